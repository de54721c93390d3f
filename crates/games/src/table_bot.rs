//! Bots at tables of any game.

use std::any::Any;

use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use shinar_core::{Heuristic, PerSeat};
use shinar_search::{Decision, Ismcts, SearchSettings, Stop, Thinker, TimeSource, Visited};

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

/// A bot's chosen move, and the evaluation behind it: a [`Decision`] for any game.
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
    /// The actions that a search looked at, the most visited first; empty if the bot did not search.
    pub visits: Vec<VisitedMove>,
    /// The number of positions evaluated.
    pub iterations: u32,
}

/// An action that a search looked at: a [`Visited`] for any game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct VisitedMove {
    /// The action.
    #[serde(rename = "move")]
    pub action: Move,
    /// How often it was tried.
    pub visits: u32,
    /// The decider's mean win probability after it.
    pub share: f32,
}

impl BotDecision {
    fn of<G: Heuristic>(decision: Decision<G::Action>) -> Self {
        let moves = Moves::<G>::new();
        let visited = |one: Visited<G::Action>| VisitedMove {
            action: moves.of(one.action),
            visits: one.visits,
            share: one.share,
        };
        Self {
            action: moves.of(decision.action),
            shares: decision.shares,
            pv: decision.pv.into_iter().map(|action| moves.of(action)).collect(),
            visits: decision.visits.into_iter().map(visited).collect(),
            iterations: decision.iterations,
        }
    }
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
        self.think(view, new_turn, clock, cancelled).map(BotDecision::of::<G>)
    }
}

/// A search at a table of any game that grows while somebody looks at it.
pub trait TableSearch: Send {
    /// Searches the view of the seat that decides further, until `stop` returns true; `None` if no seat decides.
    ///
    /// With the same view as before it continues; `iterations` then counts everything since the first call.
    fn look(&mut self, view: &SeatView, stop: Stop<'_>) -> Option<BotDecision>;
}

/// An endless search with its random numbers.
pub(crate) struct Search<G: Heuristic> {
    search: Ismcts<G>,
    rng: Pcg64Mcg,
}

impl<G: Heuristic> Search<G> {
    pub(crate) fn new(rng: Pcg64Mcg) -> Self {
        let endless = SearchSettings { iterations: u32::MAX, ..SearchSettings::STANDARD };
        Self { search: Ismcts::new(endless), rng }
    }
}

impl<G: Heuristic> TableSearch for Search<G> {
    fn look(&mut self, view: &SeatView, stop: Stop<'_>) -> Option<BotDecision> {
        let view = view.0.downcast_ref::<G::View>()?;
        self.search.look(view, &mut self.rng, &mut |_| stop()).map(BotDecision::of::<G>)
    }
}
