//! A finished or running game looked at again: what every decision was worth.

use shinar_core::{Heuristic, Observer, PerSeat, Record, ReplayError, Seat, play};

use crate::ismcts::{Ismcts, Settings};

/// What a search thinks of one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The share of the victory each seat may expect after the best action.
    pub shares: PerSeat<f32>,
    /// The best action.
    pub best: A,
    /// What is likely to follow it, the action first.
    pub line: Vec<A>,
    /// How much of the victory the decider gave away by the action taken instead.
    pub loss: f32,
}

/// A decision of a record with the opinion about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<A> {
    /// The number of the action in the record, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
    /// What a search thinks of it.
    pub opinion: Opinion<A>,
}

/// Looks at every decision of a record from the view of the seat that took it.
///
/// Decisions without a choice are left out. `done` hears how many actions were looked at, and may stop the analysis by
/// answering `false`; what was found until then is returned.
pub fn analyze<G: Heuristic>(
    record: &Record,
    iterations: u32,
    seed: u64,
    mut done: impl FnMut(usize) -> bool,
) -> Result<Vec<Moment<G::Action>>, ReplayError> {
    let mut decisions: Vec<(usize, Seat, G::View, G::Action)> = Vec::new();
    let mut legal = Vec::new();
    record.replay::<G>(|number, state, action| {
        let Some(seat) = G::actor(state).seat() else { return };
        G::legal_actions(state, &mut legal);
        if legal.len() > 1 {
            decisions.push((number, seat, G::view(state, Observer::Seat(seat)), action));
        }
    })?;
    let mut moments = Vec::new();
    for (number, seat, view, action) in decisions {
        let mut search = Ismcts::<G>::new(Settings { iterations, ..Settings::STANDARD });
        let mut rng = play::stream(seed, number as u64);
        if let Some(opinion) = search.opinion(&view, action, &mut rng, &mut || false) {
            moments.push(Moment { number, seat, action, opinion });
        }
        if !done(number) {
            break;
        }
    }
    Ok(moments)
}
