//! The server under test, over HTTP.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    time::Duration,
};

use anyhow::{Context, bail};
use reqwest::{Client, Method, StatusCode, Url, header, redirect};
use serde_json::{Value, json};

/// The longest that one request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server on this machine. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Host {
    address: SocketAddr,
    http: Client,
}

/// A guest of the server, identified by a cookie.
#[derive(Clone, Debug)]
pub(super) struct Guest {
    pub(super) cookie: String,
}

impl Host {
    /// The server at an address, which must be on this machine: this is not a tool to use against others.
    pub(super) async fn find(url: &str) -> anyhow::Result<Self> {
        let parsed = Url::parse(url).with_context(|| format!("--url {url} is not a URL"))?;
        let host = parsed.host_str().unwrap_or_default().trim_matches(['[', ']']);
        let port = parsed.port_or_known_default().unwrap_or(80);
        if parsed.scheme() != "http" || host.is_empty() || parsed.path() != "/" {
            bail!("--url {url}: give an address such as http://127.0.0.1:8321");
        }
        let mut addresses = tokio::net::lookup_host((host, port))
            .await
            .with_context(|| format!("--url {url}: no such host"))?;
        let Some(address) = addresses.find(|address| is_here(address.ip())) else {
            bail!("--url {url} is not on this machine; load tests are only for a local server");
        };
        let http = Client::builder()
            .no_proxy()
            .redirect(redirect::Policy::none())
            .timeout(PATIENCE)
            .build()
            .context("cannot start")?;
        let host = Self { address, http };
        host.ask(Method::GET, "/healthz", None, None).await.context("the server does not respond")?;
        Ok(host)
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The games to play: the one requested, or all games for two players.
    pub(super) async fn games(&self, wanted: Option<&str>) -> anyhow::Result<Vec<String>> {
        let facts: Value = self.json(Method::GET, "/api/games", None, None).await?;
        let known: Vec<_> = facts
            .as_array()
            .into_iter()
            .flatten()
            .filter(|game| game["players"][0].as_u64().is_some_and(|least| least <= 2))
            .filter_map(|game| Some(game["id"].as_str()?.to_owned()))
            .collect();
        match wanted {
            None => Ok(known),
            Some(game) if known.iter().any(|known| known == game) => Ok(vec![game.to_owned()]),
            Some(game) => bail!("the server has no game {game:?} for two; it has {}", known.join(", ")),
        }
    }

    /// A new guest.
    pub(super) async fn guest(&self) -> anyhow::Result<Guest> {
        let answer = self.ask(Method::GET, "/api/me", None, None).await?;
        let cookie = answer.headers().get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).context("a guest got no cookie")?;
        Ok(Guest { cookie: cookie.to_owned() })
    }

    /// Starts a table with two guests and returns its id.
    pub(super) async fn table(&self, game: &str, guests: &[Guest; 2]) -> anyhow::Result<String> {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let made = self.new_table(&guests[0], game, seats).await?;
        let table = id(&made)?;
        let (path, join) = (format!("/api/tables/{table}/join"), json!({ "code": made["invite"] }));
        self.json(Method::POST, &path, Some(&guests[1]), Some(join)).await?;
        self.start(&guests[0], &table).await?;
        Ok(table)
    }

    /// A table where two bots play; it starts by itself.
    pub(super) async fn bots_table(&self, game: &str, level: u8) -> anyhow::Result<()> {
        let bot = json!({ "kind": "bot", "level": level });
        self.new_table(&self.guest().await?, game, json!([bot, bot])).await.map(|_| ())
    }

    /// Starts another game at a finished table and returns its id.
    pub(super) async fn rematch(&self, guest: &Guest, table: &str) -> anyhow::Result<String> {
        let path = format!("/api/tables/{table}/rematch");
        id(&self.json(Method::POST, &path, Some(guest), Some(json!({}))).await?)
    }

    /// The memory use of the server, in bytes.
    pub(super) async fn memory(&self) -> Option<u64> {
        let figures = self.ask(Method::GET, "/metrics", None, None).await.ok()?.text().await.ok()?;
        let line = figures.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "))?;
        line.trim().parse::<f64>().ok().map(|bytes| bytes as u64)
    }

    async fn new_table(&self, guest: &Guest, game: &str, seats: Value) -> anyhow::Result<Value> {
        let wish = json!({ "game": game, "players": 2, "seats": seats, "public": false });
        self.json(Method::POST, "/api/tables", Some(guest), Some(wish)).await
    }

    async fn start(&self, guest: &Guest, table: &str) -> anyhow::Result<()> {
        let path = format!("/api/tables/{table}/start");
        self.json(Method::POST, &path, Some(guest), Some(json!({}))).await.map(|_| ())
    }

    async fn json(
        &self,
        method: Method,
        path: &str,
        guest: Option<&Guest>,
        body: Option<Value>,
    ) -> anyhow::Result<Value> {
        let answer = self.ask(method, path, guest, body).await?;
        answer.json().await.with_context(|| format!("{path} returned no JSON"))
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        guest: Option<&Guest>,
        body: Option<Value>,
    ) -> anyhow::Result<reqwest::Response> {
        let mut request = self.http.request(method, format!("http://{}{path}", self.address));
        if let Some(guest) = guest {
            request = request.header(header::COOKIE, &guest.cookie);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.with_context(|| format!("the request {path} failed"))?;
        match answer.status() {
            status if status.is_success() => Ok(answer),
            StatusCode::TOO_MANY_REQUESTS => {
                bail!("the server limits the rate of requests; start it with --no-limits for a load test")
            }
            status => {
                let text = answer.text().await.unwrap_or_default();
                bail!("{path} returned {status}: {text}")
            }
        }
    }
}

fn id(table: &Value) -> anyhow::Result<String> {
    Ok(table["id"].as_str().context("a table without an id")?.to_owned())
}

/// Whether an address belongs to this machine, so that a socket can be bound to it.
fn is_here(ip: IpAddr) -> bool {
    let is_special = ip.is_unspecified() || ip.is_multicast() || ip == IpAddr::from(Ipv4Addr::BROADCAST);
    ip.is_loopback() || (!is_special && UdpSocket::bind((ip, 0)).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine() {
        assert!(is_here(IpAddr::from([127, 0, 0, 1])));
        assert!(is_here(IpAddr::from([127, 1, 2, 3])));
        for other in [[192, 0, 2, 7], [8, 8, 8, 8], [0, 0, 0, 0], [224, 0, 0, 1], [255, 255, 255, 255]] {
            assert!(!is_here(IpAddr::from(other)), "{other:?}");
        }
    }

    #[tokio::test]
    async fn other_addresses_are_refused() {
        for (url, why) in [
            ("http://192.0.2.7:80", "not on this machine"),
            ("https://127.0.0.1", "such as"),
            ("ftp://127.0.0.1", "such as"),
            ("http://127.0.0.1/there", "such as"),
            ("127.0.0.1:8321", "not a URL"),
        ] {
            let error = format!("{:#}", Host::find(url).await.unwrap_err());
            assert!(error.contains(why), "{url}: {error}");
        }
    }
}
