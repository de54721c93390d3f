//! What a bot is.

use rand_pcg::Pcg64Mcg;
use shinar_core::{Game, PerSeat};

/// Says whether thinking must stop now: time is up, or nobody wants the answer any more.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// A decision and what led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The action chosen.
    pub action: A,
    /// The share of the victory each seat may expect, if the bot thought about it.
    pub shares: Option<PerSeat<f32>>,
    /// What is likely to follow, the action first.
    pub line: Vec<A>,
    /// How many positions were looked into.
    pub iterations: u32,
}

impl<A: Copy> Decision<A> {
    /// A decision without a thought.
    pub fn bare(action: A) -> Self {
        Self { action, shares: None, line: vec![action], iterations: 0 }
    }
}

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// Decides from what the acting seat sees; `None` if there is nothing to decide.
    ///
    /// With the same view, the same generator and a `stop` that never stops, the decision is the same.
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, stop: Stop<'_>) -> Option<Decision<G::Action>>;
}

/// Every legal action is as good as any other.
#[derive(Clone, Copy, Debug)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, _: Stop<'_>) -> Option<Decision<G::Action>> {
        // The own choices do not depend on what the seat cannot see, so any sample will do.
        let state = G::determinize(view, rng);
        G::actor(&state).seat()?;
        G::random_action(&state, rng).map(Decision::bare)
    }
}
