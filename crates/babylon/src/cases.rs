//! How cases draw a position of Babylon and what they can expect.

use std::{fmt::Display, str::FromStr};

use shinar_core::{
    Game, GameSetup, ParseError, Seat, Set, SetupError, TextError,
    cases::{COMMON_FACTS, CaseGame, CaseLine, Fact},
    line,
    notation::{Word, words},
};

use crate::{
    action::Action,
    board::{Cell, Stack},
    game::Babylon,
    pieces::{Flower, Piece},
    rules::{quarry, score},
    setup::{First, PhaseName, SeatSetup, Setup},
    state::{Phase, State},
    view::ThingName,
};

const LINES: &str = "game, quarry, garden, deco, pillars, stored, flower, gone, seen";
const FACTS: &str = "statues P1 N (and every other category), holes P1 N, pillars P1 N, doubles N, stored P1 TILE, \
                     mined TILE, height CELL N, stack CELL TILE, gain P1 CELL N, top P1 CELL LEVEL, \
                     thing P1 CELL THING, symbol P1 CELL SYMBOL, tiles P1 N, round N, rounds N, token TOKEN, turn P1, \
                     first P1, quarry N, gone TILE…, supply PIECE N, phase PHASE, placements N, decorations N, flower P1 FLOWER";

impl CaseGame for Babylon {
    /// Cases begin with P1 to mine in the earliest round that fits.
    fn begin() -> Setup {
        Setup { phase: Some(PhaseName::Decide(Phase::Mine)), ..Setup::default() }
    }

    fn line(setup: &mut Setup, line: &CaseLine<'_>) -> Result<(), ParseError> {
        let words = line.words();
        match (line.key, words.as_slice()) {
            ("game", _) => line::update(setup, line.value),
            ("quarry", []) => draw_quarry(setup, line),
            ("garden", [seat, ..]) => {
                seat_of(setup, seat)?.garden = list(line, seat)?;
                Ok(())
            }
            ("deco", [seat, ..]) => {
                seat_of(setup, seat)?.deco = list(line, seat)?;
                Ok(())
            }
            ("pillars", [seat, count]) => {
                seat_of(setup, seat)?.pillars = Some(count.parse("a number")?);
                Ok(())
            }
            ("stored", [seat, tile]) => {
                seat_of(setup, seat)?.stored = Some(tile.read()?);
                Ok(())
            }
            ("flower", [seat, flower]) => {
                seat_of(setup, seat)?.flower = Some(flower.read()?);
                Ok(())
            }
            ("gone", tiles) => {
                setup.gone = tiles.iter().map(Word::read).collect::<Result<_, _>>()?;
                Ok(())
            }
            ("seen", tokens) => {
                setup.seen = Some(tokens.iter().map(Word::read).collect::<Result<_, _>>()?);
                Ok(())
            }
            ("quarry" | "garden" | "deco" | "pillars" | "stored" | "flower", _) => {
                Err(ParseError::at(1, format!("`{}:` has the wrong number of words", line.key)))
            }
            _ => Err(line.unknown(LINES)),
        }
    }

    /// Boards that are not named go to the seats in the order white, pink, blue, yellow.
    fn state(setup: &Setup) -> Result<State, SetupError> {
        let mut setup = setup.clone();
        if setup.phase.is_some() && setup.first.is_none_or(|first| first.0.is_some()) {
            let players = usize::from(setup.players.unwrap_or(2)).max(setup.seats.len());
            setup.seats.resize(players, SeatSetup::default());
            let given: Set<Flower, u8> = setup.seats.iter().filter_map(|seat| seat.flower).collect();
            let mut free = Set::full().minus(given);
            for seat in setup.seats.iter_mut().filter(|seat| seat.flower.is_none()) {
                seat.flower = free.pop();
            }
        }
        setup.to_state()
    }

    fn fact(state: &State, words: &[&str]) -> Result<Fact, String> {
        let seat = |text: &str| -> Result<Seat, String> {
            let seat: Option<Seat> = text.parse().ok();
            seat.filter(|s| s.0 < state.players).ok_or_else(|| format!("there is no player {text} here"))
        };
        let cell = |text: &str| text.parse::<Cell>().map_err(|error| error.to_string());
        let stack = |text: &str| text.parse::<Stack>().map_err(|error| error.to_string());
        if let [category, player, _] = words
            && let Some(found) = score::Category::ALL.into_iter().find(|known| known.to_string() == *category)
        {
            return Ok(Fact::value(2, score::of_seat(state, seat(player)?).of(found)));
        }
        Ok(match words {
            ["holes", player, _] => Fact::value(2, state.gardens[seat(player)?.index()].holes().len()),
            ["pillars", player, _] => Fact::value(2, state.pillars[seat(player)?.index()]),
            ["tiles", player, _] => Fact::value(2, state.gardens[seat(player)?.index()].len()),
            ["flower", player, _] => Fact::value(2, or_none(state.flower(seat(player)?))),
            ["stored", player, _] => Fact::value(2, or_none(state.slots[seat(player)?.index()])),
            ["doubles", _] => Fact::value(1, state.doubles),
            ["mined", _] => Fact::value(1, or_none(state.mined)),
            ["quarry", _] => Fact::value(1, state.quarry_tiles()),
            ["height", at, _] => Fact::value(2, state.height(stack(at)?)),
            ["stack", at, _] => Fact::value(2, or_none(state.quarry[stack(at)?.index()].tile())),
            ["gain", player, at, _] => {
                let at = stack(at)?;
                let tile =
                    state.quarry[at.index()].tile().ok_or_else(|| format!("no tile is known at {at}"))?;
                Fact::value(3, quarry::gain(state, at, tile, seat(player)?).pillars)
            }
            ["top", player, at, _] => Fact::value(3, state.gardens[seat(player)?.index()].top(cell(at)?)),
            ["thing", player, at, _] => {
                let garden = &state.gardens[seat(player)?.index()];
                let at = cell(at)?;
                Fact::value(3, or_none(ThingName::of(garden.thing(at, garden.top(at)))))
            }
            ["symbol", player, at, _] => {
                Fact::value(3, or_none(state.gardens[seat(player)?.index()].symbol(cell(at)?)))
            }
            ["round", _] => Fact::value(1, state.round),
            ["rounds", _] => Fact::value(1, state.rounds()),
            ["token", _] => Fact::value(1, or_none(state.shown())),
            ["turn", _] => Fact::value(1, state.active),
            ["first", _] => Fact::value(1, First(state.first)),
            ["phase", _] => Fact::value(1, state.phase),
            ["gone", ..] => Fact::set(1, state.gone.into_iter().map(|tile| tile.to_string()).collect()),
            ["supply", piece, _] => {
                let known = Piece::ALL.into_iter().find(|known| known.words().replace(' ', "-") == *piece);
                let piece = known.ok_or_else(|| format!("{piece} is no piece, such as double-pillars"))?;
                Fact::value(2, state.supply(piece))
            }
            ["placements", _] => Fact::value(1, count(state, |action| matches!(action, Action::Place(_)))),
            ["decorations", _] => Fact::value(
                1,
                count(state, |action| matches!(action, Action::Join(_) | Action::Statue { .. })),
            ),
            _ => {
                let text = words.join(" ");
                return Err(format!("`{text}` is no fact of Babylon; there are: {COMMON_FACTS}, {FACTS}"));
            }
        })
    }
}

fn count(state: &State, kind: impl Fn(&Action) -> bool) -> usize {
    let mut legal = Vec::new();
    Babylon::legal_actions(state, &mut legal);
    legal.iter().filter(|action| kind(action)).count()
}

fn or_none<T: Display>(value: Option<T>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.to_string())
}

/// The entry of a seat, made if need be.
fn seat_of<'a>(setup: &'a mut Setup, word: &Word<'_>) -> Result<&'a mut SeatSetup, ParseError> {
    let seat: Seat = word.read()?;
    if setup.seats.len() <= seat.index() {
        setup.seats.resize(seat.index() + 1, SeatSetup::default());
    }
    Ok(&mut setup.seats[seat.index()])
}

/// The entries after the seat, separated by `;`, and those of the rows below.
fn list<T: FromStr<Err = TextError>>(line: &CaseLine<'_>, seat: &Word<'_>) -> Result<Vec<T>, ParseError> {
    let mut entries = Vec::new();
    let start = seat.column - 1 + seat.text.len();
    let first: String = line.value.chars().skip(start).collect();
    let mut take = |text: &str, column: usize| {
        let whole = Word { text, column };
        for part in whole.split(';').filter(|part| !part.text.trim().is_empty()) {
            let blanks = part.text.chars().take_while(|c| c.is_whitespace()).count();
            entries.push(Word { text: part.text.trim(), column: part.column + blanks }.read()?);
        }
        Ok::<_, ParseError>(())
    };
    take(&first, start + 1)?;
    for (at, row) in line.rows.iter().enumerate() {
        take(row, 1).map_err(|error| line.row_error(at, error.column, error.message))?;
    }
    Ok(entries)
}

/// Four rows of four stacks.
fn draw_quarry(setup: &mut Setup, line: &CaseLine<'_>) -> Result<(), ParseError> {
    let mut piles = Vec::new();
    for (at, row) in line.rows.iter().enumerate() {
        for word in words(row) {
            let pile = word.read();
            piles.push(pile.map_err(|error| line.row_error(at, error.column, error.message))?);
        }
    }
    setup.quarry = Some(piles);
    Ok(())
}
