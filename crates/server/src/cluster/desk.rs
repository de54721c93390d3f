//! Who waits for which answer: our sockets and requests at tables of others, and theirs at ours.

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use shinar_games::Words;
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;

use super::{
    MemberId,
    letters::{Answer, Ask, Letter, Number, deliver, is_repeatable},
    post::Addressed,
};
use crate::{
    api::TableId,
    tables::{Directory, Handle, Outbox, Outgoing, SocketId, Visitor, Wish, outbox},
};

/// Whoever has waited so long for an answer waits in vain.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long to wait before something is asked again.
const AGAIN: Duration = Duration::from_millis(20);

#[derive(Debug)]
pub(super) struct Desk {
    post: mpsc::Sender<Addressed>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    closed: bool,
    last: Number,
    /// Whose tables are that are not ours, as far as we know.
    owners: HashMap<TableId, MemberId>,
    /// Our requests to others.
    waiting: HashMap<Number, Waiting>,
    /// Our sockets at tables of others.
    lines: HashMap<Number, Line>,
    /// Sockets of others at our tables.
    guests: HashMap<(MemberId, Number), Guest>,
}

#[derive(Debug)]
struct Waiting {
    owner: MemberId,
    table: TableId,
    wish: Wish,
    since: Instant,
}

#[derive(Debug)]
struct Line {
    owner: MemberId,
    outbox: Outbox,
    dismissed: Arc<AtomicBool>,
}

#[derive(Clone, Debug)]
struct Guest {
    handle: Handle,
    /// The number of the socket at its table, once it sits there.
    socket: Option<SocketId>,
    /// Cancelled when the socket is gone.
    gone: CancellationToken,
}

impl State {
    fn number(&mut self) -> Number {
        self.last += 1;
        self.last
    }

    fn forget_owner(&mut self, table: &TableId, owner: &MemberId) {
        if self.owners.get(table) == Some(owner) {
            self.owners.remove(table);
        }
    }
}

impl Desk {
    /// An empty desk whose letters go out this way.
    pub(super) fn new(post: mpsc::Sender<Addressed>) -> Self {
        Self { post, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn send(&self, to: &MemberId, letter: Letter) {
        // Without a post we are no member, and everything here ends.
        let _ = self.post.send((to.clone(), letter)).await;
    }

    /// Whose a table is, if we know.
    pub(super) fn owner_of(&self, table: &TableId) -> Option<MemberId> {
        self.state().owners.get(table).cloned()
    }

    /// Notes whose a table is.
    pub(super) fn note_owner(&self, table: &TableId, owner: &MemberId) {
        self.state().owners.insert(table.clone(), owner.clone());
    }

    /// Everybody we have to do with.
    pub(super) fn partners(&self) -> HashSet<MemberId> {
        let state = self.state();
        let owners = state.owners.values().chain(state.waiting.values().map(|waiting| &waiting.owner));
        let lines = state.lines.values().map(|line| &line.owner);
        let guests = state.guests.keys().map(|(member, _)| member);
        owners.chain(lines).chain(guests).cloned().collect()
    }

    /// Another member is dead: its tables are anybody's, its sockets are gone.
    pub(super) fn bury(&self, dead: &MemberId, tables: &Directory) {
        let mut state = self.state();
        state.owners.retain(|_, owner| owner != dead);
        // A line that is dropped ends its socket's messages; the socket sits down anew.
        state.lines.retain(|_, line| line.owner != *dead);
        state.guests.retain(|(member, _), guest| {
            let lives = member != dead;
            if !lives {
                guest.gone.cancel();
            }
            lives
        });
        let waiting =
            state.waiting.extract_if(|_, waiting| waiting.owner == *dead).map(|(_, waiting)| waiting);
        repeat(waiting.collect(), tables, is_repeatable);
    }

    /// We are no member any more.
    pub(super) fn close(&self, tables: &Directory) {
        let mut state = self.state();
        state.closed = true;
        state.owners.clear();
        state.lines.clear();
        for guest in state.guests.values() {
            guest.gone.cancel();
        }
        state.guests.clear();
        let waiting = state.waiting.drain().map(|(_, waiting)| waiting).collect();
        repeat(waiting, tables, is_repeatable);
    }

    /// Gives up on answers that do not come.
    pub(super) fn forget_old(&self) {
        let mut state = self.state();
        let old: Vec<_> = state.waiting.extract_if(|_, waiting| waiting.since.elapsed() > PATIENCE).collect();
        for (number, waiting) in old {
            tracing::warn!(table = %waiting.table, member = waiting.owner.0, "another process does not answer");
            state.forget_owner(&waiting.table, &waiting.owner);
            if state.lines.remove(&number).is_some() {
                // Should it have been seated after all, nobody listens there.
                let _ = self.post.try_send((waiting.owner, Letter::HangUp(number)));
            }
        }
    }

    /// Forgets whose tables are that nobody may want any more.
    pub(super) fn forget_owners(&self) {
        self.state().owners.clear();
    }

    /// Reads a letter.
    pub(super) async fn receive(self: &Arc<Self>, from: &MemberId, letter: Letter, tables: &Directory) {
        match letter {
            Letter::Ask(number, table, ask) => match tables.here(&table) {
                Some(handle) => self.ask(from, number, handle, ask).await,
                None => self.send(from, Letter::NotMine(number)).await,
            },
            Letter::Say(line, message) => {
                self.pass(from, line, |socket| Wish::Say(socket, message)).await;
            }
            Letter::Refuse(line, code, message) => {
                self.pass(from, line, |socket| Wish::Refuse(socket, code, message)).await;
            }
            Letter::HangUp(line) => {
                if let Some(guest) = self.state().guests.remove(&(from.clone(), line)) {
                    guest.gone.cancel();
                }
            }
            Letter::Answer(number, answer) => {
                let mut state = self.state();
                if let Answer::Connected(Err(_)) = answer {
                    state.lines.remove(&number);
                }
                if let Some(waiting) = state.waiting.remove(&number) {
                    deliver(waiting.wish, number, answer);
                }
            }
            Letter::NotMine(number) => {
                let mut state = self.state();
                state.lines.remove(&number);
                if let Some(waiting) = state.waiting.remove(&number) {
                    state.forget_owner(&waiting.table, from);
                    // Nothing was done, so everything can be asked again; sockets come again by themselves.
                    repeat(vec![waiting], tables, |wish| !matches!(wish, Wish::Connect { .. }));
                }
            }
            Letter::Lost(number) => {
                let lost = self.state().waiting.remove(&number);
                repeat(lost.into_iter().collect(), tables, is_repeatable);
            }
            Letter::Said(line, text, settles) => {
                let slow = {
                    let mut state = self.state();
                    let full = |line: &mut Line| {
                        line.outbox.try_send(Outgoing { text: text.into(), settles }).is_err()
                    };
                    let slow = state.lines.get_mut(&line).is_some_and(full);
                    // As at a table of our own: a socket that does not keep up is dropped.
                    slow.then(|| state.lines.remove(&line)).flatten()
                };
                if let Some(slow) = slow {
                    slow.dismissed.store(true, Ordering::Relaxed);
                    self.send(from, Letter::HangUp(line)).await;
                }
            }
            Letter::Closed(line, again) => {
                let closed = self.state().lines.remove(&line);
                if let Some(closed) = closed {
                    closed.dismissed.store(!again, Ordering::Relaxed);
                }
            }
        }
    }

    /// A far client said something to a table of ours.
    async fn pass(&self, from: &MemberId, line: Number, wish: impl FnOnce(SocketId) -> Wish) {
        let guest = self.state().guests.get(&(from.clone(), line)).cloned();
        let passed = match guest.and_then(|guest| Some((guest.handle, guest.socket?))) {
            Some((handle, socket)) => handle.send(wish(socket)).await.is_ok(),
            None => false,
        };
        if !passed {
            self.send(from, Letter::Closed(line, true)).await;
        }
    }

    /// Puts a far request to a table of ours; the answer goes back when it comes.
    async fn ask(self: &Arc<Self>, from: &MemberId, number: Number, handle: Handle, ask: Ask) {
        let desk = Arc::clone(self);
        let back = (from.clone(), number);
        match ask {
            Ask::Connect(visitor, words) => self.seat(back, handle, visitor, words).await,
            Ask::Info(visitor) => {
                desk.put(back, &handle, |reply| Wish::Info { visitor, reply }, Answer::table).await;
            }
            Ask::Join(person, join) => {
                desk.put(back, &handle, |reply| Wish::Join { person, join, reply }, Answer::table).await;
            }
            Ask::Leave(person) => {
                desk.put(back, &handle, |reply| Wish::Leave { person, reply }, Answer::table).await;
            }
            Ask::Start(person, contribution) => {
                let wish = |reply| Wish::Start { person, contribution, reply };
                desk.put(back, &handle, wish, Answer::table).await;
            }
            Ask::Rematch(person, contribution) => {
                let wish = |reply| Wish::Rematch { person, contribution, reply };
                desk.put(back, &handle, wish, Answer::Next).await;
            }
            Ask::Rename(person, name) => {
                let letter = match handle.send(Wish::Rename { person, name }).await {
                    Ok(()) => Letter::Answer(number, Answer::Done),
                    Err(_) => Letter::NotMine(number),
                };
                self.send(from, letter).await;
            }
            Ask::Forget(person) => {
                desk.put(back, &handle, |reply| Wish::Forget { person, reply }, |()| Answer::Done).await;
            }
            Ask::Record(visitor) => {
                desk.put(back, &handle, |reply| Wish::Record { visitor, reply }, Answer::record).await;
            }
        }
    }

    /// Puts a wish to a table and sends the answer back, without anybody else having to wait for it.
    async fn put<T: Send + 'static>(
        self: Arc<Self>,
        (from, number): (MemberId, Number),
        handle: &Handle,
        wish: impl FnOnce(oneshot::Sender<T>) -> Wish,
        write: impl FnOnce(T) -> Answer + Send + 'static,
    ) {
        let (reply, answer) = oneshot::channel();
        if handle.send(wish(reply)).await.is_err() {
            self.send(&from, Letter::NotMine(number)).await;
            return;
        }
        tokio::spawn(async move {
            let letter = match answer.await {
                Ok(done) => Letter::Answer(number, write(done)),
                Err(_) => Letter::Lost(number),
            };
            self.send(&from, letter).await;
        });
    }

    /// Seats a far socket at a table of ours; what it hears goes back as letters.
    async fn seat(
        self: &Arc<Self>,
        back: (MemberId, Number),
        handle: Handle,
        visitor: Visitor,
        words: Words,
    ) {
        let (outbox, mut messages) = outbox();
        let (reply, answer) = oneshot::channel();
        let gone = CancellationToken::new();
        let guest = Guest { handle: handle.clone(), socket: None, gone: gone.clone() };
        self.state().guests.insert(back.clone(), guest);
        if handle.send(Wish::Connect { visitor, words, outbox, reply }).await.is_err() {
            self.state().guests.remove(&back);
            self.send(&back.0, Letter::NotMine(back.1)).await;
            return;
        }
        let desk = Arc::clone(self);
        tokio::spawn(async move {
            let (to, line) = &back;
            let Ok(connected) = answer.await else {
                desk.state().guests.remove(&back);
                return desk.send(to, Letter::NotMine(*line)).await;
            };
            let socket = connected.as_ref().ok().copied();
            if let Some(guest) = desk.state().guests.get_mut(&back) {
                guest.socket = socket;
            }
            desk.send(to, Letter::Answer(*line, Answer::Connected(connected.map(|_| ())))).await;
            let Some(socket) = socket else {
                desk.state().guests.remove(&back);
                return;
            };
            loop {
                let next = tokio::select! {
                    next = messages.recv() => next,
                    () = gone.cancelled() => {
                        // A table that went away has no sockets.
                        let _ = handle.send(Wish::Disconnect(socket)).await;
                        return;
                    }
                };
                let Some(Outgoing { text, settles }) = next else { break };
                desk.send(to, Letter::Said(*line, text.to_string(), settles)).await;
            }
            desk.state().guests.remove(&back);
            desk.send(to, Letter::Closed(*line, handle.is_closed())).await;
        });
    }
}

/// Asks again what can be asked again; who asked something else hears that it could not be answered.
fn repeat(waiting: Vec<Waiting>, tables: &Directory, may: impl Fn(&Wish) -> bool) {
    for Waiting { table, wish, .. } in waiting.into_iter().filter(|waiting| may(&waiting.wish)) {
        let tables = tables.clone();
        tokio::spawn(async move {
            tokio::time::sleep(AGAIN).await;
            // If it cannot be sent, whoever asked hears that nobody answers.
            let _ = tables.send(&table, wish).await;
        });
    }
}

/// A way to a table of another member.
#[derive(Clone, Debug)]
pub(crate) struct Far {
    desk: Arc<Desk>,
    table: TableId,
    owner: MemberId,
    /// Set when the table dropped our socket for good.
    dismissed: Arc<AtomicBool>,
}

impl Far {
    pub(super) fn new(desk: &Arc<Desk>, table: &TableId, owner: MemberId) -> Self {
        Self { desk: Arc::clone(desk), table: table.clone(), owner, dismissed: Arc::default() }
    }

    /// Whether a socket that hears nothing more may sit down anew.
    pub(crate) fn may_come_again(&self) -> bool {
        !self.dismissed.load(Ordering::Relaxed)
    }

    /// Sends a wish; it comes back if the table is not to be reached this way any more.
    pub(crate) async fn send(&self, wish: Wish) -> Result<(), Wish> {
        let letter = {
            let mut state = self.desk.state();
            if state.closed {
                return Err(wish);
            }
            match wish {
                Wish::Say(line, message) if state.lines.contains_key(&line) => Letter::Say(line, message),
                Wish::Refuse(line, code, message) if state.lines.contains_key(&line) => {
                    Letter::Refuse(line, code, message)
                }
                Wish::Disconnect(line) if state.lines.remove(&line).is_some() => Letter::HangUp(line),
                wish => {
                    // What is left concerns a line that is gone, or only the table's own task.
                    let Some(ask) = Ask::of(&wish) else { return Err(wish) };
                    let number = state.number();
                    let (owner, table) = (self.owner.clone(), self.table.clone());
                    if let Wish::Connect { outbox, .. } = &wish {
                        let (outbox, dismissed) = (outbox.clone(), Arc::clone(&self.dismissed));
                        state.lines.insert(number, Line { owner: owner.clone(), outbox, dismissed });
                    }
                    let since = Instant::now();
                    state.waiting.insert(number, Waiting { owner, table: table.clone(), wish, since });
                    Letter::Ask(number, table, ask)
                }
            }
        };
        self.desk.send(&self.owner, letter).await;
        Ok(())
    }
}
