//! The task that owns a table, and the requests in its mailbox.

use std::{
    collections::HashSet,
    sync::{Arc, OnceLock, PoisonError, RwLock},
    time::Duration,
};

use shinar_core::{Record, Seat};
use shinar_games::BotDecision;
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep, sleep_until},
};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::{
    MessageForm, OpenError,
    audience::{Caller, Outbox, SocketId},
    room::Room,
};
use crate::{
    api::{ClientMessage, Join, PersonId, Refusal, SeatChange, TableId, TableInfo},
    bots::Mind,
    error::ApiResult,
    limits,
    store::PersonRow,
    telemetry,
};

/// A message in the mailbox of a table's task.
pub(crate) enum TableRequest {
    /// Connects a socket; the reply, its id, follows the socket's first message.
    Connect { caller: Caller, form: MessageForm, outbox: Outbox, reply: oneshot::Sender<ApiResult<SocketId>> },
    /// A socket has closed.
    Disconnect(SocketId),
    /// A client sent a message.
    Message(SocketId, ClientMessage),
    /// A client sent something unreadable, or too much; with the id of its request, if that is known.
    Refuse(SocketId, Option<String>, Refusal, String),
    /// Returns the table as the caller may see it.
    Info { caller: Caller, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// Takes a seat.
    Join { person: PersonRow, join: Join, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// Gives a seat to a bot, or opens it.
    Seat { person: PersonRow, seat: Seat, change: SeatChange, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// Leaves a seat: it becomes open, or a bot plays on.
    Leave { person: PersonRow, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// Gives up the games of a person whom a host keeps out; before the game the seat becomes open.
    Forfeit { person: PersonRow, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// Starts the game.
    Start { person: PersonRow, contribution: Option<String>, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// Deletes the table.
    Delete { person: PersonRow, reply: oneshot::Sender<ApiResult<()>> },
    /// Creates a table for another game with the same people.
    Rematch { person: PersonRow, contribution: Option<String>, reply: oneshot::Sender<ApiResult<TableId>> },
    /// A person has changed their name, or has an account now.
    Rename { person: PersonId, name: String, reply: oneshot::Sender<()> },
    /// A person's account was deleted.
    Forget { person: PersonId, reply: oneshot::Sender<()> },
    /// Looks up the vacations of the people at the table.
    Vacations { reply: oneshot::Sender<()> },
    /// Ends the game without a result, for a host.
    Annul { reply: oneshot::Sender<()> },
    /// Deletes the table with everything about it.
    Remove { reply: oneshot::Sender<()> },
    /// Returns the record of a finished game.
    Record { caller: Caller, reply: oneshot::Sender<ApiResult<Record>> },
    /// Returns a position that looks like the current one to a seat of the caller's own, in JSON.
    Sample { caller: Caller, seat: Seat, seed: u32, reply: oneshot::Sender<ApiResult<String>> },
    /// A bot has decided.
    Decided { seat: Seat, version: u64, idea: Option<BotDecision>, bot: Mind },
    /// A bot has a hint for a socket.
    Hinted { socket: SocketId, seat: Seat, version: u64, idea: Option<BotDecision> },
    /// Checks the clock and the bots.
    Wake,
}

impl TableRequest {
    /// The same request, if it comes from a socket, after that socket has reconnected under another id.
    pub(crate) fn for_socket(self, socket: SocketId) -> Self {
        match self {
            Self::Message(_, message) => Self::Message(socket, message),
            Self::Refuse(_, client, code, message) => Self::Refuse(socket, client, code, message),
            other => other,
        }
    }
}

impl std::fmt::Debug for TableRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TableRequest")
    }
}

/// Sends requests to a table's task. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    /// Boxed: a mailbox has room for dozens of requests, each as large as the largest.
    mailbox: mpsc::Sender<Box<TableRequest>>,
    ended: CancellationToken,
    present: Arc<RwLock<HashSet<PersonId>>>,
    /// Why the table could not be opened.
    failure: Arc<OnceLock<OpenError>>,
}

impl Handle {
    /// Sends a request. It is returned if the table has closed; the caller should look the table up again.
    pub(crate) async fn send(&self, request: TableRequest) -> Result<(), TableRequest> {
        self.mailbox.send(Box::new(request)).await.map_err(|error| *error.0)
    }

    /// Sends a request from a thread outside of the runtime.
    pub(crate) fn send_blocking(&self, request: TableRequest) {
        // A table that has closed does not need it any more.
        let _ = self.mailbox.blocking_send(Box::new(request));
    }

    /// Whether the table accepts no more requests.
    pub(crate) fn is_closed(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// Waits until the task has ended.
    pub(crate) async fn ended(&self) {
        self.ended.cancelled().await;
    }

    /// Why the table dropped a request: it could not be opened, or it is closing.
    pub(super) fn failure(&self) -> OpenError {
        self.opening_failure().unwrap_or(OpenError::Closing)
    }

    /// Why the table could not be opened, if it could not.
    pub(super) fn opening_failure(&self) -> Option<OpenError> {
        self.failure.get().cloned()
    }

    /// Whether a person has a socket here.
    pub(crate) fn has(&self, person: &PersonId) -> bool {
        self.present.read().unwrap_or_else(PoisonError::into_inner).contains(person)
    }

    /// Everybody who has a socket here.
    pub(super) fn people(&self) -> Vec<PersonId> {
        self.present.read().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    pub(super) fn set_present(&self, people: HashSet<PersonId>) {
        *self.present.write().unwrap_or_else(PoisonError::into_inner) = people;
    }
}

/// The task of a table, still to be run.
pub(super) struct TableTask {
    mailbox: mpsc::Receiver<Box<TableRequest>>,
    failure: Arc<OnceLock<OpenError>>,
    /// Releases those who wait for the end of the task, even if it panics.
    _ended: DropGuard,
}

/// Creates a task and its handle.
pub(super) fn table_task() -> (Handle, TableTask) {
    let (sender, mailbox) = mpsc::channel(limits::MAILBOX);
    let ended = CancellationToken::new();
    let failure = Arc::default();
    let handle = Handle {
        mailbox: sender,
        ended: ended.clone(),
        present: Arc::default(),
        failure: Arc::clone(&failure),
    };
    (handle, TableTask { mailbox, failure, _ended: ended.drop_guard() })
}

impl TableTask {
    /// Ends without having opened the table. Whoever sent a request learns why.
    pub(super) fn fail(self, error: OpenError) {
        // This is the only place that sets it, and it consumes the task.
        let _ = self.failure.set(error);
    }

    /// Runs until the table has been idle for a while, or `stop`.
    ///
    /// Everything that it does is boxed: otherwise every table has the memory for it while it waits.
    pub(super) async fn run(mut self, mut room: Room, idle: Duration, stop: CancellationToken) {
        metrics::gauge!(telemetry::TABLES_LIVE).increment(1.0);
        let mut alive = Box::pin(room.go_on()).await.is_ok();
        while alive {
            let wake = room.next_wake();
            let timer = async {
                match wake {
                    Some(after) => sleep_until(Instant::now() + after).await,
                    None => std::future::pending().await,
                }
            };
            alive = tokio::select! {
                request = self.mailbox.recv() => match request {
                    Some(request) => Box::pin(room.process(*request)).await.is_ok(),
                    None => false,
                },
                () = timer => Box::pin(room.wake()).await.is_ok(),
                () = sleep(room.patience(idle)), if room.is_idle() => {
                    // Stop even if concluding failed; that is logged.
                    let _ = Box::pin(room.conclude()).await;
                    false
                }
                () = stop.cancelled() => false,
            };
        }
        // Process what was sent in time; later senders find the mailbox closed and open the table again.
        self.mailbox.close();
        while let Some(request) = self.mailbox.recv().await {
            if room.is_broken() || Box::pin(room.process(*request)).await.is_err() {
                break;
            }
        }
        Box::pin(room.close()).await;
        metrics::gauge!(telemetry::TABLES_LIVE).decrement(1.0);
    }
}
