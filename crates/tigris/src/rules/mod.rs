//! The rules, one file per chapter: functions on the state that cite the rulings they decide by.

pub(crate) mod building;
pub(crate) mod catastrophe;
pub(crate) mod conflict;
pub(crate) mod end;
pub(crate) mod leader;
pub(crate) mod monument;
pub(crate) mod realm;
pub(crate) mod tile;
pub(crate) mod treasure;
pub(crate) mod turn;

use shinar_core::{Listener, Ruling, Seat};

use crate::{
    event::{What, event},
    pieces::Colour,
    state::Open,
};

/// Adds points of a colour and emits the event.
fn score<L: Listener<What>>(
    open: &mut Open,
    seat: Seat,
    (colour, points): (Colour, u16),
    ruling: Ruling,
    what: What,
    listener: &mut L,
) {
    // TNE-D40: points have no limit.
    let sum = &mut open.points[seat.index()][colour.index()];
    *sum = sum.saturating_add(points);
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
