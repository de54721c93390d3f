//! People sit down, leave, begin, and play again.

use shinar_core::Seat;

use super::{Broken, Room, rows};
use crate::{
    api::{Cause, Join, PersonId, SeatKind, TableId, TableInfo, TableState},
    clock,
    error::{ApiError, ApiResult},
    limits,
    store::{PersonRow, TableWrite},
    tables::{Match, SeatSheet, Visitor, rotated},
};

/// What a person is called whose account was deleted.
pub(crate) const FORMER: &str = "former player";

impl Room {
    /// Sits a person down.
    pub(super) async fn join(
        &mut self,
        person: &PersonRow,
        join: Join,
    ) -> Result<ApiResult<TableInfo>, Broken> {
        let visitor = Visitor::new(Some((person.id.clone(), person.name.clone())), join.code);
        let seat = match self.may_join(&visitor, join.seat, join.contribution.as_deref()) {
            Ok(seat) => seat,
            Err(error) => return Ok(Err(error)),
        };
        if let Some(seat) = self.sheet.seats.get_mut(seat.index()) {
            *seat = SeatSheet { contribution: join.contribution, ..SeatSheet::person(person) };
        }
        self.seats_changed().await?;
        Ok(Ok(self.info_for(Some(&person.id))))
    }

    fn may_join(&self, visitor: &Visitor, seat: Option<Seat>, contribution: Option<&str>) -> ApiResult<Seat> {
        self.admit(visitor)?;
        self.waits()?;
        if visitor.id().is_some_and(|person| self.sheet.seats_person(person)) {
            return Err(ApiError::conflict("seated", "you have a seat at this table"));
        }
        if let Some(contribution) = contribution {
            limits::word(contribution, "a contribution", limits::CONTRIBUTION).map_err(ApiError::bad)?;
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

    /// An error that shows that there is a table, to those only who may know.
    fn unless_hidden(&self, person: &PersonRow, error: impl FnOnce() -> ApiError) -> ApiError {
        let visitor = Visitor::new(Some((person.id.clone(), person.name.clone())), None);
        self.admit(&visitor).err().unwrap_or_else(error)
    }

    fn waits(&self) -> ApiResult<()> {
        match self.sheet.state {
            TableState::Waiting => Ok(()),
            TableState::Running => Err(ApiError::conflict("running", "the game has begun")),
            TableState::Finished => Err(ApiError::conflict("finished", "the game is over")),
        }
    }

    /// A person leaves: before the game the seat becomes open, during it a bot plays on.
    pub(super) async fn leave(&mut self, person: &PersonRow) -> Result<ApiResult<TableInfo>, Broken> {
        if !self.sheet.seats_person(&person.id) {
            let no_seat = || ApiError::conflict("not_seated", "you have no seat at this table");
            return Ok(Err(self.unless_hidden(person, no_seat)));
        }
        match self.sheet.state {
            TableState::Waiting => self.clear_seats(&person.id).await?,
            TableState::Running => self.bots_play_on(&person.id).await?,
            TableState::Finished => {}
        }
        Ok(Ok(self.info_for(Some(&person.id))))
    }

    async fn clear_seats(&mut self, person: &PersonId) -> Result<(), Broken> {
        for seat in &mut self.sheet.seats {
            if seat.person.as_ref() == Some(person) {
                *seat = SeatSheet::open();
            }
        }
        if self.sheet.seats.iter().all(|seat| seat.person.is_none()) {
            // Nobody is left who could begin.
            let write = TableWrite { delete: true, ..TableWrite::to(self.sheet.id.clone()) };
            self.write(write).await?;
            self.audience.dismiss(|_| false);
            self.broken = true;
            return Ok(());
        }
        self.seats_changed().await
    }

    async fn bots_play_on(&mut self, person: &PersonId) -> Result<(), Broken> {
        let seats: Vec<_> = self.sheet.seats_of(person).collect();
        for seat in seats {
            let Some(game) = &mut self.game else { break };
            if let Ok(advance) = game.stand_in(seat, true, clock::now()) {
                self.advance(advance, Cause::StandIn, None).await?;
            }
        }
        Ok(())
    }

    /// Seats got other people: it is written, and sent to everybody.
    async fn seats_changed(&mut self) -> Result<(), Broken> {
        self.write_sheet().await?;
        let sheet = &self.sheet;
        self.audience.dismiss(|visitor| visitor.may_see(sheet));
        for id in self.audience.reseat(&self.sheet) {
            self.send_hello(id);
        }
        self.handle.set_present(self.audience.people());
        self.send_table();
        Ok(())
    }

    /// Begins the game.
    pub(super) async fn start(
        &mut self,
        person: &PersonRow,
        contribution: Option<String>,
    ) -> Result<ApiResult<TableInfo>, Broken> {
        let mut game = match self.may_start(person, contribution) {
            Ok(game) => game,
            Err(error) => return Ok(Err(error)),
        };
        let entries = match game.begin(clock::now()) {
            Ok(advance) => advance.entries,
            Err(refused) => return Ok(Err(refused.into())),
        };
        let entries = rows(&game, &entries, None);
        self.game = Some(game);
        self.sheet.state = TableState::Running;
        // The sheet goes with the first entries: a running table always has its beginning.
        self.changed = clock::now();
        let write = TableWrite {
            entries,
            touch: Some(self.touch()),
            sheet: Some(self.sheet.row()),
            ..TableWrite::to(self.sheet.id.clone())
        };
        self.write(write).await?;
        for id in self.audience.ids() {
            self.send_hello(id);
        }
        if let Some(game) = &mut self.game {
            game.table.forget_events();
        }
        self.drive().await?;
        Ok(Ok(self.info_for(Some(&person.id))))
    }

    fn may_start(&mut self, person: &PersonRow, contribution: Option<String>) -> ApiResult<Match> {
        let people = self.sheet.seats.iter().any(|seat| seat.person.is_some());
        if people && !self.sheet.seats_person(&person.id) {
            let message = "only people at the table can begin";
            return Err(self.unless_hidden(person, || ApiError::forbidden(message)));
        }
        self.waits()?;
        if !self.sheet.is_full() {
            return Err(ApiError::conflict("open_seats", "there are open seats"));
        }
        if let Some(contribution) = contribution {
            limits::word(&contribution, "a contribution", limits::CONTRIBUTION).map_err(ApiError::bad)?;
            let own = self.sheet.seats.iter_mut().find(|seat| seat.person.as_ref() == Some(&person.id));
            if let Some(seat) = own {
                seat.contribution = Some(contribution);
            }
        }
        Match::new(&self.sheet).map_err(|message| ApiError::conflict("rules", message))
    }

    /// Makes a table for another game with the same people, once.
    pub(super) async fn rematch(
        &mut self,
        person: &PersonRow,
        contribution: Option<String>,
    ) -> Result<ApiResult<TableId>, Broken> {
        if !self.sheet.seats_person(&person.id) {
            let message = "only people at the table can ask for a rematch";
            return Ok(Err(self.unless_hidden(person, || ApiError::forbidden(message))));
        }
        if self.sheet.state != TableState::Finished {
            return Ok(Err(ApiError::conflict("not_finished", "the game is not over")));
        }
        if let Some(next) = &self.sheet.next {
            return Ok(Ok(next.clone()));
        }
        if let Some(Err(message)) =
            contribution.as_deref().map(|text| limits::word(text, "a contribution", limits::CONTRIBUTION))
        {
            return Ok(Err(ApiError::bad(message)));
        }
        let next = rotated(&self.sheet, &person.id, contribution.as_deref(), clock::now());
        if let Err(error) = self.directory.create(&next).await {
            return Ok(Err(error.into()));
        }
        self.sheet.next = Some(next.id.clone());
        self.write_sheet().await?;
        self.send_table();
        Ok(Ok(next.id))
    }

    /// A person is called something else now.
    pub(super) async fn rename(&mut self, person: &PersonId, name: &str) -> Result<(), Broken> {
        let own = self.sheet.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Person);
        for seat in own.filter(|seat| seat.person.as_ref() == Some(person)) {
            name.clone_into(&mut seat.name);
        }
        self.audience.rename(person, name);
        self.write_sheet().await?;
        self.send_table();
        Ok(())
    }

    /// A person's account was deleted: bots play on, and the name goes.
    pub(super) async fn forget(&mut self, person: &PersonId) -> Result<(), Broken> {
        self.audience.dismiss(|visitor| visitor.id() != Some(person));
        if self.sheet.state == TableState::Waiting {
            return self.clear_seats(person).await;
        }
        if self.is_running() {
            self.bots_play_on(person).await?;
        }
        for seat in self.sheet.seats.iter_mut().filter(|seat| seat.person.as_ref() == Some(person)) {
            seat.person = None;
            FORMER.clone_into(&mut seat.name);
        }
        for (line, _) in self.chat.iter_mut().filter(|(line, _)| line.person.as_ref() == Some(person)) {
            line.person = None;
            FORMER.clone_into(&mut line.name);
        }
        self.seats_changed().await
    }
}
