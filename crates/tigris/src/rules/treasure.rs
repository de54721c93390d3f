//! Treasures: TNE-C11.1 to C11.5.

use shinar_core::{Illegal, Listener, Seat};

use super::turn;
use crate::{
    board::Square,
    event::{What, event},
    pieces::{Colour, Leader},
    rulings,
    squares::{self, Grid, SquareSet},
    state::Open,
};

/// Who must take treasures now, and the treasures of that kingdom (TNE-C11.1, TNE-C11.4).
///
/// One action can bring about only one such kingdom; in a position set up by hand the active player comes first, then
/// clockwise (TNE-X2).
pub(crate) fn claim(open: &Open) -> Option<(Seat, SquareSet)> {
    claim_within(open, squares::ALL)
}

/// The same, for traders on some squares only.
pub(crate) fn claim_within(open: &Open, squares: SquareSet) -> Option<(Seat, SquareSet)> {
    if !open.treasures.has_two() {
        return None;
    }
    let mut seat = open.active;
    for _ in 0..open.players {
        let trader = open.place_of(Leader::new(Colour::Green, seat));
        if let Some(square) = trader.filter(|square| squares.contains(*square)) {
            let treasures = open.kingdom(square) & open.treasures;
            if treasures.has_two() {
                return Some((seat, treasures));
            }
        }
        seat = seat.next(open.players);
    }
    None
}

/// The treasures to choose from: corner ones, or those outside the rivers, come first (TNE-C11.3, TNE-D19, TNE-D43).
pub(crate) fn choices(open: &Open) -> SquareSet {
    let Some((_, treasures)) = claim(open) else { return SquareSet::EMPTY };
    let corner = treasures & open.printed().corner;
    if corner.is_empty() { treasures } else { corner }
}

/// Why a treasure may not be taken now.
pub(crate) fn refusal(open: &Open, square: Square) -> Illegal {
    let list: Vec<_> = choices(open).into_iter().map(|square| square.to_string()).collect();
    let list = list.join(" or ");
    let here = claim(open).is_some_and(|(_, treasures)| treasures.contains(square));
    if here {
        return Illegal::new(rulings::C11_3, format!("corner treasures are taken first: choose {list}"));
    }
    let message = format!("no treasure of the trader's kingdom lies on {square}; choose {list}");
    Illegal::new(rulings::C11_2, message)
}

/// Takes a treasure: a joker point for the end (TNE-C11.5).
pub(crate) fn take<L: Listener<What>>(open: &mut Open, square: Square, listener: &mut L) {
    let Some(seat) = open.taker else { return };
    if open.treasures.contains(square) {
        open.treasures.remove(square);
        open.gold[seat.index()] = open.gold[seat.index()].saturating_add(1);
        if L::LISTENS {
            listener.hear(event(What::Treasure { square }, Some(seat), 1, rulings::C11_1));
        }
    }
    turn::settle(open, squares::ALL, listener);
}

/// The end of the game by treasures: at most two are left (TNE-C12.1).
pub(crate) fn nearly_gone(open: &Open) -> bool {
    open.treasures.len() <= 2
}
