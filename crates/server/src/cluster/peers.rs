//! Requests and sockets that cross process boundaries: ours at tables of other members, and theirs at ours.

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;

use super::{
    MemberId,
    mailbox::Addressed,
    messages::{PeerMessage, PeerRequest, PeerResponse, RequestId, deliver, is_idempotent},
};
use crate::{
    api::TableId,
    tables::{Caller, Directory, Handle, MessageForm, Outbox, Outgoing, SocketId, TableRequest, outbox},
};

/// How long a request waits for its response.
const TIMEOUT: Duration = Duration::from_secs(15);
/// The delay before a request is retried.
const RETRY_DELAY: Duration = Duration::from_millis(20);

#[derive(Debug)]
pub(super) struct Peers {
    outgoing: mpsc::Sender<Addressed>,
    traffic: Mutex<Traffic>,
}

#[derive(Debug, Default)]
struct Traffic {
    /// Set when this process is no member any more.
    closed: bool,
    last: RequestId,
    /// The owners of tables of other members, as far as known.
    owners: HashMap<TableId, MemberId>,
    /// Our requests to other members.
    pending: HashMap<RequestId, PendingRequest>,
    /// Our sockets at tables of other members.
    remote_sockets: HashMap<RequestId, RemoteSocket>,
    /// Sockets of other members at our tables.
    peer_sockets: HashMap<(MemberId, RequestId), PeerSocket>,
}

#[derive(Debug)]
struct PendingRequest {
    owner: MemberId,
    table: TableId,
    request: TableRequest,
    since: Instant,
}

#[derive(Debug)]
struct RemoteSocket {
    owner: MemberId,
    outbox: Outbox,
    dismissed: Arc<AtomicBool>,
}

#[derive(Clone, Debug)]
struct PeerSocket {
    handle: Handle,
    /// The socket's id at its table, once it is connected.
    socket: Option<SocketId>,
    /// Cancelled when the socket has closed.
    closed: CancellationToken,
}

impl Traffic {
    fn next_id(&mut self) -> RequestId {
        self.last += 1;
        self.last
    }

    fn forget_owner(&mut self, table: &TableId, owner: &MemberId) {
        if self.owners.get(table) == Some(owner) {
            self.owners.remove(table);
        }
    }
}

impl Peers {
    /// No traffic yet; messages are sent through `outgoing`.
    pub(super) fn new(outgoing: mpsc::Sender<Addressed>) -> Self {
        Self { outgoing, traffic: Mutex::default() }
    }

    fn traffic(&self) -> MutexGuard<'_, Traffic> {
        self.traffic.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn send(&self, to: &MemberId, message: PeerMessage) {
        // Sending fails only when the membership has ended, and everything here with it.
        let _ = self.outgoing.send((to.clone(), message)).await;
    }

    /// The owner of a table, if it is known.
    pub(super) fn owner_of(&self, table: &TableId) -> Option<MemberId> {
        self.traffic().owners.get(table).cloned()
    }

    /// Remembers the owner of a table.
    pub(super) fn note_owner(&self, table: &TableId, owner: &MemberId) {
        self.traffic().owners.insert(table.clone(), owner.clone());
    }

    /// All members that this one exchanges messages with.
    pub(super) fn known_peers(&self) -> HashSet<MemberId> {
        let traffic = self.traffic();
        let owners = traffic.owners.values().chain(traffic.pending.values().map(|pending| &pending.owner));
        let remote = traffic.remote_sockets.values().map(|socket| &socket.owner);
        let peers = traffic.peer_sockets.keys().map(|(member, _)| member);
        owners.chain(remote).chain(peers).cloned().collect()
    }

    /// Another member has died: its tables have no owner, and its sockets are closed.
    pub(super) fn forget_peer(&self, dead: &MemberId, tables: &Directory) {
        let mut traffic = self.traffic();
        traffic.owners.retain(|_, owner| owner != dead);
        // Dropping the outbox ends the socket's messages, whereupon the socket reconnects.
        traffic.remote_sockets.retain(|_, socket| socket.owner != *dead);
        traffic.peer_sockets.retain(|(member, _), socket| {
            let lives = member != dead;
            if !lives {
                socket.closed.cancel();
            }
            lives
        });
        let pending =
            traffic.pending.extract_if(|_, pending| pending.owner == *dead).map(|(_, pending)| pending);
        retry(pending.collect(), tables, is_idempotent);
    }

    /// The membership has ended.
    pub(super) fn close(&self, tables: &Directory) {
        let mut traffic = self.traffic();
        traffic.closed = true;
        traffic.owners.clear();
        traffic.remote_sockets.clear();
        for socket in traffic.peer_sockets.values() {
            socket.closed.cancel();
        }
        traffic.peer_sockets.clear();
        let pending = traffic.pending.drain().map(|(_, pending)| pending).collect();
        retry(pending, tables, is_idempotent);
    }

    /// Gives up on requests that have waited too long.
    pub(super) fn expire_requests(&self) {
        let mut traffic = self.traffic();
        let expired: Vec<_> =
            traffic.pending.extract_if(|_, pending| pending.since.elapsed() > TIMEOUT).collect();
        for (id, pending) in expired {
            tracing::warn!(table = %pending.table, member = pending.owner.0, "another process does not respond");
            traffic.forget_owner(&pending.table, &pending.owner);
            if traffic.remote_sockets.remove(&id).is_some() {
                // In case it was connected after all.
                let _ = self.outgoing.try_send((pending.owner, PeerMessage::Disconnect(id)));
            }
        }
    }

    /// Forgets the owners of tables, most of which are no longer of interest; they are looked up again when needed.
    pub(super) fn forget_owners(&self) {
        self.traffic().owners.clear();
    }

    /// Processes a message from another member.
    pub(super) async fn receive(self: &Arc<Self>, from: &MemberId, message: PeerMessage, tables: &Directory) {
        match message {
            PeerMessage::Request(id, table, request) => match tables.local(&table) {
                Some(handle) => self.serve(from, id, handle, request).await,
                None => self.send(from, PeerMessage::NotOwner(id)).await,
            },
            PeerMessage::FromClient(id, message) => {
                self.forward(from, id, |socket| TableRequest::Message(socket, message)).await;
            }
            PeerMessage::Refuse(id, code, message) => {
                self.forward(from, id, |socket| TableRequest::Refuse(socket, None, code, message)).await;
            }
            PeerMessage::Disconnect(id) => {
                if let Some(socket) = self.traffic().peer_sockets.remove(&(from.clone(), id)) {
                    socket.closed.cancel();
                }
            }
            PeerMessage::Response(id, response) => {
                let mut traffic = self.traffic();
                if let PeerResponse::Connected(Err(_)) = response {
                    traffic.remote_sockets.remove(&id);
                }
                if let Some(pending) = traffic.pending.remove(&id) {
                    deliver(pending.request, id, response);
                }
            }
            PeerMessage::NotOwner(id) => {
                let mut traffic = self.traffic();
                traffic.remote_sockets.remove(&id);
                if let Some(pending) = traffic.pending.remove(&id) {
                    traffic.forget_owner(&pending.table, from);
                    // Nothing was done, so any request can be retried; sockets reconnect by themselves.
                    retry(vec![pending], tables, |request| !matches!(request, TableRequest::Connect { .. }));
                }
            }
            PeerMessage::Lost(id) => {
                let lost = self.traffic().pending.remove(&id);
                retry(lost.into_iter().collect(), tables, is_idempotent);
            }
            PeerMessage::ToClient(id, text, settles) => {
                let slow = {
                    let mut traffic = self.traffic();
                    let full = |socket: &mut RemoteSocket| {
                        socket.outbox.try_send(Outgoing { text: text.into(), settles }).is_err()
                    };
                    let slow = traffic.remote_sockets.get_mut(&id).is_some_and(full);
                    // As at a local table: a socket that does not keep up is dropped.
                    slow.then(|| traffic.remote_sockets.remove(&id)).flatten()
                };
                if let Some(slow) = slow {
                    slow.dismissed.store(true, Ordering::Relaxed);
                    self.send(from, PeerMessage::Disconnect(id)).await;
                }
            }
            PeerMessage::Closed(id, may_reconnect) => {
                let closed = self.traffic().remote_sockets.remove(&id);
                if let Some(closed) = closed {
                    closed.dismissed.store(!may_reconnect, Ordering::Relaxed);
                }
            }
        }
    }

    /// Passes what a remote client sent to a local table.
    async fn forward(&self, from: &MemberId, id: RequestId, request: impl FnOnce(SocketId) -> TableRequest) {
        let socket = self.traffic().peer_sockets.get(&(from.clone(), id)).cloned();
        let forwarded = match socket.and_then(|peer| Some((peer.handle, peer.socket?))) {
            Some((handle, socket)) => handle.send(request(socket)).await.is_ok(),
            None => false,
        };
        if !forwarded {
            self.send(from, PeerMessage::Closed(id, true)).await;
        }
    }

    /// Passes a request of another member to a local table; the response is sent when it is ready.
    async fn serve(self: &Arc<Self>, from: &MemberId, id: RequestId, handle: Handle, request: PeerRequest) {
        let peers = Arc::clone(self);
        let back = (from.clone(), id);
        match request {
            PeerRequest::Connect(caller, form) => self.connect(back, handle, caller, form).await,
            PeerRequest::Info(caller) => {
                let request = |reply| TableRequest::Info { caller, reply };
                peers.relay(back, &handle, request, PeerResponse::table).await;
            }
            PeerRequest::Join(person, join) => {
                let request = |reply| TableRequest::Join { person, join, reply };
                peers.relay(back, &handle, request, PeerResponse::table).await;
            }
            PeerRequest::Seat(person, seat, change) => {
                let request = |reply| TableRequest::Seat { person, seat, change, reply };
                peers.relay(back, &handle, request, PeerResponse::table).await;
            }
            PeerRequest::Leave(person) => {
                let request = |reply| TableRequest::Leave { person, reply };
                peers.relay(back, &handle, request, PeerResponse::table).await;
            }
            PeerRequest::Start(person, contribution) => {
                let request = |reply| TableRequest::Start { person, contribution, reply };
                peers.relay(back, &handle, request, PeerResponse::table).await;
            }
            PeerRequest::Rematch(person, contribution) => {
                let request = |reply| TableRequest::Rematch { person, contribution, reply };
                peers.relay(back, &handle, request, PeerResponse::Next).await;
            }
            PeerRequest::Delete(person) => {
                let request = |reply| TableRequest::Delete { person, reply };
                peers.relay(back, &handle, request, PeerResponse::Deleted).await;
            }
            PeerRequest::Rename(person, name) => {
                let request = |reply| TableRequest::Rename { person, name, reply };
                peers.relay(back, &handle, request, |()| PeerResponse::Done).await;
            }
            PeerRequest::Forget(person) => {
                let request = |reply| TableRequest::Forget { person, reply };
                peers.relay(back, &handle, request, |()| PeerResponse::Done).await;
            }
            PeerRequest::Annul => {
                let request = |reply| TableRequest::Annul { reply };
                peers.relay(back, &handle, request, |()| PeerResponse::Done).await;
            }
            PeerRequest::Vacations => {
                let request = |reply| TableRequest::Vacations { reply };
                peers.relay(back, &handle, request, |()| PeerResponse::Done).await;
            }
            PeerRequest::Forfeit(person) => {
                let request = |reply| TableRequest::Forfeit { person, reply };
                peers.relay(back, &handle, request, PeerResponse::table).await;
            }
            PeerRequest::Remove => {
                let request = |reply| TableRequest::Remove { reply };
                peers.relay(back, &handle, request, |()| PeerResponse::Done).await;
            }
            PeerRequest::Record(caller) => {
                let request = |reply| TableRequest::Record { caller, reply };
                peers.relay(back, &handle, request, PeerResponse::record).await;
            }
            PeerRequest::Sample(caller, seat, seed) => {
                let request = |reply| TableRequest::Sample { caller, seat, seed, reply };
                peers.relay(back, &handle, request, PeerResponse::Sample).await;
            }
        }
    }

    /// Sends a request to a table, and its response back to the peer, without blocking other messages meanwhile.
    async fn relay<T: Send + 'static>(
        self: Arc<Self>,
        (from, id): (MemberId, RequestId),
        handle: &Handle,
        request: impl FnOnce(oneshot::Sender<T>) -> TableRequest,
        respond: impl FnOnce(T) -> PeerResponse + Send + 'static,
    ) {
        let (reply, response) = oneshot::channel();
        if handle.send(request(reply)).await.is_err() {
            self.send(&from, PeerMessage::NotOwner(id)).await;
            return;
        }
        tokio::spawn(async move {
            let message = match response.await {
                Ok(result) => PeerMessage::Response(id, respond(result)),
                Err(_) => PeerMessage::Lost(id),
            };
            self.send(&from, message).await;
        });
    }

    /// Connects a remote socket to a local table; what the table sends to it goes back as messages.
    async fn connect(
        self: &Arc<Self>,
        back: (MemberId, RequestId),
        handle: Handle,
        caller: Caller,
        form: MessageForm,
    ) {
        let (outbox, mut messages) = outbox();
        let (reply, response) = oneshot::channel();
        let closed = CancellationToken::new();
        let socket = PeerSocket { handle: handle.clone(), socket: None, closed: closed.clone() };
        self.traffic().peer_sockets.insert(back.clone(), socket);
        if handle.send(TableRequest::Connect { caller, form, outbox, reply }).await.is_err() {
            self.traffic().peer_sockets.remove(&back);
            self.send(&back.0, PeerMessage::NotOwner(back.1)).await;
            return;
        }
        let peers = Arc::clone(self);
        tokio::spawn(async move {
            let (to, id) = &back;
            let Ok(connected) = response.await else {
                peers.traffic().peer_sockets.remove(&back);
                return peers.send(to, PeerMessage::NotOwner(*id)).await;
            };
            let socket = connected.as_ref().ok().copied();
            if let Some(peer) = peers.traffic().peer_sockets.get_mut(&back) {
                peer.socket = socket;
            }
            let response = PeerResponse::Connected(connected.map(|_| ()));
            peers.send(to, PeerMessage::Response(*id, response)).await;
            let Some(socket) = socket else {
                peers.traffic().peer_sockets.remove(&back);
                return;
            };
            loop {
                let next = tokio::select! {
                    next = messages.recv() => next,
                    () = closed.cancelled() => {
                        // A table that has closed has no sockets to disconnect.
                        let _ = handle.send(TableRequest::Disconnect(socket)).await;
                        return;
                    }
                };
                let Some(Outgoing { text, settles }) = next else { break };
                peers.send(to, PeerMessage::ToClient(*id, text.to_string(), settles)).await;
            }
            peers.traffic().peer_sockets.remove(&back);
            peers.send(to, PeerMessage::Closed(*id, handle.is_closed())).await;
        });
    }
}

/// Retries the requests that may be retried; the callers of the others get an error, as their reply channels are dropped.
fn retry(pending: Vec<PendingRequest>, tables: &Directory, may: impl Fn(&TableRequest) -> bool) {
    for PendingRequest { table, request, .. } in pending.into_iter().filter(|pending| may(&pending.request)) {
        let tables = tables.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY_DELAY).await;
            // If this fails, the reply channel is dropped, and a caller that waits gets an error.
            if let Err(error) = tables.send(&table, request).await {
                tracing::warn!(%table, %error, "cannot retry a request");
            }
        });
    }
}

/// A link to a table of another member.
#[derive(Clone, Debug)]
pub(crate) struct RemoteTable {
    peers: Arc<Peers>,
    table: TableId,
    owner: MemberId,
    /// Set when the table dropped our socket for good.
    dismissed: Arc<AtomicBool>,
}

impl RemoteTable {
    pub(super) fn new(peers: &Arc<Peers>, table: &TableId, owner: MemberId) -> Self {
        Self { peers: Arc::clone(peers), table: table.clone(), owner, dismissed: Arc::default() }
    }

    /// Whether a socket whose messages have ended may reconnect.
    pub(crate) fn may_reconnect(&self) -> bool {
        !self.dismissed.load(Ordering::Relaxed)
    }

    /// Sends a request, or returns it if the table cannot be reached through this link any more.
    pub(crate) async fn send(&self, request: TableRequest) -> Result<(), TableRequest> {
        let message = {
            let mut traffic = self.peers.traffic();
            if traffic.closed {
                return Err(request);
            }
            match request {
                TableRequest::Message(id, message) if traffic.remote_sockets.contains_key(&id) => {
                    PeerMessage::FromClient(id, message)
                }
                TableRequest::Refuse(id, _, code, message) if traffic.remote_sockets.contains_key(&id) => {
                    PeerMessage::Refuse(id, code, message)
                }
                TableRequest::Disconnect(id) if traffic.remote_sockets.remove(&id).is_some() => {
                    PeerMessage::Disconnect(id)
                }
                request => {
                    // The rest concerns a socket that has closed, or only the table's own task.
                    let Some(peer_request) = PeerRequest::of(&request) else { return Err(request) };
                    let id = traffic.next_id();
                    let (owner, table) = (self.owner.clone(), self.table.clone());
                    if let TableRequest::Connect { outbox, .. } = &request {
                        let (outbox, dismissed) = (outbox.clone(), Arc::clone(&self.dismissed));
                        let socket = RemoteSocket { owner: owner.clone(), outbox, dismissed };
                        traffic.remote_sockets.insert(id, socket);
                    }
                    let since = Instant::now();
                    let pending = PendingRequest { owner, table: table.clone(), request, since };
                    traffic.pending.insert(id, pending);
                    PeerMessage::Request(id, table, peer_request)
                }
            }
        };
        self.peers.send(&self.owner, message).await;
        Ok(())
    }
}
