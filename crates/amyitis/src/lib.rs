//! Amyitis by Cyril Demaegd, for two to four players.
//!
//! ```
//! use shinar_amyitis::Amyitis;
//! use shinar_core::{Game, play};
//!
//! let mut state = Amyitis::new_game(4, &Default::default())?;
//! let outcome = play::random_playout::<Amyitis>(&mut state, &mut play::stream(1, 0));
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
mod heuristic;
mod ledger;
mod notation;
mod options;
mod outlook;
mod parts;
pub mod pieces;
mod rules;
pub mod rulings;
mod setup;
mod state;
mod themes;
mod trios;
#[cfg(feature = "types")]
mod types;
mod version;
mod view;
mod words;

pub use action::Action;
pub use components::{BUILT_IN, Components};
pub use event::{Cause, Cube, End, Event, What};
pub use game::Amyitis;
pub use options::Options;
pub use outlook::Outlook;
pub use setup::{PhaseName, SeatSetup, Setup};
pub use state::{Phase, State};
#[cfg(feature = "types")]
pub use types::{facts, position_schema, schema, typescript};
pub use view::View;
