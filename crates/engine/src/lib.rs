//! The engine protocol of `docs/protocol.md`: a request is a line of JSON, and so is its response.
//!
//! Whatever comes in, there is a response, and the [`Engine`] goes on. It neither reads nor writes anything itself:
//! `shinar engine` is this library with standard input and output around it.
//!
//! ```
//! use shinar_engine::Engine;
//!
//! let mut engine = Engine::default();
//! let begun = engine.respond(br#"{"cmd": "new", "game": "babylonia", "players": 2, "seed": 7}"#);
//! assert_eq!(begun.json["ok"], true);
//! let refused = engine.respond(br#"{"cmd": "apply", "action": "place farmer 0,0"}"#);
//! assert_eq!(refused.json["ok"], false);
//! assert!(engine.respond(br#"{"cmd": "quit"}"#).quit);
//! ```

mod error;
mod games;

use std::{
    fmt::{self, Debug, Formatter},
    time::{Duration, Instant},
};

use rand_pcg::Pcg64Mcg;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use shinar_core::{Actor, Observer, Record, Seat, json, play};
use shinar_games::{
    Move, Perspective, Table, TableBot, TableSearch, Words, all, new_table, table_from_record,
    table_from_setup,
};
use shinar_search::BotSpec;

use self::error::{ProtocolError, bad_request, error_response, simple, with_id};
pub use self::games::describe;

/// The longest line that an engine should be given, in bytes.
pub const LONGEST: u64 = 4 << 20;

/// What a request asks for, named by its field `cmd`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Games {},
    New {
        game: String,
        players: u8,
        #[serde(default)]
        options: Map<String, Value>,
        #[serde(default)]
        seed: Option<u64>,
        #[serde(default = "yes")]
        words: bool,
    },
    Setup {
        game: String,
        #[serde(default)]
        position: Value,
        #[serde(default)]
        seed: Option<u64>,
        #[serde(default = "yes")]
        words: bool,
    },
    Load {
        record: String,
        #[serde(default = "yes")]
        words: bool,
    },
    Legal {
        #[serde(default)]
        typed: bool,
    },
    Apply {
        action: Value,
    },
    Preview {
        action: Value,
        #[serde(default)]
        seed: Option<u64>,
    },
    Chance {
        #[serde(default)]
        seed: Option<u64>,
    },
    View {
        #[serde(default = "spectator")]
        seat: Observer,
    },
    State {},
    Undo {
        #[serde(default)]
        to: Option<usize>,
    },
    Text {},
    Parse {
        #[serde(default)]
        action: Option<Value>,
        #[serde(default)]
        game: Option<String>,
        #[serde(default)]
        position: Option<Value>,
    },
    Record {},
    Think {
        bot: String,
        #[serde(default)]
        seed: Option<u64>,
    },
    Hint {},
    Search {
        milliseconds: u32,
        #[serde(default)]
        seed: u64,
    },
    Sample {
        seat: Seat,
        #[serde(default)]
        seed: u64,
    },
    Quit {},
}

fn yes() -> bool {
    true
}

fn spectator() -> Observer {
    Observer::Spectator
}

/// What an engine says to a request.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// The line to send back.
    pub json: Value,
    /// Whether the request was `quit`, and nothing more will be asked.
    pub quit: bool,
}

/// A game with its bot and its random numbers, as one program uses them over the protocol.
pub struct Engine {
    table: Option<Box<dyn Table>>,
    /// Whether events come with a sentence.
    words: Words,
    /// Makes the draws, if a seed was given.
    rng: Option<Pcg64Mcg>,
    /// The last bot asked, with its name and seed: it may continue from its last search.
    bot: Option<(BotSpec, u64, Box<dyn TableBot>)>,
    /// The search that grows with every request, and its seed.
    search: Option<(u64, Box<dyn TableSearch>)>,
    clock: Box<dyn Fn() -> Duration + Send + Sync>,
}

impl Default for Engine {
    /// An engine that measures thinking times with the system's clock.
    fn default() -> Self {
        let start = Instant::now();
        Self::with_clock(move || start.elapsed())
    }
}

impl Debug for Engine {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("steps", &self.table.as_ref().map(|table| table.steps()))
            .finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine with a clock of its own, for places where the standard library has none.
    pub fn with_clock(clock: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self {
            table: None,
            words: Words::default(),
            rng: None,
            bot: None,
            search: None,
            clock: Box::new(clock),
        }
    }

    /// The response to a line.
    pub fn respond(&mut self, line: &[u8]) -> Response {
        let (id, request) = read_request(line);
        let quit = matches!(request, Ok(Request::Quit {}));
        let json = match request.and_then(|request| self.execute(request)) {
            Ok(mut fields) => {
                fields.insert("ok".to_owned(), json!(true));
                with_id(&id, Value::Object(fields))
            }
            Err(error) => error_response(&id, &error),
        };
        Response { json, quit }
    }

    /// The response to a line that was too long to be read.
    pub fn too_long() -> Response {
        let error = bad_request(format!("a line may have {LONGEST} bytes at most"));
        Response { json: error_response(&Value::Null, &error), quit: false }
    }

    fn execute(&mut self, request: Request) -> Result<Map<String, Value>, ProtocolError> {
        match request {
            Request::Games {} => Ok(object(json!({"games": all().iter().map(describe).collect::<Vec<_>>()}))),
            Request::New { game, players, options, seed, words } => {
                let options = pairs(&options)?;
                self.begin(new_table(&game, players, &options, vec![])?, seed, words)
            }
            Request::Setup { game, position, seed, words } => {
                let text = position_text(&position)?;
                self.begin(table_from_setup(&game, &text, vec![])?, seed, words)
            }
            Request::Load { record, words } => {
                let record = Record::parse(&record)?;
                self.begin(table_from_record(&record)?, None, words)
            }
            Request::Legal { typed } => {
                let table = self.table()?;
                let actor = table.actor();
                Ok(object(match typed {
                    true => json!({"actor": actor, "moves": table.choices()}),
                    false => json!({"actor": actor, "actions": texts(&table.legal())}),
                }))
            }
            Request::Apply { action } => {
                let one = self.read(&action)?;
                let table = self.table()?;
                let from = table.steps();
                table.play(one)?;
                self.outcome(from)
            }
            Request::Preview { action, seed } => self.preview(&action, seed.unwrap_or(0)),
            Request::Chance { seed } => {
                let from = self.table()?.steps();
                if let Some(seed) = seed {
                    self.rng = Some(play::stream(seed, 0));
                }
                if self.rng.is_none() {
                    return Err(bad_request("give a `seed`: the engine makes draws only with one"));
                }
                self.outcome(from)
            }
            Request::View { seat } => {
                let table = self.table()?;
                if let Observer::Seat(seat) = seat {
                    has_seat(table.as_ref(), seat)?;
                }
                Ok(object(json!({"view": table.view(seat)})))
            }
            Request::State {} => {
                let table = self.table()?;
                Ok(object(json!({
                    "game": table.info().id,
                    "players": table.players(),
                    "actor": table.actor(),
                    "steps": table.steps(),
                    "scores": table.scores(),
                    "ranking": table.ranking(),
                    "over": table.actor() == Actor::Over,
                    "end": table.end_reason(),
                    "position": table.setup(),
                })))
            }
            Request::Undo { to } => self.undo(to),
            Request::Text {} => {
                let table = self.table()?;
                let board = table.picture(Observer::Spectator, false);
                Ok(object(json!({"position": table.setup_text(), "board": board})))
            }
            Request::Parse { action, game, position } => self.parse(action, game, position),
            Request::Record {} => Ok(object(json!({"record": self.table()?.record().to_string()}))),
            Request::Think { bot, seed } => {
                let bot = bot.parse::<BotSpec>().map_err(|error| bad_request(error.to_string()))?;
                self.think(bot, seed.unwrap_or(0))
            }
            Request::Hint {} => self.think(BotSpec::HINT, 0),
            Request::Search { milliseconds, seed } => self.search(milliseconds, seed),
            Request::Sample { seat, seed } => {
                let table = self.table()?;
                has_seat(table.as_ref(), seat)?;
                Ok(object(json!({"position": table.sample(seat, &mut play::stream(seed, 0))})))
            }
            Request::Quit {} => Ok(Map::new()),
        }
    }

    fn table(&mut self) -> Result<&mut Box<dyn Table>, ProtocolError> {
        self.table
            .as_mut()
            .ok_or_else(|| simple("no_table", "there is no game yet; begin with `new` or `setup`"))
    }

    /// Reads an action: its text, or itself in the game's own shape.
    fn read(&mut self, action: &Value) -> Result<Move, ProtocolError> {
        let table = self.table()?;
        Ok(match action {
            Value::String(text) => table.parse(text)?,
            action => table.read(action)?,
        })
    }

    /// Starts with a table, and makes the draws that are due if a seed was given.
    fn begin(
        &mut self,
        table: Box<dyn Table>,
        seed: Option<u64>,
        words: bool,
    ) -> Result<Map<String, Value>, ProtocolError> {
        let from = table.steps();
        self.table = Some(table);
        self.bot = None;
        self.search = None;
        self.words = if words { Words::English } else { Words::None };
        self.rng = seed.map(|seed| play::stream(seed, 0));
        self.outcome(from)
    }

    /// Makes the draws that are due, and reports what has happened since a step.
    fn outcome(&mut self, from: usize) -> Result<Map<String, Value>, ProtocolError> {
        if let (Some(rng), Some(table)) = (&mut self.rng, &mut self.table) {
            while table.actor() == Actor::Chance {
                let Some(drawn) = table.draw(rng) else { break };
                table.play(drawn)?;
            }
        }
        let words = self.words;
        let table = self.table()?;
        Ok(object(json!({
            "actor": table.actor(),
            "steps": table.steps(),
            "scores": table.scores(),
            "events": table.events(from, Perspective::Omniscient, words),
        })))
    }

    /// The effects of an action, as far as the seat that decides can know them.
    fn preview(&mut self, action: &Value, seed: u64) -> Result<Map<String, Value>, ProtocolError> {
        let (one, words) = (self.read(action)?, self.words);
        let table = self.table()?;
        let Actor::Seat(seat) = table.actor() else { return Err(nobody_decides(table.actor())) };
        let foresight = table.preview(seat, one, words, &mut play::stream(seed, 0))?;
        let mut answer = object(json!(foresight));
        answer.insert("seat".to_owned(), json!(seat));
        answer.insert("action".to_owned(), json!(one.text()));
        Ok(answer)
    }

    /// Takes actions back: to a number of steps, or to the last decision of a player.
    fn undo(&mut self, to: Option<usize>) -> Result<Map<String, Value>, ProtocolError> {
        let automatic = self.rng.is_some();
        let table = self.table()?;
        let steps = table.steps();
        match to {
            Some(to) if to > steps => {
                return Err(bad_request(format!("`to`: there are only {steps} actions")));
            }
            Some(to) => table.rewind(to),
            None if steps == 0 => return Err(simple("nothing_to_undo", "no action has been taken yet")),
            None => {
                table.rewind(steps - 1);
                while automatic && table.actor() == Actor::Chance && table.steps() > 0 {
                    table.rewind(table.steps() - 1);
                }
            }
        }
        Ok(object(json!({"actor": table.actor(), "steps": table.steps()})))
    }

    /// Asks a bot for the seat that decides now.
    fn think(&mut self, spec: BotSpec, seed: u64) -> Result<Map<String, Value>, ProtocolError> {
        let table = self.table()?;
        let Actor::Seat(seat) = table.actor() else { return Err(nobody_decides(table.actor())) };
        let view = table.seat_view(seat);
        if self.bot.as_ref().is_none_or(|(last, last_seed, _)| (*last, *last_seed) != (spec, seed)) {
            let bot = self.table()?.bot(spec, seed, 1.0);
            self.bot = Some((spec, seed, bot));
        }
        let Some((_, _, bot)) = &mut self.bot else { return Err(bad_request("no bot")) };
        let start = (self.clock)();
        let elapsed = || (self.clock)().saturating_sub(start);
        let idea = bot.decide(&view, true, &elapsed, &mut || false);
        let idea = idea.ok_or_else(|| simple("nobody_decides", "there is nothing to decide"))?;
        Ok(object(json!({
            "seat": seat,
            "bot": spec.to_string(),
            "action": idea.action.text(),
            "evaluation": idea.shares,
            "line": texts(&idea.pv),
            "iterations": idea.iterations,
            "milliseconds": elapsed().as_millis() as u64,
        })))
    }

    /// Searches the position for some time more, from where the last request stopped if it is still the same.
    fn search(&mut self, milliseconds: u32, seed: u64) -> Result<Map<String, Value>, ProtocolError> {
        let table = self.table()?;
        let Actor::Seat(seat) = table.actor() else { return Err(nobody_decides(table.actor())) };
        let view = table.seat_view(seat);
        let started = self.search.take().filter(|(of, _)| *of == seed);
        let mut search = match started {
            Some((_, search)) => search,
            None => self.table()?.search(seed),
        };
        let start = (self.clock)();
        let limit = Duration::from_millis(milliseconds.into());
        let found = search.look(&view, &mut || (self.clock)().saturating_sub(start) >= limit);
        self.search = Some((seed, search));
        let found = found.ok_or_else(|| simple("nobody_decides", "there is nothing to decide"))?;
        Ok(object(json!({
            "seat": seat,
            "evaluation": found.shares,
            "moves": found.visits,
            "line": found.pv,
            "iterations": found.iterations,
        })))
    }

    fn parse(
        &mut self,
        action: Option<Value>,
        game: Option<String>,
        position: Option<Value>,
    ) -> Result<Map<String, Value>, ProtocolError> {
        match (action, position) {
            (Some(action), None) => {
                let one = self.read(&action)?;
                Ok(object(json!({"action": one.text(), "index": one.index(), "move": one})))
            }
            (None, Some(position)) => {
                let game = match game {
                    Some(game) => game,
                    None => self.table()?.info().id.to_owned(),
                };
                let table = table_from_setup(&game, &position_text(&position)?, vec![])?;
                Ok(object(json!({"position": table.setup(), "text": table.setup_text()})))
            }
            _ => Err(bad_request("`parse` takes an action or a position")),
        }
    }
}

/// Fails unless a table has the seat.
fn has_seat(table: &dyn Table, seat: Seat) -> Result<(), ProtocolError> {
    match seat.0 < table.players() {
        true => Ok(()),
        false => Err(bad_request(format!("there is no {seat} in a game of {}", table.players()))),
    }
}

/// Reads a line: the id of the request, which comes back even if the rest cannot be understood, and what it asks for.
fn read_request(line: &[u8]) -> (Value, Result<Request, ProtocolError>) {
    let id_of = |request: &Value| request.get("id").cloned().unwrap_or_default();
    let Ok(text) = str::from_utf8(line) else {
        return (Value::Null, Err(simple("json", "the line is no UTF-8 text")));
    };
    match json::parse(text) {
        Ok(Value::Object(mut fields)) => {
            let id = fields.shift_remove("id").unwrap_or_default();
            (id, json::from_variant(fields, "cmd").map_err(bad_request))
        }
        Ok(_) => (Value::Null, Err(bad_request("a request is an object such as {\"cmd\": \"games\"}"))),
        Err(error) => match serde_json::from_str(text) {
            // JSON it is, but with a key given twice.
            Ok(request) => (id_of(&request), Err(bad_request(error.message))),
            Err(_) => {
                let message = format!("column {}: {}", error.column, error.message);
                (Value::Null, Err(simple("json", message)))
            }
        },
    }
}

/// The texts of moves.
fn texts(moves: &[Move]) -> Vec<&'static str> {
    moves.iter().map(|one| one.text()).collect()
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// Options as text; JSON's true and false stand for yes and no.
fn pairs(options: &Map<String, Value>) -> Result<Vec<(String, String)>, ProtocolError> {
    let pair = |(key, value): (&String, &Value)| {
        let text = match value {
            Value::Bool(value) => shinar_core::yes_no(*value).to_owned(),
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            _ => {
                return Err(bad_request(format!(
                    "`options.{key}`: expected a text, a number, true or false"
                )));
            }
        };
        Ok((key.clone(), text))
    };
    options.iter().map(pair).collect()
}

/// A position given as a JSON object or as text.
fn position_text(position: &Value) -> Result<String, ProtocolError> {
    match position {
        Value::Null => Ok("{}".to_owned()),
        Value::Object(_) => Ok(position.to_string()),
        Value::String(text) => Ok(text.clone()),
        _ => Err(bad_request("`position`: expected an object or one-line text")),
    }
}

fn nobody_decides(actor: Actor) -> ProtocolError {
    simple("nobody_decides", format!("the actor is {actor}; no player decides now"))
}
