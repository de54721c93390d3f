//! Who follows and who blocks whom, and who is here.

use std::collections::HashSet;

use sqlx::FromRow;

use super::{Kind, Result, Statement, Store, StoreError, TooMany, to_json};
use crate::{
    api::{Acquaintance, ExportedRelation, PersonId, Presence, RelationKind, ShownTo, TableId},
    limits,
};

impl RelationKind {
    /// The word in the store.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::Follows => "follows",
            Self::Blocks => "blocks",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        [Self::Follows, Self::Blocks].into_iter().find(|kind| kind.text() == word)
    }
}

impl ShownTo {
    /// The word in the store.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::Everybody => "everybody",
            Self::Friends => "friends",
            Self::Nobody => "nobody",
        }
    }

    /// What the store says; whatever is unknown is shown to nobody.
    pub(super) fn parse(word: &str) -> Self {
        [Self::Everybody, Self::Friends]
            .into_iter()
            .find(|shown| shown.text() == word)
            .unwrap_or(Self::Nobody)
    }
}

#[derive(FromRow)]
struct AcquaintanceRow {
    id: PersonId,
    name: String,
    show_presence: String,
    kind: Option<String>,
    their_kind: Option<String>,
    seen: Option<i64>,
    seated: Option<i64>,
    table_id: Option<TableId>,
    public: Option<i64>,
}

impl AcquaintanceRow {
    /// What the other person may know; `recent` is since when somebody counts as here.
    fn read(self, recent: i64) -> Acquaintance {
        let [kind, theirs] =
            [&self.kind, &self.their_kind].map(|word| word.as_deref().and_then(RelationKind::parse));
        let both = |sought| (kind, theirs) == (Some(sought), Some(sought));
        let blocked = [kind, theirs].contains(&Some(RelationKind::Blocks));
        let shown = !blocked
            && match ShownTo::parse(&self.show_presence) {
                ShownTo::Everybody => true,
                ShownTo::Friends => both(RelationKind::Follows),
                ShownTo::Nobody => false,
            };
        let presence = match (self.seen, self.table_id) {
            (_, Some(table)) if self.seated.is_some_and(|seated| seated >= recent) => {
                Presence::AtTable { table: Some(table).filter(|_| self.public == Some(1)) }
            }
            (Some(seen), _) if seen >= recent => Presence::Online,
            (seen, _) => Presence::Away { seen },
        };
        Acquaintance {
            person: self.id,
            name: self.name,
            kind,
            follows_you: theirs == Some(RelationKind::Follows),
            presence: shown.then_some(presence),
        }
    }
}

/// What is known of somebody, as another person `$1` may know it.
macro_rules! acquainted {
    ($who:literal) => {
        concat!(
            "SELECT people.id, people.name, show_presence, mine.kind AS kind, theirs.kind AS their_kind, \
             presence.seen AS seen, seated, tables.id AS table_id, public FROM people \
             LEFT JOIN relations AS mine ON mine.person = $1 AND mine.other = people.id \
             LEFT JOIN relations AS theirs ON theirs.person = people.id AND theirs.other = $1 \
             LEFT JOIN presence ON presence.person = people.id \
             LEFT JOIN tables ON tables.id = presence.table_id AND tables.state = 'running' \
             AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.person = people.id) WHERE ",
            $who
        )
    };
}

/// Fails the transaction if somebody has blocked the person.
const NOT_BLOCKED: &str = "UPDATE people SET seen = seen WHERE id = $1 AND NOT EXISTS \
     (SELECT 1 FROM relations WHERE person = $2 AND other = $1 AND kind = 'blocks')";
const RELATIONS_LEFT: &str = "UPDATE people SET seen = seen WHERE id = $1 \
     AND (SELECT COUNT(*) FROM relations WHERE person = $1 AND other <> $3) < $2";
const PRESENCE_SQLITE: &str = "INSERT INTO presence (person, seen, table_id, seated) \
     SELECT j.value ->> 0, j.value ->> 1, j.value ->> 2, CASE WHEN j.value ->> 2 IS NULL THEN 0 ELSE j.value ->> 1 END \
     FROM json_each($1) AS j JOIN people ON people.id = j.value ->> 0 WHERE true \
     ON CONFLICT (person) DO UPDATE SET seen = MAX(presence.seen, excluded.seen), \
     table_id = COALESCE(excluded.table_id, presence.table_id), seated = MAX(presence.seated, excluded.seated)";
const PRESENCE_POSTGRES: &str = "INSERT INTO presence (person, seen, table_id, seated) \
     SELECT j ->> 0, (j ->> 1)::bigint, j ->> 2, CASE WHEN j ->> 2 IS NULL THEN 0 ELSE (j ->> 1)::bigint END \
     FROM json_array_elements($1::json) AS j JOIN people ON people.id = j ->> 0 ORDER BY 1 \
     ON CONFLICT (person) DO UPDATE SET seen = GREATEST(presence.seen, excluded.seen), \
     table_id = COALESCE(excluded.table_id, presence.table_id), seated = GREATEST(presence.seated, excluded.seated)";
const LEFT_SQLITE: &str = "UPDATE presence SET seated = 0 FROM json_each($1) AS j \
     WHERE presence.person = j.value ->> 0 AND presence.table_id = j.value ->> 1";
const LEFT_POSTGRES: &str = "UPDATE presence SET seated = 0 FROM json_array_elements($1::json) AS j \
     WHERE presence.person = j ->> 0 AND presence.table_id = j ->> 1";

/// Both people, locked in a fixed order.
pub(super) fn both_exist(one: &PersonId, other: &PersonId) -> [Statement; 2] {
    let lock = |person: &PersonId| {
        let sql = "UPDATE people SET seen = seen WHERE id = $1 AND login IS NOT NULL";
        Statement::one(sql, [person.as_str().into()], StoreError::Gone)
    };
    if one < other { [lock(one), lock(other)] } else { [lock(other), lock(one)] }
}

/// Fails with [`StoreError::Blocked`] if `by` has blocked the person.
pub(super) fn not_blocked(person: &PersonId, by: &PersonId) -> Statement {
    Statement::one(NOT_BLOCKED, [person.as_str().into(), by.as_str().into()], StoreError::Blocked)
}

impl Store {
    /// Somebody follows or blocks another account. Blocking ends following in both directions, and invitations.
    pub(crate) async fn relate(
        &self,
        person: &PersonId,
        other: &PersonId,
        kind: RelationKind,
        now: i64,
    ) -> Result<()> {
        let mut statements = both_exist(person, other).to_vec();
        if kind == RelationKind::Follows {
            statements.push(not_blocked(person, other));
        }
        let pair = || [person.as_str().into(), other.as_str().into()];
        statements.push(Statement::one(
            RELATIONS_LEFT,
            [person.as_str().into(), limits::RELATIONS.into(), other.as_str().into()],
            StoreError::TooMany(TooMany::Relations),
        ));
        if kind == RelationKind::Blocks {
            for sql in [
                "DELETE FROM relations WHERE person = $2 AND other = $1 AND kind = 'follows'",
                "DELETE FROM invitations WHERE (person = $1 AND inviter = $2) OR (person = $2 AND inviter = $1)",
            ] {
                statements.push(Statement::new(sql, pair()));
            }
        }
        statements.push(Statement::new(
            "INSERT INTO relations (person, other, kind, created) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, created = excluded.created \
             WHERE relations.kind <> excluded.kind",
            [person.as_str().into(), other.as_str().into(), kind.text().into(), now.into()],
        ));
        self.run(statements).await.map(|_| ())
    }

    /// Somebody neither follows nor blocks another person any more.
    pub(crate) async fn unrelate(&self, person: &PersonId, other: &PersonId) -> Result<()> {
        let delete = Statement::new(
            "DELETE FROM relations WHERE person = $1 AND other = $2",
            [person.as_str().into(), other.as_str().into()],
        );
        self.run(vec![delete]).await.map(|_| ())
    }

    /// Everybody whom a person follows or has blocked, and who follows them; who was here since `recent` counts as here.
    pub(crate) async fn acquaintances(&self, person: &PersonId, recent: i64) -> Result<Vec<Acquaintance>> {
        let query = sqlx::query_as::<_, AcquaintanceRow>(acquainted!(
            "people.id IN (SELECT other FROM relations WHERE person = $1 \
             UNION SELECT person FROM relations WHERE other = $1 AND kind = 'follows') ORDER BY people.name, people.id LIMIT $2"
        ));
        // Followers are no limit of one's own.
        let rows = query.bind(person.0.clone()).bind(2 * limits::RELATIONS).fetch_all(&self.read).await?;
        Ok(rows.into_iter().map(|row| row.read(recent)).collect())
    }

    /// Another person, as a person may know them.
    pub(crate) async fn acquaintance(
        &self,
        person: &PersonId,
        other: &PersonId,
        recent: i64,
    ) -> Result<Option<Acquaintance>> {
        let query = sqlx::query_as::<_, AcquaintanceRow>(acquainted!("people.id = $2"));
        let row = query.bind(person.0.clone()).bind(other.0.clone()).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.read(recent)))
    }

    /// Who has blocked a person, or whom a person has blocked.
    pub(crate) async fn blocks(&self, person: &PersonId, by: bool) -> Result<HashSet<PersonId>> {
        let query = sqlx::query_scalar(match by {
            true => "SELECT other FROM relations WHERE person = $1 AND kind = 'blocks'",
            false => "SELECT person FROM relations WHERE other = $1 AND kind = 'blocks'",
        });
        let found: Vec<PersonId> = query.bind(person.0.clone()).fetch_all(&self.read).await?;
        Ok(found.into_iter().collect())
    }

    /// Whom a person follows or has blocked.
    pub(crate) async fn relations_of(&self, person: &PersonId) -> Result<Vec<ExportedRelation>> {
        let query = sqlx::query_as(
            "SELECT other AS person, kind, created FROM relations WHERE person = $1 ORDER BY created, other",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// When a person was last here.
    pub(crate) async fn last_seen(&self, person: &PersonId) -> Result<Option<i64>> {
        let query = sqlx::query_scalar("SELECT seen FROM presence WHERE person = $1");
        Ok(query.bind(person.0.clone()).fetch_optional(&self.read).await?)
    }

    /// Stores who was here and at which table, and who has left one.
    pub(crate) async fn put_presence(
        &self,
        here: &[(PersonId, i64, Option<TableId>)],
        left: &[(PersonId, TableId)],
    ) -> Result<()> {
        let (put, leave) = match self.kind() {
            Kind::Sqlite => (PRESENCE_SQLITE, LEFT_SQLITE),
            Kind::Postgres => (PRESENCE_POSTGRES, LEFT_POSTGRES),
        };
        let mut statements = Vec::new();
        if !left.is_empty() {
            statements.push(Statement::new(leave, [to_json("presence", &left)?.into()]));
        }
        if !here.is_empty() {
            statements.push(Statement::new(put, [to_json("presence", &here)?.into()]));
        }
        if statements.is_empty() { Ok(()) } else { self.run(statements).await.map(|_| ()) }
    }
}
