//! Finds the task of a table, or opens the table.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::oneshot;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::{
    Sheet,
    actor::{Handle, Wish, table},
    room::Room,
};
use crate::{
    api::{PersonId, TableId},
    bots::Bots,
    clock,
    store::{Store, StoreError, TableWrite, Touch},
};

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
    pub(crate) fn new(store: Store, bots: Bots, idle: Duration) -> Self {
        let (tasks, stop) = (TaskTracker::new(), CancellationToken::new());
        Self(Arc::new(Inner { store, bots, idle, open: Mutex::default(), tasks, stop }))
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
        let touch = Touch { asked: None, due: None, changed: clock::now() };
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
    pub(crate) async fn send(&self, id: &TableId, mut wish: Wish) -> Result<Handle, OpenError> {
        for _ in 0..8 {
            let handle = self.find(id).await?;
            match handle.send(wish).await {
                Ok(()) => return Ok(handle),
                // It went just now: once more.
                Err(back) => wish = back,
            }
        }
        Err(OpenError::Gone)
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

    async fn find(&self, id: &TableId) -> Result<Handle, OpenError> {
        loop {
            let known = self.open().get(id).cloned();
            match known {
                Some(handle) if !handle.is_closed() => return Ok(handle),
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
                    let (handle, actor) = table();
                    {
                        let mut open = self.open();
                        if open.contains_key(id) {
                            continue;
                        }
                        open.insert(id.clone(), handle.clone());
                    }
                    // From here on there is one task for the table, which reads what is written now.
                    let (directory, id, way) = (self.clone(), id.clone(), handle.clone());
                    let (idle, stop) = (self.0.idle, self.0.stop.clone());
                    self.0.tasks.spawn(async move {
                        match Room::open(directory.clone(), &id, way).await {
                            Ok(room) => actor.run(room, idle, stop).await,
                            Err(error) => tracing::error!(table = %id, %error, "cannot open a table"),
                        }
                        directory.remove(&id);
                    });
                    return Ok(handle);
                }
            }
        }
    }

    /// Forgets a table whose task has ended.
    fn remove(&self, id: &TableId) {
        let mut open = self.open();
        if open.get(id).is_some_and(Handle::is_closed) {
            open.remove(id);
        }
    }
}
