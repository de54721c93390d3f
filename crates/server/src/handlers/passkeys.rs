//! Passkeys.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use axum_extra::extract::CookieJar;

use super::{Body, PathParam};
use crate::{
    api::{Challenge, Confirmation, Me, NewPasskey, PasskeyInfo, PasskeySignIn, Problem, Rename},
    app::App,
    caller::RequireSession,
    error::{ApiError, ApiResult},
    limits, passkeys,
    people::{ClientAddress, me},
};

/// Lists the person's passkeys.
#[utoipa::path(get, path = "/api/passkeys", tag = "people", security(("cookie" = [])),
    responses((status = 200, body = Vec<PasskeyInfo>)))]
pub(crate) async fn list(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
) -> ApiResult<Json<Vec<PasskeyInfo>>> {
    let rows = app.store.passkeys(&person.id).await?;
    Ok(Json(rows.into_iter().map(passkeys::info).collect()))
}

/// Starts to create a passkey.
#[utoipa::path(post, path = "/api/passkeys/challenge", tag = "people", request_body = Confirmation, security(("cookie" = [])),
    responses((status = 200, body = Challenge), (status = 409, body = Problem, description = "a guest has no account")))]
pub(crate) async fn challenge(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    RequireSession(person, _): RequireSession,
    headers: HeaderMap,
    Body(Confirmation { password }): Body<Confirmation>,
) -> ApiResult<Json<Challenge>> {
    app.rate_limits.entry(from)?;
    app.people.confirm(&person, &password, from).await?;
    Ok(Json(passkeys::start_registration(&app.store, &person, &headers).await?))
}

/// Stores a passkey that the device has created.
#[utoipa::path(post, path = "/api/passkeys", tag = "people", request_body = NewPasskey, security(("cookie" = [])),
    responses((status = 200, body = PasskeyInfo), (status = 409, body = Problem, description = "it is known, or there are too many")))]
pub(crate) async fn create(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    headers: HeaderMap,
    Body(NewPasskey { id, name, credential }): Body<NewPasskey>,
) -> ApiResult<Json<PasskeyInfo>> {
    app.rate_limits.work(&person.id)?;
    let made = passkeys::finish_registration(&app.store, &person, &headers, &id, &name, credential).await?;
    Ok(Json(made))
}

/// Renames a passkey.
#[utoipa::path(put, path = "/api/passkeys/{id}", tag = "people", params(("id" = String, Path)), request_body = Rename,
    security(("cookie" = [])), responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn rename(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    PathParam(id): PathParam<String>,
    Body(Rename { name }): Body<Rename>,
) -> ApiResult<StatusCode> {
    let name = limits::line(&name, "the name of a passkey", limits::NAME)?;
    match app.store.rename_passkey(&person.id, &id, &name).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("passkey")),
    }
}

/// Deletes a passkey.
#[utoipa::path(delete, path = "/api/passkeys/{id}", tag = "people", params(("id" = String, Path)), security(("cookie" = [])),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn delete(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    PathParam(id): PathParam<String>,
) -> ApiResult<StatusCode> {
    match app.store.delete_passkey(&person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("passkey")),
    }
}

/// Starts to sign in with a passkey.
#[utoipa::path(post, path = "/api/sign-in/challenge", tag = "people", responses((status = 200, body = Challenge)))]
pub(crate) async fn sign_in_challenge(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    headers: HeaderMap,
) -> ApiResult<Json<Challenge>> {
    app.rate_limits.entry(from)?;
    Ok(Json(passkeys::start_sign_in(&app.store, &headers).await?))
}

/// Signs in with a passkey.
#[utoipa::path(post, path = "/api/sign-in/passkey", tag = "people", request_body = PasskeySignIn,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    jar: CookieJar,
    headers: HeaderMap,
    Body(PasskeySignIn { id, credential }): Body<PasskeySignIn>,
) -> ApiResult<(CookieJar, Json<Me>)> {
    app.rate_limits.entry(from)?;
    let person = match passkeys::finish_sign_in(&app.store, &headers, &id, credential).await {
        Ok(person) => person,
        Err(error) => {
            if !error.is_server_error() {
                app.people.sign_in_failed(from);
            }
            return Err(error);
        }
    };
    let person = app.people.admit(person).await?.ok_or_else(ApiError::signed_out)?;
    let cookie = app.people.new_session(&person, &headers).await?;
    Ok((jar.add(cookie), Json(me(person))))
}
