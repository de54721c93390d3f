//! People join, leave, start the game, and ask for a rematch.

use shinar_core::Seat;

use super::{Broken, Room};
use crate::{
    api::{Cause, Join, PersonId, SeatChange, SeatKind, TableId, TableInfo, TableState},
    clock,
    error::{ApiError, ApiResult},
    identity::unpredictable,
    limits,
    store::{PersonRow, Quota, SheetRow, StoreError, TableWrite},
    tables::{Caller, NewTableError, SeatSheet, rotated},
};

/// The name shown for a person whose account was deleted.
pub(crate) const FORMER: &str = "former player";

impl Room {
    /// Gives a person a seat.
    pub(super) async fn join(
        &mut self,
        person: &PersonRow,
        join: Join,
    ) -> Result<ApiResult<TableInfo>, Broken> {
        let caller = Caller::person(person, join.code);
        let seat = match self.may_join(&caller, join.seat, join.contribution.as_deref()) {
            Ok(seat) => seat,
            Err(error) => return Ok(Err(error)),
        };
        let before = self.sheet.clone();
        if let Some(seat) = self.sheet.seats.get_mut(seat.index()) {
            *seat = SeatSheet { contribution: join.contribution, ..SeatSheet::person(&person.player()) };
        }
        self.changed = clock::now();
        let write = SheetRow::of(&self.sheet).map(|sheet| TableWrite {
            sheet: Some(sheet),
            touch: Some(self.touch()),
            quota: Some(Quota::seat(&person.id)),
            bells: self.bells_of_join(&person.id, seat),
            ..TableWrite::to(self.sheet.id.clone())
        });
        let refused = match write {
            Ok(write) => match self.try_write(write).await {
                Err(error @ (StoreError::TooMany(_) | StoreError::NoPerson)) => Some(error),
                written => self.check_written(written).map(|()| None)?,
            },
            Err(error) => self.check_written(Err(error)).map(|()| None)?,
        };
        if let Some(error) = refused {
            self.sheet = before;
            return Ok(Err(error.into()));
        }
        self.announce_seats();
        Ok(Ok(self.info_for(Some(&person.id))))
    }

    /// Guests have no ratings.
    fn may_be_rated(&self, caller: &Caller) -> ApiResult<()> {
        match self.sheet.rated && !caller.account {
            true => Err(NewTableError::RatedGuest.into()),
            false => Ok(()),
        }
    }

    fn may_join(&self, caller: &Caller, seat: Option<Seat>, contribution: Option<&str>) -> ApiResult<Seat> {
        self.admit(caller)?;
        self.is_playable()?;
        self.waits()?;
        if caller.id().is_some_and(|person| self.sheet.seats_person(person)) {
            return Err(ApiError::conflict("seated", "you have a seat at this table"));
        }
        self.may_be_rated(caller)?;
        if let Some(contribution) = contribution {
            limits::word(contribution, "a contribution", limits::CONTRIBUTION)?;
        }
        let open = |seat: &SeatSheet| seat.kind == SeatKind::Open;
        match seat {
            None => match self.sheet.seats.iter().position(open) {
                Some(seat) => Ok(Seat(seat as u8)),
                None => Err(ApiError::conflict("full", "no seat is open")),
            },
            Some(seat) => match self.sheet.seats.get(seat.index()) {
                Some(who) if open(who) => Ok(seat),
                Some(_) => Err(ApiError::conflict("taken", "the seat is taken")),
                None => Err(ApiError::bad(format!("there is no seat {}", seat.0))),
            },
        }
    }

    /// The leader of a table gives an open seat to a bot, or a bot's seat back to people.
    pub(super) async fn change_seat(
        &mut self,
        person: &PersonRow,
        seat: Seat,
        change: SeatChange,
    ) -> Result<ApiResult<TableInfo>, Broken> {
        match self.may_change_seat(person, seat, change) {
            Err(error) => return Ok(Err(error)),
            Ok(None) => {}
            Ok(Some(next)) => {
                self.sheet.seats[seat.index()] = next;
                self.changed = clock::now();
                self.call_off();
                self.seats_changed().await?;
            }
        }
        Ok(Ok(self.info_for(Some(&person.id))))
    }

    /// What the seat becomes; `None` if it is that already.
    fn may_change_seat(
        &self,
        person: &PersonRow,
        seat: Seat,
        change: SeatChange,
    ) -> ApiResult<Option<SeatSheet>> {
        if !self.sheet.seats_person(&person.id) || self.sheet.leader() != Some(&person.id) {
            return Err(self.unless_hidden(person, ApiError::not_leader));
        }
        self.is_playable()?;
        self.waits()?;
        if self.sheet.tournament.is_some() {
            return Err(ApiError::conflict("tournament", "the tournament decides who plays here"));
        }
        let Some(now) = self.sheet.seats.get(seat.index()) else {
            return Err(ApiError::bad(format!("there is no seat {}", seat.0)));
        };
        if !matches!(now.kind, SeatKind::Open | SeatKind::Bot) {
            return Err(ApiError::conflict("taken", "the seat is taken by a person"));
        }
        match change {
            SeatChange::Open if now.kind == SeatKind::Open => Ok(None),
            SeatChange::Open => Ok(Some(SeatSheet::open())),
            SeatChange::Bot { level } if now.kind == SeatKind::Bot && now.level == Some(level) => Ok(None),
            SeatChange::Bot { .. } if self.sheet.rated && !self.sheet.rated_bots => {
                let message = "this game is rated, and the table does not let bots play";
                Err(ApiError::conflict("rated", message))
            }
            SeatChange::Bot { level } => {
                let next = SeatSheet::bot(level, &self.sheet.seats, &mut unpredictable());
                next.map(Some).ok_or_else(|| ApiError::from(NewTableError::Level(level)))
            }
        }
    }

    /// An error that reveals that the table exists; "not found" for a person who may not see it.
    pub(super) fn unless_hidden(&self, person: &PersonRow, error: impl FnOnce() -> ApiError) -> ApiError {
        let caller = Caller::person(person, None);
        self.admit(&caller).err().unwrap_or_else(error)
    }

    pub(super) fn waits(&self) -> ApiResult<()> {
        match self.sheet.state {
            TableState::Waiting => Ok(()),
            TableState::Running => Err(ApiError::conflict("running", "the game has started")),
            TableState::Finished => Err(ApiError::conflict("finished", "the game is over")),
        }
    }

    /// A person leaves: before the game the seat becomes open; during it, a bot takes over, and a rated game is lost.
    pub(super) async fn leave(&mut self, person: &PersonRow) -> Result<ApiResult<TableInfo>, Broken> {
        self.part(person, self.sheet.is_binding()).await
    }

    /// A host keeps a person out, who has not agreed that a bot plays for them: they lose.
    pub(super) async fn forfeit(&mut self, person: &PersonRow) -> Result<ApiResult<TableInfo>, Broken> {
        self.part(person, true).await
    }

    async fn part(&mut self, person: &PersonRow, resigns: bool) -> Result<ApiResult<TableInfo>, Broken> {
        if !self.sheet.seats_person(&person.id) {
            let no_seat = || ApiError::conflict("not_seated", "you have no seat at this table");
            return Ok(Err(self.unless_hidden(person, no_seat)));
        }
        match self.sheet.state {
            _ if self.unreadable.is_some() => self.strike_out(&person.id).await?,
            TableState::Waiting if self.sheet.tournament.is_some() => {
                self.begin_without_waiting().await?;
                self.give_up_seats(&person.id, resigns).await?;
            }
            TableState::Waiting => self.clear_seats(&person.id).await?,
            TableState::Running => self.give_up_seats(&person.id, resigns).await?,
            TableState::Finished => {}
        }
        Ok(Ok(self.info_for(Some(&person.id))))
    }

    /// Removes a person from the sheet of a game that has started; the last one takes a table along that cannot be played on.
    async fn strike_out(&mut self, person: &PersonId) -> Result<(), Broken> {
        for seat in self.sheet.seats.iter_mut().filter(|seat| seat.person.as_ref() == Some(person)) {
            (seat.person, seat.account) = (None, false);
            FORMER.clone_into(&mut seat.name);
        }
        match self.unreadable.is_some() && self.sheet.is_without_people() {
            true => self.delete_now().await,
            false => self.seats_changed().await,
        }
    }

    async fn clear_seats(&mut self, person: &PersonId) -> Result<(), Broken> {
        for seat in &mut self.sheet.seats {
            if seat.person.as_ref() == Some(person) {
                *seat = SeatSheet::open();
            }
        }
        self.call_off();
        if self.sheet.is_without_people() {
            // Nobody is left to start the game.
            return self.delete_now().await;
        }
        self.write_sheet_without(Some(person)).await?;
        self.announce_seats();
        Ok(())
    }

    /// Bots take over for a person, who has lost if they resign.
    async fn give_up_seats(&mut self, person: &PersonId, resigns: bool) -> Result<(), Broken> {
        let seats: Vec<_> = self.sheet.seats_of(person).collect();
        for seat in seats {
            let Some(game) = &mut self.game else { break };
            // A bot plays already for a seat that has resigned.
            if game.has_resigned(seat) {
                continue;
            }
            let (left, cause) = match resigns {
                true => (game.resign(seat, clock::now()), Cause::Resign),
                false => (game.stand_in(seat, true, clock::now()), Cause::StandIn),
            };
            match left {
                Ok(advance) => self.advance(advance, cause, None).await?,
                // The match can end with the hand-over of the seat before.
                Err(_) if game.is_over() => break,
                Err(refused) => {
                    let message = refused.message;
                    tracing::error!(table = %self.sheet.id, %seat, message, "cannot replace a player who left");
                    self.broken = true;
                    return Err(Broken);
                }
            }
        }
        Ok(())
    }

    /// Writes and broadcasts a change of who has which seat.
    async fn seats_changed(&mut self) -> Result<(), Broken> {
        self.write_sheet().await?;
        self.announce_seats();
        Ok(())
    }

    /// Broadcasts who has which seat.
    fn announce_seats(&mut self) {
        let sheet = &self.sheet;
        self.audience.dismiss(|caller| caller.may_see(sheet));
        for id in self.audience.reseat(&self.sheet) {
            self.send_hello(id);
        }
        self.handle.set_present(self.audience.people());
        self.send_table();
    }

    /// Creates a table for another game with the same people; later requests return the same table.
    pub(super) async fn rematch(
        &mut self,
        person: &PersonRow,
        contribution: Option<String>,
    ) -> Result<ApiResult<TableId>, Broken> {
        if !self.sheet.seats_person(&person.id) {
            let message = "only people at the table can ask for a rematch";
            return Ok(Err(self.unless_hidden(person, || ApiError::forbidden(message))));
        }
        if let Err(error) = self.is_playable() {
            return Ok(Err(error));
        }
        if self.sheet.state != TableState::Finished {
            return Ok(Err(ApiError::conflict("not_finished", "the game is not over")));
        }
        if let Some(next) = &self.sheet.next {
            return Ok(Ok(next.clone()));
        }
        if let Some(Err(error)) =
            contribution.as_deref().map(|text| limits::word(text, "a contribution", limits::CONTRIBUTION))
        {
            return Ok(Err(error.into()));
        }
        let next = match rotated(
            &self.sheet,
            &person.id,
            contribution.as_deref(),
            clock::now(),
            &mut unpredictable(),
        ) {
            Ok(next) => next,
            Err(error) => return Ok(Err(ApiError::conflict("rules", error.to_string()))),
        };
        // It is not in the lobby unless somebody is missing, who must leave it first.
        let bells = self.bells_of_rematch(&person.id, &next);
        if let Err(error) = self.directory.create(&next, Quota::table(&person.id, false, None), bells).await {
            return Ok(Err(error.into()));
        }
        self.sheet.next = Some(next.id.clone());
        self.write_sheet().await?;
        self.send_table();
        Ok(Ok(next.id))
    }

    /// Updates the name of a person, and whether they have an account.
    pub(super) async fn rename(&mut self, person: &PersonId, name: &str) -> Result<(), Broken> {
        let account = match self.directory.store().person(person).await {
            Ok(known) => known.is_some_and(|person| person.account),
            Err(error) => {
                tracing::error!(table = %self.sheet.id, %error, "cannot look a person up");
                self.broken = true;
                return Err(Broken);
            }
        };
        let own = self.sheet.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Person);
        for seat in own.filter(|seat| seat.person.as_ref() == Some(person)) {
            name.clone_into(&mut seat.name);
            seat.account = account;
        }
        self.audience.rename(person, name, account);
        self.write_sheet().await?;
        self.send_table();
        Ok(())
    }

    /// A person's account was deleted: bots take over, and the name is removed.
    pub(super) async fn forget(&mut self, person: &PersonId) -> Result<(), Broken> {
        self.audience.dismiss(|caller| caller.id() != Some(person));
        self.handle.set_present(self.audience.people());
        for (line, _) in self.chat.iter_mut().filter(|(line, _)| line.person.as_ref() == Some(person)) {
            (line.person, line.account) = (None, false);
            FORMER.clone_into(&mut line.name);
        }
        let made = self.sheet.maker.take_if(|maker| maker == person).is_some();
        if !self.sheet.seats_person(person) {
            return match made {
                // Nobody could start or delete it any more.
                true if self.sheet.state == TableState::Waiting && self.sheet.is_without_people() => {
                    self.delete_now().await
                }
                true => self.write_sheet().await,
                false => Ok(()),
            };
        }
        if self.sheet.state == TableState::Waiting && self.sheet.tournament.is_some() {
            self.begin_without_waiting().await?;
        }
        if self.sheet.state == TableState::Waiting {
            return self.clear_seats(person).await;
        }
        if self.is_running() {
            self.give_up_seats(person, self.sheet.is_binding()).await?;
        }
        self.strike_out(person).await
    }
}
