//! Civilization buildings, the advanced game: TNE-C14.1 to C14.8.

use shinar_core::{Illegal, Listener};

use super::{emit, monument};
use crate::{
    board::Square,
    event::{Offer, What},
    pieces::Colour,
    rulings,
    squares::{self, SquareSet},
    state::{Open, Phase},
};

/// The fewest tiles of a line that carries a building (TNE-C14.1).
const LEAST: u32 = 3;

/// The unbroken row and column of some tiles through a square.
fn lines(tiles: SquareSet, square: Square) -> [SquareSet; 2] {
    let run = |step: fn(Square, i8) -> Option<Square>| {
        let mut line = SquareSet::of(square);
        for direction in [-1, 1] {
            let mut at = square;
            while let Some(next) = step(at, direction).filter(|next| tiles.contains(*next)) {
                line.insert(next);
                at = next;
            }
        }
        line
    };
    [
        run(|at, by| Square::on(at.x().checked_add_signed(by)?, at.y())),
        run(|at, by| Square::on(at.x(), at.y().checked_add_signed(by)?)),
    ]
}

/// The tiles that the building of the placed tile's colour may go to (TNE-C14.1, TNE-C14.3, TNE-D24).
pub(crate) fn targets(open: &Open) -> SquareSet {
    let Some((square, colour)) = monument::placed(open).filter(|_| open.options.civ) else {
        return SquareSet::EMPTY;
    };
    let tiles = open.tiles_of(colour);
    let building = open.buildings[colour.index()];
    // Strictly longer than the building's longest line, and never shorter than three.
    let old = building.map_or(0, |at| lines(tiles, at).iter().map(SquareSet::len).max().unwrap_or(0));
    let least = LEAST.max(old + 1);
    let mut targets = SquareSet::EMPTY;
    for line in lines(tiles, square) {
        if line.len() >= least && building.is_none_or(|at| !line.contains(at)) {
            targets |= line;
        }
    }
    targets
}

/// Asks about a building if one can be put, or goes on (TNE-C14.4, TNE-D17, TNE-D44).
pub(crate) fn offer<L: Listener<What>>(open: &mut Open, grown: SquareSet, listener: &mut L) {
    if targets(open).is_empty() {
        monument::offer(open, grown, listener);
    } else {
        open.phase = Phase::Building;
    }
}

/// Why a building may not stand on a square.
pub(crate) fn refusal(open: &Open, square: Square) -> Illegal {
    let colour = monument::placed(open).map_or(Colour::Red, |(_, colour)| colour);
    let places: Vec<_> = targets(open).into_iter().map(|square| square.to_string()).collect();
    let (name, places) = (colour.building(), places.join(" "));
    let (ruling, why) = match open.buildings[colour.index()] {
        Some(_) => (rulings::C14_3, "it moves to a strictly longer line through the placed tile"),
        None => (rulings::C14_1, "it goes to a line of three or more through the placed tile"),
    };
    Illegal::new(ruling, format!("the {name} cannot go to {square}: {why}; choose {places}"))
}

/// Puts or moves the building.
pub(crate) fn put<L: Listener<What>>(open: &mut Open, square: Square, listener: &mut L) {
    if let Some((_, colour)) = monument::placed(open) {
        let moved = open.buildings[colour.index()].replace(square).is_some();
        let ruling = if moved { rulings::C14_3 } else { rulings::C14_1 };
        emit(listener, Some(open.active), ruling, What::Building { colour, square });
    }
    monument::offer(open, squares::ALL, listener);
}

/// Leaves it (TNE-C14.2: it is no duty).
pub(crate) fn decline<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    emit(listener, Some(open.active), rulings::C14_2, What::Declined { what: Offer::Building });
    monument::offer(open, squares::ALL, listener);
}
