//! The TypeScript of this game's views and events.

use shinar_core::{ts_text, typescript::union};

use crate::{
    board::Hex,
    event::What,
    pieces::{Card, Kind, Tile},
    state::Phase,
    view::Shown,
};

/// The name of a phase.
pub(crate) struct PhaseWord;

ts_text! {
    PhaseWord: union(Phase::ALL.map(Phase::name)),
    Hex: "string",
    Kind: union(Kind::ALL),
    Tile: union(Tile::all()),
    Card: union((1..=9).filter_map(Card::numbered)),
}

/// The declarations of `View`, of events (`What`) and of all they are made of.
pub fn typescript() -> String {
    shinar_core::typescript::module::<(Shown, What)>("What Babylonia sends: `View` and `What` happened.")
}
