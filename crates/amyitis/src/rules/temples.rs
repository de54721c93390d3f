//! The end of a round: AMY-T1 to T9.

use shinar_core::{Listener, Seat};

use super::{choices, deal, end, hire, score, supply, tell};
use crate::{
    event::{Cause, What},
    pieces::{Gift, Good, TEMPLE_SPACES, Temple},
    rulings,
    state::{CODES, GREY, NONE, OWNERS, Phase, SEATS, State},
};

/// AMY-T1, AMY-R25: the player to the right of the first player, who is last in order, leads the procession.
pub(crate) fn last_in_order(state: &State) -> Seat {
    Seat((state.first.0 + state.players - 1) % state.players.max(1))
}

pub(crate) fn begin(state: &mut State) {
    ask(state, Phase::Procession, last_in_order(state));
}

fn ask(state: &mut State, phase: Phase, seat: Seat) {
    state.phase = phase;
    state.then = phase;
    state.active = seat;
}

/// AMY-T1: an own cube into one temple, a grey one into each of the others.
pub(super) fn procession<L: Listener<What>>(state: &mut State, chosen: Temple, listener: &mut L) {
    let seat = state.active;
    if supply::has_cube(state, seat) {
        hire::put_into(state, chosen, seat.index(), rulings::T1, listener);
    }
    for temple in Temple::ALL.into_iter().filter(|&temple| temple != chosen) {
        if supply::has_grey(state) {
            hire::put_into(state, temple, GREY, rulings::T1, listener);
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
        tell(listener, Some(seat), rulings::T3, what);
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
        ask(state, Phase::Swap, second);
        if choices::swaps(state).count_ones() > 1 {
            return;
        }
    }
    storage(state, state.first, listener);
}

/// AMY-T5
pub(crate) fn swap<L: Listener<What>>(state: &mut State, swap: Option<(Good, Good)>, listener: &mut L) {
    let seat = state.active;
    if let Some((give, get)) = swap {
        state.seat_mut(seat).goods.lose(give);
        state.seat_mut(seat).goods.gain(get);
        tell(listener, Some(seat), rulings::T5, What::Swapped { give, get });
    } else {
        tell(listener, Some(seat), rulings::R19, What::Kept);
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
    let mut seat = from;
    loop {
        while surplus(state, seat) > 0 {
            let kinds = state.seat(seat).goods.kinds();
            // AMY-X2: goods of one kind leave no choice.
            let only = Good::at(kinds.trailing_zeros() as usize).filter(|_| kinds.count_ones() == 1);
            let Some(good) = only else { return ask(state, Phase::Discard, seat) };
            give_back(state, seat, good, listener);
        }
        seat = seat.next(state.players);
        if seat == state.first {
            return end_round(state, listener);
        }
    }
}

fn give_back<L: Listener<What>>(state: &mut State, seat: Seat, good: Good, listener: &mut L) {
    state.seat_mut(seat).goods.lose(good);
    tell(listener, Some(seat), rulings::T8, What::Discarded { good });
}

/// AMY-T8
pub(crate) fn discard<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    give_back(state, state.active, good, listener);
    storage(state, state.active, listener);
}

/// AMY-E1, AMY-T9: the game ends, or the first-player card goes clockwise and a new round begins.
fn end_round<L: Listener<What>>(state: &mut State, listener: &mut L) {
    // AMY-R33: the cubes of the pass area return; those in temples and on fields stay.
    state.passed = 0;
    if end::is_last_round(state) {
        return end::finish(state, listener);
    }
    state.first = state.first.next(state.players);
    state.active = state.first;
    state.round = state.round.saturating_add(1);
    deal::shuffle(state, listener);
}
