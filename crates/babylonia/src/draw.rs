//! Pictures for a terminal.

use shinar_core::{Actor, Ink, Pen, Seat};

use crate::{
    board::{self, COLUMNS, Hex, RIVER, ROWS, ZIGGURAT_HEXES},
    pieces::{KINDS, Kind},
    setup::city_names,
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
            let Some(hex) = Hex::on(row, column) else { continue };
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
    let open: Vec<_> = view.open.cards.into_iter().map(|card| format!("{card} {}", card.words())).collect();
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
    for card in open.held[at] {
        let spent = open.used.contains(card);
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
