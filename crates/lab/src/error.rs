//! Errors of the lab.

use shinar_core::{Illegal, ParseError, ReplayError, SetupError};
use shinar_games::{TableError, UnknownGame};
use shinar_search::NoBot;

/// Why something could not be done in the lab.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum LabError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Parse(#[from] ParseError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error(transparent)]
    Bot(#[from] NoBot),
    /// The action exists but is not legal here.
    #[error("{place}{action} is illegal: {why}")]
    Illegal { place: String, action: String, why: Illegal },
    /// There is no action with this index.
    #[error("{game} has no action {index}; its actions are 0 to {}", count - 1)]
    NoAction { index: i64, game: &'static str, count: usize },
    /// An array has the wrong size.
    #[error("{name} needs {expected} entries, not {found}")]
    Shape { name: &'static str, expected: usize, found: usize },
    /// A value that does not fit.
    #[error("{0}")]
    Argument(String),
    /// Somebody who waited for it stopped it.
    #[error("it was stopped before it was complete")]
    Stopped,
    #[error(transparent)]
    Network(#[from] shinar_search::network::NetworkError),
    #[error(transparent)]
    File(#[from] std::io::Error),
    #[error(transparent)]
    Parquet(#[from] parquet::errors::ParquetError),
    #[error("the threads could not be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

impl From<TableError> for LabError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Game(error) => error.into(),
            TableError::Setup(error) => error.into(),
            TableError::Parse(error) => error.into(),
            TableError::Replay(error) => error.into(),
        }
    }
}
