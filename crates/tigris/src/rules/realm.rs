//! Regions and kingdoms: TNE-C1.1 to C1.4.

use crate::{
    board::Square,
    pieces::{COLOURS, Colour, LEADERS, Leader},
    squares::SquareSet,
    state::Open,
};

/// A set of leaders, one bit each: four bits a seat, one a colour.
pub(crate) type Leaders = u16;

/// The kingdoms of a position (TNE-C1.3), at most one a leader.
#[derive(Clone, Copy)]
pub(crate) struct Kingdoms {
    sets: [SquareSet; LEADERS],
    count: usize,
}

impl Kingdoms {
    /// The kingdoms if exactly `occupied` connects and `led` are the squares of the leaders.
    pub(crate) fn new(occupied: SquareSet, led: SquareSet) -> Self {
        let mut kingdoms = Self { sets: [SquareSet::EMPTY; LEADERS], count: 0 };
        let mut rest = led;
        while let Some(square) = rest.pop() {
            let kingdom = SquareSet::of(square).flood(occupied);
            rest = rest.minus(kingdom);
            if let Some(slot) = kingdoms.sets.get_mut(kingdoms.count) {
                *slot = kingdom;
                kingdoms.count += 1;
            }
        }
        kingdoms
    }

    /// The kingdoms of a position, in reading order of their first leaders.
    pub(crate) fn of(open: &Open) -> Self {
        Self::new(open.occupied(), open.led)
    }

    pub(crate) fn sets(&self) -> &[SquareSet] {
        &self.sets[..self.count.min(LEADERS)]
    }

    /// The squares that touch at least two, and those that touch at least three kingdoms.
    pub(crate) fn crossings(&self) -> (SquareSet, SquareSet) {
        let (mut one, mut two, mut three) = (SquareSet::EMPTY, SquareSet::EMPTY, SquareSet::EMPTY);
        for kingdom in self.sets() {
            let near = kingdom.neighbours();
            three |= two & near;
            two |= one & near;
            one |= near;
        }
        (two, three)
    }
}

impl Open {
    /// The region of a square that holds a tile or a leader (TNE-C1.2).
    #[inline]
    pub(crate) fn region(&self, square: Square) -> SquareSet {
        SquareSet::of(square).flood(self.occupied())
    }

    /// The leaders on some squares.
    #[inline]
    pub(crate) fn leaders_on(&self, squares: SquareSet) -> Leaders {
        let mut found = 0;
        for square in squares & self.led {
            found |= self.leader_at(square).map_or(0, Leader::bit);
        }
        found
    }
}

/// Whether at least `enough` different kingdoms touch a square.
///
/// `occupied` and `led` are the board without what comes to that square.
pub(crate) fn touches(square: Square, occupied: SquareSet, mut led: SquareSet, enough: u32) -> bool {
    // Too few leaders, or neighbours that are connected round the corner: no need to look further.
    if !led.has_two() || occupied.parts_around(square) < enough {
        return false;
    }
    let mut near = *square.neighbours() & occupied;
    let mut count = 0;
    while let Some(start) = near.pop() {
        let region = SquareSet::of(start).flood(occupied);
        near = near.minus(region);
        if region.meets(led) {
            count += 1;
            led = led.minus(region);
            if count >= enough {
                return true;
            }
            if led.is_empty() {
                break;
            }
        }
    }
    false
}

/// The leaders of a set, in order.
pub(crate) fn each(leaders: Leaders) -> impl Iterator<Item = Leader> {
    (0..LEADERS).map(Leader::at).filter(move |leader| leaders & leader.bit() != 0)
}

/// The leader of a colour in a set, if there is one.
#[inline]
pub(crate) fn of_colour(leaders: Leaders, colour: Colour) -> Option<Leader> {
    let bits = leaders & (0x1111 << colour.index());
    (bits != 0).then(|| Leader::at(bits.trailing_zeros() as usize))
}

/// The colours of which a set has two leaders or more, one bit each.
#[inline]
pub(crate) fn doubled(leaders: Leaders) -> u8 {
    let (mut once, mut twice) = (0, 0);
    let mut rest = leaders;
    while rest != 0 {
        let seat = rest & 0xf;
        twice |= once & seat;
        once |= seat;
        rest >>= COLOURS;
    }
    twice as u8
}

/// The colours of a set, one bit each.
pub(crate) fn colours(set: u8) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(move |colour| set >> colour.index() & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubled_colours_are_found_across_seats() {
        // Seats from the right: red+black, black, blue, red+blue.
        assert_eq!(doubled(0b0011_0010_1000_1001), 0b1011);
        assert_eq!(doubled(0b0001_0010_0100_1000), 0);
        assert_eq!(doubled(0), 0);
    }
}
