//! Records: a game as text, from which it can be played again without a random generator.
//!
//! ```text
//! shinar record 1
//! game: babylonia
//! rules: 1
//! players: 2
//! option: random_cards=yes
//! seat: human
//! seat: random
//! actions:
//! 1 chance lay mo #6b86b273
//! 2 P1 place farmer 4,6 #d4735e3a
//! result: P1 12 2nd; P2 15 1st
//! hash: …64 hexadecimal digits…
//! ```
//!
//! Every action line ends with the beginning of a running SHA-256 over everything above it, and the last line holds
//! the whole of it: a line that was changed, added, dropped or moved shows, and so does a missing end. The hash is
//! no signature; publishing it early proves that the rest was not changed later.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::{
    Actor, ParseError, Seat, SetupError,
    error::ActionError,
    notation::{Word, words},
    prelude::*,
};

const MAGIC: &str = "shinar record 1";
const SHORT_HASH: usize = 8;

/// A finished or running game.
///
/// ```
/// use shinar_babylonia::Babylonia;
/// use shinar_core::{Record, play, prelude::*};
///
/// // Write a game down while it is played …
/// let mut state = Babylonia::new_game(2, &Default::default())?;
/// let mut record = Record::new::<Babylonia>(&state, vec!["Ninsun".into(), "Etana".into()]);
/// let mut rng = play::stream(1, 0);
/// while let Some(action) = Babylonia::random_action(&state, &mut rng) {
///     record.actions.push((state.actor(), action.to_string()));
///     Babylonia::apply(&mut state, action, &mut ())?;
/// }
/// // … and play it again from the text alone.
/// let text = record.to_string();
/// assert_eq!(Record::parse(&text)?, record);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The rules version it was played with.
    pub rules_version: u32,
    /// The number of players.
    pub players: u8,
    /// Options that differ from the default.
    pub options: Vec<(String, String)>,
    /// The name of each seat's player: free text.
    pub seats: Vec<String>,
    /// The position it began from, as the game's one-line text, unless it was the start of a game.
    pub position: Option<String>,
    /// How chance was drawn, if that can be checked.
    pub shuffle: Option<Shuffle>,
    /// Every action with the actor that took it.
    pub actions: Vec<(Actor, String)>,
    /// The result, if the game ended.
    pub result: Option<String>,
    /// Why it was not played to its end, if the players ended it: free text.
    pub ended: Option<String>,
}

/// What fixed the draws of a game: a seed that was hashed and shown before, and what the players added to it.
///
/// A record only carries it; whoever drew knows how to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// The hash of the seed, shown before the first draw.
    pub commitment: String,
    /// The seed, shown at the end.
    pub seed: String,
    /// One word each of those seats that added one, in seat order.
    pub contributions: Vec<(Seat, String)>,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It is a record of another game.
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame {
        /// The game in the record.
        found: String,
        /// The game it was to be replayed as.
        expected: &'static str,
    },
    /// It was made with rules this program does not know.
    #[error("the record was made with rules version {found}; this program knows version {known}")]
    OtherRules {
        /// The version in the record.
        found: u32,
        /// The version here.
        known: u32,
    },
    /// Its start cannot be set up.
    #[error("the record's start: {0}")]
    Start(SetupError),
    /// Its starting position cannot be read.
    #[error("the record's position: {0}")]
    Position(ParseError),
    /// One of its actions is refused.
    #[error("action {number} ({text}): {error}")]
    Action {
        /// The 1-based number of the action.
        number: usize,
        /// The action.
        text: String,
        /// Why it was refused.
        error: ActionError,
    },
    /// An action is recorded for a seat that was not to decide.
    #[error("action {number} is written for {found}, but {expected} decides there")]
    OtherActor {
        /// The 1-based number of the action.
        number: usize,
        /// The decider in the record.
        found: Actor,
        /// The true decider.
        expected: Actor,
    },
    /// The written result is not the one that comes out.
    #[error("the record says {found:?}, the replay gives {expected:?}")]
    OtherResult {
        /// The result in the record.
        found: String,
        /// The true result.
        expected: String,
    },
}

// The message already contains both, so they are not reported as sources as well.
impl From<SetupError> for ReplayError {
    fn from(error: SetupError) -> Self {
        Self::Start(error)
    }
}

impl From<ParseError> for ReplayError {
    fn from(error: ParseError) -> Self {
        Self::Position(error)
    }
}

impl Record {
    /// An empty record of a game that begins with `state`.
    ///
    /// Whether the state is the start of a game or some position is found out here.
    pub fn new<G: Game>(state: &G::State, seats: Vec<String>) -> Self {
        let options = state.options();
        let players = state.players();
        let rules_version = state.rules_version();
        let start = G::new_game(players, &options).ok().and_then(|start| start.by_rules(rules_version));
        let fresh = start.is_some_and(|start| start == *state);
        Self {
            game: G::INFO.id.to_owned(),
            rules_version,
            players,
            options: options.changed().into_iter().map(|(k, v)| (k.to_owned(), v)).collect(),
            seats,
            position: (!fresh).then(|| G::Setup::of(state).to_line()),
            shuffle: None,
            actions: Vec::new(),
            result: None,
            ended: None,
        }
    }

    /// The state the record begins with.
    pub fn start<G: Game>(&self) -> Result<G::State, ReplayError> {
        if self.game != G::INFO.id {
            return Err(ReplayError::OtherGame { found: self.game.clone(), expected: G::INFO.id });
        }
        let options = G::Options::from_pairs(self.options.iter().map(|(k, v)| (k, v)))?;
        let state = match &self.position {
            None => G::new_game(self.players, &options)?,
            Some(text) => G::Setup::parse(text)?.to_state()?,
        };
        if state.players() != self.players {
            let message = format!("{} in the header, {} in the position", self.players, state.players());
            return Err(SetupError::new("players", message).into());
        }
        if state.options() != options {
            return Err(SetupError::new("option", "the header and the position differ").into());
        }
        by_rules::<G>(state, self.rules_version)
    }

    /// Plays the record, checking every action, and shows each step's state and action to `visit`.
    ///
    /// Returns the last state. `visit` sees the state before the action.
    pub fn replay<G: Game>(
        &self,
        mut visit: impl FnMut(usize, &G::State, G::Action),
    ) -> Result<G::State, ReplayError> {
        let mut state = self.start::<G>()?;
        for (at, (actor, text)) in self.actions.iter().enumerate() {
            let number = at + 1;
            let expected = state.actor();
            let refused = |error| ReplayError::Action { number, text: text.clone(), error };
            let action = G::Action::parse(&state, text).map_err(refused)?;
            G::check(&state, action).map_err(|e| refused(e.into()))?;
            if *actor != expected {
                return Err(ReplayError::OtherActor { number, found: *actor, expected });
            }
            visit(number, &state, action);
            G::apply_unchecked(&mut state, action, &mut ());
        }
        let expected = result_text::<G>(&state).unwrap_or_default();
        let found = self.result.clone().unwrap_or_default();
        if found != expected {
            return Err(ReplayError::OtherResult { found, expected });
        }
        Ok(state)
    }

    /// The running hash after every line: the whole digest of the last, in hexadecimal.
    pub fn hash(&self) -> String {
        let text = self.to_string();
        text.trim_end().rsplit_once(' ').map(|(_, hash)| hash.to_owned()).unwrap_or_default()
    }

    /// Reads a record. An error names line and column.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        Reader::new(text).record()
    }
}

/// The same position played by the version of the rules that a record or a table began with.
///
/// # Errors
/// If the game no longer plays that version.
pub fn by_rules<G: Game>(state: G::State, version: u32) -> Result<G::State, ReplayError> {
    let unknown = ReplayError::OtherRules { found: version, known: G::INFO.rules_version };
    state.by_rules(version).ok_or(unknown)
}

/// The result line of a state, if the game is over.
pub fn result_text<G: Game>(state: &G::State) -> Option<String> {
    (state.actor() == Actor::Over).then(|| {
        let seats = Seat::all(state.players()).zip(state.scores()).zip(state.ranking());
        let seats = seats.map(|((seat, score), rank)| format!("{seat} {score} {}", ordinal(rank)));
        seats.collect::<Vec<_>>().join("; ")
    })
}

fn ordinal(rank: u8) -> String {
    match rank {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        n => format!("{n}th"),
    }
}

/// A running hash over lines.
struct Chain(Sha256);

impl Chain {
    fn new() -> Self {
        Self(Sha256::new())
    }

    fn add(&mut self, line: &str) {
        self.0.update(line.as_bytes());
        self.0.update(b"\n");
    }

    fn hex(&self) -> String {
        hex::encode(self.0.clone().finalize())
    }

    fn short(&self) -> String {
        let mut hex = self.hex();
        hex.truncate(SHORT_HASH);
        hex
    }
}

/// Free text in a header must stay on its line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chain = Chain::new();
        let mut header = vec![
            MAGIC.to_owned(),
            format!("game: {}", self.game),
            format!("rules: {}", self.rules_version),
            format!("players: {}", self.players),
        ];
        header.extend(self.options.iter().map(|(key, value)| format!("option: {key}={value}")));
        header.extend(self.seats.iter().map(|seat| format!("seat: {}", one_line(seat))));
        header.extend(self.position.iter().map(|position| format!("position: {position}")));
        if let Some(Shuffle { commitment, seed, contributions }) = &self.shuffle {
            header.push(format!("commitment: {commitment}"));
            header.push(format!("seed: {seed}"));
            let added =
                contributions.iter().map(|(seat, text)| format!("contribution: {seat} {}", one_line(text)));
            header.extend(added);
        }
        header.push("actions:".to_owned());
        for line in header {
            chain.add(&line);
            writeln!(f, "{line}")?;
        }
        for (at, (actor, text)) in self.actions.iter().enumerate() {
            let line = format!("{} {actor} {text}", at + 1);
            chain.add(&line);
            writeln!(f, "{line} #{}", chain.short())?;
        }
        if let Some(result) = &self.result {
            let line = format!("result: {result}");
            chain.add(&line);
            writeln!(f, "{line}")?;
        }
        if let Some(ended) = &self.ended {
            let line = format!("ended: {}", one_line(ended));
            chain.add(&line);
            writeln!(f, "{line}")?;
        }
        writeln!(f, "hash: {}", chain.hex())
    }
}

/// Reads a record line by line.
struct Reader<'a> {
    lines: Vec<&'a str>,
    at: usize,
    chain: Chain,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { lines: text.lines().collect(), at: 0, chain: Chain::new() }
    }

    fn error(&self, column: usize, message: impl Into<String>) -> ParseError {
        ParseError::new(self.at + 1, column, message)
    }

    fn line(&self, expected: &str) -> Result<&'a str, ParseError> {
        let missing = || self.error(1, format!("the record ends here; expected {expected}"));
        self.lines.get(self.at).copied().ok_or_else(missing)
    }

    /// The value of a `key: value` line, if the next line is one; takes it into the hash.
    fn field(&mut self, key: &str) -> Option<Word<'a>> {
        let line = *self.lines.get(self.at)?;
        // A carriage return at the end would not come back once the record is written and read again.
        let value = line.strip_prefix(key)?.strip_prefix(": ")?.trim_end_matches('\r');
        self.chain.add(line);
        self.at += 1;
        Some(Word { text: value, column: key.len() + 3 })
    }

    fn number<T: std::str::FromStr>(&mut self, key: &str) -> Result<T, ParseError> {
        let value = self.required(key)?;
        value.parse("a number").map_err(|e| e.shifted(self.at, 0))
    }

    fn required(&mut self, key: &str) -> Result<Word<'a>, ParseError> {
        let expected = format!("`{key}: …`");
        let line = self.line(&expected)?;
        self.field(key).ok_or_else(|| self.error(1, format!("expected {expected}, found {line:?}")))
    }

    fn record(mut self) -> Result<Record, ParseError> {
        let line = self.line(&format!("`{MAGIC}`"))?;
        if line != MAGIC {
            return Err(self.error(1, format!("expected `{MAGIC}`, found {line:?}")));
        }
        self.chain.add(line);
        self.at += 1;
        let game = self.required("game")?.text.to_owned();
        let rules_version = self.number("rules")?;
        let players = self.number("players")?;
        let mut options = Vec::new();
        while let Some(value) = self.field("option") {
            let Some((key, value)) = value.text.split_once('=') else {
                return Err(ParseError::new(self.at, value.column, "expected key=value"));
            };
            options.push((key.to_owned(), value.to_owned()));
        }
        let mut seats = Vec::new();
        while let Some(value) = self.field("seat") {
            seats.push(value.text.to_owned());
        }
        let position = self.field("position").map(|value| value.text.to_owned());
        let shuffle = self.shuffle()?;
        let line = self.line("`actions:`")?;
        if line != "actions:" {
            return Err(self.error(1, format!("expected `actions:`, found {line:?}")));
        }
        self.chain.add(line);
        self.at += 1;
        let mut actions = Vec::new();
        while let Some(action) = self.action(actions.len() + 1)? {
            actions.push(action);
        }
        let result = self.field("result").map(|value| value.text.to_owned());
        let ended = self.field("ended").map(|value| value.text.to_owned());
        self.end()?;
        Ok(Record { game, rules_version, players, options, seats, position, shuffle, actions, result, ended })
    }

    /// The lines about the draws, if there are any.
    fn shuffle(&mut self) -> Result<Option<Shuffle>, ParseError> {
        let Some(commitment) = self.field("commitment") else { return Ok(None) };
        let commitment = commitment.text.to_owned();
        let seed = self.required("seed")?.text.to_owned();
        let mut contributions: Vec<(Seat, String)> = Vec::new();
        while let Some(value) = self.field("contribution") {
            let wrong = |message: &str| ParseError::new(self.at, value.column, message);
            let (seat, text) =
                value.text.split_once(' ').ok_or_else(|| wrong("expected a seat and a word"))?;
            let seat = seat.parse().map_err(|_| wrong("expected a seat, P1 to P4"))?;
            if contributions.last().is_some_and(|(last, _)| *last >= seat) {
                return Err(wrong("contributions stand in the order of the seats, one each"));
            }
            contributions.push((seat, text.to_owned()));
        }
        Ok(Some(Shuffle { commitment, seed, contributions }))
    }

    /// The next action line, if there is one.
    fn action(&mut self, number: usize) -> Result<Option<(Actor, String)>, ParseError> {
        let line = self.line("an action or `hash: …`")?;
        if !line.starts_with(|c: char| c.is_ascii_digit()) {
            return Ok(None);
        }
        let found = words(line);
        let [first, actor, rest @ .., hash] = found.as_slice() else {
            return Err(self.error(1, "expected `number actor action #hash`"));
        };
        let Some(text) = rest.first() else {
            return Err(self.error(actor.column, "the action is missing"));
        };
        if first.text != number.to_string() {
            return Err(self.error(first.column, format!("expected action {number}, found {:?}", first.text)));
        }
        let actor = match actor.text {
            "chance" => Actor::Chance,
            seat => match seat.parse() {
                Ok(seat) => Actor::Seat(seat),
                Err(_) => {
                    let message = format!("expected a seat or `chance`, found {seat:?}");
                    return Err(self.error(actor.column, message));
                }
            },
        };
        // Byte offsets: everything before the hash's word is the line the hash is over.
        let (before, _) = line.rsplit_once(char::is_whitespace).unwrap_or((line, ""));
        self.chain.add(before);
        let expected = format!("#{}", self.chain.short());
        if hash.text != expected {
            let message = format!("this line or one above was changed: its hash is {expected}");
            return Err(self.error(hash.column, message));
        }
        let text: String = before.chars().skip(text.column - 1).collect();
        self.at += 1;
        Ok(Some((actor, text)))
    }

    fn end(&mut self) -> Result<(), ParseError> {
        let line = self.line("`hash: …`")?;
        let Some(hash) = line.strip_prefix("hash: ") else {
            return Err(self.error(
                1,
                format!("expected an action, `result: …`, `ended: …` or `hash: …`, found {line:?}"),
            ));
        };
        if hash != self.chain.hex() {
            return Err(self.error(7, "the record was changed: its hash does not fit"));
        }
        self.at += 1;
        match self.lines.get(self.at) {
            None => Ok(()),
            Some(_) => Err(self.error(1, "nothing may follow the hash")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        Record {
            game: "dice".to_owned(),
            rules_version: 3,
            players: 2,
            options: vec![("sides".to_owned(), "8".to_owned())],
            seats: vec!["human".to_owned(), "random".to_owned()],
            position: None,
            shuffle: Some(Shuffle {
                commitment: "c0ffee".to_owned(),
                seed: "5eed".to_owned(),
                contributions: vec![(Seat(0), "salt".to_owned()), (Seat(1), "pepper".to_owned())],
            }),
            actions: vec![
                (Actor::Chance, "roll 3 4".to_owned()),
                (Actor::Seat(Seat(1)), "keep 4".to_owned()),
            ],
            result: Some("P1 3 2nd; P2 4 1st".to_owned()),
            ended: Some("by agreement".to_owned()),
        }
    }

    #[test]
    fn text_and_back() {
        let text = record().to_string();
        assert_eq!(Record::parse(&text).as_ref(), Ok(&record()));
        assert_eq!(text, Record::parse(&text).unwrap().to_string());
    }

    #[test]
    fn any_changed_line_shows() {
        let text = record().to_string();
        let lines: Vec<_> = text.lines().collect();
        for at in 0..lines.len() {
            let mut dropped = lines.clone();
            dropped.remove(at);
            assert!(Record::parse(&dropped.join("\n")).is_err(), "dropped line {}", at + 1);
            let mut doubled = lines.clone();
            doubled.insert(at, lines[at]);
            assert!(Record::parse(&doubled.join("\n")).is_err(), "doubled line {}", at + 1);
        }
        for (from, to) in [
            ("dice", "dive"),
            ("sides=8", "sides=6"),
            ("salt", "malt"),
            ("agreement", "force"),
            ("human", "me"),
            ("keep 4", "keep 3"),
            ("4 1st", "9 1st"),
        ] {
            assert!(Record::parse(&text.replace(from, to)).is_err(), "{from} became {to}");
        }
    }

    #[test]
    fn carriage_returns_are_no_part_of_a_value() {
        let lines = ["shinar record 1", "game: dice\r", "rules: 3", "players: 2", "actions:"];
        let mut chain = Chain::new();
        lines.iter().for_each(|line| chain.add(line));
        let text = format!("{}\r\nhash: {}\r\n", lines.join("\r\n"), chain.hex());
        let read = Record::parse(&text).unwrap();
        assert_eq!(read.game, "dice");
        assert_eq!(Record::parse(&read.to_string()), Ok(read));
    }

    #[test]
    fn errors_name_line_and_column() {
        let text = record().to_string();
        let error = Record::parse(&text.replace("rules: 3", "rules: three")).unwrap_err();
        assert_eq!((error.line, error.column), (3, 8));
        let error = Record::parse(&text.replace("P2 keep", "P9 keep")).unwrap_err();
        assert_eq!((error.line, error.column), (14, 3));
        let error = Record::parse(&text.replace("P1 salt", "P2 salt")).unwrap_err();
        assert_eq!((error.line, error.column), (11, 15));
        let error = Record::parse("shinar record 1\ngame: dice").unwrap_err();
        assert_eq!((error.line, error.column), (3, 1));
        assert_eq!(Record::parse("").unwrap_err().line, 1);
    }
}
