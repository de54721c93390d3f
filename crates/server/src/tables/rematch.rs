//! Another game with the same people.

use super::Sheet;
use crate::{
    api::{PersonId, TableId, TableState},
    clock::Millis,
};

/// The same table again, with everybody one seat further, so that somebody else begins.
pub(crate) fn rotated(sheet: &Sheet, by: &PersonId, contribution: Option<&str>, now: Millis) -> Sheet {
    let mut next = sheet.clone();
    next.id = TableId::random();
    next.state = TableState::Waiting;
    next.created = now;
    next.previous = Some(sheet.id.clone());
    next.next = None;
    next.reseed();
    next.seats.rotate_left(1);
    for seat in &mut next.seats {
        let own = seat.person.as_ref() == Some(by);
        seat.contribution = contribution.filter(|_| own).map(str::to_owned);
    }
    next
}
