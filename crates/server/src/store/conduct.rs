//! How people get on with each other: whose chat somebody does not want, and what is reported to hosts.

use sha2::{Digest, Sha256};

use super::{Result, Statement, Store, StoreError, TooMany, can_exist};
use crate::{
    api::{ExportedReport, HostReport, MutedPerson, PersonId, TableId},
    fair::hex,
    limits,
};

/// A report to be stored.
#[derive(Clone, Debug)]
pub(crate) struct NewReportRow {
    /// Who reports.
    pub(crate) reporter: PersonId,
    /// Who is reported.
    pub(crate) person: PersonId,
    /// The name of that person.
    pub(crate) name: String,
    /// Where it happened; empty if it is about no table.
    pub(crate) table: TableId,
    /// The number and the text of the line of chat, if it is about one.
    pub(crate) line: Option<(u32, String)>,
    /// What is wrong.
    pub(crate) reason: String,
}

/// A line of chat as it can be reported.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct SaidRow {
    /// Who said it; `None` if they were deleted.
    pub(crate) person: Option<PersonId>,
    /// Their name then.
    pub(crate) name: String,
    /// What they said.
    pub(crate) text: String,
    /// Whether players see it only when the game is over.
    pub(crate) apart: i64,
}

impl Store {
    /// Whose chat a person does not get. Whatever else keeps people from talking to each other belongs here.
    pub(crate) async fn silenced(&self, person: &PersonId) -> Result<Vec<PersonId>> {
        let query = sqlx::query_scalar("SELECT muted FROM mutes WHERE person = $1 ORDER BY muted");
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Whom a person has muted.
    pub(crate) async fn muted(&self, person: &PersonId) -> Result<Vec<MutedPerson>> {
        let query = sqlx::query_as(
            "SELECT people.id, people.name FROM mutes JOIN people ON people.id = mutes.muted \
             WHERE mutes.person = $1 ORDER BY mutes.created, people.id",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Mutes somebody.
    pub(crate) async fn mute(&self, person: &PersonId, muted: &PersonId, now: i64) -> Result<()> {
        let mute = Statement::one(
            "INSERT INTO mutes (person, muted, created) SELECT id, $2, CAST($3 AS BIGINT) FROM people WHERE id = $1 \
             AND (SELECT COUNT(*) FROM mutes WHERE person = $1 AND muted <> $2) < $4 \
             ON CONFLICT (person, muted) DO UPDATE SET created = mutes.created",
            [person.as_str().into(), muted.as_str().into(), now.into(), limits::MUTED.into()],
            StoreError::TooMany(TooMany::Muted),
        );
        self.run(vec![Statement::exists(person), mute]).await.map(|_| ())
    }

    /// Hears somebody again; `false` if they were not muted.
    pub(crate) async fn unmute(&self, person: &PersonId, muted: &PersonId) -> Result<bool> {
        if !can_exist(muted.as_str()) {
            return Ok(false);
        }
        let delete = "DELETE FROM mutes WHERE person = $1 AND muted = $2";
        let args = [person.as_str().into(), muted.as_str().into()];
        Ok(self.run(vec![Statement::new(delete, args)]).await? > 0)
    }

    /// A line of chat at a table.
    pub(crate) async fn said(&self, table: &TableId, n: u32) -> Result<Option<SaidRow>> {
        let query =
            sqlx::query_as("SELECT person, name, text, apart FROM chat WHERE table_id = $1 AND n = $2");
        Ok(query.bind(table.0.clone()).bind(i64::from(n)).fetch_optional(&self.read).await?)
    }

    /// The name under which a person last spoke at a table.
    pub(crate) async fn spoke_as(&self, table: &TableId, person: &PersonId) -> Result<Option<String>> {
        let query = sqlx::query_scalar(
            "SELECT name FROM chat WHERE table_id = $1 AND person = $2 ORDER BY n DESC LIMIT 1",
        );
        Ok(query.bind(table.0.clone()).bind(person.0.clone()).fetch_optional(&self.read).await?)
    }

    /// Stores a report. The same report again changes nothing; about a person it counts again once a host was done with the first.
    pub(crate) async fn add_report(&self, report: &NewReportRow, now: i64) -> Result<()> {
        let NewReportRow { reporter, person, name, table, line, reason } = report;
        let (n, said) = line.clone().unzip();
        let about = n.map_or_else(String::new, |n| n.to_string());
        let id = Sha256::digest(format!("{reporter}/{person}/{table}/{about}"));
        let id = hex(&id.into()).chars().take(24).collect::<String>();
        let add = Statement::one(
            "INSERT INTO reports (id, reporter, person, name, table_id, line, said, reason, created) \
             SELECT $1, id, $3, $4, $5, CAST($6 AS BIGINT), $7, $8, CAST($9 AS BIGINT) FROM people WHERE id = $2 \
             AND (SELECT COUNT(*) FROM reports WHERE reporter = $2 AND resolved IS NULL AND id <> $1) < $10 \
             ON CONFLICT (id) DO UPDATE SET resolved = CASE WHEN reports.line IS NULL THEN NULL ELSE reports.resolved END, \
             reason = CASE WHEN reports.line IS NULL AND reports.resolved IS NOT NULL THEN excluded.reason ELSE reports.reason END, \
             created = CASE WHEN reports.line IS NULL AND reports.resolved IS NOT NULL THEN excluded.created ELSE reports.created END",
            [
                id.into(),
                reporter.as_str().into(),
                person.as_str().into(),
                name.as_str().into(),
                table.as_str().into(),
                n.map(i64::from).into(),
                said.into(),
                reason.as_str().into(),
                now.into(),
                limits::REPORTS.into(),
            ],
            StoreError::TooMany(TooMany::Reports),
        );
        self.run(vec![Statement::exists(reporter), add]).await.map(|_| ())
    }

    /// What a person has reported.
    pub(crate) async fn reports_of(&self, person: &PersonId) -> Result<Vec<ExportedReport>> {
        let query = sqlx::query_as(
            "SELECT name, table_id, reason, created FROM reports WHERE reporter = $1 ORDER BY created, id",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Reports, the oldest of those that wait first.
    pub(crate) async fn reports(&self, all: bool, limit: i64) -> Result<Vec<HostReport>> {
        let which = if all { "" } else { "WHERE reports.resolved IS NULL" };
        let sql =
            format!("{REPORTS} {which} ORDER BY resolved IS NOT NULL, reports.created, reports.id LIMIT $1");
        Ok(sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(limit).fetch_all(&self.read).await?)
    }

    /// A report by its id.
    pub(crate) async fn report(&self, id: &str) -> Result<Option<HostReport>> {
        if !can_exist(id) {
            return Ok(None);
        }
        let sql = format!("{REPORTS} WHERE reports.id = $1");
        Ok(sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(id.to_owned()).fetch_optional(&self.read).await?)
    }

    /// A host is done with a report; `false` if one was before.
    pub(crate) async fn resolve_report(&self, id: &str, host: &str, answer: &str, now: i64) -> Result<bool> {
        let resolve = Statement::new(
            "UPDATE reports SET resolved = $2, resolver = $3, answer = $4 WHERE id = $1 AND resolved IS NULL",
            [id.into(), now.into(), host.into(), answer.into()],
        );
        Ok(self.run(vec![resolve]).await? > 0)
    }
}

const REPORTS: &str = "SELECT reports.id, reports.reporter, COALESCE(people.name, '') AS reporter_name, reports.person, \
     reports.name, reports.table_id, reports.said, reports.reason, reports.created, reports.resolved, reports.resolver, \
     reports.answer FROM reports LEFT JOIN people ON people.id = reports.reporter";
