//! The board and the players for a terminal.

use shinar_core::{Actor, Ink, Pen, Seat, prelude::*};

use crate::{
    board::{COLUMNS, ROWS, Square},
    pieces::{Colour, Leader, Monument, Tiles},
    rules::{conflict, end, monument, realm::Kingdoms},
    setup::Cell,
    squares::SquareSet,
    state::Phase,
    view::View,
};

/// The characters a square takes: two for what lies there, one for the kingdom, one between.
const SQUARE: usize = 4;

/// Draws the board, the kingdoms and the players.
pub(crate) fn draw(view: &View, pen: &mut Pen) {
    let kingdoms = Kingdoms::of(&view.open);
    pen.put("    ");
    for x in 0..COLUMNS {
        pen.ink(Ink::Faint, format_args!("{x:<SQUARE$}"));
    }
    pen.line();
    for y in 0..ROWS {
        pen.ink(Ink::Faint, format_args!("{y:>3} "));
        for square in (0..COLUMNS).filter_map(|x| Square::on(x, y)) {
            draw_square(view, &kingdoms, square, pen);
        }
        pen.line();
    }
    draw_key(view, pen);
    for (at, kingdom) in kingdoms.sets().iter().enumerate() {
        draw_kingdom(view, letter(at), *kingdom, pen);
    }
    draw_supply(view, pen);
    for seat in Seat::all(view.open.players) {
        draw_seat(view, seat, pen);
    }
}

/// The letter that marks a kingdom on the board.
fn letter(kingdom: usize) -> char {
    char::from(b'a' + (kingdom % 26) as u8)
}

fn draw_square(view: &View, kingdoms: &Kingdoms, square: Square, pen: &mut Pen) {
    let open = &view.open;
    let river = open.printed().river.contains(square);
    let cell = Cell::of(open, square);
    let wars = matches!(open.phase, Phase::Choose | Phase::Support);
    let (ink, text) = match cell {
        Cell::Empty if river => (Ink::River, "~~".to_owned()),
        Cell::Empty => (Ink::Faint, " .".to_owned()),
        Cell::Dead => (Ink::Faint, "##".to_owned()),
        Cell::Leader(leader) => (Ink::Of(leader.seat()), leader.to_string()),
        _ if wars && open.placed == Some(square) => (Ink::Strong, "()".to_owned()),
        Cell::Tile { treasure: true, .. } | Cell::Down { treasure: true } => (Ink::Gold, cell.to_string()),
        Cell::Down { .. } => (Ink::Strong, "[]".to_owned()),
        Cell::Tile { .. } => (Ink::Plain, cell.to_string().replace('.', " ")),
    };
    pen.ink(ink, text);
    let kingdom = kingdoms.sets().iter().position(|kingdom| kingdom.contains(square));
    match kingdom {
        Some(at) => pen.ink(Ink::Faint, letter(at)).put(" "),
        None => pen.put("  "),
    };
}

fn draw_key(view: &View, pen: &mut Pen) {
    let building = if view.open.options.civ { "  ^ building  & both" } else { "" };
    pen.ink(
        Ink::Faint,
        format_args!(
            "    t temple  f farm  m market  s settlement  [] face down  ## catastrophe  * treasure{building}"
        ),
    )
    .line();
    pen.ink(
        Ink::Faint,
        "    P priest  F farmer  T trader  K king, with the player's number  a b c … kingdoms  () unification tile",
    )
    .line();
    pen.line();
}

/// One line about a kingdom: how strong each leader would be in a revolt and in a war.
fn draw_kingdom(view: &View, letter: char, kingdom: SquareSet, pen: &mut Pen) {
    let open = &view.open;
    pen.ink(Ink::Faint, format_args!("kingdom {letter}  "));
    for leader in open.leaders_on(kingdom) {
        let (revolt, war) = conflict::prospects(open, leader);
        pen.ink(Ink::Of(leader.seat()), leader);
        pen.put(format_args!(" revolt {revolt}"));
        hand_help(view, leader, Colour::Red, pen);
        pen.put(format_args!(" war {war}"));
        hand_help(view, leader, leader.colour(), pen);
        pen.put("  ");
    }
    let treasures = (kingdom & open.treasures).len();
    if treasures > 0 {
        pen.ink(Ink::Gold, format_args!("{treasures} treasure{}  ", if treasures == 1 { "" } else { "s" }));
    }
    for monument in Monument::all() {
        if open.monuments[monument.index()].is_some_and(|built| kingdom.contains(built.at)) {
            pen.put(format_args!("monument {monument}  "));
        }
    }
    if open.wonder.is_some_and(|built| kingdom.contains(built.at)) {
        pen.put("the wonder");
    }
    pen.line();
}

/// What the hand of the observer could add to a leader's strength.
fn hand_help(view: &View, leader: Leader, colour: Colour, pen: &mut Pen) {
    if let Some(secret) = view.secret(leader.seat()) {
        let held = secret.hand[colour.index()];
        if held > 0 {
            pen.ink(Ink::Faint, format_args!("+{held}"));
        }
    }
}

fn draw_supply(view: &View, pen: &mut Pen) {
    let open = &view.open;
    let left: Vec<_> = Monument::all().filter(|&m| open.is_free(m)).map(|m| m.to_string()).collect();
    let left = if left.is_empty() { "none".to_owned() } else { left.join(" ") };
    pen.ink(Ink::Faint, "bag       ").put(plural(open.bag_len, "tile"));
    pen.put(format_args!("  treasures on the board {}", open.treasures.len())).line();
    pen.ink(Ink::Faint, "monuments ").put(left);
    if open.options.wonder && open.wonder.is_none() {
        pen.put(" and the wonder");
    }
    pen.line();
    for monument in Monument::all() {
        let Some(built) = open.monuments[monument.index()] else { continue };
        let earners: Vec<_> = monument::earners(open, monument).iter().map(Leader::to_string).collect();
        let earners = if earners.is_empty() { "no one".to_owned() } else { earners.join(" ") };
        pen.ink(Ink::Faint, "          ").put(format_args!("{monument} on {}: earns {earners}", built.at));
        pen.line();
    }
}

fn draw_seat(view: &View, seat: Seat, pen: &mut Pen) {
    let open = &view.open;
    let at = seat.index();
    let acting = open.actor() == Actor::Seat(seat);
    pen.ink(Ink::Strong, if acting { "> " } else { "  " }).ink(Ink::Of(seat), seat);
    if view.screened(seat) {
        pen.ink(Ink::Faint, "  points behind the screen");
    } else {
        for colour in Colour::ALL {
            pen.put(format_args!("  {colour} {}", open.points[at][colour.index()]));
        }
        pen.ink(Ink::Gold, format_args!("  treasures {}", open.gold[at]));
        pen.ink(Ink::Strong, format_args!("  score {}", end::totals(open, seat)[0]));
    }
    pen.put(format_args!("  hand {}", open.hand_len[at]));
    if let Some(secret) = view.secret(seat) {
        pen.put(format_args!(": {}", counted(&secret.hand)));
    }
    pen.put(format_args!("  catastrophes {}", open.catastrophes[at]));
    let off: Vec<_> = Colour::ALL
        .into_iter()
        .map(|colour| Leader::new(colour, seat))
        .filter(|leader| open.place_of(*leader).is_none())
        .map(|leader| leader.to_string())
        .collect();
    if !off.is_empty() {
        pen.put(format_args!("  off board {}", off.join(" ")));
    }
    pen.line();
}

/// Tiles by kind, such as `2 temples, 1 farm`.
pub(crate) fn counted(tiles: &Tiles) -> String {
    let kinds = Colour::ALL.into_iter().filter(|colour| tiles[colour.index()] > 0);
    let kinds: Vec<_> = kinds.map(|colour| plural(tiles[colour.index()], colour.tile())).collect();
    if kinds.is_empty() { "none".to_owned() } else { kinds.join(", ") }
}

/// A number and a word, such as `2 temples`.
pub(crate) fn plural(count: u8, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}
