//! The tests of play once more, on PostgreSQL.

#[path = "play.rs"]
mod play;
