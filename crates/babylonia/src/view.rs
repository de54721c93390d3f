//! What one observer may know.

use rand::Rng;
use shinar_core::{Event, Observer, Pen, Seat, play::draw_from, prelude::*};

use crate::{
    board::{Hex, RIVER},
    draw,
    event::What,
    pieces::{KINDS, Kind},
    state::{Open, SEATS, Secret, State},
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
        for seat in Seat::all(self.open.players) {
            secrets[seat.index()] = match self.secret(seat) {
                Some(own) => *own,
                None => deal_secret(&self.open, seat, self.open.unseen[seat.index()], rng),
            };
        }
        State { open: self.open, secrets }
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

    /// The kind of a token, if the observer knows it.
    pub(crate) fn kind_at(&self, hex: Hex) -> Option<Kind> {
        self.open.face_up_kind(hex).or_else(|| self.own.as_ref().and_then(|own| own.kind_at(hex)))
    }
}

/// Deals `tokens` at random to the face-down places and the stand of a seat; the rest is the pool.
fn deal_secret<R: Rng + ?Sized>(open: &Open, seat: Seat, mut tokens: [u8; KINDS], rng: &mut R) -> Secret {
    let mut secret = Secret::default();
    for hex in open.tokens[seat.index()] & RIVER {
        if let Some(kind) = draw_from(&tokens, rng) {
            tokens[kind] -= 1;
            secret.face_down[kind] |= 1 << hex.river_index();
        }
    }
    for _ in 0..open.stand_len[seat.index()] {
        if let Some(kind) = draw_from(&tokens, rng) {
            tokens[kind] -= 1;
            secret.stand[kind] += 1;
        }
    }
    secret.pool = tokens;
    secret
}

/// Redeals what an observer cannot see, from the true secrets.
pub(crate) fn redeal<R: Rng + ?Sized>(state: &State, observer: Observer, rng: &mut R) -> State {
    let mut other = *state;
    for seat in Seat::all(state.open.players).filter(|&seat| !observer.is(seat)) {
        let secret = &state.secrets[seat.index()];
        let mut tokens = [0; KINDS];
        for (kind, count) in tokens.iter_mut().enumerate() {
            *count = secret.stand[kind] + secret.pool[kind] + secret.face_down[kind].count_ones() as u8;
        }
        other.secrets[seat.index()] = deal_secret(&state.open, seat, tokens, rng);
    }
    other
}

impl GameEvent for What {
    /// BAB-P4, BAB-S5: others do not learn what was drawn or lies face down.
    fn seen_by(event: &Event<Self>, observer: Observer) -> Option<Event<Self>> {
        let mut event = event.clone();
        let own = event.seat.is_some_and(|seat| observer.is(seat));
        match &mut event.what {
            Self::Drew { kind } if !own => *kind = None,
            Self::Placed { kind, face_down: true, .. } if !own => *kind = None,
            _ => {}
        }
        Some(event)
    }

    fn describe(event: &Event<Self>) -> String {
        words::describe(event)
    }
}
