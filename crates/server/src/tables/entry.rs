//! What the log of a table is made of.

use serde::{Deserialize, Serialize};
use shinar_core::Seat;

use crate::clock::Millis;

/// An entry of a table's log. The match is the replay of all of them, and of nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// The game begins.
    Begin {
        /// When.
        t: Millis,
    },
    /// A seat acts.
    Act {
        /// The seat, 0-based.
        s: u8,
        /// The action.
        a: String,
        /// Whether the turn was handed over with it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        end: bool,
        /// When.
        t: Millis,
    },
    /// Chance falls.
    Chance {
        /// The outcome.
        a: String,
    },
    /// A seat takes its last action back.
    Undo {
        /// The seat.
        s: u8,
        /// When.
        t: Millis,
    },
    /// A seat hands the turn over.
    End {
        /// The seat.
        s: u8,
        /// When.
        t: Millis,
    },
    /// A seat gives up.
    Resign {
        /// The seat.
        s: u8,
        /// When.
        t: Millis,
    },
    /// A bot plays on for a seat, or no longer does.
    StandIn {
        /// The seat.
        s: u8,
        /// Whether it does.
        on: bool,
        /// When.
        t: Millis,
    },
}

impl Entry {
    /// The text in the store.
    pub(crate) fn to_text(&self) -> String {
        // Texts and numbers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the text in the store.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| format!("an entry of a log: {error}"))
    }

    /// The seat that made it, if one did.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Begin { .. } | Self::Chance { .. } => None,
            Self::Act { s, .. }
            | Self::Undo { s, .. }
            | Self::End { s, .. }
            | Self::Resign { s, .. }
            | Self::StandIn { s, .. } => Some(Seat(*s)),
        }
    }

    pub(super) fn time(&self) -> Option<Millis> {
        match self {
            Self::Chance { .. } => None,
            Self::Begin { t }
            | Self::Act { t, .. }
            | Self::Undo { t, .. }
            | Self::End { t, .. }
            | Self::Resign { t, .. }
            | Self::StandIn { t, .. } => Some(*t),
        }
    }
}
