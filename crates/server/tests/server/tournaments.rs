//! Tournaments: who may do what, rounds that begin by themselves and once, results that count, and what stays of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use serde_json::{Value, json};
use sqlx::Row;

use crate::{
    ratings::{account, id_of},
    world::{Person, World},
};

fn plan(format: &str, change: impl FnOnce(&mut Value)) -> Value {
    let mut plan = json!({"name": "Spring Cup", "game": "babylonia", "format": format, "seats": 2, "public": true,
        "clock": {"kind": "days", "days": 3}, "most": 16});
    change(&mut plan);
    plan
}

async fn make(person: &mut Person, plan: Value) -> String {
    person.post("/api/tournaments", plan).await.ok()["info"]["id"].as_str().unwrap().to_owned()
}

async fn post(person: &mut Person, id: &str, what: &str) -> Value {
    person.post(&format!("/api/tournaments/{id}/{what}"), json!({})).await.ok()
}

async fn show(person: &mut Person, id: &str) -> Value {
    person.get(&format!("/api/tournaments/{id}")).await.ok()
}

/// Accounts that have joined a tournament, which the first one has made.
async fn joined(world: &World, names: &[&str], plan: Value) -> (String, Vec<Person>) {
    let mut people = Vec::new();
    for name in names {
        people.push(account(world, name).await);
    }
    let id = make(&mut people[0], plan).await;
    for person in &mut people {
        post(person, &id, "join").await;
    }
    (id, people)
}

/// Waits until the tournament is as it should be.
async fn until(person: &mut Person, id: &str, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
    let mut shown = Value::Null;
    for _ in 0..1200 {
        shown = show(person, id).await;
        if holds(&shown) {
            return shown;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what}: {shown}");
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap()
}

/// The games that are being played: table, and the numbers of the players.
fn games(shown: &Value) -> Vec<(String, Vec<usize>)> {
    let open = list(&shown["pairings"]).iter().filter(|pairing| pairing.get("places").is_none());
    let game = |pairing: &Value| {
        let players = list(&pairing["players"]).iter().map(|player| player.as_u64().unwrap() as usize);
        (pairing["table"].as_str().unwrap().to_owned(), players.collect())
    };
    open.map(game).collect()
}

/// Who is which player.
fn people_of(shown: &Value) -> Vec<Option<String>> {
    list(&shown["players"]).iter().map(|player| player["person"].as_str().map(str::to_owned)).collect()
}

/// Of everybody who plays now, the one with the larger number leaves the table, and so loses.
async fn favourites_win(people: &BTreeMap<String, Person>, shown: &Value) {
    let ids = people_of(shown);
    let mut leaves = tokio::task::JoinSet::new();
    for (table, players) in games(shown) {
        let loser = ids[*players.iter().max().unwrap()].clone().unwrap();
        let mut person = same(&people[&loser]);
        leaves.spawn(async move {
            let left = person.post(&format!("/api/tables/{table}/leave"), json!({})).await;
            assert_eq!(left.status, 200, "{}", left.text);
        });
    }
    while let Some(left) = leaves.join_next().await {
        left.unwrap();
    }
}

fn same(person: &Person) -> Person {
    let (http, cookie) = (person.http.clone(), person.cookie.clone());
    Person { http, address: person.address, cookie, bearer: None }
}

async fn by_id(people: Vec<Person>) -> BTreeMap<String, Person> {
    let mut known = BTreeMap::new();
    for mut person in people {
        known.insert(id_of(&mut person).await, person);
    }
    known
}

fn ranking(shown: &Value) -> Vec<(u64, u64, f64)> {
    let row = |row: &Value| {
        let number = |key: &str| row[key].as_u64().unwrap();
        (number("place"), number("player"), row["points"].as_f64().unwrap())
    };
    list(&shown["standings"]).iter().map(row).collect()
}

/// Nobody meets twice, and nobody gets two free points.
fn check_pairings(shown: &Value) {
    let (mut met, mut byes, mut busy) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for pairing in list(&shown["pairings"]) {
        let players: Vec<_> = list(&pairing["players"]).iter().map(|one| one.as_u64().unwrap()).collect();
        for player in &players {
            assert!(
                busy.insert((pairing["round"].as_u64().unwrap(), *player)),
                "{player} plays twice in a round"
            );
        }
        match players[..] {
            [one, other] => {
                assert!(met.insert((one.min(other), one.max(other))), "{one} meets {other} again");
            }
            [alone] => assert!(byes.insert(alone), "{alone} has two byes"),
            _ => panic!("{pairing}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_plays_everybody_and_rounds_begin_by_themselves() {
    let mut world = World::new().await;
    let (id, mut people) = joined(&world, &["Ann", "Bea", "Cem", "Dan"], plan("round_robin", |_| ())).await;
    let mut ann = same(&people[0]);
    let open = ann.get("/api/tournaments").await.ok();
    assert_eq!(
        (&open[0]["id"], &open[0]["players"], &open[0]["joined"]),
        (&json!(id), &json!(4), &json!(true))
    );
    assert_eq!(people[1].post(&format!("/api/tournaments/{id}/start"), json!({})).await.status, 403);
    let first = post(&mut ann, &id, "start").await;
    assert_eq!((&first["info"]["state"], &first["info"]["rounds"]), (&json!("running"), &json!(3)));
    assert_eq!(
        games(&first).iter().map(|(_, players)| players.clone()).collect::<Vec<_>>(),
        [[0, 3], [1, 2]]
    );
    // Everybody is led to their table. It runs, is nobody's to delete, and knows where it belongs.
    let table = first["table"].as_str().unwrap().to_owned();
    let info = ann.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(
        (&info["tournament"]["name"], &info["tournament"]["round"]),
        (&json!("Spring Cup"), &json!(1))
    );
    assert_eq!((&info["hints"], info.get("may_delete")), (&json!(false), None));
    assert_eq!(ann.delete(&format!("/api/tables/{table}")).await.code(), "tournament");
    until(&mut ann, &id, "the table runs", |_| true).await;
    for _ in 0..100 {
        if ann.get(&format!("/api/tables/{table}")).await.ok()["state"] == "running" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.ok()["state"], "running");

    let mut known = by_id(people).await;
    favourites_win(&known, &first).await;
    let second = until(&mut ann, &id, "the second round", |shown| shown["info"]["round"] == 2).await;
    // The server may be away meanwhile.
    world.restart().await;
    ann.address = world.address;
    known.values_mut().for_each(|person| person.address = world.address);
    favourites_win(&known, &second).await;
    let third = until(&mut ann, &id, "the third round", |shown| shown["info"]["round"] == 3).await;
    favourites_win(&known, &third).await;
    let over = until(&mut ann, &id, "the end", |shown| shown["info"]["state"] == "finished").await;
    check_pairings(&over);
    assert_eq!(ranking(&over), [(1, 0, 3.0), (2, 1, 2.0), (3, 2, 1.0), (4, 3, 0.0)]);
    assert_eq!(over["tie_breaks"], json!(["direct", "sonneborn_berger", "wins"]));
    assert_eq!(over["standings"][0]["breaks"], json!([null, 3.0, 3.0]));
    assert_eq!(ann.get("/api/tournaments?list=finished").await.ok()[0]["id"], json!(id));
    let export = ann.get("/api/me/export").await.ok();
    let [mine] = list(&export["tournaments"]).as_slice() else { panic!("{}", export["tournaments"]) };
    assert_eq!(
        (&mine["name"], &mine["made"], &mine["played"]),
        (&json!("Spring Cup"), &json!(true), &json!(true))
    );
}

/// Two hundred players; `SHINAR_TOURNAMENT_PLAYERS` for another number.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_swiss_tournament_is_played_to_its_end() {
    let players: usize =
        std::env::var("SHINAR_TOURNAMENT_PLAYERS").map_or(200, |number| number.parse().unwrap());
    let world = World::new().await;
    let mut ann = account(&world, "Ann").await;
    let id = make(&mut ann, plan("swiss", |plan| plan["most"] = json!(256))).await;
    let (mut people, shared) = (Vec::new(), reqwest::Client::new());
    for number in 0..players {
        let mut person = Person { http: shared.clone(), ..world.nobody() };
        person.get("/api/me").await;
        person.put("/api/me", json!({"name": format!("Player {number}")})).await.ok();
        people.push(person);
    }
    // Passwords are slow to hash, and nobody needs them here.
    let database = world.database().await;
    let accounts = "UPDATE people SET login = id WHERE login IS NULL";
    sqlx::query(accounts).execute(&database).await.unwrap();
    let start = std::time::Instant::now();
    for person in &mut people {
        post(person, &id, "join").await;
    }
    let mut shown = post(&mut ann, &id, "start").await;
    let rounds = shown["info"]["rounds"].as_u64().unwrap();
    assert_eq!(rounds, u64::from(players.next_power_of_two().trailing_zeros()));
    let known = by_id(people).await;
    for round in 1..=rounds {
        assert_eq!(shown["info"]["round"], round);
        assert_eq!(games(&shown).len(), players / 2);
        favourites_win(&known, &shown).await;
        let next =
            |shown: &Value| shown["info"]["round"] == round + 1 || shown["info"]["state"] == "finished";
        shown = until(&mut ann, &id, "the next round", next).await;
    }
    assert_eq!(shown["info"]["state"], "finished");
    check_pairings(&shown);
    // The favourite has won everything, and every game has given one point.
    assert_eq!(ranking(&shown)[0], (1, 0, rounds as f64));
    let points: f64 = ranking(&shown).iter().map(|(_, _, points)| points).sum();
    assert_eq!(points, (list(&shown["pairings"]).len()) as f64);
    eprintln!("{players} players, {rounds} rounds: {:?}", start.elapsed());
}

/// `SHINAR_TOURNAMENT_BOTS=200` for a large one.
#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_knock_out_to_its_end() {
    let wanted: i64 = std::env::var("SHINAR_TOURNAMENT_BOTS").map_or(6, |number| number.parse().unwrap());
    let world = World::with(|config| config.bot_scale = 0.001).await;
    let mut ann = account(&world, "Ann").await;
    let bots = json!({"level": 1, "at_least": wanted.min(32)});
    let id = make(&mut ann, plan("knockout", |plan| plan["bots"] = bots)).await;
    // More than anybody may ask for.
    let database = world.database().await;
    let more = "UPDATE tournaments SET plan = REPLACE(plan, '\"at_least\":32', $1)";
    sqlx::query(more).bind(format!("\"at_least\":{wanted}")).execute(&database).await.unwrap();
    let start = std::time::Instant::now();
    let shown = post(&mut ann, &id, "start").await;
    assert_eq!(list(&shown["players"]).len() as i64, wanted);
    let names: BTreeSet<_> =
        list(&shown["players"]).iter().map(|player| player["name"].to_string()).collect();
    assert_eq!(names.len() as i64, wanted);
    let mut over = Value::Null;
    for _ in 0..60 {
        over = show(&mut ann, &id).await;
        if over["info"]["state"] == "finished" {
            break;
        }
        tokio::time::sleep(Duration::from_secs(if wanted > 32 { 20 } else { 1 })).await;
    }
    assert_eq!(over["info"]["state"], "finished", "{}", over["info"]);
    check_pairings_of_knock_out(&over, wanted as usize);
    eprintln!("{wanted} bots: {:?}", start.elapsed());
    let first: Vec<_> = ranking(&over).into_iter().filter(|(place, _, _)| *place == 1).collect();
    assert_eq!(first.len(), 1);
}

fn check_pairings_of_knock_out(shown: &Value, players: usize) {
    let played = list(&shown["pairings"]).iter().filter(|pairing| list(&pairing["players"]).len() == 2);
    assert_eq!(played.count(), players - 1);
    check_pairings(shown);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_three_are_filled_with_bots_and_places_count() {
    let world = World::with(|config| config.bot_scale = 0.001).await;
    let grouped = plan("groups", |plan| {
        plan["seats"] = json!(3);
        plan["rounds"] = json!(1);
        plan["bots"] = json!({"level": 1});
        plan["rated"] = json!(true);
    });
    let (id, mut people) = joined(&world, &["Ann", "Bea"], grouped).await;
    let shown = post(&mut people[0], &id, "start").await;
    let [(table, players)] = &games(&shown)[..] else { panic!("{shown}") };
    assert_eq!(players.len(), 3);
    assert_eq!(list(&shown["players"]).iter().filter(|player| player["level"] == 1).count(), 1);
    for person in &mut people {
        person.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    }
    let over = until(&mut people[0], &id, "the end", |shown| shown["info"]["state"] == "finished").await;
    // The bot is first, and those who have left share what remains, or not, as the table says.
    let bot = people_of(&over).iter().position(Option::is_none).unwrap() as u64;
    assert_eq!((ranking(&over)[0].1, ranking(&over)[0].2), (bot, 2.0));
    assert_eq!(ranking(&over).iter().map(|(_, _, points)| points).sum::<f64>(), 3.0);
    // It was rated.
    assert_eq!(people[0].get("/api/people/ann/ratings").await.ok()[0]["games"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_withdraws_loses_and_is_not_paired_again() {
    let world = World::new().await;
    let by_hand = plan("round_robin", |plan| plan["next_round"] = json!({"kind": "by_hand"}));
    let (id, mut people) = joined(&world, &["Ann", "Bea", "Cem", "Dan"], by_hand).await;
    post(&mut people[3], &id, "leave").await;
    assert_eq!(list(&show(&mut people[0], &id).await["players"]).len(), 3);
    post(&mut people[3], &id, "join").await;
    let shown = post(&mut people[0], &id, "start").await;
    let number = |shown: &Value| shown["you"].as_u64().unwrap();
    assert_eq!(people[0].post(&format!("/api/tournaments/{id}/next"), json!({})).await.code(), "playing");
    // Number 3 leaves the tournament, and so the game against number 0.
    let mut own = Vec::new();
    for person in &mut people {
        own.push(number(&show(person, &id).await) as usize);
    }
    let of = |number: usize| own.iter().position(|one| *one == number).unwrap();
    let left = post(&mut people[of(3)], &id, "leave").await;
    assert_eq!(
        (left["players"][3]["withdrawn"].clone(), &left["info"]["joined"]),
        (json!(true), &json!(false))
    );
    let (table, _) = games(&shown).into_iter().find(|(_, players)| players.contains(&2)).unwrap();
    people[of(2)].post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    let waiting = until(&mut people[0], &id, "the end of the round", |shown| games(shown).is_empty()).await;
    assert_eq!((&waiting["info"]["round"], &waiting["info"]["state"]), (&json!(1), &json!("running")));
    assert_eq!(people[1].post(&format!("/api/tournaments/{id}/next"), json!({})).await.status, 403);
    // Nothing begins before the maker wants it.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(show(&mut people[0], &id).await["info"]["round"], 1);
    let second = post(&mut people[0], &id, "next").await;
    assert_eq!(second["info"]["round"], 2);
    // Number 2 would have met number 3, and gets the point.
    let alone: Vec<_> =
        list(&second["pairings"]).iter().filter(|pairing| list(&pairing["players"]).len() == 1).collect();
    assert_eq!(alone.iter().map(|pairing| pairing["players"][0].clone()).collect::<Vec<_>>(), [json!(2)]);
    assert_eq!(alone[0]["points"], json!([1.0]));
    // Called off, it is over, and what is played goes on.
    let off = post(&mut people[0], &id, "cancel").await;
    assert_eq!(off["info"]["state"], "cancelled");
    let table = games(&off)[0].0.clone();
    assert_eq!(people[0].get(&format!("/api/tables/{table}")).await.status, 200);
    assert_eq!(people[0].post(&format!("/api/tournaments/{id}/leave"), json!({})).await.code(), "finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_comes_loses_by_the_clock_and_the_server_may_be_away() {
    let mut world = World::with(|config| config.patience.arrivals = Duration::from_millis(300)).await;
    let live = plan("knockout", |plan| {
        plan["clock"] = json!({"kind": "minutes", "minutes": 10, "increment_seconds": 5});
    });
    let (id, mut people) = joined(&world, &["Ann", "Bea"], live).await;
    let shown = post(&mut people[0], &id, "start").await;
    let table = shown["table"].as_str().unwrap().to_owned();
    assert_eq!(people[0].get(&format!("/api/tables/{table}")).await.ok()["state"], "waiting");
    let mut state = json!(null);
    for _ in 0..200 {
        state = people[0].get(&format!("/api/tables/{table}")).await.ok()["state"].clone();
        if state == "running" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(state, "running", "nobody has come, and it begins all the same");
    // An hour passes while the server is away: all times are in the journal.
    let server = world.server.take().unwrap();
    server.stop();
    server.finished().await.unwrap();
    let database = world.database().await;
    for row in sqlx::query("SELECT n, body FROM entries").fetch_all(&database).await.unwrap() {
        let (n, body): (i64, String) = (row.get("n"), row.get("body"));
        let mut entry: Value = serde_json::from_str(&body).unwrap();
        let Some(t) = entry["t"].as_i64() else { continue };
        entry["t"] = json!(t - 60 * 60 * 1000);
        let update = sqlx::query("UPDATE entries SET body = $1 WHERE n = $2").bind(entry.to_string()).bind(n);
        update.execute(&database).await.unwrap();
    }
    sqlx::query("DELETE FROM snapshots").execute(&database).await.unwrap();
    sqlx::query("UPDATE tables SET due = 1").execute(&database).await.unwrap();
    drop(database);
    world.server = Some(shinar_server::Server::start(world.config.clone()).await.unwrap());
    people[0].address = world.server.as_ref().unwrap().address();
    let over = until(&mut people[0], &id, "the end", |shown| shown["info"]["state"] == "finished").await;
    let points: Vec<_> = ranking(&over).into_iter().map(|(place, _, points)| (place, points)).collect();
    assert_eq!(points, [(1, 1.0), (2, 0.0)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arena_pairs_whoever_is_free() {
    let world = World::new().await;
    let arena = plan("arena", |plan| {
        plan["clock"] = json!({"kind": "minutes", "minutes": 3, "increment_seconds": 2});
        plan["minutes"] = json!(30);
    });
    let (id, mut people) = joined(&world, &["Ann", "Bea"], arena).await;
    let shown = post(&mut people[0], &id, "start").await;
    let table = shown["table"].as_str().unwrap().to_owned();
    assert!(shown["info"]["ends"].as_i64().unwrap() > shown["now"].as_i64().unwrap() + 29 * 60 * 1000);
    assert_eq!(people[0].post(&format!("/api/tournaments/{id}/ready"), json!({})).await.code(), "playing");
    // Who leaves a table that waits has lost it.
    people[1].post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    let counted = |shown: &Value| games(shown).is_empty() && !list(&shown["pairings"]).is_empty();
    until(&mut people[0], &id, "the result", counted).await;
    assert!(post(&mut people[0], &id, "ready").await.get("table").is_none());
    // A latecomer is paired at once.
    let mut cem = account(&world, "Cem").await;
    let late = post(&mut cem, &id, "join").await;
    let table = late["table"].as_str().unwrap().to_owned();
    assert_eq!(list(&late["pairings"]).len(), 2);
    // Time is up: no new games, and the last one still counts.
    let database = world.database().await;
    sqlx::query("UPDATE tournaments SET ends = 1, due = 1, version = version + 1")
        .execute(&database)
        .await
        .unwrap();
    assert_eq!(people[1].post(&format!("/api/tournaments/{id}/ready"), json!({})).await.code(), "no_arena");
    assert_eq!(show(&mut cem, &id).await["info"]["state"], "running");
    cem.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    let over = until(&mut cem, &id, "the end", |shown| shown["info"]["state"] == "finished").await;
    assert_eq!((ranking(&over)[0].2, &over["standings"][0]["played"]), (2.0, &json!(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_do_what() {
    let world = World::new().await;
    let (mut ann, mut gus) = (account(&world, "Ann").await, world.guest("Gus").await);
    let refused = gus.post("/api/tournaments", plan("swiss", |_| ())).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "account_needed"));
    let hidden = make(&mut ann, plan("swiss", |plan| plan["public"] = json!(false))).await;
    let path = format!("/api/tournaments/{hidden}");
    let invite = show(&mut ann, &hidden).await["invite"].as_str().unwrap().to_owned();
    assert_eq!(gus.get(&path).await.code(), "not_found");
    assert_eq!(gus.post(&format!("{path}/join"), json!({"code": "wrong"})).await.code(), "not_found");
    assert_eq!(gus.get("/api/tournaments").await.ok(), json!([]));
    assert_eq!(gus.get(&format!("{path}?code={invite}")).await.ok()["info"]["plan"]["name"], "Spring Cup");
    let joined = gus.post(&format!("{path}/join"), json!({"code": invite})).await.ok();
    assert_eq!((&joined["invite"], &joined["leads"]), (&json!(invite), &json!(false)));
    assert_eq!(gus.post(&format!("{path}/join"), json!({})).await.code(), "joined");
    assert_eq!(gus.get("/api/tournaments?list=mine").await.ok()[0]["id"], json!(hidden));
    for what in ["start", "next", "cancel"] {
        assert_eq!(gus.post(&format!("{path}/{what}"), json!({})).await.status, 403, "{what}");
    }
    assert_eq!(ann.post(&format!("{path}/start"), json!({})).await.code(), "too_few");
    assert_eq!(ann.post(&format!("{path}/next"), json!({})).await.code(), "no_rounds");
    assert_eq!(ann.post(&format!("{path}/leave"), json!({})).await.code(), "not_joined");
    assert_eq!(world.nobody().get("/api/tournaments?list=mine").await.status, 401);

    // Guests do not fill public tournaments, and nobody fills them beyond their size.
    let small = make(&mut ann, plan("swiss", |plan| plan["most"] = json!(2))).await;
    assert_eq!(gus.post(&format!("/api/tournaments/{small}/join"), json!({})).await.code(), "account_needed");
    let (mut bea, mut cem) = (account(&world, "Bea").await, account(&world, "Cem").await);
    post(&mut ann, &small, "join").await;
    post(&mut bea, &small, "join").await;
    assert_eq!(cem.post(&format!("/api/tournaments/{small}/join"), json!({})).await.code(), "full");
    post(&mut ann, &small, "start").await;
    assert_eq!(cem.post(&format!("/api/tournaments/{small}/join"), json!({})).await.code(), "running");
    for _ in 0..3 {
        make(&mut ann, plan("swiss", |_| ())).await;
    }
    assert_eq!(ann.post("/api/tournaments", plan("swiss", |_| ())).await.code(), "too_many_tournaments");

    // Hosts delete what should not be there; its tables stay.
    let table = show(&mut ann, &small).await["table"].as_str().unwrap().to_owned();
    assert_eq!(ann.delete(&format!("/api/host/tournaments/{small}")).await.status, 403);
    let secret = world.server.as_ref().unwrap().door().secret.clone();
    let mut host = Person { bearer: Some(secret), ..world.nobody() };
    assert_eq!(host.delete(&format!("/api/host/tournaments/{small}")).await.status, 204);
    assert_eq!(host.delete(&format!("/api/host/tournaments/{small}")).await.code(), "not_found");
    assert_eq!(ann.get(&format!("/api/tournaments/{small}")).await.code(), "not_found");
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_plans_are_refused() {
    let world = World::new().await;
    let mut ann = account(&world, "Ann").await;
    let changes: [(&str, &str, Value, &str); 18] = [
        ("swiss", "name", json!(" "), "name"),
        ("swiss", "name", json!("x".repeat(65)), "64"),
        ("swiss", "game", json!("chess"), "chess"),
        ("swiss", "seats", json!(3), "seats"),
        ("groups", "seats", json!(2), "seats"),
        ("arena", "minutes", json!(20), "minutes"),
        ("swiss", "clock", json!({"kind": "none"}), "clock"),
        ("swiss", "clock", json!({"kind": "days", "days": 99}), "days"),
        ("swiss", "most", json!(1), "most"),
        ("round_robin", "most", json!(33), "32"),
        ("swiss", "rounds", json!(21), "rounds"),
        ("knockout", "rounds", json!(2), "rounds"),
        ("swiss", "twice", json!(true), "twice"),
        ("swiss", "minutes", json!(30), "minutes"),
        ("swiss", "starts", json!(1000), "starts"),
        ("swiss", "bots", json!({"level": 7}), "level"),
        ("swiss", "bots", json!({"level": 1, "at_least": 33}), "at_least"),
        ("swiss", "options", json!({"wings": "yes"}), "wings"),
    ];
    for (format, key, value, word) in changes {
        let answer = ann.post("/api/tournaments", plan(format, |plan| plan[key] = value)).await;
        assert!(answer.status == 400 && answer.text.contains(word), "{format} {key}: {}", answer.text);
    }
    assert_eq!(ann.get("/api/tournaments?list=mine").await.ok(), json!([]));
    assert_eq!(ann.get("/api/tournaments?list=mine&after=nothing").await.code(), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_person_leaves_the_results() {
    let world = World::new().await;
    let (id, mut people) = joined(&world, &["Ann", "Bea", "Cem"], plan("round_robin", |_| ())).await;
    let planned = make(&mut people[1], plan("swiss", |_| ())).await;
    post(&mut people[0], &id, "start").await;
    let (mut ann, mut bea) = (same(&people[0]), same(&people[1]));
    let gone = id_of(&mut bea).await;
    assert_eq!(bea.delete("/api/me").await.status, 204);
    let shown = show(&mut ann, &id).await;
    let left = list(&shown["players"]).iter().find(|player| player.get("person").is_none()).unwrap();
    assert_eq!((&left["name"], &left["withdrawn"]), (&json!("former player"), &json!(true)));
    // What nobody can start any more is called off.
    assert_eq!(show(&mut ann, &planned).await["info"]["state"], "cancelled");
    let known = by_id(vec![same(&people[0]), same(&people[2])]).await;
    let mut shown = shown;
    for _ in 0..3 {
        if shown["info"]["state"] == "finished" {
            break;
        }
        favourites_win(&known, &shown).await;
        let round = shown["info"]["round"].clone();
        let next = |now: &Value| now["info"]["state"] == "finished" || now["info"]["round"] != round;
        shown = until(&mut ann, &id, "the next round", next).await;
    }
    let over = until(&mut ann, &id, "the end", |shown| shown["info"]["state"] == "finished").await;
    assert_eq!(list(&over["standings"]).len(), 3);
    let database = world.database().await;
    for column in ["person", "name"] {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT COUNT(*) FROM tournament_players WHERE {column} IN ('{gone}', 'Bea')"
        ));
        assert_eq!(sqlx::query_scalar::<_, i64>(sql).fetch_one(&database).await.unwrap(), 0, "{column}");
    }
}
