//! A record of any game looked at again.

use serde::Serialize;
use shinar_core::{Heuristic, PerSeat, Record, ReplayError, Seat, cases::CaseGame};

use crate::{
    moves::{Move, Moves},
    registry::{UnknownGame, Visitor, visit},
};

/// A decision with what a search thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    /// The number of the action in the record, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: Move,
    /// The share of the victory each seat may expect after the best action.
    pub shares: PerSeat<f32>,
    /// The best action.
    pub best: Move,
    /// What is likely to follow it, the action first.
    pub line: Vec<Move>,
    /// How much of the victory the decider gave away by the action taken instead.
    pub loss: f32,
}

/// Looks at every decision of a record; see [`shinar_search::analysis::analyze`].
///
/// `done` gets the number of actions looked at, and stops the analysis by returning `false`.
pub fn analyze(
    record: &Record,
    iterations: u32,
    seed: u64,
    done: &mut dyn FnMut(usize) -> bool,
) -> Result<Result<Vec<Moment>, ReplayError>, UnknownGame> {
    struct Analysis<'a>(&'a Record, u32, u64, &'a mut dyn FnMut(usize) -> bool);
    impl Visitor for Analysis<'_> {
        type Out = Result<Vec<Moment>, ReplayError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let moments = shinar_search::analysis::analyze::<G>(self.0, self.1, self.2, self.3)?;
            let moves = Moves::<G>::new();
            let moments = moments.into_iter().map(|moment| Moment {
                number: moment.number,
                seat: moment.seat,
                action: moves.of(moment.action),
                shares: moment.opinion.shares,
                best: moves.of(moment.opinion.best),
                line: moment.opinion.line.into_iter().map(|action| moves.of(action)).collect(),
                loss: moment.opinion.loss,
            });
            Ok(moments.collect())
        }
    }
    visit(&record.game, Analysis(record, iterations, seed, done))
}
