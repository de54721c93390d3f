//! Positions that cannot be are refused with the field and the rule; those in the documents are accepted.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use shinar_core::{
    cases::{CaseGame, read_setup},
    prelude::*,
};
use shinar_tigris::{Setup, State, Tigris, board::Square};

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

#[test]
fn positions_that_cannot_be_are_refused_with_field_and_ruling() {
    let cases: &[(&str, &str, &str)] = &[
        (r#"{"players": 5}"#, "players", "TNE-D03"),
        (r#"{"active": "P3"}"#, "active", ""),
        (r#"{"seats": [{}, {}, {}], "players": 2}"#, "seats", ""),
        (r#"{"cells": {"(0,3)": "t."}}"#, "cells[(0,3)]", "TNE-C4.3"),
        (r#"{"cells": {"(6,4)": "f."}}"#, "cells[(6,4)]", "TNE-C4.3"),
        (r#"{"cells": {"(6,4)": "K3"}}"#, "cells[(6,4)]", ""),
        (r#"{"cells": {"(6,4)": "K1", "(9,6)": "K1"}}"#, "cells[(9,6)]", ""),
        (r#"{"cells": {"(6,4)": "K1"}}"#, "cells[(6,4)]", "TNE-C3.8"),
        (r#"{"cells": {"(5,8)": "t.", "(6,8)": "K1"}}"#, "cells[(6,8)]", "TNE-C3.5"),
        (r#"{"cells": {"(6,4)": "t*"}}"#, "cells[(6,4)]", "TNE-C11.1"),
        (r#"{"cells": {"(8,6)": "t."}}"#, "seats", "TNE-C11.1"),
        (r###"{"cells": {"(6,4)": "##"}}"###, "seats", "TNE-C9.1"),
        (r#"{"cells": {"(6,4)": "x."}}"#, "cells[(6,4)]", "TNE-C10.5"),
        (r#"{"cells": {"(6,4)": "m^"}}"#, "cells[(6,4)]", "TNE-C14.1"),
        (r#"{"civ": true, "cells": {"(6,4)": "m^", "(7,4)": "m^"}}"#, "cells[(7,4)]", "TNE-C14.1"),
        (r#"{"monuments": {"red/blue": "(15,4)"}}"#, "monuments[red/blue]", "TNE-C10.1"),
        (r#"{"monuments": {"blue/green": "(8,4)blue"}}"#, "monuments[blue/green]", "TNE-C10.1"),
        (
            r#"{"monuments": {"red/blue": "(6,4)", "red/green": "(7,5)"}}"#,
            "monuments[red/green]",
            "TNE-C10.1",
        ),
        (
            r#"{"monuments": {"red/blue": "(6,4)"}, "cells": {"(7,4)": "s."}}"#,
            "monuments[red/blue]",
            "TNE-C10.1",
        ),
        (
            r#"{"monuments": {"red/black": "(8,6)black"}, "cells": {"(8,6)": "x*"}}"#,
            "monuments[red/black]",
            "TNE-C11.1",
        ),
        (r#"{"monuments": {"green/black": "(8,6)"}}"#, "monuments[green/black]", "TNE-C11.1"),
        (r#"{"used": ["red/blue"]}"#, "used", "TNE-C10.5"),
        (r#"{"wonder_at": "(8,4)"}"#, "wonder_at", "TNE-D31"),
        (r#"{"seats": [{"hand": "ttttttt"}]}"#, "seats[0].hand", "TNE-C6.3"),
        (r#"{"seats": [{"catastrophes": 3}]}"#, "seats[0].catastrophes", "TNE-C9.1"),
        (r#"{"seats": [{"discards": "m40"}]}"#, "cells", "TNE-D02"),
        (r#"{"bag": 200}"#, "bag", "TNE-D02"),
        (r#"{"bag": "m31"}"#, "bag", "TNE-D02"),
        (r#"{"bag": "m3", "lost": "s"}"#, "bag", "TNE-D02"),
        (r#"{"lost": "t"}"#, "lost", "TNE-C9.2"),
        (r#"{"phase": "start", "cells": {"(6,4)": "t."}}"#, "cells", "TNE-C2.1"),
        (r#"{"phase": "start", "seats": [{"hand": "tt"}]}"#, "seats[0].hand", "TNE-D47"),
        (r#"{"phase": "start", "fallen": "t"}"#, "fallen", "TNE-C2.1"),
        (r#"{"phase": "start", "seats": [{"points": {"red": 1}}]}"#, "seats[0].points", "TNE-C2.1"),
        (r#"{"phase": "start", "seats": [{}, {"discards": "t"}]}"#, "seats[1].discards", "TNE-C2.1"),
        (r#"{"active": "P1", "actions": 3}"#, "actions", "TNE-C2.2"),
        (r#"{"phase": "start", "active": "P1"}"#, "active", ""),
        (r#"{"active": "P1", "placed": "(6,4)"}"#, "placed", "TNE-C4.1"),
        (r#"{"active": "P1", "placed": "(8,6)"}"#, "placed", ""),
        (r#"{"phase": "choose", "placed": "(8,6)"}"#, "phase", "TNE-C8.2"),
        (r#"{"phase": "support"}"#, "conflict", ""),
        (r#"{"phase": "building", "placed": "(8,6)"}"#, "phase", "TNE-C14.1"),
        (r#"{"phase": "monument", "placed": "(8,6)"}"#, "phase", "TNE-C10.1"),
        (r#"{"phase": "take"}"#, "phase", "TNE-C11.1"),
        (r#"{"phase": "wonderpoint"}"#, "phase", "TNE-D31"),
        (r#"{"phase": "refill"}"#, "seats", "TNE-C6.3"),
        (r#"{"phase": "swap"}"#, "draws", ""),
        (r#"{"phase": "over", "end": "bag"}"#, "end", "TNE-C12.2"),
        (r#"{"phase": "over", "end": "treasures"}"#, "end", "TNE-C12.1"),
        (r#"{"phase": "over"}"#, "end", ""),
        (
            r#"{"cells": {"(9,6)": "T1", "(10,6)": "s.", "(11,6)": "s.", "(11,5)": "s.", "(11,4)": "s.", "(12,4)": "s."}}"#,
            "cells",
            "TNE-C11.1",
        ),
    ];
    for (position, place, ruling) in cases {
        assert_eq!(refused(position), ((*place).to_owned(), *ruling), "{position}");
    }
}

#[test]
fn wars_that_cannot_be_are_refused() {
    let war = |conflict: &str, active: &str| {
        format!(
            r#"{{"active": "{active}", "phase": "support", "placed": "(8,4)", "conflict": {conflict},
                "cells": {{"(6,4)": "T1", "(7,4)": "t.", "(8,4)": "s.", "(9,4)": "t.", "(10,4)": "T2"}},
                "fallen": "f", "seats": [{{"hand": "tttss"}}, {{"hand": "tttss"}}]}}"#
        )
    };
    state(&war(r#"{"attacker": "T1", "defender": "T2"}"#, "P1"));
    let swapped = refused(&war(r#"{"attacker": "T1", "defender": "T2"}"#, "P2"));
    assert_eq!(swapped, ("conflict".to_owned(), "TNE-C8.3"));
    let other = refused(&war(r#"{"attacker": "T1", "defender": "K2"}"#, "P1"));
    assert_eq!(other, ("conflict.defender".to_owned(), ""));
    let revolt = r#"{"active": "P1", "phase": "support", "conflict": {"attacker": "T1", "defender": "T2"},
        "cells": {"(7,4)": "T1", "(7,5)": "t.", "(8,4)": "T2", "(8,5)": "t.", "(6,4)": "K1", "(6,5)": "t."}}"#;
    state(revolt);
    let between = r#"{"active": "P1", "phase": "support", "conflict": {"attacker": "T1", "defender": "T2"},
        "cells": {"(5,4)": "t.", "(6,4)": "K1", "(7,4)": "T1", "(7,5)": "t.", "(8,4)": "T2", "(8,3)": "t."}}"#;
    assert_eq!(refused(between), ("conflict".to_owned(), "TNE-C3.6"));
    let third = r#"{"players": 3, "active": "P1", "phase": "support", "placed": "(8,4)",
        "conflict": {"attacker": "T1", "defender": "T2"}, "seats": [{"hand": "tttss", "treasures": 1}],
        "cells": {"(6,4)": "T1", "(7,4)": "t.", "(8,4)": "s.", "(9,4)": "t.", "(10,4)": "T2",
            "(8,5)": "s.", "(8,6)": "t.", "(7,6)": "T3"}}"#;
    assert_eq!(refused(third), ("cells".to_owned(), "TNE-C4.4"));
    let many = refused(&war(r#"{"attacker": "T1", "defender": "T2", "added": 7}"#, "P1"));
    assert_eq!(many, ("conflict.added".to_owned(), "TNE-C7.4"));
}

/// What the attacker added came from the hand, is among the fallen, and is what the options allow.
#[test]
fn support_is_accounted_for() {
    let war = |more: &str, added: u8, fallen: &str, hand: &str| {
        format!(
            r#"{{{more} "active": "P1", "phase": "support", "placed": "(8,4)",
                "conflict": {{"attacker": "T1", "defender": "T2", "added": {added}}},
                "cells": {{"(6,4)": "T1", "(7,4)": "t.", "(8,4)": "s.", "(9,4)": "t.", "(10,4)": "T2",
                    "(9,3)": "m.", "(9,5)": "m."}},
                "fallen": "{fallen}", "seats": [{hand} {{"hand": "tttsss"}}]}}"#
        )
    };
    let added = |ruling| ("conflict.added".to_owned(), ruling);
    state(&war("", 2, "mm", r#"{"hand": "tss"},"#));
    assert_eq!(refused(&war("", 2, "", r#"{"hand": "tss"},"#)), added("TNE-C8.6"));
    assert_eq!(refused(&war("", 2, "ttm", r#"{"hand": "tss"},"#)), added("TNE-C8.6"));
    assert_eq!(refused(&war("", 2, "mm", r#"{"hand": "ttss"},"#)), added("TNE-C8.6"));
    assert_eq!(refused(&war("", 2, "mm", "{},")), added("TNE-C8.6"));
    let hand = |hand: &str| format!(r#"{{"hand": "{hand}"}},"#);
    let english = r#""english": true,"#;
    assert_eq!(refused(&war(english, 2, "mm", &hand("tss"))), added("TNE-D30"));
    state(&war(english, 3, "mmm", &hand("ts")));
    state(&war(english, 0, "", &hand("ttsss")));
    // The placed tile came from the hand as well.
    let full = refused(&war("", 0, "", &hand("tttsss")));
    assert_eq!(full, ("seats[0].hand".to_owned(), "TNE-C4.1"));
    let revolt = |fallen: &str, hand: &str| {
        format!(
            r#"{{"active": "P1", "phase": "support", "fallen": "{fallen}",
                "conflict": {{"attacker": "T1", "defender": "T2", "added": 1}},
                "cells": {{"(6,4)": "T1", "(7,4)": "t.", "(8,4)": "T2"}},
                "seats": [{{"hand": "{hand}"}}, {{"hand": "tttsss"}}]}}"#
        )
    };
    state(&revolt("t", "tttss"));
    assert_eq!(refused(&revolt("m", "tttss")), added("TNE-C7.8"));
    assert_eq!(refused(&revolt("t", "tttsss")), added("TNE-C7.8"));
}

/// A game that would have ended does not go on.
#[test]
fn a_turn_does_not_begin_after_the_end() {
    let bag = ("bag".to_owned(), "TNE-C12.2");
    state(r#"{"active": "P1", "bag": 0, "seats": [{"hand": "ttfmss"}, {"hand": "tttsss"}]}"#);
    assert_eq!(refused(r#"{"active": "P1", "bag": 0, "seats": [{"hand": ""}, {"hand": "tttsss"}]}"#), bag);
    assert_eq!(
        refused(r#"{"active": "P1", "bag": 1, "seats": [{"hand": "ttts"}, {"hand": "tttsss"}]}"#),
        bag
    );
    assert_eq!(refused(r#"{"active": "P1", "bag": 5, "seats": [{}, {"hand": "tttsss"}]}"#), bag);
    let deal =
        r#"{"active": "P1", "bag": 1, "deal": ["P2"], "seats": [{"hand": "tttsss"}, {"hand": "tttt"}]}"#;
    assert_eq!(refused(deal), bag);
    // Within a turn hands may be short.
    state(r#"{"active": "P1", "actions": 1, "bag": 0, "seats": [{"hand": "tt"}, {"hand": "tttsss"}]}"#);
    let waiting = r#"{"active": "P1", "actions": 1, "seats": [{"hand": "tt"}, {"hand": "ttts"}]}"#;
    assert_eq!(refused(waiting), ("seats[1].hand".to_owned(), "TNE-D13"));
    let taken = |end: &str, hand: &str| {
        let start = ["(10,0)", "(1,1)", "(15,1)", "(5,2)", "(13,4)", "(8,6)", "(1,7)", "(14,8)"];
        let cells: Vec<_> = start.iter().map(|at| format!(r#""{at}": "t.""#)).collect();
        let cells = cells.join(", ");
        format!(
            r#"{{{end}, "cells": {{{cells}}}, "seats": [{{"hand": "{hand}", "treasures": 8}}, {{"hand": "tttsss"}}]}}"#
        )
    };
    assert_eq!(refused(&taken(r#""active": "P1""#, "ttfmss")), ("cells".to_owned(), "TNE-C12.1"));
    state(&taken(r#""phase": "over", "end": "treasures""#, "ttfmss"));
    let short = refused(&taken(r#""phase": "over", "end": "treasures""#, "ttfms"));
    assert_eq!(short, ("end".to_owned(), "TNE-C6.4"));
    let running = refused(&taken(r#""phase": "over", "end": "treasures", "actions": 1"#, "ttfmss"));
    assert_eq!(running, ("actions".to_owned(), "TNE-C12.3"));
}

#[test]
fn unreadable_positions_name_their_place() {
    for (position, column) in [
        ("players=2 cells=300", 17),
        ("players=2 cells=4q", 17),
        ("players=2 bag=tx", 15),
        ("players=2 board=new", 17),
        ("players=2 colour=red", 11),
        ("players=2 P1=hand:tt/luck:3", 22),
        ("players", 1),
    ] {
        let error = Setup::parse(position).unwrap_err();
        assert_eq!((error.line, error.column), (1, column), "{position}: {error}");
    }
    for position in [r#"{"colour": 1}"#, r#"{"cells": {"(16,0)": "t."}}"#, r#"{"cells": {"(6,4)": "tt"}}"#] {
        assert!(serde_json::from_str::<<Tigris as Game>::Setup>(position).is_err(), "{position}");
    }
}

#[test]
fn cases_name_the_line_of_a_mistake() {
    use shinar_core::cases::parse;
    let failing = |text: &str| {
        let cases = parse(text).unwrap();
        let failure = cases[0].run::<Tigris>().unwrap_err();
        (failure.line, failure.message)
    };
    let (line, message) = failing("case A\ngame: players=2\nwindow: (6,3)\n .. ~~\nexpect: kingdoms 0\n");
    assert_eq!((line, message.contains("(7,3)")), (4, true), "{message}");
    let (line, message) = failing("case A\nwindow: (15,10)\n .. ..\nexpect: kingdoms 0\n");
    assert_eq!((line, message.contains("edge")), (3, true), "{message}");
    let (line, _) = failing("case A\ngame: players=2 luck=3\nexpect: kingdoms 0\n");
    assert_eq!(line, 2);
    let (line, message) = failing("case A\nset: luck P1\nexpect: kingdoms 0\n");
    assert_eq!((line, message.contains("notreasure")), (2, true), "{message}");
    let (line, message) = failing("case A\nexpect: luck 3\n");
    assert_eq!((line, message.contains("kingdoms")), (2, true), "{message}");
}

/// A case may show what no game can reach; a position may not.
#[test]
fn only_cases_may_be_impossible() {
    let mut setup = Tigris::begin();
    setup.cells.insert(Square::on(6, 4).unwrap(), "x.".parse().unwrap());
    assert!(Tigris::state(&setup).is_ok());
    let strict = r#"{"cells": {"(6,4)": "x."}}"#;
    assert_eq!(refused(strict).1, "TNE-C10.5");
}
