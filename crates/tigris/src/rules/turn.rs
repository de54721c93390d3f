//! The course of an action, a turn and a game: TNE-C2.1 to C2.5, C6.1 to C6.4, C12.1 to C12.3.

use shinar_core::{Illegal, Listener, Seat, Set};

use super::{building, emit, monument, score, treasure};
use crate::{
    event::What,
    pieces::{Colour, HAND, Handful},
    rulings,
    squares::{self, Grid, SquareSet},
    state::{ACTIONS, End, Open, Phase, State},
};

// ---- inside an action (TNE-C2.5, TNE-D17) ---------------------------------------------------------------------

/// The tile's points and wars are settled: building, monument, treasures.
pub(crate) fn after_wars<L: Listener<What>>(open: &mut Open, grown: SquareSet, listener: &mut L) {
    if open.options.civ {
        building::offer(open, grown, listener);
    } else {
        monument::offer(open, grown, listener);
    }
}

/// Building and monument are settled: nothing refers to the placed tile any more.
pub(crate) fn after_building_sites<L: Listener<What>>(open: &mut Open, grown: SquareSet, listener: &mut L) {
    open.placed = None;
    settle(open, grown, listener);
}

/// The end of an action: treasures are taken until none is to be taken (TNE-C11.1, TNE-D18, TNE-D21).
///
/// `grown` is where the action can have brought treasures to a trader: only a region that grew or got a leader can
/// have (TNE-D21), so that the check after every action costs nothing after most.
pub(crate) fn settle<L: Listener<What>>(open: &mut Open, grown: SquareSet, listener: &mut L) {
    let grown = if open.unsettled { squares::ALL } else { grown };
    let look = (grown & open.treasures).has_two();
    open.taker = if look { treasure::claim_within(open, grown).map(|(seat, _)| seat) } else { None };
    if open.taker.is_some() {
        open.phase = Phase::Take;
    } else {
        open.unsettled = false;
        end_action(open, listener);
    }
}

fn end_action<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    open.actions = open.actions.saturating_sub(1);
    if open.actions > 0 {
        open.phase = Phase::Act;
    } else {
        end_turn(open, listener);
    }
}

/// TNE-C2.2, TNE-D04: lets an action go.
pub(crate) fn pass<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    emit(listener, Some(open.active), rulings::C2_2, What::Passed);
    settle(open, SquareSet::EMPTY, listener);
}

// ---- swapping ---------------------------------------------------------------------------------------------------

/// TNE-C6.1, TNE-D29: only tiles in the hand can be swapped.
pub(crate) fn swap_refusal(open: &Open, handful: Handful) -> Illegal {
    Illegal::new(rulings::C6_1, format!("{} does not hold {handful}", open.active))
}

/// TNE-C6.1: discards tiles face down; chance draws as many.
pub(crate) fn swap<L: Listener<What>>(state: &mut State, handful: Handful, listener: &mut L) {
    let State { open, secrets, .. } = state;
    let at = open.active.index();
    let secret = &mut secrets[at];
    for (colour, &count) in handful.tiles().iter().enumerate() {
        secret.hand[colour] = secret.hand[colour].saturating_sub(count);
        secret.discards[colour] = secret.discards[colour].saturating_add(count);
    }
    let count = handful.count();
    open.hand_len[at] = open.hand_len[at].saturating_sub(count);
    open.discard_len[at] = open.discard_len[at].saturating_add(count);
    if L::LISTENS {
        let what = What::Swapped { count, tiles: Some(handful) };
        emit(listener, Some(open.active), rulings::C6_1, what);
    }
    if count > open.bag_len {
        // TNE-C12.3, TNE-D35: at once, without income.
        return finish(open, End::Bag, rulings::C12_3, listener);
    }
    open.draws = count;
    open.phase = Phase::Swap;
}

// ---- the end of a turn --------------------------------------------------------------------------------------------

fn end_turn<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    // TNE-D31: before the income of monuments.
    if monument::earns_wonder(open) {
        open.phase = Phase::WonderPoint;
    } else {
        income(open, listener);
    }
}

/// TNE-D31: the king's owner takes the point of the wonder.
pub(crate) fn wonder_point<L: Listener<What>>(open: &mut Open, colour: Colour, listener: &mut L) {
    let what = What::WonderPoint { colour };
    score(open, open.active, (colour, 1), rulings::D31, what, listener);
    income(open, listener);
}

/// TNE-C6.2, then TNE-C6.3.
fn income<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    monument::income(open, listener);
    open.phase = Phase::Refill;
    refill(open, listener);
}

/// TNE-C6.3, TNE-D13: chance fills the hands of all; then the end is tested (TNE-C6.4, TNE-D36).
fn refill<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    if let Some(seat) = open.next_refilled() {
        // TNE-C12.2, TNE-D34: a player who cannot draw the full number ends the game.
        if HAND - open.hand_len[seat.index()] > open.bag_len {
            finish(open, End::Bag, rulings::C12_2, listener);
        }
    } else if treasure::nearly_gone(open) {
        // TNE-D33, TNE-D45
        finish(open, End::Treasures, rulings::C12_1, listener);
    } else {
        open.active = open.active.next(open.players);
        open.actions = ACTIONS;
        open.phase = Phase::Act;
        emit(listener, Some(open.active), rulings::C6_4, What::Turn);
    }
}

fn finish<L: Listener<What>>(open: &mut Open, end: End, ruling: shinar_core::Ruling, listener: &mut L) {
    open.phase = Phase::Over;
    open.end = Some(end);
    emit(listener, None, ruling, What::Over { reason: end });
}

// ---- chance -----------------------------------------------------------------------------------------------------

/// A tile comes from the bag to a hand.
pub(crate) fn draw<L: Listener<What>>(state: &mut State, colour: Colour, listener: &mut L) {
    let open = &mut state.open;
    let Some(seat) = open.drawing() else { return };
    let at = seat.index();
    state.bag[colour.index()] = state.bag[colour.index()].saturating_sub(1);
    let hand = &mut state.secrets[at].hand[colour.index()];
    *hand = hand.saturating_add(1);
    open.bag_len = open.bag_len.saturating_sub(1);
    open.hand_len[at] = open.hand_len[at].saturating_add(1);
    let ruling = match open.phase {
        Phase::Deal => rulings::D47,
        Phase::Swap => rulings::C6_1,
        _ => rulings::C6_3,
    };
    emit(listener, Some(seat), ruling, What::Drew { colour: Some(colour) });
    match open.phase {
        Phase::Deal => leave_deal(open),
        Phase::Swap => {
            open.draws = open.draws.saturating_sub(1);
            if open.draws == 0 {
                settle(open, SquareSet::EMPTY, listener);
            }
        }
        _ => refill(open, listener),
    }
}

/// Goes on with what follows dealing, if all hands are full.
pub(crate) fn leave_deal(open: &mut Open) {
    if open.next_dealt().is_none() {
        open.phase = open.then;
        open.undealt = Set::default();
        if open.phase != Phase::Start {
            open.then = Phase::Act;
        }
    }
}

/// TNE-C2.1: a player begins.
pub(crate) fn start<L: Listener<What>>(open: &mut Open, seat: Seat, listener: &mut L) {
    open.active = seat;
    open.phase = Phase::Act;
    open.then = Phase::Act;
    emit(listener, Some(open.active), rulings::C2_1, What::Starts);
}
