//! One game behind the interface of a table.
//!
//! A table keeps its first and its current state and the actions between them, which are small. Going back and listing
//! old events replay the game from the start: a whole game takes less than a millisecond.

use std::borrow::Cow;

use rand::Rng;
use serde::Serialize;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use shinar_core::{
    ActionError, Actor, Event, GameInfo, Heuristic, Observer, ParseError, Pen, PerSeat, Record, Seat,
    cases::{self, CaseGame},
    json, play,
    prelude::*,
    result_text,
};
use shinar_search::{BotSpec, Thinker};

use crate::{
    moves::{Choice, Move, Moves},
    table::{MovePreview, ObservedEvent, Perspective, Snapshot, Table, Turn, Words},
    table_bot::{Search, SeatView, TableBot, TableSearch},
};

/// How many sampled states a preview compares.
const SAMPLES: usize = 6;

/// Events, and points as far as they are certain.
type Known<G> = (Vec<Event<<G as Game>::Event>>, Vec<Option<i32>>);

pub(crate) struct GameTable<G: Game> {
    start: G::State,
    state: G::State,
    names: Vec<String>,
    actions: Vec<G::Action>,
    /// The events since the table had taken `kept_from` actions, each with the number of actions before its own.
    kept: Vec<(usize, Event<G::Event>)>,
    kept_from: usize,
    moves: Moves<G>,
}

impl<G: Game> GameTable<G> {
    pub(crate) fn new(state: G::State, names: Vec<String>) -> Self {
        Self::resumed(state.clone(), state, names, Vec::new())
    }

    /// A table that has taken `actions` from `start` to `state`.
    pub(crate) fn resumed(
        start: G::State,
        state: G::State,
        names: Vec<String>,
        actions: Vec<G::Action>,
    ) -> Self {
        let kept_from = actions.len();
        Self { start, state, names, actions, kept: Vec::new(), kept_from, moves: Moves::new() }
    }

    /// Carries out an action known to be legal.
    pub(crate) fn take(&mut self, action: G::Action) {
        let mut events = Vec::new();
        G::apply_unchecked(&mut self.state, action, &mut events);
        let step = self.actions.len();
        self.kept.extend(events.into_iter().map(|event| (step, event)));
        self.actions.push(action);
    }

    /// The events since the table had taken `from` actions.
    fn replayed_events(&self, from: usize) -> Cow<'_, [(usize, Event<G::Event>)]> {
        if from >= self.kept_from {
            let first = self.kept.partition_point(|&(step, _)| step < from);
            return Cow::Borrowed(&self.kept[first..]);
        }
        let mut state = self.start.clone();
        let mut all = Vec::new();
        for (step, &action) in self.actions.iter().enumerate() {
            if step < from {
                G::apply_unchecked(&mut state, action, &mut ());
            } else {
                let mut events = Vec::new();
                G::apply_unchecked(&mut state, action, &mut events);
                all.extend(events.into_iter().map(|event| (step, event)));
            }
        }
        Cow::Owned(all)
    }
}

impl<G: Heuristic> GameTable<G> {
    /// The action behind a move.
    fn action(&self, one: Move) -> Result<G::Action, ActionError> {
        let stranger = || ParseError::at(1, format!("`{one}` is no action of {}", G::INFO.title));
        Ok(self.moves.action(one).ok_or_else(stranger)?)
    }
}

fn observed<G: Game>(step: usize, event: &Event<G::Event>, words: Words) -> ObservedEvent {
    ObservedEvent {
        step,
        text: match words {
            Words::None => None,
            Words::English => Some(event.describe()),
        },
        seat: event.seat,
        points: event.points,
        ruling: event.ruling,
        event: to_json(&event.what),
    }
}

impl<G: CaseGame + Heuristic> Table for GameTable<G> {
    fn info(&self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn players(&self) -> u8 {
        self.state.players()
    }

    fn actor(&self) -> Actor {
        self.state.actor()
    }

    fn turn(&self) -> Turn {
        let mut state = Cow::Borrowed(&self.state);
        if state.actor() == Actor::Chance {
            // Whose turn follows does not depend on the draws, so any will do.
            let mut rng = play::stream(0, self.actions.len() as u64);
            while state.actor() == Actor::Chance
                && let Some(action) = G::random_action(&state, &mut rng)
            {
                G::apply_unchecked(state.to_mut(), action, &mut ());
            }
        }
        match (state.actor(), state.active()) {
            (Actor::Over, _) => Turn::Over,
            (_, Some(seat)) => Turn::Of(seat),
            (_, None) => Turn::Before,
        }
    }

    fn legal(&self) -> Vec<Move> {
        let mut actions = Vec::new();
        G::legal_actions(&self.state, &mut actions);
        actions.into_iter().map(|action| self.moves.of(action)).collect()
    }

    fn legal_indices(&self) -> Vec<u32> {
        let mut actions = Vec::new();
        G::legal_actions(&self.state, &mut actions);
        actions.into_iter().map(|action| action.index() as u32).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        let mut actions = Vec::new();
        G::legal_actions(&self.state, &mut actions);
        let view = self.state.actor().seat().map(|seat| G::View::of(&self.state, Observer::Seat(seat)));
        let choice = |action| Choice {
            one: self.moves.of(action),
            outlook: view.as_ref().and_then(|view| G::outlook(view, action)).as_ref().map(to_json),
        };
        actions.into_iter().map(choice).collect()
    }

    fn parse(&self, text: &str) -> Result<Move, ActionError> {
        Ok(self.moves.of(G::Action::parse(&self.state, text)?))
    }

    fn read(&self, action: &Value) -> Result<Move, ActionError> {
        let unreadable = |error| ParseError::at(1, format!("no action of {}: {error}", G::INFO.title));
        Ok(self.moves.of(json::from_tagged(action, "action").map_err(unreadable)?))
    }

    fn move_at(&self, index: usize) -> Option<Move> {
        self.moves.at(index)
    }

    fn draw(&self, rng: &mut dyn Rng) -> Option<Move> {
        G::random_action(&self.state, rng).map(|action| self.moves.of(action))
    }

    fn play(&mut self, one: Move) -> Result<(), ActionError> {
        let action = self.action(one)?;
        G::check(&self.state, action)?;
        self.take(action);
        Ok(())
    }

    fn rewind(&mut self, steps: usize) {
        if steps >= self.actions.len() {
            return;
        }
        self.actions.truncate(steps);
        self.kept.truncate(self.kept.partition_point(|&(step, _)| step < steps));
        self.kept_from = self.kept_from.min(steps);
        self.state = self.start.clone();
        for &action in &self.actions {
            G::apply_unchecked(&mut self.state, action, &mut ());
        }
    }

    fn steps(&self) -> usize {
        self.actions.len()
    }

    fn events(&self, from: usize, perspective: Perspective<'_>, words: Words) -> Vec<ObservedEvent> {
        let events = self.replayed_events(from);
        let heard = events.iter().filter_map(|(step, event)| match perspective {
            Perspective::Omniscient => Some(observed::<G>(*step, event, words)),
            Perspective::One(observer) => Some(observed::<G>(*step, &event.seen_by(observer)?, words)),
            Perspective::Together(seats) => {
                // The seat it concerns knows most about it.
                let concerned = event.seat.filter(|seat| seats.contains(seat));
                let mut seats = concerned.into_iter().chain(seats.iter().copied()).map(Observer::Seat);
                let event = seats.find_map(|seat| event.seen_by(seat))?;
                Some(observed::<G>(*step, &event, words))
            }
        });
        heard.collect()
    }

    fn forget_events(&mut self) {
        self.kept = Vec::new();
        self.kept_from = self.actions.len();
    }

    fn view(&self, observer: Observer) -> Box<RawValue> {
        to_json(&G::View::of(&self.state, observer))
    }

    fn setup(&self) -> Box<RawValue> {
        to_json(&G::Setup::of(&self.state))
    }

    fn setup_text(&self) -> String {
        G::Setup::of(&self.state).to_line()
    }

    fn picture(&self, observer: Observer, colour: bool) -> String {
        let mut pen = Pen::new(colour);
        G::View::of(&self.state, observer).draw(&mut pen);
        pen.finish()
    }

    fn prompt(&self, observer: Observer) -> String {
        G::View::of(&self.state, observer).prompt()
    }

    fn scores(&self) -> PerSeat<i32> {
        self.state.scores()
    }

    fn ranking(&self) -> PerSeat<u8> {
        self.state.ranking()
    }

    fn end_reason(&self) -> Option<&'static str> {
        self.state.end_reason()
    }

    fn holds(&self, fact: &str) -> Result<bool, String> {
        cases::holds::<G>(&self.state, fact)
    }

    fn record(&self) -> Record {
        let mut record = Record::new::<G>(&self.start, self.names.clone());
        let mut state = self.start.clone();
        for &action in &self.actions {
            record.actions.push((state.actor(), action.to_string()));
            G::apply_unchecked(&mut state, action, &mut ());
        }
        record.result = result_text::<G>(&self.state);
        record
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        SeatView::new(G::View::of(&self.state, Observer::Seat(seat)))
    }

    fn bot(&self, bot: BotSpec, seed: u64, scale: f64) -> Box<dyn TableBot> {
        Box::new(Thinker::<G>::new(bot, play::stream(seed, 0), scale))
    }

    fn search(&self, seed: u64) -> Box<dyn TableSearch> {
        Box::new(Search::<G>::new(play::stream(seed, 0)))
    }

    fn sample(&self, seat: Seat, rng: &mut dyn Rng) -> Box<RawValue> {
        to_json(&G::Setup::of(&G::View::of(&self.state, Observer::Seat(seat)).determinize(rng)))
    }

    fn preview(
        &self,
        seat: Seat,
        one: Move,
        words: Words,
        rng: &mut dyn Rng,
    ) -> Result<MovePreview, ActionError> {
        let action = self.action(one)?;
        let observer = Observer::Seat(seat);
        let view = G::View::of(&self.state, observer);
        let mut common: Option<Known<G>> = None;
        for _ in 0..SAMPLES {
            let mut world = view.determinize(rng);
            let mut events = Vec::new();
            G::apply(&mut world, action, &mut events)?;
            let heard: Vec<_> = events.iter().filter_map(|event| event.seen_by(observer)).collect();
            let scores = world.scores();
            match &mut common {
                None => common = Some((heard, scores.into_iter().map(Some).collect())),
                Some((known, points)) => {
                    known.retain(|event| heard.contains(event));
                    for (known, here) in points.iter_mut().zip(scores) {
                        *known = known.filter(|&points| points == here);
                    }
                }
            }
        }
        let (events, points) = common.unwrap_or_default();
        let heard = events.iter().map(|event| observed::<G>(self.actions.len(), event, words)).collect();
        let scores = self.scores().into_iter().zip(points);
        Ok(MovePreview { heard, scores: scores.map(|(now, then)| then.unwrap_or(now)).collect() })
    }

    fn snapshot(&self) -> Snapshot {
        let actions = self.actions.iter().map(|&action| action.index() as u32);
        Snapshot { actions: actions.collect(), position: self.setup_text() }
    }
}

/// The JSON of a view, a setup or an event.
#[expect(clippy::expect_used, reason = "plain data with named fields; the law suite writes all of it")]
pub(crate) fn to_json<T: Serialize>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("plain data has a JSON form")
}
