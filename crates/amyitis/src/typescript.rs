//! The TypeScript of this game's views and events.

use shinar_core::{ts_text, typescript::union};

use crate::{
    board::{Side, Space},
    event::{Cube, What},
    pieces::{Craft, Good, Guild, Plant, Row, Temple, Tile},
    state::Phase,
    view::Shown,
};

/// The name of a phase.
pub(crate) struct PhaseWord;

ts_text! {
    PhaseWord: union(Phase::ALL.map(Phase::name)),
    Space: "string",
    Side: "string",
    Tile: "string",
    Plant: "string",
    Cube: "Seat | \"grey\"",
    Good: union(Good::ALL),
    Craft: union(Craft::ALL),
    Guild: union(Guild::ALL),
    Row: union(Row::ALL),
    Temple: union(Temple::ALL),
}

/// The declarations of `View`, of events (`What`) and of all they are made of.
pub fn typescript() -> String {
    shinar_core::typescript::module::<(Shown, What)>("What Amyitis sends: `View` and `What` happened.")
}
