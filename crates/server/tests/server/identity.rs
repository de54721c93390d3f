//! Credentials: stored as hashes, compared as a whole, valid for a time, revoked at once.

use std::time::Duration;

use crate::world::{Person, World};
use serde_json::json;

/// The part of a cookie after its name.
fn cookie_of(person: &Person) -> String {
    person.cookie.as_ref().unwrap().split_once('=').unwrap().1.to_owned()
}

async fn change(world: &World, sql: &'static str) -> u64 {
    let pool = world.database().await;
    let changed = sqlx::query(sql).execute(&pool).await.unwrap().rows_affected();
    pool.close().await;
    changed
}

async fn count(world: &World, sql: &'static str) -> i64 {
    let pool = world.database().await;
    let (number,): (i64,) = sqlx::query_as(sql).fetch_one(&pool).await.unwrap();
    pool.close().await;
    number
}

#[tokio::test(flavor = "multi_thread")]
async fn only_hashes_are_stored() {
    let mut world = World::new().await;
    let mut ann = world.guest("Ann").await;
    ann.post("/api/account", json!({"login": "ann", "password": "correct horse battery"})).await.ok();
    let made = ann.post("/api/tokens", json!({"name": "my bot"})).await.ok();
    let (cookie, token) = (cookie_of(&ann), made["secret"].as_str().unwrap().to_owned());
    let server = world.server.take().unwrap();
    server.stop();
    server.finished().await.unwrap();
    let mut kept = Vec::new();
    for file in std::fs::read_dir(&world.config.data).unwrap() {
        kept.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |text: &str| kept.windows(text.len()).any(|part| part == text.as_bytes());
    let halves = [cookie.split_once('.').unwrap(), token.split_once('.').unwrap()];
    // The ids are found, so the search works.
    assert!(halves.iter().all(|(id, _)| holds(id)) && holds("my bot"));
    for secret in ["correct horse battery", halves[0].1, halves[1].1] {
        assert!(!holds(secret), "{secret} is stored");
    }
}

/// The database also contains the seeds of running games.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_data_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let world = World::new().await;
    let mode = std::fs::metadata(&world.config.data).unwrap().permissions().mode();
    assert_eq!(mode & 0o077, 0, "{mode:o}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_compared_whole() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let id = ann.get("/api/me").await.ok()["id"].clone();
    let made = ann.post("/api/tokens", json!({"name": "my bot"})).await.ok();
    let good = made["secret"].as_str().unwrap();
    let mut bot = world.nobody();
    let other = |c: char| if c == 'a' { 'b' } else { 'a' };
    for at in (0..good.len()).filter(|&at| &good[at..=at] != ".") {
        let mut wrong: Vec<char> = good.chars().collect();
        wrong[at] = other(wrong[at]);
        bot.bearer = Some(wrong.into_iter().collect());
        assert_eq!(bot.get("/api/me").await.status, 401, "{at}");
    }
    for wrong in ["", ".", &good[..good.len() - 1], &format!("{good}a"), &good.to_uppercase(), "Bearer"] {
        bot.bearer = Some(wrong.to_owned());
        assert_eq!(bot.get("/api/me").await.status, 401, "{wrong}");
    }
    bot.bearer = Some(good.to_owned());
    assert_eq!(bot.get("/api/me").await.ok()["id"], id);
    let basic = world.nobody().request("GET", "/api/me").header("authorization", format!("Basic {good}"));
    assert_eq!(world.nobody().ask(basic).await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_and_tokens_expire() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let id = ann.get("/api/me").await.ok()["id"].clone();
    ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let made = ann.post("/api/tokens", json!({"name": "my bot"})).await.ok();
    let year = made["token"]["expires"].as_i64().unwrap() - made["token"]["created"].as_i64().unwrap();
    assert_eq!(year, 365 * 86_400_000);
    let mut bot = world.nobody();
    bot.bearer = Some(made["secret"].as_str().unwrap().to_owned());
    assert_eq!(bot.get("/api/me").await.ok()["id"], id);

    // Using a cookie prolongs it; using a token does not.
    let soon = "UPDATE tokens SET expires = created + 1000 * 86400";
    assert_eq!(change(&world, soon).await, 3);
    assert_eq!(ann.get("/api/me").await.ok()["id"], id);
    assert_eq!(bot.get("/api/me").await.ok()["id"], id);
    let longer = "SELECT COUNT(*) FROM tokens WHERE expires > created + 170 * 86400000";
    assert_eq!(count(&world, longer).await, 1);

    // Once expired, neither is accepted.
    change(&world, "UPDATE tokens SET expires = created - 1").await;
    assert_eq!(bot.get("/api/me").await.status, 401);
    assert_eq!(ann.get("/api/tables?list=mine").await.status, 401);
    assert_eq!(bea.get("/api/tables?list=mine").await.status, 401);
    assert_ne!(ann.get("/api/me").await.ok()["id"], id);

    // They are deleted; so is a guest who can never come back, unless they have a seat.
    world.restart().await;
    for _ in 0..200 {
        if count(&world, "SELECT COUNT(*) FROM tokens WHERE expires < created").await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(count(&world, "SELECT COUNT(*) FROM people WHERE name = 'Ann'").await, 1);
    assert_eq!(count(&world, "SELECT COUNT(*) FROM people WHERE name = 'Bea'").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_signed_in_at_so_many_places() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let given = json!({"login": "ann", "password": "correct horse"});
    ann.post("/api/account", given.clone()).await.ok();
    let made = ann.post("/api/tokens", json!({"name": "my bot"})).await.ok();
    change(
        &world,
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60) \
         INSERT INTO tokens (id, person, hash, kind, name, created, expires) SELECT 'old' || i, (SELECT id FROM people), 'x', 'cookie', 'cookie', i, 9999999999999 FROM n",
    )
    .await;
    let mut elsewhere = world.nobody();
    elsewhere.post("/api/sign-in", given).await.ok();
    assert_eq!(count(&world, "SELECT COUNT(*) FROM tokens WHERE kind = 'cookie'").await, 50);
    // The newest stay, and tokens of programs are not counted.
    for person in [&mut ann, &mut elsewhere] {
        assert_eq!(person.get("/api/me").await.ok()["name"], "Ann");
    }
    let mut bot = world.nobody();
    bot.bearer = Some(made["secret"].as_str().unwrap().to_owned());
    assert_eq!(bot.get("/api/me").await.ok()["name"], "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_do_not_outlive_what_opened_them() {
    let world = World::with(|config| config.ping_interval = Duration::from_millis(500)).await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let made = bea.post("/api/tokens", json!({"name": "my bot"})).await.ok();
    let mut bot = world.nobody();
    bot.bearer = Some(made["secret"].as_str().unwrap().to_owned());
    let mut of_bot = bot.sit(&table).await;
    let signed_out = Some((1008, "you are no longer signed in".to_owned()));
    let id = made["token"]["id"].as_str().unwrap();
    assert_eq!(bea.delete(&format!("/api/tokens/{id}")).await.status, 204);
    assert_eq!(of_bot.farewell().await, signed_out);
    let mut of_bea = bea.sit(&table).await;
    assert_eq!(bea.post("/api/sign-out", json!({})).await.status, 204);
    assert_eq!(of_bea.farewell().await, signed_out);
    // Others stay as long as they answer pings, which clients do by themselves while they read.
    let mut of_ann = ann.sit(&table).await;
    of_ann.expect("table").await;
    assert!(of_ann.stays_open(2500).await);
    // Deleting the account closes its sockets at once.
    assert_eq!(ann.delete("/api/me").await.status, 204);
    assert!(of_ann.farewell().await.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_do_not_answer_are_closed() {
    let world = World::with(|config| config.ping_interval = Duration::from_millis(50)).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    // Pings are answered while a client reads: this one does not, until it is too late.
    let mut socket = ann.sit(&table).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let (code, reason) = socket.farewell().await.unwrap();
    assert!(code == 1001 && reason.contains("not answered"), "{code} {reason}");
    for _ in 0..100 {
        if ann.get(&format!("/api/tables/{table}")).await.ok()["seats"][0]["connected"] == false {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the table does not notice");
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_do_not_show_that_they_are_there() {
    let world = World::new().await;
    let (mut ann, mut eve) = (world.guest("Ann").await, world.guest("Eve").await);
    let request = json!({"game": "babylon", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = ann.table_as(request).await;
    for (method, rest) in [
        ("GET", ""),
        ("GET", "?code=aaaaaaaaaaaaaaaa"),
        ("POST", "/join"),
        ("PUT", "/seats/1"),
        ("POST", "/leave"),
        ("POST", "/start"),
        ("POST", "/rematch"),
        ("GET", "/record"),
        ("GET", "/replay"),
        ("GET", "/sample?seat=0"),
        ("GET", "/analysis"),
        ("POST", "/analysis"),
    ] {
        let mut answers = Vec::new();
        for id in [table.as_str(), "aaaaaaaaaaaa"] {
            let mut request = eve.request(method, &format!("/api/tables/{id}{rest}"));
            if method == "PUT" {
                request = request.json(&json!({"kind": "open"}));
            }
            let answer = eve.ask(request).await;
            answers.push((answer.status, answer.text));
        }
        assert_eq!(answers[0].0, 404, "{method} {rest}");
        assert_eq!(answers[0], answers[1], "{method} {rest}");
    }
    assert_eq!(eve.try_sit(&table, None).await.err(), Some(404));
}
