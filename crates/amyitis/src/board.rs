//! The geometry of the garden, all computed at compile time.
//!
//! The garden is a square of 4×4 spaces, drawn as a diamond: space 00 is the top corner, rows grow down-left, columns
//! down-right. Between two neighbouring spaces runs a canal, here called a *side*; the river flows along the two
//! lower edges of the diamond. What is printed (terraces, double sides) is data, see `components`.

use std::{fmt, str::FromStr};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub(crate) u8);

impl Space {
    /// The top of the garden.
    pub const TOP: Self = Self(0);

    /// Every space, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..SPACES as u8).map(Self)
    }

    /// The space at (row, column), if there is one.
    pub fn at(row: usize, column: usize) -> Option<Self> {
        (row < SIZE && column < SIZE).then_some(Self((row * SIZE + column) as u8))
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize & (SPACES - 1)
    }

    /// Its row.
    pub const fn row(self) -> usize {
        self.index() / SIZE
    }

    /// Its column.
    pub const fn column(self) -> usize {
        self.index() % SIZE
    }

    /// Its bit in a set of spaces.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.index()
    }

    /// The sides around it, one bit each.
    #[inline]
    pub(crate) fn sides(self) -> u32 {
        BOARD.sides_of[self.index()]
    }
}

/// The canal between two neighbouring spaces, written with both: `21-31`. It has one segment or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(pub(crate) u8);

impl Side {
    /// Every side.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SIDES as u8).map(Self)
    }

    /// The side between two spaces, if they are neighbours.
    pub fn between(one: Space, two: Space) -> Option<Self> {
        Self::all().find(|side| side.spaces() == [one, two] || side.spaces() == [two, one])
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The spaces it lies between.
    #[inline]
    pub fn spaces(self) -> [Space; 2] {
        BOARD.spaces_of.of(self.index()).map(Space)
    }

    /// Whether it begins at the river.
    pub fn is_at_river(self) -> bool {
        let [one, two] = self.corners();
        RIVER >> one & 1 == 1 || RIVER >> two & 1 == 1
    }

    /// Its bit in a set of sides.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }

    /// The corner points it joins.
    #[inline]
    pub(crate) fn corners(self) -> [u8; 2] {
        BOARD.corners_of.of(self.index())
    }
}

/// The corner points on the river, one bit each.
pub(crate) const RIVER: u32 = {
    let points = SIZE + 1;
    let mut river = 0;
    let mut at = 0;
    while at < points {
        river |= 1 << (SIZE * points + at) | 1 << (at * points + SIZE);
        at += 1;
    }
    river
};

/// The sides that meet in a corner point, one bit each.
#[inline]
pub(crate) fn meeting(corner: u8) -> u32 {
    if (corner as usize) < CORNERS { BOARD.meeting[corner as usize] } else { 0 }
}

/// The sides of a set.
pub(crate) fn sides(mut set: u32) -> impl Iterator<Item = Side> {
    std::iter::from_fn(move || {
        let side = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (side < SIDES as u32).then_some(Side(side as u8))
    })
}

/// The spaces of a set.
pub(crate) fn spaces(set: u16) -> impl Iterator<Item = Space> {
    Space::all().filter(move |space| set & space.bit() != 0)
}

struct Board {
    sides_of: [u32; SPACES],
    spaces_of: Pairs,
    corners_of: Pairs,
    meeting: [u32; CORNERS],
}

/// A pair for every side; a side that does not exist has that of side 0.
struct Pairs([[u8; 2]; SIDES]);

impl Pairs {
    #[inline]
    fn of(&self, side: usize) -> [u8; 2] {
        self.0[if side < SIDES { side } else { 0 }]
    }
}

static BOARD: Board = build();

const fn build() -> Board {
    let mut board = Board {
        sides_of: [0; SPACES],
        spaces_of: Pairs([[0; 2]; SIDES]),
        corners_of: Pairs([[0; 2]; SIDES]),
        meeting: [0; CORNERS],
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
            board.spaces_of.0[side][end] = spaces[end] as u8;
            board.corners_of.0[side][end] = corners[end] as u8;
            board.sides_of[spaces[end]] |= 1 << side;
            board.meeting[corners[end]] |= 1 << side;
            end += 1;
        }
        side += 1;
    }
    board
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row(), self.column())
    }
}

impl FromStr for Space {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [row @ b'0'..=b'3', column @ b'0'..=b'3'] => {
                Self::at((row - b'0').into(), (column - b'0').into()).ok_or(())
            }
            _ => Err(()),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two] = self.spaces();
        write!(f, "{one}-{two}")
    }
}

impl FromStr for Side {
    type Err = ();

    /// Reads both spaces, in any order.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (one, two) = text.split_once('-').ok_or(())?;
        Self::between(one.parse()?, two.parse()?).ok_or(())
    }
}

crate::pieces::as_text!(Space, "a space of the garden such as \"31\": row and column, each 0 to 3");
crate::pieces::as_text!(Side, "a side such as \"21-31\": two neighbouring spaces");

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
            assert!(one.sides() & two.sides() == side.bit());
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
