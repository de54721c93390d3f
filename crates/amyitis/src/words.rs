//! Sentences: what is asked, and what happened.

use shinar_core::{Actor, Event, Observer, prelude::*};

use crate::{
    components::CityKind,
    draw::plural,
    event::{Cube, What},
    pieces::{Craft, Guild, Temple},
    rules::{caravan, plant},
    state::{Phase, State},
    view::View,
};

/// What the decider is asked, in one sentence.
pub(crate) fn prompt(view: &View) -> String {
    let state = &view.state;
    let seat = match state.actor() {
        Actor::Over => return "The game is over.".to_owned(),
        Actor::Chance => return chance_prompt(state).to_owned(),
        Actor::Seat(seat) => seat,
    };
    let (who, verb) =
        if view.observer == Observer::Seat(seat) { ("You".to_owned(), "") } else { (seat.to_string(), "s") };
    let city = state.city_name(state.caravan.into());
    match state.phase {
        Phase::Turn => format!("{who} hire{verb} a craftsman, move{verb} the caravan, or pass{}.", es(verb)),
        Phase::Field => format!("{who} choose{verb} the row where the farmer harvests."),
        Phase::Harvest => format!("{who} choose{verb} a row to harvest for Tammouz."),
        Phase::Priest => format!("{who} choose{verb} the temple for the priest."),
        Phase::Procession => format!("{who} lead{verb} the procession and choose{verb} a temple."),
        Phase::Engineer => format!("{who} irrigate{verb} a segment with the engineer."),
        Phase::Canal => format!("{who} irrigate{verb} a segment free of charge."),
        Phase::Sell if state.trade.done == 0 => format!("{who} sell{verb} one or two goods in {city}."),
        Phase::Sell => format!("{who} sell{verb} a second good in {city}, or stop{verb}."),
        Phase::Pay => {
            let good = caravan::due_good(state).map_or("a good", <&str>::from);
            format!("{who} pay{verb} {good} in {city}, with {good} or with wine.")
        }
        Phase::Take => match state.city(state.caravan.into()) {
            CityKind::Guild { offers: [one, two], .. } => {
                format!("{who} take{verb} a {one} or a {two} in {city}.")
            }
            _ => format!("{who} take{verb} a guild card."),
        },
        Phase::Bonus => format!("{who} take{verb} a guild card of choice as bonus."),
        Phase::Token => format!("{who} choose{verb} which caravan leader's token to take."),
        Phase::Plant => {
            let quality = plant::quality(state);
            format!("{who} choose{verb} a space for the plant of quality {quality}.")
        }
        Phase::Good => format!("{who} take{verb} a good of any kind as bonus."),
        Phase::Ishtar => format!("{who} take{verb} a camel or a Talent from Ishtar."),
        Phase::Swap => format!("{who} may swap a good for another, but not for wine."),
        Phase::Discard => format!("{who} {} too many goods and give{verb} one back.", has(verb)),
        _ => String::new(),
    }
}

fn es(verb: &str) -> &'static str {
    if verb.is_empty() { "" } else { "es" }
}

fn has(verb: &str) -> &'static str {
    if verb.is_empty() { "have" } else { "has" }
}

fn chance_prompt(state: &State) -> &'static str {
    match state.phase {
        Phase::Tiles => "The garden tiles are laid out.",
        Phase::Cards | Phase::Flip => "The plant cards are laid out.",
        Phase::Leaders => "The caravan leaders get their tokens.",
        Phase::Start => "The first player is drawn by lot.",
        _ => "The craftsmen are laid out.",
    }
}

/// One sentence about an event, without its points and ruling.
pub(crate) fn describe(event: &Event<What>) -> String {
    let who = event.seat.map_or_else(String::new, |seat| seat.to_string());
    match event.what {
        What::Laid { space, tile } => format!("tile {tile} lies on {space}"),
        What::PlantLaid { city, plant } => format!("plant card {plant} lies in {city}"),
        What::LeaderToken { good } => format!("a token of {good} lies on a caravan leader"),
        What::Starts => format!("{who} is the first player"),
        What::Dealt { trio, craft } => {
            format!(
                "{} {craft} comes to trio {}",
                if craft == Craft::Engineer { "an" } else { "a" },
                trio + 1
            )
        }
        What::Income { talents } => format!("{who} gets {} from the banker", count_talents(talents)),
        What::Turn => format!("{who} is on turn"),
        What::Hired { trio, craft, cost } => {
            format!("{who} hires the {craft} of trio {} for {}", trio + 1, count_talents(cost))
        }
        What::Harvested { row, good, taken: true, .. } => format!("{who} harvests {good} in the {row} row"),
        What::Harvested { row, good, taken: false, .. } => {
            format!("{who} works in the {row} row, but there is no {good} left")
        }
        What::RowFull { row, gardener: true } => {
            format!("the {row} row is full: {who} has most cubes and takes a gardener")
        }
        What::RowFull { row, gardener: false } => format!("the {row} row is full: nobody takes a gardener"),
        What::Entered { temple, pushed, .. } => entered(event, temple, pushed),
        What::Irrigated { side, .. } if event.seat.is_some() => format!("{who} irrigates {side}"),
        What::Irrigated { side, .. } => format!("{side} is irrigated with a grey cube"),
        What::Camels { count, .. } => format!("{who} takes {}", plural(count.into(), "camel", "camels")),
        What::Talents { count, .. } => format!("{who} takes {}", count_talents(count)),
        What::Moved { city, steps, camels } => format!(
            "{who} moves the caravan {} to {city} for {}",
            plural(steps.into(), "space", "spaces"),
            plural(camels.into(), "camel", "camels")
        ),
        What::Sold { good, .. } => format!("{who} sells {good}"),
        What::NothingToIrrigate { .. } => format!("{who} finds nothing to irrigate"),
        What::Paid { good } => format!("{who} pays with {good}"),
        What::CardTaken { guild: Guild::Gardener, .. } => format!("{who} takes a gardener"),
        What::CardTaken { guild, level, .. } => format!("{who} takes the {guild} of level {level}"),
        What::TokenTaken { good } => format!("{who} takes the {good} of the caravan leader"),
        What::Planted { space, tile, gardeners: 0 } => {
            format!("{who} plants on {space} and takes tile {tile}")
        }
        What::Planted { space, tile, gardeners } => format!(
            "{who} plants on {space} with {} and takes tile {tile}",
            plural(gardeners.into(), "gardener", "gardeners")
        ),
        What::GoodTaken { good } => format!("{who} takes {good} as bonus"),
        What::BonusLost => format!("{who} loses a bonus that is not to be had"),
        What::IrrigationBonus { space, cubes } => {
            format!("{who} has most cubes around {space}, {cubes} of them")
        }
        What::NoIrrigationBonus { space } => format!("nobody has most cubes around {space}"),
        What::Flipped { city, plant } => format!("the plant card of {city} is flipped to {plant}"),
        What::Passed => format!("{who} passes"),
        What::PassTalent { talents } => format!("{who} has passed and takes {}", count_talents(talents)),
        What::Marduk { rank: 1 } => format!("{who} is first in the temple of Marduk"),
        What::Marduk { .. } => format!("{who} is second in the temple of Marduk"),
        What::Swapped { give, get } => format!("{who} swaps {give} for {get}"),
        What::Kept => format!("{who} swaps nothing"),
        What::Discarded { good } => format!("{who} gives {good} back"),
        What::Round { round } => format!("round {round} begins with {who} as first player"),
        What::Favour { tiles } => {
            format!("{who} has {} for the favour of Amyitis", plural(tiles.into(), "tile", "tiles"))
        }
        What::GoodsLeft { goods } => format!("{who} has {} left", plural(goods.into(), "good", "goods")),
        What::Over { tiles_left, .. } => {
            format!("the game ends: {} left in the garden", plural(tiles_left.into(), "tile is", "tiles are"))
        }
    }
}

fn count_talents(count: u16) -> String {
    plural(count.into(), "Talent", "Talents")
}

fn entered(event: &Event<What>, temple: Temple, pushed: Option<Cube>) -> String {
    let name = match temple {
        Temple::Ishtar => "Ishtar",
        Temple::Marduk => "Marduk",
        Temple::Tammouz => "Tammouz",
    };
    let enters = match event.seat {
        Some(seat) => format!("{seat} enters the temple of {name}"),
        None => format!("a grey cube enters the temple of {name}"),
    };
    match pushed {
        None => enters,
        Some(Cube::Grey) => format!("{enters} and pushes a grey cube out"),
        Some(Cube::Of(seat)) => format!("{enters} and pushes a cube of {seat} out"),
    }
}
