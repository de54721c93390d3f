//! Tables of three or four: everybody plays with others of about the same points, and with others than before.

use super::history::History;

/// Meeting again; it counts for every time before.
const AGAIN: i64 = 10_000;
/// How often all pairs of players are tried, at most.
const PASSES: usize = 24;

/// How many players each table of a round has: as many as planned, or at some tables one or two fewer; nobody is left over.
pub(super) fn sizes(players: usize, seats: usize) -> Vec<usize> {
    let tables = players.div_ceil(seats.max(1));
    (0..tables).map(|table| players / tables + usize::from(table < players % tables)).collect()
}

/// The tables of the next round among `players`, who are in the order of their seeding.
pub(super) fn tables(history: &History, players: &[usize], seats: usize) -> Vec<Vec<usize>> {
    let mut ranked = players.to_vec();
    ranked.sort_by_key(|&player| (-history.points[player], player));
    let sizes = sizes(ranked.len(), seats);
    let mut tables = match ranked.iter().all(|&player| history.points[player] == 0) {
        true => dealt(&ranked, &sizes),
        false => cut(&ranked, &sizes),
    };
    improve(history, &ranked, &mut tables);
    tables.into_iter().enumerate().map(|(board, table)| history.seated(&table, board)).collect()
}

/// The first round: the best are dealt to different tables, there and back, so that all tables are about as strong.
fn dealt(ranked: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut tables: Vec<Vec<usize>> = vec![Vec::new(); sizes.len()];
    let mut rest = ranked.iter();
    for row in 0.. {
        let there: Vec<_> = (0..sizes.len()).collect();
        let order: Vec<_> = if row % 2 == 0 { there } else { there.into_iter().rev().collect() };
        for table in order.into_iter().filter(|&table| row < sizes[table]) {
            match rest.next() {
                Some(&player) => tables[table].push(player),
                None => return tables,
            }
        }
        if rest.len() == 0 {
            return tables;
        }
    }
    tables
}

/// Later rounds: those who lead play together, and so on.
fn cut(ranked: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut rest = ranked;
    sizes
        .iter()
        .map(|&size| {
            let (table, more) = rest.split_at(size.min(rest.len()));
            rest = more;
            table.to_vec()
        })
        .collect()
}

/// Exchanges players between tables as long as that makes fewer of them meet again, at the price of other points.
fn improve(history: &History, ranked: &[usize], tables: &mut [Vec<usize>]) {
    let mut rank = vec![0i64; history.points.len()];
    for (at, &player) in (0..).zip(ranked) {
        rank[player] = at;
    }
    // In the first round there is nobody to avoid, and far ranks are wanted.
    if ranked.iter().all(|&player| history.points[player] == 0) && history.last.iter().all(Option::is_none) {
        return;
    }
    let pair = |one: usize, other: usize| {
        let far = rank[one] - rank[other];
        AGAIN * i64::from(history.met(one, other)) + far * far
    };
    let with = |player: usize, table: &[usize], without: usize| -> i64 {
        table.iter().filter(|&&other| other != without).map(|&other| pair(player, other)).sum()
    };
    for _ in 0..PASSES {
        let mut better = false;
        for first in 0..tables.len() {
            for second in first + 1..tables.len() {
                for at in 0..tables[first].len() {
                    for there in 0..tables[second].len() {
                        let (one, other) = (tables[first][at], tables[second][there]);
                        let now = with(one, &tables[first], one) + with(other, &tables[second], other);
                        let then = with(one, &tables[second], other) + with(other, &tables[first], one);
                        if then < now {
                            (tables[first][at], tables[second][there]) = (other, one);
                            better = true;
                        }
                    }
                }
            }
        }
        if !better {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournaments::Pairing;

    #[test]
    fn nobody_is_left_over() {
        assert_eq!(sizes(9, 3), [3, 3, 3]);
        assert_eq!(sizes(7, 3), [3, 2, 2]);
        assert_eq!(sizes(10, 4), [4, 3, 3]);
        assert_eq!(sizes(5, 4), [3, 2]);
        assert_eq!(sizes(4, 4), [4]);
        for seats in 3..=4 {
            for players in 2..100 {
                let sizes = sizes(players, seats);
                assert_eq!(sizes.iter().sum::<usize>(), players);
                assert!(sizes.iter().all(|size| (2..=seats).contains(size)), "{players}: {sizes:?}");
            }
        }
    }

    #[test]
    fn the_first_round_is_dealt_and_later_ones_avoid_whom_one_knows() {
        let players: Vec<_> = (0..16).collect();
        let mut pairings: Vec<Pairing> = Vec::new();
        for round in 0..3 {
            let history = History::of(16, 4, &pairings);
            let tables = tables(&history, &players, 4);
            if round == 0 {
                let mut first = tables[0].clone();
                first.sort_unstable();
                assert_eq!(first, [0, 7, 8, 15]);
            }
            for (board, players) in (0..).zip(tables) {
                // Whoever has the smaller number does better.
                let mut order = players.clone();
                order.sort_unstable();
                let place = |player| order.iter().position(|one| one == player).unwrap() as u8 + 1;
                let places = Some(players.iter().map(place).collect());
                pairings.push(Pairing { round, board, players, places });
            }
        }
        let history = History::of(16, 4, &pairings);
        let again = (0..16).flat_map(|one| (0..one).map(move |other| (one, other)));
        assert_eq!(again.filter(|(one, other)| history.met(*one, *other) > 1).count(), 0);
    }
}
