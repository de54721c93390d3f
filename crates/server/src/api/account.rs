//! Requests and responses over HTTP: accounts, sessions, passkeys, e-mail, and a person's own data.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{
    ExportedBell, ExportedInvitation, ExportedNotes, ExportedRelation, ExportedReport, ExportedTournament,
    ExportedWebhook, Me, MutedPerson, Notifications, PersonRating, Progress, Seek, ShownProfile, TableId,
    TableInfo, TokenId, TokenInfo, Vacation,
};

/// A password, to confirm what a stolen cookie must not do.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The account's password.
    #[schema(min_length = 8, max_length = 128)]
    pub password: String,
}

/// Changes the password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The current password.
    #[schema(min_length = 8, max_length = 128)]
    pub current: String,
    /// The new password, 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    pub password: String,
}

/// A browser in which the person is signed in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionInfo {
    /// The session's id, to end it.
    pub id: TokenId,
    /// Whether it is the session that sends the request.
    pub current: bool,
    /// What the browser calls itself, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub agent: Option<String>,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    pub used: i64,
    /// When it ends unless it is used, in milliseconds since 1970.
    pub expires: i64,
}

/// What the browser passes to the device to create or to use a passkey.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Challenge {
    /// The id to send back with the device's response. It is valid for five minutes, once.
    pub id: String,
    /// The options for `navigator.credentials.create` or `.get`, with binary data as base64url.
    #[ts(type = "{ publicKey: Record<string, unknown> }")]
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
}

/// Stores a passkey.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// The id of the challenge.
    #[schema(max_length = 64)]
    pub id: String,
    /// A name that says which device has it, 1 to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
    /// The device's response (`PublicKeyCredential.toJSON`).
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub credential: serde_json::Value,
}

/// Signs in with a passkey.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeySignIn {
    /// The id of the challenge.
    #[schema(max_length = 64)]
    pub id: String,
    /// The device's response (`PublicKeyCredential.toJSON`).
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub credential: serde_json::Value,
}

/// A passkey.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyInfo {
    /// Its id, to rename or delete it.
    pub id: String,
    /// The name that says which device has it.
    pub name: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used to sign in, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub used: Option<i64>,
}

/// What this server offers.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ServerFacts {
    /// Whether it sends e-mail: addresses can be confirmed, and forgotten passwords replaced.
    pub mail: bool,
}

/// A language in which the server writes e-mails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MailLanguage {
    /// English.
    #[default]
    En,
    /// Czech.
    Cs,
    /// Polish.
    Pl,
}

/// Sends an e-mail to an address, to confirm it.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEmail {
    /// The address.
    #[schema(min_length = 3, max_length = 254)]
    pub email: String,
    /// The account's password.
    #[schema(min_length = 8, max_length = 128)]
    pub password: String,
    /// The language of the e-mail.
    #[serde(default)]
    pub language: MailLanguage,
}

/// Sends an e-mail to somebody who has forgotten their password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// The confirmed address of the account.
    #[schema(min_length = 3, max_length = 254)]
    pub email: String,
    /// The language of the e-mail.
    #[serde(default)]
    pub language: MailLanguage,
}

/// What a link in an e-mail contains.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailLink {
    /// The secret of the link.
    #[schema(max_length = 64)]
    pub secret: String,
}

/// Sets another password, with a link from an e-mail.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordByLink {
    /// The secret of the link.
    #[schema(max_length = 64)]
    pub secret: String,
    /// The new password, 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    pub password: String,
}

/// Everything the server has stored about a person.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Export {
    /// The person.
    pub me: Me,
    /// Where they are signed in.
    pub sessions: Vec<SessionInfo>,
    /// Their tokens, without the secrets.
    pub tokens: Vec<TokenInfo>,
    /// Their passkeys.
    pub passkeys: Vec<PasskeyInfo>,
    /// What they have written.
    pub chat: Vec<ExportedLine>,
    /// What they have learned.
    #[serde(default)]
    pub progress: Progress,
    /// What of their profile others may see.
    pub shown: ShownProfile,
    /// Their ratings, and what games made of them.
    pub ratings: Vec<PersonRating>,
    /// What they want to be told, and where.
    pub notifications: Notifications,
    /// The webhooks that they have set for tables.
    #[serde(default)]
    pub table_webhooks: Vec<ExportedWebhook>,
    /// What they and the webhooks of their tables were told in the last weeks, or are to be told.
    pub bells: Vec<ExportedBell>,
    /// Whom they follow or have blocked.
    pub relations: Vec<ExportedRelation>,
    /// What they were invited to, and whom they have invited.
    pub invitations: Vec<ExportedInvitation>,
    /// Their searches for opponents.
    pub seeks: Vec<Seek>,
    /// When they were last here, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last_seen: Option<i64>,
    /// Their vacations of the last year, and one that is planned.
    pub vacations: Vec<Vacation>,
    /// What they have written down for themselves.
    pub notes: Vec<ExportedNotes>,
    /// Whose chat they do not want.
    pub muted: Vec<MutedPerson>,
    /// What they have reported to the hosts.
    pub reports: Vec<ExportedReport>,
    /// When they were here last, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub last_visit: Option<i64>,
    /// The tournaments that they have made or joined.
    pub tournaments: Vec<ExportedTournament>,
    /// The tables where they have a seat.
    pub tables: Vec<ExportedTable>,
}

/// A chat message of the person.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExportedLine {
    /// The table where it was sent.
    pub table: TableId,
    /// The message.
    pub text: String,
    /// When it was sent, in milliseconds since 1970.
    pub at: i64,
}

/// A table of the person.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExportedTable {
    /// The table as the person sees it.
    pub table: TableInfo,
    /// The record of the game, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub record: Option<String>,
}

macro_rules! no_secrets {
    ($($name:ident),*) => {$(
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    )*};
}
no_secrets!(Confirmation, NewPassword, NewEmail, Forgotten, MailLink, PasswordByLink);
