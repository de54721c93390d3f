//! The caravan and its trade: AMY-C1 to C8.

use shinar_core::Listener;

use super::{canals, choices, plant, score, supply, tell, turn};
use crate::{
    components::CityKind,
    event::{Cause, What},
    pieces::{CITIES, GOODS, Good, Guild},
    rulings,
    state::{NONE, Phase, State},
};

/// The camels that a move costs (AMY-C1, AMY-R3).
#[inline]
pub(crate) fn camels_for(state: &State, steps: u8) -> u16 {
    steps.saturating_sub(state.leader(state.active).spaces).max(1).into()
}

/// The number of steps that the camels of the deciding player allow (AMY-R4: a full lap is the most).
#[inline]
pub(crate) fn reach(state: &State) -> u8 {
    let camels = state.own().camels;
    if camels == 0 {
        return 0;
    }
    camels.saturating_add(state.leader(state.active).spaces.into()).min(CITIES as u16) as u8
}

/// The city so many steps ahead.
#[inline]
pub(crate) fn ahead(state: &State, steps: u8) -> usize {
    (usize::from(state.caravan) + usize::from(steps)) % CITIES
}

/// How far ahead a city is, 1 to 9: the caravan's own is a full lap ahead.
pub(crate) fn steps_to(state: &State, city: usize) -> u8 {
    let steps = (city + CITIES - usize::from(state.caravan) % CITIES) % CITIES;
    if steps == 0 { CITIES as u8 } else { steps as u8 }
}

/// The numbers of steps that lead to a trade which can be completed, one bit each from one step on (AMY-C2).
#[inline]
pub(crate) fn destinations(state: &State) -> u16 {
    const RING: u32 = (1 << CITIES) - 1;
    let from = u32::from(state.caravan) + 1;
    // The cities within reach, with their numbers as bits.
    let reached = ((1 << reach(state)) - 1) << from;
    let reached = (reached | reached >> CITIES) & RING;
    let mut paid = reached & u32::from(state.components().buyers[usize::from(state.own().goods.kinds())]);
    let mut cities = 0;
    while paid != 0 {
        let city = paid.trailing_zeros();
        paid &= paid - 1;
        cities |= u32::from(can_trade(state, city as usize)) << city;
    }
    ((cities | cities << CITIES) >> from & RING) as u16
}

/// AMY-C2, AMY-R5: whether the whole trade in a city is possible, if its own good can be paid.
#[inline]
fn can_trade(state: &State, city: usize) -> bool {
    match state.city(city) {
        CityKind::Sale { .. } => true,
        CityKind::Guild { offers: [one, two], .. } => {
            state.can_take(state.active, one) || state.can_take(state.active, two)
        }
        CityKind::Plant { .. } => {
            can_pay(state.own().goods.counts(), price(state, city)) && plant::plantable(state, city) != 0
        }
    }
}

/// A price: the good of the city, and for plants of quality 2 the good on the card.
pub(crate) type Price = [Option<Good>; 2];

/// The price of a city.
#[inline]
pub(crate) fn price(state: &State, city: usize) -> Price {
    match state.city(city) {
        CityKind::Sale { .. } => [None; 2],
        CityKind::Guild { good, .. } => [Some(good), None],
        CityKind::Plant { good } => [Some(good), state.plant_side(city).and_then(|side| side.extra)],
    }
}

/// AMY-C8: whether goods pay a price, wine for any of them.
#[inline]
pub(crate) fn can_pay(goods: &[u8; GOODS], price: Price) -> bool {
    let [first, second] = price;
    let missing = |good: Option<Good>, paid: u8| good.is_some_and(|good| goods[good.index()] <= paid);
    let twice = u8::from(first == second);
    u8::from(missing(first, 0)) + u8::from(missing(second, twice)) <= goods[Good::Wine.index()]
}

/// The part of the price that is paid now, and what comes behind it.
fn due(state: &State) -> Option<(Good, Price)> {
    let price = price(state, state.caravan.into());
    match state.trade.done {
        0 => price[0].map(|good| (good, [price[1], None])),
        1 => price[1].map(|good| (good, [None; 2])),
        _ => None,
    }
}

/// The tokens that may pay what is due, one bit each; none that would leave the rest unpaid (AMY-R36).
pub(crate) fn payable(state: &State) -> u8 {
    let Some((good, rest)) = due(state) else { return 0 };
    let goods = *state.own().goods.counts();
    [good, Good::Wine].into_iter().fold(0, |set, with| {
        let mut left = goods;
        if left[with.index()] == 0 {
            return set;
        }
        left[with.index()] -= 1;
        if can_pay(&left, rest) { set | with.bit() } else { set }
    })
}

/// The good that is due now.
pub(crate) fn due_good(state: &State) -> Option<Good> {
    due(state).map(|(good, _)| good)
}

/// AMY-C1: moves the caravan; the trade follows (AMY-C2).
pub(crate) fn go<L: Listener<What>>(state: &mut State, steps: u8, listener: &mut L) {
    let seat = state.active;
    let camels = camels_for(state, steps);
    let own = state.seat_mut(seat);
    own.camels = own.camels.saturating_sub(camels);
    let city = ahead(state, steps);
    state.caravan = city as u8;
    let name = state.city_name(city);
    tell(listener, Some(seat), rulings::C1, What::Moved { city: name, steps, camels });
    state.trade.done = 0;
    match state.city(city) {
        CityKind::Sale { .. } => enter(state, Phase::Sell),
        CityKind::Guild { .. } | CityKind::Plant { .. } => settle_price(state, listener),
    }
}

#[inline]
fn enter(state: &mut State, phase: Phase) {
    state.phase = phase;
    state.then = phase;
}

/// Pays what can be paid in only one way (AMY-X2), asks about the rest, and goes on when all is paid.
fn settle_price<L: Listener<What>>(state: &mut State, listener: &mut L) {
    while due(state).is_some() {
        let with = payable(state);
        if with.count_ones() > 1 {
            return enter(state, Phase::Pay);
        }
        let Some(good) = Good::at(with.trailing_zeros() as usize) else { break };
        pay_with(state, good, listener);
    }
    state.trade.done = 0;
    match state.city(state.caravan.into()) {
        CityKind::Plant { .. } => enter(state, Phase::Plant),
        _ => enter(state, Phase::Take),
    }
}

fn pay_with<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    let seat = state.active;
    state.seat_mut(seat).goods.lose(good);
    state.trade.done = state.trade.done.saturating_add(1);
    let plant = matches!(state.city(state.caravan.into()), CityKind::Plant { .. });
    tell(listener, Some(seat), if plant { rulings::C7 } else { rulings::C4 }, What::Paid { good });
}

/// AMY-C4, AMY-C7, AMY-C8: pays with a token.
pub(crate) fn pay<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    pay_with(state, good, listener);
    settle_price(state, listener);
}

/// AMY-C3: the points for the good that is sold next.
pub(crate) fn sale_points(state: &State) -> u8 {
    match (state.city(state.caravan.into()), state.trade.done) {
        (CityKind::Sale { points: [one, _] }, 0) => one,
        (CityKind::Sale { points: [one, two] }, _) => two.saturating_sub(one),
        _ => 0,
    }
}

/// AMY-C3: sells a good in Babylon.
pub(crate) fn sell<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    let seat = state.active;
    state.seat_mut(seat).goods.lose(good);
    let points = sale_points(state);
    state.trade.done = state.trade.done.saturating_add(1);
    let city = state.city_name(state.caravan.into());
    score(state, seat, points.into(), rulings::C3, What::Sold { city, good }, listener);
    if state.trade.done >= 2 || state.own().goods.total() == 0 {
        stop(state, listener);
    }
}

/// AMY-C3: the sale is over; the free irrigation follows, if there is anything to irrigate (AMY-R5).
pub(crate) fn stop<L: Listener<What>>(state: &mut State, listener: &mut L) {
    state.trade.done = 0;
    if canals::available(state) == 0 || !supply::has_cube(state, state.active) {
        let city = state.city_name(state.caravan.into());
        tell(listener, Some(state.active), rulings::R5, What::NothingToIrrigate { city });
        return turn::end_action(state, listener);
    }
    enter(state, Phase::Canal);
}

/// AMY-C4, AMY-P4: the deciding player takes a guild card, in a city or as bonus of a tile.
pub(crate) fn take<L: Listener<What>>(state: &mut State, guild: Guild, listener: &mut L) {
    if take_card(state, guild, listener) {
        after_card(state, listener);
    }
}

/// Takes the next card of a guild. Answers `false` if a token has to be chosen first (AMY-R2).
pub(super) fn take_card<L: Listener<What>>(state: &mut State, guild: Guild, listener: &mut L) -> bool {
    let seat = state.active;
    // AMY-C5, AMY-R7: the next level, laid on the lower one.
    let level = state.next_level(seat, guild);
    let own = &mut state.seat_mut(seat).guild[guild.index()];
    *own = own.saturating_add(1);
    let card = *state.components().card(guild, level);
    // AMY-D4, AMY-R8: a palace's points come once, at once.
    let points = if guild == Guild::Palace { card.points.into() } else { 0 };
    let (cause, ruling) =
        if state.trade.space == NONE { (Cause::Trade, rulings::C4) } else { (Cause::Tile, rulings::P4) };
    score(state, seat, points, ruling, What::CardTaken { guild, level, cause }, listener);
    if !(guild == Guild::Caravaneer && card.token) || state.leaders == 0 {
        return true;
    }
    if state.leaders.count_ones() > 1 {
        enter(state, Phase::Token);
        return false;
    }
    if let Some(good) = Good::at(state.leaders.trailing_zeros() as usize) {
        take_token(state, good, listener);
    }
    true
}

fn take_token<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    // AMY-R1: the good on the card comes to the player.
    state.leaders &= !good.bit();
    let seat = state.active;
    state.seat_mut(seat).goods.gain(good);
    tell(listener, Some(seat), rulings::R1, What::TokenTaken { good });
}

/// AMY-R2: chooses one of several tokens.
pub(crate) fn token<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    take_token(state, good, listener);
    after_card(state, listener);
}

fn after_card<L: Listener<What>>(state: &mut State, listener: &mut L) {
    if state.trade.space == NONE {
        turn::end_action(state, listener);
    } else {
        plant::go_on(state, listener);
    }
}

/// Whether any guild has a card for the deciding player.
pub(super) fn any_card(state: &State) -> bool {
    choices::takeable(state, Guild::ALL) != 0
}
