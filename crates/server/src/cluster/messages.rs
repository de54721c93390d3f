//! The messages that members exchange.

use serde::{Deserialize, Serialize};
use shinar_core::{Record, Seat};

use crate::{
    api::{ClientMessage, Join, PersonId, Refusal, SeatChange, TableId, TableInfo},
    error::{ApiError, ApiResult},
    store::PersonRow,
    tables::{Caller, MessageForm, TableRequest},
};

/// Identifies a request, or the remote socket that it opened; chosen by the requesting member.
pub(super) type RequestId = u64;

/// A message between members. Processes of different versions may run together during an update, so the serialized names are
/// those of the first version.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum PeerMessage {
    // ---- to the owner of a table
    /// A request to a table; the owner replies with `Response`, `NotOwner` or `Lost`.
    #[serde(rename = "Ask")]
    Request(RequestId, TableId, PeerRequest),
    /// A remote client sent a message.
    #[serde(rename = "Say")]
    FromClient(RequestId, ClientMessage),
    /// A remote client sent something unreadable, or too much.
    Refuse(RequestId, Refusal, String),
    /// A remote socket has closed.
    #[serde(rename = "HangUp")]
    Disconnect(RequestId),
    // ---- from the owner of a table
    /// The response to a request.
    #[serde(rename = "Answer")]
    Response(RequestId, PeerResponse),
    /// The recipient does not own the table; nothing was done.
    #[serde(rename = "NotMine")]
    NotOwner(RequestId),
    /// The table broke down during the request, which may or may not have taken effect.
    Lost(RequestId),
    /// A message for a remote socket, and the id of the client's request that it settles.
    #[serde(rename = "Said")]
    ToClient(RequestId, String, Option<String>),
    /// The table dropped a remote socket; `true` if it may reconnect because the table itself has closed.
    Closed(RequestId, bool),
}

/// The serializable form of a [`TableRequest`].
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum PeerRequest {
    Connect(Caller, MessageForm),
    Info(Caller),
    Join(PersonRow, Join),
    Seat(PersonRow, Seat, SeatChange),
    Leave(PersonRow),
    Start(PersonRow, Option<String>),
    Rematch(PersonRow, Option<String>),
    Rename(PersonId, String),
    Forget(PersonId),
    Record(Caller),
    Sample(Caller, Seat, u32),
    Delete(PersonRow),
    Annul,
    Remove,
    Vacations,
    Forfeit(PersonRow),
}

/// The serializable form of the reply to a [`TableRequest`].
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum PeerResponse {
    Connected(Result<(), ApiError>),
    Table(Result<Box<TableInfo>, ApiError>),
    Next(Result<TableId, ApiError>),
    Record(Result<String, ApiError>),
    Sample(Result<String, ApiError>),
    Deleted(Result<(), ApiError>),
    Done,
}

impl PeerRequest {
    /// The serializable form of a request; `None` for one that only concerns a socket or the table's own task.
    pub(super) fn of(request: &TableRequest) -> Option<Self> {
        Some(match request {
            TableRequest::Connect { caller, form, .. } => Self::Connect(caller.clone(), *form),
            TableRequest::Info { caller, .. } => Self::Info(caller.clone()),
            TableRequest::Join { person, join, .. } => Self::Join(person.clone(), join.clone()),
            TableRequest::Seat { person, seat, change, .. } => Self::Seat(person.clone(), *seat, *change),
            TableRequest::Leave { person, .. } => Self::Leave(person.clone()),
            TableRequest::Start { person, contribution, .. } => {
                Self::Start(person.clone(), contribution.clone())
            }
            TableRequest::Rematch { person, contribution, .. } => {
                Self::Rematch(person.clone(), contribution.clone())
            }
            TableRequest::Rename { person, name, .. } => Self::Rename(person.clone(), name.clone()),
            TableRequest::Forget { person, .. } => Self::Forget(person.clone()),
            TableRequest::Record { caller, .. } => Self::Record(caller.clone()),
            TableRequest::Sample { caller, seat, seed, .. } => Self::Sample(caller.clone(), *seat, *seed),
            TableRequest::Delete { person, .. } => Self::Delete(person.clone()),
            TableRequest::Annul { .. } => Self::Annul,
            TableRequest::Remove { .. } => Self::Remove,
            TableRequest::Vacations { .. } => Self::Vacations,
            TableRequest::Forfeit { person, .. } => Self::Forfeit(person.clone()),
            TableRequest::Disconnect(_)
            | TableRequest::Message(..)
            | TableRequest::Refuse(..)
            | TableRequest::Decided { .. }
            | TableRequest::Hinted { .. }
            | TableRequest::Wake => return None,
        })
    }
}

/// Whether a request is idempotent, so that it can be retried when its outcome is unknown.
pub(super) fn is_idempotent(request: &TableRequest) -> bool {
    match request {
        TableRequest::Info { .. }
        | TableRequest::Rematch { .. }
        | TableRequest::Rename { .. }
        | TableRequest::Seat { .. }
        | TableRequest::Forget { .. }
        | TableRequest::Annul { .. }
        | TableRequest::Vacations { .. }
        | TableRequest::Forfeit { .. }
        | TableRequest::Remove { .. }
        | TableRequest::Record { .. }
        | TableRequest::Sample { .. } => true,
        // A retry would be refused although the first attempt took effect. Sockets reconnect by themselves.
        TableRequest::Join { .. }
        | TableRequest::Leave { .. }
        | TableRequest::Start { .. }
        | TableRequest::Delete { .. }
        | TableRequest::Connect { .. } => false,
        TableRequest::Disconnect(_)
        | TableRequest::Message(..)
        | TableRequest::Refuse(..)
        | TableRequest::Decided { .. }
        | TableRequest::Hinted { .. }
        | TableRequest::Wake => false,
    }
}

/// Passes a response to the caller that waits for it.
pub(super) fn deliver(request: TableRequest, id: RequestId, response: PeerResponse) {
    // Sending fails if the caller has stopped waiting, which is fine.
    match (request, response) {
        (TableRequest::Connect { reply, .. }, PeerResponse::Connected(result)) => {
            let _ = reply.send(result.map(|()| id));
        }
        (
            TableRequest::Info { reply, .. }
            | TableRequest::Join { reply, .. }
            | TableRequest::Seat { reply, .. }
            | TableRequest::Leave { reply, .. }
            | TableRequest::Forfeit { reply, .. }
            | TableRequest::Start { reply, .. },
            PeerResponse::Table(result),
        ) => {
            let _ = reply.send(result.map(|table| *table));
        }
        (TableRequest::Rematch { reply, .. }, PeerResponse::Next(result)) => {
            let _ = reply.send(result);
        }
        (TableRequest::Record { reply, .. }, PeerResponse::Record(result)) => {
            let parse = |text: String| Record::parse(&text).map_err(|error| ApiError::internal(&error));
            let _ = reply.send(result.and_then(parse));
        }
        (TableRequest::Sample { reply, .. }, PeerResponse::Sample(result)) => {
            let _ = reply.send(result);
        }
        (TableRequest::Delete { reply, .. }, PeerResponse::Deleted(result)) => {
            let _ = reply.send(result);
        }
        (
            TableRequest::Rename { reply, .. }
            | TableRequest::Forget { reply, .. }
            | TableRequest::Annul { reply }
            | TableRequest::Vacations { reply }
            | TableRequest::Remove { reply },
            PeerResponse::Done,
        ) => {
            let _ = reply.send(());
        }
        // The request is dropped, so its caller gets an error.
        (request, response) => {
            tracing::error!(?request, ?response, "a response of the wrong type from another process");
        }
    }
}

impl PeerResponse {
    pub(super) fn table(result: ApiResult<TableInfo>) -> Self {
        Self::Table(result.map(Box::new))
    }

    pub(super) fn record(result: ApiResult<Record>) -> Self {
        Self::Record(result.map(|record| record.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use shinar_games::Words;

    use super::*;
    use crate::api::MoveForm;

    /// Processes of the first version write and read exactly this, but for what is newer: moves by index, and `Annul`.
    #[test]
    fn messages_keep_their_serialized_names() {
        let table = || TableId("t".to_owned());
        let person = || PersonId("p".to_owned());
        let ann = || PersonRow::guest(person(), "Ann");
        let caller = || Caller::new(Some((person(), "Ann".to_owned())), Some("code".to_owned()));
        let caller_json = json!({"person": ["p", "Ann"], "code": "code", "host": false});
        let ann_json = json!({"id": "p", "name": "Ann"});
        let sentences = MessageForm { words: Words::English, ..MessageForm::default() };
        let indices = MessageForm { moves: MoveForm::Index, ..MessageForm::default() };
        let requests = [
            (PeerRequest::Connect(caller(), sentences), json!({"Connect": [&caller_json, "english"]})),
            (
                PeerRequest::Connect(caller(), indices),
                json!({"Connect": [&caller_json, {"words": "none", "moves": "index"}]}),
            ),
            (PeerRequest::Info(caller()), json!({"Info": &caller_json})),
            (
                PeerRequest::Join(ann(), Join::default()),
                json!({"Join": [&ann_json, {"seat": null, "code": null, "contribution": null}]}),
            ),
            (
                PeerRequest::Seat(ann(), Seat(1), SeatChange::Bot { level: 2 }),
                json!({"Seat": [&ann_json, 1, {"kind": "bot", "level": 2}]}),
            ),
            (PeerRequest::Leave(ann()), json!({"Leave": &ann_json})),
            (PeerRequest::Start(ann(), None), json!({"Start": [&ann_json, null]})),
            (PeerRequest::Rematch(ann(), None), json!({"Rematch": [&ann_json, null]})),
            (PeerRequest::Rename(person(), "Bea".to_owned()), json!({"Rename": ["p", "Bea"]})),
            (PeerRequest::Forget(person()), json!({"Forget": "p"})),
            (PeerRequest::Record(caller()), json!({"Record": &caller_json})),
            (PeerRequest::Delete(ann()), json!({"Delete": &ann_json})),
            (PeerRequest::Annul, json!("Annul")),
            (PeerRequest::Remove, json!("Remove")),
            (PeerRequest::Vacations, json!("Vacations")),
            (PeerRequest::Forfeit(ann()), json!({"Forfeit": &ann_json})),
        ];
        let error =
            json!({"status": 404, "code": "not_found", "message": "there is no such table", "ruling": null});
        let messages = [
            (PeerMessage::FromClient(1, ClientMessage::Ping {}), json!({"Say": [1, {"type": "ping"}]})),
            (
                PeerMessage::Refuse(1, Refusal::TooMany, "why".to_owned()),
                json!({"Refuse": [1, "too_many", "why"]}),
            ),
            (PeerMessage::Disconnect(1), json!({"HangUp": 1})),
            (PeerMessage::Response(1, PeerResponse::Done), json!({"Answer": [1, "Done"]})),
            (
                PeerMessage::Response(1, PeerResponse::Connected(Err(ApiError::not_found("table")))),
                json!({"Answer": [1, {"Connected": {"Err": error}}]}),
            ),
            (
                PeerMessage::Response(1, PeerResponse::Next(Ok(table()))),
                json!({"Answer": [1, {"Next": {"Ok": "t"}}]}),
            ),
            (PeerMessage::NotOwner(1), json!({"NotMine": 1})),
            (PeerMessage::Lost(1), json!({"Lost": 1})),
            (
                PeerMessage::ToClient(1, "text".to_owned(), Some("id".to_owned())),
                json!({"Said": [1, "text", "id"]}),
            ),
            (PeerMessage::Closed(1, true), json!({"Closed": [1, true]})),
        ];
        let asked = requests.map(|(request, json)| {
            (PeerMessage::Request(1, table(), request), json!({"Ask": [1, "t", json]}))
        });
        for (message, json) in asked.into_iter().chain(messages) {
            assert_eq!(serde_json::to_value(&message).unwrap(), json);
            let read: PeerMessage = serde_json::from_value(json.clone()).unwrap();
            assert_eq!(serde_json::to_value(&read).unwrap(), json);
        }
    }
}
