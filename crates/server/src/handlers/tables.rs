//! Tables: list, create, join, leave, start, rematch, plan.

use std::collections::BTreeSet;

use axum::{Json, extract::State, http::StatusCode};
use serde_json::value::RawValue;
use shinar_core::Seat;

use super::{Body, OptionalBody, PathParam as Path, QueryParams, invitations::code_for};
use crate::{
    api::{
        CodeQuery, Join, List, ListQuery, NewTable, Problem, RatingKind, Rematch, SampleQuery, SeatChange,
        SeatKind, Start, TableId, TableInfo, TableState,
    },
    app::App,
    caller::{MaybePerson, RequirePerson},
    clock,
    error::{ApiError, ApiResult},
    identity::unpredictable,
    people::ClientAddress,
    store::{ListPlace, PersonRow, Quota, rating_key},
    tables::{Caller, Sheet, TableRequest},
};

/// The caller of a request, with an invitation code.
pub(crate) fn caller(person: Option<PersonRow>, code: Option<String>) -> Caller {
    match person {
        Some(person) => Caller::person(&person, code),
        None => Caller::new(None, code),
    }
}

/// Lists tables.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(ListQuery),
    responses((status = 200, body = Vec<TableInfo>), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn list(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    QueryParams(query): QueryParams<ListQuery>,
) -> ApiResult<Json<Vec<TableInfo>>> {
    let from = match (&query.after, query.list) {
        (None, _) => ListPlace::first(),
        (Some(_), List::Open) => return Err(ApiError::bad("`after` is not for the list of open tables")),
        (Some(after), list) => {
            let place = app.store.place_after(list, &person.id, after).await?;
            place.ok_or_else(|| ApiError::not_found("table"))?
        }
    };
    let rows = app.store.list(query.list, &person.id, from).await?;
    let mut infos = Vec::with_capacity(rows.len());
    for row in rows {
        match row.sheet().and_then(|sheet| Ok((sheet, row.summary()?))) {
            // Nobody can sit down there.
            Ok((sheet, _)) if query.list == List::Open && sheet.tournament.is_some() => {}
            Ok((sheet, summary)) => {
                let present = |person: &_| app.tables.has(&sheet.id, person);
                infos.push(sheet.info(Some(&person.id), &summary, row.changed, present));
            }
            // The others can still be listed.
            Err(error) => tracing::error!(table = %row.id, %error, "cannot list a table"),
        }
    }
    if query.list == List::Open {
        // Nobody can join people who were found for each other.
        infos.retain(|info| !info.found);
        show_ratings(&app, &mut infos).await?;
    }
    if query.list == List::Mine {
        // The last of a full list stays the last: nobody has that many tables that are not finished.
        infos.sort_by_key(|info| !info.your_turn);
    }
    Ok(Json(infos))
}

/// Adds the ratings of people who show them.
async fn show_ratings(app: &App, tables: &mut [TableInfo]) -> ApiResult<()> {
    let people: BTreeSet<_> =
        tables.iter().flat_map(|table| &table.seats).filter_map(|seat| seat.person.clone()).collect();
    if people.is_empty() {
        return Ok(());
    }
    let ratings = app.store.shown_ratings(&people.iter().collect::<Vec<_>>()).await?;
    for table in tables {
        let Some(kind) = RatingKind::of(table.players) else { continue };
        for seat in table.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Person) {
            let key = seat.person.as_ref().map(|person| rating_key(person, &table.game, kind));
            seat.rating = key.and_then(|key| ratings.get(&key).copied());
        }
    }
    Ok(())
}

/// Creates a table. If all seats are taken, the game starts at once, unless `contribute_later` is set.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem),
        (status = 403, body = Problem, description = "a guest wants a rated game"), (status = 409, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn create(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    RequirePerson(person): RequirePerson,
    Body(request): Body<NewTable>,
) -> ApiResult<Json<TableInfo>> {
    app.rate_limits.table(&person.id)?;
    let sheet = Sheet::make(&request, &person.player(), clock::now(), &mut unpredictable())?;
    let starts = sheet.is_full() && !request.contribute_later;
    let lobby = (sheet.public && !starts).then(|| app.rate_limits.lobby(from));
    app.tables.create(&sheet, Quota::table(&person.id, sheet.is_without_people(), lobby), Vec::new()).await?;
    opened(&app, person, &sheet.id, starts).await
}

/// Returns a new table, after starting its game if that is wanted.
async fn opened(app: &App, person: PersonRow, id: &TableId, starts: bool) -> ApiResult<Json<TableInfo>> {
    let info = if starts {
        app.tables.ask(id, |reply| TableRequest::Start { person, contribution: None, reply }).await??
    } else {
        let caller = caller(Some(person), None);
        app.tables.ask(id, |reply| TableRequest::Info { caller, reply }).await??
    };
    Ok(Json(info))
}

/// Returns a table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), CodeQuery),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub(crate) async fn get(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Path(id): Path<TableId>,
    QueryParams(query): QueryParams<CodeQuery>,
) -> ApiResult<Json<TableInfo>> {
    let code = code_for(&app, &id, person.as_ref(), query.code).await?;
    let caller = caller(person, code);
    Ok(Json(app.tables.ask(&id, |reply| TableRequest::Info { caller, reply }).await??))
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn join(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TableId>,
    OptionalBody(join): OptionalBody<Join>,
) -> ApiResult<Json<TableInfo>> {
    let code = code_for(&app, &id, Some(&person), join.code).await?;
    let join = Join { code, ..join };
    Ok(Json(app.tables.ask(&id, |reply| TableRequest::Join { person, join, reply }).await??))
}

/// Gives an open seat to a bot, or a bot's seat back to people; for the person who made the table, before the game.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = SeatChange,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn seat(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path((id, seat)): Path<(TableId, u8)>,
    Body(change): Body<SeatChange>,
) -> ApiResult<Json<TableInfo>> {
    let seat = Seat(seat);
    Ok(Json(app.tables.ask(&id, |reply| TableRequest::Seat { person, seat, change, reply }).await??))
}

/// Leaves: before the game the seat becomes open; during it, a bot takes over, and a rated game is lost.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn leave(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TableId>,
) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.tables.ask(&id, |reply| TableRequest::Leave { person, reply }).await??))
}

/// Deletes a table at which nobody else sits: whoever sits there alone may, and for a table without people whoever made it.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn delete(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TableId>,
) -> ApiResult<StatusCode> {
    app.tables.ask(&id, |reply| TableRequest::Delete { person, reply }).await??;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the game, or contributes to the shuffle of a game that is starting. The response follows when it has started; a rematch
/// waits until everybody has come.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), request_body = Start,
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn start(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TableId>,
    OptionalBody(Start { contribution }): OptionalBody<Start>,
) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.tables.ask(&id, |reply| TableRequest::Start { person, contribution, reply }).await??))
}

/// Returns a whole position of a running game that looks the same to a seat of the caller's own: made from what the seat sees, with
/// everything else drawn at random, to plan with.
#[utoipa::path(get, path = "/api/tables/{id}/sample", tag = "tables", params(("id" = String, Path), SampleQuery),
    responses((status = 200, body = Object, description = "a position, as the game writes it in JSON"),
        (status = 403, body = Problem, description = "the seat is somebody else's"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "the game is not running"),
        (status = 410, body = Problem, description = "the server no longer knows the rules")))]
pub(crate) async fn sample(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TableId>,
    QueryParams(SampleQuery { seat, seed, code }): QueryParams<SampleQuery>,
) -> ApiResult<Json<Box<RawValue>>> {
    let (caller, seat) = (caller(Some(person), code), Seat(seat));
    let text = app.tables.ask(&id, |reply| TableRequest::Sample { caller, seat, seed, reply }).await??;
    RawValue::from_string(text).map(Json).map_err(|error| ApiError::internal(&error))
}

/// Creates a table for another game with the same people, everybody one seat further. Repeated requests return the same table.
///
/// Against bots the game starts at once, unless `contribute_later` is set; otherwise when everybody has come.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), request_body = Rematch,
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 410, body = Problem, description = "the server no longer knows the rules")))]
pub(crate) async fn rematch(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TableId>,
    OptionalBody(Rematch { contribution, contribute_later }): OptionalBody<Rematch>,
) -> ApiResult<Json<TableInfo>> {
    app.rate_limits.table(&person.id)?;
    let requester = person.clone();
    let next = app
        .tables
        .ask(&id, |reply| TableRequest::Rematch { person: requester, contribution, reply })
        .await??;
    let caller = caller(Some(person.clone()), None);
    let info = app.tables.ask(&next, |reply| TableRequest::Info { caller, reply }).await??;
    let can_start = info.state == TableState::Waiting
        && info.seats.iter().all(|seat| seat.kind != SeatKind::Open)
        && !contribute_later;
    if can_start { opened(&app, person, &next, true).await } else { Ok(Json(info)) }
}
