//! Clocks of a table: who has how much time left. Pure; the time comes from the log.

use shinar_core::{MAX_SEATS, Seat};

use crate::api::{Clock, ClockInfo};

/// Milliseconds since 1970.
pub(crate) type Millis = i64;

/// What somebody has at least who takes a seat back.
const GRACE: Millis = 60_000;

/// Now.
pub(crate) fn now() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Clocks {
    kind: Clock,
    left: [Millis; MAX_SEATS],
    /// Whose clock runs, and since when.
    running: Option<(u8, Millis)>,
}

impl Clocks {
    /// Clocks that have not run yet.
    pub(crate) fn new(kind: Clock) -> Self {
        let left = match kind {
            Clock::None => 0,
            Clock::Days { days } => Millis::from(days) * 86_400_000,
            Clock::Minutes { minutes, .. } => Millis::from(minutes) * 60_000,
        };
        Self { kind, left: [left; MAX_SEATS], running: None }
    }

    /// From now on this seat thinks, or nobody. A seat that thinks already goes on.
    pub(crate) fn run(&mut self, seat: Option<Seat>, at: Millis) {
        if self.kind == Clock::None || seat.map(|seat| seat.0) == self.running.map(|(seat, _)| seat) {
            return;
        }
        if let Some((last, since)) = self.running.take() {
            self.left[usize::from(last)] -= (at - since).max(0);
        }
        if let Some(seat) = seat {
            if let Clock::Days { .. } = self.kind {
                self.left[seat.index()] = Self::new(self.kind).left[0];
            }
            self.running = Some((seat.0, at));
        }
    }

    /// A seat made its move: it gets its increment.
    pub(crate) fn moved(&mut self, seat: Seat) {
        if let Clock::Minutes { increment_seconds, .. } = self.kind {
            self.left[seat.index()] += Millis::from(increment_seconds) * 1000;
        }
    }

    /// Somebody takes a seat back from a bot, and gets a little time if none is left.
    pub(crate) fn returned(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        *left = (*left).max(GRACE);
    }

    /// When the clock that runs now runs out, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(Seat, Millis)> {
        let (seat, since) = self.running?;
        Some((Seat(seat), since + self.left[usize::from(seat)]))
    }

    /// The clocks as they stand.
    pub(crate) fn shown(&self, players: u8, now: Millis) -> Vec<ClockInfo> {
        if self.kind == Clock::None {
            return Vec::new();
        }
        let shown = Seat::all(players).map(|seat| {
            let since = self.running.filter(|(running, _)| *running == seat.0).map(|(_, since)| since);
            let gone = since.map_or(0, |since| (now - since).max(0));
            let remaining_ms = (self.left[seat.index()] - gone).max(0);
            ClockInfo { seat, remaining_ms, running: since.is_some() }
        });
        shown.collect()
    }
}

/// Refuses a clock that nobody could play with.
pub(crate) fn check(clock: Clock) -> Result<(), String> {
    match clock {
        Clock::Days { days } if !(1..=30).contains(&days) => {
            Err("a clock has 1 to 30 days for a move".to_owned())
        }
        Clock::Minutes { minutes, increment_seconds }
            if !(1..=240).contains(&minutes) || increment_seconds > 600 =>
        {
            Err("a clock has 1 to 240 minutes, and up to 600 seconds more for a move".to_owned())
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_run_down_and_grow() {
        let mut clocks = Clocks::new(Clock::Minutes { minutes: 1, increment_seconds: 5 });
        clocks.run(Some(Seat(0)), 1000);
        assert_eq!(clocks.deadline(), Some((Seat(0), 61_000)));
        clocks.run(Some(Seat(0)), 9000);
        clocks.moved(Seat(0));
        clocks.run(Some(Seat(1)), 11_000);
        assert_eq!(clocks.deadline(), Some((Seat(1), 71_000)));
        let shown = clocks.shown(2, 12_000);
        assert_eq!((shown[0].remaining_ms, shown[0].running), (55_000, false));
        assert_eq!((shown[1].remaining_ms, shown[1].running), (59_000, true));
        clocks.run(None, 80_000);
        assert_eq!(clocks.shown(2, 99_000)[1].remaining_ms, 0);
        clocks.returned(Seat(1));
        assert_eq!(clocks.shown(2, 99_000)[1].remaining_ms, GRACE);
    }

    #[test]
    fn days_begin_anew_with_every_move() {
        let mut clocks = Clocks::new(Clock::Days { days: 2 });
        clocks.run(Some(Seat(0)), 0);
        clocks.run(Some(Seat(1)), 86_400_000);
        clocks.run(Some(Seat(0)), 90_000_000);
        assert_eq!(clocks.deadline(), Some((Seat(0), 90_000_000 + 2 * 86_400_000)));
    }

    #[test]
    fn without_a_clock_nothing_runs() {
        let mut clocks = Clocks::new(Clock::None);
        clocks.run(Some(Seat(0)), 0);
        assert_eq!((clocks.deadline(), clocks.shown(2, 5)), (None, vec![]));
        assert!(check(Clock::Days { days: 0 }).is_err());
        assert!(check(Clock::Minutes { minutes: 500, increment_seconds: 0 }).is_err());
        assert!(check(Clock::None).is_ok());
    }
}
