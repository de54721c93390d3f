//! Requests and responses over HTTP: tournaments.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{Clock, PersonId, TableId, TournamentId};

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentFormat {
    /// Everybody plays everybody.
    RoundRobin,
    /// Whoever has as many points meets, and nobody meets twice.
    Swiss,
    /// Tables of three or four; the places count.
    Groups,
    /// Whoever loses is out.
    Knockout,
    /// As many games as one likes until time is up.
    Arena,
}

/// What decides between players with the same points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The points in games among those who are equal, if all of them have met.
    Direct,
    /// The points of all opponents; a bye counts as an opponent with one's own points.
    Buchholz,
    /// The points of the opponents whom one has beaten, and half of those with whom one has drawn.
    SonnebornBerger,
    /// At tables of three and four: the mean points of the others at the table, added up.
    Opponents,
    /// Games won.
    Wins,
    /// Fewer games for the same points.
    FewerGames,
}

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentState {
    /// One can join.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Finished,
    /// It was called off.
    Cancelled,
}

/// When the next round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoundStart {
    /// When whoever made the tournament says so.
    ByHand,
    /// A number of minutes after the last game of a round has ended; 0 is at once.
    Minutes {
        /// The minutes, 0 to 10080.
        #[schema(minimum = 0, maximum = 10080)]
        minutes: u16,
    },
}

/// Bots that take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TournamentBots {
    /// How well they play, from 1 to 6.
    #[schema(minimum = 1, maximum = 6)]
    pub level: u8,
    /// At the start they join until there are at least this many players, 0 to 32, and nobody is left over.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 32)]
    pub at_least: u16,
}

/// Requests a new tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// Its name, 1 to 64 characters.
    #[schema(min_length = 1, max_length = 64)]
    pub name: String,
    /// What else people should know, up to 500 characters.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub about: String,
    /// The id of the game.
    pub game: String,
    /// Who plays whom.
    pub format: TournamentFormat,
    /// The players at one table: 2; with grouped tables 3 or 4, in an arena 2 to 4.
    #[schema(minimum = 2, maximum = 4)]
    pub seats: u8,
    /// Options of the game that differ from the default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How long people may think; there must be a limit. In an arena it is in minutes.
    pub clock: Clock,
    /// Whether the games count for ratings; then only accounts may join.
    #[serde(default)]
    pub rated: bool,
    /// Whether everybody may see and join it; otherwise only people with the invitation code.
    #[serde(default)]
    pub public: bool,
    /// Bots that take part; none if it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub bots: Option<TournamentBots>,
    /// The most people who may join, 2 to 256; in a round robin 2 to 32.
    #[schema(minimum = 2, maximum = 256)]
    pub most: u16,
    /// The number of rounds, 1 to 20, of a Swiss tournament and of grouped tables. If it is missing, there are as many as a Swiss tournament needs to
    /// find a winner, and three of grouped tables.
    #[serde(default)]
    #[ts(optional)]
    #[schema(minimum = 1, maximum = 20)]
    pub rounds: Option<u8>,
    /// Whether in a round robin everybody plays everybody twice.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub twice: bool,
    /// How long an arena lasts, in minutes, 10 to 1440.
    #[serde(default)]
    #[ts(optional)]
    #[schema(minimum = 10, maximum = 1440)]
    pub minutes: Option<u16>,
    /// When it starts by itself, in milliseconds since 1970; by hand if it is missing.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub starts: Option<i64>,
    /// When the next round begins.
    #[serde(default = "at_once")]
    pub next_round: RoundStart,
}

fn at_once() -> RoundStart {
    RoundStart::Minutes { minutes: 0 }
}

/// Which tournaments to return.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentList {
    /// Public ones that can be joined.
    #[default]
    Open,
    /// Public ones that are being played.
    Running,
    /// Public ones that are over.
    Finished,
    /// Those that one has made or joined.
    Mine,
}

/// Which tournaments to return.
#[derive(Clone, Debug, Default, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct TournamentsQuery {
    /// Which of them.
    #[param(inline)]
    pub list: TournamentList,
    /// The id of the last tournament of the page before.
    #[ts(optional)]
    pub after: Option<String>,
}

/// Joins a tournament.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinTournament {
    /// The invitation code, for a private tournament.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// Begins the next round.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextRound {
    /// When it begins, in milliseconds since 1970; at once if it is missing.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub at: Option<i64>,
}

/// A tournament, as lists show it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentInfo {
    /// Its id.
    pub id: TournamentId,
    /// What was planned.
    pub plan: NewTournament,
    /// How far it has come.
    pub state: TournamentState,
    /// How many players it has, bots included.
    pub players: i64,
    /// How many rounds have begun.
    pub round: u16,
    /// How many rounds there will be, once that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rounds: Option<u16>,
    /// Who made it, if they still have an account.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub maker: Option<PersonId>,
    /// The name of whoever made it.
    pub maker_name: String,
    /// Whether the recipient has joined and not withdrawn.
    pub joined: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When the next round begins, or the tournament starts, by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub due: Option<i64>,
    /// When an arena ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ends: Option<i64>,
    /// When it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub finished: Option<i64>,
}

/// A tournament with everything that its page shows.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Tournament {
    /// The tournament.
    pub info: TournamentInfo,
    /// The invitation code; only for people who take part, and whoever made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// Whether the recipient made it, and may start it, begin rounds and call it off.
    pub leads: bool,
    /// The server's time, to show how long something takes.
    pub now: i64,
    /// The recipient's number among the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<u16>,
    /// The table where the recipient plays now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableId>,
    /// The players by number: before the start in the order in which they joined, then by seeding.
    pub players: Vec<TournamentPlayer>,
    /// What decides between players with the same points, in this order.
    pub tie_breaks: Vec<TieBreak>,
    /// The standings, the best first.
    pub standings: Vec<TournamentStanding>,
    /// The pairings, the latest round last; of an arena the last 100, and all that are being played.
    pub pairings: Vec<TournamentPairing>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentPlayer {
    /// The number.
    pub number: u16,
    /// The name that others see.
    pub name: String,
    /// Who it is; missing for bots and deleted people.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<PersonId>,
    /// The level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// The rating at the start, as far as there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<i64>,
    /// Whether they have withdrawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub withdrawn: bool,
    /// Whether they wait for a game, in an arena.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub waiting: bool,
}

/// A line of the standings.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentStanding {
    /// The place, from 1; equals share it.
    pub place: u16,
    /// The number of the player.
    pub player: u16,
    /// The points; ties share them.
    pub points: f64,
    /// What each tie-break says; missing where it was not needed.
    pub breaks: Vec<Option<f64>>,
    /// How many games were played.
    pub played: u16,
    /// How many of them were won.
    pub won: u16,
}

/// Players who meet.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentPairing {
    /// The round, from 1.
    pub round: u16,
    /// The number in the round, from 1; in an arena, in the whole tournament.
    pub board: u16,
    /// The numbers of the players in the order of their seats. One alone gets the points without a game; nobody is an empty place of a knock-out.
    pub players: Vec<u16>,
    /// Where they play, or have played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableId>,
    /// Their places, from 1, once it is decided; ties share one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub places: Option<Vec<u8>>,
    /// The points of each, once it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<Vec<f64>>,
}

/// A tournament of a person, in their export.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExportedTournament {
    /// Its id.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// How far it has come.
    pub state: TournamentState,
    /// Whether the person made it.
    pub made: bool,
    /// Whether the person takes part, or did.
    pub played: bool,
    /// When they joined or made it, in milliseconds since 1970.
    pub at: i64,
}
