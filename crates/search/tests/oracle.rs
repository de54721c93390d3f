//! The search compared with a solved game: best moves and win probabilities.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod ur;

use std::sync::LazyLock;

use shinar_core::{Observer, play, prelude::*};
use shinar_example_ur::{Action, NoOptions, Setup, Ur};
use shinar_search::{Bot, Decision, Ismcts, SearchSettings};

use crate::ur::Oracle;

static ORACLE: LazyLock<Oracle> = LazyLock::new(Oracle::new);

type State = <Ur as Game>::State;

/// Positions of random races in which there is a choice, with the exact value of every action, the best first.
fn positions(count: usize) -> Vec<(State, Vec<(Action, f64)>)> {
    let races = (0..).map(|race| play::dealt_game::<Ur>(2, &NoOptions, race, 10 + race as u32 % 80).unwrap());
    let with_values = races.filter(|state| state.actor().seat().is_some()).map(|state| {
        let mut values = ORACLE.values(&state);
        values.sort_by(|one, other| other.1.total_cmp(&one.1));
        (state, values)
    });
    with_values.filter(|(_, values)| values.len() > 1).take(count).collect()
}

fn search(state: &State, iterations: u32, seed: u64) -> Decision<Action> {
    let seat = state.actor().seat().unwrap();
    let mut bot = Ismcts::<Ur>::new(SearchSettings { iterations, ..SearchSettings::STANDARD });
    bot.decide(&GameView::of(state, Observer::Seat(seat)), &mut play::stream(seed, 0), &mut |_| false)
        .unwrap()
}

/// The win probability that a decision loses.
fn loss(values: &[(Action, f64)], decision: &Decision<Action>) -> f64 {
    let got = values.iter().find(|(action, _)| *action == decision.action).unwrap().1;
    values[0].1 - got
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

/// Some exact values that can be checked by hand.
#[test]
fn the_oracle_is_right() {
    let values = |pieces, throw| {
        let setup = Setup { pieces, throw: Some(throw), ..Setup::default() };
        ORACLE.values(&setup.to_state().unwrap())
    };
    // The last piece goes home.
    assert_eq!(values([[15, 15, 13], [15, 15, 12]], 2), [(Action::Move { from: 13 }, 1.0)]);
    // Both need exactly a 1, and P1 has thrown nothing: P2 wins with 4/16 + 12/16 · 12/16 · … = 4/7.
    let [(Action::Pass, win)] = values([[15, 15, 14], [15, 15, 14]], 0)[..] else { panic!("only a pass") };
    assert!((win - 3.0 / 7.0).abs() < 1e-5, "{win}");
    // The start, by symmetry: whoever throws first is a little better off.
    let start = values([[0; 3], [0; 3]], 0)[0].1;
    assert!((0.4..0.5).contains(&start), "{start}");
}

#[test]
fn clear_decisions_are_found() {
    let clear = |values: &[(Action, f64)]| values[0].1 - values[1].1 > 0.04;
    let positions: Vec<_> = positions(400).into_iter().filter(|(_, values)| clear(values)).take(40).collect();
    assert_eq!(positions.len(), 40);
    let (mut losses, mut errors) = (Vec::new(), Vec::new());
    for ((state, values), seed) in positions.iter().zip(0..) {
        let decision = search(state, 1000, seed);
        losses.push(loss(values, &decision));
        let seat = state.actor().seat().unwrap();
        errors.push((f64::from(decision.shares.unwrap()[seat.index()]) - values[0].1).abs());
    }
    let found = losses.iter().filter(|loss| **loss == 0.0).count();
    let worst = |numbers: &[f64]| numbers.iter().copied().fold(0.0, f64::max);
    assert!(found >= 37 && worst(&losses) < 0.1, "{found} of 40 found, losses {losses:?}");
    assert!(mean(&errors) < 0.06 && worst(&errors) < 0.15, "errors of the win probability: {errors:?}");
}

#[test]
fn more_iterations_are_not_worse() {
    let positions = positions(100);
    let mean_loss = |iterations| {
        let losses = positions.iter().zip(100..);
        mean(
            &losses
                .map(|((state, values), seed)| loss(values, &search(state, iterations, seed)))
                .collect::<Vec<_>>(),
        )
    };
    let losses = [1, 50, 200, 1000].map(mean_loss);
    for pair in losses.windows(2) {
        assert!(pair[1] <= pair[0] + 0.0005, "mean losses at 1, 50, 200, 1000 iterations: {losses:?}");
    }
    assert!(losses[3] < losses[0] / 2.0, "{losses:?}");
}
