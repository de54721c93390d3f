//! Tokens, tiles and cards.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use shinar_core::{Seat, Set, TextError, prelude::*};

/// The kind of a clan token: three citizens and the farmer.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
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
    /// Every kind, in the order of their indices.
    pub const ALL: [Self; KINDS] = [Self::Merchant, Self::Official, Self::Priest, Self::Farmer];

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
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
}

shinar_core::dense_enums!(Kind);

impl FromStr for Kind {
    type Err = TextError;

    /// Reads the name or its beginning.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut matching = Self::ALL.into_iter().filter(|kind| kind.to_string().starts_with(text));
        let kind = matching.next().filter(|_| !text.is_empty());
        kind.ok_or_else(|| TextError::new("merchant, official, priest or farmer", text))
    }
}

/// A set of kinds of tokens.
pub type KindSet = Set<Kind, u8>;

/// The sets of kinds that rules speak of.
pub(crate) mod kinds {
    use super::{Kind, KindSet};

    pub(crate) const NONE: KindSet = KindSet::from_bits(0);
    pub(crate) const ALL: KindSet = KindSet::from_bits(0b1111);
    pub(crate) const FARMER: KindSet = KindSet::from_bits(1 << Kind::Farmer as u8);
    pub(crate) const CITIZENS: KindSet = KindSet::from_bits(0b1111 & !FARMER.bits());
}

/// A city or field tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
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
    /// Its dense index, from 0.
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
        self.is_city() && SYMBOLS[self.index()] >> kind.index() & 1 == 1
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

impl Dense for Tile {
    const COUNT: usize = TILES;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < TILES).then_some(Self(index as u8))
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// Ziggurat cards, a bit each.
pub type CardSet = Set<Card, u16>;

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
    /// Citizens may be placed on fields of grain.
    pub const CITIZENS_ON_FIELDS: Self = Self(6);
    /// A point for each pair of cities.
    pub const CITY_PAIRS: Self = Self(7);
    /// Free land of the centre links.
    pub const LINK_CENTRE: Self = Self(8);
    /// Free river hexes link.
    pub const LINK_RIVER: Self = Self(9);

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

impl Dense for Card {
    const COUNT: usize = CARDS;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < CARDS).then_some(Self(index as u8 + 1))
    }
}

/// A token on the board as positions write it: `m1` is a merchant of the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub seat: Seat,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Tile {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let expected = "a tile: m, o, p, mo, mp, op, mop (cities), 5, 6, 7, c (fields)";
        Self::all().find(|tile| tile.name() == text).ok_or_else(|| TextError::new(expected, text))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let card = text.parse().ok().and_then(Self::numbered);
        card.ok_or_else(|| TextError::new("a card, 1 to 9", text))
    }
}

impl TryFrom<u8> for Card {
    type Error = TextError;

    fn try_from(number: u8) -> Result<Self, TextError> {
        number.to_string().parse()
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.letter(), self.seat.0 + 1)
    }
}

impl FromStr for Token {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut letters = text.chars();
        if let (Some(letter), Some(digit @ '1'..='4'), None) =
            (letters.next(), letters.next(), letters.next())
            && let Some(kind) = Kind::from_letter(letter)
        {
            return Ok(Self { kind, seat: Seat(digit as u8 - b'1') });
        }
        Err(TextError::new("a token such as m1: m, o, p or f, and the player's number", text))
    }
}
