//! Bots for any game, which are asked by what a seat knows and answer by dense indices.

use rand_pcg::Pcg64Mcg;
use shinar_arena::processor_time;
use shinar_core::{Dense, Heuristic, PerSeat, Seat, cases::CaseGame, play};
use shinar_games::{Visitor, visit};
use shinar_search::{Bot, BotSpec, Budget, Decision, Ismcts, Knowledge, SearchSettings, Stop, Thinker};

use crate::error::LabError;

/// The view of a seat that decides.
pub struct Question {
    view: Box<dyn std::any::Any + Send + Sync>,
    seat: Seat,
    game: &'static str,
}

impl Question {
    pub(crate) fn of<G: Heuristic>(view: G::View, seat: Seat) -> Self {
        Self { view: Box::new(view), seat, game: G::INFO.id }
    }

    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.game
    }
}

impl std::fmt::Debug for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Question").field("seat", &self.seat).field("game", &self.game).finish_non_exhaustive()
    }
}

/// What a bot decided, by dense indices.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The chosen action.
    pub action: u32,
    /// The win probability of every seat, if the bot evaluated it.
    pub shares: Option<PerSeat<f32>>,
    /// The principal variation.
    pub pv: Vec<u32>,
    /// The actions that a search tried: index, visits, the decider's mean win probability.
    pub visits: Vec<(u32, u32, f32)>,
    /// The number of positions evaluated.
    pub iterations: u32,
}

impl Thought {
    pub(crate) fn of<A: Dense>(decision: &Decision<A>) -> Self {
        let index = |action: &A| action.index() as u32;
        Self {
            action: index(&decision.action),
            shares: decision.shares.clone(),
            pv: decision.pv.iter().map(index).collect(),
            visits: decision.visits.iter().map(|one| (index(&one.action), one.visits, one.share)).collect(),
            iterations: decision.iterations,
        }
    }
}

/// A bot of some game.
pub trait AnyBot: Send {
    /// Decides; `None` if the question is one of another game. Once `stop` returns true, it decides by what it has found.
    fn think(&mut self, question: &Question, stop: Stop<'_>) -> Option<Thought>;
}

struct GameBot<G: Heuristic> {
    algorithm: Algorithm<G>,
    last: Option<Seat>,
}

enum Algorithm<G: Heuristic> {
    Thinker(Thinker<G>),
    /// A search with weights of its own.
    Weighted(Box<Ismcts<G>>, Pcg64Mcg),
}

impl<G: Heuristic> AnyBot for GameBot<G> {
    fn think(&mut self, question: &Question, stop: Stop<'_>) -> Option<Thought> {
        let view = question.view.downcast_ref::<G::View>()?;
        let new_turn = self.last.replace(question.seat) != Some(question.seat);
        let decision = match &mut self.algorithm {
            Algorithm::Thinker(thinker) => thinker.think(view, new_turn, &processor_time, stop),
            Algorithm::Weighted(search, rng) => search.decide(view, rng, &mut |_| stop()),
        };
        decision.map(|decision| Thought::of(&decision))
    }
}

/// A bot for a game.
///
/// # Errors
///
/// There is no such game.
pub fn bot(
    game: &str,
    spec: BotSpec,
    seed: u64,
    scale: f64,
    weights: Option<Vec<f32>>,
) -> Result<Box<dyn AnyBot>, LabError> {
    struct New(BotSpec, u64, f64, Option<Vec<f32>>);
    impl Visitor for New {
        type Out = Box<dyn AnyBot>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let Self(spec, seed, scale, weights) = self;
            let rng = play::stream(seed, 0);
            let algorithm = match (spec, weights) {
                (BotSpec::Ismcts(Budget::Iterations(iterations), settings), Some(weights)) => {
                    let settings = SearchSettings { iterations, ..settings };
                    Algorithm::Weighted(
                        Box::new(Ismcts::with_knowledge(settings, &Knowledge::with_weights(&weights))),
                        rng,
                    )
                }
                _ => Algorithm::Thinker(Thinker::new(spec, rng, scale)),
            };
            Box::new(GameBot::<G> { algorithm, last: None })
        }
    }
    Ok(visit(game, New(spec, seed, scale, weights))?)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::AnyState;

    fn dealt(game: &str) -> Box<dyn AnyState> {
        let mut state = crate::new_state(game, 3, &[], 7).unwrap();
        state.settle();
        state
    }

    #[test]
    fn a_bot_stops_thinking_when_it_is_told() {
        let state = dealt("babylonia");
        let spec = "ismcts:1000000000".parse().unwrap();
        let mut bot = bot("babylonia", spec, 1, 1.0, None).unwrap();
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > 50
        };
        let thought = bot.think(&state.question().unwrap(), &mut stop).unwrap();
        assert!(thought.iterations < 100);
        let other = dealt("tigris");
        assert!(bot.think(&other.question().unwrap(), &mut || false).is_none());
    }
}
