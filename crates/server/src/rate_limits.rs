//! Rate limits, and limits on what is open at the same time.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use governor::{DefaultKeyedRateLimiter, RateLimiter};
use sha2::{Digest, Sha256};

use crate::{
    api::PersonId,
    error::{ApiError, ApiResult},
    fair::hex,
    identity::random_bytes,
    limits::{Rate, Rates},
    store::Lobby,
};

/// Who shares a limit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum LimitKey {
    /// A guest or an account.
    Person(PersonId),
    /// All clients of an address.
    Address(IpAddr),
}

impl LimitKey {
    /// The person if it is known, else the address.
    pub(crate) fn new(person: Option<&PersonId>, from: IpAddr) -> Self {
        match person {
            Some(person) => Self::Person(person.clone()),
            None => Self::Address(prefix(from)),
        }
    }
}

type Limiter<K> = Option<DefaultKeyedRateLimiter<K>>;

/// Limits by address and by person.
#[derive(Debug)]
pub(crate) struct RateLimits {
    requests: Limiter<IpAddr>,
    files: Limiter<IpAddr>,
    entries: Limiter<IpAddr>,
    messages: Limiter<LimitKey>,
    chat: Limiter<PersonId>,
    chat_of_address: Limiter<IpAddr>,
    reports: Limiter<LimitKey>,
    tables: Limiter<PersonId>,
    work: Limiter<PersonId>,
    invitations: Limiter<(PersonId, PersonId)>,
    mails: Limiter<String>,
    sockets: Permits,
    seated: Permits,
    connections: Permits,
    /// The key of the hash of an address, known to nobody.
    origins: [u8; 32],
    rates: Rates,
}

impl RateLimits {
    /// The limiters for the configured rates.
    pub(crate) fn new(rates: Rates) -> Self {
        fn limiter<K: Clone + Hash + Eq>(rate: Option<Rate>) -> Limiter<K> {
            rate.map(|rate| RateLimiter::keyed(rate.quota()))
        }
        Self {
            requests: limiter(rates.requests),
            files: limiter(rates.files),
            entries: limiter(rates.entries),
            messages: limiter(rates.messages),
            chat: limiter(rates.chat),
            chat_of_address: limiter(rates.chat_of_address),
            reports: limiter(rates.reports),
            tables: limiter(rates.tables),
            work: limiter(rates.work),
            invitations: limiter(rates.invitations),
            mails: limiter(rates.mails),
            sockets: Permits::default(),
            seated: Permits::default(),
            connections: Permits::default(),
            origins: random_bytes(),
            rates,
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, from: IpAddr) -> ApiResult<()> {
        pass(&self.requests, &prefix(from))
    }

    /// Counts a request for a file of the page.
    pub(crate) fn file(&self, from: IpAddr) -> ApiResult<()> {
        pass(&self.files, &prefix(from))
    }

    /// Counts an attempt to sign in, to create an account or to become a guest.
    pub(crate) fn entry(&self, from: IpAddr) -> ApiResult<()> {
        pass(&self.entries, &prefix(from))
    }

    /// Counts a message on a socket.
    pub(crate) fn message(&self, from: &LimitKey) -> ApiResult<()> {
        pass(&self.messages, from)
    }

    /// Counts a line of chat.
    pub(crate) fn chat(&self, person: &PersonId, from: IpAddr) -> ApiResult<()> {
        pass(&self.chat, person)?;
        pass(&self.chat_of_address, &prefix(from))
    }

    /// Where a public table comes from: the same text for the same address, from which nobody can tell the address.
    pub(crate) fn lobby(&self, from: IpAddr) -> Lobby {
        let hash = Sha256::new().chain_update(self.origins).chain_update(prefix(from).to_string()).finalize();
        Lobby {
            origin: hex(&hash.into()),
            of_person: self.rates.open_tables,
            of_address: self.rates.open_tables_of_address,
        }
    }

    /// Counts a report to the hosts.
    pub(crate) fn report(&self, person: &PersonId, from: IpAddr) -> ApiResult<()> {
        pass(&self.reports, &LimitKey::Person(person.clone()))?;
        pass(&self.reports, &LimitKey::Address(prefix(from)))
    }

    /// Counts a new table.
    pub(crate) fn table(&self, person: &PersonId) -> ApiResult<()> {
        pass(&self.tables, person)
    }

    /// Counts expensive work.
    pub(crate) fn work(&self, person: &PersonId) -> ApiResult<()> {
        pass(&self.work, person)
    }

    /// Counts an invitation of one person to another.
    pub(crate) fn invitation(&self, by: &PersonId, person: &PersonId) -> ApiResult<()> {
        pass(&self.invitations, &(by.clone(), person.clone()))
    }

    /// Counts an e-mail to an address.
    pub(crate) fn mail(&self, email: &str) -> ApiResult<()> {
        pass(&self.mails, &email.to_owned())
    }

    /// Acquires the permits for another socket, which are released when they are dropped.
    ///
    /// Sockets of people with a seat are counted apart, so that no number of spectators can keep them out.
    pub(crate) fn socket(
        &self,
        person: Option<&PersonId>,
        from: IpAddr,
        has_seat: bool,
    ) -> ApiResult<Vec<Permit>> {
        let person = person.map(|person| (LimitKey::Person(person.clone()), self.rates.sockets_of_person));
        let person = person.map(|(key, most)| self.sockets.acquire(key, most));
        let pool = if has_seat { &self.seated } else { &self.sockets };
        let address = pool.acquire(LimitKey::Address(prefix(from)), self.rates.sockets_of_address);
        let permits: Option<_> = person.into_iter().chain([address]).collect();
        permits.ok_or_else(|| ApiError::too_many("too many sockets are open; close some first"))
    }

    /// Acquires the permit for another connection; `None` if the address has too many.
    pub(crate) fn connection(&self, from: IpAddr) -> Option<Permit> {
        self.connections.acquire(LimitKey::Address(prefix(from.to_canonical())), self.rates.connections)
    }

    /// Forgets keys that have not been used lately.
    pub(crate) fn sweep(&self) {
        fn sweep<K: Clone + Hash + Eq>(limiter: &Limiter<K>) {
            if let Some(limiter) = limiter {
                limiter.retain_recent();
                limiter.shrink_to_fit();
            }
        }
        sweep(&self.requests);
        sweep(&self.files);
        sweep(&self.entries);
        sweep(&self.messages);
        sweep(&self.chat);
        sweep(&self.chat_of_address);
        sweep(&self.reports);
        sweep(&self.tables);
        sweep(&self.work);
        sweep(&self.invitations);
        sweep(&self.mails);
    }
}

fn pass<K: Clone + Hash + Eq>(limiter: &Limiter<K>, key: &K) -> ApiResult<()> {
    match limiter.as_ref().map(|limiter| limiter.check_key(key)) {
        Some(Err(_)) => Err(ApiError::too_many("too many requests; wait a little")),
        _ => Ok(()),
    }
}

/// A client with one IPv6 address has 2^64 of them, so they count as one.
pub(crate) fn prefix(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let mut segments = six.segments();
            segments[4..].fill(0);
            IpAddr::from(segments)
        }
    }
}

/// How many permits each key has.
#[derive(Clone, Debug, Default)]
struct Permits(Arc<Mutex<HashMap<LimitKey, usize>>>);

impl Permits {
    fn counts(&self) -> MutexGuard<'_, HashMap<LimitKey, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Acquires a permit; `None` if the key has as many as allowed.
    fn acquire(&self, key: LimitKey, most: Option<usize>) -> Option<Permit> {
        let mut counts = self.counts();
        let count = counts.get(&key).copied().unwrap_or(0);
        if most.is_some_and(|most| count >= most) {
            return None;
        }
        counts.insert(key.clone(), count + 1);
        drop(counts);
        Some(Permit { permits: self.clone(), key })
    }
}

/// Permission to have one thing open, released when it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    permits: Permits,
    key: LimitKey,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.permits.counts();
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permits_are_released() {
        let permits = Permits::default();
        let (ann, bea) = (LimitKey::Person(PersonId("ann".into())), LimitKey::Person(PersonId("bea".into())));
        let one = permits.acquire(ann.clone(), Some(2));
        let two = permits.acquire(ann.clone(), Some(2));
        assert!(one.is_some() && two.is_some() && permits.acquire(ann.clone(), Some(2)).is_none());
        assert!(permits.acquire(bea, Some(2)).is_some());
        drop(one);
        let again = permits.acquire(ann, Some(2));
        assert!(again.is_some());
        drop((two, again));
        assert!(permits.counts().is_empty());
    }

    #[test]
    fn addresses_of_one_network_share_a_limit() {
        let address = |text: &str| prefix(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2:3::1"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
    }
}
