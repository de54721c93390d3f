//! Regions and kingdoms: TNE-C1.1 to C1.4.

use shinar_core::Seat;

use crate::{
    board::Square,
    empty::EmptySquares,
    pieces::{COLOURS, Colour, ColourSet, LEADERS, Leader, LeaderSet},
    squares::{self, Grid, SquareSet},
    state::Open,
};

/// A list of the kingdoms of a position (TNE-C1.3), at most one a leader.
#[derive(Clone, Copy)]
pub(crate) struct Kingdoms {
    sets: [SquareSet; LEADERS],
    count: usize,
}

impl Kingdoms {
    /// The kingdoms of a position, in reading order of their first leaders.
    pub(crate) fn of(open: &Open) -> Self {
        let mut kingdoms = Self { sets: [SquareSet::EMPTY; LEADERS], count: 0 };
        let mut rest = open.led;
        while let Some(square) = rest.pop() {
            let kingdom = open.kingdom(square);
            rest = rest.minus(kingdom);
            if let Some(slot) = kingdoms.sets.get_mut(kingdoms.count) {
                *slot = kingdom;
                kingdoms.count += 1;
            }
        }
        kingdoms
    }

    pub(crate) fn sets(&self) -> &[SquareSet] {
        &self.sets[..self.count.min(LEADERS)]
    }
}

/// What a piece that came to the board made of the kingdoms beside it.
pub(crate) struct Joined {
    /// The squares of the kingdom that the piece is in; none without a leader.
    pub(crate) kingdom: SquareSet,
    /// How many kingdoms it connected.
    pub(crate) count: u32,
}

/// The only ways in which rules change what lies on squares, so that empty squares and kingdoms stay true.
impl Open {
    /// Puts a tile on an empty square.
    #[inline]
    pub(crate) fn put_tile(&mut self, colour: Colour, square: Square) -> Joined {
        let connected = self.occupied();
        self.tiles[colour.index()] |= *square.alone();
        self.empty.take(square, self.printed().river);
        self.join(square, None, connected)
    }

    /// Takes tiles of a colour off the board.
    pub(crate) fn take_tiles(&mut self, colour: Colour, squares: SquareSet) {
        self.tiles[colour.index()] = self.tiles_of(colour).minus(squares);
        for square in squares {
            self.empty.free(square, self.printed().river);
        }
        let mut rest = squares & self.kingdoms.within();
        while let Some(square) = rest.pop() {
            let kingdom = self.kingdom(square);
            rest = rest.minus(kingdom);
            self.resettle(kingdom);
        }
    }

    /// Puts a leader on an empty square, lifting it first if it stands elsewhere (TNE-D05).
    #[inline]
    pub(crate) fn put_leader(&mut self, leader: Leader, square: Square) -> Joined {
        self.lift_leader(leader);
        let connected = self.occupied();
        self.stand(leader, Some(square));
        self.empty.take(square, self.printed().river);
        self.join(square, Some(leader), connected)
    }

    /// Takes a leader off the board.
    pub(crate) fn lift_leader(&mut self, leader: Leader) {
        let Some(square) = self.place_of(leader) else { return };
        self.stand(leader, None);
        self.empty.free(square, self.printed().river);
        let kingdom = self.kingdom(square);
        let left = kingdom & self.led;
        if left.is_empty() {
            return self.kingdoms.clear(kingdom);
        }
        if self.occupied().parts_around(square) > 1 {
            return self.resettle(kingdom);
        }
        // The kingdom takes the number of its new first leader.
        if let Some(next) = self.leaders_on(left).first().filter(|next| leader < *next) {
            self.kingdoms.give(kingdom, next);
        }
        self.kingdoms.clear(*square.alone());
    }

    /// Makes an empty square dead for ever.
    pub(crate) fn ruin(&mut self, square: Square) {
        self.dead.insert(square);
        self.empty.take(square, self.printed().river);
    }

    /// Finds empty squares and kingdoms by looking at every square.
    pub(crate) fn survey(&mut self) {
        let tiles = self.tiles.iter().fold(self.down, |sum, tiles| sum | *tiles);
        self.empty = EmptySquares::beside(tiles | self.led | self.dead, self.printed().river);
        self.resettle(squares::ALL);
    }

    /// Connects a square that just came to be held with what lies beside it, which is part of `connected`.
    // Always, for the sake of the sets that go in and out; see `KingdomMap::beside`.
    #[inline(always)]
    fn join(&mut self, square: Square, leader: Option<Leader>, connected: SquareSet) -> Joined {
        let beside = self.kingdoms.beside(square, *square.neighbours());
        let count = beside.len();
        let leaders = beside | leader.map_or(LeaderSet::default(), LeaderSet::of);
        let Some(first) = leaders.first() else { return Joined { kingdom: SquareSet::EMPTY, count } };
        let mut kingdom = *square.alone();
        for other in beside {
            kingdom |= self.kingdoms.of(other);
        }
        // Regions without leaders are in no map; they are small, and joined once.
        let free = (*square.neighbours() & connected).minus(self.kingdoms.within());
        if !free.is_empty() {
            kingdom |= free.flood(connected.minus(self.kingdoms.within()));
        }
        self.kingdoms.give(kingdom, first);
        Joined { kingdom, count }
    }

    /// Finds the kingdoms on some squares, which nothing connects with others.
    fn resettle(&mut self, squares: SquareSet) {
        let connected = self.occupied() & squares;
        self.kingdoms.clear(squares);
        for leader in self.leaders_on(squares) {
            if let Some(square) = self.place_of(leader).filter(|at| !self.kingdoms.within().contains(*at)) {
                self.kingdoms.give(square.alone().flood(connected), leader);
            }
        }
    }

    /// The squares of the kingdom that a square belongs to; none if it belongs to none.
    #[inline]
    pub(crate) fn kingdom(&self, square: Square) -> SquareSet {
        self.kingdoms.around(square)
    }

    /// The leader of a colour on some squares, the first seat's if there are several.
    #[inline]
    pub(crate) fn leader_of(&self, colour: Colour, squares: SquareSet) -> Option<Leader> {
        let mut leaders = Seat::all(self.players).map(|seat| Leader::new(colour, seat));
        leaders.find(|leader| squares.has(self.number_of(*leader)))
    }

    /// The leader of the same colour that a leader meets on some squares.
    #[inline]
    pub(crate) fn rival_of(&self, leader: Leader, squares: SquareSet) -> Option<Leader> {
        let seats = Seat::all(self.players).filter(|seat| *seat != leader.seat());
        let mut rivals = seats.map(|seat| Leader::new(leader.colour(), seat));
        rivals.find(|rival| squares.has(self.number_of(*rival)))
    }

    /// The leaders on some squares.
    #[inline]
    pub(crate) fn leaders_on(&self, squares: SquareSet) -> LeaderSet {
        // Every leader is asked, on the board or not: that is cheaper than to find out who is on a square.
        let leaders = Leader::of_players(self.players);
        let bits = leaders.fold(0, |found, leader| {
            found | u16::from(squares.has(self.number_of(leader))) << leader.index()
        });
        LeaderSet::from_bits(bits)
    }
}

/// The leader of a colour in a set, if there is one.
#[inline]
pub(crate) fn of_colour(leaders: LeaderSet, colour: Colour) -> Option<Leader> {
    (leaders & LeaderSet::from_bits(0x1111 << colour.index())).first()
}

/// The colours of which a set has two leaders or more.
#[inline]
pub(crate) fn doubled(leaders: LeaderSet) -> ColourSet {
    let (mut once, mut twice) = (0, 0);
    let mut rest = leaders.bits();
    while rest != 0 {
        let seat = rest & 0xf;
        twice |= once & seat;
        once |= seat;
        rest >>= COLOURS;
    }
    ColourSet::from_bits(twice as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubled_colours_are_found_across_seats() {
        // Seats from the right: red+black, black, blue, red+blue.
        let doubled = |bits| doubled(LeaderSet::from_bits(bits)).bits();
        assert_eq!(doubled(0b0011_0010_1000_1001), 0b1011);
        assert_eq!(doubled(0b0001_0010_0100_1000), 0);
        assert_eq!(doubled(0), 0);
    }
}
