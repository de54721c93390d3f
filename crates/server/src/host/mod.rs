//! Hosts: people who look after the server, and the command line of the machine it runs on.
//!
//! Both use the routes under `/api/host`. The command line identifies itself by a secret in the data folder, which only the
//! owner of the folder can read; `door.rs` puts it there. Tables live in the memory of a server, so all deeds go through one.

mod deeds;
mod door;
mod retention;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};

pub(crate) use deeds::{Desk, delete_person, remove_table, rename_person, tell_tables};
pub(crate) use door::Door;
pub use door::{DoorPlate, knock};
pub(crate) use retention::expire;

use crate::{
    api::PersonId,
    app::App,
    caller::recognise,
    clock,
    error::{ApiError, ApiResult},
    identity, limits,
    people::People,
    store::{PersonRow, StoreError},
};

/// The role that lets an account look after the server.
pub(crate) const HOST: &str = "host";

/// How exactly it is known when somebody was here last.
const SEEN: i64 = 60 * 60 * 1000;

/// The header in which the command line says who uses it.
pub const ACTOR: &str = "x-shinar-actor";

impl People {
    /// Lets a person in whose credentials are right: refuses one who is banned, and remembers that they were here.
    pub(crate) async fn admit(&self, person: PersonRow) -> ApiResult<Option<PersonRow>> {
        let Some(status) = self.store().person_status(&person.id).await? else { return Ok(None) };
        if status.banned.is_some() {
            return Err(ApiError::banned(status.ban_reason.as_deref().unwrap_or_default()));
        }
        let now = clock::now();
        if now - status.seen > SEEN {
            match self.store().mark_seen(&person.id, now).await {
                // It is tried again with the next request.
                Ok(()) | Err(StoreError::CannotWrite) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(Some(person))
    }
}

/// Extracts who looks after the server: a host in a browser, or the command line.
#[derive(Clone, Debug)]
pub(crate) struct RequireHost {
    /// Who it is, for the log.
    pub(crate) actor: String,
    /// Whether it is the command line, which may do everything.
    pub(crate) is_command_line: bool,
}

impl FromRequestParts<App> for RequireHost {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        if let Some(value) = parts.headers.get(header::AUTHORIZATION) {
            let given = value.to_str().unwrap_or_default().strip_prefix("Bearer ").unwrap_or_default();
            // A program's token must not be enough to delete people.
            if !identity::same(given, app.door.secret()) {
                return Err(ApiError::forbidden("hosts sign in with a browser"));
            }
            return Ok(Self { actor: command_line(&parts.headers), is_command_line: true });
        }
        let identity = recognise(app, &parts.headers).await?;
        let person = identity.ok_or_else(|| ApiError::unauthorized("sign in first"))?.person;
        if !is_host(app, &person.id).await? {
            return Err(ApiError::forbidden("only hosts may do this"));
        }
        Ok(Self { actor: person.login.unwrap_or(person.name), is_command_line: false })
    }
}

/// Whether a person may look after the server.
pub(crate) async fn is_host(app: &App, person: &PersonId) -> ApiResult<bool> {
    let status = app.store.person_status(person).await?;
    Ok(status.is_some_and(|status| status.role.as_deref() == Some(HOST)))
}

fn command_line(headers: &HeaderMap) -> String {
    let user = headers.get(ACTOR).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match limits::line(user, "a user", limits::NAME) {
        Ok(user) => format!("command line ({user})"),
        Err(_) => "command line".to_owned(),
    }
}
