//! What members tell each other.

use serde::{Deserialize, Serialize};
use shinar_core::Record;
use shinar_games::Words;

use crate::{
    api::{ClientMessage, Join, PersonId, Refusal, TableId, TableInfo},
    error::{ApiError, ApiResult},
    store::PersonRow,
    tables::{Visitor, Wish},
};

/// The number of a request, and of the line that a far socket is heard over. Its asker chose it.
pub(super) type Number = u64;

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Letter {
    // ---- to the owner of a table
    /// Somebody wants something; an `Answer` or `NotMine` follows.
    Ask(Number, TableId, Ask),
    /// A far client says something.
    Say(Number, ClientMessage),
    /// A far client said something that could not be read, or too much.
    Refuse(Number, Refusal, String),
    /// A far socket is gone.
    HangUp(Number),
    // ---- from the owner of a table
    /// The answer to a request.
    Answer(Number, Answer),
    /// The table is not the recipient's; nothing was done.
    NotMine(Number),
    /// The table broke down over a request; nobody knows what was done.
    Lost(Number),
    /// A message for a far socket, and the id of the request that it settles.
    Said(Number, String, Option<String>),
    /// The table dropped a far socket; it may come again if the table itself went away.
    Closed(Number, bool),
}

/// A wish as it can be written down.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Ask {
    Connect(Visitor, Words),
    Info(Visitor),
    Join(PersonRow, Join),
    Leave(PersonRow),
    Start(PersonRow, Option<String>),
    Rematch(PersonRow, Option<String>),
    Rename(PersonId, String),
    Forget(PersonId),
    Record(Visitor),
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Answer {
    Connected(Result<(), ApiError>),
    Table(Result<Box<TableInfo>, ApiError>),
    Next(Result<TableId, ApiError>),
    Record(Result<String, ApiError>),
    Done,
}

impl Ask {
    /// The form of a wish that somebody waits for; none for one that only concerns a socket or the table's own task.
    pub(super) fn of(wish: &Wish) -> Option<Self> {
        Some(match wish {
            Wish::Connect { visitor, words, .. } => Self::Connect(visitor.clone(), *words),
            Wish::Info { visitor, .. } => Self::Info(visitor.clone()),
            Wish::Join { person, join, .. } => Self::Join(person.clone(), join.clone()),
            Wish::Leave { person, .. } => Self::Leave(person.clone()),
            Wish::Start { person, contribution, .. } => Self::Start(person.clone(), contribution.clone()),
            Wish::Rematch { person, contribution, .. } => Self::Rematch(person.clone(), contribution.clone()),
            Wish::Rename { person, name } => Self::Rename(person.clone(), name.clone()),
            Wish::Forget { person, .. } => Self::Forget(person.clone()),
            Wish::Record { visitor, .. } => Self::Record(visitor.clone()),
            Wish::Disconnect(_)
            | Wish::Say(..)
            | Wish::Refuse(..)
            | Wish::Decided { .. }
            | Wish::Hinted { .. }
            | Wish::Wake => return None,
        })
    }
}

/// Whether a wish can be carried out twice without harm, so that it can be repeated when nobody knows what became of it.
pub(super) fn is_repeatable(wish: &Wish) -> bool {
    match wish {
        Wish::Info { .. }
        | Wish::Rematch { .. }
        | Wish::Rename { .. }
        | Wish::Forget { .. }
        | Wish::Record { .. } => true,
        // A second try would be refused although the first one was carried out. Sockets come again by themselves.
        Wish::Join { .. } | Wish::Leave { .. } | Wish::Start { .. } | Wish::Connect { .. } => false,
        Wish::Disconnect(_)
        | Wish::Say(..)
        | Wish::Refuse(..)
        | Wish::Decided { .. }
        | Wish::Hinted { .. }
        | Wish::Wake => false,
    }
}

/// Hands an answer to whoever waits for it.
pub(super) fn deliver(wish: Wish, number: Number, answer: Answer) {
    // Who does not wait any more does not miss it; an answer to something else is as good as none.
    match (wish, answer) {
        (Wish::Connect { reply, .. }, Answer::Connected(done)) => {
            let _ = reply.send(done.map(|()| number));
        }
        (
            Wish::Info { reply, .. }
            | Wish::Join { reply, .. }
            | Wish::Leave { reply, .. }
            | Wish::Start { reply, .. },
            Answer::Table(done),
        ) => {
            let _ = reply.send(done.map(|table| *table));
        }
        (Wish::Rematch { reply, .. }, Answer::Next(done)) => {
            let _ = reply.send(done);
        }
        (Wish::Record { reply, .. }, Answer::Record(done)) => {
            let read = |text: String| Record::parse(&text).map_err(|error| ApiError::internal(&error));
            let _ = reply.send(done.and_then(read));
        }
        (Wish::Forget { reply, .. }, Answer::Done) => {
            let _ = reply.send(());
        }
        (Wish::Rename { .. }, _) => {}
        (wish, answer) => tracing::error!(?wish, ?answer, "an answer to something else"),
    }
}

impl Answer {
    pub(super) fn table(done: ApiResult<TableInfo>) -> Self {
        Self::Table(done.map(Box::new))
    }

    pub(super) fn record(done: ApiResult<Record>) -> Self {
        Self::Record(done.map(|record| record.to_string()))
    }
}
