//! The games and their rules.

use axum::Json;
use shinar_play::facts;

use super::PathParam as Path;
use crate::{
    api::{ChapterFacts, GameFacts, Problem},
    error::{ApiError, ApiResult},
};

/// Lists all games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameFacts>)))]
pub(crate) async fn list() -> Json<Vec<GameFacts>> {
    Json(facts::games())
}

/// Returns the rules of a game, in chapters and in reading order.
#[utoipa::path(get, path = "/api/games/{id}/rules", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Vec<ChapterFacts>), (status = 404, body = Problem)))]
pub(crate) async fn rules(Path(game): Path<String>) -> ApiResult<Json<Vec<ChapterFacts>>> {
    facts::rules(&game).map(Json).map_err(|_| ApiError::not_found("game"))
}
