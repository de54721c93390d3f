//! Why a match cannot be replayed, and why a request to it is refused.

use shinar_core::{ActionError, ReplayError};
use shinar_games::{TableError, UnknownGame};

use crate::api::Refusal;

/// Why a sheet and a journal do not make a match.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the message says what a field is")]
pub enum MatchError {
    /// The game does not exist.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The rules have changed since.
    #[error("the table was created with version {table} of the rules; this server knows version {known}")]
    RulesVersion { table: u32, known: u32 },
    /// The game refuses the sheet's options, or the snapshot's position.
    #[error(transparent)]
    Table(TableError),
    /// The snapshot is not JSON of the right shape.
    #[error("unreadable snapshot: {0}")]
    Snapshot(serde_json::Error),
    /// The snapshot contradicts itself.
    #[error("the snapshot has {actions} actions, but the versions of {versions}")]
    Versions { actions: usize, versions: usize },
    /// An entry is not JSON of the right shape.
    #[error("unreadable journal entry {number}: {error}")]
    Entry { number: u64, error: serde_json::Error },
    /// An entry cannot follow those before it.
    #[error("journal entry {number} is impossible: {message}")]
    Impossible { number: u64, message: String },
}

impl From<TableError> for MatchError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Replay(ReplayError::OtherRules { found, known }) => {
                Self::RulesVersion { table: found, known }
            }
            other => Self::Table(other),
        }
    }
}

/// Why something cannot be done; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The reason, for programs.
    pub code: Refusal,
    /// The reason, for people.
    pub message: String,
    /// The rule of the game that forbids it, if it is one.
    pub ruling: Option<&'static str>,
}

impl Refused {
    /// A refusal without a rule.
    pub fn new(code: Refusal, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), ruling: None }
    }
}

impl From<ActionError> for Refused {
    fn from(error: ActionError) -> Self {
        match error {
            ActionError::Unreadable(error) => Self::new(Refusal::Unreadable, error.message),
            ActionError::Illegal(error) => {
                Self { code: Refusal::Illegal, message: error.message, ruling: Some(error.ruling.0) }
            }
        }
    }
}
