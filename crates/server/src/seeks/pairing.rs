//! Who plays whom: pure, and exact. Whoever has waited too long comes first; then the closest ratings.
//!
//! One who waits accepts a difference of ratings that grows with the time. A group may form when the most patient of its members
//! accepts how far apart it is, so that somebody with an unusual rating does not wait for another one. Whoever has waited for
//! [`Pace::patience`] accepts everybody and chooses before all others, the longest waiting first: so nobody waits for ever
//! while others come and go.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashSet},
};

use crate::clock::Millis;

/// How much people accept, and when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// The difference of ratings that is accepted at once, in points.
    pub(crate) range: i64,
    /// The points that it grows by, each in this time.
    pub(crate) widens: (i64, Millis),
    /// After how long everybody is accepted.
    pub(crate) patience: Millis,
    /// After how long a smaller group is accepted.
    pub(crate) small: Millis,
}

/// One who waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    /// The rating, in points.
    pub(crate) rating: i64,
    /// For how long.
    pub(crate) waited: Millis,
}

/// Who must not play each other, by their places in the list.
pub(crate) type Apart = HashSet<(usize, usize)>;

/// Groups of people, by their places in the list; everybody at most once. A group has `sizes.1` people, or at least `sizes.0` if one
/// of them has waited for [`Pace::small`].
pub(crate) fn groups(
    people: &[Waiting],
    sizes: (usize, usize),
    pace: &Pace,
    apart: &Apart,
) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..people.len()).collect();
    order.sort_by_key(|&at| (people[at].rating, Reverse(people[at].waited), at));
    let mut pairing =
        Pairing { people, order, pace, apart, free: vec![true; people.len()], found: Vec::new() };
    let (least, most) = sizes;
    pairing.serve_impatient(least, most);
    for size in (least..=most).rev() {
        pairing.closest_first(size, size < most);
    }
    pairing.found
}

struct Pairing<'a> {
    people: &'a [Waiting],
    /// Everybody by rating.
    order: Vec<usize>,
    pace: &'a Pace,
    apart: &'a Apart,
    free: Vec<bool>,
    found: Vec<Vec<usize>>,
}

impl Pairing<'_> {
    fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.apart.contains(&(one, other)) && !self.apart.contains(&(other, one))
    }

    fn take(&mut self, group: Vec<usize>) {
        for &one in &group {
            self.free[one] = false;
        }
        self.found.push(group);
    }

    /// The difference that one accepts.
    fn range(&self, one: usize) -> i64 {
        let waited = self.people[one].waited.max(0);
        let (points, time) = self.pace.widens;
        if waited >= self.pace.patience { i64::MAX } else { self.pace.range + points * waited / time.max(1) }
    }

    /// Those who have waited too long choose whoever is closest, the longest waiting first.
    fn serve_impatient(&mut self, least: usize, most: usize) {
        let mut impatient: Vec<usize> =
            self.order.iter().copied().filter(|&one| self.people[one].waited >= self.pace.patience).collect();
        impatient.sort_by_key(|&one| (Reverse(self.people[one].waited), one));
        for first in impatient {
            if !self.free[first] {
                continue;
            }
            let group = self.around(first, most);
            if group.len() >= least {
                self.take(group);
            }
        }
    }

    /// The closest people who may all meet each other, with one among them.
    fn around(&self, first: usize, most: usize) -> Vec<usize> {
        let rating = |one: usize| self.people[one].rating;
        let at = self.order.iter().position(|&one| one == first).unwrap_or_default();
        let (mut left, mut right) = (at, at + 1);
        let mut group = vec![first];
        while group.len() < most {
            let below = left.checked_sub(1).and_then(|at| self.order.get(at).copied());
            let above = self.order.get(right).copied();
            let next = match (below, above) {
                (None, None) => break,
                (Some(below), Some(above))
                    if rating(first) - rating(below) <= rating(above) - rating(first) =>
                {
                    left -= 1;
                    below
                }
                (Some(below), None) => {
                    left -= 1;
                    below
                }
                (_, Some(above)) => {
                    right += 1;
                    above
                }
            };
            if self.free[next] && group.iter().all(|&one| self.may_meet(one, next)) {
                group.push(next);
            }
        }
        group
    }

    /// Groups of a size, the closest first. A group is looked up again when somebody in it has been taken: it can only have become
    /// less close, so that what comes out of the heap first is the closest there is.
    fn closest_first(&mut self, size: usize, patient_only: bool) {
        let mut heap = BinaryHeap::new();
        for at in 0..self.order.len() {
            self.push(&mut heap, at, size, patient_only);
        }
        while let Some(Reverse((_, at, group))) = heap.pop() {
            if group.iter().all(|&one| self.free[one]) {
                self.take(group);
            } else {
                self.push(&mut heap, at, size, patient_only);
            }
        }
    }

    fn push(
        &self,
        heap: &mut BinaryHeap<Reverse<(i64, usize, Vec<usize>)>>,
        at: usize,
        size: usize,
        patient_only: bool,
    ) {
        if let Some((spread, group)) = self.upwards(at, size, patient_only) {
            heap.push(Reverse((spread, at, group)));
        }
    }

    /// The closest group of which somebody has the lowest rating, and how far apart it is.
    fn upwards(&self, at: usize, size: usize, patient_only: bool) -> Option<(i64, Vec<usize>)> {
        let lowest = self.order.get(at).copied().filter(|&one| self.free[one])?;
        let mut group = vec![lowest];
        for &next in self.order.get(at + 1..)? {
            if !self.free[next] || !group.iter().all(|&one| self.may_meet(one, next)) {
                continue;
            }
            let spread = self.people[next].rating - self.people[lowest].rating;
            group.push(next);
            if group.len() < size {
                continue;
            }
            let accepted = group.iter().any(|&one| self.range(one) >= spread);
            let waited = group.iter().any(|&one| self.people[one].waited >= self.pace.small);
            if accepted && (waited || !patient_only) {
                return Some((spread, group));
            }
            group.pop();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Pace = Pace { range: 100, widens: (5, 1000), patience: 600_000, small: 30_000 };

    fn waiting(rating: i64, seconds: i64) -> Waiting {
        Waiting { rating, waited: seconds * 1000 }
    }

    /// Numbers that look random, the same in every run.
    fn numbers(mut seed: u64) -> impl FnMut(i64) -> i64 {
        move |most| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((seed >> 33) % most as u64) as i64
        }
    }

    /// Everybody at most once, nobody with whom they must not, and the sizes are right.
    fn check(found: &[Vec<usize>], sizes: (usize, usize), apart: &Apart) {
        let mut seen = HashSet::new();
        for group in found {
            assert!((sizes.0..=sizes.1).contains(&group.len()), "{group:?}");
            for &one in group {
                assert!(seen.insert(one), "{one} twice");
                let keeps_apart = |&&other: &&usize| other != one && apart.contains(&(one, other));
                assert_eq!(group.iter().find(keeps_apart), None, "{group:?}");
            }
        }
    }

    fn sorted(mut found: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
        found.iter_mut().for_each(|group| group.sort_unstable());
        found.sort();
        found
    }

    #[test]
    fn the_closest_ratings_come_first() {
        let people = [1500, 1580, 1590, 1660].map(|rating| waiting(rating, 0));
        let pairs = groups(&people, (2, 2), &PACE, &Apart::new());
        // The two in the middle are closest, and the others too far apart.
        assert_eq!(pairs, [[1, 2]]);
        // The exact order, against trying all pairs; no two differences are the same.
        let mut next = numbers(7);
        let people: Vec<_> = (0..200).map(|_| waiting(next(2_000_000_000), next(60))).collect();
        let pace = Pace { range: 20_000_000, widens: (1_000_000, 1000), ..PACE };
        let mut apart = Apart::new();
        for _ in 0..600 {
            apart.insert((next(200) as usize, next(200) as usize));
        }
        let found = groups(&people, (2, 2), &pace, &apart);
        check(&found, (2, 2), &apart);
        let range = |one: usize| pace.range + pace.widens.0 * people[one].waited / pace.widens.1;
        let mut expected = Vec::new();
        let mut left: Vec<usize> = (0..people.len()).collect();
        loop {
            let all = left.iter().flat_map(|&one| left.iter().map(move |&other| (one, other)));
            let allowed = all
                .filter(|&(one, other)| one < other)
                .filter(|&(one, other)| !apart.contains(&(one, other)) && !apart.contains(&(other, one)))
                .map(|(one, other)| ((people[one].rating - people[other].rating).abs(), one, other))
                .filter(|&(difference, one, other)| difference <= range(one).max(range(other)));
            let Some((_, one, other)) = allowed.min() else { break };
            left.retain(|&known| known != one && known != other);
            expected.push(vec![one, other]);
        }
        assert!(expected.len() > 80);
        let found: Vec<_> = found.into_iter().map(|pair| sorted(vec![pair]).remove(0)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn what_is_accepted_grows_with_the_time() {
        let people = |seconds| [waiting(1500, seconds), waiting(1800, 0)];
        for (seconds, pairs) in [(0, 0), (39, 0), (40, 1), (600, 1)] {
            assert_eq!(groups(&people(seconds), (2, 2), &PACE, &Apart::new()).len(), pairs, "{seconds}");
        }
        let far = [waiting(400, 599), waiting(3900, 0)];
        assert!(groups(&far, (2, 2), &PACE, &Apart::new()).is_empty());
        let far = [waiting(400, 600), waiting(3900, 0)];
        assert_eq!(groups(&far, (2, 2), &PACE, &Apart::new()), [[0, 1]]);
    }

    #[test]
    fn who_keeps_apart_never_meets() {
        let people = [1500, 1500, 1520].map(|rating| waiting(rating, 900));
        for apart in [(0, 1), (1, 0)] {
            let found = sorted(groups(&people, (2, 2), &PACE, &Apart::from([apart])));
            assert!(found == [[0, 2]] || found == [[1, 2]], "{found:?}");
        }
        let all = Apart::from([(0, 1), (1, 2), (2, 0)]);
        assert!(groups(&people, (2, 2), &PACE, &all).is_empty());
        assert!(groups(&people, (3, 4), &PACE, &Apart::from([(2, 0)])).is_empty());
    }

    #[test]
    fn three_play_when_a_fourth_does_not_come() {
        let four = [1500, 1510, 1520, 1530].map(|rating| waiting(rating, 0));
        assert_eq!(sorted(groups(&four, (3, 4), &PACE, &Apart::new())), [[0, 1, 2, 3]]);
        assert!(groups(&four[..3], (3, 4), &PACE, &Apart::new()).is_empty());
        let mut three = [four[0], four[1], four[2]];
        three[1].waited = PACE.small;
        assert_eq!(sorted(groups(&three, (3, 4), &PACE, &Apart::new())), [[0, 1, 2]]);
        assert!(groups(&three[..2], (3, 4), &PACE, &Apart::new()).is_empty());
    }

    #[test]
    fn nobody_starves_while_others_come_and_go() {
        // Two good matches come in every round; the one with the strange rating is served when it is their turn.
        for sizes in [(2, 2), (3, 4)] {
            let mut waited = 0;
            let played = (0..200).any(|_| {
                waited += 5;
                let mut people = vec![waiting(2900, waited)];
                people.extend([1500, 1501, 1502, 1503].map(|rating| waiting(rating, 0)));
                let found = groups(&people, sizes, &PACE, &Apart::new());
                check(&found, sizes, &Apart::new());
                found.iter().any(|group| group.contains(&0))
            });
            assert!(played && waited <= PACE.patience / 1000, "{sizes:?} {waited}");
        }
        // Of many who have waited too long the first comes first.
        let people = [waiting(1500, 700), waiting(1600, 900), waiting(1700, 800)];
        assert_eq!(sorted(groups(&people, (2, 2), &PACE, &Apart::new())), [[0, 1]]);
    }

    #[test]
    fn a_thousand_are_paired_quickly() {
        let mut next = numbers(1);
        for sizes in [(2, 2), (3, 4)] {
            let people: Vec<_> = (0..1000).map(|_| waiting(900 + next(600) + next(600), next(900))).collect();
            let mut apart = Apart::new();
            for _ in 0..2000 {
                apart.insert((next(1000) as usize, next(1000) as usize));
            }
            let start = std::time::Instant::now();
            let found = groups(&people, sizes, &PACE, &apart);
            let took = start.elapsed();
            check(&found, sizes, &apart);
            let served: usize = found.iter().map(Vec::len).sum();
            assert!(served >= 980, "{served}");
            if std::env::var_os("SHINAR_PAIRING").is_some() {
                println!("1000 people, {sizes:?} at a table: {} tables in {took:?}", found.len());
            }
        }
    }
}
