//! Who is here: accounts that send requests, and people connected to tables. Each process writes what it sees to the database from
//! time to time, so that all of them know it.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::{
    api::{PersonId, TableId},
    app::App,
    clock::{self, Millis},
    store::StoreError,
};

/// What was seen of people since it was last written.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    people: Mutex<HashMap<PersonId, Seen>>,
}

/// When somebody was last seen, and when that was last written.
#[derive(Clone, Copy, Debug)]
struct Seen {
    seen: Millis,
    written: Millis,
}

impl Presence {
    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, Seen>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that an account has sent a request.
    pub(crate) fn note(&self, person: &PersonId) {
        let now = clock::now();
        let mut people = self.people();
        match people.get_mut(person) {
            Some(known) => known.seen = now,
            None => drop(people.insert(person.clone(), Seen { seen: now, written: 0 })),
        }
    }

    /// Forgets a person who was deleted.
    pub(crate) fn forget(&self, person: &PersonId) {
        self.people().remove(person);
    }

    /// What is to be written now: people who were seen since, and not written for a while.
    fn due(&self, now: Millis, here: Millis) -> Vec<(PersonId, Millis)> {
        let mut people = self.people();
        people.retain(|_, known| known.seen >= now - here || known.seen > known.written);
        let due = people
            .iter_mut()
            .filter(|(_, known)| known.seen > known.written && known.written <= now - here / 3);
        due.map(|(person, known)| {
            known.written = now;
            (person.clone(), known.seen)
        })
        .collect()
    }
}

/// Writes who is here, until the server stops.
pub(crate) async fn run(app: App) {
    let mut seated: HashMap<PersonId, (TableId, Millis)> = HashMap::new();
    loop {
        tokio::select! {
            () = tokio::time::sleep(app.config.find.tick) => {}
            () = app.stop.cancelled() => return,
        }
        match write(&app, &mut seated).await {
            Ok(()) | Err(StoreError::CannotWrite | StoreError::Unavailable(_) | StoreError::Closed) => {}
            Err(error) => tracing::error!(%error, "cannot write who is here"),
        }
    }
}

async fn write(app: &App, seated: &mut HashMap<PersonId, (TableId, Millis)>) -> Result<(), StoreError> {
    if app.store.cannot_write() {
        return Ok(());
    }
    let (now, here) = (clock::now(), app.config.find.here.as_millis() as Millis);
    let at_tables = app.tables.present();
    let left: Vec<_> = seated
        .iter()
        .filter(|(person, (table, _))| at_tables.get(*person) != Some(table))
        .map(|(person, (table, _))| (person.clone(), table.clone()))
        .collect();
    for (person, _) in &left {
        seated.remove(person);
    }
    let mut rows: Vec<(PersonId, Millis, Option<TableId>)> = Vec::new();
    for (person, table) in at_tables {
        let written = seated.get(&person).map_or(0, |(_, written)| *written);
        if written <= now - here / 3 {
            seated.insert(person.clone(), (table.clone(), now));
            rows.push((person, now, Some(table)));
        }
    }
    let due = app.presence.due(now, here).into_iter();
    rows.extend(
        due.filter(|(person, _)| !seated.contains_key(person)).map(|(person, seen)| (person, seen, None)),
    );
    rows.sort();
    app.store.put_presence(&rows, &left).await
}
