//! Analysis of a record of any game.

use serde::Serialize;
use shinar_core::{Heuristic, PerSeat, Record, ReplayError, Seat, cases::CaseGame};
use shinar_search::analysis as search;

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
            let annotated = search::analyse::<G>(self.0, self.1, self.2, self.3)?;
            Ok(annotated.into_iter().map(annotated_move::<G>).collect())
        }
    }
    visit(&record.game, Analysis(record, iterations, seed, done))
}

/// The numbers of the actions of a record that [`analyse`] annotates.
///
/// # Errors
///
/// As for [`analyse`].
pub fn decisions(record: &Record) -> Result<Result<Vec<usize>, ReplayError>, UnknownGame> {
    struct Decisions<'a>(&'a Record);
    impl Visitor for Decisions<'_> {
        type Out = Result<Vec<usize>, ReplayError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            Ok(search::decisions::<G>(self.0)?.into_iter().map(|one| one.number).collect())
        }
    }
    visit(&record.game, Decisions(record))
}

/// Annotates one decision of a record as [`analyse`] does; `None` if there was nothing to choose between.
///
/// # Errors
///
/// As for [`analyse`].
pub fn annotate(
    record: &Record,
    number: usize,
    iterations: u32,
    seed: u64,
) -> Result<Result<Option<AnnotatedMove>, ReplayError>, UnknownGame> {
    struct Annotation<'a>(&'a Record, usize, u32, u64);
    impl Visitor for Annotation<'_> {
        type Out = Result<Option<AnnotatedMove>, ReplayError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let decisions = search::decisions::<G>(self.0)?;
            let decision = decisions.iter().find(|one| one.number == self.1);
            Ok(decision.and_then(|one| one.annotate(self.2, self.3)).map(annotated_move::<G>))
        }
    }
    visit(&record.game, Annotation(record, number, iterations, seed))
}

fn annotated_move<G: Heuristic>(one: search::AnnotatedAction<G::Action>) -> AnnotatedMove {
    let moves = Moves::<G>::new();
    AnnotatedMove {
        number: one.number,
        seat: one.seat,
        action: moves.of(one.action),
        shares: one.opinion.shares,
        best: moves.of(one.opinion.best),
        pv: one.opinion.pv.into_iter().map(|action| moves.of(action)).collect(),
        loss: one.opinion.loss,
    }
}
