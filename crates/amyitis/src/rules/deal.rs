//! Everything that chance deals: AMY-S3, AMY-S5 to S7, AMY-I1.

use shinar_core::{Listener, Seat};

use super::{tell, turn};
use crate::{
    board::Space,
    components::{CityKind, by_players},
    event::What,
    pieces::{Craft, Good, Guild, LETTERS, Plant, PlantCard, TRIO, Tile},
    rulings,
    state::{NONE, Phase, State, Trio},
};

/// Goes on to the next thing that is missing, and when nothing is, to what follows dealing.
pub(crate) fn go_on<L: Listener<What>>(state: &mut State, listener: &mut L) {
    state.phase = if next_space(state).is_some() {
        Phase::Tiles
    } else if next_city(state).is_some() {
        Phase::Cards
    } else if state.plants[state.components().home] == NONE {
        Phase::Flip
    } else if leaders_missing(state) {
        Phase::Leaders
    } else if state.then == Phase::Start {
        Phase::Start
    } else if (state.then == Phase::Craft || state.then.in_actions()) && state.next_trio().is_some() {
        Phase::Craft
    } else if state.then == Phase::Craft {
        return turn::begin_actions(state, listener);
    } else {
        state.then
    };
}

/// The next space that chance lays a tile on.
fn next_space(state: &State) -> Option<Space> {
    crate::board::spaces(state.unplanted).find(|space| state.tile(*space).is_none())
}

/// The quality that the next space takes, and the tiles of that quality still to be laid out, one bit each.
pub(crate) fn next_tiles(state: &State) -> (u8, u16) {
    let Some(space) = next_space(state) else { return (1, 0) };
    let quality = state.components().need(space);
    let of_quality = (stack(state) >> (usize::from(quality - 1) * LETTERS)) as u16;
    (quality, of_quality)
}

/// The tiles that are neither in the garden nor with a player, one bit each.
pub(crate) fn stack(state: &State) -> u64 {
    let components = state.components();
    let laid = state.garden.iter().filter(|&&tile| tile != NONE).fold(0, |set, &tile| set | Tile(tile).bit());
    let owned = state.seats.iter().fold(0, |set, seat| set | seat.tiles);
    // AMY-S6: the tile of the top lies nowhere else.
    components.tile_set & !laid & !owned & !components.top.bit()
}

/// AMY-S6
pub(crate) fn lay<L: Listener<What>>(state: &mut State, tile: Tile, listener: &mut L) {
    if let Some(space) = next_space(state) {
        state.garden[space.index()] = tile.0;
        tell(listener, None, rulings::S6, What::Laid { space, tile });
    }
    go_on(state, listener);
}

/// The next city that chance lays one of the cards P1 to P3 on.
fn next_city(state: &State) -> Option<usize> {
    let components = state.components();
    let mut cities = components.cities.iter().enumerate();
    let found = cities.find(|&(at, city)| {
        matches!(city.kind, CityKind::Plant { .. }) && at != components.home && state.plants[at] == NONE
    });
    found.map(|(at, _)| at)
}

/// The cards P1 to P3 that lie on no city, one bit each.
pub(crate) fn cards_left(state: &State) -> u8 {
    let laid = state.plants.iter().filter(|&&code| code != NONE).fold(0, |set, code| set | 1 << (code / 2));
    !laid & ((1 << PlantCard::K as u8) - 1)
}

/// AMY-S3: the side of quality 1 lies up.
pub(crate) fn lay_card<L: Listener<What>>(state: &mut State, card: PlantCard, listener: &mut L) {
    if let Some(city) = next_city(state) {
        lay_plant(state, city, Plant { card, flipped: false }, listener);
    }
    go_on(state, listener);
}

/// AMY-S3: card K lies on its city, either side up.
pub(crate) fn flip<L: Listener<What>>(state: &mut State, flipped: bool, listener: &mut L) {
    lay_plant(state, state.components().home, Plant { card: PlantCard::K, flipped }, listener);
    go_on(state, listener);
}

fn lay_plant<L: Listener<What>>(state: &mut State, city: usize, plant: Plant, listener: &mut L) {
    state.set_plant(city, plant);
    let city = state.city_name(city);
    tell(listener, None, rulings::S3, What::PlantLaid { city, plant });
}

/// Whether a caravan leader still to be had lacks its token.
fn leaders_missing(state: &State) -> bool {
    let stock = state.stock(Guild::Caravaneer, state.components().token_level());
    state.leaders.count_ones() < stock.into()
}

/// AMY-S5
pub(crate) fn put_token<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    state.leaders |= good.bit();
    tell(listener, None, rulings::S5, What::LeaderToken { good });
    go_on(state, listener);
}

/// AMY-S7: the lot falls on a seat.
pub(crate) fn start<L: Listener<What>>(state: &mut State, seat: Seat, listener: &mut L) {
    state.first = seat;
    state.active = seat;
    state.then = Phase::Craft;
    tell(listener, Some(seat), rulings::S7, What::Starts);
    go_on(state, listener);
}

/// AMY-I1: all craftsmen are shuffled for a new round.
pub(crate) fn shuffle<L: Listener<What>>(state: &mut State, listener: &mut L) {
    state.deck = state.components().craft[by_players(state.players)];
    state.trios = Default::default();
    state.then = Phase::Craft;
    state.phase = Phase::Craft;
    tell(listener, Some(state.first), rulings::T9, What::Round { round: state.round });
}

/// AMY-I1: a craftsman is laid out.
#[inline]
pub(crate) fn deal<L: Listener<What>>(state: &mut State, craft: Craft, listener: &mut L) {
    let Some(at) = state.next_trio() else { return go_on(state, listener) };
    let left = &mut state.deck[craft.index()];
    *left = left.saturating_sub(1);
    let trio: &mut Trio = &mut state.trios[at];
    trio.deal(craft);
    tell(listener, None, rulings::I1, What::Dealt { trio: at as u8, craft });
    if trio.len() < TRIO || state.next_trio().is_some() {
        return;
    }
    // Craftsmen are what chance deals last.
    if state.then == Phase::Craft {
        turn::begin_actions(state, listener);
    } else {
        state.phase = state.then;
    }
}
