//! A race of twenty squares, after the game found at Ur: the smallest whole game on the shared interface.
//!
//! Two players bring three pieces each along a track of fourteen squares by four two-sided dice. Squares 5 to 12 are shared:
//! who lands on a rival there sends it back. A rosette (4, 8, 14) gives another throw, and on 8 a piece is safe.
//!
//! Everything a game needs is in this one file, about five hundred lines, and the rules' words are in `rulings.ftl`. Records, cases, the law suite, random play and perft
//! work for it as for the others; `tests/ur.rs` shows it.

mod heuristic;

use std::fmt;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use shinar_core::{
    ActionError, Actor, CommonView, Event, Game, GameInfo, GameOptions, Illegal, Ink, Listener, Observer,
    OptionSpec, ParseError, Pen, PerSeat, Seat, SetupError,
    cases::{CaseGame, CaseLine, Fact},
    notation::words,
    rank_by_key,
};

/// The rules by name; `rulings.ftl` says what they are.
pub mod rulings {
    include!(concat!(env!("OUT_DIR"), "/rulings.rs"));
}

/// The words on the cover; `cover.ftl` has them.
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
const THROWS: [u32; 5] = [1, 4, 6, 4, 1];

/// The game's name as a type.
#[derive(Clone, Copy, Debug)]
pub struct Ur;

/// There is nothing to choose.
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

/// A position as people write it: for each player the squares of the pieces, 0 in the hand and 15 home.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Where the pieces are.
    pub pieces: [[u8; PIECES as usize]; 2],
    /// Whose turn it is.
    pub turn: Seat,
    /// The throw, if it fell.
    pub throw: Option<u8>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { pieces: [[0; PIECES as usize]; 2], turn: Seat(0), throw: None }
    }
}

/// A valid position: pieces in the hand, a bit for each square, the rest is home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    hand: [u8; 2],
    track: [u16; 2],
    turn: Seat,
    throw: Option<u8>,
}

/// A throw of the dice, or a move from a square (0 is the hand), or nothing to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum Action {
    /// Chance: the dice fall.
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
    /// The dice fell.
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

    /// Whether the piece on a square may move by the throw.
    fn check_move(&self, from: u8) -> Result<(), Illegal> {
        let (own, throw) = (self.turn.index(), self.throw.unwrap_or(0));
        let to = from + throw;
        if from > TRACK || !self.has(own, from) || throw == 0 || to > TRACK + 1 {
            let message = format!("{} has no piece that can go {throw} from {from}", self.turn);
            return Err(Illegal::new(rulings::M1, message));
        }
        if to <= TRACK && self.has(own, to) {
            return Err(Illegal::new(rulings::M2, format!("an own piece stands on {to}")));
        }
        if to == SAFE && self.has(1 - own, to) {
            return Err(Illegal::new(rulings::M3, format!("the rival on the rosette {to} is safe")));
        }
        Ok(())
    }

    fn can_move(&self) -> bool {
        (0..=TRACK).any(|from| self.check_move(from).is_ok())
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
        secretive: false,
        rules_version: 1,
        // The rules set no bound; random games take about 150 actions.
        max_actions: 20_000,
        rulebook: rulings::BOOK,
        ends: cover::ENDS,
    };
    const ACTIONS: usize = 5 + TRACK as usize + 2;

    fn new_game(players: u8, _: &NoOptions) -> Result<State, SetupError> {
        Self::INFO.check_players(players)?;
        Ok(State { hand: [PIECES; 2], track: [0; 2], turn: Seat(0), throw: None })
    }

    fn from_setup(setup: &Setup) -> Result<State, SetupError> {
        let mut state = State { hand: [0; 2], track: [0; 2], turn: setup.turn, throw: setup.throw };
        if setup.turn.0 > 1 || setup.throw.is_some_and(|throw| throw > 4) {
            return Err(SetupError::new("turn", "two players, and throws of 0 to 4").by(rulings::D1));
        }
        for (seat, squares) in setup.pieces.iter().enumerate() {
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

    fn to_setup(state: &State) -> Setup {
        let pieces = [0, 1].map(|seat| {
            let hand = (0..state.hand[seat]).map(|_| 0);
            let track = (1..=TRACK).filter(|&square| state.has(seat, square));
            let mut squares = hand.chain(track).chain(std::iter::repeat(TRACK + 1));
            std::array::from_fn(|_| squares.next().unwrap_or(TRACK + 1))
        });
        Setup { pieces, turn: state.turn, throw: state.throw }
    }

    fn parse_setup(text: &str) -> Result<Setup, ParseError> {
        let mut setup = Setup::default();
        for word in words(text) {
            let Some((key, value)) = word.split_once('=') else {
                return Err(word.error("expected key=value"));
            };
            match key.text {
                "turn" => setup.turn = value.parse("a seat")?,
                "throw" => setup.throw = Some(value.parse("a throw, 0 to 4")?),
                "P1" | "P2" => {
                    let at = usize::from(key.text == "P2");
                    let squares: Result<Vec<u8>, _> =
                        value.split(';').map(|part| part.parse("a square")).collect();
                    setup.pieces[at] =
                        squares?.try_into().map_err(|_| value.error("expected three squares"))?;
                }
                _ => return Err(key.error("unknown field")),
            }
        }
        Ok(setup)
    }

    fn setup_text(setup: &Setup) -> String {
        let squares = |seat: usize| setup.pieces[seat].map(|square| square.to_string()).join(";");
        let throw = setup.throw.map(|throw| format!(" throw={throw}")).unwrap_or_default();
        format!("turn={} P1={} P2={}{throw}", setup.turn, squares(0), squares(1))
    }

    fn players(_: &State) -> u8 {
        2
    }

    fn options(_: &State) -> NoOptions {
        NoOptions
    }

    fn actor(state: &State) -> Actor {
        match state.throw {
            _ if state.home(0) == PIECES || state.home(1) == PIECES => Actor::Over,
            Some(_) => Actor::Seat(state.turn),
            None => Actor::Chance,
        }
    }

    fn active(state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn legal_actions(state: &State, buffer: &mut Vec<Action>) {
        buffer.clear();
        buffer.extend(
            (0..Self::ACTIONS).filter_map(Self::action_at).filter(|&a| Self::check(state, a).is_ok()),
        );
    }

    fn random_action<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Option<Action> {
        match Self::actor(state) {
            Actor::Over => None,
            Actor::Chance => Some(Action::Throw { points: rng.random_range(0..16u32).count_ones() as u8 }),
            Actor::Seat(_) if !state.can_move() => Some(Action::Pass),
            Actor::Seat(_) => {
                let moves = || (0..=TRACK).filter(|&from| state.check_move(from).is_ok());
                let nth = rng.random_range(0..moves().count() as u32) as usize;
                moves().nth(nth).map(|from| Action::Move { from })
            }
        }
    }

    fn chance_weight(state: &State, action: Action) -> u32 {
        match action {
            Action::Throw { points } if Self::actor(state) == Actor::Chance => {
                THROWS.get(usize::from(points)).copied().unwrap_or(0)
            }
            _ => 0,
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        match (Self::actor(state), action) {
            (Actor::Chance, Action::Throw { points: 0..=4 }) => Ok(()),
            (Actor::Seat(_), Action::Move { from }) => state.check_move(from),
            (Actor::Seat(_), Action::Pass) if !state.can_move() => Ok(()),
            (Actor::Seat(seat), Action::Pass) => Err(Illegal::new(rulings::M4, format!("{seat} can move"))),
            (Actor::Over, _) => Err(Illegal::new(rulings::E1, "the game is over")),
            (actor, action) => Err(Illegal::new(rulings::D1, format!("{action} is not for {actor} now"))),
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

    fn action_index(action: Action) -> usize {
        match action {
            Action::Throw { points } => points.into(),
            Action::Move { from } => 5 + usize::from(from),
            Action::Pass => Self::ACTIONS - 1,
        }
    }

    fn action_at(index: usize) -> Option<Action> {
        match index {
            0..5 => Some(Action::Throw { points: index as u8 }),
            _ if index + 1 < Self::ACTIONS => Some(Action::Move { from: (index - 5) as u8 }),
            _ => (index + 1 == Self::ACTIONS).then_some(Action::Pass),
        }
    }

    fn parse_action(_: &State, text: &str) -> Result<Action, ActionError> {
        let found = (0..Self::ACTIONS).filter_map(Self::action_at).find(|action| action.to_string() == text);
        let unknown =
            || ParseError::at(1, format!("expected `move SQUARE`, `pass` or `throw POINTS`, found {text:?}"));
        Ok(found.ok_or_else(unknown)?)
    }

    fn view(state: &State, observer: Observer) -> View {
        View { observer, state: *state }
    }

    fn determinize<R: Rng + ?Sized>(view: &View, _: &mut R) -> State {
        view.state
    }

    fn redeal<R: Rng + ?Sized>(state: &State, _: Observer, _: &mut R) -> State {
        *state
    }

    fn event_for(event: &Event<What>, _: Observer) -> Option<Event<What>> {
        Some(event.clone())
    }

    fn scores(state: &State) -> PerSeat<i32> {
        (0..2).map(|seat| state.home(seat).into()).collect()
    }

    fn ranking(state: &State) -> PerSeat<u8> {
        rank_by_key(&Self::scores(state))
    }

    fn end_reason(state: &State) -> Option<&'static str> {
        (Self::actor(state) == Actor::Over).then_some("all_home")
    }

    fn ledger(state: &State) -> Vec<(&'static str, u32)> {
        let pieces = |seat: usize| {
            u32::from(state.hand[seat]) + state.track[seat].count_ones() + u32::from(state.home(seat))
        };
        vec![
            ("pieces", pieces(0) + pieces(1)),
            ("on two squares at once", u32::from(state.track[0] & state.track[1] & 0x1fe0)),
        ]
    }

    fn draw(view: &View, pen: &mut Pen) {
        for seat in Seat::all(2) {
            pen.ink(Ink::Of(seat), seat).put(format_args!(" hand {} ", view.state.hand[seat.index()]));
            for square in 1..=TRACK {
                let empty = if ROSETTES.contains(&square) { " *" } else { " ." };
                pen.put(if view.state.has(seat.index(), square) { " o" } else { empty });
            }
            pen.put(format_args!("  home {}", view.state.home(seat.index()))).line();
        }
    }

    fn prompt(view: &View) -> String {
        match view.state.throw {
            Some(throw) => format!("{} moves {throw}: move SQUARE, or pass.", view.state.turn),
            None => "The dice fall.".to_owned(),
        }
    }

    fn describe(event: &Event<What>) -> String {
        let who = event.seat.map(|seat| seat.to_string()).unwrap_or_default();
        match event.what {
            What::Threw { points } => format!("{who} throws {points}"),
            What::Moved { from, to } => format!("{who} moves from {from} to {to}"),
            What::SentBack { square } => format!("{who} is sent back from {square}"),
            What::Home => format!("{who} brings a piece home"),
            What::Passed => format!("{who} cannot move"),
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

/// What everybody sees: all of it.
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
        let Setup { pieces, turn, throw } = Ur::to_setup(&self.state);
        let common = CommonView {
            observer: self.observer,
            players: 2,
            actor: Ur::actor(&self.state),
            phase: if throw.is_some() { "move" } else { "throw" },
            active: Some(turn),
            end: Ur::end_reason(&self.state),
        };
        Shown { common, pieces, throw }.serialize(serializer)
    }
}

impl CaseGame for Ur {
    fn begin() -> Setup {
        Setup::default()
    }

    /// One kind of line: `place: turn=P1 P1=0;4;5 P2=0;0;6 throw=2`.
    fn line(setup: &mut Setup, line: &CaseLine<'_>) -> Result<(), ParseError> {
        match line.key {
            "place" => *setup = Self::parse_setup(line.value)?,
            _ => return Err(line.unknown("place")),
        }
        Ok(())
    }

    fn fact(state: &State, words: &[&str]) -> Result<Fact, String> {
        match words {
            ["pieces", "P1", ..] => {
                Ok(Fact::list(2, Self::to_setup(state).pieces[0].map(|s| s.to_string()).to_vec()))
            }
            ["pieces", "P2", ..] => {
                Ok(Fact::list(2, Self::to_setup(state).pieces[1].map(|s| s.to_string()).to_vec()))
            }
            ["turn", _] => Ok(Fact::value(1, state.turn)),
            _ => Err(format!("`{}` is no fact; there are: pieces, turn", words.join(" "))),
        }
    }
}
