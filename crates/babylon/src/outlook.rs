//! What an action would bring about, for marks on everything that can be chosen.

use serde::Serialize;

use crate::{
    action::{Action, Place},
    board::CORNERS,
    rules::support::{self, Bill, SupportKind},
    view::{ShownGain, View, shown_gain},
};

/// What an action would bring about at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "outlook", rename_all = "snake_case")]
pub enum Outlook {
    /// The pillars that mining brings.
    Mine(ShownGain),
    /// What a tile would stand on, and what that costs.
    Place {
        /// By corner, NW, NE, SE, SW; nothing below the lookout.
        supports: [Option<SupportKind>; CORNERS],
        /// The single pillars it costs; double pillars in hand are used first.
        pillars: u8,
    },
}

impl Outlook {
    pub(crate) fn of(view: &View, action: Action) -> Option<Self> {
        let state = &view.state;
        match action {
            Action::Mine { stack } => shown_gain(state, stack).map(Self::Mine),
            Action::Place(place) => {
                let Place { anchor, level, lookout, .. } = place;
                let (_, pillars) = Bill::new(state.garden(), anchor, level, lookout).price(state);
                Some(Self::Place { supports: support::planned(state.garden(), place), pillars })
            }
            _ => None,
        }
    }
}
