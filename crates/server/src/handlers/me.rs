//! Who am I.

use axum::{Json, extract::State, http::StatusCode};
use axum_extra::extract::CookieJar;

use super::Body;
use crate::{
    api::{Credentials, Me, Problem, Rename},
    app::App,
    error::{ApiError, ApiResult},
    limits,
    people::{self, Anybody, Known, me},
    tables::{FORMER, Wish},
};

/// Who I am. Somebody unknown becomes a guest.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub(crate) async fn get(
    State(app): State<App>,
    people::From(from): people::From,
    Anybody(person): Anybody,
    jar: CookieJar,
) -> ApiResult<(CookieJar, Json<Me>)> {
    if let Some(person) = person {
        let cookie = app.people.renewed(&jar);
        return Ok((cookie.into_iter().fold(jar, CookieJar::add), Json(me(person))));
    }
    app.gates.entry(from)?;
    let (person, cookie) = app.people.new_guest().await?;
    Ok((jar.add(cookie), Json(me(person))))
}

/// Takes another name.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = Problem)))]
pub(crate) async fn put(
    State(app): State<App>,
    Known(person): Known,
    Body(wish): Body<Rename>,
) -> ApiResult<Json<Me>> {
    let name = limits::line(&wish.name, "a name", limits::NAME).map_err(ApiError::bad)?;
    // Every table of the person hears of it.
    app.gates.work(&person.id)?;
    app.store.rename_person(&person.id, &name).await?;
    for table in app.store.tables_of(&person.id).await? {
        app.tables.send(&table, Wish::Rename { person: person.id.clone(), name: name.clone() }).await?;
    }
    Ok(Json(me(crate::store::PersonRow { name, ..person })))
}

/// Makes the guest an account.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn account(
    State(app): State<App>,
    people::From(from): people::From,
    Known(person): Known,
    Body(wish): Body<Credentials>,
) -> ApiResult<Json<Me>> {
    app.gates.entry(from)?;
    Ok(Json(me(app.people.make_account(&person, wish).await?)))
}

/// Signs in.
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    people::From(from): people::From,
    jar: CookieJar,
    Body(given): Body<Credentials>,
) -> ApiResult<(CookieJar, Json<Me>)> {
    app.gates.entry(from)?;
    let (person, cookie) = app.people.sign_in(given, &app.gates).await?;
    Ok((jar.add(cookie), Json(me(person))))
}

/// Signs out on this device.
#[utoipa::path(post, path = "/api/sign-out", tag = "people", responses((status = 204)))]
pub(crate) async fn sign_out(
    State(app): State<App>,
    Known(person): Known,
    jar: CookieJar,
) -> ApiResult<(CookieJar, StatusCode)> {
    let cookie = app.people.sign_out(&person.id, &jar).await?;
    Ok((jar.add(cookie), StatusCode::NO_CONTENT))
}

/// Deletes me. Bots play on at my tables; what I said in chats stays without my name.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 204)))]
pub(crate) async fn delete(
    State(app): State<App>,
    Known(person): Known,
    jar: CookieJar,
) -> ApiResult<(CookieJar, StatusCode)> {
    for table in app.store.tables_of(&person.id).await? {
        app.tables.ask(&table, |reply| Wish::Forget { person: person.id.clone(), reply }).await?;
    }
    app.store.delete_person(&person.id, FORMER).await?;
    Ok((jar.add(app.people.no_cookie()), StatusCode::NO_CONTENT))
}
