//! Who sends a request: a browser with a cookie, a program with a token, or nobody known.

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};
use axum_extra::extract::cookie::CookieJar;

use crate::{
    api::{PersonId, TokenId},
    app::App,
    error::{ApiError, ApiResult},
    people::{COOKIE, Identity},
    store::{PersonRow, TokenKind},
};

/// The person who sent a request, by a token for programs or by the cookie; `None` if there is neither.
pub(crate) async fn recognise(app: &App, headers: &HeaderMap) -> ApiResult<Option<Identity>> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let text = value.to_str().unwrap_or_default();
        let text = text.strip_prefix("Bearer ").unwrap_or_default();
        let identity = app.people.owner_of_token(text, TokenKind::Program).await?;
        note(app, identity.as_ref());
        return identity.map(Some).ok_or_else(|| ApiError::unauthorized("the token is not valid"));
    }
    match CookieJar::from_headers(headers).get(COOKIE) {
        Some(cookie) => {
            let identity = app.people.owner_of_token(cookie.value(), TokenKind::Cookie).await?;
            note(app, identity.as_ref());
            Ok(identity)
        }
        None => Ok(None),
    }
}

/// Accounts that send requests are here.
fn note(app: &App, identity: Option<&Identity>) {
    if let Some(Identity { person, .. }) = identity.filter(|identity| identity.person.account) {
        app.presence.note(&person.id);
    }
}

/// Recognises the person, and remembers it, so that it is checked again when the body has arrived.
async fn require(parts: &mut Parts, app: &App) -> ApiResult<Identity> {
    let identity = recognise(app, &parts.headers).await?;
    let identity =
        identity.ok_or_else(|| ApiError::unauthorized("get a cookie from /api/me first, or send a token"))?;
    parts.extensions.insert(Recognised(identity.person.id.clone()));
    Ok(identity)
}

/// Whom the head of a request was recognised as. The body may arrive much later.
#[derive(Clone, Debug)]
pub(crate) struct Recognised(PersonId);

impl Recognised {
    /// Refuses a request whose credentials became invalid while its body arrived.
    pub(crate) async fn check(&self, app: &App, headers: &HeaderMap) -> ApiResult<()> {
        match recognise(app, headers).await? {
            Some(identity) if identity.person.id == self.0 => Ok(()),
            _ => Err(ApiError::signed_out()),
        }
    }
}

/// Extracts the person who sent a request; refuses one without credentials.
#[derive(Clone, Debug)]
pub(crate) struct RequirePerson(pub PersonRow);

impl FromRequestParts<App> for RequirePerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        require(parts, app).await.map(|identity| Self(identity.person))
    }
}

/// Extracts the person and the session of a browser. A program's token may play and read, and has no rights over the account.
#[derive(Clone, Debug)]
pub(crate) struct RequireSession(pub PersonRow, pub TokenId);

impl FromRequestParts<App> for RequireSession {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Identity { person, token, kind } = require(parts, app).await?;
        match kind {
            TokenKind::Cookie => Ok(Self(person, token)),
            TokenKind::Program => Err(ApiError::forbidden(
                "a program's token may play and read; sign in on the page to change the account",
            )),
        }
    }
}

/// Extracts the person who sent a request, if there are credentials.
#[derive(Clone, Debug)]
pub(crate) struct MaybePerson(pub Option<PersonRow>);

impl FromRequestParts<App> for MaybePerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let identity = recognise(app, &parts.headers).await?;
        Ok(Self(identity.map(|identity| identity.person)))
    }
}
