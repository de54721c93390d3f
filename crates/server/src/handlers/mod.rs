//! What each route does.

pub(crate) mod finished;
pub(crate) mod games;
pub(crate) mod me;
pub(crate) mod ops;
pub(crate) mod socket;
pub(crate) mod tables;
pub(crate) mod tokens;
pub(crate) mod try_out;

use axum::{
    extract::{FromRequest, Request, rejection::JsonRejection},
    http::StatusCode,
};

use crate::error::ApiError;

/// A JSON body; one that cannot be read is refused like everything else.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(ApiError))]
pub(crate) struct Body<T>(pub(crate) T);

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Self::too_large(),
            _ => Self::bad(rejection.body_text()),
        }
    }
}

/// A JSON body that may be left out.
pub(crate) struct MayBody<T>(pub(crate) T);

impl<S: Send + Sync, T: serde::de::DeserializeOwned + Default> FromRequest<S> for MayBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let bytes = axum::body::Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::too_large(),
            _ => ApiError::bad(rejection.body_text()),
        })?;
        if bytes.is_empty() {
            return Ok(Self(T::default()));
        }
        serde_json::from_slice(&bytes).map(Self).map_err(|error| ApiError::bad(format!("the body: {error}")))
    }
}

/// A query; one that cannot be read is refused like everything else.
#[derive(axum::extract::FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct Asked<T>(pub(crate) T);

impl From<axum::extract::rejection::QueryRejection> for ApiError {
    fn from(rejection: axum::extract::rejection::QueryRejection) -> Self {
        Self::bad(rejection.body_text())
    }
}
