//! All limits on input.

use std::time::Duration;

use crate::world::{Person, World, legal};
use serde_json::{Value, json};
use shinar_server::{
    Config,
    limits::{self, Rate, Rates},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Message;

/// A server with one limit.
async fn limited(rates: Rates) -> World {
    World::with(|config| config.rates = rates).await
}

async fn against_a_bot(person: &mut Person) -> String {
    person.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_have_a_limit() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let long = "x".repeat(limits::BODY);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    for (path, body) in [
        ("/api/tables".to_owned(), json!({"game": long, "players": 2, "seats": []})),
        (format!("/api/tables/{table}/join"), json!({"contribution": long})),
        ("/api/sign-in".to_owned(), json!({"login": "ann", "password": long})),
    ] {
        let answer = ann.post(&path, body).await;
        assert_eq!((answer.status, answer.code().as_str()), (413, "too_large"), "{path}");
    }
    // A body of unknown length is not read to its end either.
    let endless = format!(
        "PUT /api/me HTTP/1.1\r\nHost: x\r\nCookie: {}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n{}",
        ann.cookie.clone().unwrap(),
        format!("1000\r\n{}\r\n", "x".repeat(0x1000)).repeat(8),
    );
    assert!(world.raw(&endless).await.starts_with("HTTP/1.1 413 "));
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_have_a_limit() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = against_a_bot(&mut ann).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    // A message that is a little too long is refused; one that is far too long closes the socket.
    socket.say(json!({"type": "chat", "client": "c", "text": "x".repeat(limits::MESSAGE)})).await;
    assert_eq!(socket.expect("refused").await["code"], "bad_message");
    socket.say(json!({"type": "chat", "client": "c", "text": "x".repeat(10 * limits::MESSAGE)})).await;
    let (code, reason) = socket.farewell().await.unwrap();
    assert!(code == 1002 && reason.contains("too long"), "{code} {reason}");
    assert_eq!(ann.sit(&table).await.expect("hello").await["chat"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_short_and_plain() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    for (given, taken) in [
        ("Zde\u{148}ka", "Zde\u{148}ka"),
        ("Zden\u{30c}ka", "Zde\u{148}ka"),
        (" An\u{200b}n\u{202e}\u{7} \n\u{a0} B\u{2066} ", "Ann B"),
        ("\u{17e}".repeat(32).as_str(), "\u{17e}".repeat(32).as_str()),
    ] {
        assert_eq!(ann.put("/api/me", json!({"name": given})).await.ok()["name"], taken);
    }
    for bad in ["\u{fe0f}", "\u{1bca0}", "\u{1d159}", "\u{16fe4}", "\u{70f}", "\u{13437}", "\u{301}"] {
        assert_eq!(ann.put("/api/me", json!({"name": bad})).await.code(), "bad_request", "{bad:?}");
    }
    for bad in ["", " ", "\u{202e}\u{200b}\u{3164}", &"\u{17e}".repeat(33), &"x".repeat(5000)] {
        assert_eq!(ann.put("/api/me", json!({"name": bad})).await.code(), "bad_request", "{bad:?}");
    }
    assert_eq!(ann.get("/api/me").await.ok()["name"], "\u{17e}".repeat(32));
    let local = |name: &str| json!({"game": "tigris", "players": 2, "seats": [{"kind": "me"}, {"kind": "local", "name": name}]});
    let made = ann.post("/api/tables", local("Bo\u{202e}b")).await.ok();
    assert_eq!(made["seats"][1]["name"], "Bob");
    assert_eq!(ann.post("/api/tables", local(&"x".repeat(33))).await.code(), "bad_request");
    let token = ann.post("/api/tokens", json!({"name": "\u{202e}bot"})).await.ok();
    assert_eq!(token["token"]["name"], "bot");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_so_many_tables_and_tokens() {
    let world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let theirs = bea.table("babylonia", seats.clone()).await;
    let mut tables = Vec::new();
    for _ in 0..limits::TABLES {
        tables.push(ann.table("babylonia", seats.clone()).await);
    }
    let request = json!({"game": "babylonia", "players": 2, "seats": seats});
    assert_eq!(ann.post("/api/tables", request.clone()).await.code(), "too_many_tables");
    assert_eq!(ann.post(&format!("/api/tables/{theirs}/join"), json!({})).await.code(), "too_many_tables");
    bea.post("/api/tables", request.clone()).await.ok();
    ann.post(&format!("/api/tables/{}/leave", tables[0]), json!({})).await.ok();
    ann.post("/api/tables", request).await.ok();
    for _ in 0..limits::TOKENS {
        ann.post("/api/tokens", json!({"name": "bot"})).await.ok();
    }
    assert_eq!(ann.post("/api/tokens", json!({"name": "bot"})).await.code(), "too_many_tokens");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_asks_so_often() {
    let world = limited(Rates { requests: Rate::new(1, 5), ..Rates::NONE }).await;
    let mut nobody = world.nobody();
    for _ in 0..5 {
        nobody.get("/api/games").await.ok();
    }
    let answer = nobody.get("/api/games").await;
    assert_eq!((answer.status, answer.code().as_str()), (429, "too_many"));
    // Without a proxy, the client's own header is ignored.
    let request = nobody.request("GET", "/api/games").header("x-forwarded-for", "192.0.2.1");
    assert_eq!(nobody.ask(request).await.status, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_last_address_counts() {
    let rates = Rates { requests: Rate::new(1, 2), ..Rates::NONE };
    let world = World::with(|config| (config.rates, config.behind_proxy) = (rates, true)).await;
    let mut nobody = world.nobody();
    let from = |lines: &[&str]| {
        let request = nobody.request("GET", "/api/games");
        lines.iter().fold(request, |request, line| request.header("x-forwarded-for", *line))
    };
    let ours = ["192.0.2.1"];
    let requests = [
        (from(&ours), 200),
        // What the client sent comes before what the proxy added, in the same header or in another one.
        (from(&["198.51.100.7, 192.0.2.1"]), 200),
        (from(&["198.51.100.8,192.0.2.1"]), 429),
        (from(&["198.51.100.9", "192.0.2.1"]), 429),
        (from(&["::ffff:192.0.2.1"]), 429),
        (from(&["192.0.2.1:4711"]), 429),
        // Another client.
        (from(&["192.0.2.2"]), 200),
        (from(&["2001:db8::1"]), 200),
        (from(&["2001:db8::2"]), 200),
        (from(&["2001:db8::3"]), 429),
        // Without an address, it counts as the proxy itself.
        (from(&["nonsense"]), 200),
        (from(&[]), 200),
        (from(&[]), 429),
    ];
    for (number, (request, status)) in requests.into_iter().enumerate() {
        assert_eq!(nobody.ask(request).await.status, status, "request {number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_two_proxies_the_last_but_one_address_counts() {
    let rates = Rates { requests: Rate::new(1, 2), ..Rates::NONE };
    let change = |config: &mut Config| {
        (config.rates, config.behind_proxy, config.proxy_hops) = (rates, true, 2);
    };
    let world = World::with(change).await;
    let mut nobody = world.nobody();
    let from = |lines: &[&str]| {
        let request = nobody.request("GET", "/api/games");
        lines.iter().fold(request, |request, line| request.header("x-forwarded-for", *line))
    };
    let requests = [
        (from(&["192.0.2.1, 203.0.113.1"]), 200),
        (from(&["192.0.2.1", "203.0.113.2"]), 200),
        // What the client forged comes first.
        (from(&["198.51.100.7, 192.0.2.1, 203.0.113.1"]), 429),
        (from(&["198.51.100.8", "192.0.2.1,203.0.113.1"]), 429),
        (from(&["192.0.2.2, 203.0.113.1"]), 200),
        // Too few addresses: whoever this is, it counts as the proxy itself.
        (from(&["192.0.2.3"]), 200),
        (from(&["192.0.2.4"]), 200),
        (from(&["192.0.2.5"]), 429),
    ];
    for (number, (request, status)) in requests.into_iter().enumerate() {
        assert_eq!(nobody.ask(request).await.status, status, "request {number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_do_not_come_in_masses() {
    let world = limited(Rates { entries: Rate::new(1, 3), ..Rates::NONE }).await;
    for _ in 0..3 {
        world.nobody().get("/api/me").await.ok();
    }
    assert_eq!(world.nobody().get("/api/me").await.status, 429);
    assert_eq!(world.nobody().get("/api/games").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_tried_out_and_nobody_is_locked_out() {
    let rates = Rates { logins: Rate::new(1, 3), ..Rates::NONE };
    let world = World::with(|config| (config.rates, config.behind_proxy) = (rates, true)).await;
    let mut ann = world.guest("Ann").await;
    ann.post("/api/account", json!({"login": "ann", "password": "correct horse"})).await.ok();
    let attempt = async |from: &str, login: &str, password: &str| {
        let mut somebody = world.nobody();
        let request = somebody.request("POST", "/api/sign-in").header("x-forwarded-for", from);
        let answer = somebody.ask(request.json(&json!({"login": login, "password": password}))).await;
        (answer.status, if answer.status < 400 { String::new() } else { answer.code() })
    };
    let (wrong, slow) = ((401, "unauthorized".to_owned()), (429, "too_many_sign_ins".to_owned()));
    for _ in 0..3 {
        assert_eq!(attempt("192.0.2.1", " ANN ", "wrong horse").await, wrong);
    }
    // From there, not even the right password is looked at for a while; with another login, it is.
    assert_eq!(attempt("192.0.2.1", "ann", "wrong horse").await, slow);
    assert_eq!(attempt("192.0.2.1", "ann", "correct horse").await, slow);
    assert_eq!(attempt("192.0.2.1", "bea", "wrong horse").await, wrong);
    // The owner comes from another address, however many strangers guess from others.
    for number in 2..25 {
        assert_eq!(attempt(&format!("192.0.2.{number}"), "ann", "wrong horse").await, wrong);
    }
    assert_eq!(attempt("198.51.100.1", "ann", "correct horse").await.0, 200);
    // An address that tries many logins is slowed down as well, whether they exist or not.
    for number in 0..12 {
        assert_eq!(attempt("203.0.113.1", &format!("login-{number}"), "wrong horse").await, wrong);
    }
    assert_eq!(attempt("203.0.113.1", "another", "wrong horse").await, slow);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_makes_tables_so_often() {
    let world = limited(Rates { tables: Rate::new(1, 2), ..Rates::NONE }).await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let request = json!({"game": "tigris", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]});
    for status in [200, 200, 429] {
        assert_eq!(ann.post("/api/tables", request.clone()).await.status, status);
    }
    assert_eq!(bea.post("/api/tables", request).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_says_so_much_on_all_sockets() {
    let world = limited(Rates { messages: Rate::new(1, 6), ..Rates::NONE }).await;
    let (mut ann, bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = against_a_bot(&mut ann).await;
    let mut sockets = [ann.sit(&table).await, ann.sit(&table).await, bea.sit(&table).await];
    for socket in &mut sockets {
        socket.expect("hello").await;
    }
    for number in 0..6 {
        sockets[number % 2].say(json!({"type": "ping"})).await;
        sockets[number % 2].expect("pong").await;
    }
    for socket in &mut sockets[..2] {
        socket.say(json!({"type": "ping"})).await;
        assert_eq!(socket.expect("refused").await["code"], "too_many");
    }
    sockets[2].say(json!({"type": "ping"})).await;
    sockets[2].expect("pong").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_nonsense_is_shown_out() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = against_a_bot(&mut ann).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    for number in 1..limits::REFUSED {
        socket.say_raw(Message::text("nonsense")).await;
        assert_eq!(socket.expect("refused").await["code"], "bad_message", "{number}");
    }
    socket.say_raw(Message::text("nonsense")).await;
    let (code, reason) = socket.farewell().await.unwrap();
    assert!(code == 1008 && reason.contains("refused"), "{code} {reason}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_asks_for_so_much_work() {
    let world = limited(Rates { work: Rate::new(1, 3), ..Rates::NONE }).await;
    let mut ann = world.guest("Ann").await;
    let table = against_a_bot(&mut ann).await;
    let mut socket = ann.sit(&table).await;
    let position = socket.until(|position| position["asked"] == 0).await;
    let hint = json!({"type": "hint", "seat": position["asked"], "version": position["version"]});
    // Renaming the guest used up the first.
    for _ in 0..2 {
        socket.say(hint.clone()).await;
        socket.expect("hint").await;
    }
    socket.say(hint).await;
    assert_eq!(socket.expect("refused").await["code"], "too_many");
    assert_eq!(ann.put("/api/me", json!({"name": "Anna"})).await.status, 429);
    assert_eq!(ann.post(&format!("/api/tables/{table}/analysis"), json!({})).await.status, 429);
    // Playing is not limited by it.
    let seat = position["asked"].as_u64().unwrap() as usize;
    let action = legal(&position, seat).swap_remove(0);
    assert_eq!(socket.act(&position, seat, &action, false).await.0["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_counted() {
    let rates = Rates { sockets_of_person: Some(2), sockets_of_address: Some(2), ..Rates::NONE };
    let world = limited(rates).await;
    let (mut ann, bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = against_a_bot(&mut ann).await;
    let one = ann.sit(&table).await;
    let _two = ann.sit(&table).await;
    assert_eq!(ann.try_sit(&table, None).await.err(), Some(429));
    let _three = bea.sit(&table).await;
    let _four = world.nobody().sit(&table).await;
    assert_eq!(bea.try_sit(&table, None).await.err(), Some(429));
    // A failed attempt takes no slot.
    assert_eq!(ann.try_sit(&table, Some("http://evil.example")).await.err(), Some(403));
    drop(one);
    for _ in 0..100 {
        if ann.try_sit(&table, None).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a place is not given back");
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_counted() {
    let world = limited(Rates { connections: Some(3), ..Rates::NONE }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(world.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut head = [0; 15];
        stream.read_exact(&mut head).await.unwrap();
        assert_eq!(&head, b"HTTP/1.1 200 OK");
        held.push(stream);
    }
    assert_eq!(world.raw("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await, "");
    held.pop();
    for _ in 0..100 {
        let answer = world.raw("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
        if answer.ends_with("ok\n") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a place is not given back");
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_requests_are_cut() {
    let world = World::with(|config| config.request_timeout = Duration::from_millis(300)).await;
    // A head that never ends, a body that never ends, and a connection that says nothing.
    assert_eq!(world.raw("GET /api/me HTTP/1.1\r\nHost:").await, "");
    let body = "POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    let answer = world.raw(body).await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("too_slow"), "{answer}");
    assert_eq!(world.raw("").await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_spectators_have_a_limit() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = against_a_bot(&mut ann).await;
    let nobody = world.nobody();
    let mut crowd = Vec::new();
    for _ in 0..limits::SPECTATORS {
        crowd.push(nobody.sit(&table).await);
    }
    assert_eq!(nobody.try_sit(&table, None).await.err(), Some(429));
    // There is always room for a player.
    ann.sit(&table).await.expect("hello").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_dropped_and_comes_back() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = against_a_bot(&mut ann).await;
    let (mut deaf, mut socket) = (ann.sit(&table).await, ann.sit(&table).await);
    socket.expect("hello").await;
    // One requests everything without ever reading; the table keeps serving the other.
    for _ in 0..3000 {
        deaf.say(json!({"type": "resync"})).await;
    }
    socket.say(json!({"type": "chat", "client": "c", "text": "still here"})).await;
    assert_eq!(socket.outcome("c").await.0["type"], "done");
    deaf.farewell().await;
    let hello = ann.sit(&table).await.expect("hello").await;
    assert_eq!(hello["chat"][0]["text"], Value::from("still here"));
}
