//! People who play at random at several tables, and remember what they were told.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::{
    collections::HashMap,
    fs,
    net::SocketAddr,
    path::PathBuf,
    process::Command,
    sync::{Arc, Mutex},
    time::Duration,
};

use rand::{Rng, RngExt, SeedableRng, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use shinar_core::{Actor, Observer, Seat};
use shinar_games::{all, new_table};
use sqlx::{AnyPool, Row, any::install_default_drivers};
use tempfile::TempDir;
use tokio_util::sync::CancellationToken;

use crate::{
    served::Served,
    world::{Person, legal, postgres, view_of},
};

/// Where the server keeps its data.
pub(crate) struct Place {
    folder: TempDir,
    /// The address of a PostgreSQL database.
    database: Option<String>,
}

impl Place {
    pub(crate) fn sqlite() -> Self {
        install_default_drivers();
        Self { folder: tempfile::tempdir().unwrap(), database: None }
    }

    pub(crate) async fn postgres() -> Self {
        Self { database: Some(postgres::new_database().await), ..Self::sqlite() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn serve(&self) -> Served {
        let data = self.path("data");
        let mut args = vec!["--no-limits", "--data", data.to_str().unwrap()];
        if let Some(database) = &self.database {
            args.extend(["--database", database]);
        }
        Served::start(&args, Some(&self.path("log")))
    }

    /// Fails if the server noticed an error.
    pub(crate) fn complain(&self) {
        let log = fs::read_to_string(self.path("log")).unwrap();
        let errors: Vec<_> = log.lines().filter(|line| line.contains("\"ERROR\"")).collect();
        assert!(errors.is_empty(), "{errors:#?}");
        fs::write(self.path("log"), "").unwrap();
    }

    pub(crate) async fn pool(&self) -> AnyPool {
        let file = || format!("sqlite://{}", self.path("data/shinar.db").display());
        AnyPool::connect(&self.database.clone().unwrap_or_else(file)).await.unwrap()
    }
}

/// The addresses at which the server can be reached now. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Doors {
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
    closed: CancellationToken,
    /// Whether whoever is thrown out tries the next one.
    many: bool,
}

impl Doors {
    /// One door; who is thrown out there stays out.
    pub(crate) fn of(address: SocketAddr) -> Self {
        Self { many: false, ..Self::many(vec![address]) }
    }

    /// Several doors; who is thrown out at one tries the next, until they are closed.
    pub(crate) fn many(addresses: Vec<SocketAddr>) -> Self {
        Self { addresses: Arc::new(Mutex::new(addresses)), closed: CancellationToken::new(), many: true }
    }

    /// A door is somewhere else now.
    pub(crate) fn moved(&self, number: usize, address: SocketAddr) {
        self.addresses.lock().unwrap()[number] = address;
    }

    /// Nobody begins anything any more.
    pub(crate) fn close(&self) {
        self.closed.cancel();
    }

    fn are_closed(&self) -> bool {
        self.closed.is_cancelled()
    }

    async fn closed(&self) {
        self.closed.cancelled().await;
    }

    fn door(&self, number: usize) -> SocketAddr {
        let addresses = self.addresses.lock().unwrap();
        addresses[number % addresses.len()]
    }
}

/// A table as those at it know it.
pub(crate) struct Table {
    pub(crate) id: String,
    game: &'static str,
    pub(crate) players: Vec<Player>,
    /// How many tables had to be looked at again.
    looked: u32,
}

impl Table {
    /// A new table that has begun: two people, or one and a bot.
    pub(crate) async fn begin(door: SocketAddr, rng: &mut Pcg64Mcg) -> Self {
        let bot = rng.random_bool(0.3);
        Self::new(door, bot, rng).await
    }

    /// A new table of two people that has begun.
    pub(crate) async fn of_two(door: SocketAddr, rng: &mut Pcg64Mcg) -> Self {
        Self::new(door, false, rng).await
    }

    async fn new(door: SocketAddr, bot: bool, rng: &mut Pcg64Mcg) -> Self {
        let game = all().choose(rng).unwrap().info.id;
        let mut ann = guest(door).await;
        let other = if bot { json!({"kind": "bot", "level": 1}) } else { json!({"kind": "open"}) };
        let id = ann.table(game, json!([{"kind": "me"}, other])).await;
        let mut people = vec![ann];
        if !bot {
            let mut bea = guest(door).await;
            bea.post(&format!("/api/tables/{id}/join"), json!({"contribution": "salt"})).await.ok();
            bea.post(&format!("/api/tables/{id}/start"), json!({})).await.ok();
            people.push(bea);
        }
        let players = people.into_iter().enumerate();
        let players = players.map(|(seat, person)| Player::new(person, &id, seat, rng.next_u64()));
        Self { id: id.clone(), game, players: players.collect(), looked: 0 }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.players.iter().any(|player| player.over)
    }

    /// Looks whether the server, started anew, knows everything that it said before.
    pub(crate) async fn check(&mut self, door: SocketAddr, place: &Place) {
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
            player.person.address = door;
            let mut socket = player.person.sit(&self.id).await;
            hellos.push(socket.expect("hello").await);
        }
        let log = Log::read(&pool, &self.id).await;
        for (player, hello) in self.players.iter().zip(&hellos) {
            player.check(self.game, hello, &log);
            log.check(self.game, player.seat, &hello["position"]);
        }
        pool.close().await;
    }

    /// Ends the game, so that its record can be read.
    pub(crate) async fn give_up(&mut self) {
        let player = &self.players[0];
        let mut socket = player.person.sit(&self.id).await;
        if socket.expect("hello").await["table"]["state"] == "running" {
            socket.say(json!({"type": "resign", "client": "bye", "seat": player.seat})).await;
            socket.expect("over").await;
        }
    }

    /// The record of a finished game is whole, and every draw was fair.
    pub(crate) async fn verify(mut self, door: SocketAddr, place: &Place) {
        let person = &mut self.players[0].person;
        person.address = door;
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

async fn guest(door: SocketAddr) -> Person {
    let mut person = Person { http: reqwest::Client::new(), address: door, cookie: None, bearer: None };
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
                "act" | "chance" => {
                    let one = table.move_at(entry["i"].as_u64().unwrap() as usize).unwrap();
                    table.play(one).unwrap();
                }
                "undo" => table.rewind(table.steps() - 1),
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
pub(crate) struct Player {
    person: Person,
    pub(crate) table: String,
    pub(crate) seat: usize,
    rng: Pcg64Mcg,
    tries: u32,
    /// What was sent and not answered.
    open: Option<Value>,
    /// What was acknowledged.
    pub(crate) done: Vec<Value>,
    /// The ids of tries that were refused.
    refused: Vec<String>,
    /// How often a try was sent once more.
    pub(crate) repeated: u32,
    /// The last position seen.
    position: Value,
    over: bool,
    /// At which door the player comes in.
    pub(crate) door: usize,
    /// How often an open socket was told everything anew: the table went to another process, or a try came too late.
    pub(crate) moved: u32,
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
            door: seat,
            moved: 0,
        }
    }

    /// Plays until the game is over, or there is no other door to come in at.
    pub(crate) async fn play(mut self, doors: Doors) -> Self {
        loop {
            self.person.address = doors.door(self.door);
            self.sit(&doors).await;
            if self.over || !doors.many || doors.are_closed() {
                return self;
            }
            self.door += 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Plays over one socket, as long as it is open.
    async fn sit(&mut self, doors: &Doors) {
        let Some(mut socket) = self.person.reach(&self.table).await else { return };
        // The first message tells the position.
        let Some(hello) = socket.hear().await else { return };
        self.hear(&hello);
        if let Some(message) = self.open.clone() {
            self.repeated += 1;
            if !socket.try_say(&message).await {
                return;
            }
        }
        while !(self.open.is_none() && (self.over || doors.are_closed())) {
            if self.open.is_none()
                && let Some(message) = self.decide()
            {
                self.open = Some(message.clone());
                if !socket.try_say(&message).await {
                    return;
                }
            }
            if doors.many && self.open.is_none() && self.rng.random_bool(0.02) {
                // People come and go.
                return;
            }
            let Some(message) = socket.hear_or(doors.closed()).await else { return };
            self.moved += u32::from(message["type"] == "hello");
            self.hear(&message);
        }
    }

    fn hear(&mut self, message: &Value) {
        if message.get("position").is_some() {
            self.position = message["position"].clone();
        }
        // After the last action the game is over by the rules, but the seat may still take it back.
        let handed_over = self.position["actor"] == "over" && self.position["must_end"] == false;
        self.over |= message["type"] == "over" || handed_over;
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
    fn check(&self, game: &str, hello: &Value, log: &Log) {
        let table = new_table(game, 2, &[], vec![]).unwrap();
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
                let one = table.move_at(entry["i"].as_u64().unwrap() as usize).unwrap();
                assert_eq!(one.text(), done["action"]);
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
