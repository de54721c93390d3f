//! What this game sends, for other languages: TypeScript, JSON Schema, and printed facts.

use serde_json::{Value, json};
use shinar_core::{
    json_form,
    prelude::*,
    types::{self, JsonForm},
};

use crate::{
    action::Action,
    board::{CENTRE, Hex, NORTH, PLACE_HEXES, RIVER, ZIGGURAT_HEXES, in_play},
    event::What,
    outlook::Outlook,
    pieces::{Card, Kind, Tile, Token},
    rules::resolve::CITIZEN_POINTS,
    setup::Setup,
    shown::Shown,
};

json_form! {
    Hex: JsonForm::matching("^[0-9]{1,2},[0-9]{1,2}$"),
    Tile: JsonForm::one_of(Tile::all()),
    Card: JsonForm::one_of(Card::all()),
    Token: JsonForm::matching("^[mopf][1-4]$"),
}

/// The declarations of `View`, `What`, `Action`, `Outlook` and everything they are made of.
pub fn typescript() -> String {
    types::typescript::<(Shown, What, Action, Outlook)>("What Babylonia sends and understands.")
}

/// The JSON Schema of views, events and actions.
pub fn schema() -> String {
    types::schema::<Shown, What, Action>("Babylonia: views, events and actions")
}

/// The JSON Schema of written positions.
pub fn position_schema() -> String {
    types::position_schema::<Setup>("A position of Babylonia")
}

/// What is printed on the board and in the rules, as TypeScript constants.
pub fn facts() -> String {
    let values = [
        ("KINDS", json!(Kind::ALL)),
        ("CITIZEN_POINTS", json!(CITIZEN_POINTS)),
        ("HEXES", Hex::all().map(hex).collect()),
        ("RIVERS", json!({"tigris": river("2,2"), "euphrates": river("0,8")})),
    ];
    types::constants("What is printed on the board and in the rules of Babylonia.", &values)
}

fn hex(hex: Hex) -> Value {
    let region = match hex {
        _ if RIVER.contains(hex) => "river",
        _ if NORTH.contains(hex) => "north",
        _ if CENTRE.contains(hex) => "centre",
        _ => "south",
    };
    let site = match hex {
        _ if PLACE_HEXES.contains(hex) => Some("tile"),
        _ if ZIGGURAT_HEXES.contains(hex) => Some("ziggurat"),
        _ => None,
    };
    let players: Vec<u8> = (2..=4).filter(|&players| in_play(players).contains(hex)).collect();
    json!({"id": hex, "row": hex.row(), "column": hex.column(), "region": region, "site": site, "players": players})
}

/// The hexes of a river in order, from one of its ends. No river forks.
fn river(end: &str) -> Vec<Hex> {
    let mut course: Vec<Hex> = end.parse().into_iter().collect();
    let mut left = RIVER;
    while let Some(&last) = course.last() {
        left.remove(last);
        match (*last.neighbours() & left).into_iter().next() {
            Some(next) => course.push(next),
            None => break,
        }
    }
    course
}
