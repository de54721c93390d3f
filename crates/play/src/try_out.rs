//! Plays actions from any position: for worked examples, and to see what a rule does.
//!
//! The client wrote the position, so there is nothing to hide from it.

use shinar_core::{Actor, Observer, play};
use shinar_games::{Perspective, Table, TableError, Words, table_from_setup};

use crate::{
    api::{ActionInput, Tried, TryPlan},
    errors::Refused,
    shown::log_entry,
};

/// The most actions that are tried out from a position at once.
pub const MOST: usize = 64;

/// Why a plan cannot be carried out.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum TryFailed {
    #[error("at most {MOST} actions can be tried out")]
    TooMany,
    #[error("there is no seat {0} in this game")]
    Seat(u8),
    #[error("chance has nothing to draw")]
    NothingToDraw,
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("{}", .0.message)]
    Refused(Refused),
}

/// Plays actions from a position of a game.
///
/// # Errors
///
/// The position cannot be, an action is refused, or the plan itself is wrong.
pub fn try_out(game: &str, plan: &TryPlan) -> Result<Tried, TryFailed> {
    if plan.actions.len() > MOST {
        return Err(TryFailed::TooMany);
    }
    let mut table = table_from_setup(game, &plan.position.to_string(), Vec::new())?;
    let mut since = 0;
    for action in &plan.actions {
        take(table.as_mut(), action)?;
        since = table.steps() - 1;
    }
    while (plan.chance || plan.actions.is_empty()) && table.actor() == Actor::Chance {
        draw(table.as_mut())?;
    }
    outcome(table.as_ref(), plan.observer, since)
}

/// Plays an action, after the draws that are due before it; an action of the plan can also be a draw.
fn take(table: &mut dyn Table, action: &ActionInput) -> Result<(), TryFailed> {
    loop {
        match action.read(table).and_then(|one| table.play(one)) {
            Ok(()) => return Ok(()),
            Err(_) if table.actor() == Actor::Chance => draw(table)?,
            Err(error) => return Err(TryFailed::Refused(error.into())),
        }
    }
}

/// Makes one draw. The same plan always has the same outcome.
fn draw(table: &mut dyn Table) -> Result<(), TryFailed> {
    let drawn = table.draw(&mut play::stream(0, table.steps() as u64));
    let drawn = drawn.ok_or(TryFailed::NothingToDraw)?;
    table.play(drawn).map_err(|error| TryFailed::Refused(error.into()))
}

fn outcome(table: &dyn Table, observer: Option<Observer>, since: usize) -> Result<Tried, TryFailed> {
    if let Some(Observer::Seat(seat)) = observer
        && seat.0 >= table.players()
    {
        return Err(TryFailed::Seat(seat.0));
    }
    let decider = table.actor().seat().map(Observer::Seat);
    let observer = observer.or(decider).unwrap_or(Observer::Spectator);
    let events = table.events(since, Perspective::One(observer), Words::None);
    Ok(Tried {
        actor: table.actor(),
        scores: table.scores().to_vec(),
        view: table.view(observer),
        legal: if decider == Some(observer) { table.choices() } else { Vec::new() },
        events: (0..).zip(events).map(|(n, event)| log_entry(n, event.step as u64 + 1, event)).collect(),
    })
}
