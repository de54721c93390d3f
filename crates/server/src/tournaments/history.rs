//! What has happened so far, as pairings need it.

use std::collections::BTreeMap;

use super::{POINT, Pairing};

/// The most seats of a table.
pub(super) const SEATS: usize = 4;

/// What has happened so far.
#[derive(Debug)]
pub(super) struct History {
    /// The points of each player.
    pub(super) points: Vec<i64>,
    /// How often each player had each seat.
    pub(super) seats: Vec<[i64; SEATS]>,
    /// The seat that each player had last.
    pub(super) last: Vec<Option<usize>>,
    /// How many points each player got without a game.
    pub(super) byes: Vec<u16>,
    met: BTreeMap<(usize, usize), u16>,
}

impl History {
    /// The history of a number of players at tables of `seats`.
    pub(super) fn of(players: usize, seats: u8, pairings: &[Pairing]) -> Self {
        let mut history = Self {
            points: vec![0; players],
            seats: vec![[0; SEATS]; players],
            last: vec![None; players],
            byes: vec![0; players],
            met: BTreeMap::new(),
        };
        for pairing in pairings {
            history.add(pairing, seats);
        }
        history
    }

    fn add(&mut self, pairing: &Pairing, seats: u8) {
        let Pairing { players, places, .. } = pairing;
        if let Some(places) = places {
            for (&player, points) in players.iter().zip(shares(places, seats)) {
                self.points[player] += points;
            }
        }
        if let [alone] = players[..] {
            self.byes[alone] += 1;
            return;
        }
        for (seat, &player) in players.iter().enumerate() {
            if let Some(count) = self.seats[player].get_mut(seat) {
                *count += 1;
            }
            self.last[player] = Some(seat);
            for &other in &players[seat + 1..] {
                *self.met.entry((player.min(other), player.max(other))).or_default() += 1;
            }
        }
    }

    /// How often two players have met.
    pub(super) fn met(&self, one: usize, other: usize) -> u16 {
        self.met.get(&(one.min(other), one.max(other))).copied().unwrap_or(0)
    }

    /// How much more often a player had the first seat of two than the second.
    pub(super) fn lean(&self, player: usize) -> i64 {
        self.seats[player][0] - self.seats[player][1]
    }

    /// The players of a table in the order of their seats, so that everybody gets every seat about as often; `board` decides
    /// where nothing else does.
    pub(super) fn seated(&self, players: &[usize], board: usize) -> Vec<usize> {
        let cost = |order: &[usize]| -> i64 {
            let own = |(seat, &player): (usize, &usize)| {
                // Squares of what it will be; then rather not the same seat twice in a row.
                let count = self.seats[player].get(seat).copied().unwrap_or(0);
                4 * (2 * count + 1) + i64::from(self.last[player] == Some(seat))
            };
            order.iter().enumerate().map(own).sum()
        };
        let mut given = players.to_vec();
        let turns = board % given.len().max(1);
        given.rotate_left(turns);
        let mut best = (cost(&given), given.clone());
        permute(&mut given, 0, &mut |order| {
            let own = cost(order);
            if own < best.0 {
                best = (own, order.to_vec());
            }
        });
        best.1
    }
}

/// Calls with every order of what comes from a place on.
fn permute(order: &mut Vec<usize>, from: usize, visit: &mut dyn FnMut(&[usize])) {
    if from + 1 >= order.len() {
        return visit(order);
    }
    for at in from..order.len() {
        order.swap(from, at);
        permute(order, from + 1, visit);
        order.swap(from, at);
    }
}

/// The points for the places at one table, in units of [`POINT`]: with as many seats as planned, one for everybody whom one has left
/// behind; those who tie share. The first of a smaller table gets as much, and the last nothing. Whoever is alone has won.
pub(crate) fn shares(places: &[u8], seats: u8) -> Vec<i64> {
    let (size, full) = (places.len() as i64, i64::from(seats.max(2)) - 1);
    places
        .iter()
        .map(|mine| {
            let better = places.iter().filter(|place| *place < mine).count() as i64;
            let tied = places.iter().filter(|place| *place == mine).count() as i64;
            if size <= 1 {
                return full * POINT;
            }
            let behind: i64 = (better..better + tied).map(|place| size - 1 - place).sum();
            full * POINT * behind / ((size - 1) * tied)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(places: &[u8], seats: u8) -> Vec<f64> {
        shares(places, seats).into_iter().map(|points| points as f64 / POINT as f64).collect()
    }

    #[test]
    fn places_are_worth_whom_one_has_left_behind() {
        assert_eq!(points(&[1, 2], 2), [1.0, 0.0]);
        assert_eq!(points(&[1, 1], 2), [0.5, 0.5]);
        assert_eq!(points(&[3, 1, 2], 3), [0.0, 2.0, 1.0]);
        assert_eq!(points(&[2, 1, 4, 3], 4), [2.0, 3.0, 0.0, 1.0]);
        // Ties share the points of the places that they take.
        assert_eq!(points(&[1, 1, 3, 4], 4), [2.5, 2.5, 1.0, 0.0]);
        assert_eq!(points(&[1, 2, 2, 2], 4), [3.0, 1.0, 1.0, 1.0]);
        assert_eq!(points(&[1, 1, 1, 1], 4), [1.5; 4]);
        // A smaller table: the first gets as much as elsewhere, the last nothing.
        assert_eq!(points(&[1, 2, 3], 4), [3.0, 1.5, 0.0]);
        assert_eq!(points(&[1, 1, 3], 4), [2.25, 2.25, 0.0]);
        assert_eq!(points(&[1, 2], 4), [3.0, 0.0]);
        assert_eq!(points(&[1], 2), [1.0]);
    }

    #[test]
    fn everybody_gets_every_seat() {
        let mut pairings = Vec::new();
        for round in 0..8 {
            let history = History::of(4, 4, &pairings);
            let players = history.seated(&[0, 1, 2, 3], 0);
            pairings.push(Pairing { round, board: 0, players, places: None });
        }
        let history = History::of(4, 4, &pairings);
        assert_eq!(history.seats, [[2; 4]; 4]);
        assert_eq!(history.met(2, 0), 8);
    }
}
