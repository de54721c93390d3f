//! Rules by name.

use std::fmt;

use serde::{Serialize, Serializer};

/// The id of a rule statement, such as `BAB-C4`.
///
/// The code cites it where it decides, an illegal action is refused with it, an event carries it as its
/// cause, a test names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ruling(pub &'static str);

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl Serialize for Ruling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// A ruling with what it says, in our own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulingText {
    /// The id.
    pub ruling: Ruling,
    /// One or two sentences for a player.
    pub text: &'static str,
    /// Why it was decided that way, where the rulebook leaves it open.
    pub reason: Option<&'static str>,
}

/// What it says and why, as the terminal and the documents show it.
impl fmt::Display for RulingText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)?;
        match self.reason {
            Some(reason) => write!(f, " Reason: {reason}"),
            None => Ok(()),
        }
    }
}

/// Rulings that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The id used in addresses and translations: lower-case words joined by hyphens, such as `playing-tokens`.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// In reading order.
    pub rulings: &'static [RulingText],
}

/// Every ruling of a game, in chapters.
///
/// A game does not write it by hand: `shinar-words` makes it from `locales/en/rulings-GAME.ftl` when the game is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// What precedes the ids of the rulings, such as `BAB-`.
    pub prefix: &'static str,
    /// What the letters in the ids mean.
    pub names: Option<&'static str>,
    /// What of the printed game had to be reconstructed.
    pub reconstructed: Option<&'static str>,
    /// In reading order.
    pub chapters: &'static [Chapter],
}

impl Rulebook {
    /// All rulings, in reading order.
    pub fn rulings(&self) -> impl Iterator<Item = &'static RulingText> + use<> {
        self.chapters.iter().flat_map(|chapter| chapter.rulings)
    }

    /// Finds a ruling by its id, with or without the prefix, in any case; `D-05` and `D5` are the same.
    pub fn find(&self, id: &str) -> Option<&'static RulingText> {
        self.rulings().find(|entry| {
            let full = entry.ruling.0;
            let short = full.strip_prefix(self.prefix).unwrap_or(full);
            same_id(full, id) || same_id(short, id)
        })
    }
}

/// Whether two ids name one ruling: case, hyphens and zeros before a number do not matter.
fn same_id(one: &str, two: &str) -> bool {
    fn plain(id: &str) -> impl Iterator<Item = char> {
        let mut in_number = false;
        id.chars().filter(|&c| c != '-').map(|c| c.to_ascii_lowercase()).filter(move |&c| {
            let leading_zero = c == '0' && !in_number;
            in_number = c.is_ascii_digit() && !leading_zero;
            !leading_zero
        })
    }
    plain(one).eq(plain(two))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_people_write_them() {
        for id in ["TNE-D05", "tne-d5", "TNE-D-05", "TNED5"] {
            assert!(same_id("TNE-D05", id), "{id}");
        }
        assert!(same_id("C8.10", "c8.10") && same_id("C10.1", "C10.1"));
        assert!(!same_id("C8.10", "C8.1") && !same_id("C8.1", "C81") && !same_id("D05", "D50"));
        assert!(!same_id("", "D1") && same_id("", ""));
    }

    #[test]
    fn a_ruling_says_what_and_why() {
        let mut entry =
            RulingText { ruling: Ruling("UR-M2"), text: "No square holds two pieces.", reason: None };
        assert_eq!(entry.to_string(), "No square holds two pieces.");
        entry.reason = Some("there is no room.");
        assert_eq!(entry.to_string(), "No square holds two pieces. Reason: there is no room.");
    }
}
