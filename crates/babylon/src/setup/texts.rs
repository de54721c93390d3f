//! The parts of a position that are written as one word.

use std::{fmt, str::FromStr};

use serde_with::{DeserializeFromStr, SerializeDisplay};
use shinar_core::{Seat, TextError};

use crate::{
    board::{Anchor, Cell, Corner, LEVELS},
    garden::{Decoration, Laid},
    pieces::{Symbol, Tile},
    state::Phase,
};

/// A phase that a position can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub enum PhaseName {
    /// A player decides, or the game is over.
    Decide(Phase),
    /// Chance turns up the next round token.
    Token,
}

/// Who begins every round; none while chance has still to draw the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct First(pub Option<Seat>);

/// A tile in the slot, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct Kept(pub Option<Tile>);

/// A tile of a garden, such as `CL10@(1,0)r0L2^SE`: anchor, rotation, level, corner of the lookout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
#[allow(missing_docs)]
pub struct LaidText {
    pub tile: Tile,
    pub anchor: Anchor,
    pub rotation: u8,
    pub level: u8,
    pub lookout: Option<Corner>,
}

/// A decoration, such as `statue(0,1)L1` or `stairs(0,0)L1-(0,1)L2`. A level left out is the highest there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct DecoText {
    /// What it is.
    pub symbol: Symbol,
    /// Its first cell.
    pub first: (Cell, Option<u8>),
    /// Its second cell, unless it is a statue.
    pub second: Option<(Cell, Option<u8>)>,
}

/// A symbol changed this turn, such as `(2,0):statue`; `covered` if the second tile covers the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub enum Changed {
    /// The cell shows this symbol.
    Shows(Cell, Symbol),
    /// It was covered since.
    Covered,
}

impl LaidText {
    pub(super) fn of(laid: &Laid) -> Self {
        Self {
            tile: laid.tile(),
            anchor: laid.anchor(),
            rotation: laid.rotation(),
            level: laid.level(),
            lookout: laid.lookout(),
        }
    }
}

impl DecoText {
    pub(super) fn of(decoration: &Decoration) -> Self {
        let place = |(cell, level)| (cell, Some(level));
        let Decoration { symbol, first, second } = *decoration;
        Self { symbol, first: place(first), second: second.map(place) }
    }
}

impl fmt::Display for PhaseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decide(phase) => phase.fmt(f),
            Self::Token => f.write_str("token"),
        }
    }
}

impl FromStr for PhaseName {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "token" {
            return Ok(Self::Token);
        }
        let phase = text.parse().map(Self::Decide);
        phase.map_err(|_| TextError::new("remove, mine, build, store, token or over", text))
    }
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(seat) => seat.fmt(f),
            None => f.write_str("lot"),
        }
    }
}

impl FromStr for First {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "lot" {
            return Ok(Self(None));
        }
        let seat = text.parse().map(|seat| Self(Some(seat)));
        seat.map_err(|_| TextError::new("a seat, P1 to P4, or lot", text))
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(tile) => tile.fmt(f),
            None => f.write_str("none"),
        }
    }
}

impl FromStr for Kept {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "none" {
            return Ok(Self(None));
        }
        let tile = text.parse().map(|tile| Self(Some(tile)));
        tile.map_err(|_| TextError::new("a tile such as ST1, or none", text))
    }
}

impl fmt::Display for LaidText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}r{}L{}", self.tile, self.anchor, self.rotation, self.level)?;
        self.lookout.map_or(Ok(()), |corner| write!(f, "^{corner}"))
    }
}

/// Takes a prefixed number off the front of a text.
fn numbered(text: &str, prefix: char) -> Option<(u8, &str)> {
    let rest = text.strip_prefix(prefix)?;
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (number, rest) = rest.split_at_checked(digits)?;
    Some((number.parse().ok()?, rest))
}

/// Takes a cell in brackets off the front of a text.
fn bracketed(text: &str) -> Option<(Cell, &str)> {
    let (cell, rest) = text.split_at_checked(text.find(')')? + 1)?;
    Some((cell.parse().ok().filter(|_| cell.starts_with('('))?, rest))
}

impl FromStr for LaidText {
    type Err = TextError;

    /// Reads it with or without blanks; rotation 0 and level 1 may be left out, and `lookout SE` stands for `^SE`.
    fn from_str(text: &str) -> Result<Self, TextError> {
        fn read(text: &str) -> Option<LaidText> {
            let (tile, rest) = text.split_once('@')?;
            let (cell, rest) = bracketed(rest)?;
            let (rotation, rest) = numbered(rest, 'r').unwrap_or((0, rest));
            let (level, rest) = numbered(rest, 'L').unwrap_or((1, rest));
            let lookout = match rest.strip_prefix('^').or_else(|| rest.strip_prefix("lookout")) {
                Some(corner) => Some(corner.parse().ok()?),
                None if rest.is_empty() => None,
                None => return None,
            };
            let on_board = rotation < 4 && (1..=LEVELS as u8).contains(&level);
            let anchor = Anchor::new(cell).filter(|_| on_board)?;
            Some(LaidText { tile: tile.parse().ok()?, anchor, rotation, level, lookout })
        }
        let expected = "a tile such as CL10@(1,0)r0L2^SE, wholly on the board";
        read(&text.split_whitespace().collect::<String>()).ok_or_else(|| TextError::new(expected, text))
    }
}

impl fmt::Display for DecoText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.symbol.fmt(f)?;
        for (at, (cell, level)) in std::iter::once(self.first).chain(self.second).enumerate() {
            write!(f, "{}{cell}", if at == 0 { "" } else { "-" })?;
            if let Some(level) = level {
                write!(f, "L{level}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for DecoText {
    type Err = TextError;

    /// Reads it with or without blanks.
    fn from_str(text: &str) -> Result<Self, TextError> {
        fn place(text: &str) -> Option<((Cell, Option<u8>), &str)> {
            let (cell, rest) = bracketed(text)?;
            let (level, rest) = numbered(rest, 'L').map_or((None, rest), |(level, rest)| (Some(level), rest));
            Some(((cell, level), rest))
        }
        fn read(text: &str) -> Option<DecoText> {
            let (name, rest) = text.split_at_checked(text.find('(')?)?;
            let symbol = name.parse().ok()?;
            let (first, rest) = place(rest)?;
            let (second, rest) = match symbol {
                Symbol::Statue => (None, rest),
                _ => rest.strip_prefix('-').and_then(place).map(|(second, rest)| (Some(second), rest))?,
            };
            rest.is_empty().then_some(DecoText { symbol, first, second })
        }
        let expected = "a decoration such as statue(0,1)L1 or stairs(0,0)L1-(0,1)L2";
        read(&text.split_whitespace().collect::<String>()).ok_or_else(|| TextError::new(expected, text))
    }
}

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shows(cell, symbol) => write!(f, "{cell}:{symbol}"),
            Self::Covered => f.write_str("covered"),
        }
    }
}

impl FromStr for Changed {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let read = || {
            let (cell, symbol) = text.split_once(':')?;
            Some(Self::Shows(cell.parse().ok()?, symbol.parse().ok()?))
        };
        let changed = if text == "covered" { Some(Self::Covered) } else { read() };
        changed.ok_or_else(|| TextError::new("a change such as (2,0):statue, or covered", text))
    }
}
