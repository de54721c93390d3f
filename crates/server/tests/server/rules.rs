//! More about tables: retries of two people, clocks, spectators of private tables, leaving, long games.

use std::time::Instant;

use crate::world::{Person, Socket, World, legal, play_on};
use serde_json::{Value, json};

/// A running game of two guests: both with their sockets and first positions, and who is asked first.
async fn two(world: &World, request: Value) -> (String, [(Person, Socket, Value, usize); 2]) {
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = ann.table_as(request).await;
    let code = ann.get(&format!("/api/tables/{table}")).await.ok()["invite"].clone();
    bea.post(&format!("/api/tables/{table}/join"), json!({"code": code})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let mut players = Vec::new();
    for (seat, person) in [ann, bea].into_iter().enumerate() {
        let mut socket = person.sit(&table).await;
        let position = socket.expect("hello").await["position"].clone();
        players.push((person, socket, position, seat));
    }
    players.sort_by_key(|player| player.2["asked"] != player.3);
    (table, players.try_into().unwrap_or_else(|_| panic!("two players")))
}

fn request(game: &str) -> Value {
    json!({"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]})
}

/// Acts, and hands over when nothing else is left, until another seat is asked.
async fn whole_turn(socket: &mut Socket, mut position: Value, seat: usize) -> Value {
    while position["asked"] == seat {
        let action = legal(&position, seat).swap_remove(0);
        let (done, next) = socket.act(&position, seat, &action, true).await;
        assert_eq!(done["type"], "done", "{done}");
        position = next.unwrap();
    }
    position
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_may_choose_the_same_ids() {
    let world = World::new().await;
    let (_, [mut one, mut two]) = two(&world, request("babylonia")).await;
    let act = |position: &Value, seat: usize| {
        let action = legal(position, seat).swap_remove(0);
        json!({"type": "act", "client": "same", "version": position["version"], "seat": seat, "action": action, "end": true})
    };
    let first = act(&one.2, one.3);
    one.1.say(first.clone()).await;
    let (done, position) = one.1.outcome("same").await;
    assert_eq!(done["type"], "done");
    whole_turn(&mut one.1, position.unwrap(), one.3).await;
    let position = two.1.until(|position| position["asked"] == two.3).await;
    let second = act(&position, two.3);
    two.1.say(second.clone()).await;
    assert_eq!(two.1.outcome("same").await.0["type"], "done");
    // Both were applied, and both are re-acknowledged, each to its sender.
    one.1.say(first).await;
    assert_eq!(one.1.outcome("same").await.0["type"], "done");
    two.1.say(second.clone()).await;
    assert_eq!(two.1.outcome("same").await.0["type"], "done");
    // The id of the other player's request is not acknowledged.
    let other = json!({"type": "undo", "client": "other", "version": 1, "seat": one.3});
    one.1.say(other).await;
    assert_eq!(one.1.outcome("other").await.0["code"], "late");
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_ends_and_undos_count_once() {
    let world = World::new().await;
    let (_, [mut one, _]) = two(&world, request("tigris")).await;
    let seat = one.3;
    let action = legal(&one.2, seat).swap_remove(0);
    let (_, position) = one.1.act(&one.2, seat, &action, false).await;
    let position = position.unwrap();
    let undo = json!({"type": "undo", "client": "undo", "version": position["version"], "seat": seat});
    one.1.say(undo.clone()).await;
    let (done, back) = one.1.outcome("undo").await;
    let back = back.unwrap();
    assert_eq!(back["views"], one.2["views"]);
    one.1.say(undo).await;
    let (again, nothing) = one.1.outcome("undo").await;
    assert_eq!((again, nothing), (done, None));
    let mut position = back;
    while position["must_end"] == false {
        let action = legal(&position, seat).swap_remove(0);
        position = one.1.act(&position, seat, &action, false).await.1.unwrap();
    }
    let end = json!({"type": "end", "client": "end", "version": position["version"], "seat": seat});
    one.1.say(end.clone()).await;
    let (done, next) = one.1.outcome("end").await;
    assert_eq!((&done["type"], &next.unwrap()["turn"]), (&json!("done"), &json!(1)));
    one.1.say(end).await;
    assert_eq!(one.1.outcome("end").await, (done, None));
}

/// Moves everything of a table into the past.
async fn wait(world: &mut World, millis: i64) {
    let server = world.server.take().unwrap();
    server.stop();
    server.finished().await.unwrap();
    let pool = world.database().await;
    sqlx::query("DELETE FROM snapshots").execute(&pool).await.unwrap();
    let sql = "UPDATE entries SET body = json_set(body, '$.t', (body ->> '$.t') - $1) WHERE body ->> '$.t' IS NOT NULL";
    sqlx::query(sql).bind(millis).execute(&pool).await.unwrap();
    sqlx::query("UPDATE tables SET due = due - $1").bind(millis).execute(&pool).await.unwrap();
    pool.close().await;
    let server = shinar_server::Server::start(world.config.clone()).await.unwrap();
    world.address = server.address();
    world.server = Some(server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_passes_nobody_looks_and_the_person_comes_back() {
    let mut world = World::new().await;
    let mut request = request("babylonia");
    request["clock"] = json!({"kind": "days", "days": 1});
    request["stand_in"] = json!(1);
    let (table, [one, two]) = two(&world, request).await;
    let ((person, _, position, seat), (other_person, ..)) = (one, two);
    assert_eq!(position["clocks"][seat]["running"], true);
    // Half a day is within the limit.
    wait(&mut world, 43_200_000).await;
    let person = Person { address: world.address, ..person };
    let hello = person.sit(&table).await.expect("hello").await;
    assert_eq!(
        (&hello["position"]["asked"], &hello["table"]["seats"][seat]["stand_in"]),
        (&json!(seat), &json!(false))
    );
    // After a whole day a bot takes over, although nobody is connected.
    wait(&mut world, 43_300_000).await;
    let mut other_person = Person { address: world.address, ..other_person };
    for round in 0.. {
        let info = other_person.get(&format!("/api/tables/{table}")).await.ok();
        if info["seats"][seat]["stand_in"] == true && info["your_turn"] == true {
            break;
        }
        assert!(round < 200, "{info}");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    // The person takes the seat back and has a whole day again when asked.
    let person = Person { address: world.address, ..person };
    let mut socket = person.sit(&table).await;
    socket.expect("hello").await;
    socket.say(json!({"type": "take_back", "seat": seat})).await;
    let mut table_now = socket.expect("table").await["table"].clone();
    while table_now["seats"][seat]["stand_in"] == true {
        table_now = socket.expect("table").await["table"].clone();
    }
    let mut theirs = other_person.sit(&table).await;
    let position = theirs.expect("hello").await["position"].clone();
    whole_turn(&mut theirs, position, 1 - seat).await;
    let position = socket.until(|position| position["asked"] == seat).await;
    assert!(position["clocks"][seat]["remaining_ms"].as_i64().unwrap() > 86_000_000, "{position}");
    assert!(!legal(&position, seat).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_invited_may_look_on_at_private_tables() {
    let world = World::new().await;
    let (table, [mut one, _]) = two(&world, request("tigris")).await;
    let code = one.0.get(&format!("/api/tables/{table}")).await.ok()["invite"].as_str().unwrap().to_owned();
    let cem = world.guest("Cem").await;
    assert_eq!(cem.try_sit(&table, None).await.err(), Some(404));
    assert_eq!(cem.try_sit_with(&table, "aaaaaaaaaaaaaaaa").await.err(), Some(404));
    let mut socket = cem.try_sit_with(&table, &code).await.unwrap();
    let hello = socket.expect("hello").await;
    assert_eq!(hello["position"]["views"][0]["observer"], "spectator");
    assert_eq!(hello["table"].get("invite"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_cannot_touch_anything() {
    let world = World::new().await;
    let mut public = request("tigris");
    public["public"] = json!(true);
    let (table, [mut one, _]) = two(&world, public).await;
    let (position, seat) = (&one.2, one.3);
    let cem = world.guest("Cem").await;
    let mut socket = cem.sit(&table).await;
    socket.expect("hello").await;
    let action = legal(position, seat).swap_remove(0);
    for kind in ["act", "end", "undo", "preview", "hint", "resign", "take_back"] {
        socket
            .say(json!({"type": kind, "client": "x", "version": position["version"], "seat": seat, "action": action}))
            .await;
        assert_eq!(socket.expect("refused").await["code"], "not_your_seat", "{kind}");
    }
    one.1.say(json!({"type": "resync"})).await;
    assert_eq!(one.1.expect("hello").await["position"], *position);
    // They may chat, and have no seat to leave.
    socket.say(json!({"type": "chat", "client": "c", "text": "good luck"})).await;
    let line = socket.expect("chat").await["line"].clone();
    assert_eq!((&line["name"], line.get("seat")), (&json!("Cem"), None));
    let mut cem = cem;
    assert_eq!(cem.post(&format!("/api/tables/{table}/leave"), json!({})).await.code(), "not_seated");
    assert_eq!(cem.post(&format!("/api/tables/{table}/start"), json!({})).await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_heard_in_the_chat() {
    let world = World::new().await;
    let (_, [mut one, mut two]) = two(&world, request("amyitis")).await;
    one.0.put("/api/me", json!({"name": "Anneliese"})).await.ok();
    one.1.say(json!({"type": "chat", "client": "c", "text": "it is me"})).await;
    assert_eq!(two.1.expect("chat").await["line"]["name"], "Anneliese");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_tells_how_far_it_is() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("tigris", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let mut socket = ann.sit(&table).await;
    let mut position = socket.expect("hello").await["position"].clone();
    let mut choices = 0;
    for _ in 0..40 {
        let seat = position["asked"].as_u64().unwrap() as usize;
        let mut legal = legal(&position, seat);
        choices += usize::from(legal.len() > 1);
        position = socket.act(&position, seat, &legal.swap_remove(0), true).await.1.unwrap();
    }
    socket.say(json!({"type": "resign", "client": "r", "seat": 0})).await;
    socket.expect("over").await;
    let path = format!("/api/tables/{table}/analysis");
    ann.post(&path, json!({"level": 4})).await.ok();
    let (mut last, mut between) = (0.0, 0);
    loop {
        let job = ann.get(&path).await.ok();
        let progress = job["progress"].as_f64().unwrap();
        assert!((last..=1.0).contains(&progress), "{job}");
        between += usize::from(progress > 0.0 && progress < 1.0);
        last = progress;
        if job["state"] == "done" {
            // A decision without a choice is not evaluated.
            assert_eq!(job["result"]["moments"].as_array().unwrap().len(), choices);
            break;
        }
        assert!(["waiting", "running"].contains(&job["state"].as_str().unwrap()), "{job}");
    }
    assert!(last == 1.0 && between > 0);
}

/// The times are only printed: a slow machine must not fail the test.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_game_opens_fast() {
    let mut world = World::new().await;
    let mut ann = world.guest("Ann").await;
    for entry in shinar_games::all() {
        let game = entry.info.id;
        let table = ann.table(game, json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
        let mut socket = ann.sit(&table).await;
        let position = socket.expect("hello").await["position"].clone();
        play_on(&mut socket, &[0, 1], position).await;
        socket.say(json!({"type": "resync"})).await;
        let before = socket.expect("hello").await;
        drop(socket);
        world.restart().await;
        ann.address = world.address;
        ann.get("/api/me").await;
        let start = Instant::now();
        let mut socket = ann.sit(&table).await;
        let after = socket.expect("hello").await;
        println!(
            "{game}: a game of {} entries opened in {:?}",
            before["position"]["version"],
            start.elapsed()
        );
        assert_eq!((&after["position"], &after["log"]), (&before["position"], &before["log"]), "{game}");
    }
}
