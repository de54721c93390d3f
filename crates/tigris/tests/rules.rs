//! Rules that a case cannot show: setup, board, knowledge, and positions that cannot be.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use shinar_core::{Actor, Event, Observer, Seat, cases::read_setup, play, prelude::*};
use shinar_tigris::{
    Action, Options, Setup, State, Tigris, View, What,
    board::{Side, Square},
    pieces::{Colour, Leader, Monument, SUPPLY},
};

fn state(position: &str) -> State {
    let setup = read_setup::<Tigris>(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    setup.to_state().unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The error of a position that must be refused: its field and its ruling.
fn refused(position: &str) -> (String, &'static str) {
    let setup = read_setup::<Tigris>(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    match setup.to_state() {
        Ok(_) => panic!("accepted: {position}"),
        Err(error) => (error.place, error.ruling.map_or("", |ruling| ruling.0)),
    }
}

fn act(state: &mut State, text: &str) -> Vec<Event<What>> {
    let mut events = Vec::new();
    let action = Action::parse(state, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Tigris::apply(state, action, &mut events).unwrap_or_else(|error| panic!("{text}: {error}"));
    events
}

fn legal(state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    Tigris::legal_actions(state, &mut actions);
    actions.into_iter().map(|action| action.to_string()).collect()
}

/// Every id of the facts page, written down here once more so that none gets lost.
#[test]
fn every_statement_and_every_ruling_has_its_id() {
    let statements = [5, 5, 10, 10, 4, 4, 9, 12, 4, 9, 5, 3, 3, 8];
    let mut ids = Vec::new();
    for (chapter, count) in (1..).zip(statements) {
        ids.extend((1..=count).map(|number| format!("C{chapter}.{number}")));
    }
    ids.extend((1..=47).map(|number| format!("D{number:02}")));
    ids.extend(["X1".to_owned(), "X2".to_owned()]);
    let listed: BTreeSet<_> = Tigris::INFO.rulebook.rulings().map(|entry| entry.ruling.to_string()).collect();
    let expected: BTreeSet<_> = ids.iter().map(|id| format!("TNE-{id}")).collect();
    assert_eq!(listed, expected);
    for spelling in ["C8.10", "TNE-C8.10", "D24", "D-24", "D-05", "D5", "tne-d05"] {
        assert!(Tigris::INFO.rulebook.find(spelling).is_some(), "{spelling}");
    }
    assert_eq!(Tigris::INFO.rulebook.find("C1.1").unwrap().ruling.0, "TNE-C1.1");
    assert_eq!(Tigris::INFO.rulebook.find("C8.1").unwrap().ruling.0, "TNE-C8.1");
}

#[test]
fn tne_c1_4_two_leaders_of_one_colour_in_a_kingdom_are_refused() {
    let position = r#"{"cells": {"(6,4)": "K1", "(7,4)": "t.", "(8,4)": "K2"}}"#;
    assert_eq!(refused(position), ("cells".to_owned(), "TNE-C1.4"));
    // Apart, or in a running revolt, they are fine.
    state(r#"{"cells": {"(6,4)": "K1", "(7,4)": "t.", "(9,4)": "t.", "(10,4)": "K2"}}"#);
    let revolt = r#"{"cells": {"(6,4)": "K1", "(7,4)": "t.", "(8,4)": "K2"}, "phase": "support",
                     "conflict": {"attacker": "K1", "defender": "K2"}}"#;
    assert_eq!(legal(&state_dealt(revolt))[0], "support P1 0");
}

/// A position with its hands dealt.
fn state_dealt(position: &str) -> State {
    let mut state = state(position);
    let mut rng = play::stream(1, 1);
    while state.actor() == Actor::Chance {
        let action = Tigris::random_action(&state, &mut rng).unwrap();
        Tigris::apply_unchecked(&mut state, action, &mut ());
    }
    state
}

#[test]
fn tne_c2_1_the_lot_names_the_start_player_and_play_goes_clockwise() {
    let position = "players=3 P1=hand:tttttt P2=hand:tttttt P3=hand:tttttt phase=start";
    for start in 0..3 {
        let mut state = state(position);
        assert_eq!(legal(&state), ["start P1", "start P2", "start P3"]);
        act(&mut state, &format!("start P{}", start + 1));
        for turn in 0..6 {
            assert_eq!(state.actor(), Actor::Seat(Seat((start + turn) % 3)));
            act(&mut state, "pass");
            act(&mut state, "pass");
        }
    }
}

#[test]
fn tne_d47_hands_are_dealt_seat_by_seat_and_then_the_start_player_is_drawn() {
    let mut state = Tigris::new_game(2, &Options::default()).unwrap();
    for (at, tile) in "ttttttffffff".chars().enumerate() {
        assert_eq!(state.actor(), Actor::Chance);
        let events = act(&mut state, &format!("draw {tile}"));
        assert_eq!(events[0].seat, Some(Seat(u8::from(at >= 6))));
    }
    assert_eq!(legal(&state), ["start P1", "start P2"]);
    assert_eq!(Tigris::chance_weight(&state, Action::Start { seat: Seat(1) }), 1);
}

#[test]
fn tne_d02_the_start_temples_come_out_of_the_supply() {
    for (side, temples, bag) in [(Side::Std, 47, 143), (Side::Alt, 43, 139)] {
        let state = Tigris::new_game(2, &Options { board: side, ..Options::default() }).unwrap();
        let weight = |colour| Tigris::chance_weight(&state, Action::Draw { colour });
        assert_eq!(Colour::ALL.map(weight), [temples, 36, 30, 30]);
        assert_eq!(Colour::ALL.map(weight).iter().sum::<u32>(), bag);
    }
    assert_eq!(SUPPLY.iter().map(|&count| u32::from(count)).sum::<u32>(), 153);
}

#[test]
fn tne_d03_two_to_four_players() {
    for players in 0..8 {
        let game = Tigris::new_game(players, &Options::default());
        assert_eq!(game.is_ok(), (2..=4).contains(&players));
        if let Err(error) = game {
            assert_eq!(error.ruling.unwrap().0, "TNE-D03");
        }
    }
}

#[test]
fn tne_d20_the_treasures_outside_the_rivers() {
    let outside = [(1, 2), (15, 5), (0, 7), (4, 9), (9, 10), (14, 10)];
    let corner = Side::Alt.printed().corner;
    assert_eq!(corner.len(), 6);
    assert!(outside.iter().all(|&(x, y)| corner.contains(Square::on(x, y).unwrap())));
    assert_eq!((Side::Std.treasures(), Side::Alt.treasures()), (10, 14));
}

#[test]
fn tne_d04_a_game_can_go_on_for_ever_by_passing() {
    let mut state = play::dealt_game::<Tigris>(2, &Options::default(), 5, 0).unwrap();
    for _ in 0..5000 {
        act(&mut state, "pass");
    }
    assert!(state.end_reason().is_none());
}

#[test]
fn tne_c1_5_names_and_colours_belong_together() {
    let rows = [
        ("red", "temple", "priest", "library"),
        ("blue", "farm", "farmer", "granary"),
        ("green", "market", "trader", "market hall"),
        ("black", "settlement", "king", "palace"),
    ];
    for (colour, row) in Colour::ALL.into_iter().zip(rows) {
        assert_eq!((colour.into(), colour.tile(), colour.leader(), colour.building()), row);
    }
    assert_eq!(Monument::all().count(), 6);
    assert_eq!(Leader::all().count(), 16);
}

#[test]
fn events_carry_points_and_rulings() {
    let cells =
        r#"{"cells": {"(6,4)": "K1", "(7,4)": "t."}, "seats": [{"hand": "tsssss"}, {"hand": "ssssss"}]}"#;
    let mut state = state(cells);
    let events = act(&mut state, "tile s (8,4)");
    let told: Vec<_> = events.iter().map(|e| (e.seat, e.points, e.ruling.0)).collect();
    assert_eq!(told, [(Some(Seat(0)), 0, "TNE-C4.1"), (Some(Seat(0)), 1, "TNE-C4.6")]);
    assert_eq!(events[1].describe(), "P1's king earns black for P1");
    let events = act(&mut state, "tile t (8,5)");
    assert_eq!(events[1].ruling.0, "TNE-C4.7");
}

#[test]
fn others_do_not_hear_what_is_drawn_or_swapped() {
    let mut state = state(r#"{"seats": [{"hand": "ttssss"}, {"hand": "ssssss"}]}"#);
    let mut events = act(&mut state, "swap ts");
    events.extend(act(&mut state, "draw f"));
    let heard = |observer| {
        let heard = events.iter().filter_map(|event| event.seen_by(observer));
        heard.map(|event| event.describe()).collect::<Vec<_>>()
    };
    assert_eq!(heard(Observer::Seat(Seat(0))), ["P1 swaps 2 tiles (ts)", "P1 draws a farm"]);
    assert_eq!(heard(Observer::Seat(Seat(1))), ["P1 swaps 2 tiles", "P1 draws a tile"]);
    assert_eq!(heard(Observer::Spectator), heard(Observer::Seat(Seat(1))));
}

#[test]
fn a_seat_remembers_what_it_swapped_away() {
    let mut state = state(r#"{"seats": [{"hand": "tttttt"}, {"hand": "ffffff"}]}"#);
    act(&mut state, "swap ttt");
    let mut rng = play::stream(3, 0);
    let others_vary = |observer: Observer, rng: &mut _| {
        let view = View::of(&state, observer);
        let samples: Vec<_> = (0..40).map(|_| Setup::of(&view.determinize(rng))).collect();
        let discards =
            |at: usize| samples.iter().any(|s| s.seats[at].discards != samples[0].seats[at].discards);
        let hands = |at: usize| samples.iter().any(|s| s.seats[at].hand != samples[0].seats[at].hand);
        ([discards(0), hands(0)], [discards(1), hands(1)])
    };
    assert_eq!(others_vary(Observer::Seat(Seat(0)), &mut rng), ([false, false], [false, true]));
    assert_eq!(others_vary(Observer::Seat(Seat(1)), &mut rng), ([true, true], [false, false]));
}

/// What is known is counted: if all unseen tiles are settlements, so are the hands.
#[test]
fn determinize_respects_what_everybody_can_count() {
    let position = r#"{"bag": "s20", "seats": [{"hand": "tt"}, {"hand": "ssssss"}], "phase": "act"}"#;
    let state = state(position);
    let view = View::of(&state, Observer::Seat(Seat(0)));
    let sample = view.determinize(&mut play::stream(4, 0));
    assert_eq!(sample, state);
}

#[test]
fn tne_d32_the_view_tells_front_ends_to_hide_points() {
    for open_scoring in [false, true] {
        let options = Options { open_scoring, ..Options::default() };
        let state = play::dealt_game::<Tigris>(2, &options, 1, 0).unwrap();
        let view = serde_json::to_value(View::of(&state, Observer::Spectator)).unwrap();
        assert_eq!(view["seats"][0]["screened"], !open_scoring);
        // Gained in the open, so everybody could have counted.
        assert_eq!(view["seats"][0]["points"]["red"], 0);
        assert!(view["seats"][0].get("hand").is_none());
    }
}

#[test]
fn actions_may_be_abbreviated() {
    let state = state(r#"{"seats": [{"hand": "ttssss"}, {"hand": "ssssss"}]}"#);
    for (short, full) in [
        ("l K 8,5", "leader K1 (8,5)"),
        ("leader K1 8,5", "leader K1 (8,5)"),
        ("ti temple 8,5", "tile t (8,5)"),
        ("ca 8,5", "cat (8,5)"),
        ("p", "pass"),
        ("swap sts", "swap tss"),
        ("support 2", "support P1 2"),
        ("monument blue/red (8,4)", "monument red/blue (8,4)"),
        ("wonder no", "monument no"),
    ] {
        let action = Action::parse(&state, short).unwrap_or_else(|error| panic!("{short}: {error}"));
        assert_eq!(action.to_string(), full);
    }
    for wrong in ["", "t", "tile", "tile q (8,5)", "leader (8,5)", "monument red/blue (15,4)", "support P1 7"]
    {
        assert!(Action::parse(&state, wrong).is_err(), "{wrong}");
    }
}

#[test]
fn the_state_stays_small() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}

#[test]
fn prompts_and_pictures_say_what_matters() {
    let position = r#"{"phase": "support", "placed": "(8,4)", "conflict": {"attacker": "T1", "defender": "T2"},
        "seats": [{"hand": "mmsss"}, {"hand": "ssssss"}],
        "cells": {"(6,4)": "T1", "(7,4)": "t.", "(8,4)": "s.", "(9,4)": "t.", "(10,4)": "T2", "(6,5)": "m."}}"#;
    let state = state(position);
    let view = View::of(&state, Observer::Seat(Seat(0)));
    assert_eq!(view.prompt(), "You add markets to the green war of T1 (1) against T2 (0): support NUMBER.");
    let mut pen = shinar_core::Pen::new(false);
    view.draw(&mut pen);
    let picture = pen.finish();
    assert!(picture.contains("T1a t a ()a t a T2a"), "{picture}");
    assert!(picture.contains("T1 revolt 1 war 1+2"), "{picture}");
    assert!(picture.contains("P2  points behind the screen"), "{picture}");
}

/// The unification tile covers the placed tile while wars are fought, and no longer (TNE-C8.5, TNE-C8.12, TNE-D42).
#[test]
fn tne_c8_5_the_placed_tile_counts_in_prospects_unless_a_war_is_open() {
    let war_of = |state: &State, seat: u8| {
        let king = serde_json::to_value(Leader::new(Colour::Black, Seat(seat))).unwrap();
        let view = serde_json::to_value(View::of(state, Observer::Spectator)).unwrap();
        let kingdoms = view["kingdoms"].as_array().unwrap().iter();
        let mut leaders = kingdoms.flat_map(|kingdom| kingdom["leaders"].as_array().unwrap());
        leaders.find(|one| one["leader"] == king).unwrap()["war"].as_u64().unwrap()
    };
    // The tile completes a line and a square and links one settlement more.
    let position = r#"{"civ": true, "seats": [{"hand": "ssssss"}, {"hand": "tttttt"}],
        "cells": {"(6,4)": "t.", "(6,5)": "K1", "(7,4)": "s.", "(8,4)": "s.", "(7,5)": "s.", "(9,5)": "s."}}"#;
    let mut building = state(position);
    assert_eq!(war_of(&building, 0), 3);
    act(&mut building, "tile s (8,5)");
    for asked in ["building", "monument"] {
        let view = serde_json::to_value(View::of(&building, Observer::Spectator)).unwrap();
        assert_eq!((&view["phase"], &view["placed"]["square"]), (&asked.into(), &"(8,5)".into()));
        assert_eq!(view["placed"]["covered"], false);
        assert_eq!(war_of(&building, 0), 5, "{asked}");
        act(&mut building, &format!("{asked} no"));
    }
    assert_eq!(war_of(&building, 0), 5);
    // In a war the same tile is covered and parts the sides.
    let position = r#"{"seats": [{"hand": "ssssss"}, {"hand": "tttttt"}],
        "cells": {"(6,4)": "K1", "(7,4)": "t.", "(7,5)": "s.", "(9,4)": "t.", "(10,4)": "K2", "(9,5)": "s."}}"#;
    let mut war = state(position);
    act(&mut war, "tile s (8,4)");
    assert_eq!((war_of(&war, 0), war_of(&war, 1)), (1, 1));
    act(&mut war, "support P1 1");
    act(&mut war, "support P2 0");
    assert_eq!(war_of(&war, 0), 2);
}

/// The first choice of a game counted by hand: every part from the board and the hand alone.
#[test]
fn the_first_choice_has_as_many_actions_as_the_rules_say() {
    for side in Side::ALL {
        let board: &str = side.into();
        let position = format!("players=2 board={board} active=P1 P1=hand:ttfmss P2=hand:tttttt");
        let printed = side.printed();
        let near = |square: Square| {
            let beside = |other: Square| square.x().abs_diff(other.x()) + square.y().abs_diff(other.y()) == 1;
            printed.start.into_iter().any(beside)
        };
        let free_land = Square::all().filter(|s| printed.land.contains(*s) && !printed.start.contains(*s));
        let rivers = printed.river.len() as usize;
        let leaders = 4 * free_land.clone().filter(|square| near(*square)).count();
        let tiles = 3 * free_land.clone().count() + rivers;
        let catastrophes = free_land.count() + rivers;
        // 0 to 2 temples, 0 or 1 farm, 0 or 1 market, 0 to 2 settlements, but not none.
        let swaps = 3 * 2 * 2 * 3 - 1;
        assert_eq!(legal(&state(&position)).len(), leaders + tiles + catastrophes + swaps + 1);
    }
}
