//! Tests of `server/`, on PostgreSQL.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "server/accounts.rs"]
mod accounts;
#[path = "server/archive.rs"]
mod archive;
#[path = "server/bells.rs"]
mod bells;
#[path = "server/chat.rs"]
mod chat;
#[path = "server/comfort.rs"]
mod comfort;
#[path = "server/finished.rs"]
mod finished;
#[path = "server/invitations.rs"]
mod invitations;
#[path = "server/mail.rs"]
mod mail;
#[path = "server/notes.rs"]
mod notes;
#[path = "server/passkeys.rs"]
mod passkeys;
#[path = "server/play.rs"]
mod play;
#[path = "server/progress.rs"]
mod progress;
#[path = "server/ratings.rs"]
mod ratings;
#[path = "server/receivers.rs"]
mod receivers;
#[path = "server/relations.rs"]
mod relations;
#[path = "server/reports.rs"]
mod reports;
#[path = "server/seeks.rs"]
mod seeks;
#[path = "server/storage.rs"]
mod storage;
#[path = "server/table_webhooks.rs"]
mod table_webhooks;
#[path = "server/tournaments.rs"]
mod tournaments;
#[path = "server/vacation.rs"]
mod vacation;
mod world;
