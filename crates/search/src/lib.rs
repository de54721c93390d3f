//! Opponents for any game.
//!
//! A bot decides from its own *view* and never sees a true state: whatever it needs beyond the view it
//! samples with [`GameView::determinize`](shinar_core::GameView::determinize). Bots read no clock; the caller says when
//! to stop.
//!
//! One word, one meaning:
//! - a [`Bot`] is an algorithm that decides from a view: [`RandomBot`], [`Greedy`], [`Ismcts`];
//! - a [`BotSpec`] is the name of a bot, a [`Level`] one of the six that people choose from;
//! - a [`Thinker`] is a bot at a table, with its own random generator and a time limit;
//! - a [`Decision`] is what a bot chooses, an [`Opinion`](analysis::Opinion) a search's verdict on an action that was taken.
//!
//! A *share* is a share of the victory: the win probability of a seat, where players who win together share. A *pv* is a principal
//! variation, an *iteration* one simulation of the search.
//!
//! ```
//! use std::time::Duration;
//!
//! use shinar_babylonia::{Babylonia, View};
//! use shinar_core::{Observer, play, prelude::*};
//! use shinar_search::Thinker;
//!
//! // Two bots play ten actions; chance draws in between.
//! let mut state = Babylonia::new_game(2, &Default::default())?;
//! let mut rng = play::stream(1, 0);
//! let bots = ["greedy", "ismcts:20"];
//! let mut players = Vec::new();
//! for (name, stream) in bots.into_iter().zip(1..) {
//!     players.push(Thinker::<Babylonia>::new(name.parse()?, play::stream(1, stream), 1.0));
//! }
//! for _ in 0..10 {
//!     play::settle_chance::<Babylonia>(&mut state, &mut rng);
//!     let Some(seat) = state.actor().seat() else { break };
//!     let view = View::of(&state, Observer::Seat(seat));
//!     let decision = players[seat.index()].think(&view, true, &|| Duration::ZERO, &mut || false);
//!     Babylonia::apply(&mut state, decision.expect("a seat decides").action, &mut ())?;
//! }
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
mod bot;
mod greedy;
mod ismcts;
mod knowledge;
mod legal_set;
mod level;
#[cfg(not(target_family = "wasm"))]
pub mod network;
mod parallel;
mod settings;
mod softmax;
mod spec;
mod stats;
mod thinker;
mod tree;
mod tree_search;

pub use bot::{Bot, Decision, Halt, Lead, RandomBot, Stop, Visited};
pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use knowledge::{Judgement, Knowledge};
pub use level::{LEVELS, Level};
pub use settings::SearchSettings;
pub use spec::{BotSpec, Budget, NoBot, Time};
pub use stats::elect;
pub use thinker::{Thinker, TimeSource};
