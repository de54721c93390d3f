//! What takes long: it runs with the interpreter's lock released, tells how far it is, and ends with Ctrl-C.

use std::{
    panic,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use pyo3::{call::PyCallArgs, prelude::*};
use shinar_lab::LabError;

use crate::errors;

/// How often signals are looked for.
const PAUSE: Duration = Duration::from_millis(50);

/// A caller that waits: reports go to its `progress`, whose first error, or a signal, ends the work.
#[derive(Default)]
pub(crate) struct Waiting {
    progress: Option<Py<PyAny>>,
    failure: Mutex<Option<PyErr>>,
    stopped: AtomicBool,
}

impl Waiting {
    pub(crate) fn new(progress: Option<Bound<'_, PyAny>>) -> Self {
        Self { progress: progress.map(Bound::unbind), ..Self::default() }
    }

    /// Whether it must end.
    pub(crate) fn stopped(&self) -> &AtomicBool {
        &self.stopped
    }

    /// Ends it with an error, unless it has one already.
    pub(crate) fn fail(&self, error: PyErr) {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Calls `progress`, on any thread.
    pub(crate) fn tell<A>(&self, how_far: A)
    where
        A: for<'py> PyCallArgs<'py>,
    {
        if let Some(progress) = self.progress.as_ref().filter(|_| !self.stopped.load(Ordering::Relaxed)) {
            Python::attach(|py| progress.call1(py, how_far).map(|_| ()))
                .unwrap_or_else(|error| self.fail(error));
        }
    }

    /// Runs something on a thread of its own. Python handles signals on its main thread only, which waits here and looks for them.
    pub(crate) fn run<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&Self) -> Result<T, LabError> + Send,
    ) -> PyResult<T> {
        let done = py.detach(|| {
            thread::scope(|scope| {
                let (ended, end) = mpsc::channel::<()>();
                let worker = scope.spawn(move || {
                    // Dropped at the end, however that comes.
                    let _ended = ended;
                    work(self)
                });
                while end.recv_timeout(PAUSE) == Err(mpsc::RecvTimeoutError::Timeout) {
                    check_signals().unwrap_or_else(|error| self.fail(error));
                }
                worker.join()
            })
        });
        // As if it had run on this thread.
        let done = done.unwrap_or_else(|panic| panic::resume_unwind(panic));
        match self.failure.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(error) => Err(error),
            None => done.map_err(errors::lab),
        }
    }
}

/// The exception of a signal that has come. Only Python's main thread ever gets one.
#[expect(clippy::redundant_closure_for_method_calls, reason = "the method itself is not general enough")]
fn check_signals() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
}

/// Looks for signals now and then, on the thread that called.
pub(crate) struct Signals {
    last: Instant,
    pub(crate) error: Option<PyErr>,
}

impl Signals {
    pub(crate) fn new() -> Self {
        Self { last: Instant::now(), error: None }
    }

    /// Whether one has come.
    pub(crate) fn came(&mut self) -> bool {
        if self.error.is_none() && self.last.elapsed() >= PAUSE {
            self.last = Instant::now();
            self.error = check_signals().err();
        }
        self.error.is_some()
    }
}
