//! How cases draw a position of Babylonia and what they can expect.

use shinar_core::{
    Actor, Observer, ParseError, Seat, TextError,
    cases::{COMMON_FACTS, CaseGame, CaseLine, Fact},
    line,
    notation::Word,
    prelude::*,
};

use crate::{
    action::Action,
    board::{self, Hex, RIVER, ZIGGURAT_HEXES},
    game::Babylonia,
    pieces::{Card, CardSet, Tile, Token},
    setup::{SeatSetup, Setup, city_names, kind_letters},
    state::{Phase, State},
    view::View,
};

const LINES: &str = "game, window, stand, pool, set";
const SETTINGS: &str = "score P1 N, cities P1 TILE…, cards P1 CARD…, open CARD…, tile HEX TILE, token HEX TOKEN, \
                        resolved HEX…, placed HEX…, extra_used P1";
const FACTS: &str = "hex, stand, size, pool, cities, cards, open, gone, asked, options, turn, sees";

impl CaseGame for Babylonia {
    fn begin() -> Setup {
        Setup { tiles: Some(Default::default()), ..Setup::default() }
    }

    fn line(setup: &mut Setup, line: &CaseLine<'_>) -> Result<(), ParseError> {
        let words = line.words();
        match (line.key, words.as_slice()) {
            ("game", _) => {
                line::update(setup, line.value)?;
                if matches!(setup.phase, Some(Phase::Box | Phase::Layout)) {
                    setup.tiles = None;
                }
                Ok(())
            }
            ("window", [corner]) => window(setup, line, corner),
            ("stand", [seat]) => {
                seat_of(setup, seat)?.stand = Some(String::new());
                Ok(())
            }
            ("stand", [seat, tokens]) => {
                seat_of(setup, seat)?.stand = Some(tokens.text.to_owned());
                Ok(())
            }
            ("pool", [seat]) => {
                seat_of(setup, seat)?.pool = Some(String::new());
                Ok(())
            }
            ("pool", [seat, tokens]) => {
                seat_of(setup, seat)?.pool = Some(tokens.text.to_owned());
                Ok(())
            }
            ("set", [what, values @ ..]) => setting(setup, what, values),
            ("window" | "stand" | "pool" | "set", _) => {
                Err(ParseError::at(1, format!("`{}:` has the wrong number of words", line.key)))
            }
            _ => Err(line.unknown(LINES)),
        }
    }

    fn fact(state: &State, words: &[&str]) -> Result<Fact, String> {
        let open = &state.open;
        let seat = |text: &str| -> Result<Seat, String> {
            let seat: Option<Seat> = text.parse().ok();
            seat.filter(|s| s.0 < open.players).ok_or_else(|| format!("there is no player {text} here"))
        };
        let hex = |text: &str| text.parse::<Hex>().map_err(|error| error.to_string());
        Ok(match words {
            ["hex", at, _] => Fact::value(2, content(state, hex(at)?)),
            ["sees", observer, at, _] => {
                let observer = observer.parse::<Observer>().map_err(|error| error.to_string())?;
                Fact::value(3, seen(state, observer, hex(at)?))
            }
            ["stand", player, ..] => {
                let letters = kind_letters(&state.secrets[seat(player)?.index()].stand);
                Fact::list(2, if letters.is_empty() { vec![] } else { vec![letters] })
            }
            ["size", player, _] => Fact::value(2, open.stand_len[seat(player)?.index()]),
            ["pool", player, _] => Fact::value(2, open.pool_len[seat(player)?.index()]),
            ["cities", player, ..] => {
                let cities = city_names(&open.owned[seat(player)?.index()]);
                Fact::set(2, cities.iter().map(Tile::to_string).collect())
            }
            ["cards", player, ..] => Fact::set(2, card_names(open.held[seat(player)?.index()])),
            ["open", ..] => Fact::set(1, card_names(open.cards)),
            ["gone", tile, _] => {
                let tile: Tile = tile.parse().map_err(|error: TextError| error.to_string())?;
                Fact::value(2, open.gone[tile.index()])
            }
            ["turn", _] => Fact::value(1, open.active),
            ["asked", ..] => Fact::list(1, asked(state)),
            ["options", ..] => Fact::set(1, options(state)),
            _ => {
                let text = words.join(" ");
                return Err(format!("`{text}` is no fact of Babylonia; there are: {COMMON_FACTS}, {FACTS}"));
            }
        })
    }
}

fn seat_of<'a>(setup: &'a mut Setup, word: &Word<'_>) -> Result<&'a mut SeatSetup, ParseError> {
    let seat: Seat = word.read()?;
    if setup.seats.len() <= seat.index() {
        setup.seats.resize(seat.index() + 1, SeatSetup::default());
    }
    Ok(&mut setup.seats[seat.index()])
}

/// Reads a drawing whose upper left hex is `corner`. Rows below it are shifted by half a hex, as on the board.
fn window(setup: &mut Setup, line: &CaseLine<'_>, corner: &Word<'_>) -> Result<(), ParseError> {
    let corner: Hex = corner.read()?;
    for (at, row) in line.rows.iter().enumerate() {
        let row_number = corner.row() + at;
        let first = corner.column() + at % 2;
        for (entry, word) in shinar_core::notation::words(row).iter().enumerate() {
            let column = first + 2 * entry;
            let wrong = |message: String| line.row_error(at, word.column, message);
            let Some(hex) = Hex::on(row_number, column) else {
                if word.text == "XX" {
                    continue;
                }
                return Err(wrong(format!("there is no hex {row_number},{column}; draw XX")));
            };
            draw_hex(setup, hex, word.text).map_err(wrong)?;
        }
    }
    Ok(())
}

fn draw_hex(setup: &mut Setup, hex: Hex, text: &str) -> Result<(), String> {
    let river = RIVER.contains(hex);
    let ziggurat = ZIGGURAT_HEXES.contains(hex);
    let expected = if ziggurat {
        "ZZ (or Z/ once resolved)"
    } else if river {
        "~~ or a token"
    } else {
        "-- or a token"
    };
    match text {
        "--" if !river && !ziggurat => {}
        "~~" if river => {}
        "ZZ" if ziggurat => {}
        "Z/" if ziggurat => setup.resolved.push(hex),
        _ => {
            let tile = text.strip_prefix(['=', '#']).and_then(|name| name.parse::<Tile>().ok());
            if let Some(tile) = tile.filter(|tile| text.starts_with('=') == tile.is_city()) {
                setup.tiles.get_or_insert_default().insert(hex, tile);
            } else if let Ok(token) = text.parse::<Token>() {
                setup.tokens.insert(hex, token);
            } else {
                return Err(format!(
                    "{hex}: found {text:?}; there is {expected}, =mo for a city, #6 for a field"
                ));
            }
        }
    }
    Ok(())
}

fn setting(setup: &mut Setup, what: &Word<'_>, values: &[Word<'_>]) -> Result<(), ParseError> {
    let read_card = |word: &Word<'_>| word.read::<Card>();
    let read_tile = |word: &Word<'_>| word.read::<Tile>();
    let read_hex = |word: &Word<'_>| word.read::<Hex>();
    match (what.text, values) {
        ("score", [seat, points]) => seat_of(setup, seat)?.score = points.parse("points")?,
        ("cities", [seat, tiles @ ..]) => {
            seat_of(setup, seat)?.cities = tiles.iter().map(read_tile).collect::<Result<_, _>>()?;
        }
        ("cards", [seat, list @ ..]) => {
            seat_of(setup, seat)?.cards = list.iter().map(read_card).collect::<Result<_, _>>()?;
        }
        ("extra_used", [seat]) => seat_of(setup, seat)?.extra_used = true,
        ("open", list) => setup.cards = Some(list.iter().map(read_card).collect::<Result<_, _>>()?),
        ("tile", [hex, tile]) => {
            setup.tiles.get_or_insert_default().insert(read_hex(hex)?, read_tile(tile)?);
        }
        ("token", [hex, token]) => {
            setup.tokens.insert(read_hex(hex)?, token.read()?);
        }
        ("resolved", list) => {
            setup.resolved.extend(list.iter().map(read_hex).collect::<Result<Vec<_>, _>>()?);
        }
        ("placed", list) => setup.placed.extend(list.iter().map(read_hex).collect::<Result<Vec<_>, _>>()?),
        _ => return Err(what.error(format!("expected `set:` with {SETTINGS}"))),
    }
    Ok(())
}

fn card_names(set: CardSet) -> Vec<String> {
    set.into_iter().map(|card| card.to_string()).collect()
}

/// What is on a hex, in truth.
fn content(state: &State, hex: Hex) -> String {
    let open = &state.open;
    if let Some(seat) = open.owner(hex) {
        let kind = open.face_up_kind(hex).or_else(|| state.secrets[seat.index()].kind_at(hex));
        return kind.map_or_else(|| "?".to_owned(), |kind| Token { kind, seat }.to_string());
    }
    bare_content(state, hex)
}

/// What an observer sees on a hex.
fn seen(state: &State, observer: Observer, hex: Hex) -> String {
    let view = View::of(state, observer);
    match (state.open.owner(hex), view.kind_at(hex)) {
        (Some(seat), Some(kind)) => Token { kind, seat }.to_string(),
        (Some(seat), None) => format!("?{}", seat.0 + 1),
        (None, _) => bare_content(state, hex),
    }
}

fn bare_content(state: &State, hex: Hex) -> String {
    let open = &state.open;
    let tile = hex.site().and_then(|site| open.tile(site));
    match tile {
        _ if !board::in_play(open.players).contains(hex) => "out".to_owned(),
        _ if ZIGGURAT_HEXES.contains(hex) => "ziggurat".to_owned(),
        Some(tile) if tile.is_city() => format!("={tile}"),
        Some(tile) => format!("#{tile}"),
        None => "free".to_owned(),
    }
}

fn asked(state: &State) -> Vec<String> {
    match state.open.actor() {
        Actor::Seat(seat) => vec![state.open.phase.to_string(), seat.to_string()],
        Actor::Chance | Actor::Over => vec!["none".to_owned()],
    }
}

/// What may be chosen now; for placements the kinds alone.
fn options(state: &State) -> Vec<String> {
    let mut legal = Vec::new();
    Babylonia::legal_actions(state, &mut legal);
    let mut options: Vec<String> = legal
        .into_iter()
        .map(|action| match action {
            Action::Place { kind, .. } => kind.to_string(),
            Action::Resolve { site } => site.to_string(),
            Action::Take { card } => card.to_string(),
            Action::Extra { yes } => shinar_core::yes_no(yes).to_owned(),
            other => other.to_string(),
        })
        .collect();
    options.dedup();
    options
}
