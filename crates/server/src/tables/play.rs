//! A match as the replay of its log. No I/O, no clock, no task: what comes in is an entry or a request, what comes out are entries.
//!
//! After an action of a seat the match *holds* until that seat hands over, unless the same seat has more to decide: so an
//! action can be taken back as long as nobody else decided and nothing was drawn.

use serde::{Deserialize, Serialize};
use shinar_core::{ActionError, Actor, MAX_SEATS, Record, Seat, Shuffle};
use shinar_games::{Move, Snapshot, Table, Turn, new_table, table_from_snapshot};

use super::{Entry, Sheet, entry::Logged};
use crate::{
    api::{ActionInput, EndReason, Refusal, SeatKind, SeatResult},
    clock::{Clocks, Millis},
    fair::Draws,
};

/// A running or finished match.
pub(crate) struct Match {
    /// The game.
    pub(crate) table: Box<dyn Table>,
    /// Its clocks.
    pub(crate) clocks: Clocks,
    facts: Facts,
    draws: Draws,
    /// Which seats are bots from the start, as the sheet says.
    bots: [bool; MAX_SEATS],
}

/// What a change of the match brought.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub(crate) struct Advance {
    /// What was added to the log.
    pub(crate) entries: Vec<Entry>,
    /// How many of the game's actions were there before, and still are.
    pub(crate) since: usize,
}

/// What a match knows beside the game. It goes into snapshots.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Facts {
    /// The number of entries.
    version: u64,
    /// The entry that made each action of the game.
    versions: Vec<u64>,
    /// How often the turn was handed over.
    turn: u32,
    /// The seat that has decided everything and must hand over.
    holding: Option<Seat>,
    /// Whose turn it was when the last action of a seat was taken.
    #[serde(default)]
    acted_in_turn_of: Option<Seat>,
    /// How many of the last actions may be taken back.
    undoable: u32,
    /// How many draws there were.
    drawn: u64,
    /// The time of the last entry that has one.
    time: Millis,
    /// For which seats a bot plays on.
    stand_in: [bool; MAX_SEATS],
    /// Which players gave up.
    resigned: [bool; MAX_SEATS],
    /// Whether the game ended because players gave up.
    given_up: bool,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    facts: Facts,
    clocks: Clocks,
    table: Snapshot,
}

/// Why something cannot be done; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// For programs.
    pub(crate) code: Refusal,
    /// For people.
    pub(crate) message: String,
    /// The rule of the game behind it.
    pub(crate) ruling: Option<&'static str>,
}

impl Refused {
    /// A refusal without a rule.
    pub(crate) fn new(code: Refusal, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), ruling: None }
    }
}

impl From<ActionError> for Refused {
    fn from(error: ActionError) -> Self {
        match error {
            ActionError::Unreadable(error) => Self::new(Refusal::Unreadable, error.message),
            ActionError::Illegal(error) => {
                Self { code: Refusal::Illegal, message: error.message, ruling: Some(error.ruling.0) }
            }
        }
    }
}

impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match").field("facts", &self.facts).finish_non_exhaustive()
    }
}

impl Match {
    /// A match before its first entry.
    pub(crate) fn new(sheet: &Sheet) -> Result<Self, String> {
        let info = shinar_games::entry(&sheet.game).map_err(|error| error.to_string())?.info;
        if info.rules_version != sheet.rules_version {
            return Err(format!(
                "the table was made with version {} of the rules; this server knows version {}",
                sheet.rules_version, info.rules_version
            ));
        }
        let mut bots = [false; MAX_SEATS];
        for (bot, seat) in bots.iter_mut().zip(&sheet.seats) {
            *bot = seat.kind == SeatKind::Bot;
        }
        let table = new_table(&sheet.game, sheet.players, &sheet.option_pairs(), sheet.names());
        Ok(Self {
            table: table.map_err(|error| error.to_string())?,
            clocks: Clocks::new(sheet.clock),
            facts: Facts {
                version: 0,
                versions: Vec::new(),
                turn: 0,
                holding: None,
                acted_in_turn_of: None,
                undoable: 0,
                drawn: 0,
                time: 0,
                stand_in: [false; MAX_SEATS],
                resigned: [false; MAX_SEATS],
                given_up: false,
            },
            draws: sheet.draws(),
            bots,
        })
    }

    /// The match after a log, from a snapshot on if there is one.
    pub(crate) fn replay(sheet: &Sheet, snapshot: Option<&str>, entries: &[String]) -> Result<Self, String> {
        let mut game = Self::new(sheet)?;
        if let Some(text) = snapshot {
            let stored: Stored =
                serde_json::from_str(text).map_err(|error| format!("a snapshot: {error}"))?;
            let table = table_from_snapshot(
                &sheet.game,
                sheet.players,
                &sheet.option_pairs(),
                sheet.names(),
                &stored.table,
            );
            game.table = table.map_err(|error| error.to_string())?;
            game.facts = stored.facts;
            game.clocks = stored.clocks;
        }
        for text in entries {
            game.apply(&Entry::parse(text)?).map_err(|refused| refused.message)?;
        }
        game.table.forget_events();
        Ok(game)
    }

    /// Everything needed to go on from here.
    pub(crate) fn snapshot(&self) -> String {
        let stored =
            Stored { facts: self.facts.clone(), clocks: self.clocks.clone(), table: self.table.snapshot() };
        // Texts and numbers always have a JSON form.
        serde_json::to_string(&stored).unwrap_or_default()
    }

    // ---- what is true ----------------------------------------------------------------------------------------

    /// The number of entries so far.
    pub(crate) fn version(&self) -> u64 {
        self.facts.version
    }

    /// The version at which an action of the game was taken.
    pub(crate) fn version_of(&self, step: usize) -> u64 {
        self.facts.versions.get(step).copied().unwrap_or(self.facts.version)
    }

    /// How often the turn was handed over.
    pub(crate) fn turn(&self) -> u32 {
        self.facts.turn
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.facts.given_up || (self.facts.holding.is_none() && self.table.actor() == Actor::Over)
    }

    /// The seat that must act or hand over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        if self.facts.given_up {
            return None;
        }
        self.facts.holding.or(self.table.actor().seat())
    }

    /// Whether the seat that is asked can only hand over or take back.
    pub(crate) fn must_end(&self) -> bool {
        self.facts.holding.is_some() && !self.facts.given_up
    }

    /// Whether handing over ends a turn of the seat that is asked, or the game: not if it answered somebody else's turn, nor if
    /// its own turn goes on after a draw.
    pub(crate) fn ends_turn(&self) -> bool {
        let Some(seat) = self.asked().filter(|_| self.must_end()) else { return false };
        match self.table.turn() {
            Turn::Over => true,
            Turn::Of(next) => next != seat && self.facts.acted_in_turn_of == Some(seat),
            Turn::Before => false,
        }
    }

    /// Whether the seat that is asked can take something back.
    pub(crate) fn may_undo(&self) -> bool {
        self.facts.undoable > 0 && self.asked().is_some()
    }

    /// Whether a bot plays on for a seat.
    pub(crate) fn stands_in(&self, seat: Seat) -> bool {
        self.facts.stand_in.get(seat.index()).is_some_and(|&on| on)
    }

    /// Whether the player of a seat gave up.
    pub(crate) fn has_resigned(&self, seat: Seat) -> bool {
        self.facts.resigned.get(seat.index()).is_some_and(|&gone| gone)
    }

    /// Whether a bot decides for a seat.
    pub(crate) fn is_automatic(&self, seat: Seat) -> bool {
        self.stands_in(seat) || self.has_resigned(seat) || self.bots.get(seat.index()).is_some_and(|&bot| bot)
    }

    /// Points and ranks; whoever gave up is behind everybody who did not.
    pub(crate) fn result(&self) -> Vec<SeatResult> {
        let (scores, ranks) = (self.table.scores(), self.table.ranking());
        let key = |seat: Seat| (self.has_resigned(seat), ranks.get(seat.index()).copied().unwrap_or(0));
        let seats = Seat::all(self.table.players());
        let result = seats.clone().zip(&scores).map(|(seat, &score)| {
            let better = seats.clone().filter(|&other| key(other) < key(seat)).count();
            SeatResult { seat, score, rank: better as u8 + 1 }
        });
        result.collect()
    }

    /// Why it is over.
    pub(crate) fn end_reason(&self) -> Option<EndReason> {
        if self.facts.given_up {
            return Some(EndReason::Resigned { seats: self.resigned().collect() });
        }
        // A law of every game: it ends for a reason.
        let reason = || self.table.end_reason().unwrap_or("over").to_owned();
        self.is_over().then(|| EndReason::Rules { reason: reason() })
    }

    /// For whom a bot plays on.
    pub(crate) fn stand_ins(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.table.players()).filter(|&seat| self.stands_in(seat))
    }

    /// Who gave up.
    pub(crate) fn resigned(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.table.players()).filter(|&seat| self.has_resigned(seat))
    }

    /// The record, with what fixed the draws once the match is over.
    pub(crate) fn record(&self, sheet: &Sheet) -> Record {
        let mut record = self.table.record();
        if self.is_over() {
            let given = Seat::all(sheet.players).zip(&sheet.seats);
            record.shuffle = Some(Shuffle {
                commitment: sheet.seed().commitment(),
                seed: sheet.seed().to_hex(),
                contributions: given
                    .filter_map(|(seat, who)| Some((seat, who.contribution.clone()?)))
                    .collect(),
            });
            record.ended = self.facts.given_up.then(|| {
                let gone: Vec<_> = self.resigned().map(|seat| seat.to_string()).collect();
                format!("{} resigned", gone.join(", "))
            });
        }
        record
    }

    // ---- what may be done ------------------------------------------------------------------------------------

    /// Begins the game.
    pub(crate) fn begin(&mut self, t: Millis) -> Result<Advance, Refused> {
        self.carry_out(Entry::Begin { t })
    }

    /// A seat acts. With `end` it hands over at once if it has nothing more to decide.
    pub(crate) fn act(&mut self, seat: Seat, one: Move, end: bool, t: Millis) -> Result<Advance, Refused> {
        self.may_decide(seat)?;
        self.carry_out(Entry::Act { s: seat, action: one.into(), end, t })
    }

    /// Reads what a seat wants to do, if it is asked to decide. The rules may still refuse it.
    pub(crate) fn read(&self, seat: Seat, action: &ActionInput) -> Result<Move, Refused> {
        self.may_decide(seat)?;
        Ok(match action {
            ActionInput::Text(text) => self.table.parse(text)?,
            ActionInput::Structured(action) => self.table.read(action)?,
        })
    }

    fn may_decide(&self, seat: Seat) -> Result<(), Refused> {
        self.ask(seat)?;
        match self.must_end() {
            true => Err(Refused::new(Refusal::MustEnd, "everything is decided: hand over, or take back")),
            false => Ok(()),
        }
    }

    /// A seat hands the turn over.
    pub(crate) fn end(&mut self, seat: Seat, t: Millis) -> Result<Advance, Refused> {
        self.ask(seat)?;
        if !self.must_end() {
            return Err(Refused::new(Refusal::NotYet, "there is something left to decide first"));
        }
        self.carry_out(Entry::End { s: seat, t })
    }

    /// A seat takes its last action back.
    pub(crate) fn undo(&mut self, seat: Seat, t: Millis) -> Result<Advance, Refused> {
        self.ask(seat)?;
        if !self.may_undo() {
            let message = "nothing can be taken back: something was drawn, or somebody else decided since";
            return Err(Refused::new(Refusal::NothingToUndo, message));
        }
        self.carry_out(Entry::Undo { s: seat, t })
    }

    /// The player of a seat gives up.
    pub(crate) fn resign(&mut self, seat: Seat, t: Millis) -> Result<Advance, Refused> {
        self.running()?;
        if self.has_resigned(seat) {
            return Err(Refused::new(Refusal::NotRunning, "you have given up already"));
        }
        self.carry_out(Entry::Resign { s: seat, t })
    }

    /// A bot plays on for a seat, or no longer does; nothing happens if it is so already.
    pub(crate) fn stand_in(&mut self, seat: Seat, on: bool, t: Millis) -> Result<Advance, Refused> {
        self.running()?;
        if self.has_resigned(seat) {
            return Err(Refused::new(Refusal::NotRunning, "you have given up"));
        }
        if self.stands_in(seat) == on {
            return Ok(Advance { entries: Vec::new(), since: self.table.steps() });
        }
        self.carry_out(Entry::StandIn { s: seat, on, t })
    }

    fn running(&self) -> Result<(), Refused> {
        match self.is_over() {
            true => Err(Refused::new(Refusal::NotRunning, "the game is over")),
            false => Ok(()),
        }
    }

    fn ask(&self, seat: Seat) -> Result<(), Refused> {
        self.running()?;
        match self.asked() {
            Some(asked) if asked == seat => Ok(()),
            Some(asked) => Err(Refused::new(Refusal::NotYourTurn, format!("{asked} is asked, not {seat}"))),
            None => Err(Refused::new(Refusal::NotYourTurn, "nobody is asked now")),
        }
    }

    /// Applies an entry and everything that follows from it without a person: draws, and the hand-over of bots.
    fn carry_out(&mut self, entry: Entry) -> Result<Advance, Refused> {
        let t = entry.time().unwrap_or(self.facts.time);
        let before = self.table.steps();
        self.apply(&entry)?;
        // Fewer than before, if something was taken back.
        let since = before.min(self.table.steps());
        let mut entries = vec![entry];
        loop {
            let next = match (self.facts.holding, self.table.actor()) {
                _ if self.facts.given_up => break,
                (Some(seat), _) if self.is_automatic(seat) => Entry::End { s: seat, t },
                (None, Actor::Chance) => {
                    let drawn = self.table.draw(&mut self.draws.draw(self.facts.drawn));
                    let Some(drawn) = drawn else { break };
                    Entry::Chance { action: drawn.into() }
                }
                _ => break,
            };
            self.apply(&next)?;
            entries.push(next);
        }
        Ok(Advance { entries, since })
    }

    /// Carries out an action of the log.
    fn play(&mut self, action: &Logged) -> Result<(), Refused> {
        let one = match action {
            Logged::Index(index) => self.table.move_at(*index).ok_or_else(|| {
                Refused::new(Refusal::Unreadable, format!("the game has no action {index}"))
            })?,
            Logged::Text(text) => self.table.parse(text)?,
        };
        self.table.play(one)?;
        self.facts.versions.push(self.facts.version + 1);
        Ok(())
    }

    /// Applies an entry of the log. One that was refused changed nothing.
    fn apply(&mut self, entry: &Entry) -> Result<(), Refused> {
        let t = entry.time().unwrap_or(self.facts.time);
        match entry {
            Entry::Begin { .. } => {}
            Entry::Chance { action } => {
                self.play(action)?;
                self.facts.drawn += 1;
                self.facts.undoable = 0;
            }
            Entry::Act { s, action, end, .. } => {
                let turn = self.table.turn();
                self.play(action)?;
                self.facts.acted_in_turn_of = match turn {
                    Turn::Of(seat) => Some(seat),
                    Turn::Before | Turn::Over => None,
                };
                self.facts.undoable += 1;
                if self.table.actor() != Actor::Seat(*s) {
                    self.facts.holding = Some(*s);
                    if *end {
                        self.hand_over(*s, t);
                    }
                }
            }
            Entry::End { s, .. } => self.hand_over(*s, t),
            Entry::Undo { .. } => {
                self.table.rewind(self.table.steps().saturating_sub(1));
                self.facts.versions.pop();
                self.facts.holding = None;
                self.facts.undoable = self.facts.undoable.saturating_sub(1);
            }
            Entry::Resign { s, .. } => {
                if let Some(resigned) = self.facts.resigned.get_mut(s.index()) {
                    *resigned = true;
                }
                let seats = Seat::all(self.table.players());
                let left = seats.filter(|&seat| !self.has_resigned(seat));
                let people = left.clone().filter(|seat| !self.bots[seat.index()]);
                self.facts.given_up = left.count() <= 1 || people.count() == 0;
            }
            Entry::StandIn { s, on, .. } => {
                if let Some(stand_in) = self.facts.stand_in.get_mut(s.index()) {
                    *stand_in = *on;
                }
                if !on {
                    self.clocks.returned(*s);
                }
            }
        }
        self.facts.version += 1;
        self.facts.time = t;
        let thinks = self.asked().filter(|&seat| !self.is_automatic(seat) && !self.is_over());
        self.clocks.run(thinks, t);
        Ok(())
    }

    fn hand_over(&mut self, seat: Seat, t: Millis) {
        self.facts.holding = None;
        self.facts.undoable = 0;
        self.facts.turn += 1;
        self.clocks.moved(seat);
        // The same seat may be asked again after a draw: that is another move.
        self.clocks.run(None, t);
    }
}
