//! What is printed on the tiles and how many round tokens there are.
//!
//! No public source shows it, so the built-in list (`data/components.toml`) is reconstructed (BBL-C2, BBL-C3), and
//! a game can be played with a corrected file instead.

use std::collections::BTreeMap;

use serde::Deserialize;
use shinar_core::{Dense, Kept, Shelf, TextError, read_file};

use crate::{
    board::{Anchor, CORNERS, CellSet, Corner},
    pieces::{Flower, LAYER, SYMBOLS, Symbol, TILES, TOKENS, TOKENS_IN_BOX, Tile, Token},
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
    /// Where each symbol is on a tile, for each rotation.
    shapes: [[[Shape; SYMBOLS]; CORNERS]; TILES],
    tokens: [u8; TOKENS],
}

/// Some of the four spaces of a tile: their cells if it lay in the north-west of a garden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shape(u16);

impl Shape {
    fn insert(&mut self, corner: Corner) {
        self.0 |= 1 << corner.offset();
    }

    /// The cells of these spaces on a tile that lies there.
    #[inline]
    pub(crate) fn at(self, anchor: Anchor) -> CellSet {
        CellSet::from_bits(u64::from(self.0) << anchor.cell().index())
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
    pub fn symbol(&self, tile: Tile, rotation: u8, corner: Corner) -> Option<Symbol> {
        self.corners(tile)[(corner.index() + CORNERS - rotation as usize % CORNERS) % CORNERS]
    }

    /// BBL-X1: how many rotations of a tile look different: 1, 2 or 4.
    #[inline]
    pub fn rotations(&self, tile: Tile) -> u8 {
        self.rotations[tile.index()]
    }

    /// Where each symbol is on a turned tile.
    #[inline]
    pub(crate) fn shape(&self, tile: Tile, rotation: u8) -> &[Shape; SYMBOLS] {
        &self.shapes[tile.index()][rotation as usize % CORNERS]
    }

    /// How many of each round token there are.
    pub fn tokens(&self) -> &[u8; TOKENS] {
        &self.tokens
    }

    /// Reads a file. An error says where and what would be right.
    pub fn read(text: &str) -> Result<Self, String> {
        let (file, _) = read_file::<File>(text)?;
        let mut components = Self {
            provenance: file.provenance,
            corners: [[None; CORNERS]; TILES],
            flowers: [Flower::White; TILES],
            rotations: [0; TILES],
            shapes: [[[Shape::default(); SYMBOLS]; CORNERS]; TILES],
            tokens: Token::ALL.map(|token| file.tokens.get(&token).copied().unwrap_or(0)),
        };
        components.check_tokens()?;
        let sections =
            [("clay", file.clay), ("granite", file.granite), ("basalt", file.basalt), ("start", file.start)];
        for (layer, (name, tiles)) in sections.iter().enumerate() {
            let belongs = |tile: &Tile| tile.index() / LAYER == layer;
            if let Some(tile) = tiles.keys().find(|tile| !belongs(tile)) {
                return Err(format!("[{name}]: {tile} does not belong here"));
            }
            if let Some(tile) = Tile::all().filter(belongs).find(|tile| !tiles.contains_key(tile)) {
                return Err(format!("[{name}]: {tile} is missing"));
            }
            for (&tile, Printed { flower, symbols }) in tiles {
                components
                    .read_tile(tile, *flower, symbols)
                    .map_err(|message| format!("{tile}: {message}"))?;
            }
        }
        Ok(components)
    }

    /// BBL-C3: as many round tokens as the box has.
    fn check_tokens(&self) -> Result<(), String> {
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
            return Err(format!("{count} symbols; a tile of {material} has {}", material.symbols()));
        }
        if let Some(own) = tile.start_flower().filter(|own| *own != flower) {
            return Err(format!("the flower of this starting tile is {own}"));
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
            for (corner, symbol) in Corner::ALL.into_iter().zip(turned(rotation)) {
                if let Some(symbol) = symbol {
                    self.shapes[at][rotation][symbol.index()].insert(corner);
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
    clay: BTreeMap<Tile, Printed>,
    granite: BTreeMap<Tile, Printed>,
    basalt: BTreeMap<Tile, Printed>,
    start: BTreeMap<Tile, Printed>,
}

/// What is on a tile: `["white", "S-S-"]`.
#[derive(Deserialize)]
#[serde(try_from = "Vec<String>")]
struct Printed {
    flower: Flower,
    symbols: String,
}

impl TryFrom<Vec<String>> for Printed {
    type Error = TextError;

    fn try_from(words: Vec<String>) -> Result<Self, TextError> {
        match <[String; 2]>::try_from(words) {
            Ok([flower, symbols]) => Ok(Self { flower: flower.parse()?, symbols }),
            Err(words) => Err(TextError::new("a flower and four symbols", words.join(" "))),
        }
    }
}

/// The built-in list and the corrected ones that were given.
static SHELF: Shelf<Components> = Shelf::new(BUILT_IN, Components::read);

/// The components of a game without a corrected file.
pub(crate) fn built_in() -> Kept<Components> {
    SHELF.built_in()
}

/// The components of a file's text, or of its digest if the text was given before.
pub(crate) fn find(text: &str) -> Result<Kept<Components>, String> {
    SHELF.find(text)
}
