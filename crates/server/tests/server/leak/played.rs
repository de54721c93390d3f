//! A whole game over sockets, with every text that was sent.

use rand::RngExt;
use serde_json::{Value, json};
use shinar_core::{Actor, Observer, Seat, play::stream};
use shinar_games::{Move, Perspective, Table, Words, entry, new_table};

use crate::world::{Socket, World, legal};

/// The players at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plan {
    /// Two people, each on their own device.
    Two,
    /// As many as the game allows: two on one device, one alone, and bots.
    Full,
}

/// A finished game.
#[derive(Clone)]
pub(crate) struct Played {
    pub(crate) game: String,
    pub(crate) players: u8,
    /// The journal of the table, as stored.
    pub(crate) log: Vec<Value>,
    /// The texts of all sockets.
    pub(crate) sockets: Vec<Subscriber>,
    /// The seed of the shuffle, secret until the end.
    pub(crate) seed: String,
    /// What must not be sent before the end: the seed and the contributions.
    pub(crate) sealed: Vec<String>,
    /// What must never be sent: cookies and their secret halves.
    pub(crate) private: Vec<String>,
    /// The invitation code, which only players may see.
    pub(crate) invite: String,
}

/// The texts that one socket got.
#[derive(Clone)]
pub(crate) struct Subscriber {
    pub(crate) seats: Vec<Seat>,
    pub(crate) heard: Vec<String>,
}

/// All sockets at a table while it is played.
struct Sitting {
    sockets: Vec<(Vec<usize>, Socket)>,
    /// The last position that each socket got.
    positions: Vec<Value>,
    over: bool,
}

impl Sitting {
    /// Receives one message on a socket.
    async fn hear(&mut self, at: usize) -> Value {
        let message = self.sockets[at].1.hear().await.expect("an open socket");
        if message.get("position").is_some() {
            self.positions[at] = message["position"].clone();
        }
        self.over |= message["type"] == "over";
        message
    }

    fn version(&self, at: usize) -> u64 {
        self.positions[at]["version"].as_u64().unwrap()
    }

    /// Lets all sockets catch up with the one that is furthest.
    async fn catch_up(&mut self) {
        let newest = (0..self.sockets.len()).map(|at| self.version(at)).max().unwrap();
        for at in 0..self.sockets.len() {
            while self.version(at) < newest {
                self.hear(at).await;
            }
        }
    }

    /// Sends a message with a version and an id, and waits for the response.
    async fn attempt(&mut self, at: usize, mut message: Value) -> Value {
        let client = self.sockets[at].1.fresh();
        message["client"] = json!(client);
        message["version"] = self.positions[at]["version"].clone();
        self.sockets[at].1.say(message).await;
        loop {
            let message = self.hear(at).await;
            if message["client"] == client {
                assert_eq!(message["type"], "done", "{message}");
                return message;
            }
        }
    }

    async fn ask(&mut self, at: usize, mut question: Value) {
        let kind = question["type"].clone();
        question["version"] = self.positions[at]["version"].clone();
        self.sockets[at].1.say(question).await;
        loop {
            let message = self.hear(at).await;
            assert_ne!(message["type"], "refused", "{message}");
            if message["type"] == kind {
                return;
            }
        }
    }
}

/// Plays a game at random, with previews, hints, undos and resyncs.
pub(crate) async fn play(world: &World, game: &str, plan: Plan) -> Played {
    let (mut ann, mut bea, cem) =
        (world.guest("Ann").await, world.guest("Bea").await, world.guest("Cem").await);
    let (me, open, bot) =
        (json!({"kind": "me"}), json!({"kind": "open"}), json!({"kind": "bot", "level": 1}));
    let (mut seats, own) = match plan {
        Plan::Two => (vec![me, open], vec![vec![0], vec![1], vec![]]),
        Plan::Full => {
            (vec![me, json!({"kind": "local", "name": "Dan"}), open, bot], vec![vec![0, 1], vec![2], vec![]])
        }
    };
    seats.truncate(entry(game).unwrap().info.max_players.into());
    let players = seats.len() as u8;
    let contributions = ["ann-adds-this-to-the-shuffle", "bea-adds-that-to-the-shuffle"];
    let request = json!({"game": game, "players": players, "seats": seats, "public": true, "hints": true, "contribution": contributions[0]});
    let table = ann.table_as(request).await;
    let join = json!({"contribution": contributions[1]});
    let info = bea.post(&format!("/api/tables/{table}/join"), join).await.ok();
    let invite = info["invite"].as_str().unwrap().to_owned();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await.ok();

    let sockets = [ann.sit(&table).await, bea.sit(&table).await, cem.sit(&table).await];
    let mut sitting = Sitting {
        positions: vec![Value::Null; sockets.len()],
        sockets: own.into_iter().zip(sockets).collect(),
        over: false,
    };
    for at in 0..3 {
        while sitting.hear(at).await["type"] != "hello" {}
    }
    run(&mut sitting, game).await;

    let over = sitting.sockets[0].1.heard.iter().find(|text| is_over(text)).unwrap();
    let over: Value = serde_json::from_str(over).unwrap();
    let seed = over["shuffle"]["seed"].as_str().unwrap().to_owned();
    assert_eq!(seed.len(), 64);
    let sealed = contributions.map(str::to_owned).into_iter().chain([seed.clone()]).collect();
    let cookies = [&ann, &bea, &cem]
        .map(|person| person.cookie.as_ref().unwrap().split_once('=').unwrap().1.to_owned());
    let halves = cookies.clone().map(|cookie| cookie.split_once('.').unwrap().1.to_owned());
    Played {
        game: game.to_owned(),
        players,
        log: log(world, &table).await,
        sockets: sitting
            .sockets
            .into_iter()
            .map(|(seats, socket)| Subscriber {
                seats: seats.into_iter().map(|seat| Seat(seat as u8)).collect(),
                heard: socket.heard,
            })
            .collect(),
        seed,
        sealed,
        private: [cookies, halves].concat(),
        invite,
    }
}

async fn run(sitting: &mut Sitting, game: &str) {
    let mut rng = stream(game.len() as u64, 11);
    let mut hints = 1;
    while !sitting.over {
        sitting.catch_up().await;
        let position = sitting.positions[0].clone();
        let asked = position["asked"].as_u64().map(|seat| seat as usize);
        let at = asked.and_then(|seat| sitting.sockets.iter().position(|(seats, _)| seats.contains(&seat)));
        let (Some(seat), Some(at)) = (asked, at) else {
            // A bot is thinking, or the end is yet to be sent.
            sitting.hear(0).await;
            continue;
        };
        let position = sitting.positions[at].clone();
        let dice = rng.random_range(0..20_u8);
        if dice == 0 && hints > 0 && position["must_end"] == false {
            sitting.ask(at, json!({"type": "hint", "seat": seat})).await;
            hints -= 1;
        }
        if position["may_undo"] == true && dice == 1 {
            sitting.attempt(at, json!({"type": "undo", "seat": seat})).await;
            continue;
        }
        if dice == 2 {
            for at in 0..3 {
                sitting.sockets[at].1.say(json!({"type": "resync"})).await;
                while sitting.hear(at).await["type"] != "hello" {}
            }
            continue;
        }
        if position["must_end"] == true {
            sitting.attempt(at, json!({"type": "end", "seat": seat})).await;
            continue;
        }
        let mut legal = legal(&position, seat);
        let action = legal.swap_remove(rng.random_range(0..legal.len()));
        if dice < 8 {
            let other = legal.pop().unwrap_or(action.clone());
            sitting.ask(at, json!({"type": "preview", "seat": seat, "action": other})).await;
        }
        let end = dice.is_multiple_of(2);
        sitting.attempt(at, json!({"type": "act", "seat": seat, "action": action, "end": end})).await;
    }
    for at in 0..sitting.sockets.len() {
        while !sitting.sockets[at].1.heard.iter().any(|text| is_over(text)) {
            sitting.hear(at).await;
        }
    }
}

fn is_over(text: &str) -> bool {
    text.starts_with(r#"{"type":"over""#)
}

async fn log(world: &World, table: &str) -> Vec<Value> {
    let file = world.config.data.join("shinar.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let rows: Vec<(String,)> = sqlx::query_as("SELECT body FROM entries WHERE table_id = $1 ORDER BY n")
        .bind(table)
        .fetch_all(&pool)
        .await
        .unwrap();
    pool.close().await;
    rows.iter().map(|(body,)| serde_json::from_str(body).unwrap()).collect()
}

impl Played {
    /// The actions that count after the first journal entries, each with its version.
    pub(crate) fn actions(&self, version: u64) -> Vec<(u64, Move)> {
        let table = new_table(&self.game, self.players, &[], vec![]).unwrap();
        let mut actions = Vec::new();
        for (at, entry) in (1..=version).zip(&self.log) {
            match entry["e"].as_str().unwrap() {
                "act" | "chance" => {
                    let index = entry["i"].as_u64().unwrap() as usize;
                    actions.push((at, table.move_at(index).unwrap()));
                }
                "undo" => drop(actions.pop()),
                _ => {}
            }
        }
        actions
    }

    fn table(&self, version: u64) -> Box<dyn Table> {
        let mut table = new_table(&self.game, self.players, &[], vec![]).unwrap();
        for (_, action) in self.actions(version) {
            table.play(action).unwrap();
        }
        table
    }

    /// The last events before a version, with everything that is hidden.
    pub(crate) fn whole_events(&self, version: u64, number: usize) -> Vec<Value> {
        let heard = self.table(version).events(0, Perspective::Omniscient, Words::None);
        let last = &heard[heard.len() - number..];
        last.iter().map(|heard| serde_json::from_str(heard.event.get()).unwrap()).collect()
    }

    /// The next draw after a version, as a log entry.
    pub(crate) fn some_draw(&self, version: u64) -> Value {
        let mut table = new_table(&self.game, self.players, &[], vec![]).unwrap();
        for (at, action) in self.actions(self.log.len() as u64) {
            let (drawn, steps) = (table.actor() == Actor::Chance, table.steps());
            table.play(action).unwrap();
            let heard = table.events(steps, Perspective::One(Observer::Spectator), Words::None);
            if let (true, Some(heard)) = (drawn && at > version, heard.first()) {
                let event: Value = serde_json::from_str(heard.event.get()).unwrap();
                return json!({"n": 0, "version": version, "seat": heard.seat,
                    "points": heard.points, "ruling": heard.ruling.0, "event": event});
            }
        }
        panic!("nothing was drawn after {version}")
    }
}
