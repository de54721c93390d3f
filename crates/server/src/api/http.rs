//! Requests and answers over HTTP.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use shinar_core::{Actor, Observer, Seat};
use shinar_games::{Choice, Move, Words};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{
    ActionInput, LogEntry, PersonId, TableId, TokenId,
    shapes::{ActorShape, MoveShape, ObserverShape},
};

/// What went wrong.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// The details.
    pub error: ProblemDetails,
}

/// The details of what went wrong.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ProblemDetails {
    /// A word for programs, such as `not_found`.
    pub code: String,
    /// A sentence for people: what is wrong and what would be right.
    pub message: String,
    /// The rule of the game behind it, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruling: Option<String>,
}

/// Who is asking.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The id.
    pub id: PersonId,
    /// The name others see.
    pub name: String,
    /// Whether it is an account; otherwise a guest.
    pub account: bool,
    /// The name to sign in with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub login: Option<String>,
}

/// A new name.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 1 to 32 characters.
    pub name: String,
}

/// A name and a password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 32 letters, digits, `.`, `-` or `_`.
    pub login: String,
    /// 8 to 128 characters.
    pub password: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("login", &self.login).finish_non_exhaustive()
    }
}

/// Asks for a token.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for.
    pub name: String,
}

/// A token for a program, without its secret.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenInfo {
    /// The id.
    pub id: TokenId,
    /// What it is for.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it stops to be good.
    pub expires: i64,
}

/// A token with its secret, which is shown only once.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenMade {
    /// The token.
    pub token: TokenInfo,
    /// Goes into the header `Authorization: Bearer …`.
    pub secret: String,
}

impl std::fmt::Debug for TokenMade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TokenMade").field("token", &self.token).finish_non_exhaustive()
    }
}

/// A game one can play here.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameFacts {
    /// The id.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// Who made it and when.
    pub credit: &'static str,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// The version of its rules.
    pub rules_version: u32,
    /// What can be chosen before a game.
    pub options: Vec<OptionFacts>,
    /// How strong bots can be.
    pub levels: Vec<LevelFacts>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionFacts {
    /// Its name.
    pub key: &'static str,
    /// Its values.
    pub values: Vec<&'static str>,
    /// The value it has if nobody chooses.
    pub default: &'static str,
    /// What it changes.
    pub text: &'static str,
    /// The rules it decides between.
    pub rulings: Vec<&'static str>,
}

/// A level of bots.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LevelFacts {
    /// 1 to 6.
    pub number: u8,
    /// Its name.
    pub name: &'static str,
}

/// A chapter of rules.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ChapterFacts {
    /// The id, such as `playing-tokens`.
    pub id: &'static str,
    /// Its heading in English.
    pub title: &'static str,
    /// Its rules, in reading order.
    pub rulings: Vec<RulingFacts>,
}

/// A rule.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RulingFacts {
    /// The id, such as `BAB-C4`.
    pub id: &'static str,
    /// What it says, in English.
    pub text: &'static str,
    /// Why it was decided that way, where the rulebook leaves it open.
    pub reason: Option<&'static str>,
}

/// Which tables to list.
#[derive(Clone, Debug, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// Which ones.
    pub list: List,
}

/// A list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Public tables that wait for players.
    Open,
    /// Public tables where a game is running.
    Running,
    /// Tables of the person that asks, those where it is their turn first.
    Mine,
}

/// A table to be made.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// Options that differ from the default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The version of the rules; the server's own if it is left out, and the only one it takes.
    #[serde(default)]
    #[ts(optional)]
    pub rules_version: Option<u32>,
    /// Who shall sit where, one for each player.
    pub seats: Vec<SeatPlan>,
    /// Whether everybody may see and join it; otherwise only people with its code.
    #[serde(default)]
    pub public: bool,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// The level of the bot that plays on for people who left or ran out of time, 1 to 6.
    #[serde(default = "default_level")]
    pub stand_in: u8,
    /// What the maker adds to the shuffle.
    #[serde(default)]
    #[ts(optional)]
    pub contribution: Option<String>,
}

fn default_level() -> u8 {
    3
}

/// Who shall sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever joins.
    Open,
    /// Who makes the table.
    Me,
    /// A bot.
    Bot {
        /// 1 to 6.
        level: u8,
    },
    /// Somebody else at the device of who makes the table.
    Local {
        /// The name.
        name: String,
    },
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So many days for every move.
    Days {
        /// 1 to 30.
        days: u8,
    },
    /// So many minutes for all moves, and some seconds more for each.
    Minutes {
        /// 1 to 240.
        minutes: u16,
        /// 0 to 600.
        increment_seconds: u16,
    },
}

/// The code of an invitation.
#[derive(Clone, Debug, Default, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CodeQuery {
    /// The code from the invitation.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// Sits down at a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Join {
    /// The seat; the first open one if none is given.
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The code of the invitation.
    #[ts(optional)]
    pub code: Option<String>,
    /// What the player adds to the shuffle: up to 64 printable ASCII characters.
    #[ts(optional)]
    pub contribution: Option<String>,
}

/// Begins the game, or another one.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Start {
    /// What the player adds to the shuffle: up to 64 printable ASCII characters.
    #[ts(optional)]
    pub contribution: Option<String>,
}

/// A table as a person may know it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// The id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// Options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// The version of the rules.
    pub rules_version: u32,
    /// Whether everybody may see and join it.
    pub public: bool,
    /// The code of the invitation, for people at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// Where it is in its life.
    pub state: TableState,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The clock.
    pub clock: Clock,
    /// The level of the bot that plays on for people.
    pub stand_in: u8,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When something happened last.
    pub changed: i64,
    /// Whether the person that asks must act.
    pub your_turn: bool,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<Vec<SeatResult>>,
    /// Why it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end_reason: Option<EndReason>,
    /// The table this is a rematch of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub previous: Option<TableId>,
    /// The rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<TableId>,
    /// The hash of the seed of the shuffles.
    pub commitment: String,
}

/// The life of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// For players, or for the start.
    Waiting,
    /// A game is going on.
    Running,
    /// The game is over.
    Finished,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// 0-based.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who plays.
    pub kind: SeatKind,
    /// The name; empty if the seat is open.
    pub name: String,
    /// The level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// The person, also the one whose device a local player uses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<PersonId>,
    /// Whether the person that asks plays this seat.
    pub you: bool,
    /// Whether the person is here now.
    pub connected: bool,
    /// Whether a bot plays on for the person.
    pub stand_in: bool,
    /// Whether the person gave up.
    pub resigned: bool,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Somebody at another person's device.
    Local,
}

/// How a seat ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatResult {
    /// 0-based.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The points.
    pub score: i32,
    /// 1 is best; equals share.
    pub rank: u8,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EndReason {
    /// By the rules.
    Rules {
        /// The name of the reason, as the game's views write it.
        reason: String,
    },
    /// Players gave up, and too few were left.
    Resigned {
        /// Who gave up.
        #[schema(value_type = Vec<u8>)]
        seats: Vec<Seat>,
    },
    /// As a sentence, for games that ended before reasons had names.
    Text {
        /// In English.
        text: String,
    },
}

/// A language in which the server can write sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    En,
}

impl Language {
    /// The words to be sent to who asked for this language, or for none.
    pub fn words(wanted: Option<Self>) -> Words {
        match wanted {
            None => Words::None,
            Some(Self::En) => Words::English,
        }
    }
}

/// Who comes to a socket, and what it shall say.
#[derive(Clone, Debug, Default, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PlayQuery {
    /// The code from the invitation.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
    /// The language of sentences (`text` in the log, `prompt` in positions); without it none are sent.
    #[serde(default)]
    #[ts(optional)]
    pub words: Option<Language>,
}

/// Whose eyes to replay with, and which moment to show.
#[derive(Clone, Debug, Default, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReplayQuery {
    /// `0` to `3`, or `spectator`, which is also meant if it is left out.
    #[serde(default, rename = "as")]
    #[param(rename = "as")]
    #[ts(optional)]
    pub observer: Option<String>,
    /// With a step: the position after that number of actions.
    #[serde(default)]
    #[ts(optional)]
    pub step: Option<u32>,
    /// The language of sentences; without it none are sent.
    #[serde(default)]
    #[ts(optional)]
    pub words: Option<Language>,
    /// The code from the invitation.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// A finished game, action by action; or one moment of it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Replayed {
    /// Without a step.
    Whole(Replay),
    /// With one.
    Moment(Moment),
}

/// A finished game, action by action.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    /// The number of actions.
    pub of: u32,
    /// Every action, in order.
    pub steps: Vec<ReplayStep>,
}

/// An action of a finished game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayStep {
    /// How many actions came before; the position before it is the moment with this number.
    pub step: u32,
    /// The seat that decided; none if it was chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The action.
    #[schema(value_type = MoveShape)]
    pub action: Move,
    /// What the observer heard.
    pub events: Vec<LogEntry>,
    /// The points afterwards.
    pub scores: Vec<i32>,
}

/// A moment of a finished game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Moment {
    /// How many actions were taken.
    pub step: u32,
    /// Of how many.
    pub of: u32,
    /// What the observer saw.
    #[ts(type = "CommonView<string, string>")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// What the observer heard of the last action.
    pub events: Vec<LogEntry>,
    /// Who decided.
    #[schema(value_type = ActorShape)]
    pub actor: Actor,
    /// The points.
    pub scores: Vec<i32>,
}

/// Actions to be tried out from a position.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TryPlan {
    /// The position; see docs/positions.
    #[ts(type = "object")]
    #[schema(value_type = Object)]
    pub position: Value,
    /// The actions, each as text or in the game's own shape; at most 64. Draws that are due before them are made.
    #[serde(default)]
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<Value>)]
    pub actions: Vec<ActionInput>,
    /// Whether draws that are due after the last are made, too.
    #[serde(default)]
    pub chance: bool,
    /// Whose eyes to see it with; those of the seat that decides if it is left out.
    #[serde(default, rename = "as")]
    #[ts(optional)]
    #[schema(value_type = Option<ObserverShape>)]
    pub observer: Option<Observer>,
}

/// What actions from a position lead to.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Tried {
    /// Who decides then.
    #[schema(value_type = ActorShape)]
    pub actor: Actor,
    /// The points.
    pub scores: Vec<i32>,
    /// What the observer sees.
    #[ts(type = "CommonView<string, string>")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// What can be done, if the observer decides.
    #[ts(type = "Array<Move>")]
    #[schema(value_type = Vec<MoveShape>)]
    pub legal: Vec<Choice>,
    /// What the observer hears of the last action, and of what is drawn after it.
    pub events: Vec<LogEntry>,
}

/// Asks for an analysis.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewAnalysis {
    /// How deep to look, 1 to 6; 4 if it is left out.
    #[ts(optional)]
    pub level: Option<u8>,
}

/// Something that takes long.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Job {
    /// Where it is.
    pub state: JobState,
    /// How much of it is done, 0 to 1.
    pub progress: f32,
    /// What came out of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Analysis")]
    #[schema(value_type = Option<Analysis>)]
    pub result: Option<Box<RawValue>>,
}

/// The life of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobState {
    /// Nobody has asked for it.
    None,
    /// Others are before it.
    Waiting,
    /// It is being done.
    Running,
    /// The result is there.
    Done,
    /// There will be no result.
    Failed,
}

/// What a strong bot thinks of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Analysis {
    /// Every decision with a choice.
    pub moments: Vec<Opinion>,
}

/// What a strong bot thinks of a decision.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Opinion {
    /// How many actions came before.
    pub step: u32,
    /// Who decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What was decided.
    #[schema(value_type = MoveShape)]
    pub action: Move,
    /// The share of the victory each seat could expect.
    pub shares: Vec<f32>,
    /// The best action.
    #[schema(value_type = MoveShape)]
    pub best: Move,
    /// What would probably have followed it.
    #[schema(value_type = Vec<MoveShape>)]
    pub best_line: Vec<Move>,
    /// How much of the victory was given away.
    pub loss: f32,
}
