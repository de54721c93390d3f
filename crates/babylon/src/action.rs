//! Decisions and outcomes of chance.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use shinar_core::{Dense, Seat, TextError};

use crate::{
    board::{ANCHORS, Anchor, Axis, CELLS, Cell, Corner, LEVELS, SIDE, STACKS, Stack},
    pieces::{FLOWERS, Flower, QUARRY_TILES, SYMBOLS, Symbol, TOKENS, Tile, Token},
};

/// One atomic decision, or one outcome of chance.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::EnumDiscriminants,
)]
#[strum_discriminants(
    name(ActionKind),
    vis(pub(crate)),
    derive(strum::VariantNames),
    strum(serialize_all = "snake_case")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "action", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Action {
    /// Chance: the next seat gets the board with this flower (BBL-A45).
    Board { flower: Flower },
    /// Chance: the tile is turned up in the quarry (BBL-S1).
    Reveal {
        #[serde(deserialize_with = "quarry_tile")]
        tile: Tile,
    },
    /// Chance: the seat begins (BBL-S4).
    Start { seat: Seat },
    /// Chance: the round token is turned up (BBL-T3).
    Token { token: Token },
    /// Takes a clay tile out of the game (BBL-S5).
    Remove { stack: Stack },
    /// Takes the top tile of a stack (BBL-M1).
    Mine { stack: Stack },
    /// Places a tile (BBL-P1 to P7).
    Place(Place),
    /// Builds stairs, a fountain or a footbridge between two cells (BBL-D2 to D4).
    Join(#[cfg_attr(feature = "types", ts(as = "JoinForm"), schemars(with = "JoinForm"))] Join),
    /// Builds a statue (BBL-D5).
    Statue { cell: Cell },
    /// Lets a space show another symbol for this turn (BBL-N3, BBL-N4).
    Change { cell: Cell, symbol: Symbol },
    /// Stores the mined tile and closes the turn (BBL-K2).
    Store,
    /// Discards a tile (BBL-K2, BBL-A35).
    Discard { source: Source },
    /// Closes the turn.
    End,
}

/// Where a tile comes from.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Source {
    Mined,
    Stored,
}

impl Source {
    pub(crate) const ALL: [Self; 2] = [Self::Mined, Self::Stored];
}

shinar_core::dense_enums!(Source);

impl FromStr for Source {
    type Err = TextError;

    /// Reads the name or its beginning.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut all = Self::ALL.into_iter();
        let found = all.find(|source| !text.is_empty() && source.to_string().starts_with(text));
        found.ok_or_else(|| TextError::new("mined or stored", text))
    }
}

/// Where a tile goes in the garden. The supports follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Place {
    /// Which tile.
    pub source: Source,
    /// The north-west cell.
    pub anchor: Anchor,
    /// Quarter turns clockwise, 0 to 3.
    #[serde(deserialize_with = "rotation")]
    #[cfg_attr(feature = "types", schemars(range(max = 3)))]
    pub rotation: u8,
    /// From 1 to 16.
    #[serde(deserialize_with = "level")]
    #[cfg_attr(feature = "types", schemars(range(min = 1, max = 16)))]
    pub level: u8,
    /// The corner without a support, which carries the lookout (BBL-A44).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub lookout: Option<Corner>,
}

/// A decoration between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "JoinForm", into = "JoinForm")]
pub struct Join {
    symbol: Symbol,
    cell: Cell,
    axis: Axis,
}

/// A decoration between two cells.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "Join"))]
#[cfg_attr(feature = "types", schemars(rename = "Join"))]
struct JoinForm {
    /// Stairs, a fountain or a footbridge; statues have one cell.
    symbol: Symbol,
    /// The western or northern cell.
    first: Cell,
    /// The next cell, or the one after it for a footbridge.
    second: Cell,
}

impl From<Join> for JoinForm {
    fn from(join: Join) -> Self {
        Self { symbol: join.symbol, first: join.first(), second: join.second() }
    }
}

impl TryFrom<JoinForm> for Join {
    type Error = TextError;

    fn try_from(JoinForm { symbol, first, second }: JoinForm) -> Result<Self, TextError> {
        Self::between(symbol, first, second)
    }
}

fn quarry_tile<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
    let tile = Tile::deserialize(deserializer)?;
    match tile.material() {
        Some(_) => Ok(tile),
        None => Err(D::Error::custom(format_args!("{tile} never lies in the quarry"))),
    }
}

fn rotation<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let turns = u8::deserialize(deserializer)?;
    if usize::from(turns) < ROTATIONS { Ok(turns) } else { Err(D::Error::custom("a rotation is 0 to 3")) }
}

fn level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let level = u8::deserialize(deserializer)?;
    let levels = 1..=LEVELS as u8;
    if levels.contains(&level) { Ok(level) } else { Err(D::Error::custom("a level is 1 to 16")) }
}

impl Join {
    /// Stairs, a fountain or a footbridge from a cell to the next one, or the one after it for a bridge; none if
    /// the other cell is off the board, or for a statue.
    #[inline]
    pub fn new(symbol: Symbol, cell: Cell, axis: Axis) -> Option<Self> {
        let on_board = cell.step(axis.direction(), reach(symbol)).is_some();
        (symbol != Symbol::Statue && on_board).then_some(Self { symbol, cell, axis })
    }

    /// A decoration between two cells given in any order.
    ///
    /// # Errors
    /// If the cells are not the right distance apart.
    pub fn between(symbol: Symbol, a: Cell, b: Cell) -> Result<Self, TextError> {
        let (first, second) = if a <= b { (a, b) } else { (b, a) };
        let mut joins = Axis::ALL.into_iter().filter_map(|axis| Self::new(symbol, first, axis));
        joins.find(|join| join.second() == second).ok_or_else(|| {
            let expected = match symbol {
                Symbol::Bridge => "two cells in a row or column with one cell between (BBL-D4)",
                Symbol::Stairs | Symbol::Fountain => "two cells side by side",
                Symbol::Statue => "stairs, a fountain or a bridge; a statue has one cell",
            };
            TextError::new(expected, format!("{symbol} {a}-{b}"))
        })
    }

    /// What it is.
    #[inline]
    pub const fn symbol(self) -> Symbol {
        self.symbol
    }

    /// The western or northern cell.
    #[inline]
    pub const fn first(self) -> Cell {
        self.cell
    }

    /// The other cell.
    #[inline]
    pub fn second(self) -> Cell {
        self.further(reach(self.symbol))
    }

    /// The cell under the middle of a footbridge.
    #[inline]
    pub(crate) fn middle(self) -> Cell {
        self.further(1)
    }

    #[inline]
    #[expect(clippy::expect_used, reason = "`new` makes no join that leaves the board")]
    fn further(self, steps: u8) -> Cell {
        Cell::at(self.cell.index() + usize::from(self.axis.stride() * steps)).expect("a cell on the board")
    }

    pub(crate) const fn axis(self) -> Axis {
        self.axis
    }
}

/// How far apart the two cells of a decoration are.
pub(crate) const fn reach(symbol: Symbol) -> u8 {
    if matches!(symbol, Symbol::Bridge) { 2 } else { 1 }
}

// The dense indices, one run after the other.
const BOARD: usize = 0;
const REVEAL: usize = BOARD + FLOWERS;
const START: usize = REVEAL + QUARRY_TILES;
const TOKEN: usize = START + shinar_core::MAX_SEATS;
const REMOVE: usize = TOKEN + TOKENS;
const MINE: usize = REMOVE + STACKS;
const STATUE: usize = MINE + STACKS;
const CHANGE: usize = STATUE + CELLS;
const STAIRS: usize = CHANGE + CELLS * SYMBOLS;
const FOUNTAIN: usize = STAIRS + 2 * NEAR;
const BRIDGE: usize = FOUNTAIN + 2 * NEAR;
const STORE: usize = BRIDGE + 2 * FAR;
const DISCARD: usize = STORE + 1;
const END: usize = DISCARD + 2;
const PLACE: usize = END + 1;

/// Pairs of neighbours along one axis.
const NEAR: usize = 56;
/// Pairs with one cell between along one axis.
const FAR: usize = 48;
/// No lookout, or one on a corner.
const LOOKOUTS: usize = 5;
const ROTATIONS: usize = 4;
/// How far apart the indices of two rotations of the same placement are.
pub(crate) const NEXT_ROTATION: usize = LEVELS * LOOKOUTS;

/// Placements are split into where, which way and from where; how high; and which corner is a lookout's.
impl Action {
    pub(crate) const PARTS: usize = PLACE + 2 * ANCHORS * ROTATIONS + LEVELS + LOOKOUTS;

    /// The numbers of its parts.
    pub(crate) fn parts(self) -> impl Iterator<Item = usize> {
        let index = self.index();
        let parts = match index.checked_sub(PLACE) {
            None => [Some(index), None, None],
            Some(within) => {
                let (spot, rest) = (within / NEXT_ROTATION, within % NEXT_ROTATION);
                let levels = PLACE + 2 * ANCHORS * ROTATIONS;
                let lookouts = levels + LEVELS;
                [Some(PLACE + spot), Some(levels + rest / LOOKOUTS), Some(lookouts + rest % LOOKOUTS)]
            }
        };
        parts.into_iter().flatten()
    }
}

impl Dense for Action {
    const COUNT: usize = PLACE + 2 * ANCHORS * ROTATIONS * LEVELS * LOOKOUTS;

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Board { flower } => BOARD + flower.index(),
            Self::Reveal { tile } => REVEAL + tile.index(),
            Self::Start { seat } => START + seat.index(),
            Self::Token { token } => TOKEN + token.index(),
            Self::Remove { stack } => REMOVE + stack.index(),
            Self::Mine { stack } => MINE + stack.index(),
            Self::Statue { cell } => STATUE + cell.index(),
            Self::Change { cell, symbol } => CHANGE + cell.index() * SYMBOLS + symbol.index(),
            Self::Join(join) => {
                let (base, pairs) = match join.symbol {
                    Symbol::Stairs => (STAIRS, NEAR),
                    Symbol::Fountain => (FOUNTAIN, NEAR),
                    Symbol::Bridge | Symbol::Statue => (BRIDGE, FAR),
                };
                match join.axis {
                    Axis::East => {
                        let width = (SIDE - reach(join.symbol)) as usize;
                        base + join.cell.y() as usize * width + join.cell.x() as usize
                    }
                    Axis::South => base + pairs + join.cell.index(),
                }
            }
            Self::Store => STORE,
            Self::Discard { source } => DISCARD + source as usize,
            Self::End => END,
            Self::Place(place) => {
                let lookout = match place.lookout {
                    None => 0,
                    Some(corner) => 1 + corner.index(),
                };
                let level = usize::from(place.level - 1);
                let spot = (place.source as usize * ANCHORS + place.anchor.index()) * ROTATIONS
                    + place.rotation as usize;
                PLACE + (spot * LEVELS + level) * LOOKOUTS + lookout
            }
        }
    }

    fn at(index: usize) -> Option<Self> {
        Some(match index {
            ..REVEAL => Self::Board { flower: Flower::at(index)? },
            REVEAL..START => Self::Reveal { tile: Tile::at(index - REVEAL)? },
            START..TOKEN => Self::Start { seat: Seat::at(index - START)? },
            TOKEN..REMOVE => Self::Token { token: Token::at(index - TOKEN)? },
            REMOVE..MINE => Self::Remove { stack: Stack::at(index - REMOVE)? },
            MINE..STATUE => Self::Mine { stack: Stack::at(index - MINE)? },
            STATUE..CHANGE => Self::Statue { cell: Cell::at(index - STATUE)? },
            CHANGE..STAIRS => {
                let within = index - CHANGE;
                Self::Change { cell: Cell::at(within / SYMBOLS)?, symbol: Symbol::at(within % SYMBOLS)? }
            }
            STAIRS..FOUNTAIN => Self::Join(join_at(Symbol::Stairs, index - STAIRS)?),
            FOUNTAIN..BRIDGE => Self::Join(join_at(Symbol::Fountain, index - FOUNTAIN)?),
            BRIDGE..STORE => Self::Join(join_at(Symbol::Bridge, index - BRIDGE)?),
            STORE => Self::Store,
            DISCARD..END => Self::Discard { source: Source::at(index - DISCARD)? },
            END => Self::End,
            PLACE..Self::COUNT => {
                let within = index - PLACE;
                let (spot, rest) = (within / LOOKOUTS / LEVELS, within % (LOOKOUTS * LEVELS));
                let (spot, rotation) = (spot / ROTATIONS, spot % ROTATIONS);
                Self::Place(Place {
                    source: Source::at(spot / ANCHORS)?,
                    anchor: Anchor::at(spot % ANCHORS)?,
                    rotation: rotation as u8,
                    level: (rest / LOOKOUTS) as u8 + 1,
                    lookout: (rest % LOOKOUTS).checked_sub(1).and_then(Corner::at),
                })
            }
            _ => return None,
        })
    }
}

fn join_at(symbol: Symbol, index: usize) -> Option<Join> {
    let side = usize::from(SIDE);
    let width = side - usize::from(reach(symbol));
    match index.checked_sub(side * width) {
        None => Join::new(symbol, Cell::on((index % width) as u8, (index / width) as u8)?, Axis::East),
        Some(cell) => Join::new(symbol, Cell::at(cell)?, Axis::South),
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}r{} L{}", self.source, self.anchor, self.rotation, self.level)?;
        self.lookout.map_or(Ok(()), |corner| write!(f, " lookout {corner}"))
    }
}

impl fmt::Display for Join {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}-{}", self.symbol, self.first(), self.second())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board { flower } => write!(f, "board {flower}"),
            Self::Reveal { tile } => write!(f, "reveal {tile}"),
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Token { token } => write!(f, "token {token}"),
            Self::Remove { stack } => write!(f, "remove {stack}"),
            Self::Mine { stack } => write!(f, "mine {stack}"),
            Self::Place(place) => write!(f, "place {place}"),
            Self::Join(join) => join.fmt(f),
            Self::Statue { cell } => write!(f, "statue {cell}"),
            Self::Change { cell, symbol } => write!(f, "change {cell} {symbol}"),
            Self::Store => f.write_str("store"),
            Self::Discard { source } => write!(f, "discard {source}"),
            Self::End => f.write_str("end"),
        }
    }
}
