//! The rules, one file per chapter: functions on the state that cite the rulings they decide by.

pub(crate) mod end;
pub(crate) mod place;
pub(crate) mod resolve;
pub(crate) mod turn;

use shinar_core::{Listener, Ruling, Seat};

use crate::{
    event::{What, event},
    state::Open,
};

/// Adds points and emits the event.
fn score<L: Listener<What>>(
    open: &mut Open,
    seat: Seat,
    points: u16,
    ruling: Ruling,
    what: What,
    listener: &mut L,
) {
    open.scores[seat.index()] = open.scores[seat.index()].saturating_add(points);
    if L::LISTENS {
        listener.hear(event(what, Some(seat), points, ruling));
    }
}

/// Emits an event without points.
fn emit<L: Listener<What>>(listener: &mut L, seat: Option<Seat>, ruling: Ruling, what: What) {
    if L::LISTENS {
        listener.hear(event(what, seat, 0, ruling));
    }
}
