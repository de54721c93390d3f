//! Every limit on what comes in, in one place.

use std::{num::NonZeroU32, time::Duration};

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The longest body of a request, in bytes.
pub const BODY: usize = 16 * 1024;
/// The longest message on a socket, in bytes. One that is longer is refused; one that is far longer closes the socket.
pub const MESSAGE: usize = 4 * 1024;
/// So many refused messages, and a socket is closed.
pub const PATIENCE: u32 = 200;
/// The longest name of a person or a token, in characters.
pub const NAME: usize = 32;
/// The longest line of chat, in characters.
pub const CHAT: usize = 500;
/// The shortest and the longest name to sign in with, in characters.
pub const LOGIN: (usize, usize) = (3, 32);
/// The shortest and the longest password, in characters.
pub const PASSWORD: (usize, usize) = (8, 128);
/// The longest id that a client gives to a request, in bytes.
pub const CLIENT: usize = 64;
/// The longest contribution to the shuffle, in bytes.
pub const CONTRIBUTION: usize = 64;
/// The most actions that are tried out from a position at once.
pub const TRIED: usize = 64;
/// The most tables that one person has open or running.
pub const TABLES: i64 = 50;
/// The most tokens of one person.
pub const TOKENS: i64 = 20;
/// The most browsers in which one person is signed in; the one that came first is forgotten.
pub const COOKIES: i64 = 50;
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
/// How long a socket may take to accept a message, and how long everybody has to leave when the server stops.
pub const FAREWELL: Duration = Duration::from_secs(5);
/// A socket that does not answer so many pings is closed.
pub const SILENCE: u32 = 3;
/// How long a cookie is good after its last use, at least.
pub const COOKIE: Duration = Duration::from_secs(180 * DAY);
/// How long a token for a program is good.
pub const TOKEN: Duration = Duration::from_secs(365 * DAY);

const DAY: u64 = 24 * 60 * 60;

/// How often somebody may ask, and how much at a time. `None` lifts a limit.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests from one address.
    pub requests: Option<Rate>,
    /// Tries to sign in, to make an account or to come in as a new guest from one address: they cost us most.
    pub entries: Option<Rate>,
    /// Tries to sign in with one login, from wherever.
    pub logins: Option<Rate>,
    /// Messages of one person on all sockets; of one address, for those who are nobody.
    pub messages: Option<Rate>,
    /// Tables made by one person.
    pub tables: Option<Rate>,
    /// What takes us long, such as hints and analyses, for one person.
    pub work: Option<Rate>,
    /// Sockets of one person at the same time.
    pub sockets_of_person: Option<usize>,
    /// Sockets of one address at the same time.
    pub sockets_of_address: Option<usize>,
    /// Connections of one address at the same time; not counted behind a proxy, which has them all.
    pub connections: Option<usize>,
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
    /// A rate; none if one of the numbers is 0.
    pub const fn new(per_minute: u32, burst: u32) -> Option<Self> {
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
        logins: Rate::new(10, 20),
        messages: Rate::new(1200, 60),
        tables: Rate::new(20, 20),
        work: Rate::new(30, 15),
        sockets_of_person: Some(24),
        sockets_of_address: Some(200),
        connections: Some(400),
    };

    /// No limit at all, for load tests on the own machine.
    pub const NONE: Self = Self {
        requests: None,
        entries: None,
        logins: None,
        messages: None,
        tables: None,
        work: None,
        sockets_of_person: None,
        sockets_of_address: None,
        connections: None,
    };
}

/// Text of a person in one line: normalised (NFC), without characters that show nothing, trimmed; an error says what is allowed.
pub fn line(text: &str, what: &str, longest: usize) -> Result<String, String> {
    // A normalised text is at most a few times longer; what is far too long is not even looked at.
    if text.len() > longest * 16 {
        return Err(format!("{what} is too long; at most {longest} characters"));
    }
    // What shows nothing goes first: it must not keep letters and their accents apart.
    let seen = text.chars().filter(|c| !unseen(*c)).nfc();
    let mut marks = 0;
    let plain: String = seen
        .filter(|c| {
            marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
            marks <= MARKS
        })
        .collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    match plain.chars().count() {
        0 => Err(format!("{what} is empty")),
        count if count > longest => Err(format!("{what} has {count} characters; at most {longest}")),
        _ => Ok(plain),
    }
}

/// More accents than these on one letter would cover other lines.
const MARKS: u32 = 3;

/// Characters that show nothing, or change how others are shown: controls, marks of direction, fillers, tags.
fn unseen(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// A password as it is hashed: the same however the keyboard made its accents.
pub fn password(text: &str) -> Result<String, String> {
    let (short, long) = PASSWORD;
    let plain: String = if text.len() > 16 * long { String::new() } else { text.nfc().collect() };
    match (short..=long).contains(&plain.chars().count()) {
        true => Ok(plain),
        false => Err(format!("a password has {short} to {long} characters")),
    }
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
    fn what_shows_nothing_is_taken_out() {
        for unseen in "\u{7}\u{ad}\u{61c}\u{200b}\u{200d}\u{202e}\u{2066}\u{3164}\u{feff}\u{e0041}".chars() {
            assert_eq!(line(&format!("a{unseen}b"), "a name", 32).as_deref(), Ok("ab"), "{unseen:?}");
            assert!(line(&unseen.to_string(), "a name", 32).is_err(), "{unseen:?}");
        }
        // It does not keep a letter and its accent apart.
        assert_eq!(line("e\u{200b}\u{301}", "a name", 32).as_deref(), Ok("\u{e9}"));
        assert_eq!(
            line(&format!("x{}y", "\u{489}".repeat(20)), "a name", 32).unwrap().chars().count(),
            2 + 3
        );
    }

    proptest::proptest! {
        #[test]
        fn a_line_stays_as_it_is(text in proptest::prelude::any::<String>()) {
            if let Ok(once) = line(&text, "a name", 64) {
                proptest::prop_assert_eq!(line(&once, "a name", 64), Ok(once.clone()));
                proptest::prop_assert!(once.chars().all(|c| !c.is_control()) && once.nfc().eq(once.chars()));
            }
        }
    }

    #[test]
    fn passwords_are_normalised() {
        assert_eq!(password("caf\u{e9} au lait"), password("cafe\u{301} au lait"));
        assert!(password("1234567").is_err() && password(&"x".repeat(129)).is_err());
        assert!(password(&"x".repeat(1_000_000)).is_err());
        assert_eq!(password(" spaces stay ").as_deref(), Ok(" spaces stay "));
    }

    #[test]
    fn words_are_ascii() {
        assert!(word("a1-b_c", "an id", 8).is_ok());
        for bad in ["", "a b", "ž", "123456789", "a\n"] {
            assert!(word(bad, "an id", 8).is_err(), "{bad:?}");
        }
    }
}
