//! Matches with people and bots, as the server and the page play them. No I/O, no clock, no task.
//!
//! A table has a [`Sheet`], which says what is played and by whom, and a journal of [`JournalEntry`]s. A [`Match`] is the
//! replay of a journal, and the operations on it; [`position`] and [`log`] are what a [`Group`] of observers
//! gets to see. [`api`] has the types of all messages. A [`device`] can have a table of its own, without a server.
//!
//! ```
//! use shinar_core::play::stream;
//! use shinar_play::{Match, Player, Sheet, api::{NewTable, PersonId}};
//!
//! let request: NewTable = serde_json::from_str(
//!     r#"{"game": "babylonia", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": 2}]}"#,
//! )?;
//! let ann = Player { id: PersonId("ann".to_owned()), name: "Ann".to_owned(), account: false };
//! let sheet = Sheet::make(&request, &ann, 0, &mut stream(1, 0))?;
//! let mut game = Match::new(&sheet)?;
//! let begun = game.begin(0).expect("a new match can start");
//! assert!(!begun.entries.is_empty() && game.asked().is_some());
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
pub mod api;
pub mod clock;
pub mod device;
mod errors;
pub mod facts;
pub mod fair;
mod imported;
mod journal;
#[cfg(test)]
mod match_tests;
mod matches;
pub mod random;
mod rematch;
pub mod replay;
mod sheet;
mod shown;
mod summary;
pub mod text;
mod try_out;

pub use errors::{MatchError, NewTableError, Refused, SheetError};
pub use imported::{ImportError, Imported};
pub use journal::{JournalAction, JournalEntry};
pub use matches::{Advance, Match};
pub use rematch::rotated;
pub use sheet::{Player, SeatSheet, Sheet};
pub use shown::{Group, MessageForm, Views, log, log_entry, position};
pub use summary::Summary;
pub use try_out::{MOST, TryFailed, try_out};
