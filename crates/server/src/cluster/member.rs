//! A membership: the connections of this process to the database, while they live.

use std::{sync::Arc, time::Duration};

use tokio_util::sync::CancellationToken;

use super::{
    MemberId,
    locks::{self, LockTask, Locks},
    mailbox,
    peers::{Peers, RemoteTable},
};
use crate::{api::TableId, tables::Directory};

/// How often to check whether the known peers are alive.
const CHECK: Duration = Duration::from_millis(500);
/// The number of checks after which to delete what dead members left behind.
const TIDY: u32 = 120;

/// This process as a member of the cluster. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Member {
    /// Claims tables and jobs.
    pub(super) locks: Locks,
    peers: Arc<Peers>,
    /// Cancelled when this member no longer owns its tables.
    revoked: CancellationToken,
}

/// The connections behind a membership, still to be run.
pub(super) struct Connections {
    member: Member,
    tables: Directory,
    lock_task: LockTask,
    sender: mailbox::Sender,
    receiver: mailbox::Receiver,
}

impl Member {
    /// Connects under a new id.
    pub(super) async fn join(url: &str, tables: &Directory) -> sqlx::Result<(Self, Connections)> {
        let id = MemberId::random();
        // Listen before any other member can know this id.
        let receiver = mailbox::receiver(url, &id).await?;
        let (outgoing, sender) = mailbox::sender(url, &id).await?;
        let (locks, lock_task) = locks::locks(url, &id).await?;
        locks.tidy();
        let member =
            Self { locks, peers: Arc::new(Peers::new(outgoing)), revoked: tables.stopping().child_token() };
        tracing::info!(member = id.0, "joined the processes on this database");
        Ok((member.clone(), Connections { member, tables: tables.clone(), lock_task, sender, receiver }))
    }

    /// A link to a table of another member, if its owner is known already.
    pub(super) fn known(&self, table: &TableId) -> Option<RemoteTable> {
        self.peers.owner_of(table).map(|owner| RemoteTable::new(&self.peers, table, owner))
    }

    /// A link to a table of another member.
    pub(super) fn remote(&self, table: &TableId, owner: MemberId) -> RemoteTable {
        self.peers.note_owner(table, &owner);
        RemoteTable::new(&self.peers, table, owner)
    }

    /// Cancelled when this member no longer owns its tables.
    pub(super) fn revoked(&self) -> &CancellationToken {
        &self.revoked
    }

    /// Ends the membership: this process owns nothing any more, and gets no more responses.
    pub(super) fn end(&self, tables: &Directory) {
        self.revoked.cancel();
        self.peers.close(tables);
    }

    /// Checks periodically whether the known peers are alive.
    async fn check_peers(&self, tables: &Directory) {
        for round in 1u32.. {
            tokio::time::sleep(CHECK).await;
            let known = self.peers.known_peers();
            let Some(living) = self.locks.living(known.iter().cloned().collect()).await else { return };
            for dead in known.difference(&living) {
                tracing::warn!(member = dead.0, "another process has died; its tables can be taken over");
                self.peers.forget_peer(dead, tables);
            }
            self.peers.expire_requests();
            if round.is_multiple_of(TIDY) {
                self.peers.forget_owners();
                self.locks.tidy();
            }
        }
    }
}

impl Connections {
    /// Runs until `stop`, or until a connection is lost.
    pub(super) async fn run(self, stop: &CancellationToken) -> sqlx::Result<()> {
        let Self { member, tables, mut lock_task, mut sender, mut receiver } = self;
        let sending = CancellationToken::new();
        let receive = async {
            loop {
                for batch in receiver.next().await? {
                    for message in batch.messages {
                        member.peers.receive(&batch.from, message, &tables).await;
                    }
                }
            }
        };
        let mut send = std::pin::pin!(sender.run(&sending));
        let ended = tokio::select! {
            ended = lock_task.run() => ended,
            ended = &mut send => ended,
            ended = receive => ended,
            () = member.check_peers(&tables) => Ok(()),
            () = stop.cancelled() => {
                sending.cancel();
                send.await?;
                lock_task.close().await;
                return Ok(());
            }
        };
        // A membership needs all of its connections, whichever ended first.
        ended.and(Err(sqlx::Error::WorkerCrashed))
    }
}
