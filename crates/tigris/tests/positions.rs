//! Positions that cannot be are refused with the field and the rule; those in the documents are accepted.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use shinar_core::{
    Game,
    cases::{CaseGame, read_setup},
};
use shinar_tigris::{State, Tigris, board::Square};

fn state(position: &str) -> State {
    let setup = read_setup::<Tigris>(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    Tigris::from_setup(&setup).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The error of a position that must be refused: its field and its ruling.
fn refused(position: &str) -> (String, &'static str) {
    let setup = read_setup::<Tigris>(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    match Tigris::from_setup(&setup) {
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
        (r#"{"used": ["red/blue"]}"#, "used", "TNE-C10.5"),
        (r#"{"wonder_at": "(8,4)"}"#, "wonder_at", "TNE-D31"),
        (r#"{"seats": [{"hand": "ttttttt"}]}"#, "seats[0].hand", "TNE-C6.3"),
        (r#"{"seats": [{"catastrophes": 3}]}"#, "seats[0].catastrophes", "TNE-C9.1"),
        (r#"{"seats": [{"discards": "m40"}]}"#, "cells", "TNE-D02"),
        (r#"{"bag": 200}"#, "bag", "TNE-D02"),
        (r#"{"bag": "m31"}"#, "bag", "TNE-D02"),
        (r#"{"bag": "m3", "lost": "s"}"#, "bag", "TNE-D02"),
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
                "cells": {{"(6,4)": "T1", "(7,4)": "t.", "(8,4)": "s.", "(9,4)": "t.", "(10,4)": "T2"}}}}"#
        )
    };
    state(&war(r#"{"attacker": "T1", "defender": "T2"}"#, "P1"));
    let swapped = refused(&war(r#"{"attacker": "T1", "defender": "T2"}"#, "P2"));
    assert_eq!(swapped, ("conflict".to_owned(), "TNE-C8.3"));
    let other = refused(&war(r#"{"attacker": "T1", "defender": "K2"}"#, "P1"));
    assert_eq!(other, ("conflict.defender".to_owned(), ""));
    let many = refused(&war(r#"{"attacker": "T1", "defender": "T2", "added": 7}"#, "P1"));
    assert_eq!(many, ("conflict.added".to_owned(), "TNE-C7.4"));
}

#[test]
fn unreadable_positions_name_their_place() {
    for (position, column) in [
        ("players=2 cells=300", 17),
        ("players=2 cells=4q", 18),
        ("players=2 bag=tx", 15),
        ("players=2 board=new", 17),
        ("players=2 colour=red", 11),
        ("players=2 P1=hand:tt/luck:3", 22),
        ("players", 1),
    ] {
        let error = Tigris::parse_setup(position).unwrap_err();
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
    setup.cells.insert(Square::at(6, 4).unwrap(), "x.".parse().unwrap());
    assert!(Tigris::state(&setup).is_ok());
    let strict = r#"{"cells": {"(6,4)": "x."}}"#;
    assert_eq!(refused(strict).1, "TNE-C10.5");
}
