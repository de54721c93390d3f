//! Catastrophes: TNE-C9.1 to C9.4.

use shinar_core::{Illegal, Listener};

use super::{emit, leader, turn};
use crate::{
    board::Square,
    event::What,
    pieces::Colour,
    rulings,
    squares::{self, SquareSet},
    state::{Open, State},
};

/// Where a catastrophe may go, if the active player has one left (TNE-C9.2, TNE-C9.3, TNE-C14.8).
///
/// Only the treasure protects a temple of the start (TNE-D39).
#[inline]
pub(crate) fn targets(open: &Open) -> SquareSet {
    if open.catastrophes[open.active.index()] == 0 {
        return SquareSet::EMPTY;
    }
    let mut spared = open.led | open.dead | open.down | open.treasures;
    // TNE-D26: not on a building.
    for square in open.buildings.iter().flatten() {
        spared.insert(*square);
    }
    squares::ALL.minus(spared)
}

/// Why a catastrophe may not be played on a square.
pub(crate) fn refusal(open: &Open, square: Square) -> Illegal {
    let (ruling, message) = if open.catastrophes[open.active.index()] == 0 {
        (rulings::C9_1, format!("{} has no catastrophe left", open.active))
    } else if open.dead.contains(square) {
        (rulings::D28, format!("a catastrophe lies on {square} already"))
    } else if open.led.contains(square) {
        (rulings::C9_3, format!("a leader stands on {square}; leaders cannot be hit"))
    } else if open.treasures.contains(square) {
        (rulings::C9_3, format!("a treasure lies on {square}; such a tile cannot be hit"))
    } else if open.down.contains(square) {
        (rulings::C9_3, format!("a monument stands on {square}; it cannot be hit"))
    } else {
        (rulings::C14_8, format!("a building stands on {square}; such a tile cannot be hit"))
    };
    Illegal::new(ruling, message)
}

/// Plays a catastrophe: the square is dead for ever, and no one scores.
pub(crate) fn play<L: Listener<What>>(state: &mut State, square: Square, listener: &mut L) {
    let open = &mut state.open;
    let left = &mut open.catastrophes[open.active.index()];
    *left = left.saturating_sub(1);
    let tile = open.tile_at(square);
    if let Some(colour) = tile {
        open.take_tiles(colour, SquareSet::of(square));
        open.lost[colour.index()] = open.lost[colour.index()].saturating_add(1);
    }
    open.ruin(square);
    emit(listener, Some(open.active), rulings::C9_2, What::Catastrophe { square, tile });
    if tile == Some(Colour::Red) {
        leader::drive_out(open, SquareSet::of(square), rulings::C9_4, listener);
    }
    turn::settle(open, SquareSet::EMPTY, listener);
}
