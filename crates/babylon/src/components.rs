//! What is printed on the tiles and how many round tokens there are.
//!
//! No public source shows it, so the built-in list (`data/components.toml`) is reconstructed (BBL-C2, BBL-C3), and
//! a game can be played with a corrected file instead.

use std::collections::BTreeMap;

use serde::Deserialize;
use shinar_core::Shelf;

use crate::{
    board::CORNERS,
    pieces::{
        FLOWERS, Flower, LAYER, Material, QUARRY_TILES, SYMBOLS, Symbol, TILES, TOKENS, TOKENS_IN_BOX, Tile,
        Token,
    },
};

const BUILT_IN: &str = include_str!("../data/components.toml");

/// The four corners of a tile, clockwise from the north-west.
pub type Corners = [Option<Symbol>; CORNERS];

/// The printed pieces of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    provenance: String,
    corners: [Corners; TILES],
    flowers: [Flower; TILES],
    /// How many rotations of a tile look different.
    rotations: [u8; TILES],
    /// The cells of each symbol on a tile that lies in the north-west of a garden, for each rotation.
    shapes: [[[u16; SYMBOLS]; CORNERS]; TILES],
    tokens: [u8; TOKENS],
}

impl Default for Components {
    fn default() -> Self {
        Self {
            provenance: String::new(),
            corners: [[None; CORNERS]; TILES],
            flowers: [Flower::White; TILES],
            rotations: [1; TILES],
            shapes: [[[0; SYMBOLS]; CORNERS]; TILES],
            tokens: [0, 0, 0, 0, 0, 0, TOKENS_IN_BOX],
        }
    }
}

impl Components {
    /// Where the list comes from, in a word or two.
    pub fn provenance(&self) -> &str {
        &self.provenance
    }

    /// The flower of a tile.
    #[inline]
    pub fn flower(&self, tile: Tile) -> Flower {
        self.flowers[tile.index()]
    }

    /// The symbols of a tile that is not turned.
    pub fn corners(&self, tile: Tile) -> &Corners {
        &self.corners[tile.index()]
    }

    /// BBL-G2: the symbol at a corner after some quarter turns clockwise.
    pub fn symbol(&self, tile: Tile, rotation: u8, corner: usize) -> Option<Symbol> {
        self.corners(tile)[(corner + CORNERS - rotation as usize % CORNERS) % CORNERS]
    }

    /// BBL-X1: how many rotations of a tile look different: 1, 2 or 4.
    #[inline]
    pub fn rotations(&self, tile: Tile) -> u8 {
        self.rotations[tile.index()]
    }

    /// Where a symbol is on a turned tile that lies in the north-west of a garden.
    #[inline]
    pub(crate) fn shape(&self, tile: Tile, rotation: u8) -> &[u16; SYMBOLS] {
        &self.shapes[tile.index()][rotation as usize % CORNERS]
    }

    /// How many of each round token there are.
    pub fn tokens(&self) -> &[u8; TOKENS] {
        &self.tokens
    }

    /// Reads a file. An error says where and what would be right.
    pub fn read(text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| {
            let line =
                error.span().map(|span| text.get(..span.start).unwrap_or("").matches('\n').count() + 1);
            let place = line.map_or_else(String::new, |line| format!("line {line}: "));
            format!("{place}{}", error.message())
        })?;
        let mut components = Self { provenance: file.provenance, ..Self::default() };
        components.read_tokens(&file.tokens)?;
        let layers = [file.clay, file.granite, file.basalt, file.start];
        for (layer, tiles) in layers.iter().enumerate() {
            let name = Material::ALL.get(layer).map_or("start", |material| material.name());
            let wanted = if layer * LAYER < QUARRY_TILES { LAYER } else { FLOWERS };
            for (id, (flower, symbols)) in tiles {
                let tile: Tile = id.parse().map_err(|()| format!("[{name}]: {id:?} is no tile id"))?;
                if tile.index() / LAYER != layer {
                    return Err(format!("[{name}]: {id} does not belong here"));
                }
                components.read_tile(tile, *flower, symbols).map_err(|message| format!("{id}: {message}"))?;
            }
            if tiles.len() != wanted {
                let first = Tile::number(layer * LAYER).map_or_else(String::new, |tile| tile.to_string());
                let last =
                    Tile::number(layer * LAYER + wanted - 1).map_or_else(String::new, |t| t.to_string());
                return Err(format!("[{name}] has {} tiles; it takes {first} to {last}", tiles.len()));
            }
        }
        Ok(components)
    }

    fn read_tokens(&mut self, tokens: &BTreeMap<Token, u8>) -> Result<(), String> {
        self.tokens = [0; TOKENS];
        for (token, &count) in tokens {
            self.tokens[token.index()] = count;
        }
        let total: u32 = self.tokens.iter().map(|&count| u32::from(count)).sum();
        if total != u32::from(TOKENS_IN_BOX) {
            return Err(format!("[tokens]: {total} round tokens; there are {TOKENS_IN_BOX}"));
        }
        Ok(())
    }

    /// BBL-C1: two, three or four symbols on clay, granite and basalt; each starting tile with its own flower.
    fn read_tile(&mut self, tile: Tile, flower: Flower, symbols: &str) -> Result<(), String> {
        let mut corners = [None; CORNERS];
        let letters: Vec<char> = symbols.chars().collect();
        if letters.len() != CORNERS {
            return Err(format!("{symbols:?} has {} corners; write four letters NW NE SE SW", letters.len()));
        }
        for (corner, &letter) in corners.iter_mut().zip(&letters) {
            *corner = Symbol::from_letter(letter);
            if corner.is_none() && letter != '-' {
                return Err(format!("{letter:?} is no symbol; write S, F, B, T or -"));
            }
        }
        let count = corners.iter().flatten().count();
        if let Some(material) = tile.material().filter(|material| material.symbols() != count) {
            let (name, wanted) = (material.name(), material.symbols());
            return Err(format!("{count} symbols; a tile of {name} has {wanted}"));
        }
        if tile.material().is_none() && flower.start_tile() != tile {
            let own = Flower::ALL.into_iter().find(|flower| flower.start_tile() == tile);
            return Err(format!("the flower of this starting tile is {}", own.map_or("", Flower::name)));
        }
        let at = tile.index();
        (self.corners[at], self.flowers[at]) = (corners, flower);
        let turned = |by: usize| (0..CORNERS).map(move |corner| corners[(corner + CORNERS - by) % CORNERS]);
        let same = |by: usize| turned(by).eq(turned(0));
        self.rotations[at] = if same(1) {
            1
        } else if same(2) {
            2
        } else {
            4
        };
        for rotation in 0..CORNERS {
            self.shapes[at][rotation] = [0; SYMBOLS];
            for (corner, symbol) in crate::board::Corner::ALL.into_iter().zip(turned(rotation)) {
                if let Some(symbol) = symbol {
                    self.shapes[at][rotation][symbol.index()] |= 1 << corner.offset();
                }
            }
        }
        Ok(())
    }
}

/// The shape of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    provenance: String,
    tokens: BTreeMap<Token, u8>,
    clay: BTreeMap<String, (Flower, String)>,
    granite: BTreeMap<String, (Flower, String)>,
    basalt: BTreeMap<String, (Flower, String)>,
    start: BTreeMap<String, (Flower, String)>,
}

/// The built-in list and the corrected ones that were given.
pub(crate) static SHELF: Shelf<Components> = Shelf::new(BUILT_IN, Components::read);
