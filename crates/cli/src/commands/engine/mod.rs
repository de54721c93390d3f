//! `shinar engine`: the JSON-lines protocol of `docs/protocol.md`.
//!
//! One request per line, one answer per line. Whatever comes in, the answer is a line and the engine goes on.

mod refusal;

use std::{
    io::{BufRead, Read, stdin},
    time::Instant,
};

use rand_pcg::Pcg64Mcg;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use shinar_core::{Actor, Observer, Record, play};
use shinar_games::{Listener, Mind, Move, Table, Words, all, new_table, table_from_record, table_from_setup};
use shinar_search::BotSpec;

use self::refusal::{Refusal, bad_request, refusal, simple, with_id};
use super::{games, texts};
use crate::output::Output;

/// The longest line that is read; a longer one is refused.
const LONGEST: u64 = 4 << 20;

pub(crate) fn run(out: &mut Output) -> anyhow::Result<bool> {
    let mut input = stdin().lock();
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(true);
        }
        if read as u64 == LONGEST && line.last() != Some(&b'\n') {
            skip_line(&mut input)?;
            out.json(&refusal(
                &Value::Null,
                &bad_request(format!("a line may have {LONGEST} bytes at most")),
            ))?;
            out.flush()?;
            continue;
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let (answer, quit) = engine.answer(&line);
        out.json(&answer)?;
        out.flush()?;
        if quit {
            return Ok(true);
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

/// A request; `id` is given back with the answer.
#[derive(Deserialize)]
struct Request {
    #[serde(default)]
    id: Value,
    #[serde(flatten)]
    command: Command,
}

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum Command {
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
    Quit {},
}

fn yes() -> bool {
    true
}

fn spectator() -> Observer {
    Observer::Spectator
}

#[derive(Default)]
struct Engine {
    table: Option<Box<dyn Table>>,
    /// Whether events come with a sentence.
    words: Words,
    /// Lets chance fall by itself, if a seed was given.
    rng: Option<Pcg64Mcg>,
    /// The last bot asked to think, with its name: it may go on from its last thought.
    mind: Option<(BotSpec, u64, Box<dyn Mind>)>,
}

impl Engine {
    /// The answer to a line, and whether to stop.
    fn answer(&mut self, line: &[u8]) -> (Value, bool) {
        // The id is read apart, so that a request that cannot be understood still gets its id back.
        let loose: Result<Value, _> = serde_json::from_slice(line);
        let loose = match loose {
            Ok(value) => value,
            Err(error) => return (refusal(&Value::Null, &simple("json", error.to_string())), false),
        };
        let id = loose.get("id").cloned().unwrap_or_default();
        let request: Request = match serde_json::from_value(loose) {
            Ok(request) => request,
            Err(error) => return (refusal(&id, &bad_request(error.to_string())), false),
        };
        let quit = matches!(request.command, Command::Quit {});
        let answer = match self.execute(request.command) {
            Ok(mut answer) => {
                answer.insert("ok".to_owned(), json!(true));
                with_id(&request.id, Value::Object(answer))
            }
            Err(error) => refusal(&request.id, &error),
        };
        (answer, quit)
    }

    fn execute(&mut self, command: Command) -> Result<Map<String, Value>, Refusal> {
        match command {
            Command::Games {} => {
                Ok(object(json!({"games": all().iter().map(games::describe).collect::<Vec<_>>()})))
            }
            Command::New { game, players, options, seed, words } => {
                let options = pairs(&options)?;
                self.begin(new_table(&game, players, &options, vec![])?, seed, words)
            }
            Command::Setup { game, position, seed, words } => {
                let text = position_text(&position)?;
                self.begin(table_from_setup(&game, &text, vec![])?, seed, words)
            }
            Command::Load { record, words } => {
                let record = Record::parse(&record)?;
                self.begin(table_from_record(&record)?, None, words)
            }
            Command::Legal { typed } => {
                let table = self.table()?;
                let actor = table.actor();
                Ok(object(match typed {
                    true => json!({"actor": actor, "moves": table.choices()}),
                    false => json!({"actor": actor, "actions": texts(&table.legal())}),
                }))
            }
            Command::Apply { action } => {
                let one = self.read(&action)?;
                let table = self.table()?;
                let from = table.steps();
                table.play(one)?;
                self.outcome(from)
            }
            Command::Preview { action, seed } => self.preview(&action, seed.unwrap_or(0)),
            Command::Chance { seed } => {
                let from = self.table()?.steps();
                if let Some(seed) = seed {
                    self.rng = Some(play::stream(seed, 0));
                }
                if self.rng.is_none() {
                    return Err(bad_request("give a seed: chance falls by itself only with one"));
                }
                self.outcome(from)
            }
            Command::View { seat } => {
                let table = self.table()?;
                if let Observer::Seat(seat) = seat
                    && seat.0 >= table.players()
                {
                    return Err(bad_request(format!("there is no {seat} in a game of {}", table.players())));
                }
                Ok(object(json!({"view": table.view(seat)})))
            }
            Command::State {} => {
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
            Command::Undo { to } => self.undo(to),
            Command::Text {} => {
                let table = self.table()?;
                let board = table.picture(Observer::Spectator, false);
                Ok(object(json!({"position": table.setup_text(), "board": board})))
            }
            Command::Parse { action, game, position } => self.parse(action, game, position),
            Command::Record {} => Ok(object(json!({"record": self.table()?.record().to_string()}))),
            Command::Think { bot, seed } => {
                let bot = bot.parse::<BotSpec>().map_err(|error| bad_request(error.to_string()))?;
                self.think(bot, seed.unwrap_or(0))
            }
            Command::Hint {} => self.think(BotSpec::HINT, 0),
            Command::Quit {} => Ok(Map::new()),
        }
    }

    fn table(&mut self) -> Result<&mut Box<dyn Table>, Refusal> {
        self.table
            .as_mut()
            .ok_or_else(|| simple("no_table", "there is no game yet; begin with `new` or `setup`"))
    }

    /// Reads an action: its text, or itself in the game's own shape.
    fn read(&mut self, action: &Value) -> Result<Move, Refusal> {
        let table = self.table()?;
        Ok(match action {
            Value::String(text) => table.parse(text)?,
            action => table.read(action)?,
        })
    }

    /// Begins with a table, and lets chance fall if a seed was given.
    fn begin(
        &mut self,
        table: Box<dyn Table>,
        seed: Option<u64>,
        words: bool,
    ) -> Result<Map<String, Value>, Refusal> {
        let from = table.steps();
        self.table = Some(table);
        self.mind = None;
        self.words = if words { Words::English } else { Words::None };
        self.rng = seed.map(|seed| play::stream(seed, 0));
        self.outcome(from)
    }

    /// Lets chance fall, and answers what happened since a step.
    fn outcome(&mut self, from: usize) -> Result<Map<String, Value>, Refusal> {
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
            "events": table.heard(from, Listener::Omniscient, words),
        })))
    }

    /// What an action would bring, as far as the seat that decides can know.
    fn preview(&mut self, action: &Value, seed: u64) -> Result<Map<String, Value>, Refusal> {
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
    fn undo(&mut self, to: Option<usize>) -> Result<Map<String, Value>, Refusal> {
        let automatic = self.rng.is_some();
        let table = self.table()?;
        let steps = table.steps();
        match to {
            Some(to) if to > steps => return Err(bad_request(format!("there are only {steps} actions"))),
            Some(to) => table.rewind(to),
            None if steps == 0 => return Err(simple("nothing_to_undo", "no action was taken yet")),
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
    fn think(&mut self, bot: BotSpec, seed: u64) -> Result<Map<String, Value>, Refusal> {
        let table = self.table()?;
        let Actor::Seat(seat) = table.actor() else { return Err(nobody_decides(table.actor())) };
        let look = table.look(seat);
        if self.mind.as_ref().is_none_or(|(last, last_seed, _)| (*last, *last_seed) != (bot, seed)) {
            let mind = self.table()?.mind(bot, seed, 1.0);
            self.mind = Some((bot, seed, mind));
        }
        let Some((_, _, mind)) = &mut self.mind else { return Err(bad_request("no bot")) };
        let start = Instant::now();
        let idea = mind.decide(&look, true, &|| start.elapsed(), &mut || false);
        let idea = idea.ok_or_else(|| simple("nobody_decides", "there is nothing to decide"))?;
        Ok(object(json!({
            "seat": seat,
            "bot": bot.to_string(),
            "action": idea.action.text(),
            "evaluation": idea.shares,
            "line": texts(&idea.line),
            "iterations": idea.iterations,
            "milliseconds": start.elapsed().as_millis() as u64,
        })))
    }

    fn parse(
        &mut self,
        action: Option<Value>,
        game: Option<String>,
        position: Option<Value>,
    ) -> Result<Map<String, Value>, Refusal> {
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

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// Options as text; JSON's true and false stand for yes and no.
fn pairs(options: &Map<String, Value>) -> Result<Vec<(String, String)>, Refusal> {
    let pair = |(key, value): (&String, &Value)| {
        let text = match value {
            Value::Bool(value) => shinar_core::yes_no(*value).to_owned(),
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            _ => return Err(bad_request(format!("option {key}: a text, a number, true or false"))),
        };
        Ok((key.clone(), text))
    };
    options.iter().map(pair).collect()
}

/// A position given as a JSON object or as text.
fn position_text(position: &Value) -> Result<String, Refusal> {
    match position {
        Value::Null => Ok("{}".to_owned()),
        Value::Object(_) => Ok(position.to_string()),
        Value::String(text) => Ok(text.clone()),
        _ => Err(bad_request("a position is a JSON object or its one-line text")),
    }
}

fn nobody_decides(actor: Actor) -> Refusal {
    simple("nobody_decides", format!("the actor is {actor}; no player decides now"))
}
