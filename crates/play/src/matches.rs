//! A match as the replay of its journal. No I/O, no clock, no task: entries and requests go in, entries come out.
//!
//! After an action of a seat the match *holds* until that seat hands over, unless the same seat has more to decide: so an
//! action can be undone as long as nobody else has decided and nothing has been drawn.

use serde::{Deserialize, Serialize};
use shinar_core::{Actor, MAX_SEATS, Record, Seat, Shuffle, json};
use shinar_games::{Move, Snapshot, Table, Turn, new_table_by_rules, table_from_snapshot};

use crate::{
    api::{ActionInput, EndReason, Refusal, SeatKind, SeatResult},
    clock::{Clocks, Millis},
    errors::{MatchError, Refused},
    fair::Draws,
    journal::{JournalAction, JournalEntry},
    sheet::Sheet,
};

/// A running or finished match.
pub struct Match {
    /// The game itself.
    pub table: Box<dyn Table>,
    /// The clocks of its seats.
    pub clocks: Clocks,
    facts: Facts,
    draws: Draws,
    /// Which seats are bots from the start, as the sheet says.
    bots: [bool; MAX_SEATS],
    /// Whether it is rated or belongs to a tournament, so that nothing is taken back.
    binding: bool,
}

/// The outcome of a change to the match.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Advance {
    /// The new entries of the journal.
    pub entries: Vec<JournalEntry>,
    /// How many of the game's earlier actions remain.
    pub since: usize,
}

/// What a match knows besides the game. It is part of snapshots.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Facts {
    /// The number of entries so far.
    version: u64,
    /// For each action of the game, the number of the entry that made it.
    versions: Vec<u64>,
    /// How often the turn was handed over.
    turn: u32,
    /// The seat that has decided everything and must hand over.
    holding: Option<Seat>,
    /// Whose turn it was when a seat last acted.
    #[serde(default)]
    acted_in_turn_of: Option<Seat>,
    /// How many of the last actions can be undone.
    undoable: u32,
    /// The number of draws so far.
    drawn: u64,
    /// The time of the last entry that has one.
    time: Millis,
    /// The seats for which a bot plays in place of an absent player.
    stand_in: [bool; MAX_SEATS],
    /// The seats whose players have resigned.
    resigned: [bool; MAX_SEATS],
    /// Whether the game ended because players resigned.
    given_up: bool,
    /// Whether the game ended because only bots played and nobody looked.
    #[serde(default)]
    abandoned: bool,
    /// The version of the last decision of each seat's player; 0 if there was none, or in snapshots of older versions.
    #[serde(default)]
    decided: [u64; MAX_SEATS],
    /// Whose decision it was, if a player's decision was the last one: what is drawn then belongs to it.
    #[serde(default)]
    decider: Option<Seat>,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    facts: Facts,
    clocks: Clocks,
    table: Snapshot,
}

impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match").field("facts", &self.facts).finish_non_exhaustive()
    }
}

impl Match {
    /// A match before its first entry.
    pub fn new(sheet: &Sheet) -> Result<Self, MatchError> {
        let mut bots = [false; MAX_SEATS];
        for (bot, seat) in bots.iter_mut().zip(&sheet.seats) {
            *bot = seat.kind == SeatKind::Bot;
        }
        let table = new_table_by_rules(
            &sheet.game,
            sheet.rules_version,
            sheet.players,
            &sheet.option_pairs(),
            sheet.names(),
        );
        Ok(Self {
            table: table?,
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
                abandoned: false,
                decided: [0; MAX_SEATS],
                decider: None,
            },
            draws: sheet.draws(),
            bots,
            binding: sheet.is_binding(),
        })
    }

    /// The match after a journal; with a snapshot, `entries` are those after it.
    pub fn replay(sheet: &Sheet, snapshot: Option<&str>, entries: &[String]) -> Result<Self, MatchError> {
        let mut game = Self::new(sheet)?;
        if let Some(text) = snapshot {
            let stored: Stored = json::read(text).map_err(MatchError::Snapshot)?;
            game.table = table_from_snapshot(
                &sheet.game,
                sheet.rules_version,
                sheet.players,
                &sheet.option_pairs(),
                sheet.names(),
                &stored.table,
            )?;
            let (actions, versions) = (game.table.steps(), stored.facts.versions.len());
            if actions != versions {
                return Err(MatchError::Versions { actions, versions });
            }
            game.facts = stored.facts;
            game.clocks = stored.clocks.restored();
        }
        for text in entries {
            let number = game.version() + 1;
            let entry = JournalEntry::parse(text).map_err(|error| MatchError::Entry { number, error })?;
            game.apply(&entry)
                .map_err(|refused| MatchError::Impossible { number, message: refused.message })?;
        }
        game.table.forget_events();
        Ok(game)
    }

    /// Everything needed to continue from here.
    pub fn snapshot(&self) -> Result<String, serde_json::Error> {
        let stored =
            Stored { facts: self.facts.clone(), clocks: self.clocks.clone(), table: self.table.snapshot() };
        serde_json::to_string(&stored)
    }

    // ---- queries ---------------------------------------------------------------------------------------------

    /// The number of entries so far.
    pub fn version(&self) -> u64 {
        self.facts.version
    }

    /// The version at which an action of the game was taken.
    pub fn version_of(&self, step: usize) -> u64 {
        // Every action has one: `play` and `Undo` keep them in step, and `replay` checks it.
        self.facts.versions[step]
    }

    /// How often the turn was handed over.
    pub fn turn(&self) -> u32 {
        self.facts.turn
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.was_ended() || (self.facts.holding.is_none() && self.table.actor() == Actor::Over)
    }

    /// Whether it ended before the rules ended it.
    fn was_ended(&self) -> bool {
        self.facts.given_up || self.facts.abandoned
    }

    /// The seat that must act or hand over; `None` while chance decides and when the match is over.
    pub fn asked(&self) -> Option<Seat> {
        if self.was_ended() {
            return None;
        }
        self.facts.holding.or(self.table.actor().seat())
    }

    /// Whether the asked seat can only hand over or undo.
    pub fn must_end(&self) -> bool {
        self.facts.holding.is_some() && !self.was_ended()
    }

    /// Whether handing over ends the game or a turn of the asked seat: not if it only responded in another seat's turn, nor if
    /// its own turn continues after a draw.
    pub fn ends_turn(&self) -> bool {
        let Some(seat) = self.asked().filter(|_| self.must_end()) else { return false };
        match self.table.turn() {
            Turn::Over => true,
            Turn::Of(next) => next != seat && self.facts.acted_in_turn_of == Some(seat),
            Turn::Before => false,
        }
    }

    /// Whether the asked seat can undo something.
    pub fn may_undo(&self) -> bool {
        !self.binding && self.facts.undoable > 0 && self.asked().is_some()
    }

    /// Whether a bot plays for a seat in place of an absent player.
    pub fn stands_in(&self, seat: Seat) -> bool {
        self.facts.stand_in.get(seat.index()).is_some_and(|&on| on)
    }

    /// Whether the player of a seat has resigned.
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.facts.resigned.get(seat.index()).is_some_and(|&gone| gone)
    }

    /// The version of the last decision that the player of one of these seats made, with the draws that followed, if that is known.
    pub fn decided(&self, seats: &[Seat]) -> Option<u64> {
        let decided = seats.iter().filter_map(|seat| self.facts.decided.get(seat.index()).copied());
        decided.max().filter(|&version| version > 0)
    }

    /// Whether a bot decides for a seat.
    pub fn is_automatic(&self, seat: Seat) -> bool {
        self.stands_in(seat) || self.has_resigned(seat) || self.bots.get(seat.index()).is_some_and(|&bot| bot)
    }

    /// Scores and ranks; players who resigned rank behind everybody else.
    pub fn result(&self) -> Vec<SeatResult> {
        let (scores, ranks) = (self.table.scores(), self.table.ranking());
        let keys: Vec<_> = Seat::all(self.table.players())
            .zip(&ranks)
            .map(|(seat, &rank)| (self.has_resigned(seat), rank))
            .collect();
        let seats = Seat::all(self.table.players()).zip(&scores).zip(&keys);
        let result = seats.map(|((seat, &score), key)| {
            let better = keys.iter().filter(|other| *other < key).count();
            SeatResult { seat, score, rank: better as u8 + 1 }
        });
        result.collect()
    }

    /// Why it is over; `None` while it is not.
    #[expect(clippy::expect_used, reason = "a law of every game: it ends for a reason")]
    pub fn end_reason(&self) -> Option<EndReason> {
        if self.facts.given_up {
            return Some(EndReason::Resigned { seats: self.resigned().collect() });
        }
        if self.facts.abandoned {
            return Some(EndReason::Abandoned);
        }
        self.is_over().then(|| {
            let reason = self.table.end_reason().expect("a game that is over has a reason");
            EndReason::Rules { reason: reason.to_owned() }
        })
    }

    /// The seats for which a bot plays in place of an absent player.
    pub fn stand_ins(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.table.players()).filter(|&seat| self.stands_in(seat))
    }

    /// The seats whose players have resigned.
    pub fn resigned(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.table.players()).filter(|&seat| self.has_resigned(seat))
    }

    /// The record; once the match is over, it contains what determined the draws.
    pub fn record(&self, sheet: &Sheet) -> Record {
        let mut record = self.table.record();
        if self.is_over() {
            let given = Seat::all(sheet.players).zip(&sheet.seats);
            record.shuffle = (!sheet.imported).then(|| Shuffle {
                commitment: sheet.seed().commitment(),
                seed: sheet.seed().to_hex(),
                contributions: given
                    .filter_map(|(seat, who)| Some((seat, who.contribution.clone()?)))
                    .collect(),
            });
            let resigned = || {
                let gone: Vec<_> = self.resigned().map(|seat| seat.to_string()).collect();
                format!("{} resigned", gone.join(", "))
            };
            record.ended = match (self.facts.given_up, self.facts.abandoned) {
                (true, _) => Some(resigned()),
                (false, true) => Some("abandoned".to_owned()),
                (false, false) => None,
            };
        }
        record
    }

    // ---- operations ------------------------------------------------------------------------------------------

    /// Starts the game.
    pub fn begin(&mut self, t: Millis) -> Result<Advance, Refused> {
        self.carry_out(JournalEntry::Begin { t })
    }

    /// A seat acts. With `end` it also hands over if it has nothing more to decide.
    pub fn act(&mut self, seat: Seat, one: Move, end: bool, t: Millis) -> Result<Advance, Refused> {
        self.may_decide(seat)?;
        self.carry_out(JournalEntry::Act { s: seat, action: one.into(), end, t })
    }

    /// Reads an action of the asked seat. The rules may still refuse it.
    pub fn read(&self, seat: Seat, action: &ActionInput) -> Result<Move, Refused> {
        self.may_decide(seat)?;
        Ok(action.read(self.table.as_ref())?)
    }

    fn may_decide(&self, seat: Seat) -> Result<(), Refused> {
        self.ask(seat)?;
        match self.must_end() {
            true => Err(Refused::new(Refusal::MustEnd, "everything is decided: hand over, or undo")),
            false => Ok(()),
        }
    }

    /// A seat hands the turn over.
    pub fn end(&mut self, seat: Seat, t: Millis) -> Result<Advance, Refused> {
        self.ask(seat)?;
        if !self.must_end() {
            return Err(Refused::new(Refusal::NotYet, "there is something left to decide first"));
        }
        self.carry_out(JournalEntry::End { s: seat, t })
    }

    /// A seat takes its last action back.
    pub fn undo(&mut self, seat: Seat, t: Millis) -> Result<Advance, Refused> {
        self.ask(seat)?;
        if self.binding {
            let message = "in a rated game or a tournament nothing is taken back";
            return Err(Refused::new(Refusal::NothingToUndo, message));
        }
        if !self.may_undo() {
            let message = "nothing can be undone: something was drawn, or another player has decided since";
            return Err(Refused::new(Refusal::NothingToUndo, message));
        }
        self.carry_out(JournalEntry::Undo { s: seat, t })
    }

    /// The player of a seat resigns.
    pub fn resign(&mut self, seat: Seat, t: Millis) -> Result<Advance, Refused> {
        self.running()?;
        if self.has_resigned(seat) {
            return Err(Refused::new(Refusal::NotRunning, "you have resigned already"));
        }
        self.carry_out(JournalEntry::Resign { s: seat, t })
    }

    /// A bot starts or stops playing for an absent player; does nothing if that is the case already.
    pub fn stand_in(&mut self, seat: Seat, on: bool, t: Millis) -> Result<Advance, Refused> {
        self.running()?;
        if self.has_resigned(seat) {
            return Err(Refused::new(Refusal::NotRunning, "you have resigned"));
        }
        if self.stands_in(seat) == on {
            return Ok(Advance { entries: Vec::new(), since: self.table.steps() });
        }
        if !on && self.clocks.is_out(seat, t) {
            let message = "your time is up: the bot makes this move, then you can take the seat back";
            return Err(Refused::new(Refusal::NotYet, message));
        }
        self.carry_out(JournalEntry::StandIn { s: seat, on, t })
    }

    /// The player of a seat is on vacation from one moment until another; does nothing if that is known already.
    pub fn set_vacation(
        &mut self,
        seat: Seat,
        from: Millis,
        until: Millis,
        t: Millis,
    ) -> Result<Advance, Refused> {
        self.running()?;
        if self.clocks.vacation(seat) == (from < until).then_some((from, until)) {
            return Ok(Advance { entries: Vec::new(), since: self.table.steps() });
        }
        self.carry_out(JournalEntry::Vacation { s: seat, from, until, t })
    }

    /// Ends a game where only bots play.
    pub fn abandon(&mut self, t: Millis) -> Result<Advance, Refused> {
        self.running()?;
        self.carry_out(JournalEntry::Abandon { t })
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

    /// Applies an entry and everything that follows from it without a person.
    fn carry_out(&mut self, entry: JournalEntry) -> Result<Advance, Refused> {
        let before = self.table.steps();
        self.apply(&entry)?;
        // Fewer than before after an undo.
        let since = before.min(self.table.steps());
        let mut entries = vec![entry];
        entries.extend(self.settle());
        Ok(Advance { entries, since })
    }

    /// Does everything that is due without a person, draws and bots handing over, and returns its entries.
    #[expect(
        clippy::expect_used,
        reason = "laws of every game; after a failure the match would differ from its journal"
    )]
    pub(crate) fn settle(&mut self) -> Vec<JournalEntry> {
        let t = self.facts.time;
        let mut entries = Vec::new();
        loop {
            let next = match (self.facts.holding, self.table.actor()) {
                _ if self.was_ended() => return entries,
                (Some(seat), _) if self.is_automatic(seat) => JournalEntry::End { s: seat, t },
                (None, Actor::Chance) => {
                    let drawn = self.table.draw(&mut self.draws.draw(self.facts.drawn));
                    JournalEntry::Chance { action: drawn.expect("chance always has an outcome").into() }
                }
                _ => return entries,
            };
            self.apply(&next).expect("a draw is legal, and a seat that holds can hand over");
            entries.push(next);
        }
    }

    /// Plays an action of the journal.
    fn play(&mut self, action: &JournalAction) -> Result<(), Refused> {
        let one = match action {
            JournalAction::Index(index) => self.table.move_at(*index).ok_or_else(|| {
                Refused::new(Refusal::Unreadable, format!("the game has no action {index}"))
            })?,
            JournalAction::Text(text) => self.table.parse(text)?,
        };
        self.table.play(one)?;
        self.facts.versions.push(self.facts.version + 1);
        Ok(())
    }

    /// Applies an entry of the journal, or refuses it and changes nothing.
    fn apply(&mut self, entry: &JournalEntry) -> Result<(), Refused> {
        if let Some(seat) = entry.seat().filter(|seat| seat.0 >= self.table.players()) {
            return Err(Refused::new(Refusal::NotYourSeat, format!("there is no seat {}", seat.0)));
        }
        let t = entry.time().unwrap_or(self.facts.time);
        match entry {
            JournalEntry::Begin { .. } => {}
            JournalEntry::Chance { action } => {
                self.play(action)?;
                if let Some(seat) = self.facts.decider {
                    self.facts.decided[seat.index()] = self.facts.version + 1;
                }
                self.facts.drawn += 1;
                self.facts.undoable = 0;
            }
            JournalEntry::Act { s, action, end, .. } => {
                let turn = self.table.turn();
                self.play(action)?;
                self.note_decision(*s);
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
            JournalEntry::End { s, .. } => {
                self.note_decision(*s);
                self.hand_over(*s, t);
            }
            JournalEntry::Undo { .. } => {
                let (Some(undoable), Some(steps)) =
                    (self.facts.undoable.checked_sub(1), self.table.steps().checked_sub(1))
                else {
                    return Err(Refused::new(Refusal::NothingToUndo, "there is nothing to undo"));
                };
                self.table.rewind(steps);
                self.facts.versions.pop();
                self.facts.holding = None;
                self.facts.undoable = undoable;
            }
            JournalEntry::Resign { s, .. } => {
                self.facts.resigned[s.index()] = true;
                let seats = Seat::all(self.table.players());
                let left = seats.filter(|&seat| !self.has_resigned(seat));
                let people = left.clone().filter(|seat| !self.bots[seat.index()]);
                self.facts.given_up = left.count() <= 1 || people.count() == 0;
            }
            JournalEntry::StandIn { s, on, .. } => {
                self.facts.stand_in[s.index()] = *on;
                if !on {
                    self.clocks.returned(*s, t);
                }
            }
            JournalEntry::Vacation { s, from, until, .. } => {
                self.clocks.set_vacation(*s, *from, *until, t);
            }
            JournalEntry::Abandon { .. } => self.facts.abandoned = true,
        }
        self.facts.version += 1;
        self.facts.time = t;
        let thinks = self.asked().filter(|&seat| self.has_running_clock(seat) && !self.is_over());
        self.clocks.run(thinks, t);
        Ok(())
    }

    /// The entry that is being applied is a decision of a seat's player, unless a bot decides for them.
    fn note_decision(&mut self, seat: Seat) {
        self.facts.decider = Some(seat).filter(|&seat| !self.is_automatic(seat));
        if self.facts.decider.is_some() {
            self.facts.decided[seat.index()] = self.facts.version + 1;
        }
    }

    /// Whether the clock of the asked seat runs: a person decides, or left during this decision. If the clock stopped then, leaving
    /// and coming back would bring time.
    fn has_running_clock(&self, seat: Seat) -> bool {
        let left_now =
            self.stands_in(seat) && !self.has_resigned(seat) && self.clocks.running() == Some(seat);
        left_now || !self.is_automatic(seat)
    }

    /// The seat of a person who decides, and when their time runs out.
    pub fn deadline(&self) -> Option<(Seat, Millis)> {
        self.clocks.deadline().filter(|(seat, _)| !self.is_automatic(*seat))
    }

    fn hand_over(&mut self, seat: Seat, t: Millis) {
        self.facts.holding = None;
        self.facts.undoable = 0;
        self.facts.turn += 1;
        // The same seat may be asked again after a draw; that counts as another move.
        self.clocks.run(None, t);
        self.clocks.moved(seat, self.is_automatic(seat));
    }
}
