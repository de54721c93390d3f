//! What workers do for the page, without a browser around it.

use std::{
    fmt::{self, Debug, Formatter},
    time::Duration,
};

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use shinar_core::{Observer, Record, Seat, json};
use shinar_engine::Engine;
use shinar_games::Words;
use shinar_play::{
    analysis,
    api::{ChapterFacts, GameFacts, NewTable, Opinion, Replay, ReplayPosition, TableInfo, Tried},
    device::{BotJob, BotWorker, Decided, DeviceTable, DeviceUpdate, StoredEntry},
    facts, replay, try_out,
};

use crate::problem::Failure;

/// A monotonic clock: the time since some fixed point.
type Clock = fn() -> Duration;

/// An engine, a table and a bot, with a source of randomness.
pub struct Door {
    engine: Engine,
    table: Option<DeviceTable>,
    bots: BotWorker,
    rng: ChaCha20Rng,
    clock: Clock,
}

impl Debug for Door {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Door").field("table", &self.table).finish_non_exhaustive()
    }
}

impl Door {
    /// A door with unpredictable bytes, of which 32 are used, and a clock.
    pub fn new(seed: &[u8], clock: Clock) -> Self {
        let mut key = [0; 32];
        key.iter_mut().zip(seed).for_each(|(key, byte)| *key = *byte);
        Self {
            engine: Engine::with_clock(clock),
            table: None,
            bots: BotWorker::default(),
            rng: ChaCha20Rng::from_seed(key),
            clock,
        }
    }

    /// The response to a request of the engine protocol.
    pub fn engine(&mut self, line: &str) -> String {
        self.engine.respond(line.as_bytes()).json.to_string()
    }

    /// All games.
    pub fn games(&self) -> Vec<GameFacts> {
        facts::games()
    }

    /// The rules of a game, in chapters.
    ///
    /// # Errors
    ///
    /// There is no such game.
    pub fn rules(&self, game: &str) -> Result<Vec<ChapterFacts>, Failure> {
        Ok(facts::rules(game)?)
    }

    /// Plays actions from a position.
    ///
    /// # Errors
    ///
    /// The position cannot be, or an action is refused.
    pub fn try_out(&self, game: &str, plan: &str) -> Result<Tried, Failure> {
        Ok(try_out(game, &read(plan)?)?)
    }

    /// A record as a table that can only be looked at.
    ///
    /// # Errors
    ///
    /// The record is damaged.
    pub fn imported(&self, record: &str) -> Result<TableInfo, Failure> {
        Ok(replay::table(&Record::parse(record)?)?)
    }

    /// A record, action by action, as an observer saw it.
    ///
    /// # Errors
    ///
    /// The record is damaged, or there is no such observer.
    pub fn replay(&self, record: &str, observer: &str) -> Result<Replay, Failure> {
        let record = Record::parse(record)?;
        Ok(replay::whole(&record, observer_at(&record, observer)?, Words::None)?)
    }

    /// The position after a number of actions of a record.
    ///
    /// # Errors
    ///
    /// The record is damaged or shorter, or there is no such observer.
    pub fn moment(&self, record: &str, observer: &str, step: u32) -> Result<ReplayPosition, Failure> {
        let record = Record::parse(record)?;
        Ok(replay::position(&record, observer_at(&record, observer)?, Words::None, step)?)
    }

    /// The steps of a record whose decisions an analysis evaluates.
    ///
    /// # Errors
    ///
    /// The record is damaged.
    pub fn decisions(&self, record: &str) -> Result<Vec<u32>, Failure> {
        Ok(analysis::steps(&Record::parse(record)?)?)
    }

    /// The evaluation of the decision of one step; `None` if there was nothing to choose between.
    ///
    /// # Errors
    ///
    /// The record is damaged, or there is no such level.
    pub fn opinion(&self, record: &str, step: u32, level: Option<u8>) -> Result<Option<Opinion>, Failure> {
        let level = level.unwrap_or(analysis::STANDARD_LEVEL);
        Ok(analysis::one(&Record::parse(record)?, step, level)?)
    }

    /// Makes a table and starts its game; `name` is what the person at the device is called.
    ///
    /// # Errors
    ///
    /// The plan is impossible, or one that needs a server.
    pub fn create(&mut self, plan: &str, name: &str, now: i64) -> Result<DeviceUpdate, Failure> {
        let plan: NewTable = read(plan)?;
        let (table, update) = DeviceTable::create(&plan, name, now, &mut self.rng)?;
        self.table = Some(table);
        Ok(update)
    }

    /// Makes the same table again, with everybody one seat further.
    ///
    /// # Errors
    ///
    /// The sheet is damaged.
    pub fn rematch(&mut self, sheet: &str, now: i64) -> Result<DeviceUpdate, Failure> {
        let (table, update) = DeviceTable::rematch(sheet, now, &mut self.rng)?;
        self.table = Some(table);
        Ok(update)
    }

    /// Makes a table that goes on where a record ends.
    ///
    /// # Errors
    ///
    /// The record is damaged, or begins with a position.
    pub fn resume(&mut self, record: &str, now: i64) -> Result<DeviceUpdate, Failure> {
        let (table, update) = DeviceTable::import(&Record::parse(record)?, now, &mut self.rng)?;
        self.table = Some(table);
        Ok(update)
    }

    /// Opens a table as it was stored.
    ///
    /// # Errors
    ///
    /// What was stored is damaged.
    pub fn open(&mut self, sheet: &str, entries: &str, changed: i64) -> Result<TableInfo, Failure> {
        let entries: Vec<StoredEntry> = read(entries)?;
        let table = DeviceTable::open(sheet, &entries, changed)?;
        Ok(self.table.insert(table).info())
    }

    /// The complete state of the table for a client that connects, and the bot that must think.
    ///
    /// # Errors
    ///
    /// There is no table.
    pub fn hello(&mut self, now: i64) -> Result<DeviceUpdate, Failure> {
        Ok(self.table_mut()?.hello(now))
    }

    /// Carries out a client's message. A message that cannot be read is refused, as the server would.
    ///
    /// # Errors
    ///
    /// There is no table, or a change cannot be written.
    pub fn receive(&mut self, message: &str, now: i64) -> Result<DeviceUpdate, Failure> {
        let message = read(message)?;
        Ok(self.table_mut()?.receive(message, now)?)
    }

    /// Carries out what workers have decided for a bot.
    ///
    /// # Errors
    ///
    /// There is no table, or the decision cannot be read.
    pub fn decided(&mut self, job: &str, decisions: &str, now: i64) -> Result<DeviceUpdate, Failure> {
        let (job, decisions): (BotJob, Vec<Decided>) = (read(job)?, read(decisions)?);
        let decision = Decided::join(&job, &decisions, self.rng.next_u64())?;
        let decision = decision.ok_or_else(|| Failure::bad("nothing was decided"))?;
        Ok(self.table_mut()?.decided(&job, &decision, now)?)
    }

    /// The table as lists show it.
    ///
    /// # Errors
    ///
    /// There is no table.
    pub fn info(&self) -> Result<TableInfo, Failure> {
        self.table.as_ref().map(DeviceTable::info).ok_or_else(no_table)
    }

    /// The record of the table so far.
    ///
    /// # Errors
    ///
    /// There is no table.
    pub fn record(&self) -> Result<String, Failure> {
        self.table.as_ref().map(|table| table.record().to_string()).ok_or_else(no_table)
    }

    /// A whole position in JSON that looks like the table's to a seat, drawn at random over what the seat cannot know.
    ///
    /// # Errors
    ///
    /// There is no table, or it has no such seat.
    pub fn sample(&mut self, seat: u8) -> Result<Box<RawValue>, Failure> {
        let table = self.table.as_ref().ok_or_else(no_table)?;
        let sample = table.sample(Seat(seat), &mut self.rng);
        sample.ok_or_else(|| Failure::bad(format!("there is no seat {seat} in this game")))
    }

    /// Lets a bot think as long as its level does.
    ///
    /// # Errors
    ///
    /// The job cannot be read.
    pub fn think(&mut self, job: &str) -> Result<Decided, Failure> {
        let job: BotJob = read(job)?;
        Ok(self.bots.think(&job, self.rng.next_u64(), &self.clock, &mut || false)?)
    }

    fn table_mut(&mut self) -> Result<&mut DeviceTable, Failure> {
        self.table.as_mut().ok_or_else(no_table)
    }
}

fn no_table() -> Failure {
    Failure::bad("no table is open")
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    json::read(text).map_err(|error| Failure::bad(error.to_string()))
}

/// An observer of a record: a seat from 0, or `spectator`.
fn observer_at(record: &Record, text: &str) -> Result<Observer, Failure> {
    match (text, text.parse()) {
        ("spectator", _) => Ok(Observer::Spectator),
        (_, Ok(seat)) if seat < record.players => Ok(Observer::Seat(Seat(seat))),
        _ => Err(Failure::bad(format!(
            "{text:?} is no observer; there are the seats from 0 to {}, and `spectator`",
            record.players.saturating_sub(1)
        ))),
    }
}
