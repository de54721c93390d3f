//! Finished games, and public routes.

use crate::world::{World, play_on};
use serde_json::json;
use shinar_server::limits;

/// Somebody who has played for years finds the first game again.
#[tokio::test(flavor = "multi_thread")]
async fn long_lists_go_on() {
    let world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let first = ann.table("babylonia", seats.clone()).await;
    let mut socket = ann.sit(&first).await;
    socket.say(json!({"type": "resign", "client": "r", "seat": 0})).await;
    socket.expect("over").await;
    drop(socket);
    let running = ann.table("babylonia", seats).await;
    // More of the same game, three at each moment, so that pages also end between equal times.
    let pool = world.database().await;
    for n in 0..450 {
        for sql in [
            "INSERT INTO tables (id, state, public, sheet, created, changed, maker, summary) \
             SELECT $1, state, public, REPLACE(sheet, $2, $1), created, changed - $3, maker, summary FROM tables WHERE id = $2",
            "INSERT INTO seats (table_id, seat, person) SELECT $1, seat, person FROM seats WHERE table_id = $2 AND $3 >= 0",
        ] {
            let copy =
                sqlx::query(sql).bind(format!("copy{n}")).bind(first.clone()).bind(i64::from(1 + n / 3));
            copy.execute(&pool).await.unwrap();
        }
    }
    pool.close().await;
    let mut listed: Vec<String> = Vec::new();
    loop {
        let after = listed.last().map(|last| format!("&after={last}")).unwrap_or_default();
        let page = ann.get(&format!("/api/tables?list=mine{after}")).await.ok();
        let page = page.as_array().unwrap();
        assert!(page.len() <= limits::LISTED as usize);
        if page.is_empty() {
            break;
        }
        listed.extend(page.iter().map(|table| table["id"].as_str().unwrap().to_owned()));
    }
    assert_eq!(listed[..2], [running.clone(), first.clone()]);
    assert_eq!(listed.len(), 452);
    assert_eq!(listed.iter().collect::<std::collections::HashSet<_>>().len(), 452);
    assert!(listed[449..].iter().all(|id| ["copy447", "copy448", "copy449"].contains(&id.as_str())));
    // Public lists go on as well. Nobody learns from it whether a table exists.
    assert_eq!(bea.get(&format!("/api/tables?list=running&after={running}")).await.ok(), json!([]));
    let hidden =
        ann.table_as(json!({"game": "tigris", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}));
    for (list, after, status) in [
        ("mine", hidden.await.as_str(), 404),
        ("mine", "nothing", 404),
        ("mine", "a%00b", 404),
        ("running", "nothing", 404),
        ("open", first.as_str(), 400),
    ] {
        let answer = bea.get(&format!("/api/tables?list={list}&after={after}")).await;
        assert_eq!(answer.status, status, "{list} {after}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_and_analysis() {
    let mut world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(ann.get(&format!("{path}/record")).await.code(), "not_finished");
    assert_eq!(ann.get(&format!("{path}/replay")).await.code(), "not_finished");
    assert_eq!(ann.post(&format!("{path}/analysis"), json!({})).await.code(), "not_finished");
    let mut socket = ann.sit(&table).await;
    let hello = socket.expect("hello").await;
    let over = play_on(&mut socket, &[0], hello["position"].clone()).await;

    let replay = ann.get(&format!("{path}/replay?as=0")).await.ok();
    assert_eq!(ann.get(&format!("{path}/replay?as=seat0")).await.ok(), replay, "as older pages ask");
    let steps = replay["steps"].as_array().unwrap();
    let entry = |replay: &serde_json::Value| replay["steps"][steps.len() - 1]["events"][0].clone();
    assert_eq!(entry(&replay).get("text"), None);
    let worded = ann.get(&format!("{path}/replay?as=0&words=en")).await.ok();
    assert!(entry(&worded)["text"].is_string(), "{}", entry(&worded));
    assert_eq!(over["reason"]["kind"], "rules");
    assert_eq!(replay["of"], steps.len());
    let scores: Vec<_> =
        over["result"].as_array().unwrap().iter().map(|seat| seat["score"].clone()).collect();
    assert_eq!(steps.last().unwrap()["scores"], json!(scores));
    let moment = ann.get(&format!("{path}/replay?as=1&step=60")).await.ok();
    assert_eq!((&moment["step"], &moment["view"]["observer"]), (&json!(60), &json!(1)));
    let spectator = ann.get(&format!("{path}/replay?step=60")).await.ok();
    assert_ne!(spectator["view"], moment["view"]);
    for bad in ["as=2", "as=seat2", "as=me", "step=100000", "step=x", "words=xx"] {
        assert_eq!(ann.get(&format!("{path}/replay?{bad}")).await.code(), "bad_request", "{bad}");
    }

    let job = ann.get(&format!("{path}/analysis")).await.ok();
    assert_eq!(job, json!({"state": "none", "progress": 0.0}));
    assert_eq!(ann.post(&format!("{path}/analysis"), json!({"level": 9})).await.code(), "bad_request");
    let job = ann.post(&format!("{path}/analysis"), json!({"level": 1})).await.ok();
    assert!(["waiting", "running"].contains(&job["state"].as_str().unwrap()), "{job}");
    // It is resumed after a restart.
    world.restart().await;
    ann.address = world.address;
    let job = loop {
        let job = ann.get(&format!("{path}/analysis")).await.ok();
        if job["state"] == "done" {
            break job;
        }
        assert!(["waiting", "running"].contains(&job["state"].as_str().unwrap()), "{job}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    let moment = &job["result"]["moments"][0];
    let step = moment["step"].as_u64().unwrap() as usize;
    assert_eq!((&moment["action"], &moment["seat"]), (&steps[step]["action"], &steps[step]["seat"]));
    assert_eq!(moment["shares"].as_array().unwrap().len(), 2);
}

/// A game that was played elsewhere is kept as a finished one, and marked.
#[tokio::test(flavor = "multi_thread")]
async fn records_are_uploaded() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    let mut socket = ann.sit(&table).await;
    let hello = socket.expect("hello").await;
    play_on(&mut socket, &[0], hello["position"].clone()).await;
    let record = ann.get(&format!("/api/tables/{table}/record")).await.text;
    let replay = ann.get(&format!("/api/tables/{table}/replay?as=0")).await.ok();

    let upload = |record: &str| json!({"record": record});
    let made = bea.post("/api/records", upload(&record)).await.ok();
    assert_eq!(
        (&made["state"], &made["imported"], &made["commitment"]),
        (&json!("finished"), &json!(true), &json!(""))
    );
    assert_eq!((&made["seats"][0]["name"], &made["seats"][0]["you"]), (&json!("Ann"), &json!(true)));
    assert_eq!((&made["seats"][1]["kind"], &made["seats"][1]["level"]), (&json!("bot"), &json!(1)));
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let mine = bea.get("/api/tables?list=mine").await.ok();
    assert_eq!((mine.as_array().unwrap().len(), &mine[0]["result"]), (1, &made["result"]));
    assert!(made["result"].is_array());
    // It is the same game, but nothing is said about how fair its shuffles were.
    assert_eq!(bea.get(&format!("{path}/replay?as=0")).await.ok(), replay);
    let kept = bea.get(&format!("{path}/record")).await.text;
    let actions = |record: &str| record.lines().filter(|line| line.starts_with(char::is_numeric)).count();
    assert_eq!(actions(&kept), actions(&record));
    assert!(record.contains("\nseed: ") && !kept.contains("\nseed: "), "{kept}");
    // It survives a restart like any other table, and can be uploaded from there again.
    world.restart().await;
    (ann.address, bea.address) = (world.address, world.address);
    assert_eq!(bea.get(&format!("{path}/record")).await.text, kept);
    ann.post("/api/records", upload(&kept)).await.ok();

    let lines: Vec<_> = record.lines().collect();
    let unfinished: String = lines
        .iter()
        .filter(|line| !line.starts_with(char::is_numeric) || line.starts_with("1 "))
        .map(|line| format!("{line}\n"))
        .collect();
    for bad in [
        unfinished.as_str(),
        "",
        "shinar record 1\n",
        &record.replace("babylonia", "chess"),
        &record.replace("\n5 ", "\n5 x"),
    ] {
        let refused = bea.post("/api/records", upload(bad)).await;
        assert_eq!((refused.status, refused.code().as_str()), (400, "bad_request"), "{bad}");
    }
    assert_eq!(bea.post("/api/records", upload(&"x".repeat(limits::RECORD))).await.status, 413);
    assert_eq!(
        bea.get("/api/tables?list=mine").await.ok().as_array().unwrap().len(),
        1,
        "nothing else was made"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn facts_and_figures() {
    let world = World::new().await;
    let mut nobody = world.nobody();
    let games = nobody.get("/api/games").await.ok();
    assert_eq!(games.as_array().unwrap().len(), shinar_games::all().len());
    assert_eq!(games[0]["levels"].as_array().unwrap().len(), 6);
    assert_eq!(nobody.get("/healthz").await.text, "ok\n");
    let mut ann = world.guest("Ann").await;
    ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    assert!(nobody.get("/metrics").await.text.contains("shinar_tables_live"));
    let document = nobody.get("/api/openapi.json").await.ok();
    assert_eq!(nobody.get("/api/nothing").await.code(), "not_found");
    assert_eq!(nobody.get("/../Cargo.toml").await.status, 404);
    let page = nobody.get("/tables/abc").await;
    assert!(page.text.contains("<html") && page.headers.contains_key("content-security-policy"));
    // The routes are those of the document, with the methods it names and no others.
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in ["get", "put", "post", "delete", "patch"] {
            let path = path.replace("{id}", "none");
            let request = nobody.request(&method.to_uppercase(), &path);
            let response = nobody.ask(request).await;
            let documented = item.get(method).is_some();
            assert_eq!(response.status != 405, documented, "{method} {path}: {}", response.status);
            assert!(!response.text.contains("no such route"), "{method} {path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_opened_by_our_own_page() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
    assert!(ann.try_sit(&table, Some(&format!("http://{}", world.address))).await.is_ok());
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        assert_eq!(ann.try_sit(&table, Some(origin)).await.err(), Some(403), "{origin}");
    }
    let request = ann.request("POST", "/api/sign-out").header("sec-fetch-site", "cross-site");
    assert_eq!(ann.ask(request).await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn actions_are_tried_out() {
    let world = World::new().await;
    let mut nobody = world.nobody();
    let position = json!({"players": 2, "tiles": {"3,3": "6", "4,6": "mo", "6,0": "m"}, "tokens": {"2,4": "p1"},
        "seats": [{"stand": "ffmop"}, {"stand": "mmooo"}]});
    let path = "/api/games/babylonia/try";
    let start = nobody.post(path, json!({"position": position})).await.ok();
    assert_eq!(
        (&start["actor"], &start["view"]["observer"], &start["events"]),
        (&json!(0), &json!(0), &json!([]))
    );
    let farmer = |one: &&serde_json::Value| one["text"] == "place farmer 3,3";
    let one = start["legal"].as_array().unwrap().iter().find(farmer).unwrap();
    let tried = nobody.post(path, json!({"position": position, "actions": [one["text"]]})).await.ok();
    assert_eq!((&tried["scores"], &tried["ranking"]), (&json!([6, 0]), &json!([1, 2])));
    assert!(
        !tried["events"].as_array().unwrap().is_empty() && !tried["legal"].as_array().unwrap().is_empty()
    );
    let typed =
        nobody.post(path, json!({"position": position, "actions": [one["action"]], "as": 0})).await.ok();
    assert_eq!(typed, tried);
    // The turn ends with draws: they are made if requested, or if an action follows.
    let turn = ["place farmer 3,3", "place farmer 2,6", "finish"];
    let tired = nobody.post(path, json!({"position": position, "actions": turn, "as": 1})).await.ok();
    assert_eq!((&tired["actor"], &tired["legal"]), (&json!("chance"), &json!([])));
    let rested = nobody.post(path, json!({"position": position, "actions": turn, "chance": true})).await.ok();
    assert_eq!((&rested["actor"], &rested["view"]["observer"]), (&json!(1), &json!(1)));
    // Bots reply, and facts tell whether a goal is reached.
    let facts = ["score P1 >=6", "score P1 7", "actor P1"];
    let plan = json!({"position": position, "actions": turn, "as": 0, "bots": 2, "facts": facts});
    let replied = nobody.post(path, plan.clone()).await.ok();
    assert_eq!((&replied["actor"], &replied["facts"]), (&json!(0), &json!([true, false, true])));
    assert!(!replied["replies"].as_array().unwrap().is_empty());
    assert_eq!(nobody.post(path, plan).await.ok(), replied);
    let illegal =
        nobody.post(path, json!({"position": position, "actions": ["finish", "place farmer 4,6"]})).await;
    assert_eq!((illegal.status, illegal.json()["error"]["ruling"].is_string()), (409, true));
    assert_eq!(nobody.post("/api/games/chess/try", json!({"position": {}})).await.status, 404);
    for bad in [
        json!({"position": {"players": 9}}),
        json!({"position": 7}),
        json!({}),
        json!({"position": position, "as": 3}),
        json!({"position": position, "bots": 2}),
        json!({"position": position, "as": 0, "bots": 6}),
        json!({"position": position, "facts": ["moon full"]}),
        json!({"position": position, "actions": vec!["finish"; 501]}),
    ] {
        assert_eq!(nobody.post(path, bad.clone()).await.code(), "bad_request", "{bad}");
    }
    let twice = r#"{"position": {"players": 2, "players": 3}}"#;
    let request = nobody.request("POST", path);
    let refused = nobody.ask(request.header("content-type", "application/json").body(twice)).await;
    assert!(refused.json()["error"]["message"].as_str().unwrap().ends_with("`players` is given twice"));
}

/// A player can plan with what they know: the sample looks the same to their seat, and nobody gets another's.
#[tokio::test(flavor = "multi_thread")]
async fn a_sample_is_made_from_what_the_seat_knows() {
    let world = World::new().await;
    let (mut ann, mut eve) = (world.guest("Ann").await, world.guest("Eve").await);
    // Without bots, so that nothing happens between the view and the samples.
    let request = json!({"game": "babylonia", "players": 2, "public": true,
        "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = ann.table_as(request).await;
    let mut bea = world.guest("Bea").await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    let mut socket = ann.sit(&table).await;
    let hello = socket.expect("hello").await;
    let view = &hello["position"]["views"][0]["view"];
    let path = format!("/api/tables/{table}/sample");
    let sample = ann.get(&format!("{path}?seat=0&seed=1")).await.ok();
    assert_eq!(ann.get(&format!("{path}?seat=0&seed=1")).await.ok(), sample);
    let tried = json!({"position": sample, "actions": [], "chance": false, "as": 0});
    let again = ann.post("/api/games/babylonia/try", tried).await.ok();
    assert_eq!(again["view"], *view, "the same to the seat");
    // What it cannot see is drawn again with every seed.
    let mut others = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let one = ann.get(&format!("{path}?seat=0&seed={seed}")).await.ok();
        others.insert(one["seats"][1]["stand"].to_string());
    }
    assert!(others.len() > 1, "{others:?}");
    assert_eq!(ann.get(&format!("{path}?seat=1")).await.code(), "forbidden");
    assert_eq!(eve.get(&format!("{path}?seat=0")).await.code(), "forbidden");
    assert_eq!(ann.get(&format!("{path}?seat=x")).await.code(), "bad_request");
    assert_eq!(ann.get(&path).await.code(), "bad_request");
}
