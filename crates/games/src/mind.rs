//! Bots for tables of any game.

use std::any::Any;

use serde::Serialize;
use shinar_core::{Heuristic, PerSeat};
use shinar_search::{Clock, Stop, Thinker};

use crate::moves::{Move, Moves};

/// What one seat sees, for a bot that knows the game. Nothing else of a table reaches a bot.
pub struct Look(Box<dyn Any + Send>);

impl std::fmt::Debug for Look {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Look")
    }
}

impl Look {
    pub(crate) fn new<V: Send + 'static>(view: V) -> Self {
        Self(Box::new(view))
    }
}

/// A decision of a bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Idea {
    /// The action chosen.
    pub action: Move,
    /// The share of the victory each seat may expect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shares: Option<PerSeat<f32>>,
    /// What is likely to follow, the action first.
    pub line: Vec<Move>,
    /// How many positions were looked into.
    pub iterations: u32,
}

/// A bot at a table of any game.
pub trait Mind: Send {
    /// Decides from what its seat sees; `None` if there is nothing to decide, or if the look is one at another game.
    ///
    /// `new_turn`: somebody else decided since the last time. `cancelled` may stop it early.
    fn decide(&mut self, look: &Look, new_turn: bool, clock: Clock<'_>, cancelled: Stop<'_>) -> Option<Idea>;
}

impl<G: Heuristic> Mind for Thinker<G> {
    fn decide(&mut self, look: &Look, new_turn: bool, clock: Clock<'_>, cancelled: Stop<'_>) -> Option<Idea> {
        let view = look.0.downcast_ref::<G::View>()?;
        let decision = self.think(view, new_turn, clock, cancelled)?;
        let moves = Moves::<G>::new();
        Some(Idea {
            action: moves.of(decision.action),
            shares: decision.shares,
            line: decision.line.into_iter().map(|action| moves.of(action)).collect(),
            iterations: decision.iterations,
        })
    }
}
