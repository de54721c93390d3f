//! Every limit on what comes in, in one place.

use std::{num::NonZeroU32, time::Duration};

use unicode_normalization::UnicodeNormalization;

/// The longest body of a request, in bytes.
pub const BODY: usize = 16 * 1024;
/// The longest message on a socket, in bytes.
pub const MESSAGE: usize = 4 * 1024;
/// The longest name of a person or a token, in characters.
pub const NAME: usize = 32;
/// The longest line of chat, in characters.
pub const CHAT: usize = 500;
/// The shortest and the longest name to sign in with, in characters.
pub const LOGIN: (usize, usize) = (3, 32);
/// The shortest and the longest password, in characters.
pub const PASSWORD: (usize, usize) = (8, 128);
/// The longest id that a client gives to a try, in bytes.
pub const CLIENT: usize = 64;
/// The longest contribution to the shuffle, in bytes.
pub const CONTRIBUTION: usize = 64;
/// The longest text of an action, in bytes.
pub const ACTION: usize = 128;
/// The most tables that one person has open or running.
pub const TABLES: i64 = 50;
/// The most tokens of one person.
pub const TOKENS: i64 = 20;
/// The most sockets at one table.
pub const SOCKETS: usize = 200;
/// The most messages that wait for one socket; one that is slower is closed and comes back when it can.
pub const OUTBOX: usize = 64;
/// The most messages that wait for one table.
pub const INBOX: usize = 256;
/// How often a socket sits down anew by itself when its table goes away; then it is closed and comes back when it can.
pub const RETURNS: Option<Rate> = Rate::new(60, 5);
/// The lines of chat that are kept in memory and shown to whoever comes.
pub const CHAT_SHOWN: usize = 100;
/// The most tables in a list.
pub const LISTED: i64 = 200;
/// How long a cookie is good after its last use, at least.
pub const COOKIE: Duration = Duration::from_secs(180 * DAY);
/// How long a token for a program is good.
pub const TOKEN: Duration = Duration::from_secs(365 * DAY);

const DAY: u64 = 24 * 60 * 60;

/// How often somebody may ask, per second and at once. `None` lifts the limit.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests from one address.
    pub requests: Option<Rate>,
    /// Tries to sign in, to make an account or to come in as a new guest from one address: they cost us most.
    pub entries: Option<Rate>,
    /// Messages on one socket.
    pub messages: Option<Rate>,
    /// Tables made by one person.
    pub tables: Option<Rate>,
}

/// A number of tokens that fill up again.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many come back in a minute.
    pub per_minute: NonZeroU32,
    /// How many there are at most.
    pub burst: NonZeroU32,
}

impl Rate {
    const fn new(per_minute: u32, burst: u32) -> Option<Self> {
        match (NonZeroU32::new(per_minute), NonZeroU32::new(burst)) {
            (Some(per_minute), Some(burst)) => Some(Self { per_minute, burst }),
            _ => None,
        }
    }

    /// The same for the limiter.
    pub fn quota(self) -> governor::Quota {
        governor::Quota::per_minute(self.per_minute).allow_burst(self.burst)
    }
}

impl Rates {
    /// What a public server allows.
    pub const STANDARD: Self = Self {
        requests: Rate::new(1200, 200),
        entries: Rate::new(30, 20),
        messages: Rate::new(1200, 60),
        tables: Rate::new(20, 20),
    };

    /// No limit at all, for load tests on the own machine.
    pub const NONE: Self = Self { requests: None, entries: None, messages: None, tables: None };
}

/// Text of a person in one line: normalised, without control characters, trimmed; an error says what is allowed.
pub fn line(text: &str, what: &str, longest: usize) -> Result<String, String> {
    // A normalised text is at most a few times longer; what is far too long is not even looked at.
    if text.len() > longest * 16 {
        return Err(format!("{what} is too long; at most {longest} characters"));
    }
    let plain: String = text.nfc().filter(|c| !unseen(*c)).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    match plain.chars().count() {
        0 => Err(format!("{what} is empty")),
        count if count > longest => Err(format!("{what} has {count} characters; at most {longest}")),
        _ => Ok(plain),
    }
}

/// Characters that show nothing, or change how others are shown: controls, and marks of direction.
fn unseen(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// An id or a contribution that a client made: printable ASCII without spaces.
pub fn word(text: &str, what: &str, longest: usize) -> Result<(), String> {
    if text.is_empty() || text.len() > longest || !text.bytes().all(|b| b.is_ascii_graphic()) {
        return Err(format!("{what} must be 1 to {longest} printable ASCII characters without spaces"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_normalised_and_bounded() {
        assert_eq!(line("  e\u{301}ric \n the\tRed ", "a name", 32).as_deref(), Ok("\u{e9}ric the Red"));
        assert_eq!(line("a\u{202e}b\u{0}", "a name", 32).as_deref(), Ok("ab"));
        assert!(line(" \u{200b} ", "a name", 32).unwrap_err().contains("empty"));
        assert!(line(&"x".repeat(33), "a name", 32).unwrap_err().contains("at most 32"));
        assert!(line(&"x".repeat(10_000), "a name", 32).is_err());
        assert_eq!(line(&"ž".repeat(32), "a name", 32).unwrap().chars().count(), 32);
    }

    #[test]
    fn words_are_ascii() {
        assert!(word("a1-b_c", "an id", 8).is_ok());
        for bad in ["", "a b", "ž", "123456789", "a\n"] {
            assert!(word(bad, "an id", 8).is_err(), "{bad:?}");
        }
    }
}
