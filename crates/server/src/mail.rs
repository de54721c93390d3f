//! E-mail: confirming an address, forgotten passwords, and what waits at tables. Off unless it is configured.
//!
//! An e-mail contains a link with a secret that is valid once, for an hour. Whether an address belongs to an account is not
//! shown by any response, nor by its time: e-mails are written and sent in the background.

use std::{collections::HashMap, time::Duration};

use anyhow::Context;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{
        Mailbox,
        header::{ContentType, HeaderName, HeaderValue},
    },
    transport::smtp::authentication::Credentials,
};
use tokio_util::task::TaskTracker;
use url::Url;

use crate::{
    api::{MailLanguage, NotificationSettings, PersonId},
    clock,
    error::{ApiError, ApiResult},
    identity::Token,
    limits,
    store::{LinkKind, LinkRow, MailStopRow, PersonRow, Store, StoreError},
    telemetry,
};

/// How e-mail is sent.
#[derive(Clone)]
pub struct Mail {
    /// The host name of the SMTP server; without one no e-mail is sent.
    pub host: Option<String>,
    /// Its port: usually 465 for TLS, 587 for STARTTLS.
    pub port: u16,
    /// How the connection is encrypted.
    pub encryption: MailEncryption,
    /// The name to sign in with at the SMTP server; without one, e-mails are sent unauthenticated.
    pub user: Option<String>,
    /// The password for it.
    pub password: Option<String>,
    /// The sender, such as `Shinar <club@shinar.example>`.
    pub from: String,
    /// The address of the page, such as `https://shinar.example/`, for links in e-mails.
    pub page: String,
}

/// How the connection to an SMTP server is encrypted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MailEncryption {
    /// From the first byte.
    #[default]
    Tls,
    /// After the command STARTTLS, which the server must know.
    StartTls,
    /// Not at all: only for a server on the same machine.
    None,
}

impl MailEncryption {
    /// Every kind, in the order of their indices.
    pub const ALL: [Self; 3] = [Self::Tls, Self::StartTls, Self::None];

    /// The word for it in the settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tls => "tls",
            Self::StartTls => "starttls",
            Self::None => "none",
        }
    }
}

impl Default for Mail {
    /// No e-mail.
    fn default() -> Self {
        let (host, port, encryption) = (None, 465, MailEncryption::Tls);
        Self { host, port, encryption, user: None, password: None, from: String::new(), page: String::new() }
    }
}

impl Mail {
    /// Checks what is needed once there is a host; the error has the name of the setting.
    pub(crate) fn check(&self) -> Result<(), (&'static str, String)> {
        if self.host.is_some() {
            self.sender().map_err(|why| ("mail.from", why))?;
            self.page().map_err(|why| ("mail.page", why))?;
        }
        Ok(())
    }

    fn sender(&self) -> Result<Mailbox, String> {
        let parsed = self.from.parse();
        parsed.map_err(|_| format!("{:?} is not a sender, such as Shinar <club@shinar.example>", self.from))
    }

    fn page(&self) -> Result<Url, String> {
        let page = Url::parse(&self.page).ok().filter(|page| ["http", "https"].contains(&page.scheme()));
        page.ok_or_else(|| format!("{:?} is not an address, such as https://shinar.example/", self.page))
    }
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { host, port, encryption, from, page, user: _, password: _ } = self;
        let mut shown = f.debug_struct("Mail");
        shown
            .field("host", host)
            .field("port", port)
            .field("encryption", encryption)
            .field("from", from)
            .field("page", page);
        shown.finish_non_exhaustive()
    }
}

/// How long sending an e-mail may take.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Writes and sends e-mails.
pub(crate) struct Mailer {
    store: Store,
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    page: Url,
    words: HashMap<MailLanguage, FluentBundle<FluentResource>>,
    /// E-mails that are being sent.
    tasks: TaskTracker,
}

impl std::fmt::Debug for Mailer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mailer").field("from", &self.from).finish_non_exhaustive()
    }
}

/// The words of all e-mails, as translators write them.
const WORDS: [(MailLanguage, &str, &str); 3] = [
    (MailLanguage::En, "en", include_str!("../../../locales/en/mail.ftl")),
    (MailLanguage::Cs, "cs", include_str!("../../../locales/cs/mail.ftl")),
    (MailLanguage::Pl, "pl", include_str!("../../../locales/pl/mail.ftl")),
];

impl Mailer {
    /// Checks the configuration; `None` if no e-mail is sent. No connection is made yet.
    pub(crate) fn new(config: &Mail, store: Store) -> anyhow::Result<Option<Self>> {
        let Mail { host, port, encryption, user, password, .. } = config;
        let Some(host) = host else { return Ok(None) };
        let from = config.sender().map_err(|why| anyhow::anyhow!("mail.from: {why}"))?;
        let page = config.page().map_err(|why| anyhow::anyhow!("mail.page: {why}"))?;
        let transport = match encryption {
            MailEncryption::Tls => AsyncSmtpTransport::<Tokio1Executor>::relay(host),
            MailEncryption::StartTls => AsyncSmtpTransport::<Tokio1Executor>::starttls_relay(host),
            MailEncryption::None => Ok(AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host)),
        };
        let transport = transport.with_context(|| format!("cannot use the mail server {host}"))?;
        let mut transport = transport.port(*port).timeout(Some(TIMEOUT));
        if let Some(user) = user {
            let password = password.clone().unwrap_or_default();
            transport = transport.credentials(Credentials::new(user.clone(), password));
        }
        let words = words()?;
        let tasks = TaskTracker::new();
        Ok(Some(Self { store, transport: transport.build(), from, page, words, tasks }))
    }

    /// Waits for e-mails that are being sent.
    pub(crate) async fn close(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }

    /// Sends an e-mail to confirm an address.
    pub(crate) fn confirm(
        self: &std::sync::Arc<Self>,
        person: PersonId,
        email: Address,
        language: MailLanguage,
    ) {
        let mailer = self.clone();
        self.tasks.spawn(async move {
            mailer.log(mailer.send(LinkKind::Confirm, person, email, language).await);
        });
    }

    /// Sends an e-mail to the account with a confirmed address, if there is one.
    pub(crate) fn forgotten(self: &std::sync::Arc<Self>, email: Address, language: MailLanguage) {
        let mailer = self.clone();
        self.tasks.spawn(async move {
            match mailer.store.person_by_email(&normal(&email)).await {
                Ok(Some(person)) => {
                    mailer.log(mailer.send(LinkKind::Reset, person, email, language).await);
                }
                Ok(None) => {}
                Err(error) => tracing::error!(%error, "cannot look an e-mail address up"),
            }
        });
    }

    /// Sends a person one e-mail about their tables, with a link that stops such e-mails without signing in.
    pub(crate) async fn digest(
        &self,
        person: &PersonRow,
        address: &str,
        language: MailLanguage,
        lines: &[String],
    ) -> anyhow::Result<()> {
        let email: Address = address.parse().context("the stored address is none")?;
        let token = Token::random();
        let row = MailStopRow {
            id: token.id.clone(),
            person: person.id.clone(),
            hash: token.hash(),
            created: clock::now(),
        };
        self.store.add_mail_stop(&row).await?;
        let mut stop = self.page.clone();
        stop.set_fragment(Some(&format!("/account/stop-mail?secret={}", token.text())));
        // What mail programs send a request to; the page above asks first, for some of them open every link.
        let mut one_click =
            self.page.join("api/unsubscribe").context("the page has no addresses below it")?;
        one_click.query_pairs_mut().append_pair("secret", &token.text());
        let words = self.words.get(&language).context("the language has no words")?;
        let mut args = FluentArgs::new();
        args.set("name", person.name.as_str());
        args.set("page", self.page.as_str());
        args.set("stop", stop.as_str());
        args.set("count", lines.len());
        args.set("lines", lines.join("\n\n"));
        let header = |name, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let mail = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, email))
            .subject(text(words, "digest-subject", &args)?)
            .raw_header(header("List-Unsubscribe", format!("<{one_click}>")))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(text(words, "digest-body", &args)? + "\n")?;
        self.transport.send(mail).await.context("the mail server did not take it")?;
        metrics::counter!(telemetry::MAILS).increment(1);
        Ok(())
    }

    fn log(&self, sent: anyhow::Result<()>) {
        match sent {
            Ok(()) => metrics::counter!(telemetry::MAILS).increment(1),
            Err(error) => tracing::error!(error = format!("{error:#}"), "cannot send an e-mail"),
        }
    }

    async fn send(
        &self,
        kind: LinkKind,
        person: PersonId,
        email: Address,
        language: MailLanguage,
    ) -> anyhow::Result<()> {
        let Some(name) = self.store.person(&person).await?.map(|person| person.name) else { return Ok(()) };
        let token = Token::random();
        let now = clock::now();
        let row = LinkRow {
            id: token.id.clone(),
            person,
            kind,
            hash: token.hash(),
            email: normal(&email),
            created: now,
            expires: now + limits::MAIL_LINK.as_millis() as i64,
        };
        match self.store.add_link(&row).await {
            Err(StoreError::NoPerson) => return Ok(()),
            added => added?,
        }
        let (name_of_kind, place) = match kind {
            LinkKind::Confirm => ("confirm", "confirm-email"),
            LinkKind::Reset => ("reset", "reset-password"),
        };
        let mut link = self.page.clone();
        // The secret comes after the hash, which browsers do not send to servers, and so no log has it.
        link.set_fragment(Some(&format!("/account/{place}?secret={}", token.text())));
        let words = self.words.get(&language).context("the language has no words")?;
        let mut args = FluentArgs::new();
        args.set("name", name);
        args.set("link", link.as_str());
        args.set("page", self.page.as_str());
        args.set("minutes", limits::MAIL_LINK.as_secs() / 60);
        let mail = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, email))
            .subject(text(words, &format!("{name_of_kind}-subject"), &args)?)
            .header(ContentType::TEXT_PLAIN)
            .body(text(words, &format!("{name_of_kind}-body"), &args)? + "\n")?;
        self.transport.send(mail).await.context("the mail server did not take it")?;
        Ok(())
    }
}

/// The words of everything that the server writes to people, by language.
pub(crate) fn words() -> anyhow::Result<HashMap<MailLanguage, FluentBundle<FluentResource>>> {
    WORDS.into_iter().map(|(language, tag, text)| Ok((language, bundle(tag, text)?))).collect()
}

fn bundle(tag: &str, text: &str) -> anyhow::Result<FluentBundle<FluentResource>> {
    let resource = FluentResource::try_new(text.to_owned());
    let resource = resource.map_err(|(_, errors)| anyhow::anyhow!("locales/{tag}/mail.ftl: {errors:?}"))?;
    let mut bundle = FluentBundle::new_concurrent(vec![tag.parse()?]);
    // Marks around the link would become part of it.
    bundle.set_use_isolating(false);
    let added = bundle.add_resource(resource);
    added.map_err(|errors| anyhow::anyhow!("locales/{tag}/mail.ftl: {errors:?}"))?;
    Ok(bundle)
}

/// A message in one language.
pub(crate) fn text(
    words: &FluentBundle<FluentResource>,
    id: &str,
    args: &FluentArgs<'_>,
) -> anyhow::Result<String> {
    let pattern = words.get_message(id).and_then(|message| message.value());
    let pattern = pattern.with_context(|| format!("mail.ftl has no message {id}"))?;
    let mut errors = Vec::new();
    let text = words.format_pattern(pattern, Some(args), &mut errors).into_owned();
    anyhow::ensure!(errors.is_empty(), "mail.ftl, {id}: {errors:?}");
    Ok(text)
}

/// Checks an address.
pub(crate) fn address(text: &str) -> ApiResult<Address> {
    let text = text.trim();
    let bad = || ApiError::bad("this is no e-mail address; one looks like ann@shinar.example");
    if text.len() > limits::EMAIL {
        return Err(bad());
    }
    text.parse().map_err(|_| bad())
}

/// An address as it is stored and compared: mail servers do not care about case.
fn normal(address: &Address) -> String {
    address.to_string().to_lowercase()
}

/// Stops the e-mails about tables to whoever got this link. It can be used again, and by mail programs.
pub(crate) async fn stop(store: &Store, secret: &str) -> ApiResult<()> {
    let invalid = ApiError::invalid_link;
    let token = Token::parse(secret).ok_or_else(invalid)?;
    let row = store.mail_stop(&token.id).await?.filter(|row| token.matches(&row.hash)).ok_or_else(invalid)?;
    let Some((settings, _)) = store.bell_settings(&row.person).await? else { return Ok(()) };
    match store.set_bell_settings(&row.person, &NotificationSettings { mail: false, ..settings }).await {
        // There is nobody to write to any more.
        Err(StoreError::NoPerson) => Ok(()),
        set => Ok(set?),
    }
}

/// Uses up the link of an e-mail: its secret must be right, of this kind, and not expired.
pub(crate) async fn open_link(store: &Store, secret: &str, kind: LinkKind) -> ApiResult<LinkRow> {
    let invalid = ApiError::invalid_link;
    let token = Token::parse(secret).ok_or_else(invalid)?;
    let row = store.link(&token.id).await?;
    let valid = |row: &LinkRow| token.matches(&row.hash) && row.kind == kind && row.expires > clock::now();
    let row = row.filter(valid).ok_or_else(invalid)?;
    if store.use_link(&row.id).await? { Ok(row) } else { Err(invalid()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mails_have_words_in_every_language() {
        for (_, tag, words) in WORDS {
            let words = bundle(tag, words).unwrap();
            let mut args = FluentArgs::new();
            args.set("name", "Ann");
            args.set("link", "https://shinar.example/#/account/confirm-email?secret=x");
            args.set("page", "https://shinar.example/");
            args.set("minutes", 60);
            args.set("stop", "https://shinar.example/#/account/stop-mail?secret=x");
            args.set("count", 2);
            args.set("lines", "It is your turn.");
            for id in ["digest-subject", "digest-body"] {
                let text = text(&words, id, &args).unwrap();
                assert!(!text.contains('{') && !text.contains('\u{2068}'), "{tag} {id}: {text}");
                let stops = text.contains("https://shinar.example/#/account/stop-mail?secret=x\n")
                    || text.ends_with("secret=x");
                assert_eq!(stops, id.ends_with("body"), "{tag} {id}: {text}");
            }
            for id in ["confirm-subject", "confirm-body", "reset-subject", "reset-body"] {
                let text = text(&words, id, &args).unwrap();
                assert!(!text.contains('{') && !text.contains('\u{2068}'), "{tag} {id}: {text}");
                let has_link = text.contains("https://shinar.example/#/account/confirm-email?secret=x\n");
                assert_eq!(has_link, id.ends_with("body"), "{tag} {id}: {text}");
            }
        }
    }

    #[test]
    fn addresses_are_checked() {
        for good in ["ann@shinar.example", " Ann.B+x@Shinar.Example "] {
            assert!(address(good).is_ok(), "{good}");
        }
        let long = format!("{}@shinar.example", "x".repeat(250));
        for bad in
            ["", "ann", "@", "ann@", "a b@shinar.example", "ann@shinar.example\nBcc: eve@evil.example", &long]
        {
            assert!(address(bad).is_err(), "{bad}");
        }
        assert_eq!(normal(&address("Ann@Shinar.Example").unwrap()), "ann@shinar.example");
    }
}
