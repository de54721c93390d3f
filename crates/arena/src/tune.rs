//! Finding weights by self-play.
//!
//! A (1+1) evolution strategy: in each round all weights are changed a little at random, and a quick search with the new weights
//! plays against one with the old, in pairs with the same deal. The new weights stay if they win clearly enough. It needs no gradients
//! and no data, only games, and every round can be repeated from the seed.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Heuristic, Observer, PerSeat, Seat, play, prelude::*};
use shinar_search::{Bot, Ismcts, SearchSettings};

use crate::workers::side_by_side;

/// How weights are tuned.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// The number of players.
    pub players: u8,
    /// The iterations of the searches that play.
    pub iterations: u32,
    /// The pairs of games in a round.
    pub pairs: u32,
    /// By how much weights are changed, relative to their size.
    pub step: f32,
    /// Makes a run repeatable: the same seed, the same result.
    pub seed: u64,
}

/// Weights changed a little at random.
pub fn vary(weights: &[f32], step: f32, rng: &mut Pcg64Mcg) -> Vec<f32> {
    let bell = |rng: &mut Pcg64Mcg| (0..4).map(|_| rng.random::<f32>() - 0.5).sum::<f32>() * 1.7;
    weights.iter().map(|weight| weight + step * (weight.abs() + 0.05) * bell(rng)).collect()
}

/// The share of duels that a search with weights `new` wins against one with `old`, over all pairs of a round.
pub fn match_share<G: Heuristic>(
    start: &G::State,
    tuning: &Tuning,
    new: &[f32],
    old: &[f32],
    round: u64,
    threads: u16,
) -> f64 {
    let pairs = u64::from(tuning.pairs);
    let duels = side_by_side(pairs, threads, |pair| duel::<G>(start, tuning, new, old, round, pair), |_| ());
    duels.iter().sum::<f64>() / pairs.max(1) as f64
}

/// The share in one pair of games.
fn duel<G: Heuristic>(
    start: &G::State,
    tuning: &Tuning,
    new: &[f32],
    old: &[f32],
    round: u64,
    pair: u64,
) -> f64 {
    let players = usize::from(tuning.players);
    let deal = round * 10_000 + pair;
    let mut won = 0.0;
    for rotation in 0..2 {
        let is_new = |seat: usize| (seat + rotation).is_multiple_of(2);
        let ranks = game::<G>(start, tuning, deal, |seat| if is_new(seat) { new } else { old });
        let pairs = (0..players).flat_map(|a| (0..players).map(move |b| (a, b)));
        let duels: Vec<f64> = pairs
            .filter(|&(a, b)| is_new(a) && !is_new(b))
            .map(|(a, b)| match ranks[a].cmp(&ranks[b]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            })
            .collect();
        won += duels.iter().sum::<f64>() / duels.len().max(1) as f64;
    }
    won / 2.0
}

/// The ranks at the end of a game.
fn game<'w, G: Heuristic>(
    start: &G::State,
    tuning: &Tuning,
    deal: u64,
    weights: impl Fn(usize) -> &'w [f32],
) -> PerSeat<u8> {
    let settings = SearchSettings { iterations: tuning.iterations, ..SearchSettings::STANDARD };
    let mut bots: Vec<_> = (0..usize::from(tuning.players))
        .map(|seat| Ismcts::<G>::with_weights(settings, weights(seat).to_vec()))
        .collect();
    let end = play_out::<G>(start, (tuning.seed, deal), |seat, state, rng| {
        let view = G::View::of(state, Observer::Seat(seat));
        bots.get_mut(seat.index())?.decide(&view, rng, &mut || false).map(|decision| decision.action)
    });
    end.ranking()
}

/// Plays a game to its end: the seed and the deal fix the draws, and `decide` chooses with a random stream of its own.
pub(crate) fn play_out<G: Game>(
    start: &G::State,
    (seed, deal): (u64, u64),
    mut decide: impl FnMut(Seat, &G::State, &mut Pcg64Mcg) -> Option<G::Action>,
) -> G::State {
    let mut chance = play::stream(seed, deal);
    let mut rng = play::stream(seed ^ 0x5eed, deal);
    let mut state = start.clone();
    for _ in 0..G::INFO.max_actions {
        let action = match state.actor() {
            Actor::Over => break,
            Actor::Chance => G::random_action(&state, &mut chance),
            Actor::Seat(seat) => decide(seat, &state, &mut rng),
        };
        let Some(action) = action else { break };
        G::apply_unchecked(&mut state, action, &mut ());
    }
    state
}
