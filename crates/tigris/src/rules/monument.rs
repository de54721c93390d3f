//! Monuments and the wonder: TNE-C10.1 to C10.9, TNE-D31.

use shinar_core::{Illegal, Listener, prelude::*};

use super::{emit, leader, score, turn};
use crate::{
    board::Square,
    event::{Offer, What},
    pieces::{Colour, Leader, Monument, MonumentSet},
    rulings,
    squares::{self, Grid, SquareSet},
    state::{Built, Open, Phase},
};

/// The tile just placed and its colour.
pub(crate) fn placed(open: &Open) -> Option<(Square, Colour)> {
    let square = open.placed?;
    Some((square, open.tile_at(square)?))
}

/// The upper left corners of the squares of four that the placed tile completes (TNE-C10.1, TNE-D15).
pub(crate) fn corners(open: &Open) -> SquareSet {
    let placed = placed(open);
    let tiles = placed.map_or(SquareSet::EMPTY, |(_, colour)| open.tiles_of(colour));
    let corners = [(1, 1), (0, 1), (1, 0), (0, 0)].into_iter().filter_map(|(left, up)| {
        let (square, _) = placed?;
        let corner = Square::on(square.x().checked_sub(left)?, square.y().checked_sub(up)?)?;
        corner.block().filter(|block| tiles.covers(*block)).map(|_| corner)
    });
    corners.collect()
}

/// The monuments that may stand on tiles of the placed tile's colour (TNE-C10.2).
pub(crate) fn monuments(open: &Open) -> MonumentSet {
    let Some((_, colour)) = placed(open) else { return MonumentSet::default() };
    Monument::all().filter(|&monument| monument.has(colour) && open.is_free(monument)).collect()
}

/// The centres of the pluses that the placed tile completes, if the wonder is to be had (TNE-D31).
pub(crate) fn centres(open: &Open) -> SquareSet {
    if !open.options.wonder || open.wonder.is_some() {
        return SquareSet::EMPTY;
    }
    let Some((square, colour)) = placed(open) else { return SquareSet::EMPTY };
    let tiles = open.tiles_of(colour);
    let near = square.neighbours().with(square);
    near.into_iter().filter(|centre| centre.plus().is_some_and(|plus| tiles.covers(plus))).collect()
}

/// Asks about a monument if one can be built, or goes on (TNE-C10.4, TNE-D44).
pub(crate) fn offer<L: Listener<What>>(open: &mut Open, grown: SquareSet, listener: &mut L) {
    // A square needs two neighbours of the tile's colour; most tiles have not even that.
    let company = placed(open).is_some_and(|(at, c)| (*at.neighbours() & open.tiles_of(c)).has_two());
    let possible = company && !corners(open).is_empty() && !monuments(open).is_empty();
    if possible || !centres(open).is_empty() {
        open.phase = Phase::Monument;
    } else {
        turn::after_building_sites(open, grown, listener);
    }
}

/// Why a monument cannot be built.
pub(crate) fn refusal(open: &Open, monument: Monument, corner: Square) -> Illegal {
    let (ruling, message) = if !corners(open).contains(corner) {
        let message = format!("the placed tile completes no square of four whose upper left is {corner}");
        (rulings::C10_1, message)
    } else if placed(open).is_some_and(|(_, colour)| !monument.has(colour)) {
        (rulings::C10_2, format!("{monument} does not have the colour of the tiles"))
    } else {
        (rulings::C10_2, format!("{monument} is not there any more; choose another"))
    };
    Illegal::new(ruling, message)
}

/// Why the wonder cannot be built.
pub(crate) fn wonder_refusal(open: &Open, centre: Square) -> Illegal {
    let message = if !open.options.wonder {
        "the wonder is not in play".to_owned()
    } else if open.wonder.is_some() {
        "the wonder is built already".to_owned()
    } else {
        format!("the placed tile completes no plus of five with its centre on {centre}")
    };
    Illegal::new(rulings::D31, message)
}

/// Builds a monument on the 2×2 with a corner.
pub(crate) fn build<L: Listener<What>>(
    open: &mut Open,
    monument: Monument,
    corner: Square,
    listener: &mut L,
) {
    if let (Some(block), Some((_, tiles))) = (corner.block(), placed(open)) {
        open.monuments[monument.index()] = Some(Built { at: corner, tiles });
        let what = What::Monument { monument, square: corner, squares: block };
        emit(listener, Some(open.active), rulings::C10_1, what);
        flip(open, block, listener);
    }
    turn::after_building_sites(open, squares::ALL, listener);
}

/// Builds the wonder on the plus with a centre.
pub(crate) fn build_wonder<L: Listener<What>>(open: &mut Open, centre: Square, listener: &mut L) {
    if let (Some(plus), Some((_, tiles))) = (centre.plus(), placed(open)) {
        open.wonder = Some(Built { at: centre, tiles });
        let what = What::Wonder { square: centre, squares: plus };
        emit(listener, Some(open.active), rulings::D31, what);
        flip(open, plus, listener);
    }
    turn::after_building_sites(open, squares::ALL, listener);
}

/// Turns tiles face down (TNE-C10.5): treasures stay (TNE-C10.6), buildings do not (TNE-C14.7, TNE-D25).
fn flip<L: Listener<What>>(open: &mut Open, squares: SquareSet, listener: &mut L) {
    let temples = open.tiles_of(Colour::Red) & squares;
    for tiles in &mut open.tiles {
        *tiles = tiles.minus(squares);
    }
    open.down |= squares;
    for colour in Colour::ALL {
        if open.buildings[colour.index()].is_some_and(|at| squares.contains(at)) {
            open.buildings[colour.index()] = None;
            emit(listener, Some(open.active), rulings::C14_7, What::BuildingBack { colour });
        }
    }
    leader::drive_out(open, temples, rulings::C10_7, listener);
}

/// TNE-C10.3, TNE-D14: builds nothing; this chance is gone.
pub(crate) fn decline<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    emit(listener, Some(open.active), rulings::C10_3, What::Declined { what: Offer::Monument });
    turn::after_building_sites(open, squares::ALL, listener);
}

/// Whether the king of the active player is in the kingdom of the wonder (TNE-D31).
pub(crate) fn earns_wonder(open: &Open) -> bool {
    let Some(wonder) = open.wonder else { return false };
    let king = open.place_of(Leader::new(Colour::Black, open.active));
    king.is_some_and(|king| open.kingdom(king).contains(wonder.at))
}

/// TNE-C10.8, TNE-C10.9: a point for each of the player's leaders and each monument of its colour in its kingdom.
pub(crate) fn income<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    if open.monuments.iter().all(Option::is_none) {
        return;
    }
    let seat = open.active;
    for colour in Colour::ALL {
        let leader = Leader::new(colour, seat);
        let Some(square) = open.place_of(leader) else { continue };
        if !Monument::all().any(|m| m.has(colour) && open.monuments[m.index()].is_some()) {
            continue;
        }
        let kingdom = open.kingdom(square);
        for monument in Monument::all().filter(|monument| monument.has(colour)) {
            if open.monuments[monument.index()].is_some_and(|built| kingdom.contains(built.at)) {
                let what = What::Income { leader, monument, colour };
                score(open, seat, (colour, 1), rulings::C10_8, what, listener);
            }
        }
    }
}

/// The kingdoms' leaders that would earn from a monument, for people to see.
pub(crate) fn earners(open: &Open, monument: Monument) -> Vec<Leader> {
    let Some(built) = open.monuments[monument.index()] else { return Vec::new() };
    let leaders = open.leaders_on(open.kingdom(built.at));
    leaders.into_iter().filter(|leader| monument.has(leader.colour())).collect()
}
