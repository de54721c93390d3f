//! Several processes on one PostgreSQL database, which serve the same tables.
//!
//! A process is a *member* as long as its connections to the database live. A table is served by one member, its *owner*: it
//! holds an advisory lock on it (`locks.rs`), which the database takes away when the owner dies, and its name stands in
//! the table `owners`, which every write checks, so that nobody writes who is no longer the owner without knowing it.
//!
//! Whoever has a socket or a request for a table of another member writes *letters* to it (`letters.rs`, `post.rs`): rows of a
//! table, announced by NOTIFY. The owner's room treats a far socket like one of its own, and makes the views for it; the
//! messages go back as letters. `desk.rs` knows who waits for which answer, on both sides.
//!
//! When an owner dies, or gives a table up, the others notice: their sockets sit down anew, which makes one of
//! them the owner, and requests that can be repeated are. When a member loses a connection, it is no member any more: it
//! puts down all its tables at once, and joins anew under another name. With SQLite there is none of this.

mod desk;
mod letters;
mod locks;
mod member;
mod post;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    api::TableId,
    identity::random_text,
    tables::{Directory, OpenError},
};

pub(crate) use desk::Far;
pub(crate) use locks::Claim;
use locks::Taken;
use member::Member;

/// How long to wait before joining is tried again.
const AGAIN: Duration = Duration::from_millis(500);
/// How long a request waits for us to be a member.
const PATIENCE: Duration = Duration::from_secs(10);

/// The name of a member; a process that joins anew has another one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct MemberId(pub(crate) String);

impl MemberId {
    fn random() -> Self {
        Self(random_text::<16>())
    }
}

/// Who serves a table.
#[derive(Debug)]
pub(crate) enum Server {
    /// We do, from now on until the token is cancelled.
    Here(Claim, CancellationToken),
    /// Another member does.
    There(Far),
    /// It is changing hands; ask again soon.
    Unclear,
}

/// Our membership. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Cluster {
    url: String,
    member: watch::Sender<Option<Member>>,
    stop: CancellationToken,
    tasks: TaskTracker,
}

impl Cluster {
    /// The processes on a database, none of which is we yet.
    pub(crate) fn new(url: &str) -> Self {
        let (member, _) = watch::channel(None);
        Self { url: url.to_owned(), member, stop: CancellationToken::new(), tasks: TaskTracker::new() }
    }

    /// Becomes a member, and stays one until told otherwise: lost connections are made anew.
    pub(crate) async fn join(&self, tables: Directory) -> anyhow::Result<()> {
        let (mut member, mut work) = Member::join(&self.url, &tables).await?;
        let cluster = self.clone();
        self.tasks.spawn(async move {
            loop {
                cluster.member.send_replace(Some(member.clone()));
                let ended = work.run(&cluster.stop).await;
                cluster.member.send_replace(None);
                member.end(&tables);
                match ended {
                    Ok(()) => return,
                    Err(error) => {
                        tracing::error!(%error, "lost touch with the other processes; joining anew");
                    }
                }
                (member, work) = loop {
                    match Member::join(&cluster.url, &tables).await {
                        Ok(joined) => break joined,
                        Err(error) => tracing::error!(%error, "cannot join the other processes"),
                    }
                    tokio::select! {
                        () = tokio::time::sleep(AGAIN) => {}
                        () = cluster.stop.cancelled() => return,
                    }
                };
            }
        });
        Ok(())
    }

    /// Sends the last letters and leaves. Our tables must be put away before.
    pub(crate) async fn leave(&self) {
        self.stop.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    /// Whether we are a member now.
    pub(crate) fn is_member(&self) -> bool {
        self.member.borrow().is_some()
    }

    async fn member(&self) -> Result<Member, OpenError> {
        let mut watch = self.member.subscribe();
        let member = tokio::time::timeout(PATIENCE, watch.wait_for(Option::is_some)).await;
        let member = member.ok().and_then(Result::ok).and_then(|member| member.clone());
        member.ok_or(OpenError::Gone)
    }

    /// Who serves a table; we, if nobody does.
    pub(crate) async fn server_of(&self, table: &TableId) -> Result<Server, OpenError> {
        let member = self.member().await?;
        if let Some(far) = member.known(table) {
            return Ok(Server::There(far));
        }
        match member.locks.take(table.as_str()).await {
            Some(Taken::Ours(claim)) => Ok(Server::Here(claim, member.put_down().clone())),
            Some(Taken::Theirs(owner)) => Ok(Server::There(member.far(table, owner))),
            Some(Taken::Unclear) | None => Ok(Server::Unclear),
        }
    }

    /// The right to do an analysis; none if somebody else does it.
    pub(crate) async fn claim_job(&self, table: &TableId) -> Option<Claim> {
        match self.member().await.ok()?.locks.take(&format!("job/{table}")).await? {
            Taken::Ours(claim) => Some(claim),
            Taken::Theirs(_) | Taken::Unclear => None,
        }
    }

    /// Those of some tables that nobody serves.
    pub(crate) async fn orphans(&self, tables: Vec<TableId>) -> Vec<TableId> {
        match self.member().await {
            Ok(member) => member.locks.free(tables).await,
            Err(_) => Vec::new(),
        }
    }
}
