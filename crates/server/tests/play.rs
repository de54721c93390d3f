//! What can be done at a table, over the socket.

mod world;

use serde_json::{Value, json};
use world::{Person, Socket, World, legal, play_on, view_of};

/// A table of two guests that has begun; everybody's first position.
async fn two(world: &World, game: &str) -> (Person, Person, String, (Socket, Value), (Socket, Value)) {
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = ann.table(game, json!([{"kind": "me"}, {"kind": "open"}])).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let (mut one, mut two) = (ann.sit(&table).await, bea.sit(&table).await);
    let (first, second) = (one.expect("hello").await, two.expect("hello").await);
    (ann, bea, table, (one, first["position"].clone()), (two, second["position"].clone()))
}

/// Acts at random until the seat must hand over.
async fn decide_all(socket: &mut Socket, mut position: Value, seat: usize) -> Value {
    while position["must_end"] == false {
        let action = legal(&position, seat).swap_remove(0);
        let (done, next) = socket.act(&position, seat, &action, false).await;
        assert_eq!(done["type"], "done", "{done}");
        position = next.unwrap();
    }
    position
}

#[tokio::test(flavor = "multi_thread")]
async fn hold_undo_and_hand_over() {
    let world = World::new().await;
    let (_, _, _, (mut one, position), (mut two, _)) = two(&world, "babylonia").await;
    assert_eq!(position["asked"], 0);
    let first = position.clone();
    let position = decide_all(&mut one, position, 0).await;
    assert_eq!((&position["asked"], &position["may_undo"]), (&json!(0), &json!(true)));
    assert!(legal(&position, 0).is_empty());
    // The other sees what was done, and that it is not yet their turn.
    let theirs = two.until(|theirs| theirs["version"] == position["version"]).await;
    assert_eq!((&theirs["asked"], &theirs["must_end"]), (&json!(0), &json!(true)));
    assert!(legal(&theirs, 1).is_empty());

    // Take everything back.
    let mut position = position;
    while position["may_undo"] == true {
        let client = one.fresh();
        one.say(json!({"type": "undo", "client": client, "version": position["version"], "seat": 0})).await;
        let update = one.expect("update").await;
        assert_eq!((&update["cause"], &update["events"]), (&json!("undo"), &json!([])));
        assert!(update["undo_to"].is_u64());
        position = update["position"].clone();
        one.outcome(&client).await;
    }
    assert_eq!(view_of(&position, 0)["view"], view_of(&first, 0)["view"]);
    assert!(position["version"].as_u64() > first["version"].as_u64());

    // Decide again and hand over: now the other is asked, and nothing can be taken back.
    let position = decide_all(&mut one, position, 0).await;
    let client = one.fresh();
    one.say(json!({"type": "end", "client": client, "version": position["version"], "seat": 0})).await;
    let (done, position) = one.outcome(&client).await;
    let position = position.unwrap();
    assert_eq!(
        (&done["type"], &position["asked"], &position["may_undo"]),
        (&json!("done"), &json!(1), &json!(false))
    );
    let client = one.fresh();
    one.say(json!({"type": "undo", "client": client, "version": position["version"], "seat": 0})).await;
    let (refused, _) = one.outcome(&client).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("not_your_turn")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_try_counts_once() {
    let mut world = World::new().await;
    let (ann, _, table, (mut one, position), _) = two(&world, "tigris").await;
    let action = legal(&position, 0).swap_remove(0);
    let act =
        json!({"type": "act", "client": "abc", "version": position["version"], "seat": 0, "action": action});
    // Sent twice before any answer, then again on a new socket, then again after a restart.
    one.say(act.clone()).await;
    one.say(act.clone()).await;
    let (done, next) = one.outcome("abc").await;
    let version = next.unwrap()["version"].clone();
    assert_eq!((&done["type"], &done["version"]), (&json!("done"), &version));
    assert_eq!(one.outcome("abc").await.0, done);
    drop(one);
    let mut again = ann.sit(&table).await;
    again.expect("hello").await;
    again.say(act.clone()).await;
    assert_eq!(again.outcome("abc").await.0, done);
    world.restart().await;
    let ann = Person { address: world.address, ..ann };
    let mut again = ann.sit(&table).await;
    let hello = again.expect("hello").await;
    assert_eq!(hello["position"]["version"], version);
    again.say(act).await;
    assert_eq!(again.outcome("abc").await.0, done);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_refused_and_changes_nothing() {
    let world = World::new().await;
    let (_, _, _, (mut one, position), (mut two, theirs)) = two(&world, "babylonia").await;
    let version = position["version"].as_u64().unwrap();
    let act = |client: &str, version: u64, seat: u8, action: &str| json!({"type": "act", "client": client, "version": version, "seat": seat, "action": action});
    one.say(act("illegal", version, 0, "finish")).await;
    let (refused, _) = one.outcome("illegal").await;
    assert_eq!(refused["code"], "illegal");
    assert!(refused["ruling"].as_str().unwrap().starts_with("BAB-"), "{refused}");
    for (message, code) in [
        (act("unreadable", version, 0, "dance"), "unreadable"),
        (act("not-mine", version, 1, "finish"), "not_your_seat"),
        (act("nobody", version, 9, "finish"), "not_your_seat"),
        (act("old", version - 1, 0, "finish"), "late"),
        (act("future", version + 5, 0, "finish"), "late"),
    ] {
        let client = message["client"].as_str().unwrap().to_owned();
        one.say(message).await;
        let (refused, _) = one.outcome(&client).await;
        assert_eq!((&refused["code"], &refused["version"]), (&json!(code), &json!(version)), "{client}");
        if code == "late" {
            assert_eq!(one.expect("hello").await["position"]["version"], version);
        }
    }
    two.say(act("early", version, 1, "finish")).await;
    assert_eq!(two.outcome("early").await.0["code"], "not_your_turn");
    for bad in [
        "",
        "{}",
        "[]",
        "{\"type\": \"fly\"}",
        "{\"type\": \"act\"}",
        "\u{0}",
        "{\"type\": \"act\", \"client\": 5}",
    ] {
        one.say_raw(tokio_tungstenite::tungstenite::Message::text(bad)).await;
        assert_eq!(one.expect("refused").await["code"], "bad_message", "{bad:?}");
    }
    one.say(act("a b", version, 0, "finish")).await;
    assert_eq!(one.expect("refused").await["code"], "bad_message");
    one.say(json!({"type": "resync"})).await;
    assert_eq!(one.expect("hello").await["position"], position);
    two.say(json!({"type": "resync"})).await;
    assert_eq!(two.expect("hello").await["position"], theirs);
}

#[tokio::test(flavor = "multi_thread")]
async fn previews_and_hints() {
    let world = World::new().await;
    let (_, _, _, (mut one, position), (mut two, _)) = two(&world, "tigris").await;
    let version = &position["version"];
    let action = legal(&position, 0).swap_remove(0);
    one.say(json!({"type": "preview", "seat": 0, "version": version, "action": action})).await;
    let preview = one.expect("preview").await;
    assert_eq!((&preview["action"], &preview["scores"]), (&json!(action), &json!([0, 0])));
    let foreseen: Vec<_> =
        preview["events"].as_array().unwrap().iter().map(|event| event["text"].clone()).collect();
    assert!(!foreseen.is_empty());
    one.say(json!({"type": "hint", "seat": 0, "version": version})).await;
    let hint = one.expect("hint").await;
    assert!(legal(&position, 0).contains(&hint["action"].as_str().unwrap().to_owned()));
    assert_eq!(hint["shares"].as_array().unwrap().len(), 2);
    // Nobody else noticed, and nobody else may ask.
    assert!(two.is_silent(200).await);
    two.say(json!({"type": "preview", "seat": 1, "version": version, "action": action})).await;
    assert_eq!(two.expect("refused").await["code"], "not_your_turn");
    two.say(json!({"type": "hint", "seat": 0, "version": version})).await;
    assert_eq!(two.expect("refused").await["code"], "not_your_seat");
    one.say(json!({"type": "preview", "seat": 0, "version": version, "action": "place farmer 99,99"})).await;
    assert_eq!(one.expect("refused").await["code"], "unreadable");
    // What was foreseen happens.
    one.say(json!({"type": "act", "client": "a", "seat": 0, "version": version, "action": action})).await;
    let update = one.expect("update").await;
    let heard: Vec<_> =
        update["events"].as_array().unwrap().iter().map(|event| event["text"].clone()).collect();
    assert_eq!(heard, foreseen);
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning() {
    let world = World::new().await;
    let (mut ann, _, table, (mut one, _), (mut two, _)) = two(&world, "amyitis").await;
    two.say(json!({"type": "resign", "client": "bye", "seat": 1})).await;
    let over = one.expect("over").await;
    assert_eq!((&over["reason"], &over["result"][0]["rank"]), (&json!("P2 resigned"), &json!(1)));
    assert_eq!(two.outcome("bye").await.0["type"], "done");
    two.say(json!({"type": "resign", "client": "bye", "seat": 1})).await;
    assert_eq!(two.outcome("bye").await.0["type"], "done");
    two.say(json!({"type": "resign", "client": "bye2", "seat": 1})).await;
    assert_eq!(two.outcome("bye2").await.0["code"], "not_running");
    let text = ann.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(text.contains("\nended: P2 resigned\n"), "{text}");
    let info = ann.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&info["state"], &info["seats"][1]["resigned"]), (&json!("finished"), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_who_leaves_until_they_come_back() {
    let world = World::new().await;
    let (mut ann, _, table, (mut one, position), (mut two, _)) = two(&world, "babylonia").await;
    assert_eq!(position["asked"], 0);
    ann.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    assert_eq!(two.expect("table").await["table"]["seats"][0]["stand_in"], true);
    // The bot makes the move.
    let position = two.until(|position| position["asked"] == 1).await;
    let table_now = ann.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&table_now["state"], &table_now["your_turn"]), (&json!("running"), &json!(false)));
    one.say(json!({"type": "take_back", "seat": 0})).await;
    loop {
        if one.expect("table").await["table"]["seats"][0]["stand_in"] == false {
            break;
        }
    }
    // Now it waits for the person again.
    let position = two.until(|new| new["version"].as_u64() > position["version"].as_u64()).await;
    let position = decide_all(&mut two, position, 1).await;
    two.say(json!({"type": "end", "client": "e", "version": position["version"], "seat": 1})).await;
    let position = one.until(|position| position["asked"] == 0).await;
    assert!(!legal(&position, 0).is_empty());
    one.say(json!({"type": "take_back", "seat": 1})).await;
    assert_eq!(one.expect("refused").await["code"], "not_your_seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_time_runs_out_a_bot_plays_on() {
    let mut world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann
        .table_as(json!({
            "game": "babylonia", "players": 2, "seats": [{"kind": "me"}, {"kind": "local", "name": "Bo"}],
            "clock": {"kind": "minutes", "minutes": 1, "increment_seconds": 0}, "stand_in": 1,
        }))
        .await;
    let info = ann.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&info["seats"][0]["stand_in"], &info["your_turn"]), (&json!(false), &json!(true)));
    // Two minutes go by while nobody looks: all times are in the log.
    let server = world.server.take().unwrap();
    server.stop();
    server.finished().await.unwrap();
    let file = world.config.data.join("shinar.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    for sql in [
        "DELETE FROM snapshots",
        "UPDATE entries SET body = json_set(body, '$.t', (body ->> '$.t') - 120000) WHERE body ->> '$.t' IS NOT NULL",
        "UPDATE tables SET due = due - 120000",
    ] {
        sqlx::query(sql).execute(&pool).await.unwrap();
    }
    pool.close().await;
    world.server = Some(shinar_server::Server::start(world.config.clone()).await.unwrap());
    ann.address = world.server.as_ref().unwrap().address();
    let mut socket = ann.sit(&table).await;
    let mut table_now = socket.expect("hello").await["table"].clone();
    while table_now["seats"][0]["stand_in"] == false {
        table_now = socket.expect("table").await["table"].clone();
    }
    socket.say(json!({"type": "resync"})).await;
    let position = socket.until(|position| position["asked"] == 1).await;
    let clock = &position["clocks"][1];
    assert!(clock["running"] == true && clock["remaining_ms"].as_i64().unwrap() > 50_000, "{clock}");
    assert_eq!(position["clocks"][0]["remaining_ms"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_device() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann
        .table(
            "tigris",
            json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}, {"kind": "bot", "level": 1}]),
        )
        .await;
    let mut socket = ann.sit(&table).await;
    let hello = socket.expect("hello").await;
    assert_eq!(hello["table"]["seats"][1]["name"], "Bo");
    let position = hello["position"].clone();
    assert_eq!(position["views"].as_array().unwrap().len(), 2);
    for seat in 0..2 {
        assert!(view_of(&position, seat)["view"]["seats"][seat]["hand"].is_string());
    }
    play_on(&mut socket, &[0, 1], position).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_kept_and_normalised() {
    let mut world = World::new().await;
    let (ann, _, table, (mut one, _), (mut two, _)) = two(&world, "babylon").await;
    one.say(json!({"type": "chat", "client": "c1", "text": "  he\u{301}llo \u{202e} there\n"})).await;
    let line = two.expect("chat").await["line"].clone();
    assert_eq!(
        (&line["text"], &line["name"], &line["seat"], &line["n"]),
        (&json!("h\u{e9}llo there"), &json!("Ann"), &json!(0), &json!(1))
    );
    assert_eq!(one.outcome("c1").await.0["type"], "done");
    one.say(json!({"type": "chat", "client": "c1", "text": "once"})).await;
    assert_eq!(one.outcome("c1").await.0["type"], "done");
    for bad in ["", " \u{200b}", &"x".repeat(501)] {
        one.say(json!({"type": "chat", "client": "c2", "text": bad})).await;
        assert_eq!(one.outcome("c2").await.0["code"], "bad_message");
    }
    let nobody = world.nobody();
    let mut guest = nobody.sit(&table).await;
    assert_eq!(guest.expect("hello").await["chat"].as_array().unwrap().len(), 1);
    guest.say(json!({"type": "chat", "client": "c3", "text": "boo"})).await;
    assert_eq!(guest.outcome("c3").await.0["type"], "refused");
    world.restart().await;
    let ann = Person { address: world.address, ..ann };
    let hello = ann.sit(&table).await.expect("hello").await;
    assert_eq!(hello["chat"], json!([line]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_rotates_the_seats() {
    let world = World::new().await;
    let (mut ann, mut bea, table, (mut one, _), (mut two, _)) = two(&world, "babylonia").await;
    assert_eq!(ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await.code(), "not_finished");
    one.say(json!({"type": "resign", "client": "x", "seat": 0})).await;
    two.expect("over").await;
    let next = ann.post(&format!("/api/tables/{table}/rematch"), json!({"contribution": "abc"})).await.ok();
    assert_eq!((&next["state"], &next["previous"]), (&json!("running"), &json!(table)));
    assert_eq!((&next["seats"][0]["name"], &next["seats"][1]["name"]), (&json!("Bea"), &json!("Ann")));
    let again = bea.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok();
    assert_eq!(again["id"], next["id"]);
    loop {
        if two.expect("table").await["table"]["next"] == next["id"] {
            break;
        }
    }
    assert_ne!(next["commitment"], ann.get(&format!("/api/tables/{table}")).await.ok()["commitment"]);
    let mut cem = world.guest("Cem").await;
    assert_eq!(cem.post(&format!("/api/tables/{table}/rematch"), json!({})).await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_leave_memory_and_come_back() {
    let mut world = World::with(|config| config.idle = std::time::Duration::from_millis(50)).await;
    let (ann, bea, table, (mut one, mut position), (two, _)) = two(&world, "tigris").await;
    drop(two);
    let mut log = Vec::new();
    for _ in 0..6 {
        let seat = position["asked"].as_u64().unwrap() as usize;
        if seat != 0 {
            break;
        }
        let action = legal(&position, 0).swap_remove(0);
        let (_, next) = one.act(&position, 0, &action, true).await;
        position = next.unwrap();
    }
    one.say(json!({"type": "resync"})).await;
    let before = one.expect("hello").await;
    log.push(before["log"].clone());
    drop(one);
    let live = |text: &str| text.lines().any(|line| line == "shinar_tables_live 0");
    for round in 0.. {
        let mut nobody = world.nobody();
        if live(&nobody.get("/metrics").await.text) || round > 100 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    let after = ann.sit(&table).await.expect("hello").await;
    assert_eq!((&after["position"], &after["log"]), (&before["position"], &before["log"]));
    world.restart().await;
    let bea = Person { address: world.address, ..bea };
    let theirs = bea.sit(&table).await.expect("hello").await;
    assert_eq!(theirs["position"]["version"], before["position"]["version"]);
    assert_ne!(theirs["position"]["views"], before["position"]["views"]);
}
