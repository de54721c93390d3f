//! The account of the person who sends the request: password, sessions, e-mail address.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use axum_extra::extract::CookieJar;

use super::{Body, PathParam};
use crate::{
    api::{
        Confirmation, Credentials, Forgotten, MailLink, Me, NewEmail, NewPassword, PasswordByLink, Problem,
        ServerFacts, SessionInfo, TokenId,
    },
    app::App,
    caller::RequireSession,
    error::{ApiError, ApiResult},
    host,
    mail::{self, Mailer},
    people::{ClientAddress, me},
    store::{LinkKind, StoreError, TokenRow},
};

/// Turns the guest into an account. The cookie is replaced; tokens that the guest made become invalid.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Credentials, security(("cookie" = [])),
    responses((status = 200, body = Me), (status = 409, body = Problem, description = "the login is taken, or there is an account")))]
pub(crate) async fn create(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    RequireSession(person, _): RequireSession,
    jar: CookieJar,
    headers: HeaderMap,
    Body(request): Body<Credentials>,
) -> ApiResult<(CookieJar, Json<Me>)> {
    app.rate_limits.entry(from)?;
    let (person, cookie) = app.people.make_account(&person, request, &headers).await?;
    // The tables show who has an account.
    host::tell_tables(&app, &person.id, &person.name).await?;
    Ok((jar.add(cookie), Json(me(person))))
}

/// Changes the password. All other sessions end.
#[utoipa::path(put, path = "/api/account/password", tag = "people", request_body = NewPassword, security(("cookie" = [])),
    responses((status = 204), (status = 409, body = Problem, description = "a guest has no password")))]
pub(crate) async fn password(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    RequireSession(person, _): RequireSession,
    jar: CookieJar,
    headers: HeaderMap,
    Body(request): Body<NewPassword>,
) -> ApiResult<(CookieJar, StatusCode)> {
    app.rate_limits.entry(from)?;
    crate::limits::password(&request.password)?;
    app.people.confirm(&person, &request.current, from).await?;
    let cookie = app.people.change_password(&person, &request.password, &headers).await?;
    Ok((jar.add(cookie), StatusCode::NO_CONTENT))
}

/// Lists where the person is signed in.
#[utoipa::path(get, path = "/api/sessions", tag = "people", security(("cookie" = [])),
    responses((status = 200, body = Vec<SessionInfo>)))]
pub(crate) async fn sessions(
    State(app): State<App>,
    RequireSession(person, current): RequireSession,
) -> ApiResult<Json<Vec<SessionInfo>>> {
    let rows = app.store.cookies(&person.id).await?;
    Ok(Json(rows.into_iter().map(|row| session_info(row, &current)).collect()))
}

/// A session as its owner sees it.
pub(super) fn session_info(row: TokenRow, current: &TokenId) -> SessionInfo {
    let TokenRow { id, agent, created, expires, .. } = row;
    SessionInfo { current: id == *current, id, agent, created, used: row.used.unwrap_or(created), expires }
}

/// Ends all other sessions.
#[utoipa::path(delete, path = "/api/sessions", tag = "people", security(("cookie" = [])), responses((status = 204)))]
pub(crate) async fn end_others(
    State(app): State<App>,
    RequireSession(person, current): RequireSession,
) -> ApiResult<StatusCode> {
    app.people.end_other_sessions(&person.id, &current).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a session.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path)), security(("cookie" = [])),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn end_session(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    PathParam(id): PathParam<String>,
) -> ApiResult<StatusCode> {
    match app.people.end_session(&person.id, &TokenId(id)).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("session")),
    }
}

/// Returns what this server offers.
#[utoipa::path(get, path = "/api/server", tag = "people", responses((status = 200, body = ServerFacts)))]
pub(crate) async fn server(State(app): State<App>) -> Json<ServerFacts> {
    Json(ServerFacts { mail: app.mail.is_some() })
}

fn mailer(app: &App) -> ApiResult<&std::sync::Arc<Mailer>> {
    app.mail.as_ref().ok_or_else(|| ApiError::conflict("no_mail", "this server sends no e-mail"))
}

/// Sends an e-mail to confirm an address. Until it is confirmed, nothing changes.
#[utoipa::path(put, path = "/api/account/email", tag = "people", request_body = NewEmail, security(("cookie" = [])),
    responses((status = 204), (status = 409, body = Problem, description = "a guest, or a server that sends no e-mail")))]
pub(crate) async fn put_email(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    RequireSession(person, _): RequireSession,
    Body(request): Body<NewEmail>,
) -> ApiResult<StatusCode> {
    let mailer = mailer(&app)?;
    let email = mail::address(&request.email)?;
    app.rate_limits.entry(from)?;
    app.people.confirm(&person, &request.password, from).await?;
    app.rate_limits.mail(&email.to_string().to_lowercase())?;
    mailer.confirm(person.id, email, request.language);
    Ok(StatusCode::NO_CONTENT)
}

/// Confirms an e-mail address, with the secret of the link that was sent to it.
#[utoipa::path(post, path = "/api/account/email/confirm", tag = "people", request_body = MailLink,
    responses((status = 204), (status = 409, body = Problem, description = "another account has the address")))]
pub(crate) async fn confirm_email(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    Body(MailLink { secret }): Body<MailLink>,
) -> ApiResult<StatusCode> {
    app.rate_limits.entry(from)?;
    let link = mail::open_link(&app.store, &secret, LinkKind::Confirm).await?;
    match app.store.set_email(&link.person, Some(&link.email)).await {
        Err(StoreError::Taken) => Err(ApiError::conflict("taken", "another account has this address")),
        set => Ok(set.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// Removes the e-mail address.
#[utoipa::path(delete, path = "/api/account/email", tag = "people", request_body = Confirmation, security(("cookie" = [])),
    responses((status = 204), (status = 409, body = Problem, description = "a guest has no e-mail address")))]
pub(crate) async fn delete_email(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    RequireSession(person, _): RequireSession,
    Body(Confirmation { password }): Body<Confirmation>,
) -> ApiResult<StatusCode> {
    app.rate_limits.entry(from)?;
    app.people.confirm(&person, &password, from).await?;
    app.store.set_email(&person.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends an e-mail to somebody who has forgotten their password. The response does not show whether the address is known.
#[utoipa::path(post, path = "/api/password/forgotten", tag = "people", request_body = Forgotten,
    responses((status = 204), (status = 409, body = Problem, description = "this server sends no e-mail")))]
pub(crate) async fn forgotten(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    Body(Forgotten { email, language }): Body<Forgotten>,
) -> ApiResult<StatusCode> {
    let mailer = mailer(&app)?;
    let email = mail::address(&email)?;
    app.rate_limits.entry(from)?;
    app.rate_limits.mail(&email.to_string().to_lowercase())?;
    mailer.forgotten(email, language);
    Ok(StatusCode::NO_CONTENT)
}

/// Sets another password, with the secret of the link that was sent. All sessions end.
#[utoipa::path(post, path = "/api/password/reset", tag = "people", request_body = PasswordByLink, responses((status = 204)))]
pub(crate) async fn reset(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    Body(PasswordByLink { secret, password }): Body<PasswordByLink>,
) -> ApiResult<StatusCode> {
    app.rate_limits.entry(from)?;
    // A password that is too short must not use the link up.
    crate::limits::password(&password)?;
    let link = mail::open_link(&app.store, &secret, LinkKind::Reset).await?;
    app.people.reset_password(&link.person, &password).await?;
    Ok(StatusCode::NO_CONTENT)
}
