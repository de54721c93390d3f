//! What an account is told, and where.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
};

use super::{Body, PathParam, QueryParams};
use crate::{
    api::{
        MailLink, NewBrowser, NewWebhook, NotificationSettings, Notifications, Problem, PushBrowser,
        TestNotification, UnsubscribeQuery, WebhookInfo, WebhookMade,
    },
    app::App,
    bells::{self, BrowserKeys, quiet},
    caller::RequireSession,
    clock,
    error::{ApiError, ApiResult},
    identity::random_text,
    limits, mail,
    people::ClientAddress,
    store::{BrowserRow, HookOf, PersonRow, WebhookRow},
};

/// Returns what the account is told, and where. Guests are told nothing.
#[utoipa::path(get, path = "/api/me/notifications", tag = "people", security(("cookie" = [])),
    responses((status = 200, body = Notifications)))]
pub(crate) async fn get(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
) -> ApiResult<Json<Notifications>> {
    account(&person)?;
    Ok(Json(notifications(&app, &person).await?))
}

/// What a person is told, and where; without secrets.
pub(super) async fn notifications(app: &App, person: &PersonRow) -> ApiResult<Notifications> {
    let settings = app.store.bell_settings(&person.id).await?;
    let browsers = app.store.browsers(&person.id).await?;
    Ok(Notifications {
        settings: settings.map(|(settings, _)| settings).unwrap_or_default(),
        browsers: browsers.into_iter().map(browser_info).collect(),
        webhook: app.store.webhook(HookOf::Person(&person.id)).await?.map(webhook_info),
        push_key: app.ringer.key.public(),
    })
}

fn browser_info(row: BrowserRow) -> PushBrowser {
    let BrowserRow { id, endpoint, agent, created, .. } = row;
    PushBrowser { id, endpoint, agent, created }
}

pub(super) fn webhook_info(row: WebhookRow) -> WebhookInfo {
    let WebhookRow { url, created, failing, disabled, problem, .. } = row;
    WebhookInfo { url, created, failing, disabled, problem }
}

/// Changes what the account is told, and when.
#[utoipa::path(put, path = "/api/me/notifications", tag = "people", request_body = NotificationSettings, security(("cookie" = [])),
    responses((status = 204), (status = 409, body = Problem, description = "by e-mail, without a confirmed address")))]
pub(crate) async fn put(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Body(settings): Body<NotificationSettings>,
) -> ApiResult<StatusCode> {
    account(&person)?;
    let (least, most) = limits::MAIL_MINUTES;
    if !(least..=most).contains(&settings.mail_minutes) {
        return Err(ApiError::bad(format!(
            "mail_minutes is {least} to {most}, not {}",
            settings.mail_minutes
        )));
    }
    if let Some(hours) = &settings.quiet {
        limits::word(&hours.zone, "a time zone", limits::WORD)?;
        quiet::check(hours)?;
    }
    if settings.mail && app.mail.is_none() {
        return Err(ApiError::conflict("no_mail", "this server sends no e-mail"));
    }
    if settings.mail && person.email.is_none() {
        return Err(ApiError::conflict("no_channel", "confirm an e-mail address first"));
    }
    app.store.set_bell_settings(&person.id, &settings).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Adds a browser, which shows notifications from now on.
#[utoipa::path(post, path = "/api/me/notifications/browsers", tag = "people", request_body = NewBrowser, security(("cookie" = [])),
    responses((status = 200, body = Vec<PushBrowser>)))]
pub(crate) async fn add_browser(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    headers: HeaderMap,
    Body(NewBrowser { endpoint, p256dh, auth }): Body<NewBrowser>,
) -> ApiResult<Json<Vec<PushBrowser>>> {
    account(&person)?;
    address(&app, "endpoint", &endpoint)?;
    BrowserKeys::parse(&p256dh, &auth).map_err(ApiError::bad)?;
    app.rate_limits.work(&person.id)?;
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let row = BrowserRow {
        id: random_text::<12>(),
        person: person.id.clone(),
        endpoint,
        p256dh,
        auth,
        agent: agent.chars().filter(|c| !c.is_control()).take(limits::AGENT).collect(),
        created: clock::now(),
    };
    app.store.add_browser(&row).await?;
    let browsers = app.store.browsers(&person.id).await?;
    Ok(Json(browsers.into_iter().map(browser_info).collect()))
}

/// Removes a browser, which shows no notifications any more.
#[utoipa::path(delete, path = "/api/me/notifications/browsers/{id}", tag = "people", params(("id" = String, Path)), security(("cookie" = [])),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn delete_browser(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    PathParam(id): PathParam<String>,
) -> ApiResult<StatusCode> {
    match app.store.delete_browser(&person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("browser")),
    }
}

/// Sets the webhook of the account, in place of another one. Its secret is shown only now.
#[utoipa::path(put, path = "/api/me/notifications/webhook", tag = "people", request_body = NewWebhook, security(("cookie" = [])),
    responses((status = 200, body = WebhookMade)))]
pub(crate) async fn put_webhook(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Body(NewWebhook { url }): Body<NewWebhook>,
) -> ApiResult<Json<WebhookMade>> {
    let (url, secret) = new_webhook(&app, &person, &url)?;
    app.store.set_webhook(&person.id, url, &secret, clock::now()).await?;
    Ok(Json(WebhookMade { secret }))
}

/// The checked address of a webhook that a person wants to set, and a secret for it.
pub(super) fn new_webhook<'a>(app: &App, person: &PersonRow, url: &'a str) -> ApiResult<(&'a str, String)> {
    account(person)?;
    let url = url.trim();
    address(app, "url", url)?;
    app.rate_limits.work(&person.id)?;
    Ok((url, random_text::<40>()))
}

/// Removes the webhook of the account.
#[utoipa::path(delete, path = "/api/me/notifications/webhook", tag = "people", security(("cookie" = [])),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn delete_webhook(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
) -> ApiResult<StatusCode> {
    match app.store.delete_webhook(HookOf::Person(&person.id)).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("webhook")),
    }
}

/// Sends something through a channel at once; an error says why it did not arrive.
#[utoipa::path(post, path = "/api/me/notifications/test", tag = "people", request_body = TestNotification, security(("cookie" = [])),
    responses((status = 204), (status = 409, body = Problem, description = "there is no such channel, or it did not take the message")))]
pub(crate) async fn test(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Body(TestNotification { channel }): Body<TestNotification>,
) -> ApiResult<StatusCode> {
    account(&person)?;
    app.rate_limits.work(&person.id)?;
    bells::try_out(&app, &person, channel).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops e-mails about tables, for mail programs (RFC 8058): no credentials but the link's.
#[utoipa::path(post, path = "/api/unsubscribe", tag = "people", params(UnsubscribeQuery), responses((status = 204)))]
pub(crate) async fn unsubscribe(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    QueryParams(UnsubscribeQuery { secret }): QueryParams<UnsubscribeQuery>,
) -> ApiResult<StatusCode> {
    app.rate_limits.entry(from)?;
    mail::stop(&app.store, &secret).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops e-mails about tables, for the page that the link of an e-mail opens.
#[utoipa::path(post, path = "/api/account/stop-mail", tag = "people", request_body = MailLink, responses((status = 204)))]
pub(crate) async fn stop_mail(
    State(app): State<App>,
    ClientAddress(from): ClientAddress,
    Body(MailLink { secret }): Body<MailLink>,
) -> ApiResult<StatusCode> {
    app.rate_limits.entry(from)?;
    mail::stop(&app.store, &secret).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) fn account(person: &PersonRow) -> ApiResult<()> {
    match person.account {
        true => Ok(()),
        false => Err(ApiError::forbidden("a guest is told nothing; create an account first")),
    }
}

/// Checks an address that somebody wants to be told at.
fn address(app: &App, field: &str, text: &str) -> ApiResult<()> {
    if text.len() > limits::ADDRESS {
        return Err(ApiError::bad(format!("{field}: an address has at most {} bytes", limits::ADDRESS)));
    }
    app.ringer.outside.check(text).map(|_| ()).map_err(|why| ApiError::bad(format!("{field}: {why}")))
}
