//! Tournaments with two servers on one PostgreSQL: every round begins once, also when one of them is killed.

use std::{collections::BTreeMap, time::Duration};

use serde_json::{Value, json};
use sqlx::AnyPool;
use tokio::runtime::Runtime;

use crate::{
    ratings::{account, id_of},
    world::{Person, World, postgres},
};

fn at(person: &Person, world: &World) -> Person {
    let (http, cookie) = (reqwest::Client::new(), person.cookie.clone());
    let _shared = &person.http;
    Person { http, address: world.address, cookie, bearer: None }
}

async fn count(database: &AnyPool, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(database).await.unwrap()
}

async fn shown(person: &mut Person, id: &str) -> Value {
    person.get(&format!("/api/tournaments/{id}")).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_round_begins_once_although_a_server_is_killed() {
    let url = postgres::new_database().await;
    // With a runtime of its own: when that ends, everything stops in the middle of what it does.
    let mortal = Runtime::new().unwrap();
    let (handle, database) = (mortal.handle().clone(), url.clone());
    let start = move || handle.block_on(World::with(|config| config.database = Some(database)));
    let one = std::thread::spawn(start).join().unwrap();
    let two = World::with(|config| config.database = Some(url)).await;
    let mut people = Vec::new();
    for name in ["Ann", "Bea", "Cem", "Dan", "Eva", "Fay", "Gil", "Hal"] {
        let mut person = account(&one, name).await;
        // Everybody is to be told when a round begins.
        let wishes = json!({"turn": false, "invited": true, "over": false, "mail": false, "mail_minutes": 60, "language": "en"});
        let told = person.put("/api/me/notifications", wishes).await;
        assert_eq!(told.status, 204, "{}", told.text);
        people.push(person);
    }
    let plan = json!({"name": "Cup", "game": "babylonia", "format": "swiss", "seats": 2, "public": true, "most": 16,
        "rounds": 3, "clock": {"kind": "days", "days": 3}});
    let made = people[0].post("/api/tournaments", plan).await.ok();
    let id = made["info"]["id"].as_str().unwrap().to_owned();
    // All at the same time, half of them at each server.
    let mut joins = tokio::task::JoinSet::new();
    for (number, person) in people.iter().enumerate() {
        let mut person = if number % 2 == 0 { at(person, &one) } else { at(person, &two) };
        let path = format!("/api/tournaments/{id}/join");
        joins.spawn(async move { person.post(&path, json!({})).await.ok() });
    }
    while let Some(joined) = joins.join_next().await {
        joined.unwrap();
    }
    let start = format!("/api/tournaments/{id}/start");
    let (mut here, mut there) = (at(&people[0], &one), at(&people[0], &two));
    let (first, second) = tokio::join!(here.post(&start, json!({})), there.post(&start, json!({})));
    let codes: Vec<_> = [first, second].iter().map(|answer| answer.status).collect();
    assert!(codes.contains(&200) && codes.iter().all(|code| [200, 409].contains(code)), "{codes:?}");
    let mut ids = BTreeMap::new();
    for person in &people {
        let mut person = at(person, &two);
        ids.insert(id_of(&mut person).await, person);
    }
    let mut looker = at(&people[0], &two);
    let (mut mortal, mut one) = (Some(mortal), Some(one));
    for round in 1..=3 {
        let mut now = Value::Null;
        for _ in 0..600 {
            now = shown(&mut looker, &id).await;
            if now["info"]["round"] == round {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(now["info"]["round"], round, "{now}");
        let numbers: Vec<_> =
            now["players"].as_array().unwrap().iter().map(|one| one["person"].clone()).collect();
        let mut leaves = tokio::task::JoinSet::new();
        for pairing in now["pairings"].as_array().unwrap().iter().filter(|one| one.get("places").is_none()) {
            let players = pairing["players"].as_array().unwrap();
            let loser = players.iter().map(|one| one.as_u64().unwrap()).max().unwrap() as usize;
            let known = &ids[numbers[loser].as_str().unwrap()];
            let (mut person, table) = (at(known, &two), pairing["table"].as_str().unwrap().to_owned());
            leaves.spawn(async move {
                // The table may be changing owners.
                for _ in 0..100 {
                    let left = person.post(&format!("/api/tables/{table}/leave"), json!({})).await;
                    if left.status == 200 {
                        return;
                    }
                    assert_eq!(left.status, 503, "{}", left.text);
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                panic!("nobody serves {table}");
            });
        }
        if round == 2 {
            // Killed, while results come in and both want to begin the last round.
            drop(one.take());
            mortal.take().unwrap().shutdown_background();
        }
        while let Some(left) = leaves.join_next().await {
            left.unwrap();
        }
    }
    let mut over = Value::Null;
    for _ in 0..600 {
        over = shown(&mut looker, &id).await;
        if over["info"]["state"] == "finished" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(over["info"]["state"], "finished", "{over}");
    let database = two.database().await;
    for (sql, number) in [
        ("SELECT COUNT(*) FROM tournament_pairings", 12),
        ("SELECT COUNT(DISTINCT table_id) FROM tournament_pairings WHERE places IS NOT NULL", 12),
        ("SELECT COUNT(*) FROM tables", 12),
        ("SELECT COUNT(*) FROM tables WHERE state = 'finished'", 12),
        // Everybody was told about every round once, however often it was tried.
        ("SELECT COUNT(*) FROM bells WHERE kind = 'round'", 24),
        ("SELECT COUNT(*) FROM tournament_players", 8),
    ] {
        assert_eq!(count(&database, sql).await, number, "{sql}");
    }
    let points: f64 =
        over["standings"].as_array().unwrap().iter().map(|one| one["points"].as_f64().unwrap()).sum();
    assert_eq!(points, 12.0);
}
