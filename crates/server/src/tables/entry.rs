//! What the log of a table is made of.

use serde::{Deserialize, Serialize};
use shinar_core::Seat;
use shinar_games::Move;

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
        s: Seat,
        /// The action.
        #[serde(flatten)]
        action: Logged,
        /// Whether the turn was handed over with it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        end: bool,
        /// When.
        t: Millis,
    },
    /// Chance falls.
    Chance {
        /// The outcome.
        #[serde(flatten)]
        action: Logged,
    },
    /// A seat takes its last action back.
    Undo {
        /// The seat.
        s: Seat,
        /// When.
        t: Millis,
    },
    /// A seat hands the turn over.
    End {
        /// The seat.
        s: Seat,
        /// When.
        t: Millis,
    },
    /// A seat gives up.
    Resign {
        /// The seat.
        s: Seat,
        /// When.
        t: Millis,
    },
    /// A bot plays on for a seat, or no longer does.
    StandIn {
        /// The seat.
        s: Seat,
        /// Whether it does.
        on: bool,
        /// When.
        t: Millis,
    },
}

/// An action as the log names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Logged {
    /// By its dense index, which is stable for the version of the rules that the table is played by.
    #[serde(rename = "i")]
    Index(usize),
    /// By its text, as the first version of the server wrote it.
    #[serde(rename = "a")]
    Text(String),
}

impl From<Move> for Logged {
    fn from(one: Move) -> Self {
        Self::Index(one.index())
    }
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
            | Self::StandIn { s, .. } => Some(*s),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_both_versions_are_read() {
        for (text, entry) in [
            (r#"{"e":"chance","i":17}"#, Entry::Chance { action: Logged::Index(17) }),
            (r#"{"e":"chance","a":"lay mo"}"#, Entry::Chance { action: Logged::Text("lay mo".to_owned()) }),
            (
                r#"{"e":"act","s":1,"i":3,"end":true,"t":5}"#,
                Entry::Act { s: Seat(1), action: Logged::Index(3), end: true, t: 5 },
            ),
            (
                r#"{"e":"act","s":0,"a":"finish","t":5}"#,
                Entry::Act { s: Seat(0), action: Logged::Text("finish".to_owned()), end: false, t: 5 },
            ),
        ] {
            assert_eq!(Entry::parse(text).as_ref(), Ok(&entry));
            assert_eq!(entry.to_text(), text);
        }
        for bad in
            ["", "{}", r#"{"e":"chance"}"#, r#"{"e":"chance","i":-1}"#, r#"{"e":"act","s":7,"i":3,"t":5}"#]
        {
            assert!(Entry::parse(bad).is_err(), "{bad}");
        }
    }
}
