//! Round robin: everybody plays everybody, in the order of the Berger tables.

/// How many rounds it takes until everybody has played everybody.
pub(super) fn rounds(players: usize) -> usize {
    (players + players % 2).saturating_sub(1)
}

/// The pairs of a round, from 0, in the order of their boards; who is named first has the first seat. With an odd number of players one has a
/// free round. In a second cycle the seats are exchanged.
pub(super) fn pairs(players: usize, round: usize) -> Vec<[usize; 2]> {
    let even = players + players % 2;
    let circle = even.saturating_sub(1);
    if circle == 0 {
        return Vec::new();
    }
    let (cycle, round) = (round / circle, round % circle);
    // The last number stays where it is, and the others move around a circle.
    let (last, pivot) = (even - 1, round * (even / 2) % circle);
    let first = if round.is_multiple_of(2) { [pivot, last] } else { [last, pivot] };
    let others = (1..even / 2).map(|step| [(pivot + step) % circle, (pivot + circle - step) % circle]);
    let all = [first].into_iter().chain(others).filter(|pair| pair.iter().all(|one| *one < players));
    all.map(|[one, other]| if cycle.is_multiple_of(2) { [one, other] } else { [other, one] }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tables as the World Chess Federation prints them (Handbook C.05, Annex 1).
    #[test]
    fn the_published_tables() {
        let printed = [
            "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
            "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
            "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 \
             | 4-8 5-3 6-2 7-1",
        ];
        for (players, table) in [4, 6, 8].into_iter().zip(printed) {
            let made: Vec<_> = (0..rounds(players))
                .map(|round| {
                    let pair = |[one, other]: [usize; 2]| format!("{}-{}", one + 1, other + 1);
                    pairs(players, round).into_iter().map(pair).collect::<Vec<_>>().join(" ")
                })
                .collect();
            assert_eq!(made.join(" | "), table, "{players} players");
        }
    }

    #[test]
    fn everybody_meets_everybody_once_in_each_cycle() {
        for players in 0..40 {
            let mut met = std::collections::BTreeSet::new();
            let mut firsts = vec![0i32; players];
            for round in 0..2 * rounds(players) {
                let pairs = pairs(players, round);
                assert_eq!(pairs.len(), players / 2);
                let mut busy = std::collections::BTreeSet::new();
                for [one, other] in pairs {
                    assert!(one != other && busy.insert(one) && busy.insert(other));
                    assert!(met.insert((one, other)), "{one} and {other} have met in these seats");
                    firsts[one] += 1;
                    firsts[other] -= 1;
                }
                if round + 1 == rounds(players) {
                    assert!(firsts.iter().all(|more| more.abs() <= 1), "{players}: {firsts:?}");
                    assert!(met.iter().all(|(one, other)| !met.contains(&(*other, *one))));
                }
            }
            assert_eq!(met.len(), players * players.saturating_sub(1));
        }
    }
}
