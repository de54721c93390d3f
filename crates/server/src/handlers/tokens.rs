//! Tokens for programs.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};

use super::Body;
use crate::{
    api::{NewToken, Problem, TokenId, TokenInfo, TokenMade},
    app::App,
    error::{ApiError, ApiResult},
    people::{Known, token_info},
};

/// My tokens.
#[utoipa::path(get, path = "/api/tokens", tag = "people", responses((status = 200, body = Vec<TokenInfo>)))]
pub(crate) async fn list(State(app): State<App>, Known(person): Known) -> ApiResult<Json<Vec<TokenInfo>>> {
    let rows = app.store.tokens(&person.id).await?;
    Ok(Json(rows.into_iter().map(token_info).collect()))
}

/// Makes a token. Its secret is shown only now.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = NewToken,
    responses((status = 200, body = TokenMade), (status = 400, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn create(
    State(app): State<App>,
    Known(person): Known,
    Body(wish): Body<NewToken>,
) -> ApiResult<Json<TokenMade>> {
    Ok(Json(app.people.new_token(&person.id, &wish.name).await?))
}

/// Deletes a token.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn delete(
    State(app): State<App>,
    Known(person): Known,
    Path(id): Path<String>,
) -> ApiResult<StatusCode> {
    match app.store.delete_token(&person.id, &TokenId(id)).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("token")),
    }
}
