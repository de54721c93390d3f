//! The socket at a table.

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
use tokio::sync::mpsc::Receiver;

use super::{Asked, tables::visitor};
use crate::{
    api::{ClientMessage, CodeQuery, Problem, Refusal, TableId},
    app::App,
    error::{ApiError, ApiResult},
    limits,
    people::Anybody,
    tables::{Handle, Wish, outbox},
};

/// So many refused messages, and the socket is closed.
const PATIENCE: u32 = 200;

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
    let (reply, answer) = tokio::sync::oneshot::channel();
    let handle = app.tables.send(&id, Wish::Connect { visitor, outbox, reply }).await?;
    let socket =
        answer.await.map_err(|_| ApiError::unavailable("the table is being closed; try again"))??;
    let seat = Seated { app, handle, socket };
    let upgrade = upgrade
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE)
        .read_buffer_size(limits::MESSAGE);
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
    handle: Handle,
    socket: u64,
}

impl Drop for Seated {
    fn drop(&mut self) {
        let (handle, socket) = (self.handle.clone(), self.socket);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                // A table that is gone has no sockets.
                let _ = handle.send(Wish::Disconnect(socket)).await;
            });
        }
    }
}

impl Seated {
    async fn run(self, socket: WebSocket, messages: Receiver<Utf8Bytes>) {
        metrics::gauge!("shinar_sockets").increment(1.0);
        let (sink, stream) = socket.split();
        let stop = self.app.stop.clone();
        tokio::select! {
            () = write(sink, messages, stop) => {}
            () = self.read(stream) => {}
        }
        metrics::gauge!("shinar_sockets").decrement(1.0);
    }

    async fn read(&self, mut stream: SplitStream<WebSocket>) {
        let gate: Option<DefaultDirectRateLimiter> =
            self.app.config.rates.messages.map(|rate| RateLimiter::direct(rate.quota()));
        let mut patience = PATIENCE;
        while let Some(Ok(message)) = stream.next().await {
            let text = match message {
                Message::Text(text) => text,
                Message::Binary(_) => "".into(),
                Message::Ping(_) | Message::Pong(_) => continue,
                Message::Close(_) => return,
            };
            let too_many = gate.as_ref().is_some_and(|gate| gate.check().is_err());
            let wish = match serde_json::from_str::<ClientMessage>(&text) {
                _ if too_many => {
                    Wish::Refuse(self.socket, Refusal::TooMany, "too many messages; wait a little".to_owned())
                }
                Ok(message) => Wish::Say(self.socket, message),
                Err(error) => Wish::Refuse(self.socket, Refusal::BadMessage, format!("no message: {error}")),
            };
            if let Wish::Refuse(..) = &wish {
                patience -= 1;
                if patience == 0 {
                    return;
                }
            }
            if self.handle.send(wish).await.is_err() {
                return;
            }
        }
    }
}

/// Sends a message and all that wait behind it at once.
async fn send(
    sink: &mut SplitSink<WebSocket, Message>,
    first: Utf8Bytes,
    more: &mut Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    sink.feed(Message::Text(first)).await?;
    while let Ok(text) = more.try_recv() {
        sink.feed(Message::Text(text)).await?;
    }
    sink.flush().await
}

/// Sends what the table says until the table or the server drops the socket.
async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut messages: Receiver<Utf8Bytes>,
    stop: tokio_util::sync::CancellationToken,
) {
    loop {
        let next = tokio::select! {
            next = messages.recv() => next,
            () = stop.cancelled() => None,
        };
        let Some(text) = next else { break };
        if send(&mut sink, text, &mut messages).await.is_err() {
            return;
        }
    }
    let frame = CloseFrame { code: close_code::RESTART, reason: "come again".into() };
    let _ = sink.send(Message::Close(Some(frame))).await;
}
