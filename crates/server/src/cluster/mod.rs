//! Several processes on one PostgreSQL database that serve the same tables.
//!
//! A process is a *member* as long as its connections to the database live. Each table is served by one member, its *owner*,
//! which holds an advisory lock on it (`locks.rs`); the database releases the lock when the owner dies. The owner's id is also
//! recorded in the table `owners`, which every write checks, so that a member that lost its lock unawares cannot write.
//!
//! A member with a socket or a request for another member's table sends *messages* to the owner (`messages.rs`, `mailbox.rs`):
//! rows of a table, announced by NOTIFY. The owner's room treats a remote socket like a local one and makes the views for it;
//! what it sends goes back as messages. `peers.rs` matches responses with requests, on both sides.
//!
//! When an owner dies or gives a table up, the other members notice: their sockets reconnect, which makes one of those members
//! the owner, and idempotent requests are retried. A member that loses a connection stops being one: it abandons all its tables
//! at once and joins again under another id. With SQLite there is none of this.

mod locks;
mod mailbox;
mod member;
mod messages;
mod peers;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    api::TableId,
    identity::random_text,
    tables::{Directory, OpenError},
};

pub(crate) use locks::Claim;
use locks::Taken;
use member::Member;
pub(crate) use peers::RemoteTable;

/// The delay before another attempt to join.
const RETRY_DELAY: Duration = Duration::from_millis(500);
/// How long a request waits for this process to become a member.
const JOIN_TIMEOUT: Duration = Duration::from_secs(10);

/// The id of a member; a process that joins again gets another one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct MemberId(pub(crate) String);

impl MemberId {
    fn random() -> Self {
        Self(random_text::<16>())
    }
}

/// The owner of a table.
#[derive(Debug)]
pub(crate) enum TableOwner {
    /// This process, from now on until the token is cancelled.
    Local(Claim, CancellationToken),
    /// Another member.
    Remote(RemoteTable),
    /// The table is changing owners; retry soon.
    InTransit,
}

/// The cluster, as this process takes part in it. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Cluster {
    url: String,
    member: watch::Sender<Option<Member>>,
    stop: CancellationToken,
    tasks: TaskTracker,
}

impl Cluster {
    /// A cluster that this process has not joined yet.
    pub(crate) fn new(url: &str) -> Self {
        let (member, _) = watch::channel(None);
        Self { url: url.to_owned(), member, stop: CancellationToken::new(), tasks: TaskTracker::new() }
    }

    /// Joins, and joins again whenever a connection is lost, until [`leave`](Self::leave) is called.
    pub(crate) async fn join(&self, tables: Directory) -> anyhow::Result<()> {
        let (mut member, mut connections) = Member::join(&self.url, &tables).await?;
        let cluster = self.clone();
        self.tasks.spawn(async move {
            loop {
                cluster.member.send_replace(Some(member.clone()));
                let ended = connections.run(&cluster.stop).await;
                cluster.member.send_replace(None);
                member.end(&tables);
                match ended {
                    Ok(()) => return,
                    Err(error) => {
                        tracing::error!(%error, "lost a connection to the database; joining the cluster again");
                    }
                }
                (member, connections) = loop {
                    match Member::join(&cluster.url, &tables).await {
                        Ok(joined) => break joined,
                        Err(error) => tracing::error!(%error, "cannot join the cluster"),
                    }
                    tokio::select! {
                        () = tokio::time::sleep(RETRY_DELAY) => {}
                        () = cluster.stop.cancelled() => return,
                    }
                };
            }
        });
        Ok(())
    }

    /// Sends the queued messages and leaves. All tables must be closed before.
    pub(crate) async fn leave(&self) {
        self.stop.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    /// Whether this process is a member now.
    pub(crate) fn is_member(&self) -> bool {
        self.member.borrow().is_some()
    }

    async fn member(&self) -> Result<Member, OpenError> {
        let mut watch = self.member.subscribe();
        let member = tokio::time::timeout(JOIN_TIMEOUT, watch.wait_for(Option::is_some)).await;
        let member = member.ok().and_then(Result::ok).and_then(|member| member.clone());
        member.ok_or(OpenError::Closing)
    }

    /// The owner of a table; this process becomes it if there is none.
    pub(crate) async fn owner_of(&self, table: &TableId) -> Result<TableOwner, OpenError> {
        let member = self.member().await?;
        if let Some(remote) = member.known(table) {
            return Ok(TableOwner::Remote(remote));
        }
        match member.locks.take(table.as_str()).await {
            Some(Taken::Ours(claim)) => Ok(TableOwner::Local(claim, member.revoked().clone())),
            Some(Taken::Theirs(owner)) => Ok(TableOwner::Remote(member.remote(table, owner))),
            Some(Taken::InTransit) | None => Ok(TableOwner::InTransit),
        }
    }

    /// Claims an analysis; `None` if another member does it, or while this process is no member.
    pub(crate) async fn claim_job(&self, table: &TableId) -> Option<Claim> {
        match self.member().await.ok()?.locks.take(&format!("job/{table}")).await? {
            Taken::Ours(claim) => Some(claim),
            Taken::Theirs(_) | Taken::InTransit => None,
        }
    }

    /// The given tables that have no owner; none while this process is no member, and so could not serve them.
    pub(crate) async fn orphans(&self, tables: Vec<TableId>) -> Vec<TableId> {
        match self.member().await {
            Ok(member) => member.locks.free(tables).await.unwrap_or_default(),
            Err(_) => Vec::new(),
        }
    }
}
