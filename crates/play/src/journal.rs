//! The journal of a table: everything that was done to its match, in order.

use serde::{Deserialize, Serialize};
use shinar_core::{ParseError, Seat, json};
use shinar_games::Move;

use crate::clock::Millis;

/// An entry of a table's journal. The match is the replay of all of them, and of nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum JournalEntry {
    /// The game starts.
    Begin {
        /// Time of the entry.
        t: Millis,
    },
    /// A seat acts.
    Act {
        /// The acting seat.
        s: Seat,
        /// What it does.
        #[serde(flatten)]
        action: JournalAction,
        /// Whether it also hands the turn over.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        end: bool,
        /// Time of the entry.
        t: Millis,
    },
    /// A chance outcome.
    Chance {
        /// What was drawn.
        #[serde(flatten)]
        action: JournalAction,
    },
    /// A seat takes its last action back.
    Undo {
        /// The seat that undoes.
        s: Seat,
        /// Time of the entry.
        t: Millis,
    },
    /// A seat hands the turn over.
    End {
        /// The seat whose turn it was.
        s: Seat,
        /// Time of the entry.
        t: Millis,
    },
    /// A player resigns.
    Resign {
        /// The seat of the player.
        s: Seat,
        /// Time of the entry.
        t: Millis,
    },
    /// A bot starts or stops playing for an absent player.
    StandIn {
        /// The seat of the player.
        s: Seat,
        /// Whether the bot plays from now on.
        on: bool,
        /// Time of the entry.
        t: Millis,
    },
    /// The player of a seat goes on vacation, or changes when it ends; `until` before `from` means that there is none.
    Vacation {
        /// The seat of the player.
        s: Seat,
        /// When it begins; before the time of the entry if it became known late.
        from: Millis,
        /// When it ends.
        until: Millis,
        /// Time of the entry.
        t: Millis,
    },
    /// The game ends because only bots play and nobody looks.
    Abandon {
        /// Time of the entry.
        t: Millis,
    },
}

/// An action as the journal writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum JournalAction {
    /// Its dense index, which is stable for the version of the rules that the table is played by.
    #[serde(rename = "i")]
    Index(usize),
    /// Its text, as the first version of the server wrote it.
    #[serde(rename = "a")]
    Text(String),
}

impl From<Move> for JournalAction {
    fn from(one: Move) -> Self {
        Self::Index(one.index())
    }
}

impl JournalEntry {
    /// The text in the store.
    pub fn to_text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// Reads the text in the store.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        json::read(text)
    }

    /// The seat that made it; `None` for the start, for chance and for a game that was abandoned.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Begin { .. } | Self::Chance { .. } | Self::Abandon { .. } => None,
            Self::Act { s, .. }
            | Self::Undo { s, .. }
            | Self::End { s, .. }
            | Self::Resign { s, .. }
            | Self::StandIn { s, .. }
            | Self::Vacation { s, .. } => Some(*s),
        }
    }

    /// The time of the entry; a chance outcome has that of the entry before.
    pub(crate) fn time(&self) -> Option<Millis> {
        match self {
            Self::Chance { .. } => None,
            Self::Begin { t }
            | Self::Act { t, .. }
            | Self::Undo { t, .. }
            | Self::End { t, .. }
            | Self::Resign { t, .. }
            | Self::StandIn { t, .. }
            | Self::Vacation { t, .. }
            | Self::Abandon { t } => Some(*t),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_both_versions_are_read() {
        for (text, entry) in [
            (r#"{"e":"chance","i":17}"#, JournalEntry::Chance { action: JournalAction::Index(17) }),
            (
                r#"{"e":"chance","a":"lay mo"}"#,
                JournalEntry::Chance { action: JournalAction::Text("lay mo".to_owned()) },
            ),
            (
                r#"{"e":"act","s":1,"i":3,"end":true,"t":5}"#,
                JournalEntry::Act { s: Seat(1), action: JournalAction::Index(3), end: true, t: 5 },
            ),
            (
                r#"{"e":"act","s":0,"a":"finish","t":5}"#,
                JournalEntry::Act {
                    s: Seat(0),
                    action: JournalAction::Text("finish".to_owned()),
                    end: false,
                    t: 5,
                },
            ),
            (
                r#"{"e":"vacation","s":1,"from":7,"until":9,"t":5}"#,
                JournalEntry::Vacation { s: Seat(1), from: 7, until: 9, t: 5 },
            ),
        ] {
            assert_eq!(JournalEntry::parse(text).unwrap(), entry);
            assert_eq!(entry.to_text().unwrap(), text);
        }
        for bad in
            ["", "{}", r#"{"e":"chance"}"#, r#"{"e":"chance","i":-1}"#, r#"{"e":"act","s":7,"i":3,"t":5}"#]
        {
            assert!(JournalEntry::parse(bad).is_err(), "{bad}");
        }
    }
}
