//! What lies on one square, in two characters.

use std::{fmt, str::FromStr};

use crate::{
    board::Square,
    pieces::{Colour, Leader},
    state::Open,
};

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// Reads the short form at the beginning of a text; answers how many characters it took.
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
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "{text:?} is nothing a square can hold; there are .. (or ~~), ##, tiles t s f m x with . * ^ or & \
                 behind them, and leaders such as K1"
            )
        };
        match text {
            ".." | "~~" => return Ok(Self::Empty),
            "##" => return Ok(Self::Dead),
            _ => {}
        }
        if let Ok(leader) = text.parse() {
            return Ok(Self::Leader(leader));
        }
        let mut chars = text.chars();
        let (Some(letter), Some(mark), None) = (chars.next(), chars.next(), chars.next()) else {
            return Err(wrong());
        };
        let (treasure, building) = match mark {
            '.' => (false, false),
            '*' => (true, false),
            '^' => (false, true),
            '&' => (true, true),
            _ => return Err(wrong()),
        };
        match (letter, Colour::from_letter(letter)) {
            ('x', _) if !building => Ok(Self::Down { treasure }),
            (_, Some(colour)) => Ok(Self::Tile { colour, treasure, building }),
            _ => Err(wrong()),
        }
    }
}
