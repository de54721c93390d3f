//! Finds the task of a table, opens the table, or finds the process that did.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use shinar_play::Imported;
use tokio::{
    sync::{Notify, oneshot},
    time::{Instant, sleep},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::{
    Caller, MatchError, MessageForm, Outbox, Sheet, SocketId, Summary, TableLink,
    room::Room,
    task::{Handle, TableRequest, table_task},
};
use crate::{
    Config,
    api::{PersonId, TableId},
    bots::Bots,
    clock::{self, Millis},
    cluster::{Claim, Cluster, TableOwner},
    error::ApiResult,
    limits::{Patience, Rates},
    store::{Ended, JournalRow, NewBell, Quota, SheetRow, Store, StoreError, TableWrite, Touch, writable},
};

/// How long a table may take to change owners.
const TRANSIT_TIMEOUT: Duration = Duration::from_secs(15);
/// The delay before a table that is changing owners is looked up again.
const RETRY_DELAY: Duration = Duration::from_millis(20);
/// How often a request is sent to a table that closes just then.
const ATTEMPTS: u32 = 8;

/// All tables of this process. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Directory(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    bots: Bots,
    /// How long an idle table stays open.
    idle: Duration,
    rates: Rates,
    patience: Patience,
    bell_delay: Duration,
    open: Mutex<HashMap<TableId, Handle>>,
    tasks: TaskTracker,
    stop: CancellationToken,
    /// The other processes, if there can be any.
    cluster: Option<Cluster>,
    /// Up to which id the records of finished tables are stored; `None` if all are.
    records: tokio::sync::Mutex<Option<String>>,
    /// Rung when a game of a tournament has ended here.
    round_over: Notify,
}

/// Why a table cannot be reached.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum OpenError {
    /// It does not exist.
    #[error("there is no such table")]
    NoTable,
    /// The store failed, or holds something unreadable.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its journal does not lead to a match.
    #[error(transparent)]
    Match(#[from] Arc<MatchError>),
    /// It is closing, or changing owners.
    #[error("the table is closing")]
    Closing,
}

impl OpenError {
    /// Whether retrying is pointless until somebody repairs the stored table.
    pub(crate) fn is_permanent(&self) -> bool {
        matches!(self, Self::NoTable | Self::Match(_) | Self::Store(StoreError::Corrupt(_)))
    }

    /// Whether the match was played by rules that the engine no longer knows.
    pub(crate) fn is_other_rules(&self) -> bool {
        matches!(self, Self::Match(error) if matches!(**error, MatchError::RulesVersion { .. }))
    }
}

impl Directory {
    /// A directory without open tables.
    pub(crate) fn new(store: Store, bots: Bots, config: &Config, cluster: Option<Cluster>) -> Self {
        Self(Arc::new(Inner {
            store,
            bots,
            idle: config.idle,
            rates: config.rates,
            patience: config.patience,
            bell_delay: config.bells.delay,
            open: Mutex::default(),
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
            cluster,
            records: tokio::sync::Mutex::new(Some(String::new())),
            round_over: Notify::new(),
        }))
    }

    /// The limits of the server.
    pub(crate) fn rates(&self) -> &Rates {
        &self.0.rates
    }

    /// How long things are kept, or waited for.
    pub(crate) fn patience(&self) -> &Patience {
        &self.0.patience
    }

    /// How long something must have been so before anybody is told.
    pub(crate) fn bell_delay(&self) -> Duration {
        self.0.bell_delay
    }

    /// Cancelled when the server shuts down.
    pub(crate) fn stopping(&self) -> &CancellationToken {
        &self.0.stop
    }

    /// Whether a table may move to another process while it is being played.
    pub(crate) fn is_shared(&self) -> bool {
        self.0.cluster.is_some()
    }

    /// Says when a game of a tournament has ended here.
    pub(crate) fn round_over(&self) -> &Notify {
        &self.0.round_over
    }

    /// The store behind it.
    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// The bots that play here.
    pub(crate) fn bots(&self) -> &Bots {
        &self.0.bots
    }

    /// Writes a new table, unless its maker has too many.
    pub(crate) async fn create(
        &self,
        sheet: &Sheet,
        quota: Quota,
        bells: Vec<NewBell>,
    ) -> Result<(), StoreError> {
        let changed = clock::now();
        let due = Some(changed + self.0.patience.of_table(sheet.public).as_millis() as Millis);
        let touch = Some(Touch { summary: Summary::default(), due, changed });
        let (sheet, quota, table) = (Some(SheetRow::of(sheet)?), Some(quota), sheet.id.clone());
        self.0.store.write(TableWrite { sheet, touch, quota, bells, ..TableWrite::to(table) }).await
    }

    /// Writes a finished table with its journal, for whoever uploaded its record.
    pub(crate) async fn keep(&self, table: Imported, quota: Quota) -> Result<(), StoreError> {
        let Imported { sheet, game, entries } = table;
        let entries = (1..).zip(&entries).map(|(n, entry)| {
            Ok(JournalRow { n, body: writable("an entry", entry.to_text())?, client: None })
        });
        let write = TableWrite {
            entries: entries.collect::<Result<_, StoreError>>()?,
            touch: Some(Touch { summary: Summary::of(&game), due: None, changed: clock::now() }),
            sheet: Some(SheetRow::of(&sheet)?),
            record: Some(game.record(&sheet).to_string()),
            end: Some(Ended::of(
                &sheet,
                &game.result(),
                game.end_reason().as_ref(),
                game.table.steps(),
                clock::now(),
                &[],
            )),
            quota: Some(quota),
            ..TableWrite::to(sheet.id.clone())
        };
        self.0.store.write(write).await
    }

    /// Stores the records of some finished tables that were played when records were not stored.
    pub(crate) async fn store_records(&self) {
        let mut after = self.0.records.lock().await;
        let Some(from) = after.clone() else { return };
        let tables = match self.0.store.tables_without_record(&from).await {
            Ok(tables) => tables,
            Err(error) => {
                tracing::error!(%error, "cannot look for tables without a record");
                return;
            }
        };
        for table in &tables {
            let request = |reply| TableRequest::Record { caller: Caller::server(), reply };
            let record = match self.ask(table, request).await {
                Ok(Ok(record)) => Some(record.to_string()),
                // It is logged when the table is opened.
                Ok(Err(_)) | Err(_) => None,
            };
            let write = TableWrite { record, ..TableWrite::to(table.clone()) };
            if write.record.is_some()
                && let Err(error) = self.0.store.write(write).await
            {
                tracing::error!(%table, %error, "cannot store a record");
                return;
            }
        }
        *after = tables.last().map(|last| last.0.clone());
    }

    /// Removes a person whose account was deleted from all tables of this process where they look on.
    pub(crate) async fn forget_spectator(&self, person: &PersonId) {
        let present: Vec<_> = self.open().values().filter(|handle| handle.has(person)).cloned().collect();
        for handle in present {
            let (reply, done) = oneshot::channel();
            // A table that closes just then forgets its sockets.
            if handle.send(TableRequest::Forget { person: person.clone(), reply }).await.is_ok() {
                let _ = done.await;
            }
        }
    }

    /// Sends a request to a table, opening it if necessary, and waits for the response.
    pub(crate) async fn ask<T>(
        &self,
        id: &TableId,
        request: impl FnOnce(oneshot::Sender<T>) -> TableRequest,
    ) -> Result<T, OpenError> {
        let (reply, response) = oneshot::channel();
        let link = self.send(id, request(reply)).await?;
        response.await.map_err(|_| match link.failure() {
            OpenError::Closing if self.0.store.cannot_write() => OpenError::Store(StoreError::CannotWrite),
            failure => failure,
        })
    }

    /// Sends a request to a table, opening it if necessary.
    pub(crate) async fn send(&self, id: &TableId, mut request: TableRequest) -> Result<TableLink, OpenError> {
        for _ in 0..ATTEMPTS {
            let link = self.find(id).await?;
            match link.send(request).await {
                Ok(()) => return Ok(link),
                Err(returned) => request = returned,
            }
        }
        Err(OpenError::Closing)
    }

    /// Connects a socket to a table, opening it if necessary.
    pub(crate) async fn connect(
        &self,
        id: &TableId,
        caller: &Caller,
        form: MessageForm,
        outbox: Outbox,
    ) -> ApiResult<(TableLink, SocketId)> {
        let start = Instant::now();
        loop {
            let (reply, response) = oneshot::channel();
            let (caller, outbox) = (caller.clone(), outbox.clone());
            let link = self.send(id, TableRequest::Connect { caller, form, outbox, reply }).await?;
            if let Ok(connected) = response.await {
                return Ok((link, connected?));
            }
            // The table may have moved to another process meanwhile.
            let failure = link.failure();
            if failure.is_permanent() || !self.is_shared() || start.elapsed() >= TRANSIT_TIMEOUT {
                return Err(failure.into());
            }
            sleep(RETRY_DELAY).await;
        }
    }

    /// Wakes tables that are due and that this process serves, or that nobody serves.
    pub(crate) async fn wake(&self, due: Vec<TableId>) {
        let (open, mut due): (Vec<_>, Vec<_>) = due.into_iter().partition(|id| self.local(id).is_some());
        if let Some(cluster) = &self.0.cluster {
            due = cluster.orphans(due).await;
        }
        for table in open.iter().chain(&due) {
            match self.find(table).await {
                // If it closes just then, it is still due the next time.
                Ok(TableLink::Local(handle)) => {
                    drop(handle.send(TableRequest::Wake).await);
                    if let Some(error) = handle.opening_failure() {
                        self.let_rest(table, &error).await;
                    }
                }
                // Another process has just opened it, or it is changing owners, or this process is shutting down.
                Ok(TableLink::Remote(_))
                | Err(
                    OpenError::Closing
                    | OpenError::NoTable
                    | OpenError::Store(StoreError::Closed | StoreError::Unavailable(_)),
                ) => {}
                Err(error) => {
                    tracing::error!(%table, %error, "cannot wake a table");
                    self.let_rest(table, &error).await;
                }
            }
        }
    }

    /// Does not wake a table again that can never be opened.
    async fn let_rest(&self, table: &TableId, error: &OpenError) {
        if error.is_permanent()
            && let Err(error) = self.0.store.let_rest(table).await
        {
            tracing::error!(%table, %error, "cannot let a table rest");
        }
    }

    /// The task of a table, if it runs in this process and accepts requests.
    pub(crate) fn local(&self, id: &TableId) -> Option<Handle> {
        self.open().get(id).filter(|handle| !handle.is_closed()).cloned()
    }

    /// Whether a person has a socket at a table.
    pub(crate) fn has(&self, id: &TableId, person: &PersonId) -> bool {
        self.open().get(id).is_some_and(|handle| handle.has(person))
    }

    /// Everybody who is connected to a table of this process, with one of those tables.
    pub(crate) fn present(&self) -> HashMap<PersonId, TableId> {
        let open = self.open();
        open.iter()
            .flat_map(|(id, handle)| handle.people().into_iter().map(|person| (person, id.clone())))
            .collect()
    }

    /// Closes every table.
    pub(crate) async fn close(&self) {
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    fn open(&self) -> MutexGuard<'_, HashMap<TableId, Handle>> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn find(&self, id: &TableId) -> Result<TableLink, OpenError> {
        let start = Instant::now();
        loop {
            let known = self.open().get(id).cloned();
            match known {
                Some(handle) if !handle.is_closed() => return Ok(TableLink::Local(handle)),
                // It is closing; two tasks must never run one table.
                Some(handle) => {
                    handle.ended().await;
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
                        Some(cluster) => match cluster.owner_of(id).await? {
                            TableOwner::Local(claim, stop) => (Some(claim), stop),
                            TableOwner::Remote(remote) => return Ok(TableLink::Remote(remote)),
                            TableOwner::InTransit if start.elapsed() > TRANSIT_TIMEOUT => {
                                return Err(OpenError::Closing);
                            }
                            TableOwner::InTransit => {
                                sleep(RETRY_DELAY).await;
                                continue;
                            }
                        },
                    };
                    if let Some(handle) = self.open_here(id, claim, stop) {
                        return Ok(TableLink::Local(handle));
                    }
                }
            }
        }
    }

    /// Starts the task of a table; `None` if another caller in this process was faster.
    fn open_here(&self, id: &TableId, claim: Option<Claim>, stop: CancellationToken) -> Option<Handle> {
        let (handle, task) = table_task();
        {
            let mut open = self.open();
            if open.contains_key(id) {
                return None;
            }
            open.insert(id.clone(), handle.clone());
        }
        // From here on the table has one task, which reads what is stored now.
        let (directory, id, own_handle) = (self.clone(), id.clone(), handle.clone());
        self.0.tasks.spawn(async move {
            let owner = claim.as_ref().map(|claim| claim.owner().clone());
            // Boxed, so that the table does not have the memory for it as long as it is open.
            match Box::pin(Room::open(directory.clone(), &id, own_handle, owner)).await {
                Ok(room) => task.run(room, directory.0.idle, stop).await,
                Err(error) => {
                    if !matches!(error, OpenError::Store(StoreError::Unavailable(_))) {
                        tracing::error!(table = %id, %error, "cannot open a table");
                    }
                    task.fail(error);
                }
            }
            directory.remove(&id);
            // Only now may another process claim it.
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
