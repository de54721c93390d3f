//! A match of any game that is stepped by the dense indices of its actions.
//!
//! It does the few things that learners do a million times a second — list, check, apply, copy, encode — without looking
//! anything up. Everything else a [`Table`] does, which is made from the same actions when somebody asks.

use std::sync::{Arc, OnceLock};

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::{
    ActionError, Actor, Dense, Game, GameAction, GameInfo, GameOptions, GameSetup, GameState, GameView,
    Heuristic, Observer, PerSeat, Record, Seat,
    cases::CaseGame,
    encoding::{BitRow, FeatureGroup, Features, feature_count, legal_bits},
    json, play, victory,
};
use shinar_games::{Perspective, Table, Visitor, Words, table_from_setup, visit};

use crate::{bots::Question, error::LabError};

/// A running or finished match.
pub trait AnyState: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static GameInfo;
    /// The groups of the game's features.
    fn groups(&self) -> &'static [FeatureGroup];
    /// The number of actions of the game.
    fn action_count(&self) -> usize;
    /// The number of players.
    fn players(&self) -> u8;
    /// The options that differ from the default.
    fn options(&self) -> Vec<(String, String)>;
    /// The version of the rules that it is played by.
    fn rules_version(&self) -> u32;
    /// Who decides now.
    fn actor(&self) -> Actor;
    /// The points of every seat.
    fn scores(&self) -> PerSeat<i32>;
    /// The rank of every seat.
    fn ranking(&self) -> PerSeat<u8>;
    /// The share of the victory of every seat, as it stands.
    fn victory(&self) -> PerSeat<f32>;
    /// Why the game ended.
    fn end_reason(&self) -> Option<&'static str>;

    /// The dense indices of the legal actions, in increasing order.
    fn legal(&mut self) -> &[u32];
    /// The outcomes of a chance node with their probabilities, in increasing order of the actions.
    fn chance_outcomes(&mut self) -> Vec<(u32, f64)>;
    /// A legal action, drawn by the odds of the game at a chance node.
    fn draw(&mut self) -> Option<u32>;
    /// Carries out an action.
    ///
    /// # Errors
    ///
    /// It is illegal; nothing has changed.
    fn apply(&mut self, index: i64) -> Result<(), LabError>;
    /// Draws for chance until a player decides or the game is over; returns how many actions that took.
    fn settle(&mut self) -> usize;
    /// The indices of the actions so far.
    fn history(&self) -> &[u32];
    /// The text of an action.
    fn action_text(&self, index: i64) -> Result<String, LabError>;
    /// An action as JSON.
    fn action_json(&self, index: i64) -> Result<String, LabError>;
    /// The action that a text means here.
    fn parse_action(&self, text: &str) -> Result<u32, ActionError>;
    /// An action as it would be named from a seat on: see [`GameEncoding::turned`](shinar_core::GameEncoding::turned).
    fn turned(&self, index: i64, by: u8) -> Result<u32, LabError>;

    /// The features of an observer's view.
    fn features(&self, observer: Observer, out: &mut Vec<u16>);
    /// The same as a tensor, whose other places stay as they are.
    fn tensor(&self, observer: Observer, out: &mut [f32]);
    /// The same as bytes, which must be zeros before.
    fn bytes(&self, observer: Observer, out: &mut [u8]);
    /// An observer's view as JSON.
    fn view_json(&self, observer: Observer) -> String;
    /// What an observer knows, for whoever decides from there.
    fn seen(&self, observer: Observer) -> Box<dyn AnyState>;

    /// The position in one line.
    fn position(&self) -> String;
    /// The position that it began with, in one line; `None` if that was the start of a game.
    fn start_position(&self) -> Option<String>;
    /// The same match as a table.
    fn table(&self) -> Result<Box<dyn Table>, LabError>;
    /// A copy that draws for itself: what it draws says nothing about what this one will draw, and copying changes nothing here.
    fn copied(&mut self) -> Box<dyn AnyState>;
    /// Everything an observer has perceived, then its view: equal exactly for those histories that it cannot tell apart.
    fn information(&self, observer: Observer) -> Result<String, LabError>;
    /// A state that looks the same to a seat, drawn uniformly over what it cannot know.
    ///
    /// It begins with that position. What the seat perceived before stays in its [information](AnyState::information); the others
    /// recall what everyone perceived, since what they saw in secret is drawn again.
    fn resampled(&self, seat: Seat, rng: &mut Pcg64Mcg) -> Result<Box<dyn AnyState>, LabError>;
    /// What it recalls from before its start: the seat it was drawn for, what that seat had perceived, and what everyone had.
    fn recalls(&self) -> Option<(Seat, &str, &str)>;
    /// Makes it recall what [`AnyState::recalls`] said.
    fn recall(&mut self, seat: Seat, own: String, public: String);
    /// Whether both are the same position of the same game.
    fn same(&self, other: &dyn AnyState) -> bool;
    /// Gives its generator another seed, from which those of its copies follow, too.
    fn seed(&mut self, seed: u64);
    /// For [`AnyState::same`].
    fn as_any(&self) -> &dyn std::any::Any;

    /// What a bot is to decide: the view of the deciding seat.
    fn question(&self) -> Option<Question>;
}

/// A new match.
///
/// ```
/// let mut state = shinar_lab::new_state("babylonia", 2, &[], 7)?;
/// state.settle();
/// let first = i64::from(state.legal()[0]);
/// state.apply(first)?;
/// assert!(state.apply(-1).is_err());
/// # Ok::<_, shinar_lab::LabError>(())
/// ```
///
/// # Errors
///
/// There is no such game, or it cannot be played by that many players or with these options.
pub fn new_state(
    game: &str,
    players: u8,
    options: &[(String, String)],
    seed: u64,
) -> Result<Box<dyn AnyState>, LabError> {
    struct New<'a>(u8, &'a [(String, String)], u64);
    impl Visitor for New<'_> {
        type Out = Result<Box<dyn AnyState>, LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let start = G::new_game(self.0, &play::options::<G>(self.1)?)?;
            Ok(Box::new(LabState::<G>::new(start, self.2)))
        }
    }
    visit(game, New(players, options, seed))?
}

/// A match that begins with a position, given as JSON or as one-line text.
///
/// # Errors
///
/// There is no such game, the position cannot be read, or the rules do not allow it.
pub fn state_from_position(game: &str, position: &str, seed: u64) -> Result<Box<dyn AnyState>, LabError> {
    struct FromPosition<'a>(&'a str, u64);
    impl Visitor for FromPosition<'_> {
        type Out = Result<Box<dyn AnyState>, LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let text = self.0.trim();
            let setup = if text.starts_with('{') { json::read(self.0)? } else { G::Setup::parse(text)? };
            Ok(Box::new(LabState::<G>::new(setup.to_state()?, self.1)))
        }
    }
    visit(game, FromPosition(position, seed))?
}

/// The match of a record after all its actions, each of which is checked.
///
/// # Errors
///
/// There is no such game, or the record cannot be replayed.
pub fn state_from_record(record: &Record, seed: u64) -> Result<Box<dyn AnyState>, LabError> {
    struct FromRecord<'a>(&'a Record, u64);
    impl Visitor for FromRecord<'_> {
        type Out = Result<Box<dyn AnyState>, LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let mut state = LabState::<G>::new(self.0.start::<G>()?, self.1);
            self.0.replay::<G>(|_, _, action| state.take(action))?;
            Ok(Box::new(state))
        }
    }
    visit(&record.game, FromRecord(record, seed))?
}

/// The stream that copies are seeded from.
const COPIES: u64 = 1;

/// What was perceived until some moment.
struct Recalled {
    seat: Seat,
    /// By the seat.
    own: String,
    /// By everyone.
    public: String,
}

impl Recalled {
    fn of(&self, observer: Observer) -> &str {
        if observer == Observer::Seat(self.seat) { &self.own } else { &self.public }
    }
}

#[derive(Clone)]
pub(crate) struct LabState<G: Game> {
    start: Arc<G::State>,
    /// What came before the start, if it was drawn from what a seat knew.
    before: Option<Arc<Recalled>>,
    state: G::State,
    history: Vec<u32>,
    /// What has been perceived by now, once somebody draws states that look the same: searches draw thousands.
    now: OnceLock<Arc<Recalled>>,
    rng: Pcg64Mcg,
    /// Seeds of copies.
    seeds: Pcg64Mcg,
    /// The legal actions, once somebody asked.
    legal: Vec<u32>,
    legal_bits: BitRow,
    known: bool,
}

impl<G: Heuristic> LabState<G> {
    pub(crate) fn new(state: G::State, seed: u64) -> Self {
        Self {
            start: Arc::new(state.clone()),
            before: None,
            state,
            history: Vec::new(),
            now: OnceLock::new(),
            rng: play::stream(seed, 0),
            seeds: play::stream(seed, COPIES),
            legal: Vec::new(),
            legal_bits: BitRow::new(G::Action::COUNT),
            known: false,
        }
    }

    #[inline]
    fn take(&mut self, action: G::Action) {
        G::apply_unchecked(&mut self.state, action, &mut ());
        self.history.push(action.index() as u32);
        self.known = false;
        self.now.take();
    }

    /// What an observer has perceived of the actions so far, a line for each event.
    fn perceived(&self, table: &dyn Table, observer: Observer) -> String {
        let mut text = self.before.as_ref().map_or("", |before| before.of(observer)).to_owned();
        for heard in table.events(0, Perspective::One(observer), Words::None) {
            text.push_str(heard.event.get());
            text.push('\n');
        }
        text
    }

    /// What a seat has perceived so far.
    fn recalled(&self, seat: Seat) -> Result<Arc<Recalled>, LabError> {
        if let Some(known) = self.now.get().filter(|known| known.seat == seat) {
            return Ok(known.clone());
        }
        let table = self.table()?;
        let own = self.perceived(&*table, Observer::Seat(seat));
        let public = self.perceived(&*table, Observer::Spectator);
        let recalled = Arc::new(Recalled { seat, own, public });
        // Whoever asks for several seats in turn waits longer, and gets the same.
        let _ = self.now.set(recalled.clone());
        Ok(recalled)
    }

    fn action(index: i64) -> Result<G::Action, LabError> {
        let none = || LabError::NoAction { index, game: G::INFO.title, count: G::Action::COUNT };
        usize::try_from(index).ok().and_then(G::Action::at).ok_or_else(none)
    }
}

impl<G: Heuristic> AnyState for LabState<G> {
    fn info(&self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn groups(&self) -> &'static [FeatureGroup] {
        G::GROUPS
    }

    fn action_count(&self) -> usize {
        G::Action::COUNT
    }

    fn players(&self) -> u8 {
        self.state.players()
    }

    fn options(&self) -> Vec<(String, String)> {
        self.state.options().changed().into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }

    fn rules_version(&self) -> u32 {
        self.state.rules_version()
    }

    fn actor(&self) -> Actor {
        self.state.actor()
    }

    fn scores(&self) -> PerSeat<i32> {
        self.state.scores()
    }

    fn ranking(&self) -> PerSeat<u8> {
        self.state.ranking()
    }

    fn victory(&self) -> PerSeat<f32> {
        victory::<G>(&self.state)
    }

    fn end_reason(&self) -> Option<&'static str> {
        self.state.end_reason()
    }

    fn legal(&mut self) -> &[u32] {
        if !self.known {
            self.legal_bits.clear();
            legal_bits::<G>(&self.state, &mut self.legal_bits);
            self.legal.clear();
            let legal = &mut self.legal;
            self.legal_bits.each_one(|index| legal.push(index as u32));
            self.known = true;
        }
        &self.legal
    }

    fn chance_outcomes(&mut self) -> Vec<(u32, f64)> {
        if self.state.actor() != Actor::Chance {
            return Vec::new();
        }
        let legal = self.legal().to_vec();
        let weight = |index: u32| {
            let action = G::Action::at(index as usize);
            (index, action.map_or(0, |action| G::chance_weight(&self.state, action)))
        };
        let weights: Vec<_> = legal.into_iter().map(weight).collect();
        let total: u32 = weights.iter().map(|(_, weight)| weight).sum();
        weights.into_iter().map(|(index, weight)| (index, f64::from(weight) / f64::from(total))).collect()
    }

    fn draw(&mut self) -> Option<u32> {
        G::random_action(&self.state, &mut self.rng).map(|action| action.index() as u32)
    }

    fn apply(&mut self, index: i64) -> Result<(), LabError> {
        let action = Self::action(index)?;
        let refused = |why| LabError::Illegal { place: String::new(), action: action.to_string(), why };
        if self.known {
            // Found among the legal actions that were listed, without asking the rules again.
            if !self.legal_bits.contains(index as usize) {
                return Err(refused(G::refusal(&self.state, action)));
            }
        } else {
            G::check(&self.state, action).map_err(refused)?;
        }
        self.take(action);
        Ok(())
    }

    fn settle(&mut self) -> usize {
        let before = self.history.len();
        while self.state.actor() == Actor::Chance
            && let Some(action) = G::random_action(&self.state, &mut self.rng)
        {
            self.take(action);
        }
        self.history.len() - before
    }

    fn history(&self) -> &[u32] {
        &self.history
    }

    fn action_text(&self, index: i64) -> Result<String, LabError> {
        Self::action(index).map(|action| action.to_string())
    }

    #[expect(clippy::expect_used, reason = "an action is plain data; the law suite writes all of them")]
    fn action_json(&self, index: i64) -> Result<String, LabError> {
        Self::action(index).map(|action| serde_json::to_string(&action).expect("plain data has a JSON form"))
    }

    fn parse_action(&self, text: &str) -> Result<u32, ActionError> {
        G::Action::parse(&self.state, text).map(|action| action.index() as u32)
    }

    fn turned(&self, index: i64, by: u8) -> Result<u32, LabError> {
        let players = self.state.players();
        Self::action(index).map(|action| G::turned(action, by % players, players).index() as u32)
    }

    fn features(&self, observer: Observer, out: &mut Vec<u16>) {
        out.clear();
        G::encode(&G::View::of(&self.state, observer), out);
    }

    fn tensor(&self, observer: Observer, mut out: &mut [f32]) {
        let mut bits = BitRow::new(feature_count(G::GROUPS));
        G::encode(&G::View::of(&self.state, observer), &mut bits);
        bits.each_one(|index| out.put(index));
    }

    fn bytes(&self, observer: Observer, out: &mut [u8]) {
        let mut bits = BitRow::new(feature_count(G::GROUPS));
        G::encode(&G::View::of(&self.state, observer), &mut bits);
        bits.write_ones(out);
    }

    #[expect(clippy::expect_used, reason = "a view is plain data; the law suite writes thousands")]
    fn view_json(&self, observer: Observer) -> String {
        serde_json::to_string(&G::View::of(&self.state, observer)).expect("plain data has a JSON form")
    }

    fn seen(&self, observer: Observer) -> Box<dyn AnyState> {
        let mut rng = self.rng.clone();
        let view = G::View::of(&self.state, observer);
        Box::new(Self::new(view.determinize(&mut rng), rng.random()))
    }

    fn position(&self) -> String {
        G::Setup::of(&self.state).to_line()
    }

    fn start_position(&self) -> Option<String> {
        Record::new::<G>(&self.start, Vec::new()).position
    }

    fn table(&self) -> Result<Box<dyn Table>, LabError> {
        let mut table = table_from_setup(G::INFO.id, &G::Setup::of(&self.start).to_line(), Vec::new())?;
        for &index in &self.history {
            // They were legal when they were played.
            if let Some(one) = table.move_at(index as usize) {
                let _ = table.play(one);
            }
        }
        Ok(table)
    }

    fn copied(&mut self) -> Box<dyn AnyState> {
        let mut copy = self.clone();
        copy.seed(self.seeds.random());
        Box::new(copy)
    }

    fn information(&self, observer: Observer) -> Result<String, LabError> {
        let mut text = self.perceived(&*self.table()?, observer);
        text.push_str(&self.view_json(observer));
        Ok(text)
    }

    fn resampled(&self, seat: Seat, rng: &mut Pcg64Mcg) -> Result<Box<dyn AnyState>, LabError> {
        let view = G::View::of(&self.state, Observer::Seat(seat));
        let state = view.determinize(rng);
        let before = Some(self.recalled(seat)?);
        Ok(Box::new(Self { before, ..Self::new(state, rng.random()) }))
    }

    fn recalls(&self) -> Option<(Seat, &str, &str)> {
        self.before.as_ref().map(|before| (before.seat, &*before.own, &*before.public))
    }

    fn recall(&mut self, seat: Seat, own: String, public: String) {
        self.before = Some(Arc::new(Recalled { seat, own, public }));
        self.now.take();
    }

    fn same(&self, other: &dyn AnyState) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.state == self.state)
    }

    fn seed(&mut self, seed: u64) {
        self.rng = play::stream(seed, 0);
        self.seeds = play::stream(seed, COPIES);
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn question(&self) -> Option<Question> {
        let seat = self.state.actor().seat()?;
        Some(Question::of::<G>(G::View::of(&self.state, Observer::Seat(seat)), seat))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// A state some random actions into a game, at a player's decision.
    fn played(game: &str, actions: usize) -> Box<dyn AnyState> {
        let mut state = new_state(game, 3, &[], 7).unwrap();
        for _ in 0..actions {
            let Some(action) = state.draw() else { break };
            state.apply(action.into()).unwrap();
        }
        state.settle();
        state
    }

    #[test]
    fn a_drawn_state_has_the_same_information_for_its_seat() {
        for entry in shinar_games::all() {
            let state = played(entry.info.id, 80);
            for seat in Seat::all(3) {
                let observer = Observer::Seat(seat);
                let mut drawn = state.resampled(seat, &mut play::stream(1, 0)).unwrap();
                assert_eq!(drawn.information(observer).unwrap(), state.information(observer).unwrap());
                assert!(drawn.history().is_empty());
                // It stays so for states drawn from what was drawn, after an action, too.
                let first = i64::from(drawn.legal()[0]);
                drawn.apply(first).unwrap();
                let again = drawn.resampled(seat, &mut play::stream(2, 0)).unwrap();
                assert_eq!(again.information(observer).unwrap(), drawn.information(observer).unwrap());
                assert!(drawn.information(observer).unwrap().len() > drawn.view_json(observer).len());
            }
        }
    }

    #[test]
    fn copies_draw_for_themselves_and_can_be_repeated() {
        let draws = |state: &mut dyn AnyState| {
            state.settle();
            state.history().to_vec()
        };
        let mut state = new_state("babylonia", 2, &[], 3).unwrap();
        let (mut one, mut two) = (state.copied(), state.copied());
        let (one, two) = (draws(&mut *one), draws(&mut *two));
        let original = draws(&mut *state);
        assert!(one != two && one != original && two != original);
        let mut again = new_state("babylonia", 2, &[], 3).unwrap();
        assert_eq!(draws(&mut *again.copied()), one);
        assert_eq!(draws(&mut *again), original);
    }

    #[test]
    fn illegal_actions_are_refused_with_and_without_a_list() {
        let mut state = played("tigris", 60);
        let legal = state.legal().to_vec();
        let illegal = (0..).find(|index| !legal.contains(index)).unwrap();
        let before = state.position();
        let mut fresh = state_from_position("tigris", &before, 0).unwrap();
        for state in [&mut state, &mut fresh] {
            assert!(matches!(state.apply(illegal.into()), Err(LabError::Illegal { .. })));
            assert!(matches!(state.apply(-1), Err(LabError::NoAction { .. })));
            assert_eq!(state.position(), before);
        }
        assert_eq!(fresh.legal(), legal);
    }
}
