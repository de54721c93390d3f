//! Babylon by Olivier Grégoire, for two to four players.
//!
//! ```
//! use shinar_babylon::Babylon;
//! use shinar_core::{Game, play};
//!
//! let mut state = Babylon::new_game(4, &Default::default())?;
//! let outcome = play::random_playout::<Babylon>(&mut state, &mut play::stream(1, 0));
//! assert_eq!(outcome.scores.len(), 4);
//! # Ok::<_, shinar_core::SetupError>(())
//! ```

mod action;
pub mod board;
mod cases;
mod components;
mod cover;
mod draw;
mod encoding;
mod event;
mod game;
mod garden;
mod heuristic;
mod ledger;
mod notation;
mod options;
mod outlook;
pub mod pieces;
mod rules;
pub mod rulings;
mod setup;
mod state;
mod themes;
#[cfg(feature = "types")]
mod types;
mod view;
mod words;

pub use action::{Action, Join, Place, Source};
pub use board::{CellSet, StackSet};
pub use components::{Components, Corners};
pub use event::{Event, What};
pub use game::Babylon;
pub use garden::{Garden, Laid, MOST_TILES, Thing};
pub use options::Options;
pub use outlook::Outlook;
pub use rules::{
    score::{CATEGORIES, Category, Score, score},
    support::{Support, SupportKind},
};
pub use setup::{Changed, DecoText, First, Kept, LaidText, PhaseName, SeatSetup, Setup};
pub use state::{End, Phase, STORED_PILLARS, State, removals, rounds};
#[cfg(feature = "types")]
pub use types::{facts, position_schema, schema, typescript};
pub use view::{ShownGain, View};
