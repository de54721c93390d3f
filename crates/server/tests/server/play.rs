//! Playing at a table, over the socket.

use crate::world::{Person, Socket, World, legal, play_on, view_of};
use serde_json::{Value, json};
use sqlx::Row;

/// A player at a table, with the first position they got.
struct Player {
    person: Person,
    socket: Socket,
    position: Value,
    seat: usize,
}

/// A running game of two guests: the one who is asked first, and the other.
async fn two(world: &World, game: &str) -> (String, Player, Player) {
    two_with(world, game, false).await
}

/// The same at a table that may allow hints.
async fn two_with(world: &World, game: &str, hints: bool) -> (String, Player, Player) {
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let request = json!({"game": game, "players": 2, "seats": seats, "public": true, "hints": hints});
    let table = ann.table_as(request).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let mut players = Vec::new();
    for (seat, person) in [ann, bea].into_iter().enumerate() {
        let mut socket = person.sit(&table).await;
        let position = socket.expect("hello").await["position"].clone();
        players.push(Player { person, socket, position, seat });
    }
    players.sort_by_key(|player| player.position["asked"] != player.seat);
    let (second, first) = (players.pop().unwrap(), players.pop().unwrap());
    (table, first, second)
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
    let (_, mut one, mut two) = two(&world, "babylonia").await;
    let (seat, other) = (one.seat, two.seat);
    let position = decide_all(&mut one.socket, one.position.clone(), seat).await;
    assert_eq!((&position["asked"], &position["may_undo"]), (&json!(seat), &json!(true)));
    assert!(legal(&position, seat).is_empty());
    // The other player sees the actions, and that it is not yet their turn.
    let theirs = two.socket.until(|theirs| theirs["version"] == position["version"]).await;
    assert_eq!((&theirs["asked"], &theirs["must_end"]), (&json!(seat), &json!(true)));
    assert!(legal(&theirs, other).is_empty());

    // Undo everything.
    let mut position = position;
    while position["may_undo"] == true {
        let client = one.socket.fresh();
        one.socket
            .say(json!({"type": "undo", "client": client, "version": position["version"], "seat": seat}))
            .await;
        let update = one.socket.expect("update").await;
        assert_eq!((&update["cause"], &update["events"]), (&json!("undo"), &json!([])));
        assert!(update["undo_to"].is_u64());
        position = update["position"].clone();
        one.socket.outcome(&client).await;
    }
    assert_eq!(view_of(&position, seat)["view"], view_of(&one.position, seat)["view"]);
    assert!(position["version"].as_u64() > one.position["version"].as_u64());

    // Decide again and hand over: now the other is asked, and nothing can be undone.
    let position = decide_all(&mut one.socket, position, seat).await;
    let client = one.socket.fresh();
    one.socket
        .say(json!({"type": "end", "client": client, "version": position["version"], "seat": seat}))
        .await;
    let (done, position) = one.socket.outcome(&client).await;
    let position = position.unwrap();
    assert_eq!(done["type"], "done");
    assert_eq!((&position["asked"], &position["may_undo"]), (&json!(other), &json!(false)));
    let client = one.socket.fresh();
    one.socket
        .say(json!({"type": "undo", "client": client, "version": position["version"], "seat": seat}))
        .await;
    let (refused, _) = one.socket.outcome(&client).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("not_your_turn")));
    // Both have the same log, entry by entry, as far as both may know it.
    one.socket.say(json!({"type": "resync"})).await;
    two.socket.say(json!({"type": "resync"})).await;
    let numbers = |hello: Value| {
        let log = hello["log"].as_array().unwrap().clone();
        log.iter().map(|entry| (entry["n"].clone(), entry["version"].clone())).collect::<Vec<_>>()
    };
    let mine = numbers(one.socket.expect("hello").await);
    assert_eq!(mine, numbers(two.socket.expect("hello").await));
    assert!(mine.iter().enumerate().all(|(at, (n, _))| n == at));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_try_counts_once() {
    let mut world = World::new().await;
    let (table, mut one, _two) = two(&world, "tigris").await;
    let (seat, position) = (one.seat, &one.position);
    let action = legal(position, seat).swap_remove(0);
    let act = json!({"type": "act", "client": "abc", "version": position["version"], "seat": seat, "action": action});
    // Sent twice before any response, then again on a new socket, then again after a restart.
    one.socket.say(act.clone()).await;
    one.socket.say(act.clone()).await;
    let (done, next) = one.socket.outcome("abc").await;
    let version = next.unwrap()["version"].clone();
    assert_eq!((&done["type"], &done["version"]), (&json!("done"), &version));
    assert_eq!(one.socket.outcome("abc").await.0, done);
    drop(one.socket);
    let mut again = one.person.sit(&table).await;
    again.expect("hello").await;
    again.say(act.clone()).await;
    assert_eq!(again.outcome("abc").await.0, done);
    world.restart().await;
    let person = Person { address: world.address, ..one.person };
    let mut again = person.sit(&table).await;
    let hello = again.expect("hello").await;
    assert_eq!(hello["position"]["version"], version);
    again.say(act).await;
    assert_eq!(again.outcome("abc").await.0, done);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_refused_and_changes_nothing() {
    let world = World::new().await;
    let (_, mut one, mut two) = two(&world, "babylonia").await;
    let (seat, other) = (one.seat, two.seat);
    let version = one.position["version"].as_u64().unwrap();
    let act = |client: &str, version: u64, seat: usize, action: &str| json!({"type": "act", "client": client, "version": version, "seat": seat, "action": action});
    one.socket.say(act("illegal", version, seat, "finish")).await;
    let (refused, _) = one.socket.outcome("illegal").await;
    assert_eq!(refused["code"], "illegal");
    assert!(refused["ruling"].as_str().unwrap().starts_with("BAB-"), "{refused}");
    for (message, code) in [
        (act("unreadable", version, seat, "dance"), "unreadable"),
        (act("not-mine", version, other, "finish"), "not_your_seat"),
        (act("nobody", version, 3, "finish"), "not_your_seat"),
        (act("old", version - 1, seat, "finish"), "late"),
        (act("future", version + 5, seat, "finish"), "late"),
    ] {
        let client = message["client"].as_str().unwrap().to_owned();
        one.socket.say(message).await;
        let (refused, _) = one.socket.outcome(&client).await;
        assert_eq!((&refused["code"], &refused["version"]), (&json!(code), &json!(version)), "{client}");
        if code == "late" {
            assert_eq!(one.socket.expect("hello").await["position"]["version"], version);
        }
    }
    two.socket.say(act("early", version, other, "finish")).await;
    assert_eq!(two.socket.outcome("early").await.0["code"], "not_your_turn");
    for bad in [
        "",
        "{}",
        "[]",
        "{\"type\": \"fly\"}",
        "{\"type\": \"act\"}",
        "\u{0}",
        "{\"type\": \"act\", \"client\": 5}",
        "{\"type\": \"end\", \"client\": \"a\", \"version\": 1, \"seat\": 4}",
    ] {
        one.socket.say_raw(tokio_tungstenite::tungstenite::Message::text(bad)).await;
        assert_eq!(one.socket.expect("refused").await["code"], "bad_message", "{bad:?}");
    }
    one.socket.say(act("a b", version, seat, "finish")).await;
    assert_eq!(one.socket.expect("refused").await["code"], "bad_message");
    for player in [&mut one, &mut two] {
        player.socket.say(json!({"type": "resync"})).await;
        assert_eq!(player.socket.expect("hello").await["position"], player.position);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn previews_and_hints() {
    let world = World::new().await;
    let (_, mut one, mut two) = two_with(&world, "tigris", true).await;
    let (seat, other) = (one.seat, two.seat);
    let version = &one.position["version"];
    let action = legal(&one.position, seat).swap_remove(0);
    one.socket.say(json!({"type": "preview", "seat": seat, "version": version, "action": action})).await;
    let preview = one.socket.expect("preview").await;
    assert_eq!((&preview["action"]["text"], &preview["scores"]), (&json!(action), &json!([0, 0])));
    let events = |list: &Value| {
        list.as_array().unwrap().iter().map(|entry| entry["event"].clone()).collect::<Vec<_>>()
    };
    let foreseen = events(&preview["events"]);
    assert!(!foreseen.is_empty());
    one.socket.say(json!({"type": "hint", "seat": seat, "version": version})).await;
    let hint = one.socket.expect("hint").await;
    assert!(legal(&one.position, seat).contains(&hint["action"]["text"].as_str().unwrap().to_owned()));
    assert_eq!(hint["shares"].as_array().unwrap().len(), 2);
    // The other player got nothing, and may not request one.
    two.socket.say(json!({"type": "ping"})).await;
    loop {
        let message = two.socket.hear().await.unwrap();
        match message["type"].as_str().unwrap() {
            "pong" => break,
            kind => assert_eq!(kind, "table"),
        }
    }
    two.socket.say(json!({"type": "preview", "seat": other, "version": version, "action": action})).await;
    assert_eq!(two.socket.expect("refused").await["code"], "not_your_turn");
    two.socket.say(json!({"type": "hint", "seat": seat, "version": version})).await;
    assert_eq!(two.socket.expect("refused").await["code"], "not_your_seat");
    one.socket.say(json!({"type": "preview", "seat": seat, "version": version, "action": "dance"})).await;
    assert_eq!(one.socket.expect("refused").await["code"], "unreadable");
    // The action does what the preview said.
    one.socket
        .say(json!({"type": "act", "client": "a", "seat": seat, "version": version, "action": action}))
        .await;
    assert_eq!(events(&one.socket.expect("update").await["events"]), foreseen);
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning() {
    let world = World::new().await;
    let (table, mut one, mut two) = two(&world, "amyitis").await;
    let seat = two.seat;
    two.socket.say(json!({"type": "resign", "client": "bye", "seat": seat})).await;
    let position = one.socket.until(|position| position["actor"] == "over").await;
    let ranks = (&position["ranking"][one.seat], &position["ranking"][seat]);
    assert_eq!(ranks, (&json!(1), &json!(2)), "nobody wins by giving up");
    let over = one.socket.expect("over").await;
    let reason = json!({"kind": "resigned", "seats": [seat]});
    assert_eq!((&over["reason"], &over["result"][one.seat]["rank"]), (&reason, &json!(1)));
    assert_eq!(two.socket.outcome("bye").await.0["type"], "done");
    two.socket.say(json!({"type": "resign", "client": "bye", "seat": seat})).await;
    assert_eq!(two.socket.outcome("bye").await.0["type"], "done");
    two.socket.say(json!({"type": "resign", "client": "bye2", "seat": seat})).await;
    assert_eq!(two.socket.outcome("bye2").await.0["code"], "not_running");
    let text = one.person.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(text.contains(&format!("\nended: P{} resigned\n", seat + 1)), "{text}");
    let info = one.person.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&info["state"], &info["seats"][seat]["resigned"]), (&json!("finished"), &json!(true)));
    // A list, which does not open the match, says the same.
    let listed = one.person.get("/api/tables?list=mine").await.ok();
    let listed = listed.as_array().unwrap().iter().find(|listed| listed["id"] == table).unwrap();
    for key in ["state", "seats", "result", "end_reason", "your_turn"] {
        assert_eq!(listed[key], info[key], "{key}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_who_leaves_until_they_come_back() {
    let world = World::new().await;
    let (table, mut one, mut two) = two(&world, "babylonia").await;
    let (seat, other) = (one.seat, two.seat);
    one.person.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    // The bot makes the move.
    let position = two.socket.until(|position| position["asked"] == other).await;
    let info = one.person.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&info["seats"][seat]["stand_in"], &info["your_turn"]), (&json!(true), &json!(false)));
    let listed = one.person.get("/api/tables?list=mine").await.ok();
    assert_eq!(listed[0]["seats"][seat]["stand_in"], true);
    let act = json!({"type": "act", "client": "a", "version": position["version"], "seat": seat, "action": "finish"});
    one.socket.say(act).await;
    assert_eq!(one.socket.outcome("a").await.0["code"], "not_your_turn");
    one.socket.say(json!({"type": "take_back", "seat": seat})).await;
    // Now it waits for the person again.
    let position = two.socket.until(|new| new["version"].as_u64() > position["version"].as_u64()).await;
    let position = decide_all(&mut two.socket, position, other).await;
    two.socket
        .say(json!({"type": "end", "client": "e", "version": position["version"], "seat": other}))
        .await;
    let newer = |new: &Value| new["asked"] == seat && new["version"].as_u64() > position["version"].as_u64();
    let position = one.socket.until(newer).await;
    assert!(!legal(&position, seat).is_empty());
    one.socket.say(json!({"type": "take_back", "seat": other})).await;
    assert_eq!(one.socket.expect("refused").await["code"], "not_your_seat");
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
    assert_eq!(info["your_turn"], true);
    let asked = ann.sit(&table).await.expect("hello").await["position"]["asked"].as_u64().unwrap() as usize;
    let other = 1 - asked;
    // Two minutes pass while nobody is connected: all times are in the journal.
    let server = world.server.take().unwrap();
    server.stop();
    server.finished().await.unwrap();
    let pool = world.database().await;
    for sql in ["DELETE FROM snapshots", "UPDATE tables SET due = due - 120000"] {
        sqlx::query(sql).execute(&pool).await.unwrap();
    }
    for row in sqlx::query("SELECT n, body FROM entries").fetch_all(&pool).await.unwrap() {
        let mut entry: Value = serde_json::from_str(row.get("body")).unwrap();
        if let Some(time) = entry["t"].as_i64() {
            entry["t"] = json!(time - 120_000);
        }
        let update = sqlx::query("UPDATE entries SET body = $1 WHERE n = $2").bind(entry.to_string());
        update.bind(row.get::<i64, _>("n")).execute(&pool).await.unwrap();
    }
    pool.close().await;
    world.server = Some(shinar_server::Server::start(world.config.clone()).await.unwrap());
    ann.address = world.server.as_ref().unwrap().address();
    let mut socket = ann.sit(&table).await;
    let mut table_now = socket.expect("hello").await["table"].clone();
    while table_now["seats"][asked]["stand_in"] == false {
        table_now = socket.expect("table").await["table"].clone();
    }
    socket.say(json!({"type": "resync"})).await;
    let position = socket.until(|position| position["asked"] == other).await;
    let clock = &position["clocks"][other];
    assert!(clock["running"] == true && clock["remaining_ms"].as_i64().unwrap() > 50_000, "{clock}");
    assert_eq!(position["clocks"][asked]["remaining_ms"], 0);
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
        assert!(view_of(&position, seat)["view"]["seats"][seat]["hand"].is_object());
    }
    play_on(&mut socket, &[0, 1], position).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_kept_and_normalised() {
    let mut world = World::new().await;
    let (table, mut one, mut two) = two(&world, "babylon").await;
    let name = one.person.get("/api/me").await.ok()["name"].clone();
    one.socket.say(json!({"type": "chat", "client": "c1", "text": "  he\u{301}llo \u{202e} there\n"})).await;
    let line = two.socket.expect("chat").await["line"].clone();
    assert_eq!((&line["text"], &line["n"]), (&json!("h\u{e9}llo there"), &json!(1)));
    assert_eq!((&line["name"], &line["seat"]), (&name, &json!(one.seat)));
    assert_eq!(one.socket.outcome("c1").await.0["type"], "done");
    one.socket.say(json!({"type": "chat", "client": "c1", "text": "once"})).await;
    assert_eq!(one.socket.outcome("c1").await.0["type"], "done");
    for bad in ["", " \u{200b}", &"x".repeat(501)] {
        one.socket.say(json!({"type": "chat", "client": "c2", "text": bad})).await;
        assert_eq!(one.socket.outcome("c2").await.0["code"], "bad_message");
    }
    let mut guest = world.nobody().sit(&table).await;
    assert_eq!(guest.expect("hello").await["chat"].as_array().unwrap().len(), 1);
    guest.say(json!({"type": "chat", "client": "c3", "text": "boo"})).await;
    assert_eq!(guest.outcome("c3").await.0["type"], "refused");
    world.restart().await;
    let person = Person { address: world.address, ..one.person };
    let hello = person.sit(&table).await.expect("hello").await;
    assert_eq!(hello["chat"], json!([line]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_rotates_the_seats() {
    let world = World::new().await;
    let (table, mut one, mut two) = two(&world, "babylonia").await;
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(one.person.post(&path, json!({})).await.code(), "not_finished");
    one.socket.say(json!({"type": "resign", "client": "x", "seat": one.seat})).await;
    two.socket.expect("over").await;
    let next = one.person.post(&path, json!({"contribution": "abc"})).await.ok();
    // It waits for the other player.
    assert_eq!((&next["state"], &next["previous"]), (&json!("waiting"), &json!(table)));
    assert_eq!((&next["seats"][0]["name"], &next["seats"][1]["name"]), (&json!("Bea"), &json!("Ann")));
    let again = two.person.post(&path, json!({})).await.ok();
    assert_eq!((&again["id"], &again["state"]), (&next["id"], &json!("running")));
    while two.socket.expect("table").await["table"]["next"] != next["id"] {}
    let before = one.person.get(&format!("/api/tables/{table}")).await.ok();
    assert_ne!(next["commitment"], before["commitment"]);
    let mut cem = world.guest("Cem").await;
    assert_eq!(cem.post(&path, json!({})).await.status, 403);
}

/// An idle table may close while somebody connects to it. What they send next reaches the table that opens in its place.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_while_a_table_closes() {
    let world = World::with(|config| config.idle = std::time::Duration::from_millis(1)).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bea"}])).await;
    for _ in 0..100 {
        let mut socket = ann.sit(&table).await;
        let position = socket.expect("hello").await["position"].clone();
        let seat = position["asked"].as_u64().unwrap() as usize;
        let action = legal(&position, seat)[0].clone();
        let (done, after) = socket.act(&position, seat, &action, false).await;
        assert_eq!(done["type"], "done", "{done}");
        let undo =
            json!({"type": "undo", "client": "undo", "version": after.unwrap()["version"], "seat": seat});
        socket.say(undo).await;
        assert_eq!(socket.outcome("undo").await.0["type"], "done");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_leave_memory_and_come_back() {
    let mut world = World::with(|config| config.idle = std::time::Duration::from_millis(50)).await;
    let (table, mut one, two) = two(&world, "tigris").await;
    drop(two.socket);
    let mut position = one.position.clone();
    while position["asked"] == one.seat {
        let action = legal(&position, one.seat).swap_remove(0);
        position = one.socket.act(&position, one.seat, &action, true).await.1.unwrap();
    }
    one.socket.say(json!({"type": "resync"})).await;
    let before = one.socket.expect("hello").await;
    assert!(!before["log"].as_array().unwrap().is_empty());
    drop(one.socket);
    // Metrics are per process, and other tests may have open tables, so this checks the snapshot instead.
    let pool = world.database().await;
    for round in 0.. {
        let count = sqlx::query("SELECT body FROM snapshots").fetch_all(&pool).await.unwrap().len();
        if count > 0 {
            break;
        }
        assert!(round < 200, "the table stays in memory");
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    pool.close().await;
    let after = one.person.sit(&table).await.expect("hello").await;
    assert_eq!((&after["position"], &after["log"]), (&before["position"], &before["log"]));
    world.restart().await;
    let person = Person { address: world.address, ..two.person };
    let theirs = person.sit(&table).await.expect("hello").await;
    assert_eq!(theirs["position"]["version"], before["position"]["version"]);
    assert_ne!(theirs["position"]["views"], before["position"]["views"]);
}

/// Other tables stay for a minute by default. What is in memory does not notice that the database was damaged, so noticing it shows that the
/// table was read again.
#[tokio::test(flavor = "multi_thread")]
async fn finished_tables_leave_memory_within_seconds() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let running = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    drop(ann.sit(&running).await);
    let mut socket = ann.sit(&table).await;
    socket.say(json!({"type": "resign", "client": "r", "seat": 0})).await;
    assert_eq!(socket.outcome("r").await.0["type"], "done");
    drop(socket);
    let pool = world.database().await;
    for table in [&table, &running] {
        let damage = sqlx::query("UPDATE tables SET sheet = '{}' WHERE id = $1").bind(table.clone());
        damage.execute(&pool).await.unwrap();
    }
    for round in 0.. {
        // Every request is a reason to stay.
        tokio::time::sleep(std::time::Duration::from_secs(3)).await;
        if ann.get(&format!("/api/tables/{table}")).await.status == 500 {
            break;
        }
        assert!(round < 5, "the table stays in memory");
    }
    assert_eq!(ann.get(&format!("/api/tables/{running}")).await.status, 200, "a running one stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_last_player_just_leaves_is_over() {
    let world = World::with(|config| config.idle = std::time::Duration::from_millis(50)).await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let mut socket = ann.sit(&table).await;
    let mut position = socket.expect("hello").await["position"].clone();
    while position["actor"] != "over" {
        let seat = position["asked"].as_u64().unwrap() as usize;
        let outcome = if position["must_end"] == true {
            let client = socket.fresh();
            let version = &position["version"];
            socket.say(json!({"type": "end", "client": client, "version": version, "seat": seat})).await;
            socket.outcome(&client).await
        } else {
            let legal = legal(&position, seat);
            socket.act(&position, seat, &legal[legal.len() / 2], false).await
        };
        position = outcome.1.unwrap();
    }
    assert_eq!(position["must_end"], true);
    let path = format!("/api/tables/{table}");
    assert_eq!(ann.get(&path).await.ok()["state"], "running");
    drop(socket);
    for round in 0.. {
        if ann.get(&path).await.ok()["state"] == "finished" {
            break;
        }
        assert!(round < 100, "the table waits for ever");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(ann.get(&format!("{path}/record")).await.text.starts_with("shinar record"));
}

/// The text of an action, its own shape and its index are one and the same to the table.
#[tokio::test(flavor = "multi_thread")]
async fn actions_come_as_text_as_data_or_by_index() {
    let world = World::new().await;
    for game in shinar_games::all().iter().map(|entry| entry.info.id) {
        let (table, mut one, _two) = two(&world, game).await;
        let (seat, start) = (one.seat, one.position.clone());
        let first = view_of(&start, seat)["legal"][0].clone();
        let mut terse = one.person.sit_with_indices(&table).await;
        let indices = view_of(&terse.expect("hello").await["position"], seat)["legal"].clone();
        assert_eq!(indices.as_array().unwrap().len(), legal(&start, seat).len(), "{game}");
        let mut seen = Vec::new();
        let mut position = start.clone();
        for action in [&first["text"], &first["action"], &indices[0]] {
            let ask =
                json!({"type": "preview", "seat": seat, "version": position["version"], "action": action});
            one.socket.say(ask).await;
            let preview = one.socket.expect("preview").await;
            assert_eq!(preview["action"], json!({"text": first["text"], "action": first["action"]}));
            let client = one.socket.fresh();
            one.socket.say(json!({"type": "act", "client": client, "version": position["version"], "seat": seat, "action": action})).await;
            let (done, after) = one.socket.outcome(&client).await;
            assert_eq!(done["type"], "done", "{done}");
            let after = after.unwrap();
            let client = one.socket.fresh();
            one.socket
                .say(json!({"type": "undo", "client": client, "version": after["version"], "seat": seat}))
                .await;
            position = one.socket.outcome(&client).await.1.unwrap();
            seen.push((preview["events"].clone(), preview["scores"].clone(), after["views"].clone()));
        }
        for other in &seen[1..] {
            assert_eq!((&seen[0].1, &seen[0].2), (&other.1, &other.2), "{game}");
        }
        let numbers = [json!(u32::MAX), json!(u64::MAX), json!(-1), json!(0.5)];
        let others = [json!({"action": "dance"}), json!([1, 2]), json!(null), json!({"text": "finish"})];
        for bad in others.into_iter().chain(numbers) {
            one.socket.say(json!({"type": "act", "client": "bad", "version": position["version"], "seat": seat, "action": bad})).await;
            let (refused, _) = one.socket.outcome("bad").await;
            assert_eq!(refused["code"], "unreadable", "{refused}");
        }
    }
}

/// Whether a message has English sentences anywhere.
fn has_words(message: &Value) -> bool {
    match message {
        Value::Object(fields) => {
            let move_or_line = fields.contains_key("action") || fields.contains_key("name");
            let own = fields.contains_key("prompt") || (fields.contains_key("text") && !move_or_line);
            own || fields.iter().any(|(key, value)| key != "view" && key != "event" && has_words(value))
        }
        Value::Array(values) => values.iter().any(has_words),
        _ => false,
    }
}

/// Sentences are sent only to sockets that requested them, even if others play the same seat.
#[tokio::test(flavor = "multi_thread")]
async fn words_are_for_those_who_ask() {
    let world = World::new().await;
    let (table, mut one, two) = two(&world, "tigris").await;
    let mut talkative = one.person.sit_for_words(&table).await;
    let (mut beside, mut reader) =
        (world.nobody().sit(&table).await, world.nobody().sit_for_words(&table).await);
    let seat = one.seat;
    let mut plain = vec![beside.expect("hello").await];
    let mut worded = vec![talkative.expect("hello").await, reader.expect("hello").await];
    let action = legal(&one.position, seat).swap_remove(0);
    let preview =
        json!({"type": "preview", "seat": seat, "version": one.position["version"], "action": action});
    one.socket.say(preview.clone()).await;
    plain.push(one.socket.expect("preview").await);
    talkative.say(preview).await;
    worded.push(talkative.expect("preview").await);
    one.socket.act(&one.position, seat, &action, false).await;
    for socket in [&mut one.socket, &mut beside] {
        socket.say(json!({"type": "resync"})).await;
        plain.push(socket.expect("hello").await);
    }
    for socket in [&mut talkative, &mut reader] {
        worded.push(socket.expect("update").await);
    }
    plain.extend(one.socket.heard.iter().map(|text| serde_json::from_str(text).unwrap()));
    plain.extend(two.socket.heard.iter().map(|text| serde_json::from_str(text).unwrap()));
    for message in &plain {
        assert!(!has_words(message), "{message}");
    }
    for message in &worded {
        assert!(has_words(message), "{message}");
        if let Some(position) = message.get("position") {
            assert!(position["prompt"].is_string() && position["views"][0]["prompt"].is_string());
        }
        for entry in [&message["log"], &message["events"]].into_iter().filter_map(Value::as_array).flatten() {
            assert!(entry["text"].as_str().is_some_and(|text| !text.is_empty()), "{entry}");
        }
    }
    assert!(world.nobody().get(&format!("/api/tables/{table}/play?words=xx")).await.status >= 400);
}
