//! A bot with its random generator and its time limit.

use std::time::Duration;

use rand_pcg::Pcg64Mcg;
use shinar_core::Heuristic;

use crate::{
    bot::{Bot, Decision, Stop},
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
const DECISION_PART: f64 = 0.5;

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
        let mut stop = || cancelled() || limit.is_some_and(|limit| clock().saturating_sub(begin) >= limit);
        let decision = self.bot.decide(view, &mut self.rng, &mut stop);
        self.left = self.left.saturating_sub(clock().saturating_sub(begin));
        decision
    }
}
