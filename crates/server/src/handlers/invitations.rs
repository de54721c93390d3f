//! Invitations by name to tables that wait for players.

use axum::{Json, extract::State, http::StatusCode};

use super::{Body, PathParam as Path, club::account};
use crate::{
    api::{
        Invitation, InvitedPerson, Join, NewInvitation, PersonId, Problem, SeatKind, TableId, TableInfo,
        TableState,
    },
    app::App,
    bells::BellKind,
    caller::RequirePerson,
    clock,
    error::{ApiError, ApiResult},
    limits,
    store::{NewBell, PersonRow, StoreError},
    tables::{Sheet, TableRequest},
};

/// The code of a table for whoever is invited to it: they are let in as if they had it.
pub(super) async fn code_for(
    app: &App,
    table: &TableId,
    person: Option<&PersonRow>,
    code: Option<String>,
) -> ApiResult<Option<String>> {
    let Some(person) = person.filter(|person| code.is_none() && person.account) else { return Ok(code) };
    if !app.store.is_invited(table, &person.id).await? {
        return Ok(None);
    }
    Ok(sheet(app, table).await?.map(|sheet| sheet.invite))
}

async fn sheet(app: &App, table: &TableId) -> ApiResult<Option<Sheet>> {
    Ok(app.store.table(table).await?.map(|row| row.sheet()).transpose()?)
}

/// The seat of a person at a table that waits for players.
async fn seat_at(app: &App, table: &TableId, person: &PersonRow) -> ApiResult<(Sheet, usize)> {
    let sheet = sheet(app, table).await?.ok_or_else(|| ApiError::not_found("table"))?;
    let seat = sheet.seats.iter().position(|seat| seat.person.as_ref() == Some(&person.id));
    let Some(seat) = seat else {
        let hidden = !sheet.admits(Some(&person.id), None);
        return Err(match hidden {
            true => ApiError::not_found("table"),
            false => ApiError::forbidden("only people at the table can invite others to it"),
        });
    };
    match sheet.state {
        TableState::Waiting => Ok((sheet, seat)),
        TableState::Running | TableState::Finished => Err(begun()),
    }
}

fn begun() -> ApiError {
    ApiError::conflict("running", "the game has started")
}

/// Invites somebody whom the sender follows to a table at which they sit. The invitation ends when the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/invitations", tag = "tables", params(("id" = String, Path)), request_body = NewInvitation,
    responses((status = 200, body = Vec<InvitedPerson>),
        (status = 403, body = Problem, description = "a guest, or somebody who was blocked or does not follow the person"),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn invite(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TableId>,
    Body(NewInvitation { person: name }): Body<NewInvitation>,
) -> ApiResult<Json<Vec<InvitedPerson>>> {
    if !person.account {
        return Err(ApiError::account_needed(
            "a guest can pass the table's address on; create an account to invite by name",
        ));
    }
    let name = limits::line(&name, "a person", limits::PERSON)?;
    let (sheet, seat) = seat_at(&app, &id, &person).await?;
    if sheet.seats.iter().all(|seat| seat.kind != SeatKind::Open) {
        return Err(ApiError::conflict("full", "no seat is open"));
    }
    let other = account(&app, &name).await?.id;
    if sheet.seats_person(&other) {
        return Err(ApiError::conflict("seated", "this person has a seat at the table"));
    }
    app.rate_limits.work(&person.id)?;
    app.rate_limits.invitation(&person.id, &other)?;
    let created = clock::now();
    let due = created + app.config.bells.delay.as_millis() as i64;
    let bell = NewBell {
        person: Some(other.clone()),
        table: id.clone(),
        kind: BellKind::Invited,
        mark: seat as i64,
        created,
        due,
    };
    match app.store.invite(&person.id, &other, &bell).await {
        Ok(()) => {}
        Err(StoreError::Taken) => {
            return Err(ApiError::conflict("invited", "this person was invited to the table already"));
        }
        Err(StoreError::Gone) => return Err(begun()),
        Err(error) => return Err(error.into()),
    }
    Ok(Json(app.store.invited(&id).await?))
}

/// Lists who was invited to a table, for people at it.
#[utoipa::path(get, path = "/api/tables/{id}/invitations", tag = "tables", params(("id" = String, Path)),
    security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Vec<InvitedPerson>), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn invited(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TableId>,
) -> ApiResult<Json<Vec<InvitedPerson>>> {
    seat_at(&app, &id, &person).await?;
    Ok(Json(app.store.invited(&id).await?))
}

/// Lists the invitations that wait for an answer, the latest first.
#[utoipa::path(get, path = "/api/me/invitations", tag = "people", security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Vec<Invitation>)))]
pub(crate) async fn list(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
) -> ApiResult<Json<Vec<Invitation>>> {
    let mut found = Vec::new();
    for row in app.store.invitations(&person.id).await? {
        match row.table.sheet().and_then(|sheet| Ok((sheet, row.table.summary()?))) {
            Ok((sheet, summary)) => {
                let present = |person: &PersonId| app.tables.has(&sheet.id, person);
                found.push(Invitation {
                    table: sheet.info(Some(&person.id), &summary, row.table.changed, present),
                    inviter: row.inviter,
                    inviter_name: row.inviter_name,
                    created: row.invited,
                });
            }
            Err(error) => tracing::error!(table = %row.table.id, %error, "cannot list an invitation"),
        }
    }
    Ok(Json(found))
}

/// Accepts an invitation: takes a seat.
#[utoipa::path(post, path = "/api/me/invitations/{table}", tag = "people", params(("table" = String, Path)),
    security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 410, body = Problem, description = "the server no longer knows the rules")))]
pub(crate) async fn accept(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(table): Path<TableId>,
) -> ApiResult<Json<TableInfo>> {
    let code = code_for(&app, &table, Some(&person), None).await?;
    let code = code.ok_or_else(|| ApiError::not_found("invitation"))?;
    let join = Join { code: Some(code), ..Join::default() };
    Ok(Json(app.tables.ask(&table, |reply| TableRequest::Join { person, join, reply }).await??))
}

/// Declines an invitation.
#[utoipa::path(delete, path = "/api/me/invitations/{table}", tag = "people", params(("table" = String, Path)),
    security(("cookie" = []), ("token" = [])),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn decline(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(table): Path<TableId>,
) -> ApiResult<StatusCode> {
    match app.store.decline(&table, &person.id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("invitation")),
    }
}
