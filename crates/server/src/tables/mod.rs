//! Tables: what they are, and the tasks that run them.
//!
//! `play.rs` is the heart: a pure function from a log to a match, and what may be done to it. `actor.rs` gives it life: one
//! task per table, which takes what people, bots and the clock want in order, has it written, and then sends it to everybody.
//! `directory.rs` finds the task of a table, opens the table, or finds the process that did.

mod actor;
mod audience;
mod directory;
mod entry;
mod play;
#[cfg(test)]
mod play_tests;
mod rematch;
mod room;
mod sheet;
mod summary;
mod way;

pub(crate) use actor::{Handle, Wish};
pub(crate) use audience::{Outbox, Outgoing, SocketId, Visitor, outbox};
pub(crate) use directory::{Directory, OpenError};
pub(crate) use entry::Entry;
pub(crate) use play::{Advance, Match, Refused};
pub(crate) use rematch::rotated;
pub(crate) use room::{FORMER, log_entry};
pub(crate) use sheet::{SeatSheet, Sheet, make};
pub(crate) use summary::Summary;
pub(crate) use way::Way;
