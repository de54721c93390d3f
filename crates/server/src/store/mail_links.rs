//! Links sent by e-mail, and confirmed addresses.

use sqlx::FromRow;

use super::{Result, Statement, Store, UnknownWord};
use crate::api::PersonId;

/// What a link in an e-mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkKind {
    /// To confirm an address.
    Confirm,
    /// To set another password.
    Reset,
}

impl LinkKind {
    const fn text(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Reset => "reset",
        }
    }
}

impl TryFrom<String> for LinkKind {
    type Error = UnknownWord;

    fn try_from(text: String) -> std::result::Result<Self, UnknownWord> {
        match text.as_str() {
            "confirm" => Ok(Self::Confirm),
            "reset" => Ok(Self::Reset),
            _ => Err(UnknownWord(text)),
        }
    }
}

/// A link that was sent, without its secret.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct LinkRow {
    /// The id, by which the row is found.
    pub(crate) id: String,
    /// Who may use it.
    pub(crate) person: PersonId,
    /// What it is for.
    #[sqlx(try_from = "String")]
    pub(crate) kind: LinkKind,
    /// The hash of its secret.
    pub(crate) hash: String,
    /// The address that it was sent to.
    pub(crate) email: String,
    /// When it was sent.
    pub(crate) created: i64,
    /// When it becomes invalid.
    pub(crate) expires: i64,
}

impl Store {
    /// Adds a link; earlier ones of the same kind for the same person become invalid.
    pub(crate) async fn add_link(&self, row: &LinkRow) -> Result<()> {
        let forget = Statement::new(
            "DELETE FROM mail_links WHERE person = $1 AND kind = $2",
            [row.person.as_str().into(), row.kind.text().into()],
        );
        let insert = Statement::new(
            "INSERT INTO mail_links (id, person, kind, hash, email, created, expires) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            [
                row.id.as_str().into(),
                row.person.as_str().into(),
                row.kind.text().into(),
                row.hash.as_str().into(),
                row.email.as_str().into(),
                row.created.into(),
                row.expires.into(),
            ],
        );
        self.run(vec![Statement::exists(&row.person), forget, insert]).await.map(|_| ())
    }

    /// A link by id, valid or expired.
    pub(crate) async fn link(&self, id: &str) -> Result<Option<LinkRow>> {
        let query = sqlx::query_as("SELECT * FROM mail_links WHERE id = $1").bind(id.to_owned());
        Ok(query.fetch_optional(&self.read).await?)
    }

    /// Uses a link up; `false` if somebody else just did.
    pub(crate) async fn use_link(&self, id: &str) -> Result<bool> {
        let delete = Statement::new("DELETE FROM mail_links WHERE id = $1", [id.into()]);
        Ok(self.run(vec![delete]).await? > 0)
    }

    /// Sets or removes the confirmed address of a person; `Taken` if another account has it.
    pub(crate) async fn set_email(&self, person: &PersonId, email: Option<&str>) -> Result<()> {
        let set = Statement::new(
            "UPDATE people SET email = $2 WHERE id = $1",
            [person.as_str().into(), email.map(str::to_owned).into()],
        );
        let reset = Statement::new("DELETE FROM mail_links WHERE person = $1", [person.as_str().into()]);
        self.run(vec![Statement::exists(person), set, reset]).await.map(|_| ())
    }

    /// The id of the account with a confirmed address.
    pub(crate) async fn person_by_email(&self, email: &str) -> Result<Option<PersonId>> {
        let query = sqlx::query_scalar("SELECT id FROM people WHERE email = $1 AND login IS NOT NULL");
        Ok(query.bind(email.to_owned()).fetch_optional(&self.read).await?)
    }

    /// Deletes expired links and ceremonies.
    pub(crate) async fn sweep_links(&self, now: i64) -> Result<u64> {
        let statements =
            ["DELETE FROM mail_links WHERE expires < $1", "DELETE FROM ceremonies WHERE expires < $1"];
        self.run(statements.map(|sql| Statement::new(sql, [now.into()])).into()).await
    }
}
