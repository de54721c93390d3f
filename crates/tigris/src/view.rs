//! What one observer may know.

use rand::Rng;
use shinar_core::{Event, Observer, Pen, Seat, play::draw_from, prelude::*};

use crate::{
    draw,
    event::What,
    pieces::Tiles,
    state::{Open, Phase, SEATS, Secret, State},
    words,
};

/// The open part of a state, and the secrets of the observer's own seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) open: Open,
    pub(crate) own: Option<Secret>,
}

impl GameView for View {
    type State = State;

    fn of(state: &State, observer: Observer) -> Self {
        let own = match observer {
            Observer::Seat(seat) if seat.0 < state.open.players => Some(state.secrets[seat.index()]),
            _ => None,
        };
        Self { observer, open: state.open, own }
    }

    fn determinize<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut secrets = [Secret::default(); SEATS];
        let mut pool = self.open.unseen;
        for seat in Seat::all(self.open.players) {
            if let Some(own) = self.secret(seat) {
                for (colour, count) in pool.iter_mut().enumerate() {
                    *count = count.saturating_sub(own.hand[colour].saturating_add(own.discards[colour]));
                }
                secrets[seat.index()] = *own;
            }
        }
        deal(&self.open, self.observer, &mut secrets, &mut pool, rng);
        State { open: self.open, secrets, bag: pool }
    }

    fn draw(&self, pen: &mut Pen) {
        draw::draw(self, pen);
    }

    fn prompt(&self) -> String {
        words::prompt(self)
    }
}

impl View {
    /// The secrets of a seat, if the observer knows them.
    pub(crate) fn secret(&self, seat: Seat) -> Option<&Secret> {
        self.own.as_ref().filter(|_| self.observer.is(seat))
    }

    /// Whether the points and treasures of a seat are behind its screen for this observer (TNE-D32).
    ///
    /// All of them were gained in the open, so that this is only about what front ends show.
    pub(crate) fn screened(&self, seat: Seat) -> bool {
        let screens = !self.open.options.open_scoring && self.open.phase != Phase::Over;
        screens && !self.observer.is(seat)
    }
}

/// Deals from a pool to the hands and discards of all but the observer; the rest is the bag.
fn deal<R: Rng + ?Sized>(
    open: &Open,
    observer: Observer,
    secrets: &mut [Secret; SEATS],
    pool: &mut Tiles,
    rng: &mut R,
) {
    let mut draw = |count: u8| {
        let mut drawn: Tiles = Default::default();
        for _ in 0..count {
            if let Some(colour) = draw_from(pool, rng) {
                pool[colour] -= 1;
                drawn[colour] += 1;
            }
        }
        drawn
    };
    for seat in Seat::all(open.players).filter(|&seat| !observer.is(seat)) {
        let at = seat.index();
        secrets[at] = Secret { hand: draw(open.hand_len[at]), discards: draw(open.discard_len[at]) };
    }
}

/// Deals again what an observer cannot see, from the true hands, discards and bag.
pub(crate) fn redeal<R: Rng + ?Sized>(state: &State, observer: Observer, rng: &mut R) -> State {
    let mut other = *state;
    let mut pool = state.bag;
    for seat in Seat::all(state.open.players).filter(|&seat| !observer.is(seat)) {
        let secret = &state.secrets[seat.index()];
        for (colour, count) in pool.iter_mut().enumerate() {
            *count = count.saturating_add(secret.hand[colour]).saturating_add(secret.discards[colour]);
        }
    }
    deal(&state.open, observer, &mut other.secrets, &mut pool, rng);
    other.bag = pool;
    other
}

impl GameEvent for What {
    /// Others do not learn what was drawn or swapped away.
    fn seen_by(event: &Event<Self>, observer: Observer) -> Option<Event<Self>> {
        let mut event = event.clone();
        if !event.seat.is_some_and(|seat| observer.is(seat)) {
            match &mut event.what {
                Self::Drew { colour } => *colour = None,
                Self::Swapped { tiles, .. } => *tiles = None,
                _ => {}
            }
        }
        Some(event)
    }

    fn describe(event: &Event<Self>) -> String {
        words::describe(event)
    }
}
