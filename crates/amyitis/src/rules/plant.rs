//! Planting: AMY-P1 to P6, in the order of AMY-R24.

use shinar_core::Listener;

use super::{canals, caravan, emit, score, supply, turn};
use crate::{
    board::{Space, SpaceSet},
    event::{Cause, What},
    pieces::{BonusCard, Good, Guild, Plant},
    rulings,
    state::{NONE, Phase, State},
};

/// The spaces where the deciding player may plant what a city sells.
///
/// A space has a tile, a completely irrigated side (AMY-P1), and needs no more than the plant's quality and the
/// player's gardeners give together (AMY-P2, AMY-P3).
#[inline]
pub(crate) fn plantable(state: &State, city: usize) -> SpaceSet {
    let Some(side) = state.plant_side(city) else { return SpaceSet::default() };
    let quality = side.quality.saturating_add(state.own().level(Guild::Gardener)).min(3);
    state.unplanted & state.canals.watered & state.components().up_to[usize::from(quality)]
}

/// The cities whose plants the deciding player could plant somewhere, one bit each.
#[inline]
pub(crate) fn plantable_in(state: &State) -> u16 {
    let gardeners = usize::from(state.own().level(Guild::Gardener));
    let watered = state.unplanted & state.canals.watered;
    let up_to = &state.components().up_to;
    let sells = |quality: usize| {
        let spaces = watered & up_to[(quality + gardeners).min(3)];
        state.plants.selling[quality - 1] & u16::from(!spaces.is_empty()).wrapping_neg()
    };
    sells(1) | sells(2)
}

/// The quality of the plant that the caravan's city sells; 0 where it sells none, which no legal action asks for.
#[inline]
pub(crate) fn quality(state: &State) -> u8 {
    state.plant_side(state.caravan.into()).map_or(0, |side| side.quality)
}

/// AMY-R31: the gardeners that planting on a space takes.
#[inline]
pub(crate) fn gardeners_for(state: &State, space: Space) -> u8 {
    state.components().need(space).saturating_sub(quality(state))
}

/// AMY-P3, AMY-P4: gardeners go back to the supply, the tile comes to the player with its points and bonuses.
#[inline(never)]
pub(crate) fn plant<L: Listener<What>>(state: &mut State, space: Space, listener: &mut L) {
    let seat = state.active;
    let used = gardeners_for(state, space);
    let own = &mut state.seat_mut(seat).guild[Guild::Gardener.index()];
    *own = own.saturating_sub(used);
    if used > 0 {
        state.count_guild(Guild::Gardener);
    }
    state.unplanted.remove(space);
    let Some(tile) = state.tile(space) else { return turn::end_action(state, listener) };
    state.garden[space.index()] = NONE;
    state.seat_mut(seat).tiles.insert(tile);
    let facts = state.components().tile(tile);
    let what = What::Planted { space, tile, gardeners: used };
    score(state, seat, facts.points.into(), rulings::P4, what, listener);
    if facts.talents > 0 {
        let count = supply::give_talents(state, seat, facts.talents.into());
        emit(listener, Some(seat), rulings::P4, What::Talents { count, cause: Cause::Tile });
    }
    if facts.camels > 0 {
        let count = supply::give_camels(state, seat, facts.camels.into());
        emit(listener, Some(seat), rulings::P4, What::Camels { count, cause: Cause::Tile });
    }
    state.trade.space = Some(space);
    state.trade.goods = facts.goods;
    state.trade.card = facts.card;
    go_on(state, listener);
}

/// Takes the bonuses that are left in their order (AMY-X5), asking where there is a choice, and then finishes planting.
pub(super) fn go_on<L: Listener<What>>(state: &mut State, listener: &mut L) {
    if state.trade.goods > 0 {
        if !supply::goods(state).is_empty() {
            return state.ask(Phase::Good);
        }
        state.trade.goods = 0;
        emit(listener, Some(state.active), rulings::R22, What::BonusLost);
    }
    // AMY-R9, AMY-R34: a card that is to be had must be taken, otherwise it is lost.
    match state.trade.card.take() {
        None => {}
        Some(BonusCard::Of(guild)) if state.can_take(state.active, guild) => {
            let is_taken = caravan::take_card(state, guild, listener);
            if !is_taken {
                return;
            }
        }
        Some(BonusCard::Any) if !state.takeable(state.active).is_empty() => return state.ask(Phase::Bonus),
        Some(_) => {
            emit(listener, Some(state.active), rulings::R9, What::BonusLost);
        }
    }
    finish(state, listener);
}

/// AMY-P4, AMY-R30: a good as bonus.
#[inline(never)]
pub(crate) fn good<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    let seat = state.active;
    state.gain_good(seat, good);
    state.trade.goods = state.trade.goods.saturating_sub(1);
    emit(listener, Some(seat), rulings::P4, What::GoodTaken { good });
    go_on(state, listener);
}

/// AMY-P5, AMY-P6: the irrigation bonus, automatic irrigation, and the plant card is flipped.
fn finish<L: Listener<What>>(state: &mut State, listener: &mut L) {
    // Without a space only after an illegal action.
    let Some(space) = state.trade.space else { return turn::end_action(state, listener) };
    let city = usize::from(state.caravan);
    let quality = quality(state);
    match canals::most_cubes(state, space) {
        // The printed quality counts, gardeners do not.
        Some((seat, cubes)) => {
            score(state, seat, quality.into(), rulings::P5, What::IrrigationBonus { space, cubes }, listener);
        }
        None => emit(listener, None, rulings::R10, What::NoIrrigationBonus { space }),
    }
    canals::irrigate_by_itself(state, space, listener);
    if let Some(Plant { card, flipped }) = state.plant(city) {
        // AMY-D10
        let plant = Plant { card, flipped: !flipped };
        state.set_plant(city, plant);
        let city = state.city_name(city);
        emit(listener, None, rulings::D10, What::Flipped { city, plant });
    }
    turn::end_action(state, listener);
}
