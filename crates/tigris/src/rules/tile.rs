//! Placing tiles, their points, and uniting kingdoms: TNE-C4.1 to C5.4.

use shinar_core::{Illegal, Listener};

use super::{
    conflict,
    realm::{self, Kingdoms, Leaders},
    score, tell, turn,
};
use crate::{
    board::Square,
    event::What,
    pieces::Colour,
    rulings,
    squares::SquareSet,
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
    realm::touches(square, open.occupied(), open.led, 3)
}

/// The empty squares on which no tile may go because of the kingdoms beside them.
pub(crate) fn barred(open: &Open) -> SquareSet {
    let (_, three) = Kingdoms::of(open).crossings();
    three
}

/// Refuses an illegal placement with the ruling that forbids it.
pub(crate) fn check(state: &State, colour: Colour, square: Square) -> Result<(), Illegal> {
    let open = &state.open;
    let tile = colour.tile();
    let refuse = |ruling, message: String| Err(Illegal::new(ruling, message));
    if state.secrets[open.active.index()].hand[colour.index()] == 0 {
        return refuse(rulings::C4_1, format!("{} has no {tile} in hand", open.active));
    }
    if !open.empty().contains(square) {
        return refuse(rulings::C4_2, format!("{square} is not empty; a tile goes to an empty square"));
    }
    if !ground(open, colour).contains(square) {
        let message = match colour {
            Colour::Blue => format!("{square} is land; farms go into rivers"),
            _ => format!("{square} is a river; a {tile} goes on land"),
        };
        return refuse(rulings::C4_3, message);
    }
    if joins_three(open, square) {
        let message = format!("a tile on {square} would join more than two kingdoms");
        return refuse(rulings::C4_4, message);
    }
    Ok(())
}

/// Places a tile, hands out its points, and starts what follows.
pub(crate) fn place<L: Listener<What>>(state: &mut State, colour: Colour, square: Square, listener: &mut L) {
    let open = &mut state.open;
    let (occupied, led) = (open.occupied(), open.led);
    let at = open.active.index();
    let hand = &mut state.secrets[at].hand[colour.index()];
    *hand = hand.saturating_sub(1);
    open.hand_len[at] = open.hand_len[at].saturating_sub(1);
    open.unseen[colour.index()] = open.unseen[colour.index()].saturating_sub(1);
    open.tiles[colour.index()].insert(square);
    open.placed = Some(square);
    tell(listener, Some(open.active), rulings::C4_1, What::Tile { colour, square });
    // TNE-C4.5: most tiles of a sparse board touch nothing, and then there is nothing to look for.
    let alone = !square.neighbours().meets(occupied);
    let region =
        if alone { SquareSet::of(square) } else { SquareSet::of(square).flood(occupied.with(square)) };
    // TNE-C4.9: alone or among tiles without a leader nothing is scored.
    let leaders = open.leaders_on(region);
    if leaders == 0 {
        return turn::after_wars(open, region, listener);
    }
    if leaders.count_ones() > 1 && realm::touches(square, occupied, led & region, 2) {
        // TNE-C5.1, TNE-C5.2: no points, even without a conflict.
        tell(listener, Some(open.active), rulings::C5_1, What::United { square });
        return conflict::next_war(open, listener);
    }
    reward(open, colour, region, leaders, listener);
    turn::after_wars(open, region, listener);
}

/// TNE-C4.6, TNE-C4.7, TNE-C4.8, TNE-C14.6: the points for a tile in a kingdom.
fn reward<L: Listener<What>>(
    open: &mut Open,
    colour: Colour,
    kingdom: SquareSet,
    leaders: Leaders,
    listener: &mut L,
) {
    let (leader, stands_in) = match realm::of_colour(leaders, colour) {
        Some(leader) => (leader, false),
        None => match realm::of_colour(leaders, Colour::Black) {
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
