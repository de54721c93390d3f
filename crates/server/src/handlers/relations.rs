//! People one knows: who follows and who blocks whom.

use axum::{Json, extract::State, http::StatusCode};

use super::{Body, PathParam as Path, club::account};
use crate::{
    api::{Acquaintance, NewRelation, PersonId, Problem},
    app::App,
    caller::RequirePerson,
    clock,
    error::{ApiError, ApiResult},
    store::PersonRow,
};

fn has_account(person: &PersonRow) -> ApiResult<()> {
    match person.account {
        true => Ok(()),
        false => Err(ApiError::account_needed("a guest knows nobody; create an account first")),
    }
}

/// Another account, by its id or its name.
async fn other(app: &App, person: &PersonRow, name: &str) -> ApiResult<PersonId> {
    has_account(person)?;
    let other = account(app, name).await?.id;
    if other == person.id { Err(ApiError::bad("that is you")) } else { Ok(other) }
}

/// What a person is to another one now.
async fn known(app: &App, person: &PersonRow, other: &PersonId) -> ApiResult<Json<Acquaintance>> {
    let known = app.store.acquaintance(&person.id, other, app.recent()).await?;
    known.map(Json).ok_or_else(|| ApiError::not_found("person"))
}

/// Lists whom the account follows or has blocked, and who follows it, with whether they are here.
#[utoipa::path(get, path = "/api/me/people", tag = "people", security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Vec<Acquaintance>), (status = 403, body = Problem, description = "a guest")))]
pub(crate) async fn list(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
) -> ApiResult<Json<Vec<Acquaintance>>> {
    has_account(&person)?;
    Ok(Json(app.store.acquaintances(&person.id, app.recent()).await?))
}

/// Follows or blocks an account, by its id or its name. Blocking ends following in both directions, and invitations.
#[utoipa::path(put, path = "/api/me/people/{person}", tag = "people", params(("person" = String, Path)), request_body = NewRelation,
    security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Acquaintance), (status = 403, body = Problem, description = "a guest, or somebody who was blocked"),
        (status = 404, body = Problem), (status = 409, body = Problem, description = "too many")))]
pub(crate) async fn put(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(name): Path<String>,
    Body(NewRelation { kind }): Body<NewRelation>,
) -> ApiResult<Json<Acquaintance>> {
    let other = other(&app, &person, &name).await?;
    app.rate_limits.work(&person.id)?;
    app.store.relate(&person.id, &other, kind, clock::now()).await?;
    known(&app, &person, &other).await
}

/// Neither follows nor blocks an account any more.
#[utoipa::path(delete, path = "/api/me/people/{person}", tag = "people", params(("person" = String, Path)),
    security(("cookie" = []), ("token" = [])),
    responses((status = 204), (status = 403, body = Problem, description = "a guest"), (status = 404, body = Problem)))]
pub(crate) async fn delete(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(name): Path<String>,
) -> ApiResult<StatusCode> {
    let other = other(&app, &person, &name).await?;
    app.rate_limits.work(&person.id)?;
    app.store.unrelate(&person.id, &other).await?;
    Ok(StatusCode::NO_CONTENT)
}
