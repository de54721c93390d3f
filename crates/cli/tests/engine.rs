//! The engine protocol: the examples in its documentation, and malformed input.
#![allow(missing_docs, clippy::expect_used, clippy::panic)]

mod shinar;

use std::{fs, path::Path};

use serde_json::{Value, json};
use shinar::shinar_with;

/// Sends requests and reads one response per line.
fn talk(requests: &[String]) -> Vec<Value> {
    let input = requests.join("\n") + "\n";
    let called = shinar_with(&["engine"], input.as_bytes());
    assert_eq!((called.code, called.err.as_str()), (0, ""));
    called.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Whether everything expected is there; objects may have more fields than expected.
fn covers(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            expected.iter().all(|(key, value)| found.get(key).is_some_and(|found| covers(found, value)))
        }
        (Value::Array(found), Value::Array(expected)) => {
            found.len() == expected.len() && found.iter().zip(expected).all(|(f, e)| covers(f, e))
        }
        _ => found == expected,
    }
}

#[test]
fn the_examples_of_the_page_hold() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let mut sessions = 0;
    for block in page.split("```session\n").skip(1) {
        let block = block.split("```").next().expect("a fence");
        let requests: Vec<_> =
            block.lines().filter_map(|line| line.strip_prefix("> ")).map(str::to_owned).collect();
        let expected: Vec<_> = block.lines().filter_map(|line| line.strip_prefix("< ")).collect();
        assert_eq!(requests.len(), expected.len(), "a request without a response in {block}");
        for ((request, found), expected) in requests.iter().zip(talk(&requests)).zip(expected) {
            let expected: Value = serde_json::from_str(expected).expect("an example is JSON");
            assert!(covers(&found, &expected), "{request}\nexpected {expected}\nfound    {found}");
        }
        sessions += 1;
    }
    assert!(sessions >= 5, "the page has examples");
}

#[test]
fn whatever_comes_in_is_answered() {
    let nonsense = [
        "nonsense",
        "{",
        "[]",
        "null",
        "{\"cmd\": 7}",
        "{\"cmd\": \"dance\"}",
        "{\"cmd\": \"new\"}",
        "{\"cmd\": \"new\", \"game\": \"chess\", \"players\": 2}",
        "{\"cmd\": \"new\", \"game\": \"babylonia\", \"players\": 300}",
        "{\"cmd\": \"new\", \"game\": \"babylonia\", \"players\": 9}",
        "{\"cmd\": \"new\", \"game\": \"babylonia\", \"players\": 2, \"extra\": 1}",
        "{\"cmd\": \"legal\"}",
        "{\"cmd\": \"apply\", \"action\": \"finish\"}",
        "{\"cmd\": \"undo\"}",
        "{\"cmd\": \"setup\", \"game\": \"babylonia\", \"position\": 7}",
        "{\"cmd\": \"setup\", \"game\": \"babylonia\", \"position\": {\"players\": 3, \"tokens\": 5}}",
        "{\"cmd\": \"setup\", \"game\": \"babylonia\", \"position\": \"players=two\"}",
        "{\"cmd\": \"load\", \"record\": \"no record\"}",
    ];
    let requests: Vec<_> = nonsense.iter().map(|line| (*line).to_owned()).collect();
    let responses = talk(&requests);
    assert_eq!(responses.len(), requests.len());
    for (request, response) in requests.iter().zip(&responses) {
        assert_eq!(response["ok"], false, "{request}");
        assert!(
            response["error"]["message"].as_str().is_some_and(|message| !message.is_empty()),
            "{request}"
        );
    }
    let called = shinar_with(&["engine"], b"\xff\xfe\n\n{\"cmd\":\"games\"}\n");
    assert_eq!(
        (called.code, called.out.lines().count()),
        (0, 2),
        "bytes that are no text, and an empty line"
    );
}

/// Each kind of mistake, and what the engine says about it.
#[test]
fn messages_name_the_field_and_no_rust_type() {
    let cases = [
        (r#"{"cmd": 15, "id": 1}"#, "`cmd`: expected a word, found a number"),
        (r#"{"cmd": 0, "id": 1}"#, "`cmd`: expected a word, found a number"),
        (r#"{"cmd": null, "id": 1}"#, "`cmd`: expected a word, found null"),
        (r#"{"cmd": {"quit": {}}, "id": 1}"#, "`cmd`: expected a word, found an object"),
        (r#"{"id": 1}"#, "the field `cmd` is missing"),
        (r#"{"cmd": "dance", "id": 1}"#, "`cmd`: expected one of `games`, `new`"),
        (r#"{"cmd": "games", "cmd": "quit", "id": 1}"#, "`cmd` is given twice"),
        (
            r#"{"cmd": "setup", "game": "babylonia", "position": {"turn": 1, "turn": 2}, "id": 1}"#,
            "`turn` is given twice",
        ),
        (r#"{"cmd": "new", "id": 1}"#, "the field `game` is missing"),
        (
            r#"{"cmd": "new", "game": "babylonia", "players": "x", "id": 1}"#,
            r#"`players`: expected a whole number from 0 to 255, found the text "x""#,
        ),
        (
            r#"{"cmd": "new", "game": "babylonia", "players": 2, "seed": -1, "id": 1}"#,
            "`seed`: expected a whole number, 0 or more, found -1",
        ),
        (
            r#"{"cmd": "new", "game": "babylonia", "players": 2, "words": "no", "id": 1}"#,
            r#"`words`: expected true or false, found the text "no""#,
        ),
        (
            r#"{"cmd": "view", "seat": "x", "id": 1}"#,
            r#"`seat`: expected a seat, 0 to 3 or P1 to P4, or spectator, found the text "x""#,
        ),
        (r#"{"cmd": "games", "extra": 1, "id": 1}"#, "there is no field `extra`"),
        (
            r#"{"cmd": "setup", "game": "babylonia", "position": {"seats": [{"stand": 5}]}, "id": 1}"#,
            "`seats[0].stand`: expected a text, found 5",
        ),
    ];
    let requests: Vec<_> = cases.iter().map(|(request, _)| (*request).to_owned()).collect();
    let responses = talk(&requests);
    assert_eq!(responses.len(), cases.len(), "the engine goes on after each");
    for ((request, expected), response) in cases.iter().zip(&responses) {
        assert_eq!(response["id"], 1, "{request}");
        let message = response["error"]["message"].as_str().expect("a message");
        assert!(message.starts_with(expected), "{request}\nexpected {expected}\nfound    {message}");
    }
    assert_eq!(talk(&["[1]".to_owned()])[0]["error"]["code"], "bad_request");
}

#[test]
fn a_line_too_long_is_refused_and_skipped() {
    let mut input = vec![b'x'; 5 << 20];
    input.extend_from_slice(b"\n{\"cmd\":\"games\"}\n");
    let called = shinar_with(&["engine"], &input);
    let responses: Vec<Value> =
        called.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((responses.len(), &responses[0]["ok"], &responses[1]["ok"]), (2, &json!(false), &json!(true)));
}

#[test]
fn an_illegal_action_leaves_the_state_as_it_was() {
    let requests = [
        json!({"cmd": "new", "game": "babylonia", "players": 3, "seed": 4}),
        json!({"cmd": "state"}),
        json!({"cmd": "apply", "action": "finish", "id": 7}),
        json!({"cmd": "state"}),
    ];
    let responses = talk(&requests.map(|request| request.to_string()));
    assert_eq!(responses[1], responses[3]);
    assert_eq!(responses[2]["id"], 7);
    assert_eq!(responses[2]["error"]["ruling"], "BAB-P2");
}

/// Plays a few actions of every game, as an external program would.
#[test]
fn every_game_can_be_played_through_the_protocol() {
    let listed = talk(&[json!({"cmd": "games"}).to_string()]);
    for game in listed[0]["games"].as_array().expect("a list") {
        let id = &game["id"];
        let mut requests = vec![json!({"cmd": "new", "game": id, "players": game["min_players"], "seed": 1})];
        for _ in 0..5 {
            let lines: Vec<_> =
                requests.iter().map(Value::to_string).chain([r#"{"cmd":"legal"}"#.to_owned()]).collect();
            let responses = talk(&lines);
            let legal = responses.last().expect("a response");
            let action = &legal["actions"][0];
            assert!(action.is_string(), "{legal}");
            requests.push(json!({"cmd": "apply", "action": action}));
        }
        let seat = json!({"cmd": "view", "seat": "P1"});
        requests.extend([seat, json!({"cmd": "text"}), json!({"cmd": "undo"}), json!({"cmd": "record"})]);
        let responses = talk(&requests.iter().map(Value::to_string).collect::<Vec<_>>());
        assert!(responses.iter().all(|response| response["ok"] == true), "{responses:?}");
        let record = &responses.last().expect("a response")["record"];
        let loaded = talk(&[json!({"cmd": "load", "record": record}).to_string()]);
        assert_eq!(loaded[0]["ok"], true, "{loaded:?}");
    }
}

/// Programs with words of their own receive only data, and send actions in the game's own shape.
#[test]
fn every_game_can_be_played_in_data() {
    for game in shinar_games::all().iter().map(|entry| entry.info.id) {
        let mut texts = vec![json!({"cmd": "new", "game": game, "players": 2, "seed": 3})];
        let mut data = vec![json!({"cmd": "new", "game": game, "players": 2, "seed": 3, "words": false})];
        for _ in 0..4 {
            let legal = |so_far: &[Value], legal: Value| {
                let lines: Vec<_> = so_far.iter().chain([&legal]).map(Value::to_string).collect();
                talk(&lines).pop().expect("a response")
            };
            let plain = legal(&texts, json!({"cmd": "legal"}));
            let typed = legal(&data, json!({"cmd": "legal", "typed": true}));
            assert_eq!(typed.get("actions"), None);
            let moves = typed["moves"].as_array().expect("moves");
            let names: Vec<_> = moves.iter().map(|one| one["text"].clone()).collect();
            assert_eq!(plain["actions"], json!(names), "{game}");
            let one = &moves[moves.len() / 2];
            texts.push(json!({"cmd": "preview", "action": one["text"]}));
            texts.push(json!({"cmd": "apply", "action": one["text"]}));
            data.push(json!({"cmd": "preview", "action": one["action"]}));
            data.push(json!({"cmd": "apply", "action": one["action"]}));
        }
        let end = [
            json!({"cmd": "view", "seat": 1}),
            json!({"cmd": "view", "seat": "P2"}),
            json!({"cmd": "record"}),
        ];
        let [spoken, silent] = [texts, data].map(|requests| {
            let lines: Vec<_> = requests.iter().chain(&end).map(Value::to_string).collect();
            talk(&lines)
        });
        for (spoken, silent) in spoken.iter().zip(&silent) {
            assert_eq!((&spoken["ok"], &silent["ok"]), (&json!(true), &json!(true)), "{game}: {silent}");
            // Apart from the sentences, both are the same.
            let mut spoken = spoken.clone();
            for event in spoken.get_mut("events").and_then(Value::as_array_mut).into_iter().flatten() {
                let text = event.as_object_mut().expect("an event").remove("text");
                assert!(text.is_some_and(|text| text.is_string()), "{game}");
            }
            assert_eq!(spoken, *silent, "{game}");
        }
        let [.., one, two, _] = silent.as_slice() else { panic!("responses") };
        assert_eq!((one, &one["view"]["observer"]), (two, &json!(1)));
        let refused = talk(&[
            json!({"cmd": "new", "game": game, "players": 2, "seed": 3}).to_string(),
            json!({"cmd": "apply", "action": {"action": "dance"}}).to_string(),
            json!({"cmd": "preview", "action": ["dance"]}).to_string(),
        ]);
        assert_eq!(refused[1]["error"]["code"], "unreadable");
        assert_eq!(refused[2]["error"]["code"], "unreadable");
    }
}
