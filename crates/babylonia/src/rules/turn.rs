//! Setup and the course of a turn: BAB-S1 to S5, BAB-T1 to T3, BAB-K2.

use shinar_core::{Listener, Seat, Set};

use super::{emit, end, resolve};
use crate::{
    event::What,
    pieces::{CARDS_IN_PLAY, Card, Kind, Tile},
    rulings,
    state::{Open, Phase, Played, State},
};

/// BAB-V1: a card goes back to the box.
pub(crate) fn box_card<L: Listener<What>>(open: &mut Open, card: Card, listener: &mut L) {
    open.cards.remove(card);
    emit(listener, None, rulings::V1, What::Boxed { card });
    if open.cards.len() as usize <= CARDS_IN_PLAY {
        open.phase = Phase::Layout;
    }
}

/// BAB-S2: a tile comes to lie on the next place.
pub(crate) fn lay_tile<L: Listener<What>>(open: &mut Open, tile: Tile, listener: &mut L) {
    open.stack[tile.index()] = open.stack[tile.index()].saturating_sub(1);
    if let Some(place) = open.next_place() {
        open.put_tile(place, tile);
        emit(listener, None, rulings::S2, What::Laid { hex: place.hex(), tile });
    }
    if open.next_place().is_none() || open.stack.iter().all(|&count| count == 0) {
        open.phase = Phase::Deal;
        leave_deal(open);
    }
}

/// BAB-S5, BAB-T3: a token comes from the pool to the stand.
pub(crate) fn draw<L: Listener<What>>(state: &mut State, kind: Kind, listener: &mut L) {
    let open = &mut state.open;
    let Some(seat) = open.drawing() else { return };
    let secret = &mut state.secrets[seat.index()];
    secret.pool[kind.index()] = secret.pool[kind.index()].saturating_sub(1);
    secret.stand[kind.index()] += 1;
    open.pool_len[seat.index()] = open.pool_len[seat.index()].saturating_sub(1);
    open.stand_len[seat.index()] += 1;
    let ruling = if open.phase == Phase::Deal { rulings::S5 } else { rulings::T3 };
    emit(listener, Some(seat), ruling, What::Drew { kind: Some(kind) });
    if open.phase == Phase::Deal {
        leave_deal(open);
    } else {
        refill(open, listener);
    }
}

/// Goes on with what follows dealing, if all stands are full.
pub(crate) fn leave_deal(open: &mut Open) {
    if open.next_dealt().is_none() {
        open.phase = open.then;
        open.undealt = Set::default();
        if open.phase != Phase::Start {
            open.then = Phase::Place;
        }
    }
}

/// BAB-S5: a player begins.
pub(crate) fn start<L: Listener<What>>(open: &mut Open, seat: Seat, listener: &mut L) {
    open.active = seat;
    open.phase = Phase::Place;
    open.then = Phase::Place;
    emit(listener, Some(seat), rulings::S5, What::Starts);
}

/// BAB-T2: placing is over; resolves what was surrounded.
pub(crate) fn after_placing<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    if resolve::go_on(open, listener) {
        open.phase = Phase::Refill;
        refill(open, listener);
    }
}

/// BAB-T3: goes on to the end of the turn if the stand is full or the pool empty.
fn refill<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    let at = open.active.index();
    if open.stand_len[at] < open.stand_limit(open.active) && open.pool_len[at] > 0 {
        return;
    }
    // BAB-E1, BAB-R9, BAB-R18: the end comes after the refill and before an extra turn.
    if let Some(reason) = end::at_turn_end(open) {
        open.phase = Phase::Over;
        return emit(listener, None, rulings::E1, What::Over { reason });
    }
    if open.can_use(open.active, Card::EXTRA_TURN) {
        open.phase = Phase::Extra;
        return;
    }
    begin(open, open.active.next(open.players), listener);
}

/// BAB-K2: the player takes the extra turn now, or keeps it for later.
pub(crate) fn extra<L: Listener<What>>(open: &mut Open, yes: bool, listener: &mut L) {
    let seat = open.active;
    if yes {
        open.used.insert(Card::EXTRA_TURN);
        emit(listener, Some(seat), rulings::K2, What::ExtraTurn);
        begin(open, seat, listener);
    } else {
        begin(open, seat.next(open.players), listener);
    }
}

fn begin<L: Listener<What>>(open: &mut Open, seat: Seat, listener: &mut L) {
    open.active = seat;
    open.phase = Phase::Place;
    open.turn = open.turn.saturating_add(1);
    open.played = Played::default();
    emit(listener, Some(seat), rulings::T1, What::Turn);
}
