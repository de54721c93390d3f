//! The state shared by all handlers.

use std::sync::Arc;

use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    Config,
    bells::Ringer,
    clock::{self, Millis},
    cluster::Cluster,
    host::Door,
    jobs::Jobs,
    mail::Mailer,
    people::People,
    presence::Presence,
    puzzle_counts::PuzzleCounts,
    rate_limits::RateLimits,
    store::Store,
    tables::Directory,
};

/// Everything a handler may need. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

/// The parts of the server.
#[derive(Debug)]
pub(crate) struct Parts {
    /// The configuration.
    pub(crate) config: Config,
    /// People, tables and journals on disk.
    pub(crate) store: Store,
    /// Open tables.
    pub(crate) tables: Directory,
    /// The cluster, with a database that several processes can share.
    pub(crate) cluster: Option<Cluster>,
    /// How the command line comes in.
    pub(crate) door: Door,
    pub(crate) people: People,
    /// Who is here.
    pub(crate) presence: Presence,
    /// E-mail, if it is configured.
    pub(crate) mail: Option<Arc<Mailer>>,
    /// How people are notified of what happens at their tables.
    pub(crate) ringer: Ringer,
    /// Analyses that wait or run.
    pub(crate) jobs: Jobs,
    /// How people do at the puzzles.
    pub(crate) puzzle_counts: PuzzleCounts,
    pub(crate) rate_limits: RateLimits,
    /// The tasks of open sockets.
    pub(crate) sockets: TaskTracker,
    /// Cancelled when the shutdown starts.
    pub(crate) stop: CancellationToken,
}

impl std::ops::Deref for App {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Since when somebody must have been seen to count as here.
    pub(crate) fn recent(&self) -> Millis {
        clock::now() - self.config.find.here.as_millis() as Millis
    }

    /// Puts the parts together.
    pub(crate) fn new(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }
}
