//! What this game sends, for other languages: TypeScript, JSON Schema, and facts.

use serde_json::{Value, json};
use shinar_core::{
    json_form,
    types::{self, JsonForm},
};

use crate::{
    action::Action,
    board::{Anchor, Cell, Corner, QUARRY_SIDE, SIDE, Stack},
    event::What,
    outlook::Outlook,
    pieces::{Flower, Material, Pile, Symbol, Tile, Token},
    rules::score::Category,
    setup::{Changed, DecoText, First, Kept, LaidText, PhaseName, Setup},
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

const TILE: &str = "((CL|GR|BA)(0[1-9]|1[0-6])|ST[1-4])";
const CELL: &str = r"\([0-7],[0-7]\)";
const LEVEL: &str = "(L([1-9]|1[0-6]))?";

json_form! {
    Anchor: grid(SIDE - 1),
    Cell: grid(SIDE),
    Stack: grid(QUARRY_SIDE),
    Corner: JsonForm::one_of(Corner::ALL),
    Flower: JsonForm::one_of(Flower::ALL),
    Symbol: JsonForm::one_of(Symbol::ALL),
    Tile: JsonForm::matching(&format!("^{TILE}$")),
    Token: JsonForm::one_of(Token::ALL),
    Pile: JsonForm::matching(r"^((CL|GR|BA)(0[1-9]|1[0-6]|\?\?)|----)$"),
    PhaseName: JsonForm::one_of(["remove", "mine", "build", "store", "token", "over"]),
    First: JsonForm::one_of(["P1", "P2", "P3", "P4", "lot"]),
    Kept: JsonForm::matching(&format!("^({TILE}|none)$")),
    LaidText: JsonForm::matching(&format!("^{TILE} *@ *{CELL} *(r[0-3])? *{LEVEL} *((\\^|lookout) *(NW|NE|SE|SW))?$")),
    DecoText: JsonForm::matching(&format!(
        "^(statue *{CELL} *{LEVEL}|(stairs|fountain|bridge) *{CELL} *{LEVEL} *- *{CELL} *{LEVEL})$"
    )),
    Changed: JsonForm::matching(&format!("^({CELL}:(stairs|fountain|bridge|statue)|covered)$")),
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

/// The JSON Schema of written positions.
pub fn position_schema() -> String {
    types::position_schema::<Setup>("A position of Babylon")
}

/// What the page draws and no list of components changes.
pub fn facts() -> String {
    let offsets = Corner::ALL.map(|corner| {
        let cell = Anchor::NORTH_WEST.corner(corner);
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
