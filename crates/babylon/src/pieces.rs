//! Symbols, flowers, tiles, round tokens and the plastic pieces.

use std::{fmt, str::FromStr};

use serde::Serialize;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use shinar_core::{Dense, Set, TextError};

/// A decoration symbol, and the decoration that is built on it.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    SerializeDisplay,
    DeserializeFromStr,
    strum::Display,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Symbol {
    Stairs,
    Fountain,
    Bridge,
    Statue,
}

/// The number of symbols.
pub const SYMBOLS: usize = 4;

impl Symbol {
    /// Every symbol.
    pub const ALL: [Self; SYMBOLS] = [Self::Stairs, Self::Fountain, Self::Bridge, Self::Statue];

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter on tiles.
    pub const fn letter(self) -> char {
        match self {
            Self::Stairs => 'S',
            Self::Fountain => 'F',
            Self::Bridge => 'B',
            Self::Statue => 'T',
        }
    }

    /// The symbol with a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }

    /// The plastic piece that is built on it.
    pub(crate) const fn piece(self) -> Piece {
        match self {
            Self::Stairs => Piece::Stairs,
            Self::Fountain => Piece::Fountain,
            Self::Bridge => Piece::Bridge,
            Self::Statue => Piece::Statue,
        }
    }
}

/// A kind of flowers: on every tile and every player's board.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    SerializeDisplay,
    DeserializeFromStr,
    strum::Display,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Flower {
    White,
    Pink,
    Blue,
    Yellow,
}

/// The number of kinds of flowers.
pub const FLOWERS: usize = 4;

impl Flower {
    /// Every kind, in the order of their indices.
    pub const ALL: [Self; FLOWERS] = [Self::White, Self::Pink, Self::Blue, Self::Yellow];

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// BBL-S2: the starting tile of the board with this flower.
    pub const fn start_tile(self) -> Tile {
        Tile(QUARRY_TILES as u8 + self as u8)
    }
}

/// What a tile's quarry side shows, by layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::Display)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Material {
    Clay,
    Granite,
    Basalt,
}

impl Material {
    /// Every material, from the top layer down.
    pub const ALL: [Self; 3] = [Self::Clay, Self::Granite, Self::Basalt];

    /// Its tiles.
    pub(crate) const fn tiles(self) -> TileSet {
        TileSet::from_bits(0xffff << (LAYER * self as usize))
    }

    /// The height of a stack whose top tile is of this material.
    #[inline]
    pub const fn height(self) -> u8 {
        3 - self as u8
    }

    /// The layer below; none below the lowest.
    #[inline]
    pub(crate) const fn below(self) -> Option<Self> {
        match self {
            Self::Clay => Some(Self::Granite),
            Self::Granite => Some(Self::Basalt),
            Self::Basalt => None,
        }
    }

    /// What the ids of its tiles begin with.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Clay => "CL",
            Self::Granite => "GR",
            Self::Basalt => "BA",
        }
    }

    /// How many symbols its tiles have (BBL-C1).
    pub const fn symbols(self) -> usize {
        2 + self as usize
    }
}

/// The tiles of one layer.
pub const LAYER: usize = 16;
/// How many tiles lie in the quarry at the start: three on each stack.
pub const QUARRY_TILES: usize = 3 * LAYER;
/// All tiles; the four starting tiles come last.
pub const TILES: usize = QUARRY_TILES + FLOWERS;

/// A terrace tile. The components of the game say what is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Tile(u8);

/// Tiles, a bit each.
pub type TileSet = Set<Tile>;

impl Tile {
    /// Its number: clay, granite, basalt, starting tiles.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its layer of the quarry; none for a starting tile.
    #[inline]
    pub const fn material(self) -> Option<Material> {
        match self.index() / LAYER {
            0 => Some(Material::Clay),
            1 => Some(Material::Granite),
            2 => Some(Material::Basalt),
            _ => None,
        }
    }

    /// The flower of the board that it belongs to, if it is a starting tile.
    pub(crate) fn start_flower(self) -> Option<Flower> {
        self.index().checked_sub(QUARRY_TILES).and_then(Flower::at)
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

/// The tiles of the quarry, all three layers.
pub(crate) const ALL_QUARRY_TILES: TileSet = TileSet::from_bits((1 << QUARRY_TILES) - 1);

/// The top of a stack in the quarry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub enum Pile {
    /// This tile is on top.
    Top(Tile),
    /// Some tile of this material is on top; chance turns it up.
    Unknown(Material),
    /// Nothing is left.
    Bottom,
}

impl Pile {
    /// The tile on top, if there is one and it is known.
    #[inline]
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::Top(tile) => Some(tile),
            Self::Unknown(_) | Self::Bottom => None,
        }
    }

    /// The layer of the tile on top.
    #[inline]
    pub const fn material(self) -> Option<Material> {
        match self {
            Self::Top(tile) => tile.material(),
            Self::Unknown(material) => Some(material),
            Self::Bottom => None,
        }
    }

    /// How many tiles are left.
    #[inline]
    pub const fn height(self) -> u8 {
        match self.material() {
            Some(material) => material.height(),
            None => 0,
        }
    }
}

/// What a round token shows (BBL-N1 to N7).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    SerializeDisplay,
    DeserializeFromStr,
    strum::Display,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Token {
    /// Take a single pillar.
    Pillar,
    /// Take a double pillar.
    Double,
    /// A symbol counts as another one.
    Change,
    /// A space without a symbol counts as one with it.
    Add,
    /// A matching flower brings two pillars.
    Flower,
    /// Mining brings a pillar less.
    Less,
    /// Nothing.
    Blank,
}

/// The number of different round tokens.
pub const TOKENS: usize = 7;
/// The round tokens in the box.
pub const TOKENS_IN_BOX: u8 = 14;

impl Token {
    /// Every kind, in the order of their indices.
    pub const ALL: [Self; TOKENS] =
        [Self::Pillar, Self::Double, Self::Change, Self::Add, Self::Flower, Self::Less, Self::Blank];

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it does, in a few words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Pillar => "each player begins the turn with 1 more pillar",
            Self::Double => "each player begins the turn with a double pillar, which cannot be stored",
            Self::Change => "once a turn a symbol of a tile just placed may count as another",
            Self::Add => "once a turn an empty space of a tile just placed may count as any symbol",
            Self::Flower => "a matching flower brings 2 pillars instead of 1",
            Self::Less => "mining brings 1 pillar less",
            Self::Blank => "no effect",
        }
    }
}

/// A plastic piece of the common supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Piece {
    Single,
    Double,
    Lookout,
    Stairs,
    Fountain,
    Statue,
    Bridge,
}

/// The number of kinds of plastic pieces.
pub const PIECES: usize = 7;

impl Piece {
    /// Every kind, in the order of their indices.
    pub const ALL: [Self; PIECES] =
        [Self::Single, Self::Double, Self::Lookout, Self::Stairs, Self::Fountain, Self::Statue, Self::Bridge];

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// BBL-A42: how many there are when the supply is limited.
    pub const fn supply(self) -> u16 {
        match self {
            Self::Single => 148,
            Self::Double => 60,
            Self::Lookout | Self::Statue => 38,
            Self::Stairs | Self::Fountain | Self::Bridge => 15,
        }
    }

    /// A few words for several of it.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Single => "single pillars",
            Self::Double => "double pillars",
            Self::Lookout => "lookouts",
            Self::Stairs => "stairs",
            Self::Fountain => "fountains",
            Self::Statue => "statues",
            Self::Bridge => "bridges",
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.material() {
            Some(material) => write!(f, "{}{:02}", material.prefix(), self.index() % LAYER + 1),
            None => write!(f, "ST{}", self.index() % LAYER + 1),
        }
    }
}

impl FromStr for Tile {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let tile = Self::all().find(|tile| tile.to_string() == text);
        tile.ok_or_else(|| TextError::new("a tile such as CL01, GR16, BA07 or ST1", text))
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Top(tile) => tile.fmt(f),
            Self::Unknown(material) => write!(f, "{}??", material.prefix()),
            Self::Bottom => f.write_str("----"),
        }
    }
}

impl FromStr for Pile {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let read = || match text.strip_suffix("??") {
            _ if text == "----" => Some(Self::Bottom),
            None => text.parse().ok().map(Self::Top),
            Some(prefix) => {
                let mut materials = Material::ALL.into_iter();
                materials.find(|material| material.prefix() == prefix).map(Self::Unknown)
            }
        };
        read().ok_or_else(|| TextError::new("a stack such as CL05, CL?? or ----", text))
    }
}

shinar_core::dense_enums!(Symbol, Flower, Token, Piece);

/// Reads a value by its name.
macro_rules! from_name {
    ($($type:ty: $expected:literal),* $(,)?) => {$(
        impl FromStr for $type {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                let mut all = Self::ALL.into_iter();
                all.find(|&known| <&str>::from(known) == text).ok_or_else(|| TextError::new($expected, text))
            }
        }
    )*};
}
from_name! {
    Symbol: "stairs, fountain, bridge or statue",
    Flower: "white, pink, blue or yellow",
    Token: "pillar, double, change, add, flower, less or blank",
}
