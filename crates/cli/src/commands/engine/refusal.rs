//! Errors of the protocol.

use serde_json::{Map, Value, json};
use shinar_core::{ActionError, ParseError, SetupError};
use shinar_games::TableError;

/// An error as the protocol writes it.
pub(super) struct Refusal {
    code: &'static str,
    message: String,
    more: Map<String, Value>,
}

pub(super) fn refusal(id: &Value, error: &Refusal) -> Value {
    let mut fields = Map::new();
    fields.insert("code".to_owned(), json!(error.code));
    fields.insert("message".to_owned(), json!(error.message));
    fields.extend(error.more.clone());
    with_id(id, json!({"ok": false, "error": fields}))
}

pub(super) fn with_id(id: &Value, mut answer: Value) -> Value {
    if !id.is_null() {
        answer["id"] = id.clone();
    }
    answer
}

pub(super) fn simple(code: &'static str, message: impl Into<String>) -> Refusal {
    Refusal { code, message: message.into(), more: Map::new() }
}

pub(super) fn bad_request(message: impl Into<String>) -> Refusal {
    simple("bad_request", message)
}

impl From<ParseError> for Refusal {
    fn from(error: ParseError) -> Self {
        let mut refusal = simple("unreadable", error.message);
        refusal.more.insert("line".to_owned(), json!(error.line));
        refusal.more.insert("column".to_owned(), json!(error.column));
        refusal
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Self {
        let mut refusal = simple("impossible", error.message);
        refusal.more.insert("place".to_owned(), json!(error.place));
        if let Some(ruling) = error.ruling {
            refusal.more.insert("ruling".to_owned(), json!(ruling));
        }
        refusal
    }
}

impl From<ActionError> for Refusal {
    fn from(error: ActionError) -> Self {
        match error {
            ActionError::Unreadable(error) => error.into(),
            ActionError::Illegal(error) => {
                let mut refusal = simple("illegal", error.message);
                refusal.more.insert("ruling".to_owned(), json!(error.ruling));
                refusal
            }
        }
    }
}

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Game(error) => simple("unknown_game", error.to_string()),
            TableError::Setup(error) => error.into(),
            TableError::Parse(error) => error.into(),
            TableError::Replay(error) => simple("bad_record", error.to_string()),
        }
    }
}
