//! What the game is played with: goods, craftsmen, guilds, rows, temples, tiles, plant cards.

use std::fmt;

/// Reading and writing as text, for types with `Display` and `FromStr`.
macro_rules! as_text {
    ($type:ty, $expected:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(|()| {
                    serde::de::Error::custom(format_args!("expected {}, found {text:?}", $expected))
                })
            }
        }
    };
}
pub(crate) use as_text;

/// An enum whose values have names; text may be shortened as long as it stays unambiguous.
macro_rules! named {
    (
        $(#[$meta:meta])* $type:ident, $expected:literal;
        $($(#[$doc:meta])* $value:ident = $name:literal),* $(,)?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $type { $($(#[$doc])* $value),* }

        impl $type {
            /// Every value, in order.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$value),*];
            /// The names, in the same order.
            pub const NAMES: [&str; Self::ALL.len()] = [$($name),*];

            /// Its name.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            /// Its number.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                let name = shinar_core::notation::by_prefix(text, &Self::NAMES).ok_or(())?;
                Self::ALL.into_iter().find(|value| value.name() == *name).ok_or(())
            }
        }

        $crate::pieces::as_text!($type, $expected);
    };
}
pub(crate) use named;

named! {
    /// A kind of goods.
    Good, "a good: salt, palm, barley, dates or wine";
    /// Salt.
    Salt = "salt",
    /// Palms.
    Palm = "palm",
    /// Barley.
    Barley = "barley",
    /// Dates.
    Dates = "dates",
    /// Wine, which stands for any good (AMY-C8).
    Wine = "wine",
}

named! {
    /// A kind of craftsman.
    Craft, "a craftsman: farmer, priest, engineer or merchant";
    /// Harvests a field (AMY-H2).
    Farmer = "farmer",
    /// Enters a temple (AMY-H4).
    Priest = "priest",
    /// Irrigates (AMY-H5).
    Engineer = "engineer",
    /// Brings a camel (AMY-H7).
    Merchant = "merchant",
}

named! {
    /// A kind of guild card.
    Guild, "a guild card: caravaneer, banker, palace or gardener";
    /// Moves the caravan on and keeps goods (AMY-D2).
    Caravaneer = "caravaneer",
    /// Income in every round (AMY-D3).
    Banker = "banker",
    /// Points at once (AMY-D4).
    Palace = "palace",
    /// Betters a plant, once (AMY-D5).
    Gardener = "gardener",
}

named! {
    /// A row of fields.
    Row, "a row of fields: top or bottom";
    /// The upper one.
    Top = "top",
    /// The lower one.
    Bottom = "bottom",
}

named! {
    /// A temple.
    Temple, "a temple: ishtar, marduk or tammouz";
    /// The left one: a camel and a Talent (AMY-T3).
    Ishtar = "ishtar",
    /// The middle one: points (AMY-T4).
    Marduk = "marduk",
    /// The right one: a harvest and a swap (AMY-T5).
    Tammouz = "tammouz",
}

named! {
    /// What the first in Ishtar's temple takes (AMY-T3).
    Gift, "a gift of Ishtar: camel or talent";
    /// A camel.
    Camel = "camel",
    /// A Talent.
    Talent = "talent",
}

named! {
    /// A plant card.
    PlantCard, "a plant card: P1, P2, P3 or K";
    /// The first of the three that are shuffled.
    P1 = "P1",
    /// The second.
    P2 = "P2",
    /// The third.
    P3 = "P3",
    /// The card of quality 2 on both sides.
    K = "K",
}

macro_rules! by_number {
    ($($type:ty),*) => {$(
        impl $type {
            /// The value with a number.
            #[inline]
            pub(crate) fn at(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }
    )*};
}
by_number!(Good, Craft, PlantCard);

/// The number of goods.
pub const GOODS: usize = Good::ALL.len();
/// The number of kinds of craftsmen.
pub const CRAFTS: usize = Craft::ALL.len();
/// The number of temples.
pub const TEMPLES: usize = Temple::ALL.len();
/// The spaces of a temple (AMY-D12).
pub const TEMPLE_SPACES: usize = 4;
/// The fields of a row (AMY-D11).
pub const ROW_LENGTH: usize = 5;
/// The cards of a trio (AMY-I1).
pub const TRIO: u8 = 3;
/// The most trios.
pub const TRIOS: usize = shinar_core::MAX_SEATS;
/// The spaces of the ring of cities (AMY-D9).
pub const CITIES: usize = 9;

impl Good {
    /// Its letter: s, p, b, d or w.
    pub fn letter(self) -> char {
        self.name().chars().next().unwrap_or('?')
    }

    /// The good with a letter.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.letter() == letter)
    }

    /// Its bit in a set of goods.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Every good but wine, one bit each.
    pub(crate) const PLAIN: u8 = Self::Wine.bit() - 1;
}

/// The goods of a set, in order.
pub(crate) fn goods_in(set: u8) -> impl Iterator<Item = Good> {
    Good::ALL.into_iter().filter(move |good| set & good.bit() != 0)
}

/// Goods as letters, such as `sspw`.
pub(crate) fn good_letters(counts: &[u8; GOODS]) -> String {
    Good::ALL.into_iter().flat_map(|good| (0..counts[good.index()]).map(move |_| good.letter())).collect()
}

impl Craft {
    /// Its letter: f, p, e or m; a turned card has the capital.
    pub fn letter(self) -> char {
        self.name().chars().next().unwrap_or('?')
    }

    /// The craftsman with a letter.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|craft| craft.letter() == letter)
    }
}

/// The most tiles of one quality that an id can tell apart.
pub(crate) const LETTERS: usize = 16;
/// The number of tile ids, used or not.
pub const TILE_IDS: usize = 3 * LETTERS;

/// The id of a garden tile: its quality and a letter, such as `2a`. What it is worth is in the components.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// The tile with a number below [`TILE_IDS`].
    pub(crate) const fn at(index: usize) -> Self {
        Self((index % TILE_IDS) as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % TILE_IDS
    }

    /// The quality of the plant it asks for, 1 to 3.
    #[inline]
    pub const fn quality(self) -> u8 {
        self.0 / LETTERS as u8 + 1
    }

    /// Its bit in a set of tiles.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.index()
    }
}

/// The tiles of a set, in order.
pub(crate) fn tiles_in(set: u64) -> impl Iterator<Item = Tile> {
    (0..TILE_IDS).map(Tile::at).filter(move |tile| set & tile.bit() != 0)
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.quality(), (b'a' + self.0 % LETTERS as u8) as char)
    }
}

impl std::str::FromStr for Tile {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [quality @ b'1'..=b'3', letter @ b'a'..=b'p'] => {
                Ok(Self((quality - b'1') * LETTERS as u8 + (letter - b'a')))
            }
            _ => Err(()),
        }
    }
}

as_text!(Tile, "a garden tile such as \"1a\": its quality, 1 to 3, and a letter");

/// A plant card with the side that lies up, as text `P1a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Plant {
    #[allow(missing_docs)]
    pub card: PlantCard,
    /// Whether side b lies up.
    pub flipped: bool,
}

impl fmt::Display for Plant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.card, side_name(self.flipped))
    }
}

/// The name of a side of a plant card.
pub(crate) const fn side_name(flipped: bool) -> &'static str {
    if flipped { "b" } else { "a" }
}

impl std::str::FromStr for Plant {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (card, flipped) = match (text.strip_suffix('a'), text.strip_suffix('b')) {
            (Some(card), _) => (card, false),
            (None, Some(card)) => (card, true),
            (None, None) => return Err(()),
        };
        let card = PlantCard::ALL.into_iter().find(|known| known.name() == card).ok_or(())?;
        Ok(Self { card, flipped })
    }
}
