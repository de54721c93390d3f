//! Tigris & Euphrates by Reiner Knizia, for two to four players.
//!
//! ```
//! use shinar_core::{play, prelude::*};
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
mod empty;
mod encoding;
mod event;
mod game;
mod heuristic;
mod kingdoms;
mod ledger;
mod notation;
mod options;
mod outlook;
pub mod pieces;
mod rules;
pub mod rulings;
mod setup;
mod shown;
mod squares;
mod state;
mod themes;
#[cfg(feature = "types")]
mod types;
mod view;
mod words;

pub use action::Action;
pub use event::{ConflictKind, Event, HomeCause, Offer, What};
pub use game::Tigris;
pub use options::Options;
pub use outlook::Outlook;
pub use setup::{Bag, Cell, ConflictSetup, Points, SeatSetup, Setup, Site, TileCounts};
pub use squares::SquareSet;
pub use state::{ACTIONS, CATASTROPHES, Conflict, End, Open, Phase, Secret, State};
#[cfg(feature = "types")]
pub use types::{facts, position_schema, schema, typescript};
pub use view::View;
