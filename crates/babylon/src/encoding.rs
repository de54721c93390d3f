//! What a seat knows, as numbers. `docs/encodings/babylon.md` lists every feature.

use shinar_core::{
    Dense, GameEncoding, GameState,
    encoding::{Axis, FeatureGroup, Features, place_of, relative, seats_from, turned_seat},
    feature_groups,
};

use crate::{
    action::Action,
    board::{CELLS, Cell, CellSet, STACKS, Stack},
    game::Babylon,
    garden::{Garden, Thing},
    pieces::{FLOWERS, Flower, PIECES, Piece, QUARRY_TILES, SYMBOLS, Symbol, TILES, TOKENS, Tile, Token},
    state::{Change, Phase, STORED_PILLARS, State, Step},
    view::View,
};

const PHASES: [&str; 9] = ["board", "reveal", "start", "token", "remove", "mine", "build", "store", "over"];
/// The levels that are told apart; a cell that is still higher counts as one of the last.
const LEVELS: usize = 8;
/// What can stand on a cell: one board of cells each.
const THINGS: [&str; 6] = ["lookout", "statue", "stairs_lower", "stairs_upper", "fountain", "bridge"];
const PILLARS: usize = STORED_PILLARS as usize + 2;
const SAME_FLOWERS: usize = 8;
const SAME_TOKENS: usize = 4;
const ROUNDS: usize = 15;
const REMOVALS: usize = 6;
const BUILT: usize = 3;
const POINTS: [u16; 18] = [1, 3, 5, 8, 11, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100];
const SUPPLY: [u16; 8] = [1, 2, 3, 5, 8, 15, 30, 60];

const CELL: Axis = Axis::of::<Cell>("cell");
const SYMBOL: Axis = Axis::of::<Symbol>("symbol");
const FLOWER: Axis = Axis::of::<Flower>("flower");
const TILE: Axis = Axis::of::<Tile>("tile");
const QUARRY_TILE: Axis = Axis::of::<Tile>("tile").first(QUARRY_TILES);
const TOKEN: Axis = Axis::of::<Token>("token");

fn piece(index: usize) -> String {
    Piece::at(index).map(|piece| piece.words().replace(' ', "_")).unwrap_or_default()
}

feature_groups! {
    /// The number of players.
    players: [Axis::PLAYERS];
    /// The options of the game.
    options: [Axis::words("option", &["overlap_any_level", "stair_volume", "strict_supply"])];
    /// What is being done.
    phase: [Axis::words("phase", &PHASES)];
    /// The seat that decides; none while chance does.
    decides: [Axis::SEATS];
    /// The seat that begins every round.
    first: [Axis::SEATS];
    /// The number of the round.
    round: [Axis::count(ROUNDS)];
    /// The rounds that follow this one.
    rounds_left: [Axis::count(ROUNDS)];
    /// The round token in force.
    token: [TOKEN];
    /// Round tokens that have never been seen.
    unseen_tokens: [TOKEN, Axis::count(SAME_TOKENS)];
    /// Clay tiles removed before the game.
    removed: [Axis::count(REMOVALS)];
    /// The top tiles of the quarry.
    quarry: [Axis::of::<Stack>("stack"), QUARRY_TILE];
    /// Quarry tiles that have never been seen.
    unseen: [QUARRY_TILE];
    /// The mined tile in hand.
    mined: [QUARRY_TILE];
    /// Double pillars in hand.
    doubles: [Axis::count(2)];
    /// Tiles placed this turn.
    built: [Axis::count(BUILT)];
    /// The cells of the tiles placed this turn.
    fresh: [CELL];
    /// This turn's change of a symbol was made.
    changed: [];
    /// The cell whose symbol was changed, while it is not covered.
    changed_cell: [CELL];
    /// The flowers of the boards.
    boards: [Axis::SEATS, FLOWER];
    /// Single pillars, stored or in hand.
    pillars: [Axis::SEATS, Axis::count(PILLARS)];
    /// Stored tiles.
    stored: [Axis::SEATS, TILE];
    /// Points as they stand.
    points: [Axis::SEATS, Axis::steps(&POINTS)];
    /// Tiles in gardens, by their flowers.
    flowers: [Axis::SEATS, FLOWER, Axis::count(SAME_FLOWERS)];
    /// The level of the highest tile over each cell; none where a hole can be seen. The last stands for all higher ones.
    levels: [Axis::SEATS, Axis::labelled("level", LEVELS, level), CELL];
    /// The symbols that cells show, free or not.
    symbols: [Axis::SEATS, SYMBOL, CELL];
    /// Cells with anything on their surface.
    taken: [Axis::SEATS, CELL];
    /// Lookouts and decorations on any level over a cell.
    things: [Axis::SEATS, Axis::words("thing", &THINGS), CELL];
    /// Statues that a tile two or more levels up covers.
    buried: [Axis::SEATS, CELL];
    /// Cells under the middle of a footbridge.
    gaps: [Axis::SEATS, CELL];
    /// The north-west cells of all tiles.
    anchors: [Axis::SEATS, CELL];
    /// Plastic pieces left in the supply, if it is limited.
    supply: [Axis::labelled("piece", PIECES, piece), Axis::steps(&SUPPLY)];
}

fn level(index: usize) -> String {
    (index + 1).to_string()
}

impl GameEncoding for Babylon {
    const GROUPS: &'static [FeatureGroup] = &GROUPS;

    fn turned(action: Action, by: u8, players: u8) -> Action {
        match action {
            Action::Start { seat } => Action::Start { seat: turned_seat(seat, by, players) },
            action => action,
        }
    }

    fn encode(view: &View, out: &mut impl Features) {
        let state = &view.state;
        let players = state.players;
        let own = place_of(view.observer);
        out.put(at(Group::players) + usize::from(players) - 2);
        let options = &state.options;
        let chosen = [options.overlap_any_level, options.stair_volume, options.strict_supply];
        for (option, chosen) in chosen.into_iter().enumerate() {
            out.put_if(at(Group::options) + option, chosen);
        }
        out.put(at(Group::phase) + phase(state));
        if let Some(seat) = state.actor().seat() {
            out.put(at(Group::decides) + relative(seat, own, players));
        }
        if let Some(first) = state.first {
            out.put(at(Group::first) + relative(first, own, players));
        }
        table(state, out);
        for (place, seat) in seats_from(own, players) {
            if let Some(flower) = state.flower(seat) {
                out.put(at(Group::boards) + place * FLOWERS + flower.index());
            }
        }
        for (place, seat) in seats_from(own, players) {
            out.put_count(at(Group::pillars) + place * PILLARS, PILLARS, state.pillars[seat.index()].into());
        }
        for (place, seat) in seats_from(own, players) {
            if let Some(tile) = state.slots[seat.index()] {
                out.put(at(Group::stored) + place * TILES + tile.index());
            }
        }
        let scores = state.scores();
        for (place, seat) in seats_from(own, players) {
            let points = u16::try_from(scores[seat.index()]).unwrap_or(0);
            out.put_steps(at(Group::points) + place * POINTS.len(), &POINTS, points);
        }
        let garden = |seat: shinar_core::Seat| &state.gardens[seat.index()];
        for (place, seat) in seats_from(own, players) {
            let mut counts = [0; FLOWERS];
            for laid in garden(seat).tiles() {
                counts[options.components.flower(laid.tile()).index()] += 1;
            }
            for (flower, count) in counts.into_iter().enumerate() {
                let start = at(Group::flowers) + (place * FLOWERS + flower) * SAME_FLOWERS;
                out.put_count(start, SAME_FLOWERS, count);
            }
        }
        for (place, seat) in seats_from(own, players) {
            put_levels(out, at(Group::levels) + place * LEVELS * CELLS, garden(seat));
        }
        for (place, seat) in seats_from(own, players) {
            for (symbol, &cells) in garden(seat).symbols.iter().enumerate() {
                out.put_set(at(Group::symbols) + (place * SYMBOLS + symbol) * CELLS, cells);
            }
        }
        for (place, seat) in seats_from(own, players) {
            out.put_set(at(Group::taken) + place * CELLS, garden(seat).taken);
        }
        for (place, seat) in seats_from(own, players) {
            for (thing, cells) in things(garden(seat)).into_iter().enumerate() {
                out.put_set(at(Group::things) + (place * THINGS.len() + thing) * CELLS, cells);
            }
        }
        for (place, seat) in seats_from(own, players) {
            out.put_set(at(Group::buried) + place * CELLS, garden(seat).buried);
        }
        for (place, seat) in seats_from(own, players) {
            out.put_set(at(Group::gaps) + place * CELLS, garden(seat).gaps);
        }
        for (place, seat) in seats_from(own, players) {
            out.put_set(at(Group::anchors) + place * CELLS, garden(seat).anchors);
        }
        if options.strict_supply {
            for piece in Piece::ALL {
                let start = at(Group::supply) + piece.index() * SUPPLY.len();
                out.put_steps(start, &SUPPLY, state.supply(piece));
            }
        }
    }

    const ACTION_PARTS: usize = Action::PARTS;

    #[inline]
    fn parts(action: Action, each: impl FnMut(usize)) {
        action.parts().for_each(each);
    }
}

/// The number of a phase in [`PHASES`].
fn phase(state: &State) -> usize {
    match state.step() {
        Step::Board(_) => 0,
        Step::Reveal(..) => 1,
        Step::Start => 2,
        Step::Token => 3,
        Step::Decide(Phase::Remove) => 4,
        Step::Decide(Phase::Mine) => 5,
        Step::Decide(Phase::Build) => 6,
        Step::Decide(Phase::Store) => 7,
        Step::Decide(Phase::Over) => 8,
    }
}

/// What belongs to no seat: the rounds, the quarry, the tile in hand.
fn table(state: &State, out: &mut impl Features) {
    out.put_count(at(Group::round), ROUNDS, state.round.into());
    out.put_count(at(Group::rounds_left), ROUNDS, state.rounds().saturating_sub(state.round).into());
    if let Some(token) = state.shown() {
        out.put(at(Group::token) + token.index());
    }
    for (token, &count) in state.tokens.iter().enumerate().take(TOKENS) {
        out.put_count(at(Group::unseen_tokens) + token * SAME_TOKENS, SAME_TOKENS, count.into());
    }
    out.put_count(at(Group::removed), REMOVALS, state.removed.into());
    for (stack, top) in state.quarry.iter().enumerate().take(STACKS) {
        if let Some(tile) = top.tile() {
            out.put(at(Group::quarry) + stack * QUARRY_TILES + tile.index());
        }
    }
    out.put_set(at(Group::unseen), state.unseen);
    if let Some(tile) = state.mined {
        out.put(at(Group::mined) + tile.index());
    }
    out.put_count(at(Group::doubles), 2, state.doubles.into());
    out.put_count(at(Group::built), BUILT, state.built.into());
    out.put_set(at(Group::fresh), state.fresh);
    out.put_if(at(Group::changed), state.change != Change::Unused);
    if let Change::On(cell) = state.change {
        out.put(at(Group::changed_cell) + cell.index());
    }
}

/// The cells by the level of their surface.
fn put_levels(out: &mut impl Features, start: usize, garden: &Garden) {
    let mut rest = CellSet::from_bits(!garden.holes().bits());
    for level in 1..LEVELS.min(usize::from(garden.highest) + 1) {
        let cells = garden.at_level(level as u8);
        out.put_set(start + (level - 1) * CELLS, cells);
        rest = rest.minus(cells);
    }
    out.put_set(start + (LEVELS - 1) * CELLS, rest);
}

/// The number in [`THINGS`] of each [`Thing`]; one more for none.
const KIND_OF_THING: [u8; Thing::COUNT] = {
    let mut kinds = [THINGS.len() as u8; Thing::COUNT];
    let (mut index, starts) = (1, [1, 2, 3, 7, 11, 15, Thing::COUNT]);
    while index < kinds.len() {
        let mut kind = 0;
        while starts[kind + 1] <= index {
            kind += 1;
        }
        kinds[index] = kind as u8;
        index += 1;
    }
    kinds
};

/// What stands on the tiles of a garden, covered or not, by [`THINGS`].
fn things(garden: &Garden) -> [CellSet; THINGS.len()] {
    let mut cells = [CellSet::EMPTY; THINGS.len() + 1];
    for laid in garden.tiles() {
        // By a table, since which thing comes next cannot be foreseen.
        for (corner, thing) in laid.indices() {
            let kind = KIND_OF_THING.get(thing).copied().unwrap_or(THINGS.len() as u8);
            cells[usize::from(kind)].insert(laid.anchor().corner(corner));
        }
    }
    let [lookouts, statues, lower, upper, fountains, bridges, _] = cells;
    [lookouts, statues, lower, upper, fountains, bridges]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_is_of_its_kind() {
        for thing in Thing::all() {
            let kind = match thing {
                Thing::Lookout => 0,
                Thing::Statue => 1,
                Thing::Lower(_) => 2,
                Thing::Upper(_) => 3,
                Thing::Fountain(_) => 4,
                Thing::Bridge(_) => 5,
                Thing::Empty => 6,
            };
            assert_eq!(KIND_OF_THING[thing.index()], kind, "{thing:?}");
        }
    }
}
