//! The types of this game's JSON, and what is printed, for other languages.

use serde_json::{Value, json};
use shinar_core::{json_form, types, types::JsonForm};

use crate::{
    action::Action,
    board::{Anchor, Cell, Corner, QUARRY_SIDE, SIDE, Stack},
    event::What,
    outlook::Outlook,
    pieces::{Flower, Material, Symbol, Tile, Token},
    rules::score::Category,
    state::STORED_PILLARS,
    view::Shown,
};

/// A place in one of the first columns and rows of a grid.
fn grid(side: u8) -> JsonForm {
    let coordinate = json!({"type": "integer", "minimum": 0, "maximum": side - 1});
    JsonForm {
        typescript: "{ x: number, y: number }".to_owned(),
        schema: json!({
            "type": "object",
            "properties": {"x": coordinate, "y": coordinate},
            "required": ["x", "y"],
        }),
    }
}

json_form! {
    Anchor: grid(SIDE - 1),
    Cell: grid(SIDE),
    Stack: grid(QUARRY_SIDE),
    Corner: JsonForm::one_of(Corner::ALL),
    Flower: JsonForm::one_of(Flower::ALL),
    Symbol: JsonForm::one_of(Symbol::ALL),
    Tile: JsonForm::text(),
    Token: JsonForm::one_of(Token::ALL),
}

/// The declarations of `View`, `What`, `Action` and `Outlook`, and of all they are made of.
pub fn typescript() -> String {
    types::typescript::<(Shown<'static>, What, Action, Outlook)>(
        "What Babylon sends and takes: `View`, `What` happened, `Action` and `Outlook`.",
    )
}

/// The JSON Schema of views, events and actions.
pub fn schema() -> String {
    types::schema::<Shown<'static>, What, Action>("Babylon: views, events, actions")
}

/// What the page draws and no list of components changes.
pub fn facts() -> String {
    let offsets = Corner::ALL.map(|corner| {
        let cell = Anchor::default().corner(corner);
        (corner.to_string(), json!(cell))
    });
    types::constants(
        "What is the same in every game of Babylon.",
        &[
            ("SIDE", json!(SIDE)),
            ("QUARRY_SIDE", json!(QUARRY_SIDE)),
            ("STORED_PILLARS", json!(STORED_PILLARS)),
            ("CORNERS", json!(Corner::ALL)),
            ("OFFSETS", Value::Object(offsets.into_iter().collect())),
            ("FLOWERS", json!(Flower::ALL)),
            ("MATERIALS", json!(Material::ALL)),
            ("CATEGORIES", json!(Category::ALL)),
        ],
    )
}
