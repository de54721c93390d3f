//! Weights fitted to games of self-play.
//!
//! A quick search plays games with every number of players. Two things are learned from them: who won tells what an estimate
//! is worth, and what the search chose tells which actions deserve a look first. Weights are changed one after the other
//! in ever smaller steps, as long as that explains the games better.

use rand_pcg::Pcg64Mcg;
use shinar_core::{Game, Heuristic, Observer, PerSeat, shares, victory};
use shinar_search::{Bot, Ismcts, Settings};

use crate::workers::side_by_side;

/// How weights are learned.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The number of games.
    pub games: u64,
    /// The iterations of the searches that play.
    pub iterations: u32,
    /// How many times each weight is changed.
    pub sweeps: u32,
    /// The seed.
    pub seed: u64,
    /// The number of threads; what is learned does not depend on it.
    pub threads: u16,
}

/// Of so many decisions one is kept: those of one game are much alike.
const THINNING: usize = 3;
/// Of so many games one is set aside, to see whether what was learned holds for games not seen.
const SET_ASIDE: usize = 5;
/// Priors as sure of themselves as the games suggest would blind the search to what it never tried: they are learned softened.
const SOFTNESS: f32 = 0.3;
/// The first step of a weight, relative to its size.
const STEP: f32 = 0.3;
/// No surprise is greater than that of something this unlikely.
const LEAST: f32 = 1e-4;
/// How many decisions a thread looks at before it takes the next ones.
const CHUNK: usize = 512;

/// A decision of a game.
#[derive(Clone, Debug)]
struct Moment<G: Game> {
    state: G::State,
    legal: Vec<G::Action>,
    /// The place of what was chosen.
    chosen: usize,
    /// How the game ended.
    victory: PerSeat<f32>,
}

/// Decisions of games.
#[derive(Clone, Debug)]
pub struct Moments<G: Game>(Vec<Moment<G>>);

/// How much of a surprise games are, by the weights: the less, the better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surprise {
    /// Who won: the mean of the negative logarithm of the share that was expected.
    pub outcome: f64,
    /// What the search chose: the same of the prior.
    pub choice: f64,
}

impl<G: Heuristic> Moments<G> {
    /// Plays games from each of some starts in turn; answers those to learn from and those set aside.
    pub fn play(
        starts: &[G::State],
        lesson: &Lesson,
        weights: &[f32],
        done: impl FnMut(u64),
    ) -> (Self, Self) {
        let play = |number: u64| {
            let start = starts.get(number as usize % starts.len().max(1));
            start.map_or_else(Vec::new, |start| game::<G>(start, lesson, weights, number))
        };
        let games = side_by_side(lesson.games, lesson.threads, play, done);
        let (mut seen, mut aside) = (Vec::new(), Vec::new());
        for (number, game) in games.into_iter().enumerate() {
            let list = if number % SET_ASIDE == SET_ASIDE - 1 { &mut aside } else { &mut seen };
            list.extend(game);
        }
        (Self(seen), Self(aside))
    }

    /// How many decisions these are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How surprising the games are by some weights.
    pub fn surprise(&self, weights: &[f32], threads: u16) -> Surprise {
        let [outcome, choice] = Of::ALL.map(|of| self.mean(of, weights, threads));
        Surprise { outcome, choice }
    }

    /// Changes the weights so that the games are less of a surprise; `done` hears how often each was changed.
    pub fn fit(&self, weights: &mut [f32], lesson: &Lesson, mut done: impl FnMut(u32)) {
        let mut steps: Vec<f32> = weights.iter().map(|weight| STEP * (weight.abs() + 0.1)).collect();
        // Most weights have a say in one of the two only.
        let mut has_say = vec![[true; 2]; weights.len()];
        let mut now = Of::ALL.map(|of| self.mean(of, weights, lesson.threads));
        for sweep in 0..lesson.sweeps {
            for at in 0..weights.len() {
                let old = weights[at];
                let mut is_better = false;
                for direction in [1.0, -1.0] {
                    weights[at] = old + direction * steps[at];
                    let mut new = now;
                    for of in Of::ALL {
                        let which = of as usize;
                        if has_say[at][which] {
                            new[which] = self.mean(of, weights, lesson.threads);
                            has_say[at][which] = sweep > 0 || new[which] != now[which];
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

    /// The mean surprise, the same whatever the number of threads.
    fn mean(&self, of: Of, weights: &[f32], threads: u16) -> f64 {
        let chunks: Vec<_> = self.0.chunks(CHUNK).collect();
        let sum = |number: u64| {
            let mut priors = Vec::new();
            let chunk = chunks.get(number as usize).copied().unwrap_or_default();
            chunk.iter().map(|moment| f64::from(moment.surprise(of, weights, &mut priors))).sum::<f64>()
        };
        let sums = side_by_side(chunks.len() as u64, threads, sum, |_| ());
        sums.iter().sum::<f64>() / self.0.len().max(1) as f64
    }
}

/// What can be a surprise.
#[derive(Clone, Copy)]
enum Of {
    Outcome,
    Choice,
}

impl Of {
    const ALL: [Self; 2] = [Self::Outcome, Self::Choice];
}

impl<G: Heuristic> Moment<G> {
    fn surprise(&self, of: Of, weights: &[f32], priors: &mut Vec<f32>) -> f32 {
        match of {
            Of::Outcome => {
                let expected = shares::<G>(&self.state, weights);
                self.victory.iter().zip(&expected).map(|(won, share)| -won * share.max(LEAST).ln()).sum()
            }
            Of::Choice => {
                G::priors(&self.state, &self.legal, weights, priors);
                let best = priors.iter().copied().fold(f32::MIN, f32::max);
                let part = |prior: f32| ((prior - best) / SOFTNESS).exp();
                let all: f32 = priors.iter().copied().map(part).sum();
                let chosen = priors.get(self.chosen).copied().map_or(0.0, part);
                -(chosen / all).max(LEAST).ln()
            }
        }
    }
}

/// The decisions of a game.
fn game<G: Heuristic>(start: &G::State, lesson: &Lesson, weights: &[f32], number: u64) -> Vec<Moment<G>> {
    let settings = Settings { iterations: lesson.iterations, ..Settings::STANDARD };
    let new_bot = |_| Ismcts::<G>::with_weights(settings, weights.to_vec());
    let mut bots: Vec<_> = (0..G::players(start)).map(new_bot).collect();
    let mut moments = Vec::new();
    let mut decisions = 0;
    let deals = (lesson.seed, number);
    let state = crate::tune::play_out::<G>(start, deals, |seat, state, rng: &mut Pcg64Mcg| {
        let view = G::view(state, Observer::Seat(seat));
        let action = bots.get_mut(seat.index())?.decide(&view, rng, &mut || false)?.action;
        let mut legal = Vec::new();
        G::legal_actions(state, &mut legal);
        decisions += 1;
        if legal.len() > 1 && decisions % THINNING == 0 {
            let chosen = legal.iter().position(|other| *other == action)?;
            moments.push(Moment { state: state.clone(), legal, chosen, victory: PerSeat::new() });
        }
        Some(action)
    });
    let victory = victory::<G>(&state);
    moments.iter_mut().for_each(|moment| moment.victory = victory.clone());
    moments
}

#[cfg(test)]
mod tests {
    use shinar_babylonia::Babylonia;

    use super::*;

    const LESSON: Lesson = Lesson { games: 10, iterations: 8, sweeps: 4, seed: 3, threads: 2 };

    fn starts() -> Vec<<Babylonia as Game>::State> {
        let options = shinar_core::play::options::<Babylonia>(&[]).unwrap();
        Babylonia::INFO.players().map(|players| Babylonia::new_game(players, &options).unwrap()).collect()
    }

    #[test]
    fn what_was_learned_makes_the_games_less_of_a_surprise() {
        // Weights that know nothing.
        let mut weights = vec![0.0; Babylonia::WEIGHTS.len()];
        let (seen, _) = Moments::<Babylonia>::play(&starts(), &LESSON, Babylonia::weights(), |_| ());
        let before = seen.surprise(&weights, 1);
        seen.fit(&mut weights, &LESSON, |_| ());
        let after = seen.surprise(&weights, 1);
        assert!(after.outcome < before.outcome && after.choice < before.choice - 0.1, "{before:?} {after:?}");
    }

    #[test]
    fn a_fifth_of_the_games_is_set_aside_and_threads_change_nothing() {
        let alone = Lesson { threads: 1, ..LESSON };
        let (seen, aside) = Moments::<Babylonia>::play(&starts(), &LESSON, Babylonia::weights(), |_| ());
        let (again, _) = Moments::<Babylonia>::play(&starts(), &alone, Babylonia::weights(), |_| ());
        assert!(!aside.is_empty() && seen.len() > 3 * aside.len());
        let weights = Babylonia::weights();
        assert_eq!(seen.surprise(weights, 2), again.surprise(weights, 1));
    }
}
