//! The end of the game: AMY-E1 to E4.

use shinar_core::{Listener, PerSeat, Seat, prelude::*, rank_by_key};

use super::{emit, score};
use crate::{
    components::by_players,
    event::{End, What},
    pieces::Guild,
    rulings,
    state::{Phase, State},
};

/// The tiles left in the garden.
pub(crate) fn tiles_left(state: &State) -> u8 {
    state.unplanted.len() as u8
}

/// AMY-E1: the tiles that have to be planted until the game ends with the round.
pub(crate) fn until_end(state: &State) -> u8 {
    tiles_left(state).saturating_sub(state.components().tiles_left[by_players(state.players)])
}

/// AMY-E1, AMY-R28: whether the game ends with this round.
pub(crate) fn is_last_round(state: &State) -> bool {
    until_end(state) == 0
}

/// AMY-E2: the points for a number of tiles.
pub(crate) fn favour(state: &State, tiles: u8) -> u8 {
    let lines = state.components().favour[by_players(state.players)].iter();
    lines.filter(|line| tiles >= line.tiles).map(|line| line.points).max().unwrap_or(0)
}

fn goods_left(state: &State, seat: Seat) -> u8 {
    state.seat(seat).goods.total().min(255) as u8
}

/// AMY-E3: the points for goods that are left.
fn goods_points(state: &State, goods: u8) -> u16 {
    u16::from(goods).saturating_mul(state.components().points_per_good.into())
}

/// AMY-E2, AMY-E3: the last points; goods beyond the storage were given back before (AMY-R23).
pub(super) fn finish<L: Listener<What>>(state: &mut State, listener: &mut L) {
    for seat in Seat::all(state.players) {
        let tiles = state.seat(seat).tiles.len() as u8;
        let points = favour(state, tiles);
        score(state, seat, points.into(), rulings::E2, What::Favour { tiles }, listener);
        let goods = goods_left(state, seat);
        if goods > 0 {
            let points = goods_points(state, goods);
            score(state, seat, points, rulings::E3, What::GoodsLeft { goods }, listener);
        }
    }
    state.active = state.first;
    state.ask(Phase::Over);
    emit(
        listener,
        None,
        rulings::E1,
        What::Over { reason: End::GardenPlanted, tiles_left: tiles_left(state) },
    );
}

/// What the score of a seat is made of when the game has ended.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub(crate) struct Points {
    /// For garden tiles.
    tiles: u16,
    /// For palaces of every level.
    palaces: u16,
    /// The favour of Amyitis.
    favour: u8,
    /// For goods left.
    goods: u16,
    /// For irrigation, sales, temples and bankers.
    rest: i32,
}

impl Points {
    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        let components = state.components();
        let own = state.seat(seat);
        let tiles = own.tiles.into_iter().map(|tile| u16::from(components.tile(tile).points)).sum();
        let levels = 1..=own.level(Guild::Palace);
        let palaces = levels.map(|level| u16::from(components.card(Guild::Palace, level).points)).sum();
        let favour = favour(state, own.tiles.len() as u8);
        let goods = goods_points(state, goods_left(state, seat));
        let known: i32 = [tiles, palaces, favour.into(), goods].into_iter().map(i32::from).sum();
        let rest = i32::from(state.scores[seat.index()]) - known;
        Self { tiles, palaces, favour, goods, rest }
    }
}

/// Why the game ended.
pub(crate) fn reason(state: &State) -> Option<End> {
    (state.phase == Phase::Over).then_some(End::GardenPlanted)
}

/// AMY-E4: points alone; equals share.
pub(crate) fn ranking(state: &State) -> PerSeat<u8> {
    rank_by_key(&state.scores())
}
