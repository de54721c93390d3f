//! The server, as those see it who talk to it: one program of tests, so that it is linked once.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../world/mod.rs"]
mod world;

mod cluster;
mod finished;
mod games;
mod headers;
mod identity;
mod leak;
mod limits;
mod migrations;
mod parser;
mod people;
mod play;
mod rules;
