//! The connection that holds our locks. While it lives, what we took is ours; when it is gone, nothing is.

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

/// A database that takes longer to answer is as good as gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// The database notices soon when our machine is gone: after some ten seconds instead of two hours.
const KEEP_ALIVE: &str =
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3";

/// Takes a lock and, in the same moment, writes down who has it. Tells who had it before.
const TAKE: &str = "WITH had AS MATERIALIZED (SELECT pg_try_advisory_lock($2) AS ok), \
     put AS (INSERT INTO owners (thing, member) SELECT $1, $3 FROM had WHERE ok \
         ON CONFLICT (thing) DO UPDATE SET member = excluded.member) \
     SELECT had.ok, (SELECT member FROM owners WHERE thing = $1) AS member FROM had";

/// The keys of all advisory locks that somebody holds in this database.
const HELD: &str = "SELECT (classid::bigint << 32) | objid::bigint AS key FROM pg_locks \
     WHERE locktype = 'advisory' AND granted AND objsubid = 1 \
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

/// Members whose lock is free are dead; letters to them are not read any more.
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

/// The key of a member's own lock, which shows that it lives.
fn member_key(member: &MemberId) -> i64 {
    key(&format!("member/{}", member.0))
}

/// What became of the wish to have something.
#[derive(Debug)]
pub(super) enum Taken {
    /// It is ours.
    Ours(Claim),
    /// This member has it.
    Theirs(MemberId),
    /// It is changing hands.
    Unclear,
}

/// Something that is ours. When this is dropped, it is anybody's.
#[derive(Debug)]
pub(crate) struct Claim {
    thing: String,
    owner: MemberId,
    errands: mpsc::UnboundedSender<Errand>,
}

impl Claim {
    /// Under which name it is ours.
    pub(crate) fn owner(&self) -> &MemberId {
        &self.owner
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        // Who is no member any more has nothing to give back.
        let _ = self.errands.send(Errand::Release(std::mem::take(&mut self.thing)));
    }
}

enum Errand {
    Take(String, oneshot::Sender<Taken>),
    Release(String),
    Free(Vec<TableId>, oneshot::Sender<Vec<TableId>>),
    Living(Vec<MemberId>, oneshot::Sender<HashSet<MemberId>>),
    Tidy,
}

/// A way to the connection. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Locks(mpsc::UnboundedSender<Errand>);

impl Locks {
    /// Takes something, if nobody has it; `None` if the connection is gone.
    pub(super) async fn take(&self, thing: &str) -> Option<Taken> {
        self.ask(|reply| Errand::Take(thing.to_owned(), reply)).await
    }

    /// Those of some tables that nobody has.
    pub(super) async fn free(&self, tables: Vec<TableId>) -> Vec<TableId> {
        self.ask(|reply| Errand::Free(tables, reply)).await.unwrap_or_default()
    }

    /// Those of some members that live; `None` if the connection is gone.
    pub(super) async fn living(&self, members: Vec<MemberId>) -> Option<HashSet<MemberId>> {
        self.ask(|reply| Errand::Living(members, reply)).await
    }

    /// Forgets dead members and the letters to them.
    pub(super) fn tidy(&self) {
        let _ = self.0.send(Errand::Tidy);
    }

    async fn ask<T>(&self, errand: impl FnOnce(oneshot::Sender<T>) -> Errand) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        self.0.send(errand(reply)).ok()?;
        answer.await.ok()
    }
}

/// The connection, still to be run.
pub(super) struct Keeper {
    id: MemberId,
    connection: PgConnection,
    errands: mpsc::UnboundedReceiver<Errand>,
    /// For claims.
    way: mpsc::WeakUnboundedSender<Errand>,
    /// What is ours. A lock of the database can be taken twice by who has it; we must not.
    held: HashMap<String, i64>,
}

/// Connects, and takes the lock that shows that this member lives.
pub(super) async fn locks(url: &str, id: &MemberId) -> sqlx::Result<(Locks, Keeper)> {
    let mut connection = PgConnection::connect(url).await?;
    connection.execute(KEEP_ALIVE).await?;
    let key = member_key(id);
    sqlx::query("SELECT pg_advisory_lock($1)").bind(key).execute(&mut connection).await?;
    let insert = sqlx::query("INSERT INTO members (id, key) VALUES ($1, $2)").bind(&id.0).bind(key);
    insert.execute(&mut connection).await?;
    let (way, errands) = mpsc::unbounded_channel();
    let keeper = Keeper { id: id.clone(), connection, errands, way: way.downgrade(), held: HashMap::new() };
    Ok((Locks(way), keeper))
}

impl Keeper {
    /// Runs errands until the connection fails.
    pub(super) async fn run(&mut self) -> sqlx::Result<()> {
        while let Some(errand) = self.errands.recv().await {
            let late = |_| sqlx::Error::Io(std::io::Error::from(std::io::ErrorKind::TimedOut));
            timeout(PATIENCE, self.errand(errand)).await.map_err(late)??;
        }
        Ok(())
    }

    /// Gives everything back.
    pub(super) async fn close(mut self) {
        let gone = sqlx::query("DELETE FROM members WHERE id = $1").bind(&self.id.0);
        if gone.execute(&mut self.connection).await.is_ok() {
            // With the connection all locks go.
            let _ = self.connection.close().await;
        }
    }

    async fn errand(&mut self, errand: Errand) -> sqlx::Result<()> {
        match errand {
            Errand::Take(thing, reply) => {
                let taken = self.take(thing).await?;
                // If nobody waits any more, the claim is dropped and comes back as a release.
                let _ = reply.send(taken);
            }
            Errand::Release(thing) => {
                if let Some(key) = self.held.remove(&thing) {
                    let unlock = sqlx::query("SELECT pg_advisory_unlock($1)").bind(key);
                    unlock.execute(&mut self.connection).await?;
                }
            }
            Errand::Free(mut tables, reply) => {
                let held = self.all_held().await?;
                tables.retain(|table| !held.contains(&key(table.as_str())));
                let _ = reply.send(tables);
            }
            Errand::Living(members, reply) => {
                let held = self.all_held().await?;
                let living = members.into_iter().filter(|member| held.contains(&member_key(member)));
                let _ = reply.send(living.collect());
            }
            Errand::Tidy => {
                for sql in TIDY {
                    self.connection.execute(sql).await?;
                }
            }
        }
        Ok(())
    }

    async fn take(&mut self, thing: String) -> sqlx::Result<Taken> {
        let Some(errands) = self.way.upgrade().filter(|_| !self.held.contains_key(&thing)) else {
            return Ok(Taken::Unclear);
        };
        let key = key(&thing);
        let row = sqlx::query(TAKE).bind(&thing).bind(key).bind(&self.id.0).fetch_one(&mut self.connection);
        let row = row.await?;
        if row.try_get("ok")? {
            self.held.insert(thing.clone(), key);
            return Ok(Taken::Ours(Claim { thing, owner: self.id.clone(), errands }));
        }
        Ok(match row.try_get::<Option<String>, _>("member")?.map(MemberId) {
            Some(other) if other != self.id => Taken::Theirs(other),
            _ => Taken::Unclear,
        })
    }

    async fn all_held(&mut self) -> sqlx::Result<HashSet<i64>> {
        let rows = sqlx::query(HELD).fetch_all(&mut self.connection).await?;
        rows.iter().map(|row| row.try_get("key")).collect()
    }
}
