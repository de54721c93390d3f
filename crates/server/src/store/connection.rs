//! The writer's connection.

use std::time::Duration;

use sqlx::{AnyConnection, ConnectOptions, Connection, Executor, any::AnyConnectOptions};
use tokio::time::timeout;

use super::{Kind, Result, StoreError, writer::Statement};

/// How long it may take to connect.
pub(super) const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// How long PostgreSQL may take for a transaction: beyond it the connection counts as lost. SQLite has no such limit, because
/// what its thread has begun cannot be stopped.
const TRANSACTION_TIMEOUT: Duration = Duration::from_secs(20);
/// How long a connection may take to close.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// A connection that is used by one task, for one transaction at a time. After an error, whatever it is, it is closed and
/// never used again: what state a failed COMMIT or ROLLBACK has left it in, nobody knows.
#[derive(Debug)]
pub(super) struct WriteConnection {
    kind: Kind,
    options: AnyConnectOptions,
    open: Option<AnyConnection>,
}

impl WriteConnection {
    /// A connection that is open, and will be opened again with these options when it must.
    pub(super) fn new(kind: Kind, options: AnyConnectOptions, open: AnyConnection) -> Self {
        Self { kind, options, open: Some(open) }
    }

    /// Runs statements in one transaction. Returns the number of rows that the last one changed; then it is durable.
    pub(super) async fn transaction(&mut self, statements: &[Statement]) -> Result<u64> {
        // It is only put back after a success, so that it is lost however this ends.
        let mut connection = match self.open.take() {
            Some(connection) => connection,
            None => connect(self.kind, &self.options).await?,
        };
        let done = match self.kind {
            Kind::Sqlite => run(&mut connection, "BEGIN IMMEDIATE", statements).await,
            Kind::Postgres => {
                let done = timeout(TRANSACTION_TIMEOUT, run(&mut connection, "BEGIN", statements)).await;
                done.unwrap_or_else(|_| Err(StoreError::Unavailable("it does not respond".to_owned())))
            }
        };
        match done {
            Ok(outcome) => {
                self.open = Some(connection);
                outcome
            }
            Err(error) => {
                close(connection).await;
                Err(error)
            }
        }
    }

    /// Closes it.
    pub(super) async fn close(&mut self) {
        if let Some(connection) = self.open.take() {
            close(connection).await;
        }
    }
}

/// Opens a connection; an error says what is wrong within a few seconds.
pub(super) async fn connect(kind: Kind, options: &AnyConnectOptions) -> Result<AnyConnection> {
    let connect = async {
        let mut connection = options.connect().await?;
        if kind == Kind::Sqlite {
            connection.execute(PRAGMAS).await?;
        }
        Ok(connection)
    };
    match timeout(CONNECT_TIMEOUT, connect).await {
        Ok(connected) => connected,
        Err(_) => Err(StoreError::Unavailable("no connection in time".to_owned())),
    }
}

/// `FULL` flushes the write-ahead log at every commit: what was acknowledged survives a crash and a power cut. Another connection
/// moves the log into the database; the writer starts the log over when it has become long. Until then the file grows, and flushing
/// a file that grows can take ten times as long as one that is written over: so it is not allowed to become very long.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; \
     PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -4000;";

/// Runs a transaction. The outer error is the database's; the inner one is a condition of ours that did not hold, after which the
/// transaction was rolled back in order.
async fn run(
    connection: &mut AnyConnection,
    begin: &'static str,
    statements: &[Statement],
) -> Result<Result<u64>> {
    connection.execute(begin).await?;
    let mut changed = 0;
    for statement in statements {
        changed = statement.query().execute(&mut *connection).await?.rows_affected();
        if let Some((rows, error)) = &statement.must
            && *rows != changed
        {
            connection.execute("ROLLBACK").await?;
            return Ok(Err(error.clone()));
        }
    }
    connection.execute("COMMIT").await?;
    Ok(Ok(changed))
}

/// Closes a connection, which ends its transaction. If even that fails, there is nothing more to do about it.
async fn close(connection: AnyConnection) {
    let _ = timeout(CLOSE_TIMEOUT, connection.close()).await;
}
