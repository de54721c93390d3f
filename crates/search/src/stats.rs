//! Statistics of an action, and the choice by them.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::{MAX_SEATS, PerSeat, Seat};

use crate::bot::Visited;

/// An action and the evaluations it received.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionStats<A> {
    pub(crate) action: A,
    /// The number of evaluations.
    pub(crate) visits: u32,
    /// The sum of the evaluations: the win probability of each seat, times the visits.
    pub(crate) shares: [f32; MAX_SEATS],
}

impl<A: Copy> ActionStats<A> {
    pub(crate) fn new(action: A) -> Self {
        Self { action, visits: 0, shares: [0.0; MAX_SEATS] }
    }

    /// Adds one evaluation.
    pub(crate) fn add(&mut self, shares: &PerSeat<f32>) {
        self.visits += 1;
        for (sum, share) in self.shares.iter_mut().zip(shares) {
            *sum += share;
        }
    }

    /// Adds the statistics of the same action in another tree.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.visits += other.visits;
        for (sum, share) in self.shares.iter_mut().zip(other.shares) {
            *sum += share;
        }
    }

    /// The mean win probability of a seat; 0 if there were no evaluations.
    pub(crate) fn share(&self, seat: Seat) -> f32 {
        self.shares[seat.index()] / self.visits.max(1) as f32
    }

    /// The mean win probabilities of the players.
    pub(crate) fn mean(&self, players: u8) -> PerSeat<f32> {
        Seat::all(players).map(|seat| self.share(seat)).collect()
    }

    /// The actions that were tried, the most visited first, with the means of a seat.
    pub(crate) fn visited(actions: &[Self], seat: Seat) -> Vec<Visited<A>> {
        let tried = actions.iter().filter(|stats| stats.visits > 0);
        let visited =
            |stats: &Self| Visited { action: stats.action, visits: stats.visits, share: stats.share(seat) };
        let mut list: Vec<_> = tried.map(visited).collect();
        list.sort_by_key(|one| std::cmp::Reverse(one.visits));
        list
    }

    /// The action with the best mean for a seat, after noise.
    ///
    /// The noise is triangular and scales with the spread between the actions, because games differ in how much
    /// a single decision can be worth. Without noise no random number is drawn.
    pub(crate) fn best(
        actions: impl Iterator<Item = Self> + Clone,
        seat: Seat,
        noise: f32,
        rng: &mut Pcg64Mcg,
    ) -> Option<Self> {
        let shares = || actions.clone().map(|stats| stats.share(seat));
        let spread = shares().fold(f32::MIN, f32::max) - shares().fold(f32::MAX, f32::min);
        let scored = actions.map(|stats| {
            let error = if noise > 0.0 { rng.random::<f32>() - rng.random::<f32>() } else { 0.0 };
            (stats.share(seat) + noise * spread * error, stats)
        });
        scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, stats)| stats)
    }
}

#[cfg(test)]
mod tests {
    use shinar_core::play;

    use super::*;

    fn some() -> [ActionStats<char>; 3] {
        [('a', 0.2), ('b', 0.6), ('c', 0.5)].map(|(action, share)| {
            let mut stats = ActionStats::new(action);
            for _ in 0..4 {
                stats.add(&[share, 1.0 - share].into_iter().collect());
            }
            stats
        })
    }

    fn best(seat: u8, noise: f32, rng: &mut Pcg64Mcg) -> char {
        ActionStats::best(some().into_iter(), Seat(seat), noise, rng).unwrap().action
    }

    #[test]
    fn without_noise_the_best_is_taken() {
        let rng = &mut play::stream(1, 0);
        assert_eq!((best(0, 0.0, rng), best(1, 0.0, rng)), ('b', 'a'));
        assert!(ActionStats::<char>::best([].into_iter(), Seat(0), 0.0, rng).is_none());
    }

    #[test]
    fn a_little_noise_confuses_what_is_close() {
        let rng = &mut play::stream(1, 0);
        let taken: Vec<_> = (0..200).map(|_| best(0, 0.3, rng)).collect();
        let count = |action| taken.iter().filter(|taken| **taken == action).count();
        assert!(count('b') > count('c') && count('c') > 10 && count('a') == 0, "{taken:?}");
    }

    #[test]
    fn searches_add_up() {
        let [mut one, two, _] = some();
        one.merge(&two);
        assert_eq!(one.visits, 8);
        assert!((one.share(Seat(0)) - 0.4).abs() < 1e-6);
        assert!((one.mean(2).iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let visited = ActionStats::visited(&[ActionStats::new('z'), two, one], Seat(0));
        assert_eq!(
            visited.iter().map(|one| (one.action, one.visits)).collect::<Vec<_>>(),
            [('a', 8), ('b', 4)]
        );
    }
}
