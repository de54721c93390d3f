//! What people are to be told: bells, and their deliveries.

use sqlx::FromRow;

use super::{HookOf, Kind, Result, Statement, Store, UnknownWord, to_json, writer::Arg};
use crate::{
    api::{Channel, ExportedBell, PersonId, TableId},
    bells::{BellKind, channel_name, table_mark},
};

/// A bell to be written with the journal entry that causes it.
#[derive(Clone, Debug)]
pub(crate) struct NewBell {
    /// Who is to be told; `None` for the table's webhook, if there is one.
    pub(crate) person: Option<PersonId>,
    /// The table that it is about; it need not be the one that is written.
    pub(crate) table: TableId,
    /// What it is about.
    pub(crate) kind: BellKind,
    /// Tells it from others of its kind at the table.
    pub(crate) mark: i64,
    /// When it happens.
    pub(crate) created: i64,
    /// When it may ring.
    pub(crate) due: i64,
}

impl NewBell {
    /// The row as JSON has it; its id says what it is about.
    pub(super) fn row(&self) -> (String, Option<&PersonId>, &TableId, &'static str, i64, i64, i64) {
        let Self { person, table, kind, mark, created, due } = self;
        let kind = kind.name();
        let id = match person {
            Some(person) => format!("{kind}/{table}/{person}/{mark}"),
            None => format!("table/{kind}/{table}/{mark}"),
        };
        (id, person.as_ref(), table, kind, *mark, *created, *due)
    }
}

/// A bell.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct BellRow {
    /// Its id.
    pub(crate) id: String,
    /// Who is to be told, or whose webhook.
    pub(crate) person: PersonId,
    /// The table that it is about; empty if it is about none.
    pub(crate) table_id: TableId,
    /// What it is about.
    #[sqlx(try_from = "String")]
    pub(crate) kind: BellKind,
    /// Tells it from others of its kind at the table.
    pub(crate) mark: i64,
    /// When it happened.
    pub(crate) created: i64,
    hook: i64,
}

impl BellRow {
    /// Whether the webhook of the table is told, and no person.
    pub(crate) fn is_for_table(&self) -> bool {
        self.hook != 0
    }

    /// The webhook that is told.
    pub(crate) fn webhook(&self) -> HookOf<'_> {
        match self.is_for_table() {
            true => HookOf::Table(&self.table_id),
            false => HookOf::Person(&self.person),
        }
    }
}

impl TryFrom<String> for BellKind {
    type Error = UnknownWord;

    fn try_from(text: String) -> std::result::Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or(UnknownWord(text))
    }
}

/// One way for a bell that rings.
#[derive(Clone, Debug)]
pub(crate) struct NewDelivery {
    /// The id of the bell.
    pub(crate) bell: String,
    /// The channel.
    pub(crate) channel: Channel,
    /// The browser; empty for other channels.
    pub(crate) target: String,
    /// When to send it.
    pub(crate) due: i64,
}

/// What has become of bells.
#[derive(Debug, Default)]
pub(crate) struct SettledBells {
    /// Their deliveries.
    pub(crate) deliveries: Vec<NewDelivery>,
    /// Those that have rung or were dropped, with the word for it.
    pub(crate) done: Vec<(String, &'static str)>,
    /// Those that wait until a moment.
    pub(crate) later: Vec<(String, i64)>,
}

/// A claimed delivery.
#[derive(Clone, Debug)]
pub(crate) struct DeliveryRow {
    /// Its id.
    pub(crate) id: String,
    /// The bell.
    pub(crate) bell: BellRow,
    /// The channel.
    pub(crate) channel: Channel,
    /// The browser; empty for other channels.
    pub(crate) target: String,
    /// How many attempts there were, this one included.
    pub(crate) attempts: i64,
}

#[derive(FromRow)]
struct ClaimedRow {
    delivery: String,
    channel: String,
    target: String,
    attempts: i64,
    #[sqlx(flatten)]
    bell: BellRow,
}

impl ClaimedRow {
    fn read(self) -> Result<DeliveryRow> {
        let Self { delivery: id, channel, target, attempts, bell } = self;
        let known = [Channel::Push, Channel::Mail, Channel::Webhook];
        let found = known.into_iter().find(|known| channel_name(*known) == channel);
        let channel =
            found.ok_or_else(|| super::StoreError::Corrupt(UnknownWord(channel.clone()).to_string()))?;
        Ok(DeliveryRow { id, bell, channel, target, attempts })
    }
}

/// What has become of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It has arrived.
    Sent,
    /// It no longer matters.
    Dropped,
    /// It will not arrive.
    Failed,
    /// It did not arrive, and is sent again at a moment.
    Again(i64),
    /// Its time has not come; this was no attempt.
    Later(i64),
}

/// Locks bells in a fixed order, so that processes that settle the same ones do not wait for each other in a circle.
const LOCK_POSTGRES: &str = "SELECT id FROM bells WHERE id IN (SELECT e ->> 0 FROM json_array_elements($1::json) AS e) \
     ORDER BY id FOR UPDATE";
// A bell that another process has settled meanwhile makes no deliveries.
const DELIVERIES_SQLITE: &str = "INSERT INTO deliveries (id, bell, person, table_id, channel, target, created, due, attempts, state) \
     SELECT j.value ->> 0, b.id, b.person, b.table_id, j.value ->> 2, j.value ->> 3, b.created, j.value ->> 4, 0, 'waiting' \
     FROM json_each($1) AS j JOIN bells AS b ON b.id = j.value ->> 1 WHERE b.state = 'waiting' ON CONFLICT (id) DO NOTHING";
const DELIVERIES_POSTGRES: &str = "INSERT INTO deliveries (id, bell, person, table_id, channel, target, created, due, attempts, state) \
     SELECT j ->> 0, b.id, b.person, b.table_id, j ->> 2, j ->> 3, b.created, (j ->> 4)::bigint, 0, 'waiting' \
     FROM json_array_elements($1::json) AS j JOIN bells AS b ON b.id = j ->> 1 WHERE b.state = 'waiting' ON CONFLICT (id) DO NOTHING";
const DONE_SQLITE: &str = "UPDATE bells SET state = j.value ->> 1 FROM json_each($1) AS j \
     WHERE bells.id = j.value ->> 0 AND bells.state = 'waiting'";
const DONE_POSTGRES: &str = "UPDATE bells SET state = j ->> 1 FROM json_array_elements($1::json) AS j \
     WHERE bells.id = j ->> 0 AND bells.state = 'waiting'";
const LATER_SQLITE: &str = "UPDATE bells SET due = j.value ->> 1 FROM json_each($1) AS j \
     WHERE bells.id = j.value ->> 0 AND bells.state = 'waiting'";
const LATER_POSTGRES: &str = "UPDATE bells SET due = (j ->> 1)::bigint FROM json_array_elements($1::json) AS j \
     WHERE bells.id = j ->> 0 AND bells.state = 'waiting'";
macro_rules! claim {
    ($which:literal, $lock:literal) => {
        concat!(
            "UPDATE deliveries SET claim = $1, due = $2, attempts = attempts + 1 WHERE id IN \
             (SELECT id FROM deliveries WHERE state = 'waiting' AND ",
            $which,
            " ORDER BY due LIMIT $4",
            $lock,
            ")"
        )
    };
}
const CLAIM_SQLITE: &str = claim!("due <= $3", "");
// What another process is claiming just now is left to it.
const CLAIM_POSTGRES: &str = claim!("due <= $3", " FOR UPDATE SKIP LOCKED");
// The claim of another process shows in `claim`; it is taken back when that process has finished.
const CLAIM_MAIL_SQLITE: &str = claim!("person = $3 AND channel = 'mail' AND claim IS NULL", "");
const CLAIM_MAIL_POSTGRES: &str =
    claim!("person = $3 AND channel = 'mail' AND claim IS NULL", " FOR UPDATE SKIP LOCKED");
const FINISH_SQLITE: &str = "UPDATE deliveries SET state = j.value ->> 1, due = COALESCE(j.value ->> 2, due), \
     attempts = attempts - (j.value ->> 3), claim = NULL FROM json_each($1) AS j \
     WHERE deliveries.id = j.value ->> 0 AND deliveries.claim = $2";
const FINISH_POSTGRES: &str = "UPDATE deliveries SET state = j ->> 1, due = COALESCE((j ->> 2)::bigint, due), \
     attempts = attempts - (j ->> 3)::bigint, claim = NULL FROM json_array_elements($1::json) AS j \
     WHERE deliveries.id = j ->> 0 AND deliveries.claim = $2";
/// The most e-mails' worth of one person in one digest.
const DIGEST: i64 = 50;

impl Store {
    fn sql(&self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self.kind() {
            Kind::Sqlite => sqlite,
            Kind::Postgres => postgres,
        }
    }

    /// Bells whose time has come.
    pub(crate) async fn due_bells(&self, now: i64, most: i64) -> Result<Vec<BellRow>> {
        let query = sqlx::query_as(
            "SELECT id, person, table_id, kind, mark, created, hook FROM bells \
             WHERE state = 'waiting' AND due <= $1 ORDER BY due LIMIT $2",
        );
        Ok(query.bind(now).bind(most).fetch_all(&self.read).await?)
    }

    /// Stores what has become of bells. Of two processes that settle the same one, the first decides.
    pub(crate) async fn settle_bells(&self, settled: SettledBells) -> Result<()> {
        let SettledBells { deliveries, mut done, mut later } = settled;
        if done.is_empty() && later.is_empty() {
            return Ok(());
        }
        done.sort();
        later.sort();
        let mut statements = Vec::new();
        if self.kind() == Kind::Postgres {
            let ids = done.iter().map(|(id, _)| [id]).chain(later.iter().map(|(id, _)| [id]));
            let ids = to_json("bells", &ids.collect::<Vec<_>>())?;
            statements.push(Statement::new(LOCK_POSTGRES, [ids.into()]));
        }
        let row = |new: &NewDelivery| {
            let NewDelivery { bell, channel, target, due } = new;
            let channel = channel_name(*channel);
            (format!("{channel}/{target}/{bell}"), bell.clone(), channel, target.clone(), *due)
        };
        let deliveries: Vec<_> = deliveries.iter().map(row).collect();
        for (sql, is_empty, list) in [
            (
                self.sql(DELIVERIES_SQLITE, DELIVERIES_POSTGRES),
                deliveries.is_empty(),
                to_json("deliveries", &deliveries)?,
            ),
            (self.sql(DONE_SQLITE, DONE_POSTGRES), done.is_empty(), to_json("bells", &done)?),
            (self.sql(LATER_SQLITE, LATER_POSTGRES), later.is_empty(), to_json("bells", &later)?),
        ] {
            if !is_empty {
                statements.push(Statement::new(sql, [list.into()]));
            }
        }
        self.run(statements).await.map(|_| ())
    }

    /// Claims deliveries whose time has come, until `lease`; no other process gets them before.
    pub(crate) async fn claim_deliveries(
        &self,
        claim: &str,
        now: i64,
        lease: i64,
        most: i64,
    ) -> Result<Vec<DeliveryRow>> {
        let any = sqlx::query_scalar::<_, i64>(
            "SELECT COUNT(*) FROM (SELECT id FROM deliveries WHERE state = 'waiting' AND due <= $1 LIMIT 1) AS one",
        );
        // Nothing is written while there is nothing to do.
        if any.bind(now).fetch_one(&self.read).await? == 0 {
            return Ok(Vec::new());
        }
        let args: [Arg; 4] = [claim.into(), lease.into(), now.into(), most.into()];
        let statement = Statement::new(self.sql(CLAIM_SQLITE, CLAIM_POSTGRES), args);
        match self.run(vec![statement]).await? {
            0 => Ok(Vec::new()),
            _ => self.claimed(claim, None).await,
        }
    }

    /// Claims whatever else a person is to be told by e-mail.
    pub(crate) async fn claim_mail(
        &self,
        claim: &str,
        person: &PersonId,
        lease: i64,
    ) -> Result<Vec<DeliveryRow>> {
        let own = format!("{claim}/{person}");
        let args: [Arg; 4] = [own.as_str().into(), lease.into(), person.as_str().into(), DIGEST.into()];
        let statement = Statement::new(self.sql(CLAIM_MAIL_SQLITE, CLAIM_MAIL_POSTGRES), args);
        match self.run(vec![statement]).await? {
            0 => Ok(Vec::new()),
            _ => self.claimed(&own, Some(claim)).await,
        }
    }

    /// What a claim has got; with `join` it becomes part of another claim.
    async fn claimed(&self, claim: &str, join: Option<&str>) -> Result<Vec<DeliveryRow>> {
        let query = sqlx::query_as::<_, ClaimedRow>(
            "SELECT d.id AS delivery, d.channel, d.target, d.attempts, b.id, b.person, b.table_id, b.kind, b.mark, b.created, b.hook \
             FROM deliveries AS d JOIN bells AS b ON b.id = d.bell WHERE d.claim = $1 ORDER BY b.created, d.id",
        );
        let rows = query.bind(claim.to_owned()).fetch_all(&self.read).await?;
        if let Some(join) = join {
            let sql = "UPDATE deliveries SET claim = $2 WHERE claim = $1";
            self.run(vec![Statement::new(sql, [claim.into(), join.into()])]).await?;
        }
        rows.into_iter().map(ClaimedRow::read).collect()
    }

    /// Stores what has become of claimed deliveries.
    pub(crate) async fn finish_deliveries(&self, claim: &str, done: &[(DeliveryRow, Outcome)]) -> Result<()> {
        let row = |(delivery, outcome): &(DeliveryRow, Outcome)| {
            let (state, due, uncounted) = match outcome {
                Outcome::Sent => ("sent", None, 0),
                Outcome::Dropped => ("dropped", None, 0),
                Outcome::Failed => ("failed", None, 0),
                Outcome::Again(due) => ("waiting", Some(*due), 0),
                Outcome::Later(due) => ("waiting", Some(*due), 1),
            };
            (delivery.id.clone(), state, due, uncounted)
        };
        if done.is_empty() {
            return Ok(());
        }
        let list = to_json("deliveries", &done.iter().map(row).collect::<Vec<_>>())?;
        let sql = self.sql(FINISH_SQLITE, FINISH_POSTGRES);
        self.run(vec![Statement::new(sql, [list.into(), claim.into()])]).await.map(|_| ())
    }

    /// Whether the newcomer whom a bell is about was the last one to take the seat.
    pub(crate) async fn is_last_join(&self, bell: &BellRow) -> Result<bool> {
        let query = sqlx::query_scalar::<_, i64>(
            "SELECT COUNT(*) FROM bells WHERE table_id = $1 AND kind = $2 AND hook = 1 AND mark > $3 AND mark % $4 = $3 % $4",
        );
        let query = query.bind(bell.table_id.0.clone()).bind(bell.kind.name()).bind(bell.mark);
        Ok(query.bind(table_mark::SEATS).fetch_one(&self.read).await? == 0)
    }

    /// What a person was told, or is to be told, the latest first.
    pub(crate) async fn bells_of(&self, person: &PersonId) -> Result<Vec<ExportedBell>> {
        let query = sqlx::query_as::<_, (String, String, i64, String)>(
            "SELECT table_id, kind, created, state FROM bells WHERE person = $1 ORDER BY created DESC, id",
        );
        let rows = query.bind(person.0.clone()).fetch_all(&self.read).await?;
        let bell = |(table, kind, created, state)| ExportedBell { table, kind, created, state };
        Ok(rows.into_iter().map(bell).collect())
    }

    /// Deletes what was settled before a moment, links to stop e-mails that are older than another, and what is left of people
    /// who were deleted.
    pub(crate) async fn sweep_bells(&self, before: i64, links: i64) -> Result<u64> {
        let old = |sql| Statement::new(sql, [before.into()]);
        let statements = vec![
            old("DELETE FROM deliveries WHERE created < $1"),
            old("DELETE FROM bells WHERE created < $1"),
            Statement::new("DELETE FROM mail_stops WHERE created < $1", [links.into()]),
            Statement::new(
                "DELETE FROM deliveries WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = deliveries.person)",
                [],
            ),
            Statement::new(
                "DELETE FROM bells WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = bells.person)",
                [],
            ),
        ];
        self.run(statements).await
    }
}
