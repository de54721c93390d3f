//! Placing tiles, their points, and uniting kingdoms: TNE-C4.1 to C5.4.

use shinar_core::{Illegal, Listener};

use super::{conflict, emit, score, turn};
use crate::{
    board::Square,
    event::What,
    pieces::Colour,
    rulings,
    squares::{Grid, SquareSet},
    state::{Open, State},
};

/// The ground of a colour: farms go into rivers, everything else on land (TNE-C4.3).
#[inline]
pub(crate) fn ground(open: &Open, colour: Colour) -> SquareSet {
    match colour {
        Colour::Blue => open.printed().river,
        _ => open.printed().land,
    }
}

/// Whether a tile on an empty square would touch three kingdoms or more (TNE-C4.4).
#[inline]
pub(crate) fn joins_three(open: &Open, square: Square) -> bool {
    // Most squares have not even two neighbours in kingdoms.
    let near = *square.neighbours() & open.kingdoms.within();
    near.has_two() && open.kingdoms.beside(square, near).len() > 2
}

/// Why a tile may not be placed.
pub(crate) fn refusal(state: &State, colour: Colour, square: Square) -> Illegal {
    let open = &state.open;
    let tile = colour.tile();
    let (ruling, message) = if state.secrets[open.active.index()].hand[colour.index()] == 0 {
        (rulings::C4_1, format!("{} has no {tile} in hand", open.active))
    } else if !open.empty().contains(square) {
        (rulings::C4_2, format!("{square} is not empty; a tile goes to an empty square"))
    } else if !ground(open, colour).contains(square) {
        let message = match colour {
            Colour::Blue => format!("{square} is land; farms go into rivers"),
            _ => format!("{square} is a river; a {tile} goes on land"),
        };
        (rulings::C4_3, message)
    } else {
        (rulings::C4_4, format!("a tile on {square} would join more than two kingdoms"))
    };
    Illegal::new(ruling, message)
}

/// Places a tile, hands out its points, and starts what follows.
pub(crate) fn place<L: Listener<What>>(state: &mut State, colour: Colour, square: Square, listener: &mut L) {
    let open = &mut state.open;
    let at = open.active.index();
    let hand = &mut state.secrets[at].hand[colour.index()];
    *hand = hand.saturating_sub(1);
    open.hand_len[at] = open.hand_len[at].saturating_sub(1);
    open.unseen[colour.index()] = open.unseen[colour.index()].saturating_sub(1);
    let joined = open.put_tile(colour, square);
    open.placed = Some(square);
    emit(listener, Some(open.active), rulings::C4_1, What::Tile { colour, square });
    if joined.count > 1 {
        // TNE-C5.1, TNE-C5.2: no points, even without a conflict.
        emit(listener, Some(open.active), rulings::C5_1, What::United { square });
        return conflict::next_war(open, listener);
    }
    // TNE-C4.5, TNE-C4.9: alone or among tiles without a leader nothing is scored.
    if joined.count == 1 {
        reward(open, colour, joined.kingdom, listener);
    }
    turn::after_wars(open, joined.kingdom, listener);
}

/// TNE-C4.6, TNE-C4.7, TNE-C4.8, TNE-C14.6: the points for a tile in a kingdom.
fn reward<L: Listener<What>>(open: &mut Open, colour: Colour, kingdom: SquareSet, listener: &mut L) {
    let (leader, stands_in) = match open.leader_of(colour, kingdom) {
        Some(leader) => (leader, false),
        None => match open.leader_of(Colour::Black, kingdom) {
            Some(king) => (king, true),
            None => return,
        },
    };
    let ruling = if stands_in { rulings::C4_7 } else { rulings::C4_6 };
    // TNE-C4.10: always in the colour of the tile.
    let what = What::Point { colour, leader, stands_in };
    score(open, leader.seat(), (colour, 1), ruling, what, listener);
    // TNE-D22, TNE-D23, TNE-D27: whoever scores, with the building that stands in the kingdom now.
    if open.buildings[colour.index()].is_some_and(|at| kingdom.contains(at)) {
        score(open, leader.seat(), (colour, 1), rulings::C14_6, What::Bonus { colour }, listener);
    }
}
