//! Where everything durable is: SQLite in a file, or PostgreSQL.
//!
//! Both speak the same SQL here, but for the few statements in `writer.rs`. Reads go to a pool of connections. All writes go
//! through one writer, which gathers what many tables want to write and commits it at once: a flush of the disk
//! takes longer than everything else, and they share it.

mod people;
mod tables;
mod writer;

use std::path::Path;

use anyhow::Context;
use sqlx::{
    AnyPool, Executor,
    any::{AnyPoolOptions, install_default_drivers},
    migrate::Migrator,
};
use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

pub(crate) use people::{PersonRow, TokenKind, TokenRow};
pub(crate) use writer::{ChatRow, EntryRow, SheetRow, TableWrite, Touch};
use writer::{Op, Statement, Writer};

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// How many writes may wait before those who write must wait, too.
const QUEUE: usize = 4096;

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A file; one process.
    Sqlite,
    /// A server; several processes.
    Postgres,
}

/// The store. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    kind: Kind,
    read: AnyPool,
    writer: mpsc::Sender<Op>,
    tasks: TaskTracker,
}

/// What a store can answer instead of what was asked for.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum StoreError {
    /// The database refuses or is not there.
    #[error("the database: {0}")]
    Database(String),
    /// What is to be new is there already: a login, or an entry that another process wrote.
    #[error("it is there already")]
    Taken,
    /// Another process serves the table.
    #[error("another process serves the table")]
    NotOwner,
    /// The server is shutting down.
    #[error("the store is closed")]
    Closed,
    /// Something stored cannot be read.
    #[error("the store holds something unreadable: {0}")]
    Corrupt(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Taken,
            _ => Self::Database(error.to_string()),
        }
    }
}

type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// The address of the SQLite file in a data folder.
    pub(crate) fn file_url(folder: &Path) -> String {
        format!("sqlite://{}?mode=rwc", folder.join("shinar.db").display())
    }

    /// Opens a database and brings its schema up to date.
    pub(crate) async fn open(url: &str) -> anyhow::Result<Self> {
        install_default_drivers();
        let kind = match url.split_once(':') {
            Some(("sqlite", _)) => Kind::Sqlite,
            Some(("postgres" | "postgresql", _)) => Kind::Postgres,
            _ => anyhow::bail!("a database is given as postgres://… or sqlite://…"),
        };
        let pool = |connections| {
            AnyPoolOptions::new().max_connections(connections).after_connect(move |connection, _| {
                Box::pin(async move {
                    if kind == Kind::Sqlite {
                        connection.execute(PRAGMAS).await?;
                    }
                    Ok(())
                })
            })
        };
        // The address may hold a password, so errors must not show it.
        let write = pool(1).connect(url).await.context("cannot open the database")?;
        let migrations = if kind == Kind::Sqlite { &SQLITE } else { &POSTGRES };
        migrations.run(&write).await.context("cannot bring the database's schema up to date")?;
        let read = pool(4).connect(url).await.context("cannot open the database")?;
        let (writer, inbox) = mpsc::channel(QUEUE);
        let tasks = TaskTracker::new();
        tasks.spawn(Writer::new(kind, write, inbox).run());
        Ok(Self { kind, read, writer, tasks })
    }

    /// Which database it is.
    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether the database answers.
    pub(crate) async fn is_well(&self) -> Result<()> {
        sqlx::query("SELECT 1").execute(&self.read).await?;
        Ok(())
    }

    /// Lets the writer finish what waits, then closes. Other clones can no longer write.
    pub(crate) async fn close(self) {
        let Self { read, writer, tasks, .. } = self;
        // The writer ends when told so, after everything that was sent before.
        let _ = writer.send(Op::Close).await;
        tasks.close();
        tasks.wait().await;
        read.close().await;
    }

    /// Writes to a table. When this returns, it is durable.
    pub(crate) async fn write(&self, write: TableWrite) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Op::Table(Box::new(write), reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Runs statements, all or none; answers how many rows changed. When this returns, it is durable.
    async fn run(&self, statements: Vec<Statement>) -> Result<u64> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Op::Run(statements, reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// `FULL` flushes the log at every commit: what was acknowledged survives a crash and a power cut.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; \
     PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16000;";
