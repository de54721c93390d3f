//! All limits on input, in one place.

use std::{num::NonZeroU32, time::Duration};

pub use shinar_play::text::{BadText, CONTRIBUTION, NAME, PASSWORD, line, lines, password, word};

/// The longest body of a request, in bytes.
pub const BODY: usize = 16 * 1024;
/// The longest record that can be uploaded, in bytes; with what JSON adds.
pub const RECORD: usize = 256 * 1024;
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
/// The most finished steps of lessons, attempted puzzles, and days with a solved puzzle of one account, each.
pub const PROGRESS: i64 = 10_000;
/// The most browsers of one account that take notifications; beyond that, the oldest are forgotten.
pub const BROWSERS: i64 = 20;
/// The longest address of a webhook or of a browser at a push service, in bytes.
pub const ADDRESS: usize = 1024;
/// How much of the answer of a webhook or a push service is read, in bytes.
pub const ANSWER: usize = 16 * 1024;
/// For how long there is at most one e-mail about tables, in minutes: the least and the most that can be chosen.
pub const MAIL_MINUTES: (u32, u32) = (15, 7 * 24 * 60);
/// How long it is remembered what somebody was told.
pub const BELLS_KEPT: Duration = Duration::from_secs(30 * DAY);
/// How long the link in an e-mail stops further ones.
pub const MAIL_STOP: Duration = Duration::from_secs(180 * DAY);
/// The longest name of a lesson or a puzzle, in bytes.
pub const WORD: usize = 64;
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
/// The most people or games on a page of a leaderboard or of the archive.
pub const PAGE: u32 = 100;
/// How many finished games one request for the archive looks at, at most.
pub const ARCHIVE_WINDOW: i64 = 10_000;
/// How many games of a rating's history are returned.
pub const RATING_HISTORY: i64 = 500;
/// The most tournaments of one person that are not over.
pub const TOURNAMENTS: i64 = 5;
/// The longest name of a tournament, in characters.
pub const TOURNAMENT_NAME: usize = 64;
/// The longest text about a tournament, in characters.
pub const TOURNAMENT_ABOUT: usize = 500;
/// The most people in a tournament; in a round robin, where everybody plays everybody.
pub const TOURNAMENT_PLAYERS: (u16, u16) = (256, 32);
/// The most bots that a tournament asks for: all of them think on this machine.
pub const TOURNAMENT_BOTS: u16 = 32;
/// How many pairings of an arena are shown.
pub const ARENA_SHOWN: usize = 100;
/// How far ahead a tournament can be planned.
pub const TOURNAMENT_AHEAD: Duration = Duration::from_secs(366 * DAY);
/// How long a tournament without a time to start waits for its players.
pub const TOURNAMENT_WAITS: Duration = Duration::from_secs(90 * DAY);
/// How many victories a profile has.
pub const VICTORIES: i64 = 5;
/// The most people whom one account follows or has blocked.
pub const RELATIONS: i64 = 1000;
/// The most invitations of one account to tables that have not begun.
pub const INVITATIONS: i64 = 30;
/// The longest id or name of a person in a request, in bytes.
pub const PERSON: usize = 4 * NAME;
/// The longest that somebody waits for people before bots take the missing seats, in seconds.
pub const BOTS_AFTER: u32 = 7 * 24 * 60 * 60;
/// How long a search for opponents for games with days per turn lasts.
pub const SEEK: Duration = Duration::from_secs(7 * DAY);
/// How long it is remembered what a search has found.
pub const SEEK_FOUND: Duration = Duration::from_secs(60);
/// How many days of vacation there are in any 365 days.
pub const VACATION_DAYS: i64 = 30;
/// The longest notes of one person at one table, in characters.
pub const NOTES: usize = 4000;
/// The most tables at which one person has notes.
pub const NOTED_TABLES: i64 = 1000;
/// The most people that one person can mute.
pub const MUTED: i64 = 500;
/// The most reports of one person that wait for a host.
pub const REPORTS: i64 = 20;
/// The longest reason of a report, and what a host answers, in characters.
pub const REASON: usize = 500;
/// A visit is over when nothing happened for this long, in milliseconds.
pub const VISIT_PAUSE: i64 = 60 * 60 * 1000;
/// How exactly it is stored when somebody was here.
pub const VISIT_NOTED: i64 = 60 * 1000;
/// The most finished games that a visit lists.
pub const VISIT_GAMES: i64 = 20;
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
    /// Requests from one address, except for files of the page.
    pub requests: Option<Rate>,
    /// Files of the page for one address: each new visitor loads all of them, and a whole club may share an address.
    pub files: Option<Rate>,
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
    /// Reports to the hosts by one person, and from one address.
    pub reports: Option<Rate>,
    /// Tables created by one person.
    pub tables: Option<Rate>,
    /// Invitations of one person to another.
    pub invitations: Option<Rate>,
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
        files: Rate::new(12_000, 12_000),
        entries: Rate::new(30, 20),
        logins: Rate::new(10, 5),
        mails: Rate::new(1, 3),
        messages: Rate::new(1200, 60),
        chat: Rate::new(30, 10),
        chat_of_address: Rate::new(90, 30),
        reports: Rate::new(1, 5),
        tables: Rate::new(20, 20),
        invitations: Rate::new(1, 3),
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
        files: None,
        entries: None,
        logins: None,
        mails: None,
        messages: None,
        chat: None,
        chat_of_address: None,
        reports: None,
        tables: None,
        invitations: None,
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
    /// How long people who were found for each other are waited for.
    pub no_show: Duration,
    /// How long the table of a tournament waits for its players if the clock runs in minutes; then it runs.
    pub arrivals: Duration,
}

impl Patience {
    /// What a public server uses.
    pub const STANDARD: Self = Self {
        public_table: Duration::from_secs(DAY),
        private_table: Duration::from_secs(14 * DAY),
        unwatched: Duration::from_secs(10 * 60),
        contributions: Duration::from_secs(3),
        no_show: Duration::from_secs(30),
        arrivals: Duration::from_secs(60),
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
