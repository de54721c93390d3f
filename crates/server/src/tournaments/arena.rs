//! Arena: as many games as one likes until time is up. Whoever is free plays.

use super::{Pairing, history::History, history::shares};
use crate::clock::Millis;

/// After how long somebody who waits gets whoever is there, even the last opponent.
const PATIENCE: Millis = 15_000;
/// How many games in a row one must have won for the next victories to count double.
const STREAK: u32 = 2;

/// Somebody who waits for a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    pub(super) player: usize,
    /// Since when.
    pub(super) since: Millis,
    pub(super) bot: bool,
}

/// The points of each player: as everywhere, and double for a victory after two others in a row.
pub(super) fn points(players: usize, seats: u8, pairings: &[Pairing]) -> Vec<i64> {
    let (mut points, mut streaks) = (vec![0; players], vec![0u32; players]);
    // For each player they are in the order in which they were played.
    for pairing in pairings {
        let Some(places) = &pairing.places else { continue };
        for (at, (&player, share)) in pairing.players.iter().zip(shares(places, seats)).enumerate() {
            let won = is_victory(places, at);
            points[player] += if won && streaks[player] >= STREAK { 2 * share } else { share };
            streaks[player] = if won { streaks[player] + 1 } else { 0 };
        }
    }
    points
}

/// Whether somebody was first alone.
pub(super) fn is_victory(places: &[u8], at: usize) -> bool {
    places.get(at) == Some(&1) && places.iter().filter(|place| **place == 1).count() == 1
}

/// The tables for those who wait, in the order in which they came: with others of about the same points, and not with those whom they have just
/// played with, unless they have waited for a while. Bots play with people only.
pub(super) fn tables(
    history: &History,
    points: &[i64],
    seats: usize,
    waiting: &[Waiting],
    pairings: &[Pairing],
    now: Millis,
) -> Vec<Vec<usize>> {
    let last = |player: usize| pairings.iter().rev().find(|pairing| pairing.players.contains(&player));
    let has_just_met = |one: usize, other: usize| last(one).is_some_and(|last| last.players.contains(&other));
    let mut free = waiting.to_vec();
    free.sort_by_key(|one| (one.bot, one.since, one.player));
    let mut tables = Vec::new();
    let mut at = 0;
    while at < free.len() && !free[at].bot {
        let first = free[at];
        let patient = now - first.since < PATIENCE;
        let mut others: Vec<_> = free
            .iter()
            .filter(|other| other.player != first.player)
            .filter(|other| {
                !patient
                    || !(has_just_met(first.player, other.player) || has_just_met(other.player, first.player))
            })
            .copied()
            .collect();
        // People come before bots as long as there are enough of them.
        others.sort_by_key(|other| {
            (other.bot, (points[other.player] - points[first.player]).abs(), other.since, other.player)
        });
        others.truncate(seats - 1);
        if others.len() + 1 < seats {
            at += 1;
            continue;
        }
        let table: Vec<_> = [first].into_iter().chain(others).map(|one| one.player).collect();
        free.retain(|one| !table.contains(&one.player));
        tables.push(history.seated(&table, tables.len()));
        at = 0;
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournaments::POINT;

    fn game(board: u16, players: [usize; 2], places: [u8; 2]) -> Pairing {
        Pairing { round: 0, board, players: players.into(), places: Some(places.into()) }
    }

    fn free(players: &[usize]) -> Vec<Waiting> {
        players.iter().map(|&player| Waiting { player, since: player as Millis, bot: false }).collect()
    }

    #[test]
    fn the_third_victory_in_a_row_counts_double() {
        let games: Vec<_> = (0..4).map(|board| game(board, [0, 1], [1, 2])).collect();
        assert_eq!(points(2, 2, &games), [6 * POINT, 0]);
        let mut games = games;
        games.insert(2, game(9, [0, 1], [1, 1]));
        // A draw ends the streak.
        assert_eq!(points(2, 2, &games), [4 * POINT + POINT / 2, POINT / 2]);
    }

    #[test]
    fn whoever_is_free_plays_but_not_the_same_again() {
        let games = [game(0, [0, 1], [1, 2])];
        let history = History::of(4, 2, &games);
        let points = points(4, 2, &games);
        let pair = |waiting: &[Waiting], now| {
            let mut tables = tables(&history, &points, 2, waiting, &games, now);
            tables.iter_mut().for_each(|table| table.sort_unstable());
            tables
        };
        assert_eq!(pair(&free(&[0, 1]), 100), Vec::<Vec<usize>>::new());
        assert_eq!(pair(&free(&[0, 1]), 100 + PATIENCE), [[0, 1]]);
        assert_eq!(pair(&free(&[0, 1, 2, 3]), 100), [[0, 2], [1, 3]]);
        // A bot is there for who is left over, and does not play with other bots.
        let mut with_bots = free(&[0, 2, 3]);
        with_bots[1].bot = true;
        with_bots[2].bot = true;
        assert_eq!(pair(&with_bots, 100), [[0, 2]]);
        assert_eq!(pair(&with_bots[1..], 100), Vec::<Vec<usize>>::new());
    }
}
