//! Rated games: who may play them, what they change, and that they change it once.

use crate::world::{Person, Socket, World, play_on};
use serde_json::{Value, json};
use sqlx::Row;

pub(crate) async fn account(world: &World, name: &str) -> Person {
    let mut person = world.guest(name).await;
    let login = name.to_lowercase();
    person.post("/api/account", json!({"login": login, "password": "correct horse"})).await.ok();
    person
}

pub(crate) async fn id_of(person: &mut Person) -> String {
    person.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned()
}

/// A request for a rated table with open seats.
pub(crate) fn rated(game: &str, players: usize) -> Value {
    let seats: Vec<_> =
        (0..players).map(|seat| json!({"kind": if seat == 0 { "me" } else { "open" }})).collect();
    json!({"game": game, "players": players, "seats": seats, "public": true, "rated": true,
        "clock": {"kind": "days", "days": 3}})
}

/// Lets people start a rated game; returns its table.
pub(crate) async fn begin(game: &str, people: &mut [&mut Person]) -> String {
    let [first, others @ ..] = people else { panic!("nobody plays") };
    let table = first.table_as(rated(game, 1 + others.len())).await;
    for other in others {
        other.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    }
    first.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    table
}

async fn resign(socket: &mut Socket, seat: usize) {
    let client = socket.fresh();
    socket.say(json!({"type": "resign", "client": client, "seat": seat})).await;
    socket.outcome(&client).await;
}

/// The ratings of a person in a game for two, with their number of games.
async fn rating(person: &mut Person, name: &str) -> (i64, i64, usize) {
    let all = person.get(&format!("/api/people/{name}/ratings")).await.ok();
    let one = &all[0];
    let history = one["history"].as_array().map_or(0, Vec::len);
    (one["rating"].as_i64().unwrap_or(0), one["games"].as_i64().unwrap_or(0), history)
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_loses_points_once() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let table = begin("babylonia", &mut [&mut ann, &mut bea]).await;
    let mut socket = ann.sit(&table).await;
    let hello = socket.expect("hello").await;
    assert_eq!((&hello["table"]["rated"], &hello["table"]["hints"]), (&json!(true), &json!(false)));
    resign(&mut socket, 0).await;
    let path = format!("/api/tables/{table}");
    let over = ann.get(&path).await.ok();
    let changes = over["rating_changes"].as_array().unwrap();
    let [lost, won] = changes.as_slice() else { panic!("{over}") };
    assert_eq!((lost.get("before"), &lost["seat"], &won["seat"]), (None, &json!(0), &json!(1)));
    let (low, high) = (lost["after"].as_i64().unwrap(), won["after"].as_i64().unwrap());
    assert!(low < 1400 && high > 1600 && low + high == 3000, "{changes:?}");
    assert!(won["deviation"].as_i64().unwrap() < 350);
    for name in ["Ann", "bea"] {
        let expected = if name == "Ann" { low } else { high };
        assert_eq!(rating(&mut bea, name).await, (expected, 1, 1), "{name}");
    }
    // Neither another opening nor anything that happens to a table later counts again.
    world.restart().await;
    for person in [&mut ann, &mut bea] {
        person.address = world.address;
    }
    assert_eq!(ann.get(&path).await.ok()["rating_changes"], over["rating_changes"]);
    ann.post(&format!("{path}/leave"), json!({})).await.ok();
    ann.put("/api/me", json!({"name": "Anna"})).await.ok();
    bea.post(&format!("{path}/rematch"), json!({})).await.ok();
    assert_eq!(rating(&mut bea, "Anna").await, (low, 1, 1));
    // The next game starts from there.
    let next = begin("babylonia", &mut [&mut bea, &mut ann]).await;
    let mut socket = ann.sit(&next).await;
    socket.expect("hello").await;
    resign(&mut socket, 1).await;
    let change = ann.get(&format!("/api/tables/{next}")).await.ok()["rating_changes"][1].clone();
    assert_eq!(change["before"], low);
    assert!(change["after"].as_i64().unwrap() < low);
    assert_eq!(rating(&mut ann, "bea").await.1, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_loses_although_a_bot_plays_on() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let table = begin("tigris", &mut [&mut ann, &mut bea]).await;
    let path = format!("/api/tables/{table}");
    // It cannot be got rid of.
    assert_eq!(ann.delete(&path).await.code(), "rated");
    let left = ann.post(&format!("{path}/leave"), json!({})).await.ok();
    assert_eq!((&left["state"], &left["end_reason"]["kind"]), (&json!("finished"), &json!("resigned")));
    assert!(left["rating_changes"][0]["after"].as_i64().unwrap() < 1400);

    // Three play: who leaves is last, although a bot plays on.
    let mut cem = account(&world, "Cem").await;
    let table = begin("babylon", &mut [&mut ann, &mut bea, &mut cem]).await;
    let path = format!("/api/tables/{table}");
    let left = cem.post(&format!("{path}/leave"), json!({})).await.ok();
    assert_eq!((&left["state"], &left["seats"][2]["resigned"]), (&json!("running"), &json!(true)));
    let left = bea.post(&format!("{path}/leave"), json!({})).await.ok();
    assert_eq!(left["state"], "finished");
    assert_eq!(left["result"][0]["rank"], 1);
    let after: Vec<_> = left["rating_changes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|change| change["after"].as_i64().unwrap())
        .collect();
    assert!(after[0] > 1600 && after[1] < 1500 && after[2] < 1500, "{after:?}");
    let ratings = ann.get("/api/people/ann/ratings").await.ok();
    let kinds: Vec<_> = ratings.as_array().unwrap().iter().map(|one| (&one["game"], &one["kind"])).collect();
    assert_eq!(kinds, [(&json!("babylon"), &json!("more")), (&json!("tigris"), &json!("two"))]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_has_lost() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let table = begin("babylonia", &mut [&mut ann, &mut bea]).await;
    let hello = ann.sit(&table).await.expect("hello").await;
    let late = hello["position"]["asked"].as_u64().unwrap() as usize;
    // A week passes: all times are in the journal.
    let server = world.server.take().unwrap();
    server.stop();
    server.finished().await.unwrap();
    let database = world.database().await;
    let week = 7 * 24 * 60 * 60 * 1000i64;
    for row in sqlx::query("SELECT n, body FROM entries").fetch_all(&database).await.unwrap() {
        let (n, body): (i64, String) = (row.get("n"), row.get("body"));
        let mut entry: Value = serde_json::from_str(&body).unwrap();
        let Some(t) = entry["t"].as_i64() else { continue };
        entry["t"] = json!(t - week);
        let update = sqlx::query("UPDATE entries SET body = $1 WHERE n = $2").bind(entry.to_string()).bind(n);
        update.execute(&database).await.unwrap();
    }
    sqlx::query("DELETE FROM snapshots").execute(&database).await.unwrap();
    sqlx::query("UPDATE tables SET due = 1").execute(&database).await.unwrap();
    drop(database);
    world.server = Some(shinar_server::Server::start(world.config.clone()).await.unwrap());
    ann.address = world.server.as_ref().unwrap().address();
    let path = format!("/api/tables/{table}");
    let mut over = ann.get(&path).await.ok();
    for _ in 0..200 {
        if over["state"] == "finished" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        over = ann.get(&path).await.ok();
    }
    assert_eq!((&over["state"], &over["seats"][late]["resigned"]), (&json!("finished"), &json!(true)));
    assert_eq!(over["seats"][late]["stand_in"], false);
    assert!(over["rating_changes"][late]["after"].as_i64().unwrap() < 1400, "{over}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_where_the_table_says_so() {
    let world = World::new().await;
    let mut ann = account(&world, "Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    let mut request = rated("babylonia", 2);
    request["seats"] = seats;
    assert_eq!(ann.post("/api/tables", request.clone()).await.code(), "bad_request");
    request["rated_bots"] = json!(true);
    let table = ann.table_as(request).await;
    assert_eq!(ann.delete(&format!("/api/tables/{table}")).await.code(), "rated");
    let mut socket = ann.sit(&table).await;
    let hello = socket.expect("hello").await;
    // Neither hints nor undo, although it is against a bot.
    let (seat, version) = (0, hello["position"]["version"].clone());
    if hello["position"]["asked"] == 0 {
        socket.say(json!({"type": "hint", "version": version, "seat": seat})).await;
        assert_eq!(socket.expect("refused").await["code"], "no_hints");
    }
    let over = play_on(&mut socket, &[0], hello["position"].clone()).await;
    let rank = over["result"][0]["rank"].as_u64().unwrap();
    let info = ann.get(&format!("/api/tables/{table}")).await.ok();
    let [change] = info["rating_changes"].as_array().unwrap().as_slice() else { panic!("{info}") };
    let after = change["after"].as_i64().unwrap();
    assert!(if rank == 1 { after > 1500 } else { after < 1500 }, "{rank} {change}");
    // The bot's own rating is what it always is.
    let found = ann.get("/api/archive").await.ok();
    assert_eq!(found["games"][0]["seats"][1]["rating"], 938);
    assert!(found["games"][0]["seats"][0].get("rating").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_are_for_accounts_with_a_clock() {
    let world = World::new().await;
    let (mut ann, mut gus) = (account(&world, "Ann").await, world.guest("Gus").await);
    let refused = gus.post("/api/tables", rated("tigris", 2)).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "account_needed"));
    let changed = |key: &str, value: Value| {
        let mut request = rated("tigris", 2);
        request[key] = value;
        request
    };
    for (request, words) in [
        (changed("clock", json!({"kind": "none"})), "clock"),
        (changed("hints", json!(true)), "hints"),
        (changed("seats", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])), "device"),
        (changed("seats", json!([{"kind": "me"}, {"kind": "bot", "level": 2}])), "rated_bots"),
        (changed("rated", json!(false)), ""),
    ] {
        let answer = ann.post("/api/tables", request).await;
        match words {
            "" => assert_eq!(answer.status, 200),
            words => assert!(answer.status == 400 && answer.text.contains(words), "{}", answer.text),
        }
    }
    let mut alone = changed("seats", json!([{"kind": "bot", "level": 1}, {"kind": "bot", "level": 2}]));
    alone["rated_bots"] = json!(true);
    assert_eq!(ann.post("/api/tables", alone).await.code(), "bad_request");
    let mut unrated = rated("tigris", 2);
    (unrated["rated"], unrated["rated_bots"]) = (json!(false), json!(true));
    assert_eq!(ann.post("/api/tables", unrated).await.code(), "bad_request");
    let table = ann.table_as(rated("tigris", 2)).await;
    let refused = gus.post(&format!("/api/tables/{table}/join"), json!({})).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "account_needed"));
    let bot = json!({"kind": "bot", "level": 2});
    assert_eq!(ann.put(&format!("/api/tables/{table}/seats/1"), bot).await.code(), "rated");
    // An account may sit down as soon as there is one.
    gus.post("/api/account", json!({"login": "gus", "password": "correct horse"})).await.ok();
    gus.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    let listed = gus.get("/api/tables?list=open").await.ok();
    assert_eq!(listed[0]["rated"], true);
}

/// Several games of the same people end at the same time, and each starts from the ratings that another has left.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_end_together_all_count() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(begin("babylonia", &mut [&mut ann, &mut bea]).await);
    }
    let leaves = tables.iter().map(|table| {
        let mut person = Person { cookie: ann.cookie.clone(), ..world.nobody() };
        let path = format!("/api/tables/{table}/leave");
        tokio::spawn(async move { person.post(&path, json!({})).await.ok() })
    });
    let leaves: Vec<_> = leaves.collect();
    let mut steps = Vec::new();
    for leave in leaves {
        let over = leave.await.unwrap();
        let change = &over["rating_changes"][0];
        steps.push((change["before"].as_i64(), change["after"].as_i64().unwrap()));
    }
    // Put in order, each begins where the one before ended.
    steps.sort_by_key(|(_, after)| std::cmp::Reverse(*after));
    assert_eq!(steps[0].0, None);
    for pair in steps.windows(2) {
        assert_eq!(pair[1].0, Some(pair[0].1), "{steps:?}");
    }
    let (lowest, games, history) = rating(&mut bea, "ann").await;
    assert_eq!((lowest, games, history), (steps[11].1, 12, 12));
}

#[tokio::test(flavor = "multi_thread")]
async fn hosts_see_pairs_and_close_without_a_result() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let secret = world.server.as_ref().unwrap().door().secret.clone();
    let mut host = Person { bearer: Some(secret), ..world.nobody() };
    for _ in 0..5 {
        assert_eq!(host.get("/api/host/pairs").await.ok(), json!([]));
        let table = begin("babylonia", &mut [&mut ann, &mut bea]).await;
        bea.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    }
    let pairs = host.get("/api/host/pairs").await.ok();
    let [pair] = pairs.as_array().unwrap().as_slice() else { panic!("{pairs}") };
    assert_eq!((&pair["winner_name"], &pair["loser_name"]), (&json!("Ann"), &json!("Bea")));
    assert_eq!((&pair["games"], &pair["won"], &pair["resigned"]), (&json!(5), &json!(5), &json!(5)));
    assert_eq!(ann.get("/api/host/pairs").await.status, 403);

    let before = rating(&mut ann, "ann").await;
    let table = begin("babylonia", &mut [&mut ann, &mut bea]).await;
    host.post(&format!("/api/host/tables/{table}/close"), json!({})).await;
    let closed = ann.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&closed["state"], &closed["end_reason"]["kind"]), (&json!("finished"), &json!("abandoned")));
    assert_eq!((closed.get("rating_changes"), rating(&mut ann, "ann").await), (None, before));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_person_leaves_the_ratings_of_others() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let first = begin("tigris", &mut [&mut ann, &mut bea]).await;
    bea.post(&format!("/api/tables/{first}/leave"), json!({})).await.ok();
    let second = begin("tigris", &mut [&mut ann, &mut bea]).await;
    let before = rating(&mut ann, "ann").await;
    let gone = id_of(&mut bea).await;
    assert_eq!(bea.delete("/api/me").await.status, 204);
    // The game that was running is won, and what was won before stays.
    let after = rating(&mut ann, "ann").await;
    assert!(after.0 > before.0 && after.1 == 2, "{before:?} {after:?}");
    assert_eq!(ann.get(&format!("/api/people/{gone}")).await.status, 404);
    let database = world.database().await;
    for table in ["ratings", "rating_changes", "archive_seats"] {
        let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table} WHERE person = '{gone}'"));
        assert_eq!(sqlx::query_scalar::<_, i64>(sql).fetch_one(&database).await.unwrap(), 0, "{table}");
    }
    let found = ann.get("/api/archive").await.ok();
    for game in found["games"].as_array().unwrap() {
        assert_eq!(game["seats"][1]["name"], "former player");
        assert!(game["seats"][1].get("person").is_none());
    }
    assert_eq!(ann.get(&format!("/api/tables/{second}")).await.ok()["seats"][1]["name"], "former player");
}

#[tokio::test(flavor = "multi_thread")]
async fn leaderboards_are_paged_and_optional() {
    let world = World::new().await;
    let names = ["Ann", "Bea", "Cem", "Dan"];
    let mut people = Vec::new();
    for name in names {
        people.push(account(&world, name).await);
    }
    // Everybody beats those who come later.
    for winner in 0..4 {
        for loser in winner + 1..4 {
            let [one, other] = people.get_disjoint_mut([winner, loser]).unwrap();
            let table = begin("amyitis", &mut [&mut *one, &mut *other]).await;
            other.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
        }
    }
    let mut guest = world.nobody();
    let path = "/api/leaders?game=amyitis&kind=two";
    let all = guest.get(path).await.ok();
    let listed: Vec<_> = all["people"].as_array().unwrap().iter().map(|one| one["name"].clone()).collect();
    assert_eq!((json!(listed), all.get("next")), (json!(names), None));
    let (mut places, mut after) = (Vec::new(), String::new());
    loop {
        let page = guest.get(&format!("{path}&limit=1{after}")).await.ok();
        places.push((page["people"][0]["place"].clone(), page["people"][0]["name"].clone()));
        let Some(next) = page["next"].as_str() else { break };
        after = format!("&after={next}");
    }
    assert_eq!(json!(places), json!([[1, "Ann"], [2, "Bea"], [3, "Cem"], [4, "Dan"]]));
    // Whoever does not show their rating is not there, and gets no place by playing on.
    let hidden = json!({"ratings": false, "games": true, "learning": false, "presence": "nobody"});
    assert_eq!(people[0].put("/api/me/shown", hidden.clone()).await.ok(), hidden);
    let [one, other] = people.get_disjoint_mut([0, 1]).unwrap();
    let table = begin("amyitis", &mut [one, &mut *other]).await;
    other.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    assert_eq!(guest.get(path).await.ok()["people"][0]["name"], "Bea");
    assert_eq!(guest.get("/api/people/ann/ratings").await.ok(), json!([]));
    assert_eq!(people[0].get("/api/people/ann/ratings").await.ok()[0]["games"], 4);
    for bad in ["&limit=0", "&limit=101", "&after=top", "&sort=name"] {
        assert_eq!(guest.get(&format!("{path}{bad}")).await.code(), "bad_request", "{bad}");
    }
    assert_eq!(guest.get("/api/leaders?game=chess&kind=two").await.code(), "not_found");
    assert_eq!(guest.get("/api/leaders?game=amyitis&kind=more").await.ok(), json!({"people": []}));
}
