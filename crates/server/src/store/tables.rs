//! Tables, their journals, their chat, and analyses of them.

use shinar_core::{MAX_SEATS, Seat};
use sqlx::FromRow;
use strum::IntoEnumIterator;

use super::{Result, Statement, Store, StoreError, UnknownWord, can_exist};
use crate::{
    api::{ChatLine, List, PersonId, QuickPhrase, TableId},
    limits,
    tables::{Sheet, Summary},
};

/// A table, without its journal.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct TableRow {
    /// The table's id.
    pub(crate) id: TableId,
    sheet: String,
    asked: Option<i64>,
    summary: Option<String>,
    /// When it last changed.
    pub(crate) changed: i64,
}

impl TableRow {
    /// Its sheet.
    pub(crate) fn sheet(&self) -> Result<Sheet> {
        Ok(Sheet::parse(&self.sheet)?)
    }

    /// The part of its match that lists show.
    pub(crate) fn summary(&self) -> Result<Summary> {
        let summary = match &self.summary {
            None => Summary::default(),
            Some(text) => serde_json::from_str(text)
                .map_err(|error| StoreError::Corrupt(format!("unreadable summary of a table: {error}")))?,
        };
        Ok(Summary { asked: self.asked.map(seat).transpose()?, ..summary })
    }
}

/// A place in a list of tables, between two of them.
#[derive(Clone, Debug)]
pub(crate) struct ListPlace {
    /// Finished tables come last.
    part: i64,
    /// When the table before it changed, with the latest first.
    before: i64,
    /// The id of the table before it; at one moment they are listed by id.
    id: String,
}

impl ListPlace {
    /// Before all tables.
    pub(crate) fn first() -> Self {
        Self { part: -1, before: i64::MIN, id: String::new() }
    }
}

pub(super) fn seat(number: i64) -> Result<Seat> {
    match u8::try_from(number) {
        Ok(seat) if usize::from(seat) < MAX_SEATS => Ok(Seat(seat)),
        _ => Err(StoreError::Corrupt(format!("there is no seat {number}"))),
    }
}

/// The journal of a table since its last snapshot.
#[derive(Clone, Debug)]
pub(crate) struct Journal {
    /// The last snapshot, with the number of entries before it.
    pub(crate) snapshot: Option<(u64, String)>,
    /// The entries after the snapshot, in order.
    pub(crate) entries: Vec<String>,
}

/// What has become of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JobStage {
    /// It is queued or running.
    Waiting,
    /// Its result is stored.
    Done,
    /// It has no result.
    Failed,
}

impl JobStage {
    const fn text(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Done => "done",
            Self::Failed => "failed",
        }
    }
}

impl TryFrom<String> for JobStage {
    type Error = UnknownWord;

    fn try_from(text: String) -> std::result::Result<Self, UnknownWord> {
        match text.as_str() {
            "waiting" => Ok(Self::Waiting),
            "done" => Ok(Self::Done),
            "failed" => Ok(Self::Failed),
            _ => Err(UnknownWord(text)),
        }
    }
}

/// An analysis that was requested.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct JobRow {
    /// How deep it looks, 1 to 6.
    #[sqlx(try_from = "i64")]
    pub(crate) level: u8,
    /// What has become of it.
    #[sqlx(rename = "state", try_from = "String")]
    pub(crate) stage: JobStage,
    /// How far it is, in millionths.
    #[sqlx(try_from = "i64")]
    pub(crate) progress: u32,
    /// Its result as JSON, once it is done.
    pub(crate) result: Option<String>,
}

#[derive(FromRow)]
struct ChatLineRow {
    #[sqlx(try_from = "i64")]
    n: u32,
    person: Option<PersonId>,
    name: String,
    seat: Option<i64>,
    text: String,
    client: String,
    at: i64,
    account: i64,
    phrase: Option<String>,
    apart: i64,
}

/// The quick phrase with a name.
fn phrase(name: &str) -> Result<QuickPhrase> {
    let found = QuickPhrase::iter().find(|phrase| <&str>::from(*phrase) == name);
    found.ok_or_else(|| StoreError::Corrupt(UnknownWord(name.to_owned()).to_string()))
}

impl Store {
    /// A table by id.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Option<TableRow>> {
        if !can_exist(id.as_str()) {
            return Ok(None);
        }
        let query = sqlx::query_as("SELECT id, sheet, asked, summary, changed FROM tables WHERE id = $1");
        Ok(query.bind(id.0.clone()).fetch_optional(&self.read).await?)
    }

    /// Where a person's list goes on after a table; `None` if that cannot be a table of the list.
    pub(crate) async fn place_after(
        &self,
        list: List,
        person: &PersonId,
        id: &TableId,
    ) -> Result<Option<ListPlace>> {
        if !can_exist(id.as_str()) {
            return Ok(None);
        }
        let query = match list {
            List::Mine => sqlx::query_as(
                "SELECT state, changed FROM tables WHERE id = $1 AND (maker = $2 \
                 OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = $2))",
            )
            .bind(id.0.clone())
            .bind(person.0.clone()),
            List::Open | List::Running => {
                sqlx::query_as("SELECT state, changed FROM tables WHERE id = $1 AND public = 1")
                    .bind(id.0.clone())
            }
        };
        let row: Option<(String, i64)> = query.fetch_optional(&self.read).await?;
        Ok(row.map(|(state, changed)| ListPlace {
            part: i64::from(state == "finished"),
            before: -changed,
            id: id.0.clone(),
        }))
    }

    /// A list of tables, the most recently changed first. `person` matters for [`List::Mine`] only, and `from` for all but
    /// [`List::Open`].
    pub(crate) async fn list(&self, list: List, person: &PersonId, from: ListPlace) -> Result<Vec<TableRow>> {
        let query = match list {
            List::Open => sqlx::query_as(
                // Everybody's first table before anybody's second: nobody fills the list alone.
                "SELECT id, sheet, asked, summary, changed FROM (SELECT id, sheet, asked, summary, changed, \
                 ROW_NUMBER() OVER (PARTITION BY COALESCE(origin, maker, id) ORDER BY changed DESC) AS place \
                 FROM tables WHERE state = 'waiting' AND public = 1) AS open ORDER BY place, changed DESC LIMIT $1",
            )
            .bind(limits::LISTED),
            List::Running => sqlx::query_as(
                "SELECT id, sheet, asked, summary, changed FROM tables WHERE state = 'running' AND public = 1 \
                 AND (-changed, id) > ($2, $3) ORDER BY changed DESC, id LIMIT $1",
            )
            .bind(limits::LISTED)
            .bind(from.before)
            .bind(from.id),
            List::Mine => sqlx::query_as(
                "SELECT id, sheet, asked, summary, changed FROM (SELECT id, sheet, asked, summary, changed, \
                 CASE state WHEN 'finished' THEN 1 ELSE 0 END AS part FROM tables \
                 WHERE id IN (SELECT table_id FROM seats WHERE person = $2) \
                 OR (maker = $2 AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id))) AS mine \
                 WHERE (part, -changed, id) > ($3, $4, $5) ORDER BY part, changed DESC, id LIMIT $1",
            )
            .bind(limits::LISTED)
            .bind(person.0.clone())
            .bind(from.part)
            .bind(from.before)
            .bind(from.id),
        };
        let mut rows: Vec<TableRow> = query.fetch_all(&self.read).await?;
        if list == List::Open {
            rows.sort_by_key(|row| std::cmp::Reverse(row.changed));
        }
        Ok(rows)
    }

    /// The ids of all tables where a person has a seat.
    pub(crate) async fn tables_of(&self, person: &PersonId) -> Result<Vec<TableId>> {
        let query = sqlx::query_scalar("SELECT DISTINCT table_id FROM seats WHERE person = $1");
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// The ids of the tables where a person plays with a clock of days.
    pub(crate) async fn clocked_tables_of(&self, person: &PersonId) -> Result<Vec<TableId>> {
        let query = sqlx::query_scalar(
            "SELECT DISTINCT table_id FROM seats JOIN tables ON tables.id = table_id WHERE person = $1 \
             AND state = 'running' AND sheet LIKE '%\"kind\":\"days\"%'",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// All chat messages of a person: the table, the message, and when it was sent.
    pub(crate) async fn chat_lines_of(&self, person: &PersonId) -> Result<Vec<(TableId, String, i64)>> {
        let query =
            sqlx::query_as("SELECT table_id, text, at FROM chat WHERE person = $1 ORDER BY at, table_id, n");
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Whether a person has a seat at a table.
    pub(crate) async fn has_seat(&self, table: &TableId, person: &PersonId) -> Result<bool> {
        if !can_exist(table.as_str()) {
            return Ok(false);
        }
        let query =
            sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM seats WHERE table_id = $1 AND person = $2");
        Ok(query.bind(table.0.clone()).bind(person.0.clone()).fetch_one(&self.read).await? > 0)
    }

    /// The ids of all tables that know a person: where they have a seat or said something, or that they made.
    pub(crate) async fn tables_that_know(&self, person: &PersonId) -> Result<Vec<TableId>> {
        let query = sqlx::query_scalar(
            "SELECT table_id FROM seats WHERE person = $1 UNION SELECT id FROM tables WHERE maker = $1 \
             UNION SELECT table_id FROM chat WHERE person = $1",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// The stored record of a table, as text.
    pub(crate) async fn record(&self, id: &TableId) -> Result<Option<String>> {
        let query = sqlx::query_scalar("SELECT body FROM records WHERE table_id = $1");
        Ok(query.bind(id.0.clone()).fetch_optional(&self.read).await?)
    }

    /// Some finished tables whose record is not stored, because a version that did not do so served them; in order of their
    /// ids, after `after`.
    pub(crate) async fn tables_without_record(&self, after: &str) -> Result<Vec<TableId>> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tables WHERE state = 'finished' AND id > $1 \
             AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = tables.id) ORDER BY id LIMIT 50",
        );
        Ok(query.bind(after.to_owned()).fetch_all(&self.read).await?)
    }

    /// Nobody need look at a table unasked any more: it cannot be opened.
    pub(crate) async fn let_rest(&self, id: &TableId) -> Result<()> {
        let rest = Statement::new("UPDATE tables SET due = NULL WHERE id = $1", [id.as_str().into()]);
        self.run(vec![rest]).await.map(|_| ())
    }

    /// Tables at which somebody must look: the clock has run out, a bot must move, or nobody has come for too long.
    pub(crate) async fn due_tables(&self, now: i64) -> Result<Vec<TableId>> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT 500",
        );
        Ok(query.bind(now).fetch_all(&self.read).await?)
    }

    /// The journal of a table since its last snapshot.
    pub(crate) async fn journal(&self, id: &TableId) -> Result<Journal> {
        let query = sqlx::query_as::<_, (i64, String)>("SELECT n, body FROM snapshots WHERE table_id = $1");
        let snapshot = query.bind(id.0.clone()).fetch_optional(&self.read).await?;
        let first = 1 + snapshot.as_ref().map_or(0, |(n, _)| *n);
        let snapshot = match snapshot {
            Some((n, body)) => {
                let invalid = |_| StoreError::Corrupt(format!("a snapshot after {n} entries"));
                Some((u64::try_from(n).map_err(invalid)?, body))
            }
            None => None,
        };
        let query = sqlx::query_as::<_, (i64, String)>(
            "SELECT n, body FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n",
        );
        let rows = query.bind(id.0.clone()).bind(first).fetch_all(&self.read).await?;
        if let Some((missing, _)) = (first..).zip(&rows).find(|(expected, (n, _))| expected != n) {
            return Err(StoreError::Corrupt(format!("journal entry {missing} is missing")));
        }
        Ok(Journal { snapshot, entries: rows.into_iter().map(|(_, body)| body).collect() })
    }

    /// The entries made by requests with an id; two people may have chosen the same one.
    pub(crate) async fn entries_of_client(&self, id: &TableId, client: &str) -> Result<Vec<String>> {
        let query = sqlx::query_scalar("SELECT body FROM entries WHERE table_id = $1 AND client = $2");
        Ok(query.bind(id.0.clone()).bind(client.to_owned()).fetch_all(&self.read).await?)
    }

    /// The last lines of chat of players, and of those who look on, the oldest first, each with the id of its request.
    pub(crate) async fn chat(&self, id: &TableId) -> Result<Vec<(ChatLine, String)>> {
        let query = sqlx::query_as(
            "SELECT n, person, name, seat, text, client, at, account, phrase, apart FROM (SELECT *, \
             ROW_NUMBER() OVER (PARTITION BY apart ORDER BY n DESC) AS place FROM chat WHERE table_id = $1) AS lines \
             WHERE place <= $2 ORDER BY n",
        );
        let query = query.bind(id.0.clone()).bind(limits::CHAT_SHOWN as i64);
        let rows: Vec<ChatLineRow> = query.fetch_all(&self.read).await?;
        let line = |row: ChatLineRow| {
            let ChatLineRow { n, person, name, text, client, at, .. } = row;
            let (seat, account) = (row.seat.map(seat).transpose()?, row.account != 0);
            let (phrase, apart) = (row.phrase.as_deref().map(phrase).transpose()?, row.apart != 0);
            Ok((ChatLine { n, name, person, account, seat, text, phrase, apart, at }, client))
        };
        rows.into_iter().map(line).collect()
    }

    /// The analysis of a table, if one was requested.
    pub(crate) async fn job(&self, id: &TableId) -> Result<Option<JobRow>> {
        let query = sqlx::query_as("SELECT level, state, progress, result FROM jobs WHERE table_id = $1");
        Ok(query.bind(id.0.clone()).fetch_optional(&self.read).await?)
    }

    /// Stores how far an analysis is.
    pub(crate) async fn put_progress(&self, id: &TableId, progress: u32) -> Result<()> {
        let put = Statement::new(
            "UPDATE jobs SET progress = $2 WHERE table_id = $1",
            [id.as_str().into(), i64::from(progress).into()],
        );
        self.run(vec![put]).await.map(|_| ())
    }

    /// Analyses that were requested and are not done, with their levels.
    pub(crate) async fn undone_jobs(&self) -> Result<Vec<(TableId, u8)>> {
        let query =
            sqlx::query_as("SELECT table_id, level FROM jobs WHERE state = 'waiting' ORDER BY changed");
        let rows: Vec<(TableId, i64)> = query.fetch_all(&self.read).await?;
        let job = |(table, level): (TableId, i64)| match u8::try_from(level) {
            Ok(level) => Ok((table, level)),
            Err(_) => Err(StoreError::Corrupt(format!("an analysis of level {level}"))),
        };
        rows.into_iter().map(job).collect()
    }

    /// Stores an analysis, or what has become of it. An older result stays until there is another.
    pub(crate) async fn put_job(
        &self,
        id: &TableId,
        level: u8,
        stage: JobStage,
        result: Option<String>,
        now: i64,
    ) -> Result<()> {
        let put = Statement::new(
            "INSERT INTO jobs (table_id, level, state, result, changed) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id) DO UPDATE SET level = excluded.level, state = excluded.state, progress = 0, \
             result = COALESCE(excluded.result, jobs.result), changed = excluded.changed",
            [id.as_str().into(), i64::from(level).into(), stage.text().into(), result.into(), now.into()],
        );
        self.run(vec![put]).await.map(|_| ())
    }
}
