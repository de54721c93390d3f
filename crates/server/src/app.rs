//! What every handler knows.

use std::{net::IpAddr, sync::Arc};

use governor::{DefaultKeyedRateLimiter, RateLimiter};
use tokio_util::sync::CancellationToken;

use crate::{
    Config,
    api::PersonId,
    cluster::Cluster,
    error::{ApiError, ApiResult},
    jobs::Jobs,
    limits::Rate,
    people::People,
    store::Store,
    tables::Directory,
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

type Gate<K> = Option<DefaultKeyedRateLimiter<K>>;

/// Rate limits by address and by person.
#[derive(Debug)]
pub(crate) struct Gates {
    requests: Gate<IpAddr>,
    entries: Gate<IpAddr>,
    tables: Gate<PersonId>,
}

impl Gates {
    /// The gates of a configuration.
    pub(crate) fn new(rates: &crate::limits::Rates) -> Self {
        fn gate<K: Clone + std::hash::Hash + Eq>(rate: Option<Rate>) -> Gate<K> {
            rate.map(|rate| RateLimiter::keyed(rate.quota()))
        }
        Self { requests: gate(rates.requests), entries: gate(rates.entries), tables: gate(rates.tables) }
    }

    /// Any request of an address.
    pub(crate) fn request(&self, from: IpAddr) -> ApiResult<()> {
        pass(&self.requests, &prefix(from))
    }

    /// A try to sign in, to make an account or to become a guest.
    pub(crate) fn entry(&self, from: IpAddr) -> ApiResult<()> {
        pass(&self.entries, &prefix(from))
    }

    /// A new table of a person.
    pub(crate) fn table(&self, person: &PersonId) -> ApiResult<()> {
        pass(&self.tables, person)
    }

    /// Forgets those who have not been here lately.
    pub(crate) fn sweep(&self) {
        for gate in [&self.requests, &self.entries].into_iter().flatten() {
            gate.retain_recent();
        }
        if let Some(gate) = &self.tables {
            gate.retain_recent();
        }
    }
}

/// Who has one IPv6 address has 2^64 of them.
fn prefix(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let mut segments = six.segments();
            segments[4..].fill(0);
            IpAddr::from(segments)
        }
    }
}

fn pass<K: Clone + std::hash::Hash + Eq>(gate: &Gate<K>, key: &K) -> ApiResult<()> {
    match gate.as_ref().map(|gate| gate.check_key(key)) {
        Some(Err(_)) => Err(ApiError::too_many("too many requests; wait a little")),
        _ => Ok(()),
    }
}
