//! Plays actions from any position: for worked examples, and to see what a rule does.
//!
//! The client wrote the position, so there is nothing to hide from it.

use axum::Json;
use shinar_games::TableError;
use shinar_play::TryFailed;

use super::{Body, PathParam as Path};
use crate::{
    api::{Problem, Tried, TryPlan},
    error::{ApiError, ApiResult},
};

/// Plays actions from a position, and returns the outcome. Nothing is stored.
#[utoipa::path(post, path = "/api/games/{id}/try", tag = "games", params(("id" = String, Path)), request_body = TryPlan,
    responses((status = 200, body = Tried), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "the rules refuse an action")))]
pub(crate) async fn try_out(Path(game): Path<String>, Body(plan): Body<TryPlan>) -> ApiResult<Json<Tried>> {
    let tried = shinar_play::try_out(&game, &plan);
    tried.map(Json).map_err(|error| match error {
        TryFailed::Table(TableError::Game(_)) => ApiError::not_found("game"),
        TryFailed::Refused(refused) => refused.into(),
        TryFailed::NothingToDraw => ApiError::internal(&error),
        _ => ApiError::bad(error.to_string()),
    })
}
