//! Cases: rule tests as data.
//!
//! A case is a position, some actions, and what must be true after them. The syntax is one for all games (see
//! `docs/cases.md`); a game adds how its position is drawn ([`CaseGame::line`]) and which facts can be expected
//! ([`CaseGame::fact`]).

use std::fmt;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{
    Actor, ParseError, Seat, SetupError,
    error::ActionError,
    json,
    notation::{Word, words},
    play::settle_chance,
    prelude::*,
};

/// What a game adds so that cases can be written for it.
pub trait CaseGame: Game {
    /// The position of a case that says nothing about it.
    fn begin() -> Self::Setup;

    /// Takes one line of the position, such as `hand: P1 ttssss`; columns of errors count from the line's value.
    fn line(setup: &mut Self::Setup, line: &CaseLine<'_>) -> Result<(), ParseError>;

    /// Makes the position playable. Cases may show positions that no real game reaches.
    fn state(setup: &Self::Setup) -> Result<Self::State, SetupError> {
        setup.to_state()
    }

    /// What is true about a fact, given its words: the subject, followed by what the case expects.
    ///
    /// An error says which facts there are.
    fn fact(state: &Self::State, words: &[&str]) -> Result<Fact, String>;
}

/// A line `key: value` of a position, with the indented rows below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseLine<'a> {
    /// Before the colon.
    pub key: &'a str,
    /// After it.
    pub value: &'a str,
    /// The rows of a drawing, or the rest of a JSON text.
    pub rows: Vec<&'a str>,
    number: usize,
}

impl<'a> CaseLine<'a> {
    /// The words of the value.
    pub fn words(&self) -> Vec<Word<'a>> {
        words(self.value)
    }

    /// An error for a key that the game does not know.
    pub fn unknown(&self, known: &str) -> ParseError {
        ParseError::at(1, format!("unknown line `{}:`; a position here has: position, {known}", self.key))
    }

    /// An error in one of the rows, counted from 0.
    pub fn row_error(&self, row: usize, column: usize, message: impl Into<String>) -> ParseError {
        ParseError::new(row + 2, column, message)
    }
}

/// The truth about a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// It holds or not.
    Holds(bool),
    /// The first `subject` words name something; this is its value.
    Value {
        /// How many words are the subject.
        subject: usize,
        /// The value, word by word.
        found: Vec<String>,
        /// Whether the order of the words matters.
        ordered: bool,
    },
}

impl Fact {
    /// A value of one word.
    #[allow(clippy::needless_pass_by_value, reason = "numbers and enums read better without a reference")]
    pub fn value(subject: usize, found: impl ToString) -> Self {
        Self::Value { subject, found: vec![found.to_string()], ordered: true }
    }

    /// A value of several words, in order.
    pub fn list(subject: usize, found: Vec<String>) -> Self {
        Self::Value { subject, found, ordered: true }
    }

    /// A value of several words, in any order.
    pub fn set(subject: usize, found: Vec<String>) -> Self {
        Self::Value { subject, found, ordered: false }
    }
}

/// One step of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The action must be accepted.
    Do(String),
    /// The action must be refused, by this ruling if one is named, and leave the state as it was.
    Illegal(String, Option<String>),
    /// The fact must be true, or must not be (`not …`).
    Expect(String),
    /// The position must be refused because of this field, by this ruling if one is named.
    Refused(String, Option<String>),
}

/// A rule test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case<'a> {
    /// Its short name.
    pub name: &'a str,
    /// What it shows.
    pub title: &'a str,
    /// The lines that change the position from which the case begins.
    pub position: Vec<CaseLine<'a>>,
    /// What is done and expected, with line numbers.
    pub steps: Vec<(usize, Step)>,
    /// The rules it tests.
    pub rules: Vec<&'a str>,
    /// Where it begins.
    pub line: usize,
    rules_line: usize,
}

/// Why a case failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line of the file.
    pub line: usize,
    /// What was expected and what was found.
    pub message: String,
}

impl Failure {
    fn new(line: usize, message: impl Into<String>) -> Self {
        Self { line, message: message.into() }
    }
}

impl std::error::Error for Failure {}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// Reads the cases of a file.
///
/// A case begins with a line `case NAME` or a Markdown fence of that name, and ends with the fence, the next
/// case, or the file. Text outside of fences is prose. ` // …` is a comment.
///
/// ```
/// use shinar_babylonia::Babylonia;
/// use shinar_core::cases;
///
/// let text = "
/// case river: a token on the river lies face down, and the next one may not be placed beside it
/// game: players=3 turn=7 active=P2
/// set: tile 22,4 m
/// set: tile 22,8 o
/// stand: P2 mopff
/// do: place merchant 5,9
/// illegal: place merchant 5,7 -> BAB-R16
/// expect: sees P1 5,9 ?2; actor P2
/// ";
/// for case in cases::parse(text)? {
///     case.run::<Babylonia>()?;
/// }
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn parse(text: &str) -> Result<Vec<Case<'_>>, ParseError> {
    let mut cases: Vec<Case<'_>> = Vec::new();
    let mut open = false;
    // Whether rows may follow: the last line was one of a position.
    let mut rows = false;
    for (at, raw) in text.lines().enumerate() {
        let number = at + 1;
        let line = strip_comment(raw);
        let fence = line.strip_prefix("```");
        if let Some(name) = fence.unwrap_or(line).strip_prefix("case").filter(|rest| rest.starts_with(' ')) {
            let name = name.trim();
            if name.is_empty() {
                return Err(ParseError::new(number, 1, "a case needs a name"));
            }
            if cases.iter().any(|case| case.name == name) {
                return Err(ParseError::new(number, 1, format!("there are two cases named {name}")));
            }
            cases.push(Case {
                name,
                title: "",
                position: Vec::new(),
                steps: Vec::new(),
                rules: Vec::new(),
                line: number,
                rules_line: number,
            });
            (open, rows) = (true, false);
            continue;
        }
        if fence.is_some() {
            open = false;
        }
        let Some(case) = cases.last_mut().filter(|_| open && !line.trim().is_empty()) else { continue };
        if line.starts_with([' ', '\t']) {
            match case.position.last_mut().filter(|_| rows) {
                Some(last) => last.rows.push(line),
                None => return Err(ParseError::new(number, 1, "a row must follow a line of the position")),
            }
            continue;
        }
        rows = case.take_line(number, line)?;
    }
    match cases.iter().find(|case| case.steps.is_empty()) {
        Some(case) => Err(ParseError::new(case.line, 1, format!("case {} expects nothing", case.name))),
        None => Ok(cases),
    }
}

fn strip_comment(line: &str) -> &str {
    let code = if line.starts_with("//") { "" } else { line.split(" //").next().unwrap_or(line) };
    code.trim_end()
}

impl<'a> Case<'a> {
    /// Takes a line `key: value`. Returns whether rows may follow.
    fn take_line(&mut self, number: usize, line: &'a str) -> Result<bool, ParseError> {
        let Some((key, value)) = line.split_once(':') else {
            return Err(ParseError::new(number, 1, format!("expected `key: value`, found {line:?}")));
        };
        let value = value.trim();
        let step = |step| (number, step);
        match key {
            "title" => self.title = value,
            "rules" => {
                self.rules_line = number;
                self.rules.extend(value.split_whitespace());
            }
            "do" => self.steps.push(step(Step::Do(value.to_owned()))),
            "illegal" | "refused" => {
                let (what, ruling) = match value.split_once("->") {
                    Some((what, ruling)) => (what.trim().to_owned(), Some(ruling.trim().to_owned())),
                    None => (value.to_owned(), None),
                };
                let refusal = if key == "illegal" { Step::Illegal } else { Step::Refused };
                self.steps.push(step(refusal(what, ruling)));
            }
            "expect" => {
                let facts = value.split(';').map(str::trim).filter(|fact| !fact.is_empty());
                self.steps.extend(facts.map(|fact| step(Step::Expect(fact.to_owned()))));
            }
            _ if !self.steps.is_empty() => {
                let message = format!("`{key}:` belongs to the position, above the first `do:` or `expect:`");
                return Err(ParseError::new(number, 1, message));
            }
            _ => {
                self.position.push(CaseLine { key, value, rows: Vec::new(), number });
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Reads the position.
    fn setup<G: CaseGame>(&self) -> Result<G::Setup, Failure> {
        let mut setup = G::begin();
        for line in &self.position {
            if line.key == "position" {
                let text = std::iter::once(line.value).chain(line.rows.iter().copied());
                let text = text.collect::<Vec<_>>().join("\n");
                setup =
                    read_setup::<G>(&text).map_err(|e| Failure::new(line.number + e.line - 1, e.message))?;
            } else {
                G::line(&mut setup, line).map_err(|e| Failure::new(line.number + e.line - 1, e.message))?;
            }
        }
        Ok(setup)
    }

    /// Sets the position up.
    fn state<G: CaseGame>(&self) -> Result<G::State, Failure> {
        let last = self.position.last().map_or(self.line, |line| line.number);
        G::state(&self.setup::<G>()?)
            .map_err(|error| Failure::new(last, format!("the position cannot be: {error}")))
    }

    /// Plays the case to its end or to the first difference.
    pub fn run<G: CaseGame>(&self) -> Result<(), Failure> {
        for id in &self.rules {
            if G::INFO.rulebook.find(id).is_none() {
                return Err(Failure::new(
                    self.rules_line,
                    format!("there is no rule {id} in {}", G::INFO.title),
                ));
            }
        }
        if let [(line, Step::Refused(field, ruling))] = &self.steps[..] {
            let setup = self.setup::<G>()?;
            return is_refused::<G>(&setup, field, ruling.as_deref())
                .map_err(|message| Failure::new(*line, message));
        }
        let mut state = self.state::<G>()?;
        // Draws that the case does not spell out come out the same in every run.
        let mut rng = Pcg64Mcg::seed_from_u64(0);
        for (line, step) in &self.steps {
            run_step::<G>(&mut state, step, &mut rng).map_err(|message| Failure::new(*line, message))?;
        }
        Ok(())
    }
}

/// Reads a position given as JSON or as one-line text.
pub fn read_setup<G: Game>(text: &str) -> Result<G::Setup, ParseError> {
    if text.trim_start().starts_with('{') { json::read(text) } else { G::Setup::parse(text.trim()) }
}

fn run_step<G: CaseGame>(state: &mut G::State, step: &Step, rng: &mut Pcg64Mcg) -> Result<(), String> {
    if state.actor() == Actor::Chance {
        let spelled_out = match step {
            Step::Do(text) => try_action::<G>(state, text).is_ok(),
            Step::Illegal(..) | Step::Expect(_) | Step::Refused(..) => false,
        };
        if !spelled_out {
            settle_chance::<G>(state, rng);
        }
    }
    match step {
        Step::Do(text) => match try_action::<G>(state, text) {
            Ok(action) => {
                G::apply_unchecked(state, action, &mut ());
                Ok(())
            }
            Err(error) => Err(format!("`{text}` was refused: {error}")),
        },
        Step::Illegal(text, ruling) => match (try_action::<G>(state, text), ruling) {
            (Ok(_), _) => Err(format!("`{text}` was accepted")),
            (Err(ActionError::Unreadable(error)), Some(_)) => {
                Err(format!("`{text}` cannot be read: {}", error.message))
            }
            (Err(ActionError::Illegal(error)), Some(id)) => match G::INFO.rulebook.find(id) {
                None => Err(format!("there is no rule {id} in {}", G::INFO.title)),
                Some(expected) if expected.ruling == error.ruling => Ok(()),
                Some(_) => Err(format!("`{text}`: expected a refusal by {id}, found {error}")),
            },
            (Err(_), None) => Ok(()),
        },
        Step::Expect(text) => expect::<G>(state, text),
        Step::Refused(..) => Err("a position that is refused has no other steps".to_owned()),
    }
}

/// Whether a position is refused as expected. No game tolerates it for a case.
fn is_refused<G: Game>(setup: &G::Setup, field: &str, ruling: Option<&str>) -> Result<(), String> {
    let Err(error) = setup.to_state() else { return Err("the position was accepted".to_owned()) };
    let expected = match ruling.map(|id| (id, G::INFO.rulebook.find(id))) {
        Some((id, None)) => return Err(format!("there is no rule {id} in {}", G::INFO.title)),
        Some((_, Some(known))) => Some(known.ruling),
        None => error.ruling,
    };
    if (error.place.as_str(), error.ruling) == (field, expected) {
        return Ok(());
    }
    let by = ruling.map(|id| format!(" by {id}")).unwrap_or_default();
    Err(format!("expected a refusal of `{field}`{by}, found {error}"))
}

fn try_action<G: Game>(state: &G::State, text: &str) -> Result<G::Action, ActionError> {
    let action = G::Action::parse(state, text)?;
    G::check(state, action)?;
    Ok(action)
}

fn expect<G: CaseGame>(state: &G::State, text: &str) -> Result<(), String> {
    match judge::<G>(state, text)? {
        (true, _) => Ok(()),
        (false, difference) => Err(difference),
    }
}

/// Whether a fact is true, written as a case would expect it: `score P1 >=12`, `not over yes`.
///
/// # Errors
///
/// It cannot be read; the message says which facts there are.
pub fn holds<G: CaseGame>(state: &G::State, fact: &str) -> Result<bool, String> {
    judge::<G>(state, fact).map(|(is_so, _)| is_so)
}

/// Whether things are as expected, and what the difference would be.
fn judge<G: CaseGame>(state: &G::State, text: &str) -> Result<(bool, String), String> {
    let (negated, plain) = match text.strip_prefix("not ") {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let words: Vec<&str> = plain.split_whitespace().collect();
    let fact = match common_fact::<G>(state, plain, &words) {
        Some(fact) => fact?,
        None => G::fact(state, &words)?,
    };
    let (holds, difference) = match fact {
        Fact::Holds(holds) => (holds, format!("`{plain}` is {}", if holds { "true" } else { "not true" })),
        Fact::Value { subject, mut found, ordered } => {
            let (subject, expected) = words.split_at(subject.min(words.len()));
            let mut expected: Vec<String> = expected.iter().map(|&word| word.to_owned()).collect();
            if !ordered {
                expected.sort();
                found.sort();
            }
            let holds = match (&expected[..], &found[..]) {
                ([bound], [number]) if bound.starts_with(['<', '>']) => is_within(number, bound)?,
                _ => expected == found,
            };
            let (subject, found_text, expected_text) =
                (subject.join(" "), found.join(" "), expected.join(" "));
            let message = if negated {
                format!("{subject}: expected anything but {expected_text}")
            } else {
                format!("{subject}: expected {expected_text}, found {found_text}")
            };
            (holds, message)
        }
    };
    Ok((holds != negated, difference))
}

/// Whether a number is within a bound, `>=N` or `<=N`.
fn is_within(number: &str, bound: &str) -> Result<bool, String> {
    let read = |text: &str| text.parse::<i64>().map_err(|_| format!("`{bound}`: `{text}` is no number"));
    match (bound.strip_prefix(">="), bound.strip_prefix("<=")) {
        (Some(least), _) => Ok(read(number)? >= read(least)?),
        (_, Some(most)) => Ok(read(number)? <= read(most)?),
        _ => Err(format!("`{bound}` is no bound; use >=N or <=N")),
    }
}

/// The facts that every game has.
fn common_fact<G: Game>(state: &G::State, text: &str, words: &[&str]) -> Option<Result<Fact, String>> {
    let seat = |text: &str| {
        let seat: Option<Seat> = text.parse().ok();
        seat.filter(|s| s.0 < state.players()).ok_or_else(|| format!("there is no player {text} here"))
    };
    Some(match words {
        ["over", _] => Ok(Fact::value(1, if state.actor() == Actor::Over { "yes" } else { "no" })),
        ["actor", _] => Ok(Fact::value(1, state.actor())),
        ["score", player, _] => seat(player).map(|s| Fact::value(2, state.scores()[s.index()])),
        ["rank", ..] => Ok(Fact::list(1, best_first::<G>(state))),
        ["end", ..] => {
            let reason = state.end_reason().unwrap_or("none");
            Ok(Fact::list(1, reason.split_whitespace().map(str::to_owned).collect()))
        }
        ["can", ..] => {
            let action = text.trim_start().strip_prefix("can").unwrap_or(text).trim();
            match try_action::<G>(state, action) {
                Err(ActionError::Unreadable(error)) => Err(error.message),
                result => Ok(Fact::Holds(result.is_ok())),
            }
        }
        ["legal", _] => {
            let mut legal = Vec::new();
            G::legal_actions(state, &mut legal);
            Ok(Fact::value(1, legal.len()))
        }
        _ => return None,
    })
}

/// The players from the best to the last; those who share a rank are joined by `=`.
fn best_first<G: Game>(state: &G::State) -> Vec<String> {
    let ranks = state.ranking();
    let mut places = Vec::new();
    for rank in 1..=state.players() {
        let seats = Seat::all(state.players()).filter(|s| ranks[s.index()] == rank);
        let seats: Vec<_> = seats.map(|s| s.to_string()).collect();
        if !seats.is_empty() {
            places.push(seats.join("="));
        }
    }
    places
}

/// The words about the facts every game has, for error messages.
pub const COMMON_FACTS: &str = "over, actor, score, rank, end, can, legal";
