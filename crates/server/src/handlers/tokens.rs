//! Tokens for programs.

use axum::{Json, extract::State, http::StatusCode};

use super::{Body, PathParam};
use crate::{
    api::{NewToken, Problem, TokenId, TokenInfo, TokenMade},
    app::App,
    caller::RequireSession,
    error::{ApiError, ApiResult},
    people::token_info,
};

/// Lists the person's tokens.
#[utoipa::path(get, path = "/api/tokens", tag = "people", security(("cookie" = [])), responses((status = 200, body = Vec<TokenInfo>)))]
pub(crate) async fn list(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
) -> ApiResult<Json<Vec<TokenInfo>>> {
    let rows = app.store.tokens(&person.id).await?;
    Ok(Json(rows.into_iter().map(token_info).collect()))
}

/// Creates a token. Only this response contains its secret.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = NewToken, security(("cookie" = [])),
    responses((status = 200, body = TokenMade), (status = 409, body = Problem)))]
pub(crate) async fn create(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Body(request): Body<NewToken>,
) -> ApiResult<Json<TokenMade>> {
    Ok(Json(app.people.new_token(&person.id, &request.name).await?))
}

/// Deletes a token.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)), security(("cookie" = [])),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn delete(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    PathParam(id): PathParam<String>,
) -> ApiResult<StatusCode> {
    match app.people.delete_token(&person.id, &TokenId(id)).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("token")),
    }
}
