//! Requests of the engine protocol.

use serde_json::Value;
use shinar_engine::Engine;
use shinar_games::all;

/// The commands that search: a mutated number may let them think for hours.
const THINKING: [&str; 2] = ["think", "hint"];

/// Sends the lines to an engine: each has a response that can be written and says whether it was understood, and the
/// engine still works afterwards.
pub fn check(data: &[u8]) {
    let mut engine = Engine::default();
    for line in data.split(|&byte| byte == b'\n').filter(|line| !thinks(line)) {
        let response = engine.respond(line).json;
        let text = response.to_string();
        assert_eq!(serde_json::from_str::<Value>(&text).ok().as_ref(), Some(&response), "{text}");
        let understood = response["ok"].as_bool().unwrap();
        assert_eq!(understood, response.get("error").is_none(), "{text}");
        if let Some(id) =
            serde_json::from_slice::<Value>(line).ok().as_ref().and_then(|request| request.get("id"))
        {
            assert_eq!(response.get("id").unwrap_or(&Value::Null), id, "{text}");
        }
        if !understood {
            let message = response["error"]["message"].as_str().unwrap();
            assert!(!message.is_empty(), "{text}");
            for word in ["struct ", "u8", "variant identifier", "invalid type"] {
                assert!(!message.contains(word) || String::from_utf8_lossy(line).contains(word), "{message}");
            }
        }
    }
    assert_eq!(engine.respond(br#"{"cmd": "games"}"#).json["ok"], true);
}

fn thinks(line: &[u8]) -> bool {
    serde_json::from_slice::<Value>(line)
        .is_ok_and(|request| request["cmd"].as_str().is_some_and(|cmd| THINKING.contains(&cmd)))
}

/// A conversation per game, with every command that does not search.
pub fn seeds() -> Vec<String> {
    let conversation = |id: &str| {
        format!(
            r#"{{"cmd": "games", "id": 1}}
{{"cmd": "new", "game": "{id}", "players": 2, "options": {{}}, "seed": 7, "words": true}}
{{"cmd": "legal", "typed": true, "id": "a"}}
{{"cmd": "legal"}}
{{"cmd": "view", "seat": 0}}
{{"cmd": "view", "seat": "P2"}}
{{"cmd": "state"}}
{{"cmd": "text"}}
{{"cmd": "parse", "game": "{id}", "position": {{"players": 3}}}}
{{"cmd": "setup", "game": "{id}", "position": "players 2", "seed": 3}}
{{"cmd": "apply", "action": "pass"}}
{{"cmd": "preview", "action": {{"type": "pass"}}, "seed": 1}}
{{"cmd": "chance", "seed": 4}}
{{"cmd": "undo", "to": 0}}
{{"cmd": "record"}}
{{"cmd": "load", "record": "game: {id}"}}
{{"cmd": "quit"}}"#
        )
    };
    all().iter().map(|game| conversation(game.info.id)).collect()
}
