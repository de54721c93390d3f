//! Which kingdom each square belongs to, kept instead of searched for.
//!
//! Nearly every rule asks about kingdoms: where tiles and leaders may go, who scores, who fights, who takes treasures.
//! Flooding the board for each question took more than half the time of a game. A piece changes one kingdom, mostly by
//! one square, so that keeping them is much cheaper than finding them.

use arrayvec::ArrayVec;
use shinar_core::Dense;

use crate::{
    board::{COLUMNS, Square},
    pieces::{LEADERS, Leader, LeaderSet},
    squares::{Grid, SquareSet},
};

/// The binary digits of a leader's number.
const DIGITS: usize = LEADERS.ilog2() as usize;

/// The kingdoms of a position (TNE-C1.3).
///
/// A kingdom bears the number of the first of its leaders, so that equal boards have equal maps. The numbers lie across
/// bitboards, one for each binary digit: that takes a hundred bytes however many kingdoms there are, and gives all squares
/// of a kingdom in a few steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KingdomMap {
    /// The squares of all kingdoms.
    within: SquareSet,
    /// The squares whose kingdom has a number with this digit set.
    digits: [SquareSet; DIGITS],
}

impl KingdomMap {
    /// The map without kingdoms.
    pub(crate) const EMPTY: Self = Self { within: SquareSet::EMPTY, digits: [SquareSet::EMPTY; DIGITS] };

    /// The squares of all kingdoms.
    #[inline]
    pub(crate) fn within(&self) -> SquareSet {
        self.within
    }

    /// The first leader of the kingdom of a square.
    #[inline]
    pub(crate) fn first_leader(&self, square: Square) -> Option<Leader> {
        self.within.contains(square).then(|| Leader::at(self.number(square.number()))).flatten()
    }

    /// All squares of the kingdom of a square; none if it belongs to no kingdom.
    #[inline]
    pub(crate) fn around(&self, square: Square) -> SquareSet {
        let all = if self.within.contains(square) { self.within } else { SquareSet::EMPTY };
        self.digits.iter().fold(all, |rest, digit| rest.split(*digit, digit.contains(square)))
    }

    /// All squares of the kingdom of which a leader is the first.
    #[inline]
    pub(crate) fn of(&self, first: Leader) -> SquareSet {
        let digits = self.digits.iter().enumerate();
        digits.fold(self.within, |rest, (place, digit)| rest.split(*digit, first.index() >> place & 1 == 1))
    }

    /// The first leaders of the kingdoms that touch a square; only some of its neighbours may count.
    // Always: a set that goes through memory as three words and comes back as a vector makes the processor wait.
    #[inline(always)]
    pub(crate) fn beside(&self, square: Square, neighbours: SquareSet) -> LeaderSet {
        let near = neighbours & self.within;
        if near.is_empty() {
            return LeaderSet::default();
        }
        let number = square.number();
        // All four sides are looked at, whether they are there or not: which are could not be foreseen.
        let sides = [number.wrapping_sub(COLUMNS), number.wrapping_sub(1), number + 1, number + COLUMNS];
        let bits = |found, &side| found | u16::from(near.has(side)) << self.number(side);
        LeaderSet::from_bits(sides.iter().fold(0, bits))
    }

    /// The number of the kingdom of a square that is in one.
    #[inline]
    fn number(&self, square: u8) -> usize {
        self.digits.iter().rev().fold(0, |number, digit| number << 1 | usize::from(digit.has(square)))
    }

    /// Gives squares to the kingdom of which a leader is the first.
    #[inline]
    pub(crate) fn give(&mut self, squares: SquareSet, first: Leader) {
        self.within |= squares;
        for (place, digit) in self.digits.iter_mut().enumerate() {
            digit.assign(squares, first.index() >> place & 1 == 1);
        }
    }

    /// Takes squares out of their kingdoms.
    #[inline]
    pub(crate) fn clear(&mut self, squares: SquareSet) {
        self.within = self.within.minus(squares);
        for digit in &mut self.digits {
            *digit = digit.minus(squares);
        }
    }

    /// The squares that touch at least two, and those that touch at least three kingdoms.
    pub(crate) fn crossings(&self) -> (SquareSet, SquareSet) {
        self.borders().crossings()
    }

    /// All kingdoms with what lies beside them.
    pub(crate) fn borders(&self) -> Borders {
        let mut borders = Borders::default();
        let mut rest = self.within;
        while let Some(square) = rest.pop() {
            let kingdom = self.around(square);
            rest = rest.minus(kingdom);
            // There is a leader in each.
            let _ = borders.0.try_push((kingdom, kingdom.neighbours()));
        }
        borders
    }
}

/// The kingdoms of a position with what lies beside them, found once for several questions.
#[derive(Debug, Default)]
pub(crate) struct Borders(ArrayVec<(SquareSet, SquareSet), LEADERS>);

impl Borders {
    /// The squares that touch at least two, and those that touch at least three kingdoms.
    pub(crate) fn crossings(&self) -> (SquareSet, SquareSet) {
        let (mut one, mut two, mut three) = (SquareSet::EMPTY, SquareSet::EMPTY, SquareSet::EMPTY);
        for &(_, near) in &self.0 {
            three |= two & near;
            two |= one & near;
            one |= near;
        }
        (two, three)
    }

    /// The squares that touch at least two kingdoms if these take the place of that of a square.
    pub(crate) fn crossings_with(&self, square: Square, parts: impl Iterator<Item = SquareSet>) -> SquareSet {
        let (mut one, mut two) = (SquareSet::EMPTY, SquareSet::EMPTY);
        let others = self.0.iter().filter(|(kingdom, _)| !kingdom.contains(square)).map(|&(_, near)| near);
        for near in others.chain(parts.map(Grid::neighbours)) {
            two |= one & near;
            one |= near;
        }
        two
    }

    /// The kingdom of a square.
    pub(crate) fn around(&self, square: Square) -> SquareSet {
        let found = self.0.iter().find(|(kingdom, _)| kingdom.contains(square));
        found.map_or(SquareSet::EMPTY, |(kingdom, _)| *kingdom)
    }
}
