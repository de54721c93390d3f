//! The geometry of the garden, all computed at compile time.
//!
//! The garden is a square of 4×4 spaces, drawn as a diamond: space 00 is the top corner, rows grow down-left, columns
//! down-right. Between two neighbouring spaces runs a canal, here called a *side*; the river flows along the two
//! lower edges of the diamond. What is printed (terraces, double sides) is data, see `components`.

use std::str::FromStr;

use serde_with::DeserializeFromStr;
use shinar_core::{Set, ShortText, TextError, prelude::*, short_texts};

/// The number of rows and of columns.
pub const SIZE: usize = 4;
/// The number of spaces.
pub const SPACES: usize = SIZE * SIZE;
/// The number of sides between two spaces.
pub const SIDES: usize = 2 * SIZE * (SIZE - 1);
/// The number of corner points, where sides meet.
const CORNERS: usize = (SIZE + 1) * (SIZE + 1);
/// Sides between neighbours in a row come first.
const ACROSS: usize = SIZE * (SIZE - 1);

/// A space of the garden, written as its row and column: `31`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeserializeFromStr)]
pub struct Space(pub(crate) u8);

impl Space {
    /// The top of the garden.
    pub const TOP: Self = Self(0);

    /// The space at (row, column), if there is one.
    pub fn on(row: usize, column: usize) -> Option<Self> {
        (row < SIZE && column < SIZE).then_some(Self((row * SIZE + column) as u8))
    }

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row.
    pub const fn row(self) -> usize {
        self.index() / SIZE
    }

    /// Its column.
    pub const fn column(self) -> usize {
        self.index() % SIZE
    }

    /// The sides around it.
    #[inline]
    pub(crate) fn sides(self) -> SideSet {
        BOARD.sides_of[self.index()]
    }
}

/// Garden spaces, a bit each.
pub type SpaceSet = Set<Space, u16>;

/// The canal between two neighbouring spaces, written with both: `21-31`. It has one segment or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeserializeFromStr)]
pub struct Side(pub(crate) u8);

/// Canals, a bit each.
pub type SideSet = Set<Side, u32>;

impl Side {
    /// The side between two spaces, if they are neighbours.
    pub fn between(one: Space, two: Space) -> Option<Self> {
        Self::all().find(|side| side.spaces() == [one, two] || side.spaces() == [two, one])
    }

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The spaces it lies between.
    #[inline]
    pub fn spaces(self) -> [Space; 2] {
        BOARD.spaces_of[self.index()]
    }

    /// Whether it begins at the river.
    pub fn is_at_river(self) -> bool {
        self.ends().meets(RIVER)
    }

    /// The corner points it joins.
    #[inline]
    pub(crate) fn corners(self) -> [Corner; 2] {
        BOARD.corners_of[self.index()]
    }

    /// The same as a set.
    #[inline]
    pub(crate) fn ends(self) -> CornerSet {
        let [one, two] = self.corners();
        CornerSet::of(one).with(two)
    }
}

/// A segment of a side: the first of each side, then the second of each, which only double sides have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Segment(u8);

/// A set of segments.
pub(crate) type SegmentSet = Set<Segment, u64>;

impl Segment {
    /// The first segment of a side.
    #[inline]
    pub(crate) const fn first(side: Side) -> Self {
        Self(side.0)
    }

    /// The second segment of a side.
    #[inline]
    pub(crate) const fn second(side: Side) -> Self {
        Self(side.0 + SIDES as u8)
    }

    /// Both segments of some sides.
    #[inline]
    pub(crate) const fn of(sides: SideSet) -> SegmentSet {
        let first = sides.bits() as u64;
        SegmentSet::from_bits(first | first << SIDES)
    }

    /// The sides whose first segment is in a set.
    #[inline]
    pub(crate) const fn begun(segments: SegmentSet) -> SideSet {
        SideSet::from_bits(segments.bits() as u32 & ((1 << SIDES) - 1))
    }

    /// The sides whose second segment is in a set.
    #[inline]
    pub(crate) const fn ended(segments: SegmentSet) -> SideSet {
        SideSet::from_bits((segments.bits() >> SIDES) as u32)
    }
}

/// A corner point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Corner(u8);

/// A set of corner points.
pub(crate) type CornerSet = Set<Corner, u32>;

impl Corner {
    /// Its row and its column.
    #[cfg(feature = "types")]
    pub(crate) const fn place(self) -> [usize; 2] {
        [self.0 as usize / (SIZE + 1), self.0 as usize % (SIZE + 1)]
    }

    /// The sides that meet in it.
    #[inline]
    pub(crate) fn sides(self) -> SideSet {
        BOARD.meeting[self.index()]
    }
}

macro_rules! numbered {
    ($($type:ident: $count:expr),*) => {$(
        impl Dense for $type {
            const COUNT: usize = $count;

            #[inline]
            fn index(self) -> usize {
                self.0.into()
            }

            #[inline]
            fn at(index: usize) -> Option<Self> {
                (index < Self::COUNT).then_some(Self(index as u8))
            }
        }
    )*};
}

numbered!(Space: SPACES, Side: SIDES, Segment: 2 * SIDES, Corner: CORNERS);

/// The corner points on the river.
pub(crate) const RIVER: CornerSet = {
    let points = SIZE + 1;
    let mut river = 0;
    let mut at = 0;
    while at < points {
        river |= 1 << (SIZE * points + at) | 1 << (at * points + SIZE);
        at += 1;
    }
    CornerSet::from_bits(river)
};

struct Board {
    sides_of: [SideSet; SPACES],
    spaces_of: [[Space; 2]; SIDES],
    corners_of: [[Corner; 2]; SIDES],
    meeting: [SideSet; CORNERS],
}

static BOARD: Board = build();

const fn build() -> Board {
    let mut board = Board {
        sides_of: [SideSet::from_bits(0); SPACES],
        spaces_of: [[Space(0); 2]; SIDES],
        corners_of: [[Corner(0); 2]; SIDES],
        meeting: [SideSet::from_bits(0); CORNERS],
    };
    const POINTS: usize = SIZE + 1;
    let mut side = 0;
    while side < SIDES {
        let (spaces, corners) = if side < ACROSS {
            // (r, c) | (r, c+1) joins the corners (r, c+1) and (r+1, c+1).
            let (r, c) = (side / (SIZE - 1), side % (SIZE - 1));
            ([r * SIZE + c, r * SIZE + c + 1], [r * POINTS + c + 1, (r + 1) * POINTS + c + 1])
        } else {
            // (r, c) | (r+1, c) joins the corners (r+1, c) and (r+1, c+1).
            let (r, c) = ((side - ACROSS) / SIZE, (side - ACROSS) % SIZE);
            ([r * SIZE + c, (r + 1) * SIZE + c], [(r + 1) * POINTS + c, (r + 1) * POINTS + c + 1])
        };
        let mut end = 0;
        while end < 2 {
            let (space, corner) = (spaces[end], corners[end]);
            board.spaces_of[side][end] = Space(space as u8);
            board.corners_of[side][end] = Corner(corner as u8);
            board.sides_of[space] = SideSet::from_bits(board.sides_of[space].bits() | 1 << side);
            board.meeting[corner] = SideSet::from_bits(board.meeting[corner].bits() | 1 << side);
            end += 1;
        }
        side += 1;
    }
    board
}

impl Space {
    const fn text_after(self, text: ShortText) -> ShortText {
        text.number(self.row() as u8).number(self.column() as u8)
    }
}

short_texts! {
    Space: |space| space.text_after(ShortText::new());
    Side: |side| {
        let [one, two] = side.spaces();
        two.text_after(one.text_after(ShortText::new()).char(b'-'))
    };
}

impl FromStr for Space {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let space = match text.as_bytes() {
            [row @ b'0'..=b'9', column @ b'0'..=b'9'] => {
                Self::on((row - b'0').into(), (column - b'0').into())
            }
            _ => None,
        };
        let expected = "a space of the garden such as 31: row and column, each 0 to 3";
        space.ok_or_else(|| TextError::new(expected, text))
    }
}

impl FromStr for Side {
    type Err = TextError;

    /// Reads both spaces, in any order.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let side =
            text.split_once('-').and_then(|(one, two)| Self::between(one.parse().ok()?, two.parse().ok()?));
        side.ok_or_else(|| TextError::new("a side such as 21-31: two neighbouring spaces", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_lie_between_neighbours() {
        assert_eq!(Side::all().count(), 24);
        for side in Side::all() {
            let [one, two] = side.spaces();
            assert_eq!(one.row().abs_diff(two.row()) + one.column().abs_diff(two.column()), 1, "{side}");
            assert_eq!(side.to_string().parse(), Ok(side));
            assert_eq!(one.sides() & two.sides(), SideSet::of(side));
        }
        assert_eq!("31-21".parse::<Side>(), "21-31".parse());
        assert!("31-22".parse::<Side>().is_err());
    }

    #[test]
    fn six_sides_begin_at_the_river() {
        let found: Vec<_> =
            Side::all().filter(|side| side.is_at_river()).map(|side| side.to_string()).collect();
        assert_eq!(found, ["30-31", "31-32", "32-33", "03-13", "13-23", "23-33"]);
    }
}
