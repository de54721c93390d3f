//! Looking for opponents.

use axum::{Json, extract::State, http::StatusCode};

use super::{Body, PathParam as Path, club::known};
use crate::{
    api::{NewSeek, Problem, Seek},
    app::App,
    caller::RequirePerson,
    clock::{self, Millis},
    error::{ApiError, ApiResult},
    identity::random_text,
    limits,
};

/// Looks for opponents. A search for the same game of the same kind is changed. Games that begin now need the search to be renewed
/// (`PUT`) before its `lease` ends.
#[utoipa::path(post, path = "/api/seeks", tag = "find", request_body = NewSeek, security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Seek), (status = 403, body = Problem, description = "a guest wants a rated game"),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn create(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Body(NewSeek { game, preset, rated, bots_after }): Body<NewSeek>,
) -> ApiResult<Json<Seek>> {
    known(&game)?;
    let facts = shinar_games::entry(&game).map_err(|_| ApiError::not_found("game"))?.info;
    let (least, most) = preset.sizes();
    if usize::from(facts.min_players) > least || usize::from(facts.max_players) < most {
        return Err(ApiError::bad(format!("{game} is not played by {least} to {most} players")));
    }
    if rated && !person.account {
        return Err(ApiError::account_needed("rated games are for accounts; create one first"));
    }
    if bots_after.is_some_and(|seconds| seconds > limits::BOTS_AFTER) {
        return Err(ApiError::bad(format!("`bots_after` is at most {} seconds", limits::BOTS_AFTER)));
    }
    app.rate_limits.work(&person.id)?;
    let created = clock::now();
    let bots_at = bots_after.map(|seconds| created + 1000 * Millis::from(seconds));
    let lease = created + preset.lease();
    let seek = Seek { id: random_text::<16>(), game, preset, rated, bots_at, created, lease, table: None };
    app.store.put_seek(&person.id, &seek).await?;
    let seeks = app.store.seeks_of(&person.id).await?;
    let found = seeks.into_iter().find(|known| (&known.game, known.preset) == (&seek.game, seek.preset));
    // It may have been found, and forgotten, in this moment.
    Ok(Json(found.unwrap_or(seek)))
}

/// Lists the searches of the person that last, and what was found just now.
#[utoipa::path(get, path = "/api/seeks", tag = "find", security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Vec<Seek>)))]
pub(crate) async fn list(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
) -> ApiResult<Json<Vec<Seek>>> {
    let now = clock::now();
    let mut seeks = app.store.seeks_of(&person.id).await?;
    seeks.retain(|seek| seek.lease >= now);
    Ok(Json(seeks))
}

/// Renews a search: the person is still there. Returns it as it is now, with the table if opponents were found.
#[utoipa::path(put, path = "/api/seeks/{id}", tag = "find", params(("id" = String, Path)), security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Seek), (status = 404, body = Problem)))]
pub(crate) async fn renew(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<String>,
) -> ApiResult<Json<Seek>> {
    let seeks = app.store.seeks_of(&person.id).await?;
    let known = seeks.into_iter().find(|seek| seek.id == id);
    let known = known.ok_or_else(|| ApiError::not_found("search"))?;
    // Days need no renewal, and pages ask more often than anything need be written.
    let (now, lease) = (clock::now(), known.preset.lease());
    if !known.preset.is_live() || known.lease - now > lease * 2 / 3 {
        return Ok(Json(known));
    }
    let renewed = app.store.renew_seek(&person.id, &id, now + lease).await?;
    renewed.map(Json).ok_or_else(|| ApiError::not_found("search"))
}

/// Ends a search.
#[utoipa::path(delete, path = "/api/seeks/{id}", tag = "find", params(("id" = String, Path)), security(("cookie" = []), ("token" = [])),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn delete(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<String>,
) -> ApiResult<StatusCode> {
    match app.store.delete_seek(&person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("search")),
    }
}
