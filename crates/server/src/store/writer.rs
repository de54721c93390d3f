//! The one writer: gathers writes and commits them together.

use std::collections::BTreeSet;

use sqlx::{Any, AnyPool, any::AnyArguments, query::Query};
use tokio::sync::{mpsc, oneshot};

use super::{Kind, Result, StoreError};
use crate::{api::TableId, cluster::MemberId, tables::Summary};

/// The most writes in one commit.
const BATCH: usize = 1024;

/// What one table wants to have written: all of it or nothing.
#[derive(Clone, Debug)]
pub(crate) struct TableWrite {
    /// The table.
    pub(crate) table: TableId,
    /// New entries of the log.
    pub(crate) entries: Vec<EntryRow>,
    /// What changes with nearly every entry.
    pub(crate) touch: Option<Touch>,
    /// The table's sheet, new or changed.
    pub(crate) sheet: Option<SheetRow>,
    /// A new line of chat.
    pub(crate) chat: Option<ChatRow>,
    /// The number of entries behind a snapshot, and the snapshot.
    pub(crate) snapshot: Option<(u64, String)>,
    /// The table goes, with everything about it.
    pub(crate) delete: bool,
    /// Who must serve the table for anything of this to be written; nobody for a new one, or if there is one process only.
    pub(crate) owner: Option<MemberId>,
}

impl TableWrite {
    /// Nothing to write yet.
    pub(crate) fn to(table: TableId) -> Self {
        Self {
            table,
            entries: Vec::new(),
            touch: None,
            sheet: None,
            chat: None,
            snapshot: None,
            delete: false,
            owner: None,
        }
    }
}

/// An entry of a table's log.
#[derive(Clone, Debug)]
pub(crate) struct EntryRow {
    /// Its number, from 1.
    pub(crate) n: u64,
    /// What happened.
    pub(crate) body: String,
    /// The id of the request, if a client made it.
    pub(crate) client: Option<String>,
}

/// What changes about a table with nearly every entry.
#[derive(Clone, Debug)]
pub(crate) struct Touch {
    /// What is shown of its match.
    pub(crate) summary: Summary,
    /// When somebody must look at the table unasked.
    pub(crate) due: Option<i64>,
    /// Now.
    pub(crate) changed: i64,
}

/// The sheet of a table: everything about it but its log.
#[derive(Clone, Debug)]
pub(crate) struct SheetRow {
    /// Where it is in its life.
    pub(crate) state: &'static str,
    /// Whether it is listed.
    pub(crate) public: bool,
    /// The sheet.
    pub(crate) body: String,
    /// When it was made.
    pub(crate) created: i64,
    /// Who has which seat.
    pub(crate) people: Vec<(u8, String)>,
}

/// A line of chat.
#[derive(Clone, Debug)]
pub(crate) struct ChatRow {
    /// The line.
    pub(crate) line: crate::api::ChatLine,
    /// The id of the request.
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
    /// How many tables must be the writer's for the transaction to go on.
    owned: Option<u64>,
}

impl Statement {
    pub(super) fn new<const N: usize>(sql: &'static str, args: [Arg; N]) -> Self {
        Self { sql, args: args.into(), owned: None }
    }

    fn query(&self) -> Query<'_, Any, AnyArguments> {
        self.args.iter().fold(sqlx::query(self.sql), |query, arg| match arg {
            Arg::Text(text) => query.bind(text.clone()),
            Arg::Int(number) => query.bind(*number),
        })
    }
}

/// A wish to the writer.
#[derive(Debug)]
pub(super) enum Op {
    Table(Box<TableWrite>, oneshot::Sender<Result<()>>),
    Run(Vec<Statement>, oneshot::Sender<Result<u64>>),
    Close,
}

type Waiting = (Box<TableWrite>, oneshot::Sender<Result<()>>);

pub(super) struct Writer {
    kind: Kind,
    pool: AnyPool,
    inbox: mpsc::Receiver<Op>,
}

impl Writer {
    pub(super) fn new(kind: Kind, pool: AnyPool, inbox: mpsc::Receiver<Op>) -> Self {
        Self { kind, pool, inbox }
    }

    pub(super) async fn run(mut self) {
        let mut ops = Vec::with_capacity(BATCH);
        let mut open = true;
        while open && self.inbox.recv_many(&mut ops, BATCH).await > 0 {
            let mut tables: Vec<Waiting> = Vec::new();
            for op in ops.drain(..) {
                match op {
                    Op::Table(write, reply) => tables.push((write, reply)),
                    Op::Run(statements, reply) => {
                        let _ = reply.send(self.transaction(&statements).await);
                    }
                    Op::Close => {
                        self.inbox.close();
                        open = !self.inbox.is_empty();
                    }
                }
            }
            self.commit(tables).await;
        }
        self.pool.close().await;
    }

    /// Commits writes of many tables at once; if that fails, one by one, so that nobody suffers for another.
    async fn commit(&self, tables: Vec<Waiting>) {
        if tables.is_empty() {
            return;
        }
        let start = std::time::Instant::now();
        let writes: Vec<&TableWrite> = tables.iter().map(|(write, _)| write.as_ref()).collect();
        let together = self.transaction(&self.statements(&writes)).await;
        metrics::histogram!("shinar_commit_seconds").record(start.elapsed().as_secs_f64());
        metrics::histogram!("shinar_commit_tables").record(tables.len() as f64);
        let alone = tables.len() == 1;
        for (write, reply) in tables {
            let result = match &together {
                Ok(_) => Ok(()),
                Err(error) if alone => Err(error.clone()),
                Err(_) => self.transaction(&self.statements(&[&write])).await.map(|_| ()),
            };
            let _ = reply.send(result);
        }
    }

    /// Runs statements in one transaction. The number of changed rows is that of the last one.
    async fn transaction(&self, statements: &[Statement]) -> Result<u64> {
        let mut transaction = self.pool.begin().await?;
        let mut changed = 0;
        for statement in statements {
            changed = statement.query().execute(&mut *transaction).await?.rows_affected();
            if statement.owned.is_some_and(|owned| owned != changed) {
                return Err(StoreError::NotOwner);
            }
        }
        transaction.commit().await?;
        Ok(changed)
    }

    /// The statements for writes of several tables. What nearly every write has goes in one statement for all.
    fn statements(&self, writes: &[&TableWrite]) -> Vec<Statement> {
        let mut statements = Vec::new();
        let owned: BTreeSet<_> =
            writes.iter().filter_map(|write| Some((&write.table, write.owner.as_ref()?))).collect();
        if !owned.is_empty() {
            let count = Some(owned.len() as u64);
            let list = json_list(owned.into_iter()).unwrap_or_default();
            statements.push(Statement { owned: count, ..Statement::new(OWNED_POSTGRES, [list.into()]) });
        }
        for write in writes {
            rare_statements(write, &mut statements);
        }
        let entries = writes.iter().flat_map(|write| {
            write.entries.iter().map(|entry| (&write.table, entry.n, &entry.body, &entry.client))
        });
        let touches = writes.iter().filter_map(|write| {
            let touch = write.touch.as_ref()?;
            // Plain data always has a JSON form.
            let summary = serde_json::to_string(&touch.summary).unwrap_or_default();
            Some((&write.table, touch.summary.asked, touch.due, touch.changed, summary))
        });
        let (insert, update) = match self.kind {
            Kind::Sqlite => (INSERT_SQLITE, TOUCH_SQLITE),
            Kind::Postgres => (INSERT_POSTGRES, TOUCH_POSTGRES),
        };
        for (sql, list) in [(insert, json_list(entries)), (update, json_list(touches))] {
            statements.extend(list.map(|list| Statement::new(sql, [list.into()])));
        }
        statements
    }
}

/// Rows as one JSON text, so that any number of them is one prepared statement; `None` if there are none.
fn json_list<T: serde::Serialize>(rows: impl Iterator<Item = T>) -> Option<String> {
    let rows: Vec<T> = rows.collect();
    // Texts and numbers always have a JSON form.
    (!rows.is_empty()).then(|| serde_json::to_string(&rows).unwrap_or_default())
}

fn rare_statements(write: &TableWrite, statements: &mut Vec<Statement>) {
    let id = write.table.as_str();
    if let Some(sheet) = &write.sheet {
        statements.push(Statement::new(
            "INSERT INTO tables (id, state, public, sheet, created, changed) VALUES ($1, $2, $3, $4, $5, $5) \
             ON CONFLICT (id) DO UPDATE SET state = excluded.state, sheet = excluded.sheet",
            [
                id.into(),
                sheet.state.into(),
                i64::from(sheet.public).into(),
                sheet.body.as_str().into(),
                sheet.created.into(),
            ],
        ));
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
            "INSERT INTO chat (table_id, n, person, name, seat, text, client, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            [
                id.into(),
                i64::from(line.n).into(),
                line.person.as_ref().map(|person| person.0.clone()).into(),
                line.name.as_str().into(),
                line.seat.map(|seat| i64::from(seat.0)).into(),
                line.text.as_str().into(),
                client.as_str().into(),
                line.at.into(),
            ],
        ));
    }
    if let Some((n, body)) = &write.snapshot {
        statements.push(Statement::new(
            "INSERT INTO snapshots (table_id, n, body) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body",
            [id.into(), (*n as i64).into(), body.as_str().into()],
        ));
    }
    if write.delete {
        for sql in [
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM entries WHERE table_id = $1",
            "DELETE FROM snapshots WHERE table_id = $1",
            "DELETE FROM chat WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            statements.push(Statement::new(sql, [id.into()]));
        }
    }
}

/// Holds on to the ownership until the commit: whoever takes a table over waits for it, and then reads what was written.
const OWNED_POSTGRES: &str = "SELECT 1 FROM owners, json_array_elements($1::json) AS o \
     WHERE thing = o ->> 0 AND member = o ->> 1 FOR SHARE OF owners";
const INSERT_SQLITE: &str = "INSERT INTO entries (table_id, n, body, client) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";
const INSERT_POSTGRES: &str = "INSERT INTO entries (table_id, n, body, client) \
     SELECT e ->> 0, (e ->> 1)::bigint, e ->> 2, e ->> 3 FROM json_array_elements($1::json) AS e";
const TOUCH_SQLITE: &str = "UPDATE tables SET asked = j.value ->> 1, due = j.value ->> 2, changed = j.value ->> 3, \
     summary = j.value ->> 4 \
     FROM json_each($1) AS j WHERE tables.id = j.value ->> 0";
const TOUCH_POSTGRES: &str = "UPDATE tables SET asked = (j ->> 1)::bigint, due = (j ->> 2)::bigint, \
     changed = (j ->> 3)::bigint, summary = j ->> 4 FROM json_array_elements($1::json) AS j WHERE tables.id = j ->> 0";
