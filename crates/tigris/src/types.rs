//! This game's JSON for other languages: TypeScript, JSON Schema, and what is printed on the board.

use serde_json::{Value, json};
use shinar_core::{json_form, prelude::*, types, types::JsonForm};

use crate::{
    action::Action,
    board::{COLUMNS, ROWS, Side, Square},
    event::What,
    outlook::Outlook,
    pieces::Colour,
    setup::{Bag, Cell, Setup, Site, TileCounts},
    shown::Shown,
    squares::SquareSet,
};

json_form! {
    Square: JsonForm::matching(r"^\([0-9]{1,2},[0-9]{1,2}\)$"),
    Cell: JsonForm::text(),
    Site: JsonForm::text(),
    TileCounts: JsonForm::matching("^([tfms][0-9]*)*$"),
    Bag: JsonForm { typescript: "number | string".to_owned(), schema: json!({"type": ["integer", "string"]}) },
}

/// The declarations of `View`, `What`, `Action`, `Outlook` and of everything they are made of.
pub fn typescript() -> String {
    types::typescript::<(Shown, What, Action, Outlook)>(
        "What Tigris & Euphrates sends and takes: `View`, `What` happened, `Action` and its `Outlook`.",
    )
}

/// The JSON Schema of views, events and actions.
pub fn schema() -> String {
    types::schema::<Shown, What, Action>("Tigris & Euphrates")
}

/// The JSON Schema of written positions.
pub fn position_schema() -> String {
    types::position_schema::<Setup>("A position of Tigris & Euphrates")
}

/// What is printed: the squares in reading order, and both sides of the board.
pub fn facts() -> String {
    let list = |squares: SquareSet| squares.into_iter().collect::<Vec<_>>();
    let sides = Side::ALL.map(|side| {
        let printed = side.printed();
        let squares = json!({
            "rivers": list(printed.river),
            // Where a temple with a treasure lies at the start, and where the treasure is taken first.
            "temples": list(printed.start),
            "first": list(printed.corner),
        });
        (<&str>::from(side).to_owned(), squares)
    });
    types::constants(
        "What is printed on the boards of Tigris & Euphrates. `SQUARES` are in reading order.",
        &[
            ("COLUMNS", json!(COLUMNS)),
            ("ROWS", json!(ROWS)),
            ("COLOURS", json!(Colour::ALL)),
            ("SQUARES", json!(Square::all().collect::<Vec<_>>())),
            ("BOARDS", Value::Object(sides.into_iter().collect())),
        ],
    )
}
