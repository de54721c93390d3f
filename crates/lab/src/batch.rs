//! Many games stepped at once: what a vector environment is made of.
//!
//! Each slot of a batch holds a running game that waits for a decision of a *learner*: of any seat, or of the one seat
//! that no bot plays. A step carries out one decision in every slot, draws for chance, lets the bots decide, deals
//! a new game where one has ended, and writes down what the next decider knows and may do.
//!
//! Rows are kept up to date rather than written afresh: only features and actions that were true before are set back.
//! So the caller must leave the rows as they are between steps; a reset writes them afresh.

use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use shinar_arena::processor_time;
use shinar_core::{
    Actor, Dense, Game, GameState, GameView, Heuristic, Observer, PerSeat, Seat, SetupError,
    cases::CaseGame,
    encoding::{BitRow, feature_count, legal_bits},
    play, victory,
};
use shinar_games::{Visitor, visit};
use shinar_search::{BotSpec, Thinker};

use crate::error::LabError;

/// How a batch is set up.
#[derive(Clone, Debug)]
pub struct BatchSettings {
    /// The number of games at a time.
    pub slots: usize,
    /// The number of players.
    pub players: u8,
    /// The options of the game, as text.
    pub options: Vec<(String, String)>,
    /// The bots that play against the learner, clockwise from its seat on: as many as there are other seats, or none, and then
    /// every seat is a learner's.
    pub opponents: Vec<BotSpec>,
    /// Makes a run repeatable.
    pub seed: u64,
    /// How many threads share the slots. What happens does not depend on it.
    pub threads: usize,
    /// What a decision is rewarded with.
    pub rewards: Rewards,
}

/// What is rewarded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rewards {
    /// At the end of a game: the share of the victory.
    Share,
    /// At once: the points gained or lost since the last step.
    Points,
    /// Both: the share, and the points times this.
    Both(f32),
}

impl Rewards {
    /// What points count beside the victory unless somebody says otherwise.
    pub const POINT: f64 = 0.01;

    /// The reward of a seat.
    pub fn of(self, share: f32, points: i32) -> f32 {
        match self {
            Self::Share => share,
            Self::Points => points as f32,
            Self::Both(point) => share + point * points as f32,
        }
    }
}

/// What a step fills: arrays with one row for each slot. Those that nobody wants may be empty.
#[derive(Debug, Default)]
pub struct Rows<'a> {
    /// The features of the decider's view, a byte each.
    pub observations: &'a mut [u8],
    /// The features of the decider's view, a bit each, lowest bit first.
    pub observation_bits: &'a mut [u8],
    /// The legal actions, a byte each.
    pub masks: &'a mut [u8],
    /// The legal actions, a bit each, lowest bit first.
    pub mask_bits: &'a mut [u8],
    /// The rewards of all seats.
    pub rewards: &'a mut [f32],
    /// The points of all seats: those that a game ended with, or those of the running game.
    pub scores: &'a mut [i32],
    /// The seat that decides.
    pub seats: &'a mut [i8],
    /// Whether a game ended with this step.
    pub terminated: &'a mut [bool],
    /// Whether a game was stopped by the technical cap.
    pub truncated: &'a mut [bool],
    /// The number of actions so far, chance and bots included; of a game that has just ended, all of them.
    pub lengths: &'a mut [u32],
}

/// Games of some kind, stepped at once.
pub trait AnyBatch: Send {
    /// The number of features of an observation.
    fn features(&self) -> usize;
    /// The number of actions of the game.
    fn actions(&self) -> usize;
    /// The number of games at a time.
    fn slots(&self) -> usize;
    /// Deals a new game in every slot, and writes every row afresh.
    ///
    /// # Errors
    ///
    /// An array has the wrong size; nothing has changed.
    fn reset(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), LabError>;
    /// Carries out one action in every slot.
    ///
    /// # Errors
    ///
    /// There is not one action for each slot, or one of them is illegal; nothing has changed.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), LabError>;
    /// Draws a legal action for every slot.
    fn sample(&mut self, actions: &mut [i64]);
    /// The features of every slot one after the other, and where each slot's begin: one more than there are slots.
    fn sparse(&self, features: &mut [i32], starts: &mut [i32]) -> usize;
    /// The position of a slot in one line.
    fn position(&self, slot: usize) -> Option<String>;
}

/// A batch of a game that is known by its id.
///
/// ```
/// use shinar_lab::{BatchSettings, Rewards, Rows, batch};
///
/// let settings = BatchSettings {
///     slots: 8,
///     players: 2,
///     options: Vec::new(),
///     opponents: vec!["random".parse()?],
///     seed: 1,
///     threads: 1,
///     rewards: Rewards::Share,
/// };
/// let mut games = batch("babylonia", &settings)?;
/// let mut masks = vec![0; 8 * games.actions()];
/// games.reset(1, Rows { masks: &mut masks, ..Rows::default() })?;
/// let mut actions = [0; 8];
/// for _ in 0..100 {
///     games.sample(&mut actions);
///     games.step(&actions, Rows { masks: &mut masks, ..Rows::default() })?;
/// }
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// There is no such game, or it cannot be played like this.
pub fn batch(game: &str, settings: &BatchSettings) -> Result<Box<dyn AnyBatch>, LabError> {
    struct New<'a>(&'a BatchSettings);
    impl Visitor for New<'_> {
        type Out = Result<Box<dyn AnyBatch>, LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            Ok(Box::new(Batch::<G>::new(self.0)?))
        }
    }
    visit(game, New(settings))?
}

struct Batch<G: Heuristic> {
    start: G::State,
    opponents: Vec<BotSpec>,
    seed: u64,
    rewards: Rewards,
    slots: Vec<Slot<G>>,
    pool: Option<rayon::ThreadPool>,
}

struct Slot<G: Heuristic> {
    state: G::State,
    /// Draws for chance.
    rng: Pcg64Mcg,
    /// Draws for [`AnyBatch::sample`].
    sampler: Pcg64Mcg,
    /// The number of the slot, then that of each game after it: the slots take turns.
    game: u64,
    length: u32,
    /// The bots by seat; empty if all seats are a learner's.
    bots: PerSeat<Option<Thinker<G>>>,
    /// The seat that decided last.
    last: Option<Seat>,
    /// The legal actions and the features as they were written last.
    legal: BitRow,
    features: BitRow,
    /// Where the next ones are made.
    next_legal: BitRow,
    next_features: BitRow,
}

/// One slot's part of the [`Rows`].
struct Row<'a> {
    observation: &'a mut [u8],
    observation_bits: &'a mut [u8],
    mask: &'a mut [u8],
    mask_bits: &'a mut [u8],
    rewards: &'a mut [f32],
    scores: &'a mut [i32],
    seat: Option<&'a mut i8>,
    terminated: Option<&'a mut bool>,
    truncated: Option<&'a mut bool>,
    length: Option<&'a mut u32>,
}

impl<G: Heuristic> Batch<G> {
    fn new(settings: &BatchSettings) -> Result<Self, LabError> {
        let BatchSettings { slots, players, options, opponents, seed, threads, rewards } = settings;
        let start = G::new_game(*players, &play::options::<G>(options)?)?;
        if !opponents.is_empty() && opponents.len() + 1 != usize::from(*players) {
            let message = format!(
                "one learner and {} bots are not {players} players; name {} bots, or none",
                opponents.len(),
                players.saturating_sub(1)
            );
            return Err(SetupError::new("opponents", message).into());
        }
        let pool = match threads {
            0 | 1 => None,
            // A thread without a slot would have nothing to do.
            threads => Some(rayon::ThreadPoolBuilder::new().num_threads(*threads.min(slots)).build()?),
        };
        let blank = |number: usize| Slot {
            state: start.clone(),
            rng: play::stream(*seed, 0),
            sampler: play::stream(seed ^ SAMPLES, number as u64),
            game: number as u64,
            length: 0,
            bots: PerSeat::new(),
            last: None,
            legal: BitRow::new(G::Action::COUNT),
            features: BitRow::new(feature_count(G::GROUPS)),
            next_legal: BitRow::new(G::Action::COUNT),
            next_features: BitRow::new(feature_count(G::GROUPS)),
        };
        let slots = (0..*slots).map(blank).collect();
        Ok(Self { start, opponents: opponents.clone(), seed: *seed, rewards: *rewards, slots, pool })
    }

    /// Runs something for every slot with its row, on all threads.
    fn each<'r>(
        &mut self,
        rows: Vec<Row<'r>>,
        work: impl Fn(&mut Slot<G>, usize, Row<'r>, &Table<'_, G>) + Sync + Send,
    ) {
        let Self { start, opponents, seed, rewards, slots, pool } = self;
        let table = Table { start, opponents, seed: *seed, rewards: *rewards, slots: slots.len() as u64 };
        match pool {
            None => {
                for (number, (slot, row)) in slots.iter_mut().zip(rows).enumerate() {
                    work(slot, number, row, &table);
                }
            }
            Some(pool) => pool.install(|| {
                let slots = slots.par_iter_mut().zip(rows).enumerate();
                slots.for_each(|(number, (slot, row))| work(slot, number, row, &table));
            }),
        }
    }

    /// The rows, one for each slot.
    fn rows<'r>(&self, rows: Rows<'r>) -> Result<Vec<Row<'r>>, LabError> {
        let (slots, players) = (self.slots.len(), usize::from(self.start.players()));
        let (features, actions) = (feature_count(G::GROUPS), G::Action::COUNT);
        let Rows { observations, observation_bits, masks, mask_bits, rewards, scores, .. } = rows;
        let Rows { seats, terminated, truncated, lengths, .. } = rows;
        let mut observations = parts("observations", observations, slots, features)?;
        let mut observation_bits = parts("observation bits", observation_bits, slots, features.div_ceil(8))?;
        let mut masks = parts("masks", masks, slots, actions)?;
        let mut mask_bits = parts("mask bits", mask_bits, slots, actions.div_ceil(8))?;
        let mut rewards = parts("rewards", rewards, slots, players)?;
        let mut scores = parts("scores", scores, slots, players)?;
        let mut seats = parts("seats", seats, slots, 1)?;
        let mut terminated = parts("terminated", terminated, slots, 1)?;
        let mut truncated = parts("truncated", truncated, slots, 1)?;
        let mut lengths = parts("lengths", lengths, slots, 1)?;
        let row = |_| Row {
            observation: observations.next().unwrap_or_default(),
            observation_bits: observation_bits.next().unwrap_or_default(),
            mask: masks.next().unwrap_or_default(),
            mask_bits: mask_bits.next().unwrap_or_default(),
            rewards: rewards.next().unwrap_or_default(),
            scores: scores.next().unwrap_or_default(),
            seat: seats.next().and_then(<[_]>::first_mut),
            terminated: terminated.next().and_then(<[_]>::first_mut),
            truncated: truncated.next().and_then(<[_]>::first_mut),
            length: lengths.next().and_then(<[_]>::first_mut),
        };
        Ok((0..slots).map(row).collect())
    }
}

/// The rows of an array; none if it is empty.
fn parts<'r, T>(
    name: &'static str,
    array: &'r mut [T],
    slots: usize,
    width: usize,
) -> Result<std::slice::ChunksExactMut<'r, T>, LabError> {
    if array.is_empty() || array.len() == slots * width {
        Ok(array.chunks_exact_mut(width))
    } else {
        Err(LabError::Shape { name, expected: slots * width, found: array.len() })
    }
}

/// Separates the stream of random actions from that of the draws.
const SAMPLES: u64 = 0xac71;
/// Separates the streams of the bots from that of the draws.
const BOTS: u64 = 0x5eed;

/// What all slots share.
struct Table<'a, G: Game> {
    start: &'a G::State,
    opponents: &'a [BotSpec],
    seed: u64,
    rewards: Rewards,
    slots: u64,
}

impl<G: Heuristic> Slot<G> {
    /// Deals the game with the slot's number.
    fn deal(&mut self, table: &Table<'_, G>) {
        self.state = table.start.clone();
        self.rng = play::stream(table.seed, self.game);
        self.length = 0;
        self.last = None;
        self.bots.clear();
        if !table.opponents.is_empty() {
            let players = self.state.players();
            // The learner sits in every seat in turn.
            let own = Seat((self.game / table.slots % u64::from(players)) as u8);
            for seat in Seat::all(players) {
                let place = (seat.index() + usize::from(players) - own.index()) % usize::from(players);
                let spec = place.checked_sub(1).and_then(|place| table.opponents.get(place));
                let stream = || play::stream(table.seed ^ BOTS, self.game * 8 + seat.index() as u64);
                self.bots.push(spec.map(|spec| Thinker::new(*spec, stream(), 1.0)));
            }
        }
        self.run_on();
    }

    /// Draws for chance and lets the bots decide until a learner must, or the game has ended.
    fn run_on(&mut self) {
        while self.length < G::INFO.max_actions {
            let action = match self.state.actor() {
                Actor::Over => return,
                Actor::Chance => G::random_action(&self.state, &mut self.rng),
                Actor::Seat(seat) => {
                    let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { return };
                    let new_turn = self.last.replace(seat) != Some(seat);
                    let view = G::View::of(&self.state, Observer::Seat(seat));
                    let decision = bot.think(&view, new_turn, &processor_time, &mut || false);
                    decision.map(|decision| decision.action)
                }
            };
            let Some(action) = action else { return };
            self.take(action);
        }
    }

    #[inline]
    fn take(&mut self, action: G::Action) {
        G::apply_unchecked(&mut self.state, action, &mut ());
        self.length += 1;
    }

    /// Carries out a legal action and whatever follows until the next decision.
    fn step(&mut self, action: G::Action, row: Row<'_>, table: &Table<'_, G>) {
        let before = if table.rewards == Rewards::Share { PerSeat::new() } else { self.state.scores() };
        self.last = self.state.actor().seat();
        self.take(action);
        self.run_on();
        let over = self.state.actor() == Actor::Over;
        let capped = !over && self.length >= G::INFO.max_actions;
        let mut row = row;
        if over || capped {
            let victory = victory::<G>(&self.state);
            self.reward(&mut row, table.rewards, &before, &victory);
            row.ended(over, capped, self.length);
            row.show_scores(&self.state);
            self.game += table.slots;
            self.deal(table);
        } else {
            self.reward(&mut row, table.rewards, &before, &[]);
            row.ended(false, false, self.length);
            row.show_scores(&self.state);
        }
        self.write(&mut row);
    }

    fn reward(&self, row: &mut Row<'_>, rewards: Rewards, before: &[i32], victory: &[f32]) {
        let now = if before.is_empty() { PerSeat::new() } else { self.state.scores() };
        for (seat, reward) in row.rewards.iter_mut().enumerate() {
            let gained = |now: i32| now - before.get(seat).copied().unwrap_or_default();
            let points = now.get(seat).copied().map_or(0, gained);
            *reward = rewards.of(victory.get(seat).copied().unwrap_or_default(), points);
        }
    }

    /// Writes what the decider knows and may do.
    fn write(&mut self, row: &mut Row<'_>) {
        let Self { state, legal, features, next_legal, next_features, .. } = self;
        next_legal.clear();
        legal_bits::<G>(state, next_legal);
        next_legal.write_changes(legal, row.mask);
        next_legal.copy_changes(legal, row.mask_bits);
        std::mem::swap(legal, next_legal);
        let seat = state.actor().seat();
        if let Some(place) = &mut row.seat {
            **place = seat.map_or(-1, |seat| seat.0 as i8);
        }
        next_features.clear();
        let view = G::View::of(state, Observer::Seat(seat.unwrap_or_default()));
        G::encode(&view, next_features);
        next_features.write_changes(features, row.observation);
        next_features.copy_changes(features, row.observation_bits);
        std::mem::swap(features, next_features);
    }

    /// The action with an index, if it is legal.
    fn legal_action(&self, index: i64) -> Option<G::Action> {
        let index = usize::try_from(index).ok().filter(|&index| self.legal.contains(index))?;
        G::Action::at(index)
    }
}

impl Row<'_> {
    fn ended(&mut self, over: bool, capped: bool, length: u32) {
        let Self { terminated, truncated, length: place, .. } = self;
        if let Some(terminated) = terminated {
            **terminated = over;
        }
        if let Some(truncated) = truncated {
            **truncated = capped;
        }
        if let Some(place) = place {
            **place = length;
        }
    }

    /// In some games it takes time to add points up.
    fn show_scores(&mut self, state: &impl GameState) {
        if !self.scores.is_empty() {
            for (place, score) in self.scores.iter_mut().zip(state.scores()) {
                *place = score;
            }
        }
    }
}

impl<G: Heuristic> AnyBatch for Batch<G> {
    fn features(&self) -> usize {
        feature_count(G::GROUPS)
    }

    fn actions(&self) -> usize {
        G::Action::COUNT
    }

    fn slots(&self) -> usize {
        self.slots.len()
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), LabError> {
        let rows = self.rows(rows)?;
        self.seed = seed;
        self.each(rows, |slot, number, mut row, table| {
            slot.game = number as u64;
            slot.sampler = play::stream(table.seed ^ SAMPLES, number as u64);
            // From now on only changes are written, so that whatever was there before must go.
            slot.legal.clear();
            slot.features.clear();
            row.mask.fill(0);
            row.mask_bits.fill(0);
            row.observation.fill(0);
            row.observation_bits.fill(0);
            slot.deal(table);
            row.rewards.fill(0.0);
            row.ended(false, false, slot.length);
            row.show_scores(&slot.state);
            slot.write(&mut row);
        });
        Ok(())
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), LabError> {
        if actions.len() != self.slots.len() {
            let (expected, found) = (self.slots.len(), actions.len());
            return Err(LabError::Shape { name: "actions", expected, found });
        }
        // All of them are checked before any is carried out.
        for (number, (slot, &index)) in self.slots.iter().zip(actions).enumerate() {
            if slot.legal_action(index).is_none() {
                return Err(slot.refusal(number, index));
            }
        }
        let rows = self.rows(rows)?;
        self.each(rows, |slot, number, row, table| {
            if let Some(action) = actions.get(number).and_then(|&index| G::Action::at(index as usize)) {
                slot.step(action, row, table);
            }
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (slot, action) in self.slots.iter_mut().zip(actions) {
            let drawn = G::random_action(&slot.state, &mut slot.sampler);
            *action = drawn.map_or(0, |drawn| drawn.index() as i64);
        }
    }

    fn sparse(&self, features: &mut [i32], starts: &mut [i32]) -> usize {
        let mut at = 0;
        let mut starts = starts.iter_mut();
        for slot in &self.slots {
            if let Some(start) = starts.next() {
                *start = at as i32;
            }
            let places = features.get_mut(at..).unwrap_or_default();
            for (place, feature) in places.iter_mut().zip(slot.features.ones()) {
                *place = feature as i32;
                at += 1;
            }
        }
        if let Some(start) = starts.next() {
            *start = at as i32;
        }
        at
    }

    fn position(&self, slot: usize) -> Option<String> {
        use shinar_core::GameSetup;
        self.slots.get(slot).map(|slot| G::Setup::of(&slot.state).to_line())
    }
}

impl<G: Heuristic> Slot<G> {
    /// Why an action is refused.
    fn refusal(&self, slot: usize, index: i64) -> LabError {
        let action = usize::try_from(index).ok().and_then(G::Action::at);
        match action {
            Some(action) => LabError::Illegal {
                place: format!("slot {slot}: "),
                action: action.to_string(),
                why: G::refusal(&self.state, action),
            },
            None => LabError::NoAction { index, game: G::INFO.title, count: G::Action::COUNT },
        }
    }
}

#[cfg(test)]
mod tests;
