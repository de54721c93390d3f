//! Why an action is refused: what is wrong, which rule says so, and what would be right.

use shinar_core::{Illegal, Ruling};

use super::{canals, caravan, plant as planting, supply};
use crate::{
    action::Action,
    board::{Side, Space},
    components::CityKind,
    pieces::{Craft, Good, GoodSet, Guild},
    rulings,
    state::{Phase, State},
};

/// The refusal of an action that is not among the choices.
pub(crate) fn refusal(state: &State, action: Action) -> Illegal {
    let (ruling, message) = match (state.phase, action) {
        (Phase::Turn, Action::Hire { trio, craft }) => hire(state, trio, craft),
        (Phase::Turn, Action::Go { steps }) => go(state, steps),
        (Phase::Engineer | Phase::Canal, Action::Irrigate { side }) => irrigate(state, side),
        (Phase::Sell, Action::Sell { good }) => {
            (rulings::C3, format!("{} has no {good} to sell", state.active))
        }
        (Phase::Sell, Action::Stop) => (rulings::C3, "at least one good must be sold".to_owned()),
        (Phase::Pay, Action::Pay { good }) => pay(state, good),
        (Phase::Take, Action::Take { guild }) => take(state, guild),
        (Phase::Bonus, Action::Take { guild }) => no_card(state, guild),
        (Phase::Token, Action::Token { good }) => {
            (rulings::R2, format!("no caravan leader carries {good}; choose {}", goods_text(state.leaders)))
        }
        (Phase::Plant, Action::Plant { space }) => plant(state, space),
        (Phase::Good, Action::Good { good }) => (rulings::X4, format!("the supply has no {good}")),
        (Phase::Swap, Action::Swap { give, get }) => swap(state, give, get),
        (Phase::Discard, Action::Discard { good }) => {
            (rulings::T8, format!("{} has no {good} to give back", state.active))
        }
        (Phase::Tiles, Action::Lay { tile }) => {
            (rulings::S6, format!("tile {tile} is not among those for the next space"))
        }
        (Phase::Cards, Action::Card { card }) => {
            (rulings::S3, format!("card {card} lies in its city already"))
        }
        (Phase::Leaders, Action::Leader { good }) => {
            (rulings::S5, format!("{good} lies on a caravan leader already"))
        }
        (Phase::Start, Action::Start { .. }) => (rulings::S7, format!("there are {} players", state.players)),
        (Phase::Craft, Action::Deal { craft }) => (rulings::I1, format!("no {craft} is left in the deck")),
        _ => (rulings::X1, format!("`{action}` is not possible; {}", asked(state))),
    };
    Illegal::new(ruling, message)
}

/// What is asked now.
fn asked(state: &State) -> String {
    let seat = state.active;
    match state.phase {
        Phase::Over => "the game is over".to_owned(),
        Phase::Tiles => "chance lays out a garden tile now: `lay TILE`".to_owned(),
        Phase::Cards => "chance lays out a plant card now: `card P1|P2|P3`".to_owned(),
        Phase::Flip => "chance lays down plant card K now: `side a|b`".to_owned(),
        Phase::Leaders => "chance puts a token on a caravan leader now: `leader GOOD`".to_owned(),
        Phase::Start => "chance draws the first player now: `start SEAT`".to_owned(),
        Phase::Craft => "chance lays out a craftsman now: `deal CRAFT`".to_owned(),
        Phase::Turn => format!("{seat} is on turn: `hire TRIO CRAFT`, `go STEPS` or `pass`"),
        Phase::Field | Phase::Harvest => format!("{seat} chooses a row of fields now: `field top|bottom`"),
        Phase::Priest | Phase::Procession => {
            format!("{seat} chooses a temple now: `enter ishtar|marduk|tammouz`")
        }
        Phase::Engineer | Phase::Canal => format!("{seat} irrigates now: `irrigate SIDE`"),
        Phase::Sell => format!("{seat} sells one or two goods now: `sell GOOD`, then `stop` or a second one"),
        Phase::Pay => format!("{seat} pays now: `pay GOOD`"),
        Phase::Take | Phase::Bonus => format!("{seat} takes a guild card now: `take GUILD`"),
        Phase::Token => format!("{seat} takes the token of a caravan leader now: `token GOOD`"),
        Phase::Plant => format!("{seat} plants now: `plant SPACE`"),
        Phase::Good => format!("{seat} takes a good as bonus now: `good GOOD`"),
        Phase::Ishtar => format!("{seat} takes a gift of Ishtar now: `gift camel|talent`"),
        Phase::Swap => format!("{seat} may swap a good now: `swap GOOD GOOD` or `keep`"),
        Phase::Discard => format!("{seat} gives a good back now: `discard GOOD`"),
    }
}

fn goods_text(set: GoodSet) -> String {
    set.into_iter().map(|good| good.to_string()).collect::<Vec<_>>().join(" or ")
}

fn hire(state: &State, trio: u8, craft: Craft) -> (Ruling, String) {
    let number = trio + 1;
    let Some(cards) = state.trios.get(trio.into()).filter(|_| trio < state.players) else {
        return (rulings::I1, format!("there are {} trios", state.players));
    };
    if cards.open[craft.index()] == 0 {
        let open = Craft::ALL.into_iter().filter(|craft| cards.open[craft.index()] > 0);
        let open: Vec<_> = open.map(|craft| craft.to_string()).collect();
        let open = if open.is_empty() { "nobody".to_owned() } else { open.join(", ") };
        return (rulings::H1, format!("no {craft} lies face up in trio {number}, only {open}"));
    }
    let (cost, talents) = (cards.cost(), state.talents(state.active));
    if talents < cost {
        return (
            rulings::H1,
            format!("the next card of trio {number} costs {cost} Talents; there are {talents}"),
        );
    }
    if craft == Craft::Engineer && canals::available(state).is_empty() {
        return (rulings::R29, "no segment is available to irrigate".to_owned());
    }
    (rulings::X4, format!("{} has no cube left", state.active))
}

/// Says which part of a caravan move or of its trade is missing.
fn go(state: &State, steps: u8) -> (Ruling, String) {
    let (own, seat) = (state.own(), state.active);
    let camels = caravan::camels_for(state, steps);
    if own.camels == 0 {
        return (rulings::C1, format!("{seat} has no camel; every move takes at least one"));
    }
    if own.camels < camels {
        let bonus = state.leader(seat).spaces;
        let message = format!(
            "{steps} steps take {camels} camels with a bonus of {bonus}; {seat} has {}, enough for {} steps",
            own.camels,
            caravan::reach(state)
        );
        return (rulings::C1, message);
    }
    let city = caravan::ahead(state, steps);
    let name = state.city_name(city);
    let price: Vec<_> =
        caravan::price(state, city).into_iter().flatten().map(|good| good.to_string()).collect();
    let price = price.join(" and ");
    let payable = caravan::can_pay(own.goods.counts(), caravan::price(state, city));
    match state.city(city) {
        CityKind::Sale { .. } => (rulings::R5, format!("{seat} has nothing to sell in {name}")),
        _ if !payable => {
            (rulings::R5, format!("{name} asks for {price}; {seat} cannot pay that, even with wine"))
        }
        CityKind::Guild { offers: [one, two], .. } => (
            rulings::C6,
            format!("{name} sells {one} and {two}, and {seat} can take neither: no next level is left"),
        ),
        CityKind::Plant { .. } => {
            let quality = state.plant_side(city).map_or(0, |side| side.quality);
            let watered = state.unplanted & state.canals.watered;
            let why = if watered.is_empty() {
                "no space with a tile has a completely irrigated side".to_owned()
            } else {
                let gardeners = own.level(Guild::Gardener);
                let better = canals::list_spaces(watered);
                format!("{better} need more than quality {quality} and {gardeners} gardeners")
            };
            (rulings::R5, format!("{seat} could not plant what {name} sells: {why}"))
        }
    }
}

fn irrigate(state: &State, side: Side) -> (Ruling, String) {
    if state.canals.full.contains(side) {
        return (rulings::H5, format!("{side} is completely irrigated"));
    }
    let available: Vec<_> = canals::available(state).into_iter().map(|side| side.to_string()).collect();
    let message =
        format!("no irrigated way leads from the river to {side}; available are {}", available.join(", "));
    (rulings::H6, message)
}

fn pay(state: &State, good: Good) -> (Ruling, String) {
    let Some(due) = caravan::due_good(state) else { return (rulings::X1, asked(state)) };
    let with = goods_text(caravan::payable(state));
    if good != due && good != Good::Wine {
        return (rulings::C8, format!("{due} is paid with {due} or wine, not with {good}"));
    }
    if state.own().goods.count(good) == 0 {
        return (rulings::C7, format!("{} has no {good}; pay with {with}", state.active));
    }
    (rulings::R36, format!("the rest could not be paid without that {good}; pay with {with}"))
}

fn take(state: &State, guild: Guild) -> (Ruling, String) {
    match state.city(state.caravan.into()) {
        CityKind::Guild { offers, .. } if !offers.contains(&guild) => {
            let [one, two] = offers;
            (rulings::C4, format!("this city sells {one} and {two}, not {guild}"))
        }
        _ => no_card(state, guild),
    }
}

fn no_card(state: &State, guild: Guild) -> (Ruling, String) {
    if guild == Guild::Gardener {
        return (rulings::R6, "no gardener is left in the supply".to_owned());
    }
    let level = state.own().level(guild);
    if level >= state.components().highest(guild) {
        return (rulings::C5, format!("{} has the highest {guild} already", state.active));
    }
    (rulings::C6, format!("no {guild} of level {} is left", level + 1))
}

fn plant(state: &State, space: Space) -> (Ruling, String) {
    if !state.components().spaces(state.players).contains(space) {
        return (rulings::R14, format!("{space} is not used with two players"));
    }
    if !state.unplanted.contains(space) {
        return (rulings::P1, format!("{space} is planted already"));
    }
    if !state.canals.watered.contains(space) {
        return (rulings::P1, format!("no side of {space} is completely irrigated"));
    }
    let quality = planting::quality(state);
    let (need, gardeners) = (state.components().need(space), state.own().level(Guild::Gardener));
    let message = format!(
        "{space} needs quality {need}; the plant has {quality} and {} has {gardeners} gardeners",
        state.active
    );
    (rulings::P2, message)
}

fn swap(state: &State, give: Good, get: Good) -> (Ruling, String) {
    if state.own().goods.count(give) == 0 {
        return (rulings::R19, format!("{} has no {give} to give", state.active));
    }
    if give == get {
        return (rulings::R32, "a swap is for another kind of good".to_owned());
    }
    debug_assert!(!supply::goods(state).contains(get));
    (rulings::X4, format!("the supply has no {get}"))
}
