//! Requests and responses over HTTP: people one knows, invitations, and looking for opponents.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{PersonId, TableId, TableInfo};

/// Who sees something of a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShownTo {
    /// Everybody.
    Everybody,
    /// Friends: people whom the person follows, and who follow them.
    #[default]
    Friends,
    /// Nobody.
    Nobody,
}

/// What somebody is to somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RelationKind {
    /// They are followed. Two who follow each other are friends.
    Follows,
    /// They are blocked: they cannot invite or follow the person, are never matched with them, and their chat is not shown to them.
    Blocks,
}

/// Follows or blocks somebody.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRelation {
    /// What they are to be.
    pub kind: RelationKind,
}

/// Somebody whom a person knows.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Acquaintance {
    /// Who it is.
    pub person: PersonId,
    /// The name that others see.
    pub name: String,
    /// What they are to the person, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<RelationKind>,
    /// Whether they follow the person.
    pub follows_you: bool,
    /// Whether they are here; missing if they do not show it to the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub presence: Option<Presence>,
}

/// Whether somebody is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Presence {
    /// They play at a table.
    AtTable {
        /// The table, if everybody may see it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<TableId>,
    },
    /// They have the page open.
    Online,
    /// They are somewhere else.
    Away {
        /// When they were last here, in milliseconds since 1970.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<i64>,
    },
}

/// Invites somebody to a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// The id or the name of somebody whom the sender follows.
    #[schema(min_length = 1, max_length = 64)]
    pub person: String,
}

/// Somebody who was invited to a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct InvitedPerson {
    /// Who it is.
    pub person: PersonId,
    /// The name that others see.
    pub name: String,
    /// Whether they have declined.
    pub declined: bool,
}

/// An invitation that waits for an answer.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// The table, which waits for players.
    pub table: TableInfo,
    /// Who invites.
    pub inviter: PersonId,
    /// Their name.
    pub inviter_name: String,
    /// When, in milliseconds since 1970.
    pub created: i64,
}

/// What kind of game somebody looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// Two players, now, with a clock of minutes.
    LiveTwo,
    /// Three or four players, now, with a clock of minutes.
    LiveMore,
    /// Two players, with days for every turn.
    Days,
}

/// Looks for opponents.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeek {
    /// The game.
    #[schema(max_length = 64)]
    pub game: String,
    /// What kind of game.
    pub preset: Preset,
    /// Whether it counts for ratings; for accounts only.
    #[serde(default)]
    pub rated: bool,
    /// After how many seconds bots take the seats that are still missing, at most a week; never, if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(maximum = 604800)]
    pub bots_after: Option<u32>,
}

/// A search for opponents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Seek {
    /// Identifies it.
    pub id: String,
    /// The game.
    pub game: String,
    /// What kind of game.
    pub preset: Preset,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// When bots take the seats that are still missing, in milliseconds since 1970; missing if never.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bots_at: Option<i64>,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// Until when it lasts unless it is renewed, in milliseconds since 1970.
    pub lease: i64,
    /// The table, once opponents were found.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableId>,
}

/// What an account is to others, as its owner may take it along.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct ExportedRelation {
    /// The other person.
    pub person: PersonId,
    /// `follows` or `blocks`.
    pub kind: String,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
}

/// An invitation that the person has sent or got.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema, sqlx::FromRow)]
pub struct ExportedInvitation {
    /// The table.
    pub table: TableId,
    /// Who invited.
    pub inviter: PersonId,
    /// Who was invited.
    pub person: PersonId,
    /// `waiting` or `declined`.
    pub state: String,
    /// When, in milliseconds since 1970.
    pub created: i64,
}
