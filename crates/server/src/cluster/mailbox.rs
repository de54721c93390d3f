//! The mailboxes of members: messages are sent in batches, one row per recipient, and announced by NOTIFY, whose payload is
//! too small for them. The messages of one sender arrive in the order in which they were sent.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use sqlx::{Connection, Executor, PgConnection, postgres::PgListener};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::{MemberId, messages::PeerMessage};
use crate::telemetry;

/// How many messages may be queued for sending.
const QUEUE: usize = 4096;
/// The most messages in one transaction.
const BATCH: usize = 512;

const SEND: &str = "WITH put AS (INSERT INTO letters (recipient, body) SELECT * FROM UNNEST($1::text[], $2::text[]) RETURNING recipient) \
     SELECT pg_notify('shinar_' || recipient, '') FROM put";
const FETCH: &str = "DELETE FROM letters WHERE recipient = $1 RETURNING id, body";

/// Messages from one member to another.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Batch {
    pub(super) from: MemberId,
    #[serde(rename = "letters")]
    pub(super) messages: Vec<PeerMessage>,
}

/// A message and its recipient.
pub(super) type Addressed = (MemberId, PeerMessage);

/// The sending half, still to be run.
pub(super) struct Sender {
    id: MemberId,
    connection: PgConnection,
    queue: mpsc::Receiver<Addressed>,
}

/// Connects a sender, and returns the queue that it sends from.
pub(super) async fn sender(url: &str, id: &MemberId) -> sqlx::Result<(mpsc::Sender<Addressed>, Sender)> {
    let mut connection = PgConnection::connect(url).await?;
    // Messages do not survive a crash anyway.
    connection.execute("SET synchronous_commit = off").await?;
    let (outgoing, queue) = mpsc::channel(QUEUE);
    Ok((outgoing, Sender { id: id.clone(), connection, queue }))
}

impl Sender {
    /// Sends queued messages. After `stop`, sends what is still queued and returns.
    pub(super) async fn run(&mut self, stop: &CancellationToken) -> sqlx::Result<()> {
        let mut messages = Vec::with_capacity(BATCH);
        loop {
            let count = tokio::select! {
                count = self.queue.recv_many(&mut messages, BATCH) => count,
                () = stop.cancelled(), if !self.queue.is_closed() => {
                    self.queue.close();
                    continue;
                }
            };
            if count == 0 {
                return Ok(());
            }
            self.send(messages.drain(..)).await?;
        }
    }

    async fn send(&mut self, messages: impl Iterator<Item = Addressed>) -> sqlx::Result<()> {
        let mut batches: HashMap<MemberId, Vec<PeerMessage>> = HashMap::new();
        for (to, message) in messages {
            metrics::counter!(telemetry::MESSAGES).increment(1);
            batches.entry(to).or_default().push(message);
        }
        let (mut to, mut bodies) = (Vec::new(), Vec::new());
        for (recipient, messages) in batches {
            let batch = Batch { from: self.id.clone(), messages };
            to.push(recipient.0);
            bodies.push(serde_json::to_string(&batch).map_err(|error| sqlx::Error::Encode(error.into()))?);
        }
        sqlx::query(SEND).bind(to).bind(bodies).execute(&mut self.connection).await?;
        Ok(())
    }
}

/// The receiving half.
pub(super) struct Receiver {
    id: MemberId,
    listener: PgListener,
}

/// Listens for messages to a member.
pub(super) async fn receiver(url: &str, id: &MemberId) -> sqlx::Result<Receiver> {
    let mut listener = PgListener::connect(url).await?;
    // A lost connection must end the membership, so it must not be restored behind our back.
    listener.eager_reconnect(false);
    listener.listen(&format!("shinar_{}", id.0)).await?;
    Ok(Receiver { id: id.clone(), listener })
}

impl Receiver {
    /// Waits for messages; an error means that the connection is lost.
    pub(super) async fn next(&mut self) -> sqlx::Result<Vec<Batch>> {
        if self.listener.try_recv().await?.is_none() {
            return Err(sqlx::Error::Io(std::io::Error::from(std::io::ErrorKind::ConnectionAborted)));
        }
        // One query fetches everything that was announced.
        while self.listener.next_buffered().is_some() {}
        let query = sqlx::query_as::<_, (i64, String)>(FETCH).bind(&self.id.0);
        let mut rows = query.fetch_all(&mut self.listener).await?;
        rows.sort_unstable_by_key(|(id, _)| *id);
        let batches = rows.iter().filter_map(|(_, body)| {
            // A newer version of the server may send messages that this one does not know.
            let batch = serde_json::from_str(body);
            batch.inspect_err(|error| tracing::error!(%error, "unreadable message from another process")).ok()
        });
        Ok(batches.collect())
    }
}
