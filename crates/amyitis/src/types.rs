//! What this game sends, for other languages: TypeScript, JSON Schema, and the facts of the board.

use std::fmt::Display;

use serde::Serialize;
use serde_json::{Map, Value, json};
use shinar_core::{
    json_form,
    prelude::*,
    types::{self, JsonForm},
};

use crate::{
    action::Action,
    board::{Corner, SIZE, Side, Space},
    event::{Cause, End, What},
    outlook::Outlook,
    pieces::{BonusCard, Craft, Gift, Good, Guild, PlantCard, PlantText, Row, TEMPLE_SPACES, Temple, Tile},
    setup::{PhaseName, Setup},
    state::Phase,
    view::Shown,
};

json_form! {
    BonusCard: JsonForm::one_of(Guild::ALL.map(BonusCard::Of).into_iter().chain([BonusCard::Any])),
    Cause: JsonForm::one_of(Cause::ALL),
    Craft: JsonForm::one_of(Craft::ALL),
    Cubes: JsonForm::matching("^[1-4n]{0,4}$"),
    End: JsonForm::one_of(End::ALL),
    Gift: JsonForm::one_of(Gift::ALL),
    Good: JsonForm::one_of(Good::ALL),
    Guild: JsonForm::one_of(Guild::ALL),
    Phase: JsonForm::one_of(Phase::ALL),
    PhaseName: JsonForm::one_of(PhaseName::all()),
    PlantCard: JsonForm::one_of(PlantCard::ALL),
    PlantText: JsonForm::matching("^(P[123]|K)[ab]$"),
    Row: key(Row::ALL),
    Side: key(Side::all()),
    Space: key(Space::all()),
    Temple: key(Temple::ALL),
    Tile: JsonForm::matching("^[1-3][a-p]$"),
}

/// Cubes as letters, as positions write them.
pub(crate) struct Cubes;

/// One of some texts. Its schema is a pattern, which can also describe the keys of a map.
fn key<T: Serialize + Display>(texts: impl IntoIterator<Item = T, IntoIter: Clone>) -> JsonForm {
    let texts = texts.into_iter();
    let pattern = texts.clone().map(|text| text.to_string()).collect::<Vec<_>>().join("|");
    JsonForm { schema: JsonForm::matching(&format!("^({pattern})$")).schema, ..JsonForm::one_of(texts) }
}

/// The declarations of views, events (`What`), actions and outlooks, and of all they are made of.
pub fn typescript() -> String {
    types::typescript::<(Shown, What, Action, Outlook)>(
        "What Amyitis sends: `View`, `What` happened, `Action` and its `Outlook`.",
    )
}

/// The JSON Schema of views, events and actions.
pub fn schema() -> String {
    types::schema::<Shown, What, Action>("Amyitis")
}

/// The JSON Schema of written positions.
pub fn position_schema() -> String {
    types::position_schema::<Setup>("A position of Amyitis")
}

/// The lists and the geometry that the page draws by; nothing that a components file can change.
pub fn facts() -> String {
    let spaces = Space::all().map(|space| (space.to_string(), point(space.row(), space.column())));
    let sides = Side::all().map(|side| {
        let [from, to] = side.corners().map(Corner::place).map(|[row, column]| point(row, column));
        (side.to_string(), json!({"between": side.spaces(), "from": from, "to": to}))
    });
    types::constants(
        "Amyitis: lists in the order of the rules, spaces of the garden, and the corners that its canals join.",
        &[
            ("GOODS", json!(Good::ALL)),
            ("GIFTS", json!(Gift::ALL)),
            ("GUILDS", json!(Guild::ALL)),
            ("ROWS", json!(Row::ALL)),
            ("TEMPLES", json!(Temple::ALL)),
            ("TEMPLE_SPACES", json!(TEMPLE_SPACES)),
            ("SIZE", json!(SIZE)),
            ("SPACES", Value::Object(spaces.collect::<Map<_, _>>())),
            ("SIDES", Value::Object(sides.collect::<Map<_, _>>())),
        ],
    )
}

fn point(row: usize, column: usize) -> Value {
    json!({"row": row, "column": column})
}
