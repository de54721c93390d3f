//! The start of a game: contributions come after the commitment, and a rematch waits for its players.

use std::time::{Duration, Instant};

use crate::world::{Person, Socket, World};
use serde_json::{Value, json};

/// A finished game of two guests, each with a socket.
async fn finished(world: &World, clock: Value) -> (String, [(Person, Socket); 2]) {
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let request = json!({"game": "tigris", "players": 2, "seats": seats, "public": true, "clock": clock});
    let table = ann.table_as(request).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let (mut one, two) = (ann.sit(&table).await, bea.sit(&table).await);
    one.say(json!({"type": "resign", "client": "x", "seat": 0})).await;
    one.expect("over").await;
    (table, [(ann, one), (bea, two)])
}

async fn resign(person: &Person, table: &str, seat: usize) -> Value {
    let mut socket = person.sit(table).await;
    socket.expect("hello").await;
    socket.say(json!({"type": "resign", "client": "end", "seat": seat})).await;
    socket.expect("over").await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_contributes_after_the_commitment() {
    // A long wait would show.
    let world = World::with(|config| config.patience.contributions = Duration::from_secs(30)).await;
    let mut ann = world.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let request = json!({"game": "tigris", "players": 2, "seats": seats, "contribute_later": true});
    let made = ann.post("/api/tables", request).await.ok();
    let table = made["id"].as_str().unwrap().to_owned();
    let mut socket = ann.sit(&table).await;
    assert_eq!((&made["state"], socket.expect("hello").await.get("position")), (&json!("waiting"), None));
    let begun = ann.post(&format!("/api/tables/{table}/start"), json!({"contribution": "salt"})).await.ok();
    assert_eq!((&begun["state"], &begun["commitment"]), (&json!("running"), &made["commitment"]));
    let over = resign(&ann, &table, 0).await;
    assert_eq!(over["shuffle"]["contributions"][0], "salt");
    // So does a rematch against bots.
    let path = format!("/api/tables/{table}/rematch");
    let next = ann.post(&path, json!({"contribute_later": true})).await.ok();
    assert_eq!(next["state"], "waiting");
    let next = next["id"].as_str().unwrap().to_owned();
    let begun = ann.post(&format!("/api/tables/{next}/start"), json!({"contribution": "pepper"})).await.ok();
    assert_eq!(begun["state"], "running");
    let over = resign(&ann, &next, 1).await;
    assert_eq!(over["shuffle"]["contributions"], json!([null, "pepper"]));
    // A program that does not care gets a game at once.
    let again = ann.post(&format!("/api/tables/{next}/rematch"), json!({})).await.ok();
    assert_eq!(again["state"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_who_is_there_is_asked_to_contribute() {
    let world = World::with(|config| config.patience.contributions = Duration::from_secs(30)).await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({"contribution": "early"})).await.ok();
    let (mut first, mut second) = (ann.sit(&table).await, bea.sit(&table).await);
    first.expect("hello").await;
    second.expect("hello").await;
    let path = format!("/api/tables/{table}/start");
    let start = tokio::spawn({
        let path = path.clone();
        async move { (ann.post(&path, json!({"contribution": "salt"})).await.ok(), ann) }
    });
    while second.expect("table").await["table"]["starting"] != true {}
    // What was given is neither sent nor stored before everybody has contributed.
    let pool = world.database().await;
    let row = sqlx::query("SELECT sheet FROM tables WHERE id = $1").bind(table.clone());
    let sheet: String = sqlx::Row::get(&row.fetch_one(&pool).await.unwrap(), 0);
    assert!(!sheet.contains("salt") && sheet.contains("early"));
    let begun = bea.post(&path, json!({"contribution": "pepper"})).await.ok();
    assert_eq!(begun["state"], "running");
    assert_eq!(start.await.unwrap().0["state"], "running");
    assert!(second.expect("hello").await["position"].is_object());
    let over = resign(&bea, &table, 1).await;
    assert_eq!(over["shuffle"]["contributions"], json!(["salt", "pepper"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_does_not_wait_for_ever() {
    let world = World::with(|config| config.patience.contributions = Duration::from_millis(600)).await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    let mut silent = bea.sit(&table).await;
    silent.expect("hello").await;
    let start = Instant::now();
    let begun = ann.post(&format!("/api/tables/{table}/start"), json!({"contribution": "salt"})).await.ok();
    assert_eq!(begun["state"], "running");
    assert!(start.elapsed() >= Duration::from_millis(600));
    let over = resign(&ann, &table, 0).await;
    assert_eq!(over["shuffle"]["contributions"], json!(["salt", null]));
    // It is called off if somebody leaves.
    let next = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{next}/join"), json!({})).await.ok();
    let mut silent = bea.sit(&next).await;
    silent.expect("hello").await;
    let path = format!("/api/tables/{next}/start");
    let start = tokio::spawn(async move { ann.post(&path, json!({})).await });
    while silent.expect("table").await["table"]["starting"] != true {}
    bea.post(&format!("/api/tables/{next}/leave"), json!({})).await.ok();
    assert_eq!(start.await.unwrap().code(), "open_seats");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_waits_for_its_players() {
    let world = World::new().await;
    let clock = json!({"kind": "minutes", "minutes": 1, "increment_seconds": 0});
    let (table, [(mut ann, _one), (mut bea, _two)]) = finished(&world, clock).await;
    let path = format!("/api/tables/{table}/rematch");
    let next = ann.post(&path, json!({})).await.ok();
    let id = next["id"].as_str().unwrap().to_owned();
    let start = format!("/api/tables/{id}/start");
    let mut here = ann.sit(&id).await;
    here.expect("hello").await;
    // Whatever Ann does, no clock runs for Bea, who is not there.
    for path in [&path, &start] {
        assert_eq!(ann.post(path, json!({"contribution": "salt"})).await.ok()["state"], "waiting");
    }
    tokio::time::sleep(Duration::from_millis(700)).await;
    let info = bea.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!((&info["state"], &info["seats"][1]["ready"]), (&json!("waiting"), &json!(true)));
    assert_eq!(info["seats"][0].get("ready"), None);
    // She comes, and it begins.
    let mut there = bea.sit(&id).await;
    let begun = loop {
        let message = there.hear().await.unwrap();
        if message["position"].is_object() {
            break message;
        }
    };
    assert_eq!(begun["table"]["state"], "running");
    let over = resign(&bea, &id, 0).await;
    assert_eq!(over["shuffle"]["contributions"], json!([null, "salt"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_by_correspondence_remembers_who_has_come() {
    let mut world = World::new().await;
    let (table, [(mut ann, _one), (mut bea, _two)]) =
        finished(&world, json!({"kind": "days", "days": 1})).await;
    let path = format!("/api/tables/{table}/rematch");
    let next = ann.post(&path, json!({})).await.ok();
    assert_eq!(next["state"], "waiting");
    world.restart().await;
    (ann.address, bea.address) = (world.address, world.address);
    // Ann need not be there when Bea comes.
    let begun = bea.post(&path, json!({})).await.ok();
    assert_eq!((&begun["id"], &begun["state"]), (&next["id"], &json!("running")));
}
