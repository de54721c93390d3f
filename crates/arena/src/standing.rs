//! Statistics over many games: who is stronger, and how sure is that?

use crate::arena_game::GameResult;

/// A bot's results over many games.
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
    /// The number of games lost by forfeit.
    pub forfeits: u32,
    /// The reason for the first of them.
    pub forfeit_reason: Option<String>,
}

/// The standing of each bot. `deals` groups the rotations of one deal, which are not independent of each other.
pub fn standings(deals: &[Vec<GameResult>], bots: usize) -> Vec<Standing> {
    (0..bots).map(|bot| standing(deals, bot, bots)).collect()
}

fn standing(deals: &[Vec<GameResult>], bot: usize, bots: usize) -> Standing {
    let games = || deals.iter().flatten();
    let count = games().count();
    if count == 0 {
        return Standing::default();
    }
    let mean = |value: &dyn Fn(&GameResult) -> f64| games().map(value).sum::<f64>() / count as f64;
    // Against each other bot: 1 for a better rank, a half for the same.
    let duels = |game: &GameResult| {
        let others = (0..bots).filter(|&other| other != bot).map(|other| game.duel(bot, other));
        others.sum::<f64>() / (bots - 1).max(1) as f64
    };
    let by_deal: Vec<f64> = deals
        .iter()
        .filter(|deal| !deal.is_empty())
        .map(|deal| deal.iter().map(duels).sum::<f64>() / deal.len() as f64)
        .collect();
    let EloEstimate { elo, low, high } = EloEstimate::of(&by_deal);
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
pub struct EloEstimate {
    /// The difference.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl EloEstimate {
    /// The estimate from the share of duels won in each deal.
    ///
    /// Deals are independent of each other, the games of a deal are not, so a deal is one observation. The estimate is the *empirical
    /// logit*: half a deal won and half a deal lost are added (Haldane and Anscombe's correction) before mean and variance are
    /// taken, and the interval is normal on the scale of log-odds, which is that of Elo. So a clean sheet has a finite estimate
    /// and an interval that narrows with the number of deals. Where every deal is a plain win or loss this is Gart's
    /// interval, `ln(w/l) ± 1.96 √(1/w + 1/l)` with `w` and `l` the corrected counts.
    pub fn of(shares: &[f64]) -> Self {
        /// Twice: half a deal won, half a deal lost.
        const HALF: f64 = 0.5;
        let count = shares.len() as f64 + 2.0 * HALF;
        let mean = (shares.iter().sum::<f64>() + HALF) / count;
        let squares = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>();
        let variance = (squares + HALF * ((1.0 - mean).powi(2) + mean.powi(2))) / count;
        let error = (variance / count).sqrt() / (mean * (1.0 - mean));
        let log_odds = (mean / (1.0 - mean)).ln();
        let elo = |log_odds: f64| 400.0 * log_odds / std::f64::consts::LN_10;
        Self { elo: elo(log_odds), low: elo(log_odds - Z_95 * error), high: elo(log_odds + Z_95 * error) }
    }
}

/// The 97.5 % quantile of the normal distribution: 95 % lie within this many standard errors.
const Z_95: f64 = 1.96;

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn game(ranks: [u8; 2]) -> GameResult {
        GameResult {
            scores: [10, 20].into_iter().collect(),
            ranks: ranks.into_iter().collect(),
            thought: [Duration::ZERO; 2].into_iter().collect(),
            decisions: [1; 2].into_iter().collect(),
            forfeits: [None, None].into_iter().collect(),
        }
    }

    #[test]
    fn wins_are_counted_and_elo_is_symmetric() {
        let deals = vec![vec![game([1, 2]), game([1, 2])], vec![game([1, 2]), game([2, 1])]];
        let table = standings(&deals, 2);
        assert_eq!((table[0].games, table[0].win_share, table[1].win_share), (4, 0.75, 0.25));
        assert!((table[0].elo + table[1].elo).abs() < 1e-9);
        assert!((table[0].elo_low + table[1].elo_high).abs() < 1e-9);
        assert!(table[0].elo_low < table[0].elo && table[0].elo < table[0].elo_high);
    }

    #[test]
    fn a_tie_is_shared() {
        let table = standings(&[vec![game([1, 1])]], 2);
        assert_eq!((table[0].win_share, table[0].elo), (0.5, 0.0));
    }

    /// Three quarters of many deals are about 190.8 Elo, within an interval that holds it.
    #[test]
    fn three_quarters_are_190_elo() {
        let shares: Vec<_> = (0..4000).map(|deal| if deal % 4 == 0 { 0.0 } else { 1.0 }).collect();
        let EloEstimate { elo, low, high } = EloEstimate::of(&shares);
        assert!((elo - 190.8).abs() < 0.2, "{elo}");
        // Gart: the standard error of the logit is √(1/3000.5 + 1/1000.5).
        let margin = 1.96 * (1.0 / 3000.5 + 1.0 / 1000.5_f64).sqrt() * 400.0 / std::f64::consts::LN_10;
        assert!((high - elo - margin).abs() < 1e-6 && (elo - low - margin).abs() < 1e-6);
    }

    #[test]
    fn a_clean_sheet_has_an_interval_that_narrows() {
        let [few, many] = [30, 100].map(|deals| EloEstimate::of(&vec![1.0; deals]));
        for EloEstimate { elo, low, high } in [few, many] {
            assert!(low.is_finite() && high.is_finite());
            assert!(low > 0.0 && low + 100.0 < elo && elo + 100.0 < high, "{low} {elo} {high}");
        }
        assert!(few.low < many.low && few.elo < many.elo, "more deals prove more");
        let lost = EloEstimate::of(&[0.0; 30]);
        assert!((few.elo + lost.elo).abs() < 1e-9 && (few.low + lost.high).abs() < 1e-9);
    }

    #[test]
    fn no_deals_prove_nothing() {
        let EloEstimate { elo, low, high } = EloEstimate::of(&[]);
        assert_eq!(elo, 0.0);
        assert!(low < -300.0 && high > 300.0);
    }
}
