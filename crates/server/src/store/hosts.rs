//! What hosts see and decide: people, tables, sessions, notices, and a log of what was done. And what expires.

use sqlx::FromRow;

use super::{Kind, Result, Statement, Store, can_exist};
use crate::api::{Deed, HostPerson, HostSession, Notice, PersonId, Statistics, TableId, TableState, TokenId};

/// What hosts have decided about a person, and when the person was here last.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct PersonStatus {
    /// The role, if there is one.
    pub(crate) role: Option<String>,
    /// When the person was banned.
    pub(crate) banned: Option<i64>,
    /// The reason that a banned person gets to see.
    pub(crate) ban_reason: Option<String>,
    /// When the person was here last, to the hour.
    pub(crate) seen: i64,
}

/// A table for hosts, readable or not.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct HostTableRow {
    /// The table's id.
    pub(crate) id: TableId,
    /// Waiting, running or finished.
    pub(crate) state: String,
    /// When it was created.
    pub(crate) created: i64,
    /// When it last changed.
    pub(crate) changed: i64,
    /// The number of entries in its journal.
    pub(crate) entries: i64,
    /// The number of its lines of chat.
    pub(crate) chat: i64,
}

const PEOPLE: &str = "SELECT id, name, login, created, seen, role, banned, ban_reason, \
     (SELECT COUNT(DISTINCT table_id) FROM seats WHERE seats.person = people.id) AS tables, \
     (SELECT COUNT(*) FROM tokens WHERE tokens.person = people.id) AS sessions FROM people";

const TABLES: &str = "SELECT id, state, created, changed, \
     (SELECT COALESCE(MAX(n), 0) FROM entries WHERE entries.table_id = tables.id) AS entries, \
     (SELECT COUNT(*) FROM chat WHERE chat.table_id = tables.id) AS chat FROM tables";

#[derive(FromRow)]
struct HostPersonRow {
    id: PersonId,
    name: String,
    login: Option<String>,
    created: i64,
    seen: i64,
    role: Option<String>,
    banned: Option<i64>,
    ban_reason: Option<String>,
    tables: i64,
    sessions: i64,
}

impl From<HostPersonRow> for HostPerson {
    fn from(row: HostPersonRow) -> Self {
        let HostPersonRow { id, name, login, created, seen, role, banned, ban_reason, tables, sessions } =
            row;
        Self { id, name, login, created, seen, role, banned, ban_reason, tables, sessions }
    }
}

/// A state as the database has it.
const fn state_word(state: TableState) -> &'static str {
    match state {
        TableState::Waiting => "waiting",
        TableState::Running => "running",
        TableState::Finished => "finished",
    }
}

impl Store {
    /// What hosts have decided about a person.
    pub(crate) async fn person_status(&self, person: &PersonId) -> Result<Option<PersonStatus>> {
        let query = sqlx::query_as("SELECT role, banned, ban_reason, seen FROM people WHERE id = $1");
        Ok(query.bind(person.0.clone()).fetch_optional(&self.read).await?)
    }

    /// Remembers that a person is here.
    pub(crate) async fn mark_seen(&self, person: &PersonId, now: i64) -> Result<()> {
        let update =
            Statement::new("UPDATE people SET seen = $2 WHERE id = $1", [person.as_str().into(), now.into()]);
        self.run(vec![update]).await.map(|_| ())
    }

    /// People whose name, login or id contains a text, the most recently seen first.
    pub(crate) async fn people(&self, search: &str, limit: i64) -> Result<Vec<HostPerson>> {
        if !can_exist(search) {
            return Ok(Vec::new());
        }
        // What the text means to LIKE is taken from it.
        let mut pattern = String::from("%");
        for c in search.to_lowercase().chars() {
            if "\\%_".contains(c) {
                pattern.push('\\');
            }
            pattern.push(c);
        }
        pattern.push('%');
        let sql = format!(
            "{PEOPLE} WHERE LOWER(name) LIKE $1 ESCAPE '\\' OR login LIKE $1 ESCAPE '\\' OR id LIKE $1 ESCAPE '\\' \
             ORDER BY seen DESC, id LIMIT $2"
        );
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(pattern).bind(limit);
        let rows: Vec<HostPersonRow> = query.fetch_all(&self.read).await?;
        Ok(rows.into_iter().map(HostPerson::from).collect())
    }

    /// A person by login or id.
    pub(crate) async fn host_person(&self, name: &str) -> Result<Option<HostPerson>> {
        if !can_exist(name) {
            return Ok(None);
        }
        let sql = format!("{PEOPLE} WHERE login = $1 OR id = $2 ORDER BY login IS NULL LIMIT 1");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(name.to_lowercase()).bind(name.to_owned());
        let row: Option<HostPersonRow> = query.fetch_optional(&self.read).await?;
        Ok(row.map(HostPerson::from))
    }

    /// Replaces the password of an account, and signs it out everywhere.
    pub(crate) async fn replace_password(&self, person: &PersonId, hash: &str) -> Result<()> {
        let update = Statement::new(
            "UPDATE people SET password = $2 WHERE id = $1",
            [person.as_str().into(), hash.into()],
        );
        let tokens = Statement::new("DELETE FROM tokens WHERE person = $1", [person.as_str().into()]);
        let links = Statement::new("DELETE FROM mail_links WHERE person = $1", [person.as_str().into()]);
        self.run(vec![update, tokens, links]).await.map(|_| ())
    }

    /// Bans a person, or lets them in again.
    pub(crate) async fn set_ban(&self, person: &PersonId, ban: Option<(i64, &str)>) -> Result<()> {
        let update = Statement::new(
            "UPDATE people SET banned = $2, ban_reason = $3 WHERE id = $1",
            [
                person.as_str().into(),
                ban.map(|(at, _)| at).into(),
                ban.map(|(_, reason)| reason.to_owned()).into(),
            ],
        );
        self.run(vec![update]).await.map(|_| ())
    }

    /// Gives a person a role, or takes it away.
    pub(crate) async fn set_role(&self, person: &PersonId, role: Option<&str>) -> Result<()> {
        let update = Statement::new(
            "UPDATE people SET role = $2 WHERE id = $1",
            [person.as_str().into(), role.map(str::to_owned).into()],
        );
        self.run(vec![update]).await.map(|_| ())
    }

    /// The browsers and programs in which a person is signed in.
    pub(crate) async fn sessions(&self, person: &PersonId) -> Result<Vec<HostSession>> {
        let query = sqlx::query_as(
            "SELECT id, kind, name, created, expires FROM tokens WHERE person = $1 ORDER BY created DESC, id",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Ends a session of a person; `false` if there is none.
    pub(crate) async fn end_session(&self, person: &PersonId, id: &TokenId) -> Result<bool> {
        let delete = Statement::new(
            "DELETE FROM tokens WHERE id = $1 AND person = $2",
            [id.as_str().into(), person.as_str().into()],
        );
        Ok(self.run(vec![delete]).await? > 0)
    }

    /// Ends all sessions of a person; returns their number.
    pub(crate) async fn end_sessions(&self, person: &PersonId) -> Result<u64> {
        let delete = Statement::new("DELETE FROM tokens WHERE person = $1", [person.as_str().into()]);
        self.run(vec![delete]).await
    }

    /// Tables of any state, the most recently changed first.
    pub(crate) async fn host_tables(
        &self,
        state: Option<TableState>,
        limit: i64,
    ) -> Result<Vec<HostTableRow>> {
        let condition = if state.is_some() { "WHERE state = $2" } else { "" };
        let sql = format!("{TABLES} {condition} ORDER BY changed DESC, id LIMIT $1");
        let mut query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(limit);
        if let Some(state) = state {
            query = query.bind(state_word(state));
        }
        Ok(query.fetch_all(&self.read).await?)
    }

    /// A table by id.
    pub(crate) async fn host_table(&self, id: &TableId) -> Result<Option<HostTableRow>> {
        if !can_exist(id.as_str()) {
            return Ok(None);
        }
        let sql = format!("{TABLES} WHERE id = $1");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(id.0.clone());
        Ok(query.fetch_optional(&self.read).await?)
    }

    /// Notices that are still shown, the newest first.
    pub(crate) async fn notices(&self, now: i64) -> Result<Vec<Notice>> {
        let query = sqlx::query_as("SELECT * FROM notices WHERE until > $1 ORDER BY created DESC, id");
        Ok(query.bind(now).fetch_all(&self.read).await?)
    }

    /// Adds a notice.
    pub(crate) async fn add_notice(&self, notice: &Notice) -> Result<()> {
        let insert = Statement::new(
            "INSERT INTO notices (id, text, created, until) VALUES ($1, $2, $3, $4)",
            [
                notice.id.as_str().into(),
                notice.text.as_str().into(),
                notice.created.into(),
                notice.until.into(),
            ],
        );
        self.run(vec![insert]).await.map(|_| ())
    }

    /// Removes a notice; `false` if there is none.
    pub(crate) async fn remove_notice(&self, id: &str) -> Result<bool> {
        let delete = Statement::new("DELETE FROM notices WHERE id = $1", [id.into()]);
        Ok(self.run(vec![delete]).await? > 0)
    }

    /// Adds a line to the log of deeds.
    pub(crate) async fn log_deed(&self, id: &str, deed: &Deed) -> Result<()> {
        let insert = Statement::new(
            "INSERT INTO deeds (id, at, actor, deed, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)",
            [
                id.into(),
                deed.at.into(),
                deed.actor.as_str().into(),
                deed.deed.as_str().into(),
                deed.subject.as_str().into(),
                deed.detail.as_str().into(),
            ],
        );
        self.run(vec![insert]).await.map(|_| ())
    }

    /// The log of deeds, the newest first.
    pub(crate) async fn deeds(&self, limit: i64) -> Result<Vec<Deed>> {
        let query = sqlx::query_as(
            "SELECT at, actor, deed, subject, detail FROM deeds ORDER BY at DESC, id LIMIT $1",
        );
        Ok(query.bind(limit).fetch_all(&self.read).await?)
    }

    /// Numbers about the server.
    pub(crate) async fn statistics(&self, now: i64) -> Result<Statistics> {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        let count = async |sql: &'static str, value: Option<i64>| -> Result<i64> {
            let query = sqlx::query_scalar(sql);
            let query = if let Some(value) = value { query.bind(value) } else { query };
            Ok(query.fetch_one(&self.read).await?)
        };
        let size = match self.kind {
            Kind::Sqlite => "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
            Kind::Postgres => "SELECT pg_database_size(current_database())",
        };
        let (month, day) = (Some(now - 30 * DAY), Some(now - DAY));
        Ok(Statistics {
            accounts: count("SELECT COUNT(*) FROM people WHERE login IS NOT NULL", None).await?,
            guests: count("SELECT COUNT(*) FROM people WHERE login IS NULL", None).await?,
            banned: count("SELECT COUNT(*) FROM people WHERE banned IS NOT NULL", None).await?,
            seen_day: count("SELECT COUNT(*) FROM people WHERE seen > $1", day).await?,
            seen_month: count("SELECT COUNT(*) FROM people WHERE seen > $1", month).await?,
            tables_waiting: count("SELECT COUNT(*) FROM tables WHERE state = 'waiting'", None).await?,
            tables_running: count("SELECT COUNT(*) FROM tables WHERE state = 'running'", None).await?,
            tables_finished: count("SELECT COUNT(*) FROM tables WHERE state = 'finished'", None).await?,
            finished_month: count(
                "SELECT COUNT(*) FROM tables WHERE state = 'finished' AND changed > $1",
                month,
            )
            .await?,
            chat: count("SELECT COUNT(*) FROM chat", None).await?,
            sessions: count("SELECT COUNT(*) FROM tokens", None).await?,
            database_bytes: count(size, None).await?,
        })
    }

    /// Guests who were last here before a moment.
    pub(crate) async fn stale_guests(&self, before: i64, limit: i64) -> Result<Vec<PersonId>> {
        let query = sqlx::query_scalar(
            "SELECT id FROM people WHERE login IS NULL AND banned IS NULL AND seen < $1 ORDER BY seen LIMIT $2",
        );
        Ok(query.bind(before).bind(limit).fetch_all(&self.read).await?)
    }

    /// Tables in a state that last changed before a moment.
    pub(crate) async fn stale_tables(
        &self,
        state: TableState,
        before: i64,
        limit: i64,
    ) -> Result<Vec<TableId>> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tables WHERE state = $1 AND changed < $2 ORDER BY changed LIMIT $3",
        );
        Ok(query.bind(state_word(state)).bind(before).bind(limit).fetch_all(&self.read).await?)
    }

    /// Deletes lines of chat from before a moment; returns the number of lines.
    pub(crate) async fn delete_chat(&self, before: i64) -> Result<u64> {
        self.run(vec![Statement::new("DELETE FROM chat WHERE at < $1", [before.into()])]).await
    }

    /// Deletes notices that are over.
    pub(crate) async fn sweep_notices(&self, now: i64) -> Result<u64> {
        self.run(vec![Statement::new("DELETE FROM notices WHERE until <= $1", [now.into()])]).await
    }

    /// Deletes the analysis of a table.
    pub(crate) async fn delete_job(&self, id: &TableId) -> Result<u64> {
        self.run(vec![Statement::new("DELETE FROM jobs WHERE table_id = $1", [id.as_str().into()])]).await
    }
}
