//! Bots against bots: who is stronger, and how sure is that?

use std::time::Duration;

use shinar_core::{Actor, Heuristic, Observer, PerSeat, Seat, play, rank_by_key};

use crate::{
    spec::BotSpec,
    thinker::{Clock, Thinker},
};

/// How one game ended, by bot in the order given (not by seat).
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// The final points.
    pub scores: PerSeat<i32>,
    /// The final ranks.
    pub ranks: PerSeat<u8>,
    /// How long each bot thought in all.
    pub thought: PerSeat<Duration>,
    /// How often each bot decided.
    pub decisions: PerSeat<u32>,
    /// Why a bot lost without playing on: it crashed, was late, or played something illegal.
    pub forfeits: PerSeat<Option<String>>,
}

impl Game {
    /// The bot's share of the victory.
    pub fn win_share(&self, bot: usize) -> f64 {
        let first = self.ranks.iter().filter(|&&rank| rank == 1).count().max(1);
        if self.ranks[bot] == 1 { 1.0 / first as f64 } else { 0.0 }
    }

    /// How a bot fared against another one: 1 for a better rank, a half for the same.
    pub fn duel(&self, bot: usize, other: usize) -> f64 {
        match self.ranks[bot].cmp(&self.ranks[other]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    }
}

/// Somebody who plays in the arena: a bot of ours, or a program from outside.
pub trait Player<G: Heuristic> {
    /// Decides from the seat's view among these actions, or says why it cannot: then it has lost the game.
    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        new_turn: bool,
        clock: Clock<'_>,
    ) -> Result<G::Action, String>;
}

impl<G: Heuristic> Player<G> for Thinker<G> {
    fn decide(
        &mut self,
        view: &G::View,
        _: &[G::Action],
        new_turn: bool,
        clock: Clock<'_>,
    ) -> Result<G::Action, String> {
        let decision = self.think(view, new_turn, clock, &mut || false);
        decision.map(|decision| decision.action).ok_or_else(|| "it had no idea".to_owned())
    }
}

/// One game of an arena: which deal, and by how many seats the players have moved on.
#[derive(Clone, Copy, Debug)]
pub struct Sitting {
    /// The seed of the series.
    pub seed: u64,
    /// The number of the deal. All rotations of a deal are dealt alike, so that luck cancels out.
    pub deal: u64,
    /// How many seats the players have moved on.
    pub rotation: usize,
}

impl Sitting {
    /// Our bots for this game; times to think are multiplied by `scale`.
    pub fn thinker<G: Heuristic>(&self, spec: BotSpec, bot: usize, scale: f64) -> Box<Thinker<G>> {
        let stream = play::stream(self.seed ^ 0x5eed, self.deal * 64 + (self.rotation * 8 + bot) as u64);
        Box::new(Thinker::new(spec, stream, scale))
    }

    /// Plays the game. `players` are in the order of the bots, not of the seats.
    pub fn play<G: Heuristic>(
        &self,
        start: &G::State,
        players: &mut [Box<dyn Player<G> + '_>],
        clock: Clock<'_>,
    ) -> Game {
        let count = players.len();
        let mut chance = play::stream(self.seed, self.deal);
        let mut thought: PerSeat<_> = (0..count).map(|_| Duration::ZERO).collect();
        let mut decisions: PerSeat<_> = (0..count).map(|_| 0).collect();
        let mut forfeits: PerSeat<Option<String>> = (0..count).map(|_| None).collect();
        let mut legal = Vec::new();
        let mut state = start.clone();
        let mut last: Option<Seat> = None;
        for _ in 0..G::INFO.max_actions {
            let action = match G::actor(&state) {
                Actor::Over => break,
                Actor::Chance => G::random_action(&state, &mut chance),
                Actor::Seat(seat) => {
                    let bot = (seat.index() + self.rotation) % count;
                    let new_turn = last.replace(seat) != Some(seat);
                    if forfeits[bot].is_none() {
                        let begin = clock();
                        let view = G::view(&state, Observer::Seat(seat));
                        G::legal_actions(&state, &mut legal);
                        let answer = players[bot].decide(&view, &legal, new_turn, clock);
                        let answer = answer.and_then(|action| match G::check(&state, action) {
                            Ok(()) => Ok(action),
                            Err(error) => Err(format!("it played {}: {error}", G::action_text(action))),
                        });
                        thought[bot] += clock().saturating_sub(begin);
                        decisions[bot] += 1;
                        answer.map_err(|why| forfeits[bot] = Some(why)).ok()
                    } else {
                        None
                    }
                    // Who has lost by forfeit is played on at random, so that the others can finish.
                    .or_else(|| G::random_action(&state, &mut chance))
                }
            };
            let Some(action) = action else { break };
            G::apply_unchecked(&mut state, action, &mut ());
        }
        let seat_of = |bot: usize| (bot + count - self.rotation % count) % count;
        let (scores, ranks) = (G::scores(&state), G::ranking(&state));
        // Who has lost by forfeit is behind everybody who has not.
        let key = |bot: usize| forfeits[bot].is_none().then(|| std::cmp::Reverse(ranks[seat_of(bot)]));
        let keys: PerSeat<_> = (0..count).map(key).collect();
        Game {
            scores: (0..count).map(|bot| scores[seat_of(bot)]).collect(),
            ranks: rank_by_key(&keys),
            thought,
            decisions,
            forfeits,
        }
    }
}

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
