//! What one observer may know: everything that is decided (see [`State`]).

mod shape;

use rand::Rng;
use serde::{Serialize, Serializer};
use shinar_core::{CommonView, Dense, Event, GameEvent, GameState, GameView, Observer, Pen, Seat};

use crate::{
    board::{Cell, Corner, Direction, SIDE, Stack},
    components::Corners,
    draw,
    event::What,
    garden::{Decoration, Garden, Laid},
    pieces::{Piece, Symbol, Tile, Token},
    rules::{
        quarry::{self, Gain},
        score::{self, Category, Score},
        support,
    },
    state::{Change, Phase, State, Step},
    words,
};

pub use shape::ShownGain;
pub(crate) use shape::{Shown, ThingName};
use shape::{
    ShownCell, ShownDeco, ShownEnd, ShownHeld, ShownLaid, ShownLookout, ShownOptions, ShownPhase,
    ShownPoints, ShownSeat, ShownStack, ShownSupply, ShownTile, ShownTokens,
};

/// A state as an observer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) state: State,
}

impl GameView for View {
    type State = State;

    fn of(state: &State, observer: Observer) -> Self {
        Self { observer, state: *state }
    }

    /// Nothing has to be drawn: what no player knows is not decided yet.
    fn determinize<R: Rng + ?Sized>(&self, _: &mut R) -> State {
        self.state
    }

    fn draw(&self, pen: &mut Pen) {
        draw::draw(self, pen);
    }

    fn prompt(&self) -> String {
        words::prompt(self)
    }
}

impl GameEvent for What {
    fn describe(event: &Event<Self>) -> String {
        words::describe(event)
    }
}

/// What mining a stack brings the active player, if that is what is asked.
pub(crate) fn gain(state: &State, stack: Stack) -> Option<Gain> {
    let tile = state.quarry[stack.index()].tile()?;
    let asked = state.step() == Step::Decide(Phase::Mine);
    asked.then(|| quarry::gain(state, stack, tile, state.active))
}

/// The same, edge by edge.
pub(crate) fn shown_gain(state: &State, stack: Stack) -> Option<ShownGain> {
    let Gain { flower, less, short, pillars, .. } = gain(state, stack)?;
    let edges = Direction::ALL.into_iter().filter(|&edge| quarry::brings(state, stack, edge)).collect();
    Some(ShownGain { edges, flower, less, short, pillars })
}

impl View {
    fn shown(&self) -> Shown<'_> {
        let state = &self.state;
        let ranks = score::ranking(state);
        let options = &state.options;
        Shown {
            common: CommonView {
                observer: self.observer,
                players: state.players,
                actor: state.actor(),
                phase: shown_phase(state),
                active: state.active(),
                end: state.end(),
            },
            options: ShownOptions {
                overlap_any_level: options.overlap_any_level,
                stair_volume: options.stair_volume,
                strict_supply: options.strict_supply,
                components: options.components.provenance(),
            },
            first: state.first,
            round: state.round,
            rounds: state.rounds(),
            token: state.shown(),
            unseen_tokens: shown_tokens(state),
            quarry: Stack::all().map(|stack| shown_stack(state, stack)).collect(),
            unseen: state.unseen.into_iter().collect(),
            gone: state.gone.into_iter().collect(),
            mined: state.mined.map(|tile| shown_held(state, tile)),
            doubles: state.doubles,
            changed: state.change != Change::Unused,
            supply: options.strict_supply.then(|| shown_supply(state)),
            seats: Seat::all(state.players)
                .zip(ranks)
                .map(|(seat, rank)| shown_seat(state, seat, rank))
                .collect(),
        }
    }
}

fn shown_phase(state: &State) -> ShownPhase {
    match state.step() {
        Step::Board(_) => ShownPhase::Board,
        Step::Reveal(..) => ShownPhase::Reveal,
        Step::Start => ShownPhase::Start,
        Step::Token => ShownPhase::Token,
        Step::Decide(Phase::Remove) => ShownPhase::Remove,
        Step::Decide(Phase::Mine) => ShownPhase::Mine,
        Step::Decide(Phase::Build) => ShownPhase::Build,
        Step::Decide(Phase::Store) => ShownPhase::Store,
        Step::Decide(Phase::Over) => ShownPhase::Over,
    }
}

fn shown_tokens(state: &State) -> ShownTokens {
    let of = |token: Token| state.tokens[token.index()];
    ShownTokens {
        pillar: of(Token::Pillar),
        double: of(Token::Double),
        change: of(Token::Change),
        add: of(Token::Add),
        flower: of(Token::Flower),
        less: of(Token::Less),
        blank: of(Token::Blank),
    }
}

fn shown_supply(state: &State) -> ShownSupply {
    let of = |piece: Piece| state.supply(piece);
    ShownSupply {
        single: of(Piece::Single),
        double: of(Piece::Double),
        lookout: of(Piece::Lookout),
        stairs: of(Piece::Stairs),
        fountain: of(Piece::Fountain),
        statue: of(Piece::Statue),
        bridge: of(Piece::Bridge),
    }
}

fn shown_points(score: Score) -> ShownPoints {
    ShownPoints {
        statues: score.of(Category::Statues),
        fountains: score.of(Category::Fountains),
        bridges: score.of(Category::Bridges),
        stairs: score.of(Category::Stairs),
        variety: score.of(Category::Variety),
        flowers: score.of(Category::Flowers),
        lookouts: score.of(Category::Lookouts),
        highest: score.of(Category::Highest),
    }
}

fn shown_tile(state: &State, tile: Tile) -> ShownTile {
    let components = &state.options.components;
    ShownTile {
        tile,
        material: tile.material(),
        flower: components.flower(tile),
        symbols: *components.corners(tile),
    }
}

fn shown_held(state: &State, tile: Tile) -> ShownHeld {
    let rotations = 0..state.options.components.rotations(tile);
    ShownHeld {
        tile: shown_tile(state, tile),
        turns: rotations.map(|rotation| turned(state, tile, rotation)).collect(),
    }
}

/// BBL-G2: the symbols of a tile as it lies.
fn turned(state: &State, tile: Tile, rotation: u8) -> Corners {
    Corner::ALL.map(|corner| state.options.components.symbol(tile, rotation, corner))
}

fn shown_stack(state: &State, stack: Stack) -> ShownStack {
    let top = state.quarry[stack.index()];
    ShownStack {
        stack,
        height: top.height(),
        top: top.tile().map(|tile| shown_tile(state, tile)),
        gain: shown_gain(state, stack),
    }
}

fn shown_seat(state: &State, seat: Seat, rank: u8) -> ShownSeat {
    let garden = &state.gardens[seat.index()];
    let score = score::of_seat(state, seat);
    let changed = match state.change {
        Change::On(cell) if seat == state.active => Some(cell),
        _ => None,
    };
    let new = if seat == state.active { usize::from(state.built) } else { 0 };
    let old = garden.tiles().len() - new;
    let tiles = garden.tiles().iter().enumerate();
    ShownSeat {
        seat,
        flower: state.flower(seat),
        score: score.total(),
        rank,
        points: shown_points(score),
        visible_holes: garden.holes().len(),
        pillars: state.pillars[seat.index()],
        stored: state.slots[seat.index()].map(|tile| shown_held(state, tile)),
        tiles: tiles.map(|(at, laid)| shown_laid(state, garden, at, *laid, at >= old)).collect(),
        decorations: garden.decorations().into_iter().map(|deco| shown_deco(garden, deco)).collect(),
        highest: garden.highest,
        plan: (0..SIDE)
            .map(|y| (0..SIDE).filter_map(|x| Some(shown_cell(garden, Cell::on(x, y)?, changed))).collect())
            .collect(),
    }
}

fn shown_laid(state: &State, garden: &Garden, at: usize, laid: Laid, fresh: bool) -> ShownLaid {
    let (tile, anchor, level) = (laid.tile(), laid.anchor(), laid.level());
    ShownLaid {
        tile,
        material: tile.material(),
        flower: state.options.components.flower(tile),
        anchor,
        rotation: laid.rotation(),
        level,
        symbols: turned(state, tile, laid.rotation()),
        supports: support::standing(garden, at).collect(),
        lookout: laid.lookout().map(|corner| {
            let cell = anchor.corner(corner);
            ShownLookout { corner, cell, seen: is_seen(garden, cell, level) }
        }),
        fresh,
    }
}

fn shown_deco(garden: &Garden, decoration: Decoration) -> ShownDeco {
    let Decoration { symbol, first: (cell, level), second } = decoration;
    ShownDeco {
        kind: symbol,
        // BBL-A8: a statue right below a tile holds it up.
        pillar: symbol == Symbol::Statue && garden.tile_at(cell, level + 1).is_some(),
        seen: is_seen(garden, cell, level),
        first: ShownEnd { cell, level },
        second: second.map(|(cell, level)| ShownEnd { cell, level }),
    }
}

fn is_seen(garden: &Garden, cell: Cell, level: u8) -> bool {
    score::is_seen(garden.thing(cell, level), cell, level, |level| garden.at_level(level))
}

fn shown_cell(garden: &Garden, cell: Cell, changed: Option<Cell>) -> ShownCell {
    let level = garden.top(cell);
    ShownCell {
        level,
        symbol: garden.symbol(cell),
        changed: changed == Some(cell),
        thing: ThingName::of(garden.thing(cell, level)),
        gap: garden.gaps.contains(cell),
        tile: garden.tile_at(cell, level),
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}
