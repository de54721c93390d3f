//! Positions that cannot be are refused with the field and the rule; those in the documents are accepted.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use shinar_babylonia::Setup;
use shinar_core::prelude::*;

/// Refused with the field and the rule, if one is broken.
#[track_caller]
fn refused(json: &str, place: &str, ruling: &str) {
    let setup: Setup = serde_json::from_str(json).unwrap();
    let error = setup.to_state().unwrap_err();
    let found = error.ruling.map_or("", |ruling| ruling.0);
    assert_eq!((error.place.as_str(), found), (place, ruling), "{error}");
    assert!(!error.message.is_empty());
}

#[track_caller]
fn accepted(json: &str) {
    let setup: Setup = serde_json::from_str(json).unwrap();
    if let Err(error) = setup.to_state() {
        panic!("{error}");
    }
}

/// Not even readable.
#[track_caller]
fn unreadable(json: &str, message: &str) {
    let error = serde_json::from_str::<Setup>(json).unwrap_err().to_string();
    assert!(error.contains(message), "{error}");
}

#[test]
fn words_that_mean_nothing() {
    unreadable(r#"{"player": 3}"#, "unknown field `player`");
    unreadable(r#"{"tiles": {"0,0": "m"}}"#, "expected a hex of the board");
    unreadable(r#"{"tiles": {"3,3": "x"}}"#, "expected a tile");
    unreadable(r#"{"tokens": {"3,3": "m5"}}"#, "expected a token");
    unreadable(r#"{"cards": [10]}"#, "expected a card, 1 to 9");
    unreadable(r#"{"phase": "end"}"#, "unknown variant `end`");
    refused(r#"{"phase": "deal"}"#, "phase", "");
    unreadable(r#"{"active": "P5"}"#, "P5");
    unreadable(r#"{"seats": [{"points": 3}]}"#, "unknown field `points`");
    refused(r#"{"tiles": {}, "seats": [{"stand": "mx"}]}"#, "seats[0].stand", "");
    refused(r#"{"tiles": {}, "seats": [{}, {"pool": "z"}]}"#, "seats[1].pool", "");
}

#[test]
fn players_and_seats() {
    refused(r#"{"players": 1}"#, "players", "");
    refused(r#"{"players": 5}"#, "players", "");
    refused(r#"{"players": 2, "seats": [{}, {}, {}]}"#, "seats", "");
    refused(r#"{"players": 2, "active": "P3"}"#, "active", "");
    refused(r#"{"players": 2, "tiles": {}, "deal": ["P4"]}"#, "deal", "");
    refused(r#"{"players": 2, "tiles": {}, "tokens": {"5,7": "m3"}}"#, "tokens[5,7]", "");
    refused(r#"{"tiles": {}, "turn": 0}"#, "turn", "");
    accepted(r#"{"seats": [{}, {}, {}]}"#);
}

#[test]
fn bab_s1_out_of_play() {
    refused(r#"{"players": 2, "tiles": {"18,16": "m"}}"#, "tiles[18,16]", "BAB-S1");
    refused(r#"{"players": 3, "tiles": {}, "tokens": {"2,0": "m1"}}"#, "tokens[2,0]", "BAB-S1");
    refused(r#"{"players": 3, "tiles": {}, "resolved": ["3,1"]}"#, "resolved", "");
    accepted(r#"{"players": 3, "tiles": {}, "tokens": {"2,2": "m1"}}"#);
    accepted(r#"{"players": 4, "tiles": {"18,16": "m"}, "tokens": {"2,0": "m1"}}"#);
}

#[test]
fn bab_s2_tiles_lie_on_places() {
    refused(r#"{"tiles": {"5,7": "m"}}"#, "tiles[5,7]", "BAB-S2");
    refused(r#"{"tiles": {"12,8": "m"}}"#, "tiles[12,8]", "BAB-S2");
    refused(r#"{"tiles": {"5,9": "5"}}"#, "tiles[5,9]", "BAB-S2");
    refused(r#"{"tokens": {"5,7": "m1"}}"#, "tiles", "");
    refused(r#"{"phase": "place"}"#, "tiles", "");
}

#[test]
fn bab_s3_too_many_tiles() {
    refused(r#"{"tiles": {"3,3": "m", "4,6": "m", "6,8": "m"}}"#, "tiles", "BAB-S3");
    refused(r#"{"tiles": {"3,3": "m", "4,6": "m"}, "seats": [{"cities": ["m"]}]}"#, "tiles", "BAB-S3");
    refused(r#"{"tiles": {"3,3": "mop"}}"#, "tiles", "BAB-S3");
    refused(r#"{"tiles": {}, "seats": [{"cities": ["5"]}]}"#, "seats[0].cities", "");
    accepted(r#"{"players": 3, "tiles": {"3,3": "mop"}}"#);
}

#[test]
fn bab_s4_cards() {
    refused(r#"{"tiles": {}, "seats": [{"cards": [3]}, {"cards": [3]}]}"#, "seats[1].cards", "");
    refused(r#"{"tiles": {}, "seats": [{"cards": [3, 3]}]}"#, "seats[0].cards", "");
    refused(r#"{"tiles": {}, "cards": [1, 2, 2]}"#, "cards", "");
    refused(r#"{"tiles": {}, "cards": [3], "seats": [{"cards": [3]}]}"#, "cards", "");
    refused(r#"{"tiles": {}, "cards": [8]}"#, "cards", "BAB-S4");
    refused(r#"{"tiles": {}, "seats": [{"cards": [9]}]}"#, "cards", "BAB-S4");
    refused(r#"{"random_cards": true, "tiles": {}, "cards": [1, 2, 3, 4, 5, 6, 7, 8]}"#, "cards", "BAB-V1");
    refused(r#"{"random_cards": true, "phase": "box", "cards": [1, 2, 3]}"#, "cards", "BAB-V1");
    refused(r#"{"tiles": {}, "seats": [{"extra_used": true}]}"#, "seats[0].extra_used", "BAB-K2");
    accepted(r#"{"random_cards": true, "tiles": {}, "cards": [1, 2, 3, 4, 5, 6, 8]}"#);
    accepted(r#"{"tiles": {}, "seats": [{"cards": [2], "extra_used": true}]}"#);
}

#[test]
fn bab_s5_too_many_tokens() {
    let merchants = r#""2,4": "m1", "2,6": "m1", "3,5": "m1", "3,7": "m1", "4,8": "m1""#;
    refused(
        &format!(r#"{{"tiles": {{}}, "tokens": {{{merchants}}}, "seats": [{{"stand": "mm"}}]}}"#),
        "seats[0]",
        "BAB-S5",
    );
    refused(
        &format!(r#"{{"tiles": {{}}, "tokens": {{{merchants}}}, "seats": [{{"stand": "m", "pool": "m"}}]}}"#),
        "seats[0].pool",
        "BAB-S5",
    );
    accepted(&format!(
        r#"{{"tiles": {{}}, "tokens": {{{merchants}}}, "seats": [{{"stand": "m", "pool": "o"}}]}}"#
    ));
}

#[test]
fn bab_t3_and_bab_k3_a_stand_has_its_size() {
    refused(r#"{"tiles": {}, "seats": [{"stand": "ffffff"}]}"#, "seats[0].stand", "BAB-T3");
    refused(r#"{"tiles": {}, "seats": [{"stand": "ffffffff", "cards": [3]}]}"#, "seats[0].stand", "BAB-K3");
    accepted(r#"{"tiles": {}, "seats": [{"stand": "fffffff", "cards": [3]}]}"#);
}

#[test]
fn bab_p3_a_hex_holds_one_thing() {
    refused(r#"{"tiles": {"3,3": "m"}, "tokens": {"3,3": "m1"}}"#, "tokens[3,3]", "BAB-P3");
    refused(r#"{"tiles": {}, "tokens": {"12,8": "m1"}}"#, "tokens[12,8]", "BAB-P3");
    accepted(r#"{"tiles": {}, "tokens": {"3,3": "m1"}}"#);
}

#[test]
fn bab_t2_nothing_surrounded_waits_at_the_start_of_a_turn() {
    let around = r#""tiles": {"3,3": "m"}, "tokens": {"2,4": "m1", "4,4": "f1", "5,3": "o2"}"#;
    refused(&format!("{{{around}}}"), "tokens", "BAB-T2");
    accepted(&format!(r#"{{{around}, "placed": ["4,4"]}}"#));
    accepted(&format!(r#"{{{around}, "phase": "resolve"}}"#));
    let zig = r#""tiles": {}, "tokens": {"1,1": "m1", "2,0": "f1", "4,0": "o2", "5,1": "o2"}"#;
    refused(&format!("{{{zig}}}"), "tokens", "BAB-T2");
    accepted(&format!(r#"{{{zig}, "resolved": ["3,1"]}}"#));
    refused(r#"{"tiles": {}, "resolved": ["3,3"]}"#, "resolved", "");
}

#[test]
fn bab_t2_a_token_elsewhere_does_not_surround_a_city() {
    let around = r#""tiles": {"3,3": "m"}, "tokens": {"2,4": "m1", "4,4": "f1", "5,3": "o2", "5,7": "m1"}"#;
    refused(&format!(r#"{{{around}, "placed": ["5,7"]}}"#), "placed", "BAB-T2");
    refused(&format!(r#"{{{around}, "placed": ["5,7"], "phase": "resolve"}}"#), "placed", "BAB-T2");
    accepted(&format!(r#"{{{around}, "placed": ["5,7", "2,4"]}}"#));
}

#[test]
fn bab_s5_no_token_is_played_before_the_first_turn() {
    for phase in ["layout", "start"] {
        let position = format!(r#"{{"tiles": {{}}, "phase": "{phase}", "tokens": {{"5,7": "m1"}}}}"#);
        refused(&position, "tokens", "BAB-S5");
    }
    let boxed = r#"{"random_cards": true, "tiles": {}, "phase": "box", "tokens": {"5,7": "m1"}}"#;
    refused(boxed, "tokens", "BAB-S5");
}

#[test]
fn bab_t3_the_tokens_of_a_turn_come_from_the_stand() {
    let turn = |stand: &str| {
        format!(
            r#"{{"tiles": {{}}, "turn": 9, "tokens": {{"5,7": "m1", "5,5": "m1"}}, "placed": ["5,7", "5,5"],
                "seats": [{{"stand": "{stand}"}}]}}"#
        )
    };
    refused(&turn("ffff"), "placed", "BAB-T3");
    accepted(&turn("fff"));
}

#[test]
fn bab_r9_and_bab_t3_an_extra_turn_follows_the_refill_of_a_game_that_goes_on() {
    let extra = |tiles: &str, stand: &str| {
        format!(
            r#"{{"tiles": {{{tiles}}}, "phase": "extra", "seats": [{{"stand": "{stand}", "cards": [2]}}]}}"#
        )
    };
    let two = r#""22,4": "m", "22,8": "o""#;
    refused(&extra(r#""22,4": "m""#, "ffmmm"), "phase", "BAB-R9");
    refused(&extra(two, "ff"), "phase", "BAB-T3");
    accepted(&extra(two, "ffmmm"));
    accepted(&format!(r#"{{"tiles": {{{two}}}, "phase": "extra", "seats": [{{"cards": [2]}}]}}"#));
}

#[test]
fn bab_z1_only_the_winner_of_a_ziggurat_chooses_a_card() {
    let card = |chooser: &str, more: &str| {
        format!(
            r#"{{"tiles": {{}}, "phase": "card", "chooser": "{chooser}", "tokens": {{"1,1": "m1", "2,0": "f1",
                "4,0": "f1", "5,1": "o2", "5,7": "o1"}}{more}}}"#
        )
    };
    let resolved = r#", "resolved": ["3,1"]"#;
    refused(r#"{"tiles": {}, "phase": "card", "chooser": "P2"}"#, "chooser", "BAB-Z1");
    refused(&card("P2", resolved), "chooser", "BAB-Z1");
    refused(&card("P1", &format!(r#"{resolved}, "placed": ["5,7"]"#)), "chooser", "BAB-Z1");
    accepted(&card("P1", resolved));
    accepted(&card("P1", &format!(r#"{resolved}, "placed": ["5,7", "4,0"]"#)));
}

#[test]
fn bab_p1_the_tokens_of_a_turn_fit_together() {
    let turn = |placed: &str, more: &str| {
        format!(
            r#"{{"tiles": {{}}, "tokens": {{"2,4": "m1", "2,6": "f1", "3,5": "f1", "3,7": "f1", "5,9": "f1",
                "4,4": "f2", "4,6": "o1", "5,5": "p1"}}, "placed": [{placed}]{more}}}"#
        )
    };
    // Not there, not the player's, twice.
    refused(&turn(r#""22,2""#, ""), "placed", "");
    refused(&turn(r#""4,4""#, ""), "placed", "");
    refused(&turn(r#""2,6", "2,6""#, ""), "placed", "");
    // A citizen after two farmers, anything after a mixed pair, a river in a turn of three.
    refused(&turn(r#""2,6", "3,5", "2,4""#, ""), "placed", "BAB-P1");
    refused(&turn(r#""2,6", "2,4", "3,5""#, ""), "placed", "BAB-P1");
    refused(&turn(r#""2,6", "3,5", "5,9""#, ""), "placed", "BAB-P1");
    refused(&turn(r#""5,9", "3,5", "2,6""#, ""), "placed", "BAB-P1");
    refused(&turn(r#""2,6", "3,5""#, r#", "turn": 1"#), "placed", "BAB-P1");
    refused(&turn(r#""2,6", "3,5", "3,7""#, r#", "turn": 2"#), "placed", "BAB-P1");
    accepted(&turn(r#""2,6", "3,5", "3,7""#, ""));
    accepted(&turn(r#""5,9", "3,5""#, ""));
    // Cards 4 and 5 let more follow.
    refused(&turn(r#""2,4", "4,6", "5,5""#, ""), "placed", "BAB-P1");
    accepted(&turn(r#""2,4", "4,6", "5,5""#, r#", "seats": [{"cards": [4]}]"#));
    refused(&turn(r#""2,6", "3,5", "2,4", "3,7""#, r#", "seats": [{"cards": [5]}]"#), "placed", "BAB-P1");
    accepted(&turn(r#""2,6", "3,5", "3,7", "2,4""#, r#", "seats": [{"cards": [5]}]"#));
    let eight = r#""2,4", "2,6", "3,5", "3,7", "5,9", "4,6", "5,5", "4,4""#;
    refused(&turn(eight, ""), "placed", "");
}

#[test]
fn phases_fit_the_position() {
    refused(r#"{"tiles": {}, "phase": "resolve"}"#, "phase", "");
    refused(r#"{"tiles": {}, "phase": "card"}"#, "chooser", "");
    refused(r#"{"tiles": {}, "chooser": "P1"}"#, "chooser", "");
    refused(r#"{"tiles": {}, "phase": "card", "chooser": "P1", "cards": []}"#, "phase", "");
    refused(r#"{"tiles": {}, "phase": "extra"}"#, "phase", "");
    refused(r#"{"tiles": {}, "phase": "extra", "seats": [{"cards": [2], "extra_used": true}]}"#, "phase", "");
    refused(r#"{"tiles": {}, "phase": "refill"}"#, "phase", "");
    refused(r#"{"tiles": {}, "phase": "refill", "seats": [{"stand": "mopff"}]}"#, "phase", "");
    refused(r#"{"tiles": {}, "phase": "refill", "seats": [{"stand": "mo", "pool": ""}]}"#, "phase", "");
    refused(r#"{"tiles": {"22,4": "m", "22,8": "o"}, "phase": "over"}"#, "phase", "");
    refused(
        r#"{"tiles": {"22,4": "m", "22,8": "o"}, "phase": "over", "seats": [{"stand": ""}]}"#,
        "phase",
        "",
    );
    refused(r#"{"tiles": {}, "phase": "start", "active": "P1"}"#, "active", "");
    accepted(r#"{"tiles": {}, "phase": "refill", "seats": [{"stand": "mo"}]}"#);
    accepted(r#"{"tiles": {}, "phase": "over"}"#);
    accepted(
        r#"{"tiles": {"22,4": "m", "22,8": "o"}, "phase": "over", "seats": [{"stand": "", "pool": ""}]}"#,
    );
}
