//! Wrong sign-ins slow down whoever makes them, and never lock an owner out.
//!
//! - **By address and login**: a few wrong passwords are free; after that, each one doubles the time until the next attempt
//!   from that address with that login. Attempts before are refused without looking at the password.
//! - **By address**: the same for wrong attempts with any logins, so that one password cannot be tried with many.
//! - **By login**, from all addresses: when there are many, each attempt takes longer, up to [`LONGEST_PAUSE`]. It is not
//!   refused: strangers who guess from many addresses must not keep the owner out, who gets in from an address of their own
//!   with the right password at any time.
//!
//! A login is counted whether it exists or not, so that nothing here shows which do. Several processes count on their own.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use crate::{
    error::{ApiError, ApiResult},
    limits::Rate,
    rate_limits::prefix,
    telemetry,
};

/// The longest time until the next attempt.
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
/// How long wrong attempts are remembered.
const MEMORY: Duration = Duration::from_secs(60 * 60);
/// How many times as many wrong attempts are free for an address with any logins, or for a login from any addresses.
const SHARED: u32 = 4;
/// How much longer an attempt takes for each wrong one with the same login that is not free.
const PAUSE: Duration = Duration::from_millis(100);
/// The longest time that an attempt takes for that reason.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    Pair(IpAddr, String),
    Address(IpAddr),
    Login(String),
}

#[derive(Clone, Copy, Debug)]
struct Wrong {
    count: u32,
    last: Instant,
}

/// The wrong sign-ins of the last hour.
#[derive(Debug)]
pub(crate) struct SignIns {
    rate: Option<Rate>,
    wrong: Mutex<HashMap<Key, Wrong>>,
}

impl SignIns {
    /// The rate says how many wrong attempts are free (its burst), and the first wait (its interval). `None`: all are.
    pub(crate) fn new(rate: Option<Rate>) -> Self {
        Self { rate, wrong: Mutex::default() }
    }

    /// Refuses an attempt that comes too early; otherwise returns how long to wait before the password is checked.
    pub(crate) fn check(&self, from: IpAddr, login: &str) -> ApiResult<Duration> {
        self.check_at(from, login, Instant::now())
    }

    fn check_at(&self, from: IpAddr, login: &str, now: Instant) -> ApiResult<Duration> {
        let Some(rate) = self.rate else { return Ok(Duration::ZERO) };
        let free = rate.burst.get();
        let from = prefix(from);
        let wrong = self.wrong();
        let count =
            |key: &Key| wrong.get(key).filter(|wrong| now.duration_since(wrong.last) < MEMORY).copied();
        let keys = [(Key::Pair(from, login.to_owned()), free), (Key::Address(from), SHARED * free)];
        for (key, free) in keys {
            let Some(Wrong { count, last }) = count(&key) else { continue };
            let wait = wait(rate, count, free).saturating_sub(now.duration_since(last));
            if !wait.is_zero() {
                return Err(ApiError::too_many_sign_ins(wait));
            }
        }
        let many = count(&Key::Login(login.to_owned())).map_or(0, |wrong| wrong.count);
        Ok((PAUSE * many.saturating_sub(SHARED * free)).min(LONGEST_PAUSE))
    }

    /// Notes a wrong attempt. The log has the address, for tools that ban addresses; not the login, which may be a mistyped password.
    pub(crate) fn failed(&self, from: IpAddr, login: &str) {
        tracing::warn!(address = %from, "wrong sign-in");
        metrics::counter!(telemetry::WRONG_SIGN_INS).increment(1);
        self.failed_at(from, login, Instant::now());
    }

    fn failed_at(&self, from: IpAddr, login: &str, now: Instant) {
        if self.rate.is_none() {
            return;
        }
        let from = prefix(from);
        let mut wrong = self.wrong();
        for key in [Key::Pair(from, login.to_owned()), Key::Address(from), Key::Login(login.to_owned())] {
            let entry = wrong.entry(key).or_insert(Wrong { count: 0, last: now });
            let fresh = now.duration_since(entry.last) >= MEMORY;
            *entry = Wrong { count: if fresh { 1 } else { entry.count.saturating_add(1) }, last: now };
        }
    }

    /// Forgets the wrong attempts from an address with a login, after the right password.
    pub(crate) fn succeeded(&self, from: IpAddr, login: &str) {
        self.wrong().remove(&Key::Pair(prefix(from), login.to_owned()));
    }

    /// Forgets what is too old to matter.
    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        self.wrong().retain(|_, wrong| now.duration_since(wrong.last) < MEMORY);
    }

    fn wrong(&self) -> MutexGuard<'_, HashMap<Key, Wrong>> {
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The time between the last of `count` wrong attempts and the next one.
fn wait(rate: Rate, count: u32, free: u32) -> Duration {
    let Some(over) = count.checked_sub(free) else { return Duration::ZERO };
    let first = Duration::from_secs(60) / rate.per_minute.get();
    first.saturating_mul(1u32.checked_shl(over.min(16)).unwrap_or(u32::MAX)).min(LONGEST_WAIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_and_end() {
        let sign_ins = SignIns::new(Rate::new(10, 3));
        let (here, there): (IpAddr, IpAddr) = ([192, 0, 2, 1].into(), [192, 0, 2, 2].into());
        let start = Instant::now();
        let seconds = |n| start + Duration::from_secs(n);
        for _ in 0..3 {
            assert!(sign_ins.check_at(here, "ann", start).is_ok());
            sign_ins.failed_at(here, "ann", start);
        }
        // Six seconds for the first, twelve for the next.
        assert!(sign_ins.check_at(here, "ann", seconds(5)).is_err());
        assert!(sign_ins.check_at(here, "ann", seconds(6)).is_ok());
        sign_ins.failed_at(here, "ann", seconds(6));
        assert!(sign_ins.check_at(here, "ann", seconds(17)).is_err());
        assert!(sign_ins.check_at(here, "ann", seconds(18)).is_ok());
        // Others are not concerned: another login here, the same one elsewhere.
        assert!(sign_ins.check_at(here, "bea", seconds(7)).is_ok());
        assert!(sign_ins.check_at(there, "ann", seconds(7)).is_ok());
        // No wait is longer than a quarter of an hour, and after an hour all is forgotten.
        for _ in 0..100 {
            sign_ins.failed_at(here, "ann", seconds(20));
        }
        assert!(sign_ins.check_at(here, "ann", seconds(20 + 15 * 60 - 1)).is_err());
        assert!(sign_ins.check_at(here, "ann", seconds(20 + 15 * 60)).is_ok());
        sign_ins.succeeded(here, "ann");
        assert!(sign_ins.check_at(here, "ann", seconds(21)).is_err(), "the address is still slowed down");
        assert_eq!(sign_ins.check_at(here, "ann", seconds(20 + 60 * 60)).unwrap(), Duration::ZERO);
    }

    #[test]
    fn many_logins_from_one_address_count_together() {
        let sign_ins = SignIns::new(Rate::new(10, 3));
        let here: IpAddr = "2001:db8::1".parse().unwrap();
        let near: IpAddr = "2001:db8::2".parse().unwrap();
        let now = Instant::now();
        for number in 0..12 {
            assert!(sign_ins.check_at(here, &format!("login-{number}"), now).is_ok(), "{number}");
            sign_ins.failed_at(here, &format!("login-{number}"), now);
        }
        assert!(sign_ins.check_at(near, "another", now).is_err());
    }

    #[test]
    fn an_owner_is_slowed_down_but_gets_in() {
        let sign_ins = SignIns::new(Rate::new(10, 3));
        let now = Instant::now();
        for number in 0..200u8 {
            sign_ins.failed_at([198, 51, 100, number].into(), "ann", now);
        }
        assert_eq!(sign_ins.check_at([192, 0, 2, 1].into(), "ann", now).unwrap(), LONGEST_PAUSE);
    }
}
