//! Guests, accounts, tokens, and who may see a table.

use crate::world::{World, play_on};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_becomes_a_guest() {
    let world = World::new().await;
    let mut ann = world.nobody();
    let answer = ann.get("/api/me").await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"),
        "{cookie}"
    );
    let me = answer.ok();
    assert_eq!(me["account"], false);
    assert_eq!(ann.get("/api/me").await.ok()["id"], me["id"]);
    assert_eq!(ann.put("/api/me", json!({"name": " Ann\u{202e} \t B "})).await.ok()["name"], "Ann B");
    for bad in [
        json!({"name": ""}),
        json!({"name": "x".repeat(33)}),
        json!({}),
        json!({"name": 5}),
        json!({"name": "a", "id": "b"}),
    ] {
        assert_eq!(ann.put("/api/me", bad).await.code(), "bad_request");
    }
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann B");
    let mut nobody = world.nobody();
    assert_eq!(nobody.put("/api/me", json!({"name": "x"})).await.status, 401);
    nobody.cookie = Some("shinar=abcdefghijkm.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa".to_owned());
    assert_eq!(nobody.get("/api/tables?list=mine").await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let id = ann.get("/api/me").await.ok()["id"].clone();
    let given = json!({"login": "Ann.1", "password": "correct horse"});
    for bad in [
        json!({"login": "an", "password": "correct horse"}),
        json!({"login": "ann!", "password": "correct horse"}),
        json!({"login": "anna", "password": "short"}),
    ] {
        assert_eq!(ann.post("/api/account", bad).await.code(), "bad_request");
    }
    let made = ann.post("/api/account", given.clone()).await.ok();
    assert_eq!((&made["account"], &made["login"], &made["id"]), (&json!(true), &json!("ann.1"), &id));
    assert_eq!(
        ann.post("/api/account", json!({"login": "other", "password": "correct horse"})).await.code(),
        "account"
    );
    let mut bea = world.guest("Bea").await;
    assert_eq!(bea.post("/api/account", given.clone()).await.code(), "taken");

    let mut elsewhere = world.nobody();
    for wrong in [
        json!({"login": "ann.1", "password": "wrong horse"}),
        json!({"login": "nobody", "password": "correct horse"}),
        json!({"login": "", "password": ""}),
    ] {
        assert_eq!(elsewhere.post("/api/sign-in", wrong).await.code(), "unauthorized");
    }
    assert_eq!(elsewhere.post("/api/sign-in", given.clone()).await.ok()["id"], id);
    assert_eq!(elsewhere.get("/api/me").await.ok()["id"], id);
    let cookie = elsewhere.cookie.clone();
    assert_eq!(elsewhere.post("/api/sign-out", json!({})).await.status, 204);
    // The cookie is invalid, even for a client that kept it; the first device is still signed in.
    elsewhere.cookie = cookie;
    assert_ne!(elsewhere.get("/api/me").await.ok()["id"], id);
    assert_eq!(ann.get("/api/me").await.ok()["id"], id);

    assert_eq!(ann.delete("/api/me").await.status, 204);
    assert_eq!(world.nobody().post("/api/sign-in", given).await.code(), "unauthorized");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_is_forgotten_at_tables() {
    let world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    socket.say(json!({"type": "chat", "client": "c", "text": "hello"})).await;
    socket.outcome("c").await;
    let alone = ann.table("tigris", json!([{"kind": "me"}, {"kind": "open"}])).await;
    assert_eq!(ann.delete("/api/me").await.status, 204);
    let hello = bea.sit(&table).await.expect("hello").await;
    let text = hello.to_string();
    assert!(!text.contains("Ann"), "{text}");
    assert_eq!(
        (&hello["table"]["seats"][0]["stand_in"], &hello["chat"][0]["name"]),
        (&json!(true), &json!("former player"))
    );
    assert_eq!(bea.get(&format!("/api/tables/{alone}")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_use_tokens() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let made = ann.post("/api/tokens", json!({"name": "my bot"})).await.ok();
    let (id, secret) = (made["token"]["id"].as_str().unwrap(), made["secret"].as_str().unwrap());
    let list = ann.get("/api/tokens").await;
    assert_eq!(list.ok()[0]["name"], "my bot");
    assert!(!list.text.contains(secret));
    let mut bot = world.nobody();
    bot.bearer = Some(secret.to_owned());
    assert_eq!(bot.get("/api/me").await.ok()["name"], "Ann");
    // A program plays as a person does.
    let table = bot.table("amyitis", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let mut socket = bot.sit(&table).await;
    let hello = socket.expect("hello").await;
    play_on(&mut socket, &[0], hello["position"].clone()).await;
    let mut bea = world.guest("Bea").await;
    assert_eq!(bea.delete(&format!("/api/tokens/{id}")).await.status, 404);
    assert_eq!(ann.delete(&format!("/api/tokens/{id}")).await.status, 204);
    assert_eq!(bot.get("/api/me").await.code(), "unauthorized");
    assert_eq!(bot.try_sit(&table, None).await.err(), Some(401));
    // A cookie is no token.
    bot.bearer = ann.cookie.as_ref().map(|cookie| cookie.split_once('=').unwrap().1.to_owned());
    assert_eq!(bot.get("/api/me").await.code(), "unauthorized");
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_are_for_the_invited() {
    let world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let request = json!({"game": "babylon", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = ann.table_as(request).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(bea.get(&path).await.code(), "not_found");
    assert_eq!(bea.post(&format!("{path}/join"), json!({})).await.code(), "not_found");
    assert_eq!(bea.try_sit(&table, None).await.err(), Some(404));
    assert_eq!(bea.get(&format!("{path}?code=wrong")).await.code(), "not_found");
    assert_eq!(bea.get("/api/tables?list=open").await.ok(), json!([]));
    let code = ann.get(&path).await.ok()["invite"].as_str().unwrap().to_owned();
    let seen = bea.get(&format!("{path}?code={code}")).await.ok();
    assert_eq!(seen.get("invite"), None);
    assert_eq!(bea.post(&format!("{path}/join"), json!({"code": code, "seat": 0})).await.code(), "taken");
    bea.post(&format!("{path}/join"), json!({"code": code, "seat": 1})).await.ok();
    assert_eq!(bea.post(&format!("{path}/join"), json!({"code": code})).await.code(), "seated");
    assert_eq!(bea.get("/api/tables?list=mine").await.ok()[0]["id"], json!(table));
    ann.post(&format!("{path}/start"), json!({})).await.ok();
    assert_eq!(bea.get("/api/tables?list=running").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_and_turns() {
    let world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let seats = json!([{"kind": "open"}, {"kind": "me"}]);
    let first = ann.table("babylonia", seats.clone()).await;
    ann.table("tigris", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let third = ann.table("babylonia", seats).await;
    bea.post(&format!("/api/tables/{third}/join"), json!({})).await.ok();
    assert_eq!(ann.post(&format!("/api/tables/{first}/start"), json!({})).await.code(), "open_seats");
    ann.post(&format!("/api/tables/{third}/start"), json!({})).await.ok();
    let ids = |list: serde_json::Value| {
        list.as_array()
            .unwrap()
            .iter()
            .map(|table| table["id"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(bea.get("/api/tables?list=open").await.ok()), std::slice::from_ref(&first));
    assert_eq!(ids(bea.get("/api/tables?list=running").await.ok()).len(), 2);
    let mine = ann.get("/api/tables?list=mine").await.ok();
    let theirs = bea.get("/api/tables?list=mine").await.ok();
    let turns = |list: &serde_json::Value| {
        let tables = list.as_array().unwrap().iter();
        tables.map(|table| table["your_turn"].as_bool().unwrap()).collect::<Vec<_>>()
    };
    // Tables where it is the person's turn come first; at the third it is the turn of either.
    assert!(turns(&mine).is_sorted_by_key(|turn| !turn) && turns(&mine).len() == 3, "{mine}");
    let third_of = |list: &serde_json::Value| {
        let tables = list.as_array().unwrap();
        tables.iter().find(|table| table["id"] == third).unwrap()["your_turn"].as_bool().unwrap()
    };
    assert_ne!(third_of(&mine), third_of(&theirs));
    assert_eq!(ann.get("/api/tables?list=all").await.code(), "bad_request");
    // A new name is shown at all tables; when the last player leaves a table, it is deleted.
    bea.put("/api/me", json!({"name": "Beatrice"})).await.ok();
    assert_eq!(ann.get(&format!("/api/tables/{third}")).await.ok()["seats"][0]["name"], "Beatrice");
    ann.post(&format!("/api/tables/{first}/leave"), json!({})).await.ok();
    assert_eq!(ann.get(&format!("/api/tables/{first}")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_are_refused() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let good = json!({"game": "babylonia", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]});
    for (key, value) in [
        ("game", json!("chess")),
        ("players", json!(5)),
        ("players", json!(3)),
        ("options", json!({"colour": "red"})),
        ("options", json!({"random_cards": "perhaps"})),
        ("seats", json!([{"kind": "me"}, {"kind": "bot", "level": 7}])),
        ("seats", json!([{"kind": "me"}, {"kind": "me"}])),
        ("seats", json!([{"kind": "open"}, {"kind": "open"}])),
        ("seats", json!([{"kind": "me"}, {"kind": "local", "name": ""}])),
        ("clock", json!({"kind": "days", "days": 0})),
        ("stand_in", json!(9)),
        ("contribution", json!("a b")),
        ("more", json!(1)),
    ] {
        let mut request = good.clone();
        request[key] = value;
        let answer = ann.post("/api/tables", request.clone()).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_request"), "{request}");
    }
    let request = json!({"game": "amyitis", "players": 2, "options": {"components": "x"}, "seats": [{"kind": "me"}, {"kind": "open"}]});
    assert_eq!(ann.post("/api/tables", request).await.code(), "bad_request");
    assert_eq!(ann.get("/api/tables?list=mine").await.ok(), json!([]));
}
