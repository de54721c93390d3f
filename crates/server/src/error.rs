//! What goes wrong over HTTP, and how it is told.

use std::borrow::Cow;

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};

use crate::{
    api::{Problem, ProblemDetails},
    store::StoreError,
    tables::{OpenError, Refused},
};

/// A request that could not be fulfilled; nothing changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ApiError {
    status: u16,
    code: Cow<'static, str>,
    message: String,
    ruling: Option<Cow<'static, str>>,
}

/// An answer or why there is none.
pub(crate) type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status: status.as_u16(), code: code.into(), message: message.into(), ruling: None }
    }

    /// The request makes no sense.
    pub(crate) fn bad(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    /// Not found, or not visible to the caller.
    pub(crate) fn not_found(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", format!("there is no such {what}"))
    }

    /// Not with these credentials.
    pub(crate) fn unauthorized(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "unauthorized", message)
    }

    /// Not for this person.
    pub(crate) fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Not now.
    pub(crate) fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    /// The body is longer than any body needs to be.
    pub(crate) fn too_large() -> Self {
        let message = format!("the body is too long; at most {} bytes", crate::limits::BODY);
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message)
    }

    /// The request took too long to come, or we to answer.
    pub(crate) fn too_slow() -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, "too_slow", "the request took too long; try again")
    }

    /// Too much, too often.
    pub(crate) fn too_many(message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message)
    }

    /// We are at fault; the log says more.
    pub(crate) fn internal(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "the server could not do it; nothing changed",
        )
    }

    /// We cannot now.
    pub(crate) fn unavailable(message: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }

    /// Whether it is not the asker's fault.
    pub(crate) fn is_ours(&self) -> bool {
        self.status >= 500
    }

    /// The body of the answer.
    pub(crate) fn problem(&self) -> Problem {
        Problem {
            error: ProblemDetails {
                code: self.code.to_string(),
                message: self.message.clone(),
                ruling: self.ruling.as_deref().map(str::to_owned),
            },
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        // It was made of a good status, and may have come here in a letter.
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self.problem())).into_response()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::conflict("taken", "it is there already"),
            StoreError::Closed => Self::unavailable("the server is shutting down"),
            error => Self::internal(&error),
        }
    }
}

impl From<OpenError> for ApiError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::NoTable => Self::not_found("table"),
            OpenError::Store(error) => error.into(),
            OpenError::Gone => Self::unavailable("the table is being closed; try again"),
        }
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        Self { ruling: refused.ruling.map(Cow::Borrowed), ..Self::conflict("refused", refused.message) }
    }
}
