//! A bot at a table: it thinks from its seat's view, within the time it has.

use std::time::Duration;

use rand_pcg::Pcg64Mcg;
use shinar_core::Heuristic;

use crate::{
    bot::{Bot, Decision, Stop},
    spec::{BotSpec, Time},
};

/// A monotonic clock, as time since some moment.
pub type Clock<'a> = &'a (dyn Fn() -> Duration + Sync);

/// A bot with its generator and its time.
pub struct Thinker<G: Heuristic> {
    bot: Box<dyn Bot<G>>,
    time: Time,
    /// What is left of the time for the turn.
    left: Duration,
    rng: Pcg64Mcg,
}

/// How much of the time left a decision takes: the first of a turn matter most, and their tree is kept.
const FRACTION: f64 = 0.5;

impl<G: Heuristic> std::fmt::Debug for Thinker<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinker").field("time", &self.time).finish_non_exhaustive()
    }
}

impl<G: Heuristic> Thinker<G> {
    /// A thinker whose times are multiplied by `scale`.
    pub fn new(spec: BotSpec, rng: Pcg64Mcg, scale: f64) -> Self {
        let time = match spec.time() {
            Time::Free => Time::Free,
            Time::Decision(time) => Time::Decision(time.mul_f64(scale)),
            Time::Turn(time) => Time::Turn(time.mul_f64(scale)),
        };
        Self { bot: spec.bot(), time, left: Duration::ZERO, rng }
    }

    /// Decides. `new_turn` says that somebody else decided since the last time, so that the time for a turn is new.
    ///
    /// `cancelled` may stop it early; then the best thought so far is the answer.
    pub fn think(
        &mut self,
        view: &G::View,
        new_turn: bool,
        clock: Clock<'_>,
        cancelled: Stop<'_>,
    ) -> Option<Decision<G::Action>> {
        let begin = clock();
        if let (Time::Turn(time), true) = (self.time, new_turn) {
            self.left = time;
        }
        let limit = match self.time {
            Time::Free => None,
            Time::Decision(time) => Some(time),
            Time::Turn(_) => Some(self.left.mul_f64(FRACTION)),
        };
        let mut stop = || cancelled() || limit.is_some_and(|limit| clock().saturating_sub(begin) >= limit);
        let decision = self.bot.decide(view, &mut self.rng, &mut stop);
        self.left = self.left.saturating_sub(clock().saturating_sub(begin));
        decision
    }
}
