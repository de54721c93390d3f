//! What those at a table hear.

use serde_json::value::RawValue;
use shinar_core::{Observer, Record, Seat};
use shinar_games::Heard;

use super::Room;
use crate::{
    api::{
        Cause, LogEntry, PersonId, Position, Refusal, ServerMessage, ShuffleShown, TableInfo, TableState,
        ViewFor, Watcher,
    },
    clock,
    error::{ApiError, ApiResult},
    limits,
    tables::{
        Match,
        audience::{Outbox, SocketId, Visitor, observers},
    },
};

impl Room {
    pub(super) fn connect(&mut self, visitor: Visitor, outbox: Outbox) -> ApiResult<SocketId> {
        self.admit(&visitor)?;
        if self.audience.len() >= limits::SOCKETS {
            return Err(ApiError::too_many("too many people are at this table"));
        }
        let id = self.audience.join(visitor, outbox, &self.sheet);
        self.say_hello(id);
        self.people_changed();
        Ok(id)
    }

    pub(super) fn admit(&self, visitor: &Visitor) -> ApiResult<()> {
        match visitor.may_see(&self.sheet) {
            true => Ok(()),
            // Nobody learns from us that a table exists.
            false => Err(ApiError::not_found("table")),
        }
    }

    pub(super) fn info(&self, visitor: &Visitor) -> ApiResult<TableInfo> {
        self.admit(visitor)?;
        Ok(self.info_for(visitor.id()))
    }

    pub(super) fn info_for(&self, person: Option<&PersonId>) -> TableInfo {
        let asked = self.game.as_ref().and_then(Match::asked).map(|seat| seat.0);
        self.sheet.info(person, asked, self.changed, |person| self.handle.has(person))
    }

    pub(super) fn record(&self, visitor: &Visitor) -> ApiResult<Record> {
        self.admit(visitor)?;
        match &self.game {
            Some(game) if game.is_over() => Ok(game.record(&self.sheet)),
            _ => {
                Err(ApiError::conflict("not_finished", "the game is not over; its record is open afterwards"))
            }
        }
    }

    /// Somebody came or went.
    pub(super) fn people_changed(&mut self) {
        let before = self.sheet.seats.iter().filter_map(|seat| seat.person.as_ref());
        let before: Vec<bool> = before.map(|person| self.handle.has(person)).collect();
        self.handle.set_present(self.audience.people());
        let after = self.sheet.seats.iter().filter_map(|seat| seat.person.as_ref());
        if !after.map(|person| self.handle.has(person)).eq(before) {
            self.tell_table();
        }
    }

    /// Tells everybody about the table, each as they may know it.
    pub(super) fn tell_table(&mut self) {
        for id in self.audience.ids() {
            let person = self.audience.socket(id).and_then(|socket| socket.visitor.id());
            let message = ServerMessage::Table { table: self.info_for(person) };
            self.audience.tell(id, &message);
        }
    }

    /// Tells one socket everything.
    pub(super) fn say_hello(&mut self, id: SocketId) {
        let Some(socket) = self.audience.socket(id) else { return };
        let seats = socket.seats.clone();
        let log = self.game.as_ref().map(|game| log(game, 0, &seats, 0)).unwrap_or_default();
        let hello = ServerMessage::Hello {
            table: self.info_for(socket.visitor.id()),
            chat: self.chat.iter().map(|(line, _)| line.clone()).collect(),
            position: self.game.as_ref().map(|game| Box::new(position(game, &seats))),
            log,
        };
        if let ServerMessage::Hello { log, .. } = &hello {
            self.audience.told.insert(seats, log.len() as u32);
        }
        self.tell(id, &hello);
    }

    /// Tells everybody what happened since `steps` actions.
    pub(super) fn tell_update(&mut self, steps: usize, cause: Cause) {
        let Some(game) = &self.game else { return };
        for seats in self.audience.groups() {
            let undone = cause == Cause::Undo;
            let told = match undone {
                // What remains is counted anew: not every observer hears of everything.
                true => log(game, 0, &seats, 0).len() as u32,
                false => self.audience.told.get(&seats).copied().unwrap_or(0),
            };
            let events = if undone { Vec::new() } else { log(game, steps, &seats, told) };
            let heard = told + events.len() as u32;
            let message = ServerMessage::Update {
                position: Box::new(position(game, &seats)),
                events,
                cause,
                undo_to: undone.then_some(told),
            };
            self.audience.tell_group(&seats, &message);
            self.audience.told.insert(seats, heard);
        }
    }

    pub(super) fn tell_over(&mut self) {
        let Some(game) = &self.game else { return };
        let shuffle = ShuffleShown {
            commitment: self.sheet.seed().commitment(),
            seed: self.sheet.seed().to_hex(),
            contributions: self.sheet.seats.iter().map(|seat| seat.contribution.clone()).collect(),
        };
        let reason = game.end_reason().unwrap_or_default();
        let message = ServerMessage::Over { result: game.result(), reason, shuffle };
        self.audience.tell_all(&message);
    }

    pub(super) fn refuse(
        &mut self,
        id: SocketId,
        client: Option<String>,
        code: Refusal,
        message: impl Into<String>,
    ) {
        let version = self.game.as_ref().map_or(0, Match::version);
        let refused = ServerMessage::Refused { client, code, message: message.into(), ruling: None, version };
        self.tell(id, &refused);
    }

    pub(super) fn is_running(&self) -> bool {
        self.sheet.state == TableState::Running
    }
}

/// The position as those on some seats may know it.
fn position(game: &Match, seats: &[Seat]) -> Position {
    let table = game.table.as_ref();
    let asked = if game.is_over() { None } else { game.asked() };
    let views = observers(seats).into_iter().map(|observer| {
        let may_act =
            asked.is_some_and(|seat| observer.is(seat) && !game.must_end() && !game.is_automatic(seat));
        ViewFor {
            observer: Watcher(observer),
            view: table.view(observer),
            legal: if may_act { table.legal_json() } else { nothing() },
            prompt: table.prompt(observer),
        }
    });
    Position {
        version: game.version(),
        actor: if game.is_over() { crate::api::Decider::Over } else { table.actor().into() },
        asked: asked.map(|seat| seat.0),
        must_end: game.must_end(),
        may_undo: game.may_undo(),
        turn: game.turn(),
        prompt: table.prompt(Observer::Spectator),
        scores: table.scores().to_vec(),
        ranking: game.result().iter().map(|seat| seat.rank).collect(),
        views: views.collect(),
        clocks: game.clocks.shown(table.players(), clock::now()),
    }
}

/// An empty list.
fn nothing() -> Box<RawValue> {
    RawValue::from_string("[]".to_owned()).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// What those on some seats heard since `steps` actions, numbered from `first`.
fn log(game: &Match, steps: usize, seats: &[Seat], first: u32) -> Vec<LogEntry> {
    let heard = match seats {
        [] => game.table.heard(steps, Some(Observer::Spectator)),
        [seat] => game.table.heard(steps, Some(Observer::Seat(*seat))),
        seats => game.table.heard_together(steps, seats),
    };
    (first..)
        .zip(heard)
        .map(|(n, heard)| {
            let version = game.version_of(heard.step);
            log_entry(n, version, heard)
        })
        .collect()
}

/// An entry of the log from what somebody heard.
pub(crate) fn log_entry(n: u32, version: u64, heard: Heard) -> LogEntry {
    LogEntry {
        n,
        version,
        text: heard.text,
        seat: heard.seat.map(|seat| seat.0),
        points: heard.points,
        ruling: heard.ruling.0,
        event: heard.event,
    }
}
