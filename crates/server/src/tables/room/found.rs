//! A table whose players were found for each other: its game begins when they have come, or with days per turn at once. If somebody does
//! not come, the table goes, and the others look on.

use super::{Broken, Room};
use crate::{
    api::{Clock, PersonId, TableState},
    clock::{self, Millis},
    seeks,
    store::{SeekWrite, TableWrite},
};

impl Room {
    /// Whether the game has not begun that people were found for.
    pub(super) fn waits_for_the_found(&self) -> bool {
        self.sheet.found && self.sheet.state == TableState::Waiting && self.gathering.is_none()
    }

    /// Until when the players are waited for.
    pub(super) fn gives_up_at(&self) -> Millis {
        match self.sheet.clock {
            Clock::Minutes { .. } => {
                self.sheet.created + self.directory.patience().no_show.as_millis() as Millis
            }
            // Nobody need be there.
            Clock::Days { .. } | Clock::None => self.sheet.created,
        }
    }

    /// Begins the game if everybody has come; gives up when it has been waited for long enough.
    pub(super) async fn begin_or_give_up(&mut self) -> Result<(), Broken> {
        if self.sheet.is_full() && self.all_are_ready() {
            self.gather();
            return self.begin_if_gathered().await;
        }
        if clock::now() < self.gives_up_at() {
            return Ok(());
        }
        tracing::info!(table = %self.sheet.id, "somebody did not come to a game that was found");
        let people = self.sheet.people().into_iter();
        let present: Vec<PersonId> = people.filter(|person| self.handle.has(person)).cloned().collect();
        let seeks = Some(SeekWrite::Missed { present, lease: clock::now() + seeks::LIVE_LEASE });
        let write = TableWrite { delete: true, seeks, ..TableWrite::to(self.sheet.id.clone()) };
        self.write(Ok(write)).await?;
        self.audience.dismiss(|_| false);
        self.broken = true;
        Err(Broken)
    }
}
