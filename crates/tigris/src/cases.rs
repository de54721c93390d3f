//! How cases draw a position of Tigris & Euphrates and what they can expect.

use shinar_core::{
    Actor, Observer, ParseError, Seat, TextError,
    cases::{COMMON_FACTS, CaseGame, CaseLine, Fact},
    line,
    notation::{Word, words},
    prelude::*,
};

use crate::{
    action::Action,
    board::Square,
    game::Tigris,
    pieces::{Colour, Leader, Monument, letters, total},
    rules::{conflict, end, monument, realm::Kingdoms},
    setup::{Cell, SeatSetup, Setup, Site},
    state::{Open, Phase, State},
    view::View,
};

const LINES: &str = "game, window, hand, set";
const SETTINGS: &str = "vp P1 COLOUR N, gold P1 N, monument COLOURS (x,y), wonder (x,y), used COLOURS…, \
                        notreasure (x,y)…, cats P1 N, discards P1 TILES";
const FACTS: &str = "strength, asked, options, turn, at, off, cell, kingdoms, vp, gold, final, hand, holds, cats, bag, \
                     discarded, swapped, unseen, building, monument, sees";

impl CaseGame for Tigris {
    fn begin() -> Setup {
        Setup { case: true, ..Setup::default() }
    }

    fn line(setup: &mut Setup, line: &CaseLine<'_>) -> Result<(), ParseError> {
        let found = line.words();
        match (line.key, found.as_slice()) {
            ("game", _) => {
                line::update(setup, line.value)?;
                setup.case = true;
                Ok(())
            }
            ("window", [corner]) => window(setup, line, corner),
            ("hand", [seat]) => {
                seat_named(setup, seat)?.hand = Some(Default::default());
                Ok(())
            }
            ("hand", [seat, tiles]) => {
                seat_named(setup, seat)?.hand = Some(tiles.read()?);
                Ok(())
            }
            ("set", [what, values @ ..]) => setting(setup, what, values),
            ("window" | "hand" | "set", _) => {
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
        let square = |text: &str| text.parse::<Square>().map_err(|error| error.to_string());
        let colour = |text: &str| text.parse::<Colour>().map_err(|error| error.to_string());
        let leader = |text: &str| text.parse::<Leader>().map_err(|error| error.to_string());
        let letter = |text: &str| {
            let found = text.chars().next().filter(|_| text.len() == 1).and_then(Colour::from_letter);
            found.ok_or_else(|| format!("{text} is no tile"))
        };
        Ok(match words {
            ["strength", ..] => Fact::list(1, strength(open)),
            ["asked", expected, ..] => Fact::list(1, asked(state, expected)),
            ["options", ..] => Fact::set(1, options(state)),
            ["turn", _] => Fact::value(1, open.active),
            ["turn", _, _] => Fact::list(1, vec![open.active.to_string(), open.actions.to_string()]),
            ["at", name, _] => {
                let place = open.place_of(leader(name)?);
                Fact::value(2, place.map_or("off".to_owned(), |square| square.to_string()))
            }
            ["off", name] => Fact::Holds(open.place_of(leader(name)?).is_none()),
            ["cell", at, expected] => Fact::value(2, cell_text(open, square(at)?, expected)),
            ["kingdoms", _] => Fact::value(1, Kingdoms::of(open).sets().len()),
            ["vp", player, of, _] => Fact::value(3, open.points[seat(player)?.index()][colour(of)?.index()]),
            ["gold", player, _] => Fact::value(2, open.gold[seat(player)?.index()]),
            ["final", player, _] => {
                let totals = end::totals(open, seat(player)?).map(|total| total.to_string());
                Fact::value(2, totals.join("-"))
            }
            ["hand", player, _] => Fact::value(2, open.hand_len[seat(player)?.index()]),
            ["holds", player, ..] => tiles_fact(2, &state.secrets[seat(player)?.index()].hand),
            ["swapped", player, _] => Fact::value(2, open.discard_len[seat(player)?.index()]),
            ["cats", player, _] => Fact::value(2, open.catastrophes[seat(player)?.index()]),
            ["bag", _] => Fact::value(1, total(&state.bag)),
            ["discarded", tile, _] => Fact::value(2, open.fallen[letter(tile)?.index()]),
            ["unseen", tile, _] => Fact::value(2, open.unseen[letter(tile)?.index()]),
            ["building", of, _] => {
                let place = open.buildings[colour(of)?.index()];
                Fact::value(2, place.map_or("off".to_owned(), |square| square.to_string()))
            }
            ["monument", name, _] => Fact::value(2, monument_place(open, name)?),
            ["sees", observer, player, what, ..] => {
                let observer = observer.parse::<Observer>().map_err(|error| error.to_string())?;
                let view = View::of(state, observer);
                match (*what, view.secret(seat(player)?)) {
                    ("hand", Some(secret)) => tiles_fact(4, &secret.hand),
                    ("discards", Some(secret)) => tiles_fact(4, &secret.discards),
                    ("hand" | "discards", None) => Fact::value(4, "hidden"),
                    ("points", _) => {
                        let hidden = view.screened(seat(player)?);
                        Fact::value(4, if hidden { "hidden" } else { "shown" })
                    }
                    _ => return Err(format!("`sees` is about hand, discards or points, not {what}")),
                }
            }
            _ => {
                let text = words.join(" ");
                return Err(format!(
                    "`{text}` is no fact of {}; there are: {COMMON_FACTS}, {FACTS}",
                    Tigris::INFO.title
                ));
            }
        })
    }
}

// ---- positions --------------------------------------------------------------------------------------------------

fn seat_named<'a>(setup: &'a mut Setup, word: &Word<'_>) -> Result<&'a mut SeatSetup, ParseError> {
    let seat: Seat = word.read()?;
    if setup.seats.len() <= seat.index() {
        setup.seats.resize(seat.index() + 1, SeatSetup::default());
    }
    Ok(&mut setup.seats[seat.index()])
}

/// Reads a drawing whose upper left square is `corner`. Inside it there is exactly what is drawn.
fn window(setup: &mut Setup, line: &CaseLine<'_>, corner: &Word<'_>) -> Result<(), ParseError> {
    let corner: Square = corner.read()?;
    let river = setup.board.printed().river;
    for (down, row) in line.rows.iter().enumerate() {
        for (right, word) in words(row).iter().enumerate() {
            let wrong = |message: String| line.row_error(down, word.column, message);
            let x = u8::try_from(right).ok().and_then(|right| corner.x().checked_add(right));
            let y = u8::try_from(down).ok().and_then(|down| corner.y().checked_add(down));
            let square = x.zip(y).and_then(|(x, y)| Square::on(x, y));
            let Some(square) = square else {
                return Err(wrong(format!("{:?} is drawn beyond the edge of the board", word.text)));
            };
            let cell: Cell = word.text.parse().map_err(|e: TextError| wrong(format!("{square}: {e}")))?;
            let ground = if river.contains(square) { "~~" } else { ".." };
            if cell == Cell::Empty && word.text != ground {
                return Err(wrong(format!("{square} is drawn {}, but empty it is {ground}", word.text)));
            }
            setup.cells.insert(square, cell);
        }
    }
    Ok(())
}

fn setting(setup: &mut Setup, what: &Word<'_>, values: &[Word<'_>]) -> Result<(), ParseError> {
    let read_monument = |word: &Word<'_>| word.read::<Monument>();
    let read_square = |word: &Word<'_>| word.read::<Square>();
    match (what.text, values) {
        ("vp", [seat, colour, points]) => {
            let colour: Colour = colour.read()?;
            *seat_named(setup, seat)?.points.of(colour) = points.parse("points")?;
        }
        ("gold", [seat, count]) => seat_named(setup, seat)?.treasures = count.parse("a number")?,
        ("cats", [seat, count]) => seat_named(setup, seat)?.catastrophes = Some(count.parse("a number")?),
        ("discards", [seat, tiles]) => {
            seat_named(setup, seat)?.discards = tiles.read()?;
        }
        ("monument", [monument, at]) => {
            let site = Site { at: read_square(at)?, tiles: None };
            setup.monuments.insert(read_monument(monument)?, site);
        }
        ("wonder", [at]) => setup.wonder_at = Some(Site { at: read_square(at)?, tiles: None }),
        ("used", list) => {
            setup.used.extend(list.iter().map(read_monument).collect::<Result<Vec<_>, _>>()?);
        }
        ("notreasure", list) => {
            for word in list {
                let square = read_square(word)?;
                let start = setup.board.printed().start.contains(square);
                let cell = setup.cells.get(&square).copied();
                match cell.or(start.then_some(Cell::START)) {
                    Some(cell) => drop(setup.cells.insert(square, cell.without_treasure())),
                    None => return Err(word.error(format!("{square} has no treasure at the start"))),
                }
            }
        }
        _ => return Err(what.error(format!("expected `set:` with {SETTINGS}"))),
    }
    Ok(())
}

// ---- facts ------------------------------------------------------------------------------------------------------

/// Tiles as letters, or no word at all if there are none.
fn tiles_fact(subject: usize, tiles: &crate::pieces::Tiles) -> Fact {
    let letters = letters(tiles);
    Fact::list(subject, if letters.is_empty() { vec![] } else { vec![letters] })
}

/// The running conflict: both leaders with their strength on the board.
fn strength(open: &Open) -> Vec<String> {
    let Some(conflict) = open.conflict else { return vec!["none".to_owned()] };
    let sides = [conflict.attacker, conflict.defender];
    sides.iter().flat_map(|&l| [l.to_string(), conflict::strength(open, l).to_string()]).collect()
}

/// What is asked of whom. A step in which the wonder can be built is called `wonder` as well as `monument`, and its
/// point may be called `wonder`, too.
fn asked(state: &State, expected: &str) -> Vec<String> {
    let open = &state.open;
    let seat = match open.actor() {
        Actor::Seat(seat) if open.phase != Phase::Act => seat,
        Actor::Seat(_) => return vec!["none".to_owned()],
        actor => return vec![actor.to_string()],
    };
    let wonder = match open.phase {
        Phase::Monument => !monument::centres(open).is_empty(),
        phase => phase == Phase::WonderPoint,
    };
    let name = if wonder && expected == "wonder" { "wonder".to_owned() } else { open.phase.to_string() };
    vec![name, seat.to_string()]
}

/// What may be chosen now, without the words that all choices share.
fn options(state: &State) -> Vec<String> {
    let mut legal = Vec::new();
    Tigris::legal_actions(state, &mut legal);
    let declines = |action: &Action| matches!(action, Action::NoBuilding | Action::NoMonument);
    let mut options = Vec::new();
    for action in legal.into_iter().filter(|action| !declines(action)) {
        match action {
            Action::Choose { colour } | Action::WonderPoint { colour } => options.push(colour.to_string()),
            Action::Take { square } | Action::Building { square } | Action::Wonder { square } => {
                options.push(square.to_string());
            }
            Action::Support { count, .. } => options.push(count.to_string()),
            Action::Monument { monument, square } => {
                options.extend([monument.to_string(), square.to_string()]);
            }
            other => options.push(other.to_string().replace(' ', "_")),
        }
    }
    options
}

/// What lies on a square. An empty river square is `~~`, and `..` is right for it, too.
fn cell_text(open: &Open, square: Square, expected: &str) -> String {
    match Cell::of(open, square) {
        Cell::Empty if expected != ".." && open.printed().river.contains(square) => "~~".to_owned(),
        cell => cell.to_string(),
    }
}

fn monument_place(open: &Open, name: &str) -> Result<String, String> {
    if name == "wonder" {
        return Ok(open.wonder.map_or("off".to_owned(), |built| built.at.to_string()));
    }
    let monument: Monument = name.parse().map_err(|_| format!("{name} is no monument"))?;
    Ok(match open.monuments[monument.index()] {
        Some(built) => built.at.to_string(),
        None => if open.is_free(monument) { "off" } else { "used" }.to_owned(),
    })
}
