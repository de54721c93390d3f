//! A match of any game behind one object-safe interface.

use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
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
    moves::{Choice, Move},
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
    /// Whose turn it is, or will be when the draws that are due have been made.
    fn turn(&self) -> Turn;

    /// Every legal move.
    fn legal(&self) -> Vec<Move>;
    /// The same with their outlooks to the seat that decides.
    fn choices(&self) -> Vec<Choice>;
    /// Reads a move from its text, canonical or abbreviated. It need not be legal.
    fn parse(&self, text: &str) -> Result<Move, ActionError>;
    /// Reads a move from the action's own JSON. It need not be legal.
    fn read(&self, action: &Value) -> Result<Move, ActionError>;
    /// The move with a dense index.
    fn move_at(&self, index: usize) -> Option<Move>;
    /// A legal move drawn at random, by the odds of the game at a chance node; `None` if the game is over.
    fn draw(&self, rng: &mut dyn Rng) -> Option<Move>;
    /// Carries out a move, or refuses it and changes nothing.
    fn play(&mut self, one: Move) -> Result<(), ActionError>;
    /// What a move of a seat would bring, as far as the seat can know; the table stays as it is.
    fn preview(
        &self,
        seat: Seat,
        one: Move,
        words: Words,
        rng: &mut dyn Rng,
    ) -> Result<Foresight, ActionError>;
    /// The number of moves so far.
    fn steps(&self) -> usize;
    /// Goes back to the moment after `steps` moves; does nothing if there were no more than these.
    fn rewind(&mut self, steps: usize);

    /// The events since the table had taken `from` moves, as some listener heard them.
    fn heard(&self, from: usize, listener: Listener<'_>, words: Words) -> Vec<Heard>;
    /// Drops the events kept in memory. They can still be asked for, which plays the game again.
    fn forget_events(&mut self);
    /// What an observer sees, as JSON.
    fn view(&self, observer: Observer) -> Box<RawValue>;
    /// What the decider is asked, in one English sentence to the observer.
    fn prompt(&self, observer: Observer) -> String;
    /// The board as an observer sees it, for a terminal.
    fn picture(&self, observer: Observer, colour: bool) -> String;
    /// The points as they stand.
    fn scores(&self) -> PerSeat<i32>;
    /// The ranks as they stand.
    fn ranking(&self) -> PerSeat<u8>;
    /// The name of the reason why the game ended.
    fn end_reason(&self) -> Option<&'static str>;

    /// The whole truth as a position in JSON.
    fn setup(&self) -> Box<RawValue>;
    /// The whole truth as one-line text.
    fn setup_text(&self) -> String;
    /// The record so far.
    fn record(&self) -> Record;
    /// Everything needed to go on from here without playing again what came before.
    fn snapshot(&self) -> Snapshot;

    /// What a seat sees, for its bot.
    fn look(&self, seat: Seat) -> Look;
    /// A bot for a seat of this table; its times to think are multiplied by `scale`.
    fn mind(&self, bot: BotSpec, seed: u64, scale: f64) -> Box<dyn Mind>;
}

/// Whose turn it is. Others may decide in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Nobody's: the first turn has not begun.
    Before,
    /// A seat's.
    Of(Seat),
    /// Nobody's any more: the game is over.
    Over,
}

/// Whose knowledge of events is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listener<'a> {
    /// Nobody in particular: the whole truth.
    Omniscient,
    /// One observer.
    One(Observer),
    /// Several seats that share what they know: each event as the best informed of them heard it.
    Together(&'a [Seat]),
}

/// Whether events come with an English sentence. Programs that have words of their own do without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// Data only.
    #[default]
    None,
    /// English sentences, too.
    English,
}

/// An event as a listener heard it.
#[derive(Clone, Debug, Serialize)]
pub struct Heard {
    /// How many moves came before the one that caused it.
    #[serde(skip)]
    pub step: usize,
    /// A sentence, if [`Words`] were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Whom it concerns.
    pub seat: Option<Seat>,
    /// The points it brought.
    pub points: i32,
    /// The rule behind it.
    pub ruling: Ruling,
    /// What happened, with all details, as JSON.
    pub event: Box<RawValue>,
}

/// What a move would bring, from what its seat may know.
#[derive(Clone, Debug, Serialize)]
pub struct Foresight {
    /// The events that do not depend on what the seat cannot see.
    #[serde(rename = "events")]
    pub heard: Vec<Heard>,
    /// The points afterwards; a seat whose points depend on what is hidden keeps those it has.
    pub scores: PerSeat<i32>,
}

/// A running match in short: the moves by their dense indices, and where they led.
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
