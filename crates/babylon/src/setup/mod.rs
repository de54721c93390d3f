//! Positions as people write them.
//!
//! Every field may be left out and then stands for the start of a game (see `docs/positions/babylon.md`).

mod build;
mod replay;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize, Serializer};
use shinar_core::{Actor, Seat};

use crate::{
    board::{Anchor, Cell, Corner, Direction, LEVELS},
    garden::{Garden, Thing},
    pieces::{Flower, Material, Symbol, Tile, Token, as_text, tiles},
    state::{Change, Current, Phase, State, Top},
};

/// A position, not yet known to make sense.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4. Default: as many as `seats` has, at least 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// BBL-A5. Default: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overlap_any_level: Option<bool>,
    /// BBL-A15. Default: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stair_volume: Option<bool>,
    /// BBL-A42. Default: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strict_supply: Option<bool>,
    /// The digest of a corrected list of components. Default: the built-in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// What is being done. Default: the beginning if nothing else is given, otherwise `mine`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<PhaseName>,
    /// Whose turn it is. Default: the first player.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "in_words")]
    pub active: Option<Seat>,
    /// Who begins every round, or `lot`. Default: the lot at the beginning, otherwise P1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<First>,
    /// From 1. Default: the earliest round in which the players can have their tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// The round token in force. Default: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// Every round token seen so far. Default: the one in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<Vec<Token>>,
    /// The 16 stacks, row by row. Default: as high as the tiles elsewhere allow, and chance turns up the tops.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quarry: Option<Vec<Pile>>,
    /// Clay tiles removed so far, in phase `remove`. Default: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removed: Option<u8>,
    /// Tiles that left the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Tile>,
    /// The mined tile in the active player's hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mined: Option<Tile>,
    /// Double pillars in the active player's hand. Default: the one of the round token until a tile is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubles: Option<u8>,
    /// How many of the active garden's last tiles were placed this turn.
    #[serde(skip_serializing_if = "is_zero")]
    pub built: u8,
    /// The symbol changed this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changed: Option<Changed>,
    /// The players.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatSetup>,
}

/// What belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatSetup {
    /// The flower of the board. Default: chance draws it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flower: Option<Flower>,
    /// Single pillars. Default: none, or the one of the round token in the own turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pillars: Option<u8>,
    /// The stored tile, or `none`. Default: the starting tile, unless it is elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stored: Option<Kept>,
    /// The tiles of the garden, in the order in which they were placed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub garden: Vec<LaidText>,
    /// Stairs, fountains, footbridges and statues, covered ones too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deco: Vec<DecoText>,
}

/// Positions write a seat as people do.
fn in_words<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
    seat.map(|seat| seat.to_string()).serialize(serializer)
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// A phase that a position can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseName {
    /// A player decides, or the game is over.
    Decide(Phase),
    /// Chance turns up the next round token.
    Token,
}

/// Who begins every round; the lot has not fallen yet if nobody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct First(pub Option<Seat>);

/// A tile in the slot, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept(pub Option<Tile>);

/// A stack of the quarry: its top tile, its top layer if the tile is unknown, or the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// This tile is on top.
    Top(Tile),
    /// Some tile of this material is on top; chance turns it up.
    Unknown(Material),
    /// Nothing is left.
    Bottom,
}

/// A tile of a garden, such as `CL10@(1,0)r0L2^SE`: anchor, rotation, level, corner of the lookout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct LaidText {
    pub tile: Tile,
    pub anchor: Anchor,
    pub rotation: u8,
    pub level: u8,
    pub lookout: Option<Corner>,
}

/// A decoration, such as `statue(0,1)L1` or `stairs(0,0)L1-(0,1)L2`. A level left out is the highest there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecoText {
    /// What it is.
    pub symbol: Symbol,
    /// Its first cell.
    pub first: (Cell, Option<u8>),
    /// Its second cell, unless it is a statue.
    pub second: Option<(Cell, Option<u8>)>,
}

/// A symbol changed this turn, such as `(2,0):statue`; `covered` if the second tile covers the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// The cell shows this symbol.
    Shows(Cell, Symbol),
    /// It was covered since.
    Covered,
}

as_text!(PhaseName, "remove, mine, build, store, token or over");
as_text!(First, "a seat, P1 to P4, or lot");
as_text!(Kept, "a tile such as ST1, or none");
as_text!(Pile, "a stack such as CL05, CL?? or ----");
as_text!(LaidText, "a tile such as \"CL10@(1,0)r0L2^SE\"");
as_text!(DecoText, "a decoration such as \"statue(0,1)L1\" or \"fountain(1,0)-(2,0)\"");
as_text!(Changed, "a change such as \"(2,0):statue\", or covered");

impl fmt::Display for PhaseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Decide(phase) => phase.name(),
            Self::Token => "token",
        })
    }
}

impl FromStr for PhaseName {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "token" {
            return Ok(Self::Token);
        }
        Phase::ALL.into_iter().find(|phase| phase.name() == text).map(Self::Decide).ok_or(())
    }
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(seat) => seat.fmt(f),
            None => f.pad("lot"),
        }
    }
}

impl FromStr for First {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "lot" { Ok(Self(None)) } else { text.parse().map(|seat| Self(Some(seat))).map_err(|_| ()) }
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(tile) => tile.fmt(f),
            None => f.pad("none"),
        }
    }
}

impl FromStr for Kept {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "none" { Ok(Self(None)) } else { text.parse().map(|tile| Self(Some(tile))) }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Top(tile) => tile.fmt(f),
            Self::Unknown(material) => write!(f, "{}??", material.prefix()),
            Self::Bottom => f.pad("----"),
        }
    }
}

impl FromStr for Pile {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "----" {
            return Ok(Self::Bottom);
        }
        if let Some(prefix) = text.strip_suffix("??") {
            let mut materials = Material::ALL.into_iter();
            return materials.find(|material| material.prefix() == prefix).map(Self::Unknown).ok_or(());
        }
        text.parse().map(Self::Top)
    }
}

impl fmt::Display for LaidText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}r{}L{}", self.tile, self.anchor, self.rotation, self.level)?;
        self.lookout.map_or(Ok(()), |corner| write!(f, "^{corner}"))
    }
}

/// Takes a prefixed number off the front of a text.
fn numbered(text: &str, prefix: char) -> Option<(u8, &str)> {
    let rest = text.strip_prefix(prefix)?;
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (number, rest) = rest.split_at_checked(digits)?;
    Some((number.parse().ok()?, rest))
}

/// Takes a cell in brackets off the front of a text.
fn bracketed(text: &str) -> Option<(Cell, &str)> {
    let (cell, rest) = text.split_at_checked(text.find(')')? + 1)?;
    Some((cell.parse().ok().filter(|_| cell.starts_with('('))?, rest))
}

impl FromStr for LaidText {
    type Err = ();

    /// Reads it with or without blanks; rotation 0 and level 1 may be left out, and `lookout SE` stands for `^SE`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let text: String = text.split_whitespace().collect();
        let (tile, rest) = text.split_once('@').ok_or(())?;
        let (cell, rest) = bracketed(rest).ok_or(())?;
        let (rotation, rest) = numbered(rest, 'r').unwrap_or((0, rest));
        let (level, rest) = numbered(rest, 'L').unwrap_or((1, rest));
        let lookout = match rest.strip_prefix('^').or_else(|| rest.strip_prefix("lookout")) {
            Some(corner) => Some(corner.parse()?),
            None if rest.is_empty() => None,
            None => return Err(()),
        };
        if rotation > 3 || !(1..=LEVELS as u8).contains(&level) {
            return Err(());
        }
        let anchor = Anchor::new(cell).ok_or(())?;
        Ok(Self { tile: tile.parse()?, anchor, rotation, level, lookout })
    }
}

impl fmt::Display for DecoText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.symbol.fmt(f)?;
        for (at, (cell, level)) in std::iter::once(self.first).chain(self.second).enumerate() {
            write!(f, "{}{cell}", if at == 0 { "" } else { "-" })?;
            if let Some(level) = level {
                write!(f, "L{level}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for DecoText {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        fn place(text: &str) -> Option<((Cell, Option<u8>), &str)> {
            let (cell, rest) = bracketed(text)?;
            let (level, rest) = numbered(rest, 'L').map_or((None, rest), |(level, rest)| (Some(level), rest));
            Some(((cell, level), rest))
        }
        let text: String = text.split_whitespace().collect();
        let (name, rest) = text.split_at_checked(text.find('(').ok_or(())?).ok_or(())?;
        let symbol: Symbol = name.parse()?;
        let (first, rest) = place(rest).ok_or(())?;
        if symbol == Symbol::Statue {
            return if rest.is_empty() { Ok(Self { symbol, first, second: None }) } else { Err(()) };
        }
        let (second, rest) = rest.strip_prefix('-').and_then(place).ok_or(())?;
        if rest.is_empty() { Ok(Self { symbol, first, second: Some(second) }) } else { Err(()) }
    }
}

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shows(cell, symbol) => write!(f, "{cell}:{symbol}"),
            Self::Covered => f.pad("covered"),
        }
    }
}

impl FromStr for Changed {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "covered" {
            return Ok(Self::Covered);
        }
        let (cell, symbol) = text.split_once(':').ok_or(())?;
        Ok(Self::Shows(cell.parse()?, symbol.parse()?))
    }
}

impl Setup {
    /// Writes a state down.
    pub(crate) fn of(state: &State) -> Self {
        let options = state.options;
        let seen = Token::ALL.into_iter().flat_map(|token| {
            let all = options.components.tokens()[token.index()];
            let count = all.saturating_sub(state.tokens[token.index()]);
            (0..count).map(move |_| token)
        });
        let due = state.token == Current::Due;
        let piles = state.quarry.iter().map(|top| pile(*top));
        let garden = state.garden();
        Self {
            players: Some(state.players),
            overlap_any_level: (!options.overlap_any_level).then_some(false),
            stair_volume: (!options.stair_volume).then_some(false),
            strict_supply: options.strict_supply.then_some(true),
            components: (!options.components.is_built_in()).then(|| options.components.digest().to_owned()),
            phase: Some(if due { PhaseName::Token } else { PhaseName::Decide(state.phase) }),
            active: Some(state.active),
            first: Some(First(state.first)),
            round: Some(state.round),
            token: state.shown(),
            seen: Some(seen.collect()),
            quarry: Some(piles.collect()),
            removed: (state.phase == Phase::Remove).then_some(state.removed),
            gone: tiles(state.gone).collect(),
            mined: state.mined.tile(),
            doubles: Some(state.doubles),
            built: state.built,
            changed: match state.change {
                Change::Unused => None,
                Change::Covered => Some(Changed::Covered),
                Change::On(cell) => garden.symbol(cell).map(|symbol| Changed::Shows(cell, symbol)),
            },
            seats: Seat::all(state.players).map(|seat| SeatSetup::of(state, seat)).collect(),
        }
    }
}

fn pile(top: Top) -> Pile {
    match (top.tile(), Material::of_height(top.height())) {
        (Some(tile), _) => Pile::Top(tile),
        (None, Some(material)) => Pile::Unknown(material),
        (None, None) => Pile::Bottom,
    }
}

impl SeatSetup {
    fn of(state: &State, seat: Seat) -> Self {
        let garden = &state.gardens[seat.index()];
        Self {
            flower: state.flower(seat),
            pillars: Some(state.pillars[seat.index()]),
            stored: Some(Kept(state.slots[seat.index()].tile())),
            garden: laid_texts(garden),
            deco: deco_texts(garden),
        }
    }
}

/// The tiles of a garden as positions write them.
pub(crate) fn laid_texts(garden: &Garden) -> Vec<LaidText> {
    let text = |laid: &crate::garden::Laid| LaidText {
        tile: laid.tile(),
        anchor: laid.anchor(),
        rotation: laid.rotation(),
        level: laid.level(),
        lookout: Corner::ALL.into_iter().find(|&corner| laid.thing(corner) == Thing::Lookout),
    };
    garden.tiles().iter().map(text).collect()
}

/// The decorations of a garden as positions write them, each once.
pub(crate) fn deco_texts(garden: &Garden) -> Vec<DecoText> {
    let mut all = Vec::new();
    for laid in garden.tiles() {
        for corner in Corner::ALL {
            let cell = laid.anchor().corner(corner);
            let level = laid.level();
            let thing = laid.thing(corner);
            let (way, steps, other) = match thing {
                Thing::Lower(way) => (way, 1, level + 1),
                Thing::Upper(way) => (way, 1, level - 1),
                Thing::Fountain(way) => (way, 1, level),
                Thing::Bridge(way) => (way, 2, level),
                Thing::Statue => {
                    let first = (cell, Some(level));
                    all.push(DecoText { symbol: Symbol::Statue, first, second: None });
                    continue;
                }
                Thing::Empty | Thing::Lookout => continue,
            };
            let Some(symbol) = thing.symbol().filter(|_| matches!(way, Direction::East | Direction::South))
            else {
                continue;
            };
            let second = cell.step(way, steps).map(|cell| (cell, Some(other)));
            all.push(DecoText { symbol, first: (cell, Some(level)), second });
        }
    }
    all
}

/// Who decides, for messages.
pub(crate) fn decider(state: &State) -> String {
    match state.actor() {
        Actor::Seat(seat) => seat.to_string(),
        Actor::Chance => "chance".to_owned(),
        Actor::Over => "nobody".to_owned(),
    }
}
