//! The server is killed at random times during play, and its disk fails now and then. Whatever it acknowledged or showed is
//! there afterwards, nothing is half written, and a repeated request counts once.
//!
//! A few rounds here; `cargo xtask crash --rounds 1000 --database postgres` for more.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod faults;
mod players;
mod served;
#[path = "../../server/tests/world/mod.rs"]
mod world;

use std::{
    env,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use faults::{Disk, Faults};
use players::{Doors, Seating, Table, sit_down, stand_up};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use sqlx::Row;

/// The number of tables.
const TABLES: usize = 6;
/// The default number of rounds.
const ROUNDS: u32 = 10;
/// The latest time at which the server is killed, in milliseconds after the players sat down.
const LIFE: u64 = 500;

#[tokio::test(flavor = "multi_thread")]
async fn on_sqlite() {
    let (place, faults) = Seating::failing();
    let disks = [
        Disk::Full,
        Disk::NoGrowth,
        Disk::WriteError,
        Disk::FlushError,
        Disk::ReadOnly,
        Disk::Torn,
        Disk::Mixed,
    ];
    crash(place, &faults, &disks).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_postgres() {
    let (postgres, faults) = faults::postgres().await;
    crash(Seating::on(postgres.new_database().await), &faults, &[Disk::Full, Disk::NoGrowth, Disk::Mixed])
        .await;
}

/// A test of the checks: a server that forgets an acknowledged action, or shows another position, is detected.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_action_is_noticed() {
    let place = Seating::sqlite();
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

async fn crash(place: Seating, faults: &Faults, disks: &[Disk]) {
    let rounds = setting("SHINAR_CRASH_ROUNDS").unwrap_or(ROUNDS.into()) as u32;
    let seed = setting("SHINAR_CRASH_SEED").unwrap_or_else(|| {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
    });
    eprintln!("crash: {rounds} rounds, SHINAR_CRASH_SEED={seed}");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut tables: Vec<Table> = Vec::new();
    let (mut acknowledged, mut repeated, mut finished, mut outages) = (0, 0, 0, 0);
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
        let doors = Doors::many(vec![served.address]);
        let players = sit_down(&mut tables, &doors);
        // Sometimes it is killed before anyone has connected.
        let life = if rng.random_bool(0.1) { 0 } else { rng.random_range(0..LIFE) };
        if rng.random_bool(0.5) {
            // The disk fails for a while, or until the end.
            let mut times = [0; 3].map(|_| rng.random_range(0..=life));
            times.sort_unstable();
            sleep(times[0]).await;
            faults.set(*disks.choose(&mut rng).unwrap());
            sleep(times[1] - times[0]).await;
            if rng.random_bool(0.7) {
                faults.set(Disk::Sound);
            }
            sleep(life - times[1]).await;
        } else {
            sleep(life).await;
        }
        served.kill();
        faults.set(Disk::Sound);
        doors.close();
        stand_up(&mut tables, players).await;
        outages += place.errors().len();
        place.complain_unless("the database cannot be written", 1);
        acknowledged =
            tables.iter().flat_map(|table| &table.players).map(|player| player.done.len()).sum::<usize>();
        repeated = tables.iter().flat_map(|table| &table.players).map(|player| player.repeated).sum::<u32>();
        if round % 50 == 0 {
            eprintln!(
                "crash: round {round}; {finished} games finished; {acknowledged} acknowledged at open tables; {outages} outages"
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
        "crash: {finished} games finished; {acknowledged} acknowledged, {repeated} repeated at open tables; {outages} outages"
    );
    assert!(acknowledged > 0, "nobody got to play");
}

async fn sleep(millis: u64) {
    tokio::time::sleep(Duration::from_millis(millis)).await;
}

fn setting(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}
