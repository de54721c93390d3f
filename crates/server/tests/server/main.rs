//! The server as its clients see it: one test binary, so that it is linked once.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../world/mod.rs"]
mod world;

mod accounts;
mod archive;
mod bells;
mod chat;
mod cluster;
mod comfort;
mod damage;
mod finished;
mod floods;
mod games;
mod headers;
mod host;
mod identity;
mod invitations;
mod leak;
mod limits;
mod lobby;
mod mail;
mod migrations;
mod notes;
mod openapi;
mod parser;
mod passkeys;
mod people;
mod play;
mod progress;
mod pushes;
mod ratings;
mod receivers;
mod relations;
mod reports;
mod rules;
mod seeks;
mod starts;
mod storage;
mod table_webhooks;
mod tournaments;
mod tournaments_cluster;
mod vacation;
