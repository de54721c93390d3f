//! Many pushes do not slow tables. `SHINAR_PUSHES=10000` prints how long actions take with and without them; the machine must be quiet.

use std::{
    env,
    time::{Duration, Instant},
};

use serde_json::json;
use shinar_server::{Bells, Config};

use crate::{
    receivers::{Browser, Receiver},
    world::{Person, Socket, World, legal},
};

/// How many tables are played at, and how long each waits between two actions.
const TABLES: usize = 16;
const PACE: Duration = Duration::from_millis(80);

fn pushing(config: &mut Config) {
    config.bells = Bells {
        loopback: true,
        tick: Duration::from_millis(20),
        contact: Some("mailto:host@shinar.example".to_owned()),
        ..Bells::STANDARD
    };
}

/// Acts at a table at a pace; returns how long each action took.
async fn play(person: Person, table: String, actions: usize) -> Vec<Duration> {
    let mut socket: Socket = person.sit(&table).await;
    let mut position = socket.expect("hello").await["position"].clone();
    let mut taken = Vec::new();
    for turn in 0..actions {
        tokio::time::sleep(PACE).await;
        let Some(seat) = position["asked"].as_u64().map(|seat| seat as usize) else { break };
        let all = legal(&position, seat);
        let start = Instant::now();
        let (done, next) = socket.act(&position, seat, &all[turn * 7 % all.len()], true).await;
        taken.push(start.elapsed());
        assert_eq!(done["type"], "done", "{done}");
        position = next.unwrap();
    }
    taken
}

/// Plays at many tables; returns the middle and the 99th of a hundred durations, in milliseconds.
async fn measure(world: &World, actions: usize) -> (f64, f64) {
    let mut tasks = Vec::new();
    for n in 0..TABLES {
        let mut person = world.guest(&format!("Player {n}")).await;
        let table = person.table("tigris", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
        tasks.push(tokio::spawn(play(person, table, actions)));
    }
    let mut all = Vec::new();
    for task in tasks {
        all.extend(task.await.unwrap());
    }
    all.sort();
    let at = |share: f64| all[(all.len() as f64 * share) as usize].as_secs_f64() * 1e3;
    (at(0.5), at(0.99))
}

/// People whose browsers are to be told something, each with one push.
async fn wake_up(world: &World, push: &Receiver, pushes: usize) {
    let mut ann = world.guest("Ann").await;
    ann.post("/api/account", json!({"login": "ann", "password": "correct horse"})).await.ok();
    Browser::new("/first").subscribe(&mut ann, push).await;
    let database = world.database().await;
    let mut transaction = database.begin().await.unwrap();
    for n in 0..pushes {
        for sql in [
            "INSERT INTO people (id, name, created, seen) VALUES ('x/' || $1, 'P', 0, 0)",
            "INSERT INTO bell_settings (person, body, mailed) SELECT 'x/' || $1, body, 0 FROM bell_settings WHERE person NOT LIKE 'x/%' LIMIT 1",
            "INSERT INTO browsers (id, person, endpoint, p256dh, auth, agent, created) \
             SELECT 'b' || $1, 'x/' || $1, endpoint || '/' || $1, p256dh, auth, '', 0 FROM browsers WHERE person NOT LIKE 'x/%' LIMIT 1",
        ] {
            sqlx::query(sql).bind(n.to_string()).execute(&mut *transaction).await.unwrap();
        }
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    // About no table, so that all of them matter.
    let bells = "INSERT INTO bells (id, person, table_id, kind, mark, created, due, state) \
         SELECT 'webhook/' || id, id, '', 'webhook', 0, $1, $1, 'waiting' FROM people WHERE id LIKE 'x/%' AND created = 0";
    sqlx::query(bells).bind(now).execute(&mut *transaction).await.unwrap();
    transaction.commit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn pushes_do_not_slow_tables() {
    let wanted = env::var("SHINAR_PUSHES").ok().map(|number| number.parse::<usize>().expect("a number"));
    let pushes = wanted.unwrap_or(150);
    let actions = if wanted.is_some() { 120 } else { 15 };
    let (world, mut push) = (World::with(pushing).await, Receiver::open().await);
    let quiet = measure(&world, actions).await;
    wake_up(&world, &push, pushes).await;
    let start = Instant::now();
    let (busy, taken) = tokio::join!(measure(&world, actions), async {
        for _ in 0..pushes {
            push.next().await;
        }
        start.elapsed()
    });
    // Everything once.
    assert!(push.got.try_recv().is_err());
    if wanted.is_some() {
        println!(
            "{pushes} pushes in {:.1} s: {:.0} per second",
            taken.as_secs_f64(),
            pushes as f64 / taken.as_secs_f64()
        );
        println!(
            "an action without them: {:.1} ms, p99 {:.1} ms; with them: {:.1} ms, p99 {:.1} ms",
            quiet.0, quiet.1, busy.0, busy.1
        );
    }
    // Not a measurement, but nobody waits for pushes either: each of them alone takes the receiver milliseconds.
    assert!(busy.1 < 10.0 * quiet.1.max(20.0), "{quiet:?} {busy:?}");
}
