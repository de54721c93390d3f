//! Statistics of an action, and the choice by them.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::{MAX_SEATS, PerSeat, Seat};

use crate::{bot::Visited, knowledge::Judgement, settings::SearchSettings};

/// With noise, only actions with at least this fraction of the visits of the most visited one are candidates. The means of the
/// others rest on too few simulations.
const SERIOUS: f32 = 0.02;

/// An action and the evaluations it received.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionStats<A> {
    pub(crate) action: A,
    /// The number of evaluations.
    pub(crate) visits: u32,
    /// The sum of the evaluations: the win probability of each seat, times the visits.
    pub(crate) shares: [f32; MAX_SEATS],
    /// The sum of what each seat made of the evaluations: mostly its win probability; see [`Evaluation`].
    pub(crate) utilities: [f32; MAX_SEATS],
}

/// An evaluation of a leaf.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Evaluation {
    /// The win probability of each seat, as shown to people.
    pub(crate) shares: PerSeat<f32>,
    /// What each seat strives for: the win probability and, a little, points and an early end of a game that is won. When the outcome
    /// is clear, all actions have nearly the same win probability; the rest tells them apart.
    pub(crate) utilities: PerSeat<f32>,
}

/// The range in which points count, in leads that make a victory likely: far wider than the win probability's.
const POINTS_RANGE: f32 = 5.0;

impl Evaluation {
    /// What a judgement means to every seat. `nearness` is how near the end is, from 0 to 1, and `lead` how many points make a victory likely.
    pub(crate) fn new(judgement: Judgement, nearness: f32, lead: f32, settings: &SearchSettings) -> Self {
        let Judgement { shares, points } = judgement;
        let SearchSettings { points: weight, haste, .. } = *settings;
        let even = 1.0 / shares.len().max(1) as f32;
        let certainty = 1.0 - haste * (1.0 - nearness);
        let mut utilities = shares.clone();
        for (seat, utility) in utilities.iter_mut().enumerate() {
            let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, points)| *points).fold(f32::MIN, f32::max);
            let standing = 1.0 / (1.0 + ((best - points[seat]) / (POINTS_RANGE * lead)).exp());
            let wins = even + (*utility - even) * certainty;
            *utility = (1.0 - weight) * wins + weight * standing;
        }
        Self { shares, utilities }
    }

    /// An evaluation by win probabilities alone.
    pub(crate) fn by_shares(shares: PerSeat<f32>) -> Self {
        Self { utilities: shares.clone(), shares }
    }
}

impl<A: Copy> ActionStats<A> {
    pub(crate) fn new(action: A) -> Self {
        Self { action, visits: 0, shares: [0.0; MAX_SEATS], utilities: [0.0; MAX_SEATS] }
    }

    /// Adds one evaluation.
    pub(crate) fn add(&mut self, evaluation: &Evaluation) {
        self.visits += 1;
        for (sum, share) in self.shares.iter_mut().zip(&evaluation.shares) {
            *sum += share;
        }
        for (sum, utility) in self.utilities.iter_mut().zip(&evaluation.utilities) {
            *sum += utility;
        }
    }

    /// Adds the statistics of the same action in another tree.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.visits += other.visits;
        for (sum, share) in self.shares.iter_mut().zip(other.shares) {
            *sum += share;
        }
        for (sum, utility) in self.utilities.iter_mut().zip(other.utilities) {
            *sum += utility;
        }
    }

    /// The mean win probability of a seat; 0 if there were no evaluations.
    pub(crate) fn share(&self, seat: Seat) -> f32 {
        self.shares[seat.index()] / self.visits.max(1) as f32
    }

    /// The mean utility of a seat; 0 if there were no evaluations.
    pub(crate) fn utility(&self, seat: Seat) -> f32 {
        self.utilities[seat.index()] / self.visits.max(1) as f32
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

    /// An action at random, by its visits to the power of the inverse temperature: how self-play finds games of many kinds.
    pub(crate) fn drawn(actions: &[Self], temperature: f32, rng: &mut Pcg64Mcg) -> Option<Self> {
        let most = actions.iter().map(|stats| stats.visits).max()?.max(1) as f32;
        let weight = |stats: &Self| (stats.visits as f32 / most).powf(1.0 / temperature);
        let mut rest = rng.random::<f32>() * actions.iter().map(weight).sum::<f32>();
        let drawn = actions.iter().find(|stats| {
            rest -= weight(stats);
            rest < 0.0
        });
        drawn.or_else(|| actions.iter().max_by_key(|stats| stats.visits)).copied()
    }

    /// The action to play: the most visited one, or with noise one that looks about as good.
    pub(crate) fn favourite(actions: &[Self], seat: Seat, noise: f32, rng: &mut Pcg64Mcg) -> Option<Self> {
        let most = actions.iter().map(|stats| stats.visits).max()?;
        let enough = if noise > 0.0 { SERIOUS * most as f32 } else { most as f32 };
        let serious = |stats: &Self| stats.visits > 0 && stats.visits as f32 >= enough;
        Self::best(actions.iter().copied().filter(serious), seat, noise, rng)
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
        let utilities = || actions.clone().map(|stats| stats.utility(seat));
        let spread = utilities().fold(f32::MIN, f32::max) - utilities().fold(f32::MAX, f32::min);
        let scored = actions.map(|stats| {
            let error = if noise > 0.0 { rng.random::<f32>() - rng.random::<f32>() } else { 0.0 };
            (stats.utility(seat) + noise * spread * error, stats)
        });
        scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, stats)| stats)
    }
}

/// The common choice of several searches of the same view that know nothing of each other, such as those of a browser's workers.
///
/// Their visits and means are added up; then it is chosen as one search would choose. `None` if none of them tried an action.
///
/// ```
/// use shinar_core::play;
/// use shinar_search::{Visited, elect};
///
/// let one = Visited { action: 'a', visits: 60, share: 0.5 };
/// let other = Visited { action: 'b', visits: 50, share: 0.6 };
/// let again = Visited { action: 'b', visits: 20, share: 0.6 };
/// assert_eq!(elect([one, other, again], 0.0, &mut play::stream(1, 0)), Some('b'));
/// ```
pub fn elect<A: Copy + PartialEq>(
    visits: impl IntoIterator<Item = Visited<A>>,
    noise: f32,
    rng: &mut Pcg64Mcg,
) -> Option<A> {
    let seat = Seat(0);
    let mut all: Vec<ActionStats<A>> = Vec::new();
    for one in visits {
        let mut stats = ActionStats { visits: one.visits, ..ActionStats::new(one.action) };
        stats.shares[seat.index()] = one.share * one.visits as f32;
        stats.utilities = stats.shares;
        match all.iter_mut().find(|known| known.action == one.action) {
            Some(known) => known.merge(&stats),
            None => all.push(stats),
        }
    }
    ActionStats::favourite(&all, seat, noise, rng).map(|stats| stats.action)
}

#[cfg(test)]
mod tests {
    use shinar_core::play;

    use super::*;

    fn some() -> [ActionStats<char>; 3] {
        [('a', 0.2), ('b', 0.6), ('c', 0.5)].map(|(action, share)| {
            let mut stats = ActionStats::new(action);
            for _ in 0..4 {
                stats.add(&Evaluation::by_shares([share, 1.0 - share].into_iter().collect()));
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
