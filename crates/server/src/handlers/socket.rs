//! The WebSocket of a table.

use std::{
    net::IpAddr,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    http::HeaderMap,
    response::Response,
};
use futures_util::{SinkExt, StreamExt, stream::SplitSink, stream::SplitStream};
use governor::{DefaultDirectRateLimiter, RateLimiter};
use shinar_core::json;
use tokio::{
    sync::{mpsc::Receiver, watch},
    time,
};

use super::{PathParam as Path, QueryParams, invitations::code_for, tables::caller};
use crate::{
    api::{ClientMessage, Language, PersonId, PlayQuery, Problem, Refusal, TableId},
    app::App,
    caller::{MaybePerson, recognise},
    error::{ApiError, ApiResult},
    limits, people,
    rate_limits::{LimitKey, Permit, prefix},
    routes::is_own_page,
    tables::{Caller, MessageForm, Outgoing, SocketId, TableLink, TableRequest, outbox},
    telemetry,
};

/// Opens a WebSocket to play or to watch. See docs/api.md.
#[utoipa::path(get, path = "/api/tables/{id}/play", tag = "tables", params(("id" = String, Path), PlayQuery),
    responses((status = 101, description = "the socket is open"), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn play(
    State(app): State<App>,
    Path(id): Path<TableId>,
    QueryParams(query): QueryParams<PlayQuery>,
    people::ClientAddress(from): people::ClientAddress,
    MaybePerson(person): MaybePerson,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> ApiResult<Response> {
    if !is_own_page(&app, &headers) {
        return Err(ApiError::forbidden("a socket can only be opened from this server's own page"));
    }
    let person_id = person.as_ref().map(|person| person.id.clone());
    let has_seat = match &person_id {
        Some(person) => app.store.has_seat(&id, person).await?,
        None => false,
    };
    let permits = app.rate_limits.socket(person_id.as_ref(), from, has_seat)?;
    let code = code_for(&app, &id, person.as_ref(), query.code).await?;
    let mut caller = caller(person, code);
    caller.from = Some(prefix(from));
    if let Some(person) = &person_id {
        caller.silenced = app.store.silenced(person).await?;
    }
    let words = Language::words(query.words);
    let form = MessageForm { words, moves: query.moves.unwrap_or_default() };
    let (outbox, messages) = outbox();
    let (link, socket) = app.tables.connect(&id, &caller, form, outbox).await?;
    let tracker = app.sockets.clone();
    let session = SocketSession {
        unsettled: app.tables.is_shared().then(Mutex::default),
        undelivered: Mutex::default(),
        app,
        id,
        caller,
        form,
        link,
        socket,
        person: person_id,
        from,
        headers,
        missed_pings: AtomicU32::new(0),
        _permits: permits,
    };
    // More than a message may have, so that one that is a little too long gets a response.
    let most = 4 * limits::MESSAGE;
    // Nearly all messages are far shorter, and every socket keeps its buffer.
    let buffer = limits::MESSAGE / 4;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(buffer);
    // If the upgrade fails, `session` is dropped and disconnects.
    Ok(upgrade.on_upgrade(move |socket| tracker.track_future(session.run(socket, messages))))
}

/// A socket connected to a table. Dropping it disconnects it.
struct SocketSession {
    app: App,
    id: TableId,
    caller: Caller,
    form: MessageForm,
    link: TableLink,
    socket: SocketId,
    /// Requests that are not settled yet, if the table may move to another process meanwhile: they are sent there again.
    unsettled: Option<Mutex<Vec<(String, ClientMessage)>>>,
    /// The request that the table did not get because it had closed.
    undelivered: Mutex<Option<TableRequest>>,
    person: Option<PersonId>,
    from: IpAddr,
    /// The headers with the credentials, which are checked again from time to time.
    headers: HeaderMap,
    /// How many pings in a row were not answered.
    missed_pings: AtomicU32,
    _permits: Vec<Permit>,
}

impl Drop for SocketSession {
    fn drop(&mut self) {
        let (link, socket) = (self.link.clone(), self.socket);
        // Without a runtime the process is ending, and the tables with it.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                // A table that has closed has no sockets to disconnect.
                let _ = link.send(TableRequest::Disconnect(socket)).await;
            });
        }
    }
}

/// How long the closing handshake may take.
const LINGER: time::Duration = time::Duration::from_secs(1);

/// The delay before a table that has closed is looked up again.
const RECONNECT_DELAY: time::Duration = time::Duration::from_millis(50);

/// Why a socket is closed.
enum End {
    /// The client has disconnected, or does not read any more.
    Gone,
    /// The table has closed; it may be served by another process now.
    TableClosed,
    /// The server closes it, with a code and a reason for the client.
    Closed(CloseCode, &'static str),
}

/// The code for a socket whose table could not be written; one of those that are free for applications.
const CANNOT_WRITE_CODE: CloseCode = 4503;

const CANNOT_WRITE: End =
    End::Closed(CANNOT_WRITE_CODE, "the server cannot save anything at the moment; connect again later");
const RECONNECT: End = End::Closed(close_code::RESTART, "connect again");
const UNREADABLE: End = End::Closed(close_code::PROTOCOL, "the message is far too long, or not text");
const TOO_MANY_REFUSED: End = End::Closed(close_code::POLICY, "too many messages were refused");
const NO_PONG: End = End::Closed(close_code::AWAY, "pings were not answered");
const SIGNED_OUT: End = End::Closed(close_code::POLICY, "you are no longer signed in");

impl SocketSession {
    async fn run(mut self, socket: WebSocket, mut messages: Receiver<Outgoing>) {
        metrics::gauge!(telemetry::SOCKETS).increment(1.0);
        let (mut sink, mut stream) = socket.split();
        // A table that cannot be written would be closed and reopened without end otherwise.
        let reconnects: Option<DefaultDirectRateLimiter> =
            limits::RECONNECTS.map(|rate| RateLimiter::direct(rate.quota()));
        let mut refusals_left = limits::REFUSED;
        let end = loop {
            let end = tokio::select! {
                end = self.write(&mut sink, &mut messages) => end,
                end = self.read(&mut stream, &mut refusals_left) => end,
            };
            let End::TableClosed = end else { break end };
            // Its requests are not answered: those that were not written may be sent again, with the same ids.
            if self.app.store.cannot_write() && !self.app.stop.is_cancelled() {
                break CANNOT_WRITE;
            }
            let reconnected = match reconnects.as_ref().map(RateLimiter::check) {
                Some(Err(_)) => None,
                _ => Box::pin(self.reconnect()).await,
            };
            match reconnected {
                Some(reconnected) => messages = reconnected,
                None => break RECONNECT,
            }
        };
        if let End::Closed(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let handshake = async {
                let _ = sink.send(Message::Close(Some(frame))).await;
                // Until the other side has read it: to hang up before could lose it on the link.
                while let Some(Ok(_)) = stream.next().await {}
            };
            // A client that takes longer is disconnected.
            let _ = time::timeout(LINGER, handshake).await;
        }
        metrics::gauge!(telemetry::SOCKETS).decrement(1.0);
    }

    /// Forwards messages of the client to the table until one of them is gone.
    async fn read(&self, stream: &mut SplitStream<WebSocket>, refusals_left: &mut u32) -> End {
        let key = LimitKey::new(self.person.as_ref(), self.from);
        while let Some(message) = stream.next().await {
            self.missed_pings.store(0, Ordering::Relaxed);
            let text = match message {
                Ok(Message::Text(text)) => text,
                Ok(Message::Binary(_)) => Utf8Bytes::default(),
                Ok(Message::Ping(_) | Message::Pong(_)) => {
                    // The connection has answered a ping by itself already; somebody who sends thousands is cut off.
                    if self.app.rate_limits.message(&key).is_err() {
                        *refusals_left -= 1;
                        if *refusals_left == 0 {
                            return TOO_MANY_REFUSED;
                        }
                    }
                    continue;
                }
                Ok(Message::Close(_)) => return End::Gone,
                Err(_) => return UNREADABLE,
            };
            let request = match self.parse(&key, &text) {
                Ok(message) => {
                    self.remember(&message);
                    TableRequest::Message(self.socket, message)
                }
                Err((client, code, message)) => {
                    *refusals_left -= 1;
                    if *refusals_left == 0 {
                        return TOO_MANY_REFUSED;
                    }
                    TableRequest::Refuse(self.socket, client, code, message)
                }
            };
            if let Err(request) = self.link.send(request).await {
                // The table closed just before; whoever serves it next gets the request instead.
                *lock(&self.undelivered) = Some(request);
                return End::TableClosed;
            }
        }
        End::Gone
    }

    /// Parses a message; an error says why it is refused.
    fn parse(&self, key: &LimitKey, text: &str) -> Result<ClientMessage, (Option<String>, Refusal, String)> {
        let too_many = |client: Option<&str>| {
            let client = client.filter(|client| limits::word(client, "client", limits::CLIENT).is_ok());
            (client.map(str::to_owned), Refusal::TooMany, "too many messages; wait a little".to_owned())
        };
        self.app.rate_limits.message(key).map_err(|_| too_many(None))?;
        if text.len() > limits::MESSAGE {
            let message = format!("a message has at most {} bytes", limits::MESSAGE);
            return Err((None, Refusal::BadMessage, message));
        }
        let message: ClientMessage = json::read(text)
            .map_err(|error| (None, Refusal::BadMessage, format!("unreadable message: {error}")))?;
        match (&message, &self.person) {
            (ClientMessage::Hint { .. }, Some(person)) => {
                self.app.rate_limits.work(person).map_err(|_| too_many(None))?;
            }
            (ClientMessage::Chat { client, .. } | ClientMessage::Phrase { client, .. }, Some(person)) => {
                self.app.rate_limits.chat(person, self.from).map_err(|_| too_many(Some(client)))?;
            }
            _ => {}
        }
        Ok(message)
    }

    /// Forwards messages of the table to the client until the table or the server drops the socket.
    ///
    /// What is done rarely is boxed, here and in `run`: otherwise every socket has the memory for it all the time.
    async fn write(
        &self,
        sink: &mut SplitSink<WebSocket, Message>,
        messages: &mut Receiver<Outgoing>,
    ) -> End {
        let person = self.person.as_ref();
        let mut credentials = person.map(|person| self.app.people.sessions().subscribe(person));
        let mut pings = time::interval(self.app.config.ping_interval);
        pings.set_missed_tick_behavior(time::MissedTickBehavior::Delay);
        // The first tick is immediate.
        pings.tick().await;
        loop {
            let first = tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => Some(message),
                    None => return End::TableClosed,
                },
                _ = pings.tick() => match Box::pin(self.check_alive()).await {
                    Some(end) => return end,
                    None => None,
                },
                () = changed(&mut credentials) => match Box::pin(self.check_credentials()).await {
                    Some(end) => return end,
                    None => continue,
                },
                () = self.app.stop.cancelled() => return RECONNECT,
            };
            let sent = async {
                match first {
                    Some(first) => self.send(sink, first, messages).await,
                    None => sink.send(Message::Ping(axum::body::Bytes::new())).await,
                }
            };
            // A client that does not read any more must not block the task.
            match time::timeout(limits::GRACE, sent).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) | Err(_) => return End::Gone,
            }
        }
    }

    /// Checks that the client still responds and its credentials are still valid; returns the reason if not.
    async fn check_alive(&self) -> Option<End> {
        if self.missed_pings.fetch_add(1, Ordering::Relaxed) >= limits::MISSED_PINGS {
            return Some(NO_PONG);
        }
        self.check_credentials().await
    }

    /// Checks that the credentials are still valid; returns the reason to close the socket if not.
    async fn check_credentials(&self) -> Option<End> {
        // A socket must not outlive its token or its account.
        match recognise(&self.app, &self.headers).await {
            Ok(caller) if caller.as_ref().map(|caller| &caller.person.id) == self.person.as_ref() => None,
            Err(error) if error.is_server_error() => None,
            _ => Some(SIGNED_OUT),
        }
    }

    /// Sends a message and all that are queued behind it with one flush.
    async fn send(
        &self,
        sink: &mut SplitSink<WebSocket, Message>,
        first: Outgoing,
        more: &mut Receiver<Outgoing>,
    ) -> Result<(), axum::Error> {
        let mut settled = Vec::new();
        let mut next = Some(first);
        while let Some(Outgoing { text, settles }) = next {
            settled.extend(settles);
            sink.feed(Message::Text(text)).await?;
            next = more.try_recv().ok();
        }
        sink.flush().await?;
        self.forget(&settled);
        Ok(())
    }

    /// Connects to the table again, whichever process serves it now; the client gets another `hello`.
    async fn reconnect(&mut self) -> Option<Receiver<Outgoing>> {
        if self.app.stop.is_cancelled() || !self.link.may_reconnect() {
            return None;
        }
        time::sleep(RECONNECT_DELAY).await;
        let (outbox, messages) = outbox();
        let connect = self.app.tables.connect(&self.id, &self.caller, self.form, outbox);
        let connected = tokio::select! {
            connected = connect => connected,
            () = self.app.stop.cancelled() => return None,
        };
        // Why it cannot, the client learns when it connects by itself.
        (self.link, self.socket) = connected.ok()?;
        let unsettled = self.unsettled.as_ref().map(|unsettled| lock(unsettled).clone()).unwrap_or_default();
        for (_, message) in unsettled {
            // A request that was carried out before is only re-acknowledged.
            self.link.send(TableRequest::Message(self.socket, message)).await.ok()?;
        }
        let undelivered = lock(&self.undelivered).take();
        if let Some(request) = undelivered {
            self.link.send(request.for_socket(self.socket)).await.ok()?;
        }
        Some(messages)
    }

    /// Keeps a request until it is settled.
    fn remember(&self, message: &ClientMessage) {
        if let (Some(unsettled), Some(client)) = (&self.unsettled, message.client())
            && let mut unsettled = lock(unsettled)
            && unsettled.len() < limits::MAILBOX
        {
            unsettled.push((client.to_owned(), message.clone()));
        }
    }

    /// Forgets requests that were settled, by their ids.
    fn forget(&self, settled: &[String]) {
        if let Some(unsettled) = self.unsettled.as_ref().filter(|_| !settled.is_empty()) {
            lock(unsettled).retain(|(client, _)| !settled.contains(client));
        }
    }
}

/// Waits until the credentials of the socket's person may have changed.
async fn changed(credentials: &mut Option<watch::Receiver<()>>) {
    let is_open = match credentials {
        Some(credentials) => credentials.changed().await.is_ok(),
        None => false,
    };
    if !is_open {
        std::future::pending::<()>().await;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
