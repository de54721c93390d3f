//! A table on one device: its people share the device, everybody else is a bot. It needs no server.
//!
//! It speaks the messages of the server's sockets, so that a client need not know which of the two it talks to. Nothing is
//! stored here: what must be kept comes out as [`StoredEntry`]s, to be stored before the messages beside them are shown.

use std::collections::HashMap;

use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shinar_core::{Record, Seat, play};
use shinar_games::{BotDecision, Snapshot, TableBot, TableError, VisitedMove, Words, table_from_snapshot};
use shinar_search::{BotSpec, NoBot, Stop, Time, TimeSource, Visited, elect};
use ts_rs::TS;

use crate::{
    api::{
        ActionInput, Cause, ClientMessage, Clock, NewTable, PersonId, Refusal, SeatPlan, ServerMessage,
        ShuffleShown, TableId, TableInfo, TableState,
    },
    clock::Millis,
    errors::{MatchError, NewTableError, Refused, SheetError},
    imported::{ImportError, Imported},
    journal::JournalEntry,
    matches::{Advance, Match},
    sheet::{Player, Sheet},
    shown::{Group, MessageForm, Views, log, log_entry, position},
    summary::Summary,
    text::{self, BadText},
};

/// An entry of the journal as the device stores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StoredEntry {
    /// The entry as text.
    pub body: String,
    /// The id of the request that made it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub client: Option<String>,
}

/// What follows from a request to a table.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct DeviceUpdate {
    /// New entries of the journal, to be stored before the messages are shown.
    pub entries: Vec<StoredEntry>,
    /// The sheet, if it has changed; to be stored together with the entries.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<String>,
    /// What clients get.
    pub messages: Vec<ServerMessage>,
    /// What a bot is asked to do next.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub think: Option<BotJob>,
}

/// A decision that a bot must make. It has everything that another worker needs to make it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BotJob {
    /// The name of the bot, such as `level4`.
    pub bot: String,
    /// The seat that it decides for.
    pub seat: Seat,
    /// The version of the position.
    pub version: u64,
    /// Whether another seat has decided since this one last did.
    pub new_turn: bool,
    /// Whether it is a hint for a person, and not the bot's own move.
    pub hint: bool,
    /// Whether more workers that think at the same time make a better decision: the bot thinks for some time, and not for a number of iterations.
    pub shared: bool,
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules_version: u32,
    /// The number of players.
    pub players: u8,
    /// The options of the game.
    pub options: Vec<(String, String)>,
    /// The match so far.
    #[ts(type = "object")]
    pub snapshot: Snapshot,
}

/// Why a table cannot be opened or made on a device.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum DeviceError {
    #[error("a table on this device has no open seats; give each to a player or a bot")]
    OpenSeat,
    #[error("a table on this device has no clock")]
    Clock,
    #[error(transparent)]
    New(#[from] NewTableError),
    #[error(transparent)]
    Name(#[from] BadText),
    #[error(transparent)]
    Sheet(#[from] SheetError),
    #[error(transparent)]
    Match(#[from] MatchError),
    #[error(transparent)]
    Import(#[from] ImportError),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Unwritable(#[from] serde_json::Error),
}

/// A table on one device.
#[derive(Debug)]
pub struct DeviceTable {
    sheet: Sheet,
    game: Match,
    /// How many log entries clients have been sent.
    logged: u32,
    /// The requests that have been carried out, and their seats: one that is sent again counts once.
    clients: HashMap<String, Seat>,
    changed: Millis,
}

impl DeviceTable {
    /// A new table with its game started; `name` is what the person at the device is called.
    ///
    /// # Errors
    ///
    /// The plan is impossible, or one that needs a server.
    pub fn create(
        plan: &NewTable,
        name: &str,
        now: Millis,
        rng: &mut dyn Rng,
    ) -> Result<(Self, DeviceUpdate), DeviceError> {
        let sheet = Sheet::make(&on_device(plan)?, &player(name)?, now, rng)?;
        Self::start(sheet, now)
    }

    /// The same table again, with everybody one seat further.
    ///
    /// # Errors
    ///
    /// The game no longer accepts its options.
    pub fn rematch(sheet: &str, now: Millis, rng: &mut dyn Rng) -> Result<(Self, DeviceUpdate), DeviceError> {
        let sheet = Sheet::parse(sheet)?;
        Self::start(crate::rotated(&sheet, &here(), None, now, rng)?, now)
    }

    /// A table that goes on where a record ends. Bots are recognised by their names, which tell their levels; everybody else plays at
    /// this device.
    ///
    /// # Errors
    ///
    /// The record cannot be replayed, or begins with a position.
    pub fn import(
        record: &Record,
        now: Millis,
        rng: &mut dyn Rng,
    ) -> Result<(Self, DeviceUpdate), DeviceError> {
        let Imported { mut sheet, game, entries } = Imported::new(record, here(), now, rng)?;
        sheet.id = on_this_device(&sheet.id);
        if game.is_over() {
            sheet.state = TableState::Finished;
        }
        let table = Self { sheet, game, logged: 0, clients: HashMap::new(), changed: now };
        let update = DeviceUpdate {
            entries: stored(&entries, None)?,
            sheet: Some(table.sheet.to_text()?),
            messages: Vec::new(),
            think: table.job(false, true),
        };
        Ok((table, update))
    }

    fn start(mut sheet: Sheet, now: Millis) -> Result<(Self, DeviceUpdate), DeviceError> {
        sheet.id = on_this_device(&sheet.id);
        sheet.state = TableState::Running;
        let mut game = Match::new(&sheet)?;
        let begun = game.begin(now).map_err(|refused| DeviceError::Refused(refused.message))?;
        let text = sheet.to_text()?;
        let table = Self { sheet, game, logged: 0, clients: HashMap::new(), changed: now };
        let update = DeviceUpdate {
            entries: stored(&begun.entries, None)?,
            sheet: Some(text),
            messages: Vec::new(),
            think: table.job(false, true),
        };
        Ok((table, update))
    }

    /// A table as it was stored.
    ///
    /// # Errors
    ///
    /// What was stored is damaged, or the rules have changed since.
    pub fn open(sheet: &str, entries: &[StoredEntry], changed: Millis) -> Result<Self, DeviceError> {
        let sheet = Sheet::parse(sheet)?;
        let bodies: Vec<_> = entries.iter().map(|entry| entry.body.clone()).collect();
        let game = Match::replay(&sheet, None, &bodies)?;
        let requests = entries.iter().filter_map(|entry| {
            let seat = JournalEntry::parse(&entry.body).ok()?.seat()?;
            Some((entry.client.clone()?, seat))
        });
        let clients = requests.collect();
        Ok(Self { sheet, game, logged: 0, clients, changed })
    }

    /// The table's id.
    pub fn id(&self) -> &TableId {
        &self.sheet.id
    }

    /// The table as clients see it.
    pub fn info(&self) -> TableInfo {
        self.sheet.info(Some(&here()), &Summary::of(&self.game), self.changed, |_| true)
    }

    /// A whole position in JSON that looks like the current one to a seat, drawn at random over what the seat cannot know.
    pub fn sample(&self, seat: Seat, rng: &mut dyn Rng) -> Option<Box<RawValue>> {
        (seat.0 < self.sheet.players).then(|| self.game.table.sample(seat, rng))
    }

    /// The record so far.
    pub fn record(&self) -> Record {
        self.game.record(&self.sheet)
    }

    /// The complete state for a client that connects, and the bot that must think.
    pub fn hello(&mut self, now: Millis) -> DeviceUpdate {
        let (group, game) = (self.group(), &self.game);
        let log = log(game, 0, &group, 0);
        self.logged = log.len() as u32;
        let hello = ServerMessage::Hello {
            table: self.info(),
            chat: Vec::new(),
            position: Some(Box::new(position(game, &Views::of(game), &group, now))),
            log,
            decided: game.decided(&group.seats),
        };
        let over = self.over();
        let messages = [hello].into_iter().chain(over).collect();
        DeviceUpdate { messages, think: self.job(false, true), ..DeviceUpdate::default() }
    }

    /// Carries out what a client asks for.
    ///
    /// # Errors
    ///
    /// A change cannot be written; the table must be opened again from what is stored.
    pub fn receive(&mut self, message: ClientMessage, now: Millis) -> Result<DeviceUpdate, DeviceError> {
        match message {
            ClientMessage::Act { client, version, seat, action, end } => {
                self.attempt(client, Some(version), seat, Cause::Act, now, |game| {
                    let one = game.read(seat, &action)?;
                    game.act(seat, one, end, now)
                })
            }
            ClientMessage::End { client, version, seat } => {
                self.attempt(client, Some(version), seat, Cause::End, now, |game| game.end(seat, now))
            }
            ClientMessage::Undo { client, version, seat } => {
                self.attempt(client, Some(version), seat, Cause::Undo, now, |game| game.undo(seat, now))
            }
            ClientMessage::Resign { client, seat } => {
                self.attempt(client, None, seat, Cause::Resign, now, |game| game.resign(seat, now))
            }
            ClientMessage::Preview { version, seat, action } => Ok(self.preview(version, seat, &action)),
            ClientMessage::Hint { version, seat } => Ok(match self.may_ask(version, seat) {
                Ok(()) => DeviceUpdate { think: self.job(true, true), ..DeviceUpdate::default() },
                Err(refused) => self.refuse(None, refused),
            }),
            ClientMessage::TakeBack { .. } => {
                Ok(self.refuse(None, Refused::new(Refusal::NotRunning, "nobody plays for you here")))
            }
            ClientMessage::Chat { client, .. } | ClientMessage::Phrase { client, .. } => {
                let refused = Refused::new(Refusal::NotYourSeat, "there is nobody to chat with");
                Ok(self.refuse(Some(client), refused))
            }
            ClientMessage::Resync {} => Ok(self.hello(now)),
            ClientMessage::Ping {} => Ok(DeviceUpdate::of(ServerMessage::Pong {})),
        }
    }

    /// A bot has decided; its action is checked like a person's. A decision that comes too late changes nothing.
    ///
    /// # Errors
    ///
    /// The change cannot be written.
    pub fn decided(
        &mut self,
        job: &BotJob,
        decision: &Decided,
        now: Millis,
    ) -> Result<DeviceUpdate, DeviceError> {
        let game = &mut self.game;
        if job.version != game.version() || game.asked() != Some(job.seat) {
            return Ok(DeviceUpdate::default());
        }
        let one = game.table.move_at(decision.action as usize);
        let line = |game: &Match| {
            decision.line.iter().filter_map(|index| game.table.move_at(*index as usize)).collect()
        };
        match one {
            Some(action) if job.hint => {
                let (line, shares) = (line(game), decision.shares.clone());
                Ok(DeviceUpdate::of(ServerMessage::Hint {
                    seat: job.seat,
                    version: job.version,
                    action,
                    line,
                    shares,
                }))
            }
            Some(action) => match game.act(job.seat, action, true, now) {
                Ok(advance) => self.advance(&advance, Cause::Act, None, now),
                Err(refused) => Ok(self.refuse(None, refused)),
            },
            None => Ok(self.refuse(None, Refused::new(Refusal::Failed, "the bot found no action"))),
        }
    }

    fn attempt(
        &mut self,
        client: String,
        version: Option<u64>,
        seat: Seat,
        cause: Cause,
        now: Millis,
        change: impl FnOnce(&mut Match) -> Result<Advance, Refused>,
    ) -> Result<DeviceUpdate, DeviceError> {
        if self.clients.get(&client) == Some(&seat) {
            let version = self.game.version();
            return Ok(DeviceUpdate::of(ServerMessage::Done { client, version }));
        }
        if !self.group().seats.contains(&seat) {
            let refused = Refused::new(Refusal::NotYourSeat, format!("seat {} is not yours", seat.0));
            return Ok(self.refuse(Some(client), refused));
        }
        if version.is_some_and(|version| version != self.game.version()) {
            let late = Refused::new(Refusal::Late, "the game has moved on; the current position follows");
            let mut update = self.refuse(Some(client), late);
            update.messages.extend(self.hello(now).messages);
            return Ok(update);
        }
        match change(&mut self.game) {
            Ok(advance) => {
                self.clients.insert(client.clone(), seat);
                let mut update = self.advance(&advance, cause, Some(&client), now)?;
                let version = self.game.version();
                update.messages.push(ServerMessage::Done { client, version });
                Ok(update)
            }
            Err(refused) => Ok(self.refuse(Some(client), refused)),
        }
    }

    /// What follows from a change that the match has made already.
    fn advance(
        &mut self,
        advance: &Advance,
        cause: Cause,
        client: Option<&str>,
        now: Millis,
    ) -> Result<DeviceUpdate, DeviceError> {
        self.changed = now;
        let group = self.group();
        let undone = cause == Cause::Undo;
        let (kept, events) = match undone {
            true => (log(&self.game, 0, &group, 0).len() as u32, Vec::new()),
            false => (self.logged, log(&self.game, advance.since, &group, self.logged)),
        };
        self.logged = kept + events.len() as u32;
        let position = Box::new(position(&self.game, &Views::of(&self.game), &group, now));
        let mut messages =
            vec![ServerMessage::Update { position, events, cause, undo_to: undone.then_some(kept) }];
        let finished = self.game.is_over() && self.sheet.state != TableState::Finished;
        if finished {
            self.sheet.state = TableState::Finished;
        }
        if finished || cause == Cause::Resign {
            messages.push(ServerMessage::Table { table: self.info() });
        }
        if finished {
            messages.extend(self.over());
        }
        let acted = advance.entries.iter().find_map(JournalEntry::seat);
        let new_turn = self.game.asked() != acted;
        Ok(DeviceUpdate {
            entries: stored(&advance.entries, client)?,
            sheet: finished.then(|| self.sheet.to_text()).transpose()?,
            messages,
            think: self.job(false, new_turn),
        })
    }

    fn preview(&self, version: u64, seat: Seat, action: &ActionInput) -> DeviceUpdate {
        let mut rng = play::stream(version, u64::from(seat.0));
        let previewed = self.may_ask(version, seat).and_then(|()| {
            let one = self.game.read(seat, action)?;
            Ok((one, self.game.table.preview(seat, one, Words::None, &mut rng)?))
        });
        match previewed {
            Ok((action, preview)) => {
                let events = (0..).zip(preview.heard).map(|(n, event)| log_entry(n, version, event));
                let (events, scores) = (events.collect(), preview.scores.to_vec());
                DeviceUpdate::of(ServerMessage::Preview { seat, version, action, events, scores })
            }
            Err(refused) => self.refuse(None, refused),
        }
    }

    fn may_ask(&self, version: u64, seat: Seat) -> Result<(), Refused> {
        if self.game.is_over() {
            return Err(Refused::new(Refusal::NotRunning, "no game is running"));
        }
        if version != self.game.version() {
            return Err(Refused::new(Refusal::Late, "the game has moved on"));
        }
        if self.game.asked() != Some(seat) || self.game.must_end() {
            return Err(Refused::new(Refusal::NotYourTurn, "you are not asked to decide now"));
        }
        Ok(())
    }

    /// The decision that a bot must make now: its own, or a hint for the person who decides.
    fn job(&self, hint: bool, new_turn: bool) -> Option<BotJob> {
        let seat = self.game.asked().filter(|_| !self.game.is_over())?;
        if self.game.is_automatic(seat) == hint {
            return None;
        }
        let level = BotSpec::Level(self.sheet.bot_level(seat));
        let bot = if hint { BotSpec::HINT } else { level };
        Some(BotJob {
            bot: bot.to_string(),
            shared: bot.time() != Time::Free,
            seat,
            version: self.game.version(),
            new_turn,
            hint,
            game: self.sheet.game.clone(),
            rules_version: self.sheet.rules_version,
            players: self.sheet.players,
            options: self.sheet.option_pairs(),
            snapshot: self.game.table.snapshot(),
        })
    }

    fn over(&self) -> Option<ServerMessage> {
        let reason = self.game.end_reason()?;
        let shuffle = ShuffleShown {
            commitment: self.sheet.seed().commitment(),
            seed: self.sheet.seed().to_hex(),
            contributions: self.sheet.seats.iter().map(|seat| seat.contribution.clone()).collect(),
        };
        Some(ServerMessage::Over { result: self.game.result(), reason, shuffle })
    }

    fn refuse(&self, client: Option<String>, refused: Refused) -> DeviceUpdate {
        let Refused { code, message, ruling } = refused;
        let (version, ruling) = (self.game.version(), ruling.map(str::to_owned));
        DeviceUpdate::of(ServerMessage::Refused { client, code, message, ruling, version })
    }

    /// Everybody at the device.
    fn group(&self) -> Group {
        Group { seats: self.sheet.seats_of(&here()).collect(), form: MessageForm::default() }
    }
}

impl DeviceUpdate {
    fn of(message: ServerMessage) -> Self {
        Self { messages: vec![message], ..Self::default() }
    }
}

/// A bot's decision, by dense indices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Decided {
    /// The action chosen.
    pub action: u32,
    /// The actions that would probably follow, this one first.
    pub line: Vec<u32>,
    /// Each seat's expected share of the victory, 0 to 1, if the bot estimates it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shares: Option<Vec<f32>>,
    /// The actions that a search looked at; empty if the bot did not search.
    #[serde(default)]
    pub visits: Vec<VisitedAction>,
    /// The number of positions evaluated.
    pub iterations: u32,
}

/// An action that a search looked at, by its dense index.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct VisitedAction {
    /// The action.
    pub action: u32,
    /// How often it was tried.
    pub visits: u32,
    /// The decider's mean share of the victory after it, 0 to 1.
    pub share: f32,
}

impl From<BotDecision> for Decided {
    fn from(decision: BotDecision) -> Self {
        let visited = |one: VisitedMove| VisitedAction {
            action: one.action.index() as u32,
            visits: one.visits,
            share: one.share,
        };
        Self {
            action: decision.action.index() as u32,
            line: decision.pv.into_iter().map(|one| one.index() as u32).collect(),
            shares: decision.shares.map(|shares| shares.to_vec()),
            visits: decision.visits.into_iter().map(visited).collect(),
            iterations: decision.iterations,
        }
    }
}

impl Decided {
    /// The common decision of several workers that thought about the same job; `None` if there are none.
    ///
    /// Each grew a search tree of its own. What they found is added up, and the bot chooses from all of it.
    ///
    /// # Errors
    ///
    /// The job names no bot.
    pub fn join(job: &BotJob, decisions: &[Self], seed: u64) -> Result<Option<Self>, NoBot> {
        let noise = job.bot.parse::<BotSpec>()?.noise();
        let [first, _, ..] = decisions else { return Ok(decisions.first().cloned()) };
        let visits = decisions.iter().flat_map(|one| &one.visits);
        let visits = visits.map(|one| Visited { action: one.action, visits: one.visits, share: one.share });
        let Some(action) = elect(visits, noise, &mut play::stream(seed, 0)) else {
            return Ok(Some(first.clone()));
        };
        // Whoever came to the same decision also has its line and its evaluation.
        let best = decisions.iter().filter(|one| one.action == action).max_by_key(|one| one.iterations);
        let iterations = decisions.iter().map(|one| one.iterations).fold(0, u32::saturating_add);
        Ok(Some(match best {
            Some(best) => Self { iterations, ..best.clone() },
            None => Self { action, line: vec![action], shares: None, visits: Vec::new(), iterations },
        }))
    }
}

/// A worker that thinks for bots. It keeps a bot between the decisions of a turn, which continues its search.
#[derive(Default)]
pub struct BotWorker {
    last: Option<(String, Seat, Box<dyn TableBot>)>,
}

impl std::fmt::Debug for BotWorker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BotWorker").finish_non_exhaustive()
    }
}

/// Why a bot cannot think.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum BotFailed {
    #[error(transparent)]
    Bot(#[from] NoBot),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("no seat decides here")]
    Nothing,
}

impl BotWorker {
    /// Lets the bot of a job think, from the view of its seat.
    ///
    /// # Errors
    ///
    /// The job names no bot, or its match is damaged.
    pub fn think(
        &mut self,
        job: &BotJob,
        seed: u64,
        clock: TimeSource<'_>,
        stop: Stop<'_>,
    ) -> Result<Decided, BotFailed> {
        let BotJob { game, rules_version, players, options, snapshot, .. } = job;
        let table = table_from_snapshot(game, *rules_version, *players, options, Vec::new(), snapshot)?;
        let spec: BotSpec = job.bot.parse()?;
        let known =
            self.last.take().filter(|(name, seat, _)| !job.new_turn && *name == job.bot && *seat == job.seat);
        let mut bot = known.map_or_else(|| table.bot(spec, seed, 1.0), |(_, _, bot)| bot);
        let decision = bot.decide(&table.seat_view(job.seat), job.new_turn, clock, stop);
        self.last = Some((job.bot.clone(), job.seat, bot));
        decision.map(Decided::from).ok_or(BotFailed::Nothing)
    }
}

/// How the ids of tables on a device begin: no table of a server has such an id. `web/src/lib/api/homes.ts` looks for it.
const HERE: &str = "here-";

/// An id as a table on a device has it.
fn on_this_device(id: &TableId) -> TableId {
    TableId(format!("{HERE}{id}"))
}

/// The id of the person at the device.
pub(crate) fn here() -> PersonId {
    PersonId("device".to_owned())
}

fn player(name: &str) -> Result<Player, BadText> {
    Ok(Player { id: here(), name: text::line(name, "a name", text::NAME)?, account: false })
}

/// The plan, if it needs no server.
fn on_device(plan: &NewTable) -> Result<NewTable, DeviceError> {
    if plan.seats.contains(&SeatPlan::Open) {
        return Err(DeviceError::OpenSeat);
    }
    if plan.clock != Clock::None {
        return Err(DeviceError::Clock);
    }
    // Everybody sees the same screen, so hints are fair.
    Ok(NewTable { public: false, hints: true, contribution: None, contribute_later: false, ..plan.clone() })
}

/// Entries as they are stored; the id of the request that made them is stored with the first.
fn stored(entries: &[JournalEntry], client: Option<&str>) -> Result<Vec<StoredEntry>, serde_json::Error> {
    let mut client = client.map(str::to_owned);
    let store = |entry: &JournalEntry| Ok(StoredEntry { body: entry.to_text()?, client: client.take() });
    entries.iter().map(store).collect()
}
