//! Where bots think: their own threads, so many and no more, with a bounded queue.
//!
//! Quick bots and deep thinkers have separate threads, so that nobody waits seconds for a bot that answers at once. Threads
//! of thinkers give way to those that serve people.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    },
    time::Instant,
};

use shinar_games::{Idea, Look, Mind};
use shinar_search::{BotSpec, Time};

type Task = Box<dyn FnOnce() + Send>;

/// Threads with a queue.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    queue: SyncSender<Task>,
}

/// The queue is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

impl Pool {
    /// Starts threads that end when the last clone of the pool is gone.
    pub(crate) fn start(name: &str, threads: usize, waiting: usize) -> std::io::Result<Self> {
        let (queue, tasks) = sync_channel::<Task>(waiting);
        let tasks = Arc::new(Mutex::new(tasks));
        for number in 1..=threads.max(1) {
            let tasks = Arc::clone(&tasks);
            let work = move || {
                step_back();
                while let Some(task) = next(&tasks) {
                    task();
                }
            };
            std::thread::Builder::new().name(format!("{name}-{number}")).spawn(work)?;
        }
        Ok(Self { queue })
    }

    /// Has something done soon, unless too much waits already.
    pub(crate) fn run(&self, task: impl FnOnce() + Send + 'static) -> Result<(), Busy> {
        self.queue.try_send(Box::new(task)).map_err(|error| match error {
            TrySendError::Full(_) | TrySendError::Disconnected(_) => Busy,
        })
    }
}

fn next(tasks: &Mutex<Receiver<Task>>) -> Option<Task> {
    tasks.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// The present thread only gets what others leave over: a thinker never makes a player wait.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::{
            NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy, set_thread_priority_and_policy,
            thread_native_id,
        };
        let policy = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let stepped = set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, policy);
        if let Err(error) = stepped {
            tracing::debug!(?error, "a thread of bots cannot step back");
        }
    }
}

/// All bots of a server.
#[derive(Clone, Debug)]
pub(crate) struct Bots {
    quick: Pool,
    deep: Pool,
    scale: f64,
}

/// A bot that is to think.
pub(crate) struct Thought {
    /// Who thinks.
    pub(crate) mind: Box<dyn Mind>,
    /// How strong it is, which decides where it thinks.
    pub(crate) spec: BotSpec,
    /// What it sees.
    pub(crate) look: Look,
    /// Whether somebody else decided since it thought last.
    pub(crate) new_turn: bool,
    /// Set when nobody wants the answer any more.
    pub(crate) cancelled: Arc<AtomicBool>,
}

impl std::fmt::Debug for Thought {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thought").field("spec", &self.spec).finish_non_exhaustive()
    }
}

impl Bots {
    /// Starts the threads; `deep` of them for thinkers. Times to think are multiplied by `scale`.
    pub(crate) fn start(deep: usize, scale: f64) -> std::io::Result<Self> {
        Ok(Self {
            quick: Pool::start("bot-quick", 1, 1024)?,
            deep: Pool::start("bot-deep", deep, 256)?,
            scale,
        })
    }

    /// What times to think are multiplied by.
    pub(crate) fn scale(&self) -> f64 {
        self.scale
    }

    /// Lets a bot think; `done` gets its idea and the bot back, on the bot's thread.
    pub(crate) fn think(
        &self,
        thought: Thought,
        done: impl FnOnce(Option<Idea>, Box<dyn Mind>) + Send + 'static,
    ) -> Result<(), Busy> {
        let quick = matches!(thought.spec, BotSpec::Level(_)) && thought.spec.time() == Time::Free;
        let pool = if quick { &self.quick } else { &self.deep };
        pool.run(move || {
            let Thought { mut mind, look, new_turn, cancelled, .. } = thought;
            let start = Instant::now();
            let idea =
                mind.decide(&look, new_turn, &|| start.elapsed(), &mut || cancelled.load(Ordering::Relaxed));
            metrics::counter!("shinar_bot_decisions_total").increment(1);
            done(idea, mind);
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_queue_says_so() {
        let pool = Pool::start("test", 1, 1).unwrap();
        let (hold, held) = sync_channel::<()>(0);
        let (started, starts) = sync_channel::<()>(1);
        pool.run(move || {
            started.send(()).unwrap();
            held.recv().unwrap();
        })
        .unwrap();
        starts.recv().unwrap();
        assert_eq!(pool.run(|| ()), Ok(()));
        assert_eq!(pool.run(|| ()), Err(Busy));
        hold.send(()).unwrap();
    }
}
