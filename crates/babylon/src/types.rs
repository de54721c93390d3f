//! The TypeScript of this game's views and events.

use shinar_core::{ts_text, typescript::union};

use crate::{
    action::Source,
    board::{Cell, Corner, Stack},
    event::What,
    pieces::{Flower, Symbol, Tile, Token},
    rules::score::Category,
    setup::{Changed, DecoText, LaidText},
    state::Phase,
    view::{Shown, ShownGain},
};

/// The name of a phase.
pub(crate) struct PhaseWord;

/// `ShownStack` with the fields of its tile, which are all missing at the bottom: ts-rs flattens no options.
#[derive(ts_rs::TS, schemars::JsonSchema)]
#[ts(optional_fields)]
#[allow(dead_code, reason = "only its TypeScript is wanted")]
pub(crate) struct ViewStack {
    stack: Stack,
    height: u8,
    tile: Option<Tile>,
    flower: Option<Flower>,
    /// NW NE SE SW.
    symbols: Option<String>,
    rotations: Option<u8>,
    /// What mining it would bring the player on turn.
    gain: Option<ShownGain>,
}

ts_text! {
    PhaseWord: union(["board", "reveal", "start", "token"].into_iter().chain(Phase::ALL.map(Phase::name))),
    Cell: "string",
    Stack: "string",
    Corner: union(Corner::ALL),
    Source: union([Source::Mined, Source::Stored]),
    Tile: "string",
    LaidText: "string",
    DecoText: "string",
    Changed: "string",
    Flower: union(Flower::ALL),
    Symbol: union(Symbol::ALL),
    Token: union(Token::ALL),
    Category: union(Category::ALL),
}

/// The declarations of `View`, of events (`What`) and of all they are made of.
pub fn typescript() -> String {
    shinar_core::typescript::module::<(Shown<'static>, What)>(
        "What Babylon sends: `View` and `What` happened.",
    )
}
