//! Sets of squares as bitboards.
//!
//! Square `y * 16 + x` is one bit of three words, four rows a word. Rows never cross a word, so that a step to the
//! side is a masked shift and a step up or down a shift by sixteen with carry.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

use crate::board::Square;

const WORDS: usize = 3;
/// The last word has three rows only.
const FULL: [u64; WORDS] = [u64::MAX, u64::MAX, u64::MAX >> 16];
const LEFT_COLUMN: u64 = 0x0001_0001_0001_0001;
const RIGHT_COLUMN: u64 = LEFT_COLUMN << 15;

/// A set of squares of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; WORDS]);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self([0; WORDS]);
    /// Every square of the board.
    pub const ALL: Self = Self(FULL);

    /// The set with one more square.
    #[inline]
    #[must_use]
    pub const fn with(mut self, square: Square) -> Self {
        self.insert(square);
        self
    }

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self::EMPTY.with(square)
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[square.word()] |= 1 << square.bit();
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[square.word()] &= !(1 << square.bit());
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.word()] >> square.bit() & 1 == 1
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The number of squares.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// The squares in both sets, usable in constants.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The squares in either set, usable in constants.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The squares of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Whether the sets share a square.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// Whether every square of the other set is in this one.
    #[inline]
    pub const fn covers(self, other: Self) -> bool {
        other.minus(self).is_empty()
    }

    /// The squares one step away from the set, over edges (TNE-C1.1); squares of the set may be among them.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let [a, b, c] = self.0;
        Self([
            (a & !RIGHT_COLUMN) << 1 | (a & !LEFT_COLUMN) >> 1 | a << 16 | a >> 16 | b << 48,
            (b & !RIGHT_COLUMN) << 1 | (b & !LEFT_COLUMN) >> 1 | b << 16 | b >> 16 | a >> 48 | c << 48,
            ((c & !RIGHT_COLUMN) << 1 | (c & !LEFT_COLUMN) >> 1 | c << 16 | c >> 16 | b >> 48) & FULL[2],
        ])
    }

    /// What of `within` is connected with this set, which is a part of it.
    #[inline]
    #[must_use]
    pub const fn flood(self, within: Self) -> Self {
        let [mut a, mut b, mut c] = self.0;
        let [in_a, in_b, in_c] = within.0;
        loop {
            let before = [a, b, c];
            // First along the rows, then along the columns from there: that turns a corner in one round.
            a |= ((a & !RIGHT_COLUMN) << 1 | (a & !LEFT_COLUMN) >> 1) & in_a;
            b |= ((b & !RIGHT_COLUMN) << 1 | (b & !LEFT_COLUMN) >> 1) & in_b;
            c |= ((c & !RIGHT_COLUMN) << 1 | (c & !LEFT_COLUMN) >> 1) & in_c;
            a |= (a << 16 | a >> 16 | b << 48) & in_a;
            b |= (b << 16 | b >> 16 | a >> 48 | c << 48) & in_b;
            c |= (c << 16 | c >> 16 | b >> 48) & in_c;
            if a == before[0] && b == before[1] && c == before[2] {
                return Self(before);
            }
        }
    }

    /// Takes the first square out of the set.
    #[inline]
    pub fn pop(&mut self) -> Option<Square> {
        for (at, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Square::new(at as u8 * 64 + bit as u8);
            }
        }
        None
    }

    /// The square that `n` others precede, if there are so many.
    #[inline]
    pub fn nth(self, mut n: u32) -> Option<Square> {
        for (at, word) in self.0.into_iter().enumerate() {
            let ones = word.count_ones();
            if n < ones {
                return Square::new(at as u8 * 64 + nth_bit(word, n) as u8);
            }
            n -= ones;
        }
        None
    }
}

/// The position of the set bit that `n` others precede, found by the sums of its bytes.
#[inline]
fn nth_bit(word: u64, mut n: u32) -> u32 {
    let mut sums = word - (word >> 1 & 0x5555_5555_5555_5555);
    sums = (sums & 0x3333_3333_3333_3333) + (sums >> 2 & 0x3333_3333_3333_3333);
    sums = (sums + (sums >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let mut base = 0;
    while base < 56 {
        let ones = (sums >> base) as u32 & 0xff;
        if n < ones {
            break;
        }
        n -= ones;
        base += 8;
    }
    let mut byte = (word >> base) as u32 & 0xff;
    for _ in 0..n {
        byte &= byte.wrapping_sub(1);
    }
    base + byte.trailing_zeros().min(7)
}

impl BitAnd for SquareSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl BitAndAssign for SquareSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for SquareSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;
    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set in reading order.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        self.0.pop()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: u8, y: u8) -> Square {
        Square::at(x, y).unwrap()
    }

    #[test]
    fn nth_agrees_with_iteration() {
        let set: SquareSet = Square::all().filter(|square| square.index() % 7 < 2).collect();
        for (n, square) in set.into_iter().enumerate() {
            assert_eq!(set.nth(n as u32), Some(square));
        }
        assert_eq!(set.nth(set.len()), None);
        assert_eq!(SquareSet::ALL.len(), 176);
    }

    /// Against the plain definition: squares whose coordinates differ by one step.
    #[test]
    fn neighbours_share_an_edge() {
        for square in Square::all() {
            let near: SquareSet = Square::all()
                .filter(|other| other.x().abs_diff(square.x()) + other.y().abs_diff(square.y()) == 1)
                .collect();
            assert_eq!(SquareSet::of(square).neighbours(), near, "{square}");
        }
    }

    #[test]
    fn a_flood_stays_within_and_goes_round_corners() {
        let path = [at(0, 0), at(1, 0), at(1, 1), at(1, 2), at(1, 3), at(1, 4), at(0, 4)];
        let path: SquareSet = path.into_iter().collect();
        let within = path.with(at(15, 3)).with(at(0, 2).min(at(3, 3)));
        assert!(SquareSet::of(at(0, 0)).flood(path.with(at(15, 3))) == path);
        assert!(SquareSet::of(at(0, 4)).flood(within).covers(path));
        assert!(!SquareSet::of(at(0, 4)).flood(within).contains(at(15, 3)));
    }
}
