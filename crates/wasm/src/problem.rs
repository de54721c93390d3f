//! Failures in the form of the server's problems.

use serde_json::json;
use shinar_core::{ParseError, SetupError};
use shinar_games::{TableError, UnknownGame};
use shinar_play::{
    ImportError, NewTableError, Refused, TryFailed,
    analysis::AnalysisFailed,
    device::{BotFailed, DeviceError},
    replay::ReplayFailed,
};
use shinar_search::NoBot;

/// A request that could not be fulfilled; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The reason, for programs.
    pub code: &'static str,
    /// The reason, for people.
    pub message: String,
    /// The id of the rule behind it, if there is one.
    pub ruling: Option<String>,
}

impl Failure {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), ruling: None }
    }

    /// What the caller sent is malformed.
    pub(crate) fn bad(message: impl Into<String>) -> Self {
        Self::new("bad_request", message)
    }

    /// The same fields as the `error` of a problem that the server sends.
    pub fn to_json(&self) -> String {
        let mut fields = json!({"code": self.code, "message": self.message});
        if let Some(ruling) = &self.ruling {
            fields["ruling"] = json!(ruling);
        }
        fields.to_string()
    }
}

impl From<UnknownGame> for Failure {
    fn from(error: UnknownGame) -> Self {
        Self::new("unknown_game", error.to_string())
    }
}

impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Self {
        Self::new("unreadable", error.to_string())
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        let ruling = error.ruling.map(|ruling| ruling.0.to_owned());
        Self { ruling, ..Self::new("impossible", error.to_string()) }
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Game(error) => error.into(),
            TableError::Setup(error) => error.into(),
            TableError::Parse(error) => error.into(),
            TableError::Replay(error) => Self::new("bad_record", error.to_string()),
        }
    }
}

impl From<TryFailed> for Failure {
    fn from(error: TryFailed) -> Self {
        match error {
            TryFailed::Table(error) => error.into(),
            TryFailed::Refused(Refused { message, ruling, .. }) => {
                Self { ruling: ruling.map(str::to_owned), ..Self::new("illegal", message) }
            }
            error => Self::bad(error.to_string()),
        }
    }
}

impl From<ReplayFailed> for Failure {
    fn from(error: ReplayFailed) -> Self {
        match error {
            ReplayFailed::Table(error) => error.into(),
            ReplayFailed::Step(_) => Self::bad(error.to_string()),
            ReplayFailed::Action { .. } => Self::new("bad_record", error.to_string()),
        }
    }
}

impl From<AnalysisFailed> for Failure {
    fn from(error: AnalysisFailed) -> Self {
        match error {
            AnalysisFailed::Level(_) => Self::bad(error.to_string()),
            AnalysisFailed::Game(error) => error.into(),
            AnalysisFailed::Record(error) => Self::new("bad_record", error.to_string()),
        }
    }
}

impl From<DeviceError> for Failure {
    fn from(error: DeviceError) -> Self {
        match error {
            DeviceError::New(error) | DeviceError::Import(ImportError::New(error)) => error.into(),
            DeviceError::Table(error) | DeviceError::Import(ImportError::Table(error)) => error.into(),
            DeviceError::OpenSeat | DeviceError::Clock | DeviceError::Name(_) | DeviceError::Refused(_) => {
                Self::bad(error.to_string())
            }
            DeviceError::Sheet(_) | DeviceError::Match(_) => Self::new("damaged", error.to_string()),
            DeviceError::Import(_) => Self::new("bad_record", error.to_string()),
            DeviceError::Unwritable(_) => Self::new("failed", error.to_string()),
        }
    }
}

impl From<NewTableError> for Failure {
    fn from(error: NewTableError) -> Self {
        match error {
            NewTableError::Game(error) => error.into(),
            NewTableError::Option(error) => error.into(),
            NewTableError::Table(error) => error.into(),
            error => Self::bad(error.to_string()),
        }
    }
}

impl From<BotFailed> for Failure {
    fn from(error: BotFailed) -> Self {
        Self::new("failed", error.to_string())
    }
}

impl From<NoBot> for Failure {
    fn from(error: NoBot) -> Self {
        Self::bad(error.to_string())
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::new("failed", error.to_string())
    }
}
