//! The archive and profiles: finished games are found again, by those who may see them.

use crate::{
    ratings::{account, begin, id_of},
    world::{Person, World, play_on},
};
use serde_json::{Value, json};
use std::time::Instant;

/// The tables that a search returns, page by page.
async fn found(person: &mut Person, filter: &str, limit: usize) -> Vec<String> {
    let (mut tables, mut after) = (Vec::new(), String::new());
    loop {
        let page = person.get(&format!("/api/archive?limit={limit}{filter}{after}")).await.ok();
        let games = page["games"].as_array().unwrap();
        tables.extend(games.iter().map(|game| game["table"].as_str().unwrap().to_owned()));
        let Some(next) = page["next"].as_str() else { return tables };
        after = format!("&after={next}");
    }
}

/// A game that somebody plays alone on one device, to its end.
async fn alone(person: &mut Person, game: &str, public: bool) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}]);
    let request = json!({"game": game, "players": 2, "seats": seats, "public": public});
    let table = person.table_as(request).await;
    let mut socket = person.sit(&table).await;
    let position = socket.expect("hello").await["position"].clone();
    play_on(&mut socket, &[0, 1], position).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_found_by_those_who_may() {
    let world = World::new().await;
    let (mut ann, mut bea) = (account(&world, "Ann").await, account(&world, "Bea").await);
    let private = alone(&mut ann, "babylonia", false).await;
    let public = alone(&mut ann, "tigris", true).await;
    let rated = begin("babylonia", &mut [&mut ann, &mut bea]).await;
    bea.post(&format!("/api/tables/{rated}/leave"), json!({})).await.ok();
    let (me, other) = (id_of(&mut ann).await, id_of(&mut bea).await);
    let mut guest = world.nobody();

    // Everybody finds what is public; all of one's own only oneself.
    for limit in [1, 2, 50] {
        assert_eq!(found(&mut guest, "", limit).await, [&rated[..], &public], "{limit}");
        assert_eq!(found(&mut ann, &format!("&player={me}"), limit).await, [&rated[..], &public, &private]);
        assert_eq!(found(&mut bea, &format!("&player={me}"), limit).await, [&rated[..], &public]);
        assert_eq!(found(&mut guest, "&player=ann", limit).await, [&rated[..], &public]);
    }
    let one = guest.get("/api/archive?rated=true").await.ok()["games"][0].clone();
    assert_eq!(
        (&one["ending"], &one["rated"], &one["players"]),
        (&json!("resigned"), &json!(true), &json!(2))
    );
    assert_eq!((&one["seats"][0]["name"], &one["seats"][0]["rank"]), (&json!("Ann"), &json!(1)));
    assert!(one["seats"][0].get("rating").is_none(), "it was the first rated game");
    let long = guest.get("/api/archive?game=tigris").await.ok()["games"][0].clone();
    let actions = long["actions"].as_i64().unwrap();
    assert!(
        actions > 50 && long["seats"][1]["name"] == "Bo" && long["seats"][1]["kind"] == "local",
        "{long}"
    );
    let finished = long["finished"].as_i64().unwrap();
    let ending = long["ending"].as_str().unwrap();
    for (filter, expected) in [
        ("&game=babylonia".to_owned(), &rated),
        ("&game=tigris".to_owned(), &public),
        ("&ending=resigned".to_owned(), &rated),
        (format!("&ending={ending}"), &public),
        (format!("&min_actions={actions}"), &public),
        (format!("&max_actions={}", actions - 1), &rated),
        (format!("&to={finished}"), &public),
        (format!("&from={}", finished + 1), &rated),
        ("&rated=false&players=2".to_owned(), &public),
        (format!("&player={other}"), &rated),
    ] {
        assert_eq!(found(&mut guest, &filter, 50).await, [expected.as_str()], "{filter}");
    }
    for none in ["&players=3", "&min_strength=1", "&game=babylon", "&to=5", "&ending=cube"] {
        assert_eq!(found(&mut guest, none, 50).await, Vec::<String>::new(), "{none}");
    }
    for bad in ["?limit=0", "?after=x", "?ending=two%20words", "?size=1", "?players=-1"] {
        assert_eq!(guest.get(&format!("/api/archive{bad}")).await.code(), "bad_request", "{bad}");
    }
    for missing in ["?game=chess", "?player=nobody"] {
        assert_eq!(guest.get(&format!("/api/archive{missing}")).await.code(), "not_found", "{missing}");
    }

    // The second rated game has a strength: that of the stronger, or of the opponent.
    let second = begin("babylonia", &mut [&mut bea, &mut ann]).await;
    bea.post(&format!("/api/tables/{second}/leave"), json!({})).await.ok();
    for (filter, expected) in [
        ("&min_strength=1600", vec![&second]),
        ("&max_strength=1600", vec![]),
        ("&player=bea&min_strength=1600", vec![&second]),
        ("&player=ann&min_strength=1600", vec![]),
        ("&player=ann&max_strength=1400", vec![&second]),
    ] {
        let expected: Vec<_> = expected.into_iter().cloned().collect();
        assert_eq!(found(&mut guest, filter, 50).await, expected, "{filter}");
    }

    // Who does not show their games is found by those who played along, in these games.
    ann.put("/api/me/shown", json!({"ratings": true, "games": false, "learning": false})).await.ok();
    assert_eq!(found(&mut guest, "&player=ann", 50).await, Vec::<String>::new());
    assert_eq!(found(&mut bea, "&player=ann", 50).await, [&second[..], &rated]);
    assert_eq!(found(&mut ann, "&player=ann", 50).await.len(), 4);
    // Deleting a table takes it out.
    ann.delete(&format!("/api/tables/{private}")).await;
    assert_eq!(found(&mut ann, "&player=ann", 50).await.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn uploaded_records_are_the_owners_and_count_for_nothing() {
    let world = World::new().await;
    let mut ann = account(&world, "Ann").await;
    let table = alone(&mut ann, "babylonia", false).await;
    let record = ann.get(&format!("/api/tables/{table}/record")).await.text;
    let uploaded = ann.post("/api/records", json!({"record": record})).await.ok()["id"].clone();
    let games = ann.get("/api/archive?player=ann").await.ok()["games"].clone();
    assert_eq!((&games[0]["table"], &games[0]["imported"]), (&uploaded, &json!(true)));
    assert_eq!(games[0]["actions"], games[1]["actions"]);
    let played = ann.get("/api/people/ann").await.ok()["games"].clone();
    assert_eq!((played.as_array().unwrap().len(), &played[0]["played"]), (1, &json!(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_shows_what_its_person_wants() {
    let world = World::new().await;
    let (mut ann, mut bea, mut gus) =
        (account(&world, "Ann").await, account(&world, "Bea").await, world.guest("Gus").await);
    for loser in [1, 0, 1] {
        let mut people = [&mut ann, &mut bea];
        let table = begin("tigris", &mut people).await;
        people[loser].post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    }
    let steps = json!({"steps": [{"game": "tigris", "lesson": "turn", "step": "one"}],
        "attempts": [{"game": "tigris", "puzzle": "tigris-1", "difficulty": 300, "result": "first", "at": 1}]});
    assert_eq!(ann.post("/api/me/progress", steps).await.status, 204);
    let id = id_of(&mut ann).await;
    let own = ann.get(&format!("/api/people/{id}")).await.ok();
    assert_eq!(
        own["shown"],
        json!({"ratings": true, "games": true, "learning": false, "presence": "friends"})
    );
    assert_eq!(own["learned"], json!([{"game": "tigris", "lessons": 1, "steps": 1, "puzzles": 1}]));
    // By name, too, whatever its case; what is learned is one's own unless one shows it.
    let seen = gus.get("/api/people/aNN").await.ok();
    assert_eq!((&seen["id"], seen.get("learned"), seen.get("shown")), (&json!(id), None, None));
    assert_eq!(seen["games"], json!([{"game": "tigris", "players": 2, "seat": 0, "played": 3, "won": 2}]));
    assert_eq!(seen["ratings"][0]["history"].as_array().unwrap().len(), 3);
    // Of the two victories the one over a rated opponent has a strength to go by.
    let victories = seen["victories"].as_array().unwrap();
    assert_eq!((victories.len(), &victories[0]["seats"][0]["name"]), (1, &json!("Ann")));
    assert!(seen["since"].as_i64().unwrap() > 1_700_000_000_000);
    let nothing = json!({"ratings": false, "games": false, "learning": false, "presence": "nobody"});
    ann.put("/api/me/shown", nothing.clone()).await.ok();
    let seen = gus.get("/api/people/ann").await.ok();
    for part in ["ratings", "games", "victories", "learned"] {
        assert_eq!(seen.get(part), None, "{part}");
    }
    let own = ann.get("/api/people/ann").await.ok();
    assert_eq!((&own["shown"], own["games"].is_array()), (&nothing, true));
    // All of it is in one's own data.
    let export = ann.get("/api/me/export").await.ok();
    assert_eq!((&export["shown"], &export["ratings"]), (&nothing, &own["ratings"]));
    for (person, path, code) in [
        (&mut ann, "/api/people/Gus".to_owned(), "not_found"),
        (&mut bea, "/api/people/nobody".to_owned(), "not_found"),
    ] {
        assert_eq!(person.get(&path).await.code(), code);
    }
    assert_eq!(gus.put("/api/me/shown", nothing).await.code(), "account_needed");
}

/// The number in an environment variable, for a longer run.
fn size(name: &str, usual: i64) -> i64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// What a request takes, the best of some.
async fn millis(person: &mut Person, path: &str) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        person.get(path).await.ok();
        best = best.min(start.elapsed().as_secs_f64() * 1000.0);
    }
    best
}

/// How long searches take among many games and people: `SHINAR_ARCHIVE_GAMES=1000000 SHINAR_RATED_PEOPLE=100000` for the figures of
/// docs/performance.md.
#[tokio::test(flavor = "multi_thread")]
async fn searches_among_many_games_and_people() {
    let (games, people) = (size("SHINAR_ARCHIVE_GAMES", 20_000), size("SHINAR_RATED_PEOPLE", 5_000));
    fill_and_search(&World::new().await, games, people).await;
}

async fn fill_and_search(world: &World, games: i64, people: i64) {
    let mut ann = account(world, "Ann").await;
    let id = id_of(&mut ann).await;
    let database = world.database().await;
    let is_sqlite = world.config.database.is_none();
    let name = if is_sqlite { "SQLite" } else { "PostgreSQL" };
    let numbers = |most: i64| match is_sqlite {
        true => format!(
            "(WITH RECURSIVE s(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < {most}) SELECT n FROM s) AS s"
        ),
        false => format!("generate_series(1, {most}) AS s(n)"),
    };
    let game =
        "CASE n % 4 WHEN 0 THEN 'tigris' WHEN 1 THEN 'babylon' WHEN 2 THEN 'amyitis' ELSE 'babylonia' END";
    let statements = [
        format!(
            "INSERT INTO people (id, name, login, created, seen) SELECT 'p' || n, 'Person ' || n, 'login' || n, 0, 0 FROM {}",
            numbers(people)
        ),
        format!(
            "INSERT INTO ratings (person, game, kind, rating, deviation, volatility, assured, games, changed, shown) \
             SELECT 'p' || n, 'tigris', 'two', 1500000 + (n * 7919) % 700000, 60000, 60000, \
             1380000 + (n * 7919) % 700000, 30, 0, 1 FROM {}",
            numbers(people)
        ),
        format!(
            "INSERT INTO archive (table_id, game, players, public, rated, imported, finished, actions, ending, strength) \
             SELECT 't' || n, {game}, 2 + n % 3, 1, n % 2, 0, 1700000000000 + n * 1000, 40 + (n * 31) % 400, \
             CASE n % 9 WHEN 0 THEN 'resigned' ELSE 'tiles' END, 900 + (n * 17) % 1300 FROM {}",
            numbers(games)
        ),
        format!(
            "INSERT INTO archive_seats (table_id, seat, kind, person, name, score, place, rating, finished) \
             SELECT 't' || n, 0, 'person', CASE n % 500 WHEN 0 THEN '{id}' ELSE 'p' || (1 + n % {people}) END, 'x', 10, 1 + n % 2, \
             1500, 1700000000000 + n * 1000 FROM {}",
            numbers(games)
        ),
        format!(
            "INSERT INTO archive_seats (table_id, seat, kind, person, name, score, place, rating, finished) \
             SELECT 't' || n, 1, 'person', 'p' || (1 + (n * 7) % {people}), 'y', 9, 2 - n % 2, 1600, \
             1700000000000 + n * 1000 FROM {}",
            numbers(games)
        ),
    ];
    for sql in statements {
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&database).await.unwrap();
    }
    // What PostgreSQL does by itself after a while.
    let tidy = if is_sqlite { "ANALYZE" } else { "VACUUM ANALYZE" };
    sqlx::query(tidy).execute(&database).await.unwrap();
    let middle = 1_700_000_000_000 + games * 500;
    println!("{name}: {games} games, {people} people with a rating");
    for (what, path) in [
        ("the latest", "/api/archive".to_owned()),
        ("one game, three players", "/api/archive?game=tigris&players=3".to_owned()),
        (
            "long, strong, resigned",
            "/api/archive?min_actions=400&min_strength=2000&ending=resigned".to_owned(),
        ),
        ("nothing at all", "/api/archive?min_actions=4000".to_owned()),
        ("before a date", format!("/api/archive?to={middle}&game=babylon")),
        ("of one person", "/api/archive?player=p7".to_owned()),
        ("one's own", format!("/api/archive?player={id}")),
        ("one's own, nothing", format!("/api/archive?player={id}&min_strength=3000")),
        ("leaderboard", "/api/leaders?game=tigris&kind=two&limit=100".to_owned()),
        ("a profile", format!("/api/people/{id}")),
    ] {
        println!("  {what:<24} {:>7.1} ms", millis(&mut ann, &path).await);
    }
    // From page to page to the end of the leaderboard, nobody is missing or there twice.
    let (mut seen, mut after, mut slowest) = (0, String::new(), 0.0f64);
    loop {
        let start = Instant::now();
        let page = ann.get(&format!("/api/leaders?game=tigris&kind=two&limit=100{after}")).await.ok();
        slowest = slowest.max(start.elapsed().as_secs_f64() * 1000.0);
        let part = page["people"].as_array().unwrap();
        for (at, one) in part.iter().enumerate() {
            assert_eq!(one["place"], seen + at as i64 + 1);
        }
        let sorted = |one: &&Value, other: &&Value| one["rating"].as_i64() >= other["rating"].as_i64();
        assert!(part.iter().collect::<Vec<_>>().is_sorted_by(sorted));
        seen += part.len() as i64;
        let Some(next) = page["next"].as_str() else { break };
        after = format!("&after={next}");
    }
    assert_eq!(seen, people);
    println!(
        "  {:<24} {slowest:>7.1} ms, the slowest of {}",
        "leaderboard, all pages",
        people.div_euclid(100)
    );
    let own = found(&mut ann, &format!("&player={id}"), 100).await;
    assert_eq!(own.len() as i64, games / 500);
}
