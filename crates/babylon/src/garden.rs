//! One player's garden: what lies where, and what can be seen from above.
//!
//! The rules ask about the surface only, as boards of 64 bits: how high each cell is, which symbols it shows,
//! what stands on it. The list of tiles with what is on them, covered or not, is for scoring and for pictures.

use shinar_core::Dense;

use crate::{
    action::Join,
    board::{ALL_CELLS, Anchor, CORNERS, Cell, CellSet, Corner, Direction, LEVELS},
    components::Components,
    pieces::{Flower, SYMBOLS, Symbol, Tile},
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

impl Dense for Thing {
    const COUNT: usize = 3 + 4 * Direction::COUNT;

    fn index(self) -> usize {
        match self {
            Self::Empty => 0,
            Self::Lookout => 1,
            Self::Statue => 2,
            Self::Lower(direction) => 3 + direction.index(),
            Self::Upper(direction) => 7 + direction.index(),
            Self::Fountain(direction) => 11 + direction.index(),
            Self::Bridge(direction) => 15 + direction.index(),
        }
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        match index {
            0 => Some(Self::Empty),
            1 => Some(Self::Lookout),
            2 => Some(Self::Statue),
            3..7 => Direction::at(index - 3).map(Self::Lower),
            7..11 => Direction::at(index - 7).map(Self::Upper),
            11..15 => Direction::at(index - 11).map(Self::Fountain),
            _ => index.checked_sub(15).and_then(Direction::at).map(Self::Bridge),
        }
    }
}

/// A tile in a garden and what is on its four spaces, in six bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    tile: Tile,
    anchor: Anchor,
    /// The level below its own, from 0, and the rotation in the upper four bits.
    pose: u8,
    /// The index of what is on each space, in six bits.
    things: [u8; 3],
}

const THING_BITS: usize = 6;

impl Laid {
    /// What fills the rest of a list of tiles; it is never read.
    const FILLER: Self =
        Self { tile: Flower::White.start_tile(), anchor: Anchor::NORTH_WEST, pose: 0, things: [0; 3] };

    /// A bare tile on a level from 1 to 16.
    #[inline]
    pub(crate) const fn new(tile: Tile, anchor: Anchor, rotation: u8, level: u8) -> Self {
        Self { tile, anchor, pose: (level - 1) | rotation << 4, things: [0; 3] }
    }

    /// The tile.
    #[inline]
    pub const fn tile(self) -> Tile {
        self.tile
    }

    /// Its north-west cell.
    #[inline]
    pub const fn anchor(self) -> Anchor {
        self.anchor
    }

    /// How many quarter turns clockwise it is turned.
    #[inline]
    pub const fn rotation(self) -> u8 {
        self.pose >> 4
    }

    /// The level it lies on, from 1.
    #[inline]
    pub const fn level(self) -> u8 {
        (self.pose & 15) + 1
    }

    #[inline]
    const fn bits(self) -> u32 {
        let [a, b, c] = self.things;
        u32::from_le_bytes([a, b, c, 0])
    }

    /// What is on a corner.
    #[inline]
    #[expect(clippy::expect_used, reason = "only `put` writes the bits, and it writes indices of things")]
    pub fn thing(self, corner: Corner) -> Thing {
        let index = self.bits() >> (THING_BITS * corner.index()) & 63;
        Thing::at(index as usize).expect("the index of a thing")
    }

    fn put(&mut self, corner: Corner, thing: Thing) {
        let shift = THING_BITS * corner.index();
        let [a, b, c, _] = (self.bits() & !(63 << shift) | (thing.index() as u32) << shift).to_le_bytes();
        self.things = [a, b, c];
    }

    /// The corner with the lookout.
    pub fn lookout(self) -> Option<Corner> {
        Corner::ALL.into_iter().find(|&corner| self.thing(corner) == Thing::Lookout)
    }

    /// What is on its corners, without those that are empty: most are, and which are could not be foreseen.
    #[inline]
    pub(crate) fn things(self) -> impl Iterator<Item = (Corner, Thing)> {
        self.indices().map(move |(corner, _)| (corner, self.thing(corner)))
    }

    /// The same by the indices of the things.
    #[inline]
    pub(crate) fn indices(self) -> impl Iterator<Item = (Corner, usize)> {
        let mut rest = self.bits();
        std::iter::from_fn(move || {
            let corner = Corner::at(rest.checked_ilog2()? as usize / THING_BITS)?;
            let shift = THING_BITS * corner.index();
            let index = rest >> shift & 63;
            rest &= !(63 << shift);
            Some((corner, index as usize))
        })
    }
}

/// Stairs, a fountain, a footbridge or a statue, with the cells and levels it is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decoration {
    pub(crate) symbol: Symbol,
    pub(crate) first: (Cell, u8),
    /// None for a statue.
    pub(crate) second: Option<(Cell, u8)>,
}

/// What a player has built: everything that placing, scoring and showing need to know about each cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Garden {
    /// The level of the highest tile over each cell, bit by bit; 0 where a hole is visible.
    pub(crate) planes: [CellSet; PLANES],
    /// Cells that show each symbol, free or not.
    pub(crate) symbols: [CellSet; SYMBOLS],
    /// Cells with anything on their surface.
    pub(crate) taken: CellSet,
    /// Cells with a statue on their surface.
    pub(crate) statues: CellSet,
    /// Cells with a statue that a tile two or more levels up covers (BBL-A11).
    pub(crate) buried: CellSet,
    /// Cells with the lower end of stairs on their surface.
    pub(crate) lower: CellSet,
    /// Cells under the middle of a footbridge.
    pub(crate) gaps: CellSet,
    /// The north-west cells of all tiles.
    pub(crate) anchors: CellSet,
    tiles: [Laid; MOST_TILES],
    len: u8,
    /// The highest level with a tile.
    pub(crate) highest: u8,
}

impl Garden {
    /// A garden without tiles.
    pub(crate) const EMPTY: Self = Self {
        planes: [CellSet::EMPTY; PLANES],
        symbols: [CellSet::EMPTY; SYMBOLS],
        taken: CellSet::EMPTY,
        statues: CellSet::EMPTY,
        buried: CellSet::EMPTY,
        lower: CellSet::EMPTY,
        gaps: CellSet::EMPTY,
        anchors: CellSet::EMPTY,
        tiles: [Laid::FILLER; MOST_TILES],
        len: 0,
        highest: 0,
    };

    /// The tiles in the order in which they were placed.
    #[inline]
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles[..self.len as usize]
    }

    /// The number of tiles.
    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// The level of the highest tile over a cell; 0 if there is none.
    #[inline]
    pub fn top(&self, cell: Cell) -> u8 {
        let planes = self.planes.iter().enumerate();
        planes.fold(0, |top, (bit, plane)| top | u8::from(plane.contains(cell)) << bit)
    }

    /// The cells whose highest tile is on a level.
    #[inline]
    pub(crate) fn at_level(&self, level: u8) -> CellSet {
        self.planes.iter().enumerate().fold(ALL_CELLS, |cells, (bit, &plane)| {
            if level >> bit & 1 == 1 { cells & plane } else { cells.minus(plane) }
        })
    }

    /// The cells where the board can be seen (BBL-E10), under a footbridge too (BBL-A31).
    #[inline]
    pub(crate) fn holes(&self) -> CellSet {
        self.planes.into_iter().fold(ALL_CELLS, CellSet::minus)
    }

    /// The symbol a cell shows.
    pub fn symbol(&self, cell: Cell) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| self.symbols[symbol.index()].contains(cell))
    }

    /// The cells that show a symbol and have nothing on them.
    #[inline]
    pub(crate) fn open(&self, symbol: Symbol) -> CellSet {
        self.symbols[symbol.index()].minus(self.taken)
    }

    /// BBL-A11: all statues that others line up with: a statue that is covered without being a pillar still counts.
    #[inline]
    pub(crate) fn line_statues(&self) -> CellSet {
        self.statues | self.buried
    }

    /// The number of the tile that lies on a level over a cell, and its corner there.
    fn corner_at(&self, cell: Cell, level: u8) -> Option<(usize, Corner)> {
        let on_level = |(at, laid): (usize, &Laid)| {
            if laid.level() == level { Some((at, laid.anchor().corner_on(cell)?)) } else { None }
        };
        self.tiles().iter().enumerate().rev().find_map(on_level)
    }

    /// The number of the tile that lies on a level over a cell.
    pub(crate) fn tile_at(&self, cell: Cell, level: u8) -> Option<usize> {
        self.corner_at(cell, level).map(|(at, _)| at)
    }

    /// What is on a cell of a level.
    pub fn thing(&self, cell: Cell, level: u8) -> Thing {
        match self.corner_at(cell, level) {
            Some((at, corner)) => self.tiles[at].thing(corner),
            None => Thing::Empty,
        }
    }

    /// Lays a tile (BBL-P9). A statue right below becomes a pillar, one further below is merely covered.
    #[inline]
    pub(crate) fn lay(&mut self, components: &Components, laid: Laid, lookout: Option<Corner>) {
        self.tiles[self.len as usize] = laid;
        self.len += 1;
        let (anchor, level) = (laid.anchor(), laid.level());
        let footprint = anchor.footprint();
        let statues = self.statues & footprint;
        if !statues.is_empty() {
            // BBL-A8, BBL-A11, BBL-A47
            self.buried |= statues.minus(self.at_level(level - 1));
        }
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            *plane = if level >> bit & 1 == 1 { *plane | footprint } else { plane.minus(footprint) };
        }
        let shape = components.shape(laid.tile(), laid.rotation());
        for (cells, &shape) in self.symbols.iter_mut().zip(shape) {
            *cells = cells.minus(footprint) | shape.at(anchor);
        }
        self.taken = self.taken.minus(footprint);
        self.statues = self.statues.minus(footprint);
        self.lower = self.lower.minus(footprint);
        self.anchors.insert(anchor.cell());
        self.highest = self.highest.max(level);
        if let Some(corner) = lookout {
            self.tiles[self.len as usize - 1].put(corner, Thing::Lookout);
            self.taken.insert(anchor.corner(corner));
        }
    }

    /// Puts something on the surface of a cell; nothing happens over a hole.
    pub(crate) fn put(&mut self, cell: Cell, thing: Thing) {
        let Some((at, corner)) = self.corner_at(cell, self.top(cell)) else { return };
        self.tiles[at].put(corner, thing);
        self.taken.insert(cell);
        match thing {
            Thing::Statue => self.statues.insert(cell),
            Thing::Lower(_) => self.lower.insert(cell),
            _ => {}
        }
    }

    /// Puts both ends of stairs, a fountain or a footbridge on the surface of their cells.
    pub(crate) fn join(&mut self, join: Join) {
        let (a, b) = (join.first(), join.second());
        let there = join.axis().direction();
        let back = there.opposite();
        let (first, second) = match join.symbol() {
            // BBL-A48
            Symbol::Stairs if self.top(a) < self.top(b) => (Thing::Lower(there), Thing::Upper(back)),
            Symbol::Stairs => (Thing::Upper(there), Thing::Lower(back)),
            Symbol::Fountain => (Thing::Fountain(there), Thing::Fountain(back)),
            Symbol::Bridge | Symbol::Statue => (Thing::Bridge(there), Thing::Bridge(back)),
        };
        self.put(a, first);
        self.put(b, second);
    }

    /// Lets a cell show another symbol.
    pub(crate) fn show(&mut self, cell: Cell, symbol: Option<Symbol>) {
        for cells in &mut self.symbols {
            cells.remove(cell);
        }
        if let Some(symbol) = symbol {
            self.symbols[symbol.index()].insert(cell);
        }
    }

    /// The symbol that is printed on a cell of a level.
    pub(crate) fn printed(&self, components: &Components, cell: Cell, level: u8) -> Option<Symbol> {
        let (at, corner) = self.corner_at(cell, level)?;
        components.symbol(self.tiles[at].tile(), self.tiles[at].rotation(), corner)
    }

    /// The decorations, each once: those on two cells at their western or northern one.
    pub(crate) fn decorations(&self) -> Vec<Decoration> {
        let mut all = Vec::new();
        for laid in self.tiles() {
            for corner in Corner::ALL {
                let thing = laid.thing(corner);
                let Some(symbol) = thing.symbol() else { continue };
                let (cell, level) = (laid.anchor().corner(corner), laid.level());
                let other = match thing {
                    Thing::Empty | Thing::Lookout | Thing::Statue => None,
                    Thing::Lower(way) => Some((way, 1, level + 1)),
                    Thing::Upper(way) => Some((way, 1, level - 1)),
                    Thing::Fountain(way) => Some((way, 1, level)),
                    Thing::Bridge(way) => Some((way, 2, level)),
                };
                if matches!(other, Some((Direction::North | Direction::West, ..))) {
                    continue;
                }
                let second = other.map(|(way, steps, level)| (end(cell, way, steps), level));
                all.push(Decoration { symbol, first: (cell, level), second });
            }
        }
        all
    }

    /// Whether a footbridge spans a cell on a level (BBL-A16).
    pub(crate) fn bridge_over(&self, cell: Cell, level: u8) -> bool {
        self.gaps.contains(cell)
            && Direction::ALL.into_iter().any(|direction| {
                cell.step(direction.opposite(), 1)
                    .is_some_and(|end| self.thing(end, level) == Thing::Bridge(direction))
            })
    }

    /// Whether the surfaces of two cells belong to one tile.
    #[inline]
    pub(crate) fn on_one_tile(&self, a: Cell, b: Cell) -> bool {
        let level = self.top(a);
        level == self.top(b) && self.tile_at(a, level) == self.tile_at(b, level)
    }

    /// The cells of the last `new` tiles.
    pub(crate) fn fresh(&self, new: u8) -> CellSet {
        let new = self.tiles().iter().rev().take(new.into());
        new.fold(CellSet::EMPTY, |cells, laid| cells | laid.anchor().footprint())
    }
}

/// The other end of a decoration.
#[expect(clippy::expect_used, reason = "both ends of a `Join` are on the board")]
fn end(cell: Cell, way: Direction, steps: u8) -> Cell {
    cell.step(way, steps).expect("a cell on the board")
}

const _: () = assert!(MOST_TILES <= LEVELS && CORNERS * THING_BITS <= 24);
