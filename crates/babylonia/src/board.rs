//! The board: geometry and printed data, all computed at compile time.
//!
//! Hexes are flat-topped and written `row,column` in doubled coordinates: the neighbours of (r, c) are (r±2, c) and
//! (r±1, c±1). Inside, a hex is its number in reading order.

use std::str::FromStr;

use serde_with::DeserializeFromStr;
use shinar_core::{PlaceSet, Set, ShortText, TextError, prelude::*, short_texts};

/// A set of hexes.
pub type HexSet = PlaceSet<Hex>;
/// A set of tile places and ziggurats.
pub type SiteSet = Set<Site>;

/// The map: `-` land, `~` river, `C` place of a city or field tile, `Z` ziggurat, `X` no hex.
///
/// Even rows start at column 0, odd rows at column 1; every entry advances the column by 2.
const MAP: [&[u8]; ROWS] = [
    b"XXXX~-",
    b"-XX-C-",
    b"-~--~-C",
    b"ZC-----",
    b"-~-C~--C",
    b"----~Z-",
    b"C~--C~--",
    b"-~C----C",
    b"--~--~C-",
    b"C-~-C---",
    b"--C--~--",
    b"--~---C-",
    b"C--CZ~--C",
    b"--~--C--",
    b"-CC--~-C-",
    b"~-~-~---",
    b"~~--C-C--",
    b"-~~-~---",
    b"~Z~--C-ZC",
    b"--CC~---",
    b"~----~---",
    b"C-------",
    b"X-C-C~CC",
];

/// The number of rows; row numbers are below it.
pub const ROWS: usize = 23;
/// The number of columns in doubled coordinates; column numbers are below it.
pub const COLUMNS: usize = 18;
/// The number of hexes.
pub const HEXES: usize = 175;
/// The number of places for city and field tiles.
pub const PLACES: usize = 32;
/// The number of ziggurats.
pub const ZIGGURATS: usize = 5;
/// The number of river hexes.
pub const RIVERS: usize = 31;
/// The number of sites that can be surrounded: places first, then ziggurats.
pub const SITES: usize = PLACES + ZIGGURATS;

/// A hex of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeserializeFromStr)]
pub struct Hex(pub(crate) u8);

impl Hex {
    /// The hex at (row, column), if there is one.
    pub fn on(row: usize, column: usize) -> Option<Self> {
        let number = *BOARD.grid.get(row)?.get(column)?;
        (number != NONE).then_some(Self(number))
    }

    /// Its row.
    pub const fn row(self) -> usize {
        BOARD.rows[self.index()] as usize
    }

    /// Its column.
    pub const fn column(self) -> usize {
        BOARD.columns[self.index()] as usize
    }

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hexes next to it.
    #[inline]
    pub const fn neighbours(self) -> &'static HexSet {
        &BOARD.neighbours[self.index()]
    }

    /// The site on it: a place of tiles or a ziggurat.
    #[inline]
    pub const fn site(self) -> Option<Site> {
        match BOARD.site_of[self.index()] {
            NONE => None,
            site => Some(Site(site)),
        }
    }

    /// The sites next to it.
    #[inline]
    pub(crate) const fn sites_beside(self) -> SiteSet {
        BOARD.beside[self.index()]
    }

    /// Its number among the river hexes.
    #[inline]
    pub(crate) const fn river_index(self) -> usize {
        BOARD.river_index[self.index()] as usize
    }
}

impl Hex {
    const fn text(self) -> ShortText {
        ShortText::new().number(self.row() as u8).char(b',').number(self.column() as u8)
    }
}

short_texts! {
    Hex: |hex| hex.text();
    Site: |site| site.hex().text();
}

impl FromStr for Hex {
    type Err = TextError;

    /// Reads `row,column`, in brackets or not.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
        let number = |digits: &str| match digits.as_bytes() {
            [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9'] => digits.parse::<usize>().ok(),
            _ => None,
        };
        let hex = inner.split_once(',').and_then(|(row, column)| Self::on(number(row)?, number(column)?));
        hex.ok_or_else(|| TextError::new("a hex of the board as row,column", text))
    }
}

impl Dense for Hex {
    const COUNT: usize = HEXES;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < HEXES).then_some(Self(index as u8))
    }
}

/// Something that can be surrounded: a place of tiles (0 to 31) or a ziggurat (32 to 36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeserializeFromStr)]
pub struct Site(pub(crate) u8);

impl Site {
    /// The places for city and field tiles.
    pub(crate) fn places() -> impl Iterator<Item = Self> {
        (0..PLACES as u8).map(Self)
    }

    /// Its number among the sites.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number among the ziggurats, if it is one.
    #[inline]
    pub const fn ziggurat_index(self) -> Option<usize> {
        self.index().checked_sub(PLACES)
    }

    /// Where it is.
    #[inline]
    pub const fn hex(self) -> Hex {
        BOARD.sites[self.index()]
    }

    /// The land next to it: what must be filled to surround it.
    #[inline]
    pub(crate) const fn shore(self) -> &'static HexSet {
        &BOARD.shores[self.index()]
    }
}

impl FromStr for Site {
    type Err = TextError;

    /// Reads the hex it is on.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let hex: Hex = text.parse()?;
        hex.site().ok_or_else(|| TextError::new("a hex where a city or ziggurat can be", text))
    }
}

impl Dense for Site {
    const COUNT: usize = SITES;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < SITES).then_some(Self(index as u8))
    }
}

/// All land hexes: tile places and ziggurats among them.
pub const LAND: HexSet = BOARD.land;
/// All river hexes.
pub const RIVER: HexSet = BOARD.river;
/// The land north of both rivers.
pub const NORTH: HexSet = flood(LAND, at(2, 0));
/// The land between the rivers.
pub const CENTRE: HexSet = flood(LAND, at(5, 7));
/// The land south of both rivers.
pub const SOUTH: HexSet = flood(LAND, at(18, 16));
/// Where the ziggurats stand, as hexes.
pub const ZIGGURAT_HEXES: HexSet = BOARD.ziggurats;
/// The hexes of the tile places.
pub const PLACE_HEXES: HexSet = BOARD.places;
/// The same as sites, the index that states use.
pub const ZIGGURAT_SITES: SiteSet = sites_of(ZIGGURAT_HEXES);

/// BAB-S1: the hexes in play.
pub const fn in_play(players: u8) -> HexSet {
    const WITHOUT_SOUTH: HexSet = NORTH.or(CENTRE).or(RIVER);
    const WITHOUT_NORTH: HexSet = CENTRE.or(SOUTH).or(RIVER);
    const ALL: HexSet = LAND.or(RIVER);
    match players {
        2 => WITHOUT_SOUTH,
        3 => WITHOUT_NORTH,
        _ => ALL,
    }
}

/// The sites on some hexes.
pub const fn sites_of(hexes: HexSet) -> SiteSet {
    let mut set = SiteSet::EMPTY;
    let mut site = 0;
    while site < SITES {
        if hexes.contains_index(BOARD.sites[site].index()) {
            set = set.with_index(site);
        }
        site += 1;
    }
    set
}

const NONE: u8 = u8::MAX;

struct Board {
    grid: [[u8; COLUMNS]; ROWS],
    rows: [u8; HEXES],
    columns: [u8; HEXES],
    neighbours: [HexSet; HEXES],
    river_index: [u8; HEXES],
    land: HexSet,
    river: HexSet,
    places: HexSet,
    ziggurats: HexSet,
    beside: [SiteSet; HEXES],
    sites: [Hex; SITES],
    site_of: [u8; HEXES],
    shores: [HexSet; SITES],
}

static BOARD: Board = build();

const fn build() -> Board {
    let mut b = Board {
        grid: [[NONE; COLUMNS]; ROWS],
        rows: [0; HEXES],
        columns: [0; HEXES],
        neighbours: [HexSet::EMPTY; HEXES],
        river_index: [NONE; HEXES],
        land: HexSet::EMPTY,
        river: HexSet::EMPTY,
        places: HexSet::EMPTY,
        ziggurats: HexSet::EMPTY,
        beside: [SiteSet::EMPTY; HEXES],
        sites: [Hex(0); SITES],
        site_of: [NONE; HEXES],
        shores: [HexSet::EMPTY; SITES],
    };
    let (mut count, mut rivers, mut places, mut ziggurats) = (0, 0, 0, 0);
    let mut row = 0;
    while row < ROWS {
        let mut entry = 0;
        while entry < MAP[row].len() {
            let mark = MAP[row][entry];
            if mark != b'X' {
                let hex = Hex(count as u8);
                let column = 2 * entry + row % 2;
                b.grid[row][column] = hex.0;
                b.rows[count] = row as u8;
                b.columns[count] = column as u8;
                if mark == b'~' {
                    b.river = b.river.with_index(count);
                    b.river_index[count] = rivers;
                    rivers += 1;
                } else {
                    b.land = b.land.with_index(count);
                }
                if mark == b'C' {
                    b.places = b.places.with_index(count);
                    b.sites[places] = hex;
                    b.site_of[count] = places as u8;
                    places += 1;
                }
                if mark == b'Z' {
                    b.ziggurats = b.ziggurats.with_index(count);
                    b.sites[PLACES + ziggurats] = hex;
                    b.site_of[count] = (PLACES + ziggurats) as u8;
                    ziggurats += 1;
                }
                count += 1;
            }
            entry += 1;
        }
        row += 1;
    }
    assert!(count == HEXES && rivers as usize == RIVERS && places == PLACES && ziggurats == ZIGGURATS);
    let mut hex = 0;
    while hex < HEXES {
        let (row, column) = (b.rows[hex] as isize, b.columns[hex] as isize);
        let steps = [(-2, 0), (2, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)];
        let mut step = 0;
        while step < steps.len() {
            let (r, c) = (row + steps[step].0, column + steps[step].1);
            if r >= 0 && r < ROWS as isize && c >= 0 && c < COLUMNS as isize {
                let number = b.grid[r as usize][c as usize];
                if number != NONE {
                    b.neighbours[hex] = b.neighbours[hex].with_index(number as usize);
                }
            }
            step += 1;
        }
        hex += 1;
    }
    let mut site = 0;
    while site < SITES {
        let around = b.neighbours[b.sites[site].index()];
        b.shores[site] = around.and(b.land);
        let mut hex = 0;
        while hex < HEXES {
            if around.contains_index(hex) {
                b.beside[hex] = b.beside[hex].with_index(site);
            }
            hex += 1;
        }
        site += 1;
    }
    b
}

const fn at(row: usize, column: usize) -> Hex {
    Hex(BOARD.grid[row][column])
}

/// The hexes of `within` that hang together with `from`.
const fn flood(within: HexSet, from: Hex) -> HexSet {
    let mut reached = HexSet::EMPTY.with_index(from.index());
    loop {
        let before = reached;
        let mut hex = 0;
        while hex < HEXES {
            if reached.contains_index(hex) {
                reached = reached.or(BOARD.neighbours[hex].and(within));
            }
            hex += 1;
        }
        if reached.same(before) {
            return reached;
        }
    }
}
