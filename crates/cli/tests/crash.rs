//! The server is killed at random moments while people play. Whatever it acknowledged or showed is there afterwards, nothing
//! is there by half, and a try that is repeated counts once.
//!
//! A few rounds here; `cargo xtask crash --rounds 1000 --database postgres` for more.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod served;
#[path = "../../server/tests/world/mod.rs"]
mod world;

use std::{
    collections::HashMap,
    env, fs,
    path::PathBuf,
    process::Command,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use rand::{Rng, RngExt, SeedableRng, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use served::Served;
use shinar_core::{Actor, Observer, Seat};
use shinar_games::new_table;
use sqlx::{AnyPool, Row, any::install_default_drivers};
use tempfile::TempDir;
use world::{Person, legal, postgres, view_of};

const GAMES: [&str; 4] = ["babylonia", "tigris", "amyitis", "babylon"];
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
    let mut table = Table::begin(&served, &mut Pcg64Mcg::seed_from_u64(7)).await;
    let playing: Vec<_> = table.players.drain(..).map(|player| tokio::spawn(player.play())).collect();
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
    let mut served = place.serve();
    let checked = tokio::spawn(async move { table.check(&mut served, &place).await });
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
            table.check(&mut served, &place).await;
        }
        for table in tables.extract_if(.., |table| table.is_over()) {
            table.verify(&place, &served).await;
            finished += 1;
        }
        while tables.len() < TABLES {
            tables.push(Table::begin(&served, &mut rng).await);
        }
        let players: Vec<_> = tables
            .iter_mut()
            .flat_map(|table| table.players.drain(..))
            .map(|player| tokio::spawn(player.play()))
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
    let mut served = place.serve();
    for mut table in tables {
        table.check(&mut served, &place).await;
        table.give_up().await;
        table.verify(&place, &served).await;
    }
    eprintln!(
        "crash: {finished} games finished; {acknowledged} acknowledged, {repeated} repeated at open tables"
    );
    assert!(acknowledged > 0, "nobody got to play");
}

fn setting(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Where the server keeps its data.
struct Place {
    folder: TempDir,
    /// The address of a PostgreSQL database.
    database: Option<String>,
}

impl Place {
    fn sqlite() -> Self {
        install_default_drivers();
        Self { folder: tempfile::tempdir().unwrap(), database: None }
    }

    async fn postgres() -> Self {
        Self { database: Some(postgres::new_database().await), ..Self::sqlite() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn serve(&self) -> Served {
        let data = self.path("data");
        let mut args = vec!["--no-limits", "--data", data.to_str().unwrap()];
        if let Some(database) = &self.database {
            args.extend(["--database", database]);
        }
        Served::start(&args, Some(&self.path("log")))
    }

    /// Fails if the server noticed an error.
    fn complain(&self) {
        let log = fs::read_to_string(self.path("log")).unwrap();
        let errors: Vec<_> = log.lines().filter(|line| line.contains("\"ERROR\"")).collect();
        assert!(errors.is_empty(), "{errors:#?}");
        fs::write(self.path("log"), "").unwrap();
    }

    async fn pool(&self) -> AnyPool {
        let file = || format!("sqlite://{}", self.path("data/shinar.db").display());
        AnyPool::connect(&self.database.clone().unwrap_or_else(file)).await.unwrap()
    }
}

/// A table as those at it know it.
struct Table {
    id: String,
    game: &'static str,
    players: Vec<Player>,
    /// How many tables had to be looked at again.
    looked: u32,
}

impl Table {
    /// A new table that has begun: two people, or one and a bot.
    async fn begin(served: &Served, rng: &mut Pcg64Mcg) -> Self {
        let game = *GAMES.choose(rng).unwrap();
        let mut ann = guest(served).await;
        let bot = rng.random_bool(0.3);
        let other = if bot { json!({"kind": "bot", "level": 1}) } else { json!({"kind": "open"}) };
        let id = ann.table(game, json!([{"kind": "me"}, other])).await;
        let mut people = vec![ann];
        if !bot {
            let mut bea = guest(served).await;
            bea.post(&format!("/api/tables/{id}/join"), json!({"contribution": "salt"})).await.ok();
            bea.post(&format!("/api/tables/{id}/start"), json!({})).await.ok();
            people.push(bea);
        }
        let players = people.into_iter().enumerate();
        let players = players.map(|(seat, person)| Player::new(person, &id, seat, rng.next_u64()));
        Self { id: id.clone(), game, players: players.collect(), looked: 0 }
    }

    fn is_over(&self) -> bool {
        self.players.iter().any(|player| player.over)
    }

    /// Looks whether the server, started anew, knows everything that it said before.
    async fn check(&mut self, served: &mut Served, place: &Place) {
        self.looked += 1;
        let pool = place.pool().await;
        if self.looked.is_multiple_of(3) {
            // A snapshot must never tell anything else than the log.
            sqlx::query("DELETE FROM snapshots WHERE table_id = $1")
                .bind(self.id.clone())
                .execute(&pool)
                .await
                .unwrap();
        }
        let mut hellos = Vec::new();
        for player in &mut self.players {
            player.person.address = served.address;
            let mut socket = player.person.sit(&self.id).await;
            hellos.push(socket.expect("hello").await);
        }
        let log = Log::read(&pool, &self.id).await;
        for (player, hello) in self.players.iter().zip(&hellos) {
            player.check(hello, &log);
            log.check(self.game, player.seat, &hello["position"]);
        }
        pool.close().await;
    }

    /// Ends the game, so that its record can be read.
    async fn give_up(&mut self) {
        let player = &self.players[0];
        let mut socket = player.person.sit(&self.id).await;
        if socket.expect("hello").await["table"]["state"] == "running" {
            socket.say(json!({"type": "resign", "client": "bye", "seat": player.seat})).await;
            socket.expect("over").await;
        }
    }

    /// The record of a finished game is whole, and every draw was fair.
    async fn verify(mut self, place: &Place, served: &Served) {
        let person = &mut self.players[0].person;
        person.address = served.address;
        let record = person.get(&format!("/api/tables/{}/record", self.id)).await;
        assert_eq!(record.status, 200, "{}", record.text);
        let file = place.path("record");
        fs::write(&file, &record.text).unwrap();
        let replay =
            Command::new(env!("CARGO_BIN_EXE_shinar")).arg("replay").arg(&file).arg("--verify").output();
        let replay = replay.unwrap();
        assert!(replay.status.success(), "{}\n{}", String::from_utf8_lossy(&replay.stderr), record.text);
    }
}

async fn guest(served: &Served) -> Person {
    let mut person =
        Person { http: reqwest::Client::new(), address: served.address, cookie: None, bearer: None };
    person.get("/api/me").await.ok();
    person
}

/// The log of a table as it is stored.
struct Log {
    entries: Vec<Value>,
    /// How often each id of a try stands there, and the last entry it made.
    clients: HashMap<String, (u32, Value)>,
    chat: HashMap<String, u32>,
}

impl Log {
    async fn read(pool: &AnyPool, table: &str) -> Self {
        let rows = sqlx::query("SELECT n, body, client FROM entries WHERE table_id = $1 ORDER BY n");
        let rows = rows.bind(table.to_owned()).fetch_all(pool).await.unwrap();
        let (mut entries, mut clients) = (Vec::new(), HashMap::new());
        for (row, n) in rows.iter().zip(1i64..) {
            assert_eq!(row.get::<i64, _>("n"), n, "the log of {table} has a gap");
            let entry: Value = serde_json::from_str(&row.get::<String, _>("body")).unwrap();
            if let Some(client) = row.get::<Option<String>, _>("client") {
                let (count, last) = clients.entry(client).or_insert((0, Value::Null));
                *count += 1;
                *last = entry.clone();
            }
            entries.push(entry);
        }
        let rows = sqlx::query("SELECT client FROM chat WHERE table_id = $1").bind(table.to_owned());
        let mut chat = HashMap::new();
        for row in rows.fetch_all(pool).await.unwrap() {
            *chat.entry(row.get("client")).or_insert(0) += 1;
        }
        Self { entries, clients, chat }
    }

    /// Plays the log without the server: it leads to the position that the server shows.
    fn check(&self, game: &str, seat: usize, position: &Value) {
        let version = position["version"].as_u64().unwrap() as usize;
        assert!(version <= self.entries.len(), "version {version} of {} is shown", self.entries.len());
        let mut table = new_table(game, 2, &[], vec![]).unwrap();
        for entry in &self.entries[..version] {
            match entry["e"].as_str().unwrap() {
                "act" | "chance" => table.act(entry["a"].as_str().unwrap()).unwrap(),
                "undo" => assert!(table.undo()),
                "begin" | "end" => {}
                other => panic!("nobody did this: {other}"),
            }
        }
        let view: Value = serde_json::from_str(table.view(Observer::Seat(Seat(seat as u8))).get()).unwrap();
        assert_eq!(view, view_of(position, seat)["view"], "the view of seat {seat}");
        let draws = table.actor() == Actor::Chance && position["must_end"] == false;
        assert!(!draws, "the turn was handed over, but nothing was drawn: {position}");
    }
}

/// Somebody who plays at random.
struct Player {
    person: Person,
    table: String,
    seat: usize,
    rng: Pcg64Mcg,
    tries: u32,
    /// What was sent and not answered.
    open: Option<Value>,
    /// What was acknowledged.
    done: Vec<Value>,
    /// The ids of tries that were refused.
    refused: Vec<String>,
    /// How often a try was sent once more.
    repeated: u32,
    /// The last position seen.
    position: Value,
    over: bool,
}

impl Player {
    fn new(person: Person, table: &str, seat: usize, seed: u64) -> Self {
        Self {
            person,
            table: table.to_owned(),
            seat,
            rng: Pcg64Mcg::seed_from_u64(seed),
            tries: 0,
            open: None,
            done: Vec::new(),
            refused: Vec::new(),
            repeated: 0,
            position: Value::Null,
            over: false,
        }
    }

    /// Plays until the game is over or the server is gone.
    async fn play(mut self) -> Self {
        let Some(mut socket) = self.person.reach(&self.table).await else { return self };
        // The first message tells the position.
        let Some(hello) = socket.hear().await else { return self };
        self.hear(&hello);
        if let Some(message) = self.open.clone() {
            self.repeated += 1;
            if !socket.try_say(&message).await {
                return self;
            }
        }
        loop {
            if self.open.is_none()
                && let Some(message) = self.decide()
            {
                self.open = Some(message.clone());
                if !socket.try_say(&message).await {
                    return self;
                }
            }
            let Some(message) = socket.hear().await else { return self };
            self.hear(&message);
            if self.over && self.open.is_none() {
                return self;
            }
        }
    }

    fn hear(&mut self, message: &Value) {
        if message.get("position").is_some() {
            self.position = message["position"].clone();
        }
        self.over |= message["type"] == "over" || self.position["actor"]["kind"] == "over";
        let ours = self.open.take_if(|open| open["client"] == message["client"]);
        match (message["type"].as_str().unwrap(), ours) {
            ("done", Some(open)) => {
                assert!(message["version"].as_u64() > open["version"].as_u64() || open["type"] == "chat");
                self.done.push(open);
            }
            ("refused", Some(open)) => {
                // The game went on, or ended; nothing else can be wrong with what we do.
                assert!(message["code"] == "late" || message["code"] == "not_running", "{message} to {open}");
                self.refused.push(open["client"].as_str().unwrap().to_owned());
            }
            (_, ours) => self.open = ours.or(self.open.take()),
        }
    }

    /// Something legal to do, if it is our turn.
    fn decide(&mut self) -> Option<Value> {
        let position = &self.position;
        if position["asked"] != self.seat || self.over {
            return None;
        }
        self.tries += 1;
        let client = format!("{}-{}", self.seat, self.tries);
        let (version, seat) = (&position["version"], self.seat);
        let undo = position["may_undo"] == true && self.rng.random_bool(0.15);
        Some(if self.rng.random_bool(0.03) {
            json!({"type": "chat", "client": client, "text": format!("this is try {client}")})
        } else if undo {
            json!({"type": "undo", "client": client, "version": version, "seat": seat})
        } else if position["must_end"] == true {
            json!({"type": "end", "client": client, "version": version, "seat": seat})
        } else {
            let legal = legal(position, seat);
            let (action, end) = (legal.choose(&mut self.rng).unwrap(), self.rng.random_bool(0.7));
            json!({"type": "act", "client": client, "version": version, "seat": seat, "action": action, "end": end})
        })
    }

    /// Compares what we were told before with what is there now.
    fn check(&self, hello: &Value, log: &Log) {
        let now = &hello["position"];
        let (seen, version) =
            (self.position["version"].as_u64().unwrap_or(0), now["version"].as_u64().unwrap());
        assert!(version >= seen, "version {seen} was shown, now it is {version}");
        if version == seen {
            assert_eq!(now, &self.position);
        }
        for done in &self.done {
            let client = done["client"].as_str().unwrap();
            if done["type"] == "chat" {
                assert_eq!(log.chat.get(client), Some(&1), "{done}");
                continue;
            }
            let Some((1, entry)) = log.clients.get(client) else { panic!("{done} was acknowledged") };
            assert_eq!((&entry["e"], &entry["s"]), (&done["type"], &done["seat"]));
            if done["type"] == "act" {
                assert_eq!(entry["a"], done["action"]);
            }
        }
        for client in &self.refused {
            assert!(!log.clients.contains_key(client), "{client} was refused");
        }
        let open = self.open.as_ref().map(|open| open["client"].as_str().unwrap());
        for (client, (count, _)) in
            log.clients.iter().filter(|(client, _)| client.starts_with(&format!("{}-", self.seat)))
        {
            let known = self.done.iter().any(|done| done["client"] == **client) || open == Some(client);
            assert!(*count == 1 && known, "{client} stands {count} times in the log");
        }
    }
}
