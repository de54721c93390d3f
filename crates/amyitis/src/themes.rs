//! What puzzles of Amyitis are about.

use shinar_core::Seat;

use crate::{
    action::Action,
    event::{Event, What},
    state::State,
};

/// Every theme.
pub(crate) const THEMES: &[&str] = &[
    "caravan",
    "camels",
    "sale",
    "guild",
    "harvest",
    "row",
    "temple",
    "irrigation",
    "plant",
    "bonus",
    "gift",
    "swap",
    "pass",
];

/// The themes of what a seat did.
pub(crate) fn themes(_: &State, seat: Seat, action: Action, events: &[Event]) -> Vec<&'static str> {
    let own = |event: &Event| event.seat == Some(seat);
    let mut found: Vec<_> = events
        .iter()
        .filter(|event| own(event))
        .filter_map(|event| {
            Some(match event.what {
                What::Moved { .. } => "caravan",
                What::Camels { .. } => "camels",
                What::Sold { .. } => "sale",
                What::CardTaken { .. } => "guild",
                What::Harvested { .. } => "harvest",
                What::RowFull { .. } => "row",
                What::Entered { .. } => "temple",
                What::Irrigated { .. } => "irrigation",
                What::Planted { .. } => "plant",
                What::IrrigationBonus { .. } => "bonus",
                What::Swapped { .. } => "swap",
                _ => return None,
            })
        })
        .collect();
    match action {
        Action::Pass => found.push("pass"),
        Action::Gift { .. } => found.push("gift"),
        _ => {}
    }
    found
}
