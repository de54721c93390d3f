//! The state shared by all handlers.

use std::sync::Arc;

use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    Config, cluster::Cluster, host::Door, jobs::Jobs, mail::Mailer, people::People, rate_limits::RateLimits,
    store::Store, tables::Directory,
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
    /// E-mail, if it is configured.
    pub(crate) mail: Option<Arc<Mailer>>,
    /// Analyses that wait or run.
    pub(crate) jobs: Jobs,
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
    /// Puts the parts together.
    pub(crate) fn new(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }
}
