//! What a table sends to its sockets.

use std::collections::HashSet;

use shinar_core::{Record, Seat, play};

use super::Room;
use crate::{
    api::{Cause, PersonId, ServerMessage, ShuffleShown, TableInfo, TableState},
    clock,
    error::{ApiError, ApiResult},
    limits,
    tables::{
        Match, MessageForm, OpenError, Refused, Summary, Views,
        audience::{Caller, Outbox, SocketId},
        log, position,
    },
};

impl Room {
    pub(super) fn connect(
        &mut self,
        caller: Caller,
        form: MessageForm,
        outbox: Outbox,
        unheard: HashSet<PersonId>,
    ) -> ApiResult<SocketId> {
        self.admit(&caller)?;
        self.is_playable()?;
        let has_seat = caller.id().is_some_and(|person| self.sheet.seats_person(person));
        let (spectators, near) = self.audience.spectators(caller.from);
        let most_near = self.directory.rates().spectators_of_address;
        let full = spectators >= limits::SPECTATORS || most_near.is_some_and(|most| near >= most);
        // There is always room for people with a seat.
        if full && !has_seat {
            return Err(ApiError::too_many("too many people watch this table"));
        }
        let id = self.audience.join(caller, form, outbox, &self.sheet);
        self.audience.do_not_hear(id, unheard);
        self.send_hello(id);
        self.people_changed();
        Ok(id)
    }

    pub(super) fn admit(&self, caller: &Caller) -> ApiResult<()> {
        match caller.may_see(&self.sheet) {
            true => Ok(()),
            // Not even the existence of a private table is revealed.
            false => Err(ApiError::not_found("table")),
        }
    }

    pub(super) fn info(&self, caller: &Caller) -> ApiResult<TableInfo> {
        self.admit(caller)?;
        if !self.has_other_rules() {
            self.is_playable()?;
        }
        Ok(self.info_for(caller.id()))
    }

    /// Whether the match was played by rules that the engine no longer knows.
    fn has_other_rules(&self) -> bool {
        self.unreadable.as_ref().is_some_and(OpenError::is_other_rules)
    }

    pub(super) fn info_for(&self, person: Option<&PersonId>) -> TableInfo {
        let info = self.sheet.info(person, &self.summary(), self.changed, |person| self.handle.has(person));
        let rating_changes = self.rating_changes.clone();
        let (starting, unplayable) = (self.gathering.is_some(), self.unreadable.is_some());
        TableInfo { rating_changes, starting, unplayable, ..info }
    }

    /// The part of the match that lists show; empty before the game starts.
    pub(super) fn summary(&self) -> Summary {
        self.game.as_ref().map_or_else(|| self.stored_summary.clone(), Summary::of)
    }

    pub(super) async fn record(&mut self, caller: &Caller) -> ApiResult<Record> {
        self.admit(caller)?;
        if self.has_other_rules()
            && let Some(text) = self.directory.store().record(&self.sheet.id).await?
        {
            return Record::parse(&text).map_err(|error| ApiError::damaged(&error));
        }
        self.is_playable()?;
        match &self.game {
            Some(game) if game.is_over() => Ok(game.record(&self.sheet)),
            _ => Err(ApiError::conflict(
                "not_finished",
                "the game is not over; its record is available afterwards",
            )),
        }
    }

    /// A whole position that looks like the current one to a seat of the caller's own: made from what the seat sees, so it
    /// reveals nothing.
    pub(super) fn sample(&self, caller: &Caller, seat: Seat, seed: u32) -> ApiResult<String> {
        self.admit(caller)?;
        self.is_playable()?;
        if !caller.id().is_some_and(|person| self.sheet.seats_of(person).any(|own| own == seat)) {
            return Err(ApiError::forbidden(format!("seat {} is not yours", seat.0)));
        }
        match &self.game {
            Some(game) if !game.is_over() => {
                let mut rng = play::stream(seed.into(), seat.0.into());
                Ok(game.table.sample(seat, &mut rng).get().to_owned())
            }
            _ => Err(ApiError::conflict("not_running", "there is nothing to plan: the game is not running")),
        }
    }

    /// Updates who is present, and broadcasts the table if that changed.
    pub(super) fn people_changed(&mut self) {
        let before = self.sheet.seats.iter().filter_map(|seat| seat.person.as_ref());
        let before: Vec<bool> = before.map(|person| self.handle.has(person)).collect();
        self.handle.set_present(self.audience.people());
        let after = self.sheet.seats.iter().filter_map(|seat| seat.person.as_ref());
        if !after.map(|person| self.handle.has(person)).eq(before) {
            self.send_table();
        }
    }

    /// Sends the table to all sockets, as each of them may see it.
    pub(super) fn send_table(&mut self) {
        for id in self.audience.ids() {
            let person = self.audience.socket(id).and_then(|socket| socket.caller.id());
            let message = ServerMessage::Table { table: self.info_for(person) };
            self.audience.send(id, &message);
        }
    }

    /// Sends everything to one socket.
    pub(super) fn send_hello(&mut self, id: SocketId) {
        let Some(socket) = self.audience.socket(id) else { return };
        let log = self.game.as_ref().map(|game| log(game, 0, &socket.group, 0)).unwrap_or_default();
        let length = log.len() as u32;
        let hello = ServerMessage::Hello {
            table: self.info_for(socket.caller.id()),
            chat: self.chat_of(socket),
            position: self
                .game
                .as_ref()
                .map(|game| Box::new(position(game, &Views::of(game), &socket.group, clock::now()))),
            log,
            decided: self.game.as_ref().and_then(|game| game.decided(&socket.group.seats)),
        };
        self.audience.send_hello(id, length, &hello);
    }

    /// Sends all sockets what has happened since the game had `since` actions.
    pub(super) fn send_update(&mut self, since: usize, cause: Cause) {
        let Some(game) = &self.game else { return };
        let views = Views::of(game);
        self.audience.send_updates(|group, known| {
            let undone = cause == Cause::Undo;
            let (kept, events) = match undone {
                // Count what remains: not every observer gets every event.
                true => (log(game, 0, group, 0).len() as u32, Vec::new()),
                false => (known, log(game, since, group, known)),
            };
            let length = kept + events.len() as u32;
            let position = Box::new(position(game, &views, group, clock::now()));
            let undo_to = undone.then_some(kept);
            (ServerMessage::Update { position, events, cause, undo_to }, length)
        });
    }

    /// Broadcasts the result of a game that is over.
    pub(super) fn send_over(&mut self) {
        let Some((game, reason)) = self.game.as_ref().and_then(|game| Some((game, game.end_reason()?)))
        else {
            return;
        };
        let shuffle = ShuffleShown {
            commitment: self.sheet.seed().commitment(),
            seed: self.sheet.seed().to_hex(),
            contributions: self.sheet.seats.iter().map(|seat| seat.contribution.clone()).collect(),
        };
        self.audience.broadcast(&ServerMessage::Over { result: game.result(), reason, shuffle });
    }

    /// Sends a refusal to the socket whose request was not carried out.
    pub(super) fn refuse(&mut self, id: SocketId, client: Option<String>, refused: Refused) {
        let Refused { code, message, ruling } = refused;
        let version = self.version();
        let ruling = ruling.map(str::to_owned);
        self.audience.send(id, &ServerMessage::Refused { client, code, message, ruling, version });
    }

    /// The version of the match; 0 before the game starts.
    pub(super) fn version(&self) -> u64 {
        self.game.as_ref().map_or(0, Match::version)
    }

    pub(super) fn is_running(&self) -> bool {
        self.sheet.state == TableState::Running
    }
}
