//! The post: letters go out in bundles, one row for each recipient, and are announced by NOTIFY, which is too small for
//! what they say. They come in the order in which their writer sent them.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use sqlx::{Connection, Executor, PgConnection, Row, postgres::PgListener};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::{MemberId, letters::Letter};

/// How many letters may wait to be sent.
const QUEUE: usize = 4096;
/// The most letters in one transaction.
const BUNDLE: usize = 512;

const SEND: &str = "WITH put AS (INSERT INTO letters (recipient, body) SELECT * FROM UNNEST($1::text[], $2::text[]) RETURNING recipient) \
     SELECT pg_notify('shinar_' || recipient, '') FROM put";
const FETCH: &str = "DELETE FROM letters WHERE recipient = $1 RETURNING id, body";

/// Letters of one member to another.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Bundle {
    pub(super) from: MemberId,
    pub(super) letters: Vec<Letter>,
}

/// A letter and to whom it goes.
pub(super) type Addressed = (MemberId, Letter);

/// The way out, still to be run.
pub(super) struct Sender {
    id: MemberId,
    connection: PgConnection,
    letters: mpsc::Receiver<Addressed>,
}

/// Where letters are handed in, and what sends them.
pub(super) async fn sender(url: &str, id: &MemberId) -> sqlx::Result<(mpsc::Sender<Addressed>, Sender)> {
    let mut connection = PgConnection::connect(url).await?;
    // Letters do not survive a crash anyway.
    connection.execute("SET synchronous_commit = off").await?;
    let (way, letters) = mpsc::channel(QUEUE);
    Ok((way, Sender { id: id.clone(), connection, letters }))
}

impl Sender {
    /// Sends what is handed in, until told to stop; then only what waits already.
    pub(super) async fn run(&mut self, stop: &CancellationToken) -> sqlx::Result<()> {
        let mut letters = Vec::with_capacity(BUNDLE);
        loop {
            let count = tokio::select! {
                count = self.letters.recv_many(&mut letters, BUNDLE) => count,
                () = stop.cancelled(), if !self.letters.is_closed() => {
                    self.letters.close();
                    continue;
                }
            };
            if count == 0 {
                return Ok(());
            }
            self.send(letters.drain(..)).await?;
        }
    }

    async fn send(&mut self, letters: impl Iterator<Item = Addressed>) -> sqlx::Result<()> {
        let mut bundles: HashMap<MemberId, Vec<Letter>> = HashMap::new();
        for (to, letter) in letters {
            metrics::counter!("shinar_letters_total").increment(1);
            bundles.entry(to).or_default().push(letter);
        }
        let (mut to, mut bodies) = (Vec::new(), Vec::new());
        for (recipient, letters) in bundles {
            let bundle = Bundle { from: self.id.clone(), letters };
            to.push(recipient.0);
            // Letters are plain data: they always have a JSON form.
            bodies.push(serde_json::to_string(&bundle).unwrap_or_default());
        }
        sqlx::query(SEND).bind(to).bind(bodies).execute(&mut self.connection).await?;
        Ok(())
    }
}

/// The way in.
pub(super) struct Receiver {
    id: MemberId,
    listener: PgListener,
}

/// Listens for letters to a member.
pub(super) async fn receiver(url: &str, id: &MemberId) -> sqlx::Result<Receiver> {
    let mut listener = PgListener::connect(url).await?;
    // A lost connection ends the membership; nothing is to be made good quietly.
    listener.eager_reconnect(false);
    listener.listen(&format!("shinar_{}", id.0)).await?;
    Ok(Receiver { id: id.clone(), listener })
}

impl Receiver {
    /// Waits for letters; an error if the connection is lost.
    pub(super) async fn next(&mut self) -> sqlx::Result<Vec<Bundle>> {
        if self.listener.try_recv().await?.is_none() {
            return Err(sqlx::Error::Io(std::io::Error::from(std::io::ErrorKind::ConnectionAborted)));
        }
        // One visit to the box is enough for all that was announced.
        while self.listener.next_buffered().is_some() {}
        let mut rows = sqlx::query(FETCH).bind(&self.id.0).fetch_all(&mut self.listener).await?;
        rows.sort_by_key(|row| row.try_get::<i64, _>("id").unwrap_or_default());
        let bundles = rows.iter().filter_map(|row| {
            let body: String = row.try_get("body").ok()?;
            let bundle = serde_json::from_str(&body);
            // A newer version of the server may write what we do not know.
            bundle.inspect_err(|error| tracing::error!(%error, "a letter cannot be read")).ok()
        });
        Ok(bundles.collect())
    }
}
