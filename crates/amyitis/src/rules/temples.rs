//! The end of a round: AMY-T1 to T9.

use shinar_core::{Listener, Seat};

use super::{choices, deal, emit, end, hire, score, supply};
use crate::{
    event::{Cause, What},
    pieces::{Gift, Good, TEMPLE_SPACES, Temple},
    rulings,
    state::{CODES, GREY, NONE, OWNERS, Phase, SEATS, SeatSet, State},
};

/// AMY-T1, AMY-R25: the player to the right of the first player, who is last in order, leads the procession.
pub(crate) fn last_in_order(state: &State) -> Seat {
    Seat((state.first.0 + state.players - 1) % state.players)
}

pub(crate) fn begin(state: &mut State) {
    ask(state, Phase::Procession, last_in_order(state));
}

#[inline(always)]
fn ask(state: &mut State, phase: Phase, seat: Seat) {
    state.active = seat;
    state.ask(phase);
}

/// AMY-T1: an own cube into one temple, a grey one into each of the others.
pub(super) fn procession<L: Listener<What>>(state: &mut State, chosen: Temple, listener: &mut L) {
    let seat = state.active;
    if supply::has_cube(state, seat) {
        hire::put_into(state, chosen, seat.index(), (Cause::Procession, rulings::T1), listener);
    }
    for temple in Temple::ALL.into_iter().filter(|&temple| temple != chosen) {
        if supply::has_grey(state) {
            hire::put_into(state, temple, GREY, (Cause::Procession, rulings::T1), listener);
        }
    }
    match ranks(state, Temple::Ishtar)[0] {
        Some(first) => ask(state, Phase::Ishtar, first),
        None => marduk(state, listener),
    }
}

/// AMY-T2, AMY-T6, AMY-T7, AMY-R21: who is first and second in a temple.
///
/// More cubes are better, then the cube furthest right. Grey cubes do not count. With two players there is no second.
pub(crate) fn ranks(state: &State, temple: Temple) -> [Option<Seat>; 2] {
    let [first, second] = RANKS[state.temples[temple.index()].code()];
    let seat = |seat: u8| (seat < SEATS as u8).then_some(Seat(seat));
    [seat(first), if ranked(state) < 2 { None } else { seat(second) }]
}

/// AMY-T7: how many players a temple can reward.
#[inline]
pub(crate) fn ranked(state: &State) -> usize {
    if state.players == 2 { 1 } else { 2 }
}

/// First and second for every way to fill a temple: a seat, or more than a seat for nobody.
static RANKS: [[u8; 2]; CODES] = {
    let mut table = [[NONE; 2]; CODES];
    let mut code = 0;
    while code < CODES {
        // More cubes first, then the last place; no two keys are equal, for no two cubes are in one place.
        let mut keys = [0u8; SEATS];
        let (mut rest, mut place) = (code, 0);
        while place < TEMPLE_SPACES {
            let owner = rest % OWNERS;
            if owner < SEATS {
                keys[owner] = (keys[owner] & 0xf0) + 0x10 + place as u8;
            }
            rest /= OWNERS;
            place += 1;
        }
        let (mut seat, mut first, mut second) = (0, 0, 0);
        while seat < SEATS {
            if keys[seat] > first {
                second = first;
                table[code][1] = table[code][0];
                first = keys[seat];
                table[code][0] = seat as u8;
            } else if keys[seat] > second {
                second = keys[seat];
                table[code][1] = seat as u8;
            }
            seat += 1;
        }
        code += 1;
    }
    table
};

/// AMY-T3, AMY-R20: the first chooses, the second takes the other.
#[inline(never)]
pub(crate) fn gift<L: Listener<What>>(state: &mut State, gift: Gift, listener: &mut L) {
    let other = if gift == Gift::Camel { Gift::Talent } else { Gift::Camel };
    let second = ranks(state, Temple::Ishtar)[1];
    for (seat, gift) in [(Some(state.active), gift), (second, other)] {
        let Some(seat) = seat else { continue };
        let what = match gift {
            Gift::Camel => What::Camels { count: supply::give_camels(state, seat, 1), cause: Cause::Ishtar },
            Gift::Talent => {
                What::Talents { count: supply::give_talents(state, seat, 1), cause: Cause::Ishtar }
            }
        };
        emit(listener, Some(seat), rulings::T3, what);
    }
    marduk(state, listener);
}

/// AMY-T4; then Tammouz.
fn marduk<L: Listener<What>>(state: &mut State, listener: &mut L) {
    let points = state.components().marduk;
    for (at, seat) in ranks(state, Temple::Marduk).into_iter().enumerate() {
        if let Some(seat) = seat {
            score(state, seat, points[at].into(), rulings::T4, What::Marduk { rank: at as u8 + 1 }, listener);
        }
    }
    match ranks(state, Temple::Tammouz)[0] {
        Some(first) if supply::has_cube(state, first) => ask(state, Phase::Harvest, first),
        _ => after_harvest(state, listener),
    }
}

/// AMY-T5, AMY-R19: the second in the temple of Tammouz may swap, if there is something to swap.
pub(super) fn after_harvest<L: Listener<What>>(state: &mut State, listener: &mut L) {
    if let Some(second) = ranks(state, Temple::Tammouz)[1] {
        state.active = second;
        if choices::swaps(state).len() > 1 {
            return state.ask(Phase::Swap);
        }
    }
    storage(state, state.first, listener);
}

/// AMY-T5
#[inline(never)]
pub(crate) fn swap<L: Listener<What>>(state: &mut State, swap: Option<(Good, Good)>, listener: &mut L) {
    let seat = state.active;
    if let Some((give, get)) = swap {
        state.lose_good(seat, give);
        state.gain_good(seat, get);
        emit(listener, Some(seat), rulings::T5, What::Swapped { give, get });
    } else {
        emit(listener, Some(seat), rulings::R19, What::Kept);
    }
    storage(state, state.first, listener);
}

/// How many goods a seat has too many at the end of the round (AMY-T8).
#[inline]
pub(crate) fn surplus(state: &State, seat: Seat) -> u16 {
    state.seat(seat).goods.total().saturating_sub(state.leader(seat).keep.into())
}

/// AMY-T8: from the first player on, surplus goods go back; then the round ends.
fn storage<L: Listener<What>>(state: &mut State, from: Seat, listener: &mut L) {
    // Everybody is looked at, which costs less than a loop whose length a processor would have to guess. Seats that are not
    // in play hold nothing.
    let seats = (0..SEATS as u8).map(Seat);
    let giving = seats.fold(0u32, |set, seat| set | u32::from(surplus(state, seat) > 0) << seat.0);
    // Those from `from` on, up to the first player.
    let (from, first, players) = (u32::from(from.0), u32::from(state.first.0), u32::from(state.players));
    let end = if from < first { first } else { first + players };
    let left = (giving | giving << players) & ((1 << end) - 1) & !((1 << from) - 1);
    if left == 0 {
        return end_round(state, listener);
    }
    let seat = left.trailing_zeros();
    ask(state, Phase::Discard, Seat((if seat < players { seat } else { seat - players }) as u8));
}

/// AMY-T8
#[inline(never)]
pub(crate) fn discard<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    let seat = state.active;
    state.lose_good(seat, good);
    emit(listener, Some(seat), rulings::T8, What::Discarded { good });
    storage(state, seat, listener);
}

/// AMY-E1, AMY-T9: the game ends, or the first-player card goes clockwise and a new round begins.
fn end_round<L: Listener<What>>(state: &mut State, listener: &mut L) {
    // AMY-R33: the cubes of the pass area return; those in temples and on fields stay.
    state.passed = SeatSet::default();
    if end::is_last_round(state) {
        return end::finish(state, listener);
    }
    state.first = state.first.next(state.players);
    state.active = state.first;
    state.round = state.round.saturating_add(1);
    deal::shuffle(state, listener);
}
