//! Bitboards: sets of up to 192 places as three words.

/// The position of the set bit that `n` others precede, without a branch.
///
/// There must be so many; otherwise the answer is some number.
#[inline]
pub const fn nth_bit(word: u64, n: u32) -> u32 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = LOW << 7;
    let mut sums = word - (word >> 1 & 0x5555_5555_5555_5555);
    sums = (sums & 0x3333_3333_3333_3333) + (sums >> 2 & 0x3333_3333_3333_3333);
    sums = (sums + (sums >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Each byte holds the number of bits set in itself and below; those with at most `n` come before the one sought.
    let upto = sums.wrapping_mul(LOW);
    let before = (((n & 63) as u64).wrapping_mul(LOW) | HIGH).wrapping_sub(upto) & HIGH;
    let base = (((before >> 7).wrapping_mul(LOW) >> 56) as u32 * 8) & 56;
    let rest = n.wrapping_sub((upto << 8 >> base) as u32 & 0xff) & 7;
    let byte = (word >> base) as usize & 0xff;
    base + NTH_IN_BYTE[rest as usize][byte] as u32
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

/// The number of bits set in three words.
///
/// The counts meet before the last steps, which saves a third where the processor has no instruction for it: four bits hold up
/// to 3 × 4, eight bits up to 192.
#[inline]
pub const fn count_bits(words: &[u64; 3]) -> u32 {
    const fn nibbles(word: u64) -> u64 {
        let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
        (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333)
    }
    let sums = nibbles(words[0]) + nibbles(words[1]) + nibbles(words[2]);
    let bytes = (sums & 0x0f0f_0f0f_0f0f_0f0f) + (sums >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

/// Declares a set of places of a board, and the iterator over it.
///
/// The places are a `Copy` type with `const fn number(self) -> u8`, below 192, and `const fn numbered(u8) -> Self`.
///
/// ```
/// # #![allow(dead_code)]
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// pub struct Cell(u8);
///
/// impl Cell {
///     const fn number(self) -> u8 {
///         self.0
///     }
///     const fn numbered(number: u8) -> Self {
///         Self(number)
///     }
/// }
///
/// shinar_core::bit_set! {
///     /// A set of cells.
///     pub struct CellSet of Cell;
///     /// The cells of a set, in order.
///     pub struct Cells;
/// }
///
/// let set: CellSet = [Cell(3), Cell(150)].into_iter().collect();
/// assert_eq!((set.len(), set.nth(1)), (2, Some(Cell(150))));
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$set_doc:meta])* pub struct $set:ident of $place:ty;
        $(#[$iter_doc:meta])* pub struct $iter:ident;
    ) => {
        $(#[$set_doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set([u64; 3]);

        #[allow(dead_code)]
        impl $set {
            /// No place.
            pub const EMPTY: Self = Self([0; 3]);

            /// The set with one more place.
            #[inline]
            #[must_use]
            pub const fn with(mut self, place: $place) -> Self {
                self.insert(place);
                self
            }

            /// The set of one place.
            #[inline]
            pub const fn of(place: $place) -> Self {
                Self::EMPTY.with(place)
            }

            /// Adds a place.
            #[inline]
            pub const fn insert(&mut self, place: $place) {
                self.0[(place.number() >> 6) as usize] |= 1 << (place.number() & 63);
            }

            /// Takes a place out.
            #[inline]
            pub const fn remove(&mut self, place: $place) {
                self.0[(place.number() >> 6) as usize] &= !(1 << (place.number() & 63));
            }

            /// Whether the place is in the set.
            #[inline]
            pub const fn contains(&self, place: $place) -> bool {
                self.0[(place.number() >> 6) as usize] >> (place.number() & 63) & 1 == 1
            }

            /// Whether no place is in the set.
            #[inline]
            pub const fn is_empty(&self) -> bool {
                self.0[0] | self.0[1] | self.0[2] == 0
            }

            /// The number of places.
            #[inline]
            pub const fn len(&self) -> u32 {
                $crate::bits::count_bits(&self.0)
            }

            /// The places in both sets, usable in constants.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
            }

            /// The places in either set, usable in constants.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
            }

            /// The places of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
            }

            /// Whether the sets share a place.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                !self.and(other).is_empty()
            }

            /// Whether every place of the other set is in this one.
            #[inline]
            pub const fn covers(self, other: Self) -> bool {
                other.minus(self).is_empty()
            }

            /// Takes the first place out of the set.
            #[inline]
            pub const fn pop(&mut self) -> Option<$place> {
                let mut at = 0;
                while at < 3 {
                    let word = self.0[at];
                    if word != 0 {
                        self.0[at] = word & (word - 1);
                        return Some(<$place>::numbered(at as u8 * 64 + word.trailing_zeros() as u8));
                    }
                    at += 1;
                }
                None
            }

            /// The place that `n` others precede, if there are so many.
            #[inline]
            pub const fn nth(self, mut n: u32) -> Option<$place> {
                let mut at = 0;
                while at < 3 {
                    let ones = self.0[at].count_ones();
                    if n < ones {
                        let bit = $crate::bits::nth_bit(self.0[at], n);
                        return Some(<$place>::numbered(at as u8 * 64 + bit as u8));
                    }
                    n -= ones;
                    at += 1;
                }
                None
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                self.and(other)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                self.or(other)
            }
        }

        impl std::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                *self = self.and(other);
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                *self = self.or(other);
            }
        }

        impl FromIterator<$place> for $set {
            fn from_iter<I: IntoIterator<Item = $place>>(places: I) -> Self {
                places.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl IntoIterator for $set {
            type Item = $place;
            type IntoIter = $iter;
            #[inline]
            fn into_iter(self) -> $iter {
                $iter(self)
            }
        }

        $(#[$iter_doc])*
        #[derive(Clone, Debug)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $place;
            #[inline]
            fn next(&mut self) -> Option<$place> {
                self.0.pop()
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let len = self.0.len() as usize;
                (len, Some(len))
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_counted_and_found() {
        for word in [1, u64::MAX, 0x8000_0000_0000_0001, 0x0123_4567_89ab_cdef, 0xff00_0000_0000_00ff] {
            let bits: Vec<u32> = (0..64).filter(|bit| word >> bit & 1 == 1).collect();
            for (n, bit) in bits.iter().enumerate() {
                assert_eq!(nth_bit(word, n as u32), *bit, "{word:x} {n}");
            }
            assert_eq!(count_bits(&[word, 0, word]), 2 * word.count_ones());
        }
        assert_eq!(count_bits(&[u64::MAX; 3]), 192);
    }
}
