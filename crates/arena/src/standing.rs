//! Many games summed up: who is stronger, and how sure is that?

use crate::sitting::Game;

/// What a bot achieved over many games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standing {
    /// The number of games.
    pub games: u32,
    /// The share of victories, ties shared.
    pub win_share: f64,
    /// The mean of the final points.
    pub mean_score: f64,
    /// The mean of the final ranks.
    pub mean_rank: f64,
    /// The Elo difference to the others at the table, by pairwise results.
    pub elo: f64,
    /// The lower end of its 95 % interval.
    pub elo_low: f64,
    /// The upper end of its 95 % interval.
    pub elo_high: f64,
    /// The mean time for a decision, in milliseconds.
    pub millis_per_decision: f64,
    /// How many games it lost by forfeit.
    pub forfeits: u32,
    /// Why, the first time.
    pub forfeit_reason: Option<String>,
}

/// Sums up games. `deals` groups the rotations of one deal, which are not independent of each other.
pub fn standings(deals: &[Vec<Game>], bots: usize) -> Vec<Standing> {
    (0..bots).map(|bot| standing(deals, bot, bots)).collect()
}

fn standing(deals: &[Vec<Game>], bot: usize, bots: usize) -> Standing {
    let games = || deals.iter().flatten();
    let count = games().count();
    if count == 0 {
        return Standing::default();
    }
    let mean = |value: &dyn Fn(&Game) -> f64| games().map(value).sum::<f64>() / count as f64;
    // Against each other bot: 1 for a better rank, a half for the same.
    let duels = |game: &Game| {
        let others = (0..bots).filter(|&other| other != bot).map(|other| game.duel(bot, other));
        others.sum::<f64>() / (bots - 1).max(1) as f64
    };
    let by_deal: Vec<f64> = deals
        .iter()
        .filter(|deal| !deal.is_empty())
        .map(|deal| deal.iter().map(duels).sum::<f64>() / deal.len() as f64)
        .collect();
    let Estimate { elo, low, high } = Estimate::of(&by_deal, count);
    let thought: f64 = games().map(|game| game.thought[bot].as_secs_f64()).sum();
    let decisions: f64 = games().map(|game| f64::from(game.decisions[bot])).sum();
    Standing {
        games: count as u32,
        win_share: mean(&|game| game.win_share(bot)),
        mean_score: mean(&|game| f64::from(game.scores[bot])),
        mean_rank: mean(&|game| f64::from(game.ranks[bot])),
        elo,
        elo_low: low,
        elo_high: high,
        millis_per_decision: if decisions > 0.0 { 1000.0 * thought / decisions } else { 0.0 },
        forfeits: games().filter(|game| game.forfeits[bot].is_some()).count() as u32,
        forfeit_reason: games().find_map(|game| game.forfeits[bot].clone()),
    }
}

/// An Elo difference with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The difference.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// From the share of duels won in each deal; deals are independent of each other, the games of a deal are not.
    pub fn of(shares: &[f64], games: usize) -> Self {
        let count = shares.len().max(1) as f64;
        let mean = shares.iter().sum::<f64>() / count;
        let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>();
        let error = (spread / (count - 1.0).max(1.0) / count).sqrt();
        let elo = |share: f64| elo(share, games.max(1));
        Self { elo: elo(mean), low: elo(mean - 1.96 * error), high: elo(mean + 1.96 * error) }
    }
}

/// The Elo difference of a share of points; a clean sheet counts as half a point lost.
fn elo(share: f64, games: usize) -> f64 {
    let edge = 0.5 / games as f64;
    let share = share.clamp(edge, 1.0 - edge);
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn game(ranks: [u8; 2]) -> Game {
        Game {
            scores: [10, 20].into_iter().collect(),
            ranks: ranks.into_iter().collect(),
            thought: [Duration::ZERO; 2].into_iter().collect(),
            decisions: [1; 2].into_iter().collect(),
            forfeits: [None, None].into_iter().collect(),
        }
    }

    #[test]
    fn three_wins_of_four_are_190_elo() {
        let deals = vec![vec![game([1, 2]), game([1, 2])], vec![game([1, 2]), game([2, 1])]];
        let table = standings(&deals, 2);
        assert_eq!((table[0].games, table[0].win_share, table[1].win_share), (4, 0.75, 0.25));
        assert!((table[0].elo - 190.8).abs() < 0.1 && (table[0].elo + table[1].elo).abs() < 1e-9);
        assert!(table[0].elo_low < table[0].elo && table[0].elo < table[0].elo_high);
    }

    #[test]
    fn a_tie_is_shared() {
        let table = standings(&[vec![game([1, 1])]], 2);
        assert_eq!((table[0].win_share, table[0].elo), (0.5, 0.0));
    }
}
