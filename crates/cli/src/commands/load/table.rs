//! One table of a load test: two guests, two sockets, random legal play.

use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Message, client::IntoClientRequest, http::HeaderValue, http::header::COOKIE,
        protocol::WebSocketConfig,
    },
};

use super::{
    Figures,
    host::{Guest, Host},
};

/// How long everybody may take to hear of an action before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);
/// Room for reading from and writing to a socket; there are thousands of them.
const BUFFER: usize = 8 * 1024;

/// What matters here of a message; all else is passed over.
#[derive(Deserialize)]
struct Heard<'a> {
    r#type: &'a str,
    #[serde(borrow)]
    position: Option<Position<'a>>,
    message: Option<String>,
}

#[derive(Deserialize)]
struct Position<'a> {
    version: u64,
    asked: Option<u8>,
    #[serde(borrow)]
    views: Vec<View<'a>>,
}

#[derive(Deserialize)]
struct View<'a> {
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
}

/// A legal move.
#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

/// What a player knows after a message.
struct Known {
    version: u64,
    asked: Option<u8>,
    /// An action to take, as JSON, if the player is asked.
    choice: Option<String>,
}

/// A guest with a socket.
struct Player {
    guest: Guest,
    socket: WebSocketStream<TcpStream>,
    known: Known,
}

impl Player {
    async fn connect(host: &Host, table: &str, guest: Guest, rng: &mut impl Rng) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(host.address()).await.context("cannot connect")?;
        stream.set_nodelay(true).context("cannot set up a connection")?;
        let address = format!("ws://{}/api/tables/{table}/play", host.address());
        let mut request = address.into_client_request().context("a socket's address")?;
        request.headers_mut().insert(COOKIE, HeaderValue::from_str(&guest.cookie).context("a cookie")?);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) =
            client_async_with_config(request, stream, Some(config)).await.context("no socket")?;
        let mut player = Self { guest, socket, known: Known { version: 0, asked: None, choice: None } };
        player.listen(0, false, rng).await?;
        Ok(player)
    }

    /// Listens until the position is newer than a version and, if asked for, the player's request is acknowledged.
    async fn listen(
        &mut self,
        version: u64,
        mut unanswered: bool,
        rng: &mut impl Rng,
    ) -> anyhow::Result<Instant> {
        loop {
            let message = match self.socket.next().await {
                Some(message) => message.context("a socket failed")?,
                None => bail!("a socket was closed"),
            };
            let text = match &message {
                Message::Text(text) => text.as_str(),
                Message::Close(_) => bail!("a socket was closed"),
                _ => continue,
            };
            let heard: Heard<'_> = serde_json::from_str(text).context("a message that is none")?;
            if let Some(position) = heard.position {
                let legal = position.views.first().map(|view| view.legal.as_slice()).unwrap_or_default();
                let choice = match legal {
                    [] => None,
                    legal => {
                        let chosen = legal[rng.random_range(0..legal.len())].get();
                        let chosen: Choice<'_> =
                            serde_json::from_str(chosen).context("a move that is none")?;
                        Some(chosen.action.get().to_owned())
                    }
                };
                self.known = Known { version: position.version, asked: position.asked, choice };
            }
            match heard.r#type {
                "done" => unanswered = false,
                "refused" => bail!("refused: {}", heard.message.unwrap_or_default()),
                _ => {}
            }
            if self.known.version > version && !unanswered {
                return Ok(Instant::now());
            }
        }
    }
}

/// A table with its players.
pub(super) struct Seated {
    host: Host,
    table: String,
    players: [Player; 2],
    /// Which player has the first seat; a rematch goes the other way round.
    first: usize,
    rng: Pcg64Mcg,
}

impl Seated {
    /// Two new guests at a new table.
    pub(super) async fn sit_down(host: Host, game: String, mut rng: Pcg64Mcg) -> anyhow::Result<Self> {
        let guests = [host.guest().await?, host.guest().await?];
        let table = host.table(&game, &guests).await?;
        let players = connect(&host, &table, guests, &mut rng).await?;
        Ok(Self { host, table, players, first: 0, rng })
    }

    /// Plays until the end of the test; with a timetable, not before each action's time.
    pub(super) async fn play(mut self, mut timetable: Option<(Instant, Duration)>, end: Instant) -> Figures {
        let mut figures = Figures::default();
        while Instant::now() < end {
            if let Some((next, period)) = &mut timetable {
                tokio::time::sleep_until((*next).min(end).into()).await;
                *next += *period;
                if Instant::now() >= end {
                    break;
                }
            }
            match self.step().await {
                Ok(Some(took)) => figures.times.push(took.as_micros().try_into().unwrap_or(u32::MAX)),
                Ok(None) => {
                    figures.finished += 1;
                    if let Err(error) = self.again().await {
                        *figures.errors.entry(format!("{error:#}")).or_default() += 1;
                        break;
                    }
                }
                Err(error) => {
                    *figures.errors.entry(format!("{error:#}")).or_default() += 1;
                    break;
                }
            }
        }
        figures
    }

    /// Takes one action and waits until both know of it; `None` when the game is over.
    async fn step(&mut self) -> anyhow::Result<Option<Duration>> {
        let [ann, bea] = &mut self.players;
        let version = ann.known.version;
        let Some(seat) = ann.known.asked else { return Ok(None) };
        let anns = usize::from(seat) == self.first;
        let (actor, other) = if anns { (ann, bea) } else { (bea, ann) };
        let action = actor.known.choice.take().context("a player is asked but has nothing to choose from")?;
        let act = format!(
            r#"{{"type":"act","client":"{version}","version":{version},"seat":{seat},"action":{action},"end":true}}"#
        );
        let mut others = Pcg64Mcg::seed_from_u64(self.rng.random());
        let sent = Instant::now();
        actor.socket.send(Message::text(act)).await.context("a socket failed")?;
        let both = async {
            tokio::try_join!(
                actor.listen(version, true, &mut self.rng),
                other.listen(version, false, &mut others)
            )
        };
        let (one, two) =
            tokio::time::timeout(PATIENCE, both).await.context("an action was not answered")??;
        Ok(Some(one.max(two) - sent))
    }

    /// Another game with the same guests.
    async fn again(&mut self) -> anyhow::Result<()> {
        let guests = self.players.each_ref().map(|player| player.guest.clone());
        self.table = self.host.rematch(&guests[0], &self.table).await?;
        self.players = connect(&self.host, &self.table, guests, &mut self.rng).await?;
        self.first = 1 - self.first;
        Ok(())
    }
}

async fn connect(
    host: &Host,
    table: &str,
    guests: [Guest; 2],
    rng: &mut impl Rng,
) -> anyhow::Result<[Player; 2]> {
    let [ann, bea] = guests;
    let ann = Player::connect(host, table, ann, rng).await?;
    let bea = Player::connect(host, table, bea, rng).await?;
    Ok([ann, bea])
}
