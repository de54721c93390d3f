//! Requests and responses over HTTP: what an account is told, and where.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{MailLanguage, TableId};

/// How an account is told what happens at its tables.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Notifications {
    /// What it wants to be told, and when.
    pub settings: NotificationSettings,
    /// The browsers that show notifications.
    pub browsers: Vec<PushBrowser>,
    /// The address that is told, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub webhook: Option<WebhookInfo>,
    /// The key with which a browser subscribes (`applicationServerKey`), in Base64 for addresses.
    pub push_key: String,
}

/// What an account wants to be told, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotificationSettings {
    /// That it is its turn.
    pub turn: bool,
    /// That somebody invites it, that opponents were found, that another game is proposed, that somebody joined a table it sits at, or that
    /// the game there has begun.
    pub invited: bool,
    /// That a game is over.
    pub over: bool,
    /// Whether by e-mail; this needs a confirmed address.
    pub mail: bool,
    /// How long there is at most one e-mail, in minutes.
    #[schema(minimum = 15, maximum = 10080)]
    pub mail_minutes: u32,
    /// When nothing may be sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub quiet: Option<QuietHours>,
    /// The language of everything that is sent.
    pub language: MailLanguage,
}

impl Default for NotificationSettings {
    fn default() -> Self {
        Self {
            turn: true,
            invited: true,
            over: true,
            mail: false,
            mail_minutes: 6 * 60,
            quiet: None,
            language: MailLanguage::default(),
        }
    }
}

/// Hours of every day when nothing is sent. What happens meanwhile is told at their end, if it still matters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// When they begin, in minutes since midnight.
    #[schema(maximum = 1439)]
    pub from: u16,
    /// When they end, in minutes since midnight; it may be on the next day.
    #[schema(maximum = 1439)]
    pub to: u16,
    /// The time zone, such as `Europe/Prague`.
    #[schema(max_length = 64)]
    pub zone: String,
}

/// A browser that takes web push: what `PushSubscription.toJSON()` returns.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBrowser {
    /// The address at the push service.
    #[schema(max_length = 1024)]
    pub endpoint: String,
    /// The browser's public key, in Base64 for addresses.
    #[schema(max_length = 128)]
    pub p256dh: String,
    /// The browser's secret, in Base64 for addresses.
    #[schema(max_length = 64)]
    pub auth: String,
}

impl std::fmt::Debug for NewBrowser {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewBrowser").field("endpoint", &self.endpoint).finish_non_exhaustive()
    }
}

/// A browser that shows notifications.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushBrowser {
    /// Identifies it.
    pub id: String,
    /// The address at the push service, by which a browser knows itself.
    pub endpoint: String,
    /// What it says of itself.
    pub agent: String,
    /// When it was added, in milliseconds since 1970.
    pub created: i64,
}

/// Where a program of the person is told.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// An address that takes JSON, with https.
    #[schema(min_length = 8, max_length = 1024)]
    pub url: String,
}

/// A webhook that was made.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
pub struct WebhookMade {
    /// The secret with which messages are signed. It is shown only now.
    pub secret: String,
}

impl std::fmt::Debug for WebhookMade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WebhookMade").finish_non_exhaustive()
    }
}

/// The webhook of an account or a table, without its secret.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WebhookInfo {
    /// The address.
    pub url: String,
    /// When it was set, in milliseconds since 1970.
    pub created: i64,
    /// Since when it does not take messages, if it does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub failing: Option<i64>,
    /// When it was given up, if it was; nothing is sent to it any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub disabled: Option<i64>,
    /// What was wrong the last time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<String>,
}

/// A way to tell a person something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Web push, in one of their browsers.
    Push,
    /// An e-mail.
    Mail,
    /// The webhook.
    Webhook,
}

/// Sends something through a channel, to see whether it arrives.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TestNotification {
    /// Through which channel.
    pub channel: Channel,
}

/// What a mail program sends when somebody unsubscribes (RFC 8058).
#[derive(Clone, Deserialize, TS, ToSchema, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct UnsubscribeQuery {
    /// The secret of the link.
    #[param(max_length = 64)]
    pub secret: String,
}

impl std::fmt::Debug for UnsubscribeQuery {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("UnsubscribeQuery").finish_non_exhaustive()
    }
}

/// The webhook that a person has set for a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExportedWebhook {
    /// The table.
    pub table: TableId,
    /// The webhook, without its secret.
    pub webhook: WebhookInfo,
}

/// What was on its way to a person or the webhook of their table, or has arrived.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExportedBell {
    /// The table that it is about.
    pub table: String,
    /// What it is: `turn`, `rematch`, `joined`, `started`, `round`, `over`, `invited`, `found`, `webhook` or `table_webhook`.
    pub kind: String,
    /// When it happened, in milliseconds since 1970.
    pub created: i64,
    /// What has become of it.
    pub state: String,
}
