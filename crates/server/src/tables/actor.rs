//! The task of a table.

use std::{
    collections::HashSet,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use shinar_core::{Record, Seat};
use shinar_games::{Idea, Mind, Words};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep, sleep_until},
};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::{
    audience::{Outbox, SocketId, Visitor},
    room::Room,
};
use crate::{
    api::{ClientMessage, Join, PersonId, Refusal, TableId, TableInfo},
    error::ApiResult,
    limits,
    store::PersonRow,
};

/// What somebody wants from a table.
#[allow(missing_docs)]
pub(crate) enum Wish {
    /// A socket comes; the answer is its number, after its first message.
    Connect { visitor: Visitor, words: Words, outbox: Outbox, reply: oneshot::Sender<ApiResult<SocketId>> },
    /// A socket went.
    Disconnect(SocketId),
    /// A client says something.
    Say(SocketId, ClientMessage),
    /// A client said something that could not be read, or too much.
    Refuse(SocketId, Refusal, String),
    /// Somebody wants to know about the table.
    Info { visitor: Visitor, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// Somebody wants a seat.
    Join { person: PersonRow, join: Join, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// Somebody leaves: the seat becomes open, or a bot plays on.
    Leave { person: PersonRow, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// The game shall begin.
    Start { person: PersonRow, contribution: Option<String>, reply: oneshot::Sender<ApiResult<TableInfo>> },
    /// Another game with the same people.
    Rematch { person: PersonRow, contribution: Option<String>, reply: oneshot::Sender<ApiResult<TableId>> },
    /// A person is called something else now.
    Rename { person: PersonId, name: String },
    /// A person's account was deleted.
    Forget { person: PersonId, reply: oneshot::Sender<()> },
    /// Somebody wants the record of a finished game.
    Record { visitor: Visitor, reply: oneshot::Sender<ApiResult<Record>> },
    /// A bot has decided.
    Decided { seat: Seat, version: u64, idea: Option<Idea>, mind: Box<dyn Mind> },
    /// A bot has a hint for a socket.
    Hinted { socket: SocketId, seat: Seat, version: u64, idea: Option<Idea> },
    /// The table should look at its clock.
    Wake,
}

impl std::fmt::Debug for Wish {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Wish")
    }
}

/// A way to a table's task.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    inbox: mpsc::Sender<Wish>,
    gone: CancellationToken,
    present: Arc<RwLock<HashSet<PersonId>>>,
}

impl Handle {
    /// Sends a wish. It is returned if the table has closed; the caller should look the table up again.
    pub(crate) async fn send(&self, wish: Wish) -> Result<(), Wish> {
        self.inbox.send(wish).await.map_err(|error| error.0)
    }

    /// Sends a wish from outside of the runtime.
    pub(crate) fn send_blocking(&self, wish: Wish) {
        // A table that went away does not need it any more.
        let _ = self.inbox.blocking_send(wish);
    }

    /// Whether the table takes no more wishes.
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Waits until the task has ended.
    pub(crate) async fn gone(&self) {
        self.gone.cancelled().await;
    }

    /// Whether a person has a socket here.
    pub(crate) fn has(&self, person: &PersonId) -> bool {
        self.present.read().unwrap_or_else(PoisonError::into_inner).contains(person)
    }

    pub(super) fn set_present(&self, people: HashSet<PersonId>) {
        *self.present.write().unwrap_or_else(PoisonError::into_inner) = people;
    }
}

/// The task of a table, still to be run.
pub(super) struct Actor {
    inbox: mpsc::Receiver<Wish>,
    /// Whatever becomes of the task, those who wait for its end hear of it.
    _gone: DropGuard,
}

/// A way to a table's task, and the task.
pub(super) fn table() -> (Handle, Actor) {
    let (sender, inbox) = mpsc::channel(limits::INBOX);
    let gone = CancellationToken::new();
    let handle = Handle { inbox: sender, gone: gone.clone(), present: Arc::default() };
    (handle, Actor { inbox, _gone: gone.drop_guard() })
}

impl Actor {
    /// Lives until nobody needs the table in memory, or the server stops.
    pub(super) async fn run(mut self, mut room: Room, idle: Duration, stop: CancellationToken) {
        metrics::gauge!("shinar_tables_live").increment(1.0);
        let mut alive = room.drive().await.is_ok();
        while alive {
            let wake = room.next_wake();
            let timer = async {
                match wake {
                    Some(after) => sleep_until(Instant::now() + after).await,
                    None => std::future::pending().await,
                }
            };
            alive = tokio::select! {
                wish = self.inbox.recv() => match wish {
                    Some(wish) => room.fulfil(wish).await.is_ok(),
                    None => false,
                },
                () = timer => room.wake().await.is_ok(),
                () = sleep(idle), if room.is_idle() => {
                    // Stop even if concluding failed.
                    let _ = room.conclude().await;
                    false
                }
                () = stop.cancelled() => false,
            };
        }
        // Whoever sent a wish in time is answered; others find the inbox closed and open the table again.
        self.inbox.close();
        while let Some(wish) = self.inbox.recv().await {
            if room.is_broken() || room.fulfil(wish).await.is_err() {
                break;
            }
        }
        room.put_away().await;
        metrics::gauge!("shinar_tables_live").decrement(1.0);
    }
}
