//! What a choice costs and takes, as far as it shows at a glance.

use serde::Serialize;

use crate::{
    action::Action,
    rules::{caravan, plant},
    state::State,
};

/// What an action of a player costs or takes. Only what the kind of action can cost is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct Outlook {
    /// Talents that a craftsman costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub talents: Option<u16>,
    /// Camels that the caravan's way costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camels: Option<u16>,
    /// Gardeners that go back to the supply for a plant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gardeners: Option<u8>,
    /// The level of the guild card that is taken; gardeners have level 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

impl Outlook {
    /// The outlook of a legal action; none for chance, and where nothing is paid or taken.
    pub(crate) fn of(state: &State, action: Action) -> Option<Self> {
        let nothing = Self::default();
        Some(match action {
            Action::Hire { trio, .. } => {
                Self { talents: Some(state.trios.get(trio.into())?.cost()), ..nothing }
            }
            Action::Go { steps } => Self { camels: Some(caravan::camels_for(state, steps)), ..nothing },
            Action::Plant { space } => {
                Self { gardeners: Some(plant::gardeners_for(state, space)), ..nothing }
            }
            Action::Take { guild } => Self { level: Some(state.next_level(state.active, guild)), ..nothing },
            _ => return None,
        })
    }
}
