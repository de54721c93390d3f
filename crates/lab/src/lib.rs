//! What researchers need beside a table: many games at once, states that are stepped by number, matches, data sets.
//!
//! This is the Rust side of the Python package `shinar` (`crates/python`), which only translates. Everything here works for
//! any game by its id and is compiled for each of them, so that nothing is looked up on the way.

mod arena;
mod batch;
mod bots;
mod dataset;
mod error;
mod state;
pub mod training;

pub use arena::{
    Competitor, Match, Outsider, Weights, arena, learn_weights, ordered_weights, seconds, tune_weights,
    weights,
};
pub use batch::{AnyBatch, BatchSettings, Rewards, Rows, batch};
pub use bots::{AnyBot, Question, Thought, bot};
pub use dataset::{
    DatasetSettings, Parts, SCHEMA, SCHEMA_VERSION, Survey, Written, dataset_part, survey, write_dataset,
};
pub use error::LabError;
pub use shinar_arena::{
    GameResult, Standing,
    learn::{Learning, LogLoss, Stage},
    standings,
    tune::Tuning,
};
pub use state::{AnyState, new_state, state_from_position, state_from_record};
