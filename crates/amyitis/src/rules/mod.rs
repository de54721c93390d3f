//! The rules, one file per chapter: functions on the state that cite the rulings they decide by.

pub(crate) mod canals;
pub(crate) mod caravan;
pub(crate) mod choices;
pub(crate) mod deal;
pub(crate) mod end;
pub(crate) mod explain;
pub(crate) mod hire;
pub(crate) mod plant;
pub(crate) mod supply;
pub(crate) mod temples;
pub(crate) mod turn;

use shinar_core::{Event, Listener, Ruling, Seat};

use crate::{event::What, state::State};

/// Adds points and emits the event.
#[inline]
fn score<L: Listener<What>>(
    state: &mut State,
    seat: Seat,
    points: u16,
    ruling: Ruling,
    what: What,
    listener: &mut L,
) {
    let score = &mut state.scores[seat.index()];
    let before = *score;
    *score = before.saturating_add(points);
    if L::LISTENS {
        listener.hear(Event { what, seat: Some(seat), points: i32::from(*score - before), ruling });
    }
}

/// Emits an event without points.
#[inline]
fn emit<L: Listener<What>>(listener: &mut L, seat: Option<Seat>, ruling: Ruling, what: What) {
    if L::LISTENS {
        listener.hear(Event { what, seat, points: 0, ruling });
    }
}
