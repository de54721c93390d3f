//! Opponents for any game.
//!
//! A bot thinks from its own *view* and never sees a true state: whatever it needs to know beyond the view it
//! samples with [`Game::determinize`](shinar_core::Game::determinize). Bots read no clock; the caller says when
//! to stop.
//!
//! One word, one meaning:
//! - a [`Bot`] decides, from a view and as often as it is asked: [`RandomBot`], [`Greedy`], [`Ismcts`];
//! - a [`BotSpec`] is the name of a bot, a [`Level`] one of the six that people choose from;
//! - a [`Thinker`] is a bot at a table, with its generator and its time;
//! - a [`Decision`] is a bot's answer, an [`Opinion`](analysis::Opinion) what a search thinks of an action that was taken.
//!
//! A *share* is a share of the victory: the win probability of a seat, where players who win together share. A *line* is a principal
//! variation, an *iteration* one simulation of the search.

pub mod analysis;
mod bot;
mod greedy;
mod ismcts;
mod legal_set;
mod level;
mod parallel;
mod settings;
mod softmax;
mod spec;
mod stats;
mod thinker;
mod tree;
mod tree_search;

pub use bot::{Bot, Decision, RandomBot, Stop};
pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use level::{LEVELS, Level};
pub use settings::Settings;
pub use spec::{BotSpec, Budget, NoBot, Time};
pub use thinker::{Clock, Thinker};
