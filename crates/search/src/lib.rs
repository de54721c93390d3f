//! Opponents for any game.
//!
//! A bot thinks from its own *view* and never sees a true state: whatever it needs to know beyond the view it
//! samples with [`Game::determinize`](shinar_core::Game::determinize). Bots read no clock; who asks them says when
//! to stop.

pub mod analysis;
mod bot;
mod crew;
mod greedy;
mod ismcts;
mod level;
mod spec;
mod thinker;
mod tree;

pub use bot::{Bot, Decision, RandomBot, Stop};
pub use crew::Crew;
pub use greedy::Greedy;
pub use ismcts::{Ismcts, Settings};
pub use level::{LEVELS, Level};
pub use spec::{BotSpec, Budget, NoBot, Time};
pub use thinker::{Clock, Thinker};
