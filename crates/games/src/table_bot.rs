//! Bots at tables of any game.

use std::any::Any;

use serde::Serialize;
use shinar_core::{Heuristic, PerSeat};
use shinar_search::{Stop, Thinker, TimeSource};

use crate::moves::{Move, Moves};

/// The view of one seat, for a bot. Nothing else of a table reaches a bot.
pub struct SeatView(Box<dyn Any + Send>);

impl std::fmt::Debug for SeatView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SeatView")
    }
}

impl SeatView {
    pub(crate) fn new<V: Send + 'static>(view: V) -> Self {
        Self(Box::new(view))
    }
}

/// A bot's chosen move, and the evaluation behind it: a [`Decision`](shinar_search::Decision) for any game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotDecision {
    /// The action chosen.
    pub action: Move,
    /// The win probability of each seat, if the bot evaluated it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shares: Option<PerSeat<f32>>,
    /// The principal variation: the action, then the most likely replies.
    #[serde(rename = "line")]
    pub pv: Vec<Move>,
    /// The number of positions evaluated.
    pub iterations: u32,
}

/// A bot at a table of any game: a [`Thinker`] whose game is not known.
pub trait TableBot: Send {
    /// Decides from the view of its seat; `None` if no seat is to act, or if the view is one of another game.
    ///
    /// `new_turn` says that another seat has decided since the last call. If `cancelled` returns true, it decides early.
    fn decide(
        &mut self,
        view: &SeatView,
        new_turn: bool,
        clock: TimeSource<'_>,
        cancelled: Stop<'_>,
    ) -> Option<BotDecision>;
}

impl<G: Heuristic> TableBot for Thinker<G> {
    fn decide(
        &mut self,
        view: &SeatView,
        new_turn: bool,
        clock: TimeSource<'_>,
        cancelled: Stop<'_>,
    ) -> Option<BotDecision> {
        let view = view.0.downcast_ref::<G::View>()?;
        let decision = self.think(view, new_turn, clock, cancelled)?;
        let moves = Moves::<G>::new();
        Some(BotDecision {
            action: moves.of(decision.action),
            shares: decision.shares,
            pv: decision.pv.into_iter().map(|action| moves.of(action)).collect(),
            iterations: decision.iterations,
        })
    }
}
