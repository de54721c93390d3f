//! Symbols, flowers, tiles, round tokens and the plastic pieces.

use std::{fmt, str::FromStr};

use serde::Serialize;

/// A decoration symbol, and the decoration that is built on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

    /// Its number.
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

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stairs => "stairs",
            Self::Fountain => "fountain",
            Self::Bridge => "bridge",
            Self::Statue => "statue",
        }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// Every kind.
    pub const ALL: [Self; FLOWERS] = [Self::White, Self::Pink, Self::Blue, Self::Yellow];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Pink => "pink",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
        }
    }

    /// BBL-S2: the starting tile of the board with this flower.
    pub const fn start_tile(self) -> Tile {
        Tile(QUARRY_TILES as u8 + self as u8)
    }
}

/// What a tile's quarry side shows, by layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
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

    /// The tiles of it, one bit each.
    pub(crate) const fn tiles(self) -> u64 {
        0xffff << (LAYER * self as usize)
    }

    /// The height of a stack whose top tile is of this material.
    #[inline]
    pub const fn height(self) -> u8 {
        3 - self as u8
    }

    /// The material of the top tile of a stack.
    #[inline]
    pub const fn of_height(height: u8) -> Option<Self> {
        match height {
            3 => Some(Self::Clay),
            2 => Some(Self::Granite),
            1 => Some(Self::Basalt),
            _ => None,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Clay => "clay",
            Self::Granite => "granite",
            Self::Basalt => "basalt",
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
/// The tiles of the quarry.
pub const QUARRY_TILES: usize = 3 * LAYER;
/// All tiles; the four starting tiles come last.
pub const TILES: usize = QUARRY_TILES + FLOWERS;

/// A terrace tile. What is on it is told by the components of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// Every tile: clay, granite, basalt, starting tiles.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILES as u8).map(Self)
    }

    /// The tile with a number below [`TILES`].
    #[inline]
    pub const fn number(index: usize) -> Option<Self> {
        if index < TILES { Some(Self(index as u8)) } else { None }
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of tiles.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Its layer of the quarry; none for a starting tile.
    pub const fn material(self) -> Option<Material> {
        match self.index() / LAYER {
            0 => Some(Material::Clay),
            1 => Some(Material::Granite),
            2 => Some(Material::Basalt),
            _ => None,
        }
    }
}

/// The tiles of a set, one bit each.
pub(crate) fn tiles(mut set: u64) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        let tile = Tile::number(set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(tile)
    })
}

/// What a round token shows (BBL-N1 to N7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// Every kind.
    pub const ALL: [Self; TOKENS] =
        [Self::Pillar, Self::Double, Self::Change, Self::Add, Self::Flower, Self::Less, Self::Blank];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pillar => "pillar",
            Self::Double => "double",
            Self::Change => "change",
            Self::Add => "add",
            Self::Flower => "flower",
            Self::Less => "less",
            Self::Blank => "blank",
        }
    }

    /// What it does, in a few words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Pillar => "everybody begins the turn with 1 more pillar",
            Self::Double => "everybody begins the turn with a double pillar, which cannot be stored",
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
    /// Every kind.
    pub const ALL: [Self; PIECES] =
        [Self::Single, Self::Double, Self::Lookout, Self::Stairs, Self::Fountain, Self::Statue, Self::Bridge];

    /// Its number.
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
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (prefix, number) = text.split_at_checked(2).ok_or(())?;
        let number: usize = number.parse().map_err(|_| ())?;
        let layer = match prefix {
            "CL" => 0,
            "GR" => 1,
            "BA" => 2,
            "ST" => 3,
            _ => return Err(()),
        };
        let within = if layer == 3 { FLOWERS } else { LAYER };
        if !(1..=within).contains(&number) {
            return Err(());
        }
        Self::number(layer * LAYER + number - 1).ok_or(())
    }
}

macro_rules! named {
    ($($type:ty),*) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl FromStr for $type {
            type Err = ();
            fn from_str(text: &str) -> Result<Self, ()> {
                Self::ALL.into_iter().find(|item| item.name() == text).ok_or(())
            }
        }
    )*};
}
named!(Symbol, Flower, Token);

/// Gives a type with a text form the same form in JSON.
macro_rules! as_text {
    ($type:ty, $expected:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|_| {
                    <D::Error as serde::de::Error>::custom(format_args!(
                        "expected {}, found {text:?}",
                        $expected
                    ))
                })
            }
        }
    };
}
pub(crate) use as_text;

as_text!(Symbol, "stairs, fountain, bridge or statue");
as_text!(Flower, "white, pink, blue or yellow");
as_text!(Token, "pillar, double, change, add, flower, less or blank");
as_text!(Tile, "a tile such as CL01, GR16, BA07 or ST1");
