//! Sets of squares as bitboards.
//!
//! Square `y * 16 + x` is one bit of three words, four rows a word. Rows never cross a word, so that a step to the
//! side is a masked shift and a step up or down a shift by sixteen with carry.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

use crate::board::{ROWS, Square};

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
        // The counts of all three words meet before the last steps, which saves a third where the processor has no
        // instruction for it: four bits hold up to 3 × 4, eight bits up to 176.
        const fn nibbles(word: u64) -> u64 {
            let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
            (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333)
        }
        let sums = nibbles(self.0[0]) + nibbles(self.0[1]) + nibbles(self.0[2]);
        let bytes = (sums & 0x0f0f_0f0f_0f0f_0f0f) + (sums >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
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

    /// A row of the set, the first column in the lowest bit; nothing beyond the edge.
    #[inline]
    const fn row(self, y: u8) -> u32 {
        if y < ROWS { (self.0[(y / 4) as usize] >> (y % 4 * 16)) as u32 & 0xffff } else { 0 }
    }

    /// Into how many parts the neighbours of a square fall, if only the eight squares around it could connect them.
    ///
    /// There are never more in truth, so that a small number saves looking further.
    #[inline]
    pub(crate) const fn parts_around(self, square: Square) -> u32 {
        let (x, y) = (square.x(), square.y());
        let above = self.row(y.wrapping_sub(1)) << 1 >> x;
        let level = self.row(y) << 1 >> x;
        let below = self.row(y + 1) << 1 >> x;
        let (north, south, west, east) = (above >> 1 & 1, below >> 1 & 1, level & 1, level >> 2 & 1);
        let links = (north & west & above)
            + (north & east & above >> 2)
            + (south & west & below)
            + (south & east & below >> 2);
        let neighbours = north + south + west + east;
        if links == 4 { 1 } else { neighbours - links }
    }

    /// Whether the set has two squares or more, without counting them.
    #[inline]
    pub const fn has_two(&self) -> bool {
        let [a, b, c] = self.0;
        let several = (a & a.wrapping_sub(1)) | (b & b.wrapping_sub(1)) | (c & c.wrapping_sub(1));
        several != 0 || (a != 0) as u8 + (b != 0) as u8 + (c != 0) as u8 > 1
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

/// The position of the set bit that `n` others precede, without a branch.
#[inline]
fn nth_bit(word: u64, n: u32) -> u32 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = LOW << 7;
    let mut sums = word - (word >> 1 & 0x5555_5555_5555_5555);
    sums = (sums & 0x3333_3333_3333_3333) + (sums >> 2 & 0x3333_3333_3333_3333);
    sums = (sums + (sums >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Each byte holds the number of bits set in itself and below; those with at most `n` come before the one sought.
    let upto = sums.wrapping_mul(LOW);
    let before = ((u64::from(n & 63).wrapping_mul(LOW) | HIGH) - upto) & HIGH;
    let base = (((before >> 7).wrapping_mul(LOW) >> 56) as u32 * 8) & 56;
    let rest = n.wrapping_sub((upto << 8 >> base) as u32 & 0xff) & 7;
    let byte = (word >> base) as usize & 0xff;
    base + u32::from(NTH_IN_BYTE[rest as usize][byte])
}

/// For each `n` below 8 and each byte, the position of the set bit that `n` others precede.
static NTH_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[n][byte] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

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

    fn at_corner() -> Square {
        at(15, 10)
    }

    #[test]
    fn nth_agrees_with_iteration() {
        let set: SquareSet = Square::all().filter(|square| square.index() % 7 < 2).collect();
        for (n, square) in set.into_iter().enumerate() {
            assert_eq!(set.nth(n as u32), Some(square));
        }
        assert_eq!(set.nth(set.len()), None);
        assert_eq!(SquareSet::ALL.len(), 176);
        for (at, square) in Square::all().enumerate() {
            let upto: SquareSet = Square::all().take(at + 1).collect();
            assert_eq!((upto.len() as usize, upto.has_two()), (at + 1, at > 0));
            assert_eq!((SquareSet::of(square).len(), SquareSet::of(square).has_two()), (1, false));
            assert_eq!(SquareSet::of(square).with(at_corner()).has_two(), square != at_corner());
        }
        assert!(!SquareSet::EMPTY.has_two() && SquareSet::EMPTY.is_empty());
    }

    /// Against floods inside the ring of eight, for every ring and squares at edges and corners.
    #[test]
    fn parts_around_a_square_are_counted() {
        for (x, y) in [(0, 0), (15, 0), (0, 10), (15, 10), (7, 3), (7, 4), (8, 7), (8, 8), (0, 5), (15, 5)] {
            let middle = at(x, y);
            let near = |s: &Square| s.x().abs_diff(x) <= 1 && s.y().abs_diff(y) <= 1 && *s != middle;
            let ring: Vec<_> = Square::all().filter(near).collect();
            for choice in 0..1u32 << ring.len() {
                let held: SquareSet =
                    ring.iter().enumerate().filter(|(n, _)| choice >> n & 1 == 1).map(|(_, s)| *s).collect();
                let mut rest = held & *middle.neighbours();
                let mut parts = 0;
                while let Some(start) = rest.pop() {
                    rest = rest.minus(SquareSet::of(start).flood(held));
                    parts += 1;
                }
                assert_eq!(held.with(middle).parts_around(middle), parts, "{held:?} around {middle}");
            }
        }
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
