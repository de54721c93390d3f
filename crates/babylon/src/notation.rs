//! Text forms of actions and positions.

use std::fmt::{Display, Write};

use shinar_core::{
    ParseError, Seat,
    notation::{Word, by_prefix, list_text, read_list, read_yes_no, words},
    yes_no,
};

use crate::{
    action::{Action, Join, Place, Source},
    board::{Anchor, Cell, Corner, LEVELS, Stack},
    pieces::{Symbol, Tile, Token},
    setup::{SeatSetup, Setup},
};

const VERBS: [&str; 14] = [
    "board", "reveal", "start", "token", "remove", "mine", "place", "stairs", "fountain", "bridge", "statue",
    "change", "store", "discard",
];
const ACTIONS: &str = "expected an action: mine CELL, place mined|stored CELLrN LN [lookout CORNER], \
                       stairs|fountain|bridge CELL-CELL, statue CELL, change CELL SYMBOL, store, \
                       discard mined|stored, end, remove CELL";

/// Reads an action; verbs may be shortened as long as they stay unambiguous.
pub(crate) fn parse_action(text: &str) -> Result<Action, ParseError> {
    let found = words(text);
    let Some((verb, arguments)) = found.split_first() else { return Err(ParseError::at(1, ACTIONS)) };
    let known: Vec<&str> = VERBS.into_iter().chain(["end"]).collect();
    let Some(&name) = by_prefix(verb.text, &known) else {
        return Err(verb.error(format!("{ACTIONS}; found {:?}", verb.text)));
    };
    if name == "place" {
        return parse_place(text, arguments).map(Action::Place);
    }
    let wanted = match name {
        "store" | "end" => 0,
        "change" => 2,
        _ => 1,
    };
    if arguments.len() != wanted {
        let column = arguments.get(wanted).map_or(text.chars().count() + 1, |word| word.column);
        let message = format!("`{name}` takes {wanted} words behind it, found {}", arguments.len());
        return Err(ParseError::at(column, message));
    }
    Ok(match (name, arguments) {
        ("board", [flower]) => Action::Board { flower: flower.parse("white, pink, blue or yellow")? },
        ("reveal", [tile]) => {
            let known: Tile = read_tile(tile)?;
            if known.material().is_none() {
                return Err(tile.error(format!("{known} never lies in the quarry")));
            }
            Action::Reveal { tile: known }
        }
        ("start", [seat]) => Action::Start { seat: seat.parse("a seat, P1 to P4")? },
        ("token", [token]) => Action::Token { token: read_token(token)? },
        ("remove", [stack]) => Action::Remove { stack: read_stack(stack)? },
        ("mine", [stack]) => Action::Mine { stack: read_stack(stack)? },
        ("statue", [cell]) => Action::Statue { cell: read_cell(cell)? },
        ("change", [cell, symbol]) => {
            let cell = read_cell(cell)?;
            Action::Change { cell, symbol: symbol.parse("stairs, fountain, bridge or statue")? }
        }
        ("discard", [source]) => Action::Discard { source: read_source(source)? },
        ("store", _) => Action::Store,
        (name, [pair]) => {
            let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.name() == name);
            Action::Join(read_join(symbol.unwrap_or(Symbol::Bridge), pair)?)
        }
        _ => Action::End,
    })
}

/// `place mined (1,0)r0 L2 lookout SE`; the words behind the cell may be left out if they are r0 and L1.
fn parse_place(text: &str, arguments: &[Word<'_>]) -> Result<Place, ParseError> {
    let [source, spot, rest @ ..] = arguments else {
        return Err(ParseError::at(text.chars().count() + 1, "expected `place mined|stored CELLrN LN`"));
    };
    let source = read_source(source)?;
    let (cell, turns) = match spot.text.rfind('r').and_then(|at| spot.text.split_at_checked(at)) {
        Some((cell, turns)) => (cell, turns.get(1..).unwrap_or("")),
        None => (spot.text, "0"),
    };
    let word = Word { text: cell, column: spot.column };
    let anchor = Anchor::new(read_cell(&word)?).ok_or_else(|| {
        word.error(format!("a tile with its north-west corner at {cell} would hang over the edge (BBL-P1)"))
    })?;
    let wrong = || spot.error(format!("expected r0 to r3 behind the cell, found {:?}", spot.text));
    let rotation = turns.parse().ok().filter(|turns: &u8| *turns < 4).ok_or_else(wrong)?;
    let (level, rest) = match rest.split_first() {
        Some((word, rest)) if word.text.starts_with('L') => {
            let level = word.text.strip_prefix('L').and_then(|level| level.parse::<u8>().ok());
            let level = level.filter(|level| (1..=LEVELS as u8).contains(level));
            (level.ok_or_else(|| word.error(format!("expected a level L1 to L{LEVELS}")))?, rest)
        }
        _ => (1, rest),
    };
    let lookout = match rest {
        [] => None,
        [Word { text: "lookout", .. }, corner] => Some(corner.parse::<Corner>("a corner: NW, NE, SE or SW")?),
        [word, ..] => {
            return Err(word.error(format!("expected nothing or `lookout CORNER`, found {:?}", word.text)));
        }
    };
    Ok(Place { source, anchor, rotation, level, lookout })
}

fn read_join(symbol: Symbol, word: &Word<'_>) -> Result<Join, ParseError> {
    let Some((a, b)) = word.split_once('-') else {
        return Err(word.error(format!("expected two cells such as (1,0)-(2,0), found {:?}", word.text)));
    };
    let (a, b) = (read_cell(&a)?, read_cell(&b)?);
    Join::between(symbol, a, b).ok_or_else(|| {
        let apart = if symbol == Symbol::Bridge {
            "in a row or column with one cell between (BBL-D4)"
        } else {
            "side by side"
        };
        word.error(format!("the two cells must be {apart}"))
    })
}

fn read_source(word: &Word<'_>) -> Result<Source, ParseError> {
    by_prefix(word.text, &["mined", "stored"])
        .and_then(|name| Source::ALL.into_iter().find(|source| source.name() == *name))
        .ok_or_else(|| word.error(format!("expected mined or stored, found {:?}", word.text)))
}

fn read_cell(word: &Word<'_>) -> Result<Cell, ParseError> {
    word.parse("a cell of the garden, (0,0) to (7,7)")
}

fn read_stack(word: &Word<'_>) -> Result<Stack, ParseError> {
    word.parse("a stack of the quarry, (0,0) to (3,3)")
}

fn read_tile(word: &Word<'_>) -> Result<Tile, ParseError> {
    word.parse("a tile such as CL01, GR16, BA07 or ST1")
}

fn read_token(word: &Word<'_>) -> Result<Token, ParseError> {
    word.parse("pillar, double, change, add, flower, less or blank")
}

/// The one-line form: words `key=value`, lists with `;`, the fields of a seat with `/`.
pub(crate) fn setup_text(setup: &Setup) -> String {
    let mut out = String::new();
    let mut field = |key: &str, value: Option<&dyn Display>| {
        if let Some(value) = value {
            let space = if out.is_empty() { "" } else { " " };
            let _ = write!(out, "{space}{key}={value}");
        }
    };
    fn shown<T: Display>(value: &Option<T>) -> Option<&dyn Display> {
        value.as_ref().map(|value| value as _)
    }
    field("players", shown(&setup.players));
    field("overlap_any_level", shown(&setup.overlap_any_level.map(yes_no)));
    field("stair_volume", shown(&setup.stair_volume.map(yes_no)));
    field("strict_supply", shown(&setup.strict_supply.map(yes_no)));
    field("components", shown(&setup.components));
    field("phase", shown(&setup.phase));
    field("active", shown(&setup.active));
    field("first", shown(&setup.first));
    field("round", shown(&setup.round));
    field("token", shown(&setup.token));
    field("seen", shown(&setup.seen.as_deref().map(list_text)));
    field("quarry", shown(&setup.quarry.as_deref().map(list_text)));
    field("removed", shown(&setup.removed));
    field("gone", shown(&(!setup.gone.is_empty()).then(|| list_text(&setup.gone))));
    field("mined", shown(&setup.mined));
    field("doubles", shown(&setup.doubles));
    field("built", shown(&(setup.built > 0).then_some(setup.built)));
    field("changed", shown(&setup.changed));
    for (at, seat) in setup.seats.iter().enumerate() {
        field(&Seat(at as u8).to_string(), Some(&seat_text(seat)));
    }
    out
}

fn seat_text(seat: &SeatSetup) -> String {
    let mut parts = Vec::new();
    parts.extend(seat.flower.map(|flower| format!("flower:{flower}")));
    parts.extend(seat.pillars.map(|pillars| format!("pillars:{pillars}")));
    parts.extend(seat.stored.map(|tile| format!("stored:{tile}")));
    if !seat.garden.is_empty() {
        parts.push(format!("garden:{}", list_text(&seat.garden)));
    }
    if !seat.deco.is_empty() {
        parts.push(format!("deco:{}", list_text(&seat.deco)));
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
        read_field(&mut setup, &key, &value)?;
    }
    Ok(setup)
}

/// Reads one field of a position.
pub(crate) fn read_field(setup: &mut Setup, key: &Word<'_>, value: &Word<'_>) -> Result<(), ParseError> {
    match key.text {
        "players" => setup.players = Some(value.parse("a number")?),
        "overlap_any_level" => setup.overlap_any_level = Some(read_yes_no(value)?),
        "stair_volume" => setup.stair_volume = Some(read_yes_no(value)?),
        "strict_supply" => setup.strict_supply = Some(read_yes_no(value)?),
        "components" => setup.components = Some(value.text.to_owned()),
        "phase" => setup.phase = Some(value.parse("remove, mine, build, store, token or over")?),
        "active" => setup.active = Some(value.parse("a seat")?),
        "first" => setup.first = Some(value.parse("a seat or lot")?),
        "round" => setup.round = Some(value.parse("a number")?),
        "token" => setup.token = Some(read_token(value)?),
        "seen" => setup.seen = Some(read_list(value, read_token)?),
        "quarry" => setup.quarry = Some(read_list(value, |word| word.parse("a stack: CL05, CL?? or ----"))?),
        "removed" => setup.removed = Some(value.parse("a number")?),
        "gone" => setup.gone = read_list(value, read_tile)?,
        "mined" => setup.mined = Some(read_tile(value)?),
        "doubles" => setup.doubles = Some(value.parse("a number")?),
        "built" => setup.built = value.parse("a number")?,
        "changed" => setup.changed = Some(value.parse("a change such as (2,0):statue, or covered")?),
        _ => {
            let unknown = || key.error(format!("unknown field {:?}", key.text));
            *seat_of(setup, key.text.parse().map_err(|_| unknown())?) = read_seat(value)?;
        }
    }
    Ok(())
}

/// The entry of a seat, made if need be.
pub(crate) fn seat_of(setup: &mut Setup, seat: Seat) -> &mut SeatSetup {
    if setup.seats.len() <= seat.index() {
        setup.seats.resize(seat.index() + 1, SeatSetup::default());
    }
    &mut setup.seats[seat.index()]
}

fn read_seat(word: &Word<'_>) -> Result<SeatSetup, ParseError> {
    let mut seat = SeatSetup::default();
    for part in word.split('/') {
        let Some((key, value)) = part.split_once(':') else {
            return Err(part.error(format!("expected field:value, found {:?}", part.text)));
        };
        match key.text {
            "flower" => seat.flower = Some(value.parse("white, pink, blue or yellow")?),
            "pillars" => seat.pillars = Some(value.parse("a number")?),
            "stored" => seat.stored = Some(value.parse("a tile or none")?),
            "garden" => seat.garden = read_list(&value, read_laid)?,
            "deco" => seat.deco = read_list(&value, read_deco)?,
            other => return Err(key.error(format!("unknown field {other:?} of a seat"))),
        }
    }
    Ok(seat)
}

/// Reads a tile of a garden.
pub(crate) fn read_laid<T: std::str::FromStr>(word: &Word<'_>) -> Result<T, ParseError> {
    word.parse("a tile such as CL10@(1,0)r0L2^SE, wholly on the board")
}

/// Reads a decoration.
pub(crate) fn read_deco<T: std::str::FromStr>(word: &Word<'_>) -> Result<T, ParseError> {
    word.parse("a decoration such as statue(0,1)L1 or stairs(0,0)L1-(0,1)L2")
}
