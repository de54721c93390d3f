//! What a seat knows, as numbers.

use shinar_core::{
    encoding::{Axis, FeatureGroup, Features, place_of, relative},
    feature_groups,
    prelude::*,
};

use crate::{PIECES, THROWS, TRACK, Ur, View};

/// The two seats of this game.
const SEATS: Axis = Axis::SEATS.first(2);
const MOST: usize = PIECES as usize;

fn square(index: usize) -> String {
    (index + 1).to_string()
}

fn points(index: usize) -> String {
    index.to_string()
}

feature_groups! {
    /// The seat that decides.
    decides: [SEATS];
    /// The throw.
    throw: [Axis::labelled("points", THROWS.len(), points)];
    /// Pieces in the hand.
    hand: [SEATS, Axis::count(MOST)];
    /// Pieces on the track.
    track: [SEATS, Axis::labelled("square", TRACK as usize, square)];
}

impl GameEncoding for Ur {
    const GROUPS: &'static [FeatureGroup] = &GROUPS;

    fn encode(view: &View, out: &mut impl Features) {
        let state = &view.state;
        let own = place_of(view.observer);
        if let Some(seat) = state.actor().seat() {
            out.put(at(Group::decides) + relative(seat, own, 2));
        }
        if let Some(throw) = state.throw {
            out.put(at(Group::throw) + usize::from(throw));
        }
        let seats = [own.index(), 1 - own.index()];
        for (place, seat) in seats.into_iter().enumerate() {
            out.put_count(at(Group::hand) + place * MOST, MOST, state.hand[seat].into());
        }
        for (place, seat) in seats.into_iter().enumerate() {
            for square in (1..=TRACK).filter(|&square| state.has(seat, square)) {
                out.put(at(Group::track) + place * usize::from(TRACK) + usize::from(square) - 1);
            }
        }
    }
}
