//! The end of a game: what it makes of ratings, and its place in the archive, written together with the last move.

use std::collections::BTreeMap;

use super::{Broken, Room};
use crate::{
    api::{Cause, EndReason, PersonId, RatingKind, SeatKind},
    clock,
    ratings::{self, Rating},
    store::{Ended, NewRating, Store, StoreError, TableWrite},
    tables::{Match, Sheet},
};

/// How often the end is written again because a player's rating has changed meanwhile, by a game at another table.
const ATTEMPTS: u32 = 20;

impl Room {
    /// Writes the end of a game.
    pub(super) async fn write_end(&mut self, write: Result<TableWrite, StoreError>) -> Result<(), Broken> {
        let written = match write {
            Ok(write) => self.try_write_end(&write).await,
            Err(error) => Err(error),
        };
        self.check_written(written)?;
        if self.sheet.tournament.is_some() {
            self.directory.round_over().notify_one();
        }
        Ok(())
    }

    async fn try_write_end(&mut self, write: &TableWrite) -> Result<(), StoreError> {
        let Some(game) = &self.game else { return Ok(()) };
        let (outcome, finished) = (Outcome::of(game), clock::now());
        let mut left = ATTEMPTS;
        loop {
            let end = end(self.directory.store(), &self.sheet, &outcome, finished).await?;
            let changes: Vec<_> = end.ratings.iter().map(NewRating::shown).collect();
            // They are locked in a fixed order, and whoever is deleted meanwhile gets no rating.
            let people = end.ratings.iter().map(|rating| rating.person.clone()).collect();
            let attempt = TableWrite { end: Some(end), people, ..write.clone() };
            match self.try_write(attempt).await {
                Err(StoreError::RatingMoved | StoreError::NoPerson) if left > 0 => left -= 1,
                Ok(()) => {
                    self.rating_changes = changes;
                    return Ok(());
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Ends a game that a host has closed. It does not count.
    pub(super) async fn annul(&mut self) -> Result<(), Broken> {
        let Some(game) = self.game.as_mut().filter(|game| !game.is_over()) else { return Ok(()) };
        match game.abandon(clock::now()) {
            Ok(advance) => {
                self.cancel_thinking();
                self.advance(advance, Cause::End, None).await
            }
            Err(_) => Ok(()),
        }
    }
}

/// What is stored of a game that is over.
async fn end(store: &Store, sheet: &Sheet, outcome: &Outcome, finished: i64) -> Result<Ended, StoreError> {
    let Some(kind) = RatingKind::of(sheet.players) else {
        return Ok(outcome.ended(sheet, finished, &[]));
    };
    let players = sheet.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    let people: Vec<_> = players.filter_map(|seat| seat.person.as_ref()).collect();
    let known: BTreeMap<PersonId, Option<Rating>> =
        store.ratings_in(&sheet.game, kind, &people).await?.into_iter().collect();
    let before: Vec<Option<Rating>> = sheet
        .seats
        .iter()
        .map(|seat| match (seat.kind, seat.level, &seat.person) {
            (SeatKind::Bot, Some(level), _) => Some(Rating::bot(&sheet.game, kind, level)),
            (SeatKind::Person, _, Some(person)) => known.get(person).copied().flatten(),
            _ => None,
        })
        .collect();
    let points: Vec<_> =
        before.iter().map(|rating| rating.map(|rating| rating.points.round() as i64)).collect();
    let mut end = outcome.ended(sheet, finished, &points);
    end.forget(|person| known.contains_key(person) || !people.contains(&person));
    if sheet.rated && outcome.reason != Some(EndReason::Abandoned) {
        let contenders: Vec<_> = before
            .iter()
            .zip(&outcome.result)
            .map(|(rating, result)| (rating.unwrap_or(Rating::NEW), result.rank))
            .collect();
        let after = ratings::after(kind, &contenders, finished);
        for (seat, (who, (before, after))) in (0..).zip(sheet.seats.iter().zip(before.iter().zip(after))) {
            let person = who.person.as_ref().filter(|person| known.contains_key(*person));
            if let (SeatKind::Person, Some(person)) = (who.kind, person) {
                let (person, before) = (person.clone(), *before);
                end.ratings.push(NewRating { person, seat, kind, before, after });
            }
        }
    }
    Ok(end)
}

/// How a match ended.
struct Outcome {
    result: Vec<crate::api::SeatResult>,
    reason: Option<EndReason>,
    actions: usize,
}

impl Outcome {
    fn of(game: &Match) -> Self {
        Self { result: game.result(), reason: game.end_reason(), actions: game.table.steps() }
    }

    fn ended(&self, sheet: &Sheet, finished: i64, ratings: &[Option<i64>]) -> Ended {
        Ended::of(sheet, &self.result, self.reason.as_ref(), self.actions, finished, ratings)
    }
}
