//! What one observer may know: everything that is decided (see [`State`]).

use serde::{Serialize, Serializer};
use shinar_core::{Actor, Observer, Seat};

use crate::{
    board::{Cell, Corner, Stack},
    garden::{Garden, Thing},
    pieces::{Flower, Piece, Symbol, Tile, Token, tiles},
    rules::{
        quarry::{self, Gain},
        score::{self, Category},
    },
    setup::{Changed, DecoText, LaidText, deco_texts, laid_texts},
    state::{Change, Phase, State, Step},
};

/// A state as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) state: State,
}

/// The JSON shape of a view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "View"))]
pub(crate) struct Shown<'a> {
    observer: Observer,
    players: u8,
    options: ShownOptions<'a>,
    actor: Actor,
    #[cfg_attr(feature = "types", ts(as = "crate::typescript::PhaseWord"))]
    phase: &'static str,
    active: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    first: Option<Seat>,
    round: u8,
    rounds: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    token: Option<ShownToken>,
    /// How many of each round token nobody has seen.
    unseen_tokens: Vec<(Token, u8)>,
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::typescript::ViewStack>"))]
    quarry: Vec<ShownStack>,
    /// Quarry tiles that nobody has seen.
    unseen: Vec<Tile>,
    gone: Vec<Tile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    mined: Option<ShownTile>,
    doubles: u8,
    /// How many of the active garden's last tiles were placed this turn.
    built: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    changed: Option<Changed>,
    /// What is left of each piece, if the supply is limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    supply: Option<Vec<(&'static str, u16)>>,
    seats: Vec<ShownSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    end: Option<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewOptions"))]
struct ShownOptions<'a> {
    overlap_any_level: bool,
    stair_volume: bool,
    strict_supply: bool,
    /// Where the tile list and the round tokens come from.
    components: &'a str,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewToken"))]
struct ShownToken {
    token: Token,
    words: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewTile"))]
struct ShownTile {
    tile: Tile,
    flower: Flower,
    /// NW NE SE SW.
    symbols: String,
    /// How many turns look different.
    rotations: u8,
}

#[derive(Serialize)]
struct ShownStack {
    stack: String,
    height: u8,
    #[serde(flatten)]
    top: Option<ShownTile>,
    /// What mining it would bring the player on turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    gain: Option<ShownGain>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewGain"))]
pub(crate) struct ShownGain {
    edges: u8,
    flower: u8,
    pillars: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewSeat"))]
struct ShownSeat {
    seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    flower: Option<Flower>,
    score: i32,
    rank: u8,
    /// The live score, row by row of the pad.
    categories: Vec<(&'static str, u16)>,
    visible_holes: u32,
    pillars: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    stored: Option<ShownTile>,
    garden: Vec<LaidText>,
    deco: Vec<DecoText>,
    /// The plan from above, row by row: what positions call level, symbol and thing of each cell.
    plan: Vec<Vec<ShownCell>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewCell"))]
struct ShownCell {
    level: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    symbol: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    thing: Option<&'static str>,
    /// A footbridge spans the cell.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    gap: bool,
    /// The number of the tile in `garden`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    tile: Option<usize>,
}

/// The name of what stands on a space.
pub(crate) const fn thing_name(thing: Thing) -> Option<&'static str> {
    match thing {
        Thing::Empty => None,
        Thing::Lookout => Some("lookout"),
        Thing::Statue => Some("statue"),
        Thing::Lower(_) => Some("stairs-lower"),
        Thing::Upper(_) => Some("stairs-upper"),
        Thing::Fountain(_) => Some("fountain"),
        Thing::Bridge(_) => Some("bridge"),
    }
}

/// The symbols of a tile as letters, NW NE SE SW.
pub(crate) fn symbol_letters(state: &State, tile: Tile) -> String {
    let corners = state.options.components.corners(tile);
    corners.iter().map(|symbol| symbol.map_or('-', Symbol::letter)).collect()
}

/// What mining a stack would bring the player whose turn it is, if a player is to mine.
pub(crate) fn shown_gain(state: &State, stack: Stack) -> Option<Gain> {
    let tile = state.quarry[stack.index()].tile()?;
    let asked = state.step() == Step::Decide(Phase::Mine);
    asked.then(|| quarry::gain(state, stack, tile, state.active))
}

impl View {
    fn tile(&self, tile: Tile) -> ShownTile {
        let components = &self.state.options.components;
        ShownTile {
            tile,
            flower: components.flower(tile),
            symbols: symbol_letters(&self.state, tile),
            rotations: components.rotations(tile),
        }
    }

    fn stack(&self, stack: Stack) -> ShownStack {
        let top = self.state.quarry[stack.index()];
        let gain = shown_gain(&self.state, stack);
        ShownStack {
            stack: stack.to_string(),
            height: top.height(),
            top: top.tile().map(|tile| self.tile(tile)),
            gain: gain.map(|Gain { edges, flower, pillars }| ShownGain { edges, flower, pillars }),
        }
    }

    fn seat(&self, seat: Seat, rank: u8) -> ShownSeat {
        let state = &self.state;
        let garden = &state.gardens[seat.index()];
        let score = score::of_seat(state, seat);
        ShownSeat {
            seat,
            flower: state.flower(seat),
            score: score.total(),
            rank,
            categories: Category::ALL.map(|category| (category.name(), score.of(category))).to_vec(),
            visible_holes: garden.holes().count_ones(),
            pillars: state.pillars[seat.index()],
            stored: state.slots[seat.index()].tile().map(|tile| self.tile(tile)),
            garden: laid_texts(garden),
            deco: deco_texts(garden),
            plan: (0..8)
                .map(|y| (0..8).filter_map(|x| shown_cell(garden, Cell::at(x, y)?)).collect())
                .collect(),
        }
    }

    fn shown(&self) -> Shown<'_> {
        let state = &self.state;
        let ranks = score::ranking(state);
        let options = &state.options;
        Shown {
            observer: self.observer,
            players: state.players,
            options: ShownOptions {
                overlap_any_level: options.overlap_any_level,
                stair_volume: options.stair_volume,
                strict_supply: options.strict_supply,
                components: options.components.provenance(),
            },
            actor: state.actor(),
            phase: step_name(state),
            active: state.active,
            first: state.first,
            round: state.round,
            rounds: state.rounds(),
            token: state.shown().map(|token| ShownToken { token, words: token.words() }),
            unseen_tokens: Token::ALL.map(|token| (token, state.tokens[token.index()])).to_vec(),
            quarry: Stack::all().map(|stack| self.stack(stack)).collect(),
            unseen: tiles(state.unseen).collect(),
            gone: tiles(state.gone).collect(),
            mined: state.mined.tile().map(|tile| self.tile(tile)),
            doubles: state.doubles,
            built: state.built,
            changed: match state.change {
                Change::Unused => None,
                Change::Covered => Some(Changed::Covered),
                Change::On(cell) => state.garden().symbol(cell).map(|symbol| Changed::Shows(cell, symbol)),
            },
            supply: options
                .strict_supply
                .then(|| Piece::ALL.map(|piece| (piece.words(), state.supply(piece))).to_vec()),
            seats: Seat::all(state.players).zip(ranks).map(|(seat, rank)| self.seat(seat, rank)).collect(),
            end: (state.actor() == Actor::Over).then_some("the last round is over"),
        }
    }
}

fn step_name(state: &State) -> &'static str {
    match state.step() {
        Step::Board(_) => "board",
        Step::Reveal(..) => "reveal",
        Step::Start => "start",
        Step::Token => "token",
        Step::Decide(phase) => phase.name(),
    }
}

fn shown_cell(garden: &Garden, cell: Cell) -> Option<ShownCell> {
    let level = garden.top(cell);
    Some(ShownCell {
        level,
        symbol: garden.symbol(cell).map(Symbol::letter),
        thing: thing_name(garden.thing(cell, level)),
        gap: garden.gaps & cell.bit() != 0,
        tile: garden.tile_at(cell, level),
    })
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Corner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl Serialize for crate::action::Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
