//! What the game is played with: goods, craftsmen, guilds, rows, temples, tiles, plant cards.

use std::{fmt, str::FromStr};

use serde_with::{DeserializeFromStr, SerializeDisplay};
use shinar_core::{Set, TextError, prelude::*};

/// An enum whose values have names; text may be shortened as long as it stays unambiguous.
macro_rules! named {
    (
        $(#[$meta:meta])* $type:ident, $expected:literal;
        $($(#[$doc:meta])* $value:ident),* $(,)?
    ) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde_with::SerializeDisplay,
            serde_with::DeserializeFromStr, strum::Display, strum::IntoStaticStr, strum::VariantNames,
        )]
        $(#[$meta])*
        #[repr(u8)]
        pub enum $type { $($(#[$doc])* $value),* }

        impl $type {
            /// Every value, in order.
            pub const ALL: [Self; [$(stringify!($value)),*].len()] = [$(Self::$value),*];

            /// Its dense index, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        shinar_core::dense_enums!($type);

        impl std::str::FromStr for $type {
            type Err = shinar_core::TextError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let names = <Self as strum::VariantNames>::VARIANTS;
                let name = shinar_core::notation::by_prefix(text, names);
                let value = name.and_then(|name| Self::ALL.into_iter().find(|value| value.to_string() == **name));
                value.ok_or_else(|| shinar_core::TextError::new($expected, text))
            }
        }
    };
}
pub(crate) use named;

named! {
    /// A kind of goods.
    #[strum(serialize_all = "snake_case")]
    Good, "a good: salt, palm, barley, dates or wine";
    /// What Eshnunna and Palmyra buy.
    Salt,
    /// What Ur and Ninoua buy.
    Palm,
    /// What Mari and Susa buy.
    Barley,
    /// What Khorsabad and Uruk buy.
    Dates,
    /// Wine, which stands for any good (AMY-C8).
    Wine,
}

named! {
    /// A kind of craftsman.
    #[strum(serialize_all = "snake_case")]
    Craft, "a craftsman: farmer, priest, engineer or merchant";
    /// Harvests a field (AMY-H2).
    Farmer,
    /// Enters a temple (AMY-H4).
    Priest,
    /// Irrigates (AMY-H5).
    Engineer,
    /// Brings a camel (AMY-H7).
    Merchant,
}

named! {
    /// A kind of guild card.
    #[strum(serialize_all = "snake_case")]
    Guild, "a guild card: caravaneer, banker, palace or gardener";
    /// Moves the caravan on and keeps goods (AMY-D2).
    Caravaneer,
    /// Income in every round (AMY-D3).
    Banker,
    /// Points at once (AMY-D4).
    Palace,
    /// Betters a plant, once (AMY-D5).
    Gardener,
}

named! {
    /// A row of fields.
    #[strum(serialize_all = "snake_case")]
    Row, "a row of fields: top or bottom";
    /// The upper one.
    Top,
    /// The lower one.
    Bottom,
}

named! {
    /// Where priests stand; whoever has most of them in a temple is first there (AMY-T2).
    #[strum(serialize_all = "snake_case")]
    Temple, "a temple: ishtar, marduk or tammouz";
    /// The left one: a camel and a Talent (AMY-T3).
    Ishtar,
    /// The middle one: points (AMY-T4).
    Marduk,
    /// The right one: a harvest and a swap (AMY-T5).
    Tammouz,
}

named! {
    /// What the first in Ishtar's temple takes (AMY-T3).
    #[strum(serialize_all = "snake_case")]
    Gift, "a gift of Ishtar: camel or talent";
    /// Moves the caravan one space (AMY-C2).
    Camel,
    /// The money of the game.
    Talent,
}

named! {
    /// A card of a plant city, with a quality on each side.
    #[strum(serialize_all = "UPPERCASE")]
    PlantCard, "a plant card: P1, P2, P3 or K";
    /// The first of the three that are shuffled.
    P1,
    /// The second.
    P2,
    /// The third.
    P3,
    /// The card of quality 2 on both sides.
    K,
}

/// Which goods, not how many of each.
pub type GoodSet = Set<Good, u8>;
/// Guilds with something in common, such as those with a card left.
pub type GuildSet = Set<Guild, u8>;
/// Plant cards with something in common, such as those that show their other side.
pub type PlantCardSet = Set<PlantCard, u8>;
/// A set of garden tiles.
pub type TileSet = Set<Tile, u64>;

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

/// The sets of goods that rules speak of.
pub(crate) mod goods {
    use super::{Good, GoodSet};

    /// Every good but wine.
    pub(crate) const PLAIN: GoodSet = GoodSet::from_bits((1 << Good::Wine as u8) - 1);
    pub(crate) const ALL: GoodSet = GoodSet::from_bits(PLAIN.bits() | 1 << Good::Wine as u8);
}

impl Good {
    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Salt => 's',
            Self::Palm => 'p',
            Self::Barley => 'b',
            Self::Dates => 'd',
            Self::Wine => 'w',
        }
    }

    /// The good with a letter.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.letter() == letter)
    }
}

/// Goods as letters, such as `sspw`.
pub(crate) fn good_letters(counts: &[u8; GOODS]) -> String {
    Good::ALL.into_iter().flat_map(|good| (0..counts[good.index()]).map(move |_| good.letter())).collect()
}

impl Craft {
    /// Its letter; a turned card has the capital.
    pub const fn letter(self) -> char {
        match self {
            Self::Farmer => 'f',
            Self::Priest => 'p',
            Self::Engineer => 'e',
            Self::Merchant => 'm',
        }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The quality of the plant it asks for, 1 to 3.
    #[inline]
    pub const fn quality(self) -> u8 {
        self.0 / LETTERS as u8 + 1
    }
}

impl Dense for Tile {
    const COUNT: usize = TILE_IDS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < TILE_IDS).then_some(Self(index as u8))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.quality(), (b'a' + self.0 % LETTERS as u8) as char)
    }
}

impl FromStr for Tile {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text.as_bytes() {
            [quality @ b'1'..=b'3', letter @ b'a'..=b'p'] => {
                Ok(Self((quality - b'1') * LETTERS as u8 + (letter - b'a')))
            }
            _ => Err(TextError::new("a garden tile such as 1a: its quality, 1 to 3, and a letter", text)),
        }
    }
}

/// The guild card on a garden tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub enum BonusCard {
    /// Of this guild.
    Of(Guild),
    /// Of any guild.
    Any,
}

impl fmt::Display for BonusCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Of(guild) => guild.fmt(f),
            Self::Any => f.write_str("any"),
        }
    }
}

impl FromStr for BonusCard {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == "any" {
            return Ok(Self::Any);
        }
        let guild = text.parse().map(Self::Of);
        guild.map_err(|_| TextError::new("caravaneer, banker, palace, gardener or any", text))
    }
}

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

impl FromStr for Plant {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let sides =
            PlantCard::ALL.into_iter().flat_map(|card| [false, true].map(|flipped| Self { card, flipped }));
        let expected = "a plant card with its upper side such as P1a: P1, P2, P3 or K, and a or b";
        sides
            .into_iter()
            .find(|plant| plant.to_string() == text)
            .ok_or_else(|| TextError::new(expected, text))
    }
}

/// A plant card as positions write it, `P1a`; elsewhere its JSON has fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct PlantText(pub Plant);

impl fmt::Display for PlantText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for PlantText {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        text.parse().map(Self)
    }
}
