//! The end of the game: BAB-E1 and E2.

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
