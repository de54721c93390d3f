//! The tables of records that came from elsewhere: who played, how they become tables with a journal, and what can be said of them
//! without one.

use rand::Rng;
use shinar_core::{ActionError, Actor, Record, Seat};
use shinar_games::{Table, TableError, table_from_record};
use shinar_search::{BotSpec, LEVELS};

use crate::{
    api::{
        Clock, EndReason, NewTable, PersonId, SeatInfo, SeatKind, SeatPlan, SeatResult, TableId, TableInfo,
        TableState,
    },
    clock::Millis,
    errors::{MatchError, NewTableError},
    journal::JournalEntry,
    matches::Match,
    sheet::{Player, Sheet},
    text,
};

/// The level of a stand-in, which an imported table does not need.
const STAND_IN: u8 = 3;

/// A player of a record.
struct Known {
    name: String,
    /// The level, if it is a bot.
    level: Option<u8>,
}

/// The players of a record. The name of a bot tells its level, as `Sargon (pupil)` does.
fn players(record: &Record) -> impl Iterator<Item = (Seat, Known)> + '_ {
    Seat::all(record.players).map(|seat| {
        let written = record.seats.get(seat.index()).map_or("", |name| name.trim());
        let by_level = LEVELS.iter().find_map(|level| {
            let name = written.strip_suffix(&format!(" ({})", level.name))?;
            Some((name, level.number))
        });
        let (name, level) = match (by_level, written.parse()) {
            (Some((name, level)), _) => (name, Some(level)),
            (None, Ok(BotSpec::Level(level))) => (written, Some(level)),
            _ => (written, None),
        };
        let name = text::line(name, "a name", text::NAME).unwrap_or_else(|_| seat.to_string());
        (seat, Known { name, level })
    })
}

/// Why a record does not become a table.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the message says what a field is")]
pub enum ImportError {
    /// There is no journal that leads to it.
    #[error("a game that begins with a position can be looked at, but not kept as a table")]
    Position,
    /// It must be over.
    #[error("the game is not over; only finished games can be uploaded")]
    Unfinished,
    #[error(transparent)]
    New(#[from] NewTableError),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Match(#[from] MatchError),
    #[error("action {number}: {message}")]
    Action { number: usize, message: String },
    #[error(transparent)]
    Unwritable(#[from] serde_json::Error),
}

/// A record as a table with a journal.
#[derive(Debug)]
pub struct Imported {
    /// The table; it is running, whether or not the game is over.
    pub sheet: Sheet,
    /// The match at the end of the record.
    pub game: Match,
    /// The journal that leads there.
    pub entries: Vec<JournalEntry>,
}

impl Imported {
    /// The table of a record. Bots are recognised by their names, which tell their levels; everybody else plays at the device of `owner`.
    ///
    /// # Errors
    ///
    /// The record cannot be replayed, or begins with a position.
    pub fn new(
        record: &Record,
        owner: PersonId,
        now: Millis,
        rng: &mut dyn Rng,
    ) -> Result<Self, ImportError> {
        if record.position.is_some() {
            return Err(ImportError::Position);
        }
        // Checks what the journal does not know: the results, and who decided.
        table_from_record(record)?;
        let sheet = sheet(record, owner, now, rng)?;
        let mut table = Match::new(&sheet)?.table;
        let mut entries = vec![JournalEntry::Begin { t: now }];
        for (at, (actor, text)) in record.actions.iter().enumerate() {
            let wrong =
                |error: ActionError| ImportError::Action { number: at + 1, message: error.to_string() };
            let one = table.parse(text).map_err(wrong)?;
            table.play(one).map_err(wrong)?;
            entries.push(match actor {
                Actor::Seat(seat) => JournalEntry::Act { s: *seat, action: one.into(), end: true, t: now },
                _ => JournalEntry::Chance { action: one.into() },
            });
        }
        let texts: Vec<_> = entries.iter().map(JournalEntry::to_text).collect::<Result<_, _>>()?;
        let mut game = Match::replay(&sheet, None, &texts)?;
        // A draw may be due where the record ends.
        entries.extend(game.settle());
        Ok(Self { sheet, game, entries })
    }

    /// The same for a game that is over, by the rules or because its players stopped.
    ///
    /// # Errors
    ///
    /// The game is not over, or the record does not become a table.
    pub fn finished(
        record: &Record,
        owner: PersonId,
        now: Millis,
        rng: &mut dyn Rng,
    ) -> Result<Self, ImportError> {
        let mut table = Self::new(record, owner, now, rng)?;
        if !table.game.is_over() {
            table.stop(record.ended.as_deref().ok_or(ImportError::Unfinished)?, now);
        }
        if !table.game.is_over() {
            return Err(ImportError::Unfinished);
        }
        table.sheet.state = TableState::Finished;
        Ok(table)
    }

    /// Ends the game as a record says: somebody resigned, or it was abandoned.
    fn stop(&mut self, ended: &str, now: Millis) {
        let resigned = ended.strip_suffix(" resigned").into_iter().flat_map(|seats| seats.split(", "));
        let seats: Vec<Seat> = resigned.filter_map(|seat| seat.parse().ok()).collect();
        for seat in seats.into_iter().filter(|seat| seat.0 < self.sheet.players) {
            if let Ok(advance) = self.game.resign(seat, now) {
                self.entries.extend(advance.entries);
            }
        }
        // Nothing is refused but a game that is over.
        if let Ok(advance) = self.game.abandon(now) {
            self.entries.extend(advance.entries);
        }
    }
}

/// The sheet of a table that goes on where a record ends.
fn sheet(record: &Record, owner: PersonId, now: Millis, rng: &mut dyn Rng) -> Result<Sheet, NewTableError> {
    let known: Vec<Known> = players(record).map(|(_, known)| known).collect();
    let first = known.iter().position(|one| one.level.is_none());
    let plan = |(at, one): (usize, &Known)| match one.level {
        Some(level) => SeatPlan::Bot { level },
        None if Some(at) == first => SeatPlan::Me,
        None => SeatPlan::Local { name: one.name.clone() },
    };
    let request = NewTable {
        game: record.game.clone(),
        players: record.players,
        options: record.options.iter().cloned().collect(),
        rules_version: None,
        seats: known.iter().enumerate().map(plan).collect(),
        public: false,
        clock: Clock::None,
        stand_in: STAND_IN,
        hints: true,
        rated: false,
        rated_bots: false,
        contribution: None,
        contribute_later: false,
    };
    let name = first.and_then(|first| known.get(first)).map_or_else(String::new, |one| one.name.clone());
    let mut sheet = Sheet::make(&request, &Player { id: owner, name, account: false }, now, rng)?;
    for (seat, one) in sheet.seats.iter_mut().zip(known) {
        seat.name = one.name;
    }
    sheet.rules_version = record.rules_version;
    sheet.state = TableState::Running;
    sheet.imported = true;
    Ok(sheet)
}

/// A record as a table that can only be looked at; `table` is what it leads to.
pub(crate) fn info(record: &Record, table: &dyn Table) -> TableInfo {
    let seats = players(record).map(|(seat, Known { name, level })| SeatInfo {
        seat,
        kind: if level.is_some() { SeatKind::Bot } else { SeatKind::Person },
        name,
        level,
        person: None,
        account: false,
        you: false,
        connected: true,
        stand_in: false,
        resigned: false,
        vacation: None,
        ready: false,
        rating: None,
    });
    let reason = table.end_reason().map(|reason| EndReason::Rules { reason: reason.to_owned() });
    let ended = || record.ended.clone().map(|text| EndReason::Text { text });
    let over = reason.is_some() || record.ended.is_some();
    let result = Seat::all(record.players).zip(table.scores().into_iter().zip(table.ranking()));
    let result = result.map(|(seat, (score, rank))| SeatResult { seat, score, rank });
    TableInfo {
        id: TableId(String::new()),
        game: record.game.clone(),
        players: record.players,
        options: record.options.iter().cloned().collect(),
        rules_version: record.rules_version,
        public: false,
        invite: None,
        state: if over { TableState::Finished } else { TableState::Running },
        seats: seats.collect(),
        clock: Clock::None,
        stand_in: STAND_IN,
        hints: false,
        rated: false,
        rated_bots: false,
        found: false,
        tournament: None,
        rating_changes: Vec::new(),
        leader: None,
        leads: false,
        turn: 0,
        created: 0,
        changed: 0,
        your_turn: false,
        result: over.then(|| result.collect()),
        end_reason: reason.or_else(ended),
        previous: None,
        next: None,
        commitment: String::new(),
        imported: true,
        may_delete: false,
        starting: false,
        unplayable: false,
    }
}
