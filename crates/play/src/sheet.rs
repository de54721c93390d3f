//! The sheet of a table: everything about it except its journal.

use std::collections::{BTreeMap, BTreeSet};

use rand::Rng;
use serde::{Deserialize, Serialize};
use shinar_core::{OptionKind, Seat, find_option, json};
use shinar_games::{entry, new_table};
use shinar_search::{LEVELS, Level};
use strum::IntoEnumIterator;
use subtle::ConstantTimeEq;

use crate::{
    api::{
        BotName, Clock, NewTable, PersonId, SeatInfo, SeatKind, SeatPlan, TableId, TableInfo, TableState,
        TournamentRound, Vacation,
    },
    clock::{self, Millis},
    errors::{NewTableError, SheetError},
    fair::{Draws, Seed},
    random::{random_bytes, random_text},
    summary::Summary,
    text,
};

/// A person who sits at a table, or makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The person's id.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// Whether the person has an account.
    pub account: bool,
}

/// Everything about a table except its journal and what follows from it. It holds the seed, so it must never be sent.
#[derive(Clone, Serialize, Deserialize)]
pub struct Sheet {
    /// The table's id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The number of players, and of seats.
    pub players: u8,
    /// Options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// The version of the rules that it is played by.
    pub rules_version: u32,
    /// Whether everybody may see and join it.
    pub public: bool,
    /// The invitation code.
    pub invite: String,
    /// Waiting, running or finished.
    pub state: TableState,
    /// Who has which seat, in seat order.
    pub seats: Vec<SeatSheet>,
    /// How long people may think.
    pub clock: Clock,
    /// The level of the bot that plays for absent people.
    pub stand_in: u8,
    /// Whether people may ask for hints although they play against each other.
    #[serde(default)]
    pub hints: bool,
    /// Whether the game counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Whether bots may have seats in a rated game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated_bots: bool,
    /// Whether its players were found for each other: the game begins by itself when they have come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub found: bool,
    /// The tournament that the game belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentRound>,
    /// Who made it, or asked for it as a rematch; unknown for tables of older versions, and nobody in a tournament.
    #[serde(default)]
    pub maker: Option<PersonId>,
    /// When it was created.
    pub created: Millis,
    /// The table that this is a rematch of.
    pub previous: Option<TableId>,
    /// The rematch of this table.
    pub next: Option<TableId>,
    /// Whether it came as a record: what was shuffled does not follow from the seed, and nobody can vouch for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub imported: bool,
    /// The seed of the shuffles.
    seed: Seed,
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sheet").field("id", &self.id).field("game", &self.game).finish_non_exhaustive()
    }
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSheet {
    /// What kind of player it has.
    pub kind: SeatKind,
    /// The player's name; empty if the seat is open.
    pub name: String,
    /// The level, if it is a bot.
    pub level: Option<u8>,
    /// The person who plays it; for a local player, the person whose device it is.
    pub person: Option<PersonId>,
    /// Whether the person has an account.
    #[serde(default)]
    pub account: bool,
    /// What the person contributed to the shuffle.
    pub contribution: Option<String>,
    /// Whether the person has come to the rematch that this table is.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
}

impl SeatSheet {
    fn new(kind: SeatKind, name: String, level: Option<u8>, person: Option<PersonId>) -> Self {
        Self { kind, name, level, person, account: false, contribution: None, ready: false }
    }

    /// A seat that anybody may take.
    pub fn open() -> Self {
        Self::new(SeatKind::Open, String::new(), None, None)
    }

    /// The seat of a person.
    pub fn person(person: &Player) -> Self {
        let seat = Self::new(SeatKind::Person, person.name.clone(), None, Some(person.id.clone()));
        Self { account: person.account, ..seat }
    }

    /// The seat of a bot that has its name already.
    pub fn named_bot(level: u8, name: String) -> Self {
        Self::new(SeatKind::Bot, name, Some(level), None)
    }

    /// The seat of a bot at a table with `others`, whose name it must not have; `None` if there is no such level.
    pub fn bot(level: u8, others: &[Self], rng: &mut dyn Rng) -> Option<Self> {
        is_level(level).then(|| Self::new(SeatKind::Bot, bot_name(others, rng), Some(level), None))
    }
}

/// A name that nobody at the table has.
#[expect(clippy::expect_used, reason = "there are more names than seats")]
fn bot_name(others: &[SeatSheet], rng: &mut dyn Rng) -> String {
    let names = BotName::iter().map(<&str>::from);
    let free: Vec<_> = names.filter(|name| others.iter().all(|seat| seat.name != *name)).collect();
    let [random] = random_bytes::<1>(rng);
    let name = free.get(usize::from(random) % free.len().max(1));
    (*name.expect("a name is free")).to_owned()
}

fn is_level(number: u8) -> bool {
    level(number).is_some()
}

fn level(number: u8) -> Option<&'static Level> {
    LEVELS.iter().find(|known| known.number == number)
}

/// Checks what a rated game asks for.
fn check_rated(request: &NewTable, creator: &Player) -> Result<(), NewTableError> {
    let has = |sought: fn(&SeatPlan) -> bool| request.seats.iter().any(sought);
    match request.rated {
        false if request.rated_bots => Err(NewTableError::NotRated),
        false => Ok(()),
        true if !creator.account => Err(NewTableError::RatedGuest),
        true if !(2..=4).contains(&request.players) => Err(NewTableError::RatedPlayers(request.players)),
        true if request.clock == Clock::None => Err(NewTableError::RatedClock),
        true if request.hints => Err(NewTableError::RatedHints),
        true if has(|seat| matches!(seat, SeatPlan::Local { .. })) => Err(NewTableError::RatedLocal),
        true if !request.rated_bots && has(|seat| matches!(seat, SeatPlan::Bot { .. })) => {
            Err(NewTableError::RatedBots)
        }
        true if !has(|seat| !matches!(seat, SeatPlan::Bot { .. })) => Err(NewTableError::RatedPeople),
        true => Ok(()),
    }
}

impl Sheet {
    /// The sheet of a new table.
    pub fn make(
        request: &NewTable,
        creator: &Player,
        now: Millis,
        rng: &mut dyn Rng,
    ) -> Result<Self, NewTableError> {
        let game = entry(&request.game)?;
        let known = game.info.rules_version;
        if let Some(requested) = request.rules_version.filter(|&requested| requested != known) {
            return Err(NewTableError::RulesVersion { game: request.game.clone(), known, requested });
        }
        if request.seats.len() != usize::from(request.players) {
            return Err(NewTableError::Seats { found: request.seats.len(), players: request.players });
        }
        if !is_level(request.stand_in) {
            return Err(NewTableError::StandIn);
        }
        clock::check(request.clock)?;
        check_rated(request, creator)?;
        for key in request.options.keys() {
            if let OptionKind::File = find_option(game.options, key)?.kind {
                return Err(NewTableError::File(key.clone()));
            }
        }
        // Only the game knows which numbers of players and which values it accepts.
        let pairs: Vec<_> = request.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
        new_table(&request.game, request.players, &pairs, vec![])?;
        if let Some(contribution) = &request.contribution {
            text::word(contribution, "a contribution", text::CONTRIBUTION)?;
        }
        let mut seats = Vec::new();
        for plan in &request.seats {
            seats.push(match plan {
                SeatPlan::Open => SeatSheet::open(),
                SeatPlan::Me => {
                    SeatSheet { contribution: request.contribution.clone(), ..SeatSheet::person(creator) }
                }
                SeatPlan::Bot { level } => {
                    SeatSheet::bot(*level, &seats, rng).ok_or(NewTableError::Level(*level))?
                }
                SeatPlan::Local { name } => {
                    let name = text::line(name, "the name of a local player", text::NAME)?;
                    SeatSheet::new(SeatKind::Local, name, None, Some(creator.id.clone()))
                }
            });
        }
        if request.seats.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
            return Err(NewTableError::SeveralSeats);
        }
        if seats.iter().all(|seat| seat.kind == SeatKind::Open) {
            return Err(NewTableError::NobodySeated);
        }
        Ok(Self {
            id: TableId::random(rng),
            game: request.game.clone(),
            players: request.players,
            options: request.options.clone(),
            rules_version: known,
            public: request.public,
            invite: random_text::<16>(rng),
            state: TableState::Waiting,
            seats,
            clock: request.clock,
            stand_in: request.stand_in,
            hints: request.hints,
            rated: request.rated,
            rated_bots: request.rated_bots,
            found: false,
            tournament: None,
            maker: Some(creator.id.clone()),
            created: now,
            previous: None,
            next: None,
            imported: false,
            seed: Seed::new(random_bytes(rng)),
        })
    }

    /// The sheet of a tournament's table: what is played is as in `request`, and who plays is decided. Who has the tournament's
    /// invitation code may look on.
    pub fn of_tournament(
        request: &NewTable,
        of: TournamentRound,
        invite: &str,
        seats: Vec<SeatSheet>,
        now: Millis,
        rng: &mut dyn Rng,
    ) -> Result<Self, NewTableError> {
        let nobody = Player { id: PersonId(String::new()), name: String::new(), account: true };
        // Bots are named when the others are known; here they only have to be allowed.
        let mut plans = vec![SeatPlan::Open; seats.len()];
        if let Some(first) = plans.first_mut() {
            *first = SeatPlan::Me;
        }
        let request = NewTable { players: seats.len() as u8, seats: plans, ..request.clone() };
        let sheet = Self::make(&request, &nobody, now, rng)?;
        Ok(Self { seats, maker: None, tournament: Some(of), invite: invite.to_owned(), ..sheet })
    }

    /// Whether the game counts for others, so that it is played to its end: nothing is taken back, no hints are given, and whoever
    /// leaves or runs out of time has lost.
    pub fn is_binding(&self) -> bool {
        self.rated || self.tournament.is_some()
    }

    /// Reads and checks the text in the store.
    pub fn parse(text: &str) -> Result<Self, SheetError> {
        let sheet: Self = json::read(text)?;
        if sheet.seats.len() != usize::from(sheet.players) {
            return Err(SheetError::Seats { found: sheet.seats.len(), players: sheet.players });
        }
        let bots = Seat::all(sheet.players).zip(&sheet.seats).filter(|(_, who)| who.kind == SeatKind::Bot);
        for (seat, &SeatSheet { level, .. }) in bots {
            if !level.is_some_and(is_level) {
                return Err(SheetError::Bot { seat, level });
            }
        }
        Ok(sheet)
    }

    /// The text in the store.
    pub fn to_text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// The options as the game takes them.
    pub fn option_pairs(&self) -> Vec<(String, String)> {
        self.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect()
    }

    /// The players' names for the record, in seat order. A bot's tells its level: `Sargon (pupil)`.
    pub fn names(&self) -> Vec<String> {
        let name = |seat: &SeatSheet| match seat.level.and_then(level) {
            // Before bots had names, theirs was that of the level.
            Some(level) if level.name != seat.name => format!("{} ({})", seat.name, level.name),
            _ => seat.name.clone(),
        };
        self.seats.iter().map(name).collect()
    }

    /// The seed of the shuffles.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Replaces the secrets, for a table that is made from another one.
    pub fn reseed(&mut self, rng: &mut dyn Rng) {
        self.seed = Seed::new(random_bytes(rng));
        self.invite = random_text::<16>(rng);
    }

    /// The draws of its game.
    pub fn draws(&self) -> Draws {
        self.seed.draws(self.seats.iter().map(|seat| seat.contribution.as_deref()))
    }

    /// Whether a person has a seat here.
    pub fn seats_person(&self, person: &PersonId) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// The seats a person plays, local players included.
    pub fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Seat> + 'a {
        let seats = self.seats.iter().zip(0..);
        seats.filter(move |(seat, _)| seat.person.as_ref() == Some(person)).map(|(_, seat)| Seat(seat))
    }

    /// The people at the table, each once.
    pub fn people(&self) -> BTreeSet<&PersonId> {
        self.seats.iter().filter_map(|seat| seat.person.as_ref()).collect()
    }

    /// Whether nobody sits here, so that only bots can play.
    pub fn is_without_people(&self) -> bool {
        self.seats.iter().all(|seat| seat.person.is_none())
    }

    /// Who may start the game, and change who plays: whoever made the table, as long as they sit at it. If they have no seat,
    /// it is the person on the first seat that has one. A tournament's table has nobody.
    pub fn leader(&self) -> Option<&PersonId> {
        if self.tournament.is_some() {
            return None;
        }
        let maker = self.maker.as_ref();
        let first = || self.seats.iter().find_map(|seat| seat.person.as_ref());
        maker.filter(|maker| self.seats_person(maker)).or_else(first).or(maker)
    }

    /// Whether hints may be asked for: never in a rated game or a tournament, against bots alone always, among people if the table allows it. An open seat
    /// is for a person.
    pub fn allows_hints(&self) -> bool {
        if self.is_binding() {
            return false;
        }
        self.hints || self.seats.iter().filter(|seat| seat.kind != SeatKind::Bot).count() < 2
    }

    /// Whether a person may delete the table: nobody else sits at it, and they do, or made it. A rated game that runs must be played,
    /// and a tournament's table belongs to the tournament.
    pub fn may_delete(&self, person: &PersonId) -> bool {
        if self.tournament.is_some() || (self.rated && self.state == TableState::Running) {
            return false;
        }
        let people = self.people();
        match people.is_empty() {
            true => self.maker.as_ref() == Some(person),
            false => people.iter().all(|other| *other == person),
        }
    }

    /// Whether a person, or the bearer of an invitation code, may see the table.
    pub fn admits(&self, person: Option<&PersonId>, code: Option<&str>) -> bool {
        self.public
            || person.is_some_and(|person| self.seats_person(person) || self.may_delete(person))
            || code.is_some_and(|code| bool::from(code.as_bytes().ct_eq(self.invite.as_bytes())))
    }

    /// Whether its game begins by itself, when everybody has come: a rematch, a round of a tournament, or one of people who were found
    /// for each other.
    pub fn begins_by_itself(&self) -> bool {
        self.previous.is_some() || self.found || self.tournament.is_some()
    }

    /// Whether every seat is taken.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.kind != SeatKind::Open)
    }

    /// The level of the bot that decides for a seat: its own, or that of the stand-in for a person.
    pub fn bot_level(&self, seat: Seat) -> u8 {
        match self.seats.get(seat.index()) {
            Some(SeatSheet { kind: SeatKind::Bot, level: Some(level), .. }) => *level,
            _ => self.stand_in,
        }
    }

    /// The table as a person may see it. `present` says who is connected.
    pub fn info(
        &self,
        viewer: Option<&PersonId>,
        summary: &Summary,
        changed: Millis,
        present: impl Fn(&PersonId) -> bool,
    ) -> TableInfo {
        let seats = self.seats.iter().zip(Seat::all(self.players)).map(|(who, seat)| SeatInfo {
            seat,
            kind: who.kind,
            name: who.name.clone(),
            level: who.level,
            person: who.person.clone(),
            account: who.account,
            you: viewer.is_some() && who.person.as_ref() == viewer,
            connected: who.person.as_ref().is_some_and(&present),
            stand_in: summary.stand_ins.contains(&seat),
            resigned: summary.resigned.contains(&seat),
            vacation: summary
                .vacations
                .iter()
                .find(|(away, ..)| *away == seat)
                .map(|&(_, from, until)| Vacation { from, until }),
            ready: who.ready,
            rating: None,
        });
        let seats: Vec<_> = seats.collect();
        let running = self.state == TableState::Running;
        let your_turn = summary
            .asked
            .and_then(|seat| seats.get(seat.index()))
            .is_some_and(|seat| running && seat.you && !seat.stand_in && !seat.resigned);
        TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            players: self.players,
            options: self.options.clone(),
            rules_version: self.rules_version,
            public: self.public,
            invite: viewer
                .filter(|viewer| self.seats_person(viewer) || self.may_delete(viewer))
                .map(|_| self.invite.clone()),
            state: self.state,
            seats,
            clock: self.clock,
            stand_in: self.stand_in,
            hints: self.allows_hints(),
            rated: self.rated,
            rated_bots: self.rated_bots,
            found: self.found,
            tournament: self.tournament.clone(),
            rating_changes: Vec::new(),
            leader: self.leader().cloned(),
            leads: viewer.is_some() && self.leader() == viewer,
            turn: summary.turn,
            created: self.created,
            changed,
            your_turn,
            result: summary.result.clone(),
            end_reason: summary.end_reason.clone(),
            previous: self.previous.clone(),
            next: self.next.clone(),
            commitment: if self.imported { String::new() } else { self.seed.commitment() },
            imported: self.imported,
            may_delete: viewer.is_some_and(|viewer| self.may_delete(viewer)),
            starting: false,
            unplayable: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{NewTable, PersonId};

    fn sheet() -> serde_json::Value {
        let rng = &mut shinar_core::play::stream(1, 0);
        let creator = Player { id: PersonId::random(rng), name: "Ann".to_owned(), account: false };
        let request = NewTable {
            game: "tigris".to_owned(),
            players: 2,
            rules_version: None,
            options: BTreeMap::new(),
            seats: vec![SeatPlan::Me, SeatPlan::Bot { level: 2 }],
            public: true,
            clock: Clock::None,
            stand_in: 2,
            hints: false,
            rated: false,
            rated_bots: false,
            contribution: None,
            contribute_later: false,
        };
        serde_json::from_str(&Sheet::make(&request, &creator, 0, rng).unwrap().to_text().unwrap()).unwrap()
    }

    #[test]
    fn damaged_sheets_are_refused() {
        let good = sheet();
        assert!(Sheet::parse(&good.to_string()).is_ok());
        let damages: [(&str, serde_json::Value, &str); 6] = [
            ("/seed", "".into(), "64 hexadecimal digits"),
            ("/seed", "00".repeat(31).into(), "64 hexadecimal digits"),
            ("/seed", "xy".repeat(32).into(), "64 hexadecimal digits"),
            ("/players", 3.into(), "2 seats for 3 players"),
            ("/seats/1/level", serde_json::Value::Null, "P2 of the sheet is a bot of level None"),
            ("/seats/1/level", 9.into(), "level Some(9)"),
        ];
        for (place, value, message) in damages {
            let mut damaged = good.clone();
            *damaged.pointer_mut(place).unwrap() = value;
            let error = Sheet::parse(&damaged.to_string()).unwrap_err().to_string();
            assert!(error.contains(message), "{place}: {error}");
        }
    }
}
