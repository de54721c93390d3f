//! Finished games: record, replay, analysis.

use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use shinar_core::{Observer, Record, Seat};
use shinar_games::{Listener, Words, table_from_record};

use super::{Asked, MayBody, tables::visitor};
use crate::{
    api::{
        CodeQuery, Job, Language, Moment, NewAnalysis, Problem, Replay, ReplayQuery, ReplayStep, Replayed,
        TableId,
    },
    app::App,
    error::{ApiError, ApiResult},
    people::{Anybody, Known},
    store::PersonRow,
    tables::{Wish, log_entry},
};

async fn record_of(
    app: &App,
    id: &TableId,
    person: Option<PersonRow>,
    code: Option<String>,
) -> ApiResult<Record> {
    let visitor = visitor(person, code);
    app.tables.ask(id, |reply| Wish::Record { visitor, reply }).await?
}

/// The record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "finished games", params(("id" = String, Path), CodeQuery),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "the game is not over")))]
pub(crate) async fn record(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<TableId>,
    Asked(query): Asked<CodeQuery>,
) -> ApiResult<Response> {
    let record = record_of(&app, &id, person, query.code).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}

/// A finished game action by action, or one moment of it, as an observer saw it.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "finished games", params(("id" = String, Path), ReplayQuery),
    responses((status = 200, body = Replayed), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn replay(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<TableId>,
    Asked(query): Asked<ReplayQuery>,
) -> ApiResult<Json<Replayed>> {
    let record = record_of(&app, &id, person, query.code).await?;
    let observer = observer(query.observer.as_deref(), record.players)?;
    let words = Language::words(query.words);
    let work = move || match query.step {
        None => whole(&record, observer, words).map(Replayed::Whole),
        Some(step) => moment(&record, observer, words, step).map(Replayed::Moment),
    };
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| ApiError::internal(&error))?.map(Json)
}

/// Reads `0` or `spectator`; older pages write `seat0`.
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

fn whole(record: &Record, observer: Observer, words: Words) -> ApiResult<Replay> {
    let start = Record { actions: Vec::new(), result: None, ..record.clone() };
    let mut table = table_from_record(&start).map_err(|error| ApiError::internal(&error))?;
    let mut steps = Vec::new();
    let mut count = 0;
    for (at, (actor, text)) in record.actions.iter().enumerate() {
        let action = table.parse(text).map_err(|error| ApiError::internal(&error))?;
        table.play(action).map_err(|error| ApiError::internal(&error))?;
        let heard = table.heard(at, Listener::One(observer), words);
        let events: Vec<_> =
            (count..).zip(heard).map(|(n, heard)| log_entry(n, at as u64 + 1, heard)).collect();
        count += events.len() as u32;
        let scores = table.scores().to_vec();
        steps.push(ReplayStep { step: at as u32, seat: actor.seat(), action, events, scores });
    }
    Ok(Replay { of: steps.len() as u32, steps })
}

fn moment(record: &Record, observer: Observer, words: Words, step: u32) -> ApiResult<Moment> {
    let of = record.actions.len() as u32;
    if step > of {
        return Err(ApiError::bad(format!("there are only {of} actions")));
    }
    let mut table = table_from_record(record).map_err(|error| ApiError::internal(&error))?;
    table.rewind(step as usize);
    let last = step.checked_sub(1).map(|last| last as usize);
    let heard = last.map(|last| table.heard(last, Listener::One(observer), words)).unwrap_or_default();
    Ok(Moment {
        step,
        of,
        view: table.view(observer),
        events: (0..).zip(heard).map(|(n, heard)| log_entry(n, u64::from(step), heard)).collect(),
        actor: table.actor(),
        scores: table.scores().to_vec(),
    })
}

/// Has a finished game analysed in the background.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", tag = "finished games", params(("id" = String, Path), CodeQuery),
    request_body = NewAnalysis,
    responses((status = 200, body = Job), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn analyse(
    State(app): State<App>,
    Known(person): Known,
    Path(id): Path<TableId>,
    Asked(query): Asked<CodeQuery>,
    MayBody(NewAnalysis { level }): MayBody<NewAnalysis>,
) -> ApiResult<Json<Job>> {
    let level = level.unwrap_or(4);
    if !(1..=6).contains(&level) {
        return Err(ApiError::bad(format!("there is no level {level}; levels are 1 to 6")));
    }
    app.gates.work(&person.id)?;
    let record = record_of(&app, &id, Some(person), query.code).await?;
    Ok(Json(app.jobs.ask(&id, level, record).await?))
}

/// How the analysis stands.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "finished games", params(("id" = String, Path), CodeQuery),
    responses((status = 200, body = Job), (status = 404, body = Problem)))]
pub(crate) async fn analysis(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<TableId>,
    Asked(query): Asked<CodeQuery>,
) -> ApiResult<Json<Job>> {
    let visitor = visitor(person, query.code);
    let table = app.tables.ask(&id, |reply| Wish::Info { visitor, reply }).await??;
    Ok(Json(app.jobs.state(&id, &table.game).await?))
}
