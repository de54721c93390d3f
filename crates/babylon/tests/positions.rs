//! Positions that cannot be are refused with the field and the rule; those in the documents are accepted.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use shinar_babylon::{Babylon, Options, Setup, State};
use shinar_core::{Game, SetupError};

fn position(text: &str) -> Result<State, SetupError> {
    Babylon::from_setup(&Babylon::parse_setup(text).unwrap())
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

#[test]
fn an_empty_position_is_the_start_of_a_game() {
    for players in 2..=4 {
        let setup = Setup { players: Some(players), ..Setup::default() };
        assert_eq!(Babylon::from_setup(&setup), Babylon::new_game(players, &Options::default()));
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
        (r#"{"seats": [{"score": 3}]}"#, "unknown field `score`"),
    ];
    for (json, message) in unreadable {
        let error = serde_json::from_str::<Setup>(json).unwrap_err().to_string();
        assert!(error.contains(message), "{json}: {error}");
    }
}
