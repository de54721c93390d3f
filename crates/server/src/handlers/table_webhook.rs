//! The webhook of a table: it is told what happens there.

use axum::{Json, extract::State, http::StatusCode};

use super::{
    Body, PathParam as Path,
    notifications::{account, new_webhook, webhook_info},
};
use crate::{
    api::{NewWebhook, Problem, TableId, TableState, WebhookInfo, WebhookMade},
    app::App,
    caller::RequireSession,
    clock,
    error::{ApiError, ApiResult},
    store::{HookOf, PersonRow, StoreError, WebhookRow},
    tables::Sheet,
};

/// A table and its webhook, for whoever has to do with it.
struct Hooked {
    sheet: Sheet,
    leads: bool,
    /// The person's own webhook. The address of another person's is a secret.
    own: Option<WebhookRow>,
}

/// The table, for the person who leads it, or who has set its webhook before others sat down and lead it now.
async fn hooked(app: &App, id: &TableId, person: &PersonRow) -> ApiResult<Hooked> {
    account(person)?;
    let row = app.store.table(id).await?.ok_or_else(|| ApiError::not_found("table"))?;
    let sheet = row.sheet()?;
    let leads = sheet.leader() == Some(&person.id);
    let own = app.store.webhook(HookOf::Table(id)).await?.filter(|hook| hook.person == person.id);
    match leads || own.is_some() {
        true => Ok(Hooked { sheet, leads, own }),
        false => Err(stranger(&sheet, person)),
    }
}

fn stranger(sheet: &Sheet, person: &PersonRow) -> ApiError {
    match sheet.admits(Some(&person.id), None) {
        true => ApiError::not_leader(),
        false => ApiError::not_found("table"),
    }
}

/// Returns the webhook that the person has set for a table, without its secret.
#[utoipa::path(get, path = "/api/tables/{id}/webhook", tag = "tables", params(("id" = String, Path)), security(("cookie" = [])),
    responses((status = 200, body = WebhookInfo), (status = 403, body = Problem, description = "a guest, or somebody else leads the table"),
        (status = 404, body = Problem, description = "there is no such table, or none that the person has set")))]
pub(crate) async fn get(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Path(id): Path<TableId>,
) -> ApiResult<Json<WebhookInfo>> {
    let own = hooked(&app, &id, &person).await?.own;
    own.map(|hook| Json(webhook_info(hook))).ok_or_else(|| ApiError::not_found("webhook"))
}

/// Sets the webhook of a table, in place of another one; for the person who leads it, until the game is over. Its secret is shown only
/// now.
#[utoipa::path(put, path = "/api/tables/{id}/webhook", tag = "tables", params(("id" = String, Path)), request_body = NewWebhook,
    security(("cookie" = [])),
    responses((status = 200, body = WebhookMade), (status = 403, body = Problem, description = "a guest, or somebody else leads the table"),
        (status = 404, body = Problem), (status = 409, body = Problem, description = "the game is over")))]
pub(crate) async fn put(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Path(id): Path<TableId>,
    Body(NewWebhook { url }): Body<NewWebhook>,
) -> ApiResult<Json<WebhookMade>> {
    let over = || ApiError::conflict("finished", "the game is over");
    let Hooked { sheet, leads, .. } = hooked(&app, &id, &person).await?;
    if !leads {
        return Err(stranger(&sheet, &person));
    }
    if sheet.state == TableState::Finished {
        return Err(over());
    }
    let (url, secret) = new_webhook(&app, &person, &url)?;
    match app.store.set_table_webhook(&id, &person.id, url, &secret, clock::now()).await {
        Err(StoreError::Gone) => Err(over()),
        set => Ok(set.map(|()| Json(WebhookMade { secret }))?),
    }
}

/// Removes the webhook of a table, for the person who leads it or has set it.
#[utoipa::path(delete, path = "/api/tables/{id}/webhook", tag = "tables", params(("id" = String, Path)), security(("cookie" = [])),
    responses((status = 204), (status = 403, body = Problem, description = "a guest, or somebody else leads the table"),
        (status = 404, body = Problem)))]
pub(crate) async fn delete(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Path(id): Path<TableId>,
) -> ApiResult<StatusCode> {
    hooked(&app, &id, &person).await?;
    match app.store.delete_webhook(HookOf::Table(&id)).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::not_found("webhook")),
    }
}
