//! The names under which the server answers.
//!
//! A page of another site can have its own name resolve to this server's address (*DNS rebinding*). The browser then takes
//! the two for one site and lets the page read what we answer. What remains is the name in `Host`, which such a page cannot
//! choose: it must be one that its owner could not have registered.

use std::net::{Ipv4Addr, Ipv6Addr};

use axum::http::{HeaderMap, Uri, header, uri::Authority};

use crate::{
    Config,
    error::{ApiError, ApiResult},
};

/// Endings that nobody can register: they belong to this machine or to the local network.
const LOCAL: [&str; 6] = [".localhost", ".local", ".lan", ".internal", ".home.arpa", ".test"];

/// Refuses a request to a name that is not ours.
pub(crate) fn check(config: &Config, headers: &HeaderMap) -> ApiResult<()> {
    // Only browsers can be deceived, and they always send it. A proxy forwards only the names that it has a certificate for.
    let Some(host) = headers.get(header::HOST).filter(|_| !config.behind_proxy) else { return Ok(()) };
    let authority = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok());
    match authority.as_ref().map(Authority::host) {
        Some(name) if is_ours(config, name) => Ok(()),
        _ => Err(ApiError::misdirected()),
    }
}

/// Whether a name can only mean this server.
fn is_ours(config: &Config, name: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
    let address = name.trim_matches(['[', ']']);
    let is_address = address.parse::<Ipv4Addr>().is_ok() || address.parse::<Ipv6Addr>().is_ok();
    let is_local = !name.contains('.') || LOCAL.iter().any(|ending| name.ends_with(ending));
    let mut pages = config
        .origins
        .iter()
        .chain([&config.mail.page])
        .filter_map(|page| Some(page.parse::<Uri>().ok()?.host()?.to_owned()));
    is_address
        || is_local
        || config.names.iter().any(|known| known.eq_ignore_ascii_case(&name))
        || pages.any(|known| known.eq_ignore_ascii_case(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_nobody_else_can_have() {
        let mut config = Config::local(([127, 0, 0, 1], 0).into(), "unused".into());
        config.names = vec!["games.example".to_owned()];
        config.origins = vec!["https://shinar.example:8443".to_owned()];
        config.mail.page = "https://club.example/".to_owned();
        let check = |host: &str| {
            let headers = HeaderMap::from_iter([(header::HOST, host.parse().unwrap())]);
            check(&config, &headers).is_ok()
        };
        for host in [
            "127.0.0.1",
            "127.0.0.1:8321",
            "192.0.2.7:8321",
            "[::1]",
            "[::1]:8321",
            "localhost:8321",
            "LocalHost",
            "localhost.",
            "raspberry:8321",
            "local",
            "shinar.local",
            "shinar.lan",
            "a.b.home.arpa:80",
            "games.example",
            "GAMES.example.:8321",
            "shinar.example",
            "club.example:8321",
        ] {
            assert!(check(host), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:8321",
            "games.example.evil.example",
            "evil.games.example",
            "127.0.0.1.evil.example",
            "evil.xlocal",
            "1.2.3.4.5",
            "user@evil.example",
            "a b",
            "",
        ] {
            assert!(!check(host), "{host}");
        }
        assert!(super::check(&config, &HeaderMap::new()).is_ok(), "no browser");
    }
}
