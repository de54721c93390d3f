//! Errors of HTTP requests.

use std::borrow::Cow;

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};

use crate::{
    api::{Problem, ProblemDetails},
    limits::BadText,
    store::StoreError,
    tables::{MatchError, NewTableError, OpenError, Refused},
};

/// A request that could not be fulfilled; nothing changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ApiError {
    #[serde(with = "status")]
    status: StatusCode,
    code: Cow<'static, str>,
    message: String,
    ruling: Option<Cow<'static, str>>,
}

/// A response, or the error to send instead.
pub(crate) type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code: code.into(), message: message.into(), ruling: None }
    }

    /// The request is malformed.
    pub(crate) fn bad(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    /// Not found, or not visible to the caller.
    pub(crate) fn not_found(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", format!("there is no such {what}"))
    }

    /// The credentials are missing or wrong.
    pub(crate) fn unauthorized(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "unauthorized", message)
    }

    /// The session, or the person, was deleted after the request had begun.
    pub(crate) fn signed_out() -> Self {
        Self::unauthorized("you are no longer signed in")
    }

    /// This person may not do it.
    pub(crate) fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Guests may not do it.
    pub(crate) fn account_needed(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "account_needed", message)
    }

    /// Somebody has blocked the person who sends the request.
    pub(crate) fn blocked(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "blocked", message)
    }

    /// Only the person who made the table may do it.
    pub(crate) fn not_leader() -> Self {
        let message =
            "only the person who made the table can start the game, change who plays, or set its webhook";
        Self::new(StatusCode::FORBIDDEN, "not_leader", message)
    }

    /// A host has banned this person.
    pub(crate) fn banned(reason: &str) -> Self {
        let message = match reason {
            "" => "a host has banned you from this server".to_owned(),
            reason => format!("a host has banned you from this server: {reason}"),
        };
        Self::new(StatusCode::FORBIDDEN, "banned", message)
    }

    /// It is not possible in the current state.
    pub(crate) fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    /// A password given once more is wrong.
    pub(crate) fn wrong_password() -> Self {
        Self::new(StatusCode::FORBIDDEN, "wrong_password", "the password is wrong")
    }

    /// The route does not know the method.
    pub(crate) fn wrong_method() -> Self {
        let message = "this address does not take requests with this method; see /api/openapi.json";
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "wrong_method", message)
    }

    /// The link of an e-mail was used, has expired, or was replaced.
    pub(crate) fn invalid_link() -> Self {
        let message = "this link is not valid any more; request another one";
        Self::new(StatusCode::BAD_REQUEST, "invalid_link", message)
    }

    /// The request was sent to a name that is not this server's.
    pub(crate) fn misdirected() -> Self {
        let message = "this server does not answer to that name; if it should, add it to the setting `names`";
        Self::new(StatusCode::MISDIRECTED_REQUEST, "misdirected", message)
    }

    /// The body is longer than allowed.
    pub(crate) fn too_large() -> Self {
        let message = format!("the body is too long; at most {} bytes", crate::limits::BODY);
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message)
    }

    /// Receiving or processing the request took too long.
    pub(crate) fn too_slow() -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, "too_slow", "the request took too long; try again")
    }

    /// A rate limit, or a limit on what is open at the same time, was reached.
    pub(crate) fn too_many(message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message)
    }

    /// Too many wrong passwords; the next attempt must wait.
    pub(crate) fn too_many_sign_ins(wait: std::time::Duration) -> Self {
        let message = format!("too many wrong attempts; try again in {} seconds", wait.as_secs() + 1);
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_sign_ins", message)
    }

    /// The server is at fault; the error is logged, and not sent.
    pub(crate) fn internal(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "the server could not do it; nothing changed",
        )
    }

    /// Stored data is damaged, so that what was requested cannot be opened; the error is logged, and not sent.
    pub(crate) fn damaged(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "damaged data in the store");
        let message = "what the server has stored of it is damaged; it cannot be opened";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "damaged", message)
    }

    /// The table is played by rules that the server no longer knows.
    pub(crate) fn other_rules(message: impl Into<String>) -> Self {
        Self::new(StatusCode::GONE, "rules", message)
    }

    /// The server cannot do it now.
    pub(crate) fn unavailable(message: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }

    /// Nothing can be written at the moment. That is logged once, and not for every request.
    pub(crate) fn cannot_write() -> Self {
        let message = "the server cannot save anything at the moment; try again later";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "cannot_write", message)
    }

    /// Whether the server is at fault, not the client.
    pub(crate) fn is_server_error(&self) -> bool {
        self.status.is_server_error()
    }

    /// The body of the response.
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
        (self.status, Json(self.problem())).into_response()
    }
}

/// A status as a number, as processes send it to each other.
mod status {
    use axum::http::StatusCode;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
    pub(super) fn serialize<S: Serializer>(status: &StatusCode, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(status.as_u16())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<StatusCode, D::Error> {
        StatusCode::from_u16(u16::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl From<BadText> for ApiError {
    fn from(error: BadText) -> Self {
        Self::bad(error.to_string())
    }
}

impl From<NewTableError> for ApiError {
    fn from(error: NewTableError) -> Self {
        match error {
            NewTableError::RatedGuest => Self::account_needed(error.to_string()),
            error => Self::bad(error.to_string()),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::conflict("taken", "it exists already"),
            StoreError::TooMany(what) => Self::conflict(what.code(), what.to_string()),
            StoreError::NoPerson => Self::signed_out(),
            StoreError::Blocked => Self::blocked(error.to_string()),
            StoreError::NotFollowed => Self::forbidden(error.to_string()),
            StoreError::Gone => Self::conflict("gone", error.to_string()),
            StoreError::Closed => Self::unavailable("the server is shutting down"),
            StoreError::CannotWrite => Self::cannot_write(),
            StoreError::Unavailable(_) => {
                tracing::debug!(%error, "request failed");
                Self::unavailable("the database does not respond; try again later")
            }
            StoreError::Corrupt(_) | StoreError::Damaged(_) => Self::damaged(&error),
            StoreError::Database(_)
            | StoreError::NotOwner
            | StoreError::RatingMoved
            | StoreError::TournamentMoved
            | StoreError::Unwritable { .. } => Self::internal(&error),
        }
    }
}

impl From<OpenError> for ApiError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::NoTable => Self::not_found("table"),
            OpenError::Store(error) => error.into(),
            OpenError::Match(error) => match *error {
                MatchError::RulesVersion { .. } => Self::other_rules(error.to_string()),
                _ => Self::damaged(&error),
            },
            OpenError::Closing => Self::unavailable("the table is closing; try again"),
        }
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        Self { ruling: refused.ruling.map(Cow::Borrowed), ..Self::conflict("refused", refused.message) }
    }
}
