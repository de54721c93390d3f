//! What puzzles of Tigris & Euphrates are about.

use shinar_core::Seat;

use crate::{
    action::Action,
    event::{ConflictKind, Event, What},
    state::State,
};

/// Every theme.
pub(crate) const THEMES: &[&str] = &[
    "war",
    "revolt",
    "support",
    "defence",
    "union",
    "leader",
    "withdrawal",
    "monument",
    "wonder",
    "building",
    "catastrophe",
    "treasure",
    "income",
    "swap",
    "pass",
];

/// The themes of what a seat did.
pub(crate) fn themes(before: &State, seat: Seat, action: Action, events: &[Event]) -> Vec<&'static str> {
    let own = |event: &Event| event.seat == Some(seat);
    let mut found: Vec<_> = events
        .iter()
        .filter_map(|event| {
            Some(match event.what {
                What::Conflict { kind: ConflictKind::War, .. } => "war",
                What::Conflict { kind: ConflictKind::Revolt, .. } => "revolt",
                What::United { .. } => "union",
                What::Monument { .. } => "monument",
                What::Wonder { .. } => "wonder",
                What::Building { .. } => "building",
                What::Treasure { .. } if own(event) => "treasure",
                What::Income { .. } | What::WonderPoint { .. } if own(event) => "income",
                _ => return None,
            })
        })
        .collect();
    match action {
        Action::Leader { .. } => found.push("leader"),
        Action::Withdraw { .. } => found.push("withdrawal"),
        Action::Catastrophe { .. } => found.push("catastrophe"),
        Action::Swap { .. } => found.push("swap"),
        Action::Pass => found.push("pass"),
        Action::Support { .. } => found.push(if seat == before.open.active { "support" } else { "defence" }),
        _ => {}
    }
    found
}
