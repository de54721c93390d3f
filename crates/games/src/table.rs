//! A match of any game behind one object-safe interface.

use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use shinar_core::{
    ActionError, Actor, GameInfo, Heuristic, Observer, ParseError, PerSeat, Record, ReplayError, Ruling,
    Seat, SetupError, by_rules, cases::CaseGame, json, play, prelude::*,
};
use shinar_search::BotSpec;

use crate::{
    game_table::GameTable,
    moves::{Choice, Move},
    registry::{UnknownGame, Visitor, entry, visit},
    table_bot::{SeatView, TableBot, TableSearch},
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
    /// The dense indices of every legal move.
    fn legal_indices(&self) -> Vec<u32>;
    /// Every legal move with its outlook for the seat that decides.
    fn choices(&self) -> Vec<Choice>;
    /// Reads a move from its text, canonical or abbreviated. It need not be legal.
    ///
    /// # Errors
    ///
    /// The text is no action of this game.
    fn parse(&self, text: &str) -> Result<Move, ActionError>;
    /// Reads a move from the action's own JSON. It need not be legal.
    ///
    /// # Errors
    ///
    /// The JSON is no action of this game; the message names the field.
    fn read(&self, action: &Value) -> Result<Move, ActionError>;
    /// The move with a dense index.
    fn move_at(&self, index: usize) -> Option<Move>;
    /// A legal move drawn at random, by the odds of the game at a chance node; `None` if the game is over.
    fn draw(&self, rng: &mut dyn Rng) -> Option<Move>;
    /// Carries out a move.
    ///
    /// # Errors
    ///
    /// The move is illegal, or one of another game; nothing has changed.
    fn play(&mut self, one: Move) -> Result<(), ActionError>;
    /// The effects of a move, as far as its seat can know them; the table does not change.
    ///
    /// # Errors
    ///
    /// The move is illegal, or one of another game.
    fn preview(
        &self,
        seat: Seat,
        one: Move,
        words: Words,
        rng: &mut dyn Rng,
    ) -> Result<MovePreview, ActionError>;
    /// The number of moves so far.
    fn steps(&self) -> usize;
    /// Goes back to the state after `steps` moves; does nothing if there were no more.
    fn rewind(&mut self, steps: usize);

    /// The events after the first `from` moves, as a listener perceives them.
    fn events(&self, from: usize, perspective: Perspective<'_>, words: Words) -> Vec<ObservedEvent>;
    /// Drops the events kept in memory. They can still be listed, by replaying the game.
    fn forget_events(&mut self);
    /// What an observer sees, as JSON.
    fn view(&self, observer: Observer) -> Box<RawValue>;
    /// What is to be decided, in an English sentence for the observer.
    fn prompt(&self, observer: Observer) -> String;
    /// The board as an observer sees it, for a terminal.
    fn picture(&self, observer: Observer, colour: bool) -> String;
    /// The current points.
    fn scores(&self) -> PerSeat<i32>;
    /// The current ranks.
    fn ranking(&self) -> PerSeat<u8>;
    /// The name of the reason why the game ended.
    fn end_reason(&self) -> Option<&'static str>;
    /// Whether a fact is true, in the language of cases.
    ///
    /// # Errors
    ///
    /// There is no such fact; the message says which there are.
    fn holds(&self, fact: &str) -> Result<bool, String>;

    /// The whole truth as a position in JSON.
    fn setup(&self) -> Box<RawValue>;
    /// The whole truth as one-line text.
    fn setup_text(&self) -> String;
    /// The record so far.
    fn record(&self) -> Record;
    /// Everything needed to continue from here without replaying the game.
    fn snapshot(&self) -> Snapshot;

    /// The view of a seat, for its bot.
    fn seat_view(&self, seat: Seat) -> SeatView;
    /// A bot for a seat of this table; its thinking time is multiplied by `scale`.
    fn bot(&self, bot: BotSpec, seed: u64, scale: f64) -> Box<dyn TableBot>;
    /// A search of positions of this game that grows while somebody looks at it.
    fn search(&self, seed: u64) -> Box<dyn TableSearch>;
    /// A whole position in JSON that looks like this one to a seat, drawn at random over what the seat cannot know.
    fn sample(&self, seat: Seat, rng: &mut dyn Rng) -> Box<RawValue>;
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

/// From whose point of view events are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective<'a> {
    /// Nobody in particular: the whole truth.
    Omniscient,
    /// One observer.
    One(Observer),
    /// Several seats that share what they know: each event as the best informed of them perceives it.
    Together(&'a [Seat]),
}

/// Whether events come with an English sentence. Programs with words of their own do without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// Data only.
    #[default]
    None,
    /// English sentences as well.
    English,
}

/// An event as a listener perceives it.
#[derive(Clone, Debug, Serialize)]
pub struct ObservedEvent {
    /// How many moves came before the one that caused it.
    #[serde(skip)]
    pub step: usize,
    /// A sentence, if [`Words`] were requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The seat it concerns.
    pub seat: Option<Seat>,
    /// The points it brought.
    pub points: i32,
    /// The rule behind it.
    pub ruling: Ruling,
    /// What happened, with all details, as JSON.
    pub event: Box<RawValue>,
}

/// The effects of a move, as far as its seat can know them.
#[derive(Clone, Debug, Serialize)]
pub struct MovePreview {
    /// The events that do not depend on what the seat cannot see.
    #[serde(rename = "events")]
    pub heard: Vec<ObservedEvent>,
    /// The points afterwards; a seat whose points depend on hidden information keeps its current ones.
    pub scores: PerSeat<i32>,
}

/// A running match in short: the moves by their dense indices, and the position after them.
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

/// A table with a new game. `names` say who sits where, for the record.
///
/// ```
/// use shinar_core::{Actor, Observer};
/// use shinar_games::new_table;
///
/// let options = [("random_cards".to_owned(), "yes".to_owned())];
/// let table = new_table("babylonia", 3, &options, vec![])?;
/// assert_eq!(table.actor(), Actor::Chance);
/// assert!(table.view(Observer::Spectator).get().starts_with('{'));
/// # Ok::<_, shinar_games::TableError>(())
/// ```
///
/// # Errors
///
/// There is no such game, or it cannot be played by that many players or with these options.
pub fn new_table(
    game: &str,
    players: u8,
    options: &[(String, String)],
    names: Vec<String>,
) -> Result<Box<dyn Table>, TableError> {
    new_table_by_rules(game, entry(game)?.info.rules_version, players, options, names)
}

/// A table with a new game on it, played by a version of the rules that need not be the newest: a log or a record goes
/// on with the one it began with.
pub fn new_table_by_rules(
    game: &str,
    rules_version: u32,
    players: u8,
    options: &[(String, String)],
    names: Vec<String>,
) -> Result<Box<dyn Table>, TableError> {
    struct New<'a>(u32, u8, &'a [(String, String)], Vec<String>);
    impl Visitor for New<'_> {
        type Out = Result<Box<dyn Table>, TableError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let state = G::new_game(self.1, &play::options::<G>(self.2)?)?;
            Ok(Box::new(GameTable::<G>::new(by_rules::<G>(state, self.0)?, self.3)))
        }
    }
    visit(game, New(rules_version, players, options, names))?
}

/// A table with a position, given as JSON or as one-line text.
///
/// ```
/// use shinar_games::table_from_setup;
///
/// let table = table_from_setup("babylonia", "players=2 tiles=4,6:mo tokens=2,4:p1 turn=5", vec![])?;
/// let same = table_from_setup("babylonia", table.setup().get(), vec![])?;
/// assert_eq!(same.setup_text(), table.setup_text());
///
/// let error = table_from_setup("babylonia", r#"{"players": "two"}"#, vec![]).err().expect("no number");
/// assert!(error.to_string().contains("`players`: expected a whole number"));
/// # Ok::<_, shinar_games::TableError>(())
/// ```
///
/// # Errors
///
/// There is no such game, the position cannot be read, or the rules do not allow it.
pub fn table_from_setup(
    game: &str,
    position: &str,
    names: Vec<String>,
) -> Result<Box<dyn Table>, TableError> {
    struct FromSetup<'a>(&'a str, Vec<String>);
    impl Visitor for FromSetup<'_> {
        type Out = Result<Box<dyn Table>, TableError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let text = self.0.trim();
            let setup = if text.starts_with('{') { json::read(self.0)? } else { G::Setup::parse(text)? };
            let state = setup.to_state()?;
            Ok(Box::new(GameTable::<G>::new(state, self.1)))
        }
    }
    visit(game, FromSetup(position, names))?
}

/// A table after all actions of a record, each of which is checked.
///
/// ```
/// use shinar_core::{Record, play};
/// use shinar_games::{new_table, table_from_record};
///
/// let mut table = new_table("tigris", 2, &[], vec![])?;
/// let mut rng = play::stream(1, 0);
/// for _ in 0..20 {
///     let drawn = table.draw(&mut rng).expect("the game goes on");
///     table.play(drawn)?;
/// }
/// let record = Record::parse(&table.record().to_string())?;
/// assert_eq!(table_from_record(&record)?.setup_text(), table.setup_text());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// There is no such game, or the record cannot be replayed.
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

/// A table that continues from a snapshot.
///
/// # Errors
///
/// The game, the options or the snapshot are not those of a table that could exist.
pub fn table_from_snapshot(
    game: &str,
    rules_version: u32,
    players: u8,
    options: &[(String, String)],
    names: Vec<String>,
    snapshot: &Snapshot,
) -> Result<Box<dyn Table>, TableError> {
    struct FromSnapshot<'a>(u32, u8, &'a [(String, String)], Vec<String>, &'a Snapshot);
    impl Visitor for FromSnapshot<'_> {
        type Out = Result<Box<dyn Table>, TableError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let start = by_rules::<G>(G::new_game(self.1, &play::options::<G>(self.2)?)?, self.0)?;
            let state = by_rules::<G>(G::Setup::parse(&self.4.position)?.to_state()?, self.0)?;
            let known = |&index: &u32| {
                let unknown = || {
                    ParseError::at(1, format!("the snapshot holds {index}, which is no action of the game"))
                };
                G::Action::at(index as usize).ok_or_else(unknown)
            };
            let actions = self.4.actions.iter().map(known).collect::<Result<_, _>>()?;
            Ok(Box::new(GameTable::<G>::resumed(start, state, self.3, actions)))
        }
    }
    visit(game, FromSnapshot(rules_version, players, options, names, snapshot))?
}
