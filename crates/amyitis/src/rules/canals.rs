//! Irrigation: AMY-H5, AMY-H6, AMY-P5, AMY-P6.

use shinar_core::{Listener, Seat};

use super::{emit, score, supply, turn};
use crate::{
    board::{Segment, Side, SideSet, Space, SpaceSet},
    event::{Cause, What},
    rulings,
    state::{GREY, Phase, SEATS, State},
};

/// The sides where a cube may be put now: water reaches them, and a segment is free (AMY-H6),
/// planted or not beside them (AMY-R15).
#[inline]
pub(crate) fn available(state: &State) -> SideSet {
    state.canals.reached.minus(state.canals.full)
}

/// AMY-H5, AMY-C3: the deciding player irrigates; an engineer brings points, the free irrigation none.
#[inline(never)]
pub(crate) fn irrigate<L: Listener<What>>(state: &mut State, side: Side, listener: &mut L) {
    let seat = state.active;
    put_cube(state, side, seat.index());
    if state.phase == Phase::Engineer {
        let points = state.components().engineer_points.into();
        let what = What::Irrigated { side, cause: Cause::Craftsman };
        score(state, seat, points, rulings::H5, what, listener);
    } else {
        emit(listener, Some(seat), rulings::C3, What::Irrigated { side, cause: Cause::Trade });
    }
    turn::end_action(state, listener);
}

/// Puts a cube on the first free segment of a side (AMY-X3), and lets the water flow.
pub(crate) fn put_cube(state: &mut State, side: Side, owner: usize) {
    let double = state.components().double.contains(side);
    let canals = &mut state.canals;
    let first = Segment::first(side);
    let segment = match canals.taken.contains(first) {
        false => first,
        true if double => Segment::second(side),
        true => return,
    };
    canals.taken.insert(segment);
    canals.cubes[owner].insert(segment);
    if double && segment == first {
        // AMY-R12: half a double side lets water pass, unless both segments are asked for.
        if !state.options.both_canals {
            flow(state, side);
        }
        return;
    }
    canals.full.insert(side);
    // AMY-P1
    let [one, two] = side.spaces();
    canals.watered |= SpaceSet::of(one).with(two);
    flow(state, side);
}

/// AMY-H6, AMY-R13: water flows through an irrigated side if it reaches one of its ends, and on from there.
fn flow(state: &mut State, side: Side) {
    let both = state.options.both_canals;
    let canals = &mut state.canals;
    let passing = if both { canals.full } else { Segment::begun(canals.taken) };
    if !canals.wet.meets(side.ends()) {
        return;
    }
    let mut new = side.ends().minus(canals.wet);
    while let Some(corner) = new.pop() {
        canals.wet.insert(corner);
        canals.reached |= corner.sides();
        for side in corner.sides() & passing {
            new |= side.ends().minus(canals.wet);
        }
    }
}

/// The cubes of each owner around a space.
#[inline]
pub(crate) fn cubes_around(state: &State, space: Space) -> [u8; SEATS + 1] {
    let around = Segment::of(space.sides());
    state.canals.cubes.map(|cubes| (cubes & around).len() as u8)
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
    for side in space.sides().minus(state.canals.full) {
        let [one, two] = side.spaces();
        let other = if one == space { two } else { one };
        if !planted.contains(other) {
            continue;
        }
        while !state.canals.full.contains(side) && supply::has_grey(state) {
            put_cube(state, side, GREY);
            emit(listener, None, rulings::P6, What::Irrigated { side, cause: Cause::Planting });
        }
    }
}

/// The spaces of a set as text, for messages.
pub(crate) fn list_spaces(set: SpaceSet) -> String {
    set.into_iter().map(|space| space.to_string()).collect::<Vec<_>>().join(", ")
}
