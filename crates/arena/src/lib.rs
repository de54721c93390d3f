//! Bots against bots: matches, what they prove, and weights found by playing them.
//!
//! The search knows views only. Here games are dealt, so here lies the true state; whoever decides is shown the view
//! of its seat and nothing else.

pub mod learn;
mod sitting;
mod standing;
pub mod tune;
mod workers;

pub use sitting::{Game, Player, Sitting};
pub use standing::{Estimate, Standing, standings};
pub use workers::{processor_time, side_by_side};
