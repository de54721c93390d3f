//! Tokens, tiles and cards.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use shinar_core::Seat;

/// The kind of a clan token: three citizens and the farmer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Kind {
    Merchant,
    Official,
    Priest,
    Farmer,
}

/// The number of kinds of tokens.
pub const KINDS: usize = 4;

/// The tokens of one clan, by kind.
pub const CLAN: [u8; KINDS] = [6, 6, 6, 12];

impl Kind {
    /// Every kind.
    pub const ALL: [Self; KINDS] = [Self::Merchant, Self::Official, Self::Priest, Self::Farmer];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its bit in a set of kinds.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Whether it is a citizen.
    pub const fn is_citizen(self) -> bool {
        !matches!(self, Self::Farmer)
    }

    /// Its letter in positions.
    pub const fn letter(self) -> char {
        match self {
            Self::Merchant => 'm',
            Self::Official => 'o',
            Self::Priest => 'p',
            Self::Farmer => 'f',
        }
    }

    /// The kind with a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Merchant => "merchant",
            Self::Official => "official",
            Self::Priest => "priest",
            Self::Farmer => "farmer",
        }
    }
}

/// A set of kinds of tokens, one bit each.
pub(crate) mod kinds {
    use super::Kind;

    pub(crate) const NONE: u8 = 0;
    pub(crate) const ALL: u8 = 0b1111;
    pub(crate) const FARMER: u8 = Kind::Farmer.bit();
    pub(crate) const CITIZENS: u8 = ALL & !FARMER;
}

/// A city or field tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The number of different tiles; the cities come first.
pub const TILES: usize = 11;
/// The number of different city tiles.
pub const CITY_TILES: usize = 7;

/// What a field is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The printed number.
    Points(u8),
    /// As many points as there are city tiles in front of all players together.
    Cities,
}

const TILE_NAMES: [&str; TILES] = ["m", "o", "p", "mo", "mp", "op", "mop", "5", "6", "7", "c"];
const SYMBOLS: [u8; CITY_TILES] = [0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111];

impl Tile {
    /// Every tile, the cities first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILES as u8).map(Self)
    }

    /// The tile with a number below [`TILES`].
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a city.
    #[inline]
    pub const fn is_city(self) -> bool {
        self.index() < CITY_TILES
    }

    /// Whether the symbol of a kind is on it.
    #[inline]
    pub const fn shows(self, kind: Kind) -> bool {
        self.is_city() && SYMBOLS[self.index()] & kind.bit() != 0
    }

    /// What it is worth, if it is a field.
    pub const fn worth(self) -> Option<Worth> {
        match self.index() {
            7 => Some(Worth::Points(5)),
            8 => Some(Worth::Points(6)),
            9 => Some(Worth::Points(7)),
            10 => Some(Worth::Cities),
            _ => None,
        }
    }

    /// Its short name: the letters of a city's symbols, a field's number, or `c`.
    pub const fn name(self) -> &'static str {
        TILE_NAMES[self.index()]
    }

    /// A few words for it.
    pub const fn words(self) -> &'static str {
        match self.index() {
            0 => "merchant city",
            1 => "official city",
            2 => "priest city",
            3 => "merchant and official city",
            4 => "merchant and priest city",
            5 => "official and priest city",
            6 => "city of all three symbols",
            7 => "field of 5",
            8 => "field of 6",
            9 => "field of 7",
            _ => "field with the city symbol",
        }
    }
}

/// BAB-S3: how many of each tile are in a game.
pub const fn tile_mix(players: u8) -> [u8; TILES] {
    match players {
        2 => [2, 2, 2, 2, 2, 2, 0, 1, 1, 1, 3],
        3 => [2, 2, 2, 3, 3, 3, 1, 2, 2, 2, 4],
        _ => [3, 3, 3, 3, 3, 3, 1, 2, 2, 2, 7],
    }
}

/// A ziggurat card, 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The number of cards.
pub const CARDS: usize = 9;
/// BAB-S4: the number of cards in a game.
pub const CARDS_IN_PLAY: usize = 7;

impl Card {
    /// 10 points at once.
    pub const TEN_POINTS: Self = Self(1);
    /// One more turn, once.
    pub const EXTRA_TURN: Self = Self(2);
    /// A stand of seven.
    pub const LARGE_STAND: Self = Self(3);
    /// Three different citizens instead of two tokens.
    pub const THREE_CITIZENS: Self = Self(4);
    /// A citizen beside three or more farmers.
    pub const ADDED_CITIZEN: Self = Self(5);
    /// Citizens on fields.
    pub const CITIZENS_ON_FIELDS: Self = Self(6);
    /// A point for each pair of cities.
    pub const CITY_PAIRS: Self = Self(7);
    /// Free land of the centre links.
    pub const LINK_CENTRE: Self = Self(8);
    /// Free river hexes link.
    pub const LINK_RIVER: Self = Self(9);

    /// Every card.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=CARDS as u8).map(Self)
    }

    /// The card with a number from 1 to 9.
    pub fn numbered(number: u8) -> Option<Self> {
        (1..=CARDS as u8).contains(&number).then_some(Self(number))
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// What it does, in a few words.
    pub const fn words(self) -> &'static str {
        match self.0 {
            1 => "10 points at once",
            2 => "one more turn, once",
            3 => "a stand of seven",
            4 => "three different citizens in one turn",
            5 => "a citizen beside three farmers",
            6 => "citizens on fields",
            7 => "a point for each pair of cities",
            8 => "free centre land links",
            _ => "free river hexes link",
        }
    }
}

/// A token on the board as positions write it: `m1` is a merchant of the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub seat: Seat,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = ();

    /// Reads the name or its beginning.
    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|kind| !text.is_empty() && kind.name().starts_with(text)).ok_or(())
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Tile {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|tile| tile.name() == text).ok_or(())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Self::numbered).ok_or(())
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.letter(), self.seat.0 + 1)
    }
}

impl FromStr for Token {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut letters = text.chars();
        let (Some(letter), Some(digit @ '1'..='4'), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(());
        };
        let kind = Kind::from_letter(letter).ok_or(())?;
        Ok(Self { kind, seat: Seat(digit as u8 - b'1') })
    }
}

macro_rules! as_text {
    ($type:ty, $expected:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse()
                    .map_err(|()| D::Error::custom(format_args!("expected {}, found {text:?}", $expected)))
            }
        }
    };
}

as_text!(Tile, "a tile: m, o, p, mo, mp, op, mop (cities), 5, 6, 7, c (fields)");
as_text!(Token, "a token such as \"m1\": m, o, p or f, and the player's number");

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::numbered(number)
            .ok_or_else(|| D::Error::custom(format_args!("there is no card {number}, only 1 to 9")))
    }
}
