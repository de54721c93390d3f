//! Looking after a server: what hosts and the command line can do, and who cannot.

use std::time::Duration;

use serde_json::{Value, json};
use shinar_server::{MetricsAccess, Retention};

use crate::world::{Person, World, play_on};

impl World {
    /// The command line of the machine.
    fn command_line(&self) -> Person {
        let secret = self.server.as_ref().unwrap().door().secret.clone();
        Person { bearer: Some(secret), ..self.nobody() }
    }

    /// An account with a name, and its login in lower case.
    async fn account(&self, name: &str) -> Person {
        let mut person = self.guest(name).await;
        person.post("/api/account", credentials(name)).await.ok();
        person
    }

    /// Runs a statement behind the server's back.
    async fn execute(&self, sql: &'static str) {
        sqlx::query(sql).execute(&self.database().await).await.unwrap();
    }
}

fn credentials(name: &str) -> Value {
    json!({"login": name.to_lowercase(), "password": "correct horse"})
}

async fn id_of(person: &mut Person) -> String {
    person.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned()
}

/// The deeds in the log, the oldest first.
async fn deeds(host: &mut Person) -> Vec<String> {
    let log = host.get("/api/host/log").await.ok();
    log.as_array().unwrap().iter().rev().map(|deed| deed["deed"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_hosts_look_after_the_server() {
    let world = World::new().await;
    let mut ann = world.account("Ann").await;
    let token = ann.post("/api/tokens", json!({"name": "bot"})).await.ok()["secret"].clone();
    let mut program = Person { bearer: Some(token.as_str().unwrap().to_owned()), ..world.nobody() };
    let mut forger = Person { bearer: Some("a".repeat(32)), ..world.nobody() };
    let routes = [
        ("GET", "/api/host/statistics"),
        ("GET", "/api/host/people"),
        ("GET", "/api/host/people/ann"),
        ("DELETE", "/api/host/people/ann"),
        ("PUT", "/api/host/people/ann/ban"),
        ("DELETE", "/api/host/people/ann/ban"),
        ("POST", "/api/host/people/ann/password"),
        ("GET", "/api/host/people/ann/sessions"),
        ("DELETE", "/api/host/people/ann/sessions"),
        ("GET", "/api/host/tables"),
        ("DELETE", "/api/host/tables/x"),
        ("POST", "/api/host/tables/x/close"),
        ("DELETE", "/api/host/notices/x"),
        ("GET", "/api/host/log"),
    ];
    for (method, path) in routes {
        let mut nobody = world.nobody();
        assert_eq!(nobody.ask(nobody.request(method, path)).await.status, 401, "{path}");
        for person in [&mut ann, &mut program, &mut forger] {
            assert_eq!(person.ask(person.request(method, path)).await.status, 403, "{path}");
        }
    }
    let mut command_line = world.command_line();
    assert_eq!(deeds(&mut command_line).await, Vec::<String>::new());
    // The role is given on the command line, to accounts only, and works at once; the account's programs do not get it.
    let mut guest = world.guest("Gil").await;
    let guest_id = id_of(&mut guest).await;
    let role = json!({"role": "host"});
    assert_eq!(
        command_line.put(&format!("/api/host/people/{guest_id}/role"), role.clone()).await.code(),
        "guest"
    );
    let host = command_line.put("/api/host/people/ann/role", role.clone()).await.ok();
    assert_eq!(host["role"], "host");
    assert!(ann.get("/api/host/statistics").await.ok()["accounts"] == 1);
    assert_eq!(program.get("/api/host/statistics").await.status, 403);
    // A host can neither make hosts nor harm them.
    let _bea = world.account("Bea").await;
    assert_eq!(ann.put("/api/host/people/bea/role", role).await.status, 403);
    for (method, path) in [
        ("DELETE", "/api/host/people/ann"),
        ("PUT", "/api/host/people/ann/ban"),
        ("POST", "/api/host/people/ann/password"),
    ] {
        assert_eq!(ann.ask(ann.request(method, path)).await.status, 403, "{path}");
    }
    command_line.put("/api/host/people/ann/role", json!({})).await.ok();
    assert_eq!(ann.get("/api/host/statistics").await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_found_renamed_and_deleted() {
    let world = World::new().await;
    let mut host = world.command_line();
    let mut ann = world.account("Ann").await;
    let mut bob = world.guest("100% Bob_").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let names = |list: &Value| -> Vec<String> {
        let mut names: Vec<_> =
            list.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&host.get("/api/host/people").await.ok()), ["100% Bob_", "Ann"]);
    assert_eq!(names(&host.get("/api/host/people?search=AN").await.ok()), ["Ann"]);
    assert_eq!(names(&host.get("/api/host/people?search=0%25").await.ok()), ["100% Bob_"]);
    assert_eq!(names(&host.get("/api/host/people?search=b_").await.ok()), ["100% Bob_"]);
    assert_eq!(names(&host.get("/api/host/people?search=_nn").await.ok()), Vec::<String>::new());
    assert_eq!(host.get("/api/host/people?limit=0").await.code(), "bad_request");
    assert_eq!(host.get("/api/host/people/nobody").await.code(), "not_found");
    let shown = host.get("/api/host/people/ann").await.ok();
    assert_eq!(
        (&shown["tables"], &shown["sessions"], &shown["login"]),
        (&json!(1), &json!(1), &json!("ann"))
    );
    assert!(!shown.to_string().contains("argon2"), "{shown}");

    // The new name is seen at the table at once.
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    assert_eq!(
        host.put("/api/host/people/ann/name", json!({"name": "\u{200b}"})).await.code(),
        "bad_request"
    );
    host.put("/api/host/people/ann/name", json!({"name": "Anna"})).await.ok();
    while socket.expect("table").await["table"]["seats"][0]["name"] != "Anna" {}
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Anna");

    let id = id_of(&mut bob).await;
    assert_eq!(host.delete(&format!("/api/host/people/{id}")).await.status, 204);
    assert_eq!(host.get(&format!("/api/host/people/{id}")).await.status, 404);
    assert_eq!(host.delete(&format!("/api/host/people/{id}")).await.status, 404);
    assert_eq!(deeds(&mut host).await, ["rename", "delete person"]);
    let log = host.get("/api/host/log?limit=1").await.ok();
    assert_eq!((&log[0]["subject"], &log[0]["detail"]), (&json!(id), &json!("100% Bob_")));
    assert!(log[0]["actor"].as_str().unwrap().starts_with("command line"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_reset() {
    // Pings would notice after a minute.
    let world = World::with(|config| config.ping_interval = Duration::from_secs(60)).await;
    let mut host = world.command_line();
    let mut ann = world.account("Ann").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    let reset = host.post("/api/host/people/ANN/password", json!({})).await.ok();
    assert_eq!(reset["login"], "ann");
    let password = reset["password"].as_str().unwrap();
    assert!(password.len() >= 16);
    assert_eq!(socket.farewell().await.unwrap().0, 1008);
    // Ann is signed out, the old password is wrong, and the new one is right.
    assert_ne!(ann.get("/api/me").await.ok()["name"], "Ann");
    assert_eq!(world.nobody().post("/api/sign-in", credentials("Ann")).await.status, 401);
    let given = json!({"login": "ann", "password": password});
    assert_eq!(world.nobody().post("/api/sign-in", given).await.ok()["name"], "Ann");
    assert_eq!(
        host.post("/api/host/people/ann/password", json!({"password": "short"})).await.code(),
        "bad_request"
    );
    host.post("/api/host/people/ann/password", json!({"password": "battery staple"})).await.ok();
    let given = json!({"login": "ann", "password": "battery staple"});
    assert_eq!(world.nobody().post("/api/sign-in", given).await.status, 200);
    let log = host.get("/api/host/log").await.ok().to_string();
    assert!(!log.contains(password) && !log.contains("battery"), "{log}");
    let mut guest = world.guest("Gil").await;
    let id = id_of(&mut guest).await;
    assert_eq!(host.post(&format!("/api/host/people/{id}/password"), json!({})).await.code(), "guest");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_is_kept_out_and_told_why() {
    // Pings would notice after a minute.
    let world = World::with(|config| config.ping_interval = Duration::from_secs(60)).await;
    let mut host = world.command_line();
    let mut ann = world.account("Ann").await;
    let token = ann.post("/api/tokens", json!({"name": "bot"})).await.ok()["secret"].clone();
    let mut program = Person { bearer: Some(token.as_str().unwrap().to_owned()), ..world.nobody() };
    let mut bea = world.guest("Bea").await;
    let running = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let waiting = bea.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    ann.post(&format!("/api/tables/{waiting}/join"), json!({})).await.ok();
    let mut socket = ann.sit(&running).await;
    socket.expect("hello").await;
    // Where she only watches, too.
    let mut watching =
        ann.sit(&bea.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await).await;
    watching.expect("hello").await;

    let banned = host.put("/api/host/people/ann/ban", json!({"reason": "insults"})).await.ok();
    assert_eq!(banned["ban_reason"], "insults");
    assert!(banned["banned"].is_i64());
    // The socket is closed, the game is lost, and the seat that waited is open again.
    for socket in [&mut socket, &mut watching] {
        let (code, _) = socket.farewell().await.unwrap();
        assert_eq!(code, 1008);
    }
    let seats = host.get(&format!("/api/host/tables/{running}")).await.ok()["table"]["seats"].clone();
    assert!(seats[0]["resigned"] == true && seats[1]["stand_in"] == false, "{seats}");
    let seats = bea.get(&format!("/api/tables/{waiting}")).await.ok()["seats"].clone();
    assert_eq!(seats[1]["kind"], "open");
    // None of their requests is carried out, whatever the credentials, and the response says why.
    let sign_in = credentials("Ann");
    for answer in [
        ann.get("/api/me").await,
        ann.put("/api/me", json!({"name": "Nobody"})).await,
        ann.post(&format!("/api/tables/{waiting}/join"), json!({})).await,
        program.get("/api/tables?list=mine").await,
        world.nobody().post("/api/sign-in", sign_in.clone()).await,
    ] {
        assert_eq!((answer.status, answer.code().as_str()), (403, "banned"));
        assert!(answer.text.contains("insults"), "{}", answer.text);
    }
    assert_eq!(ann.try_sit(&running, None).await.err(), Some(403));
    // A wrong password does not tell that the account is banned.
    let wrong = json!({"login": "ann", "password": "wrong horse"});
    assert_eq!(world.nobody().post("/api/sign-in", wrong).await.status, 401);

    host.delete("/api/host/people/ann/ban").await.ok();
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann");
    assert_eq!(world.nobody().post("/api/sign-in", sign_in).await.status, 200);
    assert_eq!(deeds(&mut host).await, ["ban", "unban"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_shown_closed_and_deleted() {
    let world = World::new().await;
    let mut host = world.command_line();
    let (mut ann, bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let request = json!({"game": "babylonia", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": false});
    let waiting = ann.table_as(request).await;
    let running = ann.table("tigris", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let finished = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let mut socket = ann.sit(&finished).await;
    let position = socket.expect("hello").await["position"].clone();
    play_on(&mut socket, &[0, 1], position).await;

    let list = host.get("/api/host/tables").await.ok();
    assert_eq!(list.as_array().unwrap().len(), 3);
    let list = host.get("/api/host/tables?state=waiting").await.ok();
    assert_eq!((list.as_array().unwrap().len(), &list[0]["id"]), (1, &json!(waiting)));
    let shown = host.get(&format!("/api/host/tables/{waiting}")).await.ok();
    assert_eq!((&shown["table"]["game"], &shown["entries"]), (&json!("babylonia"), &json!(0)));
    // Neither the invitation nor the seed.
    assert!(shown["table"].get("invite").is_none() && !shown.to_string().contains("seed"), "{shown}");

    let mut watching = bea.sit(&running).await;
    watching.expect("hello").await;
    assert_eq!(host.post(&format!("/api/host/tables/{running}/close"), json!({})).await.status, 204);
    watching.expect("over").await;
    assert_eq!(host.post(&format!("/api/host/tables/{waiting}/close"), json!({})).await.status, 204);
    assert_eq!(host.get(&format!("/api/host/tables/{waiting}")).await.status, 404);
    assert_eq!(host.post(&format!("/api/host/tables/{finished}/close"), json!({})).await.code(), "finished");

    assert_eq!(host.delete(&format!("/api/host/tables/{finished}")).await.status, 204);
    assert_eq!(ann.get(&format!("/api/tables/{finished}")).await.status, 404);
    assert_eq!(host.delete(&format!("/api/host/tables/{finished}")).await.status, 404);
    let pool = world.database().await;
    for sql in [
        "SELECT COUNT(*) FROM entries WHERE table_id = $1",
        "SELECT COUNT(*) FROM snapshots WHERE table_id = $1",
        "SELECT COUNT(*) FROM seats WHERE table_id = $1",
    ] {
        let rows: i64 = sqlx::query_scalar(sql).bind(finished.clone()).fetch_one(&pool).await.unwrap();
        assert_eq!(rows, 0, "{sql}");
    }
    // A table that cannot even be opened can be deleted.
    let damaged = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    host.get(&format!("/api/host/tables/{damaged}")).await.ok();
    world.execute("UPDATE tables SET sheet = 'nonsense' WHERE state = 'waiting'").await;
    let mut world = world;
    world.restart().await;
    let mut host = world.command_line();
    let shown = host.get(&format!("/api/host/tables/{damaged}")).await.ok();
    assert!(shown.get("table").is_none(), "{shown}");
    assert_eq!(host.delete(&format!("/api/host/tables/{damaged}")).await.status, 204);
    assert_eq!(host.get(&format!("/api/host/tables/{damaged}")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_ended() {
    // Pings would notice after a minute.
    let world = World::with(|config| config.ping_interval = Duration::from_secs(60)).await;
    let mut host = world.command_line();
    let mut ann = world.account("Ann").await;
    let mut other = world.nobody();
    other.post("/api/sign-in", credentials("Ann")).await.ok();
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let (mut of_ann, mut of_other) = (ann.sit(&table).await, other.sit(&table).await);
    of_ann.expect("hello").await;
    of_other.expect("hello").await;
    let sessions = host.get("/api/host/people/ann/sessions").await.ok();
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    assert!(!sessions.to_string().contains("hash"));
    let first = ann.cookie.clone().unwrap();
    let first = first.trim_start_matches("shinar=").split('.').next().unwrap();
    assert_eq!(host.delete(&format!("/api/host/people/ann/sessions/{first}")).await.status, 204);
    assert_eq!(host.delete(&format!("/api/host/people/ann/sessions/{first}")).await.status, 404);
    assert_eq!(of_ann.farewell().await.unwrap().0, 1008);
    assert_ne!(ann.get("/api/me").await.ok()["name"], "Ann");
    assert_eq!(other.get("/api/me").await.ok()["name"], "Ann");
    assert_eq!(host.delete("/api/host/people/ann/sessions").await.status, 204);
    assert_eq!(of_other.farewell().await.unwrap().0, 1008);
    assert_ne!(other.get("/api/me").await.ok()["name"], "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_notices() {
    let world = World::new().await;
    let mut host = world.command_line();
    let notice = json!({"text": "  Back at <b>ten</b>. ", "seconds": 3600});
    let notice = host.post("/api/host/notices", notice).await.ok();
    let shown = world.nobody().get("/api/notices").await.ok();
    assert_eq!(shown, json!([notice]));
    assert_eq!(notice["text"], "Back at <b>ten</b>.");
    for bad in [
        json!({"text": " ", "seconds": 60}),
        json!({"text": "x", "seconds": 59}),
        json!({"text": "x".repeat(501), "seconds": 60}),
    ] {
        assert_eq!(host.post("/api/host/notices", bad).await.code(), "bad_request");
    }
    let path = format!("/api/host/notices/{}", notice["id"].as_str().unwrap());
    assert_eq!(host.delete(&path).await.status, 204);
    assert_eq!(host.delete(&path).await.status, 404);
    host.post("/api/host/notices", json!({"text": "old", "seconds": 60})).await.ok();
    world.execute("UPDATE notices SET until = 1").await;
    assert_eq!(world.nobody().get("/api/notices").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_for_those_who_may_see_them() {
    let secret = "0123456789abcdef";
    let tokens = MetricsAccess { token: Some(secret.to_owned()), public: false };
    for (access, bearer, proxied, status) in [
        (MetricsAccess::default(), None, false, 200),
        // A proxy on the same machine connects from there, on behalf of the whole world.
        (MetricsAccess::default(), None, true, 403),
        (tokens.clone(), None, false, 401),
        (tokens.clone(), Some("0123456789abcdeg"), false, 401),
        (tokens.clone(), Some(secret), true, 200),
        (MetricsAccess { public: true, token: None }, None, true, 200),
    ] {
        let world = World::with(|config| config.metrics = access.clone()).await;
        let mut client = Person { bearer: bearer.map(str::to_owned), ..world.nobody() };
        let mut request = client.request("GET", "/metrics");
        if proxied {
            request = request.header("x-forwarded-for", "127.0.0.1");
        }
        let answer = client.ask(request).await;
        assert_eq!(answer.status, status, "{access:?} {bearer:?} {proxied}");
        assert_eq!(answer.text.contains("process_resident_memory_bytes"), status == 200);
        assert!(!answer.text.contains(secret));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_is_deleted() {
    let day = Some(Duration::from_secs(24 * 60 * 60));
    let keep = Retention { guests: None, chat: None, idle_tables: None };
    let mut world = World::with(|config| config.retention = keep).await;
    let (mut ann, mut gil) = (world.account("Ann").await, world.guest("Gil").await);
    let idle = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let finished = gil.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let mut socket = gil.sit(&finished).await;
    let position = socket.expect("hello").await["position"].clone();
    socket.say(json!({"type": "chat", "client": "c", "text": "hello"})).await;
    play_on(&mut socket, &[0, 1], position).await;
    drop(socket);
    for sql in
        ["UPDATE people SET seen = 1000", "UPDATE tables SET changed = 1000", "UPDATE chat SET at = 1000"]
    {
        world.execute(sql).await;
    }
    let pool = world.database().await;
    let count = async |sql: &'static str| -> i64 { sqlx::query_scalar(sql).fetch_one(&pool).await.unwrap() };
    let guests = "SELECT COUNT(*) FROM people WHERE login IS NULL";
    let states = "SELECT COUNT(*) FROM tables WHERE state = 'running'";
    let chat = "SELECT COUNT(*) FROM chat";
    // Everything is kept if nothing else is said.
    world.restart().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!((count(guests).await, count(states).await, count(chat).await), (1, 1, 1));
    world.config.retention = Retention { guests: day, chat: day, idle_tables: day };
    world.restart().await;
    let start = std::time::Instant::now();
    while count(guests).await + count(states).await + count(chat).await > 0 {
        assert!(start.elapsed() < Duration::from_secs(20), "still there");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Ann's account stays, and so does the record of the game, without Gil's name.
    ann.address = world.address;
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann");
    assert_eq!(ann.get(&format!("/api/tables/{idle}")).await.status, 404);
    let table = ann.get(&format!("/api/tables/{finished}")).await.ok();
    assert_eq!(table["seats"][0]["name"], "former player");
    assert_eq!(ann.get(&format!("/api/tables/{finished}/record")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn being_here_is_noticed() {
    let world = World::new().await;
    let mut gil = world.guest("Gil").await;
    world.execute("UPDATE people SET seen = 1000").await;
    gil.get("/api/me").await.ok();
    let pool = world.database().await;
    let seen: i64 = sqlx::query_scalar("SELECT seen FROM people").fetch_one(&pool).await.unwrap();
    assert!(seen > 1_700_000_000_000, "{seen}");
}
