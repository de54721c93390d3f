//! Whole games of every game over the socket.

use crate::world::{World, play_on};
use serde_json::{Value, json};
use shinar_core::Record;
use shinar_games::{all, table_from_record};
use shinar_server::fair;

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_against_a_bot() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    for entry in all() {
        let id = entry.info.id;
        let table = ann.table(id, json!([{"kind": "me"}, {"kind": "bot", "level": 1}])).await;
        let mut socket = ann.sit(&table).await;
        let hello = socket.expect("hello").await;
        assert_eq!(hello["table"]["state"], "running", "{id}");
        let over = play_on(&mut socket, &[0], hello["position"].clone()).await;
        let result = over["result"].as_array().unwrap();
        assert_eq!(result.len(), 2, "{id}");

        let text = ann.get(&format!("/api/tables/{table}/record")).await.text;
        let record = Record::parse(&text).unwrap();
        assert!(record.seats[0] == "Ann" && record.seats[1].ends_with(" (pupil)"), "{:?}", record.seats);
        let replayed = table_from_record(&record).unwrap();
        for (seat, score) in result.iter().zip(replayed.scores()) {
            assert_eq!(seat["score"], score, "{id}");
        }
        assert!(fair::verify(&record).unwrap().unwrap() > 0, "{id}");
        assert_eq!(record.shuffle.unwrap().commitment, hello["table"]["commitment"], "{id}");
        let info = ann.get(&format!("/api/tables/{table}")).await.ok();
        assert_eq!((&info["state"], &info["result"]), (&json!("finished"), &over["result"]), "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_two_people_and_a_spectator() {
    let world = World::new().await;
    let (mut ann, mut bea, cem) =
        (world.guest("Ann").await, world.guest("Bea").await, world.guest("Cem").await);
    for entry in all() {
        let id = entry.info.id;
        let table = ann.table(id, json!([{"kind": "me"}, {"kind": "open"}])).await;
        let joined =
            bea.post(&format!("/api/tables/{table}/join"), json!({"contribution": "salt"})).await.ok();
        assert_eq!(joined["seats"][1]["you"], true);
        let mut spectator = cem.sit(&table).await;
        assert_eq!(spectator.expect("hello").await.get("position"), None);
        let (mut one, mut two) = (ann.sit(&table).await, bea.sit(&table).await);
        one.expect("hello").await;
        two.expect("hello").await;
        ann.post(&format!("/api/tables/{table}/start"), json!({"contribution": "pepper"})).await.ok();
        let (first, second) = (one.expect("hello").await, two.expect("hello").await);
        let watch = spectator.expect("hello").await;
        assert_eq!(watch["position"]["views"][0]["observer"], "spectator");
        assert_eq!(watch["position"]["views"][0]["legal"], json!([]));
        let (over, other, seen) = tokio::join!(
            play_on(&mut one, &[0], first["position"].clone()),
            play_on(&mut two, &[1], second["position"].clone()),
            play_on(&mut spectator, &[], watch["position"].clone()),
        );
        assert_eq!(over, other, "{id}");
        assert_eq!(over, seen, "{id}");
        assert_eq!(over["shuffle"]["contributions"], json!(["pepper", "salt"]));
        let text = bea.get(&format!("/api/tables/{table}/record")).await.text;
        assert!(fair::verify(&Record::parse(&text).unwrap()).unwrap().unwrap() > 0, "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_insist_on_a_version_of_the_rules() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    for game in ann.get("/api/games").await.ok().as_array().unwrap() {
        let version = game["rules_version"].as_u64().unwrap();
        let request = |version: u64| {
            let seats = json!([{"kind": "me"}, {"kind": "open"}]);
            json!({"game": game["id"], "players": 2, "seats": seats, "rules_version": version})
        };
        assert_eq!(ann.post("/api/tables", request(version)).await.ok()["rules_version"], version);
        let refused = ann.post("/api/tables", request(version + 1)).await;
        assert_eq!(refused.status, 400);
        assert!(refused.text.contains(&format!("plays version {version}")), "{}", refused.text);
    }
}

/// The server returns the rules of a game in the words and the order of the game.
#[tokio::test(flavor = "multi_thread")]
async fn every_rule_is_answered_word_for_word() {
    let world = World::new().await;
    let mut nobody = world.nobody();
    for entry in all() {
        let told = nobody.get(&format!("/api/games/{}/rules", entry.info.id)).await.ok();
        let chapters = entry.info.rulebook.chapters.iter().map(|chapter| {
            let rulings = chapter
                .rulings
                .iter()
                .map(|rule| json!({"id": rule.ruling.0, "text": rule.text, "reason": rule.reason}));
            json!({"id": chapter.id, "title": chapter.title, "rulings": rulings.collect::<Vec<_>>()})
        });
        assert_eq!(told, Value::Array(chapters.collect()), "{}", entry.info.id);
    }
    assert_eq!(nobody.get("/api/games/chess/rules").await.status, 404);
}
