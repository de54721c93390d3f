//! A race on twenty squares, after the game found at Ur: a small but complete game on the shared interface.
//!
//! Two players bring three pieces each along a track of fourteen squares by four two-sided dice. Squares 5 to 12 are shared:
//! a piece that lands on a rival there sends it back. A rosette (4, 8, 14) gives another throw, and on 8 a piece is safe.
//!
//! Everything a game needs is in this one file of about five hundred lines; the texts of the rules are in `rulings.ftl`. Records, cases, the law suite, random play and perft
//! work for it as for the others; see `tests/ur.rs`.

mod encoding;
mod heuristic;

use std::fmt;

use rand::Rng;
use serde::{Deserialize, Serialize};
use shinar_core::{
    ActionError, Actor, CommonView, Event, GameInfo, Illegal, Ink, Listener, Observer, OptionSpec,
    ParseError, Pen, PerSeat, Seat, SetupError,
    cases::{CaseGame, CaseLine, Fact},
    prelude::*,
    rank_by_key,
};

/// The ids of the rules; their texts are in `rulings.ftl`.
pub mod rulings {
    include!(concat!(env!("OUT_DIR"), "/rulings.rs"));
}

/// The title and the reasons for the end, from `cover.ftl`.
mod cover {
    include!(concat!(env!("OUT_DIR"), "/cover.rs"));
}

/// The pieces of a player.
const PIECES: u8 = 3;
/// The squares of a track; a piece beyond the last is home.
const TRACK: u8 = 14;
const SHARED: std::ops::RangeInclusive<u8> = 5..=12;
const ROSETTES: [u8; 3] = [4, 8, 14];
const SAFE: u8 = 8;
/// How many of the 16 throws show 0 to 4 points.
const THROWS: [u8; 5] = [1, 4, 6, 4, 1];

/// What a throw of the dice shows.
#[derive(Clone, Copy)]
struct Points(u8);

impl Dense for Points {
    const COUNT: usize = THROWS.len();

    fn index(self) -> usize {
        self.0.into()
    }

    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

/// The game's name as a type.
#[derive(Clone, Copy, Debug)]
pub struct Ur;

/// The game has no options.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NoOptions;

impl GameOptions for NoOptions {
    const SPECS: &'static [OptionSpec] = &[];
    fn put(&mut self, _: &str, _: &str) -> Result<(), SetupError> {
        Ok(())
    }
    fn get(&self, _: &str) -> String {
        String::new()
    }
}

/// A position as written: for each player the squares of the pieces, where 0 is the hand and 15 is home.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Where the pieces are.
    pub pieces: [[u8; PIECES as usize]; 2],
    /// Whose turn it is.
    pub turn: Seat,
    /// The throw, if it fell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub throw: Option<u8>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { pieces: [[0; PIECES as usize]; 2], turn: Seat(0), throw: None }
    }
}

/// A valid position: the pieces in the hand, a bit for each occupied square; the other pieces are home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    hand: [u8; 2],
    track: [u16; 2],
    turn: Seat,
    throw: Option<u8>,
}

/// A throw of the dice, a move from a square (0 is the hand), or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum Action {
    /// Chance throws the dice.
    Throw {
        /// The points that show, 0 to 4.
        points: u8,
    },
    /// A piece moves.
    Move {
        /// The square it stands on; 0 is the hand.
        from: u8,
    },
    /// No piece can move.
    Pass,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum What {
    /// The dice were thrown.
    Threw {
        /// The points.
        points: u8,
    },
    /// A piece moved.
    Moved {
        /// From this square.
        from: u8,
        /// To this one.
        to: u8,
    },
    /// A rival piece went back to the hand.
    SentBack {
        /// From this square.
        square: u8,
    },
    /// A piece came home: a point.
    Home,
    /// A turn was lost.
    Passed,
}

impl State {
    fn home(&self, seat: usize) -> u8 {
        PIECES - self.hand[seat] - self.track[seat].count_ones() as u8
    }

    fn has(&self, seat: usize, square: u8) -> bool {
        if square == 0 { self.hand[seat] > 0 } else { self.track[seat] >> square & 1 == 1 }
    }

    /// The squares from which a piece may move by the throw.
    fn moves(&self) -> impl Iterator<Item = u8> + Clone {
        let (own, throw) = (self.turn.index(), self.throw.unwrap_or(0));
        (0..=TRACK).filter(move |&from| {
            let to = from + throw;
            throw > 0
                && self.has(own, from)
                && to <= TRACK + 1
                && !(to <= TRACK && self.has(own, to))
                && !(to == SAFE && self.has(1 - own, to))
        })
    }

    fn can_move(&self) -> bool {
        self.moves().next().is_some()
    }

    /// Why the piece on a square may not move.
    fn move_refusal(&self, from: u8) -> Illegal {
        let (own, throw) = (self.turn.index(), self.throw.unwrap_or(0));
        let to = from + throw;
        if !self.has(own, from) || throw == 0 || to > TRACK + 1 {
            let message = format!("{} has no piece that can go {throw} from {from}", self.turn);
            return Illegal::new(rulings::M1, message);
        }
        if to == SAFE && self.has(1 - own, to) {
            return Illegal::new(rulings::M3, format!("the rival on the rosette {to} is safe"));
        }
        Illegal::new(rulings::M2, format!("a piece of the same player stands on {to}"))
    }

    fn advance<L: Listener<What>>(&mut self, from: u8, listener: &mut L) {
        let (seat, own) = (self.turn, self.turn.index());
        let to = from.saturating_add(self.throw.take().unwrap_or(0));
        match from {
            0 => self.hand[own] = self.hand[own].saturating_sub(1),
            _ => self.track[own] &= !(1 << (from & 15)),
        }
        let mut hear = |seat, points, ruling, what| {
            if L::LISTENS {
                listener.hear(Event { what, seat: Some(seat), points, ruling });
            }
        };
        hear(seat, 0, rulings::M1, What::Moved { from, to });
        if to > TRACK {
            hear(seat, 1, rulings::E1, What::Home);
        } else {
            self.track[own] |= 1 << to;
            if SHARED.contains(&to) && self.has(1 - own, to) {
                self.track[1 - own] &= !(1 << to);
                self.hand[1 - own] += 1;
                hear(Seat(1 - seat.0), 0, rulings::M3, What::SentBack { square: to });
            }
        }
        if !ROSETTES.contains(&to) {
            self.turn = seat.next(2);
        }
    }
}

impl Game for Ur {
    type Options = NoOptions;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = What;
    /// Nothing is hidden: everybody sees the state.
    type View = View;
    type Outlook = ();

    const INFO: GameInfo = GameInfo {
        id: "ur",
        title: cover::TITLE,
        credit: "found at Ur",
        min_players: 2,
        max_players: 2,
        minutes: [15, 30],
        weight: 1,
        secretive: false,
        rules_version: 1,
        // The rules set no limit; random games take about 150 actions.
        max_actions: 20_000,
        rulebook: &rulings::BOOK,
        ends: cover::ENDS,
    };
    fn new_game(players: u8, _: &NoOptions) -> Result<State, SetupError> {
        Self::INFO.check_players(players)?;
        Ok(State { hand: [PIECES; 2], track: [0; 2], turn: Seat(0), throw: None })
    }

    fn choices(state: &State, out: &mut impl Choices<Action>) {
        match state.actor() {
            Actor::Over => {}
            Actor::Chance => out.bag(&THROWS, |Points(points)| Action::Throw { points }),
            Actor::Seat(_) if state.can_move() => {
                out.each(state.moves().map(|from| Action::Move { from }));
            }
            Actor::Seat(_) => out.one(Action::Pass),
        }
    }

    fn refusal(state: &State, action: Action) -> Illegal {
        match (state.actor(), action) {
            (Actor::Seat(_), Action::Move { from }) => state.move_refusal(from),
            (Actor::Seat(seat), Action::Pass) => Illegal::new(rulings::M4, format!("{seat} can move")),
            (Actor::Over, _) => Illegal::new(rulings::E1, "the game is over"),
            (actor, action) => Illegal::new(rulings::D1, format!("{action} is not for {actor} now")),
        }
    }

    fn apply_unchecked<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
        let seat = Some(state.turn);
        match action {
            Action::Throw { points } => {
                state.throw = Some(points);
                if L::LISTENS {
                    listener.hear(Event {
                        what: What::Threw { points },
                        seat,
                        points: 0,
                        ruling: rulings::D1,
                    });
                }
            }
            Action::Move { from } => state.advance(from, listener),
            Action::Pass => {
                (state.throw, state.turn) = (None, state.turn.next(2));
                if L::LISTENS {
                    listener.hear(Event { what: What::Passed, seat, points: 0, ruling: rulings::M4 });
                }
            }
        }
    }

    fn redeal<R: Rng + ?Sized>(state: &State, _: Observer, _: &mut R) -> State {
        *state
    }
}

impl GameState for State {
    type Options = NoOptions;

    fn players(&self) -> u8 {
        2
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn actor(&self) -> Actor {
        match self.throw {
            _ if self.home(0) == PIECES || self.home(1) == PIECES => Actor::Over,
            Some(_) => Actor::Seat(self.turn),
            None => Actor::Chance,
        }
    }

    fn active(&self) -> Option<Seat> {
        Some(self.turn)
    }

    fn scores(&self) -> PerSeat<i32> {
        (0..2).map(|seat| self.home(seat).into()).collect()
    }

    fn ranking(&self) -> PerSeat<u8> {
        rank_by_key(&self.scores())
    }

    fn end_reason(&self) -> Option<&'static str> {
        (self.actor() == Actor::Over).then_some("all_home")
    }

    fn ledger(&self) -> Vec<(&'static str, u32)> {
        let pieces = |seat: usize| {
            u32::from(self.hand[seat]) + self.track[seat].count_ones() + u32::from(self.home(seat))
        };
        vec![
            ("pieces", pieces(0) + pieces(1)),
            ("on two squares at once", u32::from(self.track[0] & self.track[1] & 0x1fe0)),
        ]
    }
}

impl GameSetup for Setup {
    type State = State;

    fn of(state: &State) -> Self {
        let pieces = [0, 1].map(|seat| {
            let hand = (0..state.hand[seat]).map(|_| 0);
            let track = (1..=TRACK).filter(|&square| state.has(seat, square));
            let mut squares = hand.chain(track).chain(std::iter::repeat(TRACK + 1));
            std::array::from_fn(|_| squares.next().unwrap_or(TRACK + 1))
        });
        Setup { pieces, turn: state.turn, throw: state.throw }
    }

    fn to_state(&self) -> Result<State, SetupError> {
        let mut state = State { hand: [0; 2], track: [0; 2], turn: self.turn, throw: self.throw };
        if self.turn.0 > 1 || self.throw.is_some_and(|throw| throw > 4) {
            return Err(SetupError::new("turn", "two players, and throws of 0 to 4").by(rulings::D1));
        }
        for (seat, squares) in self.pieces.iter().enumerate() {
            for &square in squares {
                match square {
                    0 => state.hand[seat] += 1,
                    1..=TRACK if !state.has(seat, square) => state.track[seat] |= 1 << square,
                    _ if square == TRACK + 1 => {}
                    _ => return Err(SetupError::new("pieces", format!("square {square}")).by(rulings::M2)),
                }
            }
        }
        if SHARED.into_iter().any(|square| state.has(0, square) && state.has(1, square)) {
            return Err(SetupError::new("pieces", "two pieces on a shared square").by(rulings::M3));
        }
        let won = (0..2).any(|seat| state.home(seat) == PIECES);
        if won && state.throw.is_some() || state.home(0) == PIECES && state.home(1) == PIECES {
            return Err(SetupError::new("pieces", "the game was over before").by(rulings::E1));
        }
        Ok(state)
    }
}

impl Dense for Action {
    const COUNT: usize = 5 + TRACK as usize + 2;

    fn index(self) -> usize {
        match self {
            Self::Throw { points } => points.into(),
            Self::Move { from } => 5 + usize::from(from),
            Self::Pass => Self::COUNT - 1,
        }
    }

    fn at(index: usize) -> Option<Self> {
        match index {
            0..5 => Some(Self::Throw { points: index as u8 }),
            _ if index + 1 < Self::COUNT => Some(Self::Move { from: (index - 5) as u8 }),
            _ => (index + 1 == Self::COUNT).then_some(Self::Pass),
        }
    }
}

impl GameAction for Action {
    type State = State;

    const KINDS: &'static [&'static str] = &["throw", "move", "pass"];

    fn kind(self) -> usize {
        match self {
            Self::Throw { .. } => 0,
            Self::Move { .. } => 1,
            Self::Pass => 2,
        }
    }

    fn parse(_: &State, text: &str) -> Result<Self, ActionError> {
        let unknown =
            || ParseError::at(1, format!("expected `move SQUARE`, `pass` or `throw POINTS`, found {text:?}"));
        Ok(Self::all().find(|action| action.to_string() == text).ok_or_else(unknown)?)
    }
}

impl GameView for View {
    type State = State;

    fn of(state: &State, observer: Observer) -> Self {
        Self { observer, state: *state }
    }

    fn determinize<R: Rng + ?Sized>(&self, _: &mut R) -> State {
        self.state
    }

    fn draw(&self, pen: &mut Pen) {
        for seat in Seat::all(2) {
            pen.ink(Ink::Of(seat), seat).put(format_args!(" hand {} ", self.state.hand[seat.index()]));
            for square in 1..=TRACK {
                let empty = if ROSETTES.contains(&square) { " *" } else { " ." };
                pen.put(if self.state.has(seat.index(), square) { " o" } else { empty });
            }
            pen.put(format_args!("  home {}", self.state.home(seat.index()))).line();
        }
    }

    fn prompt(&self) -> String {
        match self.state.throw {
            Some(throw) => format!("{} moves {throw}: move SQUARE, or pass.", self.state.turn),
            None => "Throwing the dice …".to_owned(),
        }
    }
}

impl GameEvent for What {
    fn describe(event: &Event<Self>) -> String {
        let who = event.seat.map(|seat| seat.to_string()).unwrap_or_default();
        match event.what {
            Self::Threw { points } => format!("{who} throws {points}"),
            Self::Moved { from, to } => format!("{who} moves from {from} to {to}"),
            Self::SentBack { square } => format!("{who} is sent back from {square}"),
            Self::Home => format!("{who} brings a piece home"),
            Self::Passed => format!("{who} cannot move"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Throw { points } => write!(f, "throw {points}"),
            Self::Move { from } => write!(f, "move {from}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// The view of every observer: the whole state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    observer: Observer,
    state: State,
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shown {
            #[serde(flatten)]
            common: CommonView<&'static str, &'static str>,
            pieces: [[u8; PIECES as usize]; 2],
            throw: Option<u8>,
        }
        let Setup { pieces, turn, throw } = Setup::of(&self.state);
        let common = CommonView {
            observer: self.observer,
            players: 2,
            actor: self.state.actor(),
            phase: if throw.is_some() { "move" } else { "throw" },
            active: Some(turn),
            end: self.state.end_reason(),
        };
        Shown { common, pieces, throw }.serialize(serializer)
    }
}

impl CaseGame for Ur {
    fn begin() -> Setup {
        Setup::default()
    }

    /// One kind of line: `place: turn=P1 pieces=0,4,5:0,0,6 throw=2`.
    fn line(setup: &mut Setup, line: &CaseLine<'_>) -> Result<(), ParseError> {
        match line.key {
            "place" => *setup = Setup::parse(line.value)?,
            _ => return Err(line.unknown("place")),
        }
        Ok(())
    }

    fn fact(state: &State, words: &[&str]) -> Result<Fact, String> {
        match words {
            ["pieces", "P1", ..] => {
                Ok(Fact::list(2, Setup::of(state).pieces[0].map(|s| s.to_string()).to_vec()))
            }
            ["pieces", "P2", ..] => {
                Ok(Fact::list(2, Setup::of(state).pieces[1].map(|s| s.to_string()).to_vec()))
            }
            ["turn", _] => Ok(Fact::value(1, state.turn)),
            _ => Err(format!("`{}` is not a fact; the facts are: pieces, turn", words.join(" "))),
        }
    }
}
