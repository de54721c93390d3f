//! What puzzles of Babylonia are about.

use shinar_core::Seat;

use crate::{
    action::Action,
    event::{Event, SiteKind, What},
    state::State,
};

/// From this many tokens at a city on, its points came from a network.
const NETWORK: u8 = 4;

/// Every theme.
pub(crate) const THEMES: &[&str] =
    &["surround", "deny", "network", "ziggurat", "card", "field", "river", "extra-turn", "finish"];

/// The themes of what a seat did.
pub(crate) fn themes(_: &State, seat: Seat, action: Action, events: &[Event]) -> Vec<&'static str> {
    let own = |event: &Event| event.seat == Some(seat);
    let mut found: Vec<_> = events
        .iter()
        .filter_map(|event| {
            Some(match event.what {
                What::Surrounded { site: SiteKind::City, .. } => "surround",
                What::Surrounded { site: SiteKind::Ziggurat, .. } => "ziggurat",
                What::CityLost { .. } | What::ZigguratTied { .. } => "deny",
                What::Citizens { tokens, .. } if own(event) && tokens >= NETWORK => "network",
                What::Ziggurats { touched, .. } if own(event) && touched > 1 => "ziggurat",
                What::CardTaken { .. } if own(event) => "card",
                What::Field { .. } if own(event) => "field",
                What::Placed { face_down: true, .. } if own(event) => "river",
                What::ExtraTurn => "extra-turn",
                _ => return None,
            })
        })
        .collect();
    if action == Action::Finish {
        found.push("finish");
    }
    found
}
