//! People and what proves who they are.

use serde::{Deserialize, Serialize};
use sqlx::{Row, any::AnyRow};

use super::{Result, Statement, Store, StoreError};
use crate::api::{PersonId, TokenId};

/// A person. Other processes need not know what only signing in needs.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PersonRow {
    /// The id.
    pub(crate) id: PersonId,
    /// The name others see.
    pub(crate) name: String,
    /// The name to sign in with, if it is an account.
    #[serde(skip)]
    pub(crate) login: Option<String>,
    /// The hash of the password.
    #[serde(skip)]
    pub(crate) password: Option<String>,
}

/// What a token is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// A browser.
    Cookie,
    /// A program.
    Program,
}

impl TokenKind {
    const fn text(self) -> &'static str {
        match self {
            Self::Cookie => "cookie",
            Self::Program => "program",
        }
    }
}

/// A token without its secret.
#[derive(Clone, Debug)]
pub(crate) struct TokenRow {
    /// The id.
    pub(crate) id: TokenId,
    /// Whose it is.
    pub(crate) person: PersonId,
    /// The hash of its secret.
    pub(crate) hash: String,
    /// What it is for.
    pub(crate) kind: TokenKind,
    /// Its name.
    pub(crate) name: String,
    /// When it was made.
    pub(crate) created: i64,
    /// When it stops to be good.
    pub(crate) expires: i64,
}

fn person(row: &AnyRow) -> Result<PersonRow> {
    Ok(PersonRow {
        id: PersonId(row.try_get("id")?),
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
    })
}

fn token(row: &AnyRow) -> Result<TokenRow> {
    let kind: String = row.try_get("kind")?;
    Ok(TokenRow {
        id: TokenId(row.try_get("id")?),
        person: PersonId(row.try_get("person")?),
        hash: row.try_get("hash")?,
        kind: if kind == "program" { TokenKind::Program } else { TokenKind::Cookie },
        name: row.try_get("name")?,
        created: row.try_get("created")?,
        expires: row.try_get("expires")?,
    })
}

fn insert_token(row: &TokenRow) -> Statement {
    Statement::new(
        "INSERT INTO tokens (id, person, hash, kind, name, created, expires) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        [
            row.id.as_str().into(),
            row.person.as_str().into(),
            row.hash.as_str().into(),
            row.kind.text().into(),
            row.name.as_str().into(),
            row.created.into(),
            row.expires.into(),
        ],
    )
}

impl Store {
    /// A new person with a first token.
    pub(crate) async fn new_person(
        &self,
        id: &PersonId,
        name: &str,
        now: i64,
        first: &TokenRow,
    ) -> Result<()> {
        let insert = Statement::new(
            "INSERT INTO people (id, name, created, seen) VALUES ($1, $2, $3, $3)",
            [id.as_str().into(), name.into(), now.into()],
        );
        self.run(vec![insert, insert_token(first)]).await.map(|_| ())
    }

    /// A person by id.
    pub(crate) async fn person(&self, id: &PersonId) -> Result<Option<PersonRow>> {
        let query =
            sqlx::query("SELECT id, name, login, password FROM people WHERE id = $1").bind(id.0.clone());
        query.fetch_optional(&self.read).await?.as_ref().map(person).transpose()
    }

    /// An account by the name to sign in with.
    pub(crate) async fn person_by_login(&self, login: &str) -> Result<Option<PersonRow>> {
        let query = sqlx::query("SELECT id, name, login, password FROM people WHERE login = $1")
            .bind(login.to_owned());
        query.fetch_optional(&self.read).await?.as_ref().map(person).transpose()
    }

    /// A person takes another name.
    pub(crate) async fn rename_person(&self, id: &PersonId, name: &str) -> Result<()> {
        let update =
            Statement::new("UPDATE people SET name = $2 WHERE id = $1", [id.as_str().into(), name.into()]);
        self.run(vec![update]).await.map(|_| ())
    }

    /// A guest becomes an account; `Taken` if the login is somebody's, or the person has one already.
    pub(crate) async fn make_account(&self, id: &PersonId, login: &str, password: &str) -> Result<()> {
        let update = Statement::new(
            "UPDATE people SET login = $2, password = $3 WHERE id = $1 AND login IS NULL",
            [id.as_str().into(), login.into(), password.into()],
        );
        match self.run(vec![update]).await? {
            0 => Err(StoreError::Taken),
            _ => Ok(()),
        }
    }

    /// Everything about a person but their seats goes; their chat stays without a name.
    pub(crate) async fn delete_person(&self, id: &PersonId, former: &str) -> Result<()> {
        let chat = Statement::new(
            "UPDATE chat SET person = NULL, name = $2 WHERE person = $1",
            [id.as_str().into(), former.into()],
        );
        let mut statements = vec![chat];
        for sql in [
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM seats WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            statements.push(Statement::new(sql, [id.as_str().into()]));
        }
        self.run(statements).await.map(|_| ())
    }

    /// One more token.
    pub(crate) async fn add_token(&self, row: &TokenRow) -> Result<()> {
        self.run(vec![insert_token(row)]).await.map(|_| ())
    }

    /// One more cookie; of more than `most` the oldest go.
    pub(crate) async fn add_cookie(&self, row: &TokenRow, most: i64) -> Result<()> {
        let forget = Statement::new(
            "DELETE FROM tokens WHERE person = $1 AND kind = 'cookie' AND id NOT IN \
             (SELECT id FROM tokens WHERE person = $1 AND kind = 'cookie' ORDER BY created DESC, id LIMIT $2)",
            [row.person.as_str().into(), most.into()],
        );
        self.run(vec![insert_token(row), forget]).await.map(|_| ())
    }

    /// A token by id, good or not.
    pub(crate) async fn token(&self, id: &str) -> Result<Option<TokenRow>> {
        let query = sqlx::query("SELECT * FROM tokens WHERE id = $1").bind(id.to_owned());
        query.fetch_optional(&self.read).await?.as_ref().map(token).transpose()
    }

    /// The tokens of a person for programs.
    pub(crate) async fn tokens(&self, person: &PersonId) -> Result<Vec<TokenRow>> {
        let query =
            sqlx::query("SELECT * FROM tokens WHERE person = $1 AND kind = 'program' ORDER BY created");
        query.bind(person.0.clone()).fetch_all(&self.read).await?.iter().map(token).collect()
    }

    /// A token of a person goes; `false` if there was none.
    pub(crate) async fn delete_token(&self, person: &PersonId, id: &TokenId) -> Result<bool> {
        let delete = Statement::new(
            "DELETE FROM tokens WHERE id = $1 AND person = $2",
            [id.as_str().into(), person.as_str().into()],
        );
        Ok(self.run(vec![delete]).await? > 0)
    }

    /// A token that is used is good for longer.
    pub(crate) async fn prolong_token(&self, id: &TokenId, expires: i64) -> Result<()> {
        let update = Statement::new(
            "UPDATE tokens SET expires = $2 WHERE id = $1",
            [id.as_str().into(), expires.into()],
        );
        self.run(vec![update]).await.map(|_| ())
    }

    /// Tokens that are no longer good go, and guests who can never come back and sit nowhere.
    pub(crate) async fn sweep_tokens(&self, now: i64) -> Result<u64> {
        let guests = "DELETE FROM people WHERE login IS NULL \
             AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person = people.id) \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)";
        let tokens = Statement::new("DELETE FROM tokens WHERE expires < $1", [now.into()]);
        self.run(vec![tokens, Statement::new(guests, [])]).await
    }
}
