//! Tables, their logs, their chat, and analyses of them.

use shinar_core::Seat;
use sqlx::{Row, any::AnyRow};

use super::{Result, Statement, Store, StoreError};
use crate::{
    api::{ChatLine, List, PersonId, TableId},
    limits,
    tables::Summary,
};

/// A table as it is listed.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    /// The sheet.
    pub(crate) sheet: String,
    /// What is shown of its match.
    pub(crate) summary: Summary,
    /// When something happened last.
    pub(crate) changed: i64,
}

/// The log of a table since its last snapshot.
#[derive(Clone, Debug)]
pub(crate) struct Logged {
    /// The number of entries behind the snapshot, and the snapshot.
    pub(crate) snapshot: Option<(u64, String)>,
    /// The entries after it, in order.
    pub(crate) entries: Vec<String>,
}

/// An analysis that was asked for.
#[derive(Clone, Debug)]
pub(crate) struct JobRow {
    /// How deep.
    pub(crate) level: u8,
    /// `waiting`, `done` or `failed`.
    pub(crate) state: String,
    /// How far it is, in millionths.
    pub(crate) progress: u32,
    /// What came out, as JSON.
    pub(crate) result: Option<String>,
}

fn table(row: &AnyRow) -> Result<TableRow> {
    let asked: Option<i64> = row.try_get("asked")?;
    let asked = asked.and_then(|seat| seat.try_into().ok()).map(Seat);
    let summary = match row.try_get::<Option<String>, _>("summary")? {
        None => Summary::default(),
        Some(text) => serde_json::from_str(&text)
            .map_err(|error| StoreError::Corrupt(format!("a summary of a table: {error}")))?,
    };
    Ok(TableRow {
        sheet: row.try_get("sheet")?,
        summary: Summary { asked, ..summary },
        changed: row.try_get("changed")?,
    })
}

impl Store {
    /// A table.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Option<TableRow>> {
        let query =
            sqlx::query("SELECT sheet, asked, summary, changed FROM tables WHERE id = $1").bind(id.0.clone());
        query.fetch_optional(&self.read).await?.as_ref().map(table).transpose()
    }

    /// A list of tables, the newest first; the caller's own only if it is asked for those.
    pub(crate) async fn list(&self, list: List, person: &PersonId) -> Result<Vec<TableRow>> {
        let rows = match list {
            List::Open => sqlx::query(
                "SELECT sheet, asked, summary, changed FROM tables WHERE state = 'waiting' AND public = 1 \
                 ORDER BY changed DESC LIMIT $1",
            )
            .bind(limits::LISTED),
            List::Running => sqlx::query(
                "SELECT sheet, asked, summary, changed FROM tables WHERE state = 'running' AND public = 1 \
                 ORDER BY changed DESC LIMIT $1",
            )
            .bind(limits::LISTED),
            List::Mine => sqlx::query(
                "SELECT sheet, asked, summary, changed FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $2) \
                 ORDER BY CASE state WHEN 'finished' THEN 1 ELSE 0 END, changed DESC LIMIT $1",
            )
            .bind(limits::LISTED)
            .bind(person.0.clone()),
        };
        rows.fetch_all(&self.read).await?.iter().map(table).collect()
    }

    /// The ids of all tables where a person has a seat.
    pub(crate) async fn tables_of(&self, person: &PersonId) -> Result<Vec<TableId>> {
        let query =
            sqlx::query("SELECT DISTINCT table_id FROM seats WHERE person = $1").bind(person.0.clone());
        query.fetch_all(&self.read).await?.iter().map(|row| Ok(TableId(row.try_get("table_id")?))).collect()
    }

    /// How many tables of a person are not finished.
    pub(crate) async fn live_tables_of(&self, person: &PersonId) -> Result<i64> {
        let query = sqlx::query(
            "SELECT COUNT(*) AS number FROM tables WHERE state <> 'finished' \
             AND id IN (SELECT table_id FROM seats WHERE person = $1)",
        );
        Ok(query.bind(person.0.clone()).fetch_one(&self.read).await?.try_get("number")?)
    }

    /// Running tables that somebody must look at.
    pub(crate) async fn due_tables(&self, now: i64) -> Result<Vec<TableId>> {
        let query =
            sqlx::query("SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT 500");
        query
            .bind(now)
            .fetch_all(&self.read)
            .await?
            .iter()
            .map(|row| Ok(TableId(row.try_get("id")?)))
            .collect()
    }

    /// The log of a table since its last snapshot.
    pub(crate) async fn log(&self, id: &TableId) -> Result<Logged> {
        let query = sqlx::query("SELECT n, body FROM snapshots WHERE table_id = $1").bind(id.0.clone());
        let snapshot = match query.fetch_optional(&self.read).await? {
            Some(row) => Some((row.try_get::<i64, _>("n")? as u64, row.try_get("body")?)),
            None => None,
        };
        let after = snapshot.as_ref().map_or(0, |(n, _)| *n as i64);
        let query = sqlx::query("SELECT body FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n");
        let rows = query.bind(id.0.clone()).bind(after).fetch_all(&self.read).await?;
        let entries = rows.iter().map(|row| Ok(row.try_get("body")?)).collect::<Result<_>>()?;
        Ok(Logged { snapshot, entries })
    }

    /// The entries that requests with an id made; two people may have made the same id.
    pub(crate) async fn entries_of_client(&self, id: &TableId, client: &str) -> Result<Vec<String>> {
        let query = sqlx::query("SELECT body FROM entries WHERE table_id = $1 AND client = $2");
        let rows = query.bind(id.0.clone()).bind(client.to_owned()).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get("body")?)).collect()
    }

    /// The last lines of chat, the oldest first, each with the id of its request.
    pub(crate) async fn chat(&self, id: &TableId) -> Result<Vec<(ChatLine, String)>> {
        let query = sqlx::query("SELECT * FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2");
        let rows = query.bind(id.0.clone()).bind(limits::CHAT_SHOWN as i64).fetch_all(&self.read).await?;
        let line = |row: &AnyRow| {
            let person: Option<String> = row.try_get("person")?;
            let seat: Option<i64> = row.try_get("seat")?;
            let line = ChatLine {
                n: row.try_get::<i64, _>("n")? as u32,
                name: row.try_get("name")?,
                person: person.map(PersonId),
                seat: seat.and_then(|seat| seat.try_into().ok()).map(Seat),
                text: row.try_get("text")?,
                at: row.try_get("at")?,
            };
            Ok((line, row.try_get("client")?))
        };
        rows.iter().rev().map(line).collect()
    }

    /// A job, if there is one.
    pub(crate) async fn job(&self, id: &TableId) -> Result<Option<JobRow>> {
        let query = sqlx::query("SELECT level, state, progress, result FROM jobs WHERE table_id = $1");
        let row = query.bind(id.0.clone()).fetch_optional(&self.read).await?;
        row.map(|row| {
            Ok(JobRow {
                level: row.try_get::<i64, _>("level")? as u8,
                state: row.try_get("state")?,
                progress: row.try_get::<i64, _>("progress")? as u32,
                result: row.try_get("result")?,
            })
        })
        .transpose()
    }

    /// Notes how far a job is.
    pub(crate) async fn put_progress(&self, id: &TableId, progress: u32) -> Result<()> {
        let put = Statement::new(
            "UPDATE jobs SET progress = $2 WHERE table_id = $1",
            [id.as_str().into(), i64::from(progress).into()],
        );
        self.run(vec![put]).await.map(|_| ())
    }

    /// Jobs that were not done when the server stopped.
    pub(crate) async fn undone_jobs(&self) -> Result<Vec<(TableId, u8)>> {
        let query = sqlx::query("SELECT table_id, level FROM jobs WHERE state = 'waiting' ORDER BY changed");
        let rows = query.fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| Ok((TableId(row.try_get("table_id")?), row.try_get::<i64, _>("level")? as u8)))
            .collect()
    }

    /// Notes a job, or what became of it.
    pub(crate) async fn put_job(
        &self,
        id: &TableId,
        level: u8,
        state: &'static str,
        result: Option<String>,
        now: i64,
    ) -> Result<()> {
        let put = Statement::new(
            "INSERT INTO jobs (table_id, level, state, result, changed) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id) DO UPDATE SET level = excluded.level, state = excluded.state, progress = 0, \
             result = excluded.result, changed = excluded.changed",
            [id.as_str().into(), i64::from(level).into(), state.into(), result.into(), now.into()],
        );
        self.run(vec![put]).await.map(|_| ())
    }
}
