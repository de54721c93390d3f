//! Deliveries: claimed, sent, and sent again until they arrive or are too old.

use std::{collections::BTreeMap, time::Duration};

use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use futures_util::{StreamExt, stream};
use ring::hmac;
use serde_json::json;
use shinar_core::Seat;

use super::{
    BellKind,
    outside::{Answer, NoAnswer},
    push::{BrowserKeys, topic},
    quiet,
    rest::rest,
    ring::{mail_pause, still_matters, wants},
    table,
    words::{About, Told},
};
use crate::{
    api::{Channel, NotificationSettings, PersonId, TableId},
    app::App,
    clock::{self, Millis},
    error::{ApiError, ApiResult},
    fair::hex,
    identity::random_text,
    store::{BellRow, BrowserRow, DeliveryRow, HookOf, Outcome, PersonRow, StoreError, WebhookRow},
    tables::SeatSheet,
    telemetry,
};

/// How many deliveries are claimed together.
const BATCH: i64 = 64;
/// How many are on their way at the same time.
const ABREAST: usize = 16;
/// How long a process has for what it has claimed; then another one may send it.
const LEASE: Duration = Duration::from_secs(120);

/// Why something did not arrive.
#[derive(Clone, Debug)]
enum Failure {
    /// There is nobody at this address any more.
    Gone,
    /// It may arrive later; perhaps we were told how much later.
    Retry(String, Option<Duration>),
    /// It will never arrive.
    Refused(String),
}

/// What has become of deliveries, for the store.
type Outcomes = Vec<(DeliveryRow, Outcome)>;

/// Sends what is due; returns whether there may be more.
pub(super) async fn deliver(app: &App) -> Result<bool, StoreError> {
    let claim = random_text::<16>();
    let (now, lease) = (clock::now(), LEASE.as_millis() as Millis);
    let claimed = app.store.claim_deliveries(&claim, now, now + lease, BATCH).await?;
    if claimed.is_empty() {
        return Ok(false);
    }
    let full = claimed.len() as i64 == BATCH;
    let mut singles = Vec::new();
    let mut mails: BTreeMap<PersonId, Vec<DeliveryRow>> = BTreeMap::new();
    for delivery in claimed {
        match delivery.channel {
            Channel::Mail => mails.entry(delivery.bell.person.clone()).or_default().push(delivery),
            Channel::Push | Channel::Webhook => singles.push(delivery),
        }
    }
    for (person, mail) in &mut mails {
        // Whatever else waits goes into the same e-mail.
        mail.extend(app.store.claim_mail(&claim, person, now + lease).await?);
    }
    let singles = stream::iter(singles).map(|delivery| async move {
        let outcome = one(app, &delivery).await?;
        Ok::<_, StoreError>(vec![(delivery, outcome)])
    });
    let mut done: Vec<Result<Outcomes, StoreError>> = singles.buffer_unordered(ABREAST).collect().await;
    for (person, mail) in mails {
        done.push(digest(app, &person, mail).await);
    }
    // What failed for other reasons is claimed again when the lease has ended.
    let (done, failed): (Vec<_>, Vec<_>) = done.into_iter().partition(Result::is_ok);
    let done: Outcomes = done.into_iter().flatten().flatten().collect();
    for (delivery, outcome) in &done {
        count(delivery.channel, *outcome);
    }
    app.store.finish_deliveries(&claim, &done).await?;
    failed.into_iter().next().map_or(Ok(full), |error| error.map(|_| full))
}

fn count(channel: Channel, outcome: Outcome) {
    let channel = channel_name(channel);
    let result = match outcome {
        Outcome::Sent => "sent",
        Outcome::Dropped => "dropped",
        Outcome::Failed => "failed",
        Outcome::Again(_) => "again",
        Outcome::Later(_) => return,
    };
    metrics::counter!(telemetry::DELIVERIES, "channel" => channel, "result" => result).increment(1);
}

/// The word for a channel, in the store and for programs.
pub(crate) const fn channel_name(channel: Channel) -> &'static str {
    match channel {
        Channel::Push => "push",
        Channel::Mail => "mail",
        Channel::Webhook => "webhook",
    }
}

/// What to do with a delivery before anything is sent: nothing any more, or not now.
async fn early(
    app: &App,
    settings: &NotificationSettings,
    delivery: &DeliveryRow,
) -> Result<Option<Outcome>, StoreError> {
    let now = clock::now();
    let bell = &delivery.bell;
    let give_up = app.config.bells.give_up.as_millis() as Millis;
    if bell.is_for_table() {
        if table::is_too_old(bell, give_up, now) {
            return Ok(Some(Outcome::Failed));
        }
        return Ok((!table::still_matters(&app.store, bell).await?).then_some(Outcome::Dropped));
    }
    let rest = rest(&app.store, bell, now).await?;
    if rest.since + give_up <= now {
        return Ok(Some(Outcome::Failed));
    }
    if let Some(until) = rest.until {
        return Ok(Some(Outcome::Later(until)));
    }
    if !wants(settings, bell.kind) || !still_matters(&app.store, bell).await? {
        return Ok(Some(Outcome::Dropped));
    }
    Ok(settings.quiet.as_ref().and_then(|quiet| quiet::end(quiet, now)).map(Outcome::Later))
}

/// Sends one message to a browser or to a webhook.
async fn one(app: &App, delivery: &DeliveryRow) -> Result<Outcome, StoreError> {
    let person = &delivery.bell.person;
    let settings = match app.store.bell_settings(person).await? {
        Some((settings, _)) => settings,
        None if delivery.bell.is_for_table() => NotificationSettings::default(),
        None => return Ok(Outcome::Dropped),
    };
    if let Some(outcome) = early(app, &settings, delivery).await? {
        return Ok(outcome);
    }
    let Some(message) = Message::about(app, &settings, &delivery.bell).await? else {
        return Ok(Outcome::Dropped);
    };
    let sent = match delivery.channel {
        Channel::Push => {
            let browsers = app.store.browsers(person).await?;
            let Some(browser) = browsers.into_iter().find(|browser| browser.id == delivery.target) else {
                return Ok(Outcome::Dropped);
            };
            let sent = push(app, &browser, &message).await;
            if let Err(Failure::Gone) = sent {
                app.store.delete_browser(person, &browser.id).await?;
            }
            sent
        }
        Channel::Webhook => {
            let hook = table::webhook_of(&app.store, &delivery.bell).await?;
            let Some(hook) = hook else { return Ok(Outcome::Dropped) };
            let sent = webhook(app, &hook, &delivery.id, &message).await;
            note_webhook(app, delivery.bell.webhook(), &hook, &sent).await?;
            sent
        }
        Channel::Mail => return Ok(Outcome::Dropped),
    };
    Ok(match sent {
        Ok(()) => Outcome::Sent,
        Err(Failure::Gone) => Outcome::Dropped,
        Err(Failure::Retry(why, after)) => {
            tracing::debug!(delivery = delivery.id, why, "a notification did not arrive; it is sent again");
            Outcome::Again(clock::now() + pause(app, delivery.attempts, after))
        }
        Err(Failure::Refused(why)) => {
            tracing::warn!(delivery = delivery.id, why, "a notification was refused");
            Outcome::Failed
        }
    })
}

/// How long to wait after a number of attempts: twice as long each time.
fn pause(app: &App, attempts: i64, asked: Option<Duration>) -> Millis {
    let (first, longest) = app.config.bells.retry;
    let doubled = first.saturating_mul(1 << (attempts - 1).clamp(0, 16));
    doubled.max(asked.unwrap_or_default()).min(longest).as_millis() as Millis
}

/// What a notification says, in the language of the person.
struct Message {
    kind: &'static str,
    told: Told,
    table: Option<TableId>,
    game: Option<String>,
    link: Option<String>,
    /// Who gets it, if it is a person.
    person: Option<PersonId>,
    /// Whom it is about, if it is for the webhook of a table.
    seat: Option<(Seat, String)>,
}

impl Message {
    /// The message about a bell; `None` if its table is gone.
    async fn about(
        app: &App,
        settings: &NotificationSettings,
        bell: &BellRow,
    ) -> Result<Option<Self>, StoreError> {
        let (mut game, mut players, mut who, mut seat) = (None, String::new(), String::new(), None);
        if bell.kind != BellKind::Webhook {
            let Some(row) = app.store.table(&bell.table_id).await? else { return Ok(None) };
            let sheet = row.sheet()?;
            let told = |seat: &&SeatSheet| bell.is_for_table() || seat.person.as_ref() != Some(&bell.person);
            let named = sheet.seats.iter().filter(told);
            players = named
                .map(|seat| seat.name.as_str())
                .filter(|name| !name.is_empty())
                .collect::<Vec<_>>()
                .join(", ");
            seat = table::seat_of(bell, &sheet);
            let joined = usize::try_from(bell.mark).ok().and_then(|seat| sheet.seats.get(seat));
            let joined = seat.as_ref().map(|(_, name)| name).or(joined.map(|seat| &seat.name));
            who = joined.cloned().unwrap_or_default();
            game = Some(sheet.game);
        }
        let about = About { game: game.as_deref(), players: &players, who: &who };
        let told = match bell.is_for_table() {
            true => app.ringer.words.table_bell(settings.language, bell.kind, about),
            false => app.ringer.words.bell(settings.language, bell.kind, about),
        };
        let table = Some(bell.table_id.clone()).filter(|table| !table.as_str().is_empty());
        let link = app.ringer.page.as_ref().map(|page| {
            let mut link = page.clone();
            link.set_fragment(Some(&match &table {
                Some(table) => format!("/table/{table}"),
                None => "/account".to_owned(),
            }));
            link.to_string()
        });
        let person = (!bell.is_for_table()).then(|| bell.person.clone());
        Ok(Some(Self { kind: bell.kind.name(), told, table, game, link, person, seat }))
    }

    /// A message by which a person sees that a channel works.
    fn trial(app: &App, settings: &NotificationSettings, person: &PersonId) -> Self {
        let link = app.ringer.page.as_ref().map(ToString::to_string);
        let told = app.ringer.words.trial(settings.language);
        let person = Some(person.clone());
        Self { kind: "test", told, table: None, game: None, link, person, seat: None }
    }
}

/// Sends a message to a browser.
async fn push(app: &App, browser: &BrowserRow, message: &Message) -> Result<(), Failure> {
    let refused = |why: String| Failure::Refused(why);
    let url = app.ringer.outside.check(&browser.endpoint).map_err(refused)?;
    let keys = BrowserKeys::parse(&browser.p256dh, &browser.auth).map_err(refused)?;
    let about = message.table.as_ref().map_or("", TableId::as_str);
    let body = json!({
        "title": message.told.title,
        "body": message.told.body,
        "kind": message.kind,
        "table": message.table,
        // A newer message about a table replaces the one before.
        "tag": format!("shinar-{about}"),
    });
    let sealed = keys.encrypt(body.to_string().as_bytes()).map_err(|error| refused(format!("{error:#}")))?;
    let key =
        app.ringer.key.authorization(&url, clock::now()).map_err(|error| refused(format!("{error:#}")))?;
    let ttl = app.config.bells.give_up.as_secs().max(1).to_string();
    let headers = [
        (header::AUTHORIZATION, key),
        (header::CONTENT_ENCODING, "aes128gcm".to_owned()),
        (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
        (HeaderName::from_static("ttl"), ttl),
        (HeaderName::from_static("urgency"), "normal".to_owned()),
        (HeaderName::from_static("topic"), topic(&format!("{}/{about}", message.kind))),
    ];
    let answer = post(app, &url, headers.into(), sealed).await?;
    match answer.status {
        status if status.is_success() => Ok(()),
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(Failure::Gone),
        status if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() => {
            Err(Failure::Retry(format!("the push service answered {status}"), answer.retry_after))
        }
        status => Err(Failure::Refused(format!("the push service answered {status}"))),
    }
}

/// Sends a message to a webhook, signed.
async fn webhook(app: &App, hook: &WebhookRow, id: &str, message: &Message) -> Result<(), Failure> {
    let url = app.ringer.outside.check(&hook.url).map_err(|why| Failure::Retry(why, None))?;
    let Message { kind, told, table, game, link, person, seat } = message;
    let link_line = link.as_ref().map(|link| format!("\n{link}")).unwrap_or_default();
    let mut body = json!({
        // Discord and the like show `content`; nobody is to be woken by a player's name.
        "content": format!("**{}**\n{}{link_line}", told.title, told.body),
        "allowed_mentions": {"parse": []},
        "id": id,
        "kind": kind,
        "table": table,
        "game": game,
        "link": link,
        "title": told.title,
        "text": told.body,
    });
    if let Some(person) = person {
        body["person"] = json!(person);
    }
    if let Some((seat, name)) = seat {
        (body["seat"], body["name"]) = (json!(seat), json!(name));
    }
    let body = body.to_string();
    let at = clock::now() / 1000;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (HeaderName::from_static("shinar-event"), (*kind).to_owned()),
        (HeaderName::from_static("shinar-delivery"), topic(id)),
        (HeaderName::from_static("shinar-signature"), signature(&hook.secret, at, &body)),
    ];
    let answer = post(app, &url, headers.into(), body.into_bytes()).await?;
    match answer.status {
        status if status.is_success() => Ok(()),
        status if status.is_redirection() => {
            let why =
                format!("it answered {status}; enter the address where it leads, for nothing is followed");
            Err(Failure::Retry(why, None))
        }
        status => Err(Failure::Retry(format!("it answered {status}"), answer.retry_after)),
    }
}

/// The header `Shinar-Signature`: `t=SECONDS,v1=HMAC`, of the time and the body.
fn signature(secret: &str, at: i64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{at}.{body}").as_bytes());
    let bytes = std::array::from_fn(|at| tag.as_ref()[at]);
    format!("t={at},v1={}", hex(&bytes))
}

async fn post(
    app: &App,
    url: &url::Url,
    headers: Vec<(HeaderName, String)>,
    body: Vec<u8>,
) -> Result<Answer, Failure> {
    let value = |(name, text): (HeaderName, String)| match HeaderValue::try_from(text) {
        Ok(value) => Ok((name, value)),
        Err(_) => Err(Failure::Refused(format!("{name} cannot be sent as a header"))),
    };
    let headers = headers.into_iter().map(value).collect::<Result<_, _>>()?;
    app.ringer.outside.post(url, headers, body).await.map_err(|error| match error {
        NoAnswer::Address(why) | NoAnswer::Unreachable(why) => Failure::Retry(why, None),
    })
}

/// Notes whether a webhook works; one that has failed for too long is disabled, and its owner gets a notification.
async fn note_webhook(
    app: &App,
    of: HookOf<'_>,
    hook: &WebhookRow,
    sent: &Result<(), Failure>,
) -> Result<(), StoreError> {
    let now = clock::now();
    let why = match sent {
        Ok(()) if hook.failing.is_none() => return Ok(()),
        Ok(()) => return app.store.webhook_works(of).await,
        Err(Failure::Gone) => "there is nobody",
        Err(Failure::Retry(why, _) | Failure::Refused(why)) => why,
    };
    let since = hook.failing.unwrap_or(now);
    let too_long = now - since >= app.config.bells.webhook_patience.as_millis() as Millis;
    app.store.webhook_fails(of, &hook.person, now, why, too_long).await
}

/// Sends one e-mail about everything that waits for a person.
async fn digest(app: &App, person: &PersonId, mail: Vec<DeliveryRow>) -> Result<Outcomes, StoreError> {
    let all = |mail: Vec<DeliveryRow>, outcome| Ok(mail.into_iter().map(|one| (one, outcome)).collect());
    let Some((settings, mailed)) = app.store.bell_settings(person).await? else {
        return all(mail, Outcome::Dropped);
    };
    let known = app.store.person(person).await?;
    let address = known.as_ref().and_then(|known| known.email.clone());
    let (Some(mailer), Some(known), Some(address), true) = (&app.mail, known, address, settings.mail) else {
        return all(mail, Outcome::Dropped);
    };
    let now = clock::now();
    let free = mailed + mail_pause(&settings);
    if free > now {
        return all(mail, Outcome::Later(free));
    }
    let (mut outcomes, mut told, mut rest) = (Vec::new(), Vec::new(), Vec::new());
    for delivery in mail {
        let outcome = early(app, &settings, &delivery).await?;
        let message = match outcome {
            None => Message::about(app, &settings, &delivery.bell).await?,
            Some(_) => None,
        };
        match message {
            Some(Message { told: Told { title, body }, link, .. }) => {
                told.push(format!("{title}\n{body}\n{}", link.unwrap_or_default()));
                rest.push(delivery);
            }
            None => outcomes.push((delivery, outcome.unwrap_or(Outcome::Dropped))),
        }
    }
    if rest.is_empty() {
        return Ok(outcomes);
    }
    // Another process may be writing to the same person just now.
    let before = now - mail_pause(&settings);
    if !app.store.begin_digest(person, now, before).await? {
        outcomes.extend(rest.into_iter().map(|one| (one, Outcome::Later(now + mail_pause(&settings)))));
        return Ok(outcomes);
    }
    let sent = mailer.digest(&known, &address, settings.language, &told).await;
    if let Err(error) = &sent {
        tracing::warn!(error = format!("{error:#}"), "cannot send an e-mail about tables");
        app.store.take_digest_back(person, now, mailed).await?;
    }
    for delivery in rest {
        let again = Outcome::Again(clock::now() + pause(app, delivery.attempts, None));
        outcomes.push((delivery, if sent.is_ok() { Outcome::Sent } else { again }));
    }
    Ok(outcomes)
}

/// Sends a message at once, so that a person sees whether a channel works.
pub(crate) async fn try_out(app: &App, person: &PersonRow, channel: Channel) -> ApiResult<()> {
    let settings =
        app.store.bell_settings(&person.id).await?.map(|(settings, _)| settings).unwrap_or_default();
    let message = Message::trial(app, &settings, &person.id);
    let failed = |failure: Failure| match failure {
        Failure::Gone => ApiError::conflict("not_delivered", "there is nobody at this address any more"),
        Failure::Retry(why, _) | Failure::Refused(why) => ApiError::conflict("not_delivered", why),
    };
    match channel {
        Channel::Push => {
            let browsers = app.store.browsers(&person.id).await?;
            if browsers.is_empty() {
                return Err(ApiError::conflict("no_channel", "no browser of yours takes notifications"));
            }
            let (mut arrived, mut problem) = (false, None);
            for browser in browsers {
                let sent = push(app, &browser, &message).await;
                if let Err(Failure::Gone) = sent {
                    app.store.delete_browser(&person.id, &browser.id).await?;
                }
                arrived |= sent.is_ok();
                problem = sent.err().or(problem);
            }
            problem.filter(|_| !arrived).map_or(Ok(()), |problem| Err(failed(problem)))
        }
        Channel::Webhook => {
            let of = HookOf::Person(&person.id);
            let hook = app.store.webhook(of).await?;
            let hook = hook.ok_or_else(|| ApiError::conflict("no_channel", "you have no webhook"))?;
            let sent = webhook(app, &hook, &format!("test/{}", random_text::<12>()), &message).await;
            if sent.is_ok() {
                // Whoever has repaired it need not enter it again.
                app.store.webhook_works(of).await?;
            }
            sent.map_err(failed)
        }
        Channel::Mail => {
            let mailer = app.mail.as_ref();
            let mailer =
                mailer.ok_or_else(|| ApiError::conflict("no_mail", "this server sends no e-mail"))?;
            let address = person.email.as_deref();
            let address =
                address.ok_or_else(|| ApiError::conflict("no_channel", "confirm an e-mail address first"))?;
            app.rate_limits.mail(address)?;
            let told = format!("{}\n{}", message.told.title, message.told.body);
            let sent = mailer.digest(person, address, settings.language, &[told]).await;
            sent.map_err(|error| {
                tracing::warn!(error = format!("{error:#}"), "cannot send an e-mail to try it out");
                ApiError::conflict("not_delivered", "the mail server did not take the e-mail")
            })
        }
    }
}
