//! The threads on which bots think: a fixed number, with a fair, bounded queue.
//!
//! Quick and searching bots have separate threads, so that a bot that decides at once never waits seconds for a thread. These
//! threads have a lower priority than those that serve people.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use shinar_games::{BotDecision, SeatView, TableBot};
use shinar_search::{BotSpec, Time};

use crate::{
    pool::{Busy, Pool, Size, Urgency},
    telemetry,
};

/// The thread pools for the bots of a server.
#[derive(Clone, Debug)]
pub(crate) struct Bots {
    quick: Pool,
    search: Pool,
    scale: f64,
}

/// A bot. Once it has decided, it keeps what it has found out, which takes megabytes.
pub(crate) struct Mind {
    bot: Box<dyn TableBot>,
    has_decided: bool,
}

impl Mind {
    /// A bot that has not decided yet.
    pub(crate) fn new(bot: Box<dyn TableBot>) -> Self {
        Self { bot, has_decided: false }
    }

    fn decide(&mut self, view: &SeatView, new_turn: bool, cancelled: &AtomicBool) -> Option<BotDecision> {
        if !self.has_decided {
            metrics::gauge!(telemetry::BOT_MINDS).increment(1.0);
            self.has_decided = true;
        }
        let start = Instant::now();
        let mut stop = || cancelled.load(Ordering::Relaxed);
        self.bot.decide(view, new_turn, &|| start.elapsed(), &mut stop)
    }
}

impl Drop for Mind {
    fn drop(&mut self) {
        if self.has_decided {
            metrics::gauge!(telemetry::BOT_MINDS).decrement(1.0);
        }
    }
}

/// A decision that a bot must make.
pub(crate) struct BotTask {
    pub(crate) bot: Mind,
    /// What kind of bot it is, which determines the pool.
    pub(crate) spec: BotSpec,
    /// What it sees.
    pub(crate) view: SeatView,
    /// Whether its turn has ended since it last decided.
    pub(crate) new_turn: bool,
    /// Whether somebody plays at the table.
    pub(crate) urgency: Urgency,
    /// On whose account it thinks; owners take turns.
    pub(crate) owner: String,
    /// Set when the decision is no longer needed.
    pub(crate) cancelled: Arc<AtomicBool>,
}

impl std::fmt::Debug for BotTask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BotTask").field("spec", &self.spec).finish_non_exhaustive()
    }
}

impl Bots {
    /// Starts the threads; `search` of them for bots that search. Thinking times are multiplied by `scale`.
    pub(crate) fn start(search: usize, scale: f64) -> std::io::Result<Self> {
        Ok(Self {
            quick: Pool::start("bot-quick", Size { threads: 1, queued: 4096, of_owner: 64 })?,
            search: Pool::start("bot-search", Size { threads: search, queued: 1024, of_owner: 64 })?,
            scale,
        })
    }

    /// The factor for thinking times.
    pub(crate) fn scale(&self) -> f64 {
        self.scale
    }

    /// Whether a bot would have to wait for a thread.
    pub(crate) fn is_crowded(&self, spec: BotSpec, urgency: Urgency) -> bool {
        self.pool(spec).is_crowded(urgency)
    }

    fn pool(&self, spec: BotSpec) -> &Pool {
        let quick = matches!(spec, BotSpec::Level(_)) && spec.time() == Time::Free;
        if quick { &self.quick } else { &self.search }
    }

    /// Lets a bot think; `done` is called with its idea and the bot, on the bot's thread.
    pub(crate) fn think(
        &self,
        task: BotTask,
        done: impl FnOnce(Option<BotDecision>, Mind) + Send + 'static,
    ) -> Result<(), Busy> {
        let place = self.pool(task.spec).reserve(task.urgency, &task.owner)?;
        place.run(move || {
            let BotTask { mut bot, view, new_turn, cancelled, .. } = task;
            let idea = bot.decide(&view, new_turn, &cancelled);
            metrics::counter!(telemetry::BOT_DECISIONS).increment(1);
            done(idea, bot);
        });
        Ok(())
    }
}
