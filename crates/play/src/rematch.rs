//! Another game with the same people.

use rand::Rng;
use shinar_games::{entry, new_table};

use crate::{
    api::{PersonId, SeatKind, TableId, TableState},
    clock::Millis,
    errors::NewTableError,
    sheet::{SeatSheet, Sheet},
};

/// The same table again, with everybody one seat further, so that another player starts. It is played by the current rules.
pub fn rotated(
    sheet: &Sheet,
    by: &PersonId,
    contribution: Option<&str>,
    now: Millis,
    rng: &mut dyn Rng,
) -> Result<Sheet, NewTableError> {
    let mut next = sheet.clone();
    next.id = TableId::random(rng);
    next.rules_version = entry(&sheet.game)?.info.rules_version;
    new_table(&next.game, next.players, &next.option_pairs(), Vec::new())?;
    next.state = TableState::Waiting;
    next.maker = Some(by.clone());
    next.created = now;
    next.previous = Some(sheet.id.clone());
    next.next = None;
    next.imported = false;
    next.found = false;
    next.tournament = None;
    next.reseed(rng);
    next.seats.rotate_left(1);
    for seat in &mut next.seats {
        if seat.person.is_none() && seat.kind != SeatKind::Bot {
            // The player's account was deleted.
            *seat = SeatSheet::open();
        }
        let own = seat.person.as_ref() == Some(by);
        seat.contribution = contribution.filter(|_| own).map(str::to_owned);
        seat.ready = false;
    }
    Ok(next)
}
