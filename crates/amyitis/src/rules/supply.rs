//! The supply. It is treated as endless (AMY-R22), unless the option `strict_supply` makes it that of the box.

use shinar_core::Seat;

use crate::{
    pieces::{Good, GoodSet, goods as sets},
    state::{GREY, State},
};

/// The goods that can be taken.
#[inline]
pub(crate) fn goods(state: &State) -> GoodSet {
    if !state.options.strict_supply {
        return sets::ALL;
    }
    Good::ALL.into_iter().filter(|&good| left(state, good) > 0).collect()
}

/// Tokens of a good that lie in the supply of the box.
pub(crate) fn left(state: &State, good: Good) -> u32 {
    let held: u32 = state.seats.iter().map(|seat| u32::from(seat.goods.count(good))).sum();
    let on_leader = u32::from(state.leaders.contains(good));
    u32::from(state.components().tokens[good.index()]).saturating_sub(held + on_leader)
}

/// Gives Talents, as many as there are, and returns how many.
#[inline]
pub(crate) fn give_talents(state: &mut State, seat: Seat, count: u16) -> u16 {
    let mut given = count;
    if state.options.strict_supply {
        given = given.min(talents_left(state));
    }
    let talents = &mut state.talents[seat.index()];
    *talents = talents.saturating_add(given);
    given
}

/// Talents in the supply of the box.
pub(crate) fn talents_left(state: &State) -> u16 {
    let held = state.talents.iter().fold(0u16, |sum, &count| sum.saturating_add(count));
    u16::from(state.components().talents).saturating_sub(held)
}

/// Gives camels, as many as there are, and returns how many.
#[inline]
pub(crate) fn give_camels(state: &mut State, seat: Seat, count: u16) -> u16 {
    let mut given = count;
    if state.options.strict_supply {
        given = given.min(camels_left(state));
    }
    let own = state.seat_mut(seat);
    own.camels = own.camels.saturating_add(given);
    given
}

/// Camels in the supply of the box.
pub(crate) fn camels_left(state: &State) -> u16 {
    let held = state.seats.iter().fold(0u16, |sum, seat| sum.saturating_add(seat.camels));
    u16::from(state.components().camels).saturating_sub(held)
}

/// Gives a good, if there is one, and returns whether there was.
#[inline]
pub(crate) fn give_good(state: &mut State, seat: Seat, good: Good) -> bool {
    if !goods(state).contains(good) {
        return false;
    }
    state.gain_good(seat, good);
    true
}

/// Whether a player has a cube left.
#[inline]
pub(crate) fn has_cube(state: &State, seat: Seat) -> bool {
    !state.options.strict_supply || cubes_out(state, seat.index()) < u32::from(state.components().cubes_each)
}

/// Whether there is a grey cube left.
#[inline]
pub(crate) fn has_grey(state: &State) -> bool {
    !state.options.strict_supply || cubes_out(state, GREY) < u32::from(state.components().grey_cubes)
}

/// The cubes of an owner on the boards.
pub(crate) fn cubes_out(state: &State, owner: usize) -> u32 {
    let of = |owners: &[u8]| owners.iter().filter(|&&other| usize::from(other) == owner).count() as u32;
    let canals = state.canals.cubes[owner].len();
    let fields: u32 = state.fields.iter().map(|line| of(line.owners())).sum();
    let temples: u32 = state.temples.iter().map(|line| of(line.owners())).sum();
    canals + fields + temples
}
