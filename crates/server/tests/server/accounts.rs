//! Accounts: sessions, passwords, what programs may not do, and what becomes of people who are deleted.

use std::{
    io::Write,
    sync::{Arc, Mutex, OnceLock},
    time::Duration,
};

use crate::world::{Person, World};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

const PASSWORD: &str = "correct horse";

async fn account(world: &World, name: &str) -> Person {
    let mut person = world.guest(name).await;
    person.post("/api/account", json!({"login": name.to_lowercase(), "password": PASSWORD})).await.ok();
    person
}

/// The same person in another browser.
async fn elsewhere(world: &World, login: &str, password: &str) -> Person {
    let mut person = world.nobody();
    person.post("/api/sign-in", json!({"login": login, "password": password})).await.ok();
    person
}

/// Whether the cookie of a client is still valid.
async fn is_signed_in(person: &mut Person) -> bool {
    person.get("/api/tables?list=mine").await.status == 200
}

fn signed_out() -> Option<(u16, String)> {
    Some((1008, "you are no longer signed in".to_owned()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_planted_before_is_worth_nothing_afterwards() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let mut planted = world.nobody();
    planted.cookie = ann.cookie.clone();
    // With it, a token could have been made as well.
    let token = planted.post("/api/tokens", json!({"name": "mine"})).await.ok();
    let mut bot = world.nobody();
    bot.bearer = Some(token["secret"].as_str().unwrap().to_owned());
    let id = ann.get("/api/me").await.ok()["id"].clone();
    ann.post("/api/account", json!({"login": "ann", "password": PASSWORD})).await.ok();
    assert_ne!(ann.cookie, planted.cookie);
    assert_eq!(ann.get("/api/me").await.ok()["id"], id);
    assert!(!is_signed_in(&mut planted).await);
    assert_eq!(bot.get("/api/me").await.code(), "unauthorized");
    // The same when a browser that was a guest signs in.
    let mut guest = world.guest("Bea").await;
    planted.cookie = guest.cookie.clone();
    guest.post("/api/sign-in", json!({"login": "ann", "password": PASSWORD})).await.ok();
    assert_ne!(guest.cookie, planted.cookie);
    assert_eq!(guest.get("/api/me").await.ok()["id"], id);
    assert!(!is_signed_in(&mut planted).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_changed_with_the_current_one() {
    let world = World::new().await;
    let mut ann = account(&world, "Ann").await;
    let mut other = elsewhere(&world, "ann", PASSWORD).await;
    let before = ann.cookie.clone();
    let change = |current: &str, password: &str| json!({"current": current, "password": password});
    assert_eq!(
        ann.put("/api/account/password", change("wrong horse", "another horse")).await.code(),
        "wrong_password"
    );
    assert_eq!(ann.put("/api/account/password", change("", "another horse")).await.code(), "wrong_password");
    assert_eq!(ann.put("/api/account/password", change(PASSWORD, "short")).await.code(), "bad_request");
    assert!(is_signed_in(&mut other).await);
    assert_eq!(ann.put("/api/account/password", change(PASSWORD, "another horse")).await.status, 204);
    // Everybody else is signed out, and this session has a new cookie.
    assert!(is_signed_in(&mut ann).await && !is_signed_in(&mut other).await);
    let mut old = world.nobody();
    old.cookie = before;
    assert!(!is_signed_in(&mut old).await);
    let given = json!({"login": "ann", "password": PASSWORD});
    assert_eq!(world.nobody().post("/api/sign-in", given).await.code(), "unauthorized");
    elsewhere(&world, "ann", "another horse").await;
    let mut guest = world.guest("Gus").await;
    assert_eq!(
        guest.put("/api/account/password", change(PASSWORD, "another horse")).await.code(),
        "no_account"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended() {
    let world = World::new().await;
    let mut ann = account(&world, "Ann").await;
    let mut phone = world.nobody();
    let sign_in = phone.request("POST", "/api/sign-in").header("user-agent", "Phone/1.0");
    phone.ask(sign_in.json(&json!({"login": "ann", "password": PASSWORD}))).await.ok();
    let mut desk = elsewhere(&world, "ann", PASSWORD).await;
    let list = ann.get("/api/sessions").await;
    let secret = phone.cookie.as_ref().unwrap().split_once('.').unwrap().1.to_owned();
    assert!(!list.text.contains(&secret));
    let list = list.ok();
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), 3);
    assert_eq!(list.iter().filter(|one| one["current"] == true).count(), 1);
    let of_phone = list.iter().find(|one| one["agent"] == "Phone/1.0").unwrap();
    assert!(of_phone["current"] == false && of_phone["used"].as_i64() >= of_phone["created"].as_i64());
    let path = format!("/api/sessions/{}", of_phone["id"].as_str().unwrap());
    let mut bea = account(&world, "Bea").await;
    assert_eq!(bea.delete(&path).await.code(), "not_found");
    assert_eq!(ann.delete(&path).await.status, 204);
    assert_eq!(ann.delete(&path).await.code(), "not_found");
    assert!(!is_signed_in(&mut phone).await && is_signed_in(&mut desk).await);
    assert_eq!(ann.delete("/api/sessions").await.status, 204);
    assert!(!is_signed_in(&mut desk).await && is_signed_in(&mut ann).await && is_signed_in(&mut bea).await);
    assert_eq!(ann.get("/api/sessions").await.ok().as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_have_no_rights_over_the_account() {
    let world = World::new().await;
    let mut guest = world.guest("Gus").await;
    let mut ann = account(&world, "Ann").await;
    for person in [&mut guest, &mut ann] {
        let made = person.post("/api/tokens", json!({"name": "bot"})).await.ok();
        let id = made["token"]["id"].as_str().unwrap();
        let before = person.get("/api/me").await.ok();
        let mut bot = world.nobody();
        bot.bearer = Some(made["secret"].as_str().unwrap().to_owned());
        let password = json!({"password": PASSWORD});
        for (method, path, body) in [
            ("PUT", "/api/me".to_owned(), json!({"name": "Eve"})),
            ("DELETE", "/api/me".to_owned(), Value::Null),
            ("GET", "/api/me/export".to_owned(), Value::Null),
            ("GET", "/api/me/progress".to_owned(), Value::Null),
            ("POST", "/api/me/progress".to_owned(), json!({})),
            ("POST", "/api/account".to_owned(), json!({"login": "eve", "password": PASSWORD})),
            (
                "PUT",
                "/api/account/password".to_owned(),
                json!({"current": PASSWORD, "password": "another horse"}),
            ),
            (
                "PUT",
                "/api/account/email".to_owned(),
                json!({"email": "eve@evil.example", "password": PASSWORD}),
            ),
            ("DELETE", "/api/account/email".to_owned(), password.clone()),
            ("GET", "/api/sessions".to_owned(), Value::Null),
            ("DELETE", "/api/sessions".to_owned(), Value::Null),
            ("DELETE", format!("/api/sessions/{id}"), Value::Null),
            ("GET", "/api/tokens".to_owned(), Value::Null),
            ("POST", "/api/tokens".to_owned(), json!({"name": "more"})),
            ("DELETE", format!("/api/tokens/{id}"), Value::Null),
            ("GET", "/api/passkeys".to_owned(), Value::Null),
            ("POST", "/api/passkeys/challenge".to_owned(), password),
            ("POST", "/api/sign-out".to_owned(), Value::Null),
        ] {
            let request = bot.request(method, &path);
            let request = if body.is_null() { request } else { request.json(&body) };
            assert_eq!(bot.ask(request).await.code(), "forbidden", "{method} {path}");
        }
        assert_eq!(bot.get("/api/me").await.ok(), before);
        // It plays and reads.
        bot.table("amyitis", json!([{"kind": "me"}, {"kind": "open"}])).await;
        assert_eq!(bot.get("/api/tables?list=mine").await.ok().as_array().unwrap().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_close_at_once() {
    // Pings would notice after a minute.
    let world = World::with(|config| config.ping_interval = Duration::from_secs(60)).await;
    let mut ann = account(&world, "Ann").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let made = ann.post("/api/tokens", json!({"name": "bot"})).await.ok();
    let mut bot = world.nobody();
    bot.bearer = Some(made["secret"].as_str().unwrap().to_owned());
    let mut phone = elsewhere(&world, "ann", PASSWORD).await;
    let desk = elsewhere(&world, "ann", PASSWORD).await;
    let (mut of_ann, mut of_bot, mut of_phone, mut of_desk) =
        (ann.sit(&table).await, bot.sit(&table).await, phone.sit(&table).await, desk.sit(&table).await);
    for socket in [&mut of_ann, &mut of_bot, &mut of_phone, &mut of_desk] {
        socket.expect("hello").await;
    }
    let start = std::time::Instant::now();
    assert_eq!(phone.post("/api/sign-out", json!({})).await.status, 204);
    assert_eq!(of_phone.farewell().await, signed_out());
    let id = made["token"]["id"].as_str().unwrap();
    assert_eq!(ann.delete(&format!("/api/tokens/{id}")).await.status, 204);
    assert_eq!(of_bot.farewell().await, signed_out());
    assert_eq!(ann.delete("/api/sessions").await.status, 204);
    assert_eq!(of_desk.farewell().await, signed_out());
    of_ann.say(json!({"type": "ping"})).await;
    of_ann.expect("pong").await;
    // A changed password replaces the cookie, so the page connects again with the new one.
    let change = json!({"current": PASSWORD, "password": "another horse"});
    assert_eq!(ann.put("/api/account/password", change).await.status, 204);
    assert_eq!(of_ann.farewell().await, signed_out());
    assert!(start.elapsed() < Duration::from_secs(20));
}

/// Sends all of a request but its last byte; `finish` sends that.
struct Held {
    stream: TcpStream,
    last: u8,
}

impl Held {
    async fn begin(world: &World, person: &Person, method: &str, path: &str, body: &Value) -> Self {
        let body = body.to_string();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            person.cookie.clone().unwrap(),
            body.len(),
        );
        let mut stream = TcpStream::connect(world.address).await.unwrap();
        let (last, rest) = request.as_bytes().split_last().unwrap();
        stream.write_all(rest).await.unwrap();
        // The server has to look at the head before the person is deleted.
        tokio::time::sleep(Duration::from_millis(200)).await;
        Self { stream, last: *last }
    }

    async fn finish(mut self) -> String {
        self.stream.write_all(&[self.last]).await.unwrap();
        let mut answer = String::new();
        self.stream.read_to_string(&mut answer).await.unwrap();
        answer
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_during_a_request_cannot_act() {
    let world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let join = format!("/api/tables/{table}/join");
    let new =
        json!({"game": "tigris", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": true});
    let mut held = Vec::new();
    for (method, path, body) in [
        ("POST", join.as_str(), json!({"seat": 1})),
        ("POST", "/api/tables", new),
        ("PUT", "/api/me", json!({"name": "Eve"})),
        ("POST", "/api/tokens", json!({"name": "bot"})),
        ("POST", "/api/account", json!({"login": "eve", "password": PASSWORD})),
    ] {
        held.push((path, Held::begin(&world, &bea, method, path, &body).await));
    }
    assert_eq!(bea.delete("/api/me").await.status, 204);
    for (path, held) in held {
        let answer = held.finish().await;
        assert!(answer.starts_with("HTTP/1.1 401 "), "{path}: {answer}");
    }
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.ok()["seats"][1]["kind"], "open");
    assert_eq!(ann.get("/api/tables?list=open").await.ok().as_array().unwrap().len(), 1);
    let pool = world.database().await;
    for sql in [
        "SELECT COUNT(*) FROM people WHERE name <> 'Ann'",
        "SELECT COUNT(*) FROM tokens WHERE person NOT IN (SELECT id FROM people)",
        "SELECT COUNT(*) FROM seats WHERE person NOT IN (SELECT id FROM people)",
    ] {
        let (left,): (i64,) = sqlx::query_as(sql).fetch_one(&pool).await.unwrap();
        assert_eq!(left, 0, "{sql}");
    }
    pool.close().await;
}

/// Joins and deletions at the same moment: whoever was first, nobody has a seat who does not exist.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_is_gone_has_a_seat() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    for _ in 0..20 {
        let mut bea = world.guest("Bea").await;
        let mut same = world.nobody();
        same.cookie = bea.cookie.clone();
        let join = format!("/api/tables/{table}/join");
        let (joined, deleted) = tokio::join!(same.post(&join, json!({})), bea.delete("/api/me"));
        assert!([200, 401].contains(&joined.status), "{} {}", joined.status, joined.text);
        assert_eq!(deleted.status, 204);
        let seat = ann.get(&format!("/api/tables/{table}")).await.ok()["seats"][1].clone();
        if seat["kind"] != "open" {
            // Between the look at the tables and the deletion there was a join; the seat is free again at once.
            panic!("{seat}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_who_is_deleted_is_forgotten() {
    let world = World::with(|config| config.ping_interval = Duration::from_secs(60)).await;
    let (mut ann, mut eve) = (world.guest("Ann").await, world.guest("Evelyn").await);
    for (seats, state) in [
        (json!([{"kind": "me"}, {"kind": "bot", "level": 1}]), "running"),
        (json!([{"kind": "me"}, {"kind": "open"}]), "waiting"),
    ] {
        eve.get("/api/me").await.ok();
        eve.put("/api/me", json!({"name": "Evelyn"})).await.ok();
        let id = eve.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
        let table = ann.table("babylonia", seats).await;
        let mut of_ann = ann.sit(&table).await;
        assert_eq!(of_ann.expect("hello").await["table"]["state"], state);
        let mut of_eve = eve.sit(&table).await;
        of_eve.expect("hello").await;
        of_eve.say(json!({"type": "chat", "client": "c", "text": "hello"})).await;
        of_eve.outcome("c").await;
        let start = std::time::Instant::now();
        assert_eq!(eve.delete("/api/me").await.status, 204);
        assert!(of_eve.farewell().await.is_some());
        assert!(start.elapsed() < Duration::from_secs(10));
        // While a game is running, those who look on have what others of them say.
        let hello = world.nobody().sit(&table).await.expect("hello").await;
        assert_eq!(
            (&hello["chat"][0]["name"], &hello["chat"][0]["text"]),
            (&json!("former player"), &json!("hello"))
        );
        assert!(!hello.to_string().contains("Evelyn") && !hello.to_string().contains(&id), "{hello}");
        let pool = world.database().await;
        let sql = "SELECT COUNT(*) FROM chat WHERE name = 'Evelyn' OR person IS NOT NULL";
        let (left,): (i64,) = sqlx::query_as(sql).fetch_one(&pool).await.unwrap();
        assert_eq!(left, 0);
        pool.close().await;
        eve = world.nobody();
    }
}

/// What the server logs, in all tests of this process.
fn log() -> Arc<Mutex<Vec<u8>>> {
    static LOG: OnceLock<Arc<Mutex<Vec<u8>>>> = OnceLock::new();
    struct Writer(Arc<Mutex<Vec<u8>>>);
    impl Write for Writer {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let log = LOG.get_or_init(|| {
        let log = Arc::new(Mutex::new(Vec::new()));
        let inside = log.clone();
        tracing_subscriber::fmt()
            .with_max_level(tracing_subscriber::filter::LevelFilter::INFO)
            .with_ansi(false)
            .with_writer(move || Writer(inside.clone()))
            .init();
        log
    });
    log.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_sign_ins_are_logged_with_their_address() {
    let log = log();
    let world = World::with(|config| config.behind_proxy = true).await;
    account(&world, "Ann").await;
    for (login, password) in
        [("ann", "wrong-password-1"), ("no-such-login", "wrong-password-2"), ("a b\nc", "x")]
    {
        let mut thief = world.nobody();
        let request = thief.request("POST", "/api/sign-in").header("x-forwarded-for", "203.0.113.77");
        let answer = thief.ask(request.json(&json!({"login": login, "password": password}))).await;
        assert_eq!(answer.code(), "unauthorized");
    }
    let text = String::from_utf8(log.lock().unwrap().clone()).unwrap();
    let lines: Vec<_> = text.lines().filter(|line| line.contains("203.0.113.77")).collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    for line in lines {
        assert!(line.contains("WARN") && line.contains("wrong sign-in address=203.0.113.77"), "{line}");
    }
    for secret in ["wrong-password", "no-such-login"] {
        assert!(!text.contains(secret), "{secret}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_accounts_cannot_be_imitated() {
    let world = World::new().await;
    let mut ann = account(&world, "Annabel").await;
    let mut eve = world.guest("Eve").await;
    for alike in ["Annabel", "annabel", "\u{410}nnabel", "Annabe1", " Anna\u{200b}bel"] {
        let answer = eve.put("/api/me", json!({"name": alike})).await;
        assert_eq!((answer.status, answer.code().as_str()), (409, "name_taken"), "{alike}");
    }
    // One's own name can be written in another way; and a guest's name is nobody's.
    ann.put("/api/me", json!({"name": "ANNABEL"})).await.ok();
    let mut gus = world.guest("Gus").await;
    assert_eq!(gus.get("/api/me").await.ok()["name"], "Gus");
    eve.put("/api/me", json!({"name": "Gus"})).await.ok();
    // As an account, one of them has the name.
    gus.post("/api/account", json!({"login": "gus", "password": PASSWORD})).await.ok();
    let taken = eve.post("/api/account", json!({"login": "eve", "password": PASSWORD})).await;
    assert_eq!(taken.code(), "name_taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_written_everywhere_when_the_request_returns() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    for _ in 0..5 {
        ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    }
    let pool = world.database().await;
    for name in ["Anna", "Annabel", "Annette"] {
        ann.put("/api/me", json!({"name": name})).await.ok();
        let sheets: Vec<String> =
            sqlx::query_scalar("SELECT sheet FROM tables").fetch_all(&pool).await.unwrap();
        assert_eq!(sheets.iter().filter(|sheet| sheet.contains(&format!("\"{name}\""))).count(), 5);
    }
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_show_who_has_an_account() {
    let world = World::new().await;
    let (mut ann, mut gus) = (account(&world, "Ann").await, world.guest("Gus").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    gus.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    let seats = ann.get(&format!("/api/tables/{table}")).await.ok()["seats"].clone();
    assert_eq!((&seats[0]["account"], &seats[1]["account"]), (&json!(true), &json!(false)));
    let (mut of_ann, mut of_gus) = (ann.sit(&table).await, gus.sit(&table).await);
    for (socket, client) in [(&mut of_ann, "a"), (&mut of_gus, "b")] {
        socket.expect("hello").await;
        socket.say(json!({"type": "chat", "client": client, "text": "hello"})).await;
        socket.outcome(client).await;
    }
    let chat = ann.sit(&table).await.expect("hello").await["chat"].clone();
    assert_eq!((&chat[0]["account"], &chat[1]["account"]), (&json!(true), &json!(false)));
    // A guest who becomes an account is shown as one from then on.
    gus.post("/api/account", json!({"login": "gus", "password": PASSWORD})).await.ok();
    for _ in 0..100 {
        if ann.get(&format!("/api/tables/{table}")).await.ok()["seats"][1]["account"] == true {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the table does not show the account");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_downloads_all_of_their_data() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, world.guest("Bea").await);
    let token = ann.post("/api/tokens", json!({"name": "my bot"})).await.ok();
    elsewhere(&world, "ann", PASSWORD).await;
    let finished = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let mut socket = ann.sit(&finished).await;
    socket.expect("hello").await;
    socket.say(json!({"type": "chat", "client": "c", "text": "good luck"})).await;
    socket.outcome("c").await;
    socket.say(json!({"type": "resign", "client": "r", "seat": 0})).await;
    socket.expect("over").await;
    let waiting = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let theirs = bea.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let mut of_bea = bea.sit(&theirs).await;
    of_bea.say(json!({"type": "chat", "client": "c", "text": "not mine"})).await;
    of_bea.outcome("c").await;

    let answer = ann.get("/api/me/export").await;
    assert!(answer.headers["content-disposition"].to_str().unwrap().contains("attachment"));
    let file = answer.ok();
    assert_eq!((&file["me"]["login"], &file["me"]["name"]), (&json!("ann"), &json!("Ann")));
    assert_eq!(file["sessions"].as_array().unwrap().len(), 2);
    assert_eq!(file["tokens"][0]["name"], "my bot");
    assert_eq!(file["passkeys"], json!([]));
    let chat = file["chat"].as_array().unwrap();
    assert_eq!(chat.len(), 1);
    assert_eq!((&chat[0]["table"], &chat[0]["text"]), (&json!(finished), &json!("good luck")));
    let tables = file["tables"].as_array().unwrap();
    let of = |id: &str| tables.iter().find(|one| one["table"]["id"] == id);
    assert_eq!(tables.len(), 2);
    let record = ann.get(&format!("/api/tables/{finished}/record")).await.text;
    assert_eq!(of(&finished).unwrap()["record"], record);
    assert!(of(&waiting).unwrap().get("record").is_none() && of(&theirs).is_none());
    // No secrets, and nothing of others.
    let secret = token["secret"].as_str().unwrap().split_once('.').unwrap().1;
    let cookie = ann.cookie.clone().unwrap();
    for hidden in [secret, cookie.split_once('.').unwrap().1, "argon2", "not mine"] {
        assert!(!answer.text.contains(hidden), "{hidden}");
    }
    assert_eq!(world.nobody().get("/api/me/export").await.status, 401);
    let empty = world.guest("Gus").await.get("/api/me/export").await.ok();
    assert_eq!((&empty["me"]["name"], &empty["tables"]), (&json!("Gus"), &json!([])));
}

/// Limits hold for requests at the same time as well.
#[tokio::test(flavor = "multi_thread")]
async fn tokens_made_at_once_are_counted() {
    let world = World::new().await;
    let ann = account(&world, "Ann").await;
    let mut requests = tokio::task::JoinSet::new();
    for _ in 0..60 {
        let mut same = world.nobody();
        same.cookie = ann.cookie.clone();
        requests.spawn(async move { same.post("/api/tokens", json!({"name": "bot"})).await.status });
    }
    let statuses = requests.join_all().await;
    let made = statuses.iter().filter(|status| **status == 200).count() as i64;
    assert_eq!(made, shinar_server::limits::TOKENS);
    assert!(statuses.iter().all(|status| [200, 409].contains(status)));
}
