//! Pictures and sentences for a terminal.

use shinar_core::{Actor, Event, Ink, Observer, Pen, Seat};

use crate::{
    board::{self, COLUMNS, Hex, RIVER, ROWS, ZIGGURAT_HEXES},
    event::What,
    game::cards,
    pieces::{Card, KINDS, Kind},
    rules::place,
    setup::city_names,
    state::Phase,
    view::View,
};

/// The characters a column takes; a hex takes two columns.
const COLUMN: usize = 3;

/// Draws the map, the open cards and the players.
pub(crate) fn draw(view: &View, pen: &mut Pen) {
    pen.put("    ");
    for column in 0..COLUMNS {
        pen.ink(Ink::Faint, format_args!("{column:^COLUMN$}"));
    }
    pen.line();
    for row in 0..ROWS {
        pen.ink(Ink::Faint, format_args!("{row:>3} "));
        let mut at = 0;
        for column in (row % 2..COLUMNS).step_by(2) {
            let Some(hex) = Hex::at(row, column) else { continue };
            pen.put(" ".repeat(column * COLUMN - at));
            let (ink, text) = hex_picture(view, hex);
            at = column * COLUMN + text.chars().count();
            pen.ink(ink, text);
        }
        pen.line();
    }
    pen.ink(
        Ink::Faint,
        "    m merchant  o official  p priest  f farmer, with the player's number  ? face down",
    )
    .line();
    pen.ink(
        Ink::Faint,
        "    [mo] city and its symbols  {6} field  {c} field worth all cities  /^\\ ziggurat",
    )
    .line();
    pen.line();
    draw_cards(view, pen);
    for seat in Seat::all(view.open.players) {
        draw_seat(view, seat, pen);
    }
}

fn hex_picture(view: &View, hex: Hex) -> (Ink, String) {
    let open = &view.open;
    if let Some(seat) = open.owner(hex) {
        let fresh = open.played.hexes().any(|placed| placed == hex);
        let ink = if fresh { Ink::Fresh(seat) } else { Ink::Of(seat) };
        let letter = view.kind_at(hex).map_or('?', Kind::letter);
        let number = seat.0 + 1;
        let text =
            if RIVER.contains(hex) { format!("~{letter}{number}") } else { format!("{letter}{number}") };
        return (ink, text);
    }
    if !board::in_play(open.players).contains(hex) {
        return (Ink::Faint, ".".to_owned());
    }
    if ZIGGURAT_HEXES.contains(hex) {
        let open = hex.site().is_some_and(|site| open.ziggurats.contains(site));
        return (Ink::Strong, if open { "/^\\" } else { "/=\\" }.to_owned());
    }
    match hex.site().and_then(|site| open.tile(site)) {
        Some(tile) if tile.is_city() => (Ink::Strong, format!("[{tile}]")),
        Some(tile) => (Ink::Gold, format!("{{{tile}}}")),
        None if RIVER.contains(hex) => (Ink::River, "~~".to_owned()),
        None => (Ink::Plain, "--".to_owned()),
    }
}

fn draw_cards(view: &View, pen: &mut Pen) {
    let open: Vec<_> = cards(view.open.cards).map(|card| format!("{card} {}", card.words())).collect();
    for (at, line) in open.chunks(3).enumerate() {
        pen.ink(Ink::Faint, if at == 0 { "cards  " } else { "       " });
        pen.put(line.join(" · ")).line();
    }
}

fn draw_seat(view: &View, seat: Seat, pen: &mut Pen) {
    let open = &view.open;
    let at = seat.index();
    let acting = open.actor() == Actor::Seat(seat);
    pen.ink(Ink::Strong, if acting { "> " } else { "  " }).ink(Ink::Of(seat), seat);
    let unit = if open.scores[at] == 1 { "point " } else { "points" };
    pen.ink(Ink::Strong, format_args!(" {:>3} {unit}", open.scores[at]));
    pen.put(format_args!("  stand {}", open.stand_len[at]));
    if let Some(secret) = view.secret(seat) {
        pen.put(format_args!(": {}", counted(&secret.stand)));
    }
    pen.put(format_args!("  pool {}", open.pool_len[at]));
    let cities = city_names(&open.owned[at]);
    if !cities.is_empty() {
        let names: Vec<_> = cities.iter().map(|tile| format!("[{tile}]")).collect();
        pen.put(format_args!("  cities {}", names.join(" ")));
    }
    for card in cards(open.held[at]) {
        let spent = open.used >> card.index() & 1 == 1;
        pen.put(format_args!("  card {card}{}", if spent { " (used)" } else { "" }));
    }
    pen.line();
}

/// Tokens by kind, such as `2 merchants, 1 farmer`.
fn counted(counts: &[u8; KINDS]) -> String {
    let kinds = Kind::ALL.into_iter().filter(|kind| counts[kind.index()] > 0);
    let kinds: Vec<_> = kinds
        .map(|kind| {
            let count = counts[kind.index()];
            format!("{count} {kind}{}", if count == 1 { "" } else { "s" })
        })
        .collect();
    if kinds.is_empty() { "none".to_owned() } else { kinds.join(", ") }
}

/// What the decider is asked.
pub(crate) fn prompt(view: &View) -> String {
    let open = &view.open;
    let (actor, own) = match open.actor() {
        Actor::Seat(seat) if view.observer == Observer::Seat(seat) => ("You".to_owned(), true),
        Actor::Seat(seat) => (seat.to_string(), false),
        Actor::Chance => return "The lot falls.".to_owned(),
        Actor::Over => return "The game is over.".to_owned(),
    };
    let verb = |own_form: &'static str, other: &'static str| if own { own_form } else { other };
    match open.phase {
        Phase::Place if place::may_finish(open) => {
            format!("{actor} may play another token (place KIND HEX) or finish.")
        }
        Phase::Place => {
            let ordinal = if open.played.len == 0 { "a token" } else { "the second token" };
            format!("{actor} {} {ordinal}: place KIND HEX.", verb("play", "plays"))
        }
        Phase::Resolve => {
            format!("{actor} {} what is resolved next: resolve HEX.", verb("choose", "chooses"))
        }
        Phase::Card => format!("{actor} won a ziggurat and {} a card: take CARD.", verb("choose", "chooses")),
        _ => format!("{actor} may play one more turn now: extra yes or extra no."),
    }
}

fn with_article(kind: Kind) -> &'static str {
    match kind {
        Kind::Merchant => "a merchant",
        Kind::Official => "an official",
        Kind::Priest => "a priest",
        Kind::Farmer => "a farmer",
    }
}

/// One sentence about an event.
pub(crate) fn describe(event: &Event<What>) -> String {
    let who = event.seat.map(|seat| seat.to_string()).unwrap_or_default();
    let plural = |count: u8, one: &str, many: &str| {
        if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
    };
    match event.what {
        What::Boxed { card } => format!("card {card} goes back to the box ({})", card.words()),
        What::Laid { hex, tile } => format!("{hex}: {}", tile.words()),
        What::Drew { kind: Some(kind) } => format!("{who} draws {}", with_article(kind)),
        What::Drew { kind: None } => format!("{who} draws a token"),
        What::Starts => format!("{who} begins"),
        What::Placed { hex, kind } if RIVER.contains(hex) => {
            let kind = kind.map_or("a token", with_article);
            format!("{who} plays {kind} face down into the river at {hex}")
        }
        What::Placed { hex, kind } => {
            format!("{who} plays {} on {hex}", kind.map_or("a token", with_article))
        }
        What::Field { hex, tile } => format!("{who} takes the {} on {hex}", tile.words()),
        What::Ziggurats { touched, .. } => {
            format!("{who} touches {}", plural(touched, "ziggurat", "ziggurats"))
        }
        What::Surrounded { hex } if ZIGGURAT_HEXES.contains(hex) => {
            format!("the ziggurat at {hex} is surrounded")
        }
        What::Surrounded { hex } => format!("the city at {hex} is surrounded"),
        What::Citizens { hex, tokens } => {
            format!(
                "{who} has {} beside or linked to {hex}",
                plural(tokens, "matching citizen", "matching citizens")
            )
        }
        What::CityTaken { hex, tile } => format!("{who} takes the {} at {hex}", tile.words()),
        What::CityLost { hex, tile } => format!("a tie: the {} at {hex} leaves the game", tile.words()),
        What::Cities { owned } => format!("{who} has {}", plural(owned, "city", "cities")),
        What::CityPairs { pairs } => format!("{who} has {} of cities", plural(pairs, "pair", "pairs")),
        What::ZigguratTied { hex } => format!("a tie: nobody wins the ziggurat at {hex}"),
        What::CardTaken { card } => format!("{who} takes card {card}: {}", card.words()),
        What::ExtraTurn => format!("{who} plays one more turn with card {}", Card::EXTRA_TURN),
        What::Turn => format!("{who} is on turn"),
        What::Over { reason } => format!("the game ends: {reason}"),
    }
}
