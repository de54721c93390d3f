//! Positions that cannot be are refused with the field and the rule; those in the documents are accepted.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use shinar_babylon::{Action, Babylon, Options, Setup, State};
use shinar_core::{SetupError, prelude::*};

fn position(text: &str) -> Result<State, SetupError> {
    Setup::parse(text).unwrap().to_state()
}

#[test]
fn bad_positions_are_refused_with_field_and_ruling() {
    let refusals = [
        ("players=5", "players", ""),
        ("players=2 P3=pillars:1", "seats", ""),
        ("active=P3", "active", ""),
        ("first=P4", "first", ""),
        ("phase=remove active=P2", "active", "BBL-S5"),
        ("phase=remove removed=6", "removed", "BBL-S5"),
        ("phase=build first=lot mined=CL01", "first", "BBL-S4"),
        ("round=16", "round", "BBL-S3"),
        ("round=3 phase=over", "round", "BBL-S3"),
        ("token=less round=1", "round", "BBL-T1"),
        ("token=less seen=blank", "seen", ""),
        ("seen=blank;blank;blank round=9", "seen", "BBL-C3"),
        ("phase=token token=less", "token", "BBL-T3"),
        ("P1=flower:white P2=flower:white", "seats[1].flower", "BBL-S2"),
        ("P1=flower:white/stored:ST2", "seats[0].stored", "BBL-S2"),
        ("P1=flower:white/garden:ST2@(0,0)", "seats[0].garden[0]", "BBL-S2"),
        ("P1=garden:CL01@(0,0) P2=garden:CL01@(0,0)", "seats[1].garden[0]", ""),
        ("gone=CL01 P1=stored:CL01", "seats[0].stored", ""),
        ("mined=CL01", "mined", "BBL-T1"),
        ("phase=build mined=ST1", "mined", ""),
        ("phase=build", "built", "BBL-B1"),
        ("phase=build built=1 mined=CL02", "built", "BBL-B1"),
        ("phase=store mined=CL01 P1=flower:white", "phase", "BBL-A38"),
        ("P1=pillars:7", "seats[0].pillars", "BBL-K1"),
        ("P2=pillars:9", "seats[1].pillars", "BBL-K1"),
        ("doubles=1", "doubles", "BBL-N2"),
        ("quarry=CL01;CL02", "quarry", "BBL-S1"),
        (
            "quarry=ST1;CL02;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??",
            "quarry[0]",
            "BBL-S1",
        ),
        (
            "quarry=----;----;----;----;----;----;----;----;----;----;----;----;----;----;----;CL??",
            "quarry",
            "BBL-M1",
        ),
        (
            "gone=GR01;GR02;GR03 quarry=CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??;CL??",
            "quarry",
            "BBL-S1",
        ),
        ("round=1 P1=garden:CL01@(0,0);CL02@(2,0);CL03@(4,0)", "round", "BBL-T1"),
        ("P1=garden:CL01@(0,0)L2", "seats[0].garden[0]", "BBL-P2"),
        ("P1=garden:CL01@(0,0);CL02@(0,0)L2", "seats[0].garden[1]", "BBL-P3"),
        ("P1=garden:CL01@(0,0);CL02@(1,0)", "seats[0].garden[1]", "BBL-P4"),
        ("P1=garden:CL01@(0,0);CL02@(4,4);CL03@(2,2)L2;CL05@(5,5)L3", "seats[0].garden[3]", "BBL-P6"),
        ("P1=garden:CL01@(0,0)r2", "seats[0].garden[0]", "BBL-X1"),
        ("P1=garden:CL03@(0,0)/deco:statue(4,4)", "seats[0].deco[0]", "BBL-D1"),
        ("P1=garden:CL03@(0,0)/deco:statue(0,0);statue(0,0)", "seats[0].deco[1]", "BBL-D1"),
        ("P1=garden:CL03@(0,0)/deco:statue(1,0)", "seats[0].deco", "BBL-X5"),
        ("P1=garden:CL05@(0,0);CL04@(2,0)/deco:fountain(0,0)-(1,0)", "seats[0].deco[0]", "BBL-D7"),
        ("P1=garden:CL05@(0,0);CL04@(2,0)/deco:fountain(0,0)-(2,0)", "seats[0].deco[0]", "BBL-D3"),
        ("P1=garden:CL01@(0,0);CL04@(2,0)/deco:stairs(1,0)-(2,0)", "seats[0].deco[0]", "BBL-D2"),
        ("P1=garden:CL02@(0,0);CL09@(2,0)/deco:bridge(0,0)-(2,0)", "seats[0].deco", "BBL-A13"),
        ("P1=garden:CL03@(0,0)/deco:statue(0,0)L2", "seats[0].deco[0]", "BBL-D1"),
        ("phase=build token=less built=1 changed=(0,0):statue P1=garden:CL03@(0,0)", "changed", "BBL-A40"),
        ("phase=build token=add built=1 changed=covered P1=garden:CL03@(0,0)", "changed", "BBL-A40"),
        ("phase=build token=add built=1 changed=(0,0):stairs P1=garden:CL03@(0,0)", "changed", "BBL-A40"),
        ("components=sha256:12", "components", ""),
        ("components=", "components", ""),
        ("first=lot phase=mine", "first", "BBL-S4"),
        ("gone=ST3 P1=flower:white P2=flower:pink", "gone", "BBL-S2"),
        ("round=1 P1=garden:CL01@(0,0)", "round", "BBL-T1"),
        ("round=1 P1=flower:white/garden:ST1@(0,0)", "round", "BBL-T1"),
    ];
    let mut wrong = Vec::new();
    for (text, place, ruling) in refusals {
        match position(text) {
            Err(error) if error.place == place && error.ruling.map_or("", |ruling| ruling.0) == ruling => {}
            Err(error) => wrong.push(format!("{text}: {error}")),
            Ok(_) => wrong.push(format!("{text}: accepted")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[track_caller]
fn refused(text: &str, place: &str, ruling: &str) {
    let error = position(text).unwrap_err();
    let found = error.ruling.map_or("", |ruling| ruling.0);
    assert_eq!((error.place.as_str(), found), (place, ruling), "{error}");
}

#[track_caller]
fn accepted(text: &str) {
    if let Err(error) = position(text) {
        panic!("{error}");
    }
}

#[test]
fn bbl_b1_a_turn_places_the_mined_and_the_stored_tile() {
    let both = "phase=build built=2 P1=flower:white/garden:ST1@(0,0);CL03@(2,0)";
    refused(&format!("{both}/stored:CL09"), "built", "BBL-B1");
    accepted(&format!("{both}/stored:none"));
    let one = "phase=build built=1 mined=CL02 P1=flower:white/garden:CL03@(0,0)";
    refused(one, "built", "BBL-B1");
    accepted(&format!("{one}/stored:none"));
    // Chance would put the starting tile into the slot.
    refused("phase=build built=2 P1=garden:CL04@(0,0);CL03@(2,0)", "built", "BBL-B1");
    refused("phase=build built=1 P1=flower:white/garden:ST1@(0,0)", "built", "BBL-B1");
    refused("phase=build built=3 P1=garden:CL04@(0,0);CL03@(2,0);CL05@(4,0)", "built", "BBL-B1");
    refused("built=1 P1=garden:CL04@(0,0)", "built", "BBL-B1");
    let store = "phase=store mined=CL01 P1=flower:white/stored:none/garden:CL03@(0,0)";
    accepted(store);
    refused(&format!("built=1 {store}"), "phase", "BBL-A38");
    refused("phase=store mined=CL01 P1=stored:none", "phase", "BBL-A38");
}

#[test]
fn bbl_a26_only_an_empty_space_was_changed() {
    let turn = "phase=build token=change built=1 changed=(0,0):stairs P1=garden:CL03@(0,0)";
    accepted(turn);
    refused(&format!("{turn}^NW"), "changed", "BBL-A26");
    refused(&format!("{turn}/deco:statue(0,0)"), "changed", "BBL-A26");
}

#[test]
fn bbl_a40_a_second_tile_covers_what_was_changed() {
    let turn = |token: &str, second: &str| {
        format!(
            "phase=build token={token} built=2 changed=covered P1=flower:white/stored:none/garden:CL03@(0,0);{second}"
        )
    };
    accepted(&turn("change", "CL04@(1,1)L2"));
    refused(&turn("change", "CL04@(4,4)"), "changed", "BBL-A40");
    // The space shows a symbol, and nothing can be added there.
    refused(&turn("add", "CL04@(1,1)L2"), "changed", "BBL-A40");
    refused(
        &turn("change", "CL04@(1,1)L2^NW").replace("CL03@(0,0)", "CL03@(0,0)L1^SE"),
        "changed",
        "BBL-A40",
    );
}

#[test]
fn bbl_x5_a_change_to_come_explains_nothing() {
    let turn = "phase=build token=change built=1 P1=garden:CL03@(0,0)/deco:statue(1,1)";
    refused(turn, "seats[0].deco", "BBL-X5");
    accepted(&format!("changed=(1,1):statue {turn}"));
    refused(
        "token=change active=P2 P1=garden:CL01@(0,0) P2=garden:CL03@(0,0)/deco:statue(1,1)",
        "seats[1].deco",
        "BBL-X5",
    );
    accepted("token=change active=P2 P1=garden:CL03@(0,0)/deco:statue(1,1)");
    let both_ends = "seen=change;add round=9 P1=garden:CL01@(0,0);CL13@(2,0)/deco:fountain(1,1)-(2,1)";
    refused(both_ends, "seats[0].deco", "BBL-X5");
}

#[test]
fn a_starting_tile_that_is_nowhere_has_left_the_game() {
    let state = position("P1=flower:white/stored:CL09 P2=flower:pink").unwrap();
    assert_eq!(Setup::of(&state).gone, ["ST1".parse().unwrap()]);
    // Chance draws the board when another tile is already stored.
    let mut state = position("round=2 P1=stored:CL09").unwrap();
    let board = Action::parse(&state, "board white").unwrap();
    Babylon::apply(&mut state, board, &mut ()).unwrap();
    assert_eq!(Setup::of(&state).gone, ["ST1".parse().unwrap()]);
}

#[test]
fn an_empty_position_is_the_start_of_a_game() {
    for players in 2..=4 {
        let setup = Setup { players: Some(players), ..Setup::default() };
        assert_eq!(setup.to_state(), Babylon::new_game(players, &Options::default()));
    }
    assert_eq!(position(""), Babylon::new_game(2, &Options::default()));
}

#[test]
fn words_that_mean_nothing() {
    let unreadable = [
        (r#"{"player": 3}"#, "unknown field `player`"),
        (r#"{"phase": "deal"}"#, "expected remove, mine, build, store, token or over"),
        (r#"{"first": "P5"}"#, "expected a seat, P1 to P4, or lot"),
        (r#"{"token": "none"}"#, "expected pillar, double"),
        (r#"{"mined": "CL17"}"#, "expected a tile such as"),
        (r#"{"quarry": ["CL0"]}"#, "expected a stack such as"),
        (r#"{"changed": "(8,0):statue"}"#, "expected a change such as"),
        (r#"{"seats": [{"garden": ["CL01@(7,0)"]}]}"#, "expected a tile such as"),
        (r#"{"seats": [{"garden": ["CL01@(0,0)r4"]}]}"#, "expected a tile such as"),
        (r#"{"seats": [{"garden": ["CL01@(0,0)L17"]}]}"#, "expected a tile such as"),
        (r#"{"seats": [{"deco": ["statue(0,0)-(1,0)"]}]}"#, "expected a decoration such as"),
        (r#"{"seats": [{"deco": ["fountain(0,0)"]}]}"#, "expected a decoration such as"),
        (r#"{"mined": "CL1"}"#, "expected a tile such as"),
        (r#"{"seats": [{"score": 3}]}"#, "unknown field `score`"),
    ];
    for (json, message) in unreadable {
        let error = serde_json::from_str::<Setup>(json).unwrap_err().to_string();
        assert!(error.contains(message), "{json}: {error}");
    }
}
