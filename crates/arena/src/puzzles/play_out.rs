//! Playing a position out: quick games from the same samples, after one action and after another.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::{
    Actor, Heuristic, Observer, PerSeat, Seat, play::stream, prelude::*, shares_of_points, victory,
};
use shinar_search::Bot;

use super::judge::search;

/// After as many pairs of games it is asked whether the difference is proved.
const PAIRS: [u64; 3] = [24, 48, 96];
/// How many standard errors prove a difference. One asks three times, so it is more than the usual 1.64.
const PROOF: f32 = 2.0;
/// The decisions that a search makes at the beginning of each game; the plan must not be spoilt at once.
const SEARCHED: u32 = 4;
/// The iterations of that search.
const ITERATIONS: u32 = 50;
/// The inverse temperature of the priors that play on: about as sure as what a search chooses.
const SHARPNESS: f32 = 3.0;

/// What playing out has shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    /// How many more final points the seat has after the first action than after the second.
    pub(super) gain: f32,
    /// How much more it is ahead of its best rival.
    pub(super) lead: f32,
    /// Whether the seat mostly had no other turn.
    pub(super) is_last_turn: bool,
}

/// Plays games after two actions until one of them has proved better; `None` if the first one has not.
pub(super) fn play_out<G: Heuristic>(
    view: &G::View,
    best: G::Action,
    obvious: G::Action,
    seed: u64,
) -> Option<Played> {
    let (mut values, mut gain, mut lead, mut last_turns, mut pairs) = (Vec::new(), 0.0, 0.0, 0, 0);
    for enough in PAIRS {
        while pairs < enough {
            // The same hidden pieces, the same luck: only the action differs.
            let [after_best, after_obvious] =
                [best, obvious].map(|action| game::<G>(view, action, seed, pairs));
            values.push(after_best.value - after_obvious.value);
            gain += after_best.points - after_obvious.points;
            lead += after_best.lead - after_obvious.lead;
            last_turns += u64::from(after_best.was_last_turn);
            pairs += 1;
        }
        if is_proved(&values) {
            let is_last_turn = 2 * last_turns > pairs;
            let mean = |sum: f32| sum / pairs as f32;
            return Some(Played { gain: mean(gain), lead: mean(lead), is_last_turn });
        }
    }
    None
}

/// Whether the mean of these is above 0 by enough standard errors.
fn is_proved(values: &[f32]) -> bool {
    let count = values.len() as f32;
    let mean = values.iter().sum::<f32>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / (count - 1.0);
    mean > 0.0 && mean >= PROOF * (variance / count).sqrt()
}

/// How one game ended for the seat.
struct Ended {
    points: f32,
    /// The points ahead of the best rival.
    lead: f32,
    value: f32,
    was_last_turn: bool,
}

/// Plays one game from a sample of the view.
fn game<G: Heuristic>(view: &G::View, action: G::Action, seed: u64, number: u64) -> Ended {
    // Three streams, so that the draws stay the same though the games differ.
    let [mut dealing, mut chance, mut playing] = [0, 1, 2].map(|kind| stream(seed ^ kind, number));
    let mut state = view.determinize(&mut dealing);
    let seat = state.actor().seat().unwrap_or(Seat(0));
    let mut quick = search::<G>(ITERATIONS);
    let (mut legal, mut priors) = (Vec::new(), Vec::new());
    let (mut decisions, mut others_decided, mut was_last_turn) = (0, false, true);
    G::apply_unchecked(&mut state, action, &mut ());
    for _ in 0..G::INFO.max_actions {
        let next = match state.actor() {
            Actor::Over => break,
            Actor::Chance => G::random_action(&state, &mut chance),
            Actor::Seat(decider) => {
                was_last_turn &= decider != seat || !others_decided;
                others_decided |= decider != seat;
                decisions += 1;
                if decisions <= SEARCHED {
                    let view = G::View::of(&state, Observer::Seat(decider));
                    quick.decide(&view, &mut playing, &mut |_| false).map(|decision| decision.action)
                } else {
                    G::legal_actions(&state, &mut legal);
                    G::priors(&state, &legal, G::weights(), &mut priors);
                    draw(&legal, &priors, &mut playing)
                }
            }
        };
        let Some(next) = next else { break };
        G::apply_unchecked(&mut state, next, &mut ());
    }
    let points: PerSeat<f32> = state.scores().iter().map(|&points| points as f32).collect();
    let own = points[seat.index()];
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let lead = own - others.map(|(_, points)| *points).fold(f32::MIN, f32::max);
    // A victory alone would need many more games: how clear it was counts as much.
    let clear = shares_of_points::<G>(points)[seat.index()];
    let value = (victory::<G>(&state)[seat.index()] + clear) / 2.0;
    Ended { points: own, lead, value, was_last_turn }
}

/// An action by its prior.
fn draw<A: Copy>(legal: &[A], priors: &[f32], rng: &mut Pcg64Mcg) -> Option<A> {
    let best = priors.iter().copied().fold(f32::MIN, f32::max);
    let weight = |prior: &f32| (SHARPNESS * (prior - best)).exp();
    let mut rest = rng.random::<f32>() * priors.iter().map(weight).sum::<f32>();
    let place = priors.iter().position(|prior| {
        rest -= weight(prior);
        rest < 0.0
    });
    legal.get(place.unwrap_or(0)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_proved_by_many_games_or_a_clear_one() {
        let mixed =
            |games: usize| (0..games).map(|game| if game % 3 == 0 { -0.3 } else { 0.4 }).collect::<Vec<_>>();
        assert!(!is_proved(&mixed(6)) && is_proved(&mixed(48)));
        assert!(is_proved(&[0.2, 0.3, 0.25]) && !is_proved(&[-0.2, -0.3, -0.25]));
        assert!(!is_proved(&[0.0; 24]), "no difference at all");
    }

    #[test]
    fn priors_are_drawn_in_proportion() {
        let mut rng = stream(1, 1);
        let drawn: Vec<_> =
            (0..1000).filter_map(|_| draw(&['a', 'b', 'c'], &[0.0, 1.0, -9.0], &mut rng)).collect();
        let count = |wanted| drawn.iter().filter(|one| **one == wanted).count();
        // 1 : e³
        assert!((20..90).contains(&count('a')) && count('c') == 0, "{}", count('a'));
        assert_eq!(draw::<char>(&[], &[], &mut rng), None);
    }
}
