//! Two servers on one PostgreSQL database. (The real processes, killed, are in `crates/cli/tests/cluster.rs`.)

use std::time::Duration;

use crate::world::{Person, Socket, World, legal, play_on, postgres};
use serde_json::{Value, json};
use sqlx::{AnyPool, Row};

/// Two servers on a new database.
async fn two_servers() -> (World, World) {
    let url = postgres::new_database().await;
    let one = World::with(|config| config.database = Some(url.clone())).await;
    let two = World::with(|config| config.database = Some(url)).await;
    (one, two)
}

/// The same person at another server.
fn at(person: &Person, world: &World) -> Person {
    let http = person.http.clone();
    Person { http, address: world.address, cookie: person.cookie.clone(), bearer: None }
}

struct Player {
    person: Person,
    socket: Socket,
    position: Value,
}

/// A running game: Ann at the first server, which owns the table, and Bea at the second.
async fn game(one: &World, two: &World, game: &str) -> (String, Player, Player) {
    let (mut ann, mut bea) = (one.guest("Ann").await, two.guest("Bea").await);
    let table = ann.table(game, json!([{"kind": "me"}, {"kind": "open"}])).await;
    let seated = bea.post(&format!("/api/tables/{table}/join"), json!({"contribution": "salt"})).await.ok();
    assert_eq!(seated["seats"][1]["you"], true);
    let again = bea.post(&format!("/api/tables/{table}/join"), json!({})).await;
    assert_eq!((again.status, again.code().as_str()), (409, "seated"));
    // Bea's request goes to the other server, which knows who made the table.
    assert_eq!(bea.post(&format!("/api/tables/{table}/start"), json!({})).await.code(), "not_leader");
    assert_eq!(ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok()["state"], "running");
    let mut players = Vec::new();
    for person in [ann, bea] {
        let mut socket = person.sit(&table).await;
        let position = socket.expect("hello").await["position"].clone();
        players.push(Player { person, socket, position });
    }
    let (bea, ann) = (players.pop().unwrap(), players.pop().unwrap());
    (table, ann, bea)
}

/// The member that owns a table.
async fn owner(pool: &AnyPool, table: &str) -> String {
    let query = sqlx::query("SELECT member FROM owners WHERE thing = $1").bind(table.to_owned());
    query.fetch_one(pool).await.unwrap().get("member")
}

async fn entries(pool: &AnyPool, table: &str) -> i64 {
    let query =
        sqlx::query("SELECT COUNT(*) AS number FROM entries WHERE table_id = $1").bind(table.to_owned());
    query.fetch_one(pool).await.unwrap().get("number")
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_servers_play_together() {
    let (one, two) = two_servers().await;
    let (table, mut ann, mut bea) = game(&one, &two, "babylonia").await;
    // Both see each other connected, at either server.
    let mut bea_there = at(&bea.person, &one);
    for person in [&mut ann.person, &mut bea.person, &mut bea_there] {
        let info = person.get(&format!("/api/tables/{table}")).await.ok();
        let here = |seat: usize| info["seats"][seat]["connected"].clone();
        assert_eq!((here(0), here(1)), (json!(true), json!(true)), "{info}");
    }
    // Chat reaches the other server; unreadable messages are refused; a spectator watches remotely.
    bea.socket.say(json!({"type": "chat", "client": "c", "text": "hello from afar"})).await;
    assert_eq!(ann.socket.expect("chat").await["line"]["text"], "hello from afar");
    assert_eq!(bea.socket.outcome("c").await.0["type"], "done");
    bea.socket.say(json!({"type": "fly"})).await;
    assert_eq!(bea.socket.expect("refused").await["code"], "bad_message");
    bea.socket.say(json!({"type": "ping"})).await;
    bea.socket.expect("pong").await;
    let mut looker = two.nobody().sit(&table).await;
    let seen = looker.expect("hello").await["position"].clone();
    assert_eq!(seen["views"][0]["observer"], "spectator");
    bea.person.put("/api/me", json!({"name": "Beatrix"})).await.ok();
    while ann.socket.expect("table").await["table"]["seats"][1]["name"] != "Beatrix" {}

    let asked = ann.position["asked"].as_u64().unwrap() as usize;
    assert_eq!(bea.position["asked"], asked);
    let (mut first, mut second) = (ann.socket, bea.socket);
    let far = tokio::spawn(async move {
        let over = play_on(&mut second, &[1], bea.position).await;
        (over, second)
    });
    let over = play_on(&mut first, &[0], ann.position).await;
    let (theirs, _second) = far.await.unwrap();
    assert_eq!(over, theirs);
    assert_eq!(over["shuffle"]["contributions"][1], "salt");
    assert_eq!(looker.expect("over").await, over);
    let path = format!("/api/tables/{table}/record");
    let near = ann.person.get(&path).await;
    assert_eq!((near.status, &near.text), (200, &bea.person.get(&path).await.text));
    // Two remote requests for a rematch return one table.
    let path = format!("/api/tables/{table}/rematch");
    let next = bea.person.post(&path, json!({})).await.ok();
    assert_eq!(next["seats"][0]["name"], "Beatrix");
    assert_eq!(ann.person.post(&path, json!({})).await.ok()["id"], next["id"]);
    // A socket that closes is gone at both servers.
    drop(_second);
    drop(looker);
    for round in 0.. {
        let info = ann.person.get(&format!("/api/tables/{table}")).await.ok();
        if info["seats"][1]["connected"] == false {
            break;
        }
        assert!(round < 500, "a far socket that is gone is still there: {info}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_to_another_server_when_its_own_stops() {
    let (mut one, two) = two_servers().await;
    let (table, ann, mut bea) = game(&one, &two, "tigris").await;
    let pool = two.database().await;
    let before = owner(&pool, &table).await;
    let server = one.server.take().unwrap();
    server.stop();
    server.finished().await.unwrap();
    // Bea's socket stays open, and gets everything again; Ann connects to the other server.
    let hello = bea.socket.expect("hello").await;
    assert_eq!(hello["position"], bea.position);
    assert_ne!(owner(&pool, &table).await, before);
    let ann_there = at(&ann.person, &two);
    let mut socket = ann_there.sit(&table).await;
    let position = socket.expect("hello").await["position"].clone();
    let far = tokio::spawn(async move { play_on(&mut bea.socket, &[1], hello["position"].clone()).await });
    let over = play_on(&mut socket, &[0], position).await;
    assert_eq!(over, far.await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_loses_its_connection_puts_its_tables_down() {
    let (one, two) = two_servers().await;
    let (table, ann, bea) = game(&one, &two, "amyitis").await;
    let pool = two.database().await;
    let before = owner(&pool, &table).await;
    // While nobody plays: a server notices within half a second, and a fast game could be over by then.
    end_lock_holders(&pool).await;
    let is_taken = async || owner(&pool, &table).await != before;
    wait_until(is_taken, "the table has no other owner").await;
    let playing = [(ann, 0usize), (bea, 1)].map(|(mut player, seat)| {
        tokio::spawn(async move { play_on(&mut player.socket, &[seat], player.position).await })
    });
    // And again and again in the middle of the game.
    for _ in 0..2 {
        let reached = entries(&pool, &table).await + 20;
        let is_due = async || is_finished(&pool, &table).await || entries(&pool, &table).await >= reached;
        wait_until(is_due, "the game stands still").await;
        end_lock_holders(&pool).await;
    }
    let [ann, bea] = playing;
    let (ann, bea) = (ann.await.unwrap(), bea.await.unwrap());
    assert_eq!(ann, bea);
    let mut looker = two.guest("Cem").await;
    let record = looker.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200, "{}", record.text);
}

/// Lets the database end the connections that hold locks. Other tests share the PostgreSQL process, and `pg_locks` lists
/// the locks of all databases.
async fn end_lock_holders(pool: &AnyPool) {
    let kill = "SELECT COUNT(pg_terminate_backend(pid)) AS number FROM pg_locks \
         WHERE locktype = 'advisory' \
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    sqlx::query(kill).fetch_one(pool).await.unwrap();
}

async fn is_finished(pool: &AnyPool, table: &str) -> bool {
    let query = sqlx::query("SELECT state FROM tables WHERE id = $1").bind(table.to_owned());
    query.fetch_one(pool).await.unwrap().get::<String, _>("state") == "finished"
}

async fn wait_until(is_so: impl AsyncFn() -> bool, otherwise: &str) {
    for _ in 0..3000 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{otherwise}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_written_by_who_is_no_longer_the_owner() {
    let (one, two) = two_servers().await;
    let (table, ann, bea) = game(&one, &two, "babylon").await;
    let pool = two.database().await;
    let (mut player, seat) = if ann.position["asked"] == 0 { (ann, 0) } else { (bea, 1) };
    let before = entries(&pool, &table).await;
    // As if another process had taken the table over without this one knowing it yet.
    let stolen = "UPDATE owners SET member = 'somebody else' WHERE thing = $1";
    sqlx::query(stolen).bind(table.clone()).execute(&pool).await.unwrap();
    let action = legal(&player.position, seat).swap_remove(0);
    let (version, position) = (player.position["version"].clone(), player.position.clone());
    let act = json!({"type": "act", "client": "once", "version": version, "seat": seat, "action": action, "end": false});
    player.socket.say(act).await;
    // The write was refused, so the table was closed and opened again, and the request was repeated there.
    let hello = player.socket.expect("hello").await;
    assert_eq!(hello["position"], position);
    assert_eq!(player.socket.outcome("once").await.0["type"], "done");
    assert_ne!(owner(&pool, &table).await, "somebody else");
    assert_eq!(entries(&pool, &table).await, before + 1);
    let query = sqlx::query("SELECT COUNT(*) AS number FROM entries WHERE client = 'once'");
    assert_eq!(query.fetch_one(&pool).await.unwrap().get::<i64, _>("number"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_taken_over() {
    let (mut one, two) = two_servers().await;
    let mut ann = one.guest("Ann").await;
    let bot = json!({"kind": "bot", "level": 1});
    let table = ann.table("amyitis", json!([bot, bot, bot])).await;
    let server = one.server.take().unwrap();
    server.stop();
    server.finished().await.unwrap();
    // As long as somebody looks, the bots go on at the other server.
    let pool = two.database().await;
    let mut ann = at(&ann, &two);
    let socket = ann.sit(&table).await;
    wait_until(async || is_finished(&pool, &table).await, "the game stands still").await;
    drop(socket);
    assert_eq!(ann.get(&format!("/api/tables/{table}/record")).await.status, 200);
    // An analysis that is requested at both servers is done once, and both return it.
    let path = format!("/api/tables/{table}/analysis");
    let three = World::with(|config| config.database.clone_from(&two.config.database)).await;
    let mut there = at(&ann, &three);
    let asked = tokio::join!(ann.post(&path, json!({"level": 1})), there.post(&path, json!({"level": 1})));
    for asked in [asked.0, asked.1] {
        assert!(asked.status == 200 || asked.status == 404, "{} {}", asked.status, asked.text);
    }
    let mut results = Vec::new();
    for person in [&mut ann, &mut there] {
        for round in 0.. {
            let job = person.get(&path).await.ok();
            if job["state"] == "done" {
                results.push(job["result"].clone());
                break;
            }
            assert!(round < 3000, "{job}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert_eq!(results[0], results[1]);
}
