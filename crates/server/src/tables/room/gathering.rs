//! The start of a game: everybody who is there contributes to the shuffle, after the commitment has been published.
//!
//! Contributions are kept in memory until all of them are there, so that nobody can read one before giving their own.

use std::collections::BTreeMap;

use tokio::{
    sync::oneshot,
    time::{Duration, Instant},
};

use super::{Broken, Room, bells::whose_turn, rows};
use crate::{
    api::{Clock, PersonId, TableInfo, TableState},
    clock,
    error::{ApiError, ApiResult},
    limits,
    store::{PersonRow, SheetRow, TableWrite},
    tables::Match,
};

type Reply = oneshot::Sender<ApiResult<TableInfo>>;

/// A game that is about to start.
pub(super) struct Gathering {
    until: Instant,
    /// Who has responded, and with what.
    given: BTreeMap<PersonId, Option<String>>,
    /// Who waits for the start.
    replies: Vec<(PersonId, Reply)>,
}

impl Gathering {
    fn new(patience: Duration) -> Self {
        Self { until: Instant::now() + patience, given: BTreeMap::new(), replies: Vec::new() }
    }

    /// How long it still waits.
    pub(super) fn time_left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }
}

impl Room {
    /// A person wants the game to start, and contributes. The reply follows when it has started, or must wait for others.
    pub(super) async fn start(
        &mut self,
        person: &PersonRow,
        contribution: Option<String>,
        reply: Reply,
    ) -> Result<(), Broken> {
        if let Err(error) = self.may_start(person, contribution.as_deref()) {
            let _ = reply.send(Err(error));
            return Ok(());
        }
        self.mark_ready(&person.id).await?;
        if !self.all_are_ready() {
            if let Some(contribution) = contribution {
                self.contribute(&person.id, contribution);
                self.write_sheet().await?;
            }
            let _ = reply.send(Ok(self.info_for(Some(&person.id))));
            return Ok(());
        }
        let patience = self.directory.patience().contributions;
        let first = self.gathering.is_none();
        let gathering = self.gathering.get_or_insert_with(|| Gathering::new(patience));
        // A repeated request without a contribution does not take the first one back.
        let given = gathering.given.entry(person.id.clone()).or_default();
        *given = contribution.or(given.take());
        gathering.replies.push((person.id.clone(), reply));
        if first {
            self.send_table();
        }
        self.begin_if_gathered().await
    }

    fn may_start(&self, person: &PersonRow, contribution: Option<&str>) -> ApiResult<()> {
        let people = !self.sheet.is_without_people();
        let may =
            if people { self.sheet.seats_person(&person.id) } else { self.sheet.may_delete(&person.id) };
        if !may {
            let message = "only people at the table can start the game";
            return Err(self.unless_hidden(person, || ApiError::forbidden(message)));
        }
        self.is_playable()?;
        self.waits()?;
        // What begins by itself starts when everybody has come; a start that was asked for only needs contributions.
        let asked_for = self.gathering.is_some() || self.sheet.begins_by_itself();
        if !asked_for && self.sheet.leader() != Some(&person.id) {
            return Err(ApiError::not_leader());
        }
        if !self.sheet.is_full() {
            return Err(ApiError::conflict("open_seats", "there are open seats"));
        }
        if let Some(contribution) = contribution {
            limits::word(contribution, "a contribution", limits::CONTRIBUTION)?;
        }
        // The rules may have changed while it waited.
        Match::new(&self.sheet).map(|_| ()).map_err(|error| ApiError::conflict("rules", error.to_string()))
    }

    /// Notes the contribution of a person.
    fn contribute(&mut self, person: &PersonId, contribution: String) {
        let own = self.sheet.seats.iter_mut().find(|seat| seat.person.as_ref() == Some(person));
        if let Some(seat) = own {
            seat.contribution = Some(contribution);
        }
    }

    /// A person has connected. A game that begins by itself does when everybody has come.
    pub(super) async fn has_come(&mut self, person: &PersonId) -> Result<(), Broken> {
        let waits = self.sheet.begins_by_itself() && self.sheet.state == TableState::Waiting;
        if !waits || !self.sheet.seats_person(person) {
            return Ok(());
        }
        self.mark_ready(person).await?;
        if self.sheet.is_full() && self.all_are_ready() && self.gathering.is_none() {
            self.gather();
        }
        Ok(())
    }

    /// Waits for contributions from now on.
    pub(super) fn gather(&mut self) {
        self.gathering = Some(Gathering::new(self.directory.patience().contributions));
        self.send_table();
    }

    /// Starts the game of a tournament at once, because somebody leaves: they lose it.
    pub(super) async fn begin_without_waiting(&mut self) -> Result<(), Broken> {
        if self.gathering.is_none() {
            self.gather();
        }
        self.begin_game().await
    }

    /// Writes that a person has come to a game that begins by itself.
    async fn mark_ready(&mut self, person: &PersonId) -> Result<(), Broken> {
        if !self.sheet.begins_by_itself() {
            return Ok(());
        }
        let mut changed = false;
        for seat in self.sheet.seats.iter_mut().filter(|seat| seat.person.as_ref() == Some(person)) {
            changed |= !seat.ready;
            seat.ready = true;
        }
        if changed {
            self.write_sheet().await?;
            self.send_table();
        }
        Ok(())
    }

    /// Whether the game can start: everybody has come if it begins by itself, and is there if the clock runs in minutes.
    pub(super) fn all_are_ready(&self) -> bool {
        let at_once = matches!(self.sheet.clock, Clock::Minutes { .. });
        let people = self.sheet.people();
        let alone = people.len() <= 1;
        let ready = |person: &PersonId| {
            let mut own = self.sheet.seats.iter().filter(|seat| seat.person.as_ref() == Some(person));
            own.all(|seat| seat.ready) && (alone || !at_once || self.handle.has(person))
        };
        !self.sheet.begins_by_itself() || people.into_iter().all(ready)
    }

    /// Starts the game if everybody who is there has responded.
    pub(super) async fn begin_if_gathered(&mut self) -> Result<(), Broken> {
        let Some(gathering) = &self.gathering else { return Ok(()) };
        let responded = |person: &PersonId| gathering.given.contains_key(person) || !self.handle.has(person);
        let all = self.sheet.people().into_iter().all(responded);
        if all { self.begin_game().await } else { Ok(()) }
    }

    /// The start is called off, because somebody has left.
    pub(super) fn call_off(&mut self) {
        for (_, reply) in self.gathering.take().map(|gathering| gathering.replies).unwrap_or_default() {
            let _ =
                reply.send(Err(ApiError::conflict("open_seats", "somebody has left; there are open seats")));
        }
    }

    /// Starts the game with the contributions that are there.
    pub(super) async fn begin_game(&mut self) -> Result<(), Broken> {
        let Some(Gathering { given, replies, .. }) = self.gathering.take() else { return Ok(()) };
        for (person, contribution) in given {
            if let Some(contribution) = contribution {
                self.contribute(&person, contribution);
            }
        }
        let begun = Match::new(&self.sheet)
            .map_err(|error| ApiError::conflict("rules", error.to_string()))
            .and_then(|mut game| Ok((game.begin(clock::now())?, game)));
        let (advance, game) = match begun {
            Ok(begun) => begun,
            Err(error) => {
                for (_, reply) in replies {
                    let _ = reply.send(Err(error.clone()));
                }
                if self.sheet.tournament.is_some() {
                    // The rules have changed since; the tournament goes on without this game.
                    return self.delete_now().await;
                }
                self.send_table();
                return Ok(());
            }
        };
        let entries = rows(&game, &advance.entries, None);
        let bells = self.bells_of_start(&game);
        self.rung = whose_turn(&game);
        self.game = Some(game);
        self.sheet.state = TableState::Running;
        self.changed = clock::now();
        self.seen = self.changed;
        // The sheet is written together with the first entries, so a running table always has a start.
        let write = entries.and_then(|entries| {
            Ok(TableWrite {
                entries,
                touch: Some(self.touch()),
                sheet: Some(SheetRow::of(&self.sheet)?),
                bells,
                ..TableWrite::to(self.sheet.id.clone())
            })
        });
        self.write(write).await?;
        for id in self.audience.ids() {
            self.send_hello(id);
        }
        if let Some(game) = &mut self.game {
            game.table.forget_events();
        }
        for (person, reply) in replies {
            let _ = reply.send(Ok(self.info_for(Some(&person))));
        }
        self.go_on().await
    }
}
