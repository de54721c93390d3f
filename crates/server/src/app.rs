//! What every handler knows.

use std::sync::Arc;

use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    Config, cluster::Cluster, gates::Gates, jobs::Jobs, people::People, store::Store, tables::Directory,
};

/// Everything a handler may need. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

/// The parts of the server.
#[derive(Debug)]
pub(crate) struct Parts {
    /// What was configured.
    pub(crate) config: Config,
    /// The store.
    pub(crate) store: Store,
    /// The tables.
    pub(crate) tables: Directory,
    /// The other processes, if there can be any.
    pub(crate) cluster: Option<Cluster>,
    /// The people.
    pub(crate) people: People,
    /// Analyses.
    pub(crate) jobs: Jobs,
    /// How often somebody may ask.
    pub(crate) gates: Gates,
    /// The tasks of open sockets.
    pub(crate) sockets: TaskTracker,
    /// Set when the server stops.
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
