//! `shinar serve` and `shinar load` as processes: serving, playing, shutting down.
#![allow(missing_docs, clippy::expect_used, clippy::panic)]

mod served;
mod shinar;

use std::{
    fs,
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    process::Command,
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use served::Served;
use shinar::shinar_with;
use shinar_core::{Actor, Record};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

impl Served {
    /// Asks it to stop, waits until it has, and returns whether it succeeded.
    fn stop(&mut self) -> bool {
        let kill = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(kill.expect("kill is there").success());
        self.child.wait().expect("it ends").success()
    }

    /// The cookie of a new guest.
    fn guest(&self) -> String {
        let (head, _) = self.ask("GET", "/api/me", "", "");
        cookie_in(&head)
    }

    /// The JSON of a response.
    fn json(&self, method: &str, path: &str, cookie: &str, body: &Value) -> Value {
        let (_, text) = self.ask(method, path, cookie, &body.to_string());
        serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text:?} is no JSON"))
    }

    /// The head and the body of a response.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("a response");
        let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
        (head.to_owned(), body.to_owned())
    }
}

fn cookie_in(head: &str) -> String {
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    cookie.split(';').next().expect("a pair").to_owned()
}

#[test]
fn a_game_of_bots_is_fair() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut served = Served::start(&["--data", data.to_str().expect("UTF-8")], None);
    assert_eq!(served.ask("GET", "/healthz", "", "").1, "ok\n");
    let cookie = &served.guest();
    let bot = json!({"kind": "bot", "level": 1});
    let wish = json!({"game": "babylonia", "players": 2, "seats": [bot, bot], "public": true, "contribution": "salt"});
    let (_, made) = served.ask("POST", "/api/tables", cookie, &wish.to_string());
    let made: Value = serde_json::from_str(&made).expect("JSON");
    let path = format!("/api/tables/{}/record", made["id"].as_str().expect("an id"));
    let text = (0..600).find_map(|_| {
        let (head, body) = served.ask("GET", &path, cookie, "");
        std::thread::sleep(Duration::from_millis(if head.contains(" 200 ") { 0 } else { 100 }));
        head.contains(" 200 ").then_some(body)
    });
    let text = text.expect("the bots finish their game");

    let file = folder.path().join("game.shinar");
    let name = file.to_str().expect("UTF-8");
    fs::write(&file, &text).expect("written");
    let verified = shinar_with(&["replay", name, "--verify"], b"");
    assert!(verified.code == 0 && verified.out.contains("fair: "), "{} {}", verified.out, verified.err);
    // A draw that does not follow from the seed is detected even under a correct hash.
    let mut forged = Record::parse(&text).expect("a record");
    forged.result = None;
    let draw = forged.actions.iter().rposition(|(actor, _)| *actor == Actor::Chance).expect("a draw");
    forged.actions.truncate(draw + 1);
    let kinds = ["farmer", "merchant", "official", "priest"];
    let drawn = forged.actions[draw].1.clone();
    for kind in kinds {
        let seat = drawn.split(' ').find(|word| kinds.contains(word)).unwrap_or_default();
        forged.actions[draw].1 = drawn.replace(seat, kind);
        fs::write(&file, forged.to_string()).expect("written");
        let verified = shinar_with(&["replay", name, "--verify"], b"");
        assert_eq!(verified.code == 0, forged.actions[draw].1 == drawn, "{} {}", verified.out, verified.err);
    }

    // It shuts down cleanly on request.
    assert!(served.stop());
    assert!(data.join("shinar.db").is_file());
}

#[test]
fn logs_tell_no_secrets() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    for level in ["info", "debug", "trace"] {
        let file = folder.path().join(level);
        let mut served = Served::logged(&["--data", data.to_str().expect("UTF-8")], Some(&file), level);
        let cookie = served.guest();
        let given = |password: &str| json!({"login": format!("ann-{level}"), "password": password});
        let (right, wrong) = ("correct horse battery", "wrong horse battery");
        let (head, _) = served.ask("POST", "/api/account", &cookie, &given(right).to_string());
        let (guest, cookie) = (cookie, cookie_in(&head));
        served.ask("POST", "/api/sign-in", "", &given(wrong).to_string());
        let (head, _) = served.ask("POST", "/api/sign-in", "", &given(right).to_string());
        let again = cookie_in(&head);
        let made = served.json("POST", "/api/tokens", &cookie, &json!({"name": "my bot"}));
        let token = made["secret"].as_str().expect("a secret").to_owned();
        let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}]);
        let wish =
            json!({"game": "tigris", "players": 2, "seats": seats, "contribution": "my-grain-of-salt"});
        let table = served.json("POST", "/api/tables", &cookie, &wish);
        let (id, invite) = (table["id"].as_str().expect("an id"), table["invite"].as_str().expect("a code"));
        served.ask("GET", &format!("/api/tables/{id}?code={invite}"), "", "");

        // Requests to the table by cookie, by token and by code; chat, actions, and a resignation, which reveals the seed.
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let seed = runtime.block_on(async {
            let bearer = format!("Bearer {token}");
            for (path, name, value) in [
                ("play", "cookie", again.as_str()),
                ("play", "authorization", bearer.as_str()),
                (&format!("play?code={invite}"), "x-nothing", ""),
            ] {
                let mut socket =
                    socket(served.address, &format!("/api/tables/{id}/{path}"), name, value).await;
                hear(&mut socket, "hello").await;
            }
            let mut socket =
                socket(served.address, &format!("/api/tables/{id}/play"), "cookie", &cookie).await;
            say(&mut socket, &json!({"type": "chat", "client": "c", "text": "what I say here stays here"}))
                .await;
            say(&mut socket, &json!({"type": "resign", "client": "r", "seat": 0})).await;
            let over = hear(&mut socket, "over").await;
            over["shuffle"]["seed"].as_str().expect("a seed").to_owned()
        });
        served.ask("DELETE", "/api/me", &cookie, "");
        assert!(served.stop());

        let text = fs::read_to_string(&file).expect("a log");
        assert!(
            text.contains("the server is listening") && text.contains("the server has stopped"),
            "{text}"
        );
        assert_eq!(text.contains("/api/sign-in"), level != "info", "{text}");
        let secret_of = |text: &str| text.rsplit('.').next().expect("a part").to_owned();
        let secrets = [
            (right.to_owned(), "the password"),
            (wrong.to_owned(), "a wrong password"),
            (secret_of(&guest), "the cookie of the guest"),
            (secret_of(&cookie), "the first cookie"),
            (secret_of(&again), "the second cookie"),
            (secret_of(&token), "the token"),
            (invite.to_owned(), "the code of the invitation"),
            (seed, "the seed"),
            ("my-grain-of-salt".to_owned(), "the contribution"),
            ("what I say here stays here".to_owned(), "the chat"),
        ];
        for (secret, what) in secrets {
            assert!(secret.len() > 10);
            let line = text.lines().find(|line| line.contains(&secret));
            assert!(line.is_none(), "{what} is in the log at {level}: {line:?}");
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn it_takes_memory_in_small_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = Served::start(&["--data", folder.path().to_str().expect("UTF-8")], None);
    let status =
        fs::read_to_string(format!("/proc/{}/status", served.child.id())).expect("the state of a process");
    // Older systems do not say it.
    if let Some(line) = status.lines().find(|line| line.starts_with("THP_enabled:")) {
        assert!(line.ends_with('0'), "{line}");
    }
}

#[test]
fn it_says_good_bye_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let args = ["--data", data.to_str().expect("UTF-8")];
    let mut served = Served::start(&args, None);
    let cookie = served.guest();
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}]);
    let wish = json!({"game": "babylonia", "players": 2, "seats": seats});
    let table = served.json("POST", "/api/tables", &cookie, &wish);
    let path = format!("/api/tables/{}/play", table["id"].as_str().expect("an id"));
    // An open connection with half a request must not keep the server from stopping.
    let mut half = TcpStream::connect(served.address).expect("it listens");
    half.write_all(b"GET /api/me HTTP/1.1\r\nHost:").expect("it reads");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut socket = runtime.block_on(socket(served.address, &path, "cookie", &cookie));
    let version = runtime.block_on(async {
        let hello = hear(&mut socket, "hello").await;
        let position = &hello["position"];
        let seat = position["asked"].as_u64().expect("a seat") as usize;
        let action = &position["views"][seat]["legal"][0]["action"];
        let act = json!({"type": "act", "client": "a", "version": position["version"], "seat": seat, "action": action});
        say(&mut socket, &act).await;
        hear(&mut socket, "done").await["version"].clone()
    });
    let start = Instant::now();
    // The socket receives the reason while the server stops.
    let farewell = runtime.spawn(async move {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => break frame,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break None,
            }
        }
    });
    assert!(served.stop());
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    let frame = runtime.block_on(farewell).expect("it ends").expect("a reason");
    assert_eq!((u16::from(frame.code), frame.reason.as_str()), (1012, "connect again"));
    // Everything acknowledged is there.
    let served = Served::start(&args, None);
    runtime.block_on(async {
        let mut socket = self::socket(served.address, &path, "cookie", &cookie).await;
        assert_eq!(hear(&mut socket, "hello").await["position"]["version"], version);
    });
}

type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

/// Opens a socket with one header.
async fn socket(address: SocketAddr, path: &str, name: &'static str, value: &str) -> Socket {
    let mut request = format!("ws://{address}{path}").into_client_request().expect("a request");
    request.headers_mut().insert(name, value.parse().expect("a header"));
    connect_async(request).await.expect("it opens").0
}

async fn say(socket: &mut Socket, message: &Value) {
    socket.send(Message::text(message.to_string())).await.expect("it is open");
}

/// The next message of a type.
async fn hear(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message = socket.next().await.expect("it is open").expect("a message");
        let message: Value = serde_json::from_str(message.to_text().expect("text")).unwrap_or_default();
        if message["type"] == kind {
            return message;
        }
    }
}

#[test]
fn bad_wishes_are_one_clear_line() {
    for (args, part) in [
        (&["serve", "--listen", "0.0.0.0:0", "--no-limits"][..], "--no-limits"),
        (&["serve", "--listen", "here"][..], "--listen"),
        (&["serve", "--database", "mysql://x"][..], "postgres://"),
    ] {
        let called = shinar_with(args, b"");
        assert_eq!((called.code, called.out.as_str()), (2, ""), "{args:?}");
        let lines: Vec<_> = called.err.lines().collect();
        assert!(lines.len() == 1 && lines[0].contains(part), "{args:?}: {}", called.err);
    }
}

#[test]
fn load_is_put_on_a_server_of_this_machine_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let data = data.to_str().expect("UTF-8");
    let served = Served::start(&["--data", data, "--no-limits"], None);
    let url = format!("http://{}", served.address);
    let load = ["load", "--url", &url, "--tables", "8", "--seconds", "2", "--bots", "1", "--json"];
    for way in [&[][..], &["--rate", "20"], &["--idle"]] {
        let called = shinar_with(&[&load[..], way].concat(), b"");
        assert_eq!(called.code, 0, "{} {}", called.out, called.err);
        let report: Value = serde_json::from_str(&called.out).expect("JSON");
        assert_eq!(report["errors"], 0, "{report}");
        assert_eq!(report["sockets"], 16);
        let figure = |name: &str| report[name].as_f64().unwrap_or_else(|| panic!("no {name} in {report}"));
        assert!(figure("actions_per_second") > 0.0 && figure("server_rss_mb") > 1.0, "{report}");
        assert!(0.0 < figure("p50_ms") && figure("p50_ms") <= figure("p99_ms"), "{report}");
        match way {
            // No action comes before its time.
            ["--rate", ..] => assert!(figure("actions") <= 48.0, "{report}"),
            // Each table has rested, and acts once.
            ["--idle"] => assert_eq!(figure("actions"), 8.0, "{report}"),
            _ => {}
        }
    }

    let other = folder.path().join("other");
    let limited = Served::start(&["--data", other.to_str().expect("UTF-8")], None);
    let limited = format!("http://{}", limited.address);
    for (args, part) in [
        (&["load", "--url", "http://192.0.2.1:80"][..], "not on this machine"),
        (&["load", "--url", &limited, "--tables", "100"], "--no-limits"),
        (&["load", "--url", &url, "--tables", "5001"], "5001"),
        (&["load", "--url", &url, "--seconds", "3601"], "3601"),
        (&["load", "--url", &url, "--game", "chess"], "babylonia"),
        (&["load", "--url", &url, "--tables", "100", "--rate", "1"], "--rate 10"),
    ] {
        let called = shinar_with(args, b"");
        assert_eq!((called.code, called.out.as_str()), (2, ""), "{args:?}: {}", called.err);
        assert!(called.err.contains(part) && called.err.lines().count() == 1, "{args:?}: {}", called.err);
    }
}

/// Tables at which bots wait for a thread, or for a person, keep nothing of what these have found out.
#[test]
fn bots_that_wait_forget() {
    const TABLES: usize = 60;
    const THREADS: usize = 4;
    let folder = tempfile::tempdir().expect("a folder");
    let (data, threads) = (folder.path().to_str().expect("UTF-8"), THREADS.to_string());
    let served = Served::start(&["--data", data, "--no-limits", "--bots-threads", &threads], None);
    let number = |name: &str| {
        let (_, text) = served.ask("GET", "/metrics", "", "");
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse::<f64>().ok()).expect("a metric") as usize
    };
    let bot = json!({"kind": "bot", "level": 6});
    let mut tables = Vec::new();
    for table in 0..TABLES {
        // Two thirds of them among bots only.
        let first = if table % 3 == 0 { json!({"kind": "me"}) } else { bot.clone() };
        let wish = json!({"game": "amyitis", "players": 3, "seats": [first, bot, bot], "public": true});
        let made = served.json("POST", "/api/tables", &served.guest(), &wish);
        tables.push(made["id"].as_str().expect("an id").to_owned());
    }
    let (start, mut most) = (Instant::now(), 0);
    while number("shinar_bot_decisions_total") < 5 * TABLES {
        // One for each thread, and those whose decision is being written.
        most = most.max(number("shinar_bot_minds"));
        assert!(most <= 3 * THREADS, "{most} bots of {TABLES} tables keep their thoughts");
        assert!(start.elapsed() < Duration::from_secs(120), "the bots do not decide");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(most > 0, "somebody thinks");
    assert!(number("shinar_tables_live") >= TABLES / 3, "the tables are there");
}
