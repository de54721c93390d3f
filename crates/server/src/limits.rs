//! All limits on input, in one place.

use std::{num::NonZeroU32, time::Duration};

pub use shinar_play::text::{BadText, CONTRIBUTION, NAME, PASSWORD, line, password, word};

/// The longest body of a request, in bytes.
pub const BODY: usize = 16 * 1024;
/// The longest message on a socket, in bytes. A longer one is refused; a far longer one closes the socket.
pub const MESSAGE: usize = 4 * 1024;
/// The number of unreadable messages after which a socket is closed.
pub const REFUSED: u32 = 200;
/// The longest line of chat, in characters.
pub const CHAT: usize = 500;
/// The shortest and the longest name to sign in with, in characters.
pub const LOGIN: (usize, usize) = (3, 32);
/// The longest id that a client gives to a request, in bytes.
pub const CLIENT: usize = 64;
/// The most unfinished tables of one person.
pub const TABLES: i64 = 50;
/// The most tokens of one person.
pub const TOKENS: i64 = 20;
/// The most browsers in which one person is signed in; beyond that, the oldest is signed out.
pub const COOKIES: i64 = 50;
/// The most passkeys of one person.
pub const PASSKEYS: i64 = 20;
/// The longest e-mail address, in bytes.
pub const EMAIL: usize = 254;
/// How much of a browser's description of itself is stored, in characters.
pub const AGENT: usize = 200;
/// How long a link in an e-mail is valid.
pub const MAIL_LINK: Duration = Duration::from_secs(60 * 60);
/// How long creating or using a passkey may take.
pub const CEREMONY: Duration = Duration::from_secs(5 * 60);
/// How exactly it is stored when a session was last used.
pub const USED: Duration = Duration::from_secs(60 * 60);
/// The most unfinished tables of one person where only bots play.
pub const BOT_TABLES: i64 = 4;
/// The most analyses of one person that are queued or running.
pub const ANALYSES: usize = 4;
/// The most spectators at one table. People with a seat are not counted.
pub const SPECTATORS: usize = 200;
/// The most messages queued for one socket; a slower one is closed and reconnects when it can.
pub const OUTBOX: usize = 64;
/// The most requests queued for one table.
pub const MAILBOX: usize = 256;
/// How often the server reconnects a socket whose table has closed; beyond that, the client must reconnect.
pub const RECONNECTS: Option<Rate> = Rate::new(60, 5);
/// The number of chat lines kept in memory and sent to a new socket.
pub const CHAT_SHOWN: usize = 100;
/// The number of chat lines of a table that are kept; older ones are deleted.
pub const CHAT_KEPT: u32 = 500;
/// The most tables in a list.
pub const LISTED: i64 = 200;
/// How long a socket may take to accept a message, and a connection to end during shutdown.
pub const GRACE: Duration = Duration::from_secs(5);
/// The number of unanswered pings after which a socket is closed.
pub const MISSED_PINGS: u32 = 3;
/// How long a cookie is valid after its last use, at least.
pub const COOKIE: Duration = Duration::from_secs(180 * DAY);
/// How long a token for a program is valid.
pub const TOKEN: Duration = Duration::from_secs(365 * DAY);

const DAY: u64 = 24 * 60 * 60;

/// Rate limits, and limits on what is open at the same time. `None` lifts a limit.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests from one address.
    pub requests: Option<Rate>,
    /// Attempts from one address to sign in, to create an account or to become a guest: the most expensive requests.
    pub entries: Option<Rate>,
    /// Wrong attempts to sign in with one login from one address: the burst is free, then the waiting time doubles with each.
    pub logins: Option<Rate>,
    /// E-mails to one address.
    pub mails: Option<Rate>,
    /// Messages of one person on all sockets; of one address for spectators without an identity.
    pub messages: Option<Rate>,
    /// Lines of chat of one person at all tables.
    pub chat: Option<Rate>,
    /// Lines of chat from one address at all tables.
    pub chat_of_address: Option<Rate>,
    /// Tables created by one person.
    pub tables: Option<Rate>,
    /// Public tables of one person that wait for players at the same time.
    pub open_tables: Option<usize>,
    /// Public tables of one address that wait for players at the same time.
    pub open_tables_of_address: Option<usize>,
    /// Expensive work for one person, such as hints and analyses.
    pub work: Option<Rate>,
    /// Sockets of one person at the same time.
    pub sockets_of_person: Option<usize>,
    /// Sockets of one address at the same time, counted apart for people with a seat and for spectators.
    pub sockets_of_address: Option<usize>,
    /// Sockets of spectators of one address at one table.
    pub spectators_of_address: Option<usize>,
    /// Connections of one address at the same time; not limited behind a proxy, whose address they all have.
    pub connections: Option<usize>,
}

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many tokens are refilled per minute.
    pub per_minute: NonZeroU32,
    /// How many tokens it holds.
    pub burst: NonZeroU32,
}

impl Rate {
    /// A rate; `None`, which lifts the limit, if one of the numbers is 0.
    pub const fn new(per_minute: u32, burst: u32) -> Option<Self> {
        match (NonZeroU32::new(per_minute), NonZeroU32::new(burst)) {
            (Some(per_minute), Some(burst)) => Some(Self { per_minute, burst }),
            _ => None,
        }
    }

    /// The rate as the limiter takes it.
    pub fn quota(self) -> governor::Quota {
        governor::Quota::per_minute(self.per_minute).allow_burst(self.burst)
    }
}

impl Rates {
    /// The limits of a public server.
    pub const STANDARD: Self = Self {
        requests: Rate::new(1200, 200),
        entries: Rate::new(30, 20),
        logins: Rate::new(10, 5),
        mails: Rate::new(1, 3),
        messages: Rate::new(1200, 60),
        chat: Rate::new(30, 10),
        chat_of_address: Rate::new(90, 30),
        tables: Rate::new(20, 20),
        open_tables: Some(5),
        open_tables_of_address: Some(20),
        work: Rate::new(30, 15),
        sockets_of_person: Some(24),
        sockets_of_address: Some(200),
        spectators_of_address: Some(40),
        connections: Some(400),
    };

    /// No limits, for load tests on one machine.
    pub const NONE: Self = Self {
        requests: None,
        entries: None,
        logins: None,
        mails: None,
        messages: None,
        chat: None,
        chat_of_address: None,
        tables: None,
        open_tables: None,
        open_tables_of_address: None,
        work: None,
        sockets_of_person: None,
        sockets_of_address: None,
        spectators_of_address: None,
        connections: None,
    };
}

/// How long things are kept, or waited for, when nobody does anything.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// How long a public table waits for players after its last change, unless somebody at it is connected.
    pub public_table: Duration,
    /// How long a private table waits for players after its last change, unless somebody at it is connected.
    pub private_table: Duration,
    /// How long bots play among themselves while nobody looks; then the game is closed as abandoned.
    pub unwatched: Duration,
    /// How long the start of a game waits for the contributions of people who are connected.
    pub contributions: Duration,
}

impl Patience {
    /// What a public server uses.
    pub const STANDARD: Self = Self {
        public_table: Duration::from_secs(DAY),
        private_table: Duration::from_secs(14 * DAY),
        unwatched: Duration::from_secs(10 * 60),
        contributions: Duration::from_secs(3),
    };

    /// How long a table waits for players.
    pub fn of_table(&self, public: bool) -> Duration {
        if public { self.public_table } else { self.private_table }
    }
}

/// What a name looks like: names that can be taken for each other have the same skeleton (Unicode Technical Standard 39).
///
/// The skeleton is taken of the folded name, so that `ANN` and `Ann` look alike as well.
pub fn skeleton(name: &str) -> String {
    let folded = name.to_lowercase();
    let looks: String = unicode_security::skeleton(&folded).collect();
    looks.chars().filter(|c| !c.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        let ann = skeleton("Annabel");
        // Cyrillic a, Greek capitals, a digit for a letter, another case, more space.
        for other in ["\u{410}nnabel", "\u{391}nnabel", "Annabe1", "ANNABEL", "Anna bel", "\u{ff21}nnabel"] {
            assert_eq!(skeleton(other), ann, "{other}");
        }
        for other in ["Annabell", "Hannabel", "\u{c1}nnabel"] {
            assert_ne!(skeleton(other), ann, "{other}");
        }
    }
}
