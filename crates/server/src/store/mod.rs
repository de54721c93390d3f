//! Durable storage: SQLite in a file, or PostgreSQL.
//!
//! Both understand the same SQL, except for the few statements in `writer.rs`. Reads go to a pool of connections. All writes
//! go through one writer, which commits the writes of many tables together: flushing the disk takes longer than everything
//! else, and they share it.

mod archive;
mod backup;
mod bells;
mod channels;
mod condition;
mod conduct;
mod connection;
mod folder;
mod hosts;
mod invitations;
mod mail_links;
mod notes;
mod passkeys;
mod people;
mod portable;
mod progress;
mod quota;
mod ratings;
mod relations;
mod seeks;
mod tables;
mod tournaments;
mod vacations;
mod writer;

use std::{path::Path, sync::Arc, time::Duration};

use anyhow::Context;
use serde::Serialize;
use shinar_play::SheetError;
use sqlx::{
    AnyPool, Executor, Row,
    any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers},
    migrate::Migrator,
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep, timeout},
};
use tokio_util::task::TaskTracker;

use crate::telemetry;

pub(crate) use archive::{ArchiveFilter, ArchivePlace, ArchiveScope, Ended};
pub use backup::{BackupReport, backup, restore, verify};
pub(crate) use bells::{BellRow, DeliveryRow, NewBell, NewDelivery, Outcome, SettledBells};
pub(crate) use channels::{BrowserRow, HookOf, MailStopRow, WebhookRow};
use condition::Condition;
pub(crate) use conduct::NewReportRow;
use connection::{CONNECT_TIMEOUT, WriteConnection};
use folder::FileLock;
pub(crate) use folder::make_folder;
pub(crate) use hosts::HostTableRow;
pub(crate) use mail_links::{LinkKind, LinkRow};
pub(crate) use passkeys::PasskeyRow;
pub(crate) use people::{PersonRow, ProfileRow, TokenKind, TokenRow};
pub use portable::{ExportFile, Manifest, export, import};
pub(crate) use quota::{Lobby, Quota, TooMany};
pub(crate) use ratings::{LeaderPlace, NewRating};
pub(crate) use seeks::{SeekWrite, Seeker, rating_key};
pub(crate) use tables::{JobStage, Journal, ListPlace};
pub(crate) use tournaments::{
    Flag, NewTournamentRow, PairingRow, PlayerRow, TournamentChange, TournamentPlace, TournamentRow,
};
pub(crate) use vacations::DAY;
pub(crate) use writer::{ChatRow, JournalRow, SheetRow, TableWrite, Touch};
use writer::{Op, Statement, Writer};

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// How many writes may be queued before writers are blocked.
const QUEUE: usize = 4096;
/// The number of connections for reading.
const READERS: u32 = 4;
/// How often the write-ahead log is moved into the database.
const CHECKPOINT: Duration = Duration::from_secs(1);
/// How long a health check may take.
const CHECK_TIMEOUT: Duration = Duration::from_millis(900);
/// After a write, for how long no other is needed to know that writing is possible.
const PROOF: Duration = Duration::from_secs(1);
/// The pause between two searches for damaged pages, at least, and as a multiple of the time that one takes.
const SEARCH_PAUSE: (Duration, u32) = (Duration::from_secs(600), 100);

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A file, used by one process.
    Sqlite,
    /// A database server, shared by any number of processes.
    Postgres,
}

impl Kind {
    /// The kind of database at an address.
    fn of(url: &str) -> anyhow::Result<Self> {
        match url.split_once(':') {
            Some(("sqlite", _)) => Ok(Self::Sqlite),
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres),
            _ => anyhow::bail!("the address of a database begins with postgres:// or sqlite://"),
        }
    }
}

/// The store. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    kind: Kind,
    read: AnyPool,
    writer: mpsc::Sender<Op>,
    condition: Arc<Condition>,
    tasks: TaskTracker,
    /// Keeps other processes from using the same file.
    lock: Option<Arc<FileLock>>,
}

/// Why a read or a write failed.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum StoreError {
    /// The database returned an error.
    #[error("the database: {0}")]
    Database(String),
    /// The database is unreachable, or cannot do anything at the moment: the disk is full, or broken.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// Nothing can be written at the moment; the log says why.
    #[error("the database cannot be written")]
    CannotWrite,
    /// The database's file has damaged pages.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// A unique key exists already: a login, or a journal entry that another process wrote.
    #[error("it exists already")]
    Taken,
    /// Another process owns the table.
    #[error("another process owns the table")]
    NotOwner,
    /// A person or an address has as much as allowed; nothing was written.
    #[error(transparent)]
    TooMany(TooMany),
    /// The person for whom it was to be written does not exist any more.
    #[error("the person does not exist any more")]
    NoPerson,
    /// Somebody has blocked the person; nothing was written.
    #[error("this person has blocked you")]
    Blocked,
    /// The person does not follow whom they want to invite; nothing was written.
    #[error("you can invite people whom you follow; follow them first")]
    NotFollowed,
    /// What was to be changed is not there any more, or not as it was; nothing was written.
    #[error("it is not there any more")]
    Gone,
    /// Somebody has changed the tournament since it was read; nothing was written.
    #[error("the tournament has changed meanwhile")]
    TournamentMoved,
    /// Somebody's rating has changed since it was read; nothing was written.
    #[error("a rating has changed meanwhile")]
    RatingMoved,
    /// The server is shutting down.
    #[error("the store is closed")]
    Closed,
    /// Stored data is unreadable or contradictory.
    #[error("the stored data is damaged: {0}")]
    Corrupt(String),
    /// A value has no JSON form, so that it cannot be stored.
    #[error("cannot store {what}: {error}")]
    Unwritable {
        /// What the value is.
        what: &'static str,
        /// What the serializer says.
        error: String,
    },
}

/// A column holds a word that does not belong to it.
#[derive(Debug, thiserror::Error)]
#[error("unknown word {0:?}")]
pub(crate) struct UnknownWord(pub(crate) String);

/// Serializes a value for the store.
pub(crate) fn to_json<T: Serialize>(what: &'static str, value: &T) -> Result<String> {
    writable(what, serde_json::to_string(value))
}

/// What was serialized for the store.
pub(crate) fn writable<T>(what: &'static str, serialized: serde_json::Result<T>) -> Result<T> {
    serialized.map_err(|error| StoreError::Unwritable { what, error: error.to_string() })
}

impl From<SheetError> for StoreError {
    fn from(error: SheetError) -> Self {
        Self::Corrupt(error.to_string())
    }
}

impl StoreError {
    /// Whether the database failed, and not the statement.
    fn blames_database(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::CannotWrite | Self::Damaged(_))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Taken,
            sqlx::Error::Database(database) => match database.code().as_deref().map(blame) {
                Some(Blame::Database) => Self::Unavailable(error.to_string()),
                Some(Blame::Damage) => Self::Damaged(error.to_string()),
                Some(Blame::Statement) | None => Self::Database(error.to_string()),
            },
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Corrupt(error.to_string()),
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => Self::Unavailable(error.to_string()),
            _ => Self::Database(error.to_string()),
        }
    }
}

/// What is to blame for an error.
enum Blame {
    /// The statement and its values.
    Statement,
    /// The database, its disk, or the way to it.
    Database,
    /// Damaged pages.
    Damage,
}

/// What is to blame, by the code of an error: a number of SQLite's, or five characters of PostgreSQL's.
fn blame(code: &str) -> Blame {
    match code.parse::<i32>() {
        // The low byte is the primary code: BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN, PROTOCOL; CORRUPT, NOTADB.
        Ok(number) if code.len() < 5 => match number & 0xff {
            5 | 6 | 7 | 8 | 10 | 13 | 14 | 15 => Blame::Database,
            11 | 26 => Blame::Damage,
            _ => Blame::Statement,
        },
        _ => match code.get(..2) {
            _ if matches!(code, "XX001" | "XX002") => Blame::Damage,
            // Read only; a connection, authorization, resources, an operator, the system, the server itself.
            _ if code == "25006" => Blame::Database,
            Some("08" | "28" | "53" | "57" | "58" | "XX") => Blame::Database,
            _ => Blame::Statement,
        },
    }
}

/// Whether an id that a client sent can be stored at all: PostgreSQL has no texts with a NUL.
fn can_exist(id: &str) -> bool {
    !id.contains('\0')
}

type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// The address of the SQLite file in a data folder.
    pub(crate) fn file_url(folder: &Path) -> String {
        format!("sqlite://{}?mode=rwc", folder.join(folder::DATABASE).display())
    }

    /// Opens a database and brings its schema up to date.
    pub(crate) async fn open(url: &str) -> anyhow::Result<Self> {
        install_default_drivers();
        let kind = Kind::of(url)?;
        let lock = match kind {
            Kind::Sqlite => Some(Arc::new(FileLock::take(url)?)),
            Kind::Postgres => None,
        };
        // The address may contain a password, so errors must not show it.
        let options: AnyConnectOptions = url.parse().context("the address of the database is unreadable")?;
        // Not by a pool, which would retry for long and then only say that it took too long.
        let mut first = connection::connect(kind, &options).await.context("cannot open the database")?;
        let migrations = if kind == Kind::Sqlite { &SQLITE } else { &POSTGRES };
        migrations.run(&mut first).await.context("cannot bring the database's schema up to date")?;
        let read = readers(kind, options.clone());
        let (writer, mailbox) = mpsc::channel(QUEUE);
        let (tasks, condition) = (TaskTracker::new(), Arc::new(Condition::default()));
        metrics::gauge!(telemetry::STORE_WRITABLE).set(1.0);
        let connection = WriteConnection::new(kind, options, first);
        tasks.spawn(Writer::new(kind, connection, Arc::clone(&condition), mailbox).run());
        if kind == Kind::Sqlite {
            tokio::spawn(search_damage(read.clone(), Arc::clone(&condition)));
            tokio::spawn(checkpoint(read.clone(), Arc::clone(&condition)));
        }
        Ok(Self { kind, read, writer, condition, tasks, lock })
    }

    /// Which database it is.
    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether nothing can be written at the moment. It ends by itself.
    pub(crate) fn cannot_write(&self) -> bool {
        self.condition.is_failing()
    }

    /// Checks that the database can be read and written, within a second.
    pub(crate) async fn check(&self) -> Result<()> {
        let check = async {
            if self.condition.is_damaged() {
                return Err(StoreError::Damaged("some pages are".to_owned()));
            }
            if self.cannot_write() {
                return Err(StoreError::CannotWrite);
            }
            for sql in LOOK {
                sqlx::query(sql).fetch_optional(&self.read).await?;
            }
            if self.condition.since_write().is_some_and(|since| since < PROOF) {
                return Ok(());
            }
            let (reply, response) = oneshot::channel();
            self.writer.send(Op::Check(reply)).await.map_err(|_| StoreError::Closed)?;
            response.await.map_err(|_| StoreError::Closed)?
        };
        let late = || Err(StoreError::Unavailable("it does not respond in time".to_owned()));
        timeout(CHECK_TIMEOUT, check).await.unwrap_or_else(|_| late())
    }

    /// Writes what is queued, then closes. Other clones can no longer write. An error means that the last writes failed.
    pub(crate) async fn close(self) -> Result<()> {
        let Self { read, writer, tasks, condition, lock, .. } = self;
        // The writer ends after everything that was sent before; sending fails if it has ended already.
        let _ = writer.send(Op::Close).await;
        tasks.close();
        tasks.wait().await;
        read.close().await;
        if let Some(lock) = lock {
            lock.release();
        }
        if condition.is_failing() { Err(StoreError::CannotWrite) } else { Ok(()) }
    }

    /// Writes to a table. When this returns, it is durable.
    pub(crate) async fn write(&self, write: TableWrite) -> Result<()> {
        if self.cannot_write() {
            return Err(StoreError::CannotWrite);
        }
        let (reply, response) = oneshot::channel();
        self.writer.send(Op::Table(Box::new(write), reply)).await.map_err(|_| StoreError::Closed)?;
        response.await.map_err(|_| StoreError::Closed)?
    }

    /// Runs statements, all or none; returns how many rows the last one changed. When this returns, it is durable.
    async fn run(&self, statements: Vec<Statement>) -> Result<u64> {
        if self.cannot_write() {
            return Err(StoreError::CannotWrite);
        }
        let (reply, response) = oneshot::channel();
        self.writer.send(Op::Run(statements, reply)).await.map_err(|_| StoreError::Closed)?;
        response.await.map_err(|_| StoreError::Closed)?
    }
}

/// The connections for reading.
fn readers(kind: Kind, options: AnyConnectOptions) -> AnyPool {
    let pool = AnyPoolOptions::new().max_connections(READERS).acquire_timeout(CONNECT_TIMEOUT);
    let pool = match kind {
        // Nothing that needs the file: a pool repeats what fails here until its time is out.
        Kind::Sqlite => pool.idle_timeout(None).max_lifetime(None).min_connections(READERS).after_connect(
            |connection, _| {
                Box::pin(async move { connection.execute("PRAGMA cache_size = -500").await.map(|_| ()) })
            },
        ),
        Kind::Postgres => pool.min_connections(READERS),
    };
    pool.connect_lazy_with(options)
}

/// What a health check reads: something of every large table.
const LOOK: [&str; 4] = [
    "SELECT id FROM people LIMIT 1",
    "SELECT id FROM tokens LIMIT 1",
    "SELECT id FROM tables LIMIT 1",
    "SELECT n FROM entries LIMIT 1",
];

/// Searches an SQLite file for damaged pages from time to time, until the pool is closed.
async fn search_damage(read: AnyPool, condition: Arc<Condition>) {
    loop {
        let start = Instant::now();
        let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(&read).await;
        let found = match found.and_then(|row| row.try_get::<String, _>(0)) {
            Ok(text) if text == "ok" => None,
            Ok(text) => Some(text),
            Err(error) => match StoreError::from(error) {
                StoreError::Damaged(text) => Some(text),
                // It cannot be read at the moment, which others notice.
                _ => None,
            },
        };
        if let Some(found) = &found
            && !condition.is_damaged()
        {
            tracing::error!(found, "the database has damaged pages; restore a backup");
        }
        condition.set_damaged(found.is_some());
        let (least, factor) = SEARCH_PAUSE;
        tokio::select! {
            () = sleep(least.max(factor * start.elapsed())) => {}
            () = read.close_event() => return,
        }
    }
}

/// Moves the write-ahead log of SQLite into the database while somebody writes, so that the writer need not stop for it.
async fn checkpoint(read: AnyPool, condition: Arc<Condition>) {
    loop {
        tokio::select! {
            () = sleep(CHECKPOINT) => {}
            () = read.close_event() => return,
        }
        if condition.since_write().is_some_and(|since| since < 2 * CHECKPOINT) {
            // If it fails, the log grows, and the writer tries it as well.
            let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&read).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_blame_the_right_one() {
        // SQLite: full, an I/O error at fsync, a locked file, read only; a missing table, a constraint.
        for code in ["13", "1034", "5", "261", "8", "776", "14"] {
            assert!(matches!(blame(code), Blame::Database), "{code}");
        }
        for code in ["1", "19", "787", "22021", "23503", "40P01", "42P01"] {
            assert!(matches!(blame(code), Blame::Statement), "{code}");
        }
        // PostgreSQL: disk full, shutting down, read only, an I/O error, a failed connection.
        for code in ["53100", "57P01", "25006", "58030", "08006", "XX000"] {
            assert!(matches!(blame(code), Blame::Database), "{code}");
        }
        for code in ["11", "267", "26", "XX001"] {
            assert!(matches!(blame(code), Blame::Damage), "{code}");
        }
    }
}
