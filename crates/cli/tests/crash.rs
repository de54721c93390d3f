//! The server is killed at random moments while people play. Whatever it acknowledged or showed is there afterwards, nothing
//! is there by half, and a try that is repeated counts once.
//!
//! A few rounds here; `cargo xtask crash --rounds 1000 --database postgres` for more.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod players;
mod served;
#[path = "../../server/tests/world/mod.rs"]
mod world;

use std::{
    env,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use players::{Doors, Place, Table};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sqlx::Row;

/// Tables at the same time.
const TABLES: usize = 6;
/// Rounds if nothing else is said.
const ROUNDS: u32 = 10;
/// The server is killed so many milliseconds after people sat down, at most.
const LIFE: u64 = 500;

#[tokio::test(flavor = "multi_thread")]
async fn on_sqlite() {
    crash(Place::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_postgres() {
    crash(Place::postgres().await).await;
}

/// The checks themselves: a server that forgets one acknowledged action, or shows another position, is found out.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_action_is_noticed() {
    let place = Place::sqlite();
    let mut served = place.serve();
    let mut table = Table::begin(served.address, &mut Pcg64Mcg::seed_from_u64(7)).await;
    let playing: Vec<_> =
        table.players.drain(..).map(|player| tokio::spawn(player.play(Doors::of(served.address)))).collect();
    let pool = place.pool().await;
    let count = "SELECT COUNT(*) AS number FROM entries WHERE client IS NOT NULL";
    while sqlx::query(count).fetch_one(&pool).await.unwrap().get::<i64, _>("number") < 20 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    served.kill();
    for player in playing {
        table.players.push(player.await.unwrap());
    }
    let last = "DELETE FROM entries WHERE n > (SELECT MAX(n) - 5 FROM entries WHERE client IS NOT NULL)";
    for sql in ["DELETE FROM snapshots", last] {
        sqlx::query(sql).execute(&pool).await.unwrap();
    }
    let served = place.serve();
    let checked = tokio::spawn(async move { table.check(served.address, &place).await });
    assert!(checked.await.is_err(), "entries were deleted, and nobody noticed");
}

async fn crash(place: Place) {
    let rounds = setting("SHINAR_CRASH_ROUNDS").unwrap_or(ROUNDS.into()) as u32;
    let seed = setting("SHINAR_CRASH_SEED").unwrap_or_else(|| {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
    });
    eprintln!("crash: {rounds} rounds, SHINAR_CRASH_SEED={seed}");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut tables: Vec<Table> = Vec::new();
    let (mut acknowledged, mut repeated, mut finished) = (0, 0, 0);
    for round in 1..=rounds {
        let mut served = place.serve();
        for table in &mut tables {
            table.check(served.address, &place).await;
        }
        for table in tables.extract_if(.., |table| table.is_over()) {
            table.verify(served.address, &place).await;
            finished += 1;
        }
        while tables.len() < TABLES {
            tables.push(Table::begin(served.address, &mut rng).await);
        }
        let players: Vec<_> = tables
            .iter_mut()
            .flat_map(|table| table.players.drain(..))
            .map(|player| tokio::spawn(player.play(Doors::of(served.address))))
            .collect();
        // Now and then it dies before anybody has come.
        let life = if rng.random_bool(0.1) { 0 } else { rng.random_range(0..LIFE) };
        tokio::time::sleep(Duration::from_millis(life)).await;
        served.kill();
        for player in players {
            let player = player.await.unwrap();
            let table = tables.iter_mut().find(|table| table.id == player.table).unwrap();
            table.players.push(player);
        }
        place.complain();
        acknowledged =
            tables.iter().flat_map(|table| &table.players).map(|player| player.done.len()).sum::<usize>();
        repeated = tables.iter().flat_map(|table| &table.players).map(|player| player.repeated).sum::<u32>();
        if round % 50 == 0 {
            eprintln!(
                "crash: round {round}; {finished} games finished; {acknowledged} acknowledged at open tables"
            );
        }
    }
    let served = place.serve();
    for mut table in tables {
        table.check(served.address, &place).await;
        table.give_up().await;
        table.verify(served.address, &place).await;
    }
    eprintln!(
        "crash: {finished} games finished; {acknowledged} acknowledged, {repeated} repeated at open tables"
    );
    assert!(acknowledged > 0, "nobody got to play");
}

fn setting(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}
