//! What a game is.
//!
//! A game is a pure state machine with named rules: see [`Game`]. Everything that knows no particular game —
//! records, cases, random play, the law suite — is written here once, against that trait.
//!
//! ```
//! use shinar_core::{play, prelude::*};
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
pub mod choices;
mod distinct;
pub mod encoding;
mod error;
mod event;
mod game;
#[cfg(feature = "testkit")]
pub mod golden;
mod heuristic;
pub mod json;
#[cfg(feature = "testkit")]
pub mod laws;
pub mod line;
#[cfg(feature = "testkit")]
mod mutation;
pub mod notation;
mod options;
mod pen;
pub mod play;
mod record;
mod ruling;
mod seat;
mod set;
mod shelf;
mod short;
#[cfg(feature = "types")]
pub mod types;
mod view;

pub use choices::Choices;
/// What code that works with any game needs in scope: the trait [`Game`] and those of its nouns.
pub mod prelude {
    pub use crate::{
        Choices, Dense, Game, GameAction, GameEncoding, GameEvent, GameOptions, GameSetup, GameState,
        GameView,
    };
}

pub use distinct::{distinct_map, optional_distinct_map};
pub use encoding::GameEncoding;
pub use error::{ActionError, Illegal, ParseError, SetupError, TextError};
pub use event::{Event, Listener};
pub use game::{Game, GameAction, GameEvent, GameInfo, GameSetup, GameState, GameView, rank_by_key};
pub use heuristic::{Heuristic, read_weights, shares, shares_of_points, victory, weight_mistakes};
pub use options::{GameOptions, OptionKind, OptionSpec, find_option, yes_no};
pub use pen::{Ink, Pen};
pub use record::{Record, ReplayError, Shuffle, by_rules, result_text};
pub use ruling::{Chapter, Rulebook, Ruling, RulingText};
pub use seat::{Actor, MAX_SEATS, NoSeat, Observer, PerSeat, Seat};
pub use set::{Bits, Dense, Members, PlaceSet, Set};
pub use shelf::{Kept, Shelf, read_file};
pub use short::ShortText;
pub use view::CommonView;
