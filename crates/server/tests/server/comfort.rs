//! Games that last for days: what has happened meanwhile, and that no bot plays for anybody who did not want it.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    bells::{account, hand_over},
    world::{Person, World, legal},
};

async fn info(person: &mut Person, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}")).await.ok()
}

/// A running game of two; the seat of each person is their place.
async fn game(one: &mut Person, other: &mut Person, clock: Value) -> String {
    let request = json!({
        "game": "babylonia", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": true, "clock": clock,
    });
    let table = one.table_as(request).await;
    other.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    one.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    table
}

/// What bots have done at a table: whoever is absent has done nothing since.
async fn entries(world: &World, table: &str) -> i64 {
    let sql = "SELECT COUNT(*) FROM entries WHERE table_id = $1";
    sqlx::query_scalar(sql).bind(table.to_owned()).fetch_one(&world.database().await).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bot_plays_for_anybody_who_is_away() {
    let mut world = World::with(|config| config.idle = Duration::from_millis(300)).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let days = json!({"kind": "days", "days": 1});
    let tables = [
        game(&mut ann, &mut bea, json!({"kind": "none"})).await,
        game(&mut ann, &mut bea, days.clone()).await,
        game(&mut ann, &mut bea, json!({"kind": "minutes", "minutes": 5, "increment_seconds": 0})).await,
    ];
    let mut before = Vec::new();
    for table in &tables {
        before.push(entries(&world, table).await);
        // They come, look, and go.
        for person in [&ann, &bea] {
            person.sit(table).await.expect("hello").await;
        }
    }
    tokio::time::sleep(Duration::from_millis(800)).await;
    world.restart().await;
    (ann.address, bea.address) = (world.address, world.address);
    bea.sit(&tables[0]).await.expect("hello").await;
    // Whoever is asked signs out, and changes their password: they are still the only ones who play.
    ann.post("/api/sign-out", json!({})).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    for (table, before) in tables.iter().zip(before) {
        let info = info(&mut bea, table).await;
        assert!(info["seats"].as_array().unwrap().iter().all(|seat| seat["stand_in"] == false), "{info}");
        assert_eq!(entries(&world, table).await, before);
    }
    // To leave is to agree, and it can be taken back.
    bea.post(&format!("/api/tables/{}/leave", tables[0]), json!({})).await.ok();
    assert_eq!(info(&mut bea, &tables[0]).await["seats"][1]["stand_in"], true);
    let mut socket = bea.sit(&tables[0]).await;
    socket.expect("hello").await;
    socket.say(json!({"type": "take_back", "seat": 1})).await;
    loop {
        let table = socket.expect("table").await;
        if table["table"]["seats"][1]["stand_in"] == false {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_host_lets_a_bot_play_for_anybody() {
    let world = World::new().await;
    let mut host =
        Person { bearer: Some(world.server.as_ref().unwrap().door().secret.clone()), ..world.nobody() };
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let (mut cem, none) = (account(&world, "Cem").await, json!({"kind": "none"}));
    let closed = game(&mut ann, &mut bea, none.clone()).await;
    let before = entries(&world, &closed).await;
    assert_eq!(host.post(&format!("/api/host/tables/{closed}/close"), json!({})).await.status, 204);
    let table = info(&mut ann, &closed).await;
    assert_eq!((&table["state"], &table["end_reason"]["kind"]), (&json!("finished"), &json!("abandoned")));
    assert!(table["seats"].as_array().unwrap().iter().all(|seat| seat["stand_in"] == false));
    assert_eq!(entries(&world, &closed).await, before + 1, "only that it was closed");
    // A person who is kept out has lost; where others play on, a bot has the seat, but plays for nobody.
    let request = json!({
        "game": "babylonia", "players": 3, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "public": true,
    });
    let three = ann.table_as(request).await;
    for person in [&mut bea, &mut cem] {
        person.post(&format!("/api/tables/{three}/join"), json!({})).await.ok();
    }
    ann.post(&format!("/api/tables/{three}/start"), json!({})).await.ok();
    host.put("/api/host/people/bea/ban", json!({})).await.ok();
    let table = info(&mut ann, &three).await;
    assert_eq!((&table["state"], &table["seats"][1]["resigned"]), (&json!("running"), &json!(true)));
    assert_eq!(table["seats"][1]["stand_in"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_knows_when_they_decided_last() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = game(&mut ann, &mut bea, json!({"kind": "none"})).await;
    let (first, second) = match info(&mut ann, &table).await["your_turn"] == true {
        true => (&mut ann, &mut bea),
        false => (&mut bea, &mut ann),
    };
    let hello = first.sit(&table).await.expect("hello").await;
    assert!(hello.get("decided").is_none(), "nobody has decided anything");
    let mut socket = first.sit(&table).await;
    hand_over(&mut socket).await;
    socket.say(json!({"type": "resync"})).await;
    let decided = socket.expect("hello").await["decided"].as_u64().unwrap();
    drop(socket);
    let mut socket = second.sit(&table).await;
    let hello = socket.expect("hello").await;
    assert!(hello.get("decided").is_none());
    // One step of the other one is enough, although the turn is still theirs.
    let position = &hello["position"];
    let seat = position["asked"].as_u64().unwrap() as usize;
    socket.act(position, seat, &legal(position, seat)[0].clone(), false).await;
    world.restart().await;
    first.address = world.address;
    let hello = first.sit(&table).await.expect("hello").await;
    assert_eq!(hello["decided"], decided);
    let log = hello["log"].as_array().unwrap();
    let news: Vec<_> = log.iter().filter(|entry| entry["version"].as_u64() > Some(decided)).collect();
    assert!(!news.is_empty() && news.len() < log.len(), "{news:?}");
    // Those who look on have decided nothing.
    assert!(world.nobody().sit(&table).await.expect("hello").await.get("decided").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visit_says_what_has_happened() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    assert_eq!(ann.post("/api/me/visit", json!({})).await.ok(), json!({"games": [], "ratings": []}));
    let database = world.database().await;
    let away = async || {
        for sql in [
            "UPDATE visits SET here = here - 7200000, known = known - 7200000",
            "UPDATE archive SET finished = finished - 7200000",
            "UPDATE archive_seats SET finished = finished - 7200000",
            "UPDATE rating_changes SET at = at - 7200000",
        ] {
            sqlx::query(sql).execute(&database).await.unwrap();
        }
    };
    away().await;
    let request = json!({
        "game": "babylonia", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": true, "rated": true,
        "clock": {"kind": "days", "days": 1},
    });
    let table = ann.table_as(request).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    bea.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    let visit = ann.post("/api/me/visit", json!({})).await.ok();
    assert!(visit["since"].is_i64());
    assert_eq!((visit["games"].as_array().unwrap().len(), &visit["games"][0]["table"]), (1, &json!(table)));
    let rating = &visit["ratings"][0];
    assert_eq!((&rating["game"], &rating["kind"]), (&json!("babylonia"), &json!("two")));
    assert!(rating.get("before").is_none() && rating["after"].as_i64() > Some(1500), "{rating}");
    // As long as the visit lasts it is the same; the next one has nothing new.
    assert_eq!(ann.post("/api/me/visit", json!({})).await.ok(), visit);
    away().await;
    let next = ann.post("/api/me/visit", json!({})).await.ok();
    assert!(next["since"].as_i64() > visit["since"].as_i64() && next["games"] == json!([]), "{next}");
    assert_eq!(world.nobody().post("/api/me/visit", json!({})).await.status, 401);
    assert!(ann.get("/api/me/export").await.ok()["last_visit"].is_i64());
    assert_eq!(ann.delete("/api/me").await.status, 204);
    let left: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM visits").fetch_one(&database).await.unwrap();
    assert_eq!(left, 0);
}
