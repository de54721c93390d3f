//! The clocks of a table: how much time each seat has left. Pure; the time comes from the journal.

use shinar_core::{MAX_SEATS, Seat};

use crate::api::{Clock, ClockInfo};

/// Milliseconds since 1970.
pub type Millis = i64;

/// The time for a player who takes a seat back from a bot when none is left. It halves every time.
const GRACE: Millis = 60_000;

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Clocks {
    kind: Clock,
    left: [Millis; MAX_SEATS],
    /// The seat whose clock runs, and since when.
    running: Option<(Seat, Millis)>,
    /// How often each seat got time because none was left.
    #[serde(default)]
    graces: [u8; MAX_SEATS],
    /// Whether a clock of days starts over when its seat has moved. In older snapshots it did when the seat was asked.
    #[serde(default)]
    renewed_by_moves: bool,
    /// The last vacation of each seat's player, from when until when: a clock of days stands still meanwhile.
    #[serde(default)]
    vacations: [Option<(Millis, Millis)>; MAX_SEATS],
}

impl Clocks {
    /// Clocks that have not run yet.
    pub fn new(kind: Clock) -> Self {
        let left = [full(kind); MAX_SEATS];
        let (graces, vacations) = ([0; MAX_SEATS], [None; MAX_SEATS]);
        Self { kind, left, running: None, graces, renewed_by_moves: true, vacations }
    }

    /// Clocks from a snapshot of any version.
    pub fn restored(mut self) -> Self {
        if let (Clock::Days { .. }, false) = (self.kind, self.renewed_by_moves) {
            let running = self.running.map(|(seat, _)| seat.index());
            let stopped = self.left.iter_mut().enumerate().filter(|(seat, _)| Some(*seat) != running);
            stopped.for_each(|(_, left)| *left = full(self.kind));
        }
        Self { renewed_by_moves: true, ..self }
    }

    /// Runs the clock of a seat, or none, from now on. A clock that runs already goes on.
    pub fn run(&mut self, seat: Option<Seat>, at: Millis) {
        if self.kind == Clock::None || seat == self.running.map(|(seat, _)| seat) {
            return;
        }
        if let Some((last, _)) = self.running {
            self.left[last.index()] -= self.gone(last, at);
        }
        self.running = seat.map(|seat| (seat, at));
    }

    /// Whether clocks stand still while a player is on vacation: those of days do.
    pub fn know_vacations(&self) -> bool {
        matches!(self.kind, Clock::Days { .. })
    }

    /// The last vacation of a seat's player, from when until when.
    pub fn vacation(&self, seat: Seat) -> Option<(Millis, Millis)> {
        self.vacations.get(seat.index()).copied().flatten()
    }

    /// Since when the clock of a seat runs, as far as what it ran before is settled.
    pub fn running_since(&self, seat: Seat) -> Option<Millis> {
        self.running.filter(|(running, _)| *running == seat).map(|(_, since)| since)
    }

    /// A player goes on vacation, or changes when it ends. It need not have begun, and `until` before `from` means that there is
    /// none. That it was made known late does not matter: what the clock has run since `from` does not count.
    pub fn set_vacation(&mut self, seat: Seat, from: Millis, until: Millis, at: Millis) {
        if let Some(since) = self.running_since(seat) {
            let settled = from.min(at).max(since);
            self.left[seat.index()] -= self.gone(seat, settled);
            self.running = Some((seat, settled));
        }
        self.vacations[seat.index()] = (from < until).then_some((from, until));
    }

    /// A seat has moved, and its clock has been stopped: it has all its days again, or gets the increment. There is none for the
    /// moves of a bot that plays in its place.
    pub fn moved(&mut self, seat: Seat, by_bot: bool) {
        let left = &mut self.left[seat.index()];
        match self.kind {
            Clock::None => {}
            Clock::Days { .. } => *left = full(self.kind),
            Clock::Minutes { increment_seconds, .. } if !by_bot => {
                *left += Millis::from(increment_seconds) * 1000;
            }
            Clock::Minutes { .. } => {}
        }
    }

    /// A player takes a seat back from a bot, and gets a little time if none is left.
    pub fn returned(&mut self, seat: Seat, at: Millis) {
        let graces = &mut self.graces[seat.index()];
        let grace = GRACE >> (*graces).min(16);
        let remaining = self.left[seat.index()] - self.gone(seat, at);
        if remaining <= 0 && self.kind != Clock::None {
            self.left[seat.index()] += grace - remaining;
            self.graces[seat.index()] = self.graces[seat.index()].saturating_add(1);
        }
    }

    /// The seat whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// Whether the clock of a seat runs although no time is left.
    pub fn is_out(&self, seat: Seat, at: Millis) -> bool {
        self.running() == Some(seat) && self.left[seat.index()] <= self.gone(seat, at)
    }

    /// How long the clock of a seat has been running.
    fn gone(&self, seat: Seat, at: Millis) -> Millis {
        self.running_since(seat).map_or(0, |since| {
            let free = self
                .vacation(seat)
                .filter(|_| self.know_vacations())
                .map_or(0, |(from, until)| until.min(at).saturating_sub(from.max(since)).max(0));
            at.saturating_sub(since).max(0).saturating_sub(free)
        })
    }

    /// The seat whose clock runs, and when it runs out.
    pub fn deadline(&self) -> Option<(Seat, Millis)> {
        let (seat, since) = self.running?;
        let at = since.saturating_add(self.left[seat.index()]);
        let free = match self.vacation(seat).filter(|_| self.know_vacations()) {
            Some((from, until)) if from < at => until.saturating_sub(from.max(since)).max(0),
            _ => 0,
        };
        Some((seat, at.saturating_add(free)))
    }

    /// The clocks as clients see them.
    pub fn shown(&self, players: u8, now: Millis) -> Vec<ClockInfo> {
        if self.kind == Clock::None {
            return Vec::new();
        }
        let shown = Seat::all(players).map(|seat| {
            let remaining_ms = (self.left[seat.index()] - self.gone(seat, now)).max(0);
            let stands = self
                .vacation(seat)
                .filter(|(from, until)| self.know_vacations() && (*from..*until).contains(&now));
            let stands_ms = stands.map(|(_, until)| until.saturating_sub(now));
            ClockInfo { seat, remaining_ms, running: self.running() == Some(seat), stands_ms }
        });
        shown.collect()
    }
}

/// The time that a seat has at first.
fn full(kind: Clock) -> Millis {
    match kind {
        Clock::None => 0,
        Clock::Days { days } => Millis::from(days) * 86_400_000,
        Clock::Minutes { minutes, .. } => Millis::from(minutes) * 60_000,
    }
}

/// A clock is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadClock {
    /// Too few or too many days.
    #[error("a clock has 1 to 30 days for a move")]
    Days,
    /// Too few or too many minutes, or a too large increment.
    #[error("a clock has 1 to 240 minutes, and up to 600 seconds more for a move")]
    Minutes,
}

/// Checks that a clock is within its range.
pub fn check(clock: Clock) -> Result<(), BadClock> {
    match clock {
        Clock::Days { days } if !(1..=30).contains(&days) => Err(BadClock::Days),
        Clock::Minutes { minutes, increment_seconds }
            if !(1..=240).contains(&minutes) || increment_seconds > 600 =>
        {
            Err(BadClock::Minutes)
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
        clocks.run(None, 11_000);
        clocks.moved(Seat(0), false);
        clocks.run(Some(Seat(1)), 11_000);
        assert_eq!(clocks.deadline(), Some((Seat(1), 71_000)));
        let shown = clocks.shown(2, 12_000);
        assert_eq!((shown[0].remaining_ms, shown[0].running), (55_000, false));
        assert_eq!((shown[1].remaining_ms, shown[1].running), (59_000, true));
        clocks.run(None, 80_000);
        assert_eq!(clocks.shown(2, 99_000)[1].remaining_ms, 0);
        // Less and less, every time.
        for grace in [GRACE, GRACE / 2, GRACE / 4] {
            clocks.returned(Seat(1), 99_000);
            assert_eq!(clocks.shown(2, 99_000)[1].remaining_ms, grace);
            // There is nothing to gain while time is left.
            clocks.returned(Seat(1), 99_000);
            assert_eq!(clocks.shown(2, 99_000)[1].remaining_ms, grace);
            clocks.run(Some(Seat(1)), 100_000);
            assert!(!clocks.is_out(Seat(1), 100_000 + grace - 1) && clocks.is_out(Seat(1), 100_000 + grace));
            clocks.run(None, 100_000 + grace);
        }
        // The moves of a bot bring no time.
        clocks.moved(Seat(1), true);
        assert_eq!(clocks.shown(2, 99_000)[1].remaining_ms, 0);
    }

    #[test]
    fn days_start_over_with_every_move() {
        let mut clocks = Clocks::new(Clock::Days { days: 2 });
        clocks.run(Some(Seat(0)), 0);
        clocks.run(None, 86_400_000);
        // Without a move, the clock goes on where it stopped.
        clocks.run(Some(Seat(0)), 90_000_000);
        assert_eq!(clocks.deadline(), Some((Seat(0), 90_000_000 + 86_400_000)));
        clocks.run(None, 90_000_000);
        clocks.moved(Seat(0), false);
        clocks.run(Some(Seat(0)), 90_000_000);
        assert_eq!(clocks.deadline(), Some((Seat(0), 90_000_000 + 2 * 86_400_000)));
    }

    const DAY: Millis = 86_400_000;

    #[test]
    fn a_vacation_stops_the_days() {
        let mut clocks = Clocks::new(Clock::Days { days: 2 });
        clocks.run(Some(Seat(0)), 0);
        // From tomorrow for ten days; made known now.
        clocks.set_vacation(Seat(0), DAY, 11 * DAY, DAY / 2);
        assert_eq!(clocks.deadline(), Some((Seat(0), 12 * DAY)));
        let at = |clocks: &Clocks, now| clocks.shown(1, now)[0];
        assert_eq!((at(&clocks, DAY / 2).remaining_ms, at(&clocks, DAY / 2).stands_ms), (3 * DAY / 2, None));
        assert_eq!((at(&clocks, 3 * DAY).remaining_ms, at(&clocks, 3 * DAY).stands_ms), (DAY, Some(8 * DAY)));
        assert_eq!(
            (at(&clocks, 11 * DAY + 5).remaining_ms, at(&clocks, 11 * DAY + 5).stands_ms),
            (DAY - 5, None)
        );
        assert!(!clocks.is_out(Seat(0), 12 * DAY - 1) && clocks.is_out(Seat(0), 12 * DAY));
        // It ends by hand after two days, which is made known a little later.
        clocks.set_vacation(Seat(0), DAY, 3 * DAY, 3 * DAY + 7);
        assert_eq!(clocks.deadline(), Some((Seat(0), 4 * DAY)));
        // Another one, which is made known when the time is up already.
        clocks.set_vacation(Seat(0), 3 * DAY + 10, 5 * DAY, 6 * DAY);
        assert_eq!(clocks.deadline(), Some((Seat(0), 6 * DAY - 10)));
        // Whoever moves meanwhile has all days when they are asked again.
        clocks.run(None, 5 * DAY);
        clocks.moved(Seat(0), false);
        clocks.run(Some(Seat(0)), 5 * DAY);
        assert_eq!(clocks.deadline(), Some((Seat(0), 7 * DAY)));
    }

    #[test]
    fn a_vacation_that_is_called_off_changes_nothing() {
        let mut clocks = Clocks::new(Clock::Days { days: 1 });
        clocks.run(Some(Seat(1)), 0);
        clocks.set_vacation(Seat(1), DAY / 2, 9 * DAY, 10);
        assert_eq!(clocks.deadline(), Some((Seat(1), DAY + 9 * DAY - DAY / 2)));
        clocks.set_vacation(Seat(1), 20, 20, 20);
        assert_eq!((clocks.deadline(), clocks.vacation(Seat(1))), (Some((Seat(1), DAY)), None));
        // A vacation that begins after the time is up comes too late.
        clocks.set_vacation(Seat(1), DAY, 9 * DAY, 30);
        assert_eq!(clocks.deadline(), Some((Seat(1), DAY)));
    }

    #[test]
    fn clocks_of_minutes_know_no_vacation() {
        let mut clocks = Clocks::new(Clock::Minutes { minutes: 1, increment_seconds: 0 });
        clocks.run(Some(Seat(0)), 0);
        clocks.set_vacation(Seat(0), 0, 9 * DAY, 0);
        assert_eq!((clocks.deadline(), clocks.shown(1, 0)[0].stands_ms), (Some((Seat(0), 60_000)), None));
    }

    #[test]
    fn clocks_of_older_snapshots_have_all_their_days() {
        let old =
            r#"{"kind":{"kind":"days","days":1},"left":[1000,2000,86400000,86400000],"running":[1,5000]}"#;
        let clocks: Clocks = serde_json::from_str(old).unwrap();
        assert_eq!(clocks.restored().left, [86_400_000, 2000, 86_400_000, 86_400_000]);
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
