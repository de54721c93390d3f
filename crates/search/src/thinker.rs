//! A bot with its random generator and its time limit.

use std::time::Duration;

use rand_pcg::Pcg64Mcg;
use shinar_core::Heuristic;

use crate::{
    bot::{Bot, Decision, Lead, Stop},
    spec::{BotSpec, Time},
};

/// A monotonic clock: the time since some fixed point.
pub type TimeSource<'a> = &'a (dyn Fn() -> Duration + Sync);

/// A bot at a table: a [`Bot`] with its own random generator and a time limit.
///
/// ```
/// use std::time::Instant;
///
/// use shinar_babylonia::{Babylonia, View};
/// use shinar_core::{Observer, play, prelude::*};
/// use shinar_search::Thinker;
///
/// let state = play::dealt_game::<Babylonia>(2, &Default::default(), 7, 30)?;
/// let seat = state.actor().seat().expect("a player decides");
/// let view = View::of(&state, Observer::Seat(seat));
///
/// // Level 4 at a hundredth of its time.
/// let mut bot = Thinker::<Babylonia>::new("level4".parse()?, play::stream(7, 1), 0.01);
/// let start = Instant::now();
/// let decision = bot.think(&view, true, &|| start.elapsed(), &mut || false);
/// assert!(Babylonia::check(&state, decision.expect("there is something to decide").action).is_ok());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub struct Thinker<G: Heuristic> {
    bot: Box<dyn Bot<G>>,
    time: Time,
    /// What is left of the turn's time.
    left: Duration,
    rng: Pcg64Mcg,
}

/// The fraction of the turn's remaining time that one decision takes. The first decisions of a turn matter most, and later
/// ones start from the tree of the first.
const DECISION_PART: f64 = 0.4;

/// How much more than its share of the time a decision may take that is still open; easy decisions leave it for the hard ones.
const HARD: f64 = 1.6;
/// A decision is open while the second action has at least this part of the first one's visits.
const OPEN: f64 = 0.75;

/// A part of a limit.
fn part(spent: Duration, limit: Duration) -> f64 {
    spent.as_secs_f64() / limit.as_secs_f64().max(f64::MIN_POSITIVE)
}

/// Whether a search has done enough, having spent this part of its time: all of it, or so much that the rest could change nothing.
///
/// The rest is reckoned in simulations. If the second action got all of them and still had fewer visits, the first one will be played.
fn is_enough(lead: Lead, spent: f64, may_take_longer: bool) -> bool {
    let (first, second) = (f64::from(lead.first), f64::from(lead.second));
    if spent >= 1.0 {
        let is_open = second >= OPEN * first && first > 0.0;
        return !(may_take_longer && is_open && spent < HARD);
    }
    let rest = f64::from(lead.iterations) * (1.0 - spent) / spent.max(f64::MIN_POSITIVE);
    first > 0.0 && first - second > rest
}

impl<G: Heuristic> std::fmt::Debug for Thinker<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinker").field("time", &self.time).finish_non_exhaustive()
    }
}

impl<G: Heuristic> Thinker<G> {
    /// The bot of a name; its time is multiplied by `scale`.
    pub fn new(spec: BotSpec, rng: Pcg64Mcg, scale: f64) -> Self {
        let time = match spec.time() {
            Time::Free => Time::Free,
            Time::Decision(time) => Time::Decision(time.mul_f64(scale)),
            Time::Turn(time) => Time::Turn(time.mul_f64(scale)),
        };
        Self { bot: spec.bot(), time, left: Duration::ZERO, rng }
    }

    /// A bot that has no name, without a limit of its time.
    pub fn with_bot(bot: Box<dyn Bot<G>>, rng: Pcg64Mcg) -> Self {
        Self { bot, time: Time::Free, left: Duration::ZERO, rng }
    }

    /// Decides from the view of its seat; `None` if no seat is to act.
    ///
    /// `new_turn` says that another seat has decided since the last call, so that the time of a new turn begins. If `cancelled` returns true, the
    /// bot decides early by what it has found so far.
    pub fn think(
        &mut self,
        view: &G::View,
        new_turn: bool,
        clock: TimeSource<'_>,
        cancelled: Stop<'_>,
    ) -> Option<Decision<G::Action>> {
        let begin = clock();
        if let (Time::Turn(time), true) = (self.time, new_turn) {
            self.left = time;
        }
        let limit = match self.time {
            Time::Free => None,
            Time::Decision(time) => Some(time),
            Time::Turn(_) => Some(self.left.mul_f64(DECISION_PART)),
        };
        let may_take_longer = matches!(self.time, Time::Turn(_));
        let mut halt = |lead| {
            let spent = || limit.map(|limit| part(clock().saturating_sub(begin), limit));
            cancelled() || spent().is_some_and(|spent| is_enough(lead, spent, may_take_longer))
        };
        let decision = self.bot.decide(view, &mut self.rng, &mut halt);
        self.left = self.left.saturating_sub(clock().saturating_sub(begin));
        decision
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easy_decisions_end_early_and_hard_ones_late() {
        let lead = |first, second| Lead { iterations: 100, first, second };
        assert!(is_enough(lead(80, 5), 0.6, false), "the second cannot catch up: 66 simulations are left");
        assert!(!is_enough(lead(80, 15), 0.6, false), "it can");
        assert!(
            !is_enough(Lead { iterations: 20, ..Lead::default() }, 0.99, false),
            "nothing was counted yet"
        );
        assert!(is_enough(lead(40, 39), 1.0, false));
        assert!(!is_enough(lead(40, 39), 1.0, true) && !is_enough(lead(40, 39), 1.5, true));
        assert!(is_enough(lead(40, 39), 1.7, true) && is_enough(lead(60, 20), 1.0, true));
    }
}
