//! What lists show of a match.

use serde::{Deserialize, Serialize};
use shinar_core::Seat;

use super::Match;
use crate::api::{EndReason, SeatResult};

/// What lists show of a match, so that a table need not be opened to be listed.
///
/// It follows from the match, is written with its every change, and never read back as truth: a table in memory asks its match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// The seat that must act. It has a column of its own.
    #[serde(skip)]
    pub(crate) asked: Option<Seat>,
    /// For whom a bot plays on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) stand_ins: Vec<Seat>,
    /// Who gave up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) resigned: Vec<Seat>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<Vec<SeatResult>>,
    /// Why it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) end_reason: Option<EndReason>,
}

impl Summary {
    /// The summary of a match.
    pub(crate) fn of(game: &Match) -> Self {
        let over = game.is_over();
        Self {
            asked: game.asked().filter(|_| !over),
            stand_ins: game.stand_ins().collect(),
            resigned: game.resigned().collect(),
            result: over.then(|| game.result()),
            end_reason: game.end_reason(),
        }
    }
}
