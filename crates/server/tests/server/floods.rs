//! Nobody is shut out, and what one person or one address can pile up stays small.

use std::time::{Duration, Instant};

use crate::world::{Person, World, play_on};
use futures_util::future::join_all;
use serde_json::{Value, json};
use shinar_server::limits::{self, Rate, Rates};
use sqlx::Row;
use tokio_tungstenite::tungstenite::Message;

async fn against_a_bot(person: &mut Person) -> String {
    person.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await
}

/// A table where bots play among themselves for a long time.
fn among_bots() -> Value {
    let bots = json!([{"kind": "bot", "level": 6}, {"kind": "bot", "level": 6}, {"kind": "bot", "level": 6}]);
    json!({"game": "amyitis", "players": 3, "seats": bots, "public": true})
}

async fn pause(millis: u64) {
    tokio::time::sleep(Duration::from_millis(millis)).await;
}

/// One number of the database.
async fn count(world: &World, sql: &str, id: &str) -> i64 {
    let pool = world.database().await;
    let number = sqlx::query(sqlx::AssertSqlSafe(sql.to_owned())).bind(id.to_owned());
    let number = number.fetch_one(&pool).await.unwrap().get(0);
    pool.close().await;
    number
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_never_keep_players_out() {
    let rates = Rates { sockets_of_address: Some(6), spectators_of_address: Some(3), ..Rates::NONE };
    let world = World::with(|config| config.rates = rates).await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let (table, other) = (against_a_bot(&mut ann).await, against_a_bot(&mut bea).await);
    let cem = world.guest("Cem").await;
    let mut crowd = Vec::new();
    for table in [&table, &other] {
        for _ in 0..3 {
            crowd.push(cem.sit(table).await);
        }
        // Some of one address at a table, and some of one address at all tables.
        assert_eq!(cem.try_sit(table, None).await.err(), Some(429));
    }
    for _ in 0..4 {
        crowd.push(ann.sit(&table).await);
    }
    crowd.push(bea.sit(&other).await);
    crowd.last_mut().unwrap().expect("hello").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_among_bots_count_and_can_be_deleted() {
    let world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let mut tables = Vec::new();
    for _ in 0..limits::BOT_TABLES {
        tables.push(ann.table_as(among_bots()).await);
    }
    assert_eq!(ann.post("/api/tables", among_bots()).await.code(), "too_many_bot_tables");
    bea.table_as(among_bots()).await;
    // They are among the maker's tables, who alone may delete them.
    let mine = ann.get("/api/tables?list=mine").await.ok();
    assert_eq!(mine.as_array().unwrap().len() as i64, limits::BOT_TABLES);
    assert_eq!(mine[0]["may_delete"], true);
    let path = format!("/api/tables/{}", tables[0]);
    assert_eq!(bea.delete(&path).await.status, 403);
    let mut watcher = bea.sit(&tables[0]).await;
    assert_eq!(ann.delete(&path).await.status, 204);
    watcher.farewell().await;
    assert_eq!(ann.get(&path).await.status, 404);
    for sql in
        ["SELECT COUNT(*) FROM entries WHERE table_id = $1", "SELECT COUNT(*) FROM tables WHERE id = $1"]
    {
        assert_eq!(count(&world, sql, &tables[0]).await, 0, "{sql}");
    }
    ann.table_as(among_bots()).await;
    // Where others sit, one can only leave; whoever sits alone may delete.
    let shared = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{shared}/join"), json!({})).await.ok();
    assert_eq!(ann.delete(&format!("/api/tables/{shared}")).await.code(), "others");
    let alone = against_a_bot(&mut ann).await;
    assert_eq!(ann.delete(&format!("/api/tables/{alone}")).await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_among_bots_end_when_nobody_looks() {
    let world = World::with(|config| config.patience.unwatched = Duration::from_millis(500)).await;
    let mut ann = world.guest("Ann").await;
    let (watched, lonely) = (ann.table_as(among_bots()).await, ann.table_as(among_bots()).await);
    let mut socket = ann.sit(&watched).await;
    socket.expect("hello").await;
    let finished = "SELECT COUNT(*) FROM tables WHERE state = 'finished' AND id = $1";
    let start = Instant::now();
    while count(&world, finished, &lonely).await == 0 {
        assert!(start.elapsed() < Duration::from_secs(20), "it goes on");
        pause(200).await;
    }
    let info = ann.get(&format!("/api/tables/{lonely}")).await.ok();
    assert_eq!(info["end_reason"], json!({"kind": "abandoned"}));
    let record = ann.get(&format!("/api/tables/{lonely}/record")).await;
    assert!(record.text.contains("\nended: abandoned\n"), "{}", record.text);
    assert_eq!(count(&world, finished, &watched).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_among_bots_do_not_go_on_by_themselves_after_a_restart() {
    let mut world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table_as(among_bots()).await;
    world.restart().await;
    let entries = "SELECT COUNT(*) FROM entries WHERE table_id = $1";
    let before = count(&world, entries, &table).await;
    pause(3000).await;
    assert_eq!(count(&world, entries, &table).await, before);
    // It goes on when somebody looks.
    ann.address = world.address;
    let mut socket = ann.sit(&table).await;
    socket.expect("update").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_limited() {
    let rates = Rates { chat: Rate::new(1, 3), chat_of_address: Rate::new(1, 5), ..Rates::NONE };
    let world = World::with(|config| config.rates = rates).await;
    let mut ann = world.guest("Ann").await;
    let table = against_a_bot(&mut ann).await;
    let people = [ann, world.guest("Bea").await];
    let mut heard = Vec::new();
    for person in &people {
        let mut socket = person.sit(&table).await;
        socket.expect("hello").await;
        for number in 0..4 {
            socket.say(json!({"type": "chat", "client": format!("c{number}"), "text": "hello"})).await;
            let answer = loop {
                let message = socket.hear().await.unwrap();
                if ["done", "refused"].contains(&message["type"].as_str().unwrap()) {
                    break message;
                }
            };
            heard.push(answer["code"].as_str().unwrap_or("done").to_owned());
        }
    }
    assert_eq!(heard, ["done", "done", "done", "too_many", "done", "done", "too_many", "too_many"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn old_lines_of_chat_are_deleted() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = against_a_bot(&mut ann).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    let last = limits::CHAT_KEPT + 20;
    for number in 0..last {
        socket.say(json!({"type": "chat", "client": format!("c{number}"), "text": "hello"})).await;
        socket.outcome(&format!("c{number}")).await;
    }
    let kept = count(&world, "SELECT COUNT(*) FROM chat WHERE table_id = $1", &table).await;
    let first = count(&world, "SELECT MIN(n) FROM chat WHERE table_id = $1", &table).await;
    assert_eq!((kept, first), (i64::from(limits::CHAT_KEPT), 21));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_cannot_be_filled_by_one_address() {
    let rates = Rates { open_tables: Some(3), open_tables_of_address: Some(5), ..Rates::NONE };
    let world = World::with(|config| (config.rates, config.behind_proxy) = (rates, true)).await;
    let (mut ann, mut bea, mut cem) =
        (world.guest("Ann").await, world.guest("Bea").await, world.guest("Cem").await);
    let open = |public: bool| {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        json!({"game": "tigris", "players": 2, "seats": seats, "public": public})
    };
    for _ in 0..3 {
        ann.post("/api/tables", open(true)).await.ok();
    }
    assert_eq!(ann.post("/api/tables", open(true)).await.code(), "too_many_open_tables");
    ann.post("/api/tables", open(false)).await.ok();
    for _ in 0..2 {
        bea.post("/api/tables", open(true)).await.ok();
    }
    assert_eq!(bea.post("/api/tables", open(true)).await.code(), "too_many_open_tables");
    // Somebody from elsewhere can, and is listed, although the others' tables are newer.
    let request = cem.request("POST", "/api/tables").json(&open(true));
    let honest = cem.ask(request.header("x-forwarded-for", "192.0.2.7")).await.ok()["id"].clone();
    let listed = ann.get("/api/tables?list=open").await.ok();
    assert!(listed.as_array().unwrap().iter().any(|table| table["id"] == honest));
    // Which address it was is not stored.
    let pool = world.database().await;
    let origin: Option<String> = sqlx::query("SELECT origin FROM tables WHERE id = $1")
        .bind(honest.as_str().unwrap().to_owned())
        .fetch_one(&pool)
        .await
        .unwrap()
        .get(0);
    assert!(origin.is_some_and(|origin| origin.len() == 64 && !origin.contains("192")));
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_do_not_wait_for_ever() {
    let world = World::with(|config| config.patience.public_table = Duration::from_millis(300)).await;
    let mut ann = world.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (left, watched) =
        (ann.table("tigris", seats.clone()).await, ann.table("tigris", seats.clone()).await);
    let private = ann.table_as(json!({"game": "tigris", "players": 2, "seats": seats})).await;
    let mut socket = ann.sit(&watched).await;
    socket.expect("hello").await;
    let start = Instant::now();
    while count(&world, "SELECT COUNT(*) FROM tables WHERE id = $1", &left).await > 0 {
        assert!(start.elapsed() < Duration::from_secs(20), "it still waits");
        pause(200).await;
    }
    pause(2500).await;
    assert_eq!(ann.get(&format!("/api/tables/{left}")).await.status, 404);
    assert_eq!(ann.get(&format!("/api/tables/{watched}")).await.ok()["state"], "waiting");
    assert_eq!(ann.get(&format!("/api/tables/{private}")).await.ok()["state"], "waiting");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_at_the_same_time_do_not_pass_limits() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = json!({"game": "babylonia", "players": 2, "seats": seats.clone()});
    for (path, body, most) in
        [("/api/tokens", json!({"name": "program"}), limits::TOKENS), ("/api/tables", table, limits::TABLES)]
    {
        let cookie = ann.cookie.clone().unwrap();
        let requests =
            (0..150).map(|_| ann.request("POST", path).header("cookie", &cookie).json(&body).send());
        let statuses = join_all(requests).await.into_iter().map(|answer| answer.unwrap().status().as_u16());
        let statuses: Vec<_> = statuses.collect();
        assert_eq!(statuses.iter().filter(|status| **status == 200).count() as i64, most, "{path}");
        assert!(statuses.iter().all(|status| [200, 409].contains(status)), "{statuses:?}");
    }
    // Neither do people who join at the same time.
    let mut bea = world.guest("Bea").await;
    let mut cem = world.guest("Cem").await;
    let mut tables = Vec::new();
    for maker in [&mut bea, &mut cem] {
        for _ in 0..30 {
            tables.push(maker.table("babylonia", seats.clone()).await);
        }
    }
    let mut dan = world.guest("Dan").await;
    let cookie = dan.cookie.clone().unwrap();
    let requests = tables.iter().map(|table| {
        dan.request("POST", &format!("/api/tables/{table}/join")).header("cookie", &cookie).send()
    });
    let joined = join_all(requests)
        .await
        .into_iter()
        .filter(|answer| answer.as_ref().unwrap().status().as_u16() == 200);
    assert_eq!(joined.count() as i64, limits::TABLES);
    assert_eq!(dan.get("/api/tables?list=mine").await.ok().as_array().unwrap().len() as i64, limits::TABLES);
    assert_eq!(ann.get("/api/tokens").await.ok().as_array().unwrap().len() as i64, limits::TOKENS);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_queue_of_analyses_changes_nothing() {
    let world = World::with(|config| config.idle = Duration::from_millis(50)).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let mut socket = ann.sit(&table).await;
    let position = socket.expect("hello").await["position"].clone();
    play_on(&mut socket, &[0, 1], position).await;
    drop(socket);
    pause(500).await;
    // The same game at other tables.
    let pool = world.database().await;
    let mut tables = vec![table.clone()];
    for number in 0..limits::ANALYSES + 4 {
        let copy = format!("copy{number:08}");
        for sql in [
            "INSERT INTO tables (id, state, public, sheet, created, changed, summary) \
             SELECT $2, state, public, REPLACE(sheet, $1, $2), created, changed, summary FROM tables WHERE id = $1",
            "INSERT INTO entries (table_id, n, body) SELECT $2, n, body FROM entries WHERE table_id = $1",
            "INSERT INTO snapshots (table_id, n, body) SELECT $2, n, body FROM snapshots WHERE table_id = $1",
        ] {
            sqlx::query(sql).bind(table.clone()).bind(copy.clone()).execute(&pool).await.unwrap();
        }
        tables.push(copy);
    }
    let ask = |table: &str, level: u8| (format!("/api/tables/{table}/analysis"), json!({"level": level}));
    // Three tables have a result already; the others fill the queue.
    let (with_result, others) = tables.split_at(3);
    for table in with_result {
        let (path, body) = ask(table, 1);
        ann.post(&path, body).await.ok();
        let start = Instant::now();
        while ann.get(&path).await.ok()["state"] != "done" {
            assert!(start.elapsed() < Duration::from_secs(60));
            pause(50).await;
        }
    }
    // An analysis may end at any time and leave a place: what counts is that refusals change nothing.
    let (mut new_refused, mut old_refused) = (0, 0);
    let mut with_result = with_result.iter();
    for table in others.iter().cycle().take(3 * others.len()) {
        let (path, body) = ask(table, 6);
        let known = ann.get(&path).await.ok()["state"] != "none";
        let answer = ann.post(&path, body).await;
        if answer.status == 200 {
            continue;
        }
        assert_eq!(answer.status, 429, "{}", answer.text);
        if !known {
            assert_eq!(ann.get(&path).await.ok()["state"], "none");
            new_refused += 1;
        }
        // An older result stays, too.
        let (path, body) = ask(with_result.next().expect("one of three finds the queue full"), 6);
        if ann.post(&path, body).await.status == 429 {
            let job = ann.get(&path).await.ok();
            assert!(job["state"] == "done" && job["result"]["moments"].is_array(), "{job}");
            old_refused += 1;
        }
        if new_refused > 0 && old_refused > 0 {
            break;
        }
    }
    assert!(new_refused > 0 && old_refused > 0, "{new_refused} {old_refused}");
    // Somebody else has a place.
    let mut bea = world.guest("Bea").await;
    let (path, body) = ask(others.last().unwrap(), 1);
    let other = bea.post(&path, body).await;
    assert_eq!(other.status, 200, "{}", other.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_are_counted() {
    let world = World::with(|config| config.rates = Rates { messages: Rate::new(1, 5), ..Rates::NONE }).await;
    let mut ann = world.guest("Ann").await;
    let table = against_a_bot(&mut ann).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    for _ in 0..limits::REFUSED + 5 {
        socket.say_raw(Message::Ping(Vec::new().into())).await;
    }
    let (code, reason) = socket.farewell().await.unwrap();
    assert!(code == 1008 && reason.contains("refused"), "{code} {reason}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_spectator_is_forgotten() {
    let world = World::new().await;
    let (mut ann, mut cem) = (world.guest("Ann").await, world.guest("Cem").await);
    let table = against_a_bot(&mut ann).await;
    let quiet = against_a_bot(&mut ann).await;
    let (mut socket, mut theirs) = (ann.sit(&table).await, cem.sit(&table).await);
    let mut elsewhere = cem.sit(&quiet).await;
    socket.expect("hello").await;
    theirs.say(json!({"type": "chat", "client": "c", "text": "good luck"})).await;
    theirs.outcome("c").await;
    assert_eq!(cem.delete("/api/me").await.status, 204);
    theirs.farewell().await;
    elsewhere.farewell().await;
    // Those who look on have what others of them say.
    let line = world.nobody().sit(&table).await.expect("hello").await["chat"][0].clone();
    assert_eq!((&line["text"], line.get("person")), (&json!("good luck"), None), "{line}");
    assert_ne!(line["name"], "Cem");
    assert_eq!(
        count(&world, "SELECT COUNT(*) FROM chat WHERE table_id = $1 AND person IS NOT NULL", &table).await,
        0
    );
}

/// The addresses of the page and of all its files; of the page alone where it is not built.
fn files_of_the_page() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    let (mut found, mut folders) = (vec!["/".to_owned()], vec![std::path::PathBuf::from(folder)]);
    while let Some(one) = folders.pop() {
        for entry in std::fs::read_dir(one).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path.to_str().unwrap().strip_prefix(folder).unwrap().to_owned());
            }
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_of_one_address_load_the_whole_page_and_play() {
    let world = World::with(|config| config.rates = Rates::STANDARD).await;
    let files = files_of_the_page();
    // As many as a page has, even where it is not built.
    let loaded: Vec<_> = files.iter().cycle().take(files.len().max(300)).collect();
    for number in 0..10 {
        let mut nobody = world.nobody();
        for file in &loaded {
            assert_eq!(nobody.get(file).await.status, 200, "{file}, visitor {number}");
        }
        let mut visitor = world.guest("Ann").await;
        let table = against_a_bot(&mut visitor).await;
        visitor.sit(&table).await.expect("hello").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn files_of_the_page_have_a_limit_of_their_own() {
    let rates = Rates { requests: Rate::new(1, 2), files: Rate::new(1, 3), ..Rates::NONE };
    let world = World::with(|config| config.rates = rates).await;
    let mut nobody = world.nobody();
    for _ in 0..3 {
        assert_eq!(nobody.get("/").await.status, 200);
    }
    assert_eq!(nobody.get("/").await.status, 429);
    nobody.get("/api/games").await.ok();
    // What is no file counts as a request.
    assert_eq!(nobody.get("/no-such-file.js").await.status, 404);
    assert_eq!(nobody.get("/api/games").await.status, 429);
}
