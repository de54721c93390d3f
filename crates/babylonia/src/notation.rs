//! Text forms of actions and positions.

use std::fmt::{Display, Write};

use shinar_core::{
    ParseError, Seat,
    notation::{Word, by_prefix, list_text, map_text, read_list, read_map, read_yes_no, words},
    yes_no,
};

use crate::{
    action::Action,
    board::Hex,
    pieces::{Card, Kind, Tile, Token},
    setup::{PhaseName, SeatSetup, Setup},
};

const VERBS: [&str; 9] = ["box", "lay", "draw", "start", "place", "finish", "resolve", "take", "extra"];
const ACTIONS: &str = "expected an action: place KIND HEX, finish, resolve HEX, take CARD, extra yes|no";

/// Reads an action; verbs and kinds may be shortened as long as they stay unambiguous.
pub(crate) fn parse_action(text: &str) -> Result<Action, ParseError> {
    let found = words(text);
    let Some((verb, arguments)) = found.split_first() else { return Err(ParseError::at(1, ACTIONS)) };
    let Some(&name) = by_prefix(verb.text, &VERBS) else {
        return Err(verb.error(format!("{ACTIONS}; found {:?}", verb.text)));
    };
    let wanted = match name {
        "finish" => 0,
        "place" => 2,
        _ => 1,
    };
    if arguments.len() != wanted {
        let column = arguments.get(wanted).map_or(text.chars().count() + 1, |word| word.column);
        let message = format!("`{name}` takes {wanted} arguments, found {}", arguments.len());
        return Err(ParseError::at(column, message));
    }
    Ok(match (name, arguments) {
        ("place", [kind, hex]) => Action::Place { kind: read_kind(kind)?, hex: read_hex(hex)? },
        ("resolve", [hex]) => {
            let none = || hex.error(format!("no city or ziggurat can be on {}", hex.text));
            Action::Resolve { site: read_hex(hex)?.site().ok_or_else(none)? }
        }
        ("take", [card]) => Action::Take { card: read_card(card)? },
        ("box", [card]) => Action::Box { card: read_card(card)? },
        ("lay", [tile]) => Action::Lay { tile: read_tile(tile)? },
        ("draw", [kind]) => Action::Draw { kind: read_kind(kind)? },
        ("start", [seat]) => Action::Start { seat: seat.parse("a seat, P1 to P4")? },
        ("extra", [Word { text: "yes", .. }]) => Action::Extra { yes: true },
        ("extra", [Word { text: "no", .. }]) => Action::Extra { yes: false },
        ("extra", [word]) => return Err(word.error(format!("expected yes or no, found {:?}", word.text))),
        _ => Action::Finish,
    })
}

fn read_kind(word: &Word<'_>) -> Result<Kind, ParseError> {
    word.parse("merchant, official, priest or farmer")
}

fn read_hex(word: &Word<'_>) -> Result<Hex, ParseError> {
    word.parse("a hex of the board as row,column")
}

fn read_card(word: &Word<'_>) -> Result<Card, ParseError> {
    word.parse("a card, 1 to 9")
}

fn read_tile(word: &Word<'_>) -> Result<Tile, ParseError> {
    word.parse("a tile: m, o, p, mo, mp, op, mop, 5, 6, 7 or c")
}

/// The one-line form: words `key=value`, lists with `;`, maps with `:`.
pub(crate) fn setup_text(setup: &Setup) -> String {
    let mut out = String::new();
    let mut field = |key: &str, value: &dyn Display| {
        let space = if out.is_empty() { "" } else { " " };
        let _ = write!(out, "{space}{key}={value}");
    };
    let single = |key: &str, value: Option<&dyn Display>, field: &mut dyn FnMut(&str, &dyn Display)| {
        if let Some(value) = value {
            field(key, value);
        }
    };
    single("players", setup.players.as_ref().map(|v| v as _), &mut field);
    if setup.random_cards {
        field("random_cards", &yes_no(true));
    }
    single("phase", setup.phase.map(<&str>::from).as_ref().map(|v| v as _), &mut field);
    single("active", setup.active.as_ref().map(|v| v as _), &mut field);
    single("chooser", setup.chooser.as_ref().map(|v| v as _), &mut field);
    single("turn", setup.turn.as_ref().map(|v| v as _), &mut field);
    if let Some(tiles) = &setup.tiles {
        field("tiles", &map_text(tiles));
    }
    if !setup.tokens.is_empty() {
        field("tokens", &map_text(&setup.tokens));
    }
    if !setup.resolved.is_empty() {
        field("resolved", &list_text(&setup.resolved));
    }
    if !setup.placed.is_empty() {
        field("placed", &list_text(&setup.placed));
    }
    if let Some(cards) = &setup.cards {
        field("cards", &list_text(cards));
    }
    if !setup.deal.is_empty() {
        field("deal", &list_text(&setup.deal));
    }
    for (at, seat) in setup.seats.iter().enumerate() {
        field(&Seat(at as u8).to_string(), &seat_text(seat));
    }
    out
}

fn seat_text(seat: &SeatSetup) -> String {
    let mut parts = vec![format!("score:{}", seat.score)];
    parts.extend(seat.stand.iter().map(|stand| format!("stand:{stand}")));
    parts.extend(seat.pool.iter().map(|pool| format!("pool:{pool}")));
    if !seat.cities.is_empty() {
        parts.push(format!("cities:{}", list_text(&seat.cities)));
    }
    if !seat.cards.is_empty() {
        parts.push(format!("cards:{}", list_text(&seat.cards)));
    }
    if seat.extra_used {
        parts.push(format!("extra_used:{}", yes_no(true)));
    }
    parts.join("/")
}

/// Reads the one-line form.
pub(crate) fn parse_setup(text: &str) -> Result<Setup, ParseError> {
    let mut setup = Setup::default();
    for word in words(text) {
        let Some((key, value)) = word.split_once('=') else {
            return Err(word.error(format!("expected key=value, found {:?}", word.text)));
        };
        match key.text {
            "players" => setup.players = Some(value.parse("a number")?),
            "random_cards" => setup.random_cards = read_yes_no(&value)?,
            "phase" => {
                let phase = PhaseName::try_from(value.text.to_owned());
                setup.phase = Some(phase.map_err(|message| value.error(message))?);
            }
            "active" => setup.active = Some(value.parse("a seat")?),
            "chooser" => setup.chooser = Some(value.parse("a seat")?),
            "turn" => setup.turn = Some(value.parse("a number")?),
            "tiles" => setup.tiles = Some(read_map(&value, read_hex, read_tile)?),
            "tokens" => {
                let token = |word: &Word<'_>| word.parse::<Token>("a token such as m1");
                setup.tokens = read_map(&value, read_hex, token)?;
            }
            "resolved" => setup.resolved = read_list(&value, read_hex)?,
            "placed" => setup.placed = read_list(&value, read_hex)?,
            "cards" => setup.cards = Some(read_list(&value, read_card)?),
            "deal" => setup.deal = read_list(&value, |word| word.parse("a seat"))?,
            _ => match key.text.parse::<Seat>() {
                Ok(seat) => {
                    if setup.seats.len() <= seat.index() {
                        setup.seats.resize(seat.index() + 1, SeatSetup::default());
                    }
                    setup.seats[seat.index()] = read_seat(&value)?;
                }
                Err(_) => return Err(key.error(format!("unknown field {:?}", key.text))),
            },
        }
    }
    Ok(setup)
}

fn read_seat(word: &Word<'_>) -> Result<SeatSetup, ParseError> {
    let mut seat = SeatSetup::default();
    for part in word.split('/') {
        let Some((key, value)) = part.split_once(':') else {
            return Err(part.error(format!("expected field:value, found {:?}", part.text)));
        };
        match key.text {
            "score" => seat.score = value.parse("a number")?,
            "stand" => seat.stand = Some(value.text.to_owned()),
            "pool" => seat.pool = Some(value.text.to_owned()),
            "cities" => seat.cities = read_list(&value, read_tile)?,
            "cards" => seat.cards = read_list(&value, read_card)?,
            "extra_used" => seat.extra_used = read_yes_no(&value)?,
            other => return Err(key.error(format!("unknown field {other:?} of a seat"))),
        }
    }
    Ok(seat)
}
