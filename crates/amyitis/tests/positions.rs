//! Positions that cannot be are refused with the field and the rule; those in the documents are accepted.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use shinar_amyitis::{Amyitis, Options, Setup, State};
use shinar_core::{cases::read_setup, prelude::*};

fn position(text: &str) -> State {
    read_setup::<Amyitis>(text).unwrap().to_state().unwrap()
}

fn bad(text: &str) -> (String, Option<&'static str>) {
    let setup = read_setup::<Amyitis>(text).unwrap();
    let error = setup.to_state().expect_err(text);
    assert!(!error.message.is_empty());
    (error.place, error.ruling.map(|ruling| ruling.0))
}

#[test]
fn an_empty_position_is_the_start_of_a_game() {
    let state = position("{}");
    assert_eq!(state, Amyitis::new_game(2, &Options::default()).unwrap());
}

#[test]
fn bad_positions_are_refused_with_field_and_ruling() {
    let cases: &[(&str, &str, Option<&str>)] = &[
        (r#"{"players": 5}"#, "players", None),
        (r#"{"rules": 3}"#, "rules", None),
        (r#"{"players": 2, "seats": [{}, {}, {}]}"#, "seats", None),
        (r#"{"phase": "start", "first": "P1"}"#, "first", None),
        (r#"{"first": "P4"}"#, "first", None),
        (r#"{"round": 0}"#, "round", None),
        (r#"{"components": "sha256:1"}"#, "components", None),
        (r#"{"planted": ["02"]}"#, "planted", Some("AMY-D14")),
        (r#"{"planted": ["31", "31"]}"#, "planted", None),
        (r#"{"tiles": {"02": "2a"}}"#, "tiles[02]", Some("AMY-S6")),
        (r#"{"tiles": {"31": "2a"}}"#, "tiles[31]", Some("AMY-S6")),
        (r#"{"tiles": {"31": "1a", "32": "1a"}}"#, "tiles[32]", Some("AMY-S6")),
        (r#"{"tiles": {"31": "1a"}, "planted": ["31"]}"#, "tiles[31]", Some("AMY-S6")),
        (r#"{"tiles": {"01": "3a"}}"#, "tiles[01]", Some("AMY-S6")),
        (r#"{"tiles": {"31": "1p"}}"#, "tiles[31]", Some("AMY-S6")),
        (r#"{"seats": [{"tiles": ["1a"]}]}"#, "planted", Some("AMY-P4")),
        (
            r#"{"seats": [{"tiles": ["1a"]}], "tiles": {"31": "1a"}, "planted": ["30"]}"#,
            "seats[0].tiles",
            None,
        ),
        (r#"{"seats": [{"goods": "sx"}]}"#, "seats[0].goods", None),
        (r#"{"seats": [{"banker": 4}]}"#, "seats[0].banker", None),
        (r#"{"seats": [{"banker": 1}, {"banker": 1}]}"#, "seats", Some("AMY-D7")),
        (r#"{"seats": [{"gardeners": 3}]}"#, "seats", Some("AMY-D7")),
        (r#"{"canals": {"31-32": "12"}}"#, "canals[31-32]", None),
        (r#"{"canals": {"00-01": "3"}}"#, "canals[00-01]", None),
        (r#"{"fields": {"top": "12121"}}"#, "fields.top", None),
        (r#"{"fields": {"top": "n"}}"#, "fields.top", Some("AMY-R18")),
        (r#"{"temples": {"marduk": "11111"}}"#, "temples.marduk", None),
        (r#"{"caravan": "rome"}"#, "caravan", None),
        (r#"{"plants": {"susa": "P1a"}}"#, "plants.susa", Some("AMY-S3")),
        (r#"{"plants": {"ur": "Ka"}}"#, "plants.ur", Some("AMY-S3")),
        (r#"{"plants": {"ur": "P1a", "mari": "P1b"}}"#, "plants.ur", Some("AMY-S3")),
        (r#"{"trios": ["fff", "f"]}"#, "trios[1]", Some("AMY-D8")),
        (r#"{"trios": ["ffff"]}"#, "trios[0]", None),
        (r#"{"trios": ["x"]}"#, "trios[0]", None),
        (r#"{"trios": ["f", "f", "f"]}"#, "trios", Some("AMY-I1")),
        (r#"{"trios": ["F"]}"#, "trios", None),
        (r#"{"leaders": ["wine"]}"#, "leaders", Some("AMY-S5")),
        (r#"{"leaders": ["salt", "palm"]}"#, "leaders", Some("AMY-S5")),
        (r#"{"strict_supply": true, "seats": [{"goods": "ssssssss"}]}"#, "strict_supply", Some("AMY-R22")),
        (r#"{"strict_supply": true, "seats": [{"camels": 14}]}"#, "strict_supply", Some("AMY-R22")),
        (
            r#"{"strict_supply": true, "players": 4, "seats": [{"goods": "sssssssppppppp"}, {"goods": "bbbbbbb"}]}"#,
            "strict_supply",
            Some("AMY-R22"),
        ),
        (r#"{"seats": [{"tiles": ["3b", "3c"]}], "planted": ["00", "01"]}"#, "planted", Some("AMY-P4")),
        (r#"{"seats": [{"tiles": ["3a"]}], "planted": ["01"]}"#, "seats[0].tiles", None),
        (
            r#"{"phase": "token", "players": 4, "leaders": ["salt", "palm"], "seats": [{"caravaneer": 2}]}"#,
            "caravan",
            Some("AMY-C4"),
        ),
        (r#"{"phase": "turn", "done": 1}"#, "done", None),
        (r#"{"phase": "turn", "space": "31"}"#, "space", None),
        (r#"{"phase": "good", "space": "31"}"#, "space", None),
        (r#"{"phase": "turn", "bonus_goods": 1}"#, "bonus_goods", None),
        (r#"{"phase": "turn", "bonus_card": "any"}"#, "bonus_card", None),
        (r#"{"phase": "turn", "seats": [{"passed": true}]}"#, "active", Some("AMY-A2")),
        (r#"{"phase": "ishtar"}"#, "phase", None),
        (r#"{"phase": "ishtar", "active": "P1", "temples": {"ishtar": "2"}}"#, "active", None),
        (r#"{"phase": "procession", "active": "P1"}"#, "active", None),
        (r#"{"phase": "swap", "temples": {"tammouz": "12"}}"#, "phase", None),
        (r#"{"phase": "discard"}"#, "phase", None),
        (r#"{"phase": "sell"}"#, "phase", None),
        (r#"{"phase": "sell", "caravan": "ur", "seats": [{"goods": "s"}]}"#, "phase", None),
        (r#"{"phase": "pay", "caravan": "ur"}"#, "phase", None),
        (r#"{"phase": "pay", "caravan": "susa"}"#, "phase", None),
        (r#"{"phase": "plant", "caravan": "ur", "plants": {"ur": "P1a"}}"#, "phase", None),
        (r#"{"phase": "take", "caravan": "ur"}"#, "phase", None),
        (r#"{"phase": "token"}"#, "leaders", Some("AMY-S5")),
        (r#"{"phase": "over"}"#, "phase", Some("AMY-E1")),
    ];
    for (text, place, ruling) in cases {
        assert_eq!(bad(text), ((*place).to_owned(), *ruling), "{text}");
    }
    for text in
        [r#"{"phase": "tea"}"#, r#"{"phase": "tiles"}"#, r#"{"tilez": 1}"#, r#"{"canals": {"31-22": "1"}}"#]
    {
        assert!(read_setup::<Amyitis>(text).is_err(), "{text}");
    }
}

/// Nothing runs out, so a long game can pile up more than anybody expects, and must still be written down.
#[test]
fn piles_beyond_the_box_can_be_written_down() {
    let state = position(r#"{"seats": [{"talents": 65535, "camels": 65535, "goods": "ssw"}]}"#);
    assert_eq!(Setup::of(&state).to_state(), Ok(state));
    let goods = "s".repeat(256);
    assert_eq!(bad(&format!(r#"{{"seats": [{{"goods": "{goods}"}}]}}"#)).0, "seats[0].goods");
}

#[test]
fn the_same_position_in_both_text_forms() {
    let json = r#"{"players": 3, "phase": "plant", "caravan": "mari", "plants": {"mari": "P2b"},
        "canals": {"21-31": "1", "11-21": "2n"}, "planted": ["22"], "trios": ["fPe"],
        "fields": {"top": "12"}, "temples": {"ishtar": "1n"}, "seats": [{"gardeners": 1, "goods": "sw"}]}"#;
    let line = "players=3 phase=plant caravan=mari plants=mari:P2b canals=21-31:1;11-21:2n planted=22 trios=fPe \
                fields=top:12 temples=ishtar:1n P1=gardeners:1/goods:sw";
    let setup: Setup = read_setup::<Amyitis>(json).unwrap();
    assert_eq!(setup, read_setup::<Amyitis>(line).unwrap());
    assert_eq!(position(json), position(line));
}
