//! One game between bots: who sits where, and who decides.
//!
//! The true state is here; players see only their views.

use std::time::Duration;

use shinar_core::{Actor, Heuristic, Observer, PerSeat, Seat, play, prelude::*, rank_by_key};
use shinar_search::{BotSpec, Thinker, TimeSource};

/// The result of one game, by bot in the order given (not by seat).
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// The final points.
    pub scores: PerSeat<i32>,
    /// The final ranks.
    pub ranks: PerSeat<u8>,
    /// The total time each bot took.
    pub thought: PerSeat<Duration>,
    /// The number of decisions of each bot.
    pub decisions: PerSeat<u32>,
    /// Why a bot forfeited: it crashed, was late, or played something illegal.
    pub forfeits: PerSeat<Option<String>>,
}

impl GameResult {
    /// The bot's share of the victory.
    pub fn win_share(&self, bot: usize) -> f64 {
        let first = self.ranks.iter().filter(|&&rank| rank == 1).count().max(1);
        if self.ranks[bot] == 1 { 1.0 / first as f64 } else { 0.0 }
    }

    /// The score of a bot against another one: 1 for a better rank, a half for the same.
    pub fn duel(&self, bot: usize, other: usize) -> f64 {
        match self.ranks[bot].cmp(&self.ranks[other]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    }
}

/// A participant in the arena: a built-in bot, or an external program.
pub trait Player<G: Heuristic> {
    /// Chooses one of these actions from the seat's view.
    ///
    /// # Errors
    ///
    /// The reason why it cannot choose; it has then lost the game by forfeit.
    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        new_turn: bool,
        clock: TimeSource<'_>,
    ) -> Result<G::Action, String>;
}

impl<G: Heuristic> Player<G> for Thinker<G> {
    fn decide(
        &mut self,
        view: &G::View,
        _: &[G::Action],
        new_turn: bool,
        clock: TimeSource<'_>,
    ) -> Result<G::Action, String> {
        let decision = self.think(view, new_turn, clock, &mut || false);
        decision.map(|decision| decision.action).ok_or_else(|| "it found nothing to decide".to_owned())
    }
}

/// One game of an arena: which deal it is, and by how many seats the players are rotated.
///
/// ```
/// use std::time::Duration;
///
/// use shinar_arena::{ArenaGame, Player, standings};
/// use shinar_babylonia::Babylonia;
/// use shinar_core::Game;
/// use shinar_search::BotSpec;
///
/// // One deal, played from both sides.
/// let start = Babylonia::new_game(2, &Default::default())?;
/// let mut games = Vec::new();
/// for rotation in 0..2 {
///     let game = ArenaGame { seed: 1, deal: 0, rotation };
///     let bots = [BotSpec::Greedy, BotSpec::Random];
///     let mut players: Vec<Box<dyn Player<Babylonia>>> = Vec::new();
///     for (number, spec) in bots.into_iter().enumerate() {
///         players.push(game.thinker::<Babylonia>(spec, number, 1.0));
///     }
///     games.push(game.play::<Babylonia>(&start, &mut players, &|| Duration::ZERO));
/// }
/// let standings = standings(&[games], 2);
/// assert_eq!(standings[0].games, 2);
/// assert!(standings[0].win_share > standings[1].win_share, "greedy beats random");
/// # Ok::<_, shinar_core::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ArenaGame {
    /// The seed of the series.
    pub seed: u64,
    /// The number of the deal. All rotations share the deal, so that luck cancels out.
    pub deal: u64,
    /// By how many seats the players are rotated.
    pub rotation: usize,
}

impl ArenaGame {
    /// A built-in bot for this game; its thinking time is multiplied by `scale`.
    pub fn thinker<G: Heuristic>(&self, spec: BotSpec, bot: usize, scale: f64) -> Box<Thinker<G>> {
        let stream = play::stream(self.seed ^ 0x5eed, self.deal * 64 + (self.rotation * 8 + bot) as u64);
        Box::new(Thinker::new(spec, stream, scale))
    }

    /// Plays the game. `players` are in the order of the bots, not of the seats.
    pub fn play<G: Heuristic>(
        &self,
        start: &G::State,
        players: &mut [Box<dyn Player<G> + '_>],
        clock: TimeSource<'_>,
    ) -> GameResult {
        let count = players.len();
        let mut chance = play::stream(self.seed, self.deal);
        let mut thought: PerSeat<_> = (0..count).map(|_| Duration::ZERO).collect();
        let mut decisions: PerSeat<_> = (0..count).map(|_| 0).collect();
        let mut forfeits: PerSeat<Option<String>> = (0..count).map(|_| None).collect();
        let mut legal = Vec::new();
        let mut state = start.clone();
        let mut last: Option<Seat> = None;
        for _ in 0..G::INFO.max_actions {
            let action = match state.actor() {
                Actor::Over => break,
                Actor::Chance => G::random_action(&state, &mut chance),
                Actor::Seat(seat) => {
                    let bot = (seat.index() + self.rotation) % count;
                    let new_turn = last.replace(seat) != Some(seat);
                    if forfeits[bot].is_none() {
                        let begin = clock();
                        let view = G::View::of(&state, Observer::Seat(seat));
                        G::legal_actions(&state, &mut legal);
                        let answer = players[bot].decide(&view, &legal, new_turn, clock);
                        let answer = answer.and_then(|action| match G::check(&state, action) {
                            Ok(()) => Ok(action),
                            Err(error) => Err(format!("it played {action}: {error}")),
                        });
                        thought[bot] += clock().saturating_sub(begin);
                        decisions[bot] += 1;
                        answer.map_err(|why| forfeits[bot] = Some(why)).ok()
                    } else {
                        None
                    }
                    // A bot that has forfeited plays at random, so that the others can finish.
                    .or_else(|| G::random_action(&state, &mut chance))
                }
            };
            let Some(action) = action else { break };
            G::apply_unchecked(&mut state, action, &mut ());
        }
        let seat_of = |bot: usize| (bot + count - self.rotation % count) % count;
        let (scores, ranks) = (state.scores(), state.ranking());
        // A bot that has forfeited ranks behind every bot that has not.
        let key = |bot: usize| forfeits[bot].is_none().then(|| std::cmp::Reverse(ranks[seat_of(bot)]));
        let keys: PerSeat<_> = (0..count).map(key).collect();
        GameResult {
            scores: (0..count).map(|bot| scores[seat_of(bot)]).collect(),
            ranks: rank_by_key(&keys),
            thought,
            decisions,
            forfeits,
        }
    }
}
