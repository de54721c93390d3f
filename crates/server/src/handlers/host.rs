//! Looking after the server: for hosts in a browser, and for `shinar admin`.

use axum::{Json, extract::State, http::StatusCode};

use super::{Body, OptionalBody, PathParam as Path, QueryParams};
use crate::{
    api::{
        Ban, Deed, HostPerson, HostSession, HostTable, LogQuery, NewNotice, NewRole, Notice, PasswordReset,
        PeopleQuery, Problem, Rename, ResetPassword, Statistics, SuspiciousPair, TableId, TablesQuery,
        TokenId,
    },
    app::App,
    clock,
    error::{ApiError, ApiResult},
    host::{Desk, RequireHost},
};

/// How many are listed if the request does not say.
const LISTED: u32 = 50;
/// The most that can be listed.
const MOST: u32 = 1000;
/// How far back pairs of accounts are looked at, in milliseconds.
const LOOKED_BACK: i64 = 90 * 24 * 60 * 60 * 1000;

pub(super) fn limit(given: Option<u32>) -> ApiResult<i64> {
    match given.unwrap_or(LISTED) {
        limit @ 1..=MOST => Ok(i64::from(limit)),
        _ => Err(ApiError::bad(format!("limit is 1 to {MOST}"))),
    }
}

/// Returns numbers about the server.
#[utoipa::path(get, path = "/api/host/statistics", tag = "hosts",
    responses((status = 200, body = Statistics), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn statistics(State(app): State<App>, _: RequireHost) -> ApiResult<Json<Statistics>> {
    Ok(Json(app.store.statistics(clock::now()).await?))
}

/// Lists people, the most recently seen first.
#[utoipa::path(get, path = "/api/host/people", tag = "hosts", params(PeopleQuery),
    responses((status = 200, body = Vec<HostPerson>), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn people(
    State(app): State<App>,
    _: RequireHost,
    QueryParams(query): QueryParams<PeopleQuery>,
) -> ApiResult<Json<Vec<HostPerson>>> {
    let search = query.search.unwrap_or_default();
    Ok(Json(app.store.people(search.trim(), limit(query.limit)?).await?))
}

/// Returns a person, by id or login.
#[utoipa::path(get, path = "/api/host/people/{person}", tag = "hosts", params(("person" = String, Path)),
    responses((status = 200, body = HostPerson), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn person(
    State(app): State<App>,
    host: RequireHost,
    Path(name): Path<String>,
) -> ApiResult<Json<HostPerson>> {
    Ok(Json(Desk::new(&app, host).person(&name).await?))
}

/// Deletes a person. Bots take over at their tables; their chat stays without the name.
#[utoipa::path(delete, path = "/api/host/people/{person}", tag = "hosts", params(("person" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn delete_person(
    State(app): State<App>,
    host: RequireHost,
    Path(name): Path<String>,
) -> ApiResult<StatusCode> {
    Desk::new(&app, host).delete_person(&name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Changes a person's name.
#[utoipa::path(put, path = "/api/host/people/{person}/name", tag = "hosts", params(("person" = String, Path)), request_body = Rename,
    responses((status = 200, body = HostPerson), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "an account has a name that looks like it")))]
pub(crate) async fn rename(
    State(app): State<App>,
    host: RequireHost,
    Path(name): Path<String>,
    Body(request): Body<Rename>,
) -> ApiResult<Json<HostPerson>> {
    Ok(Json(Desk::new(&app, host).rename(&name, &request.name).await?))
}

/// Gives an account a new password, and signs it out everywhere.
#[utoipa::path(post, path = "/api/host/people/{person}/password", tag = "hosts", params(("person" = String, Path)), request_body = ResetPassword,
    responses((status = 200, body = PasswordReset), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn reset_password(
    State(app): State<App>,
    host: RequireHost,
    Path(name): Path<String>,
    OptionalBody(request): OptionalBody<ResetPassword>,
) -> ApiResult<Json<PasswordReset>> {
    Ok(Json(Desk::new(&app, host).reset_password(&name, request.password).await?))
}

/// Bans a person: they cannot sign in or act, and have lost the games they play.
#[utoipa::path(put, path = "/api/host/people/{person}/ban", tag = "hosts", params(("person" = String, Path)), request_body = Ban,
    responses((status = 200, body = HostPerson), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn ban(
    State(app): State<App>,
    host: RequireHost,
    Path(name): Path<String>,
    OptionalBody(request): OptionalBody<Ban>,
) -> ApiResult<Json<HostPerson>> {
    Ok(Json(Desk::new(&app, host).ban(&name, &request.reason).await?))
}

/// Lets a banned person in again.
#[utoipa::path(delete, path = "/api/host/people/{person}/ban", tag = "hosts", params(("person" = String, Path)),
    responses((status = 200, body = HostPerson), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn unban(
    State(app): State<App>,
    host: RequireHost,
    Path(name): Path<String>,
) -> ApiResult<Json<HostPerson>> {
    Ok(Json(Desk::new(&app, host).unban(&name).await?))
}

/// Gives an account a role, or takes it away; only for the command line.
#[utoipa::path(put, path = "/api/host/people/{person}/role", tag = "hosts", params(("person" = String, Path)), request_body = NewRole,
    responses((status = 200, body = HostPerson), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn role(
    State(app): State<App>,
    host: RequireHost,
    Path(name): Path<String>,
    Body(request): Body<NewRole>,
) -> ApiResult<Json<HostPerson>> {
    Ok(Json(Desk::new(&app, host).set_role(&name, request.role).await?))
}

/// Lists the sessions and program tokens of a person.
#[utoipa::path(get, path = "/api/host/people/{person}/sessions", tag = "hosts", params(("person" = String, Path)),
    responses((status = 200, body = Vec<HostSession>), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn sessions(
    State(app): State<App>,
    host: RequireHost,
    Path(name): Path<String>,
) -> ApiResult<Json<Vec<HostSession>>> {
    Ok(Json(Desk::new(&app, host).sessions(&name).await?))
}

/// Lists pairs of accounts with many rated games against each other in the last 90 days, the most one-sided first.
#[utoipa::path(get, path = "/api/host/pairs", tag = "hosts", params(LogQuery),
    responses((status = 200, body = Vec<SuspiciousPair>), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn pairs(
    State(app): State<App>,
    _: RequireHost,
    QueryParams(query): QueryParams<LogQuery>,
) -> ApiResult<Json<Vec<SuspiciousPair>>> {
    Ok(Json(app.store.suspicious_pairs(clock::now() - LOOKED_BACK, limit(query.limit)?).await?))
}

/// Ends all sessions of a person.
#[utoipa::path(delete, path = "/api/host/people/{person}/sessions", tag = "hosts", params(("person" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn end_sessions(
    State(app): State<App>,
    host: RequireHost,
    Path(name): Path<String>,
) -> ApiResult<StatusCode> {
    Desk::new(&app, host).end_sessions(&name, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends one session of a person.
#[utoipa::path(delete, path = "/api/host/people/{person}/sessions/{session}", tag = "hosts",
    params(("person" = String, Path), ("session" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn end_session(
    State(app): State<App>,
    host: RequireHost,
    Path((name, session)): Path<(String, TokenId)>,
) -> ApiResult<StatusCode> {
    Desk::new(&app, host).end_sessions(&name, Some(&session)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists tables, the most recently changed first.
#[utoipa::path(get, path = "/api/host/tables", tag = "hosts", params(TablesQuery),
    responses((status = 200, body = Vec<HostTable>), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn tables(
    State(app): State<App>,
    host: RequireHost,
    QueryParams(query): QueryParams<TablesQuery>,
) -> ApiResult<Json<Vec<HostTable>>> {
    Ok(Json(Desk::new(&app, host).tables(query.state, limit(query.limit)?).await?))
}

/// Returns a table, without what is secret in its game.
#[utoipa::path(get, path = "/api/host/tables/{id}", tag = "hosts", params(("id" = String, Path)),
    responses((status = 200, body = HostTable), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn table(
    State(app): State<App>,
    host: RequireHost,
    Path(id): Path<TableId>,
) -> ApiResult<Json<HostTable>> {
    Ok(Json(Desk::new(&app, host).table(&id).await?))
}

/// Closes a table: a running game ends as `abandoned` and does not count, and a table that waits is deleted.
#[utoipa::path(post, path = "/api/host/tables/{id}/close", tag = "hosts", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn close_table(
    State(app): State<App>,
    host: RequireHost,
    Path(id): Path<TableId>,
) -> ApiResult<StatusCode> {
    Desk::new(&app, host).close_table(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes a table with its journal, chat and analysis.
#[utoipa::path(delete, path = "/api/host/tables/{id}", tag = "hosts", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn delete_table(
    State(app): State<App>,
    host: RequireHost,
    Path(id): Path<TableId>,
) -> ApiResult<StatusCode> {
    Desk::new(&app, host).delete_table(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the notices that everybody is shown now.
#[utoipa::path(get, path = "/api/notices", tag = "hosts", responses((status = 200, body = Vec<Notice>)))]
pub(crate) async fn notices(State(app): State<App>) -> ApiResult<Json<Vec<Notice>>> {
    Ok(Json(app.store.notices(clock::now()).await?))
}

/// Shows a notice to everybody.
#[utoipa::path(post, path = "/api/host/notices", tag = "hosts", request_body = NewNotice,
    responses((status = 200, body = Notice), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn post_notice(
    State(app): State<App>,
    host: RequireHost,
    Body(request): Body<NewNotice>,
) -> ApiResult<Json<Notice>> {
    Ok(Json(Desk::new(&app, host).post_notice(&request).await?))
}

/// Removes a notice.
#[utoipa::path(delete, path = "/api/host/notices/{id}", tag = "hosts", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn remove_notice(
    State(app): State<App>,
    host: RequireHost,
    Path(id): Path<String>,
) -> ApiResult<StatusCode> {
    Desk::new(&app, host).remove_notice(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns what hosts have done, the newest first.
#[utoipa::path(get, path = "/api/host/log", tag = "hosts", params(LogQuery),
    responses((status = 200, body = Vec<Deed>), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn log(
    State(app): State<App>,
    _: RequireHost,
    QueryParams(query): QueryParams<LogQuery>,
) -> ApiResult<Json<Vec<Deed>>> {
    Ok(Json(app.store.deeds(limit(query.limit)?).await?))
}
