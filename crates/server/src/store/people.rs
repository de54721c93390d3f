//! People and their credentials.

use serde::{Deserialize, Serialize};
use shinar_play::Player;
use sqlx::FromRow;

use super::{Quota, Result, Statement, Store, StoreError, UnknownWord, can_exist};
use crate::api::{PersonId, TokenId};

/// A person. Credentials are not sent to other processes.
#[derive(Clone, Debug, Serialize, Deserialize, FromRow)]
pub(crate) struct PersonRow {
    /// The person's id.
    pub(crate) id: PersonId,
    /// The name that others see.
    pub(crate) name: String,
    /// The name to sign in with; `None` for a guest.
    #[serde(skip)]
    pub(crate) login: Option<String>,
    /// The hash of the password; `None` for a guest.
    #[serde(skip)]
    pub(crate) password: Option<String>,
    /// The confirmed e-mail address, if there is one.
    #[serde(skip)]
    pub(crate) email: Option<String>,
    /// Whether it is an account; otherwise it is a guest.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[sqlx(skip)]
    pub(crate) account: bool,
}

/// An account, as everybody may know it.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct ProfileRow {
    /// The person's id.
    pub(crate) id: PersonId,
    /// The name that others see.
    pub(crate) name: String,
    /// When they first came.
    pub(crate) created: i64,
}

impl PersonRow {
    /// A guest.
    pub(crate) fn guest(id: PersonId, name: &str) -> Self {
        Self { id, name: name.to_owned(), login: None, password: None, email: None, account: false }
    }

    /// The person as a table knows them.
    pub(crate) fn player(&self) -> Player {
        Player { id: self.id.clone(), name: self.name.clone(), account: self.account }
    }

    fn read(self) -> Self {
        Self { account: self.login.is_some(), ..self }
    }
}

/// What a token is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// Somebody at a browser.
    Cookie,
    /// A program that somebody wrote: a bot, a script.
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

impl TryFrom<String> for TokenKind {
    type Error = UnknownWord;

    fn try_from(text: String) -> std::result::Result<Self, UnknownWord> {
        match text.as_str() {
            "cookie" => Ok(Self::Cookie),
            "program" => Ok(Self::Program),
            _ => Err(UnknownWord(text)),
        }
    }
}

/// A token without its secret.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct TokenRow {
    /// The id, by which the row is found.
    pub(crate) id: TokenId,
    /// The person whom it identifies.
    pub(crate) person: PersonId,
    /// The hash of its secret.
    pub(crate) hash: String,
    /// What it is for.
    #[sqlx(try_from = "String")]
    pub(crate) kind: TokenKind,
    /// What its owner calls it.
    pub(crate) name: String,
    /// When it was created.
    pub(crate) created: i64,
    /// When it becomes invalid.
    pub(crate) expires: i64,
    /// When it was last used, to the hour, if it is a cookie.
    pub(crate) used: Option<i64>,
    /// The browser that got it, if it is a cookie.
    pub(crate) agent: Option<String>,
}

fn insert_token(row: &TokenRow) -> Statement {
    Statement::new(
        "INSERT INTO tokens (id, person, hash, kind, name, created, expires, used, agent) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        [
            row.id.as_str().into(),
            row.person.as_str().into(),
            row.hash.as_str().into(),
            row.kind.text().into(),
            row.name.as_str().into(),
            row.created.into(),
            row.expires.into(),
            row.used.into(),
            row.agent.clone().into(),
        ],
    )
}

/// Deletes all cookies of a person, or all but one.
fn delete_cookies(person: &PersonId, except: Option<&TokenId>) -> Statement {
    Statement::new(
        "DELETE FROM tokens WHERE person = $1 AND kind = 'cookie' AND id <> $2",
        [person.as_str().into(), except.map_or("", TokenId::as_str).into()],
    )
}

impl Store {
    /// Adds a person with a first token.
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
        let query = sqlx::query_as("SELECT id, name, login, password, email FROM people WHERE id = $1");
        Ok(query.bind(id.0.clone()).fetch_optional(&self.read).await?.map(PersonRow::read))
    }

    /// An account by the name to sign in with.
    pub(crate) async fn person_by_login(&self, login: &str) -> Result<Option<PersonRow>> {
        let query = sqlx::query_as("SELECT id, name, login, password, email FROM people WHERE login = $1");
        Ok(query.bind(login.to_owned()).fetch_optional(&self.read).await?.map(PersonRow::read))
    }

    /// An account by its id, or else by its name, which no other account's looks like.
    pub(crate) async fn profile(&self, id: &str, skeleton: &str) -> Result<Option<ProfileRow>> {
        if !can_exist(id) {
            return Ok(None);
        }
        for (column, value) in [("id", id), ("skeleton", skeleton)] {
            let sql = format!(
                "SELECT id, name, created FROM people WHERE {column} = $1 AND login IS NOT NULL LIMIT 1"
            );
            let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(value.to_owned());
            if let Some(found) = query.fetch_optional(&self.read).await? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Changes a person's name.
    pub(crate) async fn rename_person(&self, id: &PersonId, name: &str, skeleton: &str) -> Result<()> {
        let update = Statement::new(
            "UPDATE people SET name = $2, skeleton = $3 WHERE id = $1",
            [id.as_str().into(), name.into(), skeleton.into()],
        );
        self.run(vec![Statement::exists(id), update]).await.map(|_| ())
    }

    /// Whether an account other than this person has a name that looks like this one.
    pub(crate) async fn looks_taken(&self, id: &PersonId, skeleton: &str) -> Result<bool> {
        let query = sqlx::query_scalar::<_, i64>(
            "SELECT COUNT(*) FROM people WHERE skeleton = $1 AND login IS NOT NULL AND id <> $2",
        );
        Ok(query.bind(skeleton.to_owned()).bind(id.0.clone()).fetch_one(&self.read).await? > 0)
    }

    /// Accounts of older versions, for which it is not stored what their names look like.
    pub(crate) async fn names_without_skeleton(&self) -> Result<Vec<(PersonId, String)>> {
        let query =
            sqlx::query_as("SELECT id, name FROM people WHERE skeleton IS NULL AND login IS NOT NULL");
        Ok(query.fetch_all(&self.read).await?)
    }

    /// Stores what a person's name looks like.
    pub(crate) async fn set_skeleton(&self, id: &PersonId, name: &str, skeleton: &str) -> Result<()> {
        let update = Statement::new(
            "UPDATE people SET skeleton = $3 WHERE id = $1 AND name = $2",
            [id.as_str().into(), name.into(), skeleton.into()],
        );
        self.run(vec![update]).await.map(|_| ())
    }

    /// Turns a guest into an account with one session; all other tokens become invalid. `Taken` if the login exists.
    pub(crate) async fn make_account(
        &self,
        id: &PersonId,
        login: &str,
        password: &str,
        skeleton: &str,
        session: &TokenRow,
    ) -> Result<()> {
        // Of two requests at the same time, the second finds an account, and must not get into it.
        let update = Statement::one(
            "UPDATE people SET login = $2, password = $3, skeleton = $4 WHERE id = $1 AND login IS NULL",
            [id.as_str().into(), login.into(), password.into(), skeleton.into()],
            StoreError::NoPerson,
        );
        let forget = Statement::new("DELETE FROM tokens WHERE person = $1", [id.as_str().into()]);
        self.run(vec![Statement::exists(id), update, forget, insert_token(session)]).await.map(|_| ())
    }

    /// Changes a password. Of the sessions only the given one stays, if any; links sent by e-mail become invalid.
    pub(crate) async fn set_password(
        &self,
        id: &PersonId,
        password: &str,
        session: Option<&TokenRow>,
    ) -> Result<()> {
        let update = Statement::new(
            "UPDATE people SET password = $2 WHERE id = $1 AND login IS NOT NULL",
            [id.as_str().into(), password.into()],
        );
        let links = Statement::new("DELETE FROM mail_links WHERE person = $1", [id.as_str().into()]);
        let mut statements = vec![Statement::exists(id), update, links, delete_cookies(id, None)];
        statements.extend(session.map(insert_token));
        self.run(statements).await.map(|_| ())
    }

    /// Deletes a person with everything but their seats; their chat lines stay without the name.
    pub(crate) async fn delete_person(&self, id: &PersonId, former: &str) -> Result<()> {
        let chat = Statement::new(
            "UPDATE chat SET person = NULL, name = $2, account = 0 WHERE person = $1",
            [id.as_str().into(), former.into()],
        );
        let games = Statement::new(
            "UPDATE archive_seats SET person = NULL, name = $2 WHERE person = $1",
            [id.as_str().into(), former.into()],
        );
        let mut statements = vec![chat, games];
        statements.extend(super::tournaments::forget_person(id, former));
        for sql in [
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM passkeys WHERE person = $1",
            "DELETE FROM ceremonies WHERE person = $1",
            "DELETE FROM mail_links WHERE person = $1",
            "DELETE FROM lesson_steps WHERE person = $1",
            "DELETE FROM puzzle_attempts WHERE person = $1",
            "DELETE FROM puzzle_days WHERE person = $1",
            "DELETE FROM ratings WHERE person = $1",
            "DELETE FROM rating_changes WHERE person = $1",
            "DELETE FROM bell_settings WHERE person = $1",
            "DELETE FROM browsers WHERE person = $1",
            "DELETE FROM webhooks WHERE person = $1",
            "DELETE FROM table_webhooks WHERE person = $1",
            "DELETE FROM mail_stops WHERE person = $1",
            "DELETE FROM deliveries WHERE person = $1",
            "DELETE FROM bells WHERE person = $1",
            "DELETE FROM relations WHERE person = $1 OR other = $1",
            "DELETE FROM presence WHERE person = $1",
            "DELETE FROM invitations WHERE person = $1 OR inviter = $1",
            "DELETE FROM seeks WHERE person = $1",
            "DELETE FROM vacations WHERE person = $1",
            "DELETE FROM notes WHERE person = $1",
            "DELETE FROM visits WHERE person = $1",
            "DELETE FROM mutes WHERE person = $1 OR muted = $1",
            "DELETE FROM reports WHERE reporter = $1 OR person = $1",
            "UPDATE tables SET maker = NULL WHERE maker = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            statements.push(Statement::new(sql, [id.as_str().into()]));
        }
        self.run(statements).await.map(|_| ())
    }

    /// Deletes the seats of a person who was deleted, at tables that could not be opened.
    pub(crate) async fn delete_seats(&self, person: &PersonId) -> Result<()> {
        let delete = Statement::new("DELETE FROM seats WHERE person = $1", [person.as_str().into()]);
        self.run(vec![delete]).await.map(|_| ())
    }

    /// Adds a token for a program, unless the person has as many as allowed.
    pub(crate) async fn add_token(&self, row: &TokenRow) -> Result<()> {
        let mut statements = Quota::token(&row.person).statements();
        statements.push(insert_token(row));
        self.run(statements).await.map(|_| ())
    }

    /// Adds a cookie in place of another one, if there was one; beyond `most`, the oldest are deleted.
    pub(crate) async fn add_cookie(&self, row: &TokenRow, old: Option<&TokenId>, most: i64) -> Result<()> {
        let replace = Statement::new(
            "DELETE FROM tokens WHERE id = $1 AND kind = 'cookie'",
            [old.map_or("", TokenId::as_str).into()],
        );
        let forget = Statement::new(
            "DELETE FROM tokens WHERE person = $1 AND kind = 'cookie' AND id NOT IN \
             (SELECT id FROM tokens WHERE person = $1 AND kind = 'cookie' ORDER BY created DESC, id LIMIT $2)",
            [row.person.as_str().into(), most.into()],
        );
        self.run(vec![Statement::exists(&row.person), replace, insert_token(row), forget]).await.map(|_| ())
    }

    /// A person's sessions, the most recently used first.
    pub(crate) async fn cookies(&self, person: &PersonId) -> Result<Vec<TokenRow>> {
        let query = sqlx::query_as(
            "SELECT * FROM tokens WHERE person = $1 AND kind = 'cookie' ORDER BY COALESCE(used, created) DESC, id",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Deletes the sessions of a person, except one.
    pub(crate) async fn delete_sessions(&self, person: &PersonId, except: &TokenId) -> Result<()> {
        self.run(vec![delete_cookies(person, Some(except))]).await.map(|_| ())
    }

    /// A token by id, valid or expired.
    pub(crate) async fn token(&self, id: &str) -> Result<Option<TokenRow>> {
        let query = sqlx::query_as("SELECT * FROM tokens WHERE id = $1").bind(id.to_owned());
        Ok(query.fetch_optional(&self.read).await?)
    }

    /// A person's tokens for programs.
    pub(crate) async fn tokens(&self, person: &PersonId) -> Result<Vec<TokenRow>> {
        let query =
            sqlx::query_as("SELECT * FROM tokens WHERE person = $1 AND kind = 'program' ORDER BY created");
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Deletes a token of a person; `false` if there was none.
    pub(crate) async fn delete_token(
        &self,
        person: &PersonId,
        id: &TokenId,
        kind: TokenKind,
    ) -> Result<bool> {
        if !can_exist(id.as_str()) {
            return Ok(false);
        }
        let delete = Statement::new(
            "DELETE FROM tokens WHERE id = $1 AND person = $2 AND kind = $3",
            [id.as_str().into(), person.as_str().into(), kind.text().into()],
        );
        Ok(self.run(vec![delete]).await? > 0)
    }

    /// Notes that a token is being used, and prolongs it.
    pub(crate) async fn use_token(&self, id: &TokenId, now: i64, expires: i64) -> Result<()> {
        let update = Statement::new(
            "UPDATE tokens SET used = $2, expires = $3 WHERE id = $1",
            [id.as_str().into(), now.into(), expires.into()],
        );
        self.run(vec![update]).await.map(|_| ())
    }

    /// Deletes expired tokens, and guests without tokens, who can never come back, unless they have a seat.
    pub(crate) async fn sweep_tokens(&self, now: i64) -> Result<u64> {
        let guests = "DELETE FROM people WHERE login IS NULL \
             AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person = people.id) \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)";
        let tokens = Statement::new("DELETE FROM tokens WHERE expires < $1", [now.into()]);
        let mut statements = vec![tokens, Statement::new(guests, [])];
        for sql in [
            "DELETE FROM notes WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = notes.person)",
            "DELETE FROM visits WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = visits.person)",
            "DELETE FROM mutes WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = mutes.person)",
            "DELETE FROM seeks WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = seeks.person)",
        ] {
            statements.push(Statement::new(sql, []));
        }
        self.run(statements).await
    }
}
