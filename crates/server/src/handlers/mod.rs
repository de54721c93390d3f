//! The handlers of all routes.

pub(crate) mod account;
pub(crate) mod club;
pub(crate) mod comfort;
pub(crate) mod conduct;
pub(crate) mod export;
pub(crate) mod finished;
pub(crate) mod games;
pub(crate) mod host;
pub(crate) mod invitations;
pub(crate) mod me;
pub(crate) mod notifications;
pub(crate) mod ops;
pub(crate) mod passkeys;
pub(crate) mod progress;
pub(crate) mod relations;
pub(crate) mod seeks;
pub(crate) mod socket;
pub(crate) mod table_webhook;
pub(crate) mod tables;
pub(crate) mod tokens;
pub(crate) mod tournaments;
pub(crate) mod try_out;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{HeaderMap, StatusCode, header},
};
use serde::de::DeserializeOwned;
use shinar_core::json;

use crate::{
    app::App,
    caller::Recognised,
    error::{ApiError, ApiResult},
};

/// Extracts a JSON body; an unreadable one is refused with a [`Problem`](crate::api::Problem).
///
/// Whoever was recognised by the head of the request is recognised again: the body may have taken its time.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> ApiResult<Self> {
        // A form of another site's page cannot send this type.
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(ApiError::bad("a body has the header `Content-Type: application/json`"));
        }
        read_body(&body(request, app).await?).map(Self)
    }
}

async fn body(request: Request, app: &App) -> ApiResult<Bytes> {
    let witness = Witness::of(&request);
    let bytes = Bytes::from_request(request, app).await.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::too_large(),
        _ => ApiError::bad(rejection.body_text()),
    })?;
    witness.check(app).await?;
    Ok(bytes)
}

/// Who sent the head of a request, to be checked when its body is complete.
struct Witness(Option<(Recognised, HeaderMap)>);

impl Witness {
    fn of(request: &Request) -> Self {
        let recognised = request.extensions().get::<Recognised>();
        Self(recognised.map(|recognised| (recognised.clone(), request.headers().clone())))
    }

    async fn check(&self, app: &App) -> ApiResult<()> {
        match &self.0 {
            Some((recognised, headers)) => recognised.check(app, headers).await,
            None => Ok(()),
        }
    }
}

fn read_body<T: DeserializeOwned>(bytes: &[u8]) -> ApiResult<T> {
    let text = str::from_utf8(bytes).map_err(|error| ApiError::bad(format!("the body: {error}")))?;
    json::read(text).map_err(|error| ApiError::bad(format!("the body: {error}")))
}

/// Extracts a JSON body that may be left out.
pub(crate) struct OptionalBody<T>(pub(crate) T);

impl<T: DeserializeOwned + Default> FromRequest<App> for OptionalBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> ApiResult<Self> {
        let bytes = body(request, app).await?;
        if bytes.is_empty() { Ok(Self(T::default())) } else { read_body(&bytes).map(Self) }
    }
}

/// Extracts the query; an unreadable one is refused with a [`Problem`](crate::api::Problem).
#[derive(axum::extract::FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct QueryParams<T>(pub(crate) T);

impl From<axum::extract::rejection::QueryRejection> for ApiError {
    fn from(rejection: axum::extract::rejection::QueryRejection) -> Self {
        Self::bad(rejection.body_text())
    }
}

/// Extracts a part of the path; an unreadable one is refused with a [`Problem`](crate::api::Problem).
#[derive(axum::extract::FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub(crate) struct PathParam<T>(pub(crate) T);

impl From<axum::extract::rejection::PathRejection> for ApiError {
    fn from(rejection: axum::extract::rejection::PathRejection) -> Self {
        Self::bad(rejection.body_text())
    }
}
