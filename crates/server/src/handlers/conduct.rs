//! How people get on with each other: mute somebody, report somebody, and what hosts make of it.

use axum::{Json, extract::State, http::StatusCode};

use super::{Body, OptionalBody, PathParam as Path, QueryParams, tables::caller};
use crate::{
    api::{HostReport, MutedPerson, NewReport, PersonId, Problem, ReportsQuery, ResolveReport, TableState},
    app::App,
    caller::RequirePerson,
    clock,
    error::{ApiError, ApiResult},
    handlers::host::limit,
    host::{Desk, RequireHost},
    limits,
    people::ClientAddress,
    store::{NewReportRow, PersonRow},
    tables::TableRequest,
};

/// Lists the people whose chat the person does not want.
#[utoipa::path(get, path = "/api/me/muted", tag = "people", security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Vec<MutedPerson>)))]
pub(crate) async fn muted(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
) -> ApiResult<Json<Vec<MutedPerson>>> {
    Ok(Json(app.store.muted(&person.id).await?))
}

/// Mutes somebody: sockets that are opened from now on get nothing of what they say. They do not learn of it.
#[utoipa::path(put, path = "/api/me/muted/{person}", tag = "people", params(("person" = String, Path)),
    security(("cookie" = []), ("token" = [])),
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "it is oneself, or too many")))]
pub(crate) async fn mute(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(other): Path<PersonId>,
) -> ApiResult<StatusCode> {
    if other == person.id {
        return Err(ApiError::conflict("oneself", "you cannot mute yourself"));
    }
    let other = known(&app, &other).await?;
    app.store.mute(&person.id, &other.id, clock::now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Hears somebody again.
#[utoipa::path(delete, path = "/api/me/muted/{person}", tag = "people", params(("person" = String, Path)),
    security(("cookie" = []), ("token" = [])), responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn unmute(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(other): Path<PersonId>,
) -> ApiResult<StatusCode> {
    match app.store.unmute(&person.id, &other).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("muted person")),
    }
}

async fn known(app: &App, id: &PersonId) -> ApiResult<PersonRow> {
    let found = if id.as_str().contains('\0') { None } else { app.store.person(id).await? };
    found.ok_or_else(|| ApiError::not_found("person"))
}

/// Reports a person, or a line of chat, to the hosts. The same report again changes nothing.
#[utoipa::path(post, path = "/api/reports", tag = "people", request_body = NewReport, security(("cookie" = []), ("token" = [])),
    responses((status = 204), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "it is oneself, or too many reports wait for a host")))]
pub(crate) async fn report(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    ClientAddress(from): ClientAddress,
    Body(request): Body<NewReport>,
) -> ApiResult<StatusCode> {
    let reason = limits::line(&request.reason, "a reason", limits::REASON)?;
    app.rate_limits.report(&person.id, from)?;
    let (subject, name, line) = subject(&app, &person, &request).await?;
    if subject == person.id {
        return Err(ApiError::conflict("oneself", "you cannot report yourself"));
    }
    let table = request.table.unwrap_or_else(|| crate::api::TableId(String::new()));
    let row = NewReportRow { reporter: person.id, person: subject, name, table, line, reason };
    app.store.add_report(&row, clock::now()).await?;
    tracing::info!(table = %row.table, "somebody has reported somebody");
    Ok(StatusCode::NO_CONTENT)
}

/// Whom a report is about, under which name, and what they said.
async fn subject(
    app: &App,
    reporter: &PersonRow,
    request: &NewReport,
) -> ApiResult<(PersonId, String, Option<(u32, String)>)> {
    let no_person = || ApiError::not_found("person");
    let Some(table) = &request.table else {
        let (Some(id), None) = (&request.person, request.line) else {
            return Err(ApiError::bad("a report names a `person`, or a `line` of chat and its `table`"));
        };
        // Guests are met at tables only.
        let person = known(app, id).await?;
        return if person.account { Ok((person.id, person.name, None)) } else { Err(no_person()) };
    };
    // Whoever may not see the table does not learn that it exists.
    let caller = caller(Some(reporter.clone()), request.code.clone());
    let info = app.tables.ask(table, |reply| TableRequest::Info { caller, reply }).await??;
    if let Some(n) = request.line {
        let plays = info.seats.iter().any(|seat| seat.you);
        let withheld = |apart: i64| apart != 0 && plays && info.state == TableState::Running;
        let said = app.store.said(table, n).await?.filter(|said| !withheld(said.apart));
        let said = said.ok_or_else(|| ApiError::not_found("line"))?;
        let id = said.person.ok_or_else(no_person)?;
        if request.person.as_ref().is_some_and(|person| *person != id) {
            return Err(ApiError::bad("`person`: somebody else said this line"));
        }
        return Ok((id, said.name, Some((n, said.text))));
    }
    let Some(id) = &request.person else {
        return Err(ApiError::bad("a report names a `person`, or a `line` of chat and its `table`"));
    };
    let id = known(app, id).await?.id;
    let seat = info.seats.iter().find(|seat| seat.person.as_ref() == Some(&id));
    match seat.map(|seat| seat.name.clone()) {
        Some(name) => Ok((id, name, None)),
        None => {
            let name = app.store.spoke_as(table, &id).await?;
            name.map(|name| (id, name, None)).ok_or_else(no_person)
        }
    }
}

/// Lists what people have reported, the oldest of those that wait first.
#[utoipa::path(get, path = "/api/host/reports", tag = "hosts", params(ReportsQuery),
    responses((status = 200, body = Vec<HostReport>), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn reports(
    State(app): State<App>,
    host: RequireHost,
    QueryParams(query): QueryParams<ReportsQuery>,
) -> ApiResult<Json<Vec<HostReport>>> {
    Ok(Json(Desk::new(&app, host).reports(query.all, limit(query.limit)?).await?))
}

/// Says that a report is done with.
#[utoipa::path(post, path = "/api/host/reports/{id}/resolve", tag = "hosts", params(("id" = String, Path)), request_body = ResolveReport,
    responses((status = 200, body = HostReport), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn resolve(
    State(app): State<App>,
    host: RequireHost,
    Path(id): Path<String>,
    OptionalBody(request): OptionalBody<ResolveReport>,
) -> ApiResult<Json<HostReport>> {
    Ok(Json(Desk::new(&app, host).resolve_report(&id, &request.answer).await?))
}
