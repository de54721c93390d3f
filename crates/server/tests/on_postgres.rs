//! Tests of `server/`, on PostgreSQL.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "server/accounts.rs"]
mod accounts;
#[path = "server/finished.rs"]
mod finished;
#[path = "server/mail.rs"]
mod mail;
#[path = "server/passkeys.rs"]
mod passkeys;
#[path = "server/play.rs"]
mod play;
#[path = "server/storage.rs"]
mod storage;
mod world;
