//! No message to a seat contains what its view does not.
//!
//! Whole matches of every game are played over sockets with all kinds of players: people alone, two people on one device, a
//! bot, a spectator. Every text that a socket got is kept, and afterwards rebuilt from *re-dealt worlds*: the true positions
//! with everything dealt again that the socket's seats cannot see. A message that can be rebuilt from those, to the last
//! field, reveals nothing about the rest. `checker.rs` does this; the tests below also forge messages, each of which it must
//! find.

mod checker;
mod played;
mod shape;

use serde_json::{Value, json};
use shinar_games::all;
use tokio::sync::OnceCell;

use self::{
    checker::{Findings, Hearing, check, check_as_if},
    played::{Plan, Played, play},
};
use crate::world::World;

/// Whether seats of the game have secrets before the end.
fn is_secretive(game: &str) -> bool {
    shinar_games::entry(game).expect("a game of the list").info.secretive
}

/// One two-player match of every game, shared by all tests.
async fn games_of_two() -> &'static [Played] {
    static GAMES: OnceCell<Vec<Played>> = OnceCell::const_new();
    let play_all = || async {
        let world = World::new().await;
        let mut games = Vec::new();
        for entry in all() {
            games.push(play(&world, entry.info.id, Plan::Two).await);
        }
        games
    };
    GAMES.get_or_init(play_all).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_spectator_hear_only_what_they_may() {
    for played in games_of_two().await {
        found_clean(played);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_hears_only_what_it_may() {
    let world = World::new().await;
    for entry in all() {
        let played = play(&world, entry.info.id, Plan::Full).await;
        found_clean(&played);
    }
}

#[track_caller]
fn found_clean(played: &Played) -> Findings {
    let game = &played.game;
    let findings = check(played).unwrap_or_else(|leak| panic!("{game}: {leak}"));
    // There is something to compare with only if other worlds are possible.
    if is_secretive(game) {
        assert!(findings.other_worlds > 200 && findings.other_actions > 50, "{game}: {findings:?}");
    }
    assert!(findings.messages > 300 && findings.previews > 10, "{game}: {findings:?}");
    findings
}

/// The checker finds every kind of leak.
#[tokio::test(flavor = "multi_thread")]
async fn every_forged_message_is_found() {
    for honest in games_of_two().await {
        if is_secretive(&honest.game) {
            forge(honest, "another seat's view", |_, update, other| {
                let theirs = other["position"]["views"][0]["view"].clone();
                let mine = &mut update["position"]["views"][0]["view"];
                let differs = *mine != theirs;
                *mine = theirs;
                differs
            });
            forge(honest, "an event with all its details", |played, update, _| {
                let at = update["position"]["version"].as_u64().unwrap();
                let Some(events) = update["events"].as_array_mut() else { return false };
                let whole = played.whole_events(at, events.len());
                let differs = events.iter().zip(&whole).any(|(heard, whole)| heard["event"] != *whole);
                for (heard, whole) in events.iter_mut().zip(whole) {
                    heard["event"] = whole;
                }
                differs
            });
        }
        forge(honest, "the next position", |_, update, _| {
            let version = &mut update["position"]["version"];
            *version = json!(version.as_u64().unwrap() - 1);
            true
        });
        forge(honest, "one field too many", |played, update, _| {
            update["position"]["truth"] = json!(played.seed);
            true
        });
        forge(honest, "what somebody else may do", |_, update, other| {
            let theirs = other["position"]["views"][0]["legal"].clone();
            let mine = &mut update["position"]["views"][0]["legal"];
            let differs = *mine == json!([]) && theirs != json!([]);
            *mine = theirs;
            differs
        });
        forge(honest, "points that are not there", |_, update, _| {
            update["position"]["scores"][0] = json!(999);
            true
        });
        forge_raw(honest, "the seed of the shuffle", "done", |played, message| {
            message["client"] = json!(played.seed);
        });
        forge_raw(honest, "a draw in a preview", "preview", |played, message| {
            let drawn = played.some_draw(message["version"].as_u64().unwrap());
            message["events"].as_array_mut().unwrap().push(drawn);
        });
        forge_raw(honest, "points in a preview", "preview", |_, message| {
            message["scores"][1] = json!(message["scores"][1].as_i64().unwrap() + 1);
        });
        forge_raw(honest, "a field in a table", "table", |_, message| {
            message["table"]["position"] = json!("");
        });
    }
}

/// Forges an update to the first socket, given the same update to the second, where they differ.
#[track_caller]
fn forge(honest: &Played, what: &str, change: impl Fn(&Played, &mut Value, &Value) -> bool) {
    let mut forged = 0;
    for (at, text) in honest.sockets[0].heard.iter().enumerate() {
        let mut update: Value = serde_json::from_str(text).unwrap();
        if update["type"] != "update" || update["cause"] == "undo" {
            continue;
        }
        let version = &update["position"]["version"];
        let other = honest.sockets[1].heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        let Some(other) = other
            .into_iter()
            .find(|other| other["type"] == "update" && other["position"]["version"] == *version)
        else {
            continue;
        };
        if !change(honest, &mut update, &other) {
            continue;
        }
        must_be_found(honest, at, &update, what);
        forged += 1;
        if forged == 3 {
            return;
        }
    }
    panic!("{}: there was no place for {what}", honest.game);
}

/// Forges the first message of a type to the first socket.
#[track_caller]
fn forge_raw(honest: &Played, what: &str, kind: &str, change: impl Fn(&Played, &mut Value)) {
    let messages = honest.sockets[0].heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let (at, mut message) = messages.enumerate().find(|(_, message)| message["type"] == kind).unwrap();
    change(honest, &mut message);
    must_be_found(honest, at, &message, what);
}

#[track_caller]
fn must_be_found(honest: &Played, at: usize, message: &Value, what: &str) {
    let mut forged = honest.clone();
    forged.sockets[0].heard[at] = message.to_string();
    forged.sockets[0].heard.truncate(at + 1);
    forged.sockets.truncate(1);
    let found = check(&forged);
    assert!(found.is_err(), "{}: {what} in message {at} was not found: {message}", honest.game);
}

/// A game whose events reveal everything to everybody would be found, too.
#[tokio::test(flavor = "multi_thread")]
async fn events_that_tell_too_much_are_found() {
    let games = games_of_two().await.iter();
    for played in games.filter(|played| is_secretive(&played.game)) {
        let leak = check_as_if(played, Hearing::Everything);
        assert!(leak.is_err_and(|leak| leak.contains("sounds different")), "{}", played.game);
    }
}
