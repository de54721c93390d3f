//! Irrigation: AMY-H5, AMY-H6, AMY-P5, AMY-P6.

use shinar_core::{Listener, Seat};

use super::{score, supply, tell, turn};
use crate::{
    board::{Side, Space, meeting, sides, spaces},
    event::{Cause, What},
    rulings,
    state::{GREY, Phase, SEATS, State},
};

/// The sides where a cube may be put now, one bit each: water reaches them, and a segment is free (AMY-H6),
/// planted or not beside them (AMY-R15).
#[inline]
pub(crate) fn available(state: &State) -> u32 {
    state.canals.reached & !state.canals.full
}

/// AMY-H5, AMY-C3: the deciding player irrigates; an engineer brings points, the free irrigation none.
pub(crate) fn irrigate<L: Listener<What>>(state: &mut State, side: Side, listener: &mut L) {
    let seat = state.active;
    put_cube(state, side, seat.index());
    if state.phase == Phase::Engineer {
        let points = state.components().engineer_points.into();
        let what = What::Irrigated { side, cause: Cause::Craftsman };
        score(state, seat, points, rulings::H5, what, listener);
    } else {
        tell(listener, Some(seat), rulings::C3, What::Irrigated { side, cause: Cause::Trade });
    }
    turn::end_action(state, listener);
}

/// Puts a cube on the first free segment of a side (AMY-X3), and lets the water flow.
pub(crate) fn put_cube(state: &mut State, side: Side, owner: usize) {
    let double = state.components().double & side.bit() != 0;
    let canals = &mut state.canals;
    let first = u64::from(side.bit());
    let segment = if canals.taken & first == 0 {
        first
    } else if double {
        first << 32
    } else {
        return;
    };
    canals.taken |= segment;
    if let Some(cubes) = canals.cubes.get_mut(owner) {
        *cubes |= segment;
    }
    if double && segment == first {
        // AMY-R12: half a double side lets water pass, unless both segments are asked for.
        if !state.options.both_canals {
            flow(state, side);
        }
        return;
    }
    canals.full |= side.bit();
    // AMY-P1
    let [one, two] = side.spaces();
    canals.watered |= one.bit() | two.bit();
    flow(state, side);
}

/// AMY-H6, AMY-R13: water flows through an irrigated side if it reaches one of its ends, and on from there.
fn flow(state: &mut State, side: Side) {
    let both = state.options.both_canals;
    let canals = &mut state.canals;
    let passing = if both { canals.full } else { canals.taken as u32 };
    let [one, two] = side.corners();
    let ends = 1u32 << one | 1u32 << two;
    if canals.wet & ends == 0 {
        return;
    }
    let mut new = ends & !canals.wet;
    while new != 0 {
        let corner = new.trailing_zeros() as u8;
        new &= new - 1;
        canals.wet |= 1 << corner;
        canals.reached |= meeting(corner);
        for side in sides(meeting(corner) & passing) {
            let [one, two] = side.corners();
            new |= (1u32 << one | 1u32 << two) & !canals.wet;
        }
    }
}

/// The cubes of each owner around a space.
#[inline]
pub(crate) fn cubes_around(state: &State, space: Space) -> [u8; SEATS + 1] {
    let around = u64::from(space.sides());
    let around = around | around << 32;
    state.canals.cubes.map(|cubes| (cubes & around).count_ones() as u8)
}

/// AMY-P5, AMY-R10: the player with most cubes around a space, alone, and how many.
pub(crate) fn most_cubes(state: &State, space: Space) -> Option<(Seat, u8)> {
    let (mut most, mut winner) = (0, None);
    for (seat, count) in cubes_around(state, space).into_iter().take(SEATS).enumerate() {
        if count > most {
            (most, winner) = (count, Some((Seat(seat as u8), count)));
        } else if count == most {
            winner = None;
        }
    }
    winner
}

/// AMY-P6: grey cubes on the free segments between a space and planted neighbours (AMY-R14: unused spaces are none).
pub(crate) fn irrigate_by_itself<L: Listener<What>>(state: &mut State, space: Space, listener: &mut L) {
    let planted = state.planted();
    for side in sides(space.sides() & !state.canals.full) {
        let [one, two] = side.spaces();
        let other = if one == space { two } else { one };
        if planted & other.bit() == 0 {
            continue;
        }
        while state.canals.full & side.bit() == 0 && supply::has_grey(state) {
            put_cube(state, side, GREY);
            tell(listener, None, rulings::P6, What::Irrigated { side, cause: Cause::Planting });
        }
    }
}

/// The spaces of a set as text, for messages.
pub(crate) fn list_spaces(set: u16) -> String {
    spaces(set).map(|space| space.to_string()).collect::<Vec<_>>().join(", ")
}
