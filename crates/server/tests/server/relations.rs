//! People one knows: following, friends, blocking, and who sees who is here.

use std::time::Duration;

use crate::{
    ratings::{account, id_of},
    world::{Person, World},
};
use serde_json::{Value, json};
use sqlx::AnyPool;

async fn relate(person: &mut Person, other: &str, kind: &str) -> Value {
    person.put(&format!("/api/me/people/{other}"), json!({"kind": kind})).await.ok()
}

/// The people whom somebody knows, by their names.
async fn known(person: &mut Person) -> Vec<(String, Value, bool)> {
    let all = person.get("/api/me/people").await.ok();
    let one = |one: &Value| {
        (one["name"].as_str().unwrap().to_owned(), one["kind"].clone(), one["follows_you"] == true)
    };
    all.as_array().unwrap().iter().map(one).collect()
}

/// Makes it known quickly who is here.
pub(crate) fn brisk(config: &mut shinar_server::Config) {
    config.find.tick = Duration::from_millis(20);
    config.find.here = Duration::from_millis(1500);
}

/// Asks until something is so.
pub(crate) async fn until(person: &mut Person, path: &str, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let now = person.get(path).await.ok();
        if holds(&now) {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{path}: {}", person.get(path).await.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn following_both_ways_makes_friends() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    assert_eq!(ann.get("/api/me/people").await.ok(), json!([]));
    // By the name, as others write it.
    let followed = relate(&mut ann, "bea", "follows").await;
    assert_eq!((&followed["kind"], &followed["follows_you"]), (&json!("follows"), &json!(false)));
    relate(&mut ann, "Bea", "follows").await;
    assert_eq!(known(&mut ann).await, [("Bea".to_owned(), json!("follows"), false)]);
    assert_eq!(known(&mut bea).await, [("Ann".to_owned(), Value::Null, true)]);
    let ann_id = id_of(&mut ann).await;
    let profile = bea.get(&format!("/api/people/{ann_id}")).await.ok();
    assert_eq!((&profile["known"]["follows_you"], profile["known"].get("kind")), (&json!(true), None));
    relate(&mut bea, &ann_id, "follows").await;
    assert_eq!(known(&mut ann).await, [("Bea".to_owned(), json!("follows"), true)]);
    // One's own profile, and that which a guest sees, say nothing of it.
    assert!(ann.get("/api/people/ann").await.ok().get("known").is_none());
    assert!(world.guest("Gil").await.get("/api/people/ann").await.ok().get("known").is_none());
    assert_eq!(ann.delete("/api/me/people/bea").await.status, 204);
    assert_eq!(ann.delete("/api/me/people/bea").await.status, 204);
    assert_eq!(known(&mut ann).await, [("Bea".to_owned(), Value::Null, true)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_know_nobody_and_nobody_follows_themselves() {
    let world = World::new().await;
    let (mut ann, mut gil) = (account(&world, "Ann").await, world.guest("Gil").await);
    assert_eq!(gil.get("/api/me/people").await.code(), "account_needed");
    let follow = json!({"kind": "follows"});
    assert_eq!(gil.put("/api/me/people/ann", follow.clone()).await.code(), "account_needed");
    assert_eq!(world.nobody().get("/api/me/people").await.code(), "unauthorized");
    let gil_id = id_of(&mut gil).await;
    for nobody in ["zed", gil_id.as_str(), "a%00b"] {
        let path = format!("/api/me/people/{nobody}");
        assert_eq!(ann.put(&path, follow.clone()).await.status, 404, "{nobody}");
    }
    assert_eq!(ann.put("/api/me/people/ann", follow).await.code(), "bad_request");
    for bad in [json!({"kind": "loves"}), json!({}), json!({"kind": "follows", "more": 1})] {
        assert_eq!(ann.put("/api/me/people/ann", bad).await.code(), "bad_request");
    }
    assert_eq!(ann.get("/api/me/people").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn blocking_ends_following_both_ways() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    relate(&mut ann, "bea", "follows").await;
    relate(&mut bea, "ann", "follows").await;
    let blocked = relate(&mut ann, "bea", "blocks").await;
    assert_eq!((&blocked["kind"], &blocked["follows_you"]), (&json!("blocks"), &json!(false)));
    assert_eq!(known(&mut ann).await, [("Bea".to_owned(), json!("blocks"), false)]);
    assert_eq!(known(&mut bea).await, []);
    let refused = bea.put("/api/me/people/ann", json!({"kind": "follows"})).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "blocked"));
    // She may block as well, and that stays when Ann does not any more.
    relate(&mut bea, "ann", "blocks").await;
    ann.delete("/api/me/people/bea").await;
    assert_eq!(ann.put("/api/me/people/bea", json!({"kind": "follows"})).await.code(), "blocked");
    bea.delete("/api/me/people/ann").await;
    assert_eq!(relate(&mut ann, "bea", "follows").await["kind"], "follows");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_blocked_say_is_not_sent_to_who_blocked_them() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    let (mut of_ann, mut of_bea) = (ann.sit(&table).await, bea.sit(&table).await);
    let mut watcher = world.nobody().sit(&table).await;
    let say = async |socket: &mut crate::world::Socket, text: &str| {
        let client = socket.fresh();
        socket.say(json!({"type": "chat", "client": client, "text": text})).await;
        assert_eq!(socket.outcome(&client).await.0["type"], "done");
    };
    say(&mut of_bea, "one").await;
    assert_eq!(of_ann.expect("chat").await["line"]["text"], "one");
    // From the next line on, also where the table is open already.
    relate(&mut ann, "bea", "blocks").await;
    say(&mut of_bea, "two").await;
    say(&mut of_ann, "three").await;
    of_ann.say(json!({"type": "ping"})).await;
    of_ann.expect("pong").await;
    assert!(!of_ann.heard.iter().any(|text| text.contains("\"two\"")), "{:?}", of_ann.heard);
    // Everybody else hears everything, also Bea what Ann says.
    for expected in ["one", "two", "three"] {
        assert_eq!(watcher.expect("chat").await["line"]["text"], expected);
    }
    assert!(of_bea.expect("chat").await["line"]["text"].is_string());
    let lines = |hello: &Value| {
        let lines = hello["chat"].as_array().unwrap().iter();
        lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(lines(&ann.sit(&table).await.expect("hello").await), ["three"]);
    assert_eq!(lines(&bea.sit(&table).await.expect("hello").await), ["one", "two", "three"]);
    // Without the block it is all there again.
    ann.delete("/api/me/people/bea").await;
    of_ann.say(json!({"type": "resync"})).await;
    assert_eq!(lines(&of_ann.expect("hello").await), ["one", "two", "three"]);
    say(&mut of_bea, "four").await;
    assert_eq!(of_ann.expect("chat").await["line"]["text"], "four");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_choose_who_sees_them() {
    let world = World::with(brisk).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let path = "/api/people/bea";
    let presence = |profile: &Value| profile["known"]["presence"]["kind"].clone();
    // At first friends only.
    relate(&mut ann, "bea", "follows").await;
    assert_eq!(presence(&ann.get(path).await.ok()), Value::Null);
    relate(&mut bea, "ann", "follows").await;
    until(&mut ann, path, |profile| presence(profile) == "online").await;
    let all = ann.get("/api/me/people").await.ok();
    assert_eq!(all[0]["presence"]["kind"], "online");
    // Whoever does nothing is soon away, and was seen.
    let away = until(&mut ann, path, |profile| presence(profile) == "away").await;
    assert!(away["known"]["presence"]["seen"].is_i64(), "{away}");
    let shown =
        |presence: &str| json!({"ratings": true, "games": true, "learning": true, "presence": presence});
    assert_eq!(bea.put("/api/me/shown", shown("nobody")).await.ok()["presence"], "nobody");
    assert_eq!(presence(&ann.get(path).await.ok()), Value::Null);
    ann.delete("/api/me/people/bea").await;
    bea.put("/api/me/shown", shown("everybody")).await.ok();
    assert_eq!(bea.get(path).await.ok()["shown"]["presence"], "everybody");
    until(&mut ann, path, |profile| presence(profile) == "online").await;
    // But not to whom she has blocked, or who has blocked her.
    relate(&mut bea, "ann", "blocks").await;
    assert_eq!(presence(&ann.get(path).await.ok()), Value::Null);
    assert_eq!(bea.put("/api/me/shown", shown("all")).await.code(), "bad_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_see_at_which_table_one_plays() {
    let world = World::with(brisk).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    relate(&mut ann, "bea", "follows").await;
    relate(&mut bea, "ann", "follows").await;
    let path = "/api/people/bea";
    let presence = |profile: &Value| profile["known"]["presence"].clone();
    for public in [true, false] {
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
        let table =
            bea.table_as(json!({"game": "babylonia", "players": 2, "seats": seats, "public": public})).await;
        let socket = bea.sit(&table).await;
        let seen = until(&mut ann, path, |profile| presence(profile)["kind"] == "at_table").await;
        assert_eq!(presence(&seen).get("table"), public.then_some(&json!(table)));
        drop(socket);
        until(&mut ann, path, |profile| presence(profile)["kind"] != "at_table").await;
    }
}

async fn count(database: &AnyPool, table: &str) -> i64 {
    let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
    sqlx::query_scalar(sql).fetch_one(database).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_known_of_a_person_is_exported_and_goes_with_them() {
    let mut world = World::with(brisk).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    relate(&mut ann, "bea", "follows").await;
    relate(&mut bea, "ann", "blocks").await;
    bea.delete("/api/me/people/ann").await;
    relate(&mut bea, "ann", "follows").await;
    relate(&mut ann, "bea", "follows").await;
    let bea_id = id_of(&mut bea).await;
    let export = ann.get("/api/me/export").await.ok();
    assert_eq!(
        (&export["relations"][0]["person"], &export["relations"][0]["kind"]),
        (&json!(bea_id), &json!("follows"))
    );
    until(&mut ann, "/api/me/export", |export| export["last_seen"].is_i64()).await;
    // It survives a restart.
    world.restart().await;
    ann.address = world.address;
    bea.address = world.address;
    assert_eq!(known(&mut ann).await, [("Bea".to_owned(), json!("follows"), true)]);
    assert_eq!(ann.delete("/api/me").await.status, 204);
    assert_eq!(known(&mut bea).await, []);
    let database = world.database().await;
    assert_eq!(count(&database, "relations").await, 0);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let left =
        "SELECT COUNT(*) FROM presence WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = person)";
    assert_eq!(sqlx::query_scalar::<_, i64>(left).fetch_one(&database).await.unwrap(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_knows_a_limited_number_of_people() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    account(&world, "Cem").await;
    let ann_id = id_of(&mut ann).await;
    let database = world.database().await;
    for n in 0..999 {
        let sql = "INSERT INTO relations (person, other, kind, created) VALUES ($1, $2, 'follows', 1)";
        sqlx::query(sql).bind(ann_id.clone()).bind(format!("p{n}")).execute(&database).await.unwrap();
    }
    relate(&mut ann, "bea", "follows").await;
    let refused = ann.put("/api/me/people/cem", json!({"kind": "follows"})).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "too_many_relations"));
    // Whom one knows already can be changed.
    assert_eq!(relate(&mut ann, "bea", "blocks").await["kind"], "blocks");
    assert_eq!(bea.get("/api/me/people").await.ok(), json!([]));
}
