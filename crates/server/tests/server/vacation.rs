//! Vacations: clocks of days stand still, bells wait, and nobody gets more of it than there is.

use std::time::Duration;

use serde_json::{Value, json};
use shinar_server::Server;
use sqlx::Row;

use crate::{
    bells::{account, count, hand_over, hurried},
    receivers::{Browser, Receiver},
    world::{Person, World, postgres},
};

const PATH: &str = "/api/me/vacation";
const DAY: i64 = 24 * 60 * 60 * 1000;

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    since.as_millis() as i64
}

/// A running game of two accounts with a day for every move; first the person whose turn it is, and their seat.
async fn game<'a>(
    ann: &'a mut Person,
    bea: &'a mut Person,
    more: Value,
) -> (String, &'a mut Person, &'a mut Person, usize) {
    let mut request = json!({
        "game": "babylonia", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": true,
        "clock": {"kind": "days", "days": 1},
    });
    for (key, value) in more.as_object().unwrap() {
        request[key] = value.clone();
    }
    let table = ann.table_as(request).await;
    bea.post(&format!("/api/tables/{table}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();
    match ann.get(&format!("/api/tables/{table}")).await.ok()["your_turn"] == true {
        true => (table, ann, bea, 0),
        false => (table, bea, ann, 1),
    }
}

impl World {
    /// Time passes while the server is away: everything that is stored becomes older.
    async fn sleep(&mut self, millis: i64) {
        let server = self.server.take().unwrap();
        server.stop();
        server.finished().await.unwrap();
        let database = self.database().await;
        let rows = sqlx::query("SELECT table_id, n, body FROM entries").fetch_all(&database).await.unwrap();
        for row in rows {
            let (table, n, body): (String, i64, String) = (row.get(0), row.get(1), row.get(2));
            let mut body: Value = serde_json::from_str(&body).unwrap();
            for key in ["t", "from", "until"] {
                if let Some(at) = body[key].as_i64() {
                    body[key] = json!(at - millis);
                }
            }
            let update = sqlx::query("UPDATE entries SET body = $3 WHERE table_id = $1 AND n = $2");
            update.bind(table).bind(n).bind(body.to_string()).execute(&database).await.unwrap();
        }
        for sql in [
            "DELETE FROM snapshots WHERE $1 > 0",
            "UPDATE tables SET due = due - $1, changed = changed - $1",
            "UPDATE vacations SET starts = starts - $1, ends = ends - $1",
            "UPDATE bells SET created = created - $1, due = due - $1",
        ] {
            sqlx::query(sql).bind(millis).execute(&database).await.unwrap();
        }
        database.close().await;
        let server = Server::start(self.config.clone()).await.unwrap();
        self.address = server.address();
        self.server = Some(server);
    }
}

/// The same person at a server that was started again.
fn again(person: &mut Person, world: &World) {
    person.address = world.address;
}

/// Waits until a table is as it should be.
async fn until(person: &mut Person, table: &str, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..100 {
        let info = person.get(&format!("/api/tables/{table}")).await.ok();
        if holds(&info) {
            return info;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{}", person.get(&format!("/api/tables/{table}")).await.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_of_days_stand_still() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let (table, away, other, seat) = game(&mut ann, &mut bea, json!({})).await;
    let mut there = other.sit(&table).await;
    there.expect("hello").await;
    let until_then = now() + 5 * DAY;
    let booked = away.put(PATH, json!({"until": until_then})).await.ok();
    assert_eq!((&booked["vacation"]["until"], &booked["days_left"]), (&json!(until_then), &json!(25)));
    // Whoever is at the table sees it at once, and so do lists.
    let position = there.until(|_| true).await;
    let clock = &position["clocks"][seat];
    assert!(clock["running"] == true && clock["stands_ms"].as_i64() > Some(5 * DAY - 60_000), "{clock}");
    assert!(position["clocks"][1 - seat].get("stands_ms").is_none());
    let info = there.expect("table").await["table"].clone();
    assert_eq!(info["seats"][seat]["vacation"], booked["vacation"]);
    let listed = other.get("/api/tables?list=mine").await.ok();
    assert_eq!(listed[0]["seats"][seat]["vacation"], booked["vacation"]);
    assert!(listed[0]["seats"][1 - seat].get("vacation").is_none());
    drop(there);

    // Two days later the one day is not over, although nobody was there; the journal leads to the same clocks.
    world.sleep(2 * DAY).await;
    again(away, &world);
    again(other, &world);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let info = other.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&info["seats"][seat]["stand_in"], &info["state"]), (&json!(false), &json!("running")));
    let left = |position: &Value| position["clocks"][seat]["remaining_ms"].as_i64().unwrap();
    let hello = other.sit(&table).await.expect("hello").await;
    assert!(left(&hello["position"]) > DAY - 60_000, "{}", hello["position"]["clocks"]);

    // It ends by hand, and the days that have begun count.
    let ended = away.delete(PATH).await.ok();
    assert!(ended.get("vacation").is_none() && ended["days_left"] == 27, "{ended}");
    assert_eq!(away.delete(PATH).await.code(), "not_found");
    let hello = other.sit(&table).await.expect("hello").await;
    assert!(hello["position"]["clocks"][seat].get("stands_ms").is_none());
    world.sleep(2 * DAY).await;
    again(other, &world);
    // Now the clock strikes as ever.
    until(other, &table, |info| info["seats"][seat]["stand_in"] == true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_by_itself() {
    let mut world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    // In rated games, too, which are lost when the clock strikes.
    let (table, away, other, seat) = game(&mut ann, &mut bea, json!({"rated": true})).await;
    away.put(PATH, json!({"until": now() + 3 * DAY})).await.ok();
    world.sleep(7 * DAY / 2).await;
    again(away, &world);
    again(other, &world);
    let hello = other.sit(&table).await.expect("hello").await;
    let clock = &hello["position"]["clocks"][seat];
    let half = DAY / 2 - 120_000..DAY / 2 + 120_000;
    assert!(
        half.contains(&clock["remaining_ms"].as_i64().unwrap()) && clock.get("stands_ms").is_none(),
        "{clock}"
    );
    assert!(away.get(PATH).await.ok().get("vacation").is_none());
    world.sleep(DAY).await;
    again(other, &world);
    let info = until(other, &table, |info| info["state"] == "finished").await;
    assert_eq!(info["seats"][seat]["resigned"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_begin_later_know_it_and_live_clocks_do_not() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    for person in [&mut ann, &mut bea] {
        person.put(PATH, json!({"until": now() + 2 * DAY})).await.ok();
    }
    let (_, first, _, seat) = game(&mut ann, &mut bea, json!({})).await;
    let listed = first.get("/api/tables?list=mine").await.ok();
    assert!(listed[0]["seats"][seat]["vacation"]["until"].is_i64(), "{listed}");
    let live = json!({"clock": {"kind": "minutes", "minutes": 5, "increment_seconds": 0}});
    let (table, first, _, seat) = game(&mut ann, &mut bea, live).await;
    let hello = first.sit(&table).await.expect("hello").await;
    assert!(hello["position"]["clocks"][seat].get("stands_ms").is_none());
    assert!(hello["table"]["seats"][seat].get("vacation").is_none());
    assert_eq!(hello["position"]["version"], hello["position"]["version"].as_u64().unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_only_so_much_of_it() {
    let world = World::new().await;
    let mut guest = world.guest("Gil").await;
    assert_eq!(guest.put(PATH, json!({"until": now() + 2 * DAY})).await.code(), "account_needed");
    assert_eq!(world.nobody().get(PATH).await.status, 401);
    let mut ann = account(&world, "Ann").await;
    for (bad, why) in [
        (json!({"until": now() + DAY / 2}), "at least a day"),
        (json!({"until": now() - 5}), "in the future"),
        (json!({"from": now() + 400 * DAY, "until": now() + 402 * DAY}), "within 365 days"),
        (json!({"from": now() + 3 * DAY, "until": now() + DAY}), "at least a day"),
        (json!({"until": i64::MAX, "from": i64::MIN}), "30 days"),
        (json!({"until": "tomorrow"}), "a whole number"),
        (json!({}), "until"),
    ] {
        let answer = ann.put(PATH, bad.clone()).await;
        assert!([400, 409].contains(&answer.status) && answer.text.contains(why), "{bad}: {}", answer.text);
    }
    assert_eq!(ann.put(PATH, json!({"until": now() + 31 * DAY})).await.code(), "too_much_vacation");
    let left = json!({"days_left": 30, "days_per_year": 30});
    assert_eq!(ann.get(PATH).await.ok(), left, "nothing of it changed anything");
    // One that is planned can be changed and called off, which costs nothing.
    let plan = |from: i64, until: i64| json!({"from": now() + from * DAY, "until": now() + until * DAY});
    assert_eq!(ann.put(PATH, plan(10, 40)).await.ok()["days_left"], 0);
    assert_eq!(ann.put(PATH, plan(20, 25)).await.ok()["days_left"], 25);
    assert_eq!(ann.delete(PATH).await.ok(), left);
    // To go and come back at once costs a day each time.
    for days in 0..30 {
        let begun = ann.put(PATH, json!({"until": now() + DAY})).await.ok();
        assert_eq!(begun["days_left"], 29 - days);
        assert_eq!(ann.put(PATH, json!({"from": now() + DAY, "until": now() + 3 * DAY})).await.status, 400);
        assert_eq!(ann.delete(PATH).await.ok()["days_left"], 29 - days);
    }
    assert_eq!(ann.put(PATH, json!({"until": now() + DAY})).await.code(), "too_much_vacation");
    assert_eq!(ann.put(PATH, plan(100, 101)).await.code(), "too_much_vacation");
    // One that runs keeps its beginning.
    let mut bea = account(&world, "Bea").await;
    let begun = bea.put(PATH, json!({"until": now() + 2 * DAY})).await.ok();
    let longer = bea.put(PATH, json!({"until": now() + 9 * DAY})).await.ok();
    assert_eq!((&longer["vacation"]["from"], &longer["days_left"]), (&begun["vacation"]["from"], &json!(20)));
    // It is in the export, and goes with the account.
    assert_eq!(bea.get("/api/me/export").await.ok()["vacations"], json!([longer["vacation"]]));
    assert_eq!(bea.delete("/api/me").await.status, 204);
    let database = world.database().await;
    assert_eq!(count(&database, "vacations").await, 30);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_meanwhile() {
    let (world, mut push) = (World::with(hurried).await, Receiver::open().await);
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let browsers = [Browser::new("/ann"), Browser::new("/bea")];
    for (browser, person) in browsers.iter().zip([&mut ann, &mut bea]) {
        browser.subscribe(person, &push).await;
    }
    for person in [&mut ann, &mut bea] {
        person.put(PATH, json!({"until": now() + 3 * DAY})).await.ok();
    }
    let (table, first, second, seat) = game(&mut ann, &mut bea, json!({})).await;
    assert_eq!(push.rest().await, Vec::<String>::new());
    // People on vacation may still play; the other one is notified when theirs is over.
    hand_over(&mut first.sit(&table).await).await;
    assert_eq!(push.rest().await, Vec::<String>::new());
    second.delete(PATH).await.ok();
    let (of_second, mut kinds) = (&browsers[1 - seat], Vec::new());
    for _ in 0..2 {
        let got = push.next().await;
        assert_eq!(got.path, of_second.path);
        kinds.push(of_second.read(&got)["kind"].as_str().unwrap().to_owned());
    }
    kinds.sort();
    assert_eq!(kinds, ["started", "turn"]);
    assert_eq!(push.rest().await, Vec::<String>::new());
}

/// Wherever a vacation is booked, the journal has it once.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_write_it_once() {
    let url = postgres::new_database().await;
    let (one, two) = (
        World::with(|config| config.database = Some(url.clone())).await,
        World::with(|config| config.database = Some(url.clone())).await,
    );
    let (mut ann, mut bea) = (account(&one, "Ann").await, account(&one, "Bea").await);
    let (table, away, other, seat) = game(&mut ann, &mut bea, json!({})).await;
    let mut there = other.sit(&table).await;
    there.expect("hello").await;
    // The table is at the first server; several requests come to the second at the same time.
    let mut clones = Vec::new();
    for _ in 0..4 {
        clones.push(Person { address: two.address, cookie: away.cookie.clone(), ..two.nobody() });
    }
    let until = now() + 4 * DAY;
    let asked = clones.iter_mut().map(|one| one.put(PATH, json!({"until": until})));
    for answer in futures_util::future::join_all(asked).await {
        assert_eq!(answer.ok()["vacation"]["until"], until);
    }
    let position = there.until(|position| position["clocks"][seat].get("stands_ms").is_some()).await;
    assert!(position["clocks"][seat]["stands_ms"].as_i64() > Some(4 * DAY - 60_000));
    let database = two.database().await;
    assert_eq!(count(&database, "vacations").await, 1);
    // They differ in when they begin, by a moment; each is written when it becomes known, and none twice.
    let bodies: Vec<String> =
        sqlx::query_scalar("SELECT body FROM entries WHERE body LIKE '%vacation%' ORDER BY n")
            .fetch_all(&database)
            .await
            .unwrap();
    let told: std::collections::BTreeSet<_> = bodies
        .iter()
        .map(|body| serde_json::from_str::<Value>(body).unwrap()["from"].as_i64().unwrap())
        .collect();
    assert_eq!(told.len(), bodies.len(), "{bodies:?}");
    let (from, stored): (i64, i64) =
        sqlx::query_as("SELECT starts, ends FROM vacations").fetch_one(&database).await.unwrap();
    assert_eq!((Some(&from), stored), (told.iter().next_back(), until));
}
