//! The sheet of a table: everything about it but its log.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shinar_core::{OptionKind, Seat, find_option};
use shinar_games::{entry, new_table};

use super::Summary;
use crate::{
    api::{Clock, NewTable, PersonId, SeatInfo, SeatKind, SeatPlan, TableId, TableInfo, TableState},
    clock::{self, Millis},
    fair::{Draws, Seed},
    identity::{random_bytes, random_text, same},
    limits,
    store::{PersonRow, SheetRow},
};

/// Everything about a table but its log, and nothing that follows from the log. The seed is in it: never to be sent.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Sheet {
    /// The id.
    pub(crate) id: TableId,
    /// The id of the game.
    pub(crate) game: String,
    /// The number of players.
    pub(crate) players: u8,
    /// Options that differ from the default.
    pub(crate) options: BTreeMap<String, String>,
    /// The version of the rules it began with.
    pub(crate) rules_version: u32,
    /// Whether everybody may see and join it.
    pub(crate) public: bool,
    /// The code of the invitation.
    pub(crate) invite: String,
    /// Where it is in its life.
    pub(crate) state: TableState,
    /// Who sits where.
    pub(crate) seats: Vec<SeatSheet>,
    /// The clock.
    pub(crate) clock: Clock,
    /// The level of the bot that plays on for people.
    pub(crate) stand_in: u8,
    /// When it was made.
    pub(crate) created: Millis,
    /// The table this is a rematch of.
    pub(crate) previous: Option<TableId>,
    /// The rematch.
    pub(crate) next: Option<TableId>,
    /// The seed of the shuffles, in hexadecimal digits.
    seed: String,
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sheet").field("id", &self.id).field("game", &self.game).finish_non_exhaustive()
    }
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatSheet {
    /// Who plays.
    pub(crate) kind: SeatKind,
    /// The name.
    pub(crate) name: String,
    /// The level of a bot.
    pub(crate) level: Option<u8>,
    /// The person, also the one whose device a local player uses.
    pub(crate) person: Option<PersonId>,
    /// What the person added to the shuffle.
    pub(crate) contribution: Option<String>,
}

impl SeatSheet {
    fn new(kind: SeatKind, name: String, level: Option<u8>, person: Option<PersonId>) -> Self {
        Self { kind, name, level, person, contribution: None }
    }

    /// Nobody's seat.
    pub(crate) fn open() -> Self {
        Self::new(SeatKind::Open, String::new(), None, None)
    }

    /// The seat of a person.
    pub(crate) fn person(person: &PersonRow) -> Self {
        Self::new(SeatKind::Person, person.name.clone(), None, Some(person.id.clone()))
    }

    /// The seat of a bot.
    pub(crate) fn bot(level: u8) -> Self {
        let name = shinar_search::LEVELS
            .iter()
            .find(|known| known.number == level)
            .map_or("bot", |known| known.name);
        Self::new(SeatKind::Bot, name.to_owned(), Some(level), None)
    }
}

/// A new table as a person wants it; an error says what is wrong with the wish.
pub(crate) fn make(wish: &NewTable, maker: &PersonRow, now: Millis) -> Result<Sheet, String> {
    let game = entry(&wish.game).map_err(|error| error.to_string())?;
    let version = game.info.rules_version;
    if let Some(wanted) = wish.rules_version.filter(|&wanted| wanted != version) {
        return Err(format!(
            "this server plays version {version} of the rules of {}, not {wanted}",
            wish.game
        ));
    }
    if wish.seats.len() != usize::from(wish.players) {
        return Err(format!("{} seats are planned for {} players", wish.seats.len(), wish.players));
    }
    if !(1..=6).contains(&wish.stand_in) {
        return Err("stand_in is a level, 1 to 6".to_owned());
    }
    clock::check(wish.clock)?;
    for key in wish.options.keys() {
        let spec = find_option(game.options, key).map_err(|error| error.to_string())?;
        if let OptionKind::File = spec.kind {
            return Err(format!("option {key}: this server plays with the built-in file"));
        }
    }
    // The game itself knows best which players and values it takes.
    let pairs: Vec<_> = wish.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
    new_table(&wish.game, wish.players, &pairs, vec![]).map_err(|error| error.to_string())?;
    if let Some(contribution) = &wish.contribution {
        limits::word(contribution, "a contribution", limits::CONTRIBUTION)?;
    }
    let mut seats = Vec::new();
    for plan in &wish.seats {
        seats.push(match plan {
            SeatPlan::Open => SeatSheet::open(),
            SeatPlan::Me => SeatSheet { contribution: wish.contribution.clone(), ..SeatSheet::person(maker) },
            SeatPlan::Bot { level } if (1..=6).contains(level) => SeatSheet::bot(*level),
            SeatPlan::Bot { level } => return Err(format!("there is no level {level}; levels are 1 to 6")),
            SeatPlan::Local { name } => {
                let name = limits::line(name, "the name of a local player", limits::NAME)?;
                SeatSheet::new(SeatKind::Local, name, None, Some(maker.id.clone()))
            }
        });
    }
    if wish.seats.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
        return Err("you can sit on one seat; others on your device are local players".to_owned());
    }
    if seats.iter().all(|seat| seat.kind == SeatKind::Open) {
        return Err("at least one seat must be taken".to_owned());
    }
    Ok(Sheet {
        id: TableId::random(),
        game: wish.game.clone(),
        players: wish.players,
        options: wish.options.clone(),
        rules_version: version,
        public: wish.public,
        invite: random_text::<16>(),
        state: TableState::Waiting,
        seats,
        clock: wish.clock,
        stand_in: wish.stand_in,
        created: now,
        previous: None,
        next: None,
        seed: Seed::new(random_bytes()).to_hex(),
    })
}

impl Sheet {
    /// Reads the text in the store.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| format!("a sheet: {error}"))
    }

    /// The sheet for the store.
    pub(crate) fn row(&self) -> SheetRow {
        let people = (0..).zip(&self.seats);
        SheetRow {
            state: match self.state {
                TableState::Waiting => "waiting",
                TableState::Running => "running",
                TableState::Finished => "finished",
            },
            public: self.public,
            // Texts and numbers always have a JSON form.
            body: serde_json::to_string(self).unwrap_or_default(),
            created: self.created,
            people: people.filter_map(|(seat, who)| Some((seat, who.person.as_ref()?.0.clone()))).collect(),
        }
    }

    /// The options as the game takes them.
    pub(crate) fn option_pairs(&self) -> Vec<(String, String)> {
        self.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect()
    }

    /// The names for the record.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The seed of the shuffles.
    pub(crate) fn seed(&self) -> Seed {
        Seed::from_hex(&self.seed).unwrap_or_else(|| Seed::new([0; 32]))
    }

    /// A new seed, for a table made after another one.
    pub(crate) fn reseed(&mut self) {
        self.seed = Seed::new(random_bytes()).to_hex();
        self.invite = random_text::<16>();
    }

    /// The draws of its game.
    pub(crate) fn draws(&self) -> Draws {
        self.seed().draws(self.seats.iter().map(|seat| seat.contribution.as_deref()))
    }

    /// Whether a person has a seat here.
    pub(crate) fn seats_person(&self, person: &PersonId) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// The seats a person plays, local players included.
    pub(crate) fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Seat> + 'a {
        let seats = self.seats.iter().zip(0..);
        seats.filter(move |(seat, _)| seat.person.as_ref() == Some(person)).map(|(_, seat)| Seat(seat))
    }

    /// Whether somebody may see the table.
    pub(crate) fn admits(&self, person: Option<&PersonId>, code: Option<&str>) -> bool {
        self.public
            || person.is_some_and(|person| self.seats_person(person))
            || code.is_some_and(|code| same(code, &self.invite))
    }

    /// Whether every seat is taken.
    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.kind != SeatKind::Open)
    }

    /// The level of the bot that decides for a seat.
    pub(crate) fn bot_level(&self, seat: Seat) -> u8 {
        let bot = self.seats.get(seat.index()).filter(|who| who.kind == SeatKind::Bot);
        bot.and_then(|who| who.level).unwrap_or(self.stand_in)
    }

    /// The table as a person may know it. `present` says which persons are connected.
    pub(crate) fn info(
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
            you: viewer.is_some() && who.person.as_ref() == viewer,
            connected: who.person.as_ref().is_some_and(&present),
            stand_in: summary.stand_ins.contains(&seat),
            resigned: summary.resigned.contains(&seat),
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
            invite: viewer.filter(|viewer| self.seats_person(viewer)).map(|_| self.invite.clone()),
            state: self.state,
            seats,
            clock: self.clock,
            stand_in: self.stand_in,
            created: self.created,
            changed,
            your_turn,
            result: summary.result.clone(),
            end_reason: summary.end_reason.clone(),
            previous: self.previous.clone(),
            next: self.next.clone(),
            commitment: self.seed().commitment(),
        }
    }
}
