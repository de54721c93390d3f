//! Players who act at random at several tables, and remember what they were sent.
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
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::{
    faults::Faults,
    served::Served,
    world::{Person, legal, postgres, view_of},
};

/// Where the server keeps its data.
pub(crate) struct Seating {
    folder: TempDir,
    /// The address of a PostgreSQL database.
    database: Option<String>,
    /// The disk of the server, if it can fail.
    faults: Option<Faults>,
}

impl Seating {
    pub(crate) fn sqlite() -> Self {
        install_default_drivers();
        Self { folder: tempfile::tempdir().unwrap(), database: None, faults: None }
    }

    /// SQLite on a disk that can fail.
    pub(crate) fn failing() -> (Self, Faults) {
        let mut place = Self::sqlite();
        let faults = Faults::new(place.folder.path(), &place.path("data"));
        place.faults = Some(faults.clone());
        (place, faults)
    }

    /// A database that somebody else has started.
    pub(crate) fn on(database: String) -> Self {
        Self { database: Some(database), ..Self::sqlite() }
    }

    pub(crate) async fn postgres() -> Self {
        Self { database: Some(postgres::new_database().await), ..Self::sqlite() }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn serve(&self) -> Served {
        let data = self.path("data");
        let mut args = vec!["--no-limits", "--data", data.to_str().unwrap()];
        if let Some(database) = &self.database {
            args.extend(["--database", database]);
        }
        let mut environment = vec![("SHINAR_LOG".to_owned(), "info,sqlx=warn".to_owned())];
        environment.extend(self.faults.iter().flat_map(Faults::environment));
        Served::with_environment(&args, Some(&self.path("log")), &environment)
    }

    /// The log of the server.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.path("log")).unwrap()
    }

    /// The errors in the log.
    pub(crate) fn errors(&self) -> Vec<String> {
        self.log().lines().filter(|line| line.contains("\"ERROR\"")).map(str::to_owned).collect()
    }

    /// Fails if the server logged an error.
    pub(crate) fn complain(&self) {
        self.complain_unless("", 0);
    }

    /// Fails if the server logged an error, except for the given number of each kind.
    pub(crate) fn complain_unless(&self, kind: &str, most: usize) {
        let (expected, others): (Vec<_>, Vec<_>) =
            self.errors().into_iter().partition(|line| !kind.is_empty() && line.contains(kind));
        assert!(others.is_empty() && expected.len() <= most, "{expected:#?} {others:#?}");
        fs::write(self.path("log"), "").unwrap();
    }

    pub(crate) async fn pool(&self) -> AnyPool {
        let file = || format!("sqlite://{}", self.path("data/shinar.db").display());
        AnyPool::connect(&self.database.clone().unwrap_or_else(file)).await.unwrap()
    }
}

/// The current addresses of the server. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Doors {
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
    closed: CancellationToken,
    /// Whether a disconnected player tries the next one.
    many: bool,
}

impl Doors {
    /// One address; a disconnected player stays out.
    pub(crate) fn of(address: SocketAddr) -> Self {
        Self { many: false, ..Self::many(vec![address]) }
    }

    /// Several addresses; a disconnected player tries the next one, until they are closed.
    pub(crate) fn many(addresses: Vec<SocketAddr>) -> Self {
        Self { addresses: Arc::new(Mutex::new(addresses)), closed: CancellationToken::new(), many: true }
    }

    /// Replaces an address.
    pub(crate) fn moved(&self, number: usize, address: SocketAddr) {
        self.addresses.lock().unwrap()[number] = address;
    }

    /// No player starts anything from now on.
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

/// A table as its players know it.
pub(crate) struct Table {
    pub(crate) id: String,
    game: &'static str,
    pub(crate) players: Vec<Player>,
    /// How many tables had to be checked again.
    looked: u32,
}

impl Table {
    /// A new table in play: two people, or a person and a bot.
    pub(crate) async fn begin(door: SocketAddr, rng: &mut Pcg64Mcg) -> Self {
        let bot = rng.random_bool(0.3);
        Self::new(door, bot, rng).await
    }

    /// A new table in play with two people.
    pub(crate) async fn of_two(door: SocketAddr, rng: &mut Pcg64Mcg) -> Self {
        Self::new(door, false, rng).await
    }

    async fn new(door: SocketAddr, bot: bool, rng: &mut Pcg64Mcg) -> Self {
        let game = all().choose(rng).unwrap().info.id;
        let mut ann = guest(door).await;
        let other = if bot { json!({"kind": "bot", "level": 1}) } else { json!({"kind": "open"}) };
        let id = ann.table(game, json!([{"kind": "me"}, other])).await;
        let mut people = vec![];
        if !bot {
            let mut bea = guest(door).await;
            bea.post(&format!("/api/tables/{id}/join"), json!({"contribution": "salt"})).await.ok();
            ann.post(&format!("/api/tables/{id}/start"), json!({})).await.ok();
            people.push(bea);
        }
        people.insert(0, ann);
        let players = people.into_iter().enumerate();
        let players = players.map(|(seat, person)| Player::new(person, &id, seat, rng.next_u64()));
        Self { id: id.clone(), game, players: players.collect(), looked: 0 }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.players.iter().any(|player| player.over)
    }

    /// Checks that the restarted server knows everything it sent before.
    pub(crate) async fn check(&mut self, door: SocketAddr, place: &Seating) {
        self.looked += 1;
        let pool = place.pool().await;
        if self.looked.is_multiple_of(3) {
            // A snapshot must agree with the log.
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

    /// Checks that the record of a finished game is complete, and every draw was fair.
    pub(crate) async fn verify(mut self, door: SocketAddr, place: &Seating) {
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

/// A new guest.
pub(crate) async fn guest(door: SocketAddr) -> Person {
    let mut person = guest_at(door);
    person.get("/api/me").await.ok();
    person
}

/// Somebody whom the server does not know yet.
pub(crate) fn guest_at(door: SocketAddr) -> Person {
    Person { http: reqwest::Client::new(), address: door, cookie: None, bearer: None }
}

/// All players start.
pub(crate) fn sit_down(tables: &mut [Table], doors: &Doors) -> Vec<JoinHandle<Player>> {
    let players = tables.iter_mut().flat_map(|table| table.players.drain(..));
    players.map(|player| tokio::spawn(player.play(doors.clone()))).collect()
}

/// All players return to their tables with what they remember.
pub(crate) async fn stand_up(tables: &mut [Table], players: Vec<JoinHandle<Player>>) {
    for player in players {
        let player = player.await.unwrap();
        tables.iter_mut().find(|table| table.id == player.table).unwrap().players.push(player);
    }
}

/// The log of a table as it is stored.
struct Log {
    entries: Vec<Value>,
    /// How often each request id occurs, and the last entry it made.
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

    /// Replays the log without the server and checks that it leads to the position that the server shows.
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

/// A player who acts at random.
pub(crate) struct Player {
    person: Person,
    pub(crate) table: String,
    pub(crate) seat: usize,
    rng: Pcg64Mcg,
    tries: u32,
    /// Requests without a response.
    open: Option<Value>,
    /// Acknowledged requests.
    pub(crate) done: Vec<Value>,
    /// The ids of refused requests.
    refused: Vec<String>,
    /// How many requests were retried.
    pub(crate) repeated: u32,
    /// How often the server said that it cannot write.
    pub(crate) put_off: u32,
    /// The last position seen.
    position: Value,
    over: bool,
    /// The address that the player uses.
    pub(crate) door: usize,
    /// How often an open socket was sent the whole position again: the table moved to another process, or a request came too late.
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
            put_off: 0,
            position: Value::Null,
            over: false,
            door: seat,
            moved: 0,
        }
    }

    /// Plays until the game is over, or there is no other address to try.
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
        // The first message has the position.
        let Some(hello) = socket.hear_or(doors.closed()).await else { return };
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
            if message["code"] == "cannot_write" {
                // The request stays open, and is repeated over another socket.
                self.put_off += 1;
                tokio::time::sleep(Duration::from_millis(50)).await;
                return;
            }
            self.moved += u32::from(message["type"] == "hello");
            self.hear(&message);
        }
    }

    fn hear(&mut self, message: &Value) {
        if message.get("position").is_some() {
            self.position = message["position"].clone();
        }
        // After the last action the game is over by the rules, but the seat may still undo it.
        let handed_over = self.position["actor"] == "over" && self.position["must_end"] == false;
        self.over |= message["type"] == "over" || handed_over;
        let ours = self.open.take_if(|open| open["client"] == message["client"]);
        match (message["type"].as_str().unwrap(), ours) {
            ("done", Some(open)) => {
                assert!(message["version"].as_u64() > open["version"].as_u64() || open["type"] == "chat");
                self.done.push(open);
            }
            ("refused", Some(open)) => {
                // The game went on, or ended; a request cannot be refused for any other reason.
                assert!(message["code"] == "late" || message["code"] == "not_running", "{message} to {open}");
                self.refused.push(open["client"].as_str().unwrap().to_owned());
            }
            (_, ours) => self.open = ours.or(self.open.take()),
        }
    }

    /// A legal action, if it is this player's turn.
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

    /// Compares what was sent before with what is there now.
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
