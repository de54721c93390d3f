//! Geometry: the building area of a garden and the quarry.
//!
//! Both are square grids written as `(x,y)`, x from the west, y from the north, both from 0. Sets of garden cells are
//! 64-bit boards, bit `8y + x`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::pieces::as_text;

/// The cells along one side of a garden.
pub const SIDE: u8 = 8;
/// The cells of a garden: one hole each.
pub const CELLS: usize = 64;
/// The stacks along one side of the quarry.
pub const QUARRY_SIDE: u8 = 4;
/// The stacks of the quarry.
pub const STACKS: usize = 16;
/// The places where a tile can lie in a garden, level aside (BBL-G1).
pub const ANCHORS: usize = 49;
/// The highest level that a game can reach: one level for each tile a player can have.
pub const LEVELS: usize = 16;

/// Cells in the columns 0 to 6.
pub(crate) const NOT_LAST_COLUMN: u64 = 0x7f7f_7f7f_7f7f_7f7f;
/// Cells in the columns 0 to 5.
pub(crate) const NOT_LAST_TWO_COLUMNS: u64 = 0x3f3f_3f3f_3f3f_3f3f;
/// Cells that can be the north-west corner of a tile.
pub(crate) const ANCHOR_CELLS: u64 = NOT_LAST_COLUMN >> 8;
/// The four cells of a tile in the north-west of a garden.
const FOOTPRINT: u64 = 0x0303;

/// A cell of a garden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Xy", into = "Xy")]
pub struct Cell(u8);

impl Cell {
    /// The cell in a column and a row.
    pub fn at(x: u8, y: u8) -> Option<Self> {
        (x < SIDE && y < SIDE).then(|| Self(y * SIDE + x))
    }

    /// The cell with a number; the upper bits do not count.
    #[inline]
    pub(crate) const fn number(index: usize) -> Self {
        Self(index as u8 % CELLS as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from the west.
    #[inline]
    pub const fn x(self) -> u8 {
        self.0 % SIDE
    }

    /// Its row, from the north.
    #[inline]
    pub const fn y(self) -> u8 {
        self.0 / SIDE
    }

    /// The set of this cell alone.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 % CELLS as u8)
    }

    /// Every cell.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS).map(Self::number)
    }

    /// The cell some steps away, if it is on the board.
    pub(crate) fn step(self, direction: Direction, steps: u8) -> Option<Self> {
        let (x, y) = (self.x(), self.y());
        match direction {
            Direction::North => Self::at(x, y.checked_sub(steps)?),
            Direction::East => Self::at(x.saturating_add(steps), y),
            Direction::South => Self::at(x, y.saturating_add(steps)),
            Direction::West => Self::at(x.checked_sub(steps)?, y),
        }
    }
}

/// The cells of a set.
#[inline]
pub(crate) fn cells(mut set: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| Cell(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(cell)
    })
}

/// The `nth` cell of a set.
#[inline]
pub(crate) fn nth_cell(mut set: u64, mut nth: u32) -> Option<Cell> {
    // Halves first: fewer steps than clearing bits one by one.
    let mut base = 0;
    for half in [32, 16, 8] {
        let low = set & ((1 << half) - 1);
        let count = low.count_ones();
        if nth < count {
            set = low;
        } else {
            nth -= count;
            set >>= half;
            base += half;
        }
    }
    for _ in 0..nth {
        set &= set.wrapping_sub(1);
    }
    (set != 0).then(|| Cell((base as u32 + set.trailing_zeros()) as u8))
}

/// Where a tile lies: its north-west cell, in the columns and rows 0 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Xy", into = "Xy")]
pub struct Anchor(Cell);

impl Anchor {
    /// The anchor with this north-west cell, if a tile there lies wholly on the board (BBL-P1).
    pub fn new(cell: Cell) -> Option<Self> {
        (cell.bit() & ANCHOR_CELLS != 0).then_some(Self(cell))
    }

    /// The anchor in a column and a row.
    pub fn at(x: u8, y: u8) -> Option<Self> {
        Cell::at(x, y).and_then(Self::new)
    }

    /// The anchor with a number below [`ANCHORS`].
    pub(crate) fn number(index: usize) -> Option<Self> {
        Self::at((index % 7) as u8, (index / 7) as u8)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0.y() as usize * 7 + self.0.x() as usize
    }

    /// Its north-west cell.
    #[inline]
    pub const fn cell(self) -> Cell {
        self.0
    }

    /// The four cells of a tile there.
    #[inline]
    pub(crate) const fn footprint(self) -> u64 {
        FOOTPRINT << self.0.0
    }

    /// The cell of a corner.
    #[inline]
    pub const fn corner(self, corner: Corner) -> Cell {
        Cell(self.0.0 + corner.offset())
    }
}

/// A corner of a tile as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Corner {
    NorthWest,
    NorthEast,
    SouthEast,
    SouthWest,
}

/// The number of corners.
pub const CORNERS: usize = 4;

impl Corner {
    /// Every corner, clockwise.
    pub const ALL: [Self; CORNERS] = [Self::NorthWest, Self::NorthEast, Self::SouthEast, Self::SouthWest];

    /// Its number, clockwise from the north-west.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How far its cell is from the north-west cell.
    #[inline]
    pub(crate) const fn offset(self) -> u8 {
        match self {
            Self::NorthWest => 0,
            Self::NorthEast => 1,
            Self::SouthEast => SIDE + 1,
            Self::SouthWest => SIDE,
        }
    }

    /// Its short name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NorthWest => "NW",
            Self::NorthEast => "NE",
            Self::SouthEast => "SE",
            Self::SouthWest => "SW",
        }
    }
}

/// One of the four ways along the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    pub(crate) const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    #[must_use]
    pub(crate) const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}

/// The way from the first to the second cell of a pair; the first is the western or northern one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Axis {
    East,
    South,
}

impl Axis {
    pub(crate) const ALL: [Self; 2] = [Self::East, Self::South];

    /// How far apart neighbours are on a board of 64 bits.
    #[inline]
    pub(crate) const fn stride(self) -> u8 {
        match self {
            Self::East => 1,
            Self::South => SIDE,
        }
    }

    pub(crate) const fn direction(self) -> Direction {
        match self {
            Self::East => Direction::East,
            Self::South => Direction::South,
        }
    }
}

/// A stack of the quarry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Xy", into = "Xy")]
pub struct Stack(u8);

impl Stack {
    /// The stack in a column and a row.
    pub fn at(x: u8, y: u8) -> Option<Self> {
        (x < QUARRY_SIDE && y < QUARRY_SIDE).then(|| Self(y * QUARRY_SIDE + x))
    }

    /// The stack with a number; the upper bits do not count.
    #[inline]
    pub(crate) const fn number(index: usize) -> Self {
        Self(index as u8 % STACKS as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every stack, row by row.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..STACKS).map(Self::number)
    }

    /// The stack beside it; itself at the wall of the pit.
    #[inline]
    pub(crate) const fn beside(self, direction: Direction) -> Self {
        Self(BESIDE[self.index() % STACKS][direction as usize])
    }
}

/// By stack and direction; the stack itself at the wall.
const BESIDE: [[u8; 4]; STACKS] = {
    let mut table = [[0; 4]; STACKS];
    let mut at = 0;
    while at < STACKS {
        let (x, y, stack) = (at % 4, at / 4, at as u8);
        table[at] = [
            if y > 0 { stack - QUARRY_SIDE } else { stack },
            if x < 3 { stack + 1 } else { stack },
            if y < 3 { stack + QUARRY_SIDE } else { stack },
            if x > 0 { stack - 1 } else { stack },
        ];
        at += 1;
    }
    table
};

/// The JSON form of a place on a grid.
#[derive(Serialize, Deserialize)]
struct Xy {
    x: u8,
    y: u8,
}

macro_rules! as_xy {
    ($($type:ty: |$place:ident| $xy:expr, $expected:literal;)*) => {$(
        impl From<$type> for Xy {
            fn from($place: $type) -> Self {
                let (x, y) = $xy;
                Self { x, y }
            }
        }

        impl TryFrom<Xy> for $type {
            type Error = &'static str;

            fn try_from(Xy { x, y }: Xy) -> Result<Self, &'static str> {
                Self::at(x, y).ok_or($expected)
            }
        }
    )*};
}
as_xy! {
    Cell: |cell| (cell.x(), cell.y()), "a cell has x and y from 0 to 7";
    Anchor: |anchor| (anchor.0.x(), anchor.0.y()), "an anchor has x and y from 0 to 6";
    Stack: |stack| (stack.0 % QUARRY_SIDE, stack.0 / QUARRY_SIDE), "a stack has x and y from 0 to 3";
}
as_text!(Corner, "a corner: NW, NE, SE or SW");

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x(), self.y())
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.0 % QUARRY_SIDE, self.0 / QUARRY_SIDE)
    }
}

/// Reads `(x,y)` or `x,y`.
fn coordinates(text: &str) -> Option<(u8, u8)> {
    let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
    let (x, y) = inner.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

impl FromStr for Cell {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        coordinates(text).and_then(|(x, y)| Self::at(x, y)).ok_or(())
    }
}

impl FromStr for Stack {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        coordinates(text).and_then(|(x, y)| Self::at(x, y)).ok_or(())
    }
}

impl FromStr for Corner {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|corner| corner.name().eq_ignore_ascii_case(text)).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_cell_is_the_nth_of_the_list() {
        let set = 0x8100_0240_0018_0301;
        for (nth, cell) in cells(set).enumerate() {
            assert_eq!(nth_cell(set, nth as u32), Some(cell));
        }
        assert_eq!(nth_cell(set, set.count_ones()), None);
        assert_eq!(nth_cell(0, 0), None);
    }

    #[test]
    fn anchors_count_to_49() {
        let all: Vec<_> = (0..ANCHORS).filter_map(Anchor::number).collect();
        assert_eq!(all.len(), ANCHORS);
        assert!(all.iter().enumerate().all(|(at, anchor)| anchor.index() == at));
        assert_eq!(ANCHOR_CELLS.count_ones() as usize, ANCHORS);
    }

    #[test]
    fn stacks_touch_two_to_four_others() {
        let beside = |stack: Stack| Direction::ALL.map(|direction| stack.beside(direction));
        let counts = Stack::all().map(|stack| beside(stack).iter().filter(|other| **other != stack).count());
        assert_eq!(counts.collect::<Vec<_>>(), [2, 3, 3, 2, 3, 4, 4, 3, 3, 4, 4, 3, 2, 3, 3, 2]);
        let back = |stack: Stack, to: Direction| stack.beside(to).beside(to.opposite()) == stack;
        let inner = |stack: Stack, to: Direction| stack.beside(to) != stack;
        assert!(
            Stack::all().all(|stack| Direction::ALL.iter().all(|&to| !inner(stack, to) || back(stack, to)))
        );
    }
}
