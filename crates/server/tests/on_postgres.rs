//! The tests of play once more, on PostgreSQL.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "server/play.rs"]
mod play;
mod world;
