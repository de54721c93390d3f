//! Finding opponents: who waits, and tables for those who were found for each other.
//!
//! Each process looks from time to time whether some of those who wait can play each other (`pairing.rs`), and only then takes the
//! work in the database, so that one does it at a time. Even if two did, nobody would play twice: a table is written in one
//! transaction with the seeks it ends, and that fails if one of them does not wait any more. A process that dies in between has
//! either written a table with everybody at it, or nothing.

mod pairing;

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    time::Duration,
};

use rand::seq::SliceRandom;
use shinar_play::Player;

use self::pairing::{Apart, Pace, Waiting};
use crate::{
    api::{Clock, NewTable, PersonId, Preset, RatingKind, SeatKind, SeatPlan},
    app::App,
    bells::BellKind,
    clock::{self, Millis},
    identity::unpredictable,
    limits,
    ratings::Rating,
    store::{NewBell, SeekWrite, Seeker, SheetRow, StoreError, TableWrite, Touch},
    tables::{SeatSheet, Sheet, Summary},
};

/// How people are found, and how it is known who is here.
#[derive(Clone, Copy, Debug)]
pub struct Find {
    /// How often to look.
    pub tick: Duration,
    /// How long after a sign of somebody they count as here.
    pub here: Duration,
}

impl Find {
    /// What a public server uses.
    pub const STANDARD: Self = Self { tick: Duration::from_secs(2), here: Duration::from_secs(60) };
}

/// How long a search for a game that begins now lasts unless the page renews it.
pub(crate) const LIVE_LEASE: Millis = 20_000;
/// Whoever would get bots within this time plays along when somebody gets them now.
const ALONG: Millis = 10_000;
/// How long one process has the work for itself.
const SHIFT: Millis = 15_000;
/// The work, in the database.
const WORK: &str = "matching";
/// The number of rounds after which ended searches are deleted.
const SWEEP: u32 = 30;
/// The level of the bot that replaces people who leave or run out of time.
const STAND_IN: u8 = 3;
/// The levels of bots.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=6;

impl Preset {
    /// How many people play: at least, and at most.
    pub(crate) const fn sizes(self) -> (usize, usize) {
        match self {
            Self::LiveTwo | Self::Days => (2, 2),
            Self::LiveMore => (3, 4),
        }
    }

    /// Whether the game begins now, with everybody there.
    pub(crate) const fn is_live(self) -> bool {
        !matches!(self, Self::Days)
    }

    /// How long people may think.
    pub(crate) const fn clock(self) -> Clock {
        match self {
            Self::LiveTwo | Self::LiveMore => Clock::Minutes { minutes: 20, increment_seconds: 15 },
            Self::Days => Clock::Days { days: 3 },
        }
    }

    /// How long a search lasts unless it is renewed.
    pub(crate) const fn lease(self) -> Millis {
        match self {
            Self::LiveTwo | Self::LiveMore => LIVE_LEASE,
            Self::Days => limits::SEEK.as_millis() as Millis,
        }
    }

    /// The ratings that count for it.
    const fn kind(self) -> RatingKind {
        match self {
            Self::LiveTwo | Self::Days => RatingKind::Two,
            Self::LiveMore => RatingKind::More,
        }
    }

    const fn pace(self) -> Pace {
        match self {
            Self::LiveTwo | Self::LiveMore => {
                Pace { range: 150, widens: (5, 1000), patience: 3 * MINUTE, small: MINUTE / 3 }
            }
            Self::Days => {
                Pace { range: 150, widens: (50, 60 * MINUTE), patience: 12 * 60 * MINUTE, small: 0 }
            }
        }
    }
}

const MINUTE: Millis = 60_000;

/// People for one table.
#[derive(Debug)]
struct Company<'a> {
    people: Vec<&'a Seeker>,
    bots: usize,
}

/// Looks for people who can play each other, until the server stops.
pub(crate) async fn run(app: App) {
    let holder = crate::identity::random_text::<16>();
    for round in 1u32.. {
        match Box::pin(look(&app, &holder, round.is_multiple_of(SWEEP))).await {
            Ok(()) | Err(StoreError::CannotWrite | StoreError::Unavailable(_) | StoreError::Closed) => {}
            Err(error) => tracing::error!(%error, "cannot look for people who can play each other"),
        }
        tokio::select! {
            () = tokio::time::sleep(app.config.find.tick) => {}
            () = app.stop.cancelled() => return,
        }
    }
}

async fn look(app: &App, holder: &str, sweep: bool) -> Result<(), StoreError> {
    if app.store.cannot_write() {
        return Ok(());
    }
    let now = clock::now();
    if sweep {
        app.store.sweep_seeks(now - 2 * LIVE_LEASE).await?;
    }
    let seekers = app.store.seekers(now).await?;
    if seekers.is_empty() {
        return Ok(());
    }
    let apart = app.store.blocks_among_seekers().await?;
    let companies = companies(&seekers, &apart, now);
    if companies.is_empty() || !app.store.take_shift(WORK, holder, now, now + SHIFT).await? {
        return Ok(());
    }
    for company in companies {
        // What another process did a moment ago, or somebody who has just left, is no failure.
        match seat(app, &company).await {
            Ok(()) | Err(StoreError::Gone | StoreError::NoPerson) => {}
            Err(error @ (StoreError::CannotWrite | StoreError::Unavailable(_) | StoreError::Closed)) => {
                return Err(error);
            }
            Err(error) => tracing::error!(%error, "cannot make a table for people who were found"),
        }
    }
    Ok(())
}

/// Who plays whom now. Pure.
fn companies<'a>(seekers: &'a [Seeker], blocks: &[(PersonId, PersonId)], now: Millis) -> Vec<Company<'a>> {
    let mut wishes: BTreeMap<(&str, Preset, bool), Vec<&Seeker>> = BTreeMap::new();
    for seeker in seekers {
        wishes.entry((&seeker.game, seeker.preset(), seeker.is_rated())).or_default().push(seeker);
    }
    let mut found = Vec::new();
    // Nobody plays two games at the same time.
    let mut playing: HashSet<&PersonId> = HashSet::new();
    for ((_, preset, _), mut people) in wishes {
        let live = preset.is_live();
        people.retain(|seeker| !live || !playing.contains(&seeker.person));
        let apart = apart(&people, blocks);
        let waiting: Vec<_> = people
            .iter()
            .map(|seeker| Waiting {
                rating: seeker.rating().unwrap_or_else(new_rating),
                waited: now - seeker.created,
            })
            .collect();
        let mut groups: Vec<_> = pairing::groups(&waiting, preset.sizes(), &preset.pace(), &apart)
            .into_iter()
            .map(|group| (group, 0))
            .collect();
        let taken: HashSet<usize> = groups.iter().flat_map(|(group, _)| group).copied().collect();
        groups.extend(with_bots(&people, &taken, &apart, preset, now));
        for (group, bots) in groups {
            let people: Vec<_> = group.into_iter().map(|at| people[at]).collect();
            if live {
                playing.extend(people.iter().map(|seeker| &seeker.person));
            }
            found.push(Company { people, bots });
        }
    }
    found
}

fn new_rating() -> i64 {
    Rating::NEW.points.round() as i64
}

/// Who must not meet, by their places in the list.
fn apart(people: &[&Seeker], blocks: &[(PersonId, PersonId)]) -> Apart {
    let places: HashMap<_, _> = people.iter().enumerate().map(|(at, seeker)| (&seeker.person, at)).collect();
    blocks.iter().filter_map(|(one, other)| Some((*places.get(one)?, *places.get(other)?))).collect()
}

/// Those who have waited for people as long as they wanted, with the bots that take the missing seats; the longest waiting first. Whoever
/// would get bots in a moment plays with them instead of with bots alone.
fn with_bots(
    people: &[&Seeker],
    taken: &HashSet<usize>,
    apart: &Apart,
    preset: Preset,
    now: Millis,
) -> Vec<(Vec<usize>, usize)> {
    let (least, most) = preset.sizes();
    let within =
        |at: usize, moment: Millis| people[at].bots_at.is_some_and(|bots_at| bots_at <= now + moment);
    let mut left: Vec<usize> =
        (0..people.len()).filter(|at| !taken.contains(at) && within(*at, ALONG)).collect();
    let mut found = Vec::new();
    while let Some(first) = left.iter().position(|&at| within(at, 0)) {
        let mut group = vec![left.remove(first)];
        // There is a bot at every such table: if there were people enough, they would play without.
        left.retain(|&next| {
            let fits = group.len() + 1 < most.max(least)
                && group.iter().all(|&one| !apart.contains(&(one, next)) && !apart.contains(&(next, one)));
            if fits {
                group.push(next);
            }
            !fits
        });
        let bots = least.max(group.len() + 1) - group.len();
        found.push((group, bots));
    }
    found
}

/// Makes the table of people who were found for each other. All or nothing.
async fn seat(app: &App, company: &Company<'_>) -> Result<(), StoreError> {
    let Some(sheet) = sheet_of(company) else { return Ok(()) };
    let (now, preset) = (sheet.created, company.people[0].preset());
    let due = match preset.is_live() {
        true => now + app.config.patience.no_show.as_millis() as Millis,
        false => now,
    };
    let told = company.people.iter().filter(|_| !preset.is_live());
    let bell = |seeker: &Seeker| NewBell {
        person: Some(seeker.person.clone()),
        table: sheet.id.clone(),
        kind: BellKind::Found,
        mark: 0,
        created: now,
        due: now,
    };
    let mut seeks: Vec<_> = company
        .people
        .iter()
        .map(|seeker| (seeker.id.clone(), seeker.person.clone(), preset.is_live()))
        .collect();
    seeks.sort();
    let lease = now + limits::SEEK_FOUND.as_millis() as Millis;
    let write = TableWrite {
        touch: Some(Touch { summary: Summary::default(), due: Some(due), changed: now }),
        sheet: Some(SheetRow::of(&sheet)?),
        seeks: Some(SeekWrite::Found { seeks, now, lease }),
        bells: told.map(|seeker| bell(seeker)).collect(),
        people: company.people.iter().map(|seeker| seeker.person.clone()).collect(),
        ..TableWrite::to(sheet.id.clone())
    };
    app.store.write(write).await?;
    if !preset.is_live() {
        // If this server dies first, another one finds that the table is due.
        app.tables.wake(vec![sheet.id]).await;
    }
    Ok(())
}

/// The sheet of a table for people who were found, in a random order; `None` if the game cannot be played like that any more.
fn sheet_of(company: &Company<'_>) -> Option<Sheet> {
    let Company { people, bots } = company;
    let first = people.first()?;
    let player = |seeker: &Seeker| Player {
        id: seeker.person.clone(),
        name: seeker.name.clone(),
        account: seeker.has_account(),
    };
    let ratings: i64 = people.iter().map(|seeker| seeker.rating().unwrap_or_else(new_rating)).sum();
    let level = level_near(&first.game, first.preset().kind(), ratings / people.len() as i64);
    let mut seats = vec![SeatPlan::Me];
    seats.extend(people[1..].iter().map(|_| SeatPlan::Open));
    seats.extend((0..*bots).map(|_| SeatPlan::Bot { level }));
    let request = NewTable {
        game: first.game.clone(),
        players: seats.len() as u8,
        options: BTreeMap::new(),
        rules_version: None,
        seats,
        public: true,
        clock: first.preset().clock(),
        stand_in: STAND_IN,
        hints: false,
        rated: first.is_rated(),
        rated_bots: first.is_rated() && *bots > 0,
        contribution: None,
        contribute_later: false,
    };
    let mut rng = unpredictable();
    let made = Sheet::make(&request, &player(first), clock::now(), &mut rng);
    let mut sheet = made
        .inspect_err(|error| tracing::warn!(game = first.game, %error, "people were found who cannot play"))
        .ok()?;
    let open = sheet.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Open);
    for (seat, seeker) in open.zip(&people[1..]) {
        *seat = SeatSheet::person(&player(seeker));
    }
    sheet.seats.shuffle(&mut rng);
    sheet.found = true;
    // With days per turn nobody need be there for the beginning.
    for seat in sheet.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Person) {
        seat.ready = !first.preset().is_live();
    }
    Some(sheet)
}

/// The level of bots whose rating is closest.
fn level_near(game: &str, kind: RatingKind, rating: i64) -> u8 {
    let distance = |level: &u8| (Rating::bot(game, kind, *level).points.round() as i64 - rating).abs();
    LEVELS.min_by_key(distance).unwrap_or(STAND_IN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_about_as_strong_as_the_people() {
        for kind in [RatingKind::Two, RatingKind::More] {
            assert_eq!(level_near("tigris", kind, 400), 1);
            assert_eq!(level_near("tigris", kind, 1490), 3);
            assert_eq!(level_near("tigris", kind, 2900), 6);
        }
    }
}
