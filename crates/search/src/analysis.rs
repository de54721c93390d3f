//! Analysis of a recorded game: what every decision was worth.

use shinar_core::{Heuristic, Observer, PerSeat, Record, ReplayError, Seat, play};

use crate::{ismcts::Ismcts, settings::Settings};

/// What a search thinks of an action that was taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The win probability of each seat after the best action.
    pub shares: PerSeat<f32>,
    /// The best action.
    pub best: A,
    /// The principal variation: the best action, then what is likely to follow.
    pub line: Vec<A>,
    /// The win probability that the decider lost by the action taken instead.
    pub loss: f32,
}

/// An action of a record, annotated.
#[derive(Clone, Debug, PartialEq)]
pub struct AnnotatedAction<A> {
    /// The number of the action in the record, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
    /// What a search thinks of it.
    pub opinion: Opinion<A>,
}

/// Annotates every decision of a record, from the view of the seat that took it.
///
/// Decisions without a choice are left out. `done` is called with the number of each action after its analysis, and
/// stops it by returning `false`; what was found until then is returned.
pub fn analyze<G: Heuristic>(
    record: &Record,
    iterations: u32,
    seed: u64,
    mut done: impl FnMut(usize) -> bool,
) -> Result<Vec<AnnotatedAction<G::Action>>, ReplayError> {
    let mut decisions: Vec<(usize, Seat, G::View, G::Action)> = Vec::new();
    let mut legal = Vec::new();
    record.replay::<G>(|number, state, action| {
        let Some(seat) = G::actor(state).seat() else { return };
        G::legal_actions(state, &mut legal);
        if legal.len() > 1 {
            decisions.push((number, seat, G::view(state, Observer::Seat(seat)), action));
        }
    })?;
    let mut annotated = Vec::new();
    for (number, seat, view, action) in decisions {
        let mut search = Ismcts::<G>::new(Settings { iterations, ..Settings::STANDARD });
        let mut rng = play::stream(seed, number as u64);
        if let Some(opinion) = search.opinion(&view, action, &mut rng, &mut || false) {
            annotated.push(AnnotatedAction { number, seat, action, opinion });
        }
        if !done(number) {
            break;
        }
    }
    Ok(annotated)
}
