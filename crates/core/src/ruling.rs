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
#[derive(Clone, Copy, Debug)]
pub struct RulingText {
    /// The id.
    pub ruling: Ruling,
    /// One or two sentences for a player.
    pub text: &'static str,
}

/// Declares the rulings of a game: a constant for each, and `ALL` with their texts.
///
/// ```
/// mod rulings {
///     shinar_core::rulings! {
///         /// Two dice are thrown.
///         D1 = "DICE-D1",
///     }
/// }
/// assert_eq!(rulings::D1.0, "DICE-D1");
/// assert_eq!(rulings::ALL[0].text, "Two dice are thrown.");
/// ```
#[macro_export]
macro_rules! rulings {
    ($($(#[doc = $doc:literal])+ $name:ident = $id:literal),* $(,)?) => {
        $($(#[doc = $doc])+ pub const $name: $crate::Ruling = $crate::Ruling($id);)*

        /// Every ruling of the game with its text, in the order a player reads them.
        pub const ALL: &[$crate::RulingText] = &[$(
            $crate::RulingText { ruling: $name, text: concat!($($doc),+).trim_ascii() },
        )*];
    };
}
