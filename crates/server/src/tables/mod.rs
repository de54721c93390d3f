//! Tables: what they are, and the tasks that run them.
//!
//! The heart is the crate `shinar-play`: a pure function from a journal to a match, and the operations on it. `room/` adds
//! everything around it, and `task.rs` runs it: one task per table, which takes the requests of people, bots and the clock in order, writes each
//! change, and then broadcasts it. `directory.rs` finds the task of a table, opens the table, or finds the process that did.

mod audience;
mod directory;
mod link;
mod room;
mod task;

pub(crate) use audience::{Caller, Outbox, Outgoing, SocketId, outbox};
pub(crate) use directory::{Directory, OpenError};
pub(crate) use link::TableLink;
pub(crate) use room::FORMER;
pub(crate) use shinar_play::{
    Advance, Group, JournalEntry, Match, MatchError, MessageForm, NewTableError, Player, Refused, SeatSheet,
    Sheet, Summary, Views, log, log_entry, position, rotated,
};
pub(crate) use task::{Handle, TableRequest};
