//! How strong the levels are, on the scale of people's ratings.
//!
//! The figures come from the matches of `docs/strength.jsonl`; `docs/bots.md` tells how, and a test repeats it.

use crate::api::RatingKind;

/// The rating of level 3, to which all others are relative; somebody new has the same.
const ANCHOR: i64 = 1500;

/// By game and kind: the ratings of the levels 1 to 6.
const LEVELS: [(&str, RatingKind, [i64; 6]); 8] = [
    ("amyitis", RatingKind::Two, [970, 1200, ANCHOR, 1888, 2105, 2254]),
    ("amyitis", RatingKind::More, [962, 1314, ANCHOR, 1644, 1751, 1832]),
    ("babylon", RatingKind::Two, [840, 1240, ANCHOR, 1641, 1751, 1906]),
    ("babylon", RatingKind::More, [700, 1100, ANCHOR, 1625, 1721, 1783]),
    ("babylonia", RatingKind::Two, [938, 1338, ANCHOR, 1684, 1825, 1991]),
    ("babylonia", RatingKind::More, [930, 1330, ANCHOR, 1704, 1853, 1954]),
    ("tigris", RatingKind::Two, [959, 1359, ANCHOR, 1658, 1812, 1928]),
    ("tigris", RatingKind::More, [988, 1388, ANCHOR, 1540, 1612, 1725]),
];

/// The rating of a bot. In a game that was never measured it is the mean of those that were.
pub(crate) fn points(game: &str, kind: RatingKind, level: u8) -> i64 {
    let at = usize::from(level.clamp(1, 6)) - 1;
    let of_kind = || LEVELS.iter().filter(|(_, known, _)| *known == kind);
    let own = of_kind().find(|(known, ..)| *known == game);
    match own {
        Some((.., levels)) => levels[at],
        None => of_kind().map(|(.., levels)| levels[at]).sum::<i64>() / of_kind().count().max(1) as i64,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The most that two neighbouring levels are apart: when one wins every game, its lead is not known.
    const MOST: f64 = 400.0;

    /// The difference by pairwise results, with half a deal added to both sides.
    fn elo(deals: &[f64]) -> i64 {
        let (won, all) = (deals.iter().sum::<f64>(), deals.len() as f64);
        (400.0 * ((won + 0.5) / (all - won + 0.5)).log10()).round().min(MOST) as i64
    }

    #[test]
    fn the_figures_are_those_of_the_matches() {
        let mut matches: BTreeMap<_, BTreeMap<u64, Vec<f64>>> = BTreeMap::new();
        for line in include_str!("../../../../docs/strength.jsonl").lines() {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            let text = |name: &str| line[name].as_str().unwrap().to_owned();
            let key = (text("game"), line["players"].as_u64().unwrap(), text("upper"), text("lower"));
            let duels = line["duels"].as_array().unwrap().iter().map(|duel| duel.as_f64().unwrap());
            let scale = line["scale_permille"].as_u64().unwrap();
            matches.entry(key).or_default().entry(scale).or_default().extend(duels);
        }
        for (game, kind, levels) in LEVELS {
            let players = if kind == RatingKind::Two { 2 } else { 4 };
            for upper in 2..=6 {
                let key = (game.to_owned(), players, format!("level{upper}"), format!("level{}", upper - 1));
                // The longest thinking times are the closest to those at tables.
                let (_, deals) = matches[&key].last_key_value().unwrap();
                let step = levels[upper - 1] - levels[upper - 2];
                assert_eq!(step, elo(deals), "{key:?}");
            }
            assert_eq!(levels[2], ANCHOR);
        }
        assert!((1700..1750).contains(&points("ur", RatingKind::Two, 4)));
        assert_eq!(points("tigris", RatingKind::More, 9), 1725);
    }
}
