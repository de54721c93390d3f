//! A strong bot's evaluation of a finished game, all at once or decision by decision.

use shinar_core::{Record, ReplayError};
use shinar_games::{AnnotatedMove, UnknownGame, analyse, annotate, decisions};

use crate::api::{Analysis, Opinion};

/// The level of an analysis if none is requested.
pub const STANDARD_LEVEL: u8 = 4;

/// The number of search iterations for each decision, by level.
const ITERATIONS: [u32; 6] = [50, 100, 200, 400, 1000, 2500];

/// All analyses use this seed: the same game gets the same verdict everywhere.
const SEED: u64 = 1;

/// Why a record cannot be analysed.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum AnalysisFailed {
    #[error("there is no level {0}; levels are 1 to 6")]
    Level(u8),
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Record(#[from] ReplayError),
}

/// Evaluates all decisions of a record between several legal moves.
///
/// `done` is called with the number of actions that are done, and stops the analysis by returning `false`.
///
/// # Errors
///
/// There is no such level, or the record cannot be replayed.
pub fn whole(
    record: &Record,
    level: u8,
    done: &mut dyn FnMut(usize) -> bool,
) -> Result<Analysis, AnalysisFailed> {
    let moves = analyse(record, iterations(level)?, SEED, done)??;
    Ok(Analysis { moments: moves.into_iter().map(opinion).collect() })
}

/// The steps whose decisions [`whole`] evaluates, to evaluate them one by one with [`one`].
///
/// # Errors
///
/// The record cannot be replayed.
pub fn steps(record: &Record) -> Result<Vec<u32>, AnalysisFailed> {
    Ok(decisions(record)??.into_iter().map(|number| number as u32 - 1).collect())
}

/// Evaluates the decision of one step as [`whole`] does; `None` if there was nothing to choose between.
///
/// ```
/// use shinar_core::play;
/// use shinar_games::new_table;
/// use shinar_play::analysis;
///
/// let mut table = new_table("babylonia", 2, &[], vec![])?;
/// let mut rng = play::stream(1, 0);
/// for _ in 0..40 {
///     let drawn = table.draw(&mut rng).expect("the game goes on");
///     table.play(drawn)?;
/// }
/// let record = table.record();
/// let whole = analysis::whole(&record, 1, &mut |_| true)?;
/// for (step, known) in analysis::steps(&record)?.into_iter().zip(whole.moments) {
///     let one = analysis::one(&record, step, 1)?.expect("a decision");
///     assert_eq!((one.step, one.best, one.loss), (known.step, known.best, known.loss));
/// }
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// There is no such level, or the record cannot be replayed.
pub fn one(record: &Record, step: u32, level: u8) -> Result<Option<Opinion>, AnalysisFailed> {
    let annotated = annotate(record, step as usize + 1, iterations(level)?, SEED)??;
    Ok(annotated.map(opinion))
}

fn iterations(level: u8) -> Result<u32, AnalysisFailed> {
    let known = ITERATIONS.get(usize::from(level).wrapping_sub(1));
    known.copied().ok_or(AnalysisFailed::Level(level))
}

fn opinion(one: AnnotatedMove) -> Opinion {
    Opinion {
        step: one.number as u32 - 1,
        seat: one.seat,
        action: one.action,
        shares: one.shares.to_vec(),
        best: one.best,
        best_line: one.pv,
        loss: one.loss,
    }
}
