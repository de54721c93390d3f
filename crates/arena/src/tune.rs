//! Finding weights by self-play.
//!
//! A (1+1) evolution strategy: in each round all weights are changed a little at random, and a quick search with the new weights
//! plays against one with the old, in pairs with the same deal. The new weights stay if they win clearly enough. It needs no gradients
//! and no data, only games, and every round can be repeated from the seed.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Heuristic, Observer, PerSeat, Seat, play, prelude::*};
use shinar_search::{Bot, Ismcts, Knowledge, SearchSettings};

use crate::workers::side_by_side_until;

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

/// The share of duels that new weights must win to be kept.
const CLEARLY: f64 = 0.54;

/// What tuning found.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuned {
    /// The weights.
    pub weights: Vec<f32>,
    /// How many changes were kept.
    pub kept: u64,
    /// The share of games won against the weights before, on deals that were not used before.
    pub share: f64,
    /// The number of those games.
    pub games: u32,
}

/// Tunes the game's own weights for some rounds; `done` is called with the number of rounds so far.
///
/// Once `stopped` is true, it ends soon, and what it returns means nothing.
pub fn tune<G: Heuristic>(
    start: &G::State,
    tuning: &Tuning,
    rounds: u64,
    threads: u16,
    stopped: &AtomicBool,
    mut done: impl FnMut(u64),
) -> Tuned {
    let mut rng = play::stream(tuning.seed, u64::MAX);
    let mut best = G::weights().to_vec();
    let mut kept = 0;
    for round in 0..rounds {
        done(round);
        if stopped.load(Ordering::Relaxed) {
            break;
        }
        let new = vary(&best, tuning.step, &mut rng);
        if match_share::<G>(start, tuning, &new, &best, round, threads, stopped) >= CLEARLY {
            best = new;
            kept += 1;
        }
    }
    let proof = Tuning { pairs: tuning.pairs * 4, ..*tuning };
    let share = match_share::<G>(start, &proof, &best, G::weights(), rounds + 1, threads, stopped);
    Tuned { weights: best, kept, share, games: proof.pairs * 2 }
}

/// Weights changed a little at random.
pub fn vary(weights: &[f32], step: f32, rng: &mut Pcg64Mcg) -> Vec<f32> {
    let bell = |rng: &mut Pcg64Mcg| (0..4).map(|_| rng.random::<f32>() - 0.5).sum::<f32>() * 1.7;
    weights.iter().map(|weight| weight + step * (weight.abs() + 0.05) * bell(rng)).collect()
}

/// The share of duels that a search with weights `new` wins against one with `old`, over all pairs of a round.
///
/// Once `stopped` is true, it ends soon, and the share means nothing.
pub fn match_share<G: Heuristic>(
    start: &G::State,
    tuning: &Tuning,
    new: &[f32],
    old: &[f32],
    round: u64,
    threads: u16,
    stopped: &AtomicBool,
) -> f64 {
    let pairs = u64::from(tuning.pairs);
    let duel = |pair| duel::<G>(start, tuning, new, old, round, pair, stopped);
    let duels = side_by_side_until(stopped, pairs, threads, duel, |_| ());
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
    stopped: &AtomicBool,
) -> f64 {
    let players = usize::from(tuning.players);
    let deal = round * 10_000 + pair;
    let mut won = 0.0;
    for rotation in 0..2 {
        let is_new = |seat: usize| (seat + rotation).is_multiple_of(2);
        let ranks = game::<G>(start, tuning, deal, stopped, |seat| if is_new(seat) { new } else { old });
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
    stopped: &AtomicBool,
    weights: impl Fn(usize) -> &'w [f32],
) -> PerSeat<u8> {
    let settings = SearchSettings { iterations: tuning.iterations, ..SearchSettings::STANDARD };
    let mut bots: Vec<_> = (0..usize::from(tuning.players))
        .map(|seat| Ismcts::<G>::with_knowledge(settings, &Knowledge::with_weights(weights(seat))))
        .collect();
    let end = play_out::<G>(start, (tuning.seed, deal), |seat, state, rng| {
        let view = G::View::of(state, Observer::Seat(seat));
        let mut halt = |_| stopped.load(Ordering::Relaxed);
        bots.get_mut(seat.index())?.decide(&view, rng, &mut halt).map(|decision| decision.action)
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
