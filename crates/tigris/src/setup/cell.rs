//! What lies on one square, in two characters.

use std::{fmt, str::FromStr};

use serde_with::{DeserializeFromStr, SerializeDisplay};
use shinar_core::TextError;

use crate::{
    board::Square,
    pieces::{Colour, Leader},
    state::Open,
};

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub enum Cell {
    /// Nothing: `..`, in a river also `~~`.
    Empty,
    /// A catastrophe: `##`.
    Dead,
    /// A face-up tile: `t.`, with a treasure `t*`, with a building `t^`, with both `t&`.
    #[allow(missing_docs)]
    Tile { colour: Colour, treasure: bool, building: bool },
    /// A face-down tile: `x.`, with a treasure `x*`.
    #[allow(missing_docs)]
    Down { treasure: bool },
    /// A leader: `K1`.
    Leader(Leader),
}

impl Cell {
    /// The start temple with its treasure.
    pub(crate) const START: Self = Self::Tile { colour: Colour::Red, treasure: true, building: false };

    /// Whether a treasure lies there.
    pub(crate) fn has_treasure(self) -> bool {
        matches!(self, Self::Tile { treasure: true, .. } | Self::Down { treasure: true })
    }

    /// The same without a treasure.
    pub(crate) fn without_treasure(self) -> Self {
        match self {
            Self::Tile { colour, building, .. } => Self::Tile { colour, treasure: false, building },
            Self::Down { .. } => Self::Down { treasure: false },
            other => other,
        }
    }

    /// What lies on a square at the start of a game.
    pub(crate) fn at_start(open: &Open, square: Square) -> Self {
        if open.printed().start.contains(square) { Self::START } else { Self::Empty }
    }

    /// What lies on a square.
    pub(crate) fn of(open: &Open, square: Square) -> Self {
        let treasure = open.treasures.contains(square);
        if let Some(colour) = open.tile_at(square) {
            Self::Tile { colour, treasure, building: open.building_at(square).is_some() }
        } else if open.down.contains(square) {
            Self::Down { treasure }
        } else if let Some(leader) = open.leader_at(square) {
            Self::Leader(leader)
        } else if open.dead.contains(square) {
            Self::Dead
        } else {
            Self::Empty
        }
    }

    /// The form without blanks or dots, for one-line positions: `t`, `t*`, `#`, `-` for empty.
    pub(crate) fn short(self) -> String {
        match self {
            Self::Empty => "-".to_owned(),
            Self::Dead => "#".to_owned(),
            other => other.to_string().trim_end_matches('.').to_owned(),
        }
    }

    /// Reads the short form at the beginning of a text. Returns how many characters it took.
    pub(crate) fn read_short(text: &str) -> Option<(Self, usize)> {
        let mut chars = text.chars();
        let first = chars.next()?;
        match (first, chars.next()) {
            ('-', _) => Some((Self::Empty, 1)),
            ('#', _) => Some((Self::Dead, 1)),
            (letter, Some(mark @ ('*' | '^' | '&'))) => Some((format!("{letter}{mark}").parse().ok()?, 2)),
            (letter @ ('K' | 'P' | 'F' | 'T'), Some(number)) => {
                Some((format!("{letter}{number}").parse().ok()?, 2))
            }
            (letter, _) => Some((format!("{letter}.").parse().ok()?, 1)),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = |treasure: bool, building: bool| match (treasure, building) {
            (false, false) => '.',
            (true, false) => '*',
            (false, true) => '^',
            (true, true) => '&',
        };
        match *self {
            Self::Empty => f.write_str(".."),
            Self::Dead => f.write_str("##"),
            Self::Tile { colour, treasure, building } => {
                write!(f, "{}{}", colour.letter(), mark(treasure, building))
            }
            Self::Down { treasure } => write!(f, "x{}", mark(treasure, false)),
            Self::Leader(leader) => leader.fmt(f),
        }
    }
}

impl FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let read = || {
            match text {
                ".." | "~~" => return Some(Self::Empty),
                "##" => return Some(Self::Dead),
                _ => {}
            }
            if let Ok(leader) = text.parse() {
                return Some(Self::Leader(leader));
            }
            let mut chars = text.chars();
            let (letter, mark, None) = (chars.next()?, chars.next()?, chars.next()) else { return None };
            let (treasure, building) = match mark {
                '.' => (false, false),
                '*' => (true, false),
                '^' => (false, true),
                '&' => (true, true),
                _ => return None,
            };
            match (letter, Colour::from_letter(letter)) {
                ('x', _) if !building => Some(Self::Down { treasure }),
                (_, Some(colour)) => Some(Self::Tile { colour, treasure, building }),
                _ => None,
            }
        };
        let expected = "what a square can hold: .. (or ~~), ##, a tile t s f m x followed by . * ^ or &, or a leader \
                        such as K1";
        read().ok_or_else(|| TextError::new(expected, text))
    }
}

/// The squares that differ from the start: a map in JSON, and one text in the one-line form, which runs through all
/// squares in reading order with short cells, and numbers for squares as at the start.
pub(super) mod map {
    use std::{collections::BTreeMap, fmt::Write};

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
    use shinar_core::{distinct_map, prelude::*};

    use super::Cell;
    use crate::board::{SQUARES, Square};

    pub(in super::super) fn serialize<S: Serializer>(
        cells: &BTreeMap<Square, Cell>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return cells.serialize(serializer);
        }
        let mut out = String::new();
        let mut skipped = 0;
        for square in Square::all() {
            match cells.get(&square) {
                None => skipped += 1,
                Some(cell) => {
                    if skipped > 0 {
                        write!(out, "{skipped}").map_err(serde::ser::Error::custom)?;
                        skipped = 0;
                    }
                    out.push_str(&cell.short());
                }
            }
        }
        serializer.serialize_str(&out)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<Square, Cell>, D::Error> {
        if deserializer.is_human_readable() {
            return distinct_map(deserializer);
        }
        let text = String::deserialize(deserializer)?;
        let mut cells = BTreeMap::new();
        let mut at = 0;
        let mut rest = text.as_str();
        while !rest.is_empty() {
            let wrong = |message: &str| D::Error::custom(format_args!("{message}, found {rest:?}"));
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let skip: Option<usize> = rest[..digits].parse().ok().filter(|&skip| skip <= SQUARES);
                at += skip.ok_or_else(|| wrong("expected at most 176 squares"))?;
                rest = &rest[digits..];
                continue;
            }
            let cell = Cell::read_short(rest);
            let expected = "expected a number of squares, a tile t s f m x (with * ^ &), a leader, # or -";
            let (cell, length) = cell.ok_or_else(|| wrong(expected))?;
            let square = Square::at(at).ok_or_else(|| wrong("the board has 176 squares"))?;
            cells.insert(square, cell);
            at += 1;
            rest = &rest[length..];
        }
        Ok(cells)
    }
}
