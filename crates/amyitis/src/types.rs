//! What this game sends, for other languages: TypeScript, JSON Schema, and the facts of the board.

use serde_json::{Map, Value, json};
use shinar_core::{
    json_form,
    types::{self, JsonForm},
};

use crate::{
    action::Action,
    board::{SIZE, Side, Space},
    event::{Cause, End, What},
    outlook::Outlook,
    pieces::{Craft, Gift, Good, Guild, PlantCard, Row, TEMPLE_SPACES, Temple, Tile},
    state::Phase,
    view::{BonusName, Shown},
};

json_form! {
    BonusName: JsonForm::one_of(Guild::NAMES.into_iter().chain(["any"])),
    Cause: JsonForm::one_of(Cause::ALL),
    Craft: JsonForm::one_of(Craft::ALL),
    End: JsonForm::one_of(End::ALL),
    Gift: JsonForm::one_of(Gift::ALL),
    Good: JsonForm::one_of(Good::ALL),
    Guild: JsonForm::one_of(Guild::ALL),
    Phase: JsonForm::one_of(Phase::ALL),
    PlantCard: JsonForm::one_of(PlantCard::ALL),
    Row: JsonForm::one_of(Row::ALL),
    Side: JsonForm::one_of(Side::all()),
    Space: JsonForm::one_of(Space::all()),
    Temple: JsonForm::one_of(Temple::ALL),
    Tile: JsonForm::text(),
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

/// The lists and the geometry that the page draws by; nothing that a components file can change.
pub fn facts() -> String {
    let spaces = Space::all().map(|space| (space.to_string(), point(space.row(), space.column())));
    let sides = Side::all().map(|side| {
        let corner = |corner: u8| point(usize::from(corner) / (SIZE + 1), usize::from(corner) % (SIZE + 1));
        let [from, to] = side.corners().map(corner);
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
