//! The task that lets tournaments go on.
//!
//! Every process has one. It looks for tournaments where something is to be done: the time to start or for the next round has come, or a
//! game has ended that is not counted yet, whoever served it and however long ago. What follows is written in one transaction, tables
//! included, under the condition that the tournament is as it was read: so everything happens once, whichever process comes first, and
//! when one is killed, another one does it.

use std::time::Duration;

use shinar_play::api::{NewTable, SeatKind, SeatPlan, SeatResult};
use strum::IntoEnumIterator;

use super::{Entrant, Format, Pairing, Status, Step, bots_needed, fewest, next, rounds};
use crate::{
    api::{
        BotName, Clock, EndReason, NewTournament, PersonId, RatingKind, RoundStart, TableId, TournamentId,
        TournamentRound, TournamentState,
    },
    app::App,
    bells::BellKind,
    clock::{self, Millis},
    identity::unpredictable,
    limits,
    ratings::Rating,
    store::{
        Flag, NewBell, PairingRow, PlayerRow, SheetRow, StoreError, TableWrite, Touch, TournamentChange,
        TournamentRow,
    },
    tables::{NewTableError, Player, SeatSheet, Sheet, Summary},
};

/// How often to look for something to do if nobody says that there is.
const TICK: Duration = Duration::from_secs(1);
/// How often a tournament is read again because another process has changed it.
const ATTEMPTS: u32 = 20;
/// After how long it is tried again to find opponents for those who wait in an arena.
const ARENA_PAUSE: Millis = 5_000;
/// How many rounds can follow from each other at once, at most, because nobody has to play.
const STEPS: u32 = 64;
/// The level of the bot that plays on for whoever leaves a table of three or four.
const STAND_IN: u8 = 3;

/// Lets tournaments go on, until the server stops.
pub(crate) async fn run(app: App) {
    let mut failing = false;
    loop {
        match round(&app).await {
            Ok(()) => failing = false,
            Err(StoreError::CannotWrite | StoreError::Unavailable(_) | StoreError::Closed) => {}
            // Once, and not with every round.
            Err(error) if !std::mem::replace(&mut failing, true) => {
                tracing::error!(%error, "cannot look after tournaments");
            }
            Err(_) => {}
        }
        tokio::select! {
            () = tokio::time::sleep(TICK) => {}
            () = app.tables.round_over().notified() => {}
            () = app.stop.cancelled() => return,
        }
    }
}

async fn round(app: &App) -> Result<(), StoreError> {
    if app.store.cannot_write() {
        return Ok(());
    }
    let mut failed = None;
    for id in app.store.ripe_tournaments(clock::now()).await? {
        // The others go on.
        if let Err(error) = act(app, &id).await {
            tracing::warn!(tournament = %id, %error, "a tournament does not go on");
            failed = Some(error);
        }
    }
    failed.map_or(Ok(()), Err)
}

/// Does what is to be done in a tournament.
pub(crate) async fn act(app: &App, id: &TournamentId) -> Result<(), StoreError> {
    let (mut attempts, mut steps) = (0, 0);
    while attempts < ATTEMPTS && steps < STEPS {
        let Some(course) = Course::read(app, id).await? else { return Ok(()) };
        let Some(change) = course.change(app).await? else { return Ok(()) };
        let now = clock::now();
        let is_due = |table: &&TableWrite| table.touch.as_ref().is_some_and(|touch| touch.due <= Some(now));
        let begin: Vec<_> = change.tables.iter().filter(is_due).map(|table| table.table.clone()).collect();
        match app.store.change_tournament(&change).await {
            Ok(()) => {
                steps += 1;
                app.tables.wake(begin).await;
                if change.state != TournamentState::Running {
                    return Ok(());
                }
            }
            // Another process was faster, or somebody was deleted.
            Err(StoreError::TournamentMoved | StoreError::NoPerson) => attempts += 1,
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// The players as pairing needs them.
fn numbered(players: &[PlayerRow]) -> Vec<Entrant> {
    let entrant = |player: &PlayerRow| Entrant {
        active: player.withdrawn.is_none() && (player.person.is_some() || player.level.is_some()),
        bot: player.level.is_some(),
        ready: player.ready,
    };
    players.iter().map(entrant).collect()
}

/// The pairings as standings need them; those with numbers that do not exist are left out.
pub(crate) fn pairings(rows: &[PairingRow], players: usize) -> Vec<Pairing> {
    let pairing = |row: &PairingRow| {
        let numbers: Vec<_> = row.players.iter().map(|&number| usize::from(number)).collect();
        let fits = numbers.iter().all(|&number| number < players)
            && row.places.as_ref().is_none_or(|places| places.len() == numbers.len());
        let (round, board, places) = (row.round, row.board, row.places.clone());
        fits.then_some(Pairing { round, board, players: numbers, places })
    };
    rows.iter().filter_map(pairing).collect()
}

/// A tournament as it was read.
struct Course {
    row: TournamentRow,
    plan: NewTournament,
    players: Vec<PlayerRow>,
    pairings: Vec<PairingRow>,
    results: Vec<(u16, u16, Option<Summary>)>,
    now: Millis,
}

impl Course {
    async fn read(app: &App, id: &TournamentId) -> Result<Option<Self>, StoreError> {
        // The row first: whatever changes afterwards has another version.
        let Some(row) = app.store.tournament(id).await? else { return Ok(None) };
        let plan = row.plan()?;
        let players = app.store.tournament_players(id).await?;
        let pairings = app.store.tournament_pairings(id).await?;
        let results = app.store.tournament_results(id).await?;
        Ok(Some(Self { row, plan, players, pairings, results, now: clock::now() }))
    }

    fn is_due(&self) -> bool {
        self.row.due.is_some_and(|due| due <= self.now)
    }

    /// What changes now; `None` if there is nothing to do.
    async fn change(mut self, app: &App) -> Result<Option<TournamentChange>, StoreError> {
        match self.row.state {
            TournamentState::Open if self.is_due() => self.begin(app).await.map(Some),
            TournamentState::Running => Ok(self.go_on(app)),
            _ => Ok(None),
        }
    }

    /// The start: bots join, players are seeded, and the first round begins.
    async fn begin(&mut self, app: &App) -> Result<TournamentChange, StoreError> {
        let mut change = TournamentChange::of(&self.row);
        change.due = None;
        let given_up = self.row.created + limits::TOURNAMENT_WAITS.as_millis() as Millis;
        let is_forgotten = self.plan.starts.is_none() && self.row.due >= Some(given_up);
        self.add_bots();
        if is_forgotten || self.players.len() < fewest(&self.plan) {
            change.state = TournamentState::Cancelled;
            return Ok(change);
        }
        self.seed(app).await?;
        change.state = TournamentState::Running;
        change.players = Some(self.players.clone());
        change.rounds = rounds(&self.plan, self.players.len()).map(|rounds| rounds as i64);
        change.ends = self.plan.minutes.map(|minutes| self.now + Millis::from(minutes) * 60_000);
        self.row.ends = change.ends;
        self.take_step(app, &mut change);
        Ok(change)
    }

    fn add_bots(&mut self) {
        let Some(bots) = self.plan.bots else { return };
        let names: Vec<&str> = BotName::iter().map(<&str>::from).collect();
        for at in 0..bots_needed(&self.plan, self.players.len()) {
            let name = names.get(at % names.len().max(1)).copied().unwrap_or_default();
            let name = match at / names.len().max(1) {
                0 => name.to_owned(),
                again => format!("{name} {}", again + 1),
            };
            self.players.push(PlayerRow {
                number: 0,
                person: None,
                name,
                account: Flag(false),
                level: Some(bots.level.into()),
                rating: None,
                joined: self.now,
                withdrawn: None,
                ready: Some(self.now),
            });
        }
    }

    /// Numbers the players: the highest rating first, and whoever came first among equals.
    async fn seed(&mut self, app: &App) -> Result<(), StoreError> {
        if let Some(kind) = RatingKind::of(self.plan.seats) {
            let people: Vec<_> = self.players.iter().filter_map(|player| player.person.as_ref()).collect();
            let known = app.store.ratings_in(&self.plan.game, kind, &people).await?;
            for player in &mut self.players {
                let own = known.iter().find(|(person, _)| player.person.as_ref() == Some(person));
                let rating = match player.level.and_then(|level| u8::try_from(level).ok()) {
                    Some(level) => Some(Rating::bot(&self.plan.game, kind, level)),
                    None => own.and_then(|(_, rating)| *rating),
                };
                player.rating = rating.map(|rating| rating.points.round() as i64);
            }
        }
        let unknown = Rating::NEW.points.round() as i64;
        self.players.sort_by_key(|player| (-player.rating.unwrap_or(unknown), player.joined));
        for (number, player) in (0..).zip(&mut self.players) {
            player.number = number;
            player.ready = Some(self.now);
        }
        Ok(())
    }

    /// Counts what has ended, and does what follows.
    fn go_on(&mut self, app: &App) -> Option<TournamentChange> {
        let mut change = TournamentChange::of(&self.row);
        for (round, board, summary) in std::mem::take(&mut self.results) {
            let row = self.pairings.iter_mut().find(|row| (row.round, row.board) == (round, board));
            let Some(row) = row else { continue };
            let places = places(summary.as_ref(), row.players.len());
            row.places = Some(places.clone());
            change.places.push((round, board, places));
        }
        let stands_still = change.places.is_empty() && !self.is_due();
        if stands_still && self.pairings.iter().any(|row| row.places.is_none()) {
            return None;
        }
        let before = change.clone();
        self.take_step(app, &mut change);
        let is_same = change.due == before.due
            && change.state == before.state
            && change.pairings.is_empty()
            && change.places.is_empty();
        (!is_same).then_some(change)
    }

    /// What comes next, as a part of a change.
    fn take_step(&mut self, app: &App, change: &mut TournamentChange) {
        let players = numbered(&self.players);
        let pairings = pairings(&self.pairings, players.len());
        let status = Status {
            plan: &self.plan,
            players: &players,
            pairings: &pairings,
            round: self.row.round,
            ends: self.row.ends,
            now: self.now,
        };
        let step = next(&status);
        let is_arena = self.plan.format == Format::Arena;
        match step {
            Step::Finish => {
                (change.state, change.due, change.finished) =
                    (TournamentState::Finished, None, Some(self.now));
            }
            Step::Wait => change.due = if is_arena { self.next_look(&players, &pairings) } else { None },
            Step::Tables(_) if !is_arena && !self.may_begin_round(change) => {}
            Step::Tables(tables) => {
                change.due = None;
                if let Err(error) = self.add_tables(app, change, tables) {
                    // Nobody can play it any more: the game or its options are gone.
                    tracing::error!(tournament = %self.row.id, %error, "a tournament cannot go on");
                    (change.pairings, change.tables) = (Vec::new(), Vec::new());
                    (change.state, change.finished) = (TournamentState::Cancelled, Some(self.now));
                } else if is_arena {
                    change.due = self.next_look(&players, &pairings);
                } else {
                    change.round += 1;
                }
            }
        }
    }

    /// Whether the next round begins now; otherwise when.
    fn may_begin_round(&self, change: &mut TournamentChange) -> bool {
        let pause = match self.plan.next_round {
            RoundStart::Minutes { minutes } => Millis::from(minutes) * 60_000,
            // Nobody is left who could.
            RoundStart::ByHand if self.row.maker.is_none() => 0,
            RoundStart::ByHand => Millis::MAX,
        };
        if self.row.round == 0 || pause == 0 || self.is_due() {
            return true;
        }
        if change.due.is_none() && pause < Millis::MAX {
            change.due = Some(self.now + pause);
        }
        false
    }

    /// When to look for opponents again in an arena: soon while somebody waits.
    fn next_look(&self, players: &[Entrant], pairings: &[Pairing]) -> Option<Millis> {
        let ends = self.row.ends.filter(|ends| *ends > self.now);
        let busy = |player: usize| {
            pairings.iter().any(|pairing| pairing.places.is_none() && pairing.players.contains(&player))
        };
        let waits = |(at, player): (usize, &Entrant)| {
            player.active && !player.bot && player.ready.is_some() && !busy(at)
        };
        let any = players.iter().enumerate().any(waits);
        ends.map(|ends| if any { ends.min(self.now + ARENA_PAUSE) } else { ends })
    }

    /// New pairings with their tables; a player alone has the points at once.
    fn add_tables(
        &self,
        app: &App,
        change: &mut TournamentChange,
        tables: Vec<Vec<usize>>,
    ) -> Result<(), TableError> {
        let is_arena = self.plan.format == Format::Arena;
        let (round, first) = if is_arena { (0, self.pairings.len()) } else { (self.row.round, 0) };
        for (board, numbers) in (first as u16..).zip(tables) {
            let players: Vec<_> = numbers.iter().map(|number| *number as u16).collect();
            if numbers.len() < 2 {
                let places = Some(vec![1; numbers.len()]);
                change.pairings.push(PairingRow { round, board, players, table: None, places });
                continue;
            }
            let seated: Vec<_> = numbers.iter().filter_map(|number| self.players.get(*number)).collect();
            let table = self.table(app, &seated, if is_arena { 0 } else { round + 1 })?;
            change.pairings.push(PairingRow {
                round,
                board,
                players,
                table: Some(table.table.clone()),
                places: None,
            });
            if is_arena {
                let people = seated.iter().filter(|player| player.level.is_none());
                change.seated.extend(people.map(|player| player.number));
            }
            change.tables.push(table);
        }
        if is_arena && let Some(players) = &mut change.players {
            for player in players.iter_mut().filter(|player| change.seated.contains(&player.number)) {
                player.ready = None;
            }
        }
        Ok(())
    }

    /// A table of the tournament, for the store.
    fn table(&self, app: &App, players: &[&PlayerRow], round: u16) -> Result<TableWrite, TableError> {
        let seat = |player: &&PlayerRow| match (&player.person, player.level) {
            (Some(id), _) => {
                let (id, name, account) = (id.clone(), player.name.clone(), player.account.0);
                SeatSheet::person(&Player { id, name, account })
            }
            (None, level) => {
                let level = level.and_then(|level| u8::try_from(level).ok()).unwrap_or(STAND_IN);
                SeatSheet::named_bot(level, player.name.clone())
            }
        };
        let seats: Vec<_> = players.iter().map(seat).collect();
        let people: Vec<PersonId> = players.iter().filter_map(|player| player.person.clone()).collect();
        let starts = match self.plan.clock {
            Clock::Minutes { .. } if !people.is_empty() => {
                self.now + app.config.patience.arrivals.as_millis() as Millis
            }
            _ => self.now,
        };
        let rated = self.plan.rated && !people.is_empty();
        let request = table_plan(&self.plan, rated, seats.iter().any(|seat| seat.kind == SeatKind::Bot));
        let of = TournamentRound { id: self.row.id.clone(), name: self.plan.name.clone(), round, starts };
        let sheet =
            Sheet::of_tournament(&request, of, &self.row.invite, seats, self.now, &mut unpredictable())?;
        let bell = |person: &PersonId| NewBell {
            person: Some(person.clone()),
            table: sheet.id.clone(),
            kind: BellKind::Round,
            mark: round.into(),
            created: self.now,
            due: self.now,
        };
        Ok(TableWrite {
            touch: Some(Touch { summary: Summary::default(), due: Some(starts), changed: self.now }),
            bells: people.iter().map(bell).collect(),
            sheet: Some(SheetRow::of(&sheet)?),
            people,
            ..TableWrite::to(sheet.id)
        })
    }
}

/// Why a table cannot be made.
#[derive(Debug, thiserror::Error)]
enum TableError {
    #[error(transparent)]
    Sheet(#[from] NewTableError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What is played at the tables of a tournament, for the number of players that a full table has.
pub(crate) fn table_plan(plan: &NewTournament, rated: bool, bots: bool) -> NewTable {
    NewTable {
        game: plan.game.clone(),
        players: plan.seats,
        options: plan.options.clone(),
        rules_version: None,
        seats: vec![SeatPlan::Open; plan.seats.into()],
        public: plan.public,
        clock: plan.clock,
        stand_in: STAND_IN,
        hints: false,
        rated,
        rated_bots: rated && bots,
        contribution: None,
        contribute_later: false,
    }
}

/// The places of the seats of a game that has ended. One without a result, which a host has closed or deleted, is a draw.
fn places(summary: Option<&Summary>, seats: usize) -> Vec<u8> {
    let draw = || vec![1; seats];
    let Some(Summary { result: Some(result), end_reason, .. }) = summary else { return draw() };
    if *end_reason == Some(EndReason::Abandoned) || result.len() != seats {
        return draw();
    }
    let place =
        |seat: usize| result.iter().find(|one: &&SeatResult| one.seat.index() == seat).map(|one| one.rank);
    (0..seats).map(place).collect::<Option<Vec<_>>>().unwrap_or_else(draw)
}

/// The table of a player who is playing now.
pub(crate) fn table_of(pairings: &[PairingRow], number: u16) -> Option<&TableId> {
    let own = pairings.iter().filter(|row| row.places.is_none() && row.players.contains(&number));
    own.filter_map(|row| row.table.as_ref()).next_back()
}
