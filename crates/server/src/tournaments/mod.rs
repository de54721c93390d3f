//! Tournaments: who plays whom, who leads, and the task that lets rounds begin.
//!
//! Pairings and standings are pure functions: `berger.rs` has the tables of round robins, `swiss.rs` pairs by points with a heaviest
//! matching (`matching.rs`), `groups.rs` fills tables of three and four, `knockout.rs` draws the bracket, `arena.rs` pairs whoever is
//! free, `standings.rs` ranks, and `advance.rs` says what comes next. `run.rs` does it: it reads a tournament from the database, and writes
//! the next round with all its tables in one transaction, which fails if another process has changed the tournament meanwhile.

mod advance;
mod arena;
mod berger;
mod groups;
mod history;
mod knockout;
mod matching;
mod run;
mod standings;
mod swiss;

use advance::{Entrant, Status, Step, next, rounds};
pub(crate) use advance::{bots_needed, fewest};
pub(crate) use history::shares;
pub(crate) use run::{act, pairings, run, table_of, table_plan};
pub(crate) use standings::{standings, tie_breaks};

pub(crate) use crate::api::TournamentFormat as Format;

/// One point. Shares of it, as ties and tie-breaks have them, are whole numbers.
pub(crate) const POINT: i64 = 24;

/// Players who meet at a table; one alone gets the points without a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pairing {
    /// The round, from 0.
    pub(crate) round: u16,
    /// The number in its round, from 0; in an arena, in the whole tournament.
    pub(crate) board: u16,
    /// The players in the order of their seats.
    pub(crate) players: Vec<usize>,
    /// Their places, from 1, once it is decided; those who tie share one.
    pub(crate) places: Option<Vec<u8>>,
}
