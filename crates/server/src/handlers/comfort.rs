//! Comfort for games that last for days: vacations, notes to oneself, and what has happened since the last visit.

use axum::{Json, extract::State};

use super::{Body, PathParam as Path, QueryParams, tables::caller};
use crate::{
    api::{CodeQuery, NewVacation, Notes, PersonId, Problem, TableId, Vacation, Vacations, Visit},
    app::App,
    caller::{RequirePerson, RequireSession},
    clock,
    error::{ApiError, ApiResult},
    limits,
    store::{ArchiveFilter, ArchivePlace, ArchiveScope, DAY, PersonRow},
    tables::TableRequest,
};

/// How far ahead a vacation can be planned, in days.
const AHEAD: i64 = 365;
/// How long a request may have been on its way, in milliseconds: whoever asks for a day from now gets it.
const UNDERWAY: i64 = 60 * 1000;

/// Returns the vacation of the account, and how many days are left.
#[utoipa::path(get, path = "/api/me/vacation", tag = "people", security(("cookie" = [])),
    responses((status = 200, body = Vacations), (status = 403, body = Problem, description = "a guest, or a program")))]
pub(crate) async fn vacation(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
) -> ApiResult<Json<Vacations>> {
    account(&person)?;
    Ok(Json(vacations(&app, &person.id).await?))
}

/// Goes on vacation, plans one, or changes it. Clocks with days per move stand still for the person meanwhile, also in rated games,
/// and no notifications are sent.
#[utoipa::path(put, path = "/api/me/vacation", tag = "people", request_body = NewVacation, security(("cookie" = [])),
    responses((status = 200, body = Vacations), (status = 403, body = Problem, description = "a guest, or a program"),
        (status = 409, body = Problem, description = "fewer days are left")))]
pub(crate) async fn book_vacation(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Body(NewVacation { from, until }): Body<NewVacation>,
) -> ApiResult<Json<Vacations>> {
    account(&person)?;
    app.rate_limits.work(&person.id)?;
    let now = clock::now();
    let running = app.store.vacation(&person.id).await?.filter(|last| last.from <= now && now < last.until);
    let from = match (&running, from) {
        (Some(running), None) => running.from,
        (Some(_), Some(_)) => {
            return Err(ApiError::bad("`from`: you are on vacation; only its end can be changed"));
        }
        (None, from) => from.unwrap_or(now).max(now),
    };
    if from > now.saturating_add(AHEAD * DAY) {
        return Err(ApiError::bad(format!("`from`: a vacation begins within {AHEAD} days")));
    }
    if until <= now {
        return Err(ApiError::bad("`until`: a vacation ends in the future; end it with DELETE"));
    }
    if until.saturating_sub(from) < DAY - UNDERWAY {
        return Err(ApiError::bad("`until`: a vacation lasts at least a day"));
    }
    app.store.book_vacation(&person.id, Vacation { from, until }, now).await?;
    tell_tables(&app, &person.id).await?;
    Ok(Json(vacations(&app, &person.id).await?))
}

/// Ends the vacation now, or calls off one that is planned. Each begun day counts.
#[utoipa::path(delete, path = "/api/me/vacation", tag = "people", security(("cookie" = [])),
    responses((status = 200, body = Vacations), (status = 403, body = Problem, description = "a guest, or a program"),
        (status = 404, body = Problem)))]
pub(crate) async fn end_vacation(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
) -> ApiResult<Json<Vacations>> {
    account(&person)?;
    app.rate_limits.work(&person.id)?;
    if !app.store.end_vacation(&person.id, clock::now()).await? {
        return Err(ApiError::not_found("vacation"));
    }
    tell_tables(&app, &person.id).await?;
    Ok(Json(vacations(&app, &person.id).await?))
}

fn account(person: &PersonRow) -> ApiResult<()> {
    match person.account {
        true => Ok(()),
        false => Err(ApiError::account_needed("a guest has no vacation; create an account first")),
    }
}

async fn vacations(app: &App, person: &PersonId) -> ApiResult<Vacations> {
    let now = clock::now();
    let used = app.store.vacation_days(person, now).await?;
    Ok(Vacations {
        vacation: app.store.vacation(person).await?.filter(|last| last.until > now),
        days_left: (limits::VACATION_DAYS - used).max(0),
        days_per_year: limits::VACATION_DAYS,
    })
}

/// Has the tables of a person look up the vacation. One that cannot be opened now does so when it is.
async fn tell_tables(app: &App, person: &PersonId) -> ApiResult<()> {
    for table in app.store.clocked_tables_of(person).await? {
        if let Err(error) = app.tables.ask(&table, |reply| TableRequest::Vacations { reply }).await {
            tracing::warn!(%table, %error, "cannot tell a table about a vacation");
        }
    }
    Ok(())
}

/// Returns what the person has written down for themselves at a table.
#[utoipa::path(get, path = "/api/tables/{id}/notes", tag = "tables", params(("id" = String, Path), CodeQuery),
    security(("cookie" = [])), responses((status = 200, body = Notes), (status = 404, body = Problem)))]
pub(crate) async fn notes(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Path(id): Path<TableId>,
    QueryParams(query): QueryParams<CodeQuery>,
) -> ApiResult<Json<Notes>> {
    may_see(&app, &person, &id, query.code).await?;
    Ok(Json(Notes { text: app.store.notes(&person.id, &id).await?.unwrap_or_default() }))
}

/// Writes down something for oneself at a table; an empty text removes it. Nobody else ever gets it.
#[utoipa::path(put, path = "/api/tables/{id}/notes", tag = "tables", params(("id" = String, Path), CodeQuery), request_body = Notes,
    security(("cookie" = [])),
    responses((status = 200, body = Notes), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "there are notes at too many tables")))]
pub(crate) async fn set_notes(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Path(id): Path<TableId>,
    QueryParams(query): QueryParams<CodeQuery>,
    Body(Notes { text }): Body<Notes>,
) -> ApiResult<Json<Notes>> {
    let text = limits::lines(&text, "notes", limits::NOTES)?;
    may_see(&app, &person, &id, query.code).await?;
    app.store.set_notes(&person.id, &id, &text, clock::now()).await?;
    Ok(Json(Notes { text }))
}

/// Checks that a person may see a table.
async fn may_see(app: &App, person: &PersonRow, id: &TableId, code: Option<String>) -> ApiResult<()> {
    let caller = caller(Some(person.clone()), code);
    app.tables.ask(id, |reply| TableRequest::Info { caller, reply }).await??;
    Ok(())
}

/// Says that the person is here, and returns what has happened since they were here before. A visit lasts until nothing was asked for
/// an hour.
#[utoipa::path(post, path = "/api/me/visit", tag = "people", security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Visit)))]
pub(crate) async fn visit(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
) -> ApiResult<Json<Visit>> {
    let since = app.store.visit(&person.id, clock::now(), limits::VISIT_PAUSE).await?;
    let Some(since) = since else {
        return Ok(Json(Visit { since: None, games: Vec::new(), ratings: Vec::new() }));
    };
    let filter = ArchiveFilter { from: Some(since.saturating_add(1)), ..ArchiveFilter::default() };
    let scope = ArchiveScope::Own(person.id.clone());
    let (games, _) =
        app.store.archived(&scope, &filter, ArchivePlace::at(i64::MAX), limits::VISIT_GAMES).await?;
    let ratings = app.store.rating_news(&person.id, since).await?;
    Ok(Json(Visit { since: Some(since), games, ratings }))
}
