//! Actions as people type them.

use shinar_core::{
    ActionError, ParseError,
    notation::{Word, by_prefix, words},
    prelude::*,
};

use crate::{
    action::{Action, ActionKind},
    pieces::{CITIES, Good, PlantCard, TRIOS},
    rules::caravan,
    state::State,
};

const VERBS: [&str; 23] = [
    "lay", "card", "side", "leader", "start", "deal", "hire", "go", "pass", "field", "enter", "irrigate",
    "sell", "stop", "pay", "take", "token", "plant", "good", "gift", "swap", "keep", "discard",
];
const ACTIONS: &str = "expected an action: hire TRIO CRAFT, go STEPS (or a city), pass, field ROW, enter TEMPLE, \
                       irrigate SIDE, sell GOOD, stop, pay GOOD, take GUILD, token GOOD, plant SPACE, good GOOD, \
                       gift camel|talent, swap GOOD GOOD, keep, discard GOOD";

const PLAIN_GOODS: &str = "salt, palm, barley or dates";

impl GameAction for Action {
    type State = State;

    const KINDS: &'static [&'static str] = <ActionKind as strum::VariantNames>::VARIANTS;

    #[inline]
    fn kind(self) -> usize {
        ActionKind::from(self) as usize
    }

    /// Verbs and names may be shortened as long as they stay unambiguous. The caravan may be sent to a city by name; the
    /// state says how far that is.
    fn parse(state: &State, text: &str) -> Result<Self, ActionError> {
        Ok(parse(state, text)?)
    }
}

fn parse(state: &State, text: &str) -> Result<Action, ParseError> {
    let found = words(text);
    let Some((verb, arguments)) = found.split_first() else { return Err(ParseError::at(1, ACTIONS)) };
    let Some(&name) = by_prefix(verb.text, &VERBS) else {
        return Err(verb.error(format!("{ACTIONS}; found {:?}", verb.text)));
    };
    let wanted = match name {
        "pass" | "stop" | "keep" => 0,
        "hire" | "swap" => 2,
        _ => 1,
    };
    if arguments.len() != wanted {
        let column = arguments.get(wanted).map_or(text.chars().count() + 1, |word| word.column);
        let message = format!("`{name}` takes {wanted} arguments, found {}", arguments.len());
        return Err(ParseError::at(column, message));
    }
    Ok(match (name, arguments) {
        ("pass", _) => Action::Pass,
        ("stop", _) => Action::Stop,
        ("keep", _) => Action::Keep,
        ("hire", [trio, craft]) => Action::Hire { trio: read_trio(trio)?, craft: craft.read()? },
        ("swap", [give, get]) => Action::Swap { give: give.read()?, get: read_plain(get)? },
        ("lay", [tile]) => Action::Lay { tile: tile.read()? },
        ("card", [card]) => match card.read()? {
            PlantCard::K => return Err(card.error("card K has its own city; expected P1, P2 or P3")),
            other => Action::Card { card: other },
        },
        ("side", [Word { text: "a", .. }]) => Action::Flip { flipped: false },
        ("side", [Word { text: "b", .. }]) => Action::Flip { flipped: true },
        ("side", [side]) => return Err(side.error(format!("expected a or b, found {:?}", side.text))),
        ("leader", [good]) => Action::Leader { good: read_plain(good)? },
        ("start", [seat]) => Action::Start { seat: seat.read()? },
        ("deal", [craft]) => Action::Deal { craft: craft.read()? },
        ("go", [steps]) => Action::Go { steps: read_steps(state, steps)? },
        ("field", [row]) => Action::Field { row: row.read()? },
        ("enter", [temple]) => Action::Enter { temple: temple.read()? },
        ("irrigate", [side]) => Action::Irrigate { side: side.read()? },
        ("sell", [good]) => Action::Sell { good: good.read()? },
        ("pay", [good]) => Action::Pay { good: good.read()? },
        ("take", [guild]) => Action::Take { guild: guild.read()? },
        ("token", [good]) => Action::Token { good: read_plain(good)? },
        ("plant", [space]) => Action::Plant { space: space.read()? },
        ("good", [good]) => Action::Good { good: good.read()? },
        ("gift", [gift]) => Action::Gift { gift: gift.read()? },
        (_, [good, ..]) => Action::Discard { good: good.read()? },
        (_, []) => return Err(verb.error(ACTIONS)),
    })
}

fn read_plain(word: &Word<'_>) -> Result<Good, ParseError> {
    match word.read()? {
        Good::Wine => Err(word.error(format!("wine cannot be had that way; expected {PLAIN_GOODS}"))),
        good => Ok(good),
    }
}

fn read_trio(word: &Word<'_>) -> Result<u8, ParseError> {
    let number: u8 = word.parse("the number of a trio, 1 to 4")?;
    match number.checked_sub(1).filter(|&trio| usize::from(trio) < TRIOS) {
        Some(trio) => Ok(trio),
        None => Err(word.error(format!("there is no trio {number}; they are numbered 1 to 4"))),
    }
}

/// Steps as a number, or the name of the city where they lead.
fn read_steps(state: &State, word: &Word<'_>) -> Result<u8, ParseError> {
    if let Ok(steps) = word.text.parse::<u8>() {
        return if (1..=CITIES as u8).contains(&steps) {
            Ok(steps)
        } else {
            Err(word.error(format!("the caravan moves 1 to {CITIES} spaces, not {steps}")))
        };
    }
    match state.components().city(word.text) {
        Some(city) => Ok(caravan::steps_to(state, city)),
        None => Err(word.error(format!("expected a number of steps or a city, found {:?}", word.text))),
    }
}
