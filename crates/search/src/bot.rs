//! The interface of a bot, and the simplest one.

use rand_pcg::Pcg64Mcg;
use shinar_core::{PerSeat, prelude::*};

/// Returns whether the search must stop now: time is up, or the decision is no longer wanted.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// A bot's chosen action, and the evaluation behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The action chosen.
    pub action: A,
    /// The win probability of each seat, if the bot evaluated it.
    pub shares: Option<PerSeat<f32>>,
    /// The principal variation: the action, then the most likely replies.
    pub pv: Vec<A>,
    /// The actions that a search looked at, the most visited first; empty if the bot did not search.
    pub visits: Vec<Visited<A>>,
    /// How many positions were evaluated.
    pub iterations: u32,
}

/// An action that a search looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Visited<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The decider's mean win probability after it.
    pub share: f32,
}

impl<A: Copy> Decision<A> {
    /// A decision without an evaluation.
    pub fn bare(action: A) -> Self {
        Self { action, shares: None, pv: vec![action], visits: Vec::new(), iterations: 0 }
    }
}

/// An algorithm that decides for a seat, from its view alone.
pub trait Bot<G: Game>: Send {
    /// Decides from the view of the seat that is to act; `None` if no seat is.
    ///
    /// The same view and generator, with a `stop` that never returns true, give the same decision.
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, stop: Stop<'_>) -> Option<Decision<G::Action>>;
}

/// Plays a legal action at random.
#[derive(Clone, Copy, Debug)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, _: Stop<'_>) -> Option<Decision<G::Action>> {
        // Legal actions do not depend on what the seat cannot see, so any sample will do.
        let state = view.determinize(rng);
        state.actor().seat()?;
        G::random_action(&state, rng).map(Decision::bare)
    }
}
