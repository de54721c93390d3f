//! How cases write a position of Amyitis and what they can expect.

use std::str::FromStr;

use shinar_core::{
    Actor, ParseError, Seat, TextError,
    cases::{COMMON_FACTS, CaseGame, CaseLine, Fact},
    line,
    notation::Word,
    prelude::*,
};

use crate::{
    action::Action,
    board::{Side, Space},
    game::Amyitis,
    pieces::{Good, Guild, Row, Temple, good_letters},
    rules::{canals, caravan, end, supply, temples},
    setup::{PhaseName, SeatSetup, Setup, cube_letter, cube_letters, trio_letters},
    state::{Phase, State},
};

const LINES: &str = "game, trios, tiles, planted, canals, fields, temples, plants, leaders, P1 to P4";
const FACTS: &str = "phase, first, round, caravan, plant, leaders, trio, cost, tile, planted, canal, available, \
                     watered, row, temple, in_temple, goods, talents, camels, caravaneer, banker, palace, gardeners, \
                     tiles, passed, stock, supply, steps, trades, trios, left, options, asked";

impl CaseGame for Amyitis {
    fn begin() -> Setup {
        Setup { phase: Some(PhaseName(Phase::Turn)), ..Setup::default() }
    }

    fn line(setup: &mut Setup, line: &CaseLine<'_>) -> Result<(), ParseError> {
        let words = line.words();
        match line.key {
            "game" => line::update(setup, line.value),
            // The other lines are the fields of the one-line text form, with blanks between their parts.
            "trios" | "planted" | "leaders" | "tiles" | "plants" | "canals" | "fields" | "temples" => {
                merge(setup, line.key, &words, ";")
            }
            seat => match seat.parse::<Seat>() {
                Ok(_) => merge(setup, line.key, &words, "/"),
                Err(_) => Err(line.unknown(LINES)),
            },
        }
    }

    fn fact(state: &State, words: &[&str]) -> Result<Fact, String> {
        if let Some(fact) = board_fact(state, words)? {
            return Ok(fact);
        }
        let seat = |text: &str| -> Result<Seat, String> {
            let seat: Option<Seat> = text.parse().ok();
            seat.filter(|seat| seat.0 < state.players)
                .ok_or_else(|| format!("there is no player {text} here"))
        };
        Ok(match words {
            ["goods", player, ..] => {
                let letters = good_letters(state.seat(seat(player)?).goods.counts());
                Fact::list(2, if letters.is_empty() { vec![] } else { vec![letters] })
            }
            ["talents", player, _] => Fact::value(2, state.talents(seat(player)?)),
            ["camels", player, _] => Fact::value(2, state.seat(seat(player)?).camels),
            ["gardeners", player, _] => Fact::value(2, state.seat(seat(player)?).level(Guild::Gardener)),
            [guild @ ("caravaneer" | "banker" | "palace"), player, _] => {
                let guild: Guild = read(guild)?;
                Fact::value(2, state.seat(seat(player)?).level(guild))
            }
            ["tiles", player, ..] => {
                let tiles = state.seat(seat(player)?).tiles;
                Fact::set(2, tiles.into_iter().map(|tile| tile.to_string()).collect())
            }
            ["passed", player] => Fact::Holds(state.passed.contains(seat(player)?)),
            ["asked", ..] => Fact::list(1, asked(state)),
            ["options", ..] => Fact::set(1, options(state)),
            _ => {
                let text = words.join(" ");
                return Err(format!("`{text}` is no fact of Amyitis; there are: {COMMON_FACTS}, {FACTS}"));
            }
        })
    }
}

/// Adds a line to the fields that the position has already.
fn merge(setup: &mut Setup, key: &str, words: &[Word<'_>], separator: &str) -> Result<(), ParseError> {
    let value: Vec<_> = words.iter().map(|word| word.text).collect();
    let read = Setup::parse(&format!("{key}={}", value.join(separator)))
        .map_err(|error| ParseError::at(error.column.saturating_sub(key.len() + 1).max(1), error.message))?;
    setup.trios.extend(read.trios);
    setup.planted.extend(read.planted);
    setup.leaders.extend(read.leaders);
    setup.tiles.extend(read.tiles);
    setup.plants.extend(read.plants);
    setup.canals.extend(read.canals);
    setup.fields.extend(read.fields);
    setup.temples.extend(read.temples);
    if let Some(seat) = read.seats.last() {
        let at = read.seats.len() - 1;
        if setup.seats.len() <= at {
            setup.seats.resize(at + 1, SeatSetup::default());
        }
        setup.seats[at] = seat.clone();
    }
    Ok(())
}

/// Facts about what lies on the boards and beside them.
fn board_fact(state: &State, words: &[&str]) -> Result<Option<Fact>, String> {
    let space = read::<Space>;
    let side = read::<Side>;
    let city = |text: &str| state.components().city(text).ok_or_else(|| format!("{text} is no city"));
    let row = read::<Row>;
    let temple = read::<Temple>;
    let trio = |text: &str| -> Result<_, String> {
        let number: Option<usize> = text.parse().ok();
        let trio = number.and_then(|number| state.trios.get(number.checked_sub(1)?));
        trio.ok_or_else(|| format!("{text} is no trio"))
    };
    let optional = |text: String| if text.is_empty() { vec![] } else { vec![text] };
    Ok(Some(match words {
        ["phase", _] => Fact::value(1, state.phase),
        ["first", _] => Fact::value(1, state.first),
        ["round", _] => Fact::value(1, state.round),
        ["caravan", _] => Fact::value(1, state.city_name(state.caravan.into()).to_lowercase()),
        ["plant", name, _] => {
            let plant = state.plant(city(name)?);
            Fact::value(2, plant.map_or("none".to_owned(), |plant| plant.to_string()))
        }
        ["leaders", ..] => Fact::set(1, state.leaders.into_iter().map(|good| good.to_string()).collect()),
        ["trio", number, _] => Fact::value(2, trio_letters(&trio(number)?)),
        ["trios", _] => Fact::value(1, state.trios.all().filter(|trio| trio.len() > 0).count()),
        ["cost", number, _] => Fact::value(2, trio(number)?.cost()),
        ["tile", at, _] => {
            let tile = state.tile(space(at)?);
            Fact::value(2, tile.map_or("none".to_owned(), |tile| tile.to_string()))
        }
        ["planted", ..] => Fact::set(1, state.planted().into_iter().map(|space| space.to_string()).collect()),
        ["canal", at, ..] => Fact::list(2, optional(state.cubes_on(side(at)?).map(cube_letter).collect())),
        ["available", ..] => {
            Fact::set(1, canals::available(state).into_iter().map(|side| side.to_string()).collect())
        }
        ["watered", at] => Fact::Holds(state.canals.watered.contains(space(at)?)),
        ["row", at, ..] => Fact::list(2, optional(cube_letters(state.fields[row(at)?.index()].owners()))),
        ["temple", at, ..] => {
            Fact::list(2, optional(cube_letters(state.temples[temple(at)?.index()].owners())))
        }
        ["in_temple", at, ..] => {
            let ranks = temples::ranks(state, temple(at)?).into_iter().flatten();
            Fact::list(2, ranks.map(|seat| seat.to_string()).collect())
        }
        ["stock", "gardener", _] => Fact::value(2, state.stock(Guild::Gardener, 0)),
        ["stock", guild, level, _] => {
            let guild: Guild = read(guild)?;
            let level: u8 = level.parse().map_err(|_| format!("{level} is no level"))?;
            Fact::value(3, state.stock(guild, level))
        }
        ["supply", "talents", _] => Fact::value(2, supply::talents_left(state)),
        ["supply", "camels", _] => Fact::value(2, supply::camels_left(state)),
        ["supply", good, _] => {
            let good: Good = read(good)?;
            Fact::value(2, supply::left(state, good))
        }
        ["trades", ..] => {
            let city = |action| match action {
                Action::Go { steps } => Some(state.city_name(caravan::ahead(state, steps)).to_lowercase()),
                _ => None,
            };
            Fact::set(1, legal(state).into_iter().filter_map(city).collect())
        }
        ["steps", _] => Fact::value(1, caravan::reach(state)),
        ["left", _] => Fact::value(1, end::tiles_left(state)),
        _ => return Ok(None),
    }))
}

fn read<T: FromStr<Err = TextError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: TextError| error.to_string())
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Amyitis::legal_actions(state, &mut legal);
    legal
}

fn asked(state: &State) -> Vec<String> {
    match state.actor() {
        Actor::Seat(seat) => vec![state.phase.to_string(), seat.to_string()],
        Actor::Chance => vec![state.phase.to_string(), "chance".to_owned()],
        Actor::Over => vec!["none".to_owned()],
    }
}

/// What may be chosen now, without the verb where all have the same.
fn options(state: &State) -> Vec<String> {
    let short = |action: Action| {
        let text = action.to_string();
        let mixed = matches!(action, Action::Hire { .. } | Action::Go { .. } | Action::Swap { .. });
        match text.split_once(' ') {
            Some((_, rest)) if !mixed => rest.to_owned(),
            _ => text.replace(' ', "_"),
        }
    };
    legal(state).into_iter().map(short).collect()
}
