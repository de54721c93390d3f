//! Bots against bots: matches, their statistics, and what self-play finds: weights and puzzles.
//!
//! The search knows only views. Games are dealt here, so the true state is here; a player is shown the view
//! of its seat and nothing else.

mod arena_game;
pub mod learn;
pub mod puzzles;
mod standing;
pub mod tune;
mod workers;

pub use arena_game::{ArenaGame, GameResult, Player};
pub use standing::{EloEstimate, Standing, standings};
pub use workers::{processor_time, side_by_side, side_by_side_until};
