//! The connection that holds this member's advisory locks. While it lives, what was claimed is owned; when it is lost, nothing is.

use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use sha2::{Digest, Sha256};
use sqlx::{Connection, Executor, PgConnection, Row};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use super::MemberId;
use crate::api::TableId;

/// A database that takes longer to respond counts as lost.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Lets the database notice a dead machine after some ten seconds instead of two hours.
const KEEP_ALIVE: &str =
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3";

/// Tries to take a lock and, in the same statement, records its owner. Returns the owner recorded before.
const TAKE: &str = "WITH had AS MATERIALIZED (SELECT pg_try_advisory_lock($2) AS ok), \
     put AS (INSERT INTO owners (thing, member) SELECT $1, $3 FROM had WHERE ok \
         ON CONFLICT (thing) DO UPDATE SET member = excluded.member) \
     SELECT had.ok, (SELECT member FROM owners WHERE thing = $1) AS member FROM had";

/// The keys of all advisory locks held in this database.
const HELD: &str = "SELECT (classid::bigint << 32) | objid::bigint AS key FROM pg_locks \
     WHERE locktype = 'advisory' AND granted AND objsubid = 1 \
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

/// A member whose lock is free is dead, and nobody will read the messages to it.
const TIDY: [&str; 2] = [
    "DELETE FROM members WHERE key NOT IN (SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks \
         WHERE locktype = 'advisory' AND granted AND objsubid = 1 \
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))",
    "DELETE FROM letters WHERE recipient NOT IN (SELECT id FROM members)",
];

/// The key of a thing's lock.
fn key(thing: &str) -> i64 {
    let digest = Sha256::digest(thing);
    i64::from_be_bytes(std::array::from_fn(|at| digest[at]))
}

/// The key of the lock that a member holds as long as it lives.
fn member_key(member: &MemberId) -> i64 {
    key(&format!("member/{}", member.0))
}

/// The outcome of an attempt to claim something.
#[derive(Debug)]
pub(super) enum Taken {
    /// This member owns it now.
    Ours(Claim),
    /// Another member owns it.
    Theirs(MemberId),
    /// It is changing owners.
    InTransit,
}

/// Ownership of a table or a job; dropping it releases the lock.
#[derive(Debug)]
pub(crate) struct Claim {
    thing: String,
    owner: MemberId,
    requests: mpsc::UnboundedSender<LockRequest>,
}

impl Claim {
    /// The member that owns it.
    pub(crate) fn owner(&self) -> &MemberId {
        &self.owner
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        // Sending fails if the connection is lost, and then the lock is free already.
        let _ = self.requests.send(LockRequest::Release(std::mem::take(&mut self.thing)));
    }
}

enum LockRequest {
    Take(String, oneshot::Sender<Taken>),
    Release(String),
    Free(Vec<TableId>, oneshot::Sender<Vec<TableId>>),
    Living(Vec<MemberId>, oneshot::Sender<HashSet<MemberId>>),
    Tidy,
}

/// Sends requests to the connection. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Locks(mpsc::UnboundedSender<LockRequest>);

impl Locks {
    /// Claims something that nobody owns; `None` if the connection is lost.
    pub(super) async fn take(&self, thing: &str) -> Option<Taken> {
        self.ask(|reply| LockRequest::Take(thing.to_owned(), reply)).await
    }

    /// The given tables that nobody owns; `None` if the connection is lost.
    pub(super) async fn free(&self, tables: Vec<TableId>) -> Option<Vec<TableId>> {
        self.ask(|reply| LockRequest::Free(tables, reply)).await
    }

    /// The given members that are alive; `None` if the connection is lost.
    pub(super) async fn living(&self, members: Vec<MemberId>) -> Option<HashSet<MemberId>> {
        self.ask(|reply| LockRequest::Living(members, reply)).await
    }

    /// Deletes dead members and the messages to them.
    pub(super) fn tidy(&self) {
        // Sending fails if the connection is lost; the next member to join tidies up.
        let _ = self.0.send(LockRequest::Tidy);
    }

    async fn ask<T>(&self, request: impl FnOnce(oneshot::Sender<T>) -> LockRequest) -> Option<T> {
        let (reply, response) = oneshot::channel();
        self.0.send(request(reply)).ok()?;
        response.await.ok()
    }
}

/// The task that owns the connection, still to be run.
pub(super) struct LockTask {
    id: MemberId,
    connection: PgConnection,
    requests: mpsc::UnboundedReceiver<LockRequest>,
    /// Cloned into claims, which release themselves through it.
    sender: mpsc::WeakUnboundedSender<LockRequest>,
    /// The locks held. The database lets a session take a lock twice; this prevents it.
    held: HashMap<String, i64>,
}

/// Connects, and takes the lock that shows that this member is alive.
pub(super) async fn locks(url: &str, id: &MemberId) -> sqlx::Result<(Locks, LockTask)> {
    let mut connection = PgConnection::connect(url).await?;
    connection.execute(KEEP_ALIVE).await?;
    let key = member_key(id);
    sqlx::query("SELECT pg_advisory_lock($1)").bind(key).execute(&mut connection).await?;
    let insert = sqlx::query("INSERT INTO members (id, key) VALUES ($1, $2)").bind(&id.0).bind(key);
    insert.execute(&mut connection).await?;
    let (sender, requests) = mpsc::unbounded_channel();
    let lock_task =
        LockTask { id: id.clone(), connection, requests, sender: sender.downgrade(), held: HashMap::new() };
    Ok((Locks(sender), lock_task))
}

impl LockTask {
    /// Processes requests until the connection fails.
    pub(super) async fn run(&mut self) -> sqlx::Result<()> {
        while let Some(request) = self.requests.recv().await {
            let late = |_| sqlx::Error::Io(std::io::Error::from(std::io::ErrorKind::TimedOut));
            timeout(TIMEOUT, self.process(request)).await.map_err(late)??;
        }
        Ok(())
    }

    /// Releases all locks and disconnects.
    pub(super) async fn close(mut self) {
        let gone = sqlx::query("DELETE FROM members WHERE id = $1").bind(&self.id.0);
        if gone.execute(&mut self.connection).await.is_ok() {
            // Closing the session releases all locks, even if it fails to say goodbye.
            let _ = self.connection.close().await;
        }
    }

    async fn process(&mut self, request: LockRequest) -> sqlx::Result<()> {
        match request {
            LockRequest::Take(thing, reply) => {
                let taken = self.take(thing).await?;
                // If the caller has stopped waiting, the claim is dropped here and comes back as a release.
                let _ = reply.send(taken);
            }
            LockRequest::Release(thing) => {
                if let Some(key) = self.held.remove(&thing) {
                    let unlock = sqlx::query("SELECT pg_advisory_unlock($1)").bind(key);
                    unlock.execute(&mut self.connection).await?;
                }
            }
            LockRequest::Free(mut tables, reply) => {
                let held = self.all_held().await?;
                tables.retain(|table| !held.contains(&key(table.as_str())));
                let _ = reply.send(tables);
            }
            LockRequest::Living(members, reply) => {
                let held = self.all_held().await?;
                let living = members.into_iter().filter(|member| held.contains(&member_key(member)));
                let _ = reply.send(living.collect());
            }
            LockRequest::Tidy => {
                for sql in TIDY {
                    self.connection.execute(sql).await?;
                }
            }
        }
        Ok(())
    }

    async fn take(&mut self, thing: String) -> sqlx::Result<Taken> {
        let Some(requests) = self.sender.upgrade().filter(|_| !self.held.contains_key(&thing)) else {
            return Ok(Taken::InTransit);
        };
        let key = key(&thing);
        let row = sqlx::query(TAKE).bind(&thing).bind(key).bind(&self.id.0).fetch_one(&mut self.connection);
        let row = row.await?;
        if row.try_get("ok")? {
            self.held.insert(thing.clone(), key);
            return Ok(Taken::Ours(Claim { thing, owner: self.id.clone(), requests }));
        }
        Ok(match row.try_get::<Option<String>, _>("member")?.map(MemberId) {
            Some(other) if other != self.id => Taken::Theirs(other),
            _ => Taken::InTransit,
        })
    }

    async fn all_held(&mut self) -> sqlx::Result<HashSet<i64>> {
        let rows = sqlx::query(HELD).fetch_all(&mut self.connection).await?;
        rows.iter().map(|row| row.try_get("key")).collect()
    }
}
