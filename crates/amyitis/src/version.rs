//! The versions of the rules that games are played by.

/// A version of the rules. A game keeps the one it began with, so that old records and running tables go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Version {
    /// Players were asked even where there was only one choice, except when they paid, took a token or gave goods
    /// back; and a salt and a wine for two salts could be paid in either order.
    First = 1,
    /// AMY-X2: what leaves no choice is not asked.
    Second = 2,
}

impl Version {
    /// The version that new games are played by.
    pub(crate) const NEWEST: Self = Self::Second;

    /// The version with a number, if it is known.
    pub(crate) fn numbered(number: u32) -> Option<Self> {
        [Self::First, Self::Second].into_iter().find(|version| version.number() == number)
    }

    /// Its number, as in records.
    pub(crate) const fn number(self) -> u32 {
        self as u32
    }
}
