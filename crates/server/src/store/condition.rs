//! Whether the database can be written, as far as the writer knows.

use std::{
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use super::StoreError;
use crate::telemetry;

/// How long writes must succeed before an outage is over in the log: on a disk that is nearly full some writes still succeed.
const CALM: Duration = Duration::from_secs(10);

/// What is known about the database. The writer changes it, everybody reads it.
#[derive(Debug, Default)]
pub(super) struct Condition {
    /// Whether the last attempt to write failed, so that writes are refused without an attempt.
    failing: AtomicBool,
    /// Whether the database's file has damaged pages.
    damaged: AtomicBool,
    times: Mutex<Times>,
}

#[derive(Debug, Default)]
struct Times {
    /// When something was last written.
    written: Option<Instant>,
    /// The outage that is in the log, and not over there.
    outage: Option<Outage>,
}

#[derive(Debug)]
struct Outage {
    began: Instant,
    last_failure: Instant,
    failures: u64,
}

impl Condition {
    /// Whether the database cannot be written at the moment.
    pub(super) fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    /// Whether damaged pages were found.
    pub(super) fn is_damaged(&self) -> bool {
        self.damaged.load(Ordering::Relaxed)
    }

    pub(super) fn set_damaged(&self, damaged: bool) {
        self.damaged.store(damaged, Ordering::Relaxed);
    }

    /// Whether an outage is in the log that is not over there.
    pub(super) fn is_recovering(&self) -> bool {
        self.times().outage.is_some()
    }

    /// How long ago something was last written.
    pub(super) fn since_write(&self) -> Option<Duration> {
        self.times().written.map(|at| at.elapsed())
    }

    /// Something was written.
    pub(super) fn wrote(&self) {
        let mut times = self.times();
        times.written = Some(Instant::now());
        if self.failing.swap(false, Ordering::Relaxed) {
            metrics::gauge!(telemetry::STORE_WRITABLE).set(1.0);
        }
        if let Some(outage) = times.outage.take_if(|outage| outage.last_failure.elapsed() >= CALM) {
            let (seconds, failures) = ((outage.last_failure - outage.began).as_secs(), outage.failures);
            tracing::info!(seconds, failures, "the database can be written again");
        }
    }

    /// A write failed, not for a reason of its own but because of the database. The first failure of an outage is logged.
    pub(super) fn failed(&self, error: &StoreError) {
        let (mut times, now) = (self.times(), Instant::now());
        metrics::counter!(telemetry::WRITE_FAILURES).increment(1);
        match &mut times.outage {
            Some(outage) => {
                outage.last_failure = now;
                outage.failures += 1;
                tracing::debug!(%error, "the database still cannot be written");
            }
            None => {
                tracing::error!(%error, "the database cannot be written; nothing is acknowledged until it can");
                times.outage = Some(Outage { began: now, last_failure: now, failures: 1 });
            }
        }
    }

    /// The database cannot be written, so that writes are refused until [`wrote`](Self::wrote).
    pub(super) fn set_failing(&self) {
        self.failing.store(true, Ordering::Relaxed);
        metrics::gauge!(telemetry::STORE_WRITABLE).set(0.0);
    }

    fn times(&self) -> MutexGuard<'_, Times> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
