//! Text forms of actions and positions.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use shinar_core::{
    ActionError, Actor, Illegal, ParseError, Seat,
    notation::{Word, by_prefix, read_yes_no, words},
    yes_no,
};

use crate::{
    action::Action,
    board::{SQUARES, Side, Square},
    pieces::{Colour, HAND, Handful, Leader, Monument, from_letters},
    rulings,
    setup::{Cell, ConflictSetup, Points, SeatSetup, Setup, Site},
    state::Open,
};

const VERBS: [&str; 15] = [
    "draw",
    "start",
    "leader",
    "withdraw",
    "tile",
    "cat",
    "swap",
    "pass",
    "support",
    "choose",
    "monument",
    "wonder",
    "building",
    "take",
    "wonderpoint",
];
const ACTIONS: &str = "expected an action: leader K1 (x,y), withdraw K1, tile t|f|m|s (x,y), cat (x,y), swap TILES, pass, \
                       support P1 N, choose COLOUR, monument RED/BLUE (x,y)|no, building (x,y)|no, take (x,y), \
                       wonder (x,y), wonderpoint COLOUR";

/// Reads an action; verbs may be shortened, and the own seat may be left out, as long as it stays unambiguous.
pub(crate) fn parse_action(open: &Open, text: &str) -> Result<Action, ActionError> {
    let found = words(text);
    let Some((verb, arguments)) = found.split_first() else { return Err(ParseError::at(1, ACTIONS).into()) };
    let Some(&name) = by_prefix(verb.text, &VERBS) else {
        return Err(verb.error(format!("{ACTIONS}; found {:?}", verb.text)).into());
    };
    Ok(match (name, arguments) {
        ("pass", []) => Action::Pass,
        ("draw", [tile]) => Action::Draw { colour: read_tile(tile)? },
        ("start", [seat]) => Action::Start { seat: read_seat_name(seat)? },
        ("leader", [leader, square]) => {
            Action::Leader { leader: read_leader(open, leader)?, square: read_square(square)? }
        }
        ("withdraw", [leader]) => Action::Withdraw { leader: read_leader(open, leader)? },
        ("tile", [tile, square]) => Action::Tile { colour: read_tile(tile)?, square: read_square(square)? },
        ("cat", [square]) => Action::Catastrophe { square: read_square(square)? },
        ("swap", []) => return Err(no_swap()),
        ("swap", [tiles]) => read_swap(tiles)?,
        ("support", [count]) => match open.actor() {
            Actor::Seat(seat) => Action::Support { seat, count: read_count(count)? },
            _ => return Err(count.error("whose support? Write `support P1 2`").into()),
        },
        ("support", [seat, count]) => {
            Action::Support { seat: read_seat_name(seat)?, count: read_count(count)? }
        }
        ("choose", [colour]) => Action::Choose { colour: read_colour(colour)? },
        ("monument" | "wonder", [Word { text: "no", .. }]) => Action::NoMonument,
        ("monument", [monument, square]) => {
            let corner = read_square(square)?;
            if corner.block().is_none() {
                return Err(square.error(format!("no 2×2 has its upper left on {corner}")).into());
            }
            Action::Monument { monument: read_monument(monument)?, square: corner }
        }
        ("wonder", [square]) => Action::Wonder { square: read_square(square)? },
        ("building", [Word { text: "no", .. }]) => Action::NoBuilding,
        ("building", [square]) => Action::Building { square: read_square(square)? },
        ("take", [square]) => Action::Take { square: read_square(square)? },
        ("wonderpoint", [colour]) => Action::WonderPoint { colour: read_colour(colour)? },
        _ => {
            let message = format!("`{name}` does not take {} words behind it; {ACTIONS}", arguments.len());
            return Err(verb.error(message).into());
        }
    })
}

/// TNE-D29.
fn no_swap() -> ActionError {
    Illegal::new(rulings::D29, "a swap is one to six tiles, such as `swap tts`; to do nothing, `pass`").into()
}

fn read_swap(word: &Word<'_>) -> Result<Action, ActionError> {
    let tiles = from_letters(word.text).map_err(|letter| {
        ActionError::from(word.error(format!("{letter:?} is no tile; tiles are t, f, m and s")))
    })?;
    Handful::of(&tiles).map(|tiles| Action::Swap { tiles }).ok_or_else(no_swap)
}

fn read_tile(word: &Word<'_>) -> Result<Colour, ParseError> {
    let names = Colour::ALL.map(Colour::tile);
    let found = by_prefix(word.text, &names).and_then(|name| names.iter().position(|other| other == name));
    let expected = || word.error(format!("expected a tile, t, f, m or s; found {:?}", word.text));
    found.map(|at| Colour::ALL[at]).ok_or_else(expected)
}

fn read_colour(word: &Word<'_>) -> Result<Colour, ParseError> {
    word.parse("a colour: red, blue, green or black")
}

fn read_square(word: &Word<'_>) -> Result<Square, ParseError> {
    word.parse::<Square>("a square (x,y), x 0 to 15 from the left, y 0 to 10 from the top")
}

fn read_seat_name(word: &Word<'_>) -> Result<Seat, ParseError> {
    word.parse("a seat, P1 to P4")
}

fn read_monument(word: &Word<'_>) -> Result<Monument, ParseError> {
    word.parse("a monument such as red/blue")
}

fn read_count(word: &Word<'_>) -> Result<u8, ParseError> {
    let count = word.parse::<u8>("a number of tiles")?;
    if count > HAND {
        return Err(word.error(format!("no more than {HAND} tiles can be added")));
    }
    Ok(count)
}

/// `K1`, or `K` for the king of the active player.
fn read_leader(open: &Open, word: &Word<'_>) -> Result<Leader, ParseError> {
    let own = || word.text.chars().next().filter(|_| word.text.len() == 1);
    let colour = own().and_then(|l| Colour::ALL.into_iter().find(|colour| colour.leader_letter() == l));
    match colour {
        Some(colour) => Ok(Leader::new(colour, open.active)),
        None => word.parse("a leader such as K1: K, P, F or T and the number of its owner"),
    }
}

// ---- positions --------------------------------------------------------------------------------------------------

/// The one-line form: words `key=value`, lists with `;`.
pub(crate) fn setup_text(setup: &Setup) -> String {
    let mut out = String::new();
    let mut field = |key: &str, value: String| {
        let space = if out.is_empty() { "" } else { " " };
        let _ = write!(out, "{space}{key}={value}");
    };
    let mut optional = |key: &str, value: Option<String>| {
        if let Some(value) = value {
            field(key, value);
        }
    };
    optional("players", text(setup.players));
    optional("board", (setup.board != Side::Std).then(|| setup.board.name().to_owned()));
    for (key, value) in [
        ("civ", setup.civ),
        ("english", setup.english),
        ("wonder", setup.wonder),
        ("open_scoring", setup.open_scoring),
    ] {
        optional(key, value.then(|| yes_no(value).to_owned()));
    }
    optional("phase", text(setup.phase));
    optional("active", text(setup.active));
    optional("actions", text(setup.actions));
    optional("cells", (!setup.cells.is_empty()).then(|| cells_text(&setup.cells)));
    let monuments = setup.monuments.iter().map(|(monument, site)| format!("{monument}:{site}"));
    optional("monuments", list_text(monuments));
    optional("used", list_text(setup.used.iter().map(Monument::to_string)));
    optional("wonder_at", text(setup.wonder_at));
    optional("placed", text(setup.placed));
    optional("conflict", setup.conflict.map(conflict_text));
    optional("draws", (setup.draws > 0).then(|| setup.draws.to_string()));
    optional("end", text(setup.end));
    optional("bag", text(setup.bag));
    optional("fallen", (setup.fallen != Default::default()).then(|| setup.fallen.to_string()));
    optional("lost", text(setup.lost));
    optional("deal", list_text(setup.deal.iter().map(Seat::to_string)));
    for (at, seat) in setup.seats.iter().enumerate() {
        field(&Seat(at as u8).to_string(), seat_text(seat));
    }
    out
}

fn text<T: Display>(value: Option<T>) -> Option<String> {
    value.map(|value| value.to_string())
}

fn list_text(list: impl Iterator<Item = String>) -> Option<String> {
    let list: Vec<_> = list.collect();
    (!list.is_empty()).then(|| list.join(";"))
}

fn conflict_text(conflict: ConflictSetup) -> String {
    let added = conflict.added.map(|added| format!(":{added}")).unwrap_or_default();
    format!("{}:{}{added}", conflict.attacker, conflict.defender)
}

/// All squares in reading order: short cells, numbers for squares as at the start.
fn cells_text(cells: &BTreeMap<Square, Cell>) -> String {
    let mut out = String::new();
    let mut skipped = 0;
    for square in Square::all() {
        match cells.get(&square) {
            None => skipped += 1,
            Some(cell) => {
                if skipped > 0 {
                    let _ = write!(out, "{skipped}");
                    skipped = 0;
                }
                out.push_str(&cell.short());
            }
        }
    }
    out
}

fn read_cells(word: &Word<'_>) -> Result<BTreeMap<Square, Cell>, ParseError> {
    let mut cells = BTreeMap::new();
    let mut at = 0;
    let mut rest = word.text;
    while !rest.is_empty() {
        let column = word.column + word.text.chars().count() - rest.chars().count();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits > 0 {
            let skip: Option<usize> = rest[..digits].parse().ok().filter(|&skip| skip <= SQUARES);
            at += skip.ok_or_else(|| ParseError::at(column, "so many squares there are not"))?;
            rest = &rest[digits..];
            continue;
        }
        let Some((cell, length)) = Cell::read_short(rest) else {
            let message = "expected a number of squares, a tile t s f m x (with * ^ &), a leader, # or -";
            return Err(ParseError::at(column, message));
        };
        let square = u8::try_from(at).ok().and_then(Square::new);
        let square = square.ok_or_else(|| ParseError::at(column, "the board has 176 squares"))?;
        cells.insert(square, cell);
        at += 1;
        rest = &rest[length..];
    }
    Ok(cells)
}

fn seat_text(seat: &SeatSetup) -> String {
    let [red, blue, green, black] = seat.points.array();
    let mut parts = vec![format!("points:{red},{blue},{green},{black}")];
    parts.extend(seat.hand.map(|hand| format!("hand:{hand}")));
    if seat.treasures > 0 {
        parts.push(format!("treasures:{}", seat.treasures));
    }
    parts.extend(seat.catastrophes.map(|left| format!("catastrophes:{left}")));
    if seat.discards != Default::default() {
        parts.push(format!("discards:{}", seat.discards));
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
            "board" => setup.board = read_side(&value)?,
            "civ" => setup.civ = read_yes_no(&value)?,
            "english" => setup.english = read_yes_no(&value)?,
            "wonder" => setup.wonder = read_yes_no(&value)?,
            "open_scoring" => setup.open_scoring = read_yes_no(&value)?,
            "phase" => setup.phase = Some(read(&value)?),
            "active" => setup.active = Some(read_seat_name(&value)?),
            "actions" => setup.actions = Some(value.parse("a number")?),
            "cells" => setup.cells = read_cells(&value)?,
            "monuments" => setup.monuments = read_monuments(&value)?,
            "used" => setup.used = value.split(';').map(|m| read_monument(&m)).collect::<Result<_, _>>()?,
            "wonder_at" => setup.wonder_at = Some(read(&value)?),
            "placed" => setup.placed = Some(read_square(&value)?),
            "conflict" => setup.conflict = Some(read_conflict(&value)?),
            "draws" => setup.draws = value.parse("a number")?,
            "end" => setup.end = Some(read(&value)?),
            "bag" => setup.bag = Some(read(&value)?),
            "fallen" => setup.fallen = read(&value)?,
            "lost" => setup.lost = Some(read(&value)?),
            "deal" => setup.deal = value.split(';').map(|s| read_seat_name(&s)).collect::<Result<_, _>>()?,
            _ => match key.text.parse::<Seat>() {
                Ok(seat) => *seat_of(&mut setup, seat) = read_seat(&value)?,
                Err(_) => return Err(key.error(format!("unknown field {:?}", key.text))),
            },
        }
    }
    Ok(setup)
}

/// The seat of a setup, which grows as needed.
pub(crate) fn seat_of(setup: &mut Setup, seat: Seat) -> &mut SeatSetup {
    if setup.seats.len() <= seat.index() {
        setup.seats.resize(seat.index() + 1, SeatSetup::default());
    }
    &mut setup.seats[seat.index()]
}

/// Reads something whose error says what was expected.
fn read<T: std::str::FromStr<Err = String>>(word: &Word<'_>) -> Result<T, ParseError> {
    word.text.parse().map_err(|message: String| word.error(message))
}

pub(crate) fn read_side(word: &Word<'_>) -> Result<Side, ParseError> {
    let found = Side::ALL.into_iter().find(|side| side.name() == word.text);
    found.ok_or_else(|| word.error(format!("expected std or alt, found {:?}", word.text)))
}

fn read_monuments(word: &Word<'_>) -> Result<BTreeMap<Monument, Site>, ParseError> {
    let mut map = BTreeMap::new();
    for part in word.split(';') {
        let Some((monument, site)) = part.split_once(':') else {
            return Err(part.error(format!("expected monument:square, found {:?}", part.text)));
        };
        if map.insert(read_monument(&monument)?, read(&site)?).is_some() {
            return Err(monument.error(format!("{} is given twice", monument.text)));
        }
    }
    Ok(map)
}

fn read_conflict(word: &Word<'_>) -> Result<ConflictSetup, ParseError> {
    let parts: Vec<_> = word.split(':').collect();
    let leader = |word: &Word<'_>| word.parse("a leader such as K1");
    match parts.as_slice() {
        [attacker, defender] => {
            Ok(ConflictSetup { attacker: leader(attacker)?, defender: leader(defender)?, added: None })
        }
        [attacker, defender, added] => Ok(ConflictSetup {
            attacker: leader(attacker)?,
            defender: leader(defender)?,
            added: Some(added.parse("a number")?),
        }),
        _ => Err(word.error("expected attacker:defender, or attacker:defender:added")),
    }
}

fn read_seat(word: &Word<'_>) -> Result<SeatSetup, ParseError> {
    let mut seat = SeatSetup::default();
    for part in word.split('/') {
        let Some((key, value)) = part.split_once(':') else {
            return Err(part.error(format!("expected field:value, found {:?}", part.text)));
        };
        match key.text {
            "points" => seat.points = read_points(&value)?,
            "hand" => seat.hand = Some(read(&value)?),
            "treasures" => seat.treasures = value.parse("a number")?,
            "catastrophes" => seat.catastrophes = Some(value.parse("a number")?),
            "discards" => seat.discards = read(&value)?,
            other => return Err(key.error(format!("unknown field {other:?} of a seat"))),
        }
    }
    Ok(seat)
}

fn read_points(word: &Word<'_>) -> Result<Points, ParseError> {
    let points: Vec<u16> = word.split(',').map(|part| part.parse("a number")).collect::<Result<_, _>>()?;
    let four: Option<[u16; 4]> = points.try_into().ok();
    four.map(Points::new).ok_or_else(|| word.error("expected the points red,blue,green,black"))
}
