//! The archive: finished games, found again by what people remember of them.

use std::collections::HashMap;

use sqlx::FromRow;

use super::{
    Kind, NewRating, Result, Statement, Store, StoreError, UnknownWord, can_exist, to_json, writer::Arg,
};
use crate::{
    api::{
        ArchivedGame, ArchivedSeat, EndReason, GamesPlayed, Learned, PersonId, SeatKind, SeatResult, TableId,
    },
    limits,
    tables::Sheet,
};

/// A game that is over.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    game: String,
    players: u8,
    public: bool,
    rated: bool,
    imported: bool,
    finished: i64,
    actions: usize,
    ending: String,
    seats: Vec<EndedSeat>,
    /// What it makes of ratings.
    pub(crate) ratings: Vec<NewRating>,
}

#[derive(Clone, Debug)]
struct EndedSeat {
    kind: SeatKind,
    person: Option<PersonId>,
    name: String,
    level: Option<u8>,
    score: i32,
    place: u8,
    rating: Option<i64>,
}

const fn word(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Open => "open",
        SeatKind::Person => "person",
        SeatKind::Bot => "bot",
        SeatKind::Local => "local",
    }
}

fn kind(word: String) -> Result<SeatKind> {
    match word.as_str() {
        "open" => Ok(SeatKind::Open),
        "person" => Ok(SeatKind::Person),
        "bot" => Ok(SeatKind::Bot),
        "local" => Ok(SeatKind::Local),
        _ => Err(StoreError::Corrupt(UnknownWord(word).to_string())),
    }
}

impl Ended {
    /// The game of a sheet. `ratings` are those of the seats before it, in whole points, as far as they are known.
    pub(crate) fn of(
        sheet: &Sheet,
        result: &[SeatResult],
        reason: Option<&EndReason>,
        actions: usize,
        finished: i64,
        ratings: &[Option<i64>],
    ) -> Self {
        let ending = match reason {
            Some(EndReason::Rules { reason }) => reason,
            Some(EndReason::Resigned { .. }) => "resigned",
            Some(EndReason::Abandoned) => "abandoned",
            Some(EndReason::Text { .. }) | None => "unknown",
        };
        let seats = sheet.seats.iter().enumerate().map(|(at, who)| {
            let own = result.iter().find(|one| one.seat.index() == at);
            EndedSeat {
                kind: who.kind,
                person: who.person.clone(),
                name: who.name.clone(),
                level: who.level,
                score: own.map_or(0, |own| own.score),
                place: own.map_or(0, |own| own.rank),
                rating: ratings.get(at).copied().flatten(),
            }
        });
        Self {
            game: sheet.game.clone(),
            players: sheet.players,
            public: sheet.public,
            rated: sheet.rated,
            imported: sheet.imported,
            finished,
            actions,
            ending: ending.to_owned(),
            seats: seats.collect(),
            ratings: Vec::new(),
        }
    }

    /// Takes people out who do not exist any more.
    pub(crate) fn forget(&mut self, exists: impl Fn(&PersonId) -> bool) {
        for seat in &mut self.seats {
            seat.person.take_if(|person| !exists(person));
        }
    }

    /// The statements that store it.
    pub(super) fn statements(&self, table: &TableId) -> Vec<Statement> {
        let strength = self.seats.iter().filter_map(|seat| seat.rating).max();
        let mut statements = vec![Statement::new(
            "INSERT INTO archive (table_id, game, players, public, rated, imported, finished, actions, ending, strength) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            [
                table.as_str().into(),
                self.game.as_str().into(),
                i64::from(self.players).into(),
                i64::from(self.public).into(),
                i64::from(self.rated).into(),
                i64::from(self.imported).into(),
                self.finished.into(),
                (self.actions as i64).into(),
                self.ending.as_str().into(),
                strength.into(),
            ],
        )];
        for (seat, who) in (0i64..).zip(&self.seats) {
            statements.push(Statement::new(
                "INSERT INTO archive_seats (table_id, seat, kind, person, name, level, score, place, rating, finished) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                [
                    table.as_str().into(),
                    seat.into(),
                    word(who.kind).into(),
                    who.person.as_ref().map(|person| person.0.clone()).into(),
                    who.name.as_str().into(),
                    who.level.map(i64::from).into(),
                    i64::from(who.score).into(),
                    i64::from(who.place).into(),
                    who.rating.into(),
                    self.finished.into(),
                ],
            ));
        }
        statements.extend(self.ratings.iter().flat_map(|rating| rating.statements(table, &self.game)));
        statements
    }
}

/// A place in the archive, between two games.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub(crate) struct ArchivePlace {
    finished: i64,
    table_id: String,
}

impl ArchivePlace {
    /// After everything that ended later than a moment.
    pub(crate) fn at(finished: i64) -> Self {
        Self { finished, table_id: String::new() }
    }

    /// Whichever comes later in the list.
    pub(crate) fn or_later(self, other: Self) -> Self {
        if other.finished <= self.finished { other } else { self }
    }
}

impl std::fmt::Display for ArchivePlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.finished, self.table_id)
    }
}

impl std::str::FromStr for ArchivePlace {
    type Err = ();

    fn from_str(text: &str) -> std::result::Result<Self, ()> {
        let (finished, table) = text.split_once('.').ok_or(())?;
        let finished = finished.parse().map_err(|_| ())?;
        if can_exist(table) { Ok(Self { finished, table_id: table.to_owned() }) } else { Err(()) }
    }
}

/// Which games to look for.
#[derive(Clone, Debug, Default)]
pub(crate) struct ArchiveFilter {
    pub(crate) game: Option<String>,
    pub(crate) players: Option<i64>,
    pub(crate) rated: Option<bool>,
    pub(crate) from: Option<i64>,
    pub(crate) min_actions: Option<i64>,
    pub(crate) max_actions: Option<i64>,
    pub(crate) ending: Option<String>,
    pub(crate) min_strength: Option<i64>,
    pub(crate) max_strength: Option<i64>,
}

/// Whose games to look for.
#[derive(Clone, Debug)]
pub(crate) enum ArchiveScope {
    /// Everybody's public ones.
    Public,
    /// All of the person who asks, on any device.
    Own(PersonId),
    /// Those of somebody else that `viewer` may see: all in which they played together, and public ones if `shown`.
    Of { player: PersonId, viewer: Option<PersonId>, shown: bool },
}

/// The text of a query as it grows, with its values.
#[derive(Default)]
struct Sql {
    text: String,
    args: Vec<Arg>,
}

impl Sql {
    /// Adds a piece in which `?` stands for a value.
    fn add(&mut self, piece: &str, arg: impl Into<Arg>) {
        self.args.push(arg.into());
        self.text.push_str(&piece.replace('?', &format!("${}", self.args.len())));
    }

    /// Adds a condition if there is something to ask for.
    fn and<T: Into<Arg>>(&mut self, condition: &str, arg: Option<T>) {
        if let Some(arg) = arg {
            self.add(&format!(" AND {condition}"), arg);
        }
    }
}

#[derive(FromRow)]
struct GameRow {
    table_id: TableId,
    game: String,
    players: i64,
    public: i64,
    rated: i64,
    imported: i64,
    finished: i64,
    actions: i64,
    ending: String,
}

#[derive(FromRow)]
struct SeatRow {
    table_id: TableId,
    seat: i64,
    kind: String,
    person: Option<PersonId>,
    name: String,
    level: Option<i64>,
    score: i64,
    place: i64,
    rating: Option<i64>,
}

impl Store {
    /// Games that a filter lets through, the latest first, and where the list goes on. A limited number of games is looked at, so that no
    /// filter takes long, whatever it finds.
    pub(crate) async fn archived(
        &self,
        scope: &ArchiveScope,
        filter: &ArchiveFilter,
        after: ArchivePlace,
        limit: i64,
    ) -> Result<(Vec<ArchivedGame>, Option<ArchivePlace>)> {
        let window = window(scope, filter, &after);
        let mut sql = Sql {
            text: format!("SELECT part.finished, part.table_id FROM ({}", window.text),
            args: window.args,
        };
        sql.add(" LIMIT ?) AS part", limits::ARCHIVE_WINDOW);
        conditions(scope, filter, &mut sql);
        sql.add(" ORDER BY part.finished DESC, part.table_id LIMIT ?", limit + 1);
        let mut found: Vec<ArchivePlace> = self.places(sql).await?;
        let next = if found.len() as i64 > limit {
            found.truncate(limit as usize);
            found.last().cloned()
        } else {
            // Everything in the window was looked at; there may be more behind it.
            let mut end = window_end(scope, filter, &after);
            end.add(" LIMIT 1 OFFSET ?", limits::ARCHIVE_WINDOW - 1);
            self.places(end).await?.pop()
        };
        let ids: Vec<_> = found.into_iter().map(|place| place.table_id).collect();
        Ok((self.archived_games(&ids).await?, next))
    }

    async fn places(&self, sql: Sql) -> Result<Vec<ArchivePlace>> {
        let mut query = sqlx::query_as(sqlx::AssertSqlSafe(sql.text));
        for arg in sql.args {
            query = match arg {
                Arg::Text(text) => query.bind(text),
                Arg::Int(number) => query.bind(number),
            };
        }
        Ok(query.fetch_all(&self.read).await?)
    }

    /// Games with their players, in the order of the ids.
    async fn archived_games(&self, ids: &[String]) -> Result<Vec<ArchivedGame>> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let list = to_json("a list of tables", &ids)?;
        let (games, seats) = match self.kind() {
            Kind::Sqlite => (GAMES_SQLITE, SEATS_SQLITE),
            Kind::Postgres => (GAMES_POSTGRES, SEATS_POSTGRES),
        };
        let rows: Vec<SeatRow> = sqlx::query_as(seats).bind(list.clone()).fetch_all(&self.read).await?;
        let mut seats: HashMap<TableId, Vec<ArchivedSeat>> = HashMap::new();
        for row in rows {
            let level = row.level.map(u8::try_from).transpose();
            let level = level.map_err(|_| StoreError::Corrupt(format!("a bot of level {:?}", row.level)))?;
            seats.entry(row.table_id).or_default().push(ArchivedSeat {
                seat: super::tables::seat(row.seat)?,
                kind: kind(row.kind)?,
                name: row.name,
                person: row.person,
                level,
                score: row.score,
                rank: row.place,
                rating: row.rating,
            });
        }
        let rows: Vec<GameRow> = sqlx::query_as(games).bind(list).fetch_all(&self.read).await?;
        let games = rows.into_iter().map(|row| ArchivedGame {
            seats: seats.remove(&row.table_id).unwrap_or_default(),
            table: row.table_id,
            game: row.game,
            players: row.players,
            public: row.public != 0,
            rated: row.rated != 0,
            imported: row.imported != 0,
            finished: row.finished,
            actions: row.actions,
            ending: row.ending,
        });
        let mut games: HashMap<String, ArchivedGame> =
            games.map(|game| (game.table.0.clone(), game)).collect();
        Ok(ids.iter().filter_map(|id| games.remove(id)).collect())
    }

    /// How a person did, by game, number of players and seat.
    pub(crate) async fn games_played(&self, person: &PersonId) -> Result<Vec<GamesPlayed>> {
        let query = sqlx::query_as(
            "SELECT game, players, seat, COUNT(*) AS played, COUNT(CASE WHEN place = 1 THEN 1 END) AS won \
             FROM archive_seats JOIN archive ON archive.table_id = archive_seats.table_id \
             WHERE person = $1 AND kind = 'person' AND imported = 0 AND ending <> 'abandoned' \
             GROUP BY game, players, seat ORDER BY game, players, seat",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// The rated games that a person won alone against the strongest opponents; only those that `viewer` may see.
    pub(crate) async fn best_victories(&self, person: &PersonId, is_own: bool) -> Result<Vec<ArchivedGame>> {
        let query = sqlx::query_scalar(
            "SELECT archive.table_id FROM archive_seats AS own JOIN archive ON archive.table_id = own.table_id \
             JOIN archive_seats AS other ON other.table_id = own.table_id AND other.seat <> own.seat \
             WHERE own.person = $1 AND own.kind = 'person' AND own.place = 1 AND rated = 1 AND (public = 1 OR $2 = 1) AND other.rating IS NOT NULL \
             GROUP BY archive.table_id HAVING MIN(other.place) > 1 \
             ORDER BY MAX(other.rating) DESC, archive.table_id LIMIT $3",
        );
        let query = query.bind(person.0.clone()).bind(i64::from(is_own)).bind(limits::VICTORIES);
        let ids: Vec<String> = query.fetch_all(&self.read).await?;
        self.archived_games(&ids).await
    }

    /// What a person has learned, by game.
    pub(crate) async fn learned(&self, person: &PersonId) -> Result<Vec<Learned>> {
        let query = sqlx::query_as(
            "SELECT game, CAST(SUM(lessons) AS BIGINT) AS lessons, CAST(SUM(steps) AS BIGINT) AS steps, \
             CAST(SUM(puzzles) AS BIGINT) AS puzzles FROM ( \
                SELECT game, COUNT(DISTINCT lesson) AS lessons, COUNT(*) AS steps, 0 AS puzzles \
                FROM lesson_steps WHERE person = $1 GROUP BY game \
                UNION ALL SELECT game, 0, 0, COUNT(*) FROM puzzle_attempts \
                WHERE person = $1 AND result = 'first' GROUP BY game \
             ) AS parts GROUP BY game ORDER BY game",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }
}

/// The games to look at, in their order, without the limit. What it asks for is in an index.
fn window(scope: &ArchiveScope, filter: &ArchiveFilter, after: &ArchivePlace) -> Sql {
    let mut sql = Sql::default();
    match scope {
        ArchiveScope::Public => {
            sql.text.push_str(
                "SELECT finished, table_id, players, rated, actions, ending, strength FROM archive WHERE public = 1",
            );
            sql.and("game = ?", filter.game.clone());
        }
        ArchiveScope::Own(person) => {
            sql.add(
                "SELECT DISTINCT finished, table_id FROM archive_seats WHERE person = ?",
                person.as_str(),
            );
        }
        ArchiveScope::Of { player, .. } => {
            sql.add(
                "SELECT finished, table_id FROM archive_seats WHERE kind = 'person' AND person = ?",
                player.as_str(),
            );
        }
    }
    sql.and("finished >= ?", filter.from);
    sql.add(" AND finished <= ?", after.finished);
    sql.add(" AND (finished < ?", after.finished);
    sql.add(" OR table_id > ?) ORDER BY finished DESC, table_id", after.table_id.as_str());
    sql
}

/// The same, for the place where the window ends.
fn window_end(scope: &ArchiveScope, filter: &ArchiveFilter, after: &ArchivePlace) -> Sql {
    let window = window(scope, filter, after);
    match scope {
        // Only what is needed, so that the rest need not be fetched.
        ArchiveScope::Public => Sql {
            text: window.text.replacen(", players, rated, actions, ending, strength", "", 1),
            args: window.args,
        },
        ArchiveScope::Own(_) | ArchiveScope::Of { .. } => window,
    }
}

/// What the games of a window must fulfil.
fn conditions(scope: &ArchiveScope, filter: &ArchiveFilter, sql: &mut Sql) {
    let mut opponents = None;
    let strength = match scope {
        ArchiveScope::Public => {
            sql.text.push_str(" WHERE 1 = 1");
            "strength"
        }
        ArchiveScope::Own(person) | ArchiveScope::Of { player: person, .. } => {
            sql.text.push_str(" JOIN archive ON archive.table_id = part.table_id WHERE 1 = 1");
            sql.and("archive.game = ?", filter.game.clone());
            opponents = Some(person);
            "(SELECT MAX(rating) FROM archive_seats AS other WHERE other.table_id = part.table_id \
             AND (other.person IS NULL OR other.person <> ?))"
        }
    };
    if let ArchiveScope::Of { viewer, shown, .. } = scope {
        sql.add(" AND ((archive.public = 1 AND ? = 1)", i64::from(*shown));
        let viewer = viewer.as_ref().map_or("", PersonId::as_str);
        sql.add(
            " OR EXISTS (SELECT 1 FROM archive_seats AS own WHERE own.table_id = part.table_id AND own.person = ?))",
            viewer,
        );
    }
    sql.and("players = ?", filter.players);
    sql.and("rated = ?", filter.rated.map(i64::from));
    sql.and("actions >= ?", filter.min_actions);
    sql.and("actions <= ?", filter.max_actions);
    sql.and("ending = ?", filter.ending.clone());
    for (bound, points) in [(">= ?", filter.min_strength), ("<= ?", filter.max_strength)] {
        let Some(points) = points else { continue };
        match opponents {
            None => sql.text.push_str(&format!(" AND {strength} ")),
            Some(person) => sql.add(&format!(" AND {strength} "), person.as_str()),
        }
        sql.add(bound, points);
    }
}

const GAMES_SQLITE: &str = "SELECT table_id, game, players, public, rated, imported, finished, actions, ending FROM archive \
     WHERE table_id IN (SELECT value FROM json_each($1))";
const GAMES_POSTGRES: &str = "SELECT table_id, game, players, public, rated, imported, finished, actions, ending FROM archive \
     WHERE table_id IN (SELECT json_array_elements_text($1::json))";
/// With the names that people have now.
const SEATS_SQLITE: &str = "SELECT table_id, seat, kind, CASE kind WHEN 'person' THEN person END AS person, \
     COALESCE(CASE kind WHEN 'person' THEN people.name END, archive_seats.name) AS name, level, score, place, rating \
     FROM archive_seats LEFT JOIN people ON people.id = person \
     WHERE table_id IN (SELECT value FROM json_each($1)) ORDER BY table_id, seat";
const SEATS_POSTGRES: &str = "SELECT table_id, seat, kind, CASE kind WHEN 'person' THEN person END AS person, \
     COALESCE(CASE kind WHEN 'person' THEN people.name END, archive_seats.name) AS name, level, score, place, rating \
     FROM archive_seats LEFT JOIN people ON people.id = person \
     WHERE table_id IN (SELECT json_array_elements_text($1::json)) ORDER BY table_id, seat";
