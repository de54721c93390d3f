//! Positions as people write them.
//!
//! Every field may be left out and then stands for the start of a game (see `docs/positions/tigris.md`).

mod build;
mod cell;
mod check;
mod tiles;
mod write;

use std::collections::BTreeMap;
use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_with::{As, DeserializeFromStr, DisplayFromStr, Same, SerializeDisplay};
use shinar_core::{Seat, TextError, distinct_map};

pub use cell::Cell;

use crate::{
    board::{Side, Square},
    pieces::{COLOURS, Colour, Leader, Monument, Tiles},
    state::{End, Phase},
};

/// A position, not yet known to make sense.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Whether this is the position of a case: set up as given, even if no game can lead there.
    #[serde(skip)]
    pub(crate) case: bool,
    /// 2 to 4. Default: as many as `seats` has, at least 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The side of the board.
    #[serde(skip_serializing_if = "is_default")]
    pub board: Side,
    /// TNE-C14.1: with civilization buildings.
    #[serde(skip_serializing_if = "is_default")]
    pub civ: bool,
    /// TNE-D30.
    #[serde(skip_serializing_if = "is_default")]
    pub english: bool,
    /// TNE-D31.
    #[serde(skip_serializing_if = "is_default")]
    pub wonder: bool,
    /// TNE-D32.
    #[serde(skip_serializing_if = "is_default")]
    pub open_scoring: bool,
    /// What is being done. Default: `act` if `active`, `cells` or a hand is given, otherwise the game is to begin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Whose turn it is. Default: the first player, or the lot decides if the game is to begin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Seat>,
    /// The actions left in this turn, the running one among them. Default: 2, or 0 where none can be left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<u8>,
    /// What lies on squares that differ from the start.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", with = "cell::map")]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<Square, Cell>"))]
    pub cells: BTreeMap<Square, Cell>,
    /// The monuments on the board, each with the upper left square of its four tiles.
    #[serde(
        skip_serializing_if = "BTreeMap::is_empty",
        serialize_with = "As::<BTreeMap<DisplayFromStr, Same>>::serialize",
        deserialize_with = "distinct_map"
    )]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<String, Site>"))]
    pub monuments: BTreeMap<Monument, Site>,
    /// Monuments that cannot be built any more though they stand nowhere; for cases only.
    #[serde(skip_serializing_if = "Vec::is_empty", with = "As::<Vec<DisplayFromStr>>")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<String>"))]
    pub used: Vec<Monument>,
    /// The wonder on the board, with the centre of its five tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wonder_at: Option<Site>,
    /// The tile that the running action placed; in a war the one under the unification tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placed: Option<Square>,
    /// The conflict in which support is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<ConflictSetup>,
    /// Tiles still to be drawn for swapped ones.
    #[serde(skip_serializing_if = "is_default")]
    pub draws: u8,
    /// Why the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// The tiles in the bag, such as `t40f36m30s30`, or only how many. Default: all that are not elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bag: Option<Bag>,
    /// Tiles that left the game through conflicts. Default: none, or all that are nowhere if a bag is given but not `lost`.
    #[serde(skip_serializing_if = "is_default")]
    pub fallen: TileCounts,
    /// Tiles that left the game through catastrophes, at most one each. Default: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<TileCounts>,
    /// Seats with a hand that is still being dealt.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deal: Vec<Seat>,
    /// What each player has, in seat order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatSetup>,
}

/// What one player has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct SeatSetup {
    /// The tiles in hand, such as `ttfms`. Default: chance deals them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<TileCounts>,
    /// The points by colour.
    #[serde(skip_serializing_if = "is_default")]
    pub points: Points,
    /// The treasures taken.
    #[serde(skip_serializing_if = "is_default")]
    pub treasures: u8,
    /// The catastrophes left. Default: 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub catastrophes: Option<u8>,
    /// The tiles swapped away.
    #[serde(skip_serializing_if = "is_default")]
    pub discards: TileCounts,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Points by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Points {
    pub red: u16,
    pub blue: u16,
    pub green: u16,
    pub black: u16,
}

impl Points {
    pub(crate) fn new([red, blue, green, black]: [u16; COLOURS]) -> Self {
        Self { red, blue, green, black }
    }

    pub(crate) fn array(self) -> [u16; COLOURS] {
        [self.red, self.blue, self.green, self.black]
    }

    pub(crate) fn of(&mut self, colour: Colour) -> &mut u16 {
        match colour {
            Colour::Red => &mut self.red,
            Colour::Blue => &mut self.blue,
            Colour::Green => &mut self.green,
            Colour::Black => &mut self.black,
        }
    }
}

/// Tiles as letters, each alone or followed by a number: `ttfms` or `t40f36`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct TileCounts(pub(crate) Tiles);

impl fmt::Display for TileCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sum: u32 = self.0.iter().map(|&count| u32::from(count)).sum();
        if sum <= 6 {
            return f.write_str(&crate::pieces::letters(&self.0));
        }
        for colour in Colour::ALL.into_iter().filter(|colour| self.0[colour.index()] > 0) {
            write!(f, "{}{}", colour.letter(), self.0[colour.index()])?;
        }
        Ok(())
    }
}

impl FromStr for TileCounts {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut tiles = [0u8; COLOURS];
        let mut rest = text.chars().peekable();
        while let Some(letter) = rest.next() {
            let wrong = || TextError::new("tiles such as ttfms or t40f36: t, f, m and s", text);
            let colour = Colour::from_letter(letter).ok_or_else(wrong)?;
            let mut digits = String::new();
            while let Some(digit) = rest.next_if(char::is_ascii_digit) {
                digits.push(digit);
            }
            let count = if digits.is_empty() { Some(1) } else { digits.parse::<u8>().ok() };
            let sum = count.and_then(|count| tiles[colour.index()].checked_add(count));
            tiles[colour.index()] = sum.ok_or_else(|| TextError::new("fewer tiles", text))?;
        }
        Ok(Self(tiles))
    }
}

/// The tiles in the bag, or only how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bag {
    /// This number, mixed like all tiles that are not elsewhere.
    Count(u8),
    /// Exactly these.
    Tiles(TileCounts),
}

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(count) => count.fmt(f),
            Self::Tiles(tiles) => tiles.fmt(f),
        }
    }
}

impl FromStr for Bag {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            return text.parse().map(Self::Count).map_err(|_| TextError::new("a number of tiles", text));
        }
        text.parse().map(Self::Tiles)
    }
}

/// Where something was built, and of what tiles: `(8,4)` or `(8,4)red`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct Site {
    /// The upper left square of a monument, the centre of the wonder.
    pub at: Square,
    /// The colour of the tiles under it. Default: the first of the monument's colours that the ground allows.
    pub tiles: Option<Colour>,
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.at, self.tiles.map_or("", Into::into))
    }
}

impl FromStr for Site {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let end = text.find(')').map_or(text.len(), |at| at + 1);
        let (square, colour) = text.split_at(end);
        let read = || {
            let tiles = if colour.is_empty() { None } else { Some(colour.parse().ok()?) };
            Some(Self { at: square.parse().ok()?, tiles })
        };
        read().ok_or_else(|| TextError::new("a square such as (8,4) or (8,4)red", text))
    }
}

/// A conflict in which support is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ConflictSetup {
    /// The attacking leader.
    #[serde(with = "As::<DisplayFromStr>")]
    #[cfg_attr(feature = "types", schemars(with = "String"))]
    pub attacker: Leader,
    /// The defending leader.
    #[serde(with = "As::<DisplayFromStr>")]
    #[cfg_attr(feature = "types", schemars(with = "String"))]
    pub defender: Leader,
    /// What the attacker has added; missing while the attacker is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub added: Option<u8>,
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Count(count) => serializer.serialize_u8(*count),
            Self::Tiles(tiles) => tiles.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Bag {
    /// Takes a number or letters.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = Bag;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of tiles, or tiles such as \"t40f36m30s30\"")
            }
            fn visit_u64<E: serde::de::Error>(self, count: u64) -> Result<Bag, E> {
                u8::try_from(count).map(Bag::Count).map_err(|_| E::custom("too many tiles for the bag"))
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Bag, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}
