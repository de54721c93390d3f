//! A thread pool with a fair, bounded queue.
//!
//! Every task has an *owner*. Owners take turns, so that somebody with a hundred tasks delays the others no more than somebody
//! with one. Tasks for people come before those in the background, which never occupy all threads.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};

type Task = Box<dyn FnOnce() + Send>;

/// How urgent a task is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// Somebody waits for it.
    People,
    /// Nobody does.
    Background,
}

/// The queue is full, at least for this owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

/// A thread pool. Its threads end when the last clone is dropped and the queue is empty.
#[derive(Clone, Debug)]
pub(crate) struct Pool(Arc<Guard>);

/// The size of a pool.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    /// The number of threads.
    pub(crate) threads: usize,
    /// The most tasks that may be queued in each class.
    pub(crate) queued: usize,
    /// The most tasks that one owner may have queued in each class.
    pub(crate) of_owner: usize,
}

/// Closes the queue when the last clone of a pool is dropped.
#[derive(Debug)]
struct Guard(Arc<Shared>);

impl Drop for Guard {
    fn drop(&mut self) {
        self.0.queue().closed = true;
        self.0.changed.notify_all();
    }
}

#[derive(Debug)]
struct Shared {
    size: Size,
    queue: Mutex<Queue>,
    changed: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Debug, Default)]
struct Queue {
    people: Class,
    background: Class,
    /// How many tasks run, and how many of them in the background.
    running: usize,
    running_background: usize,
    closed: bool,
}

/// The tasks of one urgency.
#[derive(Debug, Default)]
struct Class {
    lanes: HashMap<String, Lane>,
    /// The owners with tasks to run, in the order of their turns.
    turns: VecDeque<String>,
    /// The number of places taken in all lanes.
    taken: usize,
}

/// The tasks of one owner.
#[derive(Default)]
struct Lane {
    tasks: VecDeque<Task>,
    /// Places taken for tasks that are still to come.
    reserved: usize,
}

impl std::fmt::Debug for Lane {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lane").field("tasks", &self.tasks.len()).finish_non_exhaustive()
    }
}

impl Class {
    fn reserve(&mut self, owner: &str, size: Size) -> Result<(), Busy> {
        let lane = self.lanes.get(owner).map_or(0, |lane| lane.tasks.len() + lane.reserved);
        if lane >= size.of_owner || self.taken >= size.queued {
            return Err(Busy);
        }
        self.taken += 1;
        self.lanes.entry(owner.to_owned()).or_default().reserved += 1;
        Ok(())
    }

    fn release(&mut self, owner: &str) {
        self.taken -= 1;
        if let Some(lane) = self.lanes.get_mut(owner) {
            lane.reserved -= 1;
            if lane.reserved == 0 && lane.tasks.is_empty() {
                self.lanes.remove(owner);
            }
        }
    }

    /// Puts a task into its reserved place.
    fn push(&mut self, owner: &str, task: Task) {
        let lane = self.lanes.entry(owner.to_owned()).or_default();
        lane.reserved -= 1;
        if lane.tasks.is_empty() {
            self.turns.push_back(owner.to_owned());
        }
        lane.tasks.push_back(task);
    }

    fn pop(&mut self) -> Option<Task> {
        let owner = self.turns.pop_front()?;
        let lane = self.lanes.get_mut(&owner)?;
        let task = lane.tasks.pop_front();
        match (lane.tasks.is_empty(), lane.reserved) {
            (false, _) => self.turns.push_back(owner),
            (true, 0) => drop(self.lanes.remove(&owner)),
            (true, _) => {}
        }
        self.taken -= 1;
        task
    }
}

impl Queue {
    fn class(&mut self, urgency: Urgency) -> &mut Class {
        match urgency {
            Urgency::People => &mut self.people,
            Urgency::Background => &mut self.background,
        }
    }

    fn pop(&mut self, threads: usize) -> Option<(Urgency, Task)> {
        if let Some(task) = self.people.pop() {
            return Some((Urgency::People, task));
        }
        // Half of the threads stay free for people, so that they never wait for a long task in the background.
        let most = if self.closed { threads } else { threads.div_ceil(2) };
        let task = if self.running_background < most { self.background.pop() } else { None };
        task.map(|task| (Urgency::Background, task))
    }
}

/// A reserved place in the queue; released when it is dropped.
#[derive(Debug)]
pub(crate) struct Reservation {
    shared: Arc<Shared>,
    urgency: Urgency,
    owner: Option<String>,
}

impl Reservation {
    /// Puts a task into the place.
    pub(crate) fn run(mut self, task: impl FnOnce() + Send + 'static) {
        if let Some(owner) = self.owner.take() {
            self.shared.queue().class(self.urgency).push(&owner, Box::new(task));
            self.shared.changed.notify_one();
        }
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        if let Some(owner) = self.owner.take() {
            self.shared.queue().class(self.urgency).release(&owner);
        }
    }
}

impl Pool {
    /// Starts the threads.
    pub(crate) fn start(name: &str, size: Size) -> std::io::Result<Self> {
        let size = Size { threads: size.threads.max(1), ..size };
        let shared = Arc::new(Shared { size, queue: Mutex::default(), changed: Condvar::new() });
        for number in 1..=size.threads {
            let shared = Arc::clone(&shared);
            let work = move || {
                lower_priority();
                while let Some((running, task)) = next(&shared) {
                    task();
                    drop(running);
                }
            };
            std::thread::Builder::new().name(format!("{name}-{number}")).spawn(work)?;
        }
        Ok(Self(Arc::new(Guard(shared))))
    }

    /// Reserves a place in the queue, unless it is full.
    pub(crate) fn reserve(&self, urgency: Urgency, owner: &str) -> Result<Reservation, Busy> {
        let shared = Arc::clone(&self.0.0);
        shared.queue().class(urgency).reserve(owner, shared.size)?;
        Ok(Reservation { shared, urgency, owner: Some(owner.to_owned()) })
    }

    /// Queues a task, unless the queue is full.
    #[cfg(test)]
    fn run(&self, urgency: Urgency, owner: &str, task: impl FnOnce() + Send + 'static) -> Result<(), Busy> {
        self.reserve(urgency, owner)?.run(task);
        Ok(())
    }

    /// Whether a new task would have to wait for others.
    pub(crate) fn is_crowded(&self, urgency: Urgency) -> bool {
        let Shared { size, .. } = *self.0.0;
        let queue = self.0.0.queue();
        let waiting = match urgency {
            Urgency::People => queue.people.taken,
            Urgency::Background => queue.people.taken + queue.background.taken,
        };
        waiting > 0 || queue.running >= size.threads
    }
}

/// A task that runs; counted until it is dropped, even if the task panics.
struct Running<'a> {
    shared: &'a Shared,
    urgency: Urgency,
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        let mut queue = self.shared.queue();
        queue.running -= 1;
        if self.urgency == Urgency::Background {
            queue.running_background -= 1;
        }
        drop(queue);
        // A task in the background may have waited for this one.
        self.shared.changed.notify_one();
    }
}

/// Waits for the next task; `None` when the pool has been closed and nothing is left.
fn next(shared: &Shared) -> Option<(Running<'_>, Task)> {
    let mut queue = shared.queue();
    loop {
        if let Some((urgency, task)) = queue.pop(shared.size.threads) {
            queue.running += 1;
            if urgency == Urgency::Background {
                queue.running_background += 1;
            }
            return Some((Running { shared, urgency }, task));
        }
        if queue.closed {
            return None;
        }
        queue = shared.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
}

/// Lowers the priority of the current thread, so that a bot never makes a player wait.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::{
            NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy, set_thread_priority_and_policy,
            thread_native_id,
        };
        let policy = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let lowered = set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, policy);
        if let Err(error) = lowered {
            tracing::debug!(?error, "cannot lower the priority of a thread for bots");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    /// A pool whose threads are all held up, until the sender is used or dropped.
    fn held(threads: usize, queued: usize, of_owner: usize) -> (Pool, Sender<()>) {
        let pool = Pool::start("test", Size { threads, queued, of_owner }).unwrap();
        let (go, wait) = channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let (started, starts) = channel::<()>();
        for number in 0..threads {
            let (wait, started) = (Arc::clone(&wait), started.clone());
            let task = move || {
                started.send(()).unwrap();
                let _ = wait.lock().unwrap().recv();
            };
            pool.run(Urgency::People, &format!("holder {number}"), task).unwrap();
            starts.recv().unwrap();
        }
        (pool, go)
    }

    fn note(pool: &Pool, urgency: Urgency, owner: &str, what: &'static str, to: &Sender<&'static str>) {
        let to = to.clone();
        pool.run(urgency, owner, move || to.send(what).unwrap()).unwrap();
    }

    fn all(notes: &Receiver<&'static str>, number: usize) -> Vec<&'static str> {
        (0..number).map(|_| notes.recv().unwrap()).collect()
    }

    #[test]
    fn owners_take_turns_and_people_come_first() {
        let (pool, go) = held(1, 100, 100);
        assert!(pool.is_crowded(Urgency::People));
        let (to, notes) = channel();
        for what in ["greedy 1", "greedy 2", "greedy 3"] {
            note(&pool, Urgency::Background, "greedy", what, &to);
        }
        note(&pool, Urgency::Background, "modest", "modest", &to);
        for what in ["busy 1", "busy 2"] {
            note(&pool, Urgency::People, "busy", what, &to);
        }
        note(&pool, Urgency::People, "ann", "ann", &to);
        drop(go);
        let order = all(&notes, 7);
        assert_eq!(order, ["busy 1", "ann", "busy 2", "greedy 1", "modest", "greedy 2", "greedy 3"]);
    }

    #[test]
    fn the_background_leaves_threads_free() {
        let pool = Pool::start("test", Size { threads: 2, queued: 100, of_owner: 100 }).unwrap();
        let (go, wait) = channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        for _ in 0..4 {
            let wait = Arc::clone(&wait);
            let task = move || {
                let _ = wait.lock().unwrap().recv();
            };
            pool.run(Urgency::Background, "bots", task).unwrap();
        }
        let (to, notes) = channel();
        note(&pool, Urgency::People, "ann", "at once", &to);
        assert_eq!(notes.recv_timeout(std::time::Duration::from_secs(10)), Ok("at once"));
        drop(go);
    }

    #[test]
    fn a_full_queue_says_so() {
        let (pool, go) = held(1, 3, 2);
        for _ in 0..2 {
            pool.run(Urgency::People, "ann", || ()).unwrap();
        }
        assert_eq!(pool.run(Urgency::People, "ann", || ()), Err(Busy));
        // A place that is not used is free again.
        drop(pool.reserve(Urgency::People, "bea").unwrap());
        pool.run(Urgency::People, "bea", || ()).unwrap();
        assert_eq!(pool.run(Urgency::People, "cem", || ()), Err(Busy));
        // The background does not fill the queue of people, nor the other way round.
        pool.run(Urgency::Background, "cem", || ()).unwrap();
        drop(go);
    }

    #[test]
    fn what_is_queued_is_done_before_the_end() {
        let (pool, go) = held(2, 100, 100);
        let (to, notes) = channel();
        note(&pool, Urgency::Background, "a", "a", &to);
        note(&pool, Urgency::People, "b", "b", &to);
        drop(pool);
        drop(go);
        let mut done = all(&notes, 2);
        done.sort_unstable();
        assert_eq!(done, ["a", "b"]);
    }
}
