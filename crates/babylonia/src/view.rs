//! What one observer may know.

use std::collections::BTreeMap;

use rand::Rng;
use serde::{Serialize, Serializer};
use shinar_core::{Actor, Event, Observer, Seat, play::draw_from};

use crate::{
    board::{Hex, PLACES, RIVER, Site},
    event::What,
    game::cards,
    pieces::{Card, KINDS, Kind, Tile},
    rules::end,
    setup::{city_names, kind_letters},
    state::{Open, Phase, SEATS, Secret, State},
};

/// The open part of a state, and the secrets of the observer's own seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) open: Open,
    pub(crate) own: Option<Secret>,
}

impl View {
    pub(crate) fn new(state: &State, observer: Observer) -> Self {
        let own = match observer {
            Observer::Seat(seat) if seat.0 < state.open.players => Some(state.secrets[seat.index()]),
            _ => None,
        };
        Self { observer, open: state.open, own }
    }

    /// The secrets of a seat, if the observer knows them.
    pub(crate) fn secret(&self, seat: Seat) -> Option<&Secret> {
        self.own.as_ref().filter(|_| self.observer.is(seat))
    }

    /// The kind of a token, if the observer knows it.
    pub(crate) fn kind_at(&self, hex: Hex) -> Option<Kind> {
        self.open.face_up_kind(hex).or_else(|| self.own.as_ref().and_then(|own| own.kind_at(hex)))
    }

    pub(crate) fn determinize<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut secrets = [Secret::default(); SEATS];
        for seat in Seat::all(self.open.players) {
            secrets[seat.index()] = match self.secret(seat) {
                Some(own) => *own,
                None => deal_secret(&self.open, seat, self.open.unseen[seat.index()], rng),
            };
        }
        State { open: self.open, secrets }
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

/// Deals anew what an observer cannot see, from the true secrets.
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

/// BAB-P4, BAB-S5: others do not learn what was drawn or lies face down.
pub(crate) fn event_for(event: &Event<What>, observer: Observer) -> Event<What> {
    let mut event = event.clone();
    let own = event.seat.is_some_and(|seat| observer.is(seat));
    match &mut event.what {
        What::Drew { kind } if !own => *kind = None,
        What::Placed { hex, kind } if !own && RIVER.contains(*hex) => *kind = None,
        _ => {}
    }
    event
}

/// The JSON shape of a view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "View"))]
pub(crate) struct Shown {
    observer: Observer,
    players: u8,
    random_cards: bool,
    actor: Actor,
    #[cfg_attr(feature = "types", ts(as = "crate::typescript::PhaseWord"))]
    phase: &'static str,
    active: Option<Seat>,
    turn: u16,
    tiles: BTreeMap<String, Tile>,
    tokens: Vec<ShownToken>,
    /// Sites that are surrounded and wait to be resolved.
    pending: Vec<Hex>,
    /// Ziggurats that were resolved.
    resolved: Vec<Hex>,
    /// Hexes played on this turn, in order.
    placed: Vec<Hex>,
    cards: Vec<Card>,
    seats: Vec<ShownSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    end: Option<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewToken"))]
struct ShownToken {
    hex: Hex,
    seat: Seat,
    /// Missing for a token face down of somebody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    kind: Option<Kind>,
    face_down: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewSeat"))]
struct ShownSeat {
    seat: Seat,
    score: u16,
    rank: u8,
    stand_size: u8,
    pool_size: u8,
    /// The kinds of all tokens that others have not seen, together.
    unseen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    stand: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pool: Option<String>,
    cities: Vec<Tile>,
    cards: Vec<Card>,
    used: Vec<Card>,
}

impl View {
    fn shown(&self) -> Shown {
        let open = &self.open;
        let tokens = Hex::all().filter_map(|hex| {
            let seat = open.owner(hex)?;
            Some(ShownToken { hex, seat, kind: self.kind_at(hex), face_down: RIVER.contains(hex) })
        });
        let places = (0..PLACES).map(Site::place);
        let ranks = end::ranking(open);
        let seats = Seat::all(open.players).map(|seat| {
            let at = seat.index();
            let secret = self.secret(seat);
            ShownSeat {
                seat,
                score: open.scores[at],
                rank: ranks[at],
                stand_size: open.stand_len[at],
                pool_size: open.pool_len[at],
                unseen: kind_letters(&open.unseen[at]),
                stand: secret.map(|secret| kind_letters(&secret.stand)),
                pool: secret.map(|secret| kind_letters(&secret.pool)),
                cities: city_names(&open.owned[at]),
                cards: cards(open.held[at]).collect(),
                used: cards(open.held[at] & open.used).collect(),
            }
        });
        let started = open.then != Phase::Start;
        Shown {
            observer: self.observer,
            players: open.players,
            random_cards: open.options.random_cards,
            actor: open.actor(),
            phase: open.phase.name(),
            active: started.then_some(open.active),
            turn: open.turn,
            tiles: places.filter_map(|site| Some((site.to_string(), open.tile(site)?))).collect(),
            tokens: tokens.collect(),
            pending: open.pending.map(Site::hex).collect(),
            resolved: open.resolved().map(Site::hex).collect(),
            placed: open.played.hexes().collect(),
            cards: cards(open.cards).collect(),
            seats: seats.collect(),
            end: end::reason(open),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}
