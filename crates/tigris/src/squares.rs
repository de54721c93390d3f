//! Sets of squares as bitboards.
//!
//! Square `y * 16 + x` is one bit of three words, four rows a word. Rows never cross a word, so that a step to the
//! side is a masked shift and a step up or down a shift by sixteen with carry.

use shinar_core::PlaceSet;

use crate::board::{ROWS, Square};

const WORDS: usize = 3;
/// The last word has three rows only.
const FULL: [u64; WORDS] = [u64::MAX, u64::MAX, u64::MAX >> 16];
const LEFT_COLUMN: u64 = 0x0001_0001_0001_0001;
const RIGHT_COLUMN: u64 = LEFT_COLUMN << 15;

/// A set of squares of the board.
pub type SquareSet = PlaceSet<Square>;

/// Every square of the board.
pub(crate) const ALL: SquareSet = SquareSet::from_bits(FULL);

/// The squares one step away from those of a set, over edges (TNE-C1.1); squares of the set may be among them.
#[inline]
pub(crate) const fn neighbours([a, b, c]: [u64; WORDS]) -> [u64; WORDS] {
    [
        (a & !RIGHT_COLUMN) << 1 | (a & !LEFT_COLUMN) >> 1 | a << 16 | a >> 16 | b << 48,
        (b & !RIGHT_COLUMN) << 1 | (b & !LEFT_COLUMN) >> 1 | b << 16 | b >> 16 | a >> 48 | c << 48,
        ((c & !RIGHT_COLUMN) << 1 | (c & !LEFT_COLUMN) >> 1 | c << 16 | c >> 16 | b >> 48) & FULL[2],
    ]
}

/// What a set of squares can do because they lie in a grid.
pub(crate) trait Grid: Sized {
    /// The squares one step away from the set, over edges (TNE-C1.1); squares of the set may be among them.
    #[must_use]
    fn neighbours(self) -> Self;

    /// What of `within` is connected with this set, which is a part of it.
    #[must_use]
    fn flood(self, within: Self) -> Self;

    /// A row of the set, the first column in the lowest bit; nothing beyond the edge.
    fn row(&self, y: u8) -> u32;

    /// Into how many parts the neighbours of a square fall, if only the eight squares around it could connect them.
    ///
    /// There are never more in truth, so that a small number saves looking further.
    fn parts_around(&self, square: Square) -> u32;

    /// Whether the square with a number is in the set. A row beyond the board on either side holds none.
    ///
    /// Neighbours and places of leaders can be looked up without a branch for those that are not there.
    fn has(&self, number: u8) -> bool;

    /// The squares of this set that are also in the other, or that are not.
    #[must_use]
    fn split(self, other: Self, inside: bool) -> Self;

    /// Puts squares into the set, or takes them out of it.
    fn assign(&mut self, squares: Self, inside: bool);

    /// Whether the set has two squares or more, without counting them.
    fn has_two(&self) -> bool;
}

impl Grid for SquareSet {
    #[inline]
    fn neighbours(self) -> Self {
        Self::from_bits(neighbours(self.bits()))
    }

    #[inline]
    fn flood(self, within: Self) -> Self {
        let [mut a, mut b, mut c] = self.bits();
        let [in_a, in_b, in_c] = within.bits();
        loop {
            let before = [a, b, c];
            // First along the rows, then along the columns from there: that turns a corner in one round.
            a |= ((a & !RIGHT_COLUMN) << 1 | (a & !LEFT_COLUMN) >> 1) & in_a;
            b |= ((b & !RIGHT_COLUMN) << 1 | (b & !LEFT_COLUMN) >> 1) & in_b;
            c |= ((c & !RIGHT_COLUMN) << 1 | (c & !LEFT_COLUMN) >> 1) & in_c;
            a |= (a << 16 | a >> 16 | b << 48) & in_a;
            b |= (b << 16 | b >> 16 | a >> 48 | c << 48) & in_b;
            c |= (c << 16 | c >> 16 | b >> 48) & in_c;
            if [a, b, c] == before {
                return Self::from_bits(before);
            }
        }
    }

    #[inline]
    fn row(&self, y: u8) -> u32 {
        if y < ROWS { (self.bits()[(y / 4) as usize] >> (y % 4 * 16)) as u32 & 0xffff } else { 0 }
    }

    #[inline]
    fn parts_around(&self, square: Square) -> u32 {
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

    #[inline]
    fn has(&self, number: u8) -> bool {
        // Both rows meet the unused end of the last word.
        let word = if number < 128 { number >> 6 } else { 2 };
        self.bits()[word as usize] >> (number & 63) & 1 == 1
    }

    #[inline]
    fn split(self, other: Self, inside: bool) -> Self {
        let flip = u64::from(inside).wrapping_sub(1);
        let [a, b, c] = other.bits();
        self & Self::from_bits([a ^ flip, b ^ flip, c ^ flip])
    }

    #[inline]
    fn assign(&mut self, squares: Self, inside: bool) {
        let all = u64::from(inside).wrapping_neg();
        let [a, b, c] = squares.bits();
        *self = self.minus(squares) | Self::from_bits([a & all, b & all, c & all]);
    }

    #[inline]
    fn has_two(&self) -> bool {
        let [a, b, c] = self.bits();
        let several = (a & a.wrapping_sub(1)) | (b & b.wrapping_sub(1)) | (c & c.wrapping_sub(1));
        (several != 0) | (u8::from(a != 0) + u8::from(b != 0) + u8::from(c != 0) > 1)
    }
}

#[cfg(test)]
mod tests {
    use shinar_core::Dense;

    use super::*;

    fn at(x: u8, y: u8) -> Square {
        Square::on(x, y).unwrap()
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
        assert_eq!(ALL.len(), 176);
        for (at, square) in Square::all().enumerate() {
            let upto: SquareSet = Square::all().take(at + 1).collect();
            assert_eq!((upto.len() as usize, upto.has_two()), (at + 1, at > 0));
            assert_eq!((SquareSet::of(square).len(), SquareSet::of(square).has_two()), (1, false));
            assert_eq!(SquareSet::of(square).with(at_corner()).has_two(), square != at_corner());
        }
        assert!(!SquareSet::EMPTY.has_two() && SquareSet::EMPTY.is_empty());
    }

    #[test]
    fn a_row_beyond_the_board_is_in_no_set() {
        let row = crate::board::COLUMNS;
        for number in (0..crate::board::SQUARES as u8 + row).chain(0u8.wrapping_sub(row)..=u8::MAX) {
            assert_eq!(ALL.has(number), Square::at(number.into()).is_some(), "{number}");
        }
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
