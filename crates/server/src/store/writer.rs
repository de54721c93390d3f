//! The writer: collects writes and commits them together.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use sqlx::{Any, any::AnyArguments, query::Query};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use super::{
    Ended, Kind, NewBell, Quota, Result, SeekWrite, Store, StoreError, condition::Condition,
    connection::WriteConnection, to_json, writable,
};
use crate::{
    api::{PersonId, TableId, TableState},
    clock,
    cluster::MemberId,
    fair::hex,
    identity::random_bytes,
    limits,
    tables::{Sheet, Summary},
    telemetry,
};

/// The most writes in one commit.
const BATCH: usize = 1024;
/// The delays between attempts to write while that fails: the first, and the longest.
const RETRY: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(2));
/// How often an outage that seems to be over is looked at, until it is.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// How many writes of one batch may fail one by one before the rest is not even attempted.
const FAILURES: u32 = 3;
/// How much an attempt to write writes after a failure, in bytes: on a disk that is nearly full a little always fits.
const PROBE: usize = 32 << 10;

/// A write to one table, all or nothing.
#[derive(Clone, Debug)]
pub(crate) struct TableWrite {
    /// The table that is written.
    pub(crate) table: TableId,
    /// New entries of the journal.
    pub(crate) entries: Vec<JournalRow>,
    /// The columns that change with nearly every entry.
    pub(crate) touch: Option<Touch>,
    /// The sheet, new or changed.
    pub(crate) sheet: Option<SheetRow>,
    /// A new line of chat.
    pub(crate) chat: Option<ChatRow>,
    /// A snapshot, with the number of entries before it.
    pub(crate) snapshot: Option<(u64, String)>,
    /// The record so far, as text.
    pub(crate) record: Option<String>,
    /// The game, if it is over now: for the archive, and for ratings.
    pub(crate) end: Option<Ended>,
    /// What the person for whom it is written may not exceed.
    pub(crate) quota: Option<Quota>,
    /// What becomes of searches for opponents because of it.
    pub(crate) seeks: Option<SeekWrite>,
    /// What people are to be told because of it.
    pub(crate) bells: Vec<NewBell>,
    /// Who has left the table before its game; a webhook that they have set for it goes with them.
    pub(crate) left: Option<PersonId>,
    /// Whether to delete the table with everything about it.
    pub(crate) delete: bool,
    /// The member that must own the table for the write to succeed; `None` for a new table, or without a cluster.
    pub(crate) owner: Option<MemberId>,
    /// People who must still exist for the write to succeed.
    pub(crate) people: Vec<PersonId>,
}

impl TableWrite {
    /// An empty write.
    pub(crate) fn to(table: TableId) -> Self {
        Self {
            table,
            entries: Vec::new(),
            touch: None,
            sheet: None,
            chat: None,
            snapshot: None,
            record: None,
            end: None,
            quota: None,
            seeks: None,
            bells: Vec::new(),
            left: None,
            delete: false,
            owner: None,
            people: Vec::new(),
        }
    }
}

/// An entry of a table's journal.
#[derive(Clone, Debug)]
pub(crate) struct JournalRow {
    /// Its position in the journal, from 1.
    pub(crate) n: u64,
    /// The entry as JSON.
    pub(crate) body: String,
    /// The id of the client's request that made it, if one did.
    pub(crate) client: Option<String>,
}

/// The columns of a table that change with nearly every entry.
#[derive(Clone, Debug)]
pub(crate) struct Touch {
    /// The part of its match that lists show.
    pub(crate) summary: Summary,
    /// When the table must be woken.
    pub(crate) due: Option<i64>,
    /// The time of the change.
    pub(crate) changed: i64,
}

/// The sheet of a table: everything about it except its journal.
#[derive(Clone, Debug)]
pub(crate) struct SheetRow {
    /// `waiting`, `running` or `finished`.
    pub(crate) state: &'static str,
    /// Whether it appears in public lists.
    pub(crate) public: bool,
    /// The sheet as JSON.
    pub(crate) body: String,
    /// When the table was created.
    pub(crate) created: i64,
    /// The seats that people have, and their ids.
    pub(crate) people: Vec<(u8, String)>,
    /// Who made the table.
    pub(crate) maker: Option<String>,
}

impl SheetRow {
    /// The sheet for the store.
    pub(crate) fn of(sheet: &Sheet) -> Result<Self> {
        let people = (0..).zip(&sheet.seats);
        Ok(Self {
            state: match sheet.state {
                TableState::Waiting => "waiting",
                TableState::Running => "running",
                TableState::Finished => "finished",
            },
            public: sheet.public,
            body: writable("a sheet", sheet.to_text())?,
            created: sheet.created,
            people: people.filter_map(|(seat, who)| Some((seat, who.person.as_ref()?.0.clone()))).collect(),
            maker: sheet.maker.as_ref().map(|maker| maker.0.clone()),
        })
    }
}

/// A line of chat.
#[derive(Clone, Debug)]
pub(crate) struct ChatRow {
    /// The line as clients see it.
    pub(crate) line: crate::api::ChatLine,
    /// The id of the client's request.
    pub(crate) client: String,
}

/// A value for a statement.
#[derive(Clone, Debug)]
pub(super) enum Arg {
    Text(Option<String>),
    Int(Option<i64>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}
impl From<Option<String>> for Arg {
    fn from(text: Option<String>) -> Self {
        Self::Text(text)
    }
}
impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Int(Some(number))
    }
}
impl From<Option<i64>> for Arg {
    fn from(number: Option<i64>) -> Self {
        Self::Int(number)
    }
}

/// A statement and its values.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    sql: &'static str,
    args: Vec<Arg>,
    /// How many rows it must match for the transaction to go on, and the error if it does not.
    pub(super) must: Option<(u64, StoreError)>,
}

impl Statement {
    pub(super) fn new<const N: usize>(sql: &'static str, args: [Arg; N]) -> Self {
        Self { sql, args: args.into(), must: None }
    }

    /// Fails the transaction unless a person exists, and keeps them from being deleted before the commit.
    pub(super) fn exists(person: &PersonId) -> Self {
        let lock = "UPDATE people SET seen = seen WHERE id = $1";
        Self::one(lock, [person.as_str().into()], StoreError::NoPerson)
    }

    /// A statement that must match one row; otherwise the transaction fails with `error`.
    pub(super) fn one<const N: usize>(sql: &'static str, args: [Arg; N], error: StoreError) -> Self {
        Self { must: Some((1, error)), ..Self::new(sql, args) }
    }

    pub(super) fn query(&self) -> Query<'_, Any, AnyArguments> {
        self.args.iter().fold(sqlx::query(self.sql), |query, arg| match arg {
            Arg::Text(text) => query.bind(text.clone()),
            Arg::Int(number) => query.bind(*number),
        })
    }
}

/// A message in the writer's mailbox.
#[derive(Debug)]
pub(super) enum Op {
    Table(Box<TableWrite>, oneshot::Sender<Result<()>>),
    Run(Vec<Statement>, oneshot::Sender<Result<u64>>),
    /// Writes something, to see whether that is possible.
    Check(oneshot::Sender<Result<()>>),
    Close,
}

type Waiting = (Box<TableWrite>, oneshot::Sender<Result<()>>);

pub(super) struct Writer {
    kind: Kind,
    connection: WriteConnection,
    condition: Arc<Condition>,
    mailbox: mpsc::Receiver<Op>,
    /// While writes fail: when to try again, and the delay after that.
    retry: Option<(Instant, Duration)>,
}

impl Writer {
    pub(super) fn new(
        kind: Kind,
        connection: WriteConnection,
        condition: Arc<Condition>,
        mailbox: mpsc::Receiver<Op>,
    ) -> Self {
        Self { kind, connection, condition, mailbox, retry: None }
    }

    /// Runs until it is closed. A reply is lost if its receiver has stopped waiting, which is fine.
    pub(super) async fn run(mut self) {
        let mut ops = Vec::with_capacity(BATCH);
        let mut open = true;
        while open {
            let received = match self.patience() {
                None => self.mailbox.recv_many(&mut ops, BATCH).await,
                Some(patience) => match timeout(patience, self.mailbox.recv_many(&mut ops, BATCH)).await {
                    Ok(received) => received,
                    Err(_) => {
                        self.look_again().await;
                        continue;
                    }
                },
            };
            open = received > 0;
            let mut tables: Vec<Waiting> = Vec::new();
            for op in ops.drain(..) {
                match op {
                    Op::Table(write, reply) => tables.push((write, reply)),
                    Op::Run(statements, reply) => {
                        let _ = reply.send(self.run_statements(&statements).await);
                    }
                    Op::Check(reply) => {
                        let _ = reply.send(self.check().await);
                    }
                    Op::Close => {
                        self.mailbox.close();
                        open = !self.mailbox.is_empty();
                    }
                }
            }
            self.commit(tables).await;
        }
        self.connection.close().await;
    }

    /// How long to wait for something to write before looking at the database again; `None` if all is well.
    fn patience(&self) -> Option<Duration> {
        match self.retry {
            Some((at, _)) => Some(at.saturating_duration_since(Instant::now())),
            None => self.condition.is_recovering().then_some(LOOK_AGAIN),
        }
    }

    /// Finds out whether the database can be written again.
    async fn look_again(&mut self) {
        match self.probe(PROBE).await {
            Ok(()) => self.retry = None,
            Err(error) => {
                self.condition.failed(&error);
                self.refuse_for_a_while();
            }
        }
    }

    /// From now on writes are refused, until an attempt succeeds.
    fn refuse_for_a_while(&mut self) {
        let (first, longest) = RETRY;
        let delay = self.retry.map_or(first, |(_, delay)| (2 * delay).min(longest));
        self.retry = Some((Instant::now() + delay, delay));
        self.condition.set_failing();
    }

    /// A health check.
    async fn check(&mut self) -> Result<()> {
        if self.retry.is_some() {
            return Err(StoreError::CannotWrite);
        }
        match self.probe(0).await {
            Err(error) => self.can_write_after(&error).await.then_some(()).ok_or(StoreError::CannotWrite),
            Ok(()) => Ok(()),
        }
    }

    /// Runs statements of a request.
    async fn run_statements(&mut self, statements: &[Statement]) -> Result<u64> {
        if self.retry.is_some() {
            return Err(StoreError::CannotWrite);
        }
        let done = self.transaction(statements).await;
        match done {
            Err(error) if error.blames_database() => {
                // Whether it was written is unknown if the connection was lost during the commit: so it is not repeated.
                self.can_write_after(&error).await;
                Err(StoreError::CannotWrite)
            }
            done => done,
        }
    }

    /// Commits the writes of many tables together; if that fails, one by one, so that one failure does not affect the others.
    async fn commit(&mut self, tables: Vec<Waiting>) {
        if tables.is_empty() {
            return;
        }
        let start = Instant::now();
        let mut left = FAILURES;
        let together = match self.retry {
            Some(_) => Err(StoreError::CannotWrite),
            None => {
                let writes: Vec<&TableWrite> = tables.iter().map(|(write, _)| write.as_ref()).collect();
                let together = self.write(&writes).await;
                metrics::histogram!(telemetry::COMMIT_SECONDS).record(start.elapsed().as_secs_f64());
                metrics::histogram!(telemetry::COMMIT_TABLES).record(tables.len() as f64);
                together
            }
        };
        if let Err(error) = &together
            && !self.can_write_after(error).await
        {
            left = 0;
        }
        let alone = tables.len() == 1;
        for (write, reply) in tables {
            let result = match &together {
                Ok(()) => Ok(()),
                Err(error) if alone && !error.blames_database() => Err(error.clone()),
                Err(_) if left == 0 => Err(StoreError::CannotWrite),
                // If the first attempt was written after all, its rows exist already, and the table is read again.
                Err(_) => match self.write(&[&write]).await {
                    Err(error) if error.blames_database() => {
                        left = if self.can_write_after(&error).await { left - 1 } else { 0 };
                        if left == 0 && self.retry.is_none() {
                            self.refuse_for_a_while();
                        }
                        Err(StoreError::CannotWrite)
                    }
                    result => result,
                },
            };
            let _ = reply.send(result);
        }
    }

    /// After a failed write: whether the database can be written nevertheless.
    async fn can_write_after(&mut self, error: &StoreError) -> bool {
        if self.retry.is_some() {
            return false;
        }
        if !error.blames_database() {
            return true;
        }
        self.condition.failed(error);
        let probe = self.probe(PROBE).await;
        if probe.is_err() {
            self.refuse_for_a_while();
        }
        probe.is_ok()
    }

    /// Writes a row of about this size that nobody reads.
    async fn probe(&mut self, size: usize) -> Result<()> {
        // Random, so that it cannot be compressed.
        let body: String = (0..size / 64).map(|_| hex(&random_bytes())).collect();
        let row = Statement::new(
            "INSERT INTO health (id, at, body) VALUES (1, $1, $2) \
             ON CONFLICT (id) DO UPDATE SET at = excluded.at, body = excluded.body",
            [clock::now().into(), body.into()],
        );
        self.transaction(&[row]).await.map(|_| ())
    }

    /// Writes to several tables in one transaction.
    async fn write(&mut self, writes: &[&TableWrite]) -> Result<()> {
        let statements = statements(self.kind, writes)?;
        self.transaction(&statements).await.map(|_| ())
    }

    /// Runs statements in one transaction. Returns the number of rows that the last one changed.
    async fn transaction(&mut self, statements: &[Statement]) -> Result<u64> {
        let changed = self.connection.transaction(statements).await?;
        self.condition.wrote();
        Ok(changed)
    }
}

/// The statements for writes to several tables. What nearly every write has goes into one statement for all of them.
pub(super) fn statements(kind: Kind, writes: &[&TableWrite]) -> Result<Vec<Statement>> {
    let mut statements = Vec::new();
    let owned: BTreeSet<_> =
        writes.iter().filter_map(|write| Some((&write.table, write.owner.as_ref()?))).collect();
    if !owned.is_empty() {
        let list = to_json("a list of tables", &owned)?;
        let must = Some((owned.len() as u64, StoreError::NotOwner));
        statements.push(Statement { must, ..Statement::new(OWNED_POSTGRES, [list.into()]) });
    }
    // In a fixed order, so that processes that write at the same time do not wait for each other in a circle.
    let people: BTreeSet<_> = writes.iter().flat_map(|write| &write.people).collect();
    statements.extend(people.into_iter().map(Statement::exists));
    for write in writes {
        rare_statements(write, &mut statements);
    }
    let (insert, update) = match kind {
        Kind::Sqlite => (INSERT_SQLITE, TOUCH_SQLITE),
        Kind::Postgres => (INSERT_POSTGRES, TOUCH_POSTGRES),
    };
    // All rows are one JSON text, so that any number of them is the same prepared statement.
    let mut entries = Vec::new();
    let mut touches = Vec::new();
    for write in writes {
        let table = &write.table;
        entries.extend(write.entries.iter().map(|entry| (table, entry.n, &entry.body, &entry.client)));
        if let Some(Touch { summary, due, changed }) = &write.touch {
            touches.push((table, summary.asked, due, changed, to_json("a summary", summary)?));
        }
    }
    if !entries.is_empty() {
        statements.push(Statement::new(insert, [to_json("journal entries", &entries)?.into()]));
    }
    if !touches.is_empty() {
        statements.push(Statement::new(update, [to_json("summaries", &touches)?.into()]));
    }
    let bells: Vec<_> = writes.iter().flat_map(|write| write.bells.iter().map(NewBell::row)).collect();
    if !bells.is_empty() {
        statements.push(Statement::new(insert_bells(kind), [to_json("bells", &bells)?.into()]));
    }
    Ok(statements)
}

fn rare_statements(write: &TableWrite, statements: &mut Vec<Statement>) {
    let id = write.table.as_str();
    if let Some(quota) = &write.quota {
        statements.extend(quota.statements());
    }
    if let Some(seeks) = &write.seeks {
        statements.extend(seeks.statements(&write.table));
    }
    if let Some(sheet) = &write.sheet {
        statements.push(Statement::new(
            "INSERT INTO tables (id, state, public, sheet, created, changed, maker, origin) \
             VALUES ($1, $2, $3, $4, $5, $5, $6, $7) \
             ON CONFLICT (id) DO UPDATE SET state = excluded.state, sheet = excluded.sheet, maker = excluded.maker, \
             origin = CASE excluded.state WHEN 'waiting' THEN tables.origin END",
            [
                id.into(),
                sheet.state.into(),
                i64::from(sheet.public).into(),
                sheet.body.as_str().into(),
                sheet.created.into(),
                sheet.maker.clone().into(),
                write.quota.as_ref().and_then(|quota| quota.origin().map(str::to_owned)).into(),
            ],
        ));
        if sheet.state != "waiting" {
            statements.push(Statement::new("DELETE FROM invitations WHERE table_id = $1", [id.into()]));
        }
        statements.push(Statement::new("DELETE FROM seats WHERE table_id = $1", [id.into()]));
        for (seat, person) in &sheet.people {
            statements.push(Statement::new(
                "INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)",
                [id.into(), i64::from(*seat).into(), person.as_str().into()],
            ));
        }
    }
    if let Some(ChatRow { line, client }) = &write.chat {
        statements.push(Statement::new(
            "INSERT INTO chat (table_id, n, person, name, seat, text, client, at, account, phrase, apart) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
            [
                id.into(),
                i64::from(line.n).into(),
                line.person.as_ref().map(|person| person.0.clone()).into(),
                line.name.as_str().into(),
                line.seat.map(|seat| i64::from(seat.0)).into(),
                line.text.as_str().into(),
                client.as_str().into(),
                line.at.into(),
                i64::from(line.account).into(),
                line.phrase.map(|phrase| <&str>::from(phrase).to_owned()).into(),
                i64::from(line.apart).into(),
            ],
        ));
        // Whoever looks on cannot push out what players say.
        if line.n > limits::CHAT_KEPT {
            statements.push(Statement::new(
                "DELETE FROM chat WHERE table_id = $1 AND apart = $2 AND n <= \
                 (SELECT n FROM chat WHERE table_id = $1 AND apart = $2 ORDER BY n DESC LIMIT 1 OFFSET $3)",
                [id.into(), i64::from(line.apart).into(), i64::from(limits::CHAT_KEPT).into()],
            ));
        }
    }
    if let Some((n, body)) = &write.snapshot {
        statements.push(Statement::new(
            "INSERT INTO snapshots (table_id, n, body) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body",
            [id.into(), (*n as i64).into(), body.as_str().into()],
        ));
    }
    if let Some(record) = &write.record {
        statements.push(Statement::new(
            "INSERT INTO records (table_id, body) VALUES ($1, $2) \
             ON CONFLICT (table_id) DO UPDATE SET body = excluded.body",
            [id.into(), record.as_str().into()],
        ));
    }
    if let Some(end) = &write.end {
        statements.extend(end.statements(&write.table));
    }
    if let Some(person) = &write.left {
        let sql = "DELETE FROM table_webhooks WHERE table_id = $1 AND person = $2";
        statements.push(Statement::new(sql, [id.into(), person.as_str().into()]));
    }
    if write.delete {
        for sql in [
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM entries WHERE table_id = $1",
            "DELETE FROM snapshots WHERE table_id = $1",
            "DELETE FROM records WHERE table_id = $1",
            "DELETE FROM archive WHERE table_id = $1",
            "DELETE FROM archive_seats WHERE table_id = $1",
            "DELETE FROM jobs WHERE table_id = $1",
            "DELETE FROM chat WHERE table_id = $1",
            "DELETE FROM invitations WHERE table_id = $1",
            "DELETE FROM notes WHERE table_id = $1",
            "DELETE FROM table_webhooks WHERE table_id = $1",
            "DELETE FROM deliveries WHERE table_id = $1",
            "DELETE FROM bells WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            statements.push(Statement::new(sql, [id.into()]));
        }
    }
}

/// The statement that adds bells, given as JSON, for people who want to be told something at all, and for tables with a webhook. What was
/// told once stays.
fn insert_bells(kind: Kind) -> &'static str {
    match kind {
        Kind::Sqlite => BELLS_SQLITE,
        Kind::Postgres => BELLS_POSTGRES,
    }
}

impl Store {
    /// The statement that adds bells.
    pub(super) fn insert_bells(&self) -> &'static str {
        insert_bells(self.kind)
    }
}

// What is for nobody is for the table's webhook, and belongs to whoever has set it.
const BELLS_SQLITE: &str = "INSERT INTO bells (id, person, table_id, kind, mark, created, due, state, hook) \
     SELECT j.value ->> 0, COALESCE(h.person, j.value ->> 1), j.value ->> 2, j.value ->> 3, j.value ->> 4, j.value ->> 5, \
     j.value ->> 6, 'waiting', CASE WHEN h.person IS NULL THEN 0 ELSE 1 END FROM json_each($1) AS j \
     LEFT JOIN table_webhooks AS h ON j.value ->> 1 IS NULL AND h.table_id = j.value ->> 2 AND h.disabled IS NULL \
     WHERE h.person IS NOT NULL OR EXISTS (SELECT 1 FROM bell_settings WHERE person = j.value ->> 1) ON CONFLICT (id) DO NOTHING";
const BELLS_POSTGRES: &str = "INSERT INTO bells (id, person, table_id, kind, mark, created, due, state, hook) \
     SELECT j ->> 0, COALESCE(h.person, j ->> 1), j ->> 2, j ->> 3, (j ->> 4)::bigint, (j ->> 5)::bigint, \
     (j ->> 6)::bigint, 'waiting', CASE WHEN h.person IS NULL THEN 0 ELSE 1 END FROM json_array_elements($1::json) AS j \
     LEFT JOIN table_webhooks AS h ON j ->> 1 IS NULL AND h.table_id = j ->> 2 AND h.disabled IS NULL \
     WHERE h.person IS NOT NULL OR EXISTS (SELECT 1 FROM bell_settings WHERE person = j ->> 1) ON CONFLICT (id) DO NOTHING";
/// Locks the ownership until the commit: a member that takes a table over waits for it, and then reads what was written.
const OWNED_POSTGRES: &str = "SELECT 1 FROM owners, json_array_elements($1::json) AS o \
     WHERE thing = o ->> 0 AND member = o ->> 1 FOR SHARE OF owners";
// `OR ROLLBACK`: after an error the connection is not used again anyway, and so SQLite need not keep a copy of every page that the
// statement changes, to undo it alone.
const INSERT_SQLITE: &str = "INSERT OR ROLLBACK INTO entries (table_id, n, body, client) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";
const INSERT_POSTGRES: &str = "INSERT INTO entries (table_id, n, body, client) \
     SELECT e ->> 0, (e ->> 1)::bigint, e ->> 2, e ->> 3 FROM json_array_elements($1::json) AS e";
const TOUCH_SQLITE: &str = "UPDATE OR ROLLBACK tables SET asked = j.value ->> 1, due = j.value ->> 2, changed = j.value ->> 3, \
     summary = j.value ->> 4 \
     FROM json_each($1) AS j WHERE tables.id = j.value ->> 0";
const TOUCH_POSTGRES: &str = "UPDATE tables SET asked = (j ->> 1)::bigint, due = (j ->> 2)::bigint, \
     changed = (j ->> 3)::bigint, summary = j ->> 4 FROM json_array_elements($1::json) AS j WHERE tables.id = j ->> 0";
