//! Messages of a table's socket.

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use shinar_core::{ActionError, Actor, CommonView, Observer, ParseError, Seat};
use shinar_games::{Choice, Move, Table};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{EndReason, PersonId, SeatResult, TableInfo};

/// A message from a client. `client` is an id that it chooses for each request; a request repeated with the same id is applied once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// Takes an action.
    Act {
        /// An id for this request, chosen by the client.
        client: String,
        /// The version of the position that the client has seen.
        version: u64,
        /// The seat that acts.
        seat: Seat,
        /// The action: as text, in the game's own shape, or by its index.
        #[ts(type = "unknown")]
        action: ActionInput,
        /// Also hands the turn over, if there is nothing else to decide.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        end: bool,
    },
    /// Hands the turn over.
    End {
        /// An id for this request, chosen by the client.
        client: String,
        /// The version of the position that the client has seen.
        version: u64,
        /// The seat that hands over.
        seat: Seat,
    },
    /// Takes the seat's last action back.
    Undo {
        /// An id for this request, chosen by the client.
        client: String,
        /// The version of the position that the client has seen.
        version: u64,
        /// The seat that undoes.
        seat: Seat,
    },
    /// Requests what an action would do.
    Preview {
        /// The version of the position that the client has seen.
        version: u64,
        /// The seat on whose behalf it is requested.
        seat: Seat,
        /// The action: as text, in the game's own shape, or by its index.
        #[ts(type = "unknown")]
        action: ActionInput,
    },
    /// Requests what a strong bot would do.
    Hint {
        /// The version of the position that the client has seen.
        version: u64,
        /// The seat on whose behalf it is requested.
        seat: Seat,
    },
    /// Gives the game up: the seat ranks last, and a bot plays on for it where others still play.
    Resign {
        /// An id for this request, chosen by the client.
        client: String,
        /// The seat that resigns.
        seat: Seat,
    },
    /// Takes the seat back from the bot that replaced its player.
    TakeBack {
        /// The seat to take back.
        seat: Seat,
    },
    /// Sends a chat message.
    Chat {
        /// An id for this request, chosen by the client.
        client: String,
        /// The message, up to 500 characters.
        text: String,
    },
    /// Sends a quick phrase, which every reader gets in their own language.
    Phrase {
        /// An id for this request, chosen by the client.
        client: String,
        /// The phrase.
        phrase: QuickPhrase,
    },
    /// Requests another `hello`.
    Resync {},
    /// Requests a `pong`.
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
            | Self::Chat { client, .. }
            | Self::Phrase { client, .. } => Some(client),
            Self::Preview { .. }
            | Self::Hint { .. }
            | Self::TakeBack { .. }
            | Self::Resync {}
            | Self::Ping {} => None,
        }
    }

    /// Whether it changes something that is stored.
    pub fn is_written(&self) -> bool {
        self.client().is_some() || matches!(self, Self::TakeBack { .. })
    }
}

/// An action as a client sends it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ActionInput {
    /// As text, canonical or abbreviated.
    Text(String),
    /// By its dense index.
    Index(u32),
    /// In the game's own shape.
    Structured(Value),
}

impl ActionInput {
    /// The move of a table's game. It need not be legal.
    pub fn read(&self, table: &dyn Table) -> Result<Move, ActionError> {
        match self {
            Self::Text(text) => table.parse(text),
            Self::Index(index) => table.move_at(*index as usize).ok_or_else(|| {
                ParseError::at(1, format!("{} has no action {index}", table.info().title)).into()
            }),
            Self::Structured(action) => table.read(action),
        }
    }
}

/// A message from the server.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The complete state; the first message, and the response to `resync`.
    Hello {
        /// The table as the recipient may see it.
        table: TableInfo,
        /// The last chat messages.
        chat: Vec<ChatLine>,
        /// The position; missing before the game starts.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        position: Option<Box<Position>>,
        /// The log so far.
        log: Vec<LogEntry>,
        /// The version of the recipient's last decision; missing if there was none.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        decided: Option<u64>,
    },
    /// The position has changed.
    Update {
        /// The new position.
        position: Box<Position>,
        /// The new entries of the log.
        events: Vec<LogEntry>,
        /// What changed the position.
        cause: Cause,
        /// After an undo: the number of log entries that remain.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        undo_to: Option<u32>,
    },
    /// The table has changed: a player joined, left, connected, resigned …
    Table {
        /// The table as the recipient may see it.
        table: TableInfo,
    },
    /// A request was applied and is durable.
    Done {
        /// The id of the request.
        client: String,
        /// The version after it, or a later one.
        version: u64,
    },
    /// A request was refused; nothing changed.
    Refused {
        /// The id of the request, if it had one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        client: Option<String>,
        /// The reason, for programs.
        code: Refusal,
        /// The reason, for people.
        message: String,
        /// The id of the rule that forbids it, if it is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ruling: Option<String>,
        /// The current version.
        version: u64,
    },
    /// What an action would do, as far as the seat can know.
    Preview {
        /// The seat on whose behalf it was requested.
        seat: Seat,
        /// The version of the position that it applies to.
        version: u64,
        /// The move.
        action: Move,
        /// The events that it would cause.
        events: Vec<LogEntry>,
        /// Each seat's points afterwards.
        scores: Vec<i32>,
    },
    /// What a strong bot would do.
    Hint {
        /// The seat on whose behalf it was requested.
        seat: Seat,
        /// The version of the position that it applies to.
        version: u64,
        /// The move.
        action: Move,
        /// The moves that would probably follow, this one first.
        line: Vec<Move>,
        /// Each seat's expected share of the victory, 0 to 1, if the bot estimates it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        shares: Option<Vec<f32>>,
    },
    /// A chat message.
    Chat {
        /// The message with its sender.
        line: ChatLine,
    },
    /// The response to `ping`.
    Pong {},
    /// The game is over.
    Over {
        /// Scores and ranks.
        result: Vec<SeatResult>,
        /// Why the game ended.
        reason: EndReason,
        /// What determined the draws, so that they can be checked.
        shuffle: ShuffleShown,
    },
}

impl ServerMessage {
    /// The id of the request that this settles, if any.
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
    /// The game started, and chance drew.
    Chance,
    /// A player's time ran out.
    Clock,
    /// A player resigned.
    Resign,
    /// A bot started or stopped playing in place of a player.
    StandIn,
    /// A player goes on vacation, or comes back.
    Vacation,
}

/// Why a request was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The message could not be read.
    BadMessage,
    /// It is not an action of the game.
    Unreadable,
    /// The rules refuse it.
    Illegal,
    /// It refers to an old position; a `hello` follows.
    Late,
    /// Another seat must decide.
    NotYourTurn,
    /// The seat belongs to another player.
    NotYourSeat,
    /// Nothing can be undone, or not any more.
    NothingToUndo,
    /// There is something left to decide before handing over.
    NotYet,
    /// Everything is decided; only `end` and `undo` are possible.
    MustEnd,
    /// The game has not started, or is over.
    NotRunning,
    /// People play against each other, and the table does not allow hints.
    NoHints,
    /// Too many messages; try again later.
    TooMany,
    /// The server cannot save anything at the moment; send it again later, with the same id.
    CannotWrite,
    /// The server failed; nothing changed.
    Failed,
}

/// A position as one socket may see it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Position {
    /// Increases with every change of the game.
    pub version: u64,
    /// Who decides according to the rules.
    pub actor: Actor,
    /// The seat that must act or hand over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Seat>,
    /// Whether that seat has decided everything, and can only undo or hand over.
    pub must_end: bool,
    /// Whether handing over ends the game or a turn of that seat; not if it only responded in another seat's turn, or if its own turn continues after a draw.
    pub ends_turn: bool,
    /// Whether that seat can undo something.
    pub may_undo: bool,
    /// How often a seat has handed over.
    pub turn: u32,
    /// What must be decided, as a sentence for spectators; only if the socket requested words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<String>,
    /// Each seat's points.
    pub scores: Vec<i32>,
    /// Each seat's current rank; players who resigned rank behind everybody else.
    pub ranking: Vec<u8>,
    /// One view for each seat of this socket, or one for a spectator.
    pub views: Vec<ViewFor>,
    /// One clock for each seat; empty if thinking times are not limited.
    pub clocks: Vec<ClockInfo>,
}

/// What one observer sees.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ViewFor {
    /// A seat of this socket, or the spectator.
    pub observer: Observer,
    /// What the observer sees, in the game's own shape.
    #[ts(as = "CommonView<String, String>")]
    pub view: Box<RawValue>,
    /// The legal moves, if the observer decides now; otherwise empty. Numbers if the socket requested `moves=index`.
    #[ts(as = "Vec<Move>")]
    pub legal: LegalMoves,
    /// What must be decided, as a sentence for the observer; only if the socket requested words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<String>,
}

/// Legal moves in the form that a socket requested.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum LegalMoves {
    /// Written out, with their outlooks.
    Full(Vec<Choice>),
    /// By their dense indices.
    Index(Vec<u32>),
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockInfo {
    /// The seat, from 0.
    pub seat: Seat,
    /// The time left, in milliseconds.
    pub remaining_ms: i64,
    /// Whether the clock is running.
    pub running: bool,
    /// For how long it stands still although it is running, because its player is on vacation; missing if it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub stands_ms: Option<i64>,
}

/// An event, as the observer may know it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LogEntry {
    /// Its index in the observer's log, from 0.
    pub n: u32,
    /// The version at which it happened.
    pub version: u64,
    /// The event as a sentence; only if words were requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// The seat that it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The points that the seat got.
    pub points: i32,
    /// The id of the rule that caused it.
    pub ruling: &'static str,
    /// The event in the game's own shape.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub event: Box<RawValue>,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Its number at the table, from 1.
    pub n: u32,
    /// The name of the sender.
    pub name: String,
    /// The id of the sender; missing if the account was deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<PersonId>,
    /// Whether the sender had an account; otherwise a guest wrote it, whose name proves nothing.
    #[serde(default)]
    pub account: bool,
    /// The seat of the sender, if they have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The message; of a quick phrase, its English words.
    pub text: String,
    /// The quick phrase that it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phrase: Option<QuickPhrase>,
    /// Whether somebody without a seat sent it while the game was running: players get it when the game is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub apart: bool,
    /// When it was sent, in milliseconds since 1970.
    pub at: i64,
}

/// What players often say. Clients show it in the reader's language.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::EnumIter, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum QuickPhrase {
    /// A greeting.
    Hello,
    /// For the start.
    GoodLuck,
    /// Praise for a move.
    WellPlayed,
    /// For anything kind.
    Thanks,
    /// Somebody must be away for a moment.
    OneMoment,
    /// Somebody is back.
    Back,
    /// A reminder.
    YourTurn,
    /// For the end.
    GoodGame,
    /// A wish for another game.
    Again,
    /// A farewell.
    Bye,
}

impl QuickPhrase {
    /// Its English words, for programs.
    pub const fn english(self) -> &'static str {
        match self {
            Self::Hello => "Hello!",
            Self::GoodLuck => "Good luck!",
            Self::WellPlayed => "Well played!",
            Self::Thanks => "Thanks!",
            Self::OneMoment => "One moment, please",
            Self::Back => "I’m back",
            Self::YourTurn => "It’s your turn",
            Self::GoodGame => "Good game!",
            Self::Again => "Another one?",
            Self::Bye => "I have to go. Bye!",
        }
    }
}

/// What determined the draws, shown when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ShuffleShown {
    /// The SHA-256 of the seed, which was shown before the first draw.
    pub commitment: String,
    /// The seed, as hexadecimal digits.
    pub seed: String,
    /// What each seat contributed.
    pub contributions: Vec<Option<String>>,
}
