//! What bots know about Babylon.
//!
//! Strong play lives on *pillars*: they are worth a little more than their price in height, as long as they can be stored.
//! Height pays twice, once for itself and once for everything built on top, so decorations should wait for level 2 and 3.
//! A free symbol on an old tile is an option: the next tile beside it may complete stairs, a fountain or a footbridge.
//! Sets of flowers and of decorations are better finished than begun.
//!
//! The estimate adds to the points as they stand: pillars, a stored tile, open symbols by their level, steps towards
//! the next sets, and what the rounds to come bring each player.

use shinar_core::{Heuristic, PerSeat, Seat};

use crate::{
    action::{Action, Place, Source},
    board::{Axis, Cell, CellSet, Corner, Direction, Stack, in_line_with},
    event::Event,
    game::Babylon,
    garden::Garden,
    pieces::{FLOWERS, Symbol, Tile},
    rules::{
        place::tile_of,
        quarry,
        score::{self, Category},
        support::Bill,
    },
    state::{Phase, STORED_PILLARS, State},
    themes,
};

shinar_core::weights! { "../weights.txt":
    round,
    pillar,
    spare_pillar,
    stored,
    open_symbol,
    statue_line,
    flower_step,
    variety_step,
    prior_gain,
    prior_symbols,
    prior_new_flower,
    prior_cost,
    prior_level,
    prior_height,
    prior_lookout,
    prior_join,
    prior_statue,
    prior_covered,
    prior_points,
    prior_change,
    prior_end,
    prior_store,
    prior_discard,
}

impl Heuristic for Babylon {
    const WEIGHTS: &'static [&'static str] = &NAMES;
    const LEAD: f32 = 8.0;

    fn weights() -> &'static [f32] {
        &*VALUES
    }

    fn estimate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        Seat::all(state.players).map(|seat| estimate(state, seat, weights)).collect()
    }

    fn priors(state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| prior(state, action, weights)));
    }

    const THEMES: &'static [&'static str] = themes::THEMES;

    fn themes(before: &State, seat: Seat, action: Action, events: &[Event]) -> Vec<&'static str> {
        themes::themes(before, seat, action, events)
    }
}

/// The turns a seat has still to play, the present one included.
fn turns_left(state: &State, seat: Seat) -> f32 {
    let played = state.phase == Phase::Over || state.order(seat) < state.order(state.active);
    f32::from(state.rounds() - state.round + u8::from(!played))
}

fn estimate(state: &State, seat: Seat, weights: &[f32]) -> f32 {
    let w = |which| weight(weights, which);
    let garden = &state.gardens[seat.index()];
    let score = score::of_seat(state, seat);
    let points = score.total() as f32;
    let turns = turns_left(state, seat);
    if turns == 0.0 {
        return points;
    }
    // Close to the end nothing that needs another tile is worth much.
    let hope = (turns / 3.0).min(1.0);
    let pillars = state.pillars[seat.index()];
    let kept = f32::from(pillars.min(STORED_PILLARS));
    let spare = f32::from(pillars.saturating_sub(STORED_PILLARS));
    let mut more = w(Weight::pillar) * kept + w(Weight::spare_pillar) * spare;
    if state.slots[seat.index()].is_some() {
        more += w(Weight::stored);
    }
    more += w(Weight::open_symbol) * open_symbols(garden);
    let lines = garden.line_statues().len().min(6) as f32;
    more += w(Weight::statue_line) * lines;
    more += w(Weight::flower_step) * flower_steps(state, garden);
    let kinds = [Category::Statues, Category::Fountains, Category::Bridges, Category::Stairs];
    let built = kinds.iter().filter(|&&kind| score.of(kind) > 0).count() as f32;
    if score.of(Category::Variety) == 0 {
        more += w(Weight::variety_step) * built;
    }
    points + w(Weight::round) * turns + hope * more
}

/// Free symbols that need a partner, weighted with their level.
fn open_symbols(garden: &Garden) -> f32 {
    let free = [Symbol::Stairs, Symbol::Fountain, Symbol::Bridge]
        .into_iter()
        .fold(CellSet::EMPTY, |cells, symbol| cells | garden.open(symbol));
    let by_level = garden.planes.into_iter().enumerate();
    by_level.map(|(bit, plane)| ((free & plane).len() << bit) as f32).sum()
}

/// How many kinds of flowers are ahead of the rarest.
fn flower_steps(state: &State, garden: &Garden) -> f32 {
    let mut counts = [0u8; FLOWERS];
    for laid in garden.tiles() {
        counts[state.options.components.flower(laid.tile()).index()] += 1;
    }
    let rarest = counts.into_iter().fold(u8::MAX, u8::min);
    counts.iter().filter(|&&count| count > rarest).count() as f32
}

/// A first thought about an action.
fn prior(state: &State, action: Action, weights: &[f32]) -> f32 {
    let w = |which| weight(weights, which);
    match action {
        Action::Mine { stack } => mining(state, stack, weights),
        Action::Place(place) => placement(state, place, weights),
        Action::Join(join) => {
            let level = f32::from(state.garden().top(join.first()));
            w(Weight::prior_points) * 3.0 * level
        }
        Action::Statue { cell } => w(Weight::prior_points) * f32::from(state.garden().top(cell)),
        Action::Change { .. } => w(Weight::prior_change),
        Action::End => w(Weight::prior_end),
        Action::Store => w(Weight::prior_store),
        Action::Discard { source: Source::Mined } => w(Weight::prior_discard),
        Action::Discard { source: Source::Stored } => 2.0 * w(Weight::prior_discard),
        _ => 0.0,
    }
}

fn mining(state: &State, stack: Stack, weights: &[f32]) -> f32 {
    let w = |which| weight(weights, which);
    let Some(tile) = state.quarry[stack.index()].tile() else { return 0.0 };
    let components = &state.options.components;
    let pillars = f32::from(quarry::gain(state, stack, tile, state.active).pillars);
    let symbols = components.corners(tile).iter().flatten().count() as f32;
    let flower = components.flower(tile);
    let known = state.garden().tiles().iter().any(|laid| components.flower(laid.tile()) == flower);
    let fresh = if known { 0.0 } else { w(Weight::prior_new_flower) };
    w(Weight::prior_gain) * pillars + w(Weight::prior_symbols) * symbols + fresh
}

fn placement(state: &State, place: Place, weights: &[f32]) -> f32 {
    let w = |which| weight(weights, which);
    let Some(tile) = tile_of(state, place.source) else { return 0.0 };
    let garden = state.garden();
    let Place { anchor, level, lookout, .. } = place;
    let bill = Bill::new(garden, anchor, level, lookout);
    let mut prior = w(Weight::prior_cost) * f32::from(bill.singles + 2 * bill.doubles)
        + w(Weight::prior_height) * f32::from(level);
    if level > garden.highest {
        prior += w(Weight::prior_level);
    }
    if lookout.is_some() {
        prior += w(Weight::prior_lookout);
    }
    let covered = garden.taken & anchor.footprint();
    prior += w(Weight::prior_covered) * covered.len() as f32;
    for corner in Corner::ALL.into_iter().filter(|&corner| Some(corner) != lookout) {
        prior += corner_hope(state, tile, place, corner, weights);
    }
    prior
}

/// What a symbol of the new tile could be built into at once.
fn corner_hope(state: &State, tile: Tile, place: Place, corner: Corner, weights: &[f32]) -> f32 {
    let Some(symbol) = state.options.components.symbol(tile, place.rotation, corner) else {
        return 0.0;
    };
    let garden = state.garden();
    let cell = place.anchor.corner(corner);
    let level = f32::from(place.level);
    if symbol == Symbol::Statue {
        let statues = garden.line_statues();
        let stands = statues.is_empty() || statues.meets(in_line_with(CellSet::of(cell)));
        return if stands { weight(weights, Weight::prior_statue) * level } else { 0.0 };
    }
    let steps = crate::action::reach(symbol);
    let outward = |axis: Axis| match (axis, corner) {
        (Axis::East, Corner::NorthEast | Corner::SouthEast) => Direction::East,
        (Axis::East, _) => Direction::West,
        (Axis::South, Corner::SouthEast | Corner::SouthWest) => Direction::South,
        (Axis::South, _) => Direction::North,
    };
    let fits = |other: Cell| {
        let there = garden.top(other);
        let suits = match symbol {
            Symbol::Stairs => there.abs_diff(place.level) == 1,
            _ => there == place.level,
        };
        suits && garden.open(symbol).contains(other)
    };
    let found = Axis::ALL.into_iter().any(|axis| cell.step(outward(axis), steps).is_some_and(fits));
    if found { weight(weights, Weight::prior_join) * 3.0 * level } else { 0.0 }
}
