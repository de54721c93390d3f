//! How often somebody may ask, and how much at a time.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use governor::{DefaultKeyedRateLimiter, RateLimiter};

use crate::{
    api::PersonId,
    error::{ApiError, ApiResult},
    limits::{Rate, Rates},
};

/// Whom a limit is for: a person, or an address for those who are nobody.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    /// A guest or an account.
    Person(PersonId),
    /// All visitors of an address.
    Address(IpAddr),
}

impl Who {
    /// The person if it is known, else the address.
    pub(crate) fn new(person: Option<&PersonId>, from: IpAddr) -> Self {
        match person {
            Some(person) => Self::Person(person.clone()),
            None => Self::Address(prefix(from)),
        }
    }
}

type Gate<K> = Option<DefaultKeyedRateLimiter<K>>;

/// Limits by address and by person.
#[derive(Debug)]
pub(crate) struct Gates {
    requests: Gate<IpAddr>,
    entries: Gate<IpAddr>,
    logins: Gate<String>,
    messages: Gate<Who>,
    tables: Gate<PersonId>,
    work: Gate<PersonId>,
    sockets: Crowd,
    connections: Crowd,
    rates: Rates,
}

impl Gates {
    /// The gates of a configuration.
    pub(crate) fn new(rates: Rates) -> Self {
        fn gate<K: Clone + Hash + Eq>(rate: Option<Rate>) -> Gate<K> {
            rate.map(|rate| RateLimiter::keyed(rate.quota()))
        }
        Self {
            requests: gate(rates.requests),
            entries: gate(rates.entries),
            logins: gate(rates.logins),
            messages: gate(rates.messages),
            tables: gate(rates.tables),
            work: gate(rates.work),
            sockets: Crowd::default(),
            connections: Crowd::default(),
            rates,
        }
    }

    /// Any request of an address.
    pub(crate) fn request(&self, from: IpAddr) -> ApiResult<()> {
        pass(&self.requests, &prefix(from))
    }

    /// A try to sign in, to make an account or to become a guest.
    pub(crate) fn entry(&self, from: IpAddr) -> ApiResult<()> {
        pass(&self.entries, &prefix(from))
    }

    /// A try to sign in with a login, whether it is somebody's or not.
    pub(crate) fn login(&self, login: &str) -> ApiResult<()> {
        pass(&self.logins, &login.to_owned())
    }

    /// A message on a socket.
    pub(crate) fn message(&self, from: &Who) -> ApiResult<()> {
        pass(&self.messages, from)
    }

    /// A new table of a person.
    pub(crate) fn table(&self, person: &PersonId) -> ApiResult<()> {
        pass(&self.tables, person)
    }

    /// Something that takes us long.
    pub(crate) fn work(&self, person: &PersonId) -> ApiResult<()> {
        pass(&self.work, person)
    }

    /// A socket more; its places are free again when they are dropped.
    pub(crate) fn socket(&self, person: Option<&PersonId>, from: IpAddr) -> ApiResult<Vec<Place>> {
        let person = person.map(|person| (Who::Person(person.clone()), self.rates.sockets_of_person));
        let address = (Who::Address(prefix(from)), self.rates.sockets_of_address);
        let places = person.into_iter().chain([address]).map(|(who, most)| self.sockets.enter(who, most));
        let places: Option<_> = places.collect();
        places.ok_or_else(|| ApiError::too_many("too many sockets are open; close some first"))
    }

    /// A connection more, unless the address has too many.
    pub(crate) fn connection(&self, from: IpAddr) -> Option<Place> {
        self.connections.enter(Who::Address(prefix(from.to_canonical())), self.rates.connections)
    }

    /// Forgets those who have not been here lately.
    pub(crate) fn sweep(&self) {
        fn sweep<K: Clone + Hash + Eq>(gate: &Gate<K>) {
            if let Some(gate) = gate {
                gate.retain_recent();
                gate.shrink_to_fit();
            }
        }
        sweep(&self.requests);
        sweep(&self.entries);
        sweep(&self.logins);
        sweep(&self.messages);
        sweep(&self.tables);
        sweep(&self.work);
    }
}

fn pass<K: Clone + Hash + Eq>(gate: &Gate<K>, key: &K) -> ApiResult<()> {
    match gate.as_ref().map(|gate| gate.check_key(key)) {
        Some(Err(_)) => Err(ApiError::too_many("too many requests; wait a little")),
        _ => Ok(()),
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

/// How many of something each of them has now.
#[derive(Clone, Debug, Default)]
struct Crowd(Arc<Mutex<HashMap<Who, usize>>>);

impl Crowd {
    fn counts(&self) -> MutexGuard<'_, HashMap<Who, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more; `None` if there are as many as may be.
    fn enter(&self, who: Who, most: Option<usize>) -> Option<Place> {
        let mut counts = self.counts();
        let count = counts.get(&who).copied().unwrap_or(0);
        if most.is_some_and(|most| count >= most) {
            return None;
        }
        counts.insert(who.clone(), count + 1);
        drop(counts);
        Some(Place { crowd: self.clone(), who })
    }
}

/// A place in a crowd, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    crowd: Crowd,
    who: Who,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.crowd.counts();
        if let Some(count) = counts.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_given_back() {
        let crowd = Crowd::default();
        let (ann, bea) = (Who::Person(PersonId("ann".into())), Who::Person(PersonId("bea".into())));
        let one = crowd.enter(ann.clone(), Some(2));
        let two = crowd.enter(ann.clone(), Some(2));
        assert!(one.is_some() && two.is_some() && crowd.enter(ann.clone(), Some(2)).is_none());
        assert!(crowd.enter(bea, Some(2)).is_some());
        drop(one);
        let again = crowd.enter(ann, Some(2));
        assert!(again.is_some());
        drop((two, again));
        assert!(crowd.counts().is_empty());
    }

    #[test]
    fn neighbours_in_a_network_are_one() {
        let address = |text: &str| prefix(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2:3::1"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
    }
}
