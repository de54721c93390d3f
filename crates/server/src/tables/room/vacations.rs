//! Vacations of the people at a table: clocks of days stand still meanwhile.
//!
//! A vacation is an entry of the journal, with its beginning and its end, so that it ends by itself and a replay leads to the same
//! clocks. Whoever books one has their tables told; a table that was not told looks it up when it is opened, when its game begins,
//! and before a clock takes a turn away from anybody.

use shinar_core::Seat;

use super::{Broken, Room};
use crate::{api::Cause, clock};

impl Room {
    /// Goes on after the table was opened, or its game has begun.
    pub(in crate::tables) async fn go_on(&mut self) -> Result<(), Broken> {
        self.note_vacations().await?;
        self.drive().await
    }

    /// Writes into the journal what it does not know yet about vacations.
    pub(super) async fn note_vacations(&mut self) -> Result<(), Broken> {
        let knows = |game: &shinar_play::Match| game.clocks.know_vacations() && !game.is_over();
        if !self.game.as_ref().is_some_and(knows) || self.directory.store().cannot_write() {
            return Ok(());
        }
        let people = (0..).map(Seat).zip(&self.sheet.seats);
        let people: Vec<_> = people.filter_map(|(seat, who)| Some((seat, who.person.clone()?))).collect();
        for (seat, person) in people {
            let stored = match self.directory.store().vacation(&person).await {
                Ok(stored) => stored.map(|vacation| (vacation.from, vacation.until)),
                Err(error) => {
                    tracing::error!(table = %self.sheet.id, %error, "cannot look up a vacation");
                    self.broken = true;
                    return Err(Broken);
                }
            };
            let Some(game) = self.game.as_mut().filter(|game| !game.is_over()) else { return Ok(()) };
            let now = clock::now();
            let known = game.clocks.vacation(seat);
            // What was over before the clock began to run is of no use to it.
            let since = game.clocks.running_since(seat).unwrap_or(now);
            let is_old = |vacation: Option<(i64, i64)>| vacation.is_none_or(|(_, until)| until <= since);
            if is_old(stored) && is_old(known) {
                continue;
            }
            let (from, until) = stored.unwrap_or((now, now));
            if let Ok(advance) = game.set_vacation(seat, from, until, now) {
                self.advance(advance, Cause::Vacation, None).await?;
            }
        }
        Ok(())
    }
}
