//! Comfort for games that last for days, and how people get on with each other.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{ArchivedGame, PersonId, RatingKind, TableId, Vacation};

/// A person's vacation, and how much of it is left.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Vacations {
    /// The vacation that runs or is planned; there is one at a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub vacation: Option<Vacation>,
    /// How many days are left; each begun day counts, for 365 days.
    #[ts(type = "number")]
    pub days_left: i64,
    /// How many days there are in any 365 days.
    #[ts(type = "number")]
    pub days_per_year: i64,
}

/// Goes on vacation, plans one, or changes the one that runs or is planned.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// When it begins, in milliseconds since 1970, within a year; now if it is missing. A vacation that runs keeps its beginning.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub from: Option<i64>,
    /// When it ends: at least a day later.
    #[ts(type = "number")]
    pub until: i64,
}

/// What a person has written down for themselves at a table. Nobody else ever gets it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// The text, up to 4000 characters; empty if there is none.
    pub text: String,
}

/// Notes of the person at a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct ExportedNotes {
    /// The table.
    #[sqlx(rename = "table_id")]
    pub table: TableId,
    /// The text.
    #[sqlx(rename = "body")]
    pub text: String,
    /// When it was last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// What has happened since a person was here before.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Visit {
    /// Since when, in milliseconds since 1970; missing on the first visit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub since: Option<i64>,
    /// The person's games that ended since, the latest first, at most 20.
    pub games: Vec<ArchivedGame>,
    /// The ratings that changed since.
    pub ratings: Vec<RatingNews>,
}

/// What some games have made of a rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingNews {
    /// The game.
    pub game: String,
    /// For how many players it is.
    pub kind: RatingKind,
    /// What it was before; missing if there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub before: Option<i64>,
    /// What it is now.
    #[ts(type = "number")]
    pub after: i64,
}

/// Somebody whose chat a person does not want.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct MutedPerson {
    /// The id of the person.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
}

/// Reports a person, or what they said, to the hosts.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// Who is reported; with `line` it may be left out.
    #[serde(default)]
    #[ts(optional)]
    pub person: Option<PersonId>,
    /// The table where it happened. Without it, `person` has an account.
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<TableId>,
    /// The number of the line of chat at that table.
    #[serde(default)]
    #[ts(optional)]
    pub line: Option<u32>,
    /// What is wrong, 1 to 500 characters.
    pub reason: String,
    /// The invitation code of a private table.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// A report that the person has made.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct ExportedReport {
    /// The name of the person who was reported.
    pub name: String,
    /// The table; empty if it is about none.
    #[sqlx(rename = "table_id")]
    pub table: TableId,
    /// What was wrong.
    pub reason: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
}

/// A report as hosts see it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct HostReport {
    /// By this it is resolved.
    pub id: String,
    /// Who reports.
    pub reporter: PersonId,
    /// The name of that person.
    pub reporter_name: String,
    /// Who is reported.
    pub person: PersonId,
    /// The name of that person when it was reported.
    pub name: String,
    /// The table; empty if it is about none.
    #[sqlx(rename = "table_id")]
    pub table: TableId,
    /// What that person said, if the report is about that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub said: Option<String>,
    /// What is wrong with it.
    pub reason: String,
    /// When it was reported, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When a host was done with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub resolved: Option<i64>,
    /// That host.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub resolver: Option<String>,
    /// What the host noted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answer: Option<String>,
}

/// Which reports to list.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
pub struct ReportsQuery {
    /// Also those that a host is done with.
    #[ts(optional, as = "Option<bool>")]
    pub all: bool,
    /// At most this many, 1 to 1000; 50 if it is missing.
    #[ts(optional)]
    pub limit: Option<u32>,
}

/// Says that a host is done with a report.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ResolveReport {
    /// What the host did about it, for other hosts, up to 500 characters.
    pub answer: String,
}
