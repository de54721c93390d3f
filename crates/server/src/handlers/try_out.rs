//! What actions from a position lead to: for worked examples, and for whoever wants to see what a rule does.
//!
//! Whoever asks wrote the position, so there is nothing to hide from them.

use axum::{Json, extract::Path};
use shinar_core::{Actor, Observer, play};
use shinar_games::{Listener, Table, TableError, Words, table_from_setup};

use super::Body;
use crate::{
    api::{ActionInput, Problem, Tried, TryPlan},
    error::{ApiError, ApiResult},
    limits,
    tables::{Refused, log_entry},
};

/// Plays actions from a position, and shows what came of it. Nothing is kept.
#[utoipa::path(post, path = "/api/games/{id}/try", tag = "games", params(("id" = String, Path)), request_body = TryPlan,
    responses((status = 200, body = Tried), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "the rules refuse an action")))]
pub(crate) async fn try_out(Path(game): Path<String>, Body(plan): Body<TryPlan>) -> ApiResult<Json<Tried>> {
    if plan.actions.len() > limits::TRIED {
        return Err(ApiError::bad(format!("at most {} actions can be tried out", limits::TRIED)));
    }
    let table = table_from_setup(&game, &plan.position.to_string(), Vec::new());
    let mut table = table.map_err(|error| match error {
        TableError::Game(_) => ApiError::not_found("game"),
        error => ApiError::bad(error.to_string()),
    })?;
    let mut since = 0;
    for action in &plan.actions {
        take(table.as_mut(), action)?;
        since = table.steps() - 1;
    }
    while (plan.chance || plan.actions.is_empty()) && table.actor() == Actor::Chance {
        draw(table.as_mut())?;
    }
    Ok(Json(outcome(table.as_ref(), plan.observer, since)?))
}

/// Plays an action, after draws if some are due; a plan may also say what is drawn.
fn take(table: &mut dyn Table, action: &ActionInput) -> ApiResult<()> {
    loop {
        let one = match action {
            ActionInput::Text(text) => table.parse(text),
            ActionInput::Structured(action) => table.read(action),
        };
        match one.and_then(|one| table.play(one)) {
            Ok(()) => return Ok(()),
            Err(_) if table.actor() == Actor::Chance => draw(table)?,
            Err(error) => return Err(Refused::from(error).into()),
        }
    }
}

/// Lets chance draw once. The same plan has the same outcome.
fn draw(table: &mut dyn Table) -> ApiResult<()> {
    let drawn = table.draw(&mut play::stream(0, table.steps() as u64));
    let nothing = || ApiError::internal(&"chance has nothing to draw");
    table.play(drawn.ok_or_else(nothing)?).map_err(|error| ApiError::internal(&error))
}

fn outcome(table: &dyn Table, observer: Option<Observer>, since: usize) -> ApiResult<Tried> {
    if let Some(Observer::Seat(seat)) = observer
        && seat.0 >= table.players()
    {
        return Err(ApiError::bad(format!("there is no seat {} in this game", seat.0)));
    }
    let decider = table.actor().seat().map(Observer::Seat);
    let observer = observer.or(decider).unwrap_or(Observer::Spectator);
    let heard = table.heard(since, Listener::One(observer), Words::None);
    Ok(Tried {
        actor: table.actor(),
        scores: table.scores().to_vec(),
        view: table.view(observer),
        legal: if decider == Some(observer) { table.choices() } else { Vec::new() },
        events: (0..).zip(heard).map(|(n, heard)| log_entry(n, heard.step as u64 + 1, heard)).collect(),
    })
}
