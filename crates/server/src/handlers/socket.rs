//! The socket at a table.

use std::{
    net::IpAddr,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
};

use axum::{
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    http::HeaderMap,
    response::Response,
};
use futures_util::{SinkExt, StreamExt, stream::SplitSink, stream::SplitStream};
use governor::{DefaultDirectRateLimiter, RateLimiter};
use shinar_games::Words;
use tokio::{sync::mpsc::Receiver, time};

use super::{Asked, tables::visitor};
use crate::{
    api::{ClientMessage, Language, PersonId, PlayQuery, Problem, Refusal, TableId},
    app::App,
    error::{ApiError, ApiResult},
    gates::{Place, Who},
    limits,
    people::{self, Anybody},
    routes::is_own_page,
    tables::{Outgoing, SocketId, Visitor, Way, Wish, outbox},
};

/// Plays, or looks on: a WebSocket. See docs/api.md.
#[utoipa::path(get, path = "/api/tables/{id}/play", tag = "tables", params(("id" = String, Path), PlayQuery),
    responses((status = 101, description = "the socket is open"), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn play(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Asked(query): Asked<PlayQuery>,
    people::From(from): people::From,
    Anybody(person): Anybody,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> ApiResult<Response> {
    if !is_own_page(&app, &headers) {
        return Err(ApiError::forbidden("a socket can only be opened from this server's own page"));
    }
    let person_id = person.as_ref().map(|person| person.id.clone());
    let places = app.gates.socket(person_id.as_ref(), from)?;
    let visitor = visitor(person, query.code);
    let words = Language::words(query.words);
    let (outbox, messages) = outbox();
    let (way, socket) = app.tables.connect(&id, &visitor, words, outbox).await?;
    let tracker = app.sockets.clone();
    let seat = Seated {
        open: app.tables.is_shared().then(Mutex::default),
        app,
        id,
        visitor,
        words,
        way,
        socket,
        person: person_id,
        from,
        headers,
        silent: AtomicU32::new(0),
        _places: places,
    };
    // A little more than a message may have, so that one a little too long gets an answer.
    let most = 4 * limits::MESSAGE;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(limits::MESSAGE);
    // If the upgrade fails, `seat` is dropped and says good-bye.
    Ok(upgrade.on_upgrade(move |socket| tracker.track_future(seat.run(socket, messages))))
}

/// A socket at its table. When it goes, the table hears of it.
struct Seated {
    app: App,
    id: TableId,
    visitor: Visitor,
    words: Words,
    way: Way,
    socket: SocketId,
    /// The requests that were not settled yet, if the table may go to another process meanwhile: they are sent there once more.
    open: Option<Mutex<Vec<(String, ClientMessage)>>>,
    person: Option<PersonId>,
    from: IpAddr,
    /// What proved who it is, to be looked at again.
    headers: HeaderMap,
    /// How many pings in a row were not answered.
    silent: AtomicU32,
    _places: Vec<Place>,
}

impl Drop for Seated {
    fn drop(&mut self) {
        let (way, socket) = (self.way.clone(), self.socket);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                // A table that is gone has no sockets.
                let _ = way.send(Wish::Disconnect(socket)).await;
            });
        }
    }
}

/// How long a socket that is closed may take to say good-bye.
const LINGER: time::Duration = time::Duration::from_secs(1);

/// How long to wait before a table that went away is looked for.
const SOON: time::Duration = time::Duration::from_millis(50);

/// Why nothing more goes over a socket.
enum End {
    /// The other side went, or does not take anything any more.
    Gone,
    /// The table says nothing more; it may be elsewhere.
    Table,
    /// For a reason that the other side is given.
    Closed(CloseCode, &'static str),
}

const AGAIN: End = End::Closed(close_code::RESTART, "come again");
const UNREADABLE: End = End::Closed(close_code::PROTOCOL, "that was far too long, or no text");
const SENSELESS: End = End::Closed(close_code::POLICY, "too many messages were refused");
const SILENT: End = End::Closed(close_code::AWAY, "there was no answer");
const SIGNED_OUT: End = End::Closed(close_code::POLICY, "you are no longer signed in");

impl Seated {
    async fn run(mut self, socket: WebSocket, mut messages: Receiver<Outgoing>) {
        metrics::gauge!("shinar_sockets").increment(1.0);
        let (mut sink, mut stream) = socket.split();
        // A table that cannot be written would come and go without end otherwise.
        let returns: Option<DefaultDirectRateLimiter> =
            limits::RETURNS.map(|rate| RateLimiter::direct(rate.quota()));
        let mut patience = limits::PATIENCE;
        let end = loop {
            let end = tokio::select! {
                end = self.write(&mut sink, &mut messages) => end,
                end = self.read(&mut stream, &mut patience) => end,
            };
            let End::Table = end else { break end };
            let again = match returns.as_ref().map(RateLimiter::check) {
                Some(Err(_)) => None,
                _ => self.come_again().await,
            };
            match again {
                Some(again) => messages = again,
                None => break AGAIN,
            }
        };
        if let End::Closed(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let farewell = async {
                let _ = sink.send(Message::Close(Some(frame))).await;
                // Until the other side has read it: to hang up before could lose it on the way.
                while let Some(Ok(_)) = stream.next().await {}
            };
            let _ = time::timeout(LINGER, farewell).await;
        }
        metrics::gauge!("shinar_sockets").decrement(1.0);
    }

    /// Passes on what the client says until the client or the table is gone.
    async fn read(&self, stream: &mut SplitStream<WebSocket>, patience: &mut u32) -> End {
        let who = Who::new(self.person.as_ref(), self.from);
        while let Some(message) = stream.next().await {
            self.silent.store(0, Ordering::Relaxed);
            let text = match message {
                Ok(Message::Text(text)) => text,
                Ok(Message::Binary(_)) => Utf8Bytes::default(),
                Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                Ok(Message::Close(_)) => return End::Gone,
                Err(_) => return UNREADABLE,
            };
            let wish = match self.understood(&who, &text) {
                Ok(message) => {
                    self.remember(&message);
                    Wish::Say(self.socket, message)
                }
                Err((code, message)) => {
                    *patience -= 1;
                    if *patience == 0 {
                        return SENSELESS;
                    }
                    Wish::Refuse(self.socket, code, message)
                }
            };
            if self.way.send(wish).await.is_err() {
                return End::Table;
            }
        }
        End::Gone
    }

    /// What a text says; an error says why it is refused.
    fn understood(&self, who: &Who, text: &str) -> Result<ClientMessage, (Refusal, String)> {
        let too_many = |_| (Refusal::TooMany, "too many messages; wait a little".to_owned());
        self.app.gates.message(who).map_err(too_many)?;
        if text.len() > limits::MESSAGE {
            let message = format!("a message has at most {} bytes", limits::MESSAGE);
            return Err((Refusal::BadMessage, message));
        }
        let message = serde_json::from_str(text)
            .map_err(|error| (Refusal::BadMessage, format!("no message: {error}")))?;
        if let (ClientMessage::Hint { .. }, Some(person)) = (&message, &self.person) {
            self.app.gates.work(person).map_err(too_many)?;
        }
        Ok(message)
    }

    /// Sends what the table says until the table or the server drops the socket.
    async fn write(
        &self,
        sink: &mut SplitSink<WebSocket, Message>,
        messages: &mut Receiver<Outgoing>,
    ) -> End {
        let mut pulse = time::interval(self.app.config.pulse);
        pulse.set_missed_tick_behavior(time::MissedTickBehavior::Delay);
        // The first tick comes at once.
        pulse.tick().await;
        loop {
            let first = tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => Some(message),
                    None => return End::Table,
                },
                _ = pulse.tick() => match self.examined().await {
                    Some(end) => return end,
                    None => None,
                },
                () = self.app.stop.cancelled() => return AGAIN,
            };
            let sent = async {
                match first {
                    Some(first) => self.send(sink, first, messages).await,
                    None => sink.send(Message::Ping(axum::body::Bytes::new())).await,
                }
            };
            // A client that takes nothing any more must not keep us.
            match time::timeout(limits::FAREWELL, sent).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) | Err(_) => return End::Gone,
            }
        }
    }

    /// Looks whether the other side is still there and still may be; returns why not.
    async fn examined(&self) -> Option<End> {
        if self.silent.fetch_add(1, Ordering::Relaxed) >= limits::SILENCE {
            return Some(SILENT);
        }
        // A token that was deleted or is too old, an account that is gone: a socket must not outlive them.
        match people::recognise(&self.app, &self.headers).await {
            Ok(person) if person.as_ref().map(|person| &person.id) == self.person.as_ref() => None,
            Err(error) if error.is_ours() => None,
            _ => Some(SIGNED_OUT),
        }
    }

    /// Sends a message and all that wait behind it at once.
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

    /// Connects to the table again, wherever it is now; the client gets another `hello`.
    async fn come_again(&mut self) -> Option<Receiver<Outgoing>> {
        if self.app.stop.is_cancelled() || !self.way.may_come_again() {
            return None;
        }
        time::sleep(SOON).await;
        let (outbox, messages) = outbox();
        let connect = self.app.tables.connect(&self.id, &self.visitor, self.words, outbox);
        let connected = tokio::select! {
            connected = connect => connected,
            () = self.app.stop.cancelled() => return None,
        };
        (self.way, self.socket) = connected.ok()?;
        let open = self.open.as_ref().map(|open| lock(open).clone()).unwrap_or_default();
        for (_, message) in open {
            // What was carried out before is only acknowledged again.
            self.way.send(Wish::Say(self.socket, message)).await.ok()?;
        }
        Some(messages)
    }

    /// Keeps a request until it is settled.
    fn remember(&self, message: &ClientMessage) {
        if let (Some(open), Some(client)) = (&self.open, message.client())
            && let mut open = lock(open)
            && open.len() < limits::INBOX
        {
            open.push((client.to_owned(), message.clone()));
        }
    }

    /// Drops requests that were settled, by their ids.
    fn forget(&self, settled: &[String]) {
        if let Some(open) = self.open.as_ref().filter(|_| !settled.is_empty()) {
            lock(open).retain(|(client, _)| !settled.contains(client));
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
