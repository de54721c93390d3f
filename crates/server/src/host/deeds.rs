//! What hosts can do. Every deed is logged before it is done, so that none goes unnoticed.

use super::{HOST, RequireHost};
use crate::{
    api::{
        Deed, HostPerson, HostReport, HostSession, HostTable, NewNotice, Notice, PasswordReset, PersonId,
        Role, TableId, TableState, TokenId, TournamentId, TournamentState,
    },
    app::App,
    clock,
    error::{ApiError, ApiResult},
    identity::{self, random_text},
    limits,
    store::{HostTableRow, PersonRow, StoreError, TableWrite},
    tables::{FORMER, OpenError, TableRequest},
};

/// The longest reason and the longest notice, in characters.
const TEXT: usize = 500;
/// The shortest and the longest time that a notice is shown, in seconds.
const SHOWN: (u32, u32) = (60, 366 * 24 * 60 * 60);

/// A host at work.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    app: &'a App,
    host: RequireHost,
}

impl<'a> Desk<'a> {
    /// A desk for a host.
    pub(crate) fn new(app: &'a App, host: RequireHost) -> Self {
        Self { app, host }
    }

    async fn log(&self, deed: &str, subject: &str, detail: &str) -> ApiResult<()> {
        let (actor, deed) = (self.host.actor.clone(), deed.to_owned());
        tracing::info!(actor, deed, subject, "a host acts");
        let entry =
            Deed { at: clock::now(), actor, deed, subject: subject.to_owned(), detail: detail.to_owned() };
        Ok(self.app.store.log_deed(&random_text::<16>(), &entry).await?)
    }

    /// A person by login or id.
    pub(crate) async fn person(&self, name: &str) -> ApiResult<HostPerson> {
        self.app.store.host_person(name).await?.ok_or_else(|| ApiError::not_found("person"))
    }

    /// A person whom this host may change: hosts are looked after on the command line.
    async fn subject(&self, name: &str) -> ApiResult<HostPerson> {
        let person = self.person(name).await?;
        if person.role.is_some() && !self.host.is_command_line {
            return Err(ApiError::forbidden("hosts are looked after with `shinar admin`"));
        }
        Ok(person)
    }

    async fn row(&self, id: &PersonId) -> ApiResult<PersonRow> {
        self.app.store.person(id).await?.ok_or_else(|| ApiError::not_found("person"))
    }

    /// Changes the name that others see.
    pub(crate) async fn rename(&self, name: &str, new: &str) -> ApiResult<HostPerson> {
        let person = self.subject(name).await?;
        let new = limits::line(new, "a name", limits::NAME)?;
        self.app.people.check_name(&person.id, &new).await?;
        self.log("rename", person.id.as_str(), &format!("{} -> {new}", person.name)).await?;
        rename_person(self.app, &person.id, &new).await?;
        self.person(person.id.as_str()).await
    }

    /// Gives an account a new password, and signs it out everywhere.
    pub(crate) async fn reset_password(
        &self,
        name: &str,
        password: Option<String>,
    ) -> ApiResult<PasswordReset> {
        let person = self.subject(name).await?;
        let Some(login) = person.login else {
            return Err(ApiError::conflict("guest", "a guest has no password"));
        };
        let password = limits::password(&password.unwrap_or_else(random_text::<16>))?;
        let plain = password.clone();
        let hash = self.app.people.hashed(move || identity::hash_password(&plain)).await?;
        let hash = hash.map_err(|error| ApiError::internal(&error))?;
        self.log("reset password", person.id.as_str(), &login).await?;
        self.app.store.replace_password(&person.id, &hash).await?;
        self.app.people.sessions().changed(&person.id);
        Ok(PasswordReset { login, password })
    }

    /// Keeps a person out. They give their games up.
    pub(crate) async fn ban(&self, name: &str, reason: &str) -> ApiResult<HostPerson> {
        let person = self.subject(name).await?;
        let reason = match reason.trim() {
            "" => String::new(),
            reason => limits::line(reason, "a reason", TEXT)?,
        };
        self.log("ban", person.id.as_str(), &reason).await?;
        self.app.store.set_ban(&person.id, Some((clock::now(), &reason))).await?;
        for tournament in self.app.store.joined_tournaments(&person.id).await? {
            let Some(of) = self.app.store.tournament(&tournament).await? else { continue };
            if !matches!(of.state, TournamentState::Open | TournamentState::Running) {
                continue;
            }
            match self.app.store.leave_tournament(&tournament, of.state, &person.id, clock::now()).await {
                // It has started or ended just now.
                Ok(()) | Err(StoreError::TournamentMoved) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let row = self.row(&person.id).await?;
        for table in self.app.store.tables_of(&person.id).await? {
            let forfeit = |reply| TableRequest::Forfeit { person: row.clone(), reply };
            tolerate(&table, self.app.tables.ask(&table, forfeit).await.map(|_| ()))?;
        }
        self.app.people.sessions().changed(&person.id);
        self.person(person.id.as_str()).await
    }

    /// Lets a person in again.
    pub(crate) async fn unban(&self, name: &str) -> ApiResult<HostPerson> {
        let person = self.subject(name).await?;
        self.log("unban", person.id.as_str(), "").await?;
        self.app.store.set_ban(&person.id, None).await?;
        self.person(person.id.as_str()).await
    }

    /// Deletes a person.
    pub(crate) async fn delete_person(&self, name: &str) -> ApiResult<()> {
        let person = self.subject(name).await?;
        self.log("delete person", person.id.as_str(), &person.name).await?;
        delete_person(self.app, &person.id).await
    }

    /// Gives an account a role, or takes it away.
    pub(crate) async fn set_role(&self, name: &str, role: Option<Role>) -> ApiResult<HostPerson> {
        if !self.host.is_command_line {
            return Err(ApiError::forbidden("roles are given with `shinar admin`"));
        }
        let person = self.person(name).await?;
        if person.login.is_none() {
            return Err(ApiError::conflict("guest", "only an account can have a role"));
        }
        let role = role.map(|Role::Host| HOST);
        self.log("role", person.id.as_str(), role.unwrap_or("none")).await?;
        self.app.store.set_role(&person.id, role).await?;
        self.person(person.id.as_str()).await
    }

    /// The sessions of a person.
    pub(crate) async fn sessions(&self, name: &str) -> ApiResult<Vec<HostSession>> {
        Ok(self.app.store.sessions(&self.person(name).await?.id).await?)
    }

    /// Ends a session of a person, or all of them.
    pub(crate) async fn end_sessions(&self, name: &str, session: Option<&TokenId>) -> ApiResult<()> {
        let person = self.subject(name).await?;
        let which = session.map_or("all", TokenId::as_str);
        if let Some(session) = session
            && !self.app.store.sessions(&person.id).await?.iter().any(|known| known.id == *session)
        {
            return Err(ApiError::not_found("session"));
        }
        self.log("end sessions", person.id.as_str(), which).await?;
        match session {
            Some(session) => drop(self.app.store.end_session(&person.id, session).await?),
            None => drop(self.app.store.end_sessions(&person.id).await?),
        }
        self.app.people.sessions().changed(&person.id);
        Ok(())
    }

    /// Tables, the most recently changed first.
    pub(crate) async fn tables(&self, state: Option<TableState>, limit: i64) -> ApiResult<Vec<HostTable>> {
        let mut tables = Vec::new();
        for row in self.app.store.host_tables(state, limit).await? {
            tables.push(self.described(row).await?);
        }
        Ok(tables)
    }

    /// A table.
    pub(crate) async fn table(&self, id: &TableId) -> ApiResult<HostTable> {
        let row = self.app.store.host_table(id).await?.ok_or_else(|| ApiError::not_found("table"))?;
        self.described(row).await
    }

    async fn described(&self, row: HostTableRow) -> ApiResult<HostTable> {
        let HostTableRow { id, state, created, changed, entries, chat } = row;
        let state = match state.as_str() {
            "waiting" => TableState::Waiting,
            "running" => TableState::Running,
            "finished" => TableState::Finished,
            _ => return Err(StoreError::Corrupt(format!("a table in state {state:?}")).into()),
        };
        let stored = self.app.store.table(&id).await?;
        // A damaged table is listed, too, so that it can be deleted.
        let table = stored.and_then(|stored| {
            let (sheet, summary) = (stored.sheet().ok()?, stored.summary().ok()?);
            Some(sheet.info(None, &summary, changed, |person| self.app.tables.has(&sheet.id, person)))
        });
        Ok(HostTable { id, state, created, changed, entries, chat, table })
    }

    /// Ends a running game without a result, and deletes a table that waits: no bot plays on for anybody who did not leave.
    pub(crate) async fn close_table(&self, id: &TableId) -> ApiResult<()> {
        let table = self.table(id).await?;
        let Some(info) = table.table else {
            return Err(ApiError::conflict("damaged", "what is stored of this table is damaged; delete it"));
        };
        if table.state == TableState::Finished {
            return Err(ApiError::conflict("finished", "the game is over"));
        }
        self.log("close table", id.as_str(), &info.game).await?;
        let mut people: Vec<_> = info.seats.into_iter().filter_map(|seat| seat.person).collect();
        people.dedup();
        if people.is_empty() && table.state == TableState::Waiting {
            return remove_table(self.app, id).await;
        }
        // A tournament counts a game without a result as a draw.
        if table.state == TableState::Running {
            return Ok(self.app.tables.ask(id, |reply| TableRequest::Annul { reply }).await?);
        }
        for person in people {
            let Some(person) = self.app.store.person(&person).await? else { continue };
            match self.app.tables.ask(id, |reply| TableRequest::Leave { person, reply }).await {
                // The table is deleted when the last person leaves.
                Ok(_) | Err(OpenError::NoTable) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Deletes a table with everything about it.
    pub(crate) async fn delete_table(&self, id: &TableId) -> ApiResult<()> {
        let table = self.table(id).await?;
        let game = table.table.map_or_else(|| "damaged".to_owned(), |info| info.game);
        self.log("delete table", id.as_str(), &game).await?;
        remove_table(self.app, id).await
    }

    /// Reports of people.
    pub(crate) async fn reports(&self, all: bool, limit: i64) -> ApiResult<Vec<HostReport>> {
        Ok(self.app.store.reports(all, limit).await?)
    }

    /// Says that a report is done with.
    pub(crate) async fn resolve_report(&self, id: &str, answer: &str) -> ApiResult<HostReport> {
        let report = self.app.store.report(id).await?.ok_or_else(|| ApiError::not_found("report"))?;
        let answer = match answer.trim() {
            "" => String::new(),
            answer => limits::line(answer, "an answer", limits::REASON)?,
        };
        let resolved = || ApiError::conflict("resolved", "a host was done with this report before");
        if report.resolved.is_some() {
            return Err(resolved());
        }
        self.log("resolve report", id, &format!("{}: {answer}", report.name)).await?;
        if !self.app.store.resolve_report(id, &self.host.actor, &answer, clock::now()).await? {
            return Err(resolved());
        }
        self.app.store.report(id).await?.ok_or_else(|| ApiError::not_found("report"))
    }

    /// Deletes a tournament. Its tables stay.
    pub(crate) async fn delete_tournament(&self, id: &TournamentId) -> ApiResult<()> {
        let row = self.app.store.tournament(id).await?.ok_or_else(|| ApiError::not_found("tournament"))?;
        // One that cannot be read is deleted, too.
        let name = row.plan().map_or_else(|_| "damaged".to_owned(), |plan| plan.name);
        self.log("delete tournament", id.as_str(), &name).await?;
        Ok(self.app.store.delete_tournament(id).await?)
    }

    /// Shows a notice to everybody.
    pub(crate) async fn post_notice(&self, request: &NewNotice) -> ApiResult<Notice> {
        let text = limits::line(&request.text, "a notice", TEXT)?;
        if !(SHOWN.0..=SHOWN.1).contains(&request.seconds) {
            return Err(ApiError::bad("a notice is shown for a minute to a year"));
        }
        let created = clock::now();
        let until = created + i64::from(request.seconds) * 1000;
        let notice = Notice { id: random_text::<12>(), text, created, until };
        self.log("post notice", &notice.id, &notice.text).await?;
        self.app.store.add_notice(&notice).await?;
        Ok(notice)
    }

    /// Removes a notice.
    pub(crate) async fn remove_notice(&self, id: &str) -> ApiResult<()> {
        let known = self.app.store.notices(clock::now()).await?;
        let notice = known.iter().find(|notice| notice.id == id);
        let notice = notice.ok_or_else(|| ApiError::not_found("notice"))?;
        self.log("remove notice", id, &notice.text).await?;
        self.app.store.remove_notice(id).await?;
        Ok(())
    }
}

/// A damaged table must not keep anybody from anything that concerns a person.
fn tolerate(table: &TableId, result: Result<(), OpenError>) -> ApiResult<()> {
    match result {
        Ok(()) => Ok(()),
        Err(error) if error.is_permanent() => {
            tracing::error!(%table, %error, "cannot change a person at a table");
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}

/// Changes a person's name, here and at their tables.
pub(crate) async fn rename_person(app: &App, person: &PersonId, name: &str) -> ApiResult<()> {
    app.store.rename_person(person, name, &limits::skeleton(name)).await?;
    tell_tables(app, person, name).await
}

/// Tells the tables of a person their name, and whether they have an account; returns when all of them have written it.
pub(crate) async fn tell_tables(app: &App, person: &PersonId, name: &str) -> ApiResult<()> {
    for table in app.store.tables_of(person).await? {
        let rename = |reply| TableRequest::Rename { person: person.clone(), name: name.to_owned(), reply };
        tolerate(&table, app.tables.ask(&table, rename).await)?;
    }
    Ok(())
}

/// Deletes a person: bots take over at their tables, and their chat stays without the name.
pub(crate) async fn delete_person(app: &App, person: &PersonId) -> ApiResult<()> {
    for table in app.store.tables_that_know(person).await? {
        forget(app, person, &table).await?;
    }
    app.presence.forget(person);
    app.store.delete_person(person, FORMER).await?;
    // From here on nothing can be written on the person's behalf. Their sockets close, and a seat that they took just before
    // is given up.
    app.people.sessions().changed(person);
    for table in app.store.tables_of(person).await? {
        forget(app, person, &table).await?;
    }
    app.store.delete_seats(person).await?;
    app.tables.forget_spectator(person).await;
    Ok(())
}

async fn forget(app: &App, person: &PersonId, table: &TableId) -> ApiResult<()> {
    let request = |reply| TableRequest::Forget { person: person.clone(), reply };
    tolerate(table, app.tables.ask(table, request).await)
}

/// Deletes a table with everything about it, wherever it is open.
pub(crate) async fn remove_table(app: &App, id: &TableId) -> ApiResult<()> {
    match app.tables.ask(id, |reply| TableRequest::Remove { reply }).await {
        Ok(()) => {}
        // Nobody has it open, because nobody can.
        Err(error) if error.is_permanent() && !matches!(error, OpenError::NoTable) => {
            app.store.write(TableWrite { delete: true, ..TableWrite::to(id.clone()) }).await?;
        }
        Err(error) => return Err(error.into()),
    }
    app.store.delete_job(id).await?;
    Ok(())
}
