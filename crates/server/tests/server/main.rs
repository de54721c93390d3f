//! The server as its clients see it: one test binary, so that it is linked once.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../world/mod.rs"]
mod world;

mod accounts;
mod cluster;
mod damage;
mod finished;
mod floods;
mod games;
mod headers;
mod host;
mod identity;
mod leak;
mod limits;
mod lobby;
mod mail;
mod migrations;
mod openapi;
mod parser;
mod passkeys;
mod people;
mod play;
mod rules;
mod starts;
mod storage;
