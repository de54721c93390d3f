//! What a position is worth as a puzzle: what a glance suggests, what deep searches find, and how deep one must look.

use rand_pcg::Pcg64Mcg;
use shinar_core::{Heuristic, Seat, play::stream, prelude::*};
use shinar_search::{Bot, Greedy, Ismcts, SearchSettings, Visited};

use super::{
    Flaw, Puzzle,
    criteria::{
        DEEP, DEPTHS, LEAST_SHARE, MARGIN, MARGIN_AGAIN, MOST_SHARE, MOST_SOLUTIONS, RUNS, TOLERANCE,
    },
};

/// The iterations of a glance.
const GLANCE: u32 = 25;

/// How many of the ways to glance must go wrong.
const WRONG_GLANCES: usize = 2;

/// An action is compared only if it has this part of the visits; the mean of fewer says little.
const COMPARABLE: f32 = 0.01;

/// A search with a number of iterations and nothing else special.
pub(super) fn search<G: Heuristic>(iterations: u32) -> Ismcts<G> {
    Ismcts::new(SearchSettings { iterations, ..SearchSettings::STANDARD })
}

/// What three ways to glance at a position suggest: one decision ahead, by the priors, and by a few iterations.
pub(super) fn glances<G: Heuristic>(view: &G::View, rng: &mut Pcg64Mcg) -> Vec<G::Action> {
    let mut greedy = Greedy::STANDARD;
    let greedy = Bot::<G>::decide(&mut greedy, view, rng, &mut |_| false);
    let brief = search::<G>(GLANCE).decide(view, rng, &mut |_| false);
    let mut all: Vec<_> = greedy.into_iter().chain(brief).map(|decision| decision.action).collect();
    all.extend(by_priors::<G>(view, rng));
    all
}

/// The action with the best prior.
pub(super) fn by_priors<G: Heuristic>(view: &G::View, rng: &mut Pcg64Mcg) -> Option<G::Action> {
    let (mut legal, mut priors) = (Vec::new(), Vec::new());
    let state = view.determinize(rng);
    G::legal_actions(&state, &mut legal);
    G::priors(&state, &legal, G::weights(), &mut priors);
    let best = legal.into_iter().zip(priors).max_by(|one, other| one.1.total_cmp(&other.1));
    best.map(|(action, _)| action)
}

/// Actions with the seat's win probability, the best first.
#[derive(Clone, Debug)]
pub(super) struct Verdict<A> {
    pub(super) rated: Vec<(A, f32)>,
    /// How many of the first ones solve the puzzle.
    pub(super) solutions: usize,
    /// What a glance suggests: the most tempting of the suggestions that are wrong.
    pub(super) obvious: A,
}

impl<A: Copy + PartialEq> Verdict<A> {
    /// The verdict, if the ratings make a puzzle with this margin.
    pub(super) fn new(rated: Vec<(A, f32)>, glances: &[A], margin: f32) -> Option<Self> {
        let &(_, best) = rated.first()?;
        let solutions = rated.iter().take_while(|(_, share)| *share > best - TOLERANCE).count();
        let next = rated.get(solutions).map_or(0.0, |(_, share)| *share);
        let is_solution = |action: &A| rated[..solutions].iter().any(|(one, _)| one == action);
        let wrong = glances.iter().filter(|action| !is_solution(action)).count();
        let (obvious, _) = *rated[solutions..].iter().find(|(action, _)| glances.contains(action))?;
        let fits = (LEAST_SHARE..=MOST_SHARE).contains(&best)
            && solutions <= MOST_SOLUTIONS
            && next <= best - margin
            && wrong >= WRONG_GLANCES;
        fits.then_some(Self { rated, solutions, obvious })
    }

    /// The best action.
    pub(super) fn best(&self) -> A {
        self.rated[0].0
    }

    /// Whether an action solves the puzzle.
    pub(super) fn is_solved_by(&self, action: A) -> bool {
        self.rated[..self.solutions].iter().any(|(one, _)| *one == action)
    }
}

/// Adds up what several searches found, the best action first.
fn rate<A: Copy + Ord>(runs: &[Vec<Visited<A>>]) -> Vec<(A, f32)> {
    let mut sums: Vec<(A, u32, f32)> = Vec::new();
    for one in runs.iter().flatten() {
        match sums.iter_mut().find(|(action, ..)| *action == one.action) {
            Some((_, visits, sum)) => {
                *visits += one.visits;
                *sum += one.share * one.visits as f32;
            }
            None => sums.push((one.action, one.visits, one.share * one.visits as f32)),
        }
    }
    let all: u32 = sums.iter().map(|(_, visits, _)| visits).sum();
    let enough = COMPARABLE * all as f32;
    let comparable = sums.into_iter().filter(|(_, visits, _)| *visits as f32 >= enough);
    let mut rated: Vec<_> =
        comparable.map(|(action, visits, sum)| (action, sum / visits.max(1) as f32)).collect();
    // The order is total, so that it does not depend on the sorting algorithm.
    rated.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    rated
}

/// What one search finds: the seat's win probability after each action, with enough visits for these.
fn searched<G: Heuristic>(
    view: &G::View,
    compared: &[G::Action],
    iterations: u32,
    rng: &mut Pcg64Mcg,
) -> Vec<Visited<G::Action>> {
    let found = search::<G>(iterations).compare(view, compared, rng, &mut |_| false);
    found.map(|decision| decision.visits).unwrap_or_default()
}

/// A first look: cheap, and generous with the margin.
pub(super) fn look<G: Heuristic>(
    view: &G::View,
    glances: &[G::Action],
    iterations: u32,
    rng: &mut Pcg64Mcg,
) -> Option<Verdict<G::Action>> {
    Verdict::new(rate(&[searched::<G>(view, &distinct(glances), iterations, rng)]), glances, MARGIN / 2.0)
}

/// The verdict of several deep searches that agree; `None` if the position is no puzzle.
pub(super) fn verify<G: Heuristic>(
    view: &G::View,
    first: &Verdict<G::Action>,
    glances: &[G::Action],
    seed: u64,
) -> Option<Verdict<G::Action>> {
    /// How many of the best actions of the first look are compared in any case.
    const COMPARED: usize = 4;
    let best = first.rated.iter().take(COMPARED).map(|(action, _)| *action);
    let compared = distinct(&best.chain(glances.iter().copied()).collect::<Vec<_>>());
    let mut runs = Vec::new();
    for run in 0..RUNS {
        runs.push(searched::<G>(view, &compared, DEEP, &mut stream(seed, run)));
        // Most positions that will be refused are refused by the first search.
        Verdict::new(rate(&runs), glances, MARGIN - TOLERANCE)?;
    }
    let verdict = Verdict::new(rate(&runs), glances, MARGIN)?;
    let agrees =
        |run: &Vec<Visited<G::Action>>| run.first().is_some_and(|one| verdict.is_solved_by(one.action));
    runs.iter().all(agrees).then_some(verdict)
}

/// The same actions, each once.
fn distinct<A: Copy + PartialEq>(actions: &[A]) -> Vec<A> {
    let mut once = Vec::new();
    for &action in actions {
        if !once.contains(&action) {
            once.push(action);
        }
    }
    once
}

/// How deep one must look, from 1 to 5.
pub(super) fn difficulty<G: Heuristic>(view: &G::View, solves: impl Fn(G::Action) -> bool, seed: u64) -> u8 {
    const SEEDS: u64 = 3;
    let finds = |iterations: u32| {
        let chosen = (0..SEEDS).filter_map(|run| {
            let mut rng = stream(seed ^ u64::from(iterations), run);
            search::<G>(iterations).decide(view, &mut rng, &mut |_| false)
        });
        2 * chosen.filter(|decision| solves(decision.action)).count() as u64 > SEEDS
    };
    let kept = DEPTHS.iter().rev().take_while(|depth| finds(**depth)).count();
    (DEPTHS.len() - kept) as u8 + 1
}

/// What another search says about a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Check {
    /// The win probability of the best solution.
    pub solution: f32,
    /// That of the best action that is no solution.
    pub other: f32,
    /// Whether the solutions are still best, by half of the margin at least.
    pub holds: bool,
}

/// Searches a puzzle again.
///
/// The same seed gives the same answer on every machine.
///
/// # Errors
///
/// The puzzle has a flaw, so that it cannot be searched.
pub fn check<G: Heuristic>(puzzle: &Puzzle, iterations: u32, seed: u64) -> Result<Check, Flaw> {
    let state = puzzle.set_up::<G>()?;
    let view = puzzle.view::<G>(&state);
    let actions = puzzle.actions.iter().map(|action| puzzle.action::<G>(&state, &action.text));
    let actions = actions.collect::<Result<Vec<_>, _>>()?;
    let found = searched::<G>(&view, &actions, iterations, &mut stream(seed, puzzle.game));
    let solves = |action: G::Action| puzzle.solutions.contains(&action.to_string());
    let rated = rate(&[found]);
    let best = |wanted: bool| {
        let shares = rated.iter().filter(|(action, _)| solves(*action) == wanted).map(|(_, share)| *share);
        shares.fold(0.0, f32::max)
    };
    let (solution, other) = (best(true), best(false));
    Ok(Check { solution, other, holds: solution >= other + MARGIN_AGAIN })
}

/// The seat of a view's decider, with how many actions are legal; `None` if no seat decides.
pub(super) fn decider<G: Game>(state: &G::State, legal: &mut Vec<G::Action>) -> Option<Seat> {
    let seat = state.actor().seat()?;
    G::legal_actions(state, legal);
    Some(seat)
}
