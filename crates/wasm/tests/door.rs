//! What the page's workers call, without a browser: whole games, records, analysis, bad input.

// Helper functions of tests may panic, too.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::time::Duration;

use serde_json::{Value, json};
use shinar_wasm::Door;

fn door() -> Door {
    // The clock jumps, so that no search takes long.
    Door::new(&[7; 32], || Duration::from_secs(1))
}

fn plan(game: &str) -> String {
    json!({"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}).to_string()
}

fn value(text: impl serde::Serialize) -> Value {
    serde_json::to_value(text).unwrap()
}

/// Lets bots decide until a person must; returns the newest position.
fn settle(door: &mut Door, update: Value) -> Value {
    let mut update = update;
    while let Some(job) = update.get("think").filter(|job| !job.is_null()).cloned() {
        let decided = value(door.think(&job.to_string()).unwrap());
        let decisions = json!([decided, decided]).to_string();
        update = value(door.decided(&job.to_string(), &decisions, 1).unwrap());
    }
    value(door.hello(2).unwrap())["messages"][0]["position"].clone()
}

/// Plays the first legal action until the game is over, or some times; returns the record.
fn play(door: &mut Door, game: &str, most: usize) -> String {
    let begun = value(door.create(&plan(game), "Ann", 0).unwrap());
    assert!(!begun["entries"].as_array().unwrap().is_empty() && begun["sheet"].is_string());
    let mut position = settle(door, begun);
    for number in 0..most {
        let Some(seat) = position.get("asked") else { break };
        let action = &position["views"][0]["legal"][number % 2]["text"];
        let action = if action.is_null() { &position["views"][0]["legal"][0]["text"] } else { action };
        let act = json!({"type": "act", "client": format!("c{number}"), "version": position["version"],
            "seat": seat, "action": action, "end": true});
        let update = value(door.receive(&act.to_string(), 1).unwrap());
        position = settle(door, update);
    }
    door.record().unwrap()
}

#[test]
fn games_are_played_replayed_and_analysed() {
    for game in ["babylonia", "tigris", "amyitis", "babylon"] {
        let mut door = door();
        let record = play(&mut door, game, 12);
        let info = value(door.imported(&record).unwrap());
        assert_eq!((&info["game"], &info["seats"][1]["level"]), (&json!(game), &json!(1)));
        let whole = value(door.replay(&record, "0").unwrap());
        let last = whole["of"].as_u64().unwrap() as u32;
        assert_eq!(value(door.moment(&record, "spectator", last).unwrap())["step"], json!(last));
        let steps = door.decisions(&record).unwrap();
        let opinion = value(door.opinion(&record, steps[0], Some(1)).unwrap());
        assert_eq!(opinion["step"], json!(steps[0]));
        // The game goes on from its record.
        let mut other = self::door();
        let resumed = value(other.resume(&record, 3).unwrap());
        let position = settle(&mut other, resumed);
        assert!(position.get("asked").is_some());
        assert!(value(other.sample(0).unwrap()).is_object());
    }
}

#[test]
fn the_engine_speaks_its_protocol() {
    let mut door = door();
    let mut ask =
        |request: Value| -> Value { serde_json::from_str(&door.engine(&request.to_string())).unwrap() };
    assert_eq!(ask(json!({"cmd": "new", "game": "tigris", "players": 2, "seed": 1}))["ok"], true);
    let found = ask(json!({"cmd": "search", "milliseconds": 0}));
    let first = found["iterations"].as_u64().unwrap();
    let more = ask(json!({"cmd": "search", "milliseconds": 0}))["iterations"].as_u64().unwrap();
    assert!(more > first, "the same search goes on: {first}, then {more}");
    let wrong = ask(json!({"cmd": "setup", "game": "tigris", "position": {"players": 9}}));
    assert_eq!(wrong["ok"], false);
}

#[test]
fn examples_rules_and_games_are_those_of_the_server() {
    let door = door();
    assert_eq!(door.games().len(), 4);
    assert!(!door.rules("babylon").unwrap().is_empty());
    let position = json!({"position": {"tiles": {"4,6": "mo", "6,0": "m"}, "tokens": {"2,4": "p1"}}});
    assert!(door.try_out("babylonia", &position.to_string()).is_ok());
}

#[test]
fn bad_input_is_named_and_changes_nothing() {
    let mut door = door();
    assert_eq!(door.imported("nonsense").unwrap_err().code, "unreadable");
    assert_eq!(door.rules("chess").unwrap_err().code, "unknown_game");
    assert_eq!(door.hello(0).unwrap_err().code, "bad_request");
    assert_eq!(door.create("{", "Ann", 0).unwrap_err().code, "bad_request");
    let record = play(&mut door, "babylonia", 4);
    let before = door.record().unwrap();
    assert_eq!(door.replay(&record, "7").unwrap_err().code, "bad_request");
    assert_eq!(door.moment(&record, "0", 9999).unwrap_err().code, "bad_request");
    assert_eq!(door.opinion(&record, 0, Some(9)).unwrap_err().code, "bad_request");
    assert_eq!(door.open("{}", "[]", 0).unwrap_err().code, "damaged");
    assert_eq!(door.receive("{\"type\": \"dance\"}", 0).unwrap_err().code, "bad_request");
    assert_eq!(door.sample(5).unwrap_err().code, "bad_request");
    let damaged = record.replacen("chance lay", "chance dance", 1);
    assert!(["unreadable", "bad_record"].contains(&door.resume(&damaged, 0).unwrap_err().code));
    assert_eq!(door.record().unwrap(), before, "nothing has changed");
    assert!(door.resume(&damaged, 0).unwrap_err().to_json().starts_with("{\"code\":"));
}
