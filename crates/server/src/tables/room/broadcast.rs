//! What is sent to those at a table.

use shinar_core::{Actor, Observer, Record};
use shinar_games::{Heard, Words};

use super::Room;
use crate::{
    api::{Cause, LogEntry, PersonId, Position, ServerMessage, ShuffleShown, TableInfo, TableState, ViewFor},
    clock,
    error::{ApiError, ApiResult},
    limits,
    tables::{
        Match, Refused, Summary,
        audience::{Group, Outbox, SocketId, Visitor},
    },
};

impl Room {
    pub(super) fn connect(&mut self, visitor: Visitor, words: Words, outbox: Outbox) -> ApiResult<SocketId> {
        self.admit(&visitor)?;
        if self.audience.len() >= limits::SOCKETS {
            return Err(ApiError::too_many("too many people are at this table"));
        }
        let id = self.audience.join(visitor, words, outbox, &self.sheet);
        self.send_hello(id);
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
        self.sheet.info(person, &self.summary(), self.changed, |person| self.handle.has(person))
    }

    /// What is shown of the match.
    pub(super) fn summary(&self) -> Summary {
        self.game.as_ref().map(Summary::of).unwrap_or_default()
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
            self.send_table();
        }
    }

    /// Sends the table to all sockets, as each of them may know it.
    pub(super) fn send_table(&mut self) {
        for id in self.audience.ids() {
            let person = self.audience.socket(id).and_then(|socket| socket.visitor.id());
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
            table: self.info_for(socket.visitor.id()),
            chat: self.chat.iter().map(|(line, _)| line.clone()).collect(),
            position: self.game.as_ref().map(|game| Box::new(position(game, &socket.group))),
            log,
        };
        self.audience.send_hello(id, length, &hello);
    }

    /// Sends what happened since the game had `since` actions to all sockets.
    pub(super) fn send_update(&mut self, since: usize, cause: Cause) {
        let Some(game) = &self.game else { return };
        self.audience.send_updates(|group, known| {
            let undone = cause == Cause::Undo;
            let (kept, events) = match undone {
                // What remains is counted again: not every observer hears of everything.
                true => (log(game, 0, group, 0).len() as u32, Vec::new()),
                false => (known, log(game, since, group, known)),
            };
            let length = kept + events.len() as u32;
            let position = Box::new(position(game, group));
            let undo_to = undone.then_some(kept);
            (ServerMessage::Update { position, events, cause, undo_to }, length)
        });
    }

    /// Sends the end of the game to all sockets.
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

    /// Answers a request that was not carried out.
    pub(super) fn refuse(&mut self, id: SocketId, client: Option<String>, refused: Refused) {
        let Refused { code, message, ruling } = refused;
        let version = self.game.as_ref().map_or(0, Match::version);
        let ruling = ruling.map(str::to_owned);
        self.audience.send(id, &ServerMessage::Refused { client, code, message, ruling, version });
    }

    pub(super) fn is_running(&self) -> bool {
        self.sheet.state == TableState::Running
    }
}

/// The position as a group may know it.
fn position(game: &Match, group: &Group) -> Position {
    let table = game.table.as_ref();
    let asked = if game.is_over() { None } else { game.asked() };
    let prompt = |observer| match group.words {
        Words::None => None,
        Words::English => Some(table.prompt(observer)),
    };
    let views = group.observers().into_iter().map(|observer| {
        let may_act =
            asked.is_some_and(|seat| observer.is(seat) && !game.must_end() && !game.is_automatic(seat));
        ViewFor {
            observer,
            view: table.view(observer),
            legal: if may_act { table.choices() } else { Vec::new() },
            prompt: prompt(observer),
        }
    });
    Position {
        version: game.version(),
        actor: if game.is_over() { Actor::Over } else { table.actor() },
        asked,
        must_end: game.must_end(),
        ends_turn: game.ends_turn(),
        may_undo: game.may_undo(),
        turn: game.turn(),
        prompt: prompt(Observer::Spectator),
        scores: table.scores().to_vec(),
        ranking: game.result().iter().map(|seat| seat.rank).collect(),
        views: views.collect(),
        clocks: game.clocks.shown(table.players(), clock::now()),
    }
}

/// What a group heard since the game had `since` actions, numbered from `first`.
fn log(game: &Match, since: usize, group: &Group, first: u32) -> Vec<LogEntry> {
    let heard = game.table.heard(since, group.listener(), group.words);
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
    let Heard { text, seat, points, ruling, event, step: _ } = heard;
    LogEntry { n, version, text, seat, points, ruling: ruling.0, event }
}
