//! Where and how people are told something: settings, browsers, webhooks, and links that stop e-mails.

use sqlx::FromRow;

use super::{NewBell, Result, Statement, Store, StoreError, can_exist, to_json};
use crate::{
    api::{NotificationSettings, PersonId, TableId},
    bells::BellKind,
    limits,
};

/// A browser that takes web push.
#[derive(Clone, FromRow)]
pub(crate) struct BrowserRow {
    /// Identifies it.
    pub(crate) id: String,
    /// Whose it is.
    pub(crate) person: PersonId,
    /// The address at the push service.
    pub(crate) endpoint: String,
    /// Its public key.
    pub(crate) p256dh: String,
    /// Its secret.
    pub(crate) auth: String,
    /// What it says of itself.
    pub(crate) agent: String,
    /// When it was added.
    pub(crate) created: i64,
}

impl std::fmt::Debug for BrowserRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BrowserRow")
            .field("id", &self.id)
            .field("person", &self.person)
            .finish_non_exhaustive()
    }
}

/// What has a webhook.
#[derive(Clone, Copy, Debug)]
pub(crate) enum HookOf<'a> {
    /// An account: it is told what concerns the person.
    Person(&'a PersonId),
    /// A table: it is told what happens there.
    Table(&'a TableId),
}

impl HookOf<'_> {
    fn id(&self) -> &str {
        match self {
            Self::Person(person) => person.as_str(),
            Self::Table(table) => table.as_str(),
        }
    }
}

/// A statement about a webhook, whose table and key depend on what has it.
macro_rules! hook_sql {
    ($of:expr, $before:literal, $after:literal) => {
        match $of {
            HookOf::Person(_) => concat!($before, " webhooks ", $after, " WHERE person = $1"),
            HookOf::Table(_) => concat!($before, " table_webhooks ", $after, " WHERE table_id = $1"),
        }
    };
}

/// A webhook.
#[derive(Clone, FromRow)]
pub(crate) struct WebhookRow {
    /// Whose it is.
    pub(crate) person: PersonId,
    /// The address.
    pub(crate) url: String,
    /// The secret with which messages are signed.
    pub(crate) secret: String,
    /// When it was set.
    pub(crate) created: i64,
    /// Since when it fails.
    pub(crate) failing: Option<i64>,
    /// When it was given up.
    pub(crate) disabled: Option<i64>,
    /// What was wrong the last time.
    pub(crate) problem: Option<String>,
}

impl std::fmt::Debug for WebhookRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WebhookRow")
            .field("person", &self.person)
            .field("url", &self.url)
            .finish_non_exhaustive()
    }
}

/// The webhook of a table.
#[derive(FromRow)]
struct TableWebhookRow {
    table_id: TableId,
    #[sqlx(flatten)]
    hook: WebhookRow,
}

/// A link that stops e-mails, without its secret.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct MailStopRow {
    /// The id, by which the row is found.
    pub(crate) id: String,
    /// Whose e-mails it stops.
    pub(crate) person: PersonId,
    /// The hash of its secret.
    pub(crate) hash: String,
    /// When it was sent.
    pub(crate) created: i64,
}

/// Whoever adds a channel wants to be told something.
fn with_settings(person: &PersonId) -> Result<Statement> {
    let body = to_json("settings", &NotificationSettings::default())?;
    let sql = "INSERT INTO bell_settings (person, body) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING";
    Ok(Statement::new(sql, [person.as_str().into(), body.into()]))
}

impl Store {
    /// The stored key for web push; `new` becomes it if there is none.
    pub(crate) async fn push_key(&self, new: String) -> Result<String> {
        let stored = || {
            sqlx::query_scalar::<_, String>("SELECT secret FROM push_keys WHERE id = 1")
                .fetch_optional(&self.read)
        };
        if let Some(known) = stored().await? {
            return Ok(known);
        }
        // Of two processes that start at the same time, the first one makes the key.
        let insert = "INSERT INTO push_keys (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING";
        self.run(vec![Statement::new(insert, [new.into()])]).await?;
        stored().await?.ok_or_else(|| StoreError::Corrupt("there is no key for web push".to_owned()))
    }

    /// What a person wants to be told, and when the last digest was sent; `None` if nothing.
    pub(crate) async fn bell_settings(
        &self,
        person: &PersonId,
    ) -> Result<Option<(NotificationSettings, i64)>> {
        let query =
            sqlx::query_as::<_, (String, i64)>("SELECT body, mailed FROM bell_settings WHERE person = $1");
        let row = query.bind(person.0.clone()).fetch_optional(&self.read).await?;
        let read = |(body, mailed): (String, i64)| match serde_json::from_str(&body) {
            Ok(settings) => Ok((settings, mailed)),
            Err(error) => Err(StoreError::Corrupt(format!("unreadable settings of notifications: {error}"))),
        };
        row.map(read).transpose()
    }

    /// Stores what a person wants to be told.
    pub(crate) async fn set_bell_settings(
        &self,
        person: &PersonId,
        settings: &NotificationSettings,
    ) -> Result<()> {
        let put = Statement::new(
            "INSERT INTO bell_settings (person, body) VALUES ($1, $2) \
             ON CONFLICT (person) DO UPDATE SET body = excluded.body",
            [person.as_str().into(), to_json("settings", settings)?.into()],
        );
        self.run(vec![Statement::exists(person), put]).await.map(|_| ())
    }

    /// The browsers of a person, the oldest first.
    pub(crate) async fn browsers(&self, person: &PersonId) -> Result<Vec<BrowserRow>> {
        let query = sqlx::query_as("SELECT * FROM browsers WHERE person = $1 ORDER BY created, id");
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Adds a browser; one that is known belongs to the person from now on. Beyond the limit, the oldest are deleted.
    pub(crate) async fn add_browser(&self, row: &BrowserRow) -> Result<()> {
        let insert = Statement::new(
            "INSERT INTO browsers (id, person, endpoint, p256dh, auth, agent, created) VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, \
             auth = excluded.auth, agent = excluded.agent, created = excluded.created",
            [
                row.id.as_str().into(),
                row.person.as_str().into(),
                row.endpoint.as_str().into(),
                row.p256dh.as_str().into(),
                row.auth.as_str().into(),
                row.agent.as_str().into(),
                row.created.into(),
            ],
        );
        let forget = Statement::new(
            "DELETE FROM browsers WHERE person = $1 AND id NOT IN \
             (SELECT id FROM browsers WHERE person = $1 ORDER BY created DESC, id LIMIT $2)",
            [row.person.as_str().into(), limits::BROWSERS.into()],
        );
        let settings = with_settings(&row.person)?;
        self.run(vec![Statement::exists(&row.person), settings, insert, forget]).await.map(|_| ())
    }

    /// Deletes a browser of a person; `false` if there was none.
    pub(crate) async fn delete_browser(&self, person: &PersonId, id: &str) -> Result<bool> {
        if !can_exist(id) {
            return Ok(false);
        }
        let sql = "DELETE FROM browsers WHERE id = $1 AND person = $2";
        Ok(self.run(vec![Statement::new(sql, [id.into(), person.as_str().into()])]).await? > 0)
    }

    /// The webhook of a person or a table.
    pub(crate) async fn webhook(&self, of: HookOf<'_>) -> Result<Option<WebhookRow>> {
        if !can_exist(of.id()) {
            return Ok(None);
        }
        let sql = hook_sql!(of, "SELECT person, url, secret, created, failing, disabled, problem FROM", "");
        Ok(sqlx::query_as(sql).bind(of.id().to_owned()).fetch_optional(&self.read).await?)
    }

    /// The webhooks that a person has set for tables, the oldest first.
    pub(crate) async fn table_webhooks_of(&self, person: &PersonId) -> Result<Vec<(TableId, WebhookRow)>> {
        let query = sqlx::query_as::<_, TableWebhookRow>(
            "SELECT * FROM table_webhooks WHERE person = $1 ORDER BY created, table_id",
        );
        let rows = query.bind(person.0.clone()).fetch_all(&self.read).await?;
        Ok(rows.into_iter().map(|TableWebhookRow { table_id, hook }| (table_id, hook)).collect())
    }

    /// Sets the webhook of a person, in place of another one.
    pub(crate) async fn set_webhook(
        &self,
        person: &PersonId,
        url: &str,
        secret: &str,
        now: i64,
    ) -> Result<()> {
        let put = Statement::new(
            "INSERT INTO webhooks (person, url, secret, created) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (person) DO UPDATE SET url = excluded.url, secret = excluded.secret, \
             created = excluded.created, failing = NULL, disabled = NULL, problem = NULL",
            [person.as_str().into(), url.into(), secret.into(), now.into()],
        );
        self.run(vec![Statement::exists(person), with_settings(person)?, put]).await.map(|_| ())
    }

    /// Sets the webhook of a table whose game is not over, in place of another one; otherwise it is [`StoreError::Gone`].
    pub(crate) async fn set_table_webhook(
        &self,
        table: &TableId,
        person: &PersonId,
        url: &str,
        secret: &str,
        now: i64,
    ) -> Result<()> {
        let put = Statement::new(
            "INSERT INTO table_webhooks (table_id, person, url, secret, created) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id) DO UPDATE SET person = excluded.person, url = excluded.url, secret = excluded.secret, \
             created = excluded.created, failing = NULL, disabled = NULL, problem = NULL",
            [table.as_str().into(), person.as_str().into(), url.into(), secret.into(), now.into()],
        );
        // Whoever deletes the table waits for it, and takes the webhook along.
        let goes_on = "UPDATE tables SET state = state WHERE id = $1 AND state <> 'finished'";
        let goes_on = Statement::one(goes_on, [table.as_str().into()], StoreError::Gone);
        self.run(vec![Statement::exists(person), goes_on, put]).await.map(|_| ())
    }

    /// Deletes the webhook of a person or a table; `false` if there was none.
    pub(crate) async fn delete_webhook(&self, of: HookOf<'_>) -> Result<bool> {
        let sql = hook_sql!(of, "DELETE FROM", "");
        Ok(self.run(vec![Statement::new(sql, [of.id().into()])]).await? > 0)
    }

    /// Notes that a webhook works.
    pub(crate) async fn webhook_works(&self, of: HookOf<'_>) -> Result<()> {
        let sql = hook_sql!(of, "UPDATE", "SET failing = NULL, disabled = NULL, problem = NULL");
        self.run(vec![Statement::new(sql, [of.id().into()])]).await.map(|_| ())
    }

    /// Notes that a webhook of `owner` does not work; with `disable` it is given up, and they are told.
    pub(crate) async fn webhook_fails(
        &self,
        of: HookOf<'_>,
        owner: &PersonId,
        now: i64,
        problem: &str,
        disable: bool,
    ) -> Result<()> {
        let disabled = disable.then_some(now);
        let note = Statement::new(
            hook_sql!(
                of,
                "UPDATE",
                "SET failing = COALESCE(failing, $2), problem = $3, disabled = COALESCE(disabled, $4)"
            ),
            [of.id().into(), now.into(), problem.into(), disabled.into()],
        );
        let mut statements = vec![note];
        if disable {
            let (table, kind) = match of {
                HookOf::Person(_) => (TableId(String::new()), BellKind::Webhook),
                HookOf::Table(table) => (table.clone(), BellKind::TableWebhook),
            };
            let person = Some(owner.clone());
            let bell = NewBell { person, table, kind, mark: now, created: now, due: now };
            let list = to_json("bells", &[bell.row()])?;
            statements.push(Statement::new(self.insert_bells(), [list.into()]));
        }
        self.run(statements).await.map(|_| ())
    }

    /// A digest is about to be sent; `false` if one was sent after `before`.
    pub(crate) async fn begin_digest(&self, person: &PersonId, now: i64, before: i64) -> Result<bool> {
        let sql = "UPDATE bell_settings SET mailed = $2 WHERE person = $1 AND mailed <= $3";
        let begin = Statement::new(sql, [person.as_str().into(), now.into(), before.into()]);
        Ok(self.run(vec![begin]).await? > 0)
    }

    /// The digest of a moment could not be sent.
    pub(crate) async fn take_digest_back(&self, person: &PersonId, now: i64, mailed: i64) -> Result<()> {
        let sql = "UPDATE bell_settings SET mailed = $3 WHERE person = $1 AND mailed = $2";
        let back = Statement::new(sql, [person.as_str().into(), now.into(), mailed.into()]);
        self.run(vec![back]).await.map(|_| ())
    }

    /// Adds a link that stops e-mails.
    pub(crate) async fn add_mail_stop(&self, row: &MailStopRow) -> Result<()> {
        let insert = Statement::new(
            "INSERT INTO mail_stops (id, person, hash, created) VALUES ($1, $2, $3, $4)",
            [
                row.id.as_str().into(),
                row.person.as_str().into(),
                row.hash.as_str().into(),
                row.created.into(),
            ],
        );
        self.run(vec![Statement::exists(&row.person), insert]).await.map(|_| ())
    }

    /// A link that stops e-mails.
    pub(crate) async fn mail_stop(&self, id: &str) -> Result<Option<MailStopRow>> {
        let query = sqlx::query_as("SELECT * FROM mail_stops WHERE id = $1").bind(id.to_owned());
        Ok(query.fetch_optional(&self.read).await?)
    }
}
