//! Text forms of actions and positions.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::str::FromStr;

use shinar_core::{
    ParseError, Seat,
    notation::{Word, by_prefix, list_text, read_list, read_map, read_yes_no, words},
    yes_no,
};

use crate::{
    action::Action,
    board::{Side, Space},
    pieces::{CITIES, Craft, Gift, Good, Guild, Plant, PlantCard, Row, TRIOS, Temple, Tile},
    rules::caravan,
    setup::{PhaseName, SeatSetup, Setup},
    state::State,
};

const VERBS: [&str; 23] = [
    "lay", "card", "side", "leader", "start", "deal", "hire", "go", "pass", "field", "enter", "irrigate",
    "sell", "stop", "pay", "take", "token", "plant", "good", "gift", "swap", "keep", "discard",
];
const ACTIONS: &str = "expected an action: hire TRIO CRAFT, go STEPS (or a city), pass, field ROW, enter TEMPLE, \
                       irrigate SIDE, sell GOOD, stop, pay GOOD, take GUILD, token GOOD, plant SPACE, good GOOD, \
                       gift camel|talent, swap GOOD GOOD, keep, discard GOOD";

const GOODS: &str = "salt, palm, barley, dates or wine";
const PLAIN_GOODS: &str = "salt, palm, barley or dates";

/// Reads an action; verbs and names may be shortened as long as they stay unambiguous.
///
/// The caravan may be sent to a city by name; the state says how far that is.
pub(crate) fn parse_action(state: &State, text: &str) -> Result<Action, ParseError> {
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
        let message = format!("`{name}` takes {wanted} words behind it, found {}", arguments.len());
        return Err(ParseError::at(column, message));
    }
    Ok(match (name, arguments) {
        ("pass", _) => Action::Pass,
        ("stop", _) => Action::Stop,
        ("keep", _) => Action::Keep,
        ("hire", [trio, craft]) => Action::Hire {
            trio: read_trio(trio)?,
            craft: read::<Craft>(craft, "farmer, priest, engineer or merchant")?,
        },
        ("swap", [give, get]) => Action::Swap { give: read(give, GOODS)?, get: read_plain(get)? },
        ("lay", [tile]) => Action::Lay { tile: read::<Tile>(tile, "a garden tile such as 1a")? },
        ("card", [card]) => match read(card, "P1, P2 or P3")? {
            PlantCard::K => return Err(card.error("card K has its own city; expected P1, P2 or P3")),
            other => Action::Card { card: other },
        },
        ("side", [Word { text: "a", .. }]) => Action::Flip { flipped: false },
        ("side", [Word { text: "b", .. }]) => Action::Flip { flipped: true },
        ("side", [side]) => return Err(side.error(format!("expected a or b, found {:?}", side.text))),
        ("leader", [good]) => Action::Leader { good: read_plain(good)? },
        ("start", [seat]) => Action::Start { seat: seat.parse("a seat, P1 to P4")? },
        ("deal", [craft]) => Action::Deal { craft: read(craft, "farmer, priest, engineer or merchant")? },
        ("go", [steps]) => Action::Go { steps: read_steps(state, steps)? },
        ("field", [row]) => Action::Field { row: read::<Row>(row, "top or bottom")? },
        ("enter", [temple]) => Action::Enter { temple: read::<Temple>(temple, "ishtar, marduk or tammouz")? },
        ("irrigate", [side]) => Action::Irrigate { side: read::<Side>(side, "a side such as 21-31")? },
        ("sell", [good]) => Action::Sell { good: read(good, GOODS)? },
        ("pay", [good]) => Action::Pay { good: read(good, GOODS)? },
        ("take", [guild]) => {
            Action::Take { guild: read::<Guild>(guild, "caravaneer, banker, palace or gardener")? }
        }
        ("token", [good]) => Action::Token { good: read_plain(good)? },
        ("plant", [space]) => Action::Plant { space: read::<Space>(space, "a space such as 31")? },
        ("good", [good]) => Action::Good { good: read(good, GOODS)? },
        ("gift", [gift]) => Action::Gift { gift: read::<Gift>(gift, "camel or talent")? },
        (_, [good, ..]) => Action::Discard { good: read(good, GOODS)? },
        (_, []) => return Err(verb.error(ACTIONS)),
    })
}

fn read<T: FromStr>(word: &Word<'_>, expected: &str) -> Result<T, ParseError> {
    word.parse(expected)
}

fn read_plain(word: &Word<'_>) -> Result<Good, ParseError> {
    match read(word, PLAIN_GOODS)? {
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

/// The one-line form: words `key=value`, lists with `;`, maps with `:`.
pub(crate) fn setup_text(setup: &Setup) -> String {
    let mut line = Line(String::new());
    line.optional("players", setup.players);
    line.text("components", &setup.components);
    line.flag("both_canals", setup.both_canals);
    line.flag("strict_supply", setup.strict_supply);
    line.optional("phase", setup.phase.map(<&str>::from));
    line.optional("first", setup.first);
    line.optional("active", setup.active);
    line.optional("round", setup.round);
    line.optional("caravan", setup.caravan.as_deref());
    line.map("plants", &setup.plants);
    line.list("leaders", &setup.leaders);
    line.list("trios", &setup.trios);
    line.map("tiles", &setup.tiles);
    line.list("planted", &setup.planted);
    line.map("canals", &setup.canals);
    line.map("fields", &setup.fields);
    line.map("temples", &setup.temples);
    line.number("done", setup.done);
    line.optional("space", setup.space);
    line.number("bonus_goods", setup.bonus_goods);
    line.optional("bonus_card", setup.bonus_card.as_deref());
    for (at, seat) in setup.seats.iter().enumerate() {
        line.optional(&Seat(at as u8).to_string(), Some(seat_text(seat)));
    }
    line.0
}

/// A line of `key=value` words that grows.
struct Line(String);

impl Line {
    fn optional(&mut self, key: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            let space = if self.0.is_empty() { "" } else { " " };
            let _ = write!(self.0, "{space}{key}={value}");
        }
    }

    fn text(&mut self, key: &str, value: &str) {
        // A text in a position is always a digest; white space would break the line.
        let value: String = value.split_whitespace().collect();
        self.optional(key, (!value.is_empty()).then_some(value));
    }

    fn flag(&mut self, key: &str, value: bool) {
        self.optional(key, value.then_some(yes_no(true)));
    }

    fn number(&mut self, key: &str, value: u8) {
        self.optional(key, (value > 0).then_some(value));
    }

    fn list<T: Display>(&mut self, key: &str, list: &[T]) {
        self.optional(key, (!list.is_empty()).then(|| list_text(list)));
    }

    fn map<K: Display, V: Display>(&mut self, key: &str, map: &BTreeMap<K, V>) {
        let pairs: Vec<_> = map.iter().map(|(key, value)| format!("{key}:{value}")).collect();
        self.list(key, &pairs);
    }
}

fn seat_text(seat: &SeatSetup) -> String {
    let mut parts = vec![format!("score:{}", seat.score)];
    parts.extend(seat.talents.map(|count| format!("talents:{count}")));
    parts.extend(seat.camels.map(|count| format!("camels:{count}")));
    if !seat.goods.is_empty() {
        parts.push(format!("goods:{}", seat.goods));
    }
    let levels = [
        ("caravaneer", seat.caravaneer),
        ("banker", seat.banker),
        ("palace", seat.palace),
        ("gardeners", seat.gardeners),
    ];
    parts
        .extend(levels.iter().filter(|(_, level)| *level > 0).map(|(name, level)| format!("{name}:{level}")));
    if !seat.tiles.is_empty() {
        parts.push(format!("tiles:{}", list_text(&seat.tiles)));
    }
    if seat.passed {
        parts.push(format!("passed:{}", yes_no(true)));
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

fn read_field(setup: &mut Setup, key: &Word<'_>, value: &Word<'_>) -> Result<(), ParseError> {
    let text = |word: &Word<'_>| Ok(word.text.to_owned());
    match key.text {
        "players" => setup.players = Some(value.parse("a number")?),
        "components" => setup.components = value.text.to_owned(),
        "both_canals" => setup.both_canals = read_yes_no(value)?,
        "strict_supply" => setup.strict_supply = read_yes_no(value)?,
        "phase" => {
            let phase = PhaseName::try_from(value.text.to_owned());
            setup.phase = Some(phase.map_err(|message| value.error(message))?);
        }
        "first" => setup.first = Some(value.parse("a seat")?),
        "active" => setup.active = Some(value.parse("a seat")?),
        "round" => setup.round = Some(value.parse("a number")?),
        "caravan" => setup.caravan = Some(value.text.to_owned()),
        "plants" => {
            setup.plants = read_map(value, text, |word| read::<Plant>(word, "a plant card such as P1a"))?;
        }
        "leaders" => setup.leaders = read_list(value, |word| read(word, GOODS))?,
        "trios" => setup.trios = read_list(value, text)?,
        "tiles" => setup.tiles = read_map(value, read_space, |word| read(word, "a garden tile such as 1a"))?,
        "planted" => setup.planted = read_list(value, read_space)?,
        "canals" => setup.canals = read_map(value, |word| read(word, "a side such as 21-31"), text)?,
        "fields" => setup.fields = read_map(value, |word| read(word, "top or bottom"), text)?,
        "temples" => setup.temples = read_map(value, |word| read(word, "ishtar, marduk or tammouz"), text)?,
        "done" => setup.done = value.parse("a number")?,
        "space" => setup.space = Some(read_space(value)?),
        "bonus_goods" => setup.bonus_goods = value.parse("a number")?,
        "bonus_card" => setup.bonus_card = Some(value.text.to_owned()),
        _ => match key.text.parse::<Seat>() {
            Ok(seat) => {
                if setup.seats.len() <= seat.index() {
                    setup.seats.resize(seat.index() + 1, SeatSetup::default());
                }
                setup.seats[seat.index()] = read_seat(value)?;
            }
            Err(_) => return Err(key.error(format!("unknown field {:?}", key.text))),
        },
    }
    Ok(())
}

fn read_space(word: &Word<'_>) -> Result<Space, ParseError> {
    word.parse("a space such as 31: row and column, each 0 to 3")
}

fn read_seat(word: &Word<'_>) -> Result<SeatSetup, ParseError> {
    let mut seat = SeatSetup::default();
    for part in word.split('/') {
        let Some((key, value)) = part.split_once(':') else {
            return Err(part.error(format!("expected field:value, found {:?}", part.text)));
        };
        match key.text {
            "score" => seat.score = value.parse("a number")?,
            "talents" => seat.talents = Some(value.parse("a number")?),
            "camels" => seat.camels = Some(value.parse("a number")?),
            "goods" => seat.goods = value.text.to_owned(),
            "caravaneer" => seat.caravaneer = value.parse("a level")?,
            "banker" => seat.banker = value.parse("a level")?,
            "palace" => seat.palace = value.parse("a level")?,
            "gardeners" => seat.gardeners = value.parse("a number")?,
            "tiles" => seat.tiles = read_list(&value, |word| read(word, "a garden tile such as 1a"))?,
            "passed" => seat.passed = read_yes_no(&value)?,
            other => return Err(key.error(format!("unknown field {other:?} of a seat"))),
        }
    }
    Ok(seat)
}
