//! Before the game: who leads the table, bots for open seats, and what the table allows.

use std::collections::BTreeSet;

use crate::world::World;
use serde_json::{Value, json};

/// A private table of three seats: its maker's, and two open ones.
fn three() -> Value {
    json!({"game": "tigris", "players": 3, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]})
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_maker_starts_the_game() {
    let world = World::new().await;
    let (mut ann, mut bea, mut cem) =
        (world.guest("Ann").await, world.guest("Bea").await, world.guest("Cem").await);
    let made = ann.post("/api/tables", three()).await.ok();
    assert_eq!((&made["public"], &made["leads"]), (&json!(false), &json!(true)));
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let code = json!({"code": made["invite"]});
    let seated = bea.post(&format!("{path}/join"), code.clone()).await.ok();
    assert_eq!((seated.get("leads"), &seated["leader"]), (None, &seated["seats"][0]["person"]));
    cem.post(&format!("{path}/join"), code.clone()).await.ok();
    for other in [&mut bea, &mut cem] {
        let refused = other.post(&format!("{path}/start"), json!({})).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "not_leader"));
    }
    // The maker leaves: whoever has the first seat leads now, and the maker again once they are back.
    ann.post(&format!("{path}/leave"), json!({})).await.ok();
    assert_eq!(bea.get(&path).await.ok()["leads"], true);
    assert_eq!(cem.get(&path).await.ok().get("leads"), None);
    bea.put(&format!("{path}/seats/0"), json!({"kind": "bot", "level": 1})).await.ok();
    assert_eq!(cem.post(&format!("{path}/start"), json!({})).await.code(), "not_leader");
    bea.put(&format!("{path}/seats/0"), json!({"kind": "open"})).await.ok();
    ann.post(&format!("{path}/join"), code).await.ok();
    assert_eq!(bea.post(&format!("{path}/start"), json!({})).await.code(), "not_leader");
    assert_eq!(ann.post(&format!("{path}/start"), json!({})).await.ok()["state"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_maker_fills_seats_with_bots() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (world.guest("Ann").await, world.guest("Bea").await);
    let made = ann.post("/api/tables", three()).await.ok();
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    bea.post(&format!("{path}/join"), json!({"code": made["invite"], "seat": 2})).await.ok();
    let bot = json!({"kind": "bot", "level": 4});
    let seat = |number: u8| format!("{path}/seats/{number}");
    let filled = ann.put(&seat(1), bot.clone()).await.ok();
    assert_eq!((&filled["seats"][1]["kind"], &filled["seats"][1]["level"]), (&json!("bot"), &json!(4)));
    // The same again changes nothing; another level is another bot.
    assert_eq!(ann.put(&seat(1), bot.clone()).await.ok()["seats"], filled["seats"]);
    for (whose, number, change, code) in [
        ("bea", 1, json!({"kind": "open"}), "not_leader"),
        ("ann", 0, bot.clone(), "taken"),
        ("ann", 2, bot.clone(), "taken"),
        ("ann", 3, bot.clone(), "bad_request"),
        ("ann", 1, json!({"kind": "bot", "level": 7}), "bad_request"),
        ("ann", 1, json!({"kind": "me"}), "bad_request"),
    ] {
        let person = if whose == "ann" { &mut ann } else { &mut bea };
        assert_eq!(person.put(&seat(number), change).await.code(), code);
    }
    world.restart().await;
    (ann.address, bea.address) = (world.address, world.address);
    assert_eq!(bea.get(&path).await.ok()["seats"][1]["name"], filled["seats"][1]["name"]);
    ann.post(&format!("{path}/start"), json!({})).await.ok();
    assert_eq!(ann.put(&seat(1), bot).await.code(), "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_two_bots_of_a_table_share_a_name() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let mut names = BTreeSet::new();
    for _ in 0..8 {
        let seats = json!([{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}, {"kind": "me"}, {"kind": "bot", "level": 2}]);
        let request = json!({"game": "babylonia", "players": 4, "seats": seats, "contribute_later": true});
        let table = ann.post("/api/tables", request).await.ok();
        let bots = [0, 1, 3].map(|seat| table["seats"][seat]["name"].as_str().unwrap().to_owned());
        assert_eq!(BTreeSet::from(bots.clone()).len(), 3, "{bots:?}");
        names.extend(bots);
    }
    assert!(names.len() > 5, "{names:?}");
    // The names are in the record, and stay the same in a rematch.
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let table = ann.table("babylonia", seats).await;
    let name = ann.get(&format!("/api/tables/{table}")).await.ok()["seats"][1]["name"].clone();
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    socket.say(json!({"type": "resign", "client": "x", "seat": 0})).await;
    socket.expect("over").await;
    let record = ann.get(&format!("/api/tables/{table}/record")).await;
    assert!(record.text.contains(name.as_str().unwrap()), "{}", record.text);
    let next = ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok();
    assert_eq!(next["seats"][0]["name"], name);
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_among_people_are_for_tables_that_allow_them() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    let local = json!({"kind": "local", "name": "Dan"});
    for (other, hints, allowed) in [
        (json!({"kind": "bot", "level": 1}), json!({}), true),
        (local.clone(), json!({}), false),
        (local, json!({"hints": true}), true),
    ] {
        let mut request = json!({"game": "tigris", "players": 2, "seats": [{"kind": "me"}, other], "clock": {"kind": "none"}});
        request.as_object_mut().unwrap().extend(hints.as_object().unwrap().clone());
        let table = ann.table_as(request).await;
        assert_eq!(ann.get(&format!("/api/tables/{table}")).await.ok()["hints"], allowed);
        let mut socket = ann.sit(&table).await;
        let position = loop {
            let message = socket.hear().await.unwrap();
            let position = &message["position"];
            let asked = position["asked"].as_u64();
            let own = asked.is_some_and(|seat| message["table"]["seats"][seat as usize]["you"] == true);
            if own || (asked == Some(0)) {
                break position.clone();
            }
        };
        let (seat, version) = (&position["asked"], &position["version"]);
        socket.say(json!({"type": "hint", "seat": seat, "version": version})).await;
        if allowed {
            socket.expect("hint").await;
        } else {
            assert_eq!(socket.expect("refused").await["code"], "no_hints");
        }
    }
    // An open seat is for a person, so nobody is surprised when one comes.
    let made = ann.post("/api/tables", three()).await.ok();
    assert_eq!(made["hints"], false);
}
