//! One table of a load test: two guests, two sockets, random legal play.

use std::{
    str::FromStr,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
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

/// How long an action may take to reach both guests before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);
/// The size of a socket's read buffer, which is cleared before each read: most messages fit, and there are thousands of sockets.
const BUFFER: usize = 8 * 1024;

/// What a client knows after a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    version: u64,
    asked: Option<u8>,
    /// The index of an action to take, if the client is asked.
    choice: Option<u32>,
}

impl Known {
    /// What a message says, with an action chosen at random; `None` without a position.
    ///
    /// It is looked for in the text: parsing all of it would take a good part of the processor time that is left for the server.
    fn read(text: &str, rng: &mut impl Rng) -> Option<Self> {
        let (_, position) = text.split_once(r#""position":{"version":"#)?;
        let head = position.split_once(r#""views":["#)?.0;
        let asked = head.split_once(r#""asked":"#).map(|(_, rest)| rest);
        // The game's own data comes before it.
        let (_, legal) = position.rsplit_once(r#""legal":["#)?;
        let legal = legal.split_once(']')?.0;
        let choice = match legal.is_empty() {
            true => None,
            false => legal.split(',').nth(rng.random_range(0..=legal.matches(',').count())),
        };
        Some(Self {
            version: number(position)?,
            asked: asked.and_then(number),
            choice: choice.and_then(number),
        })
    }
}

/// The number at the beginning of a text.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let end = text.find(|char: char| !char.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

/// A guest with a socket.
struct Client {
    guest: Guest,
    socket: WebSocketStream<TcpStream>,
    known: Known,
}

impl Client {
    async fn connect(host: &Host, table: &str, guest: Guest, rng: &mut impl Rng) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(host.address()).await.context("cannot connect")?;
        stream.set_nodelay(true).context("cannot set up a connection")?;
        let address = format!("ws://{}/api/tables/{table}/play?moves=index", host.address());
        let mut request = address.into_client_request().context("a socket's address")?;
        request.headers_mut().insert(COOKIE, HeaderValue::from_str(&guest.cookie).context("a cookie")?);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) =
            client_async_with_config(request, stream, Some(config)).await.context("no socket")?;
        let mut client = Self { guest, socket, known: Known { version: 0, asked: None, choice: None } };
        client.listen(0, false, rng).await?;
        Ok(client)
    }

    /// Reads and ignores messages until the socket is closed.
    async fn idle(&mut self) -> anyhow::Result<()> {
        loop {
            match self.socket.next().await {
                Some(message) => message.context("a socket failed")?,
                None => bail!("a socket was closed"),
            };
        }
    }

    /// Reads messages until the position is newer than a version and, if `unanswered`, the client's request is acknowledged.
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
            if text.starts_with(r#"{"type":"refused""#) {
                bail!("{text}");
            }
            unanswered &= !text.starts_with(r#"{"type":"done""#);
            self.known = Known::read(text, rng).unwrap_or(self.known);
            if self.known.version > version && !unanswered {
                return Ok(Instant::now());
            }
        }
    }
}

/// A time for the figures.
fn micros(took: Duration) -> u32 {
    took.as_micros().try_into().unwrap_or(u32::MAX)
}

/// A table with its clients.
pub(super) struct TestTable {
    host: Host,
    table: String,
    clients: [Client; 2],
    /// Which client has the first seat; a rematch goes the other way round.
    first: usize,
    rng: Pcg64Mcg,
}

impl TestTable {
    /// Two new guests at a new table.
    pub(super) async fn sit_down(host: Host, game: String, mut rng: Pcg64Mcg) -> anyhow::Result<Self> {
        let guests = [host.guest().await?, host.guest().await?];
        let table = host.table(&game, &guests).await?;
        let clients = connect(&host, &table, guests, &mut rng).await?;
        Ok(Self { host, table, clients, first: 0, rng })
    }

    /// Lets both sockets rest until the end of the test, and then takes one action.
    pub(super) async fn rest(mut self, end: Instant) -> Figures {
        let mut figures = Figures::default();
        let rested = {
            let [ann, bea] = &mut self.clients;
            // Pings must be answered meanwhile; nothing else is expected.
            let listening = async { tokio::try_join!(ann.idle(), bea.idle()) };
            tokio::time::timeout_at(end.into(), listening).await
        };
        let acted = match rested {
            Ok(Err(error)) => Err(error),
            Ok(Ok(_)) | Err(_) => self.step().await,
        };
        match acted {
            Ok(took) => figures.times.extend(took.map(micros)),
            Err(error) => figures.add_error(&error),
        }
        figures
    }

    /// Plays until the end of the test; with a timetable, each action waits for its time.
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
                Ok(Some(took)) => figures.times.push(micros(took)),
                Ok(None) => {
                    figures.finished += 1;
                    if let Err(error) = self.again().await {
                        figures.add_error(&error);
                        break;
                    }
                }
                Err(error) => {
                    figures.add_error(&error);
                    break;
                }
            }
        }
        figures
    }

    /// Takes one action and waits until both clients have received it; `None` when the game is over.
    async fn step(&mut self) -> anyhow::Result<Option<Duration>> {
        let [ann, bea] = &mut self.clients;
        let version = ann.known.version;
        let Some(seat) = ann.known.asked else { return Ok(None) };
        let anns = usize::from(seat) == self.first;
        let (actor, other) = if anns { (ann, bea) } else { (bea, ann) };
        let action = actor.known.choice.take().context("a client is asked but has nothing to choose from")?;
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
            tokio::time::timeout(PATIENCE, both).await.context("an action was not acknowledged")??;
        Ok(Some(one.max(two) - sent))
    }

    /// Another game with the same guests.
    async fn again(&mut self) -> anyhow::Result<()> {
        let guests = self.clients.each_ref().map(|client| client.guest.clone());
        self.table = self.host.rematch(&guests[0], &self.table).await?;
        self.clients = connect(&self.host, &self.table, guests, &mut self.rng).await?;
        self.first = 1 - self.first;
        Ok(())
    }
}

async fn connect(
    host: &Host,
    table: &str,
    guests: [Guest; 2],
    rng: &mut impl Rng,
) -> anyhow::Result<[Client; 2]> {
    let [ann, bea] = guests;
    let mut others = Pcg64Mcg::seed_from_u64(rng.random());
    // A rematch starts when both have come.
    let (ann, bea) = tokio::try_join!(
        Client::connect(host, table, ann, rng),
        Client::connect(host, table, bea, &mut others)
    )?;
    Ok([ann, bea])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_matters_is_found_in_a_message() {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let update = |asked: &str, legal: &str| {
            format!(
                r#"{{"type":"update","position":{{"version":12,"actor":1,{asked}"must_end":false,"scores":[0,3],"views":[{{"observer":1,"view":{{"observer":1,"round":4}},"legal":[{legal}]}}],"clocks":[]}},"events":[{{"n":3,"version":12}}],"cause":"act"}}"#
            )
        };
        let mut read = |text: &str| Known::read(text, &mut rng);
        let choice = read(&update("\"asked\":1,", "7")).unwrap();
        assert_eq!(choice, Known { version: 12, asked: Some(1), choice: Some(7) });
        assert_eq!(read(&update("", "")).unwrap(), Known { version: 12, asked: None, choice: None });
        for _ in 0..20 {
            let choice = read(&update("\"asked\":0,", "10,200,3000")).unwrap().choice;
            assert!([Some(10), Some(200), Some(3000)].contains(&choice));
        }
        assert_eq!(read(r#"{"type":"done","client":"12","version":13}"#), None);
        assert_eq!(read(r#"{"type":"hello","table":{},"chat":[],"log":[]}"#), None);
    }
}
