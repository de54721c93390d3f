//! Weights fitted to games of self-play.
//!
//! A quick search plays games with every number of players. Two losses are taken from them: the log-loss of the estimated win
//! probabilities against who won, and the log-loss of the priors against what the search chose.
//!
//! Their sum is minimised by *coordinate descent with adaptive steps*, written out in [`Samples::fit`]: each sweep tries
//! every weight a step up and a step down and keeps what lowers the loss; the step of a weight grows after a success and is halved after a
//! failure. Heuristics have kinks (`min`, `max`, counts) and no gradients that a crate of solvers could use, and a derivative-free
//! solver would spend its time in the same evaluations. Twenty lines here also remember which weights affect which loss, and give the
//! same result with any number of threads.

use std::sync::atomic::{AtomicBool, Ordering};

use rand_pcg::Pcg64Mcg;
use shinar_core::{Heuristic, Observer, PerSeat, prelude::*, shares, victory};
use shinar_search::{Bot, Ismcts, Knowledge, SearchSettings};

use crate::{
    tune::{Tuning, match_share},
    workers::{side_by_side, side_by_side_until},
};

/// How weights are learned.
#[derive(Clone, Copy, Debug)]
pub struct Learning {
    /// The number of games.
    pub games: u64,
    /// The iterations of the searches that play.
    pub iterations: u32,
    /// How often each weight is tried.
    pub sweeps: u32,
    /// Makes a run repeatable: the same seed, the same result.
    pub seed: u64,
    /// The number of threads; what is learned does not depend on it.
    pub threads: u16,
}

/// One decision in this many is kept: those of one game are much alike.
const THINNING: usize = 3;
/// One game in this many is held out, to see whether the weights also fit games that were not learned from.
const HOLD_OUT: usize = 5;
/// The temperature of the priors in their loss. The search uses 1, so the priors it gets are softer than the games suggest; priors as sure
/// as those would keep it from trying anything else.
const PRIOR_TEMPERATURE: f32 = 0.3;
/// The first step of a weight, relative to its size.
const STEP: f32 = 0.3;
/// Probabilities below this count as this, which bounds the loss of a single sample.
const MIN_PROBABILITY: f32 = 1e-4;
/// How many samples a thread evaluates at a time.
const CHUNK: usize = 512;

/// A decision of a game, with the game's outcome.
#[derive(Clone, Debug)]
struct Sample<G: Game> {
    state: G::State,
    legal: Vec<G::Action>,
    /// The place of the chosen action in the list.
    chosen: usize,
    /// The share of the victory of each seat.
    victory: PerSeat<f32>,
}

/// Decisions sampled from games of self-play.
#[derive(Clone, Debug)]
pub struct Samples<G: Game>(Vec<Sample<G>>);

/// How well weights predict games: the mean negative logarithm of the probability given to what happened. Less is better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LogLoss {
    /// The loss of the estimated win probabilities against who won.
    pub outcome: f64,
    /// The loss of the priors against what the search chose.
    pub choice: f64,
}

/// What learning found.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    /// The weights.
    pub weights: Vec<f32>,
    /// The number of decisions they were fitted to.
    pub decisions: usize,
    /// The log-loss on the games held out, with the weights before.
    pub before: LogLoss,
    /// The same with those that were found.
    pub after: LogLoss,
    /// The number of players, and the share of games won against the weights before.
    pub shares: Vec<(u8, f64)>,
}

/// The two stages of learning, with how much of each is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Games were played.
    Games(u64),
    /// Sweeps were made.
    Sweeps(u32),
}

/// Fits the game's own weights to games from each of the starts, and tests them in pairs of games.
///
/// Once `stopped` is true, it ends soon, and what it returns means nothing.
pub fn learn<G: Heuristic>(
    starts: &[G::State],
    learning: &Learning,
    pairs: u32,
    stopped: &AtomicBool,
    mut done: impl FnMut(Stage),
) -> Learned {
    let &Learning { games, iterations, seed, threads, .. } = learning;
    let (seen, held_out) =
        Samples::<G>::play(starts, learning, G::weights(), stopped, |played| done(Stage::Games(played)));
    let mut weights = G::weights().to_vec();
    seen.fit(&mut weights, learning, stopped, |made| done(Stage::Sweeps(made)));
    // The test: games that were not used before, against the weights it began with.
    let proof = starts.iter().map(|start| {
        let tuning = Tuning { players: start.players(), iterations, pairs, step: 0.0, seed };
        let share = match_share::<G>(start, &tuning, &weights, G::weights(), games + 1, threads, stopped);
        (start.players(), share)
    });
    let shares = proof.collect();
    Learned {
        decisions: seen.len(),
        before: held_out.log_loss(G::weights(), threads),
        after: held_out.log_loss(&weights, threads),
        shares,
        weights,
    }
}

impl<G: Heuristic> Samples<G> {
    /// Plays games from each of the starts in turn; returns the samples to learn from and those held out.
    pub fn play(
        starts: &[G::State],
        learning: &Learning,
        weights: &[f32],
        stopped: &AtomicBool,
        done: impl FnMut(u64),
    ) -> (Self, Self) {
        let play = |number: u64| {
            let start = starts.get(number as usize % starts.len().max(1));
            start.map_or_else(Vec::new, |start| game::<G>(start, learning, weights, number, stopped))
        };
        let games = side_by_side_until(stopped, learning.games, learning.threads, play, done);
        let (mut seen, mut held_out) = (Vec::new(), Vec::new());
        for (number, game) in games.into_iter().enumerate() {
            let list = if number % HOLD_OUT == HOLD_OUT - 1 { &mut held_out } else { &mut seen };
            list.extend(game);
        }
        (Self(seen), Self(held_out))
    }

    /// The number of decisions.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The log-loss of some weights.
    pub fn log_loss(&self, weights: &[f32], threads: u16) -> LogLoss {
        let [outcome, choice] = Target::ALL.map(|target| self.mean(target, weights, threads));
        LogLoss { outcome, choice }
    }

    /// Changes the weights to lower their log-loss; `done` is called after each sweep with the number of sweeps so far.
    pub fn fit(
        &self,
        weights: &mut [f32],
        learning: &Learning,
        stopped: &AtomicBool,
        mut done: impl FnMut(u32),
    ) {
        let mut steps: Vec<f32> = weights.iter().map(|weight| STEP * (weight.abs() + 0.1)).collect();
        // Most weights affect only one of the two losses.
        let mut affects = vec![[true; 2]; weights.len()];
        let mut now = Target::ALL.map(|target| self.mean(target, weights, learning.threads));
        for sweep in 0..learning.sweeps {
            for at in 0..weights.len() {
                if stopped.load(Ordering::Relaxed) {
                    return;
                }
                let old = weights[at];
                let mut is_better = false;
                for direction in [1.0, -1.0] {
                    weights[at] = old + direction * steps[at];
                    let mut new = now;
                    for target in Target::ALL {
                        let which = target as usize;
                        if affects[at][which] {
                            new[which] = self.mean(target, weights, learning.threads);
                            affects[at][which] = sweep > 0 || new[which] != now[which];
                        }
                    }
                    if new.iter().sum::<f64>() < now.iter().sum::<f64>() {
                        now = new;
                        is_better = true;
                        break;
                    }
                    weights[at] = old;
                }
                steps[at] *= if is_better { 1.4 } else { 0.5 };
            }
            done(sweep + 1);
        }
    }

    /// The mean log-loss, the same with any number of threads.
    fn mean(&self, target: Target, weights: &[f32], threads: u16) -> f64 {
        let chunks: Vec<_> = self.0.chunks(CHUNK).collect();
        let sum = |number: u64| {
            let mut priors = Vec::new();
            let chunk = chunks.get(number as usize).copied().unwrap_or_default();
            chunk.iter().map(|sample| f64::from(sample.log_loss(target, weights, &mut priors))).sum::<f64>()
        };
        let sums = side_by_side(chunks.len() as u64, threads, sum, |_| ());
        sums.iter().sum::<f64>() / self.0.len().max(1) as f64
    }
}

/// What is predicted.
#[derive(Clone, Copy)]
enum Target {
    Outcome,
    Choice,
}

impl Target {
    const ALL: [Self; 2] = [Self::Outcome, Self::Choice];
}

impl<G: Heuristic> Sample<G> {
    fn log_loss(&self, target: Target, weights: &[f32], priors: &mut Vec<f32>) -> f32 {
        match target {
            Target::Outcome => {
                let expected = shares::<G>(&self.state, weights);
                self.victory
                    .iter()
                    .zip(&expected)
                    .map(|(won, share)| -won * share.max(MIN_PROBABILITY).ln())
                    .sum()
            }
            Target::Choice => {
                G::priors(&self.state, &self.legal, weights, priors);
                let best = priors.iter().copied().fold(f32::MIN, f32::max);
                let part = |prior: f32| ((prior - best) / PRIOR_TEMPERATURE).exp();
                let all: f32 = priors.iter().copied().map(part).sum();
                let chosen = priors.get(self.chosen).copied().map_or(0.0, part);
                -(chosen / all).max(MIN_PROBABILITY).ln()
            }
        }
    }
}

/// The decisions of a game.
fn game<G: Heuristic>(
    start: &G::State,
    learning: &Learning,
    weights: &[f32],
    number: u64,
    stopped: &AtomicBool,
) -> Vec<Sample<G>> {
    let settings = SearchSettings { iterations: learning.iterations, ..SearchSettings::STANDARD };
    let new_bot = |_| Ismcts::<G>::with_knowledge(settings, &Knowledge::with_weights(weights));
    let mut bots: Vec<_> = (0..start.players()).map(new_bot).collect();
    let mut samples = Vec::new();
    let mut decisions = 0;
    let deals = (learning.seed, number);
    let state = crate::tune::play_out::<G>(start, deals, |seat, state, rng: &mut Pcg64Mcg| {
        let view = G::View::of(state, Observer::Seat(seat));
        let mut halt = |_| stopped.load(Ordering::Relaxed);
        let action = bots.get_mut(seat.index())?.decide(&view, rng, &mut halt)?.action;
        let mut legal = Vec::new();
        G::legal_actions(state, &mut legal);
        decisions += 1;
        if legal.len() > 1 && decisions % THINNING == 0 {
            let chosen = legal.iter().position(|other| *other == action)?;
            samples.push(Sample { state: state.clone(), legal, chosen, victory: PerSeat::new() });
        }
        Some(action)
    });
    let victory = victory::<G>(&state);
    samples.iter_mut().for_each(|sample| sample.victory = victory.clone());
    samples
}

#[cfg(test)]
mod tests {
    use shinar_babylonia::Babylonia;

    use super::*;

    const LEARNING: Learning = Learning { games: 10, iterations: 8, sweeps: 4, seed: 3, threads: 2 };

    fn starts() -> Vec<<Babylonia as Game>::State> {
        let options = shinar_core::play::options::<Babylonia>(&[]).unwrap();
        Babylonia::INFO.players().map(|players| Babylonia::new_game(players, &options).unwrap()).collect()
    }

    #[test]
    fn learning_lowers_the_log_loss() {
        // Weights that know nothing.
        let mut weights = vec![0.0; Babylonia::WEIGHTS.len()];
        let never = AtomicBool::new(false);
        let (seen, _) =
            Samples::<Babylonia>::play(&starts(), &LEARNING, Babylonia::weights(), &never, |_| ());
        let before = seen.log_loss(&weights, 1);
        seen.fit(&mut weights, &LEARNING, &never, |_| ());
        let after = seen.log_loss(&weights, 1);
        assert!(after.outcome < before.outcome && after.choice < before.choice - 0.1, "{before:?} {after:?}");
    }

    #[test]
    fn a_fifth_of_the_games_is_held_out_and_threads_change_nothing() {
        let alone = Learning { threads: 1, ..LEARNING };
        let (weights, never) = (Babylonia::weights(), AtomicBool::new(false));
        let (seen, held_out) = Samples::<Babylonia>::play(&starts(), &LEARNING, weights, &never, |_| ());
        let (again, _) = Samples::<Babylonia>::play(&starts(), &alone, weights, &never, |_| ());
        assert!(!held_out.is_empty() && seen.len() > 3 * held_out.len());
        assert_eq!(seen.log_loss(weights, 2), again.log_loss(weights, 1));
    }

    #[test]
    fn nothing_is_played_or_fitted_once_it_is_stopped() {
        let endless = Learning { games: 1000, iterations: 1_000_000, sweeps: 1_000_000, ..LEARNING };
        let learned = learn::<Babylonia>(&starts(), &endless, 1000, &AtomicBool::new(true), |_| ());
        assert_eq!((learned.decisions, &learned.weights[..]), (0, Babylonia::weights()));
    }
}
