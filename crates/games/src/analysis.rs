//! Analysis of a record of any game.

use serde::Serialize;
use shinar_core::{Heuristic, PerSeat, Record, ReplayError, Seat, cases::CaseGame};

use crate::{
    moves::{Move, Moves},
    registry::{UnknownGame, Visitor, visit},
};

/// A move of a record with a search's verdict on it; [`AnnotatedAction`](shinar_search::analysis::AnnotatedAction) for any game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnnotatedMove {
    /// The number of the action in the record, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: Move,
    /// The win probability of each seat after the best action.
    pub shares: PerSeat<f32>,
    /// The best action.
    pub best: Move,
    /// The principal variation: the best action, then the most likely replies.
    #[serde(rename = "line")]
    pub pv: Vec<Move>,
    /// The win probability that the decider lost by the action taken instead.
    pub loss: f32,
}

/// Annotates every decision of a record; see [`shinar_search::analysis::analyse`].
///
/// `done` is called with the number of each action once it has been analysed, and stops the analysis by returning `false`.
///
/// ```
/// use shinar_core::play;
/// use shinar_games::{analyse, new_table};
///
/// let mut table = new_table("babylonia", 2, &[], vec![])?;
/// let mut rng = play::stream(1, 0);
/// for _ in 0..40 {
///     let drawn = table.draw(&mut rng).expect("the game goes on");
///     table.play(drawn)?;
/// }
/// for decision in analyse(&table.record(), 20, 1, &mut |_| true)?? {
///     println!("{}: {} (better: {})", decision.seat, decision.action, decision.best);
/// }
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Outside, there is no such game; inside, the record cannot be replayed.
pub fn analyse(
    record: &Record,
    iterations: u32,
    seed: u64,
    done: &mut dyn FnMut(usize) -> bool,
) -> Result<Result<Vec<AnnotatedMove>, ReplayError>, UnknownGame> {
    struct Analysis<'a>(&'a Record, u32, u64, &'a mut dyn FnMut(usize) -> bool);
    impl Visitor for Analysis<'_> {
        type Out = Result<Vec<AnnotatedMove>, ReplayError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let annotated = shinar_search::analysis::analyse::<G>(self.0, self.1, self.2, self.3)?;
            let moves = Moves::<G>::new();
            let annotated = annotated.into_iter().map(|one| AnnotatedMove {
                number: one.number,
                seat: one.seat,
                action: moves.of(one.action),
                shares: one.opinion.shares,
                best: moves.of(one.opinion.best),
                pv: one.opinion.pv.into_iter().map(|action| moves.of(action)).collect(),
                loss: one.opinion.loss,
            });
            Ok(annotated.collect())
        }
    }
    visit(&record.game, Analysis(record, iterations, seed, done))
}
