//! How long a table lasts that nobody looks at, and who may delete it.

use super::{Broken, Room};
use crate::{
    api::{Cause, TableState},
    clock::{self, Millis},
    error::{ApiError, ApiResult},
    store::{PersonRow, TableWrite},
};

/// How long a game among bots goes on at least when it is opened again.
const MOMENT: Millis = 2000;

impl Room {
    /// When somebody must look at the table unasked.
    pub(super) fn due(&self) -> Option<Millis> {
        let game = match (&self.unreadable, self.sheet.state) {
            (Some(_), _) | (None, TableState::Finished) => return None,
            (None, TableState::Waiting) if self.sheet.found => return Some(self.gives_up_at()),
            (None, TableState::Waiting) => {
                return Some(self.begins_at().unwrap_or_else(|| self.expires_at()));
            }
            (None, TableState::Running) => self.game.as_ref()?,
        };
        match game.asked() {
            // Bots that play among themselves do not go on by themselves after a restart, except in a tournament.
            _ if self.is_pastime() => Some(self.last_sign() + self.unwatched()),
            // A table where a bot must move is due at once, in case the server stops before the bot has moved.
            Some(seat) if game.is_automatic(seat) => Some(self.changed),
            _ => game.deadline().map(|(_, at)| at),
        }
    }

    /// Whether bots play among themselves, for whoever looks.
    fn is_pastime(&self) -> bool {
        self.sheet.is_without_people() && self.sheet.tournament.is_none()
    }

    /// When the game begins, whoever is missing; `None` if it waits for people.
    pub(super) fn begins_at(&self) -> Option<Millis> {
        let waits = self.sheet.state == TableState::Waiting && self.gathering.is_none();
        self.sheet.tournament.as_ref().filter(|_| waits && self.unreadable.is_none()).map(|of| of.starts)
    }

    fn unwatched(&self) -> Millis {
        self.directory.patience().unwatched.as_millis() as Millis
    }

    /// When somebody last looked at a table that is opened now and changed last at `changed`: whoever has it opened has a moment to
    /// say that they look.
    pub(super) fn seen_at_opening(&self) -> Millis {
        self.changed.max(clock::now() - self.unwatched() + MOMENT)
    }

    /// When a table that waits for players is deleted.
    fn expires_at(&self) -> Millis {
        self.last_sign() + self.directory.patience().of_table(self.sheet.public).as_millis() as Millis
    }

    /// When something last happened here, or somebody looked.
    fn last_sign(&self) -> Millis {
        self.changed.max(self.seen)
    }

    /// When a game among bots is abandoned, if nobody looks at it now.
    pub(super) fn abandoned_at(&self) -> Option<Millis> {
        let among_bots = self.game.as_ref().is_some_and(|game| !game.is_over()) && self.is_pastime();
        (among_bots && self.audience.is_empty()).then(|| self.seen + self.unwatched())
    }

    /// Deletes a table that has waited for players too long, and ends a game among bots that nobody has looked at for too long.
    /// Returns whether it did.
    pub(super) async fn has_lasted_too_long(&mut self) -> Result<bool, Broken> {
        let now = clock::now();
        if self.sheet.state == TableState::Waiting {
            if self.sheet.tournament.is_some() || self.expires_at() > now {
                return Ok(false);
            }
            if self.audience.is_empty() {
                tracing::info!(table = %self.sheet.id, "a table has waited for players too long");
                self.delete_now().await?;
                return Ok(true);
            }
            self.postpone(now).await?;
            return Ok(false);
        }
        match self.abandoned_at() {
            Some(at) if at <= now => {}
            _ => {
                if self.is_pastime() && self.due().is_some_and(|due| due <= now) {
                    self.postpone(now).await?;
                }
                return Ok(false);
            }
        }
        let Some(game) = &mut self.game else { return Ok(false) };
        match game.abandon(now) {
            Ok(advance) => {
                self.cancel_thinking();
                self.advance(advance, Cause::End, None).await?;
                Ok(true)
            }
            Err(_) => Ok(false),
        }
    }

    /// Somebody looks at the table: it may wait longer.
    async fn postpone(&mut self, now: Millis) -> Result<(), Broken> {
        self.seen = now;
        let touch = Some(self.touch());
        self.write(Ok(TableWrite { touch, ..TableWrite::to(self.sheet.id.clone()) })).await
    }

    /// Deletes the table for a person, if nobody else sits at it.
    pub(super) async fn delete(&mut self, person: &PersonRow) -> Result<ApiResult<()>, Broken> {
        if !self.sheet.may_delete(&person.id) {
            let rated = self.sheet.rated && self.is_running();
            let of_tournament = self.sheet.tournament.is_some();
            let refused = || match self.sheet.seats_person(&person.id) {
                true if of_tournament => {
                    ApiError::conflict("tournament", "the table belongs to a tournament; you can resign")
                }
                true if rated => {
                    ApiError::conflict("rated", "a rated game is played to its end; you can resign")
                }
                true => ApiError::conflict("others", "other people sit at this table; you can leave it"),
                false => ApiError::forbidden("only whoever made a table, or sits at it alone, can delete it"),
            };
            return Ok(Err(self.unless_hidden(person, refused)));
        }
        self.delete_now().await?;
        Ok(Ok(()))
    }

    /// Deletes the table with everything about it, and closes the room.
    pub(super) async fn delete_now(&mut self) -> Result<(), Broken> {
        self.cancel_thinking();
        let write = TableWrite { delete: true, ..TableWrite::to(self.sheet.id.clone()) };
        self.write(Ok(write)).await?;
        self.audience.dismiss(|_| false);
        self.broken = true;
        Ok(())
    }
}
