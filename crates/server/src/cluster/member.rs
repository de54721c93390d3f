//! A member: our connections, while they live.

use std::{sync::Arc, time::Duration};

use tokio_util::sync::CancellationToken;

use super::{
    MemberId,
    desk::{Desk, Far},
    locks::{self, Keeper, Locks},
    post,
};
use crate::{api::TableId, tables::Directory};

/// How often we look whether the others live.
const WATCH: Duration = Duration::from_millis(500);
/// After so many looks, what the dead left behind is tidied away.
const TIDY: u32 = 120;

/// Ourselves among the others. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Member {
    /// Takes and gives back tables.
    pub(super) locks: Locks,
    desk: Arc<Desk>,
    /// Cancelled when our tables are no longer ours.
    put_down: CancellationToken,
}

/// The work behind a membership.
pub(super) struct Work {
    member: Member,
    tables: Directory,
    keeper: Keeper,
    sender: post::Sender,
    receiver: post::Receiver,
}

impl Member {
    /// Connects under a new name.
    pub(super) async fn join(url: &str, tables: &Directory) -> sqlx::Result<(Self, Work)> {
        let id = MemberId::random();
        // The box is open before anybody can know our name.
        let receiver = post::receiver(url, &id).await?;
        let (way, sender) = post::sender(url, &id).await?;
        let (locks, keeper) = locks::locks(url, &id).await?;
        locks.tidy();
        let member =
            Self { locks, desk: Arc::new(Desk::new(way)), put_down: tables.stopping().child_token() };
        tracing::info!(member = id.0, "joined the processes on this database");
        Ok((member.clone(), Work { member, tables: tables.clone(), keeper, sender, receiver }))
    }

    /// A way to a table of another member, if we know already whose it is.
    pub(super) fn known(&self, table: &TableId) -> Option<Far> {
        self.desk.owner_of(table).map(|owner| Far::new(&self.desk, table, owner))
    }

    /// A way to a table of another member.
    pub(super) fn far(&self, table: &TableId, owner: MemberId) -> Far {
        self.desk.note_owner(table, &owner);
        Far::new(&self.desk, table, owner)
    }

    /// Cancelled when our tables are no longer ours.
    pub(super) fn put_down(&self) -> &CancellationToken {
        &self.put_down
    }

    /// Puts down everything: nothing is ours any more, and nobody answers us.
    pub(super) fn end(&self, tables: &Directory) {
        self.put_down.cancel();
        self.desk.close(tables);
    }

    /// Looks again and again whether those we have to do with live.
    async fn watch(&self, tables: &Directory) {
        for round in 1u32.. {
            tokio::time::sleep(WATCH).await;
            let known = self.desk.partners();
            let Some(living) = self.locks.living(known.iter().cloned().collect()).await else { return };
            for dead in known.difference(&living) {
                tracing::warn!(member = dead.0, "another process is gone; its tables are taken over");
                self.desk.bury(dead, tables);
            }
            self.desk.forget_old();
            if round.is_multiple_of(TIDY) {
                self.desk.forget_owners();
                self.locks.tidy();
            }
        }
    }
}

impl Work {
    /// Works until told to stop, or until a connection is lost.
    pub(super) async fn run(self, stop: &CancellationToken) -> sqlx::Result<()> {
        let Self { member, tables, mut keeper, mut sender, mut receiver } = self;
        let sending = CancellationToken::new();
        let receive = async {
            loop {
                for bundle in receiver.next().await? {
                    for letter in bundle.letters {
                        member.desk.receive(&bundle.from, letter, &tables).await;
                    }
                }
            }
        };
        let mut send = std::pin::pin!(sender.run(&sending));
        let ended = tokio::select! {
            ended = keeper.run() => ended,
            ended = &mut send => ended,
            ended = receive => ended,
            () = member.watch(&tables) => Ok(()),
            () = stop.cancelled() => {
                sending.cancel();
                send.await?;
                keeper.close().await;
                return Ok(());
            }
        };
        // Whatever ended first: without all of it we are no member.
        ended.and(Err(sqlx::Error::WorkerCrashed))
    }
}
