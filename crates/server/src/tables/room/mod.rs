//! An open table: its state in memory, and how it processes requests.
//!
//! Every change follows the same path: the match or the sheet changes in memory, the change is written, and only when it is
//! durable is it broadcast. If it cannot be written, the room is broken: it closes, and the table is opened again from the
//! store.

mod bells;
mod blocks;
mod broadcast;
mod chat;
mod ending;
mod found;
mod gathering;
mod messages;
mod people;
mod retention;
mod vacations;

pub(crate) use people::FORMER;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use shinar_core::{Actor, Seat};
use shinar_games::BotDecision;
use shinar_search::BotSpec;

use self::{bells::whose_turn, gathering::Gathering};
use super::{
    Advance, Directory, JournalEntry, Match, OpenError, Refused, Sheet, Summary,
    audience::Audience,
    task::{Handle, TableRequest},
};
use crate::{
    api::{Cause, ChatLine, PersonId, RatingChange, Refusal, TableId, TableState},
    bots::{BotTask, Mind},
    clock::{self, Millis},
    cluster::MemberId,
    error::ApiResult,
    identity::random_bytes,
    pool::Urgency,
    store::{Journal, JournalRow, SheetRow, StoreError, TableWrite, Touch, to_json, writable},
    telemetry,
};

/// The number of journal entries after which a snapshot is taken.
const SNAPSHOT_EVERY: u64 = 128;
/// The delay before asking the bots again when their queue is full.
const BUSY: Duration = Duration::from_millis(100);

/// The longest that a finished table stays open when nobody is there.
const FINISHED_IDLE: Duration = Duration::from_secs(2);

/// The part of its time that a bot has which must start over during a turn.
const CROWDED: f64 = 0.5;

/// The room must close, because memory and store differ; the reason is logged.
#[derive(Debug)]
pub(super) struct Broken;

/// A bot that is thinking.
struct Thinking {
    seat: Seat,
    version: u64,
    cancelled: Arc<AtomicBool>,
}

/// A table in memory.
pub(super) struct Room {
    directory: Directory,
    handle: Handle,
    /// The id under which this process owns the table, if there is a cluster.
    owner: Option<MemberId>,
    sheet: Sheet,
    /// The match; `None` before the game starts, and if it is unreadable.
    game: Option<Match>,
    /// Why the match cannot be continued. What is on the sheet can still be shown and changed.
    unreadable: Option<OpenError>,
    /// What lists showed of the table when it was opened.
    stored_summary: Summary,
    changed: Millis,
    /// When somebody last looked at the table.
    seen: Millis,
    /// The game is about to start.
    gathering: Option<Gathering>,
    audience: Audience,
    chat: Vec<(ChatLine, String)>,
    /// What the game has made of ratings, once it is over.
    rating_changes: Vec<RatingChange>,
    /// The version of the match in the last snapshot.
    snapshot: u64,
    thinking: Option<Thinking>,
    /// The bot that decided last, with its seat and turn: it keeps what it has found out as long as its turn lasts.
    bot: Option<(Seat, u32, Mind)>,
    /// The last turn that somebody was, or is to be, told about.
    rung: Option<(Seat, u32)>,
    /// The bots' queue was full; they must be asked again.
    busy: bool,
    broken: bool,
}

impl Room {
    /// Reads a table from the store.
    pub(super) async fn open(
        directory: Directory,
        id: &TableId,
        handle: Handle,
        owner: Option<MemberId>,
    ) -> Result<Self, OpenError> {
        let store = directory.store();
        let row = store.table(id).await?.ok_or(OpenError::NoTable)?;
        let sheet = row.sheet()?;
        let (mut game, mut snapshot, mut unreadable) = (None, 0, None);
        if sheet.state != TableState::Waiting {
            let read = match store.journal(id).await {
                Ok(journal) => replay(&sheet, &journal),
                Err(error @ StoreError::Corrupt(_)) => Err(error.into()),
                Err(error) => return Err(error.into()),
            };
            match read {
                Ok((replayed, version)) => (game, snapshot) = (Some(replayed), version),
                Err(error) => {
                    tracing::error!(table = %id, %error, "a match cannot be continued");
                    unreadable = Some(error);
                    store.let_rest(id).await?;
                }
            }
        }
        let chat = store.chat(id).await?;
        let rating_changes = match (sheet.rated, sheet.state) {
            (true, TableState::Finished) => store.rating_changes(id).await?,
            _ => Vec::new(),
        };
        let game_turn = game.as_ref().and_then(whose_turn);
        let mut room = Self {
            directory,
            handle,
            owner,
            sheet,
            game,
            unreadable,
            stored_summary: row.summary()?,
            changed: row.changed,
            seen: row.changed,
            gathering: None,
            audience: Audience::default(),
            chat,
            rating_changes,
            snapshot,
            thinking: None,
            bot: None,
            rung: game_turn,
            busy: false,
            broken: false,
        };
        if room.game.is_some() {
            room.seen = room.seen_at_opening();
        }
        Ok(room)
    }

    /// An error if the match cannot be continued.
    fn is_playable(&self) -> ApiResult<()> {
        self.unreadable.clone().map_or(Ok(()), |error| Err(error.into()))
    }

    /// Whether the table can be closed.
    pub(super) fn is_idle(&self) -> bool {
        self.audience.is_empty() && self.thinking.is_none() && self.gathering.is_none() && !self.busy
    }

    /// How long the table stays open when nobody is there; `idle` is what the settings say.
    pub(super) fn patience(&self, idle: Duration) -> Duration {
        match self.sheet.state {
            // Whoever wants to see it again opens it in a few milliseconds.
            TableState::Finished => idle.min(FINISHED_IDLE),
            TableState::Waiting | TableState::Running => idle,
        }
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }

    /// How long until the clock runs out, the bots must be asked again, or the table has waited long enough.
    pub(super) fn next_wake(&self) -> Option<Duration> {
        if self.busy {
            return Some(BUSY);
        }
        let until = |at: Millis| Duration::from_millis((at - clock::now()).max(0) as u64);
        let gathered = self.gathering.as_ref().map(Gathering::time_left);
        let clock = self.game.as_ref().and_then(Match::deadline).map(|(_, at)| until(at));
        let others = [self.abandoned_at(), self.begins_at()].into_iter().flatten().map(until);
        gathered.into_iter().chain(clock).chain(others).min()
    }

    /// Checks the clock and the bots, and whether the table has waited long enough.
    pub(super) async fn wake(&mut self) -> Result<(), Broken> {
        self.busy = self.directory.store().cannot_write();
        if self.busy {
            // What the clock or a bot does could not be written; it waits until that is possible.
            return Ok(());
        }
        if self.gathering.as_ref().is_some_and(|gathering| gathering.time_left().is_zero()) {
            return self.begin_game().await;
        }
        if self.waits_for_the_found() {
            return self.begin_or_give_up().await;
        }
        if self.begins_at().is_some_and(|at| at <= clock::now()) {
            // The time for a round has come: whoever is here may contribute to the shuffle, and nobody is waited for.
            self.gather();
            return self.begin_if_gathered().await;
        }
        if self.has_lasted_too_long().await? {
            // A table that was deleted is closed.
            return if self.broken { Err(Broken) } else { Ok(()) };
        }
        let now = clock::now();
        let is_late = |game: &Match| game.deadline().filter(|(_, at)| *at <= now);
        if self.game.as_ref().and_then(is_late).is_some() {
            // Nobody loses a game because the table has not been told yet.
            self.note_vacations().await?;
        }
        let late = self.game.as_ref().and_then(is_late);
        let (Some((seat, _)), Some(game)) = (late, &mut self.game) else { return self.drive().await };
        let replaced = match self.sheet.is_binding() {
            true => game.resign(seat, now),
            false => game.stand_in(seat, true, now),
        };
        match replaced {
            Ok(advance) => self.advance(advance, Cause::Clock, None).await,
            Err(refused) => {
                // Only the clock of a seat that may decide runs, so this would recur for ever.
                let message = refused.message;
                tracing::error!(table = %self.sheet.id, %seat, message, "cannot replace a player whose time ran out");
                self.broken = true;
                Err(Broken)
            }
        }
    }

    /// Processes a request. A reply is lost if its receiver has stopped waiting, which is fine.
    pub(super) async fn process(&mut self, request: TableRequest) -> Result<(), Broken> {
        match request {
            TableRequest::Message(id, message) => self.receive(id, message).await,
            // Boxed: while an action is written, it should not have the memory for the largest of the rare requests.
            rare => Box::pin(self.manage(rare)).await,
        }
    }

    /// Handles a request that is no client's message.
    async fn manage(&mut self, request: TableRequest) -> Result<(), Broken> {
        match request {
            TableRequest::Connect { caller, form, outbox, reply } => {
                let person = caller.id().cloned();
                let unheard = self.blocked_by(&caller).await;
                let connected = self.connect(caller, form, outbox, unheard);
                let come = connected.is_ok();
                let _ = reply.send(connected);
                if let Some(person) = person.filter(|_| come) {
                    self.has_come(&person).await?;
                }
            }
            TableRequest::Disconnect(id) => {
                self.seen = clock::now();
                self.audience.leave(id);
                self.people_changed();
                self.begin_if_gathered().await?;
            }
            TableRequest::Message(id, message) => return self.receive(id, message).await,
            TableRequest::Refuse(id, client, code, message) => {
                self.refuse(id, client, Refused::new(code, message));
            }
            TableRequest::Info { caller, reply } => {
                self.seen = clock::now();
                let _ = reply.send(self.info(&caller));
            }
            TableRequest::Join { person, join, reply } => {
                let done = self.join(&person, join).await?;
                let _ = reply.send(done);
            }
            TableRequest::Seat { person, seat, change, reply } => {
                let done = self.change_seat(&person, seat, change).await?;
                let _ = reply.send(done);
            }
            TableRequest::Leave { person, reply } => {
                let done = self.leave(&person).await?;
                let _ = reply.send(done);
            }
            TableRequest::Forfeit { person, reply } => {
                let done = self.forfeit(&person).await?;
                let _ = reply.send(done);
            }
            TableRequest::Start { person, contribution, reply } => {
                self.start(&person, contribution, reply).await?;
            }
            TableRequest::Delete { person, reply } => {
                let done = self.delete(&person).await?;
                let _ = reply.send(done);
            }
            TableRequest::Rematch { person, contribution, reply } => {
                let done = self.rematch(&person, contribution).await?;
                let _ = reply.send(done);
            }
            TableRequest::Rename { person, name, reply } => {
                self.rename(&person, &name).await?;
                let _ = reply.send(());
            }
            TableRequest::Forget { person, reply } => {
                self.forget(&person).await?;
                let _ = reply.send(());
            }
            TableRequest::Vacations { reply } => {
                self.note_vacations().await?;
                let _ = reply.send(());
            }
            TableRequest::Annul { reply } => {
                self.annul().await?;
                let _ = reply.send(());
            }
            TableRequest::Remove { reply } => {
                self.delete_now().await?;
                let _ = reply.send(());
            }
            TableRequest::Record { caller, reply } => {
                let _ = reply.send(self.record(&caller).await);
            }
            TableRequest::Sample { caller, seat, seed, reply } => {
                let _ = reply.send(self.sample(&caller, seat, seed));
            }
            TableRequest::Decided { seat, version, idea, bot } => {
                return self.decided(seat, version, idea, bot).await;
            }
            TableRequest::Hinted { socket, seat, version, idea } => self.hinted(socket, seat, version, idea),
            TableRequest::Wake => return self.wake().await,
        }
        // A table whose last player left before the game has been deleted.
        if self.broken { Err(Broken) } else { Ok(()) }
    }

    /// Everybody has left: ends a game that only waits for its last hand-over.
    pub(super) async fn conclude(&mut self) -> Result<(), Broken> {
        let Some(game) = &mut self.game else { return Ok(()) };
        let last = game.asked().filter(|_| game.must_end() && game.table.actor() == Actor::Over);
        let Some(seat) = last else { return Ok(()) };
        match game.end(seat, clock::now()) {
            Ok(advance) => self.advance(advance, Cause::End, None).await,
            Err(refused) => {
                let message = refused.message;
                tracing::error!(table = %self.sheet.id, %seat, message, "cannot conclude a game");
                Err(Broken)
            }
        }
    }

    /// Writes a snapshot, so that the table opens fast the next time.
    pub(super) async fn close(&mut self) {
        self.cancel_thinking();
        if let (Some(game), false) = (&self.game, self.broken)
            && game.version() > self.snapshot
        {
            let written = match snapshot(game) {
                Ok(snapshot) => {
                    let snapshot = Some((game.version(), snapshot));
                    // By then the engine may no longer know the rules.
                    let record = Some(game.record(&self.sheet).to_string());
                    let owner = self.owner.clone();
                    let table = self.sheet.id.clone();
                    let write = TableWrite { snapshot, record, owner, ..TableWrite::to(table) };
                    self.directory.store().write(write).await
                }
                Err(error) => Err(error),
            };
            match written {
                Ok(()) | Err(StoreError::CannotWrite) => {}
                Err(error) => tracing::warn!(table = %self.sheet.id, %error, "cannot write a snapshot"),
            }
        }
    }

    /// Writes a change of the table; a change that cannot be written breaks the room.
    async fn write(&mut self, write: Result<TableWrite, StoreError>) -> Result<(), Broken> {
        let written = match write {
            Ok(write) => self.try_write(write).await,
            Err(error) => Err(error),
        };
        self.check_written(written)
    }

    /// Writes on behalf of a person; `false` if they were deleted meanwhile, and nothing was written.
    async fn write_for(&mut self, person: &PersonId, write: TableWrite) -> Result<bool, Broken> {
        match self.try_write(TableWrite { people: vec![person.clone()], ..write }).await {
            Err(StoreError::NoPerson) => Ok(false),
            written => self.check_written(written).map(|()| true),
        }
    }

    /// Writes a change of the table.
    async fn try_write(&mut self, write: TableWrite) -> Result<(), StoreError> {
        self.directory.store().write(TableWrite { owner: self.owner.clone(), ..write }).await
    }

    /// Breaks the room if a change was not written.
    fn check_written(&mut self, written: Result<(), StoreError>) -> Result<(), Broken> {
        written.map_err(|error| {
            match error {
                StoreError::NotOwner => {
                    tracing::warn!(table = %self.sheet.id, "another process owns the table now");
                }
                // The writer has logged why, once for all tables.
                StoreError::CannotWrite => {}
                error => tracing::error!(table = %self.sheet.id, %error, "cannot write a table"),
            }
            self.broken = true;
            Broken
        })
    }

    async fn write_sheet(&mut self) -> Result<(), Broken> {
        self.write_sheet_without(None).await
    }

    /// Writes the sheet, perhaps after somebody has left before the game.
    async fn write_sheet_without(&mut self, left: Option<&PersonId>) -> Result<(), Broken> {
        self.changed = clock::now();
        let touch = Some(self.touch());
        let left = left.cloned();
        let write = SheetRow::of(&self.sheet).map(|sheet| TableWrite {
            sheet: Some(sheet),
            touch,
            left,
            ..TableWrite::to(self.sheet.id.clone())
        });
        self.write(write).await
    }

    fn touch(&self) -> Touch {
        Touch { summary: self.summary(), due: self.due(), changed: self.changed }
    }

    /// Writes and broadcasts a change that the match has made already.
    async fn advance(
        &mut self,
        advance: Advance,
        cause: Cause,
        client: Option<String>,
    ) -> Result<(), Broken> {
        let Advance { entries, since } = advance;
        let Some(game) = self.game.as_ref().filter(|_| !entries.is_empty()) else { return Ok(()) };
        let over = game.is_over();
        let changes_seats = |entry: &JournalEntry| {
            use JournalEntry::{Resign, StandIn, Vacation};
            matches!(entry, StandIn { .. } | Resign { .. } | Vacation { .. })
        };
        let seats_changed = entries.iter().any(changes_seats);
        self.changed = clock::now();
        if over {
            self.sheet.state = TableState::Finished;
        }
        let (bells, rung) = (self.bells_of_match(game), whose_turn(game));
        let write = self.write_of(game, &entries, client).map(|write| TableWrite { bells, ..write });
        self.rung = rung;
        if let Ok(TableWrite { snapshot: Some((version, _)), .. }) = &write {
            self.snapshot = *version;
        }
        match over {
            true => Box::pin(self.write_end(write)).await?,
            false => self.write(write).await?,
        }
        metrics::counter!(telemetry::ENTRIES).increment(entries.len() as u64);
        self.send_update(since, cause);
        if seats_changed || over {
            self.send_table();
        }
        if over {
            self.send_over();
            self.send_withheld();
        }
        if let Some(game) = &mut self.game {
            game.table.forget_events();
        }
        self.drive().await
    }

    /// What to write when a match has made new entries.
    fn write_of(
        &self,
        game: &Match,
        entries: &[JournalEntry],
        client: Option<String>,
    ) -> Result<TableWrite, StoreError> {
        let mut write = TableWrite {
            entries: rows(game, entries, client)?,
            touch: Some(self.touch()),
            ..TableWrite::to(self.sheet.id.clone())
        };
        if game.version() - self.snapshot >= SNAPSHOT_EVERY || game.is_over() {
            write.snapshot = Some((game.version(), snapshot(game)?));
        }
        if game.is_over() {
            write.sheet = Some(SheetRow::of(&self.sheet)?);
            write.record = Some(game.record(&self.sheet).to_string());
        }
        Ok(write)
    }

    /// Lets a bot think, if it is a bot's turn and it is not thinking yet.
    pub(super) async fn drive(&mut self) -> Result<(), Broken> {
        let Some(game) = &self.game else { return Ok(()) };
        let asked = game.asked().filter(|&seat| game.is_automatic(seat) && !game.is_over());
        let version = game.version();
        if self.thinking.as_ref().is_some_and(|now| asked != Some(now.seat) || now.version != version) {
            self.cancel_thinking();
        }
        let last = self.bot.take();
        let (Some(seat), Some(game), None) = (asked, &self.game, &self.thinking) else { return Ok(()) };
        if self.directory.store().cannot_write() {
            self.busy = true;
            return Ok(());
        }
        let spec = BotSpec::Level(self.sheet.bot_level(seat));
        let (turn, urgency) = (game.turn(), self.urgency());
        let bots = self.directory.bots();
        let new_bot = |part: f64| {
            Mind::new(game.table.bot(spec, u64::from_le_bytes(random_bytes()), bots.scale() * part))
        };
        let (bot, new_turn) = match last {
            Some((same, when, bot)) if (same, when) == (seat, turn) => {
                // What it has found out takes megabytes, which are not kept while it waits for a thread.
                match bots.is_crowded(spec, urgency) {
                    true => (new_bot(CROWDED), true),
                    false => (bot, false),
                }
            }
            _ => (new_bot(1.0), true),
        };
        let cancelled = Arc::new(AtomicBool::new(false));
        let view = game.table.seat_view(seat);
        let owner = self.owner_of_work();
        let task = BotTask { bot, spec, view, new_turn, urgency, owner, cancelled: Arc::clone(&cancelled) };
        let handle = self.handle.clone();
        let done = move |idea, bot| handle.send_blocking(TableRequest::Decided { seat, version, idea, bot });
        match self.directory.bots().think(task, done) {
            Ok(()) => self.thinking = Some(Thinking { seat, version, cancelled }),
            Err(_) => self.busy = true,
        }
        Ok(())
    }

    /// Whether a person plays or waits here.
    fn urgency(&self) -> Urgency {
        let plays = |game: &Match| {
            let mut seats = (0..).map(Seat).zip(&self.sheet.seats);
            seats.any(|(seat, who)| {
                let here = who.person.as_ref().is_some_and(|person| self.handle.has(person));
                who.person.is_some() && (here || !game.is_automatic(seat))
            })
        };
        match self.game.as_ref().is_some_and(plays) {
            true => Urgency::People,
            false => Urgency::Background,
        }
    }

    /// On whose account the bots of this table think.
    fn owner_of_work(&self) -> String {
        let first = || self.sheet.seats.iter().find_map(|seat| seat.person.as_ref());
        let person = self.sheet.maker.as_ref().or_else(first);
        person.map_or_else(|| self.sheet.id.0.clone(), |person| person.0.clone())
    }

    fn cancel_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// A bot has decided; its action is checked like a person's.
    async fn decided(
        &mut self,
        seat: Seat,
        version: u64,
        idea: Option<BotDecision>,
        bot: Mind,
    ) -> Result<(), Broken> {
        let current = self.thinking.as_ref().is_some_and(|now| (now.seat, now.version) == (seat, version));
        let Some(game) = self.game.as_mut().filter(|_| current) else { return self.drive().await };
        self.thinking = None;
        self.bot = Some((seat, game.turn(), bot));
        let acted = match idea {
            Some(idea) => game.act(seat, idea.action, true, clock::now()),
            None => Err(Refused::new(Refusal::Failed, "the bot found no action")),
        };
        match acted {
            Ok(advance) => self.advance(advance, Cause::Act, None).await,
            Err(refused) => {
                // No bot should do this; waiting is better than asking it again in a tight loop.
                tracing::error!(table = %self.sheet.id, %seat, message = refused.message, "a bot's action was refused");
                self.busy = true;
                Ok(())
            }
        }
    }
}

/// The match after a journal, and the version of the last snapshot.
fn replay(sheet: &Sheet, journal: &Journal) -> Result<(Match, u64), OpenError> {
    let taken = journal.snapshot.as_ref();
    let snapshot = taken.map_or(0, |(n, _)| *n);
    let text = taken.map(|(_, text)| text.as_str());
    let game = Match::replay(sheet, text, &journal.entries).map_err(Arc::new)?;
    let version = snapshot + journal.entries.len() as u64;
    if game.version() != version {
        let message = format!("the journal has {version} entries, the match {}", game.version());
        return Err(StoreError::Corrupt(message).into());
    }
    Ok((game, snapshot))
}

/// The snapshot of a match for the store.
fn snapshot(game: &Match) -> Result<String, StoreError> {
    writable("a snapshot", game.snapshot())
}

/// New entries of a match as rows of the store; the id of the request that made them is stored with the first.
fn rows(
    game: &Match,
    entries: &[JournalEntry],
    mut client: Option<String>,
) -> Result<Vec<JournalRow>, StoreError> {
    let first = game.version() + 1 - entries.len() as u64;
    let row = |(n, entry): (u64, &JournalEntry)| {
        Ok(JournalRow { n, body: to_json("a journal entry", entry)?, client: client.take() })
    };
    (first..).zip(entries).map(row).collect()
}
