//! Positions in which exactly one action wins: the search must find it.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use shinar_amyitis::Amyitis;
use shinar_babylon::Babylon;
use shinar_babylonia::Babylonia;
use shinar_core::play;
use shinar_core::{Actor, Heuristic, Observer, Seat, cases::read_setup, prelude::*, victory};
use shinar_search::{Bot, Ismcts, SearchSettings};
use shinar_tigris::Tigris;

/// Whether a seat can win alone by its own decisions, before another seat decides.
fn can_win<G: Game>(state: &G::State, seat: Seat) -> bool {
    match state.actor() {
        Actor::Over => victory::<G>(state)[seat.index()] == 1.0,
        Actor::Seat(decider) if decider == seat => {
            let mut legal = Vec::new();
            G::legal_actions(state, &mut legal);
            legal.into_iter().any(|action| can_win::<G>(&after::<G>(state, action), seat))
        }
        _ => false,
    }
}

fn after<G: Game>(state: &G::State, action: G::Action) -> G::State {
    let mut state = state.clone();
    G::apply_unchecked(&mut state, action, &mut ());
    // Stands and hands are refilled even at the end; in these positions no draw matters.
    play::settle_chance::<G>(&mut state, &mut play::stream(8, 0));
    state
}

/// Checks that `action` is the only winning one of many, and that a short search plays it with any seed.
fn finds<G: Heuristic>(iterations: u32, position: &str, action: &str) {
    let mut state = read_setup::<G>(position).unwrap().to_state().unwrap();
    // What the position leaves open does not matter here.
    play::settle_chance::<G>(&mut state, &mut play::stream(7, 0));
    let seat = state.actor().seat().unwrap();
    let mut legal = Vec::new();
    G::legal_actions(&state, &mut legal);
    let wins = legal.iter().filter(|action| can_win::<G>(&after::<G>(&state, **action), seat));
    let wins: Vec<_> = wins.map(|action| (*action).to_string()).collect();
    assert_eq!(wins, [action], "of {} actions", legal.len());
    for seed in 0..5 {
        let mut bot = Ismcts::<G>::new(SearchSettings { iterations, ..SearchSettings::STANDARD });
        let view = G::View::of(&state, Observer::Seat(seat));
        let decision = bot.decide(&view, &mut play::stream(seed, 0), &mut |_| false).unwrap();
        assert_eq!(decision.action.to_string(), action, "seed {seed}");
        let share = decision.shares.unwrap()[seat.index()];
        assert!(share > 0.95, "seed {seed}: a win, evaluated as {share}");
    }
}

/// A merchant on 5,3 surrounds the last city but one: it scores, and the game is over.
#[test]
fn babylonia_takes_the_last_city() {
    finds::<Babylonia>(
        50,
        "players=2 turn=20 tiles=3,3:m;22,8:o tokens=2,4:m1;4,4:o2;16,6:p1 placed=16,6 \
         P1=score:10/stand:mmmm P2=score:11/stand:mopff",
        "place merchant 5,3",
    );
}

/// The bag is empty, so the game ends with this turn; a farm in the kingdom of P1's farmer raises the weakest colour.
#[test]
fn tigris_mends_the_weakest_colour() {
    finds::<Tigris>(
        50,
        r#"{ "actions": 1, "bag": 0, "cells": { "(5,3)": "F1" }, "seats": [
            { "hand": "fttttt", "points": { "red": 2, "blue": 1, "green": 2, "black": 2 } },
            { "hand": "ttffms", "points": { "red": 2, "blue": 2, "green": 1, "black": 5 } }
        ] }"#,
        "tile f (4,2)",
    );
}

/// P1 leads. Drawing six tiles, one more than the bag has, ends the game; no prior would suggest it.
#[test]
fn tigris_ends_the_game_while_it_leads() {
    finds::<Tigris>(
        20,
        r#"{ "actions": 1, "bag": 5, "seats": [
            { "hand": "ssssss", "points": { "red": 2, "blue": 2, "green": 2, "black": 2 } },
            { "hand": "ttffms", "points": { "red": 2, "blue": 2, "green": 1, "black": 5 } }
        ] }"#,
        "swap ssssss",
    );
}

/// The last procession: only the two points of Marduk are enough.
#[test]
fn amyitis_goes_to_the_right_temple() {
    finds::<Amyitis>(
        50,
        "players=2 phase=procession first=P1 planted=30;31;32;33;23;20;21;22;12;10 P1=score:13 P2=score:12",
        "enter marduk",
    );
}

/// The last turn: three points for stairs win the game; ending the turn without them loses it.
#[test]
fn babylon_builds_the_stairs_first() {
    finds::<Babylon>(
        50,
        "phase=build active=P1 first=P2 round=15 built=1 \
         P1=flower:white/garden:ST1@(0,0)r0L1;CL10@(1,0)r0L2^SE/deco:statue(0,1)/stored:none \
         P2=flower:pink/garden:BA06@(2,0)r3L1;CL09@(2,3)r0L1;CL03@(4,3)r0L1/deco:statue(3,1);bridge(2,1)-(2,3);statue(4,3)",
        "stairs (0,0)-(1,0)",
    );
}
