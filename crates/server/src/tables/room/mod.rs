//! What the task of a table knows and does.
//!
//! Every change goes the same way: the match or the sheet changes in memory, the change is written, and only when it is
//! durable it is sent to anybody. If it cannot be written, the room is broken: it goes, and the table is opened again from
//! what is in the store.

mod broadcast;
mod messages;
mod people;

pub(crate) use broadcast::log_entry;
pub(crate) use people::FORMER;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use shinar_core::{Actor, Seat};
use shinar_games::{Idea, Mind};
use shinar_search::BotSpec;

use super::{
    Advance, Directory, Entry, Match, Refused, Sheet,
    actor::{Handle, Wish},
    audience::Audience,
};
use crate::{
    api::{Cause, ChatLine, Refusal, TableId, TableState},
    bots::Thought,
    clock::{self, Millis},
    cluster::MemberId,
    identity::random_bytes,
    store::{EntryRow, StoreError, TableWrite, Touch},
};

/// The number of entries after which a snapshot is taken.
const SNAPSHOT_EVERY: u64 = 128;
/// How long to wait when the bots' queue is full.
const BUSY: Duration = Duration::from_millis(100);

/// The room cannot go on: the store did not take a change.
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
    /// Under which name this process serves the table, if there can be others.
    owner: Option<MemberId>,
    sheet: Sheet,
    game: Option<Match>,
    changed: Millis,
    audience: Audience,
    chat: Vec<(ChatLine, String)>,
    /// The version of the last snapshot.
    snapshot: u64,
    thinking: Option<Thinking>,
    /// The bot that decided last: it goes on thinking where it was if its turn goes on.
    mind: Option<(Seat, u32, Box<dyn Mind>)>,
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
    ) -> Result<Self, StoreError> {
        let store = directory.store();
        let missing = || StoreError::Corrupt("the table is gone".to_owned());
        let row = store.table(id).await?.ok_or_else(missing)?;
        let sheet = Sheet::parse(&row.sheet).map_err(StoreError::Corrupt)?;
        let mut snapshot = 0;
        let game = if sheet.state == TableState::Waiting {
            None
        } else {
            let logged = store.log(id).await?;
            let taken = logged.snapshot.as_ref();
            snapshot = taken.map_or(0, |(n, _)| *n);
            let game = Match::replay(&sheet, taken.map(|(_, text)| text.as_str()), &logged.entries);
            Some(game.map_err(StoreError::Corrupt)?)
        };
        let chat = store.chat(id).await?;
        Ok(Self {
            directory,
            handle,
            owner,
            sheet,
            game,
            changed: row.changed,
            audience: Audience::default(),
            chat,
            snapshot,
            thinking: None,
            mind: None,
            busy: false,
            broken: false,
        })
    }

    /// Whether nobody needs the table in memory.
    pub(super) fn is_idle(&self) -> bool {
        self.audience.is_empty() && self.thinking.is_none() && !self.busy
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }

    /// When to look at the clock, or to ask the bots again.
    pub(super) fn next_wake(&self) -> Option<Duration> {
        if self.busy {
            return Some(BUSY);
        }
        let (_, at) = self.game.as_ref()?.clocks.deadline()?;
        Some(Duration::from_millis((at - clock::now()).max(0) as u64))
    }

    /// Looks at the clock and at the bots.
    pub(super) async fn wake(&mut self) -> Result<(), Broken> {
        self.busy = false;
        let now = clock::now();
        let late = self.game.as_ref().and_then(|game| game.clocks.deadline()).filter(|(_, at)| *at <= now);
        if let (Some((seat, _)), Some(game)) = (late, &mut self.game)
            && let Ok(advance) = game.stand_in(seat, true, now)
        {
            return self.advance(advance, Cause::Clock, None).await;
        }
        self.drive().await
    }

    /// Does what somebody wants.
    pub(super) async fn fulfil(&mut self, wish: Wish) -> Result<(), Broken> {
        match wish {
            Wish::Connect { visitor, words, outbox, reply } => {
                let _ = reply.send(self.connect(visitor, words, outbox));
            }
            Wish::Disconnect(id) => {
                self.audience.leave(id);
                self.people_changed();
            }
            Wish::Say(id, message) => return self.say(id, message).await,
            Wish::Refuse(id, code, message) => self.refuse(id, None, Refused::new(code, message)),
            Wish::Info { visitor, reply } => {
                let _ = reply.send(self.info(&visitor));
            }
            Wish::Join { person, join, reply } => {
                let done = self.join(&person, join).await?;
                let _ = reply.send(done);
            }
            Wish::Leave { person, reply } => {
                let done = self.leave(&person).await?;
                let _ = reply.send(done);
            }
            Wish::Start { person, contribution, reply } => {
                let done = self.start(&person, contribution).await?;
                let _ = reply.send(done);
            }
            Wish::Rematch { person, contribution, reply } => {
                let done = self.rematch(&person, contribution).await?;
                let _ = reply.send(done);
            }
            Wish::Rename { person, name } => self.rename(&person, &name).await?,
            Wish::Forget { person, reply } => {
                self.forget(&person).await?;
                let _ = reply.send(());
            }
            Wish::Record { visitor, reply } => {
                let _ = reply.send(self.record(&visitor));
            }
            Wish::Decided { seat, version, idea, mind } => {
                return self.decided(seat, version, idea, mind).await;
            }
            Wish::Hinted { socket, seat, version, idea } => self.hinted(socket, seat, version, idea),
            Wish::Wake => return self.wake().await,
        }
        // A table that was given up before its game is gone now.
        if self.broken { Err(Broken) } else { Ok(()) }
    }

    /// Everybody has left: a game that waits for nothing but its last hand-over is over.
    pub(super) async fn conclude(&mut self) -> Result<(), Broken> {
        let Some(game) = &mut self.game else { return Ok(()) };
        let last = game.asked().filter(|_| game.must_end() && game.table.actor() == Actor::Over);
        match last.map(|seat| game.end(seat, clock::now())) {
            Some(Ok(advance)) => self.advance(advance, Cause::End, None).await,
            _ => Ok(()),
        }
    }

    /// Writes a snapshot, so that the table opens fast the next time.
    pub(super) async fn put_away(&mut self) {
        self.cancel_thinking();
        if let (Some(game), false) = (&self.game, self.broken)
            && game.version() > self.snapshot
        {
            let snapshot = Some((game.version(), game.snapshot()));
            let owner = self.owner.clone();
            let write = TableWrite { snapshot, owner, ..TableWrite::to(self.sheet.id.clone()) };
            if let Err(error) = self.directory.store().write(write).await {
                tracing::warn!(table = %self.sheet.id, %error, "no snapshot was written");
            }
        }
    }

    /// Writes something about the table.
    async fn write(&mut self, write: TableWrite) -> Result<(), Broken> {
        let write = TableWrite { owner: self.owner.clone(), ..write };
        let written = self.directory.store().write(write).await;
        written.map_err(|error| {
            match error {
                StoreError::NotOwner => {
                    tracing::warn!(table = %self.sheet.id, "another process serves the table now");
                }
                error => tracing::error!(table = %self.sheet.id, %error, "a table could not be written"),
            }
            self.broken = true;
            Broken
        })
    }

    /// Writes the sheet.
    async fn write_sheet(&mut self) -> Result<(), Broken> {
        self.changed = clock::now();
        let (sheet, touch) = (Some(self.sheet.row()), Some(self.touch()));
        self.write(TableWrite { sheet, touch, ..TableWrite::to(self.sheet.id.clone()) }).await
    }

    fn touch(&self) -> Touch {
        let summary = self.summary();
        let game = self.game.as_ref().filter(|game| !game.is_over());
        // A table where a bot is to move is due at once, in case the server stops before the bot did.
        let due = game.and_then(|game| match summary.asked {
            Some(seat) if game.is_automatic(seat) => Some(self.changed),
            _ => game.clocks.deadline().map(|(_, at)| at),
        });
        Touch { summary, due, changed: self.changed }
    }

    /// Writes what the match has taken already, and sends it to everybody.
    async fn advance(
        &mut self,
        advance: Advance,
        cause: Cause,
        client: Option<String>,
    ) -> Result<(), Broken> {
        let Advance { entries, since } = advance;
        let Some(game) = self.game.as_ref().filter(|_| !entries.is_empty()) else { return Ok(()) };
        let over = game.is_over();
        let seats_changed =
            entries.iter().any(|entry| matches!(entry, Entry::StandIn { .. } | Entry::Resign { .. }));
        self.changed = clock::now();
        let mut write = TableWrite::to(self.sheet.id.clone());
        write.entries = rows(game, &entries, client);
        if game.version() - self.snapshot >= SNAPSHOT_EVERY || over {
            self.snapshot = game.version();
            write.snapshot = Some((game.version(), game.snapshot()));
        }
        write.touch = Some(self.touch());
        if over {
            self.sheet.state = TableState::Finished;
            write.sheet = Some(self.sheet.row());
        }
        self.write(write).await?;
        metrics::counter!("shinar_entries_total").increment(entries.len() as u64);
        self.send_update(since, cause);
        if seats_changed || over {
            self.send_table();
        }
        if over {
            self.send_over();
        }
        if let Some(game) = &mut self.game {
            game.table.forget_events();
        }
        self.drive().await
    }

    /// Lets the next bot think, if it is a bot's turn and none is thinking about it.
    pub(super) async fn drive(&mut self) -> Result<(), Broken> {
        let Some(game) = &self.game else { return Ok(()) };
        let asked = game.asked().filter(|&seat| game.is_automatic(seat) && !game.is_over());
        let version = game.version();
        if self.thinking.as_ref().is_some_and(|now| asked != Some(now.seat) || now.version != version) {
            self.cancel_thinking();
        }
        let (Some(seat), Some(game), None) = (asked, &self.game, &self.thinking) else { return Ok(()) };
        let spec = BotSpec::Level(self.sheet.bot_level(seat));
        let turn = game.turn();
        let (mind, new_turn) = match self.mind.take() {
            Some((same, when, mind)) if (same, when) == (seat, turn) => (mind, false),
            _ => {
                let seed = u64::from_le_bytes(random_bytes());
                (game.table.mind(spec, seed, self.directory.bots().scale()), true)
            }
        };
        let cancelled = Arc::new(AtomicBool::new(false));
        let look = game.table.look(seat);
        let thought = Thought { mind, spec, look, new_turn, cancelled: Arc::clone(&cancelled) };
        let handle = self.handle.clone();
        let done = move |idea, mind| handle.send_blocking(Wish::Decided { seat, version, idea, mind });
        match self.directory.bots().think(thought, done) {
            Ok(()) => self.thinking = Some(Thinking { seat, version, cancelled }),
            Err(_) => self.busy = true,
        }
        Ok(())
    }

    fn cancel_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// A bot has decided; it acts through the same door as people.
    async fn decided(
        &mut self,
        seat: Seat,
        version: u64,
        idea: Option<Idea>,
        mind: Box<dyn Mind>,
    ) -> Result<(), Broken> {
        let current = self.thinking.as_ref().is_some_and(|now| (now.seat, now.version) == (seat, version));
        let Some(game) = self.game.as_mut().filter(|_| current) else { return self.drive().await };
        self.thinking = None;
        self.mind = Some((seat, game.turn(), mind));
        let acted = match idea {
            Some(idea) => game.act(seat, idea.action, true, clock::now()),
            None => Err(Refused::new(Refusal::Failed, "the bot has no idea")),
        };
        match acted {
            Ok(advance) => self.advance(advance, Cause::Act, None).await,
            Err(refused) => {
                // No bot of ours does this; waiting is better than asking it again without end.
                tracing::error!(table = %self.sheet.id, %seat, message = refused.message, "a bot's action was refused");
                self.busy = true;
                Ok(())
            }
        }
    }
}

/// New entries of a match as rows of the store; the request that made them stands with the first.
fn rows(game: &Match, entries: &[Entry], mut client: Option<String>) -> Vec<EntryRow> {
    let first = game.version() + 1 - entries.len() as u64;
    let row = |(n, entry): (u64, &Entry)| EntryRow { n, body: entry.to_text(), client: client.take() };
    (first..).zip(entries).map(row).collect()
}
