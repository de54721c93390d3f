//! The end of the game: BAB-E1 and E2.

use shinar_core::{PerSeat, Seat, rank_by_key};

use crate::{
    event::End,
    state::{Open, Phase},
};

/// BAB-E1: why the game ends with the turn of the active player, if it does.
pub(crate) fn at_turn_end(open: &Open) -> Option<End> {
    let at = open.active.index();
    // BAB-R18: a stand that could be refilled is not empty.
    if open.stand_len[at] == 0 && open.pool_len[at] == 0 {
        Some(End::StandEmpty)
    } else if open.cities.len() <= 1 {
        Some(End::OneCityLeft)
    } else {
        None
    }
}

/// Why the game ended.
pub(crate) fn reason(open: &Open) -> Option<End> {
    (open.phase == Phase::Over).then(|| at_turn_end(open)).flatten()
}

/// The points of every seat.
pub(crate) fn scores(open: &Open) -> PerSeat<i32> {
    Seat::all(open.players).map(|seat| open.scores[seat.index()].into()).collect()
}

/// BAB-E2, BAB-R18: points, then city tiles.
pub(crate) fn ranking(open: &Open) -> PerSeat<u8> {
    let key = |seat: Seat| (open.scores[seat.index()], open.cities_of(seat));
    rank_by_key(&Seat::all(open.players).map(key).collect())
}
