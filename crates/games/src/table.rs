//! A match of any game behind one object-safe interface.

use rand::Rng;
use serde::Serialize;
use serde_json::Value;
use shinar_core::{
    ActionError, Actor, Event, Game, GameInfo, Heuristic, Observer, ParseError, Pen, PerSeat, Record,
    ReplayError, Ruling, Seat, SetupError,
    cases::{CaseGame, read_setup},
    play, result_text,
};
use shinar_search::{BotSpec, Thinker};

use crate::{
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
    /// Carries out an action, or refuses it and changes nothing.
    fn act(&mut self, text: &str) -> Result<(), ActionError>;
    /// A legal action drawn at random; `None` if the game is over.
    fn random_action(&self, rng: &mut dyn Rng) -> Option<String>;
    /// Takes the last action back; `false` if there is none.
    fn undo(&mut self) -> bool;
    /// The number of actions so far.
    fn steps(&self) -> usize;
    /// What an observer heard since the table had taken `from` actions; the whole truth for nobody in particular.
    fn heard(&self, from: usize, observer: Option<Observer>) -> Vec<Heard>;
    /// What an observer sees, as JSON.
    fn view(&self, observer: Observer) -> Value;
    /// The whole truth as a position in JSON.
    fn setup(&self) -> Value;
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
    /// The canonical text and the dense index of an action given as text; it need not be legal.
    fn parse(&self, text: &str) -> Result<(String, usize), ActionError>;
}

/// An event as somebody heard it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Heard {
    /// A sentence.
    pub text: String,
    /// Whom it concerns.
    pub seat: Option<Seat>,
    /// The points it brought.
    pub points: i32,
    /// The rule behind it.
    pub ruling: Ruling,
    /// What happened, with all details, as JSON.
    pub event: Value,
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

struct GameTable<G: Game> {
    start: G::State,
    state: G::State,
    names: Vec<String>,
    steps: Vec<Step<G>>,
}

struct Step<G: Game> {
    before: G::State,
    action: G::Action,
    events: Vec<Event<G::Event>>,
}

impl<G: Game> GameTable<G> {
    fn new(state: G::State, names: Vec<String>) -> Self {
        Self { start: state.clone(), state, names, steps: Vec::new() }
    }

    /// Carries out an action known to be legal.
    fn take(&mut self, action: G::Action) {
        let before = self.state.clone();
        let mut events = Vec::new();
        G::apply_unchecked(&mut self.state, action, &mut events);
        self.steps.push(Step { before, action, events });
    }
}

impl<G: Heuristic> Table for GameTable<G> {
    fn info(&self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn players(&self) -> u8 {
        G::players(&self.state)
    }

    fn actor(&self) -> Actor {
        G::actor(&self.state)
    }

    fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        G::legal_actions(&self.state, &mut actions);
        actions.into_iter().map(G::action_text).collect()
    }

    fn act(&mut self, text: &str) -> Result<(), ActionError> {
        let action = G::parse_action(&self.state, text)?;
        G::check(&self.state, action)?;
        self.take(action);
        Ok(())
    }

    fn random_action(&self, rng: &mut dyn Rng) -> Option<String> {
        G::random_action(&self.state, rng).map(G::action_text)
    }

    fn undo(&mut self) -> bool {
        let last = self.steps.pop();
        let undone = last.is_some();
        self.state = last.map_or_else(|| self.state.clone(), |step| step.before);
        undone
    }

    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn heard(&self, from: usize, observer: Option<Observer>) -> Vec<Heard> {
        let events = self.steps.iter().skip(from).flat_map(|step| &step.events);
        let heard = events.filter_map(|event| match observer {
            None => Some(event.clone()),
            Some(observer) => G::event_for(event, observer),
        });
        heard
            .map(|event| Heard {
                text: G::describe(&event),
                seat: event.seat,
                points: event.points,
                ruling: event.ruling,
                event: to_json(&event.what),
            })
            .collect()
    }

    fn view(&self, observer: Observer) -> Value {
        to_json(&G::view(&self.state, observer))
    }

    fn setup(&self) -> Value {
        to_json(&G::to_setup(&self.state))
    }

    fn setup_text(&self) -> String {
        G::setup_text(&G::to_setup(&self.state))
    }

    fn draw(&self, observer: Observer, colour: bool) -> String {
        let mut pen = Pen::new(colour);
        G::draw(&G::view(&self.state, observer), &mut pen);
        pen.finish()
    }

    fn prompt(&self, observer: Observer) -> String {
        G::prompt(&G::view(&self.state, observer))
    }

    fn scores(&self) -> PerSeat<i32> {
        G::scores(&self.state)
    }

    fn ranking(&self) -> PerSeat<u8> {
        G::ranking(&self.state)
    }

    fn end_reason(&self) -> Option<&'static str> {
        G::end_reason(&self.state)
    }

    fn record(&self) -> Record {
        let mut record = Record::new::<G>(&self.start, self.names.clone());
        let actions = self.steps.iter().map(|step| (G::actor(&step.before), G::action_text(step.action)));
        record.actions = actions.collect();
        record.result = result_text::<G>(&self.state);
        record
    }

    fn look(&self, seat: Seat) -> Look {
        Look::new(G::view(&self.state, Observer::Seat(seat)))
    }

    fn mind(&self, bot: BotSpec, seed: u64, scale: f64) -> Box<dyn Mind> {
        Box::new(Thinker::<G>::new(bot, play::stream(seed, 0), scale))
    }

    fn parse(&self, text: &str) -> Result<(String, usize), ActionError> {
        let action = G::parse_action(&self.state, text)?;
        Ok((G::action_text(action), G::action_index(action)))
    }
}

/// Views, setups and events are plain data: they always have a JSON form.
fn to_json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
