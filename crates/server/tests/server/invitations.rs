//! Invitations by name: who may invite whom, once, and until the game begins.

use std::time::Duration;

use crate::{
    ratings::{account, id_of},
    receivers::Receiver,
    world::{Person, World, postgres},
};
use serde_json::{Value, json};
use shinar_server::{Bells, Config, limits::Rate};

const MINE: &str = "/api/me/invitations";

/// A private table of somebody that waits for players; its path.
async fn private(person: &mut Person, players: usize) -> (String, String) {
    let seats: Vec<_> =
        (0..players).map(|seat| json!({"kind": if seat == 0 { "me" } else { "open" }})).collect();
    let table = person.table_as(json!({"game": "babylonia", "players": players, "seats": seats})).await;
    (format!("/api/tables/{table}"), table)
}

async fn follow(person: &mut Person, other: &str) {
    person.put(&format!("/api/me/people/{other}"), json!({"kind": "follows"})).await.ok();
}

/// The tables to which somebody is invited.
async fn tables(person: &mut Person) -> Vec<String> {
    let all = person.get(MINE).await.ok();
    all.as_array().unwrap().iter().map(|one| one["table"]["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_invited_takes_a_seat_without_the_code() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let (path, table) = private(&mut ann, 2).await;
    assert_eq!(bea.get(&path).await.status, 404);
    let invite = json!({"person": "bea"});
    // Those whom one follows.
    let refused = ann.post(&format!("{path}/invitations"), invite.clone()).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "forbidden"));
    follow(&mut ann, "bea").await;
    let invited = ann.post(&format!("{path}/invitations"), invite.clone()).await.ok();
    assert_eq!(invited, json!([{"person": id_of(&mut bea).await, "name": "Bea", "declined": false}]));
    assert_eq!(ann.get(&format!("{path}/invitations")).await.ok(), invited);
    let all = bea.get(MINE).await.ok();
    assert_eq!((&all[0]["inviter_name"], &all[0]["table"]["id"]), (&json!("Ann"), &json!(table)));
    assert!(all[0]["table"].get("invite").is_none(), "{all}");
    // Once.
    assert_eq!(ann.post(&format!("{path}/invitations"), invite).await.code(), "invited");
    // It is there after a restart; the table lets her in, to look and to sit down.
    world.restart().await;
    for person in [&mut ann, &mut bea] {
        person.address = world.address;
    }
    assert_eq!(bea.get(&path).await.ok()["id"], json!(table));
    let mut socket = bea.sit(&table).await;
    assert_eq!(socket.expect("hello").await["table"]["id"], json!(table));
    let seated = bea.post(&format!("{MINE}/{table}"), json!({})).await.ok();
    assert_eq!(seated["seats"][1]["you"], true);
    assert_eq!(tables(&mut bea).await, Vec::<String>::new());
    // Nobody else gets in by it, and it is over when the game begins.
    let mut cem = account(&world, "Cem").await;
    assert_eq!(cem.post(&format!("{MINE}/{table}"), json!({})).await.status, 404);
    assert_eq!(cem.get(&path).await.status, 404);
    ann.post(&format!("{path}/start"), json!({})).await.ok();
    let database = world.database().await;
    let left: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM invitations").fetch_one(&database).await.unwrap();
    assert_eq!(left, 0);
    assert_eq!(ann.post(&format!("{path}/invitations"), json!({"person": "cem"})).await.code(), "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_can_be_declined_and_end_with_the_table() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let mut cem = account(&world, "Cem").await;
    for name in ["bea", "cem"] {
        follow(&mut ann, name).await;
    }
    let (path, table) = private(&mut ann, 2).await;
    for name in ["bea", "cem"] {
        ann.post(&format!("{path}/invitations"), json!({"person": name})).await.ok();
    }
    assert_eq!(bea.delete(&format!("{MINE}/{table}")).await.status, 204);
    assert_eq!(bea.delete(&format!("{MINE}/{table}")).await.status, 404);
    assert_eq!(tables(&mut bea).await, Vec::<String>::new());
    assert_eq!(
        (bea.get(&path).await.status, bea.post(&format!("{MINE}/{table}"), json!({})).await.status),
        (404, 404)
    );
    let invited = ann.get(&format!("{path}/invitations")).await.ok();
    let declined: Vec<_> = invited.as_array().unwrap().iter().map(|one| one["declined"].clone()).collect();
    assert_eq!(declined, [json!(true), json!(false)]);
    // Whoever has declined is not asked again.
    assert_eq!(ann.post(&format!("{path}/invitations"), json!({"person": "bea"})).await.code(), "invited");
    assert_eq!(tables(&mut cem).await, std::slice::from_ref(&table));
    // Accepting what is full fails, and says so.
    ann.put(&format!("{path}/seats/1"), json!({"kind": "bot", "level": 1})).await.ok();
    assert_eq!(cem.post(&format!("{MINE}/{table}"), json!({})).await.code(), "full");
    let full = ann.post(&format!("{path}/invitations"), json!({"person": "cem"})).await;
    assert_eq!((full.status, full.code().as_str()), (409, "full"));
    assert_eq!(ann.delete(&path).await.status, 204);
    assert_eq!(tables(&mut cem).await, Vec::<String>::new());
    assert_eq!(cem.get(&path).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_people_at_the_table_invite_and_never_the_blocked() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let (mut cem, mut gil) = (account(&world, "Cem").await, world.guest("Gil").await);
    follow(&mut ann, "bea").await;
    follow(&mut cem, "bea").await;
    let (path, table) = private(&mut ann, 3).await;
    let (invitations, invite) = (format!("{path}/invitations"), json!({"person": "bea"}));
    assert_eq!(cem.post(&invitations, invite.clone()).await.status, 404);
    assert_eq!(cem.get(&invitations).await.status, 404);
    assert_eq!(gil.post(&invitations, invite.clone()).await.code(), "account_needed");
    assert_eq!(world.nobody().post(&invitations, invite.clone()).await.status, 401);
    for nobody in ["zed", "Gil"] {
        assert_eq!(ann.post(&invitations, json!({"person": nobody})).await.status, 404, "{nobody}");
    }
    for bad in [json!({}), json!({"person": ""}), json!({"person": "x".repeat(4000)}), json!({"who": "bea"})]
    {
        assert_eq!(ann.post(&invitations, bad).await.code(), "bad_request");
    }
    assert_eq!(ann.post("/api/tables/nowhere/invitations", invite.clone()).await.status, 404);
    // At a public table everybody knows that it is there.
    let public = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let there = cem.post(&format!("/api/tables/{public}/invitations"), invite.clone()).await;
    assert_eq!((there.status, there.code().as_str()), (403, "forbidden"));
    // An invitation by somebody who is blocked afterwards is gone, and there is no other.
    ann.post(&invitations, invite.clone()).await.ok();
    assert_eq!(tables(&mut bea).await, std::slice::from_ref(&table));
    bea.put("/api/me/people/ann", json!({"kind": "blocks"})).await.ok();
    assert_eq!(tables(&mut bea).await, Vec::<String>::new());
    assert_eq!(bea.get(&path).await.status, 404);
    let refused = ann.post(&invitations, invite).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "blocked"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_flooded() {
    let world = World::with(|config| config.rates.invitations = Rate::new(1, 2)).await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    follow(&mut ann, "bea").await;
    let mut answers = Vec::new();
    for _ in 0..4 {
        // A new table is no way around it.
        let (path, _) = private(&mut ann, 2).await;
        answers.push(ann.post(&format!("{path}/invitations"), json!({"person": "bea"})).await.status);
        ann.delete(&path).await;
    }
    assert_eq!(answers, [200, 200, 429, 429]);
    assert_eq!(tables(&mut bea).await, Vec::<String>::new());
    // Nor may many people be called to tables that do not begin.
    let (path, table) = private(&mut ann, 2).await;
    let (database, ann_id) = (world.database().await, id_of(&mut ann).await);
    for n in 0..30 {
        let sql = "INSERT INTO invitations (table_id, person, inviter, state, created) VALUES ($1, $2, $3, 'waiting', 1)";
        let query = sqlx::query(sql).bind(table.clone()).bind(format!("p{n}")).bind(ann_id.clone());
        query.execute(&database).await.unwrap();
    }
    account(&world, "Cem").await;
    follow(&mut ann, "cem").await;
    let refused = ann.post(&format!("{path}/invitations"), json!({"person": "cem"})).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "too_many_invitations"));
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_are_exported_and_go_with_either_person() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let mut cem = account(&world, "Cem").await;
    follow(&mut ann, "bea").await;
    follow(&mut ann, "cem").await;
    let (path, table) = private(&mut ann, 3).await;
    for name in ["bea", "cem"] {
        ann.post(&format!("{path}/invitations"), json!({"person": name})).await.ok();
    }
    for (person, number) in [(&mut ann, 2), (&mut bea, 1)] {
        let export = person.get("/api/me/export").await.ok();
        assert_eq!(export["invitations"].as_array().unwrap().len(), number);
        assert_eq!(export["invitations"][0]["table"], json!(table));
    }
    bea.delete("/api/me").await;
    let invited = ann.get(&format!("{path}/invitations")).await.ok();
    assert_eq!(invited.as_array().unwrap().len(), 1, "{invited}");
    ann.delete("/api/me").await;
    assert_eq!(tables(&mut cem).await, Vec::<String>::new());
}

fn hurried(config: &mut Config) {
    config.bells = Bells {
        delay: Duration::from_millis(150),
        loopback: true,
        tick: Duration::from_millis(20),
        contact: Some("mailto:host@shinar.example".to_owned()),
        ..Bells::STANDARD
    };
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_invited_is_told_once() {
    let (world, mut hook) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let url = json!({"url": format!("{}/bea", hook.address)});
    bea.put("/api/me/notifications/webhook", url).await.ok();
    follow(&mut ann, "bea").await;
    let (path, table) = private(&mut ann, 2).await;
    ann.post(&format!("{path}/invitations"), json!({"person": "bea"})).await.ok();
    let message = hook.next().await.json();
    assert_eq!((&message["kind"], &message["table"]), (&json!("invited"), &json!(table)));
    assert_eq!(message["text"], "Ann invites you to a table.");
    // Not of what was declined meanwhile, and nothing twice.
    let (path, table) = private(&mut ann, 2).await;
    ann.post(&format!("{path}/invitations"), json!({"person": "bea"})).await.ok();
    assert_eq!(bea.delete(&format!("{MINE}/{table}")).await.status, 204);
    assert_eq!(hook.rest().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_accepts_at_another_server() {
    let url = postgres::new_database().await;
    let one = World::with(|config| config.database = Some(url.clone())).await;
    let two = World::with(|config| config.database = Some(url)).await;
    let (mut ann, mut bea) = (account(&one, "Ann").await, account(&two, "Bea").await);
    follow(&mut ann, "bea").await;
    let (path, table) = private(&mut ann, 2).await;
    let mut socket = ann.sit(&table).await;
    ann.post(&format!("{path}/invitations"), json!({"person": "bea"})).await.ok();
    bea.post(&format!("{MINE}/{table}"), json!({})).await.ok();
    let seen = |message: &Value| message["table"]["seats"][1]["name"] == "Bea";
    while !seen(&socket.expect("table").await) {}
}
