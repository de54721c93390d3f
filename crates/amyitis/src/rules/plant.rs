//! Planting: AMY-P1 to P6, in the order of AMY-R24.

use shinar_core::Listener;

use super::{canals, caravan, score, supply, tell, turn};
use crate::{
    board::Space,
    components::BonusCard,
    event::{Cause, What},
    pieces::{Good, Guild, Plant},
    rulings,
    state::{NONE, Phase, State},
};

/// The spaces where the deciding player may plant what a city sells, one bit each.
///
/// A space has a tile, a completely irrigated side (AMY-P1), and needs no more than the plant's quality and the
/// player's gardeners give together (AMY-P2, AMY-P3).
#[inline]
pub(crate) fn plantable(state: &State, city: usize) -> u16 {
    let Some(side) = state.plant_side(city) else { return 0 };
    let quality = side.quality.saturating_add(state.own().level(Guild::Gardener)).min(3);
    state.unplanted & state.canals.watered & state.components().up_to[usize::from(quality)]
}

/// AMY-R31: the gardeners that planting on a space takes.
#[inline]
pub(crate) fn gardeners_for(state: &State, space: Space) -> u8 {
    let quality = state.plant_side(state.caravan.into()).map_or(0, |side| side.quality);
    state.components().need(space).saturating_sub(quality)
}

/// AMY-P3, AMY-P4: gardeners go back to the supply, the tile comes to the player with its points and bonuses.
pub(crate) fn plant<L: Listener<What>>(state: &mut State, space: Space, listener: &mut L) {
    let seat = state.active;
    let used = gardeners_for(state, space);
    let gardeners = &mut state.seat_mut(seat).guild[Guild::Gardener.index()];
    *gardeners = gardeners.saturating_sub(used);
    state.unplanted &= !space.bit();
    let Some(tile) = state.tile(space) else { return turn::end_action(state, listener) };
    state.garden[space.index()] = NONE;
    state.seat_mut(seat).tiles |= tile.bit();
    let facts = state.components().tile(tile);
    let what = What::Planted { space, tile, gardeners: used };
    score(state, seat, facts.points.into(), rulings::P4, what, listener);
    if facts.talents > 0 {
        let count = supply::give_talents(state, seat, facts.talents.into());
        tell(listener, Some(seat), rulings::P4, What::Talents { count, cause: Cause::Tile });
    }
    if facts.camels > 0 {
        let count = supply::give_camels(state, seat, facts.camels.into());
        tell(listener, Some(seat), rulings::P4, What::Camels { count, cause: Cause::Tile });
    }
    state.trade.space = space.0;
    state.trade.goods = facts.goods;
    state.trade.card = facts.card;
    go_on(state, listener);
}

/// Takes the bonuses that are left in their order (AMY-X5), asking where there is a choice, and then finishes planting.
pub(super) fn go_on<L: Listener<What>>(state: &mut State, listener: &mut L) {
    if state.trade.goods > 0 {
        if supply::goods(state) != 0 {
            return ask(state, Phase::Good);
        }
        state.trade.goods = 0;
        tell(listener, Some(state.active), rulings::R22, What::BonusLost);
    }
    // AMY-R9, AMY-R34: a card that is to be had must be taken, otherwise it is lost.
    match std::mem::take(&mut state.trade.card) {
        BonusCard::None => {}
        BonusCard::Of(guild) if state.can_take(state.active, guild) => {
            if !caravan::take_card(state, guild, listener) {
                return;
            }
        }
        BonusCard::Any if caravan::any_card(state) => return ask(state, Phase::Bonus),
        BonusCard::Of(_) | BonusCard::Any => {
            tell(listener, Some(state.active), rulings::R9, What::BonusLost);
        }
    }
    finish(state, listener);
}

fn ask(state: &mut State, phase: Phase) {
    state.phase = phase;
    state.then = phase;
}

/// AMY-P4, AMY-R30: a good as bonus.
pub(crate) fn good<L: Listener<What>>(state: &mut State, good: Good, listener: &mut L) {
    let seat = state.active;
    state.seat_mut(seat).goods.gain(good);
    state.trade.goods = state.trade.goods.saturating_sub(1);
    tell(listener, Some(seat), rulings::P4, What::GoodTaken { good });
    go_on(state, listener);
}

/// AMY-P5, AMY-P6: the irrigation bonus, automatic irrigation, and the plant card is flipped.
fn finish<L: Listener<What>>(state: &mut State, listener: &mut L) {
    let space = Space(state.trade.space);
    let city = usize::from(state.caravan);
    let quality = state.plant_side(city).map_or(0, |side| side.quality);
    match canals::most_cubes(state, space) {
        // The printed quality counts, gardeners do not.
        Some((seat, cubes)) => {
            score(state, seat, quality.into(), rulings::P5, What::IrrigationBonus { space, cubes }, listener);
        }
        None => tell(listener, None, rulings::R10, What::NoIrrigationBonus { space }),
    }
    canals::irrigate_by_itself(state, space, listener);
    if let Some(Plant { card, flipped }) = state.plant(city) {
        // AMY-D10
        let plant = Plant { card, flipped: !flipped };
        state.set_plant(city, plant);
        let city = state.city_name(city);
        tell(listener, None, rulings::D10, What::Flipped { city, plant });
    }
    turn::end_action(state, listener);
}
