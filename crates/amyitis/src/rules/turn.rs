//! The course of a round: AMY-I2, AMY-A1 to A3.

use shinar_core::{Listener, Seat};

use super::{score, supply, tell, temples};
use crate::{
    event::What,
    pieces::Guild,
    rulings,
    state::{Phase, State, Trade},
};

/// AMY-I2: income, then the first player begins.
pub(crate) fn begin_actions<L: Listener<What>>(state: &mut State, listener: &mut L) {
    let mut seat = state.first;
    for _ in 0..state.players {
        let card = state.components().card(Guild::Banker, state.seat(seat).level(Guild::Banker));
        if card.talents > 0 || card.points > 0 {
            // AMY-D3, AMY-D6: only the highest banker pays.
            let talents = supply::give_talents(state, seat, card.talents.into());
            score(state, seat, card.points.into(), rulings::I2, What::Income { talents }, listener);
        }
        seat = seat.next(state.players);
    }
    state.passed = 0;
    ask(state, state.first, listener);
}

fn ask<L: Listener<What>>(state: &mut State, seat: Seat, listener: &mut L) {
    state.active = seat;
    state.phase = Phase::Turn;
    state.then = Phase::Turn;
    tell(listener, Some(seat), rulings::A1, What::Turn);
}

/// AMY-A2: the player takes no more actions this round.
pub(crate) fn pass<L: Listener<What>>(state: &mut State, listener: &mut L) {
    state.passed |= 1 << (state.active.0 & 7);
    tell(listener, Some(state.active), rulings::A2, What::Passed);
    // AMY-R17: with the last pass the phase stops at once.
    if state.passed.count_ones() >= state.players.into() {
        temples::begin(state);
    } else {
        next(state, listener);
    }
}

/// An action is done: the next player's turn.
#[inline]
pub(crate) fn end_action<L: Listener<What>>(state: &mut State, listener: &mut L) {
    state.trade = Trade::default();
    next(state, listener);
}

/// AMY-A1, AMY-A3: goes clockwise to the next player who has not passed; those passed over take a Talent each.
fn next<L: Listener<What>>(state: &mut State, listener: &mut L) {
    let mut seat = state.active;
    for _ in 0..state.players {
        seat = seat.next(state.players);
        if state.passed >> (seat.0 & 7) & 1 == 0 {
            break;
        }
        let talents = supply::give_talents(state, seat, 1);
        tell(listener, Some(seat), rulings::A3, What::PassTalent { talents });
    }
    ask(state, seat, listener);
}
