//! The course of a round: AMY-I2, AMY-A1 to A3.

use shinar_core::{Listener, Seat};

use super::{emit, score, supply, temples};
use crate::{
    event::What,
    pieces::Guild,
    rulings,
    state::{Phase, SEATS, SeatSet, State, Trade},
};

/// AMY-I2: income, then the first player begins.
#[inline(never)]
pub(crate) fn begin_actions<L: Listener<What>>(state: &mut State, listener: &mut L) {
    let mut seat = state.first;
    for _ in 0..state.players {
        let card = state.components().card(Guild::Banker, state.seat(seat).level(Guild::Banker));
        // Without a listener it does not matter whether nothing is added.
        if !L::LISTENS || card.talents > 0 || card.points > 0 {
            // AMY-D3, AMY-D6: only the highest banker pays.
            let talents = supply::give_talents(state, seat, card.talents.into());
            score(state, seat, card.points.into(), rulings::I2, What::Income { talents }, listener);
        }
        seat = seat.next(state.players);
    }
    state.passed = SeatSet::default();
    ask(state, state.first, listener);
}

#[inline]
fn ask<L: Listener<What>>(state: &mut State, seat: Seat, listener: &mut L) {
    state.active = seat;
    state.ask(Phase::Turn);
    emit(listener, Some(seat), rulings::A1, What::Turn);
}

/// AMY-A2: the player takes no more actions this round.
#[inline(never)]
pub(crate) fn pass<L: Listener<What>>(state: &mut State, listener: &mut L) {
    state.passed.insert(state.active);
    emit(listener, Some(state.active), rulings::A2, What::Passed);
    // AMY-R17: with the last pass the phase stops at once.
    if state.passed.len() >= state.players.into() {
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
#[inline(never)]
fn next<L: Listener<What>>(state: &mut State, listener: &mut L) {
    let Step { next, over } = STEPS[step_index(state.players, state.active, state.passed.bits())];
    if L::LISTENS || state.options.strict_supply {
        return pass_over(state, next, listener);
    }
    // Nobody hears who takes when, and nothing runs out: no loop whose length a processor would have to guess. The next
    // player is not passed over, and need not wait for it to be asked.
    ask(state, next, listener);
    for (talents, more) in state.talents.iter_mut().zip(over) {
        *talents = talents.saturating_add(more);
    }
}

/// The same one seat after the other.
#[inline(never)]
fn pass_over<L: Listener<What>>(state: &mut State, next: Seat, listener: &mut L) {
    let mut seat = state.active.next(state.players);
    while seat != next {
        let talents = supply::give_talents(state, seat, 1);
        emit(listener, Some(seat), rulings::A3, What::PassTalent { talents });
        seat = seat.next(state.players);
    }
    ask(state, next, listener);
}

/// Who acts next, and the Talents that those passed over take.
#[derive(Clone, Copy)]
#[repr(align(16))]
struct Step {
    next: Seat,
    over: [u16; SEATS],
}

/// The fewest players.
const LEAST: u8 = 2;

/// The place in [`STEPS`] for a number of players, the seat that acted, and the set of those who passed.
#[inline]
const fn step_index(players: u8, active: Seat, passed: u8) -> usize {
    ((players - LEAST) as usize * SEATS + active.index()) << SEATS | passed as usize
}

/// What follows an action. If all have passed, which only an illegal action can lead to, the same seat acts again.
static STEPS: [Step; step_index(SEATS as u8 + 1, Seat(0), 0)] = {
    let mut steps = [Step { next: Seat(0), over: [0; SEATS] }; step_index(SEATS as u8 + 1, Seat(0), 0)];
    let mut players = LEAST;
    while players as usize <= SEATS {
        let mut active = Seat(0);
        while active.0 < players {
            let mut passed = 0;
            while passed < 1 << SEATS {
                let step = &mut steps[step_index(players, active, passed)];
                let mut seat = active.next(players);
                while seat.0 != active.0 && passed >> seat.0 & 1 == 1 {
                    step.over[seat.index()] = 1;
                    seat = seat.next(players);
                }
                step.next = seat;
                passed += 1;
            }
            active.0 += 1;
        }
        players += 1;
    }
    steps
};
