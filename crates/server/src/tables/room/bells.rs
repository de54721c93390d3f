//! What people and the table's webhook are to be told about a table. It is written together with what causes it; `crate::bells` does
//! the rest.

use std::collections::BTreeSet;

use shinar_core::Seat;

use super::Room;
use crate::{
    api::{Clock, PersonId, TableId},
    bells::{BellKind, table_mark},
    clock::{self, Millis},
    store::NewBell,
    tables::{Match, Sheet},
};

/// The person's seat whose turn it is, and which turn that is.
pub(super) fn whose_turn(game: &Match) -> Option<(Seat, u32)> {
    let asked = game.asked().filter(|&seat| !game.is_automatic(seat) && !game.is_over());
    asked.map(|seat| (seat, game.turn()))
}

impl Room {
    /// A bell that rings after a while.
    pub(super) fn bell(&self, person: &PersonId, table: &TableId, kind: BellKind, mark: i64) -> NewBell {
        self.bell_for(Some(person), table, kind, mark)
    }

    fn bell_for(&self, person: Option<&PersonId>, table: &TableId, kind: BellKind, mark: i64) -> NewBell {
        let created = clock::now();
        let due = created + self.directory.bell_delay().as_millis() as Millis;
        NewBell { person: person.cloned(), table: table.clone(), kind, mark, created, due }
    }

    /// A bell for the table's webhook, if somebody has set one. Nobody leads the table of a tournament, so there is none.
    fn bell_of_table(&self, kind: BellKind, mark: i64) -> Option<NewBell> {
        self.sheet.leader().map(|_| self.bell_for(None, &self.sheet.id, kind, mark))
    }

    /// Whether people play with each other here: nobody need be called to a game against bots.
    fn has_company(&self) -> bool {
        self.sheet.people().len() > 1
    }

    /// Whether a person sees what happens, and will not have forgotten it tomorrow.
    fn sees(&self, person: &PersonId) -> bool {
        matches!(self.sheet.clock, Clock::Minutes { .. }) && self.handle.has(person)
    }

    /// What is to be told now that the match has changed: whose turn it is, once for every turn, or that it is over.
    pub(super) fn bells_of_match(&self, game: &Match) -> Vec<NewBell> {
        if !self.has_company() {
            return Vec::new();
        }
        if game.is_over() {
            let people = self.sheet.people();
            let away = people.into_iter().filter(|person| !self.handle.has(person));
            let away = away.map(|person| self.bell(person, &self.sheet.id, BellKind::Over, 0));
            return away.chain(self.bell_of_table(BellKind::Over, 0)).collect();
        }
        let Some((seat, turn)) = whose_turn(game).filter(|now| Some(*now) != self.rung) else {
            return Vec::new();
        };
        let person = self.sheet.seats.get(seat.index()).and_then(|seat| seat.person.as_ref());
        let person = person.filter(|person| !self.sees(person));
        let bell = |person| self.bell(person, &self.sheet.id, BellKind::Turn, turn.into());
        let of_table = self.bell_of_table(BellKind::Turn, table_mark::of(turn.into(), seat));
        person.map(bell).into_iter().chain(of_table).collect()
    }

    /// What is to be told when the game begins: whose turn it is, and to everybody else that it has begun.
    pub(super) fn bells_of_start(&self, game: &Match) -> Vec<NewBell> {
        let mut bells = self.bells_of_match(game);
        if self.has_company() {
            bells.extend(self.bell_of_table(BellKind::Started, 0));
        }
        if self.sheet.found {
            // They were told when they were found.
            bells.retain(|bell| bell.person.is_none());
            return bells;
        }
        // A round of a tournament is announced when it begins.
        if self.has_company() && self.sheet.tournament.is_none() {
            let told: BTreeSet<_> = bells.iter().filter_map(|bell| bell.person.clone()).collect();
            let people = self.sheet.people().into_iter();
            let others = people.filter(|person| !told.contains(*person) && !self.handle.has(person));
            let others: Vec<_> =
                others.map(|person| self.bell(person, &self.sheet.id, BellKind::Started, 0)).collect();
            bells.extend(others);
        }
        bells
    }

    /// What is to be told when a person has taken a seat: to whoever may start the game now.
    pub(super) fn bells_of_join(&self, newcomer: &PersonId, seat: Seat) -> Vec<NewBell> {
        let leader = self.sheet.leader().filter(|leader| *leader != newcomer && !self.handle.has(leader));
        let bell = |leader| self.bell(leader, &self.sheet.id, BellKind::Joined, seat.0.into());
        // If another person takes the seat later, the channel hears about them as well.
        let of_table = self.bell_of_table(BellKind::Joined, table_mark::of(clock::now(), seat));
        leader.map(bell).into_iter().chain(of_table).collect()
    }

    /// What is to be told when somebody asks for a rematch: to everybody whose seat is kept.
    pub(super) fn bells_of_rematch(&self, by: &PersonId, next: &Sheet) -> Vec<NewBell> {
        let others = next.people().into_iter().filter(|person| *person != by);
        others.map(|person| self.bell(person, &next.id, BellKind::Rematch, 0)).collect()
    }
}
