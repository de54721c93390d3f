//! A record, action by action, as an observer saw it.

use shinar_core::{ActionError, Observer, Record};
use shinar_games::{Perspective, TableError, Words, table_from_record};

use crate::{
    api::{Replay, ReplayPosition, ReplayStep, TableInfo},
    imported,
    shown::log_entry,
};

/// Why a record cannot be shown.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum ReplayFailed {
    #[error("there are only {0} actions")]
    Step(u32),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("action {number}: {error}")]
    Action { number: usize, error: ActionError },
}

/// The whole game: what each action did.
///
/// ```
/// use shinar_core::{Observer, play};
/// use shinar_games::{Words, new_table};
/// use shinar_play::replay;
///
/// let mut table = new_table("babylonia", 2, &[], vec![])?;
/// let mut rng = play::stream(1, 0);
/// for _ in 0..30 {
///     let drawn = table.draw(&mut rng).expect("the game goes on");
///     table.play(drawn)?;
/// }
/// let whole = replay::whole(&table.record(), Observer::Spectator, Words::None)?;
/// assert_eq!(whole.of, 30);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The record cannot be replayed.
pub fn whole(record: &Record, observer: Observer, words: Words) -> Result<Replay, ReplayFailed> {
    let start = Record { actions: Vec::new(), result: None, ..record.clone() };
    let mut table = table_from_record(&start)?;
    let mut steps = Vec::new();
    let mut count = 0;
    for (at, (actor, text)) in record.actions.iter().enumerate() {
        let failed = |error| ReplayFailed::Action { number: at + 1, error };
        let action = table.parse(text).map_err(failed)?;
        table.play(action).map_err(failed)?;
        let events = table.events(at, Perspective::One(observer), words);
        let events: Vec<_> =
            (count..).zip(events).map(|(n, event)| log_entry(n, at as u64 + 1, event)).collect();
        count += events.len() as u32;
        let scores = table.scores().to_vec();
        steps.push(ReplayStep { step: at as u32, seat: actor.seat(), action, events, scores });
    }
    Ok(Replay { of: steps.len() as u32, steps })
}

/// The table of a record, as far as the record tells: who played, and how it ended.
///
/// # Errors
///
/// The record cannot be replayed.
pub fn table(record: &Record) -> Result<TableInfo, ReplayFailed> {
    Ok(imported::info(record, table_from_record(record)?.as_ref()))
}

/// The position after a number of actions.
///
/// # Errors
///
/// The record cannot be replayed, or has fewer actions.
pub fn position(
    record: &Record,
    observer: Observer,
    words: Words,
    step: u32,
) -> Result<ReplayPosition, ReplayFailed> {
    let of = record.actions.len() as u32;
    if step > of {
        return Err(ReplayFailed::Step(of));
    }
    let mut table = table_from_record(record)?;
    table.rewind(step as usize);
    let last = step.checked_sub(1).map(|last| last as usize);
    let events = last.map(|last| table.events(last, Perspective::One(observer), words)).unwrap_or_default();
    Ok(ReplayPosition {
        step,
        of,
        view: table.view(observer),
        events: (0..).zip(events).map(|(n, event)| log_entry(n, u64::from(step), event)).collect(),
        actor: table.actor(),
        scores: table.scores().to_vec(),
    })
}
