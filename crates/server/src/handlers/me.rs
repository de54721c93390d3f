//! The person who sends the request.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use axum_extra::extract::CookieJar;

use super::Body;
use crate::{
    api::{Credentials, Me, Problem, Rename},
    app::App,
    caller::{MaybePerson, RequireSession},
    error::ApiResult,
    host, limits,
    people::{self, me},
};

/// Returns the person who sends the request. Without credentials, creates a guest and sets a cookie.
#[utoipa::path(get, path = "/api/me", tag = "people", security((), ("cookie" = []), ("token" = [])),
    responses((status = 200, body = Me)))]
pub(crate) async fn get(
    State(app): State<App>,
    people::ClientAddress(from): people::ClientAddress,
    MaybePerson(person): MaybePerson,
    jar: CookieJar,
    headers: HeaderMap,
) -> ApiResult<(CookieJar, Json<Me>)> {
    if let Some(person) = person {
        let cookie = app.people.renewed(&jar);
        let host = host::is_host(&app, &person.id).await?;
        return Ok((cookie.into_iter().fold(jar, CookieJar::add), Json(Me { host, ..me(person) })));
    }
    app.rate_limits.entry(from)?;
    let (person, cookie) = app.people.new_guest(&headers).await?;
    Ok((jar.add(cookie), Json(me(person))))
}

/// Changes the name.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Rename, security(("cookie" = [])),
    responses((status = 200, body = Me), (status = 409, body = Problem, description = "an account has a name that looks like it")))]
pub(crate) async fn put(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Body(request): Body<Rename>,
) -> ApiResult<Json<Me>> {
    let name = limits::line(&request.name, "a name", limits::NAME)?;
    // Every table of the person is notified, which is expensive.
    app.rate_limits.work(&person.id)?;
    app.people.check_name(&person.id, &name).await?;
    host::rename_person(&app, &person.id, &name).await?;
    Ok(Json(me(crate::store::PersonRow { name, ..person })))
}

/// Signs in. The browser gets a new session; the one it had ends.
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    people::ClientAddress(from): people::ClientAddress,
    jar: CookieJar,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> ApiResult<(CookieJar, Json<Me>)> {
    app.rate_limits.entry(from)?;
    let (person, cookie) = app.people.sign_in(given, from, &headers).await?;
    Ok((jar.add(cookie), Json(me(person))))
}

/// Signs out on this device.
#[utoipa::path(post, path = "/api/sign-out", tag = "people", security(("cookie" = [])), responses((status = 204)))]
pub(crate) async fn sign_out(
    State(app): State<App>,
    RequireSession(person, session): RequireSession,
    jar: CookieJar,
) -> ApiResult<(CookieJar, StatusCode)> {
    app.people.end_session(&person.id, &session).await?;
    Ok((jar.add(app.people.no_cookie()), StatusCode::NO_CONTENT))
}

/// Deletes the person. Bots take over at their tables; their chat messages stay without the name.
#[utoipa::path(delete, path = "/api/me", tag = "people", security(("cookie" = [])), responses((status = 204)))]
pub(crate) async fn delete(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    jar: CookieJar,
) -> ApiResult<(CookieJar, StatusCode)> {
    host::delete_person(&app, &person.id).await?;
    Ok((jar.add(app.people.no_cookie()), StatusCode::NO_CONTENT))
}
