//! Several searches at the same time.
//!
//! Each has a tree of its own (*root parallelism*): nothing is shared, so nothing is locked, and with a number of
//! iterations the outcome depends on the seed and the number of searches alone.
//!
//! Threads are started for each decision. That takes about 50 µs, which is little beside a decision that is worth
//! several threads, and lets them borrow the view and the trees; a pool would have to share ownership of both.

use std::{
    panic::resume_unwind,
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use crate::bot::{Halt, Lead};

/// How often the calling thread polls `halt` once its own search is done and it waits for the others.
const STOP_CHECK: Duration = Duration::from_millis(1);

/// Runs `work` on all searches at once and returns the results in order.
///
/// A single search starts no threads and waits for nothing, and so does every search where there are no threads: in a browser, one
/// search follows another.
///
/// The first one runs on the calling thread with its generator, the others on threads with generators of their own. Only the
/// calling thread calls `halt`, which may read a clock of that thread; the others watch a flag.
pub(crate) fn run_all<S: Send, T: Send>(
    searches: &mut [S],
    rng: &mut Pcg64Mcg,
    halt: Halt<'_>,
    work: impl Fn(&mut S, &mut Pcg64Mcg, Halt<'_>) -> T + Sync,
) -> Vec<T> {
    if searches.len() == 1 || cfg!(target_family = "wasm") {
        return searches.iter_mut().map(|search| work(search, rng, halt)).collect();
    }
    let Some((first, others)) = searches.split_first_mut() else { return Vec::new() };
    let is_stopped = &AtomicBool::new(false);
    let mut halt = |lead| {
        let now = halt(lead);
        is_stopped.fetch_or(now, Ordering::Relaxed);
        now
    };
    let work = &work;
    thread::scope(|scope| {
        // Nothing is ever sent: the channel closes when the last thread drops its end, however it ended.
        let (running, all_done) = mpsc::channel::<()>();
        let spawn = |search| {
            let mut own = Pcg64Mcg::new(rng.random());
            let running = running.clone();
            scope.spawn(move || {
                let _running = running;
                work(search, &mut own, &mut |_| is_stopped.load(Ordering::Relaxed))
            })
        };
        let threads: Vec<_> = others.iter_mut().map(spawn).collect();
        drop(running);
        let found = work(first, rng, &mut halt);
        while all_done.recv_timeout(STOP_CHECK) == Err(RecvTimeoutError::Timeout) {
            halt(Lead::default());
        }
        let rest =
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
        std::iter::once(found).chain(rest).collect()
    })
}

#[cfg(test)]
mod tests {
    use shinar_core::play;

    use super::*;

    fn numbers(searches: usize, seed: u64) -> Vec<(usize, u64)> {
        let mut searches: Vec<_> = (0..searches).collect();
        let rng = &mut play::stream(seed, 0);
        run_all(&mut searches, rng, &mut |_| false, |search, rng, _| (*search, rng.random()))
    }

    #[test]
    fn results_are_in_order_and_repeatable() {
        assert!(numbers(0, 1).is_empty());
        let found = numbers(5, 1);
        assert!(found.iter().map(|(search, _)| *search).eq(0..5));
        assert_eq!(found, numbers(5, 1));
        assert_ne!(found, numbers(5, 2));
        assert!((1..5).all(|search| found[search].1 != found[0].1), "each has a stream of its own");
    }

    #[test]
    fn all_stop_when_one_is_stopped() {
        let mut asked = 0;
        let mut halt = |_| {
            asked += 1;
            asked > 20
        };
        // The first is done at once; the others run until they are stopped.
        let counts =
            run_all(&mut [1, u64::MAX, u64::MAX], &mut play::stream(1, 0), &mut halt, |limit, _, halt| {
                let mut count = 0;
                while count < *limit && !halt(Lead::default()) {
                    count += 1;
                }
                count
            });
        assert_eq!(counts[0], 1);
        assert!(counts[1] < u64::MAX && counts[2] < u64::MAX);
    }
}
