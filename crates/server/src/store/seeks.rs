//! Who looks for opponents.

use std::collections::HashMap;

use sqlx::FromRow;

use super::{Kind, Quota, Result, Statement, Store, StoreError, UnknownWord, can_exist, to_json};
use crate::api::{PersonId, Preset, RatingKind, Seek, TableId};

impl Preset {
    /// Every preset.
    pub(crate) const ALL: [Self; 3] = [Self::LiveTwo, Self::LiveMore, Self::Days];

    /// The word in the store.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::LiveTwo => "live_two",
            Self::LiveMore => "live_more",
            Self::Days => "days",
        }
    }
}

/// A preset as the store writes it.
#[derive(Clone, Copy, Debug)]
struct StoredPreset(Preset);

impl TryFrom<String> for StoredPreset {
    type Error = UnknownWord;

    fn try_from(text: String) -> std::result::Result<Self, UnknownWord> {
        Preset::ALL.into_iter().find(|preset| preset.text() == text).map(Self).ok_or(UnknownWord(text))
    }
}

#[derive(FromRow)]
struct SeekRow {
    id: String,
    game: String,
    #[sqlx(try_from = "String")]
    preset: StoredPreset,
    rated: i64,
    bots_at: Option<i64>,
    created: i64,
    lease: i64,
    table_id: Option<TableId>,
}

impl SeekRow {
    fn read(self) -> Seek {
        let Self { id, game, preset, rated, bots_at, created, lease, table_id } = self;
        Seek { id, game, preset: preset.0, rated: rated != 0, bots_at, created, lease, table: table_id }
    }
}

/// Somebody who waits for opponents.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct Seeker {
    /// The id of the seek.
    pub(crate) id: String,
    /// Who it is.
    pub(crate) person: PersonId,
    /// The name that others see.
    pub(crate) name: String,
    /// Whether it is an account.
    account: i64,
    /// The game.
    pub(crate) game: String,
    #[sqlx(try_from = "String")]
    preset: StoredPreset,
    rated: i64,
    /// From when on bots may take the missing seats.
    pub(crate) bots_at: Option<i64>,
    /// Since when they wait.
    pub(crate) created: i64,
    /// The rating in thousandths of a point, if there is one.
    rating: Option<i64>,
}

impl Seeker {
    /// What kind of game.
    pub(crate) fn preset(&self) -> Preset {
        self.preset.0
    }

    /// Whether it is an account.
    pub(crate) fn has_account(&self) -> bool {
        self.account != 0
    }

    /// Whether the game is to count.
    pub(crate) fn is_rated(&self) -> bool {
        self.rated != 0
    }

    /// The rating in points, if there is one.
    pub(crate) fn rating(&self) -> Option<i64> {
        self.rating.map(|rating| (rating as f64 / 1000.0).round() as i64)
    }
}

/// What becomes of seeks, written together with their table.
#[derive(Clone, Debug)]
pub(crate) enum SeekWrite {
    /// Opponents were found for these, at a moment; they are remembered until another.
    Found {
        /// The seeks with their people, and whether they are there now.
        seeks: Vec<(String, PersonId, bool)>,
        /// When.
        now: i64,
        /// Until when the seeks are remembered.
        lease: i64,
    },
    /// Somebody did not come: those who did wait again until a moment.
    Missed {
        /// Who did come.
        present: Vec<PersonId>,
        /// Until when they wait.
        lease: i64,
    },
}

impl SeekWrite {
    /// The statements. They fail if one of the seeks is not waiting any more.
    pub(super) fn statements(&self, table: &TableId) -> Vec<Statement> {
        let mut statements = Vec::new();
        match self {
            Self::Found { seeks, now, lease } => {
                for (id, person, live) in seeks {
                    statements.push(Statement::one(
                        "UPDATE seeks SET state = 'found', table_id = $2, lease = $4 \
                         WHERE id = $1 AND state = 'waiting' AND lease >= $3",
                        [id.as_str().into(), table.as_str().into(), (*now).into(), (*lease).into()],
                        StoreError::Gone,
                    ));
                    // Nobody plays two games at the same time.
                    if *live {
                        statements.push(Statement::new(
                            "DELETE FROM seeks WHERE person = $1 AND state = 'waiting' AND preset <> 'days'",
                            [person.as_str().into()],
                        ));
                    }
                }
            }
            Self::Missed { present, lease } => {
                for person in present {
                    statements.push(Statement::new(
                        "UPDATE seeks SET state = 'waiting', table_id = NULL, lease = $3 \
                         WHERE table_id = $1 AND person = $2 AND state = 'found'",
                        [table.as_str().into(), person.as_str().into(), (*lease).into()],
                    ));
                }
                statements
                    .push(Statement::new("DELETE FROM seeks WHERE table_id = $1", [table.as_str().into()]));
            }
        }
        statements
    }
}

const COLUMNS: &str = "SELECT id, game, preset, rated, bots_at, created, lease, table_id FROM seeks";
const SHOWN_SQLITE: &str = "SELECT person, game, kind, rating FROM ratings WHERE shown = 1 \
     AND person IN (SELECT value FROM json_each($1))";
const SHOWN_POSTGRES: &str = "SELECT person, game, kind, rating FROM ratings WHERE shown = 1 \
     AND person IN (SELECT value FROM json_array_elements_text($1::json))";
/// The most people who are matched together.
const MOST: i64 = 5000;

/// Ratings in points, by person, game and kind.
pub(crate) type ShownRatings = HashMap<(PersonId, String, String), i32>;

impl Store {
    /// A person looks for opponents; a search for the same is changed, unless a table that is not over was found for it just now.
    pub(crate) async fn put_seek(&self, person: &PersonId, seek: &Seek) -> Result<()> {
        let mut statements = Quota::seat(person).statements();
        statements.push(Statement::new(
            "INSERT INTO seeks (id, person, game, preset, rated, bots_at, created, lease, state) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting') \
             ON CONFLICT (person, game, preset) DO UPDATE SET id = excluded.id, rated = excluded.rated, \
             bots_at = excluded.bots_at, lease = excluded.lease, state = 'waiting', table_id = NULL, \
             created = CASE WHEN seeks.state = 'waiting' AND seeks.rated = excluded.rated \
             AND seeks.lease >= excluded.created THEN seeks.created ELSE excluded.created END \
             WHERE seeks.state = 'waiting' OR seeks.lease < excluded.created \
             OR NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = seeks.table_id AND tables.state <> 'finished')",
            [
                seek.id.as_str().into(),
                person.as_str().into(),
                seek.game.as_str().into(),
                seek.preset.text().into(),
                i64::from(seek.rated).into(),
                seek.bots_at.into(),
                seek.created.into(),
                seek.lease.into(),
            ],
        ));
        self.run(statements).await.map(|_| ())
    }

    /// The seeks of a person, the latest first.
    pub(crate) async fn seeks_of(&self, person: &PersonId) -> Result<Vec<Seek>> {
        let sql = format!("{COLUMNS} WHERE person = $1 ORDER BY created DESC, id");
        let query = sqlx::query_as::<_, SeekRow>(sqlx::AssertSqlSafe(sql)).bind(person.0.clone());
        Ok(query.fetch_all(&self.read).await?.into_iter().map(SeekRow::read).collect())
    }

    /// Prolongs a seek that still waits; returns it as it is now, if it is there.
    pub(crate) async fn renew_seek(&self, person: &PersonId, id: &str, lease: i64) -> Result<Option<Seek>> {
        if !can_exist(id) {
            return Ok(None);
        }
        let renew = Statement::new(
            "UPDATE seeks SET lease = $3 WHERE id = $1 AND person = $2 AND state = 'waiting' AND lease < $3",
            [id.into(), person.as_str().into(), lease.into()],
        );
        self.run(vec![renew]).await?;
        let sql = format!("{COLUMNS} WHERE id = $1 AND person = $2");
        let query =
            sqlx::query_as::<_, SeekRow>(sqlx::AssertSqlSafe(sql)).bind(id.to_owned()).bind(person.0.clone());
        Ok(query.fetch_optional(&self.read).await?.map(SeekRow::read))
    }

    /// Ends a search; `false` if there is none.
    pub(crate) async fn delete_seek(&self, person: &PersonId, id: &str) -> Result<bool> {
        if !can_exist(id) {
            return Ok(false);
        }
        let delete = Statement::new(
            "DELETE FROM seeks WHERE id = $1 AND person = $2",
            [id.into(), person.as_str().into()],
        );
        Ok(self.run(vec![delete]).await? > 0)
    }

    /// Everybody who waits, the longest waiting first.
    pub(crate) async fn seekers(&self, now: i64) -> Result<Vec<Seeker>> {
        let query = sqlx::query_as(
            "SELECT seeks.id, seeks.person, people.name, CASE WHEN login IS NULL THEN 0 ELSE 1 END AS account, \
             seeks.game, preset, rated, bots_at, seeks.created, rating FROM seeks JOIN people ON people.id = seeks.person \
             LEFT JOIN ratings ON ratings.person = seeks.person AND ratings.game = seeks.game \
             AND ratings.kind = CASE preset WHEN 'live_more' THEN 'more' ELSE 'two' END \
             WHERE state = 'waiting' AND lease >= $1 AND banned IS NULL ORDER BY seeks.created, seeks.id LIMIT $2",
        );
        Ok(query.bind(now).bind(MOST).fetch_all(&self.read).await?)
    }

    /// Who has blocked whom among those who wait.
    pub(crate) async fn blocks_among_seekers(&self) -> Result<Vec<(PersonId, PersonId)>> {
        let query = sqlx::query_as(
            "SELECT person, other FROM relations WHERE kind = 'blocks' \
             AND person IN (SELECT person FROM seeks WHERE state = 'waiting') \
             AND other IN (SELECT person FROM seeks WHERE state = 'waiting')",
        );
        Ok(query.fetch_all(&self.read).await?)
    }

    /// Takes some work until a moment, or goes on with it; `false` if another process is doing it.
    pub(crate) async fn take_shift(&self, work: &str, holder: &str, now: i64, until: i64) -> Result<bool> {
        let take = Statement::new(
            "INSERT INTO shifts (work, holder, until) VALUES ($1, $2, $3) ON CONFLICT (work) \
             DO UPDATE SET holder = excluded.holder, until = excluded.until \
             WHERE shifts.holder = excluded.holder OR shifts.until < $4",
            [work.into(), holder.into(), until.into(), now.into()],
        );
        Ok(self.run(vec![take]).await? > 0)
    }

    /// Forgets seeks that ended before a moment.
    pub(crate) async fn sweep_seeks(&self, before: i64) -> Result<u64> {
        self.run(vec![Statement::new("DELETE FROM seeks WHERE lease < $1", [before.into()])]).await
    }

    /// The ratings of people who show them.
    pub(crate) async fn shown_ratings(&self, people: &[&PersonId]) -> Result<ShownRatings> {
        let sql = match self.kind() {
            Kind::Sqlite => SHOWN_SQLITE,
            Kind::Postgres => SHOWN_POSTGRES,
        };
        let query =
            sqlx::query_as::<_, (PersonId, String, String, i64)>(sql).bind(to_json("people", &people)?);
        let rows = query.fetch_all(&self.read).await?.into_iter();
        let points = |rating: i64| (rating as f64 / 1000.0).round() as i32;
        Ok(rows.map(|(person, game, kind, rating)| ((person, game, kind), points(rating))).collect())
    }
}

/// The key of a rating in [`ShownRatings`].
pub(crate) fn rating_key(person: &PersonId, game: &str, kind: RatingKind) -> (PersonId, String, String) {
    (person.clone(), game.to_owned(), kind.text().to_owned())
}
