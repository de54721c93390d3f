//! Babylonia by Reiner Knizia, for two to four players.
//!
//! ```
//! use shinar_babylonia::Babylonia;
//! use shinar_core::{Game, play};
//!
//! let mut state = Babylonia::new_game(4, &Default::default())?;
//! let outcome = play::random_playout::<Babylonia>(&mut state, &mut play::stream(1, 0));
//! assert_eq!(outcome.scores.len(), 4);
//! # Ok::<_, shinar_core::SetupError>(())
//! ```

mod action;
pub mod board;
mod cases;
mod cover;
mod draw;
mod encoding;
mod event;
mod game;
mod heuristic;
mod ledger;
mod notation;
mod options;
mod outlook;
pub mod pieces;
mod rules;
pub mod rulings;
mod setup;
mod shown;
mod state;
mod surroundings;
mod themes;
#[cfg(feature = "types")]
mod types;
mod view;
mod words;

pub use action::Action;
pub use board::{HexSet, SiteSet};
pub use event::{End, Event, SiteKind, What};
pub use game::Babylonia;
pub use options::Options;
pub use outlook::{Outlook, SiteOutlook};
pub use setup::{SeatSetup, Setup};
pub use state::{MOST_PLACED, Open, Phase, Secret, State};
pub use surroundings::{Links, Surroundings};
#[cfg(feature = "types")]
pub use types::{facts, position_schema, schema, typescript};
pub use view::View;
