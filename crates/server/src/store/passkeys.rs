//! Passkeys, and the ceremonies in which they are created and used.

use sqlx::FromRow;

use super::{Result, Statement, Store, can_exist};
use crate::api::PersonId;

/// A passkey: what the server knows of it is not secret.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct PasskeyRow {
    /// The id of the credential.
    pub(crate) id: String,
    /// Whose it is.
    pub(crate) person: PersonId,
    /// What its owner calls it.
    pub(crate) name: String,
    /// The public key and the counter, as JSON.
    pub(crate) body: String,
    /// When it was created.
    pub(crate) created: i64,
    /// When it was last used to sign in.
    pub(crate) used: Option<i64>,
}

impl Store {
    /// Adds a passkey of a person who has fewer than `most`; `false` if there are as many. `Taken` if it is registered already.
    pub(crate) async fn add_passkey(&self, row: &PasskeyRow, most: i64) -> Result<bool> {
        let insert = Statement::new(
            "INSERT INTO passkeys (id, person, name, body, created) SELECT $1, $2, $3, $4, $5 \
             WHERE (SELECT COUNT(*) FROM passkeys WHERE person = $2) < $6",
            [
                row.id.as_str().into(),
                row.person.as_str().into(),
                row.name.as_str().into(),
                row.body.as_str().into(),
                row.created.into(),
                most.into(),
            ],
        );
        Ok(self.run(vec![Statement::exists(&row.person), insert]).await? > 0)
    }

    /// A passkey by the id of its credential.
    pub(crate) async fn passkey(&self, id: &str) -> Result<Option<PasskeyRow>> {
        let query = sqlx::query_as("SELECT * FROM passkeys WHERE id = $1").bind(id.to_owned());
        Ok(query.fetch_optional(&self.read).await?)
    }

    /// A person's passkeys.
    pub(crate) async fn passkeys(&self, person: &PersonId) -> Result<Vec<PasskeyRow>> {
        let query = sqlx::query_as("SELECT * FROM passkeys WHERE person = $1 ORDER BY created, id");
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Renames a passkey of a person; `false` if there is none.
    pub(crate) async fn rename_passkey(&self, person: &PersonId, id: &str, name: &str) -> Result<bool> {
        if !can_exist(id) {
            return Ok(false);
        }
        let update = Statement::new(
            "UPDATE passkeys SET name = $3 WHERE id = $1 AND person = $2",
            [id.into(), person.as_str().into(), name.into()],
        );
        Ok(self.run(vec![update]).await? > 0)
    }

    /// Stores a passkey's new counter after it was used.
    pub(crate) async fn use_passkey(&self, id: &str, body: &str, now: i64) -> Result<()> {
        let update = Statement::new(
            "UPDATE passkeys SET body = $2, used = $3 WHERE id = $1",
            [id.into(), body.into(), now.into()],
        );
        self.run(vec![update]).await.map(|_| ())
    }

    /// Deletes a passkey of a person; `false` if there was none.
    pub(crate) async fn delete_passkey(&self, person: &PersonId, id: &str) -> Result<bool> {
        if !can_exist(id) {
            return Ok(false);
        }
        let delete = Statement::new(
            "DELETE FROM passkeys WHERE id = $1 AND person = $2",
            [id.into(), person.as_str().into()],
        );
        Ok(self.run(vec![delete]).await? > 0)
    }

    /// Remembers a ceremony until it is finished or expires.
    pub(crate) async fn begin_ceremony(
        &self,
        id: &str,
        person: Option<&PersonId>,
        body: &str,
        expires: i64,
    ) -> Result<()> {
        let insert = Statement::new(
            "INSERT INTO ceremonies (id, person, body, expires) VALUES ($1, $2, $3, $4)",
            [id.into(), person.map(|person| person.0.clone()).into(), body.into(), expires.into()],
        );
        self.run(vec![insert]).await.map(|_| ())
    }

    /// Ends a ceremony, and returns what was remembered of it; `None` if it is unknown, expired, or ended already.
    pub(crate) async fn end_ceremony(
        &self,
        id: &str,
        person: Option<&PersonId>,
        now: i64,
    ) -> Result<Option<String>> {
        let query = sqlx::query_as::<_, (Option<String>, String)>(
            "SELECT person, body FROM ceremonies WHERE id = $1 AND expires > $2",
        );
        let found = query.bind(id.to_owned()).bind(now).fetch_optional(&self.read).await?;
        let Some((_, body)) = found.filter(|(whose, _)| whose.as_deref() == person.map(PersonId::as_str))
        else {
            return Ok(None);
        };
        // Of two requests at the same time, one deletes it.
        let delete = Statement::new("DELETE FROM ceremonies WHERE id = $1", [id.into()]);
        Ok((self.run(vec![delete]).await? > 0).then_some(body))
    }
}
