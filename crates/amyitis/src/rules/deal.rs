//! Everything that chance deals: AMY-S3, AMY-S5 to S7, AMY-I1.

use shinar_core::{Listener, Seat};

use super::{choices, emit, turn};
use crate::{
    action::Action,
    board::Space,
    components::{CityKind, by_players},
    event::What,
    pieces::{CITIES, Craft, Good, Guild, LETTERS, Plant, PlantCard, PlantCardSet, Tile},
    rulings,
    state::{NONE, Phase, State},
    trios::{Deck, Trios},
};

/// Goes on to the next thing that is missing, and when nothing is, to what follows dealing.
#[inline(never)]
pub(crate) fn go_on<L: Listener<What>>(state: &mut State, listener: &mut L) {
    let missing = if next_space(state).is_some() {
        Phase::Tiles
    } else if next_city(state).is_some() {
        Phase::Cards
    } else if state.plants.code(state.components().home) == NONE {
        Phase::Flip
    } else if leaders_missing(state) > 0 {
        Phase::Leaders
    } else if state.then == Phase::Start {
        Phase::Start
    } else if (state.then == Phase::Craft || state.then.in_actions()) && !state.trios.complete() {
        Phase::Craft
    } else {
        return leave(state, listener);
    };
    choices::ask_chance(state, missing);
}

/// Everything is dealt: goes on to what follows.
fn leave<L: Listener<What>>(state: &mut State, listener: &mut L) {
    match state.then {
        Phase::Craft => turn::begin_actions(state, listener),
        then => state.ask(then),
    }
}

/// Carries out what chance decided.
#[inline(never)]
pub(crate) fn carry_out<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
    match action {
        Action::Lay { tile } => lay(state, tile, listener),
        Action::Card { card } => lay_card(state, card, listener),
        Action::Flip { flipped } => flip(state, flipped, listener),
        Action::Leader { good } => put_token(state, good, listener),
        Action::Start { seat } => start(state, seat, listener),
        Action::Deal { craft } => deal(state, craft, listener),
        // Nothing else is up to chance.
        _ => {}
    }
}

/// The next space that chance lays a tile on.
fn next_space(state: &State) -> Option<Space> {
    state.bare.first()
}

/// The tiles that may come to lie on the next space: those of its quality. The number of the first such tile, and
/// which of those from there on are still to be laid out, one bit each.
pub(crate) fn next_tiles(state: &State) -> (usize, u16) {
    let Some(space) = next_space(state) else { return (0, 0) };
    let first = usize::from(state.components().need(space) - 1) * LETTERS;
    (first, (state.stack.bits() >> first) as u16)
}

/// AMY-S6
fn lay<L: Listener<What>>(state: &mut State, tile: Tile, listener: &mut L) {
    if let Some(space) = next_space(state) {
        state.garden[space.index()] = tile.0;
        state.bare.remove(space);
        state.stack.remove(tile);
        emit(listener, None, rulings::S6, What::Laid { space, tile });
    }
    go_on(state, listener);
}

/// The next city that chance lays one of the cards P1 to P3 on.
fn next_city(state: &State) -> Option<usize> {
    let components = state.components();
    let mut cities = components.cities.iter().enumerate();
    let found = cities.find(|&(at, city)| {
        matches!(city.kind, CityKind::Plant { .. }) && at != components.home && state.plants.code(at) == NONE
    });
    found.map(|(at, _)| at)
}

/// The cards P1 to P3 that lie on no city.
pub(crate) fn cards_left(state: &State) -> PlantCardSet {
    const SHUFFLED: PlantCardSet = PlantCardSet::from_bits((1 << PlantCard::K as u8) - 1);
    SHUFFLED.minus((0..CITIES).filter_map(|city| state.plant(city)).map(|plant| plant.card).collect())
}

/// AMY-S3: the side of quality 1 lies up.
fn lay_card<L: Listener<What>>(state: &mut State, card: PlantCard, listener: &mut L) {
    if let Some(city) = next_city(state) {
        lay_plant(state, city, Plant { card, flipped: false }, listener);
    }
    go_on(state, listener);
}

/// AMY-S3: card K lies on its city, either side up.
fn flip<L: Listener<What>>(state: &mut State, flipped: bool, listener: &mut L) {
    lay_plant(state, state.components().home, Plant { card: PlantCard::K, flipped }, listener);
    go_on(state, listener);
}

fn lay_plant<L: Listener<What>>(state: &mut State, city: usize, plant: Plant, listener: &mut L) {
    state.set_plant(city, plant);
    let city = state.city_name(city);
    emit(listener, None, rulings::S3, What::PlantLaid { city, plant });
}

/// How many caravan leaders still to be had lack their token.
pub(crate) fn leaders_missing(state: &State) -> u32 {
    let stock = state.stock(Guild::Caravaneer, state.components().token_level());
    u32::from(stock).saturating_sub(state.leaders.len())
}

/// AMY-S5
fn put_token<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    state.leaders.insert(good);
    emit(listener, None, rulings::S5, What::LeaderToken { good });
    go_on(state, listener);
}

/// AMY-S7: the first player is drawn.
fn start<L: Listener<What>>(state: &mut State, seat: Seat, listener: &mut L) {
    // Only an illegal action names a seat that is not in play.
    if seat.0 >= state.players {
        return;
    }
    state.first = seat;
    state.active = seat;
    state.then = Phase::Craft;
    emit(listener, Some(seat), rulings::S7, What::Starts);
    go_on(state, listener);
}

/// AMY-I1: all craftsmen are shuffled for a new round.
pub(crate) fn shuffle<L: Listener<What>>(state: &mut State, listener: &mut L) {
    state.deck = Deck::new(state.components().craft[by_players(state.players)]);
    state.trios = Trios::new(state.players);
    state.then = Phase::Craft;
    choices::ask_chance(state, Phase::Craft);
    emit(listener, Some(state.first), rulings::T9, What::Round { round: state.round });
}

/// AMY-I1: a craftsman is laid out.
#[inline(always)]
pub(crate) fn deal<L: Listener<What>>(state: &mut State, craft: Craft, listener: &mut L) {
    // Only an illegal action deals to complete trios.
    let Some(trio) = state.trios.deal_next(craft) else { return };
    state.deck.take(craft);
    emit(listener, None, rulings::I1, What::Dealt { trio: trio as u8, craft });
    // Craftsmen come last.
    if state.trios.complete() {
        leave(state, listener);
    }
}
