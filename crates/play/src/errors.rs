//! Why a table cannot be made, a match cannot be replayed, and a request to it is refused.

use shinar_core::{ActionError, ParseError, ReplayError, Seat, SetupError};
use shinar_games::{TableError, UnknownGame};

use crate::{api::Refusal, clock::BadClock, text::BadText};

/// Why a stored sheet cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the message says what a field is")]
pub enum SheetError {
    /// It is not the JSON of a sheet; this includes a damaged seed.
    #[error("unreadable sheet: {0}")]
    Json(#[from] ParseError),
    /// The seats do not match the number of players.
    #[error("the sheet has {found} seats for {players} players")]
    Seats { found: usize, players: u8 },
    /// A bot has no level, or one that does not exist.
    #[error("{seat} of the sheet is a bot of level {level:?}")]
    Bot { seat: Seat, level: Option<u8> },
}

/// Why a table cannot be created as requested.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the message says what a field is")]
pub enum NewTableError {
    /// The game does not exist.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The request insists on other rules.
    #[error("this server plays version {known} of the rules of {game}, not {requested}")]
    RulesVersion { game: String, known: u32, requested: u32 },
    /// There must be one seat plan per player.
    #[error("{found} seats are planned for {players} players")]
    Seats { found: usize, players: u8 },
    /// The level of the stand-in does not exist.
    #[error("stand_in is a level, 1 to 6")]
    StandIn,
    /// The level of a bot does not exist.
    #[error("there is no level {0}; levels are 1 to 6")]
    Level(u8),
    /// The clock is out of range.
    #[error(transparent)]
    Clock(#[from] BadClock),
    /// An option does not exist.
    #[error(transparent)]
    Option(#[from] SetupError),
    /// An option that takes a file can only be set by whoever runs the server.
    #[error("option {0}: this server plays with the built-in file")]
    File(String),
    /// The game refuses the number of players or the value of an option.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A name or a contribution is malformed.
    #[error(transparent)]
    Text(#[from] BadText),
    /// The creator wants several seats.
    #[error("you can sit on one seat; others on your device are local players")]
    SeveralSeats,
    /// Nobody sits anywhere.
    #[error("at least one seat must be taken")]
    NobodySeated,
    /// Guests have no ratings.
    #[error("only people with an account play rated games; create one first")]
    RatedGuest,
    /// There are ratings for two players, and for three and four.
    #[error("a rated game has 2 to 4 players, not {0}")]
    RatedPlayers(u8),
    /// A rated game could go on for ever.
    #[error("a rated game needs a clock: `days` or `minutes`")]
    RatedClock,
    /// Hints would decide a rated game.
    #[error("a rated game has no hints")]
    RatedHints,
    /// Several players on one device are one account.
    #[error("in a rated game everybody plays on a device of their own: there are no local players")]
    RatedLocal,
    /// The table does not let bots play.
    #[error("bots have seats in a rated game only if `rated_bots` is set")]
    RatedBots,
    /// Bots alone have nothing to win.
    #[error("in a rated game at least one person plays")]
    RatedPeople,
    /// The table is not rated.
    #[error("`rated_bots` is for rated games; set `rated` as well")]
    NotRated,
}

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
    Snapshot(ParseError),
    /// The snapshot contradicts itself.
    #[error("the snapshot has {actions} actions, but the versions of {versions}")]
    Versions { actions: usize, versions: usize },
    /// An entry is not JSON of the right shape.
    #[error("unreadable journal entry {number}: {error}")]
    Entry { number: u64, error: ParseError },
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
