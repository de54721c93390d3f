//! The caravan and its trade: AMY-C1 to C8.

use shinar_core::{Listener, Seat};

use super::{canals, emit, plant, score, supply, turn};
use crate::{
    components::CityKind,
    event::{Cause, What},
    pieces::{CITIES, GOODS, Good, GoodSet, Guild},
    rulings,
    state::{Phase, State},
    version::Version,
};

/// The camels that a move costs (AMY-C1, AMY-R3).
#[inline]
pub(crate) fn camels_for(state: &State, steps: u8) -> u16 {
    steps.saturating_sub(state.leader(state.active).spaces).max(1).into()
}

/// The number of steps that the camels of the deciding player allow (AMY-R4: a full lap is the most).
pub(crate) fn reach(state: &State) -> u8 {
    within_reach(state).count_ones() as u8
}

/// The same as bits, one for each number of steps from one step on.
#[inline]
fn within_reach(state: &State) -> u16 {
    let own = state.own();
    state.components().within_reach(own.level(Guild::Caravaneer), own.camels)
}

/// The city a number of steps ahead.
#[inline]
pub(crate) fn ahead(state: &State, steps: u8) -> usize {
    (usize::from(state.caravan) + usize::from(steps)) % CITIES
}

/// How far ahead a city is, 1 to 9: the caravan's own is a full lap ahead.
pub(crate) fn steps_to(state: &State, city: usize) -> u8 {
    let steps = (city + CITIES - usize::from(state.caravan)) % CITIES;
    if steps == 0 { CITIES as u8 } else { steps as u8 }
}

/// The numbers of steps that lead to a trade which can be completed, one bit each from one step on (AMY-C2, AMY-R5).
#[inline(always)]
pub(crate) fn destinations(state: &State) -> u32 {
    let cities = u32::from(trading(state));
    // Two laps of the ring, seen from the first city ahead.
    (cities | cities << CITIES) >> (state.caravan + 1) & u32::from(within_reach(state))
}

/// The cities where the deciding player can complete a trade, one bit each.
#[inline(always)]
fn trading(state: &State) -> u16 {
    let guilds = usize::from(state.takeable(state.active).bits());
    let affordable = state.affordable(state.active);
    affordable.own & state.components().offering[guilds] | affordable.plants & plant::plantable_in(state)
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

/// A part of a price, and what comes after it.
#[derive(Clone, Copy)]
struct Due {
    good: Good,
    rest: Option<Good>,
}

/// What is paid now.
fn due(state: &State) -> Option<Due> {
    let [first, second] = price(state, state.caravan.into());
    match state.trade.done {
        0 => first.map(|good| Due { good, rest: second }),
        1 => second.map(|good| Due { good, rest: None }),
        _ => None,
    }
}

/// The tokens that may pay what is due; none that would leave the rest unpaid (AMY-R36).
pub(crate) fn payable(state: &State) -> GoodSet {
    let Some(due) = due(state) else { return GoodSet::default() };
    let Due { good, rest } = due;
    if rest.is_none() {
        return state.own().goods.kinds() & GoodSet::of(good).with(Good::Wine);
    }
    let goods = *state.own().goods.counts();
    if is_double(state, due) {
        let (of_it, wine) = (goods[good.index()], goods[Good::Wine.index()]);
        let wines = if wine >= 2 { GoodSet::of(Good::Wine) } else { GoodSet::default() };
        return if of_it > 0 && of_it + wine >= 2 { wines.with(good) } else { wines };
    }
    let with_either = [good, Good::Wine].into_iter().filter(|&with| {
        let mut left = goods;
        if left[with.index()] == 0 {
            return false;
        }
        left[with.index()] -= 1;
        can_pay(&left, [rest, None])
    });
    with_either.collect()
}

/// AMY-X2: whether two of the same good are due. Wine is then paid last, and paid first it stands for both, so that no
/// two orders lead to the same.
fn is_double(state: &State, Due { good, rest }: Due) -> bool {
    state.version >= Version::Second && rest == Some(good)
}

/// The good that is due now.
pub(crate) fn due_good(state: &State) -> Option<Good> {
    due(state).map(|due| due.good)
}

/// AMY-C1: moves the caravan; the trade follows (AMY-C2).
#[inline(never)]
pub(crate) fn go<L: Listener<What>>(state: &mut State, steps: u8, listener: &mut L) {
    let seat = state.active;
    let camels = camels_for(state, steps);
    let own = state.seat_mut(seat);
    own.camels = own.camels.saturating_sub(camels);
    let city = ahead(state, steps);
    state.caravan = city as u8;
    let name = state.city_name(city);
    emit(listener, Some(seat), rulings::C1, What::Moved { city: name, steps, camels });
    state.trade.done = 0;
    match state.city(city) {
        CityKind::Sale { .. } => state.ask(Phase::Sell),
        CityKind::Guild { .. } | CityKind::Plant { .. } => settle_price(state),
    }
}

/// Asks for what is due (AMY-C4, AMY-C7), or when all is paid, for what was bought.
fn settle_price(state: &mut State) {
    if due(state).is_some() {
        return state.ask(Phase::Pay);
    }
    state.trade.done = 0;
    match state.city(state.caravan.into()) {
        CityKind::Plant { .. } => state.ask(Phase::Plant),
        _ => state.ask(Phase::Take),
    }
}

/// AMY-C4, AMY-C7, AMY-C8: pays with a token.
#[inline(never)]
pub(crate) fn pay<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    let seat = state.active;
    let both = good == Good::Wine && due(state).is_some_and(|due| is_double(state, due));
    let plant = matches!(state.city(state.caravan.into()), CityKind::Plant { .. });
    for _ in 0..=u8::from(both) {
        state.lose_good(seat, good);
        state.trade.done = state.trade.done.saturating_add(1);
        emit(listener, Some(seat), if plant { rulings::C7 } else { rulings::C4 }, What::Paid { good });
    }
    settle_price(state);
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
#[inline(never)]
pub(crate) fn sell<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    let seat = state.active;
    state.lose_good(seat, good);
    let points = sale_points(state);
    state.trade.done = state.trade.done.saturating_add(1);
    let city = state.city_name(state.caravan.into());
    score(state, seat, points.into(), rulings::C3, What::Sold { city, good }, listener);
    if state.trade.done >= 2 || state.own().goods.total() == 0 {
        stop(state, listener);
    } else {
        state.ask(Phase::Sell);
    }
}

/// AMY-C3: the sale is over; the free irrigation follows, if there is anything to irrigate (AMY-R5).
#[inline(never)]
pub(crate) fn stop<L: Listener<What>>(state: &mut State, listener: &mut L) {
    state.trade.done = 0;
    if canals::available(state).is_empty() || !supply::has_cube(state, state.active) {
        let city = state.city_name(state.caravan.into());
        emit(listener, Some(state.active), rulings::R5, What::NothingToIrrigate { city });
        return turn::end_action(state, listener);
    }
    state.ask(Phase::Canal);
}

/// AMY-C4, AMY-P4: the deciding player takes a guild card, in a city or as bonus of a tile.
#[inline(never)]
pub(crate) fn take<L: Listener<What>>(state: &mut State, guild: Guild, listener: &mut L) {
    if take_card(state, guild, listener) {
        after_card(state, listener);
    }
}

/// Takes the next card of a guild. Returns `false` if the token on it comes next (AMY-R1).
pub(super) fn take_card<L: Listener<What>>(state: &mut State, guild: Guild, listener: &mut L) -> bool {
    let seat = state.active;
    // AMY-C5, AMY-R7: the next level, laid on the lower one.
    let level = state.next_level(seat, guild);
    gain_card(state, seat, guild);
    let card = *state.components().card(guild, level);
    // AMY-D4, AMY-R8: a palace's points come once, at once.
    let points = if guild == Guild::Palace { card.points.into() } else { 0 };
    let (cause, ruling) =
        if state.trade.space.is_none() { (Cause::Trade, rulings::C4) } else { (Cause::Tile, rulings::P4) };
    score(state, seat, points, ruling, What::CardTaken { guild, level, cause }, listener);
    let token = guild == Guild::Caravaneer && card.token && !state.leaders.is_empty();
    if token {
        state.ask(Phase::Token);
    }
    !token
}

/// Gives a seat the next card of a guild.
pub(super) fn gain_card(state: &mut State, seat: Seat, guild: Guild) {
    let own = &mut state.seat_mut(seat).guild[guild.index()];
    *own = own.saturating_add(1);
    state.count_guild(guild);
}

/// AMY-R1, AMY-R2: the good on the card that is chosen comes to the player.
#[inline(never)]
pub(crate) fn token<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    state.leaders.remove(good);
    let seat = state.active;
    state.gain_good(seat, good);
    emit(listener, Some(seat), rulings::R1, What::TokenTaken { good });
    after_card(state, listener);
}

fn after_card<L: Listener<What>>(state: &mut State, listener: &mut L) {
    if state.trade.space.is_none() {
        turn::end_action(state, listener);
    } else {
        plant::go_on(state, listener);
    }
}
