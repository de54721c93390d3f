//! What a game is.
//!
//! A game is a pure state machine with named rules: see [`Game`]. Everything that knows no particular game —
//! records, cases, random play, the law suite — is written here once, against that trait.
//!
//! ```
//! use shinar_core::{Game, play};
//!
//! /// The mean number of actions of some random games.
//! fn mean_length<G: Game>(players: u8) -> f64 {
//!     let games = 100;
//!     let start = G::new_game(players, &G::Options::default()).expect("a valid player count");
//!     let actions = (0..games).map(|number| {
//!         let mut rng = play::stream(1, number);
//!         play::random_playout::<G>(&mut start.clone(), &mut rng).actions
//!     });
//!     f64::from(actions.sum::<u32>()) / games as f64
//! }
//! ```

pub mod bits;
pub mod cases;
mod error;
mod event;
mod game;
#[cfg(feature = "testkit")]
pub mod golden;
mod heuristic;
#[cfg(feature = "testkit")]
pub mod laws;
pub mod notation;
mod options;
mod pen;
pub mod play;
mod record;
mod ruling;
mod seat;
mod shelf;
#[cfg(feature = "types")]
pub mod types;
mod view;

pub use error::{ActionError, Illegal, ParseError, SetupError};
pub use event::{Event, Listener};
pub use game::{Game, GameInfo, rank_by_key};
pub use heuristic::{Heuristic, read_weights, shares, victory, weight_mistakes};
pub use options::{GameOptions, OptionKind, OptionSpec, find_option, yes_no};
pub use pen::{Ink, Pen};
pub use record::{Record, ReplayError, Shuffle, result_text};
pub use ruling::{Chapter, Rulebook, Ruling, RulingText};
pub use seat::{Actor, MAX_SEATS, NoSeat, Observer, PerSeat, Seat};
pub use shelf::{Kept, Shelf};
pub use view::CommonView;
