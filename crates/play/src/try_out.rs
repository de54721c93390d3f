//! Plays actions from any position: for worked examples, and to see what a rule does.
//!
//! The client wrote the position, so there is nothing to hide from it.

use std::time::Duration;

use serde_json::Value;
use shinar_core::{Actor, Observer, Seat, play};
use shinar_games::{Move, Perspective, Table, TableError, Words, table_from_setup};
use shinar_search::BotSpec;

use crate::{
    api::{ActionInput, Tried, TryPlan},
    errors::Refused,
    shown::log_entry,
};

/// The most actions that are tried out from a position at once.
pub const MOST: usize = 500;

/// The most facts of one plan.
pub(crate) const MOST_FACTS: usize = 20;

/// The bots that may reply: those that decide by iterations, and quickly. So the same plan always has the same outcome.
const BOTS: std::ops::RangeInclusive<u8> = 1..=3;

/// The most decisions that bots take before somebody else decides. The games of their own end long before.
const MOST_REPLIES: usize = 200;

/// Why a plan cannot be carried out.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum TryFailed {
    #[error("at most {MOST} actions can be tried out")]
    TooMany,
    #[error("at most {MOST_FACTS} facts can be checked")]
    TooManyFacts,
    #[error("there is no seat {0} in this game")]
    Seat(u8),
    #[error("bots of level {0} do not reply here; levels 1 to 3 do")]
    Bots(u8),
    #[error("bots reply to a seat; `as` must name one")]
    NobodyToReplyTo,
    #[error("chance has nothing to draw")]
    NothingToDraw,
    #[error("{0}")]
    Fact(String),
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
    if plan.facts.len() > MOST_FACTS {
        return Err(TryFailed::TooManyFacts);
    }
    let mut table = match &plan.position {
        Value::String(line) => table_from_setup(game, line, Vec::new())?,
        object => table_from_setup(game, &object.to_string(), Vec::new())?,
    };
    if let Some(Observer::Seat(seat)) = plan.observer
        && seat.0 >= table.players()
    {
        return Err(TryFailed::Seat(seat.0));
    }
    let mut since = 0;
    for action in &plan.actions {
        take(table.as_mut(), action)?;
        since = table.steps() - 1;
    }
    if plan.chance || plan.bots.is_some() || plan.actions.is_empty() {
        settle(table.as_mut())?;
    }
    let replies = match (plan.bots, plan.observer) {
        (None, _) => Vec::new(),
        (Some(level), _) if !BOTS.contains(&level) => return Err(TryFailed::Bots(level)),
        (Some(level), Some(Observer::Seat(seat))) => reply(table.as_mut(), seat, BotSpec::Level(level))?,
        (Some(_), _) => return Err(TryFailed::NobodyToReplyTo),
    };
    let facts = plan.facts.iter().map(|fact| table.holds(fact).map_err(TryFailed::Fact));
    let facts = facts.collect::<Result<_, _>>()?;
    Ok(Tried { replies, facts, ..outcome(table.as_ref(), plan.observer, since) })
}

/// Lets bots decide for the others until a seat decides, or nobody.
fn reply(table: &mut dyn Table, to: Seat, bot: BotSpec) -> Result<Vec<Move>, TryFailed> {
    let mut replies = Vec::new();
    while let Actor::Seat(seat) = table.actor()
        && seat != to
        && replies.len() < MOST_REPLIES
    {
        let mut bot = table.bot(bot, table.steps() as u64, 1.0);
        let decided = bot.decide(&table.seat_view(seat), true, &|| Duration::ZERO, &mut || false);
        let Some(decided) = decided else { break };
        table.play(decided.action).map_err(|error| TryFailed::Refused(error.into()))?;
        replies.push(decided.action);
        settle(table)?;
    }
    Ok(replies)
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

/// Makes the draws that are due.
fn settle(table: &mut dyn Table) -> Result<(), TryFailed> {
    while table.actor() == Actor::Chance {
        draw(table)?;
    }
    Ok(())
}

/// Makes one draw. The same plan always has the same outcome.
fn draw(table: &mut dyn Table) -> Result<(), TryFailed> {
    let drawn = table.draw(&mut play::stream(0, table.steps() as u64));
    let drawn = drawn.ok_or(TryFailed::NothingToDraw)?;
    table.play(drawn).map_err(|error| TryFailed::Refused(error.into()))
}

fn outcome(table: &dyn Table, observer: Option<Observer>, since: usize) -> Tried {
    let decider = table.actor().seat().map(Observer::Seat);
    let observer = observer.or(decider).unwrap_or(Observer::Spectator);
    let events = table.events(since, Perspective::One(observer), Words::None);
    Tried {
        actor: table.actor(),
        scores: table.scores().to_vec(),
        ranking: table.ranking().to_vec(),
        view: table.view(observer),
        legal: if decider == Some(observer) { table.choices() } else { Vec::new() },
        events: (0..).zip(events).map(|(n, event)| log_entry(n, event.step as u64 + 1, event)).collect(),
        replies: Vec::new(),
        facts: Vec::new(),
    }
}
