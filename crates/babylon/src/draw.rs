//! Pictures for a terminal.

use shinar_core::{Actor, GameState, Ink, Pen, Seat};

use crate::{
    board::{CORNERS, Cell, QUARRY_SIDE, SIDE, Stack},
    garden::{Garden, Thing},
    pieces::{Material, Symbol, Tile},
    rules::score::{self, Category},
    state::{Current, Phase, State, Step},
    view::{self, View},
};

/// The characters of a stack of the quarry.
const STACK_WIDTH: usize = 17;
/// The characters of a garden, with the row numbers and the space to the next one.
const GARDEN_WIDTH: usize = 2 + 4 * SIDE as usize + 1 + 3;

/// Draws the round, the quarry and the gardens, two beside each other.
pub(crate) fn draw(view: &View, pen: &mut Pen) {
    let state = &view.state;
    draw_round(state, pen);
    draw_quarry(state, pen);
    let seats: Vec<Seat> = Seat::all(state.players).collect();
    for pair in seats.chunks(2) {
        pen.line();
        draw_gardens(state, pair, pen);
    }
    pen.ink(
        Ink::Faint,
        "level and symbol of each cell: s stairs, f fountain, b footbridge, t statue, - none, free to use",
    )
    .line();
    pen.ink(
        Ink::Faint,
        "built: S stairs, F fountain, B footbridge, T statue, ^ lookout; = under a footbridge; . hole",
    )
    .line();
}

fn draw_round(state: &State, pen: &mut Pen) {
    pen.ink(Ink::Strong, format_args!("Round {} of {}", state.round, state.rounds()));
    let words = match state.token {
        Current::None => "no round token in force yet".to_owned(),
        Current::Due => "the next round token is about to be turned up".to_owned(),
        Current::Shown(token) => format!("round token \"{token}\": {}", token.words()),
    };
    pen.put("   ").ink(Ink::Gold, words).line();
    let provenance = state.options.components.provenance();
    pen.ink(Ink::Faint, format_args!("tile list and round-token mix: {provenance}")).line();
    pen.line();
}

fn draw_quarry(state: &State, pen: &mut Pen) {
    pen.ink(Ink::Strong, "Quarry");
    pen.ink(Ink::Faint, "  tile, tiles in the stack");
    if state.step() == Step::Decide(Phase::Mine) {
        pen.ink(Ink::Faint, format_args!(", +pillars {} gets for it", state.active));
    }
    pen.line().put("  ");
    for x in 0..QUARRY_SIDE {
        pen.ink(Ink::Faint, format_args!("{x:<STACK_WIDTH$}"));
    }
    pen.line();
    for y in 0..QUARRY_SIDE {
        for line in 0..3 {
            pen.ink(Ink::Faint, if line == 0 { format!("{y} ") } else { "  ".to_owned() });
            for stack in (0..QUARRY_SIDE).filter_map(|x| Stack::on(x, y)) {
                draw_stack(state, stack, line, pen);
            }
            pen.line();
        }
    }
    let hidden = |material: Material| (state.unseen & material.tiles()).len();
    let unseen = Material::ALL.map(|material| format!("{} {material}", hidden(material)));
    pen.ink(Ink::Faint, format_args!("not seen yet: {}", unseen.join(", "))).line();
}

fn draw_stack(state: &State, stack: Stack, line: u8, pen: &mut Pen) {
    let top = state.quarry[stack.index()];
    let (ink, text) = match (top.tile(), line) {
        (None, 0) if top.height() == 0 => (Ink::Faint, "----".to_owned()),
        (None, 0) => (Ink::Plain, format!("????  x{}", top.height())),
        (None, _) => (Ink::Plain, String::new()),
        (Some(tile), 0) => {
            let gain =
                view::gain(state, stack).map_or_else(String::new, |gain| format!(" +{}", gain.pillars));
            (Ink::Strong, format!("{tile} x{}{gain}", top.height()))
        }
        (Some(tile), line) => {
            let [nw, ne, se, sw] = symbol_letters(state, tile);
            let text = if line == 1 {
                format!("{:<7} {nw} {ne}", state.options.components.flower(tile))
            } else {
                format!("{:<7} {sw} {se}", "")
            };
            (Ink::Plain, text)
        }
    };
    pen.ink(ink, format_args!("{text:<STACK_WIDTH$}"));
}

fn draw_gardens(state: &State, seats: &[Seat], pen: &mut Pen) {
    // The heading has two lines, the plan a line above each row and one below the last.
    for line in 0..3 {
        for &seat in seats {
            let text = heading(state, seat, line);
            let ink = if line == 0 { Ink::Of(seat) } else { Ink::Plain };
            pen.ink(ink, format_args!("{text:<GARDEN_WIDTH$}"));
        }
        pen.line();
    }
    for _ in seats {
        let numbers: String = (0..SIDE).map(|x| format!("{x:>3} ")).collect();
        pen.ink(Ink::Faint, format_args!("{:<GARDEN_WIDTH$}", format!("   {numbers}")));
    }
    pen.line();
    for y in 0..=SIDE {
        for &seat in seats {
            draw_edges(&state.gardens[seat.index()], y, pen);
        }
        pen.line();
        if y < SIDE {
            for &seat in seats {
                draw_row(state, seat, y, pen);
            }
            pen.line();
        }
    }
    for &seat in seats {
        let score = score::of_seat(state, seat);
        let rows = Category::ALL.into_iter().filter(|&category| score.of(category) > 0);
        let rows: Vec<_> = rows.map(|category| format!("{category} {}", score.of(category))).collect();
        let rows = if rows.is_empty() { "nothing yet".to_owned() } else { rows.join(", ") };
        pen.ink(Ink::Of(seat), seat).put(format_args!(" {} points: {rows}", score.total())).line();
    }
}

fn heading(state: &State, seat: Seat, line: u8) -> String {
    let acting = state.actor() == Actor::Seat(seat);
    let at = seat.index();
    match (line, state.mined) {
        (0, _) => {
            let flower = state.flower(seat).map_or("no board yet", Into::into);
            let holes = state.gardens[at].holes().len();
            let mark = if acting { ">" } else { " " };
            let score = score::of_seat(state, seat).total();
            format!("{mark}{seat} {flower}  {score} points  {holes} holes")
        }
        (1, _) => {
            let doubles = if acting && state.doubles > 0 { " + 1 double" } else { "" };
            let stored = state.slots[at].map_or_else(|| "-".to_owned(), |tile| tile_words(state, tile));
            format!("  pillars {}{doubles}  stored {stored}", state.pillars[at])
        }
        (_, Some(tile)) if acting => format!("  in hand {}", tile_words(state, tile)),
        _ => String::new(),
    }
}

/// The symbols of a tile as letters, NW NE SE SW.
fn symbol_letters(state: &State, tile: Tile) -> [char; CORNERS] {
    state.options.components.corners(tile).map(|symbol| symbol.map_or('-', Symbol::letter))
}

/// A tile in a few letters: id, flower, upper and lower row.
fn tile_words(state: &State, tile: Tile) -> String {
    let [nw, ne, se, sw] = symbol_letters(state, tile);
    format!("{tile} {} {nw}{ne}/{sw}{se}", state.options.components.flower(tile))
}

/// The tile on the surface of a cell; `None` outside and on holes.
fn surface(garden: &Garden, x: u8, y: u8) -> Option<usize> {
    let cell = Cell::on(x, y)?;
    garden.tile_at(cell, garden.top(cell))
}

fn above(garden: &Garden, x: u8, y: u8) -> Option<usize> {
    y.checked_sub(1).and_then(|y| surface(garden, x, y))
}

fn before(garden: &Garden, x: u8, y: u8) -> Option<usize> {
    x.checked_sub(1).and_then(|x| surface(garden, x, y))
}

/// The line above a row: edges of tiles.
fn draw_edges(garden: &Garden, y: u8, pen: &mut Pen) {
    let mut text = "  ".to_owned();
    for x in 0..=SIDE {
        let here = x < SIDE && surface(garden, x, y) != above(garden, x, y);
        let left = x > 0 && surface(garden, x - 1, y) != above(garden, x - 1, y);
        let down = y < SIDE && surface(garden, x, y) != before(garden, x, y);
        let up = y > 0 && surface(garden, x, y - 1) != before(garden, x, y - 1);
        text.push(match (here || left, down || up) {
            (true, true) => '+',
            (true, false) => '-',
            (false, true) => '|',
            (false, false) => ' ',
        });
        if x < SIDE {
            text.push_str(if here { "---" } else { "   " });
        }
    }
    pen.ink(Ink::Faint, format_args!("{text:<GARDEN_WIDTH$}"));
}

fn draw_row(state: &State, seat: Seat, y: u8, pen: &mut Pen) {
    let garden = &state.gardens[seat.index()];
    pen.ink(Ink::Faint, format_args!("{y} "));
    for x in 0..=SIDE {
        let edge = surface(garden, x, y) != before(garden, x, y);
        pen.ink(Ink::Faint, if edge { "|" } else { " " });
        if let Some(cell) = Cell::on(x, y) {
            let fresh = seat == state.active && state.fresh.contains(cell);
            let (ink, text) = cell_picture(garden, cell);
            let ink = match ink {
                Ink::Plain if fresh => Ink::Fresh(seat),
                Ink::Plain => Ink::Of(seat),
                other => other,
            };
            pen.ink(ink, text);
        }
    }
    pen.put("   ");
}

fn cell_picture(garden: &Garden, cell: Cell) -> (Ink, String) {
    let level = garden.top(cell);
    let gap = garden.gaps.contains(cell);
    if level == 0 {
        return if gap { (Ink::Gold, " = ".to_owned()) } else { (Ink::Faint, " . ".to_owned()) };
    }
    let (ink, letter) = match garden.thing(cell, level) {
        Thing::Empty => {
            (Ink::Plain, garden.symbol(cell).map_or('-', |symbol| symbol.letter().to_ascii_lowercase()))
        }
        Thing::Lookout => (Ink::Gold, '^'),
        thing => (Ink::Gold, thing.symbol().map_or('?', Symbol::letter)),
    };
    // BBL-A39: what lies below a footbridge can still be used, so it is shown too.
    if gap { (Ink::Gold, format!("={level}{letter}")) } else { (ink, format!("{level:>2}{letter}")) }
}
