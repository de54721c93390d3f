//! Sets of small things as bits: squares of a board, cards, kinds of pieces.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign},
};

use crate::bits::{count_bits, nth_bit};

/// Things that are numbered from 0 without gaps.
///
/// ```
/// use shinar_core::Dense;
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Card(u8);
///
/// impl Dense for Card {
///     const COUNT: usize = 9;
///     fn index(self) -> usize {
///         self.0.into()
///     }
///     fn at(index: usize) -> Option<Self> {
///         (index < Self::COUNT).then_some(Self(index as u8))
///     }
/// }
///
/// assert_eq!(Card::all().last(), Some(Card(8)));
/// ```
pub trait Dense: Copy {
    /// How many there are.
    const COUNT: usize;

    /// The number of this one, below [`COUNT`](Dense::COUNT).
    fn index(self) -> usize;

    /// The one with a number. The inverse of [`index`](Dense::index).
    fn at(index: usize) -> Option<Self>;

    /// All of them, in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).filter_map(Self::at)
    }
}

/// Makes enums [`Dense`] that list their values in `ALL`, in the order of their declaration.
#[macro_export]
macro_rules! dense_enums {
    ($($type:ty),* $(,)?) => {$(
        impl $crate::Dense for $type {
            const COUNT: usize = <$type>::ALL.len();

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn at(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }
    )*};
}

/// What a [`Set`] keeps its bits in: an integer as wide as needed, or three words for a board.
pub trait Bits: Copy + Default + Eq + Hash {
    /// Sets a bit.
    fn insert(&mut self, index: usize);
    /// Clears a bit.
    fn remove(&mut self, index: usize);
    /// Whether a bit is set.
    fn contains(&self, index: usize) -> bool;
    /// The bits set in both.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// The bits set in either.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// The bits set here and not in the other.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// The number of bits set.
    fn len(&self) -> u32;
    /// Whether no bit is set.
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
    /// Clears the lowest bit and returns its index.
    fn pop(&mut self) -> Option<usize>;
    /// The index of the `n`-th set bit, counting from 0.
    fn nth(self, n: u32) -> Option<usize>;
    /// The bits as words, the lowest first; words beyond its width are 0.
    fn words(self) -> [u64; 3];
}

/// An index beyond the width wraps: it cannot come from a [`Dense`] type that fits, and must not panic.
macro_rules! integer_bits {
    ($($int:ty),*) => {$(
        impl Bits for $int {
            #[inline]
            fn insert(&mut self, index: usize) {
                *self |= (1 as $int).wrapping_shl(index as u32);
            }
            #[inline]
            fn remove(&mut self, index: usize) {
                *self &= !(1 as $int).wrapping_shl(index as u32);
            }
            #[inline]
            fn contains(&self, index: usize) -> bool {
                self & (1 as $int).wrapping_shl(index as u32) != 0
            }
            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline]
            fn minus(self, other: Self) -> Self {
                self & !other
            }
            #[inline]
            fn len(&self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn pop(&mut self) -> Option<usize> {
                let index = (*self != 0).then(|| self.trailing_zeros() as usize);
                *self &= self.wrapping_sub(1);
                index
            }
            #[inline]
            fn nth(self, n: u32) -> Option<usize> {
                (n < self.count_ones()).then(|| nth_bit(self.into(), n) as usize)
            }
            #[inline]
            fn words(self) -> [u64; 3] {
                [self.into(), 0, 0]
            }
        }
    )*};
}

integer_bits!(u8, u16, u32, u64);

impl Bits for [u64; 3] {
    #[inline]
    fn insert(&mut self, index: usize) {
        self[index >> 6] |= 1 << (index & 63);
    }
    #[inline]
    fn remove(&mut self, index: usize) {
        self[index >> 6] &= !(1 << (index & 63));
    }
    #[inline]
    fn contains(&self, index: usize) -> bool {
        self[index >> 6] >> (index & 63) & 1 == 1
    }
    #[inline]
    fn and(self, other: Self) -> Self {
        [self[0] & other[0], self[1] & other[1], self[2] & other[2]]
    }
    #[inline]
    fn or(self, other: Self) -> Self {
        [self[0] | other[0], self[1] | other[1], self[2] | other[2]]
    }
    #[inline]
    fn minus(self, other: Self) -> Self {
        [self[0] & !other[0], self[1] & !other[1], self[2] & !other[2]]
    }
    #[inline]
    fn len(&self) -> u32 {
        count_bits(self)
    }
    #[inline]
    fn is_empty(&self) -> bool {
        self[0] | self[1] | self[2] == 0
    }
    #[inline]
    fn pop(&mut self) -> Option<usize> {
        for (at, word) in self.iter_mut().enumerate() {
            if let Some(bit) = word.pop() {
                return Some(at * 64 + bit);
            }
        }
        None
    }
    /// Looks at all words: for a random `n` the processor could not foresee at which one to stop.
    #[inline]
    fn nth(self, n: u32) -> Option<usize> {
        let upto = self[0].count_ones();
        let ends = [upto, upto + self[1].count_ones(), upto + self[1].count_ones() + self[2].count_ones()];
        let word = usize::from(n >= ends[0]) + usize::from(n >= ends[1]);
        let start = [0, ends[0], ends[1]][word];
        (n < ends[2]).then(|| word * 64 + nth_bit(self[word], n - start) as usize)
    }
    #[inline]
    fn words(self) -> [u64; 3] {
        self
    }
}

/// A set of things that are [`Dense`], one bit each; `B` must be wide enough for all of them.
///
/// ```
/// use shinar_core::{Seat, Set};
///
/// let mut seats: Set<Seat, u8> = [Seat(0), Seat(2)].into_iter().collect();
/// assert_eq!((seats.len(), seats.nth(1)), (2, Some(Seat(2))));
/// seats.remove(Seat(0));
/// assert!(seats.into_iter().eq([Seat(2)]));
/// ```
pub struct Set<T, B = u64>(B, PhantomData<fn() -> T>);

// By hand, because derived they would ask the same of the things themselves.
impl<T, B: Copy> Clone for Set<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Copy> Copy for Set<T, B> {}

/// The places of a board of up to 192.
pub type PlaceSet<T> = Set<T, [u64; 3]>;

impl<T: Dense, B: Bits> Set<T, B> {
    /// The set of one thing.
    #[inline]
    pub fn of(thing: T) -> Self {
        Self::default().with(thing)
    }

    /// The set of everything.
    pub fn full() -> Self {
        T::all().collect()
    }

    /// The set with one more thing.
    #[inline]
    #[must_use]
    pub fn with(mut self, thing: T) -> Self {
        self.insert(thing);
        self
    }

    /// Adds a thing.
    #[inline]
    pub fn insert(&mut self, thing: T) {
        self.0.insert(thing.index());
    }

    /// Takes a thing out.
    #[inline]
    pub fn remove(&mut self, thing: T) {
        self.0.remove(thing.index());
    }

    /// Whether a thing is in the set.
    #[inline]
    pub fn contains(&self, thing: T) -> bool {
        self.0.contains(thing.index())
    }

    /// Whether the set has no members.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of members.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.len()
    }

    /// The members that are not in the other set.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self::from_bits(self.0.minus(other.0))
    }

    /// Whether the sets share a member.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every member of the other set is in this one.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        other.minus(self).is_empty()
    }

    /// Takes the first member out of the set.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop().and_then(T::at)
    }

    /// The first member.
    #[inline]
    pub fn first(mut self) -> Option<T> {
        self.pop()
    }

    /// The last member.
    #[inline]
    pub fn last(self) -> Option<T> {
        let words = self.0.words();
        let at = words.iter().rposition(|&word| word != 0)?;
        T::at(at * 64 + words[at].ilog2() as usize)
    }

    /// The `n`-th member, counting from 0.
    #[inline]
    pub fn nth(self, n: u32) -> Option<T> {
        self.0.nth(n).and_then(T::at)
    }
}

impl<T, B> Set<T, B> {
    /// The set with these bits; every bit must be the index of a thing.
    #[inline]
    pub const fn from_bits(bits: B) -> Self {
        Self(bits, PhantomData)
    }

    /// The bits.
    #[inline]
    pub const fn bits(self) -> B
    where
        B: Copy,
    {
        self.0
    }
}

/// What tables need that are computed at compile time, where traits cannot be used.
impl<T> PlaceSet<T> {
    /// The set without members.
    pub const EMPTY: Self = Self::from_bits([0; 3]);

    /// The set with the place of this index.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, index: usize) -> Self {
        self.0[index >> 6] |= 1 << (index & 63);
        self
    }

    /// Whether the place of this index is in the set.
    #[inline]
    pub const fn contains_index(&self, index: usize) -> bool {
        self.0[index >> 6] >> (index & 63) & 1 == 1
    }

    /// The members of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self::from_bits([a[0] & b[0], a[1] & b[1], a[2] & b[2]])
    }

    /// The members of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self::from_bits([a[0] | b[0], a[1] | b[1], a[2] | b[2]])
    }

    /// Whether both sets have the same members.
    #[inline]
    pub const fn same(self, other: Self) -> bool {
        let (a, b) = (self.0, other.0);
        a[0] == b[0] && a[1] == b[1] && a[2] == b[2]
    }
}

/// What tables need that are computed at compile time, where traits cannot be used.
impl<T> Set<T, u64> {
    /// The set without members.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The set with the thing of this index.
    #[inline]
    #[must_use]
    pub const fn with_index(self, index: usize) -> Self {
        Self::from_bits(self.0 | 1 << (index & 63))
    }

    /// The members of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }
}

impl<T, B: Bits> Default for Set<T, B> {
    #[inline]
    fn default() -> Self {
        Self::from_bits(B::default())
    }
}

impl<T, B: Bits> PartialEq for Set<T, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, B: Bits> Eq for Set<T, B> {}

impl<T, B: Bits> Hash for Set<T, B> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<T: Dense + fmt::Debug, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T, B: Bits> BitAnd for Set<T, B> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.0.and(other.0))
    }
}

impl<T, B: Bits> BitOr for Set<T, B> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.0.or(other.0))
    }
}

impl<T, B: Bits> BitAndAssign for Set<T, B> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 = self.0.and(other.0);
    }
}

impl<T, B: Bits> BitOrAssign for Set<T, B> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 = self.0.or(other.0);
    }
}

impl<T: Dense, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        things.into_iter().fold(Self::default(), Self::with)
    }
}

impl<T: Dense, B: Bits> IntoIterator for Set<T, B> {
    type Item = T;
    type IntoIter = Members<T, B>;
    #[inline]
    fn into_iter(self) -> Members<T, B> {
        Members(self)
    }
}

/// The members of a set, in the order of their numbers.
pub struct Members<T, B>(Set<T, B>);

impl<T, B: Copy> Clone for Members<T, B> {
    fn clone(&self) -> Self {
        Self(self.0)
    }
}

impl<T: Dense + fmt::Debug, B: Bits> fmt::Debug for Members<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Dense, B: Bits> Iterator for Members<T, B> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        self.0.pop()
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl<T: Dense, B: Bits> ExactSizeIterator for Members<T, B> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Square(u8);

    impl Dense for Square {
        const COUNT: usize = 175;
        fn index(self) -> usize {
            self.0.into()
        }
        fn at(index: usize) -> Option<Self> {
            (index < Self::COUNT).then_some(Self(index as u8))
        }
    }

    #[test]
    fn members_come_in_order_and_by_their_number() {
        for step in [1, 2, 7, 50] {
            let set: PlaceSet<Square> = Square::all().step_by(step).collect();
            for (n, place) in set.into_iter().enumerate() {
                assert_eq!(set.nth(n as u32), Some(place));
            }
            assert_eq!((set.len() as usize, set.nth(set.len())), (Square::all().step_by(step).count(), None));
        }
    }

    #[test]
    fn widths_agree() {
        let places = [Square(0), Square(3), Square(7)];
        let (byte, word, board): (Set<Square, u8>, Set<Square>, PlaceSet<Square>) =
            (places.into_iter().collect(), places.into_iter().collect(), places.into_iter().collect());
        assert!(byte.into_iter().eq(places) && word.into_iter().eq(places) && board.into_iter().eq(places));
        assert_eq!(
            (byte.nth(2), word.nth(2), board.nth(2)),
            (Some(Square(7)), Some(Square(7)), Some(Square(7)))
        );
        assert_eq!(byte.minus(Set::of(Square(3))).len(), 2);
        assert!(byte.meets(Set::of(Square(7))) && !byte.covers(Set::of(Square(6))));
    }
}
