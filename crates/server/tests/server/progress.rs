//! What accounts have learned: lessons, puzzles and days, the same in every browser.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::world::{Person, World};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";
const PATH: &str = "/api/me/progress";

async fn account(world: &World, login: &str) -> Person {
    let mut person = world.guest(login).await;
    person.post("/api/account", json!({"login": login, "password": PASSWORD})).await.ok();
    person
}

fn attempt(puzzle: &str, result: &str, at: i64) -> Value {
    json!({"game": "tigris", "puzzle": puzzle, "difficulty": 300, "result": result, "at": at})
}

async fn add(person: &mut Person, attempts: &[Value]) {
    assert_eq!(person.post(PATH, json!({"attempts": attempts})).await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_it_in_every_browser() {
    let mut world = World::new().await;
    let mut ann = account(&world, "ann").await;
    assert_eq!(ann.get(PATH).await.ok(), json!({"steps": [], "attempts": [], "days": []}));
    let all = json!({
        "steps": [
            {"game": "amyitis", "lesson": "turn", "step": "first"},
            {"game": "amyitis", "lesson": "turn", "step": "second"},
        ],
        "attempts": [attempt("tigris-1", "first", 1000), attempt("tigris-2", "missed", 2000)],
        "days": [{"game": "tigris", "day": 20_000}, {"game": "babylon", "day": 20_001}],
    });
    // Sent twice, since a browser may not learn that it was stored.
    for _ in 0..2 {
        assert_eq!(ann.post(PATH, all.clone()).await.status, 204);
    }
    let mut phone = world.nobody();
    phone.post("/api/sign-in", json!({"login": "ann", "password": PASSWORD})).await.ok();
    assert_eq!(phone.get(PATH).await.ok(), all);
    world.restart().await;
    phone.address = world.address;
    assert_eq!(phone.get(PATH).await.ok(), all);
    // It is in the person's data, and goes with the person.
    assert_eq!(phone.get("/api/me/export").await.ok()["progress"], all);
    assert_eq!(account(&world, "bea").await.get(PATH).await.ok()["attempts"], json!([]));
    assert_eq!(phone.delete("/api/me").await.status, 204);
    let database = world.database().await;
    for table in ["lesson_steps", "puzzle_attempts", "puzzle_days"] {
        let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
        assert_eq!(sqlx::query_scalar::<_, i64>(sql).fetch_one(&database).await.unwrap(), 0, "{table}");
    }
}

/// Two devices that were without a network meanwhile: the order in which they come back makes no difference.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_devices_the_first_attempt_counts() {
    let world = World::new().await;
    for (number, (one, other, merged)) in [
        (("first", 1), ("missed", 2), ("first", 1)),
        (("missed", 1), ("first", 2), ("later", 1)),
        (("missed", 1), ("later", 2), ("later", 1)),
        (("missed", 1), ("shown", 2), ("shown", 1)),
        (("shown", 1), ("first", 2), ("shown", 1)),
        (("later", 1), ("missed", 2), ("later", 1)),
        // The same attempt, as it went on.
        (("missed", 1), ("later", 1), ("later", 1)),
        (("missed", 1), ("shown", 1), ("shown", 1)),
    ]
    .into_iter()
    .enumerate()
    {
        for (reverse, pair) in [[one, other], [other, one]].into_iter().enumerate() {
            let mut ann = account(&world, &format!("ann-{number}-{reverse}")).await;
            for (result, at) in pair {
                add(&mut ann, &[attempt("tigris-1", result, at)]).await;
            }
            let (result, at) = merged;
            let stored = ann.get(PATH).await.ok();
            assert_eq!(stored["attempts"], json!([attempt("tigris-1", result, at)]), "{pair:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_accounts_have_it_and_only_what_can_be() {
    let world = World::new().await;
    assert_eq!(world.nobody().get(PATH).await.code(), "unauthorized");
    let mut guest = world.guest("Gus").await;
    assert_eq!(guest.get(PATH).await.code(), "forbidden");
    assert_eq!(guest.post(PATH, json!({})).await.code(), "forbidden");
    let mut ann = account(&world, "ann").await;
    let token = ann.post("/api/tokens", json!({"name": "bot"})).await.ok();
    let mut bot = world.nobody();
    bot.bearer = Some(token["secret"].as_str().unwrap().to_owned());
    assert_eq!(bot.get(PATH).await.code(), "forbidden");
    for bad in [
        json!({"attempts": [attempt("tigris-1", "won", 1)]}),
        json!({"attempts": [attempt("tigris-1", "first", -1)]}),
        json!({"attempts": [attempt("tigris-1", "first", 1), attempt("tigris-1", "missed", 2)]}),
        json!({"steps": [{"game": "chess", "lesson": "pawns", "step": "one"}]}),
        json!({"days": [{"game": "tigris", "day": 1.5}]}),
        json!({"rating": 3000}),
    ] {
        assert_eq!(ann.post(PATH, bad.clone()).await.code(), "bad_request", "{bad}");
    }
    let long = vec![attempt("tigris-1", "first", 1); 400];
    assert_eq!(ann.post(PATH, json!({"attempts": long})).await.status, 413);
    assert_eq!(ann.get(PATH).await.ok(), json!({"steps": [], "attempts": [], "days": []}));
    // A browser's clock may be fast: it was now, at the latest.
    let before = SystemTime::now();
    let ahead = 9_000_000_000_000;
    add(&mut ann, &[attempt("tigris-1", "missed", ahead)]).await;
    add(&mut ann, &[attempt("tigris-1", "later", ahead)]).await;
    let stored = ann.get(PATH).await.ok()["attempts"][0].clone();
    let millis = |time: SystemTime| time.duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    assert!((millis(before)..=millis(SystemTime::now())).contains(&stored["at"].as_i64().unwrap()));
    assert_eq!(stored["result"], "later");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_no_end_of_it() {
    let world = World::new().await;
    let mut ann = account(&world, "ann").await;
    let me = ann.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    let most = shinar_server::limits::PROGRESS;
    let database = world.database().await;
    let fill = sqlx::AssertSqlSafe(format!(
        "INSERT INTO puzzle_days (person, game, day) \
         WITH RECURSIVE n(day) AS (SELECT 1 UNION ALL SELECT day + 1 FROM n WHERE day < {most}) SELECT '{me}', 'tigris', day FROM n"
    ));
    sqlx::query(fill).execute(&database).await.unwrap();
    let day = |day: i64| json!({"days": [{"game": "tigris", "day": day}]});
    assert_eq!(ann.post(PATH, day(most + 1)).await.code(), "too_much_progress");
    assert_eq!(ann.post(PATH, day(most)).await.status, 204);
    assert_eq!(ann.get(PATH).await.ok()["days"].as_array().unwrap().len() as i64, most);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_how_people_do_at_puzzles() {
    let world = World::new().await;
    for (login, result) in [("ann", "first"), ("bea", "first"), ("cid", "later"), ("dan", "shown")] {
        let mut person = account(&world, login).await;
        add(&mut person, &[attempt("tigris-1", result, 1), attempt("tigris-2", "missed", 2)]).await;
    }
    let mut guest = world.nobody();
    let expected = json!([
        {"puzzle": "tigris-1", "tried": 4, "solved": 2},
        {"puzzle": "tigris-2", "tried": 4, "solved": 0},
    ]);
    assert_eq!(guest.get("/api/games/tigris/puzzles").await.ok(), expected);
    assert_eq!(guest.get("/api/games/babylon/puzzles").await.ok(), json!([]));
    assert_eq!(guest.get("/api/games/chess/puzzles").await.code(), "not_found");
}
