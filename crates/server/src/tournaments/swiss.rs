//! Swiss system for two: whoever has as many points meets, and nobody meets twice.
//!
//! As in the Dutch system, the players with the same points are a bracket, and its upper half meets its lower half; where that is
//! impossible, players float into the next bracket, seats alternate, and a player who is left over gets a point. All of it is one
//! heaviest matching: pairs that have met are no edges, and of the others each costs what it is worse than the ideal. So there is
//! a round as long as any is possible at all; up to half as many rounds as players that is certain (Dirac's theorem).

use super::{POINT, history::History, matching::heaviest};

/// More than all costs together: leaving somebody out is never cheaper.
const PAIR: i64 = 10_000_000_000_000;
/// A difference of half a point; it counts squared.
const FLOAT: i64 = 100_000;
/// Somebody would have had a seat twice more often than the other one.
const UNBALANCED: i64 = 20_000;
/// Somebody would have had a seat three times more often than the other one.
const FORBIDDEN: i64 = 50_000_000;
/// Being as far from the ideal opponent of the bracket as half of the bracket; it counts squared.
const FOLD: i64 = 1_000;

/// How many rounds are certain to be possible.
pub(super) fn most_rounds(players: usize) -> usize {
    players.div_ceil(2).max(1)
}

/// How many rounds find a winner.
pub(super) fn usual_rounds(players: usize) -> usize {
    let rounds = players.max(2).next_power_of_two().trailing_zeros() as usize;
    rounds.min(most_rounds(players))
}

/// The pairs of the next round among `players`, who are in the order of their seeding; one alone gets a bye. `None` if everybody has met
/// everybody, or the only one left over has had a bye.
pub(super) fn pairs(history: &History, players: &[usize]) -> Option<Vec<Vec<usize>>> {
    let mut ranked = players.to_vec();
    ranked.sort_by_key(|&player| (-history.points[player], player));
    let brackets = Brackets::new(history, &ranked);
    // With an odd number the last vertex is nobody.
    let bye = ranked.len();
    let vertices = ranked.len() + ranked.len() % 2;
    let weight = |one: usize, other: usize| {
        let (upper, lower) = (one.min(other), one.max(other));
        let cost = match lower == bye {
            true => brackets.cost_of_bye(upper),
            false => brackets.cost(upper, lower),
        };
        cost.map_or(0, |cost| PAIR - cost)
    };
    let found = heaviest(vertices, weight);
    let mut pairs = Vec::new();
    for (upper, lower) in found.iter().enumerate() {
        match *lower {
            None => return None,
            Some(lower) if lower < upper => {}
            Some(lower) if lower == bye => pairs.push(vec![ranked[upper]]),
            Some(lower) => pairs.push(history.seated(&[ranked[upper], ranked[lower]], pairs.len())),
        }
    }
    // The bye is listed last.
    pairs.sort_by_key(|pair| pair.len() == 1);
    Some(pairs)
}

struct Brackets<'a> {
    history: &'a History,
    ranked: &'a [usize],
    /// For each rank, the place in its bracket and the size of the bracket.
    places: Vec<(i64, i64)>,
}

impl<'a> Brackets<'a> {
    fn new(history: &'a History, ranked: &'a [usize]) -> Self {
        let mut places = Vec::new();
        for bracket in ranked.chunk_by(|one, other| history.points[*one] == history.points[*other]) {
            places.extend((0..bracket.len() as i64).map(|place| (place, bracket.len() as i64)));
        }
        Self { history, ranked, places }
    }

    /// What a pair costs; `None` if they have met.
    fn cost(&self, upper: usize, lower: usize) -> Option<i64> {
        let (one, other) = (self.ranked[upper], self.ranked[lower]);
        if self.history.met(one, other) > 0 {
            return None;
        }
        let halves = (self.history.points[one] - self.history.points[other]) * 2 / POINT;
        let fold = match halves {
            0 => {
                let ((first, size), (second, _)) = (self.places[upper], self.places[lower]);
                let half = (size / 2).max(1);
                let off = second - first - half;
                // Rather another one of the other half than one of the same.
                let exchanged = second < half || first >= half;
                FOLD * off * off / (half * half) + if exchanged { FOLD } else { 0 }
            }
            // Who floats down is rather the last of the bracket, and meets the first of the next.
            _ => {
                let ((from, size), (to, next)) = (self.places[upper], self.places[lower]);
                FOLD * (size - 1 - from) / size + FOLD * to / next
            }
        };
        Some(FLOAT * halves * halves + self.cost_of_seats(one, other) + fold)
    }

    fn cost_of_seats(&self, one: usize, other: usize) -> i64 {
        let (one, other) = (self.history.lean(one), self.history.lean(other));
        let worst = |first: i64, second: i64| (first + 1).abs().max((second - 1).abs());
        match worst(one, other).min(worst(other, one)) {
            0 | 1 => 0,
            2 => UNBALANCED,
            more => FORBIDDEN * more,
        }
    }

    /// What a bye costs: it is for the last who has had none.
    fn cost_of_bye(&self, rank: usize) -> Option<i64> {
        let player = self.ranked[rank];
        if self.history.byes[player] > 0 {
            return None;
        }
        let least = self.ranked.last().map_or(0, |&last| self.history.points[last]);
        let halves = (self.history.points[player] - least) * 2 / POINT;
        let (place, size) = self.places[rank];
        Some(FLOAT * halves * halves + FOLD * (size - 1 - place) / size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournaments::Pairing;

    fn results(round: u16, text: &str) -> Vec<Pairing> {
        text.split(' ')
            .enumerate()
            .map(|(board, game)| {
                let (names, result) = game.split_once('=').unwrap();
                let players = names.split('-').map(|name| name.parse::<usize>().unwrap() - 1).collect();
                let places = match result {
                    "1" => vec![1, 2],
                    "0" => vec![2, 1],
                    "+" => vec![1],
                    _ => vec![1, 1],
                };
                Pairing { round, board: board as u16, players, places: Some(places) }
            })
            .collect()
    }

    fn pairs_after(players: usize, rounds: &[&str]) -> Vec<String> {
        let pairings: Vec<_> = (0..).zip(rounds).flat_map(|(round, text)| results(round, text)).collect();
        let all: Vec<_> = (0..players).collect();
        let pairs = pairs(&History::of(players, 2, &pairings), &all).unwrap();
        pairs
            .iter()
            .map(|pair| pair.iter().map(|one| (one + 1).to_string()).collect::<Vec<_>>().join("-"))
            .collect()
    }

    #[test]
    fn the_upper_half_meets_the_lower_half() {
        assert_eq!(pairs_after(8, &[]), ["1-5", "6-2", "3-7", "8-4"]);
        // With an odd number the last one is left over.
        assert_eq!(pairs_after(7, &[]), ["1-4", "5-2", "3-6", "7"]);
    }

    /// A worked example. The favourites win the first round, so that 1 to 4 have a point; 1 would meet 3, but both had the first seat, and so
    /// 1 meets 4, and 2 meets 3; likewise below. Then 1, 2, 5 and 6 win.
    #[test]
    fn winners_meet_winners_and_seats_alternate() {
        let first = "1-5=1 6-2=0 3-7=1 8-4=0";
        assert_eq!(pairs_after(8, &[first]), ["4-1", "2-3", "5-8", "7-6"]);
        let second = "4-1=0 2-3=1 5-8=1 7-6=0";
        // Everybody had both seats, and gets the one that they did not have last. Of 3 to 6, with a point each, the upper ones meet the lower.
        assert_eq!(pairs_after(8, &[first, second]), ["1-2", "3-5", "6-4", "8-7"]);
        // 1 has won everything; 2 has two points, and so have 3 and 6. They have met 2, so they meet 1 and each other, in some order.
        let third = "1-2=1 3-5=1 6-4=1 8-7=1";
        let fourth = pairs_after(8, &[first, second, third]);
        assert!(["1-3", "3-1", "1-6", "6-1"].contains(&fourth[0].as_str()), "{fourth:?}");
    }

    #[test]
    fn nobody_gets_two_byes() {
        let first = "1-4=1 5-2=0 3-6=1 7=+";
        let second = pairs_after(7, &[first]);
        assert_eq!(second.last().unwrap(), "6");
        assert!(second.iter().all(|pair| pair != "7"));
        // Of three, the third round is the last one.
        assert_eq!(most_rounds(3), 2);
    }

    #[test]
    fn as_many_rounds_as_are_usual() {
        let usual: Vec<_> = [2, 3, 4, 5, 8, 9, 16, 64, 200].map(usual_rounds).into();
        assert_eq!(usual, [1, 2, 2, 3, 3, 4, 4, 6, 8]);
    }
}
