//! What people write down for themselves, and when they were here.

use super::{Result, Statement, Store, StoreError, TooMany, can_exist, ratings::rating_news};
use crate::{
    api::{ExportedNotes, PersonId, RatingNews, TableId},
    limits,
};

impl Store {
    /// What a person has written down at a table.
    pub(crate) async fn notes(&self, person: &PersonId, table: &TableId) -> Result<Option<String>> {
        if !can_exist(table.as_str()) {
            return Ok(None);
        }
        let query = sqlx::query_scalar("SELECT body FROM notes WHERE person = $1 AND table_id = $2");
        Ok(query.bind(person.0.clone()).bind(table.0.clone()).fetch_optional(&self.read).await?)
    }

    /// Writes a person's notes at a table; an empty text removes them.
    pub(crate) async fn set_notes(
        &self,
        person: &PersonId,
        table: &TableId,
        text: &str,
        now: i64,
    ) -> Result<()> {
        let (who, at) = (person.as_str(), table.as_str());
        let mut statements = vec![Statement::exists(person)];
        if text.is_empty() {
            let delete = "DELETE FROM notes WHERE person = $1 AND table_id = $2";
            statements.push(Statement::new(delete, [who.into(), at.into()]));
        } else {
            statements.push(Statement::one(
                "INSERT INTO notes (person, table_id, body, changed) \
                 SELECT id, $2, $3, CAST($4 AS BIGINT) FROM people WHERE id = $1 \
                 AND (SELECT COUNT(*) FROM notes WHERE person = $1 AND table_id <> $2) < $5 \
                 ON CONFLICT (person, table_id) DO UPDATE SET body = excluded.body, changed = excluded.changed",
                [who.into(), at.into(), text.into(), now.into(), limits::NOTED_TABLES.into()],
                StoreError::TooMany(TooMany::Notes),
            ));
        }
        self.run(statements).await.map(|_| ())
    }

    /// All notes of a person.
    pub(crate) async fn notes_of(&self, person: &PersonId) -> Result<Vec<ExportedNotes>> {
        let query = sqlx::query_as(
            "SELECT table_id, body, changed FROM notes WHERE person = $1 ORDER BY changed, table_id",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Notes that a person is here; returns up to when they knew what concerns them, if they have ever been here.
    ///
    /// A visit goes on as long as the pauses in it are shorter than `pause`.
    pub(crate) async fn visit(&self, person: &PersonId, now: i64, pause: i64) -> Result<Option<i64>> {
        let query = sqlx::query_as::<_, (i64, i64)>("SELECT here, known FROM visits WHERE person = $1");
        let last = query.bind(person.0.clone()).fetch_optional(&self.read).await?;
        let known = match last {
            Some((here, _)) if now - here >= pause => here,
            Some((_, known)) => known,
            None => now,
        };
        // Not with every glance at the page.
        if last.is_none_or(|(here, _)| now - here >= pause.min(limits::VISIT_NOTED)) {
            let put = Statement::new(
                "INSERT INTO visits (person, here, known) VALUES ($1, $2, $3) \
                 ON CONFLICT (person) DO UPDATE SET here = excluded.here, known = excluded.known",
                [person.as_str().into(), now.into(), known.into()],
            );
            self.run(vec![Statement::exists(person), put]).await?;
        }
        Ok(last.map(|_| known))
    }

    /// When a person was here last, and up to when they knew what concerns them.
    pub(crate) async fn last_visit(&self, person: &PersonId) -> Result<Option<i64>> {
        let query = sqlx::query_scalar("SELECT here FROM visits WHERE person = $1");
        Ok(query.bind(person.0.clone()).fetch_optional(&self.read).await?)
    }

    /// What games have made of a person's ratings since a moment.
    pub(crate) async fn rating_news(&self, person: &PersonId, since: i64) -> Result<Vec<RatingNews>> {
        let query = sqlx::query_as(
            "SELECT game, kind, before, rating FROM rating_changes WHERE person = $1 AND at > $2 ORDER BY at, table_id",
        );
        rating_news(query.bind(person.0.clone()).bind(since).fetch_all(&self.read).await?)
    }
}
