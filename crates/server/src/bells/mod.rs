//! A tap on the shoulder: it is your turn, somebody waits for you, the game is over.
//!
//! A *bell* is what a person is to be told. It is written in the same transaction as the journal entry that causes it
//! (`tables/room/bells.rs`), with an id that says what it is about, so that it exists once. One task of the server takes bells
//! whose time has come (`ring.rs`): it drops those that no longer matter, lets others wait because the person is at the table
//! or wants to be left alone, and makes the rest into *deliveries*, one for each channel. Deliveries are claimed in the
//! database, so that of several processes one sends them, and sent again until they arrive or are too old (`deliver.rs`).
//! A bell can be for the webhook of a table as well, and so for everybody who reads a club's channel (`table.rs`).
//! Nothing here runs in the task of a table.

mod deliver;
mod outside;
mod push;
pub(crate) mod quiet;
mod rest;
mod ring;
mod table;
pub(crate) mod table_mark;
mod words;

use std::time::Duration;

pub(crate) use deliver::{channel_name, try_out};
pub(crate) use outside::Outside;
pub(crate) use push::{BrowserKeys, PushKey};
pub(crate) use words::Words;

use crate::{
    Config,
    app::App,
    store::{Store, StoreError},
    telemetry,
};

/// How people are notified of what happens at their tables.
#[derive(Clone, Debug)]
pub struct Bells {
    /// How long something must have been so before anybody is told: fast games do not buzz.
    pub delay: Duration,
    /// How long the first e-mail waits for more to tell.
    pub gather: Duration,
    /// After how long nobody needs to be told any more.
    pub give_up: Duration,
    /// For how long a webhook may fail before it is disabled.
    pub webhook_patience: Duration,
    /// Whom push services may ask about this server: `mailto:` or an address of a page.
    pub contact: Option<String>,
    /// Whether addresses of this machine may be told, without encryption.
    pub loopback: bool,
    /// How often to look for something to send.
    pub tick: Duration,
    /// The delays between attempts: the first, and the longest.
    pub retry: (Duration, Duration),
    /// How long one request may take.
    pub patience: Duration,
}

impl Bells {
    /// What a public server uses.
    pub const STANDARD: Self = Self {
        delay: Duration::from_secs(60),
        gather: Duration::from_secs(10 * 60),
        give_up: Duration::from_secs(24 * 60 * 60),
        webhook_patience: Duration::from_secs(3 * 24 * 60 * 60),
        contact: None,
        loopback: false,
        tick: Duration::from_secs(2),
        retry: (Duration::from_secs(30), Duration::from_secs(60 * 60)),
        patience: Duration::from_secs(10),
    };

    /// Checks what a person wrote; the error has the name of the setting.
    pub(crate) fn check(&self) -> Result<(), (&'static str, String)> {
        match &self.contact {
            Some(contact) if !contact.starts_with("mailto:") && !contact.starts_with("https://") => Err((
                "notifications.contact",
                format!("{contact:?} is neither mailto:host@shinar.example nor an address with https"),
            )),
            _ => Ok(()),
        }
    }
}

/// What a bell is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum BellKind {
    /// It is the person's turn; the mark is the number of the turn.
    Turn,
    /// A rematch waits for the person.
    Rematch,
    /// Somebody took a seat at the person's table; the mark is the seat.
    Joined,
    /// The game has begun.
    Started,
    /// A round of a tournament begins at this table; the mark is the round.
    Round,
    /// The game is over.
    Over,
    /// Somebody invites the person to a table; the mark is their seat.
    Invited,
    /// Opponents were found, and the game has begun.
    Found,
    /// The person's webhook was disabled; the mark is when.
    Webhook,
    /// The webhook that the person has set for a table was disabled; the mark is when.
    TableWebhook,
}

impl BellKind {
    /// Every kind.
    pub(crate) const ALL: [Self; 10] = [
        Self::Turn,
        Self::Rematch,
        Self::Joined,
        Self::Started,
        Self::Round,
        Self::Over,
        Self::Invited,
        Self::Found,
        Self::Webhook,
        Self::TableWebhook,
    ];

    /// The word for it, in the store and for programs.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Rematch => "rematch",
            Self::Joined => "joined",
            Self::Started => "started",
            Self::Round => "round",
            Self::Over => "over",
            Self::Invited => "invited",
            Self::Found => "found",
            Self::Webhook => "webhook",
            Self::TableWebhook => "table_webhook",
        }
    }

    /// Whether it says that a channel was given up, which neither a vacation nor a look at the table changes.
    const fn is_about_channel(self) -> bool {
        matches!(self, Self::Webhook | Self::TableWebhook)
    }
}

/// What the server needs to tell people something.
#[derive(Debug)]
pub(crate) struct Ringer {
    /// How requests leave.
    pub(crate) outside: Outside,
    /// The key for web push.
    pub(crate) key: PushKey,
    /// The sentences.
    pub(crate) words: Words,
    /// The address of the page, for links.
    pub(crate) page: Option<url::Url>,
}

impl Ringer {
    /// Reads the key, or makes it when the server starts for the first time.
    pub(crate) async fn new(config: &Config, store: &Store) -> anyhow::Result<Self> {
        let Bells { contact, loopback, patience, .. } = &config.bells;
        let page = url::Url::parse(&config.mail.page).ok().filter(url::Url::has_host);
        let https = page.as_ref().filter(|page| page.scheme() == "https").map(ToString::to_string);
        // Push services want to know whom to ask, and some refuse a server without it.
        let contact = contact.clone().or(https).unwrap_or_else(|| "https://shinar.invalid/".to_owned());
        let stored = store.push_key(PushKey::generate()?).await?;
        Ok(Self {
            outside: Outside::new(*loopback, *patience)?,
            key: PushKey::read(&stored, contact)?,
            words: Words::new()?,
            page,
        })
    }
}

/// The pause between two rounds when there is much to send: what tables write comes first.
const BREATH: Duration = Duration::from_millis(20);

/// Tells people what happens at their tables, until the server stops.
pub(crate) async fn run(app: App) {
    let mut failing = false;
    loop {
        let pause = match Box::pin(round(&app)).await {
            Ok(more) => {
                failing = false;
                if more { BREATH } else { app.config.bells.tick }
            }
            Err(error) => {
                let transient = matches!(
                    error,
                    StoreError::CannotWrite | StoreError::Unavailable(_) | StoreError::Closed
                );
                // Once, and not with every round.
                if !transient && !std::mem::replace(&mut failing, true) {
                    tracing::error!(%error, "cannot send notifications");
                    metrics::counter!(telemetry::BELL_ERRORS).increment(1);
                }
                app.config.bells.tick
            }
        };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = app.stop.cancelled() => return,
        }
    }
}

/// One round; returns whether there is more to do at once.
async fn round(app: &App) -> Result<bool, StoreError> {
    if app.store.cannot_write() {
        return Ok(false);
    }
    let more_bells = ring::ring(app).await?;
    let more_parcels = deliver::deliver(app).await?;
    Ok(more_bells || more_parcels)
}
