//! Puzzles: positions of self-play in which one action is clearly best, and not the obvious one.
//!
//! Mining goes from cheap to dear. A quick search plays whole games; decisions at which the best action is not what a glance
//! suggests are looked at a little longer; what still looks like a puzzle is searched again and again, much deeper and
//! with other seeds, and played out to the end many times, after the best action and after the obvious one. `docs/puzzles.md` has the criteria.
//!
//! Everything is judged from the view of the seat that decides: what it cannot see is dealt again for every simulation and every
//! game. The position that is kept is one sample of it.

mod judge;
mod mine;
mod play_out;

use serde::{Deserialize, Serialize};
use shinar_core::{Actor, Heuristic, Observer, Seat, prelude::*};

pub use judge::{Check, check};
pub use mine::{Mining, mine};

/// The numbers by which a position is a puzzle.
pub mod criteria {
    /// The iterations of the search that plays.
    pub const QUICK: u32 = 200;
    /// The iterations of the first look at a position.
    pub const LOOK: u32 = 800;
    /// The iterations of each search that verifies; then every action in question gets at least a tenth of them.
    pub const DEEP: u32 = 4_000;
    /// How many searches verify, each with its own seed; their best actions must all be solutions.
    pub const RUNS: u64 = 3;
    /// Actions this close to the best one are solutions, too: often the same plan in another order.
    pub const TOLERANCE: f32 = 0.02;
    /// More solutions than this, and a position is no puzzle.
    pub const MOST_SOLUTIONS: usize = 3;
    /// How much win probability every other action must lose.
    pub const MARGIN: f32 = 0.07;
    /// When it is searched again with another seed, this much of the margin must be left.
    pub const MARGIN_AGAIN: f32 = MARGIN / 2.0;
    /// A game in which the best action wins less often is decided.
    pub const LEAST_SHARE: f32 = 0.12;
    /// A game in which the best action wins more often is decided.
    pub const MOST_SHARE: f32 = 0.95;
    /// With fewer legal actions it is guesswork.
    pub const LEAST_ACTIONS: usize = 4;
    /// At most this many puzzles come from one game, each from another third of it.
    pub const PARTS: usize = 3;
    /// The actions that are shown with their win probabilities.
    pub const SHOWN: usize = 8;
    /// The decisions of the expected continuation.
    pub const LINE: usize = 6;
    /// The iterations that tell how difficult a puzzle is: it has the difficulty of the first number that finds a solution and all greater ones
    /// keep; the greatest difficulty if none does, so that only the searches that verify find it.
    pub const DEPTHS: [u32; 4] = [20, 80, 320, 1_280];
}

/// A puzzle, as it is shipped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The beginning of the game's rulings in lower case, and a number.
    pub id: String,
    /// The whole position in one line; what the seat cannot see is one sample.
    pub position: String,
    /// Who decides.
    pub seat: Seat,
    /// The number of players.
    pub players: u8,
    /// What it is about: themes of the game, and [general ones](GENERAL_THEMES).
    pub themes: Vec<String>,
    /// From 1 to 5; see [`criteria::DEPTHS`].
    pub difficulty: u8,
    /// The actions that solve it, the best first.
    pub solutions: Vec<String>,
    /// The best actions by a deep search, and the obvious one.
    pub actions: Vec<RatedAction>,
    /// The expected continuation, beginning with the best action. Outcomes of chance are included, so that each action is legal after those
    /// before it.
    pub line: Vec<String>,
    /// How many more final points the seat may expect after the best action than after the obvious one.
    pub gain: f32,
    /// How many more points it may expect to be ahead of its best rival, or less behind: it counts what the rival does not get, too.
    pub lead: f32,
    /// The seed it was found with.
    pub seed: u64,
    /// The number of the game in which it was found.
    pub game: u64,
}

/// An action with the seat's win probability after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedAction {
    /// Its canonical text.
    pub text: String,
    /// From 0 to 1.
    pub share: f32,
    /// Whether it is what a glance suggests, though it is wrong.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub obvious: bool,
}

/// The themes of every game, in kebab case:
///
/// - `opening`, `endgame`: the first and the last fifth of the game it was found in;
/// - `last-turn`: in most continuations the seat gets no other turn;
/// - `quiet`: the solution brings no points at once;
/// - `patience`: the solution brings fewer points at once than the obvious action.
pub const GENERAL_THEMES: &[&str] = &["opening", "endgame", "last-turn", "quiet", "patience"];

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw(pub String);

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Flaw {}

impl Puzzle {
    /// The position of the puzzle, if everything it says can be: its seat decides, its actions are legal, its solutions are among
    /// them, its line can be played, and the game knows its themes.
    ///
    /// # Errors
    ///
    /// The first flaw.
    pub fn set_up<G: Heuristic>(&self) -> Result<G::State, Flaw> {
        let flaw = |what: String| Flaw(format!("puzzle {}: {what}", self.id));
        let setup = G::Setup::parse(&self.position).map_err(|error| flaw(error.to_string()))?;
        let state = setup.to_state().map_err(|error| flaw(error.to_string()))?;
        if state.actor() != Actor::Seat(self.seat) || state.players() != self.players {
            return Err(flaw(format!("{} of {} players does not decide", self.seat, self.players)));
        }
        for action in &self.actions {
            let parsed = self.action::<G>(&state, &action.text)?;
            G::check(&state, parsed).map_err(|error| flaw(format!("{}: {error}", action.text)))?;
        }
        let is_rated =
            |text: &String| self.actions.iter().any(|action| action.text == *text && !action.obvious);
        if self.solutions.is_empty() || !self.solutions.iter().all(is_rated) {
            return Err(flaw("a solution is none of its actions, or there is none".to_owned()));
        }
        if self.actions.iter().filter(|action| action.obvious).count() != 1 {
            return Err(flaw("one action should be the obvious one".to_owned()));
        }
        if !(1..=5).contains(&self.difficulty) {
            return Err(flaw(format!("the difficulty {} is not from 1 to 5", self.difficulty)));
        }
        if let Some(theme) =
            self.themes.iter().find(|theme| !themes::<G>().any(|known| known == theme.as_str()))
        {
            return Err(flaw(format!("the game has no theme {theme:?}")));
        }
        self.play_line::<G>(state.clone())?;
        Ok(state)
    }

    /// Reads an action in its canonical text.
    fn action<G: Game>(&self, state: &G::State, text: &str) -> Result<G::Action, Flaw> {
        let parsed = G::Action::parse(state, text);
        let parsed = parsed.map_err(|error| Flaw(format!("puzzle {}: {text}: {error}", self.id)))?;
        if parsed.to_string() == text {
            return Ok(parsed);
        }
        Err(Flaw(format!("puzzle {}: {text:?} should be written {:?}", self.id, parsed.to_string())))
    }

    /// Plays the expected continuation.
    fn play_line<G: Game>(&self, mut state: G::State) -> Result<(), Flaw> {
        if self.line.first() != self.solutions.first() {
            return Err(Flaw(format!(
                "puzzle {}: the line begins with another action than the solutions",
                self.id
            )));
        }
        for text in &self.line {
            let action = self.action::<G>(&state, text)?;
            G::apply(&mut state, action, &mut ())
                .map_err(|error| Flaw(format!("puzzle {}: {text} in the line: {error}", self.id)))?;
        }
        Ok(())
    }

    /// What the seat sees.
    fn view<G: Game>(&self, state: &G::State) -> G::View {
        G::View::of(state, Observer::Seat(self.seat))
    }
}

/// The ids of the themes that a puzzle of a game can have.
pub fn themes<G: Heuristic>() -> impl Iterator<Item = &'static str> {
    G::THEMES.iter().chain(GENERAL_THEMES).copied()
}

/// Writes puzzles as JSON, one in a line, so that a change of one changes a line.
///
/// # Errors
///
/// A number is not finite.
pub fn to_json(puzzles: &[Puzzle]) -> Result<String, serde_json::Error> {
    let lines = puzzles.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?;
    Ok(if lines.is_empty() { "[]\n".to_owned() } else { format!("[\n{}\n]\n", lines.join(",\n")) })
}

/// Reads puzzles as they are written.
///
/// # Errors
///
/// With the line and what was expected there.
pub fn from_json(text: &str) -> Result<Vec<Puzzle>, serde_json::Error> {
    serde_json::from_str(text)
}
