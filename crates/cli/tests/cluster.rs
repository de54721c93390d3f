//! Two processes of the real server on one PostgreSQL database: people at different processes play together, one process after
//! the other is killed, and the games go on.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod faults;
mod players;
mod served;
#[path = "../../server/tests/world/mod.rs"]
mod world;

use std::time::{Duration, Instant};

use players::{Doors, Seating, Table, sit_down, stand_up};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use sqlx::{AnyPool, Row};

const TABLES: usize = 4;
const KILLS: usize = 4;
const DROPS: usize = 3;
/// How long a game may stand still after a process was killed. The machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn the_database_drops_everybody_and_the_games_go_on() {
    let place = Seating::postgres().await;
    let mut rng = Pcg64Mcg::seed_from_u64(31);
    let served = [place.serve(), place.serve()];
    let mut tables = vec![
        Table::of_two(served[0].address, &mut rng).await,
        Table::begin(served[1].address, &mut rng).await,
    ];
    let doors = Doors::many(served.iter().map(|served| served.address).collect());
    let players = sit_down(&mut tables, &doors);
    let pool = place.pool().await;
    for _ in 0..DROPS {
        go_on(&pool, &tables).await;
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..300))).await;
        let drop = "SELECT COUNT(pg_terminate_backend(pid)) AS number FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let dropped = sqlx::query(drop).fetch_one(&pool).await.unwrap().get::<i64, _>("number");
        assert!(dropped >= 6, "two processes have more connections than {dropped}");
        go_on(&pool, &tables).await;
    }
    doors.close();
    stand_up(&mut tables, players).await;
    for mut table in tables {
        table.check(served[0].address, &place).await;
        table.give_up().await;
        table.verify(served[1].address, &place).await;
    }
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_process_dies_and_the_games_go_on() {
    let place = Seating::postgres().await;
    let mut rng = Pcg64Mcg::seed_from_u64(12);
    let mut served = [place.serve(), place.serve()];
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(Table::of_two(served[number % 2].address, &mut rng).await);
    }
    let doors = Doors::many(served.iter().map(|served| served.address).collect());
    let players = sit_down(&mut tables, &doors);
    let pool = place.pool().await;
    for kill in 0..KILLS {
        go_on(&pool, &tables).await;
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..300))).await;
        let victim = kill % 2;
        served[victim].kill();
        // Play continues with one process, and then with a new one.
        go_on(&pool, &tables).await;
        served[victim] = place.serve();
        doors.moved(victim, served[victim].address);
    }
    go_on(&pool, &tables).await;
    doors.close();
    stand_up(&mut tables, players).await;
    let moved: u32 = tables.iter().flat_map(|table| &table.players).map(|player| player.moved).sum();
    assert!(moved > 0, "no socket outlived the process that served its table");
    for (number, table) in tables.iter_mut().enumerate() {
        table.check(served[number % 2].address, &place).await;
    }
    let acknowledged: usize =
        tables.iter().flat_map(|table| &table.players).map(|player| player.done.len()).sum();
    eprintln!("cluster: {acknowledged} acknowledged, {moved} times sockets went to another process");
    for mut table in tables {
        table.give_up().await;
        table.verify(served[0].address, &place).await;
    }
    pool.close().await;
    // A killed process leaves its locks, but no error.
    place.complain();
}

/// How many people look for opponents while a process is killed.
const SEEKERS: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn one_process_dies_while_people_are_matched_and_everybody_plays_once() {
    let place = Seating::postgres().await;
    let mut served = [place.serve(), place.serve()];
    let stays = served[1].address;
    let pool = place.pool().await;
    let mut people = Vec::new();
    for _ in 0..SEEKERS {
        let mut person = players::guest_at(stays);
        person.get("/api/me").await.ok();
        let wish = json!({"game": "babylonia", "preset": "days"});
        person.post("/api/seeks", wish).await.ok();
        people.push(person);
        // In the middle, when the first tables are there: whichever process makes them, one is gone.
        let tables: i64 = sqlx::query("SELECT COUNT(*) AS number FROM tables")
            .fetch_one(&pool)
            .await
            .unwrap()
            .get("number");
        if tables > 0 {
            served[0].kill();
        }
    }
    served[0].kill();
    // A table has everybody whose search it ended, and everybody is at one.
    let begun = Instant::now();
    for person in &mut people {
        loop {
            let mine = person.get("/api/tables?list=mine").await.ok();
            let mine = mine.as_array().unwrap();
            assert!(mine.len() <= 1, "somebody plays twice: {mine:?}");
            if mine.first().is_some_and(|table| table["state"] == "running") {
                break;
            }
            assert!(begun.elapsed() < PATIENCE, "somebody was lost: {mine:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    let number = |sql: &'static str| {
        let pool = pool.clone();
        async move { sqlx::query(sql).fetch_one(&pool).await.unwrap().get::<i64, _>("number") }
    };
    assert_eq!(number("SELECT COUNT(*) AS number FROM tables").await, SEEKERS as i64 / 2);
    assert_eq!(number("SELECT COUNT(DISTINCT person) AS number FROM seats").await, SEEKERS as i64);
    assert_eq!(number("SELECT COUNT(*) AS number FROM seeks WHERE state = 'waiting'").await, 0);
    pool.close().await;
    place.complain();
}

/// Waits until something has happened at every table whose game is not over.
async fn go_on(pool: &AnyPool, tables: &[Table]) {
    for table in tables {
        let version = || async {
            let query = "SELECT (SELECT state FROM tables WHERE id = $1) AS state, COUNT(*) AS number FROM entries WHERE table_id = $1";
            let row = sqlx::query(query).bind(table.id.clone()).fetch_one(pool).await.unwrap();
            (row.get::<String, _>("state") == "finished", row.get::<i64, _>("number"))
        };
        let (mut over, before) = version().await;
        let begun = Instant::now();
        while !over {
            let (finished, now) = version().await;
            over = finished || now > before;
            assert!(begun.elapsed() < PATIENCE, "the game at {} stands still at {now}", table.id);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
