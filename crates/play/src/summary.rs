//! The part of a match that lists of tables show.

use serde::{Deserialize, Serialize};
use shinar_core::Seat;

use crate::{
    api::{EndReason, SeatResult},
    matches::Match,
};

/// The part of a match that lists show, so that a table need not be opened to be listed.
///
/// It is derived from the match and written with every change; an open table never reads it back, but asks its match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The seat that must act. It is stored in its own column.
    #[serde(skip)]
    pub asked: Option<Seat>,
    /// How often a seat has handed over.
    #[serde(default)]
    pub turn: u32,
    /// The seats for which a bot plays in place of an absent player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stand_ins: Vec<Seat>,
    /// The seats whose players have resigned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<Seat>,
    /// The vacations of players, from when until when, where clocks stand still meanwhile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vacations: Vec<(Seat, i64, i64)>,
    /// Scores and ranks, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<SeatResult>>,
    /// Why the match ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_reason: Option<EndReason>,
}

impl Summary {
    /// The summary of a match.
    pub fn of(game: &Match) -> Self {
        let over = game.is_over();
        Self {
            asked: game.asked().filter(|_| !over),
            turn: game.turn(),
            stand_ins: game.stand_ins().collect(),
            resigned: game.resigned().collect(),
            vacations: Seat::all(game.table.players())
                .filter(|_| game.clocks.know_vacations() && !over)
                .filter_map(|seat| game.clocks.vacation(seat).map(|(from, until)| (seat, from, until)))
                .collect(),
            result: over.then(|| game.result()),
            end_reason: game.end_reason(),
        }
    }
}
