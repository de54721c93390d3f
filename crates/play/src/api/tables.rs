//! Games and tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shinar_core::Seat;
use shinar_games::Words;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{PersonId, TableId, TournamentId};

/// A game that this server offers.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameFacts {
    /// The game's id.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// Author, publisher and year.
    pub credit: &'static str,
    /// The minimum and the maximum number of players.
    pub players: [u8; 2],
    /// About how long a game takes among people, in minutes: the shortest and the longest usual time.
    pub minutes: [u16; 2],
    /// How demanding the game is, from 1 (easy) to 5.
    pub weight: u8,
    /// The version of the rules that this server plays.
    pub rules_version: u32,
    /// The options that can be chosen for a table.
    pub options: Vec<OptionFacts>,
    /// The levels of its bots.
    pub levels: Vec<LevelFacts>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionFacts {
    /// The option's key.
    pub key: &'static str,
    /// The possible values.
    pub values: Vec<&'static str>,
    /// The value if none is chosen.
    pub default: &'static str,
    /// What the option changes, in English.
    pub text: &'static str,
    /// The ids of the rules that it concerns.
    pub rulings: Vec<&'static str>,
}

/// A level of playing strength.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LevelFacts {
    /// The level, 1 (weakest) to 6.
    pub number: u8,
    /// The name of bots at this level.
    pub name: &'static str,
}

/// A chapter of a game's rules.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ChapterFacts {
    /// The chapter's id, such as `playing-tokens`.
    pub id: &'static str,
    /// The heading, in English.
    pub title: &'static str,
    /// The rules of the chapter, in reading order.
    pub rulings: Vec<RulingFacts>,
}

/// A rule of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RulingFacts {
    /// The rule's id, such as `BAB-C4`.
    pub id: &'static str,
    /// What it says, in English.
    pub text: &'static str,
    /// Why it was decided that way, where the printed rules leave it open.
    pub reason: Option<&'static str>,
}

/// Requests a new table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The number of players.
    #[schema(minimum = 1, maximum = 8)]
    pub players: u8,
    /// Options that differ from the default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The version of the rules to insist on; refused unless it is the server's, which is the default.
    #[serde(default)]
    #[ts(optional)]
    pub rules_version: Option<u32>,
    /// Who gets each seat, one plan per player.
    pub seats: Vec<SeatPlan>,
    /// Whether everybody may see and join the table; otherwise only people with the invitation code.
    #[serde(default)]
    pub public: bool,
    /// How long people may think; without a limit by default.
    #[serde(default)]
    pub clock: Clock,
    /// The level of the bot that replaces people who leave or run out of time, 1 to 6; 3 by default.
    #[serde(default = "default_level")]
    #[schema(minimum = 1, maximum = 6)]
    pub stand_in: u8,
    /// Whether people may ask for hints although they play against each other; against bots alone they always may.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
    /// Whether the game counts for ratings. Only accounts play, each on a device of their own, with a clock, without undo and hints;
    /// whoever leaves or runs out of time has lost.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
    /// Whether bots may have seats in a rated game.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub rated_bots: bool,
    /// What the creator contributes to the shuffle: up to 64 printable ASCII characters. It is sent before the commitment is known;
    /// better leave it out, set `contribute_later`, and send it with `/start`.
    #[serde(default)]
    #[ts(optional)]
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub contribution: Option<String>,
    /// Do not start the game yet although all seats are taken: the creator sees the commitment first, and contributes with `/start`.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub contribute_later: bool,
}

fn default_level() -> u8 {
    3
}

/// Who gets a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever joins first.
    Open,
    /// The creator of the table.
    Me,
    /// The machine, from the start.
    Bot {
        /// How well it plays, from 1 to 6.
        #[schema(minimum = 1, maximum = 6)]
        level: u8,
    },
    /// Another player on the creator's device.
    Local {
        /// The player's name, 1 to 32 characters.
        #[schema(min_length = 1, max_length = 32)]
        name: String,
    },
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Without a limit.
    #[default]
    None,
    /// A number of days for every move.
    Days {
        /// The number of days, 1 to 30.
        #[schema(minimum = 1, maximum = 30)]
        days: u8,
    },
    /// A number of minutes for the whole game, plus an increment for each move.
    Minutes {
        /// The number of minutes, 1 to 240.
        #[schema(minimum = 1, maximum = 240)]
        minutes: u16,
        /// The seconds added after each move, 0 to 600.
        #[schema(minimum = 0, maximum = 600)]
        increment_seconds: u16,
    },
}

/// A table as the recipient may see it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// The table's id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// Options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// The version of the rules that it is played by.
    pub rules_version: u32,
    /// Whether everybody may see and join the table.
    pub public: bool,
    /// The invitation code; only sent to people at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// Whether the game has started, or is over.
    pub state: TableState,
    /// Who has which seat, in seat order.
    pub seats: Vec<SeatInfo>,
    /// How long people may think.
    pub clock: Clock,
    /// The level of the bot that replaces people who leave or run out of time.
    pub stand_in: u8,
    /// Whether hints may be asked for: against bots alone always, among people if the table was created so.
    #[serde(default)]
    pub hints: bool,
    /// Whether the game counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
    /// Whether bots may have seats in this rated game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub rated_bots: bool,
    /// Whether its players were found for each other: the game begins by itself when they have come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub found: bool,
    /// The tournament that the game belongs to. Nothing is taken back in it, and whoever leaves or runs out of time has lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tournament: Option<TournamentRound>,
    /// What a rated game has changed, once it is over; only of people, and only at the table itself, not in lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<RatingChange>>")]
    pub rating_changes: Vec<RatingChange>,
    /// Who may start the game, and change who plays: whoever made the table, or the person on the first seat if they have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub leader: Option<PersonId>,
    /// Whether that is the recipient.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub leads: bool,
    /// How often a seat has handed over.
    #[serde(default)]
    pub turn: u32,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed, in milliseconds since 1970.
    pub changed: i64,
    /// Whether the recipient must act.
    pub your_turn: bool,
    /// Scores and ranks, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<Vec<SeatResult>>,
    /// Why the game ended, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end_reason: Option<EndReason>,
    /// The table that this is a rematch of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub previous: Option<TableId>,
    /// The rematch of this table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<TableId>,
    /// The SHA-256 of the shuffles' seed, as hexadecimal digits; empty for a record that was uploaded.
    pub commitment: String,
    /// Whether it is a record that somebody uploaded: nobody can vouch for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub imported: bool,
    /// Whether the recipient may delete the table: nobody else sits at it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub may_delete: bool,
    /// Whether the game is about to start and waits for contributions to the shuffle: send yours with `/start`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub starting: bool,
    /// Whether the table can only be looked at, because this server no longer knows the version of the rules it is played by.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub unplayable: bool,
}

/// The tournament of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentRound {
    /// The tournament.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// The round, from 1; 0 in an arena.
    pub round: u16,
    /// When the game begins at the latest, in milliseconds since 1970; as soon as everybody has come, it begins.
    #[ts(type = "number")]
    pub starts: i64,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// The game has not started.
    Waiting,
    /// The game is being played.
    Running,
    /// The game is over.
    Finished,
}

/// A seat and its player.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// The seat, from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What kind of player it has.
    pub kind: SeatKind,
    /// The player's name; empty if the seat is open.
    pub name: String,
    /// The level, if the player is a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// The person who plays it; for a local player, the person whose device it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<PersonId>,
    /// Whether the person has an account; otherwise it is a guest, whose name proves nothing.
    #[serde(default)]
    pub account: bool,
    /// Whether the recipient plays this seat.
    pub you: bool,
    /// Whether the person is connected to the table now.
    pub connected: bool,
    /// Whether a bot plays in place of the person.
    pub stand_in: bool,
    /// Whether the player has resigned.
    pub resigned: bool,
    /// When the person is on vacation, or was last, if clocks stand still meanwhile: those of days.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub vacation: Option<Vacation>,
    /// Whether the person has come to a game that starts when everybody has.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub ready: bool,
    /// The person's rating in this game, if they show it; only in the list of open tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<i32>,
}

/// When somebody is on vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Vacation {
    /// When it begins, in milliseconds since 1970.
    #[ts(type = "number")]
    pub from: i64,
    /// When it ends.
    #[ts(type = "number")]
    pub until: i64,
}

/// The name of a bot: a god, a ruler or a scribe of the region. At one table, no two bots have the same.
///
/// Clients may show it in another language, and with a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, strum::EnumIter, strum::IntoStaticStr)]
#[allow(missing_docs, reason = "each is a name")]
pub enum BotName {
    Ashurbanipal,
    Enheduanna,
    Enkidu,
    Gilgamesh,
    Gudea,
    Hammurabi,
    Ishtar,
    Kubaba,
    Nabu,
    Ninsun,
    Sargon,
    Semiramis,
}

/// The kind of player that has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody; the seat is open.
    Open,
    /// A guest or an account, on a device of their own.
    Person,
    /// The machine, from the start; a stand-in does not change a seat's kind.
    Bot,
    /// Another player on a person's device.
    Local,
}

/// How a seat finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatResult {
    /// The seat, from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The final points.
    pub score: i32,
    /// The rank, 1 being best; tied seats share one.
    pub rank: u8,
}

/// What a rated game has made of a player's rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingChange {
    /// The seat, from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The rating before the game, in points; missing for the first rated game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub before: Option<i32>,
    /// The rating after it.
    pub after: i32,
    /// How uncertain that rating is: with 95 % certainty it is right within twice the deviation.
    pub deviation: i32,
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
    /// Players resigned, and too few were left.
    Resigned {
        /// The seats whose players resigned.
        #[schema(value_type = Vec<u8>)]
        seats: Vec<Seat>,
    },
    /// Only bots played, and nobody looked for a while.
    Abandoned,
    /// For games that ended before reasons had names.
    Text {
        /// The reason as an English sentence.
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
    /// The words to send to a client that requested this language, or none.
    pub fn words(wanted: Option<Self>) -> Words {
        match wanted {
            None => Words::None,
            Some(Self::En) => Words::English,
        }
    }
}

/// The form in which a socket gets legal moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoveForm {
    /// With text, data and outlook: for programs that do not know the game.
    #[default]
    Full,
    /// By dense index: for programs that have the engine.
    Index,
}
