//! The two sides of the board: geometry and printed data, all computed at compile time.
//!
//! Squares are written `(x,y)`: column 0 to 15 from the left, row 0 to 10 from the top.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_with::DeserializeFromStr;
use shinar_core::{ShortText, TextError, prelude::*, short_texts};

use crate::squares::{SquareSet, neighbours};

/// The number of columns.
pub const COLUMNS: u8 = 16;
/// The number of rows.
pub const ROWS: u8 = 11;
/// The number of squares.
pub const SQUARES: usize = COLUMNS as usize * ROWS as usize;

/// The standard side: `.` land, `~` river, `T` start temple, `C` start temple with a corner treasure.
const STANDARD: [&[u8; COLUMNS as usize]; ROWS as usize] = [
    b"....~~~~~.T.~...",
    b".C..~.......~..C",
    b"...~~T......~~..",
    b"~~~~.........~~~",
    b".............T~~",
    b"..............~.",
    b"~~~~....T...~~~.",
    b".C.~~~~.....~...",
    b"......~~~~~~~.C.",
    b".....T..........",
    b"..........T.....",
];

/// The second side: `C` is a start temple with a treasure outside the rivers.
const ALTERNATIVE: [&[u8; COLUMNS as usize]; ROWS as usize] = [
    b"..~~T....T.....~",
    b"..~~..........T~",
    b".C~~...........~",
    b"..~...T....T~~~~",
    b"..~.........~...",
    b"..~T........~..C",
    b"..~~........~~..",
    b"C..~~~.T....T~..",
    b".....~~~.....~..",
    b"....C.~~~~~~~~..",
    b"......~..C....C.",
];

/// A square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeserializeFromStr)]
pub struct Square(u8);

impl Square {
    /// The square in column `x` and row `y`.
    #[inline]
    pub const fn on(x: u8, y: u8) -> Option<Self> {
        if x < COLUMNS && y < ROWS { Some(Self(y * COLUMNS + x)) } else { None }
    }

    /// Its column.
    #[inline]
    pub const fn x(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Its row.
    #[inline]
    pub const fn y(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, as leaders' places and sides are kept.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The squares that share an edge with it (TNE-C1.1).
    #[inline]
    pub const fn neighbours(self) -> &'static SquareSet {
        &NEIGHBOURS[self.index()]
    }

    /// The set of this square alone, read from a table.
    ///
    /// Making it would write one of three words and then read all of them at once, for which processors wait.
    #[inline]
    pub(crate) const fn alone(self) -> &'static SquareSet {
        &ALONE[self.index()]
    }

    /// The 2×2 whose upper left corner it is.
    pub(crate) fn block(self) -> Option<SquareSet> {
        match (Self::on(self.x() + 1, self.y()), Self::on(self.x(), self.y() + 1)) {
            (Some(right), Some(below)) => {
                let set = SquareSet::of(self).with(right).with(below);
                Some(set.with(Self(below.0 + 1)))
            }
            _ => None,
        }
    }

    /// The plus whose centre it is (TNE-D31).
    pub(crate) fn plus(self) -> Option<SquareSet> {
        let near = *self.neighbours();
        if near.len() == 4 { Some(near.with(self)) } else { None }
    }
}

static ALONE: [SquareSet; SQUARES] = {
    let mut table = [SquareSet::EMPTY; SQUARES];
    let mut at = 0;
    while at < SQUARES {
        table[at] = SquareSet::EMPTY.with_index(at);
        at += 1;
    }
    table
};

static NEIGHBOURS: [SquareSet; SQUARES] = {
    let mut table = [SquareSet::EMPTY; SQUARES];
    let mut at = 0;
    while at < SQUARES {
        table[at] = SquareSet::from_bits(neighbours(ALONE[at].bits()));
        at += 1;
    }
    table
};

short_texts! {
    Square: |square| ShortText::new().char(b'(').number(square.x()).char(b',').number(square.y()).char(b')');
}

impl FromStr for Square {
    type Err = TextError;

    /// Reads `(x,y)`, with the brackets or without.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
        let number = |digits: &str| match digits.as_bytes() {
            [b'0'..=b'9'] | [b'1', b'0'..=b'9'] => digits.parse::<u8>().ok(),
            _ => None,
        };
        let square = inner.split_once(',').and_then(|(x, y)| Self::on(number(x)?, number(y)?));
        square.ok_or_else(|| {
            TextError::new("a square (x,y), x 0 to 15 from the left, y 0 to 10 from the top", text)
        })
    }
}

impl Dense for Square {
    const COUNT: usize = SQUARES;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < SQUARES).then_some(Self(index as u8))
    }
}

/// A side of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Side {
    /// Ten treasures, the four in the corners are taken first.
    #[default]
    Std,
    /// Fourteen treasures, the six outside the rivers are taken first.
    Alt,
}

/// What is printed on a side.
#[derive(Debug)]
pub struct Printed {
    /// River squares.
    pub river: SquareSet,
    /// All other squares.
    pub land: SquareSet,
    /// Squares that begin with a temple and a treasure.
    pub start: SquareSet,
    /// Those among them whose treasure is taken first (TNE-C11.3, TNE-D20).
    pub corner: SquareSet,
}

static PRINTED: [Printed; 2] = [read(&STANDARD), read(&ALTERNATIVE)];

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Std, Self::Alt];

    /// What is printed on it.
    #[inline]
    pub const fn printed(self) -> &'static Printed {
        &PRINTED[self as usize]
    }

    /// The number of treasures at the start.
    pub fn treasures(self) -> u8 {
        self.printed().start.len() as u8
    }
}

const fn read(map: &[&[u8; COLUMNS as usize]; ROWS as usize]) -> Printed {
    let mut printed = Printed {
        river: SquareSet::EMPTY,
        land: SquareSet::EMPTY,
        start: SquareSet::EMPTY,
        corner: SquareSet::EMPTY,
    };
    let mut at = 0;
    while at < SQUARES {
        let square = Square(at as u8);
        let letter = map[square.y() as usize][square.x() as usize];
        if letter == b'~' {
            printed.river = printed.river.with_index(at);
        } else {
            printed.land = printed.land.with_index(at);
        }
        if letter == b'T' || letter == b'C' {
            printed.start = printed.start.with_index(at);
        }
        if letter == b'C' {
            printed.corner = printed.corner.with_index(at);
        }
        at += 1;
    }
    printed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(list: &[(u8, u8)]) -> SquareSet {
        list.iter().map(|&(x, y)| Square::on(x, y).unwrap()).collect()
    }

    /// The coordinate lists of both sides, written down independently of the maps.
    #[test]
    fn the_maps_have_what_the_lists_say() {
        let std = Side::Std.printed();
        assert_eq!((std.river.len(), std.land.len(), std.start.len()), (41, 135, 10));
        assert_eq!(std.corner, squares(&[(1, 1), (15, 1), (1, 7), (14, 8)]));
        let ordinary = squares(&[(10, 0), (5, 2), (13, 4), (8, 6), (5, 9), (10, 10)]);
        assert_eq!(std.start.minus(std.corner), ordinary);
        let alt = Side::Alt.printed();
        assert_eq!((alt.river.len(), alt.land.len(), alt.start.len()), (39, 137, 14));
        assert_eq!(alt.corner, squares(&[(1, 2), (15, 5), (0, 7), (4, 9), (9, 10), (14, 10)]));
        let between = [(4, 0), (9, 0), (14, 1), (6, 3), (11, 3), (3, 5), (7, 7), (12, 7)];
        assert_eq!(alt.start.minus(alt.corner), squares(&between));
    }

    #[test]
    fn squares_are_written_in_brackets() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!("8,4".parse(), Ok(Square::on(8, 4).unwrap()));
        for text in ["", "8", "16,0", "(0,11)", "(8,4", "08,4", "8,-1", "8, 4", "１,1"] {
            assert!(text.parse::<Square>().is_err(), "{text}");
        }
    }

    #[test]
    fn blocks_and_pluses_stay_on_the_board() {
        assert_eq!(Square::on(15, 3).unwrap().block(), None);
        assert_eq!(Square::on(3, 10).unwrap().block(), None);
        let block = Square::on(8, 4).unwrap().block().unwrap();
        assert_eq!(block, squares(&[(8, 4), (9, 4), (8, 5), (9, 5)]));
        assert_eq!(Square::on(0, 4).unwrap().plus(), None);
        let plus = Square::on(8, 4).unwrap().plus().unwrap();
        assert_eq!(plus, squares(&[(8, 4), (9, 4), (7, 4), (8, 3), (8, 5)]));
    }
}
