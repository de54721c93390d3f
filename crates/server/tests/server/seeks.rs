//! Looking for opponents: who is found for whom, that it happens once, and what becomes of those who do not come.

use std::{collections::BTreeMap, time::Duration};

use crate::{
    ratings::{account, id_of},
    receivers::Receiver,
    world::{Person, World, postgres},
};
use serde_json::{Value, json};
use shinar_server::{Bells, Config};

/// Looks quickly.
fn brisk(config: &mut Config) {
    config.find.tick = Duration::from_millis(20);
}

fn wish(game: &str, preset: &str, rated: bool) -> Value {
    json!({"game": game, "preset": preset, "rated": rated})
}

async fn seek(person: &mut Person, wish: Value) -> String {
    let seek = person.post("/api/seeks", wish).await.ok();
    seek["id"].as_str().unwrap().to_owned()
}

/// Renews a search until opponents are found; returns the table.
async fn found(person: &mut Person, seek: &str) -> String {
    for _ in 0..500 {
        let now = person.put(&format!("/api/seeks/{seek}"), json!({})).await.ok();
        if let Some(table) = now["table"].as_str() {
            return table.to_owned();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody was found");
}

/// Waits a while, in which nobody is found.
async fn nobody(person: &mut Person, seek: &str) {
    for _ in 0..15 {
        let now = person.put(&format!("/api/seeks/{seek}"), json!({})).await.ok();
        assert!(now.get("table").is_none(), "{now}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn info(person: &mut Person, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}")).await.ok()
}

async fn until_state(person: &mut Person, table: &str, state: &str) -> Value {
    for _ in 0..500 {
        let info = info(person, table).await;
        if info["state"] == state {
            return info;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{}", info(person, table).await);
}

/// Makes somebody have waited for long.
async fn as_if_waiting(world: &World, seek: &str, seconds: i64) {
    let sql = "UPDATE seeks SET created = created - $2 WHERE id = $1";
    let database = world.database().await;
    sqlx::query(sql).bind(seek.to_owned()).bind(1000 * seconds).execute(&database).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_look_for_a_rated_game_now_play_it() {
    let world = World::with(brisk).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let of_ann = seek(&mut ann, wish("babylonia", "live_two", true)).await;
    nobody(&mut ann, &of_ann).await;
    let of_bea = seek(&mut bea, wish("babylonia", "live_two", true)).await;
    let table = found(&mut ann, &of_ann).await;
    assert_eq!(found(&mut bea, &of_bea).await, table);
    let waiting = info(&mut ann, &table).await;
    assert_eq!(
        (&waiting["state"], &waiting["rated"], &waiting["found"]),
        (&json!("waiting"), &json!(true), &json!(true))
    );
    assert_eq!(waiting["clock"]["kind"], "minutes");
    // It is nobody else's: it is not in the list of open tables.
    assert_eq!(world.guest("Cem").await.get("/api/tables?list=open").await.ok(), json!([]));
    // It begins when both have come, and not before.
    let mut of_ann = ann.sit(&table).await;
    of_ann.expect("hello").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(info(&mut ann, &table).await["state"], "waiting");
    let mut of_bea = bea.sit(&table).await;
    of_bea.expect("hello").await;
    let running = until_state(&mut ann, &table, "running").await;
    assert_eq!(running["rated"], true);
    // A new search for the same finds no old table once that is over.
    let seat = running["seats"].as_array().unwrap().iter().position(|seat| seat["you"] == true).unwrap();
    of_ann.say(json!({"type": "resign", "client": "r", "seat": seat})).await;
    of_ann.outcome("r").await;
    assert_eq!(
        until_state(&mut ann, &table, "finished").await["rating_changes"].as_array().unwrap().len(),
        2
    );
    let again = ann.post("/api/seeks", wish("babylonia", "live_two", true)).await.ok();
    assert!(again.get("table").is_none(), "{again}");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_days_per_turn_the_game_begins_at_once_and_a_bell_rings() {
    let bells = Bells {
        delay: Duration::from_millis(100),
        loopback: true,
        tick: Duration::from_millis(20),
        contact: Some("mailto:host@shinar.example".to_owned()),
        ..Bells::STANDARD
    };
    let with_bells = |config: &mut Config| {
        brisk(config);
        config.bells = bells;
    };
    let (mut world, mut hook) = (World::with(with_bells).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    for (person, path) in [(&mut ann, "/ann"), (&mut bea, "/bea")] {
        let url = json!({"url": format!("{}{path}", hook.address)});
        person.put("/api/me/notifications/webhook", url).await.ok();
    }
    seek(&mut ann, wish("tigris", "days", false)).await;
    // It waits for days, whether the page is there or the server stops.
    world.restart().await;
    for person in [&mut ann, &mut bea] {
        person.address = world.address;
    }
    let seeks = ann.get("/api/seeks").await.ok();
    assert!(seeks[0]["lease"].as_i64().unwrap() - seeks[0]["created"].as_i64().unwrap() > 6 * 86_400_000);
    seek(&mut bea, wish("tigris", "days", false)).await;
    let mut told = BTreeMap::new();
    for _ in 0..2 {
        let got = hook.next().await;
        told.insert(got.path.clone(), got.json());
    }
    let table = told["/ann"]["table"].as_str().unwrap().to_owned();
    for message in told.values() {
        assert_eq!((&message["kind"], &message["table"]), (&json!("found"), &json!(table)));
    }
    assert_eq!(until_state(&mut ann, &table, "running").await["clock"], json!({"kind": "days", "days": 3}));
    // Once, and not that it has begun as well.
    assert_eq!(hook.rest().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_take_the_missing_seats_after_the_chosen_time() {
    let world = World::with(brisk).await;
    let (mut ann, mut gil) = (account(&world, "Ann").await, world.guest("Gil").await);
    // Without that wish never.
    let never = seek(&mut ann, wish("babylonia", "live_two", true)).await;
    as_if_waiting(&world, &never, 100_000).await;
    nobody(&mut ann, &never).await;
    let soon = ann
        .post(
            "/api/seeks",
            json!({"game": "babylonia", "preset": "live_two", "rated": true, "bots_after": 1}),
        )
        .await
        .ok();
    let id = soon["id"].as_str().unwrap().to_owned();
    assert!(soon["bots_at"].as_i64().unwrap() > soon["created"].as_i64().unwrap(), "{soon}");
    nobody(&mut ann, &id).await;
    let table = found(&mut ann, &id).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    let running = until_state(&mut ann, &table, "running").await;
    let bot = running["seats"].as_array().unwrap().iter().find(|seat| seat["kind"] == "bot").unwrap().clone();
    // As strong as somebody new.
    assert_eq!(
        (&bot["level"], &running["rated"], &running["rated_bots"]),
        (&json!(3), &json!(true), &json!(true))
    );
    // Of three and four: both people, and bots for the rest.
    let wish = json!({"game": "tigris", "preset": "live_more", "bots_after": 1});
    let mut bea = account(&world, "Bea").await;
    let (of_gil, of_bea) = (seek(&mut gil, wish.clone()).await, seek(&mut bea, wish).await);
    let table = found(&mut gil, &of_gil).await;
    assert_eq!(found(&mut bea, &of_bea).await, table);
    let info = info(&mut gil, &table).await;
    let mut kinds: Vec<_> =
        info["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, ["bot", "person", "person"]);
    assert!(info.get("rated").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_come_keeps_nobody_waiting() {
    let quick = |config: &mut Config| {
        brisk(config);
        config.patience.no_show = Duration::from_millis(700);
    };
    let world = World::with(quick).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let of_ann = seek(&mut ann, wish("babylonia", "live_two", true)).await;
    let of_bea = seek(&mut bea, wish("babylonia", "live_two", true)).await;
    let table = found(&mut ann, &of_ann).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    // The table goes, Ann looks on as before, and Bea does not.
    for round in 0.. {
        if ann.get(&format!("/api/tables/{table}")).await.status == 404 {
            break;
        }
        assert!(round < 300, "the table is still there");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let seeks = ann.get("/api/seeks").await.ok();
    assert_eq!((&seeks[0]["id"], seeks[0].get("table")), (&json!(of_ann), None), "{seeks}");
    assert_eq!(bea.put(&format!("/api/seeks/{of_bea}"), json!({})).await.status, 404);
    let mut cem = account(&world, "Cem").await;
    let of_cem = seek(&mut cem, wish("babylonia", "live_two", true)).await;
    assert_eq!(found(&mut ann, &of_ann).await, found(&mut cem, &of_cem).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_ends_when_its_page_is_gone() {
    let world = World::with(brisk).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let of_ann = seek(&mut ann, wish("babylonia", "live_two", false)).await;
    let database = world.database().await;
    // Just now, so that nobody has cleared it away yet.
    sqlx::query("UPDATE seeks SET lease = lease - 21000").execute(&database).await.unwrap();
    assert_eq!(ann.get("/api/seeks").await.ok(), json!([]));
    let of_bea = seek(&mut bea, wish("babylonia", "live_two", false)).await;
    nobody(&mut bea, &of_bea).await;
    // The page is back in time.
    assert_eq!(ann.put(&format!("/api/seeks/{of_ann}"), json!({})).await.status, 200);
    assert_eq!(found(&mut ann, &of_ann).await, found(&mut bea, &of_bea).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_blocked_and_the_unequal_are_not_matched() {
    let world = World::with(brisk).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    bea.put("/api/me/people/ann", json!({"kind": "blocks"})).await.ok();
    let of_ann = seek(&mut ann, wish("babylonia", "live_two", false)).await;
    let of_bea = seek(&mut bea, wish("babylonia", "live_two", false)).await;
    for seek in [&of_ann, &of_bea] {
        as_if_waiting(&world, seek, 100_000).await;
    }
    nobody(&mut ann, &of_ann).await;
    // Neither other games, nor other kinds, nor rated with unrated.
    let mut cem = account(&world, "Cem").await;
    for other in [
        wish("tigris", "live_two", false),
        wish("babylonia", "days", false),
        wish("babylonia", "live_two", true),
    ] {
        let of_cem = seek(&mut cem, other).await;
        nobody(&mut cem, &of_cem).await;
        assert_eq!(cem.delete(&format!("/api/seeks/{of_cem}")).await.status, 204);
    }
    // Ratings that are far apart only after a while.
    let (cem_id, database) = (id_of(&mut cem).await, world.database().await);
    let sql = "INSERT INTO ratings (person, game, kind, rating, deviation, volatility, assured, games, changed, shown) \
         VALUES ($1, 'babylonia', 'two', 2000000, 60000, 60000, 1880000, 30, 1, 1)";
    sqlx::query(sql).bind(cem_id).execute(&database).await.unwrap();
    ann.delete(&format!("/api/seeks/{of_ann}")).await;
    let of_ann = seek(&mut ann, wish("babylonia", "live_two", true)).await;
    let of_cem = seek(&mut cem, wish("babylonia", "live_two", true)).await;
    nobody(&mut cem, &of_cem).await;
    as_if_waiting(&world, &of_ann, 80).await;
    assert_eq!(found(&mut ann, &of_ann).await, found(&mut cem, &of_cem).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_that_cannot_be_are_refused() {
    let world = World::with(brisk).await;
    let (mut ann, mut gil) = (account(&world, "Ann").await, world.guest("Gil").await);
    let path = "/api/seeks";
    assert_eq!(world.nobody().post(path, wish("babylonia", "live_two", false)).await.status, 401);
    assert_eq!(gil.post(path, wish("babylonia", "live_two", true)).await.code(), "account_needed");
    assert_eq!(ann.post(path, wish("chess", "live_two", true)).await.status, 404);
    for bad in [
        wish("babylonia", "blitz", false),
        json!({"preset": "days"}),
        json!({"game": "babylonia", "preset": "days", "bots_after": 604_801}),
        json!({"game": "babylonia", "preset": "days", "bots_after": -1}),
        json!({"game": "babylonia", "preset": "days", "level": 3}),
    ] {
        assert_eq!(ann.post(path, bad).await.code(), "bad_request");
    }
    assert_eq!(ann.get(path).await.ok(), json!([]));
    // One's own only.
    let of_ann = seek(&mut ann, wish("babylonia", "live_two", false)).await;
    assert_eq!(gil.get(path).await.ok(), json!([]));
    for method in ["PUT", "DELETE"] {
        for id in [of_ann.as_str(), "nothing", "a%00b"] {
            let request = gil.request(method, &format!("{path}/{id}"));
            assert_eq!(gil.ask(request).await.status, 404, "{method} {id}");
        }
    }
    // The same once more changes it, so that nobody has many.
    let again =
        ann.post(path, json!({"game": "babylonia", "preset": "live_two", "bots_after": 600})).await.ok();
    let all = ann.get(path).await.ok();
    assert_eq!((all.as_array().unwrap().len(), &all[0]["bots_at"]), (1, &again["bots_at"]));
    // Nor may somebody with too many tables look for more.
    let database = world.database().await;
    let ann_id = id_of(&mut ann).await;
    for n in 0..50 {
        let sql = "INSERT INTO tables (id, state, public, sheet, created, changed, maker) VALUES ($1, 'running', 0, '{}', 1, 1, $2)";
        sqlx::query(sql).bind(format!("t{n}")).bind(ann_id.clone()).execute(&database).await.unwrap();
    }
    assert_eq!(ann.post(path, wish("tigris", "days", false)).await.code(), "too_many_tables");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_two_games_at_the_same_time() {
    let world = World::with(brisk).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let mut cem = account(&world, "Cem").await;
    let games = [
        seek(&mut ann, wish("babylonia", "live_two", false)).await,
        seek(&mut ann, wish("tigris", "live_two", false)).await,
    ];
    let days = seek(&mut ann, wish("tigris", "days", false)).await;
    // Both come for Ann in the same moment.
    let (of_bea, of_cem) = tokio::join!(
        seek(&mut bea, wish("babylonia", "live_two", false)),
        seek(&mut cem, wish("tigris", "live_two", false))
    );
    tokio::time::sleep(Duration::from_millis(400)).await;
    let tables = [(&mut bea, of_bea), (&mut cem, of_cem)];
    let mut matched = 0;
    for (person, seek) in tables {
        let now = person.put(&format!("/api/seeks/{seek}"), json!({})).await.ok();
        matched += usize::from(now.get("table").is_some());
    }
    assert_eq!(matched, 1);
    let left: Vec<_> =
        ann.get("/api/seeks").await.ok().as_array().unwrap().iter().map(|seek| seek["id"].clone()).collect();
    // What is left is the game that was found, and the one that may take days.
    assert_eq!(left.len(), 2, "{left:?}");
    assert!(left.contains(&json!(days)) && games.iter().any(|game| left.contains(&json!(game))), "{left:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn searches_are_exported_and_go_with_the_person() {
    let world = World::with(brisk).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let of_ann = seek(&mut ann, wish("babylonia", "days", false)).await;
    let export = ann.get("/api/me/export").await.ok();
    assert_eq!(export["seeks"][0]["id"], json!(of_ann));
    ann.delete("/api/me").await;
    let of_bea = seek(&mut bea, wish("babylonia", "days", false)).await;
    nobody(&mut bea, &of_bea).await;
    let database = world.database().await;
    let left: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM seeks").fetch_one(&database).await.unwrap();
    assert_eq!(left, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_with_ratings() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let (ann_id, database) = (id_of(&mut ann).await, world.database().await);
    for (kind, rating) in [("two", 1_612_400i64), ("more", 1_400_000)] {
        let sql = "INSERT INTO ratings (person, game, kind, rating, deviation, volatility, assured, games, changed, shown) \
             VALUES ($1, 'babylonia', $2, $3, 60000, 60000, 1, 30, 1, 1)";
        sqlx::query(sql).bind(ann_id.clone()).bind(kind).bind(rating).execute(&database).await.unwrap();
    }
    ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).await;
    ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let ratings = async |person: &mut Person| {
        let open = person.get("/api/tables?list=open").await.ok();
        let mut all: Vec<_> =
            open.as_array().unwrap().iter().map(|table| table["seats"][0]["rating"].clone()).collect();
        all.sort_by_key(Value::to_string);
        all
    };
    assert_eq!(ratings(&mut bea).await, [json!(1400), json!(1612), Value::Null]);
    // Only if they show them.
    let hidden = json!({"ratings": false, "games": true, "learning": true});
    ann.put("/api/me/shown", hidden).await.ok();
    assert_eq!(ratings(&mut bea).await, [Value::Null, Value::Null, Value::Null]);
}

/// Two servers on one database: everybody plays once. (Real processes, one killed, are in `crates/cli/tests/cluster.rs`.)
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_match_everybody_once() {
    let url = postgres::new_database().await;
    let hasty = |config: &mut Config| {
        config.find.tick = Duration::from_millis(5);
        config.database = Some(url.clone());
    };
    let worlds = [World::with(hasty).await, World::with(hasty).await];
    let mut people = Vec::new();
    for n in 0..40 {
        people.push(worlds[n % 2].guest(&format!("Guest {n}")).await);
    }
    // They come within a moment, so that both servers see them at the same time.
    let tasks: Vec<_> = people
        .into_iter()
        .enumerate()
        .map(|(n, mut person)| {
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(3 * n as u64)).await;
                let seek = seek(&mut person, wish("babylonia", "days", false)).await;
                (person, seek)
            })
        })
        .collect();
    let mut seats: BTreeMap<String, u32> = BTreeMap::new();
    for task in tasks {
        let (mut person, seek) = task.await.unwrap();
        let table = found(&mut person, &seek).await;
        until_state(&mut person, &table, "running").await;
        let mine = person.get("/api/tables?list=mine").await.ok();
        assert_eq!(mine.as_array().unwrap().len(), 1, "{mine}");
        *seats.entry(table).or_default() += 1;
    }
    assert!(seats.len() == 20 && seats.values().all(|&people| people == 2), "{seats:?}");
    let database = worlds[0].database().await;
    let tables: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM tables").fetch_one(&database).await.unwrap();
    assert_eq!(tables, 20);
}
