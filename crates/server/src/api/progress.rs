//! Requests and responses over HTTP: what an account has learned.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Lessons and puzzles: all that an account has, or what a browser adds to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Steps of lessons that are finished.
    #[serde(default)]
    pub steps: Vec<LessonStep>,
    /// Puzzles that were attempted, one entry each.
    #[serde(default)]
    pub attempts: Vec<PuzzleAttempt>,
    /// Days whose puzzle is solved.
    #[serde(default)]
    pub days: Vec<PuzzleDay>,
}

/// A finished step of a lesson.
#[derive(
    Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow,
)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The game.
    #[schema(max_length = 32)]
    pub game: String,
    /// The name of the lesson.
    #[schema(max_length = 64)]
    pub lesson: String,
    /// The name of the step.
    #[schema(max_length = 64)]
    pub step: String,
}

/// How somebody did at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PuzzleResult {
    /// Right at once.
    First,
    /// Right after a miss.
    Later,
    /// Not yet right.
    Missed,
    /// The solution was shown.
    Shown,
}

/// A puzzle that somebody attempted. The results at once, in the order of their times, make the rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleAttempt {
    /// The game.
    #[schema(max_length = 32)]
    pub game: String,
    /// The id of the puzzle.
    #[schema(max_length = 64)]
    pub puzzle: String,
    /// The difficulty of the puzzle at the first attempt, in hundredths of a step: 100 to 500.
    #[schema(minimum = 100, maximum = 500)]
    pub difficulty: i64,
    /// How it went.
    pub result: PuzzleResult,
    /// When it was first attempted, in milliseconds since 1970.
    pub at: i64,
}

/// A day whose puzzle somebody solved.
#[derive(
    Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow,
)]
#[serde(deny_unknown_fields)]
pub struct PuzzleDay {
    /// The game whose puzzle it was.
    #[schema(max_length = 32)]
    pub game: String,
    /// The day, as a number since 1970 (UTC).
    pub day: i64,
}

/// How the accounts of this server did at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct PuzzleCount {
    /// The id of the puzzle.
    pub puzzle: String,
    /// How many have attempted it.
    pub tried: i64,
    /// How many of them were right at once.
    pub solved: i64,
}
