//! The interface of a bot, and the simplest one.

use rand_pcg::Pcg64Mcg;
use shinar_core::{PerSeat, prelude::*};

/// Returns whether a bot must decide now: its decision is no longer wanted, or no longer wanted to be better.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// Returns whether a search must stop now, given how far it has got: time is up, or more of it would change nothing.
pub type Halt<'a> = &'a mut dyn FnMut(Lead) -> bool;

/// How far a search has got.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lead {
    /// The simulations of this decision.
    pub iterations: u32,
    /// The visits of the most visited action.
    pub first: u32,
    /// The visits of the second.
    pub second: u32,
}

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
    /// The same view and generator, with a `halt` that never returns true, give the same decision.
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, halt: Halt<'_>) -> Option<Decision<G::Action>>;
}

/// Plays a legal action at random.
#[derive(Clone, Copy, Debug)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, _: Halt<'_>) -> Option<Decision<G::Action>> {
        // Legal actions do not depend on what the seat cannot see, so any sample will do.
        let state = view.determinize(rng);
        state.actor().seat()?;
        G::random_action(&state, rng).map(Decision::bare)
    }
}
