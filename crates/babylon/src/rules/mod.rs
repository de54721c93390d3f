//! The rules, one file per chapter: functions on the state that cite the rulings they decide by.

pub(crate) mod decorate;
pub(crate) mod place;
pub(crate) mod quarry;
pub(crate) mod score;
pub(crate) mod sites;
pub(crate) mod support;
pub(crate) mod turn;

use shinar_core::{Event, Listener, Ruling, Seat};

use crate::event::What;

/// Reports an event that brings no points by itself.
#[inline]
fn emit<L: Listener<What>>(listener: &mut L, seat: Option<Seat>, ruling: Ruling, what: What) {
    if L::LISTENS {
        listener.hear(Event { what, seat, points: 0, ruling });
    }
}
