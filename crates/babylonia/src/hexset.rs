//! Sets of hexes as bitboards.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::board::Hex;

const WORDS: usize = 3;

/// A set of hexes of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// No hex.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The set with one more hex.
    #[must_use]
    pub const fn with(mut self, hex: Hex) -> Self {
        self.0[(hex.0 >> 6) as usize] |= 1 << (hex.0 & 63);
        self
    }

    /// Adds a hex.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0[(hex.0 >> 6) as usize] |= 1 << (hex.0 & 63);
    }

    /// Takes a hex out.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0[(hex.0 >> 6) as usize] &= !(1 << (hex.0 & 63));
    }

    /// Whether the hex is in the set.
    #[inline]
    pub const fn contains(&self, hex: Hex) -> bool {
        self.0[(hex.0 >> 6) as usize] >> (hex.0 & 63) & 1 == 1
    }

    /// Whether no hex is in the set.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The number of hexes.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// The hexes in both sets, usable in constants.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The hexes in either set, usable in constants.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The hexes of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Whether the sets share a hex.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// Takes the lowest hex out of the set.
    #[inline]
    pub fn pop(&mut self) -> Option<Hex> {
        for (at, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some(Hex(at as u8 * 64 + bit as u8));
            }
        }
        None
    }

    /// The hex that `n` others precede, if there are so many.
    #[inline]
    pub fn nth(self, mut n: u32) -> Option<Hex> {
        for (at, word) in self.0.into_iter().enumerate() {
            let ones = word.count_ones();
            if n < ones {
                return Some(Hex(at as u8 * 64 + nth_bit(word, n) as u8));
            }
            n -= ones;
        }
        None
    }
}

/// The position of the set bit that `n` others precede: finds its byte by running sums, then steps bit by bit.
#[inline]
fn nth_bit(word: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Byte i of `sums` counts the bits of bytes 0 to i; a byte whose sum is at most n lies before the one sought.
    let sums = bytes.wrapping_mul(ONES);
    let before = (((u64::from(n) * ONES) | (0x80 * ONES)) - sums) & (0x80 * ONES);
    let byte = (before >> 7).wrapping_mul(ONES) >> 56;
    let shift = byte as u32 * 8;
    let passed = (sums << 8 >> shift) as u8;
    let mut rest = word >> shift;
    for _ in u32::from(passed)..n {
        rest &= rest - 1;
    }
    shift + rest.trailing_zeros()
}

impl BitAnd for HexSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl BitOr for HexSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl BitAndAssign for HexSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for HexSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]])
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        hexes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for HexSet {
    type Item = Hex;
    type IntoIter = Hexes;
    #[inline]
    fn into_iter(self) -> Hexes {
        Hexes(self)
    }
}

/// The hexes of a set in the order of the board.
#[derive(Clone, Debug)]
pub struct Hexes(HexSet);

impl Iterator for Hexes {
    type Item = Hex;
    #[inline]
    fn next(&mut self) -> Option<Hex> {
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

    #[test]
    fn nth_agrees_with_iteration() {
        let set: HexSet = [0, 1, 7, 63, 64, 100, 127, 128, 174].into_iter().map(Hex).collect();
        assert_eq!(set.len(), 9);
        for (n, hex) in set.into_iter().enumerate() {
            assert_eq!(set.nth(n as u32), Some(hex));
        }
        assert_eq!(set.nth(9), None);
        let all: HexSet = Hex::all().collect();
        for (n, hex) in Hex::all().enumerate() {
            assert_eq!(all.nth(n as u32), Some(hex));
        }
        assert_eq!(HexSet::EMPTY.nth(0), None);
    }
}
