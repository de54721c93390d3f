//! Requests and answers over HTTP: people, games and tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shinar_core::Seat;
use shinar_games::Words;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{PersonId, TableId, TokenId};

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
    /// A number of days for every move.
    Days {
        /// 1 to 30.
        days: u8,
    },
    /// A number of minutes for all moves, and some seconds more for each.
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
