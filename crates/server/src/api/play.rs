//! Messages of the socket at a table.

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use shinar_core::{Actor, Observer, Seat};
use shinar_games::{Choice, Move};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{EndReason, PersonId, SeatResult, TableInfo};

/// What a client says. `client` is an id that it makes for each request; a request repeated with the same id counts once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// Takes an action.
    Act {
        /// The id of the request.
        client: String,
        /// The version of the position it answers.
        version: u64,
        /// The seat that acts.
        seat: Seat,
        /// The action: its text, or itself in the game's own shape.
        #[ts(type = "unknown")]
        action: ActionInput,
        /// Hands over at once if nothing else is to decide.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        end: bool,
    },
    /// Hands the turn over.
    End {
        /// The id of the request.
        client: String,
        /// The version of the position it answers.
        version: u64,
        /// The seat that hands over.
        seat: Seat,
    },
    /// Takes the last own action back.
    Undo {
        /// The id of the request.
        client: String,
        /// The version of the position it answers.
        version: u64,
        /// The seat that takes back.
        seat: Seat,
    },
    /// Asks what an action would do.
    Preview {
        /// The version of the position.
        version: u64,
        /// The seat that asks.
        seat: Seat,
        /// The action: its text, or itself in the game's own shape.
        #[ts(type = "unknown")]
        action: ActionInput,
    },
    /// Asks what a strong player would do.
    Hint {
        /// The version of the position.
        version: u64,
        /// The seat that asks.
        seat: Seat,
    },
    /// Gives up.
    Resign {
        /// The id of the request.
        client: String,
        /// The seat that gives up.
        seat: Seat,
    },
    /// Takes the seat back from the bot that plays on.
    TakeBack {
        /// The seat.
        seat: Seat,
    },
    /// Says something.
    Chat {
        /// The id of the request.
        client: String,
        /// What is said.
        text: String,
    },
    /// Asks for everything once more.
    Resync {},
    /// Asks whether somebody is there.
    Ping {},
}

impl ClientMessage {
    /// The id of the request, if it has one.
    pub fn client(&self) -> Option<&str> {
        match self {
            Self::Act { client, .. }
            | Self::End { client, .. }
            | Self::Undo { client, .. }
            | Self::Resign { client, .. }
            | Self::Chat { client, .. } => Some(client),
            Self::Preview { .. }
            | Self::Hint { .. }
            | Self::TakeBack { .. }
            | Self::Resync {}
            | Self::Ping {} => None,
        }
    }
}

/// An action as a client writes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ActionInput {
    /// As text, canonical or abbreviated.
    Text(String),
    /// In the game's own shape.
    Structured(Value),
}

/// What the server says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything; the first message, and the answer to `resync`.
    Hello {
        /// The table.
        table: TableInfo,
        /// The last lines of chat.
        chat: Vec<ChatLine>,
        /// The position; none while the table waits for its start.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        position: Option<Box<Position>>,
        /// What happened so far.
        log: Vec<LogEntry>,
    },
    /// The game went on, or back.
    Update {
        /// The new position.
        position: Box<Position>,
        /// What happened.
        events: Vec<LogEntry>,
        /// Why.
        cause: Cause,
        /// After an undo: how many entries of the log remain.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        undo_to: Option<u32>,
    },
    /// Something about the table changed: somebody came, left, resigned …
    Table {
        /// The table.
        table: TableInfo,
    },
    /// A request was carried out and is durable.
    Done {
        /// The id of the request.
        client: String,
        /// The version of the table after it, or a later one.
        version: u64,
    },
    /// A request was refused; nothing changed.
    Refused {
        /// The id of the request, if it had one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        client: Option<String>,
        /// Why, for programs.
        code: Refusal,
        /// Why, for people.
        message: String,
        /// The rule behind it, if there is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ruling: Option<String>,
        /// The version of the table.
        version: u64,
    },
    /// What an action would do, from what the seat may know.
    Preview {
        /// The seat.
        seat: Seat,
        /// The version of the position.
        version: u64,
        /// The action.
        action: Move,
        /// What would happen.
        events: Vec<LogEntry>,
        /// The points afterwards.
        scores: Vec<i32>,
    },
    /// What a strong player would do.
    Hint {
        /// The seat.
        seat: Seat,
        /// The version of the position.
        version: u64,
        /// The action.
        action: Move,
        /// What would probably follow, the action first.
        line: Vec<Move>,
        /// The share of the victory each seat may expect.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        shares: Option<Vec<f32>>,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// The answer to `ping`.
    Pong {},
    /// The game is over.
    Over {
        /// How it ended.
        result: Vec<SeatResult>,
        /// Why.
        reason: EndReason,
        /// What fixed the draws, to be checked.
        shuffle: ShuffleShown,
    },
}

impl ServerMessage {
    /// The id of the request that this settles, if it settles one.
    pub fn settles(&self) -> Option<&str> {
        match self {
            Self::Done { client, .. } => Some(client),
            Self::Refused { client, .. } => client.as_deref(),
            Self::Hello { .. }
            | Self::Update { .. }
            | Self::Table { .. }
            | Self::Preview { .. }
            | Self::Hint { .. }
            | Self::Chat { .. }
            | Self::Pong {}
            | Self::Over { .. } => None,
        }
    }
}

/// Why a position changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A seat acted.
    Act,
    /// A seat took an action back.
    Undo,
    /// A seat handed over.
    End,
    /// The game began, and chance fell.
    Chance,
    /// Somebody's time ran out.
    Clock,
    /// Somebody gave up.
    Resign,
    /// A bot plays on for somebody, or no longer does.
    StandIn,
}

/// Why a request was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The message could not be read.
    BadMessage,
    /// The text is no action of the game.
    Unreadable,
    /// The rules refuse it.
    Illegal,
    /// It answers an old position; a `hello` follows.
    Late,
    /// The seat is not asked.
    NotYourTurn,
    /// The seat belongs to somebody else.
    NotYourSeat,
    /// Nothing can be taken back, or not any more.
    NothingToUndo,
    /// There is something left to decide.
    NotYet,
    /// Everything is decided; only `end` and `undo` are possible.
    MustEnd,
    /// The game has not begun, or is over.
    NotRunning,
    /// Too many messages; try again later.
    TooMany,
    /// The server could not do it; nothing changed.
    Failed,
}

/// A position as those at one socket may know it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Position {
    /// Grows with everything that happens.
    pub version: u64,
    /// Who decides by the rules.
    pub actor: Actor,
    /// The seat that must act, or hand over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Seat>,
    /// Whether that seat has decided everything and may now take back or hand over.
    pub must_end: bool,
    /// Whether handing over ends a turn of that seat, or the game; not if it only answered in somebody else's turn, or if its own goes on after a draw.
    pub ends_turn: bool,
    /// Whether that seat may take something back.
    pub may_undo: bool,
    /// How often the turn was handed over.
    pub turn: u32,
    /// What is asked, as a spectator reads it; only for who asked for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<String>,
    /// The points.
    pub scores: Vec<i32>,
    /// The ranks as they stand; whoever gave up is behind everybody who did not.
    pub ranking: Vec<u8>,
    /// One for each seat of this socket, or one for a spectator.
    pub views: Vec<ViewFor>,
    /// The clocks; none if there is no clock.
    pub clocks: Vec<ClockInfo>,
}

/// What one observer sees.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ViewFor {
    /// Who.
    pub observer: Observer,
    /// The view in the game's own shape.
    #[ts(type = "CommonView<string, string>")]
    pub view: Box<RawValue>,
    /// What the observer may do now.
    #[ts(type = "Array<Move>")]
    pub legal: Vec<Choice>,
    /// What is asked; only for who asked for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<String>,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockInfo {
    /// 0-based.
    pub seat: Seat,
    /// What is left.
    pub remaining_ms: i64,
    /// Whether it is running.
    pub running: bool,
}

/// Something that happened, as the observer heard it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LogEntry {
    /// Its place in the observer's log, from 0.
    pub n: u32,
    /// The version of the table at which it happened.
    pub version: u64,
    /// A sentence; only for who asked for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Whom it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The points it brought.
    pub points: i32,
    /// The rule behind it.
    pub ruling: &'static str,
    /// What happened, in the game's own shape.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub event: Box<RawValue>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Its number, from 1.
    pub n: u32,
    /// Who said it.
    pub name: String,
    /// The person, unless it is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<PersonId>,
    /// The seat, if the person has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What fixed the draws, shown when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ShuffleShown {
    /// Shown before the first draw: the SHA-256 of the seed.
    pub commitment: String,
    /// The seed, in hexadecimal digits.
    pub seed: String,
    /// What each seat added.
    pub contributions: Vec<Option<String>>,
}
