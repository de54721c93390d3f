//! Tables: list, make, join, leave, begin, play again.

use axum::{
    Json,
    extract::{Path, State},
};

use super::{Asked, Body, MayBody};
use crate::{
    api::{CodeQuery, Join, List, ListQuery, NewTable, Problem, Start, TableId, TableInfo},
    app::App,
    clock,
    error::{ApiError, ApiResult},
    limits,
    people::{Anybody, Known},
    store::PersonRow,
    tables::{Sheet, Visitor, Wish, make},
};

/// Whoever asks, with the code they bring.
pub(crate) fn visitor(person: Option<PersonRow>, code: Option<String>) -> Visitor {
    Visitor::new(person.map(|person| (person.id, person.name)), code)
}

/// Lists tables.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(ListQuery),
    responses((status = 200, body = Vec<TableInfo>), (status = 400, body = Problem)))]
pub(crate) async fn list(
    State(app): State<App>,
    Known(person): Known,
    Asked(query): Asked<ListQuery>,
) -> ApiResult<Json<Vec<TableInfo>>> {
    let rows = app.store.list(query.list, &person.id).await?;
    let mut infos = Vec::with_capacity(rows.len());
    for row in rows {
        let sheet = Sheet::parse(&row.sheet).map_err(|error| ApiError::internal(&error))?;
        let present = |person: &_| app.tables.has(&sheet.id, person);
        infos.push(sheet.info(Some(&person.id), &row.summary, row.changed, present));
    }
    if query.list == List::Mine {
        infos.sort_by_key(|info| !info.your_turn);
    }
    Ok(Json(infos))
}

/// Makes a table. If all seats are taken, the game begins at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn create(
    State(app): State<App>,
    Known(person): Known,
    Body(wish): Body<NewTable>,
) -> ApiResult<Json<TableInfo>> {
    app.gates.table(&person.id)?;
    if app.store.live_tables_of(&person.id).await? >= limits::TABLES {
        let message = format!("you have {} tables that are not finished; end some first", limits::TABLES);
        return Err(ApiError::conflict("too_many_tables", message));
    }
    let sheet = make(&wish, &person, clock::now()).map_err(ApiError::bad)?;
    app.tables.create(&sheet).await?;
    opened(&app, person, &sheet.id, sheet.is_full(), None).await
}

/// A table just made, begun if it can begin.
async fn opened(
    app: &App,
    person: PersonRow,
    id: &TableId,
    full: bool,
    contribution: Option<String>,
) -> ApiResult<Json<TableInfo>> {
    let info = if full {
        app.tables.ask(id, |reply| Wish::Start { person, contribution, reply }).await??
    } else {
        let visitor = visitor(Some(person), None);
        app.tables.ask(id, |reply| Wish::Info { visitor, reply }).await??
    };
    Ok(Json(info))
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), CodeQuery),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub(crate) async fn get(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<TableId>,
    Asked(query): Asked<CodeQuery>,
) -> ApiResult<Json<TableInfo>> {
    let visitor = visitor(person, query.code);
    Ok(Json(app.tables.ask(&id, |reply| Wish::Info { visitor, reply }).await??))
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn join(
    State(app): State<App>,
    Known(person): Known,
    Path(id): Path<TableId>,
    MayBody(join): MayBody<Join>,
) -> ApiResult<Json<TableInfo>> {
    if app.store.live_tables_of(&person.id).await? >= limits::TABLES {
        let message = format!("you have {} tables that are not finished; end some first", limits::TABLES);
        return Err(ApiError::conflict("too_many_tables", message));
    }
    Ok(Json(app.tables.ask(&id, |reply| Wish::Join { person, join, reply }).await??))
}

/// Leaves: before the game the seat becomes open, during it a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn leave(
    State(app): State<App>,
    Known(person): Known,
    Path(id): Path<TableId>,
) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.tables.ask(&id, |reply| Wish::Leave { person, reply }).await??))
}

/// Begins the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), request_body = Start,
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn start(
    State(app): State<App>,
    Known(person): Known,
    Path(id): Path<TableId>,
    MayBody(Start { contribution }): MayBody<Start>,
) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.tables.ask(&id, |reply| Wish::Start { person, contribution, reply }).await??))
}

/// Begins another game with the same people, everybody one seat further. Asked twice, it is one rematch.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), request_body = Start,
    responses((status = 200, body = TableInfo), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Known(person): Known,
    Path(id): Path<TableId>,
    MayBody(Start { contribution }): MayBody<Start>,
) -> ApiResult<Json<TableInfo>> {
    app.gates.table(&person.id)?;
    let asker = person.clone();
    let next = app.tables.ask(&id, |reply| Wish::Rematch { person: asker, contribution, reply }).await??;
    let visitor = visitor(Some(person.clone()), None);
    let info = app.tables.ask(&next, |reply| Wish::Info { visitor, reply }).await??;
    let begins = info.state == crate::api::TableState::Waiting
        && info.seats.iter().all(|seat| seat.kind != crate::api::SeatKind::Open);
    if begins { opened(&app, person, &next, true, None).await } else { Ok(Json(info)) }
}
