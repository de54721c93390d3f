//! Tigris & Euphrates by Reiner Knizia, for two to four players.
//!
//! ```
//! use shinar_core::{Game, play};
//! use shinar_tigris::Tigris;
//!
//! let mut state = Tigris::new_game(4, &Default::default())?;
//! let outcome = play::random_playout::<Tigris>(&mut state, &mut play::stream(1, 0));
//! assert_eq!(outcome.scores.len(), 4);
//! # Ok::<_, shinar_core::SetupError>(())
//! ```

mod action;
pub mod board;
mod cases;
mod cover;
mod draw;
mod event;
mod game;
mod heuristic;
mod ledger;
mod notation;
mod options;
pub mod pieces;
mod rules;
pub mod rulings;
mod setup;
mod squares;
mod state;
#[cfg(feature = "ts")]
mod typescript;
mod view;
mod words;

pub use action::Action;
pub use event::{Event, What};
pub use game::Tigris;
pub use options::Options;
pub use setup::{Bag, Cell, ConflictSetup, EndName, PhaseName, Points, SeatSetup, Setup, Site, TileCounts};
pub use squares::{SquareSet, Squares};
pub use state::{ACTIONS, CATASTROPHES, Conflict, End, Open, Phase, Secret, State};
#[cfg(feature = "ts")]
pub use typescript::typescript;
pub use view::View;
