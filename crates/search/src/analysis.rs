//! Analysis of a recorded game: what each decision was worth.

use shinar_core::{Heuristic, Observer, PerSeat, Record, ReplayError, Seat, play, prelude::*};

use crate::{ismcts::Ismcts, settings::SearchSettings};

/// A search's verdict on an action that was taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The win probability of each seat after the best action.
    pub shares: PerSeat<f32>,
    /// The best action.
    pub best: A,
    /// The principal variation: the best action, then the most likely replies.
    pub pv: Vec<A>,
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
    /// The search's verdict on it.
    pub opinion: Opinion<A>,
}

/// Annotates every decision of a record from the view of the seat that made it.
///
/// Decisions with only one legal action are left out. `done` is called with the number of each action once it has been analysed; if it
/// returns `false`, the analysis stops there and returns what it has found.
///
/// ```
/// use shinar_babylonia::Babylonia;
/// use shinar_core::{Record, play, prelude::*};
/// use shinar_search::analysis::analyse;
///
/// let mut state = Babylonia::new_game(2, &Default::default())?;
/// let mut record = Record::new::<Babylonia>(&state, vec![]);
/// let mut rng = play::stream(1, 0);
/// for _ in 0..40 {
///     let action = Babylonia::random_action(&state, &mut rng).expect("the game goes on");
///     record.actions.push((state.actor(), action.to_string()));
///     Babylonia::apply_unchecked(&mut state, action, &mut ());
/// }
/// for decision in analyse::<Babylonia>(&record, 20, 1, |_| true)? {
///     println!("{}: {} lost {:.2}", decision.seat, decision.action, decision.opinion.loss);
/// }
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The record cannot be replayed.
pub fn analyse<G: Heuristic>(
    record: &Record,
    iterations: u32,
    seed: u64,
    mut done: impl FnMut(usize) -> bool,
) -> Result<Vec<AnnotatedAction<G::Action>>, ReplayError> {
    let mut annotated = Vec::new();
    for decision in decisions::<G>(record)? {
        annotated.extend(decision.annotate(iterations, seed));
        if !done(decision.number) {
            break;
        }
    }
    Ok(annotated)
}

/// A decision of a record between several legal actions.
#[derive(Clone, Debug)]
pub struct RecordedDecision<G: Game> {
    /// The number of the action in the record, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What the seat saw.
    view: G::View,
    /// What was decided.
    action: G::Action,
}

/// The decisions of a record that [`analyse`] annotates. Each can be annotated by itself, in any order and in different places.
///
/// # Errors
///
/// The record cannot be replayed.
pub fn decisions<G: Game>(record: &Record) -> Result<Vec<RecordedDecision<G>>, ReplayError> {
    let mut decisions = Vec::new();
    let mut legal = Vec::new();
    record.replay::<G>(|number, state, action| {
        let Some(seat) = state.actor().seat() else { return };
        G::legal_actions(state, &mut legal);
        if legal.len() > 1 {
            let view = G::View::of(state, Observer::Seat(seat));
            decisions.push(RecordedDecision { number, seat, view, action });
        }
    })?;
    Ok(decisions)
}

impl<G: Heuristic> RecordedDecision<G> {
    /// The verdict of a search with a number of iterations.
    pub fn annotate(&self, iterations: u32, seed: u64) -> Option<AnnotatedAction<G::Action>> {
        let mut search = Ismcts::<G>::new(SearchSettings { iterations, ..SearchSettings::STANDARD });
        let mut rng = play::stream(seed, self.number as u64);
        let opinion = search.opinion(&self.view, self.action, &mut rng, &mut |_| false)?;
        Some(AnnotatedAction { number: self.number, seat: self.seat, action: self.action, opinion })
    }
}
