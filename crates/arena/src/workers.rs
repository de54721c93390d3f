//! Games played in parallel on several threads.

use std::{
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use cpu_time::ThreadTime;

/// Runs `work` for the numbers below `count` on several threads and returns the results in order.
///
/// `done` is called with the number of results after each.
///
/// ```
/// let squares = shinar_arena::side_by_side(4, 2, |number| number * number, |_| ());
/// assert_eq!(squares, [0, 1, 4, 9]);
/// ```
pub fn side_by_side<T: Send>(
    count: u64,
    threads: u16,
    work: impl Fn(u64) -> T + Sync,
    done: impl FnMut(u64),
) -> Vec<T> {
    side_by_side_until(&AtomicBool::new(false), count, threads, work, done)
}

/// The same until `stopped` is true: no other work begins then, so that some results are missing.
pub fn side_by_side_until<T: Send>(
    stopped: &AtomicBool,
    count: u64,
    threads: u16,
    work: impl Fn(u64) -> T + Sync,
    mut done: impl FnMut(u64),
) -> Vec<T> {
    let taken = AtomicU64::new(0);
    let (send, results) = mpsc::channel();
    let mut all: Vec<(u64, T)> = thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, taken, work) = (send.clone(), &taken, &work);
            scope.spawn(move || {
                loop {
                    let number = taken.fetch_add(1, Ordering::Relaxed);
                    if number >= count || stopped.load(Ordering::Relaxed) {
                        return;
                    }
                    if send.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        results.iter().zip(1..).inspect(|&(_, finished)| done(finished)).map(|(result, _)| result).collect()
    });
    all.sort_by_key(|&(number, _)| number);
    all.into_iter().map(|(_, result)| result).collect()
}

/// The processor time of the calling thread: a clock that is fair to bots on a busy machine.
pub fn processor_time() -> Duration {
    ThreadTime::now().as_duration()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_progress_is_reported() {
        let mut heard = Vec::new();
        let results = side_by_side(20, 3, |number| number * number, |done| heard.push(done));
        assert_eq!(results, (0..20).map(|number| number * number).collect::<Vec<_>>());
        assert_eq!(heard, (1..=20).collect::<Vec<_>>());
    }

    #[test]
    fn nothing_begins_once_it_is_stopped() {
        let stopped = AtomicBool::new(false);
        let done = |finished| stopped.store(finished >= 5, Ordering::Relaxed);
        // With one thread, which may be one result ahead of whoever counts.
        let results = side_by_side_until(&stopped, u64::MAX, 1, |number| number, done);
        assert!(results.len() >= 5 && results.iter().copied().eq(0..results.len() as u64));
    }

    #[test]
    fn no_work_is_done_at_once() {
        assert!(side_by_side(0, 2, |number| number, |_| ()).is_empty());
    }
}
