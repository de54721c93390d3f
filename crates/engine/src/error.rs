//! Errors of the protocol.

use serde::Serialize;
use serde_json::{Map, Value, json};
use shinar_core::{ActionError, Illegal, ParseError, SetupError};
use shinar_games::TableError;

/// An error as the protocol writes it.
pub(super) struct ProtocolError {
    code: &'static str,
    message: String,
    /// Fields that depend on the kind of error.
    more: Map<String, Value>,
}

pub(super) fn error_response(id: &Value, error: &ProtocolError) -> Value {
    let mut fields = Map::new();
    fields.insert("code".to_owned(), json!(error.code));
    fields.insert("message".to_owned(), json!(error.message));
    fields.extend(error.more.clone());
    with_id(id, json!({"ok": false, "error": fields}))
}

pub(super) fn with_id(id: &Value, mut response: Value) -> Value {
    if !id.is_null() {
        response["id"] = id.clone();
    }
    response
}

pub(super) fn simple(code: &'static str, message: impl Into<String>) -> ProtocolError {
    ProtocolError { code, message: message.into(), more: Map::new() }
}

pub(super) fn bad_request(message: impl Into<String>) -> ProtocolError {
    simple("bad_request", message)
}

impl ProtocolError {
    /// The same error with another field.
    fn with(mut self, key: &str, value: impl Serialize) -> Self {
        self.more.insert(key.to_owned(), json!(value));
        self
    }
}

impl From<ParseError> for ProtocolError {
    fn from(ParseError { line, column, message }: ParseError) -> Self {
        simple("unreadable", message).with("line", line).with("column", column)
    }
}

impl From<SetupError> for ProtocolError {
    fn from(SetupError { place, ruling, message }: SetupError) -> Self {
        let error = simple("impossible", message).with("place", place);
        match ruling {
            Some(ruling) => error.with("ruling", ruling),
            None => error,
        }
    }
}

impl From<ActionError> for ProtocolError {
    fn from(error: ActionError) -> Self {
        match error {
            ActionError::Unreadable(error) => error.into(),
            ActionError::Illegal(Illegal { ruling, message }) => {
                simple("illegal", message).with("ruling", ruling)
            }
        }
    }
}

impl From<TableError> for ProtocolError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Game(error) => simple("unknown_game", error.to_string()),
            TableError::Setup(error) => error.into(),
            TableError::Parse(error) => error.into(),
            TableError::Replay(error) => simple("bad_record", error.to_string()),
        }
    }
}
