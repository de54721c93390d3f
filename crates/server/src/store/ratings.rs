//! Ratings: what games have made of them, and who leads.

use sqlx::FromRow;

use super::{Result, Statement, Store, StoreError, UnknownWord, can_exist};
use crate::{
    api::{
        Leader, PersonId, PersonRating, RatingChange, RatingKind, RatingNews, RatingPoint, ShownProfile,
        ShownTo, SuspiciousPair, TableId,
    },
    limits,
    ratings::Rating,
};

/// How many rated games of two people against each other a host may want to look at.
const MANY: i64 = 5;

/// A rating that a game has changed.
#[derive(Clone, Debug)]
pub(crate) struct NewRating {
    /// Whose it is.
    pub(crate) person: PersonId,
    /// Where they sat.
    pub(crate) seat: u8,
    /// For how many players it is.
    pub(crate) kind: RatingKind,
    /// What it was; `None` for the first game.
    pub(crate) before: Option<Rating>,
    /// What it is now.
    pub(crate) after: Rating,
}

impl NewRating {
    /// What people get to see of it.
    pub(crate) fn shown(&self) -> RatingChange {
        RatingChange {
            seat: shinar_core::Seat(self.seat),
            before: self.before.map(|before| before.points.round() as i32),
            after: self.after.points.round() as i32,
            deviation: self.after.deviation.round() as i32,
        }
    }

    /// The statements that store it, unless somebody else has changed the rating since it was read.
    pub(super) fn statements(&self, table: &TableId, game: &str) -> [Statement; 2] {
        let Self { person, seat, kind, before, after } = self;
        let before_games = before.map_or(0, |before| before.games);
        let current = Statement::one(
            "INSERT INTO ratings (person, game, kind, rating, deviation, volatility, assured, games, changed, shown) \
             SELECT $1, $2, $3, CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT), CAST($7 AS BIGINT), \
             CAST($8 AS BIGINT), CAST($9 AS BIGINT), show_ratings FROM people WHERE id = $1 \
             ON CONFLICT (person, game, kind) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
             volatility = excluded.volatility, assured = excluded.assured, games = excluded.games, \
             changed = excluded.changed, shown = excluded.shown WHERE ratings.games = $10",
            [
                person.as_str().into(),
                game.into(),
                kind.text().into(),
                thousandths(after.points).into(),
                thousandths(after.deviation).into(),
                ((after.volatility * 1e6).round() as i64).into(),
                thousandths(after.assured()).into(),
                after.games.into(),
                after.changed.into(),
                before_games.into(),
            ],
            StoreError::RatingMoved,
        );
        let change = Statement::new(
            "INSERT INTO rating_changes (table_id, seat, person, game, kind, before, rating, deviation, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            [
                table.as_str().into(),
                i64::from(*seat).into(),
                person.as_str().into(),
                game.into(),
                kind.text().into(),
                before.map(|before| thousandths(before.points)).into(),
                thousandths(after.points).into(),
                thousandths(after.deviation).into(),
                after.changed.into(),
            ],
        );
        [current, change]
    }
}

fn thousandths(points: f64) -> i64 {
    (points * 1000.0).round() as i64
}

/// Stored thousandths as whole points.
fn points(thousandths: i64) -> i64 {
    (thousandths as f64 / 1000.0).round() as i64
}

fn kind(word: String) -> Result<RatingKind> {
    match word.as_str() {
        "two" => Ok(RatingKind::Two),
        "more" => Ok(RatingKind::More),
        _ => Err(StoreError::Corrupt(UnknownWord(word).to_string())),
    }
}

/// What some changes, the earliest first, have made of ratings: game, kind, what it was and what it became.
pub(super) fn rating_news(changes: Vec<(String, String, Option<i64>, i64)>) -> Result<Vec<RatingNews>> {
    let mut news: Vec<RatingNews> = Vec::new();
    for (game, word, before, after) in changes {
        let (kind, after) = (kind(word)?, points(after));
        match news.iter_mut().find(|one| one.game == game && one.kind == kind) {
            Some(one) => one.after = after,
            None => news.push(RatingNews { game, kind, before: before.map(points), after }),
        }
    }
    Ok(news)
}

/// A rating, as it is stored.
#[derive(FromRow)]
struct RatingRow {
    game: String,
    kind: String,
    rating: i64,
    deviation: i64,
    volatility: i64,
    games: i64,
    changed: i64,
}

#[derive(FromRow)]
struct PointRow {
    table_id: TableId,
    rating: i64,
    deviation: i64,
    at: i64,
}

#[derive(FromRow)]
struct LeaderRow {
    person: PersonId,
    name: String,
    rating: i64,
    deviation: i64,
    assured: i64,
    games: i64,
}

/// A place in a leaderboard, after somebody.
#[derive(Clone, Debug)]
pub(crate) struct LeaderPlace {
    place: i64,
    assured: i64,
    person: String,
}

impl LeaderPlace {
    /// Above everybody.
    pub(crate) fn top() -> Self {
        Self { place: 0, assured: i64::MAX, person: String::new() }
    }
}

impl std::fmt::Display for LeaderPlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}", self.place, self.assured, self.person)
    }
}

impl std::str::FromStr for LeaderPlace {
    type Err = ();

    fn from_str(text: &str) -> std::result::Result<Self, ()> {
        let mut parts = text.splitn(3, '.');
        let mut next = || parts.next().ok_or(());
        let (place, assured) = (next()?.parse().map_err(|_| ())?, next()?.parse().map_err(|_| ())?);
        let person = next()?.to_owned();
        if can_exist(&person) { Ok(Self { place, assured, person }) } else { Err(()) }
    }
}

impl Store {
    /// The ratings of people who exist, in a game; `None` for those who have not played it.
    pub(crate) async fn ratings_in(
        &self,
        game: &str,
        kind: RatingKind,
        people: &[&PersonId],
    ) -> Result<Vec<(PersonId, Option<Rating>)>> {
        let mut found = Vec::new();
        for &person in people {
            let query = sqlx::query_as::<_, RatingRow>(
                "SELECT game, kind, rating, deviation, volatility, games, changed FROM ratings \
                 WHERE person = $1 AND game = $2 AND kind = $3",
            );
            let query = query.bind(person.0.clone()).bind(game.to_owned()).bind(kind.text());
            let rating = query.fetch_optional(&self.read).await?;
            let exists = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM people WHERE id = $1");
            if exists.bind(person.0.clone()).fetch_one(&self.read).await? > 0 {
                found.push((person.clone(), rating.map(RatingRow::read)));
            }
        }
        Ok(found)
    }

    /// What a table's game has changed.
    pub(crate) async fn rating_changes(&self, table: &TableId) -> Result<Vec<RatingChange>> {
        let query = sqlx::query_as::<_, (i64, Option<i64>, i64, i64)>(
            "SELECT seat, before, rating, deviation FROM rating_changes WHERE table_id = $1 ORDER BY seat",
        );
        let rows = query.bind(table.0.clone()).fetch_all(&self.read).await?;
        let change = |(seat, before, rating, deviation): (i64, Option<i64>, i64, i64)| {
            Ok(RatingChange {
                seat: super::tables::seat(seat)?,
                before: before.map(|before| points(before) as i32),
                after: points(rating) as i32,
                deviation: points(deviation) as i32,
            })
        };
        rows.into_iter().map(change).collect()
    }

    /// The ratings of a person, with what the last games made of them.
    pub(crate) async fn person_ratings(&self, person: &PersonId) -> Result<Vec<PersonRating>> {
        let query = sqlx::query_as::<_, RatingRow>(
            "SELECT game, kind, rating, deviation, volatility, games, changed FROM ratings \
             WHERE person = $1 ORDER BY game, kind DESC",
        );
        let rows = query.bind(person.0.clone()).fetch_all(&self.read).await?;
        let mut ratings = Vec::with_capacity(rows.len());
        for row in rows {
            let query = sqlx::query_as::<_, PointRow>(
                "SELECT table_id, rating, deviation, at FROM rating_changes \
                 WHERE person = $1 AND game = $2 AND kind = $3 ORDER BY at DESC LIMIT $4",
            );
            let query = query.bind(person.0.clone()).bind(row.game.clone()).bind(row.kind.clone());
            let history = query.bind(limits::RATING_HISTORY).fetch_all(&self.read).await?;
            let history = history.into_iter().rev().map(|point| RatingPoint {
                table: point.table_id,
                at: point.at,
                rating: points(point.rating),
                deviation: points(point.deviation),
            });
            ratings.push(PersonRating {
                kind: kind(row.kind)?,
                game: row.game,
                rating: points(row.rating),
                deviation: points(row.deviation),
                games: row.games,
                changed: row.changed,
                history: history.collect(),
            });
        }
        Ok(ratings)
    }

    /// A part of a leaderboard, and where it goes on.
    pub(crate) async fn leaders(
        &self,
        game: &str,
        kind: RatingKind,
        from: LeaderPlace,
        limit: i64,
    ) -> Result<(Vec<Leader>, Option<LeaderPlace>)> {
        // The index has them in this order, so that only the rows of the page are read.
        let query = sqlx::query_as::<_, LeaderRow>(
            "SELECT person, name, rating, deviation, assured, games FROM ratings JOIN people ON id = person \
             WHERE game = $1 AND kind = $2 AND shown = 1 AND assured <= $3 AND (assured < $3 OR person > $4) \
             ORDER BY assured DESC, person LIMIT $5",
        );
        let query = query.bind(game.to_owned()).bind(kind.text()).bind(from.assured).bind(from.person);
        let mut rows = query.bind(limit + 1).fetch_all(&self.read).await?;
        let more = rows.len() as i64 > limit;
        rows.truncate(limit as usize);
        let last = rows.last().filter(|_| more).map(|last| LeaderPlace {
            place: from.place + rows.len() as i64,
            assured: last.assured,
            person: last.person.0.clone(),
        });
        let leader = |(place, row): (i64, LeaderRow)| Leader {
            place,
            person: row.person,
            name: row.name,
            rating: points(row.rating),
            deviation: points(row.deviation),
            games: row.games,
        };
        Ok(((from.place + 1..).zip(rows).map(leader).collect(), last))
    }

    /// What of a person's profile others may see.
    pub(crate) async fn shown_profile(&self, person: &PersonId) -> Result<ShownProfile> {
        let query = sqlx::query_as::<_, (i64, i64, i64, String)>(
            "SELECT show_ratings, show_games, show_learning, show_presence FROM people WHERE id = $1",
        );
        let row = query.bind(person.0.clone()).fetch_optional(&self.read).await?;
        let (ratings, games, learning, presence) = row.unwrap_or_default();
        let presence = ShownTo::parse(&presence);
        Ok(ShownProfile { ratings: ratings != 0, games: games != 0, learning: learning != 0, presence })
    }

    /// Stores what of a person's profile others may see.
    pub(crate) async fn show_profile(&self, person: &PersonId, shown: ShownProfile) -> Result<()> {
        let ShownProfile { ratings, games, learning, presence } = shown;
        let settings = Statement::one(
            "UPDATE people SET show_ratings = $2, show_games = $3, show_learning = $4, show_presence = $5 WHERE id = $1",
            [
                person.as_str().into(),
                i64::from(ratings).into(),
                i64::from(games).into(),
                i64::from(learning).into(),
                presence.text().into(),
            ],
            StoreError::NoPerson,
        );
        let listed = Statement::new(
            "UPDATE ratings SET shown = $2 WHERE person = $1",
            [person.as_str().into(), i64::from(ratings).into()],
        );
        self.run(vec![settings, listed]).await.map(|_| ())
    }

    /// Pairs of accounts with many rated games of two against each other since a moment, the most one-sided first.
    pub(crate) async fn suspicious_pairs(&self, since: i64, limit: i64) -> Result<Vec<SuspiciousPair>> {
        // Of the two the one who won more often is named first; with as many wins it is the one with the smaller id.
        let query = sqlx::query_as(
            "SELECT winner, w.name AS winner_name, loser, l.name AS loser_name, games, won, resigned, actions, last FROM ( \
                SELECT one.person AS winner, other.person AS loser, COUNT(*) AS games, \
                    COUNT(CASE WHEN one.place < other.place THEN 1 END) AS won, \
                    COUNT(CASE WHEN one.place > other.place THEN 1 END) AS lost, \
                    COUNT(CASE WHEN ending = 'resigned' THEN 1 END) AS resigned, \
                    CAST(SUM(actions) / COUNT(*) AS BIGINT) AS actions, MAX(archive.finished) AS last \
                FROM archive JOIN archive_seats AS one ON one.table_id = archive.table_id \
                    JOIN archive_seats AS other ON other.table_id = archive.table_id AND other.person <> one.person \
                WHERE rated = 1 AND players = 2 AND archive.finished >= $1 \
                GROUP BY one.person, other.person \
             ) AS pairs JOIN people AS w ON w.id = winner JOIN people AS l ON l.id = loser \
             WHERE games >= $2 AND (won > lost OR (won = lost AND winner < loser)) \
             ORDER BY won - lost DESC, games DESC, winner, loser LIMIT $3",
        );
        Ok(query.bind(since).bind(MANY).bind(limit).fetch_all(&self.read).await?)
    }
}

impl RatingRow {
    fn read(self) -> Rating {
        Rating {
            points: self.rating as f64 / 1000.0,
            deviation: self.deviation as f64 / 1000.0,
            volatility: self.volatility as f64 / 1e6,
            games: self.games,
            changed: self.changed,
        }
    }
}
