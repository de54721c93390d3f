//! What a bot is.

use rand_pcg::Pcg64Mcg;
use shinar_core::{Game, PerSeat};

/// Says whether thinking must stop now: time is up, or the answer is no longer wanted.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// What a bot decided, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The action chosen.
    pub action: A,
    /// The win probability of each seat, if the bot evaluated it.
    pub shares: Option<PerSeat<f32>>,
    /// The principal variation: the action, then what is likely to follow.
    pub line: Vec<A>,
    /// How many positions were evaluated.
    pub iterations: u32,
}

impl<A: Copy> Decision<A> {
    /// A decision without an evaluation.
    pub fn bare(action: A) -> Self {
        Self { action, shares: None, line: vec![action], iterations: 0 }
    }
}

/// Decides for a seat.
pub trait Bot<G: Game>: Send {
    /// Decides from the view of the acting seat; `None` if there is nothing to decide.
    ///
    /// With the same view, the same generator and a `stop` that never stops, the decision is the same.
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, stop: Stop<'_>) -> Option<Decision<G::Action>>;
}

/// Plays any legal action.
#[derive(Clone, Copy, Debug)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, _: Stop<'_>) -> Option<Decision<G::Action>> {
        // What is legal does not depend on what the seat cannot see, so any sample will do.
        let state = G::determinize(view, rng);
        G::actor(&state).seat()?;
        G::random_action(&state, rng).map(Decision::bare)
    }
}
