//! One game between bots: who sits where, who decides what.
//!
//! This is where the true state lies; players are shown their views.

use std::time::Duration;

use shinar_core::{Actor, Heuristic, Observer, PerSeat, Seat, play, rank_by_key};
use shinar_search::{BotSpec, Clock, Thinker};

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
