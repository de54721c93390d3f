//! Geometry: the building area of a garden and the quarry.
//!
//! Both are square grids written as `(x,y)`, x from the west, y from the north, both from 0. Sets of garden cells are
//! boards of 64 bits, bit `8y + x`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use shinar_core::{Dense, Set, TextError};

/// The cells along one side of a garden.
pub const SIDE: u8 = 8;
/// The cells of a garden: one hole each.
pub const CELLS: usize = 64;
/// The stacks along one side of the quarry.
pub const QUARRY_SIDE: u8 = 4;
/// The stacks of the quarry.
pub const STACKS: usize = 16;
/// The places where a tile can lie in a garden, whatever its level (BBL-G1).
pub const ANCHORS: usize = 49;
/// The places of a tile along one side of a garden.
const ANCHOR_SIDE: usize = SIDE as usize - 1;
/// The highest level that a game can reach: one level for each tile a player can have.
pub const LEVELS: usize = 16;

/// A set of cells of a garden.
pub type CellSet = Set<Cell>;
/// A set of stacks of the quarry.
pub type StackSet = Set<Stack, u16>;

/// Every cell of a garden.
pub(crate) const ALL_CELLS: CellSet = CellSet::from_bits(!0);
/// Cells that can be the north-west corner of a tile.
pub(crate) const ANCHOR_CELLS: CellSet = CellSet::from_bits(not_last_columns(1).bits() >> SIDE);
/// The four cells of a tile in the north-west of a garden.
const FOOTPRINT: u64 = 0x0303;
/// The cells of the first row.
const ROW: u64 = 0xff;
/// The cells of the first column.
const COLUMN: u64 = 0x0101_0101_0101_0101;

/// The cells that are not in one of the last columns.
pub(crate) const fn not_last_columns(columns: u8) -> CellSet {
    CellSet::from_bits((ROW >> columns) * COLUMN)
}

/// The cells whose number plus `offset` is that of a cell of the set.
#[inline]
pub(crate) const fn leading_to(set: CellSet, offset: u8) -> CellSet {
    CellSet::from_bits(set.bits() >> offset)
}

/// The cells in a row or a column with a cell of the set.
#[inline]
pub(crate) const fn in_line_with(set: CellSet) -> CellSet {
    let set = set.bits();
    const LOW: u64 = !(COLUMN << 7);
    let rows = ((((set & LOW) + LOW) | set) & !LOW) >> 7;
    let columns = set | set >> 32;
    let columns = columns | columns >> 16;
    let columns = (columns | columns >> 8) & ROW;
    CellSet::from_bits((rows * ROW) | (columns * COLUMN))
}

/// A cell of a garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Xy", into = "Xy")]
pub struct Cell(u8);

impl Cell {
    /// The cell in a column and a row.
    pub const fn on(x: u8, y: u8) -> Option<Self> {
        if x < SIDE && y < SIDE { Some(Self(y * SIDE + x)) } else { None }
    }

    /// Its dense index, from 0.
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

    /// The cell some steps away, if it is on the board.
    pub(crate) fn step(self, direction: Direction, steps: u8) -> Option<Self> {
        let (x, y) = (self.x(), self.y());
        match direction {
            Direction::North => Self::on(x, y.checked_sub(steps)?),
            Direction::East => Self::on(x.checked_add(steps)?, y),
            Direction::South => Self::on(x, y.checked_add(steps)?),
            Direction::West => Self::on(x.checked_sub(steps)?, y),
        }
    }
}

impl Dense for Cell {
    const COUNT: usize = CELLS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < CELLS).then_some(Self(index as u8))
    }
}

/// Where a tile lies: its north-west cell, in the columns and rows 0 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Xy", into = "Xy")]
pub struct Anchor(Cell);

impl Anchor {
    /// The place in the north-west of a garden.
    pub(crate) const NORTH_WEST: Self = Self(Cell(0));

    /// The anchor with this north-west cell, if a tile there lies wholly on the board (BBL-P1).
    #[inline]
    pub fn new(cell: Cell) -> Option<Self> {
        ANCHOR_CELLS.contains(cell).then_some(Self(cell))
    }

    /// The anchor in a column and a row.
    pub fn on(x: u8, y: u8) -> Option<Self> {
        Cell::on(x, y).and_then(Self::new)
    }

    /// Its north-west cell.
    #[inline]
    pub const fn cell(self) -> Cell {
        self.0
    }

    /// The four cells of a tile there.
    #[inline]
    pub const fn footprint(self) -> CellSet {
        CellSet::from_bits(FOOTPRINT << self.0.0)
    }

    /// The cell of a corner.
    #[inline]
    pub const fn corner(self, corner: Corner) -> Cell {
        Cell(self.0.0 + corner.offset())
    }

    /// The corner that lies on a cell.
    #[inline]
    pub(crate) fn corner_on(self, cell: Cell) -> Option<Corner> {
        let offset = cell.0.checked_sub(self.0.0)?;
        Corner::ALL.into_iter().find(|corner| corner.offset() == offset)
    }
}

impl Dense for Anchor {
    const COUNT: usize = ANCHORS;

    fn index(self) -> usize {
        usize::from(self.0.y()) * ANCHOR_SIDE + usize::from(self.0.x())
    }

    fn at(index: usize) -> Option<Self> {
        Self::on((index % ANCHOR_SIDE) as u8, (index / ANCHOR_SIDE) as u8)
    }
}

/// A corner of a tile as it lies.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    SerializeDisplay,
    DeserializeFromStr,
    strum::Display,
    strum::IntoStaticStr,
)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Corner {
    #[strum(serialize = "NW")]
    NorthWest,
    #[strum(serialize = "NE")]
    NorthEast,
    #[strum(serialize = "SE")]
    SouthEast,
    #[strum(serialize = "SW")]
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
}

shinar_core::dense_enums!(Corner, Direction);

impl FromStr for Corner {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut all = Self::ALL.into_iter();
        all.find(|&corner| <&str>::from(corner).eq_ignore_ascii_case(text))
            .ok_or_else(|| TextError::new("a corner: NW, NE, SE or SW", text))
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

    /// How far apart the numbers of neighbours are.
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
    pub const fn on(x: u8, y: u8) -> Option<Self> {
        if x < QUARRY_SIDE && y < QUARRY_SIDE { Some(Self(y * QUARRY_SIDE + x)) } else { None }
    }

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from the west.
    pub const fn x(self) -> u8 {
        self.0 % QUARRY_SIDE
    }

    /// Its row, from the north.
    pub const fn y(self) -> u8 {
        self.0 / QUARRY_SIDE
    }

    /// The stack beside it; itself at the wall of the pit.
    #[inline]
    pub(crate) const fn beside(self, direction: Direction) -> Self {
        BESIDE[self.index()][direction as usize]
    }
}

impl Dense for Stack {
    const COUNT: usize = STACKS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < STACKS).then_some(Self(index as u8))
    }
}

/// By stack and direction; the stack itself at the wall.
const BESIDE: [[Stack; 4]; STACKS] = {
    let mut table = [[Stack(0); 4]; STACKS];
    let mut at = 0;
    while at < STACKS {
        let (x, y, stack) = (at % 4, at / 4, at as u8);
        table[at] = [
            Stack(if y > 0 { stack - QUARRY_SIDE } else { stack }),
            Stack(if x < 3 { stack + 1 } else { stack }),
            Stack(if y < 3 { stack + QUARRY_SIDE } else { stack }),
            Stack(if x > 0 { stack - 1 } else { stack }),
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

/// The forms of a place on a grid: `(x,y)` or `x,y` as text, an object with `x` and `y` as JSON.
macro_rules! on_a_grid {
    ($($type:ty: |$place:ident| $cell:expr, $expected:literal;)*) => {$(
        impl From<$type> for Xy {
            fn from($place: $type) -> Self {
                Self { x: $cell.x(), y: $cell.y() }
            }
        }

        impl TryFrom<Xy> for $type {
            type Error = TextError;

            fn try_from(Xy { x, y }: Xy) -> Result<Self, TextError> {
                Self::on(x, y).ok_or_else(|| TextError::new($expected, format!("({x},{y})")))
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let $place = self;
                write!(f, "({},{})", $cell.x(), $cell.y())
            }
        }

        impl FromStr for $type {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                let place = coordinates(text).and_then(|(x, y)| Self::on(x, y));
                place.ok_or_else(|| TextError::new($expected, text))
            }
        }
    )*};
}
on_a_grid! {
    Cell: |cell| cell, "a cell of the garden, (0,0) to (7,7)";
    Anchor: |anchor| anchor.0, "the north-west cell of a tile, (0,0) to (6,6)";
    Stack: |stack| stack, "a stack of the quarry, (0,0) to (3,3)";
}

/// Reads `(x,y)` or `x,y`.
fn coordinates(text: &str) -> Option<(u8, u8)> {
    let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
    let (x, y) = inner.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_count_to_49() {
        assert_eq!(Anchor::all().count(), ANCHORS);
        assert!(Anchor::all().enumerate().all(|(at, anchor)| anchor.index() == at));
        assert_eq!(ANCHOR_CELLS.len() as usize, ANCHORS);
    }

    #[test]
    fn a_line_is_a_row_or_a_column() {
        for cell in Cell::all() {
            let line = in_line_with(CellSet::of(cell));
            assert!(line.into_iter().eq(Cell::all().filter(|o| o.x() == cell.x() || o.y() == cell.y())));
        }
        assert!(in_line_with(CellSet::EMPTY).is_empty());
        assert!(not_last_columns(2).into_iter().eq(Cell::all().filter(|cell| cell.x() < 6)));
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
