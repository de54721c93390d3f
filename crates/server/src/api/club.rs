//! Requests and responses over HTTP: ratings, leaderboards, profiles, and the archive of finished games.

use serde::{Deserialize, Serialize};
use shinar_core::Seat;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{Acquaintance, PersonId, SeatKind, ShownTo, TableId};

/// For how many players a rating is: who is good against one opponent need not be against three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RatingKind {
    /// Two players.
    Two,
    /// Three or four players.
    More,
}

/// A person's rating in a game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonRating {
    /// The game.
    pub game: String,
    /// For how many players it is.
    pub kind: RatingKind,
    /// The rating, in points; somebody new has 1500.
    pub rating: i64,
    /// How uncertain it is: with 95 % certainty the rating is right within twice the deviation.
    pub deviation: i64,
    /// How many rated games there were.
    pub games: i64,
    /// When the last of them ended, in milliseconds since 1970.
    pub changed: i64,
    /// What the last games made of it, the oldest first.
    pub history: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingPoint {
    /// The table where the game was played; it may be deleted since.
    pub table: TableId,
    /// When the game ended, in milliseconds since 1970.
    pub at: i64,
    /// The rating after it.
    pub rating: i64,
    /// The deviation after it.
    pub deviation: i64,
}

/// Which leaderboard to return.
#[derive(Clone, Debug, Deserialize, TS, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LeadersQuery {
    /// The game.
    pub game: String,
    /// For how many players.
    #[param(inline)]
    pub kind: RatingKind,
    /// Where the last page ended (`next`); from the top if it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub after: Option<String>,
    /// At most this many people, 1 to 100; 50 if it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub limit: Option<u32>,
}

/// A part of a leaderboard.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Leaders {
    /// The people, the best first: by rating less twice the deviation, so that nobody leads after one lucky game.
    pub people: Vec<Leader>,
    /// Where the next page begins; missing at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// A person on a leaderboard.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Leader {
    /// The place, from 1.
    pub place: i64,
    /// Who it is.
    pub person: PersonId,
    /// The name that others see.
    pub name: String,
    /// The rating.
    pub rating: i64,
    /// Its deviation.
    pub deviation: i64,
    /// How many rated games there were.
    pub games: i64,
}

/// What of a person's profile others may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShownProfile {
    /// Ratings with their history, and a place in the leaderboards.
    pub ratings: bool,
    /// How many games were played and won, the best victories, and the person's games in the archive.
    pub games: bool,
    /// What was learned: lessons and puzzles.
    pub learning: bool,
    /// Who sees whether the person is here; friends, if it is missing.
    #[serde(default)]
    pub presence: ShownTo,
}

/// A person as others may see them.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// The person's id.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// When the person first came, in milliseconds since 1970.
    pub since: i64,
    /// What others may see; only for the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shown: Option<ShownProfile>,
    /// What the person is to an account that looks at the profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub known: Option<Acquaintance>,
    /// The ratings; missing if the person does not show them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ratings: Option<Vec<PersonRating>>,
    /// How many games were played and won; missing if the person does not show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub games: Option<Vec<GamesPlayed>>,
    /// The rated games won against the strongest opponents; missing if the person does not show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub victories: Option<Vec<ArchivedGame>>,
    /// What was learned; missing if the person does not show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub learned: Option<Vec<Learned>>,
}

/// How somebody did in the games of a kind, uploaded and abandoned ones excepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct GamesPlayed {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: i64,
    /// The seat, from 0.
    pub seat: i64,
    /// How many games were played there.
    pub played: i64,
    /// How many of them were won, or shared the first place.
    pub won: i64,
}

/// What somebody has learned of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct Learned {
    /// The game.
    pub game: String,
    /// How many lessons were begun.
    pub lessons: i64,
    /// How many of their steps are finished.
    pub steps: i64,
    /// How many puzzles were solved at once.
    pub puzzles: i64,
}

/// Which finished games to return.
#[derive(Clone, Debug, Default, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ArchiveQuery {
    /// The game.
    #[ts(optional)]
    pub game: Option<String>,
    /// The id of a person who played. Private games are found by their players only.
    #[ts(optional)]
    pub player: Option<String>,
    /// The number of players.
    #[ts(optional)]
    pub players: Option<u8>,
    /// Whether they were rated.
    #[ts(optional)]
    pub rated: Option<bool>,
    /// Games that ended then or later, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub from: Option<i64>,
    /// Games that ended then or before.
    #[ts(optional, type = "number")]
    pub to: Option<i64>,
    /// The least number of actions.
    #[ts(optional)]
    pub min_actions: Option<u32>,
    /// The largest number of actions.
    #[ts(optional)]
    pub max_actions: Option<u32>,
    /// How the game ended: the game's own reason, `resigned`, `abandoned`, or `unknown` for games of old versions.
    #[ts(optional)]
    pub ending: Option<String>,
    /// The least rating of the strongest player; with `player`, of the strongest opponent.
    #[ts(optional)]
    pub min_strength: Option<i32>,
    /// The highest rating of the strongest player; with `player`, of the strongest opponent.
    #[ts(optional)]
    pub max_strength: Option<i32>,
    /// Where the last page ended (`next`); from the latest game if it is missing.
    #[ts(optional)]
    pub after: Option<String>,
    /// At most this many games, 1 to 100; 50 if it is missing.
    #[ts(optional)]
    pub limit: Option<u32>,
}

/// Finished games.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchivePage {
    /// The games, the latest first.
    pub games: Vec<ArchivedGame>,
    /// Where to go on; missing at the end. A page can have fewer games than asked for, even none, and yet not be the last: each request
    /// looks at a limited number of games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// A finished game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchivedGame {
    /// The table where it was played.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: i64,
    /// Whether everybody may see it.
    pub public: bool,
    /// Whether it was rated.
    pub rated: bool,
    /// Whether it is a record that somebody uploaded.
    pub imported: bool,
    /// When it ended, in milliseconds since 1970.
    pub finished: i64,
    /// How many actions it has, draws included.
    pub actions: i64,
    /// How it ended: the game's own reason, `resigned`, `abandoned`, or `unknown` for games of old versions.
    pub ending: String,
    /// Who played, in the order of the seats.
    pub seats: Vec<ArchivedSeat>,
}

/// A player of a finished game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchivedSeat {
    /// The seat, from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What kind of player it had.
    pub kind: SeatKind,
    /// The player's name.
    pub name: String,
    /// The person who played, on a device of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<PersonId>,
    /// The level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// The points.
    pub score: i64,
    /// The rank, 1 being best; tied seats share one.
    pub rank: i64,
    /// The rating before the game, as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<i64>,
}

/// Two accounts that have played many rated games of two against each other: a host may want to look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct SuspiciousPair {
    /// The one who won more often.
    pub winner: PersonId,
    /// Their name.
    pub winner_name: String,
    /// The other.
    pub loser: PersonId,
    /// Their name.
    pub loser_name: String,
    /// How many rated games they have played against each other in the last 90 days.
    #[ts(type = "number")]
    pub games: i64,
    /// How many the first one won.
    #[ts(type = "number")]
    pub won: i64,
    /// How many ended because somebody resigned, left or ran out of time.
    #[ts(type = "number")]
    pub resigned: i64,
    /// The mean number of actions; games that are thrown are often short.
    #[ts(type = "number")]
    pub actions: i64,
    /// When the last of them ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub last: i64,
}
