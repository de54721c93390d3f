//! The end of the game: AMY-E1 to E4.

use shinar_core::{Listener, PerSeat, Seat, rank_by_key};

use super::{score, tell};
use crate::{
    components::by_players,
    event::What,
    rulings,
    state::{Phase, State},
};

/// The tiles left in the garden.
pub(crate) fn tiles_left(state: &State) -> u8 {
    state.unplanted.count_ones() as u8
}

/// AMY-E1, AMY-R28: whether the game ends with this round.
pub(crate) fn is_last_round(state: &State) -> bool {
    tiles_left(state) <= state.components().tiles_left[by_players(state.players)]
}

/// AMY-E2: the points for so many tiles.
pub(crate) fn favour(state: &State, tiles: u8) -> u8 {
    let lines = state.components().favour[by_players(state.players)].iter();
    lines.filter(|line| tiles >= line.tiles).map(|line| line.points).max().unwrap_or(0)
}

/// AMY-E2, AMY-E3: the last points; goods beyond the storage were given back before (AMY-R23).
pub(super) fn finish<L: Listener<What>>(state: &mut State, listener: &mut L) {
    for seat in Seat::all(state.players) {
        let tiles = state.seat(seat).tiles.count_ones() as u8;
        let points = favour(state, tiles);
        score(state, seat, points.into(), rulings::E2, What::Favour { tiles }, listener);
        let goods = state.seat(seat).goods.total().min(255) as u8;
        let points = u16::from(goods).saturating_mul(state.components().points_per_good.into());
        if goods > 0 {
            score(state, seat, points, rulings::E3, What::GoodsLeft { goods }, listener);
        }
    }
    state.phase = Phase::Over;
    state.then = Phase::Over;
    state.active = state.first;
    tell(listener, None, rulings::E1, What::Over { tiles_left: tiles_left(state) });
}

/// Why the game ended.
pub(crate) fn reason(state: &State) -> Option<&'static str> {
    (state.phase == Phase::Over).then_some("the garden is planted")
}

/// The points of every seat.
pub(crate) fn scores(state: &State) -> PerSeat<i32> {
    Seat::all(state.players).map(|seat| state.scores[seat.index()].into()).collect()
}

/// AMY-E4: points alone; equals share.
pub(crate) fn ranking(state: &State) -> PerSeat<u8> {
    rank_by_key(&scores(state))
}
