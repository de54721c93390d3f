//! Requests and responses for hosts: people who look after the server.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{PersonId, TableId, TableInfo, TableState, TokenId};

/// A person as hosts see them.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HostPerson {
    /// The person's id.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// The name to sign in with; missing for a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub login: Option<String>,
    /// When the person first came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When the person was here last, to the hour.
    #[ts(type = "number")]
    pub seen: i64,
    /// `host`, if the person has that role.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub role: Option<String>,
    /// When the person was banned; missing for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub banned: Option<i64>,
    /// The reason that a banned person gets to see.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ban_reason: Option<String>,
    /// The number of tables where the person has a seat.
    #[ts(type = "number")]
    pub tables: i64,
    /// The number of browsers and programs in which the person is signed in.
    #[ts(type = "number")]
    pub sessions: i64,
}

/// Which people to list.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
pub struct PeopleQuery {
    /// Only those whose name, login or id contains this.
    #[ts(optional)]
    pub search: Option<String>,
    /// At most this many, 1 to 1000; 50 if it is missing.
    #[ts(optional)]
    pub limit: Option<u32>,
}

/// A table as hosts see it, without what is secret in its game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HostTable {
    /// The table's id.
    pub id: TableId,
    /// Waiting, running or finished.
    pub state: TableState,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When it last changed.
    #[ts(type = "number")]
    pub changed: i64,
    /// The number of entries in its journal.
    #[ts(type = "number")]
    pub entries: i64,
    /// The number of its lines of chat.
    #[ts(type = "number")]
    pub chat: i64,
    /// The table itself; missing if what is stored of it is damaged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableInfo>,
}

/// Which tables to list.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
pub struct TablesQuery {
    /// Only those in this state.
    #[ts(optional)]
    #[param(inline)]
    pub state: Option<TableState>,
    /// At most this many, 1 to 1000; 50 if it is missing.
    #[ts(optional)]
    pub limit: Option<u32>,
}

/// A browser or a program in which somebody is signed in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct HostSession {
    /// Its id; not its secret.
    pub id: TokenId,
    /// `cookie` for a browser, `program` for a program.
    pub kind: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When it becomes invalid.
    #[ts(type = "number")]
    pub expires: i64,
}

/// A notice to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct Notice {
    /// By this it can be taken down again.
    pub id: String,
    /// What it says, 1 to 500 characters.
    pub text: String,
    /// When it was posted, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Until when it is shown.
    #[ts(type = "number")]
    pub until: i64,
}

/// Posts a notice.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewNotice {
    /// What it says, 1 to 500 characters.
    pub text: String,
    /// For how many seconds it is shown: a minute to a year.
    pub seconds: u32,
}

/// What a host did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct Deed {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who: the login of a host, or the user of the command line.
    pub actor: String,
    /// What, such as `ban`.
    pub deed: String,
    /// The id of the person, table or notice concerned.
    pub subject: String,
    /// More about it, such as a reason.
    pub detail: String,
}

/// How much to return.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
pub struct LogQuery {
    /// At most this many, 1 to 1000; 50 if it is missing.
    #[ts(optional)]
    pub limit: Option<u32>,
}

/// Bans a person.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Ban {
    /// The reason that the person gets to see, up to 500 characters.
    pub reason: String,
}

/// Gives an account a new password.
#[derive(Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ResetPassword {
    /// The new password, 8 to 128 characters; a random one if it is missing.
    #[ts(optional)]
    pub password: Option<String>,
}

impl std::fmt::Debug for ResetPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ResetPassword")
    }
}

/// A new password, to be passed on to the person.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
pub struct PasswordReset {
    /// The login of the account.
    pub login: String,
    /// The new password, in plain text; it is shown only here.
    pub password: String,
}

impl std::fmt::Debug for PasswordReset {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PasswordReset").field("login", &self.login).finish_non_exhaustive()
    }
}

/// Gives an account a role.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRole {
    /// `host`, or missing for none.
    #[ts(optional)]
    pub role: Option<Role>,
}

/// What an account may do besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Look after the server.
    Host,
}

/// Numbers about a server.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Statistics {
    /// People with an account.
    #[ts(type = "number")]
    pub accounts: i64,
    /// People without one.
    #[ts(type = "number")]
    pub guests: i64,
    /// People who are banned.
    #[ts(type = "number")]
    pub banned: i64,
    /// People who were here within a day.
    #[ts(type = "number")]
    pub seen_day: i64,
    /// People who were here within 30 days.
    #[ts(type = "number")]
    pub seen_month: i64,
    /// Tables whose game has not started.
    #[ts(type = "number")]
    pub tables_waiting: i64,
    /// Tables whose game runs.
    #[ts(type = "number")]
    pub tables_running: i64,
    /// Tables whose game is over.
    #[ts(type = "number")]
    pub tables_finished: i64,
    /// Games that ended within 30 days.
    #[ts(type = "number")]
    pub finished_month: i64,
    /// Lines of chat.
    #[ts(type = "number")]
    pub chat: i64,
    /// Browsers and programs in which somebody is signed in.
    #[ts(type = "number")]
    pub sessions: i64,
    /// The size of the database in bytes.
    #[ts(type = "number")]
    pub database_bytes: i64,
}
