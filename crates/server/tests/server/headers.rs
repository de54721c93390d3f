//! Headers, in responses and in requests of browsers.

use crate::world::World;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_tells_browsers_to_be_careful() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    for (method, path, status) in [
        ("GET", "/".to_owned(), 200),
        ("GET", "/rules/tigris".to_owned(), 200),
        ("GET", "/no.such.file".to_owned(), 404),
        ("GET", "/api/me".to_owned(), 200),
        ("GET", format!("/api/tables/{table}"), 200),
        ("GET", "/api/tables/nothing".to_owned(), 404),
        ("GET", "/api/nothing".to_owned(), 404),
        ("PATCH", "/api/me".to_owned(), 405),
        ("POST", "/api/tables".to_owned(), 400),
        ("GET", format!("/api/tables/{table}/play"), 400),
        ("GET", "/healthz".to_owned(), 200),
        ("GET", "/metrics".to_owned(), 200),
    ] {
        let request = ann.request(method, &path);
        let answer = ann.ask(request).await;
        assert_eq!(answer.status, status, "{method} {path}");
        let header = |name: &str| {
            answer.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
        };
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(header(name), value, "{method} {path}");
        }
        let policy = header("content-security-policy");
        let rules: Vec<_> = policy.split("; ").collect();
        for rule in [
            "default-src 'self'",
            // Scripts are our own, and the engine that they load is WebAssembly.
            "script-src 'self' 'wasm-unsafe-eval'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(rules.contains(&rule), "{path}: {policy}");
        }
        assert!(header("permissions-policy").contains("camera=()"));
        assert!(!header("cache-control").is_empty(), "{path}");
        if path.starts_with("/api/") {
            assert_eq!(header("cache-control"), "no-store", "{path}");
            assert!(!answer.headers.contains_key("access-control-allow-origin"), "{path}");
        }
        assert!(!answer.headers.contains_key("strict-transport-security"), "there is no HTTPS here");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_is_for_the_browser_alone() {
    for behind_proxy in [false, true] {
        let world = World::with(|config| config.behind_proxy = behind_proxy).await;
        let mut ann = world.nobody();
        let answer = ann.get("/api/me").await;
        let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
        let mut parts = cookie.split("; ");
        assert!(parts.next().unwrap().starts_with("shinar="));
        let parts: Vec<_> = parts.collect();
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=15552000"] {
            assert!(parts.contains(&part), "{cookie}");
        }
        assert_eq!(parts.contains(&"Secure"), behind_proxy, "{cookie}");
        assert_eq!(answer.headers.contains_key("strict-transport-security"), behind_proxy);
        // Each visit prolongs it, in the browser as well.
        let again = ann.get("/api/me").await.headers["set-cookie"].to_str().unwrap().to_owned();
        assert_eq!(again, cookie);
        // Signing out makes the browser delete it.
        let out =
            ann.post("/api/sign-out", json!({})).await.headers["set-cookie"].to_str().unwrap().to_owned();
        assert!(out.starts_with("shinar=;") && out.contains("Max-Age=0"), "{out}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_others_can_do_nothing_in_our_name() {
    let world = World::with(|config| config.origins = vec!["https://shinar.example".to_owned()]).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let own = format!("http://{}", world.address);
    for (origin, welcome) in [
        (own.as_str(), true),
        ("https://shinar.example", true),
        ("http://shinar.example", false),
        ("https://shinar.example.evil.example", false),
        ("http://evil.example", false),
        ("http://127.0.0.1:1", false),
        (&own.replace("http:", "https:"), false),
        (&own.replace("http:", "x:"), false),
        ("null", false),
        ("", false),
    ] {
        let socket = ann.try_sit(&table, Some(origin)).await;
        assert_eq!(socket.err(), if welcome { None } else { Some(403) }, "{origin}");
        let rename = ann.request("PUT", "/api/me").header("origin", origin).json(&json!({"name": origin}));
        let answer = ann.ask(rename).await;
        // A plain form can send text, and leaving a table needs no JSON.
        let leave = ann.request("POST", &format!("/api/tables/{table}/rematch")).header("origin", origin);
        let left = ann.ask(leave.header("content-type", "text/plain").body("")).await;
        if welcome {
            assert_eq!((answer.status, left.code().as_str()), (200, "not_finished"), "{origin}");
        } else {
            assert_eq!((answer.status, left.status), (403, 403), "{origin}");
        }
        // Reading is harmless: no browser shows the response to the other page.
        let read = ann.request("GET", "/api/me").header("origin", origin);
        assert_eq!(ann.ask(read).await.status, 200);
    }
    assert_eq!(ann.get("/api/me").await.ok()["name"], "https://shinar.example");
    for (site, status) in [("cross-site", 403), ("same-origin", 200), ("none", 200)] {
        let request =
            ann.request("PUT", "/api/me").header("sec-fetch-site", site).json(&json!({"name": "Ann"}));
        assert_eq!(ann.ask(request).await.status, status, "{site}");
    }
    // JSON needs its content type, which a form cannot set.
    let form = ann.request("PUT", "/api/me").header("content-type", "text/plain").body("{\"name\": \"Eve\"}");
    assert_eq!(ann.ask(form).await.status, 400);
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_page_is_https() {
    for (behind_proxy, forwarded, scheme, welcome) in [
        (true, None, "https", true),
        (true, None, "http", false),
        (false, None, "https", false),
        // A proxy that the server was not informed about.
        (false, Some("https"), "https", true),
        (false, Some("https"), "http", false),
    ] {
        let world = World::with(|config| config.behind_proxy = behind_proxy).await;
        let mut ann = world.guest("Ann").await;
        let origin = format!("{scheme}://{}", world.address);
        let mut request = ann.request("PUT", "/api/me").header("origin", origin).json(&json!({"name": "B"}));
        if let Some(forwarded) = forwarded {
            request = request.header("x-forwarded-proto", forwarded);
        }
        let status = ann.ask(request).await.status;
        assert_eq!(status, if welcome { 200 } else { 403 }, "{behind_proxy} {forwarded:?} {scheme}");
    }
}

/// A page whose name suddenly resolves to this server's address counts as the same site in a browser.
#[tokio::test(flavor = "multi_thread")]
async fn names_of_others_get_no_answer() {
    let name = |world: &World| format!("evil.example:{}", world.address.port());
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let socket = format!("/api/tables/{table}/play");
    for path in ["/", "/api/me", "/api/games", "/metrics", "/healthz", "/api/openapi.json", &socket] {
        let (host, origin) = (name(&world), format!("http://{}", name(&world)));
        let request = ann.request("GET", path).header("host", &host).header("origin", &origin);
        let answer = ann.ask(request).await;
        assert_eq!((answer.status, answer.code().as_str()), (421, "misdirected"), "{path}");
        assert!(!answer.headers.contains_key("set-cookie"), "{path}");
    }
    let rename = ann.request("PUT", "/api/me").header("host", name(&world)).json(&json!({"name": "Eve"}));
    assert_eq!(ann.ask(rename).await.status, 421);
    // The server's own name and the ones in its settings; behind a proxy, which forwards only its own, any.
    for host in ["localhost", "127.0.0.1:1", "[::1]:8321", "club.local"] {
        assert_eq!(ann.ask(ann.request("GET", "/api/me").header("host", host)).await.status, 200, "{host}");
    }
    for told in [
        World::with(|config| config.names = vec!["evil.example".to_owned()]).await,
        World::with(|config| config.behind_proxy = true).await,
    ] {
        let mut bea = told.guest("Bea").await;
        let request = bea.request("GET", "/api/me").header("host", name(&told));
        assert_eq!(bea.ask(request).await.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_error_has_the_same_shape() {
    let world = World::new().await;
    for (method, path, status, code) in [
        ("GET", "/api/tables/%ff", 400, "bad_request"),
        ("GET", "/api/games/%ff/rules", 400, "bad_request"),
        ("GET", "/api/tables/a%00b", 404, "not_found"),
        ("PATCH", "/api/me", 405, "wrong_method"),
        ("POST", "/api/games", 405, "wrong_method"),
        ("DELETE", "/", 405, "wrong_method"),
        ("GET", "/api/nothing", 404, "not_found"),
    ] {
        let request = format!("{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let answer = world.raw(&request).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with(&format!("HTTP/1.1 {status} ")), "{method} {path}: {answer}");
        assert!(head.contains("content-type: application/json"), "{method} {path}: {answer}");
        assert_eq!(head.contains("\r\nallow: "), status == 405, "{method} {path}: {answer}");
        let start = body.find('{').unwrap_or_else(|| panic!("{method} {path}: {answer}"));
        let end = body.rfind('}').unwrap();
        let body: serde_json::Value = serde_json::from_str(&body[start..=end]).unwrap();
        assert_eq!(body["error"]["code"], code, "{method} {path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_way_to_other_files() {
    let world = World::new().await;
    // Clients normalise paths, so these are sent as raw bytes.
    for path in [
        "/../Cargo.toml",
        "/../../../../../../etc/passwd",
        "/assets/../../crates/server/Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/assets/..%2f..%2f..%2fCargo.toml",
        "/..\\Cargo.toml",
        "/..%5cCargo.toml",
        "//etc/passwd",
        "/etc/passwd",
        "/index.html/../../../Cargo.toml",
        "/api/../../Cargo.toml",
        "/api/tables/..%2f..%2fCargo.toml",
        "/.git/config",
        "/Cargo.toml%00.html",
    ] {
        let answer = world.raw(&format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).await;
        let status = answer.split(' ').nth(1).unwrap_or_default();
        let leads_to_the_page = status == "307" && answer.contains("\r\nlocation: /#/");
        assert!(["400", "401", "404"].contains(&status) || leads_to_the_page, "{path}: {answer}");
        for inside in ["[package]", "[workspace]", "root:x:", "[core]"] {
            assert!(!answer.contains(inside), "{path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_travels_compressed_and_what_is_personal_does_not() {
    let world = World::new().await;
    for (path, asked, is_packed) in
        [("/", "gzip, br", true), ("/", "identity", false), ("/api/me", "gzip, br", false)]
    {
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: {asked}\r\nConnection: close\r\n\r\n"
        );
        let answer = world.raw(&request).await;
        let head = answer.split("\r\n\r\n").next().unwrap_or_default().to_lowercase();
        assert_eq!(head.contains("content-encoding: gzip"), is_packed, "{path} {asked}: {head}");
        // Caches must know that there are two variants.
        assert_eq!(head.contains("vary: accept-encoding"), path == "/", "{path} {asked}: {head}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_without_the_hash_lead_to_the_page() {
    let world = World::new().await;
    for (path, to) in [
        ("/rules/tigris?example=war", "/#/rules/tigris?example=war"),
        ("/nowhere", "/#/nowhere"),
        ("//example", "/#/example"),
    ] {
        let answer = world.raw(&format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).await;
        assert!(answer.starts_with("HTTP/1.1 307 "), "{path}: {answer}");
        assert!(answer.contains(&format!("\r\nlocation: {to}\r\n")), "{path}: {answer}");
    }
}
