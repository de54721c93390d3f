//! Requests to addresses that people gave us: push services and webhooks. They must not lead into our own network.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::body::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::{
    Request, StatusCode,
    client::conn::http1,
    header::{HOST, HeaderName, HeaderValue, RETRY_AFTER, USER_AGENT},
    rt::{Read, Write},
};
use hyper_util::rt::TokioIo;
use tokio::{
    net::{TcpStream, lookup_host},
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};
use url::{Host, Url};

use crate::limits;

/// What we call ourselves.
const AGENT: &str = concat!("Shinar/", env!("CARGO_PKG_VERSION"));

/// Sends requests to addresses that people gave us.
#[derive(Clone)]
pub(crate) struct Outside {
    tls: TlsConnector,
    /// Whether addresses of this machine are allowed, without encryption, as tests need it.
    loopback: bool,
    /// How long a request may take.
    patience: Duration,
}

impl std::fmt::Debug for Outside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outside").field("loopback", &self.loopback).finish_non_exhaustive()
    }
}

/// Why a request did not arrive.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum NoAnswer {
    /// The address is none that we send to.
    #[error("{0}")]
    Address(String),
    /// It cannot be reached now.
    #[error("{0}")]
    Unreachable(String),
}

/// An answer; its body is of no interest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: StatusCode,
    /// How long we are asked to wait before another request.
    pub(crate) retry_after: Option<Duration>,
}

impl Outside {
    /// Sends with a time limit for each request.
    pub(crate) fn new(loopback: bool, patience: Duration) -> anyhow::Result<Self> {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self { tls: TlsConnector::from(Arc::new(config)), loopback, patience })
    }

    /// Checks an address as far as that is possible without asking where it leads.
    pub(crate) fn check(&self, address: &str) -> Result<Url, String> {
        let url = Url::parse(address).map_err(|error| {
            format!("{address:?} is not an address, such as https://shinar.example/hook: {error}")
        })?;
        let ip = match url.host() {
            Some(Host::Ipv4(ip)) => Some(IpAddr::V4(ip)),
            Some(Host::Ipv6(ip)) => Some(IpAddr::V6(ip)),
            Some(Host::Domain(_)) => None,
            None => return Err(format!("{address:?} names no server")),
        };
        let own = self.loopback && ip.is_some_and(|ip| ip.is_loopback());
        if url.scheme() != "https" && !(own && url.scheme() == "http") {
            return Err("the address must begin with https://".to_owned());
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("the address must not contain a name or a password".to_owned());
        }
        match ip {
            Some(ip) if !self.may_reach(ip) => Err(private(ip)),
            _ => Ok(url),
        }
    }

    /// Sends a request. Nothing is followed elsewhere.
    pub(crate) async fn post(
        &self,
        url: &Url,
        headers: Vec<(HeaderName, HeaderValue)>,
        body: Vec<u8>,
    ) -> Result<Answer, NoAnswer> {
        let late = |_| NoAnswer::Unreachable("it does not answer in time".to_owned());
        timeout(self.patience, self.try_post(url, headers, body)).await.map_err(late)?
    }

    async fn try_post(
        &self,
        url: &Url,
        headers: Vec<(HeaderName, HeaderValue)>,
        body: Vec<u8>,
    ) -> Result<Answer, NoAnswer> {
        // What was right when it was stored may be forbidden by now.
        self.check(url.as_str()).map_err(NoAnswer::Address)?;
        let request = request(url, headers, body)?;
        let address = self.resolve(url).await?;
        let stream = TcpStream::connect(address).await.map_err(unreachable)?;
        if url.scheme() == "http" {
            return exchange(TokioIo::new(stream), request).await;
        }
        let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
        let name = ServerName::try_from(host.to_owned())
            .map_err(|_| NoAnswer::Address(format!("{host:?} is not a name with a certificate")))?;
        let stream = self.tls.connect(name, stream).await.map_err(unreachable)?;
        exchange(TokioIo::new(stream), request).await
    }

    /// Where the address leads. What was checked is what is connected to: a second lookup could say something else.
    async fn resolve(&self, url: &Url) -> Result<SocketAddr, NoAnswer> {
        let port = url.port_or_known_default().unwrap_or(443);
        let found: Vec<SocketAddr> = match url.host() {
            Some(Host::Ipv4(ip)) => vec![(ip, port).into()],
            Some(Host::Ipv6(ip)) => vec![(ip, port).into()],
            Some(Host::Domain(name)) => lookup_host((name, port)).await.map_err(unreachable)?.collect(),
            None => Vec::new(),
        };
        // One that leads inside makes the name suspicious as a whole.
        match found.iter().find(|address| !self.may_reach(address.ip())) {
            Some(inside) => Err(NoAnswer::Address(private(inside.ip()))),
            None => {
                let first = found.first().copied();
                first.ok_or_else(|| NoAnswer::Unreachable("its name leads nowhere".to_owned()))
            }
        }
    }

    fn may_reach(&self, ip: IpAddr) -> bool {
        is_public(ip) || (self.loopback && ip.is_loopback())
    }
}

fn unreachable(error: impl std::fmt::Display) -> NoAnswer {
    NoAnswer::Unreachable(format!("it cannot be reached: {error}"))
}

fn private(ip: IpAddr) -> String {
    format!("the address leads to {ip}, which is not on the internet")
}

fn request(
    url: &Url,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Vec<u8>,
) -> Result<Request<Full<Bytes>>, NoAnswer> {
    let target = match url.query() {
        Some(query) => format!("{}?{query}", url.path()),
        None => url.path().to_owned(),
    };
    let host = url.host_str().unwrap_or_default();
    let host = url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
    let mut request = Request::post(target).header(HOST, host).header(USER_AGENT, AGENT);
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let request = request.body(Full::new(Bytes::from(body)));
    request.map_err(|error| NoAnswer::Address(format!("no request can be made of the address: {error}")))
}

async fn exchange<T: Read + Write + Send + Unpin + 'static>(
    stream: T,
    request: Request<Full<Bytes>>,
) -> Result<Answer, NoAnswer> {
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(limits::ANSWER).handshake(stream).await.map_err(unreachable)?;
    let exchange = async {
        let response = sender.send_request(request).await.map_err(unreachable)?;
        let (head, body) = response.into_parts();
        // So that the other side can finish; how it ends is not our business.
        let _ = Limited::new(body, limits::ANSWER).collect().await;
        let seconds = head.headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        Ok(Answer { status: head.status, retry_after: seconds.map(Duration::from_secs) })
    };
    tokio::pin!(exchange);
    tokio::select! {
        answer = &mut exchange => answer,
        // The connection may end with the last byte of the answer.
        _ = connection => exchange.await,
    }
}

/// Whether an address is one of the internet, and not of a network at home, of this machine, or of no use.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => match inner(ip) {
            Some(inner) => is_public_v4(inner),
            None => is_public_v6(ip),
        },
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = match (a, b, c) {
        // "This network", shared by providers, protocols, benchmarks, reserved.
        (0 | 240..=255, ..) | (100, 64..=127, _) | (192, 0, 0) | (198, 18 | 19, _) => true,
        // Relays to IPv6, which could lead anywhere.
        (192, 88, 99) => true,
        _ => false,
    };
    !(special
        || ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_multicast()
        || ip.is_documentation())
}

/// The IPv4 address that an IPv6 address stands for: mapped, or translated.
fn inner(ip: Ipv6Addr) -> Option<Ipv4Addr> {
    let v4 = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    match ip.segments() {
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => Some(v4(high, low)),
        [0x2002, high, low, ..] => Some(v4(high, low)),
        _ => ip.to_ipv4_mapped(),
    }
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    // Only 2000::/3 has been given out; of that, not the documentation, tunnels and other special uses.
    a & 0xe000 == 0x2000 && !(a == 0x2001 && (b < 0x200 || b == 0xdb8)) && !(a == 0x3fff && b < 0x1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outside(loopback: bool) -> Outside {
        Outside::new(loopback, Duration::from_secs(5)).unwrap()
    }

    #[test]
    fn addresses_inside_are_refused() {
        for inside in [
            "https://127.0.0.1/",
            "https://10.1.2.3/",
            "https://172.16.0.1/",
            "https://192.168.1.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://0.0.0.0/",
            "https://100.64.0.1/",
            "https://[::1]/",
            "https://[::]/",
            "https://[fe80::1]/",
            "https://[fd00::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[64:ff9b::7f00:1]/",
            "https://[2002:7f00:1::]/",
            "https://[2001:db8::1]/",
            "https://[2001::1]/",
            "https://255.255.255.255/",
            "https://224.0.0.1/",
            // Other ways to write 127.0.0.1.
            "https://2130706433/",
            "https://0x7f.1/",
            "https://0177.0.0.1/",
        ] {
            let error = outside(false).check(inside).unwrap_err();
            assert!(error.contains("not on the internet"), "{inside}: {error}");
        }
        for good in ["https://1.1.1.1/", "https://[2606:4700::1111]:8443/a?b", "https://shinar.example/hook"]
        {
            assert!(outside(false).check(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn only_https_without_passwords() {
        for (bad, part) in [
            ("http://shinar.example/", "https://"),
            ("ftp://shinar.example/", "https://"),
            ("file:///etc/passwd", "no server"),
            ("https://ann:secret@shinar.example/", "password"),
            ("shinar.example", "not an address"),
            ("", "not an address"),
            // Not even where loopback is allowed.
            ("http://10.0.0.1/", "https://"),
            ("http://localhost/", "https://"),
        ] {
            let error = outside(true).check(bad).unwrap_err();
            assert!(error.contains(part), "{bad}: {error}");
        }
        assert!(outside(true).check("http://127.0.0.1:8080/hook").is_ok());
        assert!(outside(false).check("http://127.0.0.1:8080/hook").is_err());
    }

    #[tokio::test]
    async fn names_are_looked_at_where_they_lead() {
        let url = Url::parse("https://localhost/hook").unwrap();
        let error = outside(false).post(&url, Vec::new(), Vec::new()).await.unwrap_err();
        assert!(matches!(error, NoAnswer::Address(_)), "{error}");
    }
}
