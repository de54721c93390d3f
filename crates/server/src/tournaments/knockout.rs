//! Knock-out: whoever loses is out. The best are seeded so that they meet as late as possible.

use super::{Pairing, history::History};

/// How many rounds it takes.
pub(super) fn rounds(players: usize) -> usize {
    players.max(1).next_power_of_two().trailing_zeros() as usize
}

/// The places of the first round from the top of the bracket to its bottom, as seeds from 0: the first meets the last, and so on.
pub(super) fn bracket(players: usize) -> Vec<usize> {
    let size = players.max(1).next_power_of_two();
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    order
}

/// Who went on from a pairing that is decided: the one with the better place, and with the same place the one with the better seed.
pub(super) fn winner(pairing: &Pairing) -> Option<usize> {
    let places = pairing.places.as_ref()?;
    let best = places.iter().zip(&pairing.players).min_by_key(|(place, seed)| (**place, **seed));
    best.map(|(_, player)| *player)
}

/// The pairings of a round, from 0, in the order of the bracket. Whoever has nobody to play with goes on; a pairing without players is an
/// empty place.
pub(super) fn pairs(
    history: &History,
    players: usize,
    round: u16,
    before: &[Pairing],
    plays: impl Fn(usize) -> bool,
) -> Vec<Vec<usize>> {
    let there: Vec<Option<usize>> = match round {
        0 => bracket(players).into_iter().map(|seed| Some(seed).filter(|&seed| seed < players)).collect(),
        _ => {
            let mut last: Vec<_> = before.iter().filter(|pairing| pairing.round + 1 == round).collect();
            last.sort_by_key(|pairing| pairing.board);
            last.into_iter().map(winner).collect()
        }
    };
    let present = |one: &Option<usize>| one.filter(|&player| plays(player));
    let pairs = there.chunks(2).map(|pair| pair.iter().filter_map(present).collect::<Vec<_>>());
    pairs.enumerate().map(|(board, pair)| history.seated(&pair, board)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_bracket() {
        let seeds = |players| bracket(players).iter().map(|seed| seed + 1).collect::<Vec<_>>();
        assert_eq!(seeds(2), [1, 2]);
        assert_eq!(seeds(4), [1, 4, 2, 3]);
        assert_eq!(seeds(16), [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
        assert_eq!((rounds(2), rounds(5), rounds(8), rounds(200)), (1, 3, 3, 8));
    }

    #[test]
    fn the_best_have_nobody_to_play_with_at_first() {
        let history = History::of(6, 2, &[]);
        let mut first = pairs(&history, 6, 0, &[], |_| true);
        first.iter_mut().for_each(|pair| pair.sort_unstable());
        assert_eq!(first, [vec![0], vec![3, 4], vec![1], vec![2, 5]]);
    }

    #[test]
    fn favourites_meet_at_the_end() {
        for players in 2..70 {
            let mut all: Vec<Pairing> = Vec::new();
            for round in 0..rounds(players) as u16 {
                let history = History::of(players, 2, &all);
                for (board, pair) in (0..).zip(pairs(&history, players, round, &all, |_| true)) {
                    // The favourite wins, so two of them meet only when nobody else is left.
                    let places = pair.iter().map(|one| if one == pair.iter().min().unwrap() { 1 } else { 2 });
                    let places = Some(places.collect());
                    all.push(Pairing { round, board, players: pair, places });
                }
                let left = all.iter().filter(|one| one.round == round).filter_map(winner).max().unwrap();
                assert!(
                    left < players.next_power_of_two() >> (round + 1),
                    "{players}: {left} in round {round}"
                );
            }
            assert_eq!(winner(all.last().unwrap()), Some(0));
        }
    }

    #[test]
    fn a_draw_is_won_by_the_better_seed_and_gaps_are_walked_over() {
        let draw = Pairing { round: 0, board: 0, players: vec![3, 0], places: Some(vec![1, 1]) };
        assert_eq!(winner(&draw), Some(0));
        let other = Pairing { round: 0, board: 1, players: vec![1, 2], places: Some(vec![2, 1]) };
        let history = History::of(4, 2, &[]);
        let final_round = pairs(&history, 4, 1, &[draw, other], |player| player != 2);
        assert_eq!(final_round, [[0]]);
        assert_eq!(winner(&Pairing { round: 0, board: 0, players: vec![], places: Some(vec![]) }), None);
    }
}
