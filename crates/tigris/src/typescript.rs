//! The TypeScript of this game's views and events.

use shinar_core::{ts_text, typescript::union};

use crate::{
    board::Square,
    event::What,
    pieces::{Colour, Leader, Monument},
    setup::{Cell, TileCounts},
    state::Phase,
    view::Shown,
};

/// The name of a phase.
pub(crate) struct PhaseWord;

ts_text! {
    PhaseWord: union(Phase::ALL.map(Phase::name)),
    Square: "string",
    Cell: "string",
    TileCounts: "string",
    Colour: union(Colour::ALL),
    Leader: union(Leader::all(4)),
    Monument: union(Monument::all()),
}

/// The declarations of `View`, of events (`What`) and of all they are made of.
pub fn typescript() -> String {
    shinar_core::typescript::module::<(Shown, What)>(
        "What Tigris & Euphrates sends: `View` and `What` happened.",
    )
}
