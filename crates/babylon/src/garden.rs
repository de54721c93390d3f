//! One player's garden: what lies where, and what can be seen from above.
//!
//! The rules ask about the surface only, as flat boards of 64 bits: how high each cell is, which symbols it shows,
//! what stands on it. The list of tiles with what is on them, covered or not, is for scoring and for pictures.

use crate::{
    board::{Anchor, CORNERS, Cell, Corner, Direction, LEVELS},
    components::Components,
    pieces::{SYMBOLS, Symbol, Tile},
};

/// The most tiles a garden can have: one for each of 15 rounds, and the starting tile.
pub const MOST_TILES: usize = 16;

/// Bits of a level from 0 to 16.
const PLANES: usize = 5;

/// What is on a space of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Nothing.
    Empty,
    /// A lookout (BBL-D6).
    Lookout,
    /// A statue, even one that has become a pillar.
    Statue,
    /// The lower end of stairs; the upper end is that way (BBL-A48).
    Lower(Direction),
    /// The upper end of stairs; the lower end is that way.
    Upper(Direction),
    /// Half a fountain; the other half is that way.
    Fountain(Direction),
    /// The end of a footbridge; the other end is two cells that way.
    Bridge(Direction),
}

impl Thing {
    const fn code(self) -> u32 {
        match self {
            Self::Empty => 0,
            Self::Lookout => 1,
            Self::Statue => 2,
            Self::Lower(direction) => 4 + direction as u32,
            Self::Upper(direction) => 8 + direction as u32,
            Self::Fountain(direction) => 12 + direction as u32,
            Self::Bridge(direction) => 16 + direction as u32,
        }
    }

    #[inline]
    const fn from_code(code: u32) -> Self {
        let direction = Direction::ALL[code as usize % 4];
        match code {
            1 => Self::Lookout,
            2 => Self::Statue,
            4..8 => Self::Lower(direction),
            8..12 => Self::Upper(direction),
            12..16 => Self::Fountain(direction),
            16..20 => Self::Bridge(direction),
            _ => Self::Empty,
        }
    }

    /// The decoration it is part of.
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Empty | Self::Lookout => None,
            Self::Statue => Some(Symbol::Statue),
            Self::Lower(_) | Self::Upper(_) => Some(Symbol::Stairs),
            Self::Fountain(_) => Some(Symbol::Fountain),
            Self::Bridge(_) => Some(Symbol::Bridge),
        }
    }
}

/// A tile in a garden and what is on its four spaces, in five bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    tile: u8,
    /// The anchor, and the rotation in the upper two bits.
    spot: u8,
    /// Five bits for each space, then four for the level below its own.
    rest: [u8; 3],
}

impl Laid {
    pub(crate) fn new(tile: Tile, anchor: Anchor, rotation: u8, level: u8) -> Self {
        let spot = anchor.cell().index() as u8 | rotation << 6;
        Self { tile: tile.index() as u8, spot, rest: [0, 0, (level.wrapping_sub(1) & 15) << 4] }
    }

    /// The tile.
    pub fn tile(self) -> Tile {
        // Always the number of a tile: nothing else is ever put in.
        Tile::number(self.tile as usize).unwrap_or(crate::pieces::Flower::White.start_tile())
    }

    /// Its north-west cell.
    #[inline]
    pub fn anchor(self) -> Anchor {
        Anchor::new(Cell::number(self.spot as usize)).unwrap_or_default()
    }

    /// How many quarter turns clockwise it is turned.
    pub const fn rotation(self) -> u8 {
        self.spot >> 6
    }

    /// The level it lies on, from 1.
    #[inline]
    pub const fn level(self) -> u8 {
        (self.rest[2] >> 4) + 1
    }

    #[inline]
    const fn bits(self) -> u32 {
        let [a, b, c] = self.rest;
        u32::from_le_bytes([a, b, c, 0])
    }

    /// What is on a corner.
    #[inline]
    pub const fn thing(self, corner: Corner) -> Thing {
        Thing::from_code(self.bits() >> (5 * corner.index()) & 31)
    }

    pub(crate) fn put(&mut self, corner: Corner, thing: Thing) {
        let shift = 5 * corner.index();
        let [a, b, c, _] = (self.bits() & !(31 << shift) | thing.code() << shift).to_le_bytes();
        self.rest = [a, b, c];
    }

    /// The corner that lies on a cell.
    pub(crate) fn corner_on(self, cell: Cell) -> Option<Corner> {
        Corner::ALL.into_iter().find(|&corner| self.anchor().corner(corner) == cell)
    }

    /// Whether anything at all is on it.
    #[inline]
    pub(crate) const fn is_bare(self) -> bool {
        self.bits() & 0xf_ffff == 0
    }
}

/// A garden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Garden {
    /// The level of the highest tile over each cell, bit by bit; 0 where a hole is visible.
    pub(crate) planes: [u64; PLANES],
    /// Cells that show each symbol, free or not.
    pub(crate) symbols: [u64; SYMBOLS],
    /// Cells with anything on their surface.
    pub(crate) taken: u64,
    /// Cells with a statue on their surface.
    pub(crate) statues: u64,
    /// Cells with a statue that a tile two or more levels up covers (BBL-A11).
    pub(crate) buried: u64,
    /// Cells with the lower end of stairs on their surface.
    pub(crate) lower: u64,
    /// Cells under the middle of a footbridge.
    pub(crate) gaps: u64,
    /// The north-west cells of all tiles.
    pub(crate) anchors: u64,
    tiles: [Laid; MOST_TILES],
    len: u8,
    /// The highest level with a tile.
    pub(crate) highest: u8,
}

impl Garden {
    /// The tiles in the order in which they were placed.
    #[inline]
    pub fn tiles(&self) -> &[Laid] {
        self.tiles.get(..self.len as usize).unwrap_or_default()
    }

    /// The level of the highest tile over a cell; 0 if there is none.
    #[inline]
    pub fn top(&self, cell: Cell) -> u8 {
        let at = cell.index();
        self.planes.iter().enumerate().fold(0, |top, (bit, plane)| top | ((plane >> at & 1) as u8) << bit)
    }

    /// The cells whose highest tile is on a level.
    #[inline]
    pub(crate) fn at_level(&self, level: u8) -> u64 {
        self.planes
            .iter()
            .enumerate()
            .fold(!0, |cells, (bit, plane)| cells & if level >> bit & 1 == 1 { *plane } else { !*plane })
    }

    /// The cells where the board can be seen (BBL-E10), under a footbridge too (BBL-A31).
    #[inline]
    pub(crate) fn holes(&self) -> u64 {
        !self.planes.iter().fold(0, |covered, plane| covered | plane)
    }

    /// The symbol a cell shows.
    pub fn symbol(&self, cell: Cell) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| self.symbols[symbol.index()] & cell.bit() != 0)
    }

    /// The number of the tile that lies on a level over a cell.
    pub(crate) fn tile_at(&self, cell: Cell, level: u8) -> Option<usize> {
        let covers = |laid: &Laid| laid.level() == level && laid.anchor().footprint() & cell.bit() != 0;
        self.tiles().iter().rposition(covers)
    }

    /// What is on a cell of a level.
    pub fn thing(&self, cell: Cell, level: u8) -> Thing {
        let laid = self.tile_at(cell, level).and_then(|at| self.tiles().get(at));
        laid.and_then(|laid| Some(laid.thing(laid.corner_on(cell)?))).unwrap_or(Thing::Empty)
    }

    /// Lays a tile (BBL-P9). A statue right below becomes a pillar, one further below is merely covered.
    #[inline]
    pub(crate) fn lay(&mut self, components: &Components, laid: Laid, lookout: Option<Corner>) {
        let Some(slot) = self.tiles.get_mut(self.len as usize) else { return };
        *slot = laid;
        self.len += 1;
        let (anchor, level) = (laid.anchor(), laid.level());
        let footprint = anchor.footprint();
        let statues = self.statues & footprint;
        if statues != 0 {
            // BBL-A8, BBL-A11, BBL-A47
            self.buried |= statues & !self.at_level(level - 1);
        }
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !footprint | if level >> bit & 1 == 1 { footprint } else { 0 };
        }
        let shape = components.shape(laid.tile(), laid.rotation());
        for (cells, &shape) in self.symbols.iter_mut().zip(shape) {
            *cells = *cells & !footprint | u64::from(shape) << anchor.cell().index();
        }
        self.taken &= !footprint;
        self.statues &= !footprint;
        self.lower &= !footprint;
        self.anchors |= anchor.cell().bit();
        self.highest = self.highest.max(level);
        if let Some(corner) = lookout {
            self.put(anchor.corner(corner), level, Thing::Lookout);
        }
    }

    /// Puts something on a cell of a level, and on the boards if that is the surface.
    pub(crate) fn put(&mut self, cell: Cell, level: u8, thing: Thing) {
        let Some(at) = self.tile_at(cell, level) else { return };
        let Some(laid) = self.tiles.get_mut(at) else { return };
        if let Some(corner) = laid.corner_on(cell) {
            laid.put(corner, thing);
        }
        if self.top(cell) != level {
            return;
        }
        self.taken |= cell.bit();
        match thing {
            Thing::Statue => self.statues |= cell.bit(),
            Thing::Lower(_) => self.lower |= cell.bit(),
            _ => {}
        }
    }

    /// Lets a cell show another symbol.
    pub(crate) fn show(&mut self, cell: Cell, symbol: Option<Symbol>) {
        for (cells, each) in self.symbols.iter_mut().zip(Symbol::ALL) {
            if symbol == Some(each) {
                *cells |= cell.bit();
            } else {
                *cells &= !cell.bit();
            }
        }
    }

    /// The symbol that is printed on the surface of a cell.
    pub(crate) fn printed(&self, components: &Components, cell: Cell) -> Option<Symbol> {
        let laid = self.tiles().get(self.tile_at(cell, self.top(cell))?)?;
        components.symbol(laid.tile(), laid.rotation(), laid.corner_on(cell)?.index())
    }

    /// Whether a footbridge spans a cell on a level (BBL-A16).
    pub(crate) fn bridge_over(&self, cell: Cell, level: u8) -> bool {
        self.gaps & cell.bit() != 0
            && Direction::ALL.into_iter().any(|direction| {
                cell.step(direction.opposite(), 1)
                    .is_some_and(|end| self.thing(end, level) == Thing::Bridge(direction))
            })
    }

    /// Whether two cells on the same level belong to one of the last `new` tiles.
    #[inline]
    pub(crate) fn on_one_tile(&self, new: u8, a: Cell, b: Cell) -> bool {
        let both = a.bit() | b.bit();
        let level = self.top(a);
        let new = self.tiles().iter().rev().take(new as usize);
        new.into_iter().any(|laid| laid.level() == level && laid.anchor().footprint() & both == both)
    }

    /// The cells whose surface belongs to one of the last `new` tiles.
    pub(crate) fn fresh(&self, new: u8) -> u64 {
        self.tiles().iter().rev().take(new as usize).fold(0, |cells, laid| cells | laid.anchor().footprint())
    }

    /// The number of tiles.
    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }
}

const _: () = assert!(MOST_TILES <= LEVELS && CORNERS * 5 + 4 <= 24);
