//! The socket at a table.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    http::{HeaderMap, header},
    response::Response,
};
use futures_util::{SinkExt, StreamExt, stream::SplitSink, stream::SplitStream};
use governor::{DefaultDirectRateLimiter, RateLimiter};
use serde::Deserialize;
use tokio::sync::mpsc::Receiver;

use super::{Asked, tables::visitor};
use crate::{
    api::{ClientMessage, CodeQuery, Problem, Refusal, TableId},
    app::App,
    error::{ApiError, ApiResult},
    limits,
    people::Anybody,
    tables::{SocketId, Visitor, Way, Wish, outbox},
};

/// So many refused messages, and the socket is closed.
const PATIENCE: u32 = 200;
/// How long to wait before a table that went away is looked for.
const AGAIN: Duration = Duration::from_millis(50);

/// Plays, or looks on: a WebSocket. See docs/api.md.
#[utoipa::path(get, path = "/api/tables/{id}/play", tag = "tables", params(("id" = String, Path), CodeQuery),
    responses((status = 101, description = "the socket is open"), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn play(
    State(app): State<App>,
    Path(id): Path<TableId>,
    Asked(query): Asked<CodeQuery>,
    Anybody(person): Anybody,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> ApiResult<Response> {
    check_origin(&app, &headers)?;
    let visitor = visitor(person, query.code);
    let (outbox, messages) = outbox();
    let (way, socket) = app.tables.connect(&id, &visitor, outbox).await?;
    let open = app.tables.is_shared().then(Mutex::default);
    let seat = Seated { app, id, visitor, way, socket, open };
    let upgrade = upgrade.max_message_size(limits::MESSAGE).max_frame_size(limits::MESSAGE);
    // If the upgrade fails, `seat` is dropped and says good-bye.
    Ok(upgrade.on_upgrade(move |socket| seat.run(socket, messages)))
}

/// A browser says which page opens the socket; only our own may. Programs say nothing.
fn check_origin(app: &App, headers: &HeaderMap) -> ApiResult<()> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let same = origin.split_once("://").is_some_and(|(_, from)| !host.is_empty() && from == host);
    if same || app.config.origins.iter().any(|known| known == origin) {
        return Ok(());
    }
    Err(ApiError::forbidden("a socket can only be opened from this server's own page"))
}

/// A socket at its table. When it goes, the table hears of it.
struct Seated {
    app: App,
    id: TableId,
    visitor: Visitor,
    way: Way,
    socket: SocketId,
    /// The tries that were not answered yet, if the table may go to another process meanwhile: they are sent there once more.
    open: Option<Mutex<Vec<(String, ClientMessage)>>>,
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

/// Why nothing more goes over a socket.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The client is gone, or must go.
    Client,
    /// The table says nothing more.
    Table,
}

impl Seated {
    async fn run(mut self, socket: WebSocket, mut messages: Receiver<Utf8Bytes>) {
        metrics::gauge!("shinar_sockets").increment(1.0);
        let (mut sink, mut stream) = socket.split();
        let gate: Option<DefaultDirectRateLimiter> =
            self.app.config.rates.messages.map(|rate| RateLimiter::direct(rate.quota()));
        // A table that cannot be written would come and go without end otherwise.
        let returns: Option<DefaultDirectRateLimiter> =
            limits::RETURNS.map(|rate| RateLimiter::direct(rate.quota()));
        let mut patience = PATIENCE;
        loop {
            let end = tokio::select! {
                end = self.write(&mut sink, &mut messages) => end,
                end = self.read(&mut stream, gate.as_ref(), &mut patience) => end,
            };
            if end == End::Client {
                break;
            }
            let again = match returns.as_ref().map(RateLimiter::check) {
                Some(Err(_)) => None,
                _ => self.come_again().await,
            };
            match again {
                Some(anew) => messages = anew,
                None => {
                    let frame = CloseFrame { code: close_code::RESTART, reason: "come again".into() };
                    let _ = sink.send(Message::Close(Some(frame))).await;
                    break;
                }
            }
        }
        metrics::gauge!("shinar_sockets").decrement(1.0);
    }

    /// Passes on what the client says until the client or the table is gone.
    async fn read(
        &self,
        stream: &mut SplitStream<WebSocket>,
        gate: Option<&DefaultDirectRateLimiter>,
        patience: &mut u32,
    ) -> End {
        while let Some(Ok(message)) = stream.next().await {
            let text = match message {
                Message::Text(text) => text,
                Message::Binary(_) => "".into(),
                Message::Ping(_) | Message::Pong(_) => continue,
                Message::Close(_) => return End::Client,
            };
            let too_many = gate.is_some_and(|gate| gate.check().is_err());
            let wish = match serde_json::from_str::<ClientMessage>(&text) {
                _ if too_many => {
                    Wish::Refuse(self.socket, Refusal::TooMany, "too many messages; wait a little".to_owned())
                }
                Ok(message) => {
                    self.tried(&message);
                    Wish::Say(self.socket, message)
                }
                Err(error) => Wish::Refuse(self.socket, Refusal::BadMessage, format!("no message: {error}")),
            };
            if let Wish::Refuse(..) = &wish {
                *patience -= 1;
                if *patience == 0 {
                    return End::Client;
                }
            }
            if self.way.send(wish).await.is_err() {
                return End::Table;
            }
        }
        End::Client
    }

    /// Sends what the table says until the table or the server drops the socket.
    async fn write(
        &self,
        sink: &mut SplitSink<WebSocket, Message>,
        messages: &mut Receiver<Utf8Bytes>,
    ) -> End {
        loop {
            let next = tokio::select! {
                next = messages.recv() => next,
                () = self.app.stop.cancelled() => None,
            };
            let Some(text) = next else { return End::Table };
            if sink.send(Message::Text(text.clone())).await.is_err() {
                return End::Client;
            }
            self.answered(&text);
        }
    }

    /// Sits down at the table anew, wherever it is now; the client hears another `hello`.
    async fn come_again(&mut self) -> Option<Receiver<Utf8Bytes>> {
        if self.app.stop.is_cancelled() || !self.way.may_come_again() {
            return None;
        }
        tokio::time::sleep(AGAIN).await;
        let (outbox, messages) = outbox();
        let connect = self.app.tables.connect(&self.id, &self.visitor, outbox);
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

    /// The client tries something.
    fn tried(&self, message: &ClientMessage) {
        if let (Some(open), Some(client)) = (&self.open, message.client())
            && let mut open = lock(open)
            && open.len() < limits::INBOX
        {
            open.push((client.to_owned(), message.clone()));
        }
    }

    /// The client hears something, which may be what became of a try.
    fn answered(&self, text: &str) {
        #[derive(Deserialize)]
        struct Answer {
            client: Option<String>,
        }
        let Some(open) = &self.open else { return };
        // The type comes first in every message.
        if [r#"{"type":"done""#, r#"{"type":"refused""#].iter().any(|start| text.starts_with(start))
            && let Ok(Answer { client: Some(client) }) = serde_json::from_str(text)
        {
            lock(open).retain(|(known, _)| *known != client);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
