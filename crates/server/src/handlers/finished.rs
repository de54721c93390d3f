//! Finished games: record, replay, analysis.

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use shinar_core::{Observer, Record, ReplayError, Seat};
use shinar_games::{TableError, new_table_by_rules};
use shinar_play::{
    Imported,
    analysis::STANDARD_LEVEL,
    replay::{self, ReplayFailed},
};

use super::{Body, OptionalBody, PathParam as Path, QueryParams, tables::caller};
use crate::{
    api::{
        CodeQuery, Job, Language, NewAnalysis, NewRecord, Problem, ReplayQuery, Replayed, TableId, TableInfo,
    },
    app::App,
    caller::{MaybePerson, RequirePerson},
    clock,
    error::{ApiError, ApiResult},
    identity::unpredictable,
    store::{PersonRow, Quota},
    tables::TableRequest,
};

/// Keeps the record of a game that was played elsewhere, as a finished table of the person who uploads it.
///
/// It is marked, since nobody can vouch for what happened there.
#[utoipa::path(post, path = "/api/records", tag = "finished games", request_body = NewRecord,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 413, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn upload(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Body(NewRecord { record }): Body<NewRecord>,
) -> ApiResult<Json<TableInfo>> {
    app.rate_limits.table(&person.id)?;
    let owner = person.id.clone();
    let read = move || {
        let record = Record::parse(&record).map_err(|error| error.to_string())?;
        Imported::finished(&record, owner, clock::now(), &mut unpredictable())
            .map_err(|error| error.to_string())
    };
    let read = tokio::task::spawn_blocking(read).await.map_err(|error| ApiError::internal(&error))?;
    let table = read.map_err(ApiError::bad)?;
    let id = table.sheet.id.clone();
    app.tables.keep(table, Quota::table(&person.id, false, None)).await?;
    let caller = caller(Some(person), None);
    Ok(Json(app.tables.ask(&id, |reply| TableRequest::Info { caller, reply }).await??))
}

async fn record_of(
    app: &App,
    id: &TableId,
    person: Option<PersonRow>,
    code: Option<String>,
) -> ApiResult<Record> {
    let caller = caller(person, code);
    app.tables.ask(id, |reply| TableRequest::Record { caller, reply }).await?
}

/// Returns the record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "finished games", params(("id" = String, Path), CodeQuery),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "the game is not over"),
        (status = 410, body = Problem, description = "the server no longer knows the rules, and has no record")))]
pub(crate) async fn record(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Path(id): Path<TableId>,
    QueryParams(query): QueryParams<CodeQuery>,
) -> ApiResult<Response> {
    let record = record_of(&app, &id, person, query.code).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}

/// Returns a finished game action by action, or one position of it, as an observer saw it.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "finished games", params(("id" = String, Path), ReplayQuery),
    responses((status = 200, body = Replayed), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 410, body = Problem, description = "the server no longer knows the rules")))]
pub(crate) async fn replay(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Path(id): Path<TableId>,
    QueryParams(query): QueryParams<ReplayQuery>,
) -> ApiResult<Json<Replayed>> {
    let record = record_of(&app, &id, person, query.code).await?;
    playable(&record)?;
    let observer = observer(query.observer.as_deref(), record.players)?;
    let words = Language::words(query.words);
    let work = move || match query.step {
        None => replay::whole(&record, observer, words).map(Replayed::Whole),
        Some(step) => replay::position(&record, observer, words, step).map(Replayed::Position),
    };
    let done = tokio::task::spawn_blocking(work).await.map_err(|error| ApiError::internal(&error))?;
    done.map(Json).map_err(|error| match error {
        ReplayFailed::Step(_) => ApiError::bad(error.to_string()),
        error => ApiError::internal(&error),
    })
}

/// Refuses a record whose rules the engine no longer knows.
fn playable(record: &Record) -> ApiResult<()> {
    let Record { game, rules_version, players, options, .. } = record;
    match new_table_by_rules(game, *rules_version, *players, options, Vec::new()) {
        Err(TableError::Replay(error @ ReplayError::OtherRules { .. })) => {
            Err(ApiError::other_rules(error.to_string()))
        }
        Err(error) => Err(ApiError::damaged(&error)),
        Ok(_) => Ok(()),
    }
}

/// Reads `0` or `spectator`; older versions of the page send `seat0`.
fn observer(text: Option<&str>, players: u8) -> ApiResult<Observer> {
    let wrong = || ApiError::bad(format!("`as` is spectator or a seat, 0 to {}", players - 1));
    match text.unwrap_or("spectator") {
        "spectator" => Ok(Observer::Spectator),
        text => {
            let seat: Option<u8> = text.strip_prefix("seat").unwrap_or(text).parse().ok();
            seat.filter(|&seat| seat < players).map(|seat| Observer::Seat(Seat(seat))).ok_or_else(wrong)
        }
    }
}

/// Requests the analysis of a finished game, which runs in the background.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", tag = "finished games", params(("id" = String, Path), CodeQuery),
    request_body = NewAnalysis,
    responses((status = 200, body = Job), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 410, body = Problem, description = "the server no longer knows the rules")))]
pub(crate) async fn analyse(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TableId>,
    QueryParams(query): QueryParams<CodeQuery>,
    OptionalBody(NewAnalysis { level }): OptionalBody<NewAnalysis>,
) -> ApiResult<Json<Job>> {
    let level = level.unwrap_or(STANDARD_LEVEL);
    if !(1..=6).contains(&level) {
        return Err(ApiError::bad(format!("there is no level {level}; levels are 1 to 6")));
    }
    app.rate_limits.work(&person.id)?;
    let asker = person.id.clone();
    let record = record_of(&app, &id, Some(person), query.code).await?;
    playable(&record)?;
    Ok(Json(app.jobs.ask(&id, level, record, &asker).await?))
}

/// Returns the state of the analysis, and its result when it is done.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "finished games", params(("id" = String, Path), CodeQuery),
    responses((status = 200, body = Job), (status = 404, body = Problem)))]
pub(crate) async fn analysis(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Path(id): Path<TableId>,
    QueryParams(query): QueryParams<CodeQuery>,
) -> ApiResult<Json<Job>> {
    let caller = caller(person, query.code);
    let table = app.tables.ask(&id, |reply| TableRequest::Info { caller, reply }).await??;
    Ok(Json(app.jobs.state(&id, &table.game).await?))
}
