//! What puzzles of Babylon are about.

use shinar_core::Seat;

use crate::{
    action::Action,
    event::{Event, What},
    pieces::Symbol,
    rules::score::{self, Category},
    state::State,
};

/// From this level on a tile is high up.
const HIGH: u8 = 3;

/// A tile that brings as many pillars is mined for them, too.
const MANY_PILLARS: u8 = 3;

/// Every theme.
pub(crate) const THEMES: &[&str] = &[
    "mine",
    "pillars",
    "height",
    "statue",
    "fountain",
    "footbridge",
    "stairs",
    "lookout",
    "sets",
    "flowers",
    "change",
    "store",
    "discard",
    "hold",
];

/// The themes of what a seat did.
pub(crate) fn themes(before: &State, seat: Seat, action: Action, events: &[Event]) -> Vec<&'static str> {
    // A category may also lose points, where a tile covers something.
    let rises = |category, total| total > score::of_seat(before, seat).of(category);
    let own = |event: &&Event| event.seat == Some(seat);
    let mut found: Vec<_> = events
        .iter()
        .filter(own)
        .filter_map(|event| {
            Some(match event.what {
                What::Mined { pillars: MANY_PILLARS.., .. } => "pillars",
                What::Placed { level: HIGH.., .. } => "height",
                What::Joined { symbol: Symbol::Fountain, .. } => "fountain",
                What::Joined { symbol: Symbol::Bridge, .. } => "footbridge",
                What::Joined { symbol: Symbol::Stairs, .. } => "stairs",
                What::Statue { .. } => "statue",
                What::Scored { category: Category::Variety, total } if rises(Category::Variety, total) => {
                    "sets"
                }
                What::Scored { category: Category::Flowers, total } if rises(Category::Flowers, total) => {
                    "flowers"
                }
                _ => return None,
            })
        })
        .collect();
    match action {
        Action::Mine { .. } => found.push("mine"),
        Action::Change { .. } => found.push("change"),
        Action::Store => found.push("store"),
        Action::Discard { .. } => found.push("discard"),
        Action::End => found.push("hold"),
        _ => {}
    }
    found
}
