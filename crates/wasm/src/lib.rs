//! The engine inside the page: what Web Workers call.
//!
//! Nothing here is a grammar of its own. Positions, analyses and free play speak the engine protocol of `docs/protocol.md`; tables on the
//! device speak the messages of the server's sockets; everything else takes and returns what the server's routes do. All of it crosses
//! the border as JSON text. [`Door`] has the functions themselves, which know no browser; [`WorkerDoor`] exports them to JavaScript.

mod door;
mod problem;

use std::time::Duration;

use serde::Serialize;
use wasm_bindgen::prelude::*;

pub use crate::{door::Door, problem::Failure};

/// What a worker holds: at most one table, one engine and one bot.
#[wasm_bindgen]
#[derive(Debug)]
pub struct WorkerDoor(Door);

#[wasm_bindgen]
extern "C" {
    /// The time since the worker started, in milliseconds.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;

    /// The time since 1970, in milliseconds.
    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn date_now() -> f64;
}

fn clock() -> Duration {
    Duration::from_secs_f64(performance_now().max(0.0) / 1000.0)
}

fn now() -> i64 {
    date_now() as i64
}

/// The JSON of a result; what is thrown is JSON, too.
fn to_js(result: Result<impl Serialize, Failure>) -> Result<String, JsValue> {
    let json = result.and_then(|value| serde_json::to_string(&value).map_err(Failure::from));
    json.map_err(|failure| JsValue::from_str(&failure.to_json()))
}

#[wasm_bindgen]
impl WorkerDoor {
    /// A door with 32 unpredictable bytes, from which all shuffles and ids follow.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: &[u8]) -> Self {
        Self(Door::new(seed, clock))
    }

    /// A request of the engine protocol.
    pub fn engine(&mut self, line: &str) -> String {
        self.0.engine(line)
    }

    /// All games.
    pub fn games(&self) -> Result<String, JsValue> {
        to_js(Ok(self.0.games()))
    }

    /// The rules of a game.
    pub fn rules(&self, game: &str) -> Result<String, JsValue> {
        to_js(self.0.rules(game))
    }

    /// Plays actions from a position.
    #[wasm_bindgen(js_name = tryOut)]
    pub fn try_out(&self, game: &str, plan: &str) -> Result<String, JsValue> {
        to_js(self.0.try_out(game, plan))
    }

    /// A record as a table that is over.
    pub fn imported(&self, record: &str) -> Result<String, JsValue> {
        to_js(self.0.imported(record))
    }

    /// A record, action by action.
    pub fn replay(&self, record: &str, observer: &str) -> Result<String, JsValue> {
        to_js(self.0.replay(record, observer))
    }

    /// A position of a record.
    pub fn moment(&self, record: &str, observer: &str, step: u32) -> Result<String, JsValue> {
        to_js(self.0.moment(record, observer, step))
    }

    /// The steps of a record that an analysis evaluates.
    pub fn decisions(&self, record: &str) -> Result<String, JsValue> {
        to_js(self.0.decisions(record))
    }

    /// The evaluation of one of these steps.
    pub fn opinion(&self, record: &str, step: u32, level: Option<u8>) -> Result<String, JsValue> {
        to_js(self.0.opinion(record, step, level))
    }

    /// Makes a table, and keeps it.
    pub fn create(&mut self, plan: &str, name: &str) -> Result<String, JsValue> {
        to_js(self.0.create(plan, name, now()))
    }

    /// Makes the same table again with everybody one seat further, and keeps it.
    pub fn rematch(&mut self, sheet: &str) -> Result<String, JsValue> {
        to_js(self.0.rematch(sheet, now()))
    }

    /// Makes a table that goes on where a record ends, and keeps it.
    pub fn resume(&mut self, record: &str) -> Result<String, JsValue> {
        to_js(self.0.resume(record, now()))
    }

    /// Opens a stored table, and keeps it.
    pub fn open(&mut self, sheet: &str, entries: &str, changed: f64) -> Result<String, JsValue> {
        to_js(self.0.open(sheet, entries, changed as i64))
    }

    /// The complete state of the table for a client that connects.
    pub fn hello(&mut self) -> Result<String, JsValue> {
        to_js(self.0.hello(now()))
    }

    /// A client's message to the table.
    pub fn receive(&mut self, message: &str) -> Result<String, JsValue> {
        to_js(self.0.receive(message, now()))
    }

    /// What one or several workers decided for a bot of the table.
    pub fn decided(&mut self, job: &str, decisions: &str) -> Result<String, JsValue> {
        to_js(self.0.decided(job, decisions, now()))
    }

    /// The table as lists show it.
    pub fn info(&self) -> Result<String, JsValue> {
        to_js(self.0.info())
    }

    /// The record of the table so far.
    pub fn record(&self) -> Result<String, JsValue> {
        to_js(self.0.record())
    }

    /// A position that looks like the table's to a seat.
    pub fn sample(&mut self, seat: u8) -> Result<String, JsValue> {
        to_js(self.0.sample(seat))
    }

    /// Lets a bot think.
    pub fn think(&mut self, job: &str) -> Result<String, JsValue> {
        to_js(self.0.think(job))
    }
}
