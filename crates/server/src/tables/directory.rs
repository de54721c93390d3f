//! Finds the task of a table, opens the table, or finds the process that did.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use shinar_games::Words;
use tokio::{
    sync::oneshot,
    time::{Instant, sleep},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::{
    Outbox, Sheet, SocketId, Summary, Visitor, Way,
    actor::{Handle, Wish, table},
    room::Room,
};
use crate::{
    api::{PersonId, TableId},
    bots::Bots,
    clock,
    cluster::{Claim, Cluster, Server},
    error::ApiResult,
    store::{Store, StoreError, TableWrite, Touch},
};

/// How long a table may be on its way from one process to another.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long to wait before a table on its way is asked for again.
const AGAIN: Duration = Duration::from_millis(20);

/// All tables of this process. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Directory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    bots: Bots,
    idle: Duration,
    open: Mutex<HashMap<TableId, Handle>>,
    tasks: TaskTracker,
    stop: CancellationToken,
    /// The other processes, if there can be any.
    cluster: Option<Cluster>,
}

/// Why a table cannot be reached.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub(crate) enum OpenError {
    #[error("there is no such table")]
    NoTable,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the table is being closed")]
    Gone,
}

impl Directory {
    /// A directory without open tables. A table that nobody needed for `idle` leaves memory.
    pub(crate) fn new(store: Store, bots: Bots, idle: Duration, cluster: Option<Cluster>) -> Self {
        let (tasks, stop) = (TaskTracker::new(), CancellationToken::new());
        Self(Arc::new(Inner { store, bots, idle, open: Mutex::default(), tasks, stop, cluster }))
    }

    /// Cancelled when the server stops.
    pub(crate) fn stopping(&self) -> &CancellationToken {
        &self.0.stop
    }

    /// Whether a table may go to another process while somebody plays at it.
    pub(crate) fn is_shared(&self) -> bool {
        self.0.cluster.is_some()
    }

    /// The store behind it.
    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// The bots that play here.
    pub(crate) fn bots(&self) -> &Bots {
        &self.0.bots
    }

    /// Writes a new table down.
    pub(crate) async fn create(&self, sheet: &Sheet) -> Result<(), StoreError> {
        let touch = Touch { summary: Summary::default(), due: None, changed: clock::now() };
        let write =
            TableWrite { sheet: Some(sheet.row()), touch: Some(touch), ..TableWrite::to(sheet.id.clone()) };
        self.0.store.write(write).await
    }

    /// Sends a wish to a table, which is opened if need be, and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        id: &TableId,
        wish: impl FnOnce(oneshot::Sender<T>) -> Wish,
    ) -> Result<T, OpenError> {
        let (reply, answer) = oneshot::channel();
        self.send(id, wish(reply)).await?;
        answer.await.map_err(|_| OpenError::Gone)
    }

    /// Sends a wish to a table, which is opened if need be.
    pub(crate) async fn send(&self, id: &TableId, mut wish: Wish) -> Result<Way, OpenError> {
        for _ in 0..8 {
            let way = self.find(id).await?;
            match way.send(wish).await {
                Ok(()) => return Ok(way),
                // It went just now: once more.
                Err(back) => wish = back,
            }
        }
        Err(OpenError::Gone)
    }

    /// Seats a socket at a table, which is opened if need be.
    pub(crate) async fn connect(
        &self,
        id: &TableId,
        visitor: &Visitor,
        words: Words,
        outbox: Outbox,
    ) -> ApiResult<(Way, SocketId)> {
        let begun = Instant::now();
        loop {
            let (reply, answer) = oneshot::channel();
            let wish = Wish::Connect { visitor: visitor.clone(), words, outbox: outbox.clone(), reply };
            let way = self.send(id, wish).await?;
            match answer.await {
                Ok(connected) => return Ok((way, connected?)),
                // The table went to another process meanwhile.
                Err(_) if self.is_shared() && begun.elapsed() < PATIENCE => sleep(AGAIN).await,
                Err(_) => return Err(OpenError::Gone.into()),
            }
        }
    }

    /// Lets tables look at their clocks and bots, as far as it is for this process to do so.
    pub(crate) async fn wake(&self, due: Vec<TableId>) {
        let (open, mut due): (Vec<_>, Vec<_>) = due.into_iter().partition(|id| self.here(id).is_some());
        if let Some(cluster) = &self.0.cluster {
            due = cluster.orphans(due).await;
        }
        for table in open.iter().chain(&due) {
            // A table that cannot be opened says so in the log itself.
            if let Ok(Way::Here(handle)) = self.find(table).await {
                let _ = handle.send(Wish::Wake).await;
            }
        }
    }

    /// The task of a table, if it is in this process and takes wishes.
    pub(crate) fn here(&self, id: &TableId) -> Option<Handle> {
        self.open().get(id).filter(|handle| !handle.is_closed()).cloned()
    }

    /// Whether a person has a socket at a table.
    pub(crate) fn has(&self, id: &TableId, person: &PersonId) -> bool {
        self.open().get(id).is_some_and(|handle| handle.has(person))
    }

    /// Lets every table put itself away.
    pub(crate) async fn close(&self) {
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    fn open(&self) -> MutexGuard<'_, HashMap<TableId, Handle>> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn find(&self, id: &TableId) -> Result<Way, OpenError> {
        let begun = Instant::now();
        loop {
            let known = self.open().get(id).cloned();
            match known {
                Some(handle) if !handle.is_closed() => return Ok(Way::Here(handle)),
                // It is putting itself away; two tasks must never run one table.
                Some(handle) => {
                    handle.gone().await;
                    self.remove(id);
                }
                None => {
                    if self.0.stop.is_cancelled() {
                        return Err(OpenError::Store(StoreError::Closed));
                    }
                    // A table that does not exist must not get a task.
                    self.0.store.table(id).await?.ok_or(OpenError::NoTable)?;
                    let (claim, stop) = match &self.0.cluster {
                        None => (None, self.0.stop.clone()),
                        Some(cluster) => match cluster.server_of(id).await? {
                            Server::Here(claim, stop) => (Some(claim), stop),
                            Server::There(far) => return Ok(Way::There(far)),
                            Server::Unclear if begun.elapsed() > PATIENCE => return Err(OpenError::Gone),
                            Server::Unclear => {
                                sleep(AGAIN).await;
                                continue;
                            }
                        },
                    };
                    if let Some(handle) = self.open_here(id, claim, stop) {
                        return Ok(Way::Here(handle));
                    }
                }
            }
        }
    }

    /// Starts the task of a table, unless somebody else here just did.
    fn open_here(&self, id: &TableId, claim: Option<Claim>, stop: CancellationToken) -> Option<Handle> {
        let (handle, actor) = table();
        {
            let mut open = self.open();
            if open.contains_key(id) {
                return None;
            }
            open.insert(id.clone(), handle.clone());
        }
        // From here on there is one task for the table, which reads what is written now.
        let (directory, id, way) = (self.clone(), id.clone(), handle.clone());
        self.0.tasks.spawn(async move {
            let owner = claim.as_ref().map(|claim| claim.owner().clone());
            match Room::open(directory.clone(), &id, way, owner).await {
                Ok(room) => actor.run(room, directory.0.idle, stop).await,
                Err(error) => tracing::error!(table = %id, %error, "cannot open a table"),
            }
            directory.remove(&id);
            // Only now another process may have it.
            drop(claim);
        });
        Some(handle)
    }

    /// Forgets a table whose task has ended.
    fn remove(&self, id: &TableId) {
        let mut open = self.open();
        if open.get(id).is_some_and(Handle::is_closed) {
            open.remove(id);
        }
    }
}
