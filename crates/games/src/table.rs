//! A match of any game behind one object-safe interface.

use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shinar_core::{
    ActionError, Actor, GameInfo, Heuristic, Observer, ParseError, PerSeat, Record, ReplayError, Ruling,
    Seat, SetupError,
    cases::{CaseGame, read_setup},
    play,
};
use shinar_search::BotSpec;

use crate::{
    game_table::GameTable,
    mind::{Look, Mind},
    registry::{UnknownGame, Visitor, visit},
};

/// A running or finished match: state, record, undo.
pub trait Table: Send {
    /// Facts about the game.
    fn info(&self) -> &'static GameInfo;
    /// The number of players.
    fn players(&self) -> u8;
    /// Who decides now.
    fn actor(&self) -> Actor;
    /// Every legal action as text.
    fn legal(&self) -> Vec<String>;
    /// The same as a JSON array, made without a string for each of them.
    fn legal_json(&self) -> Box<RawValue>;
    /// Carries out an action, or refuses it and changes nothing.
    fn act(&mut self, text: &str) -> Result<(), ActionError>;
    /// A legal action drawn at random; `None` if the game is over.
    fn random_action(&self, rng: &mut dyn Rng) -> Option<String>;
    /// Takes the last action back; `false` if there is none.
    fn undo(&mut self) -> bool;
    /// The number of actions so far.
    fn steps(&self) -> usize;
    /// Goes back to the moment after `steps` actions; does nothing if there were no more than these.
    fn rewind(&mut self, steps: usize);
    /// What an observer heard since the table had taken `from` actions; the whole truth for nobody in particular.
    fn heard(&self, from: usize, observer: Option<Observer>) -> Vec<Heard>;
    /// What several seats heard that tell each other everything: each event as its best informed listener heard it.
    fn heard_together(&self, from: usize, seats: &[Seat]) -> Vec<Heard>;
    /// Drops the events kept in memory. Who asks for them still hears them: they are told by playing again.
    fn forget_events(&mut self);
    /// What an observer sees, as JSON.
    fn view(&self, observer: Observer) -> Box<RawValue>;
    /// The whole truth as a position in JSON.
    fn setup(&self) -> Box<RawValue>;
    /// The whole truth as one-line text.
    fn setup_text(&self) -> String;
    /// The board as an observer sees it, for a terminal.
    fn draw(&self, observer: Observer, colour: bool) -> String;
    /// What the decider is asked, in one sentence to the observer.
    fn prompt(&self, observer: Observer) -> String;
    /// The points as they stand.
    fn scores(&self) -> PerSeat<i32>;
    /// The ranks as they stand.
    fn ranking(&self) -> PerSeat<u8>;
    /// Why the game ended.
    fn end_reason(&self) -> Option<&'static str>;
    /// The record so far.
    fn record(&self) -> Record;
    /// What a seat sees, for its bot.
    fn look(&self, seat: Seat) -> Look;
    /// A bot for a seat of this table; its times to think are multiplied by `scale`.
    fn mind(&self, bot: BotSpec, seed: u64, scale: f64) -> Box<dyn Mind>;
    /// What an action of a seat would bring, as far as the seat can know; the table stays as it is.
    fn preview(&self, seat: Seat, text: &str, rng: &mut dyn Rng) -> Result<Foresight, ActionError>;
    /// Everything needed to go on from here without playing again what came before.
    fn snapshot(&self) -> Snapshot;
    /// The canonical text and the dense index of an action given as text; it need not be legal.
    fn parse(&self, text: &str) -> Result<(String, usize), ActionError>;
}

/// An event as somebody heard it.
#[derive(Clone, Debug, Serialize)]
pub struct Heard {
    /// How many actions came before the one that caused it.
    #[serde(skip)]
    pub step: usize,
    /// A sentence.
    pub text: String,
    /// Whom it concerns.
    pub seat: Option<Seat>,
    /// The points it brought.
    pub points: i32,
    /// The rule behind it.
    pub ruling: Ruling,
    /// What happened, with all details, as JSON.
    pub event: Box<RawValue>,
}

/// What an action would bring, from what its seat may know.
#[derive(Clone, Debug)]
pub struct Foresight {
    /// The events that do not depend on what the seat cannot see.
    pub heard: Vec<Heard>,
    /// The points afterwards; a seat whose points depend on what is hidden keeps those it has.
    pub scores: PerSeat<i32>,
}

/// A running match in short: the actions by their dense indices, and where they led.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Every action since the start.
    pub actions: Vec<u32>,
    /// The position after them, as one-line text.
    pub position: String,
}

/// Why a table could not be made.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[allow(missing_docs)]
pub enum TableError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Parse(#[from] ParseError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// A table with a new game on it. `names` say who sits where, for the record.
pub fn new_table(
    game: &str,
    players: u8,
    options: &[(String, String)],
    names: Vec<String>,
) -> Result<Box<dyn Table>, TableError> {
    struct New<'a>(u8, &'a [(String, String)], Vec<String>);
    impl Visitor for New<'_> {
        type Out = Result<Box<dyn Table>, TableError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let state = G::new_game(self.0, &play::options::<G>(self.1)?)?;
            Ok(Box::new(GameTable::<G>::new(state, self.2)))
        }
    }
    visit(game, New(players, options, names))?
}

/// A table with a position on it, given as JSON or as one-line text.
pub fn table_from_setup(
    game: &str,
    position: &str,
    names: Vec<String>,
) -> Result<Box<dyn Table>, TableError> {
    struct FromSetup<'a>(&'a str, Vec<String>);
    impl Visitor for FromSetup<'_> {
        type Out = Result<Box<dyn Table>, TableError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let state = G::from_setup(&read_setup::<G>(self.0)?)?;
            Ok(Box::new(GameTable::<G>::new(state, self.1)))
        }
    }
    visit(game, FromSetup(position, names))?
}

/// A table after all actions of a record, each of them checked.
pub fn table_from_record(record: &Record) -> Result<Box<dyn Table>, TableError> {
    struct FromRecord<'a>(&'a Record);
    impl Visitor for FromRecord<'_> {
        type Out = Result<Box<dyn Table>, TableError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let mut table = GameTable::<G>::new(self.0.start::<G>()?, self.0.seats.clone());
            self.0.replay::<G>(|_, _, action| table.take(action))?;
            Ok(Box::new(table))
        }
    }
    visit(&record.game, FromRecord(record))?
}

/// A table that goes on where a snapshot of it was taken.
pub fn table_from_snapshot(
    game: &str,
    players: u8,
    options: &[(String, String)],
    names: Vec<String>,
    snapshot: &Snapshot,
) -> Result<Box<dyn Table>, TableError> {
    struct FromSnapshot<'a>(u8, &'a [(String, String)], Vec<String>, &'a Snapshot);
    impl Visitor for FromSnapshot<'_> {
        type Out = Result<Box<dyn Table>, TableError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let start = G::new_game(self.0, &play::options::<G>(self.1)?)?;
            let state = G::from_setup(&G::parse_setup(&self.3.position)?)?;
            let known = |&index: &u32| {
                let unknown = || {
                    ParseError::at(1, format!("the snapshot holds {index}, which is no action of the game"))
                };
                G::action_at(index as usize).ok_or_else(unknown)
            };
            let actions = self.3.actions.iter().map(known).collect::<Result<_, _>>()?;
            Ok(Box::new(GameTable::<G>::resumed(start, state, self.2, actions)))
        }
    }
    visit(game, FromSnapshot(players, options, names, snapshot))?
}
