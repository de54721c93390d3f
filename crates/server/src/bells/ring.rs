//! Bells whose time has come: which of them ring, which wait, and which no longer matter.

use std::collections::HashMap;

use super::{BellKind, quiet, rest::rest, table};
use crate::{
    api::{Channel, NotificationSettings, PersonId, TableId, TableState},
    app::App,
    clock::{self, Millis},
    store::{BellRow, HookOf, NewDelivery, SettledBells, Store, StoreError},
    tables::{Sheet, Summary},
};

/// How many bells are looked at together.
const BATCH: i64 = 100;

/// What becomes of a bell.
enum Verdict {
    Ring(Vec<NewDelivery>),
    Later(Millis),
    Drop,
}

/// Looks at bells whose time has come; returns whether there may be more.
pub(super) async fn ring(app: &App) -> Result<bool, StoreError> {
    let due = app.store.due_bells(clock::now(), BATCH).await?;
    let own = ours(app, due).await;
    let full = own.len() as i64 == BATCH;
    let mut settled = SettledBells::default();
    let mut wishes = HashMap::new();
    for bell in own {
        match judge(app, &bell, &mut wishes).await? {
            Verdict::Ring(deliveries) => {
                settled.done.push((bell.id, "rung"));
                settled.deliveries.extend(deliveries);
            }
            Verdict::Later(due) => settled.later.push((bell.id, due)),
            Verdict::Drop => settled.done.push((bell.id, "dropped")),
        }
    }
    app.store.settle_bells(settled).await?;
    Ok(full)
}

/// The bells of tables that this process has, or nobody: only the owner of a table knows who is there.
async fn ours(app: &App, due: Vec<BellRow>) -> Vec<BellRow> {
    let Some(cluster) = &app.cluster else { return due };
    let is_here = |table: &TableId| table.as_str().is_empty() || app.tables.local(table).is_some();
    let elsewhere: Vec<_> =
        due.iter().map(|bell| &bell.table_id).filter(|table| !is_here(table)).cloned().collect();
    let free = match elsewhere.is_empty() {
        true => elsewhere,
        false => cluster.orphans(elsewhere).await,
    };
    due.into_iter().filter(|bell| is_here(&bell.table_id) || free.contains(&bell.table_id)).collect()
}

async fn judge(
    app: &App,
    bell: &BellRow,
    wishes: &mut HashMap<PersonId, Option<(NotificationSettings, Millis)>>,
) -> Result<Verdict, StoreError> {
    let now = clock::now();
    if bell.is_for_table() {
        return judge_for_table(app, bell, now).await;
    }
    if !wishes.contains_key(&bell.person) {
        let settings = match app.store.bell_settings(&bell.person).await {
            // Others must not wait because of it.
            Err(error @ StoreError::Corrupt(_)) => {
                tracing::error!(person = %bell.person, %error, "cannot tell a person anything");
                None
            }
            settings => settings?,
        };
        wishes.insert(bell.person.clone(), settings);
    }
    let Some(Some((settings, mailed))) = wishes.get(&bell.person) else { return Ok(Verdict::Drop) };
    let rest = rest(&app.store, bell, now).await?;
    let too_old = rest.since + app.config.bells.give_up.as_millis() as Millis <= now;
    if too_old || !wants(settings, bell.kind) || !still_matters(&app.store, bell).await? {
        return Ok(Verdict::Drop);
    }
    if let Some(until) = rest.until {
        return Ok(Verdict::Later(until));
    }
    if !bell.kind.is_about_channel() && app.tables.has(&bell.table_id, &bell.person) {
        let pause = app.config.bells.delay.max(app.config.bells.tick).as_millis() as Millis;
        return Ok(match bell.kind {
            // Whoever looks away without having moved may forget it.
            BellKind::Turn => Verdict::Later(now + pause),
            // They see it.
            _ => Verdict::Drop,
        });
    }
    if let Some(end) = settings.quiet.as_ref().and_then(|quiet| quiet::end(quiet, now)) {
        return Ok(Verdict::Later(end));
    }
    let mut deliveries = Vec::new();
    for browser in app.store.browsers(&bell.person).await? {
        deliveries.push(delivery(bell, Channel::Push, &browser.id, now));
    }
    // That a webhook was given up cannot be told to it.
    let hook = app.store.webhook(HookOf::Person(&bell.person)).await?.filter(|hook| hook.disabled.is_none());
    if hook.is_some() && bell.kind != BellKind::Webhook {
        deliveries.push(delivery(bell, Channel::Webhook, "", now));
    }
    if settings.mail && app.mail.is_some() {
        let gathered = now + app.config.bells.gather.as_millis() as Millis;
        deliveries.push(delivery(bell, Channel::Mail, "", gathered.max(mailed + mail_pause(settings))));
    }
    Ok(Verdict::Ring(deliveries))
}

async fn judge_for_table(app: &App, bell: &BellRow, now: Millis) -> Result<Verdict, StoreError> {
    let give_up = app.config.bells.give_up.as_millis() as Millis;
    let takes =
        !table::is_too_old(bell, give_up, now) && table::webhook_of(&app.store, bell).await?.is_some();
    Ok(match takes && table::still_matters(&app.store, bell).await? {
        true => Verdict::Ring(vec![delivery(bell, Channel::Webhook, "", now)]),
        false => Verdict::Drop,
    })
}

fn delivery(bell: &BellRow, channel: Channel, target: &str, due: Millis) -> NewDelivery {
    NewDelivery { bell: bell.id.clone(), channel, target: target.to_owned(), due }
}

/// How long there is at most one e-mail.
pub(super) fn mail_pause(settings: &NotificationSettings) -> Millis {
    Millis::from(settings.mail_minutes) * 60 * 1000
}

/// Whether a person wants to be told such things.
pub(super) fn wants(settings: &NotificationSettings, kind: BellKind) -> bool {
    match kind {
        BellKind::Turn => settings.turn,
        BellKind::Rematch
        | BellKind::Joined
        | BellKind::Started
        | BellKind::Round
        | BellKind::Invited
        | BellKind::Found => settings.invited,
        BellKind::Over => settings.over,
        BellKind::Webhook | BellKind::TableWebhook => true,
    }
}

/// Whether what a bell is about is still so.
pub(super) async fn still_matters(store: &Store, bell: &BellRow) -> Result<bool, StoreError> {
    if bell.kind.is_about_channel() {
        return Ok(true);
    }
    if bell.kind == BellKind::Invited && !store.is_invited(&bell.table_id, &bell.person).await? {
        return Ok(false);
    }
    let Some(table) = store.table(&bell.table_id).await? else { return Ok(false) };
    match (table.sheet(), table.summary()) {
        (Ok(sheet), Ok(summary)) => Ok(matters(bell, &sheet, &summary)),
        // Whoever opens the table learns what is wrong with it.
        _ => Ok(false),
    }
}

fn matters(bell: &BellRow, sheet: &Sheet, summary: &Summary) -> bool {
    let person = &bell.person;
    let seat = |number: usize| sheet.seats.get(number).and_then(|seat| seat.person.as_ref());
    match bell.kind {
        BellKind::Turn => {
            let asked = summary.asked.filter(|asked| seat(asked.index()) == Some(person));
            let plays = asked
                .is_some_and(|seat| !summary.stand_ins.contains(&seat) && !summary.resigned.contains(&seat));
            plays && sheet.state == TableState::Running && i64::from(summary.turn) == bell.mark
        }
        BellKind::Rematch => {
            let own = sheet.seats.iter().filter(|seat| seat.person.as_ref() == Some(person));
            sheet.state == TableState::Waiting && own.into_iter().any(|seat| !seat.ready)
        }
        BellKind::Joined => {
            let other = usize::try_from(bell.mark).ok().and_then(seat);
            sheet.state == TableState::Waiting
                && sheet.seats_person(person)
                && other.is_some_and(|other| other != person)
        }
        BellKind::Invited => sheet.state == TableState::Waiting && !sheet.seats_person(person),
        BellKind::Started => sheet.state == TableState::Running && sheet.seats_person(person),
        // They are written before the game begins.
        BellKind::Round | BellKind::Found => {
            sheet.state != TableState::Finished && sheet.seats_person(person)
        }
        BellKind::Over => sheet.state == TableState::Finished && sheet.seats_person(person),
        BellKind::Webhook | BellKind::TableWebhook => true,
    }
}
