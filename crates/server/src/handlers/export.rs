//! A person's own data, as a file.

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use futures_util::{Stream, StreamExt, stream};

use super::{
    account::session_info,
    notifications::{notifications, webhook_info},
};
use crate::{
    api::{Export, ExportedLine, ExportedTable, ExportedWebhook, TableId},
    app::App,
    caller::RequireSession,
    error::{ApiError, ApiResult},
    passkeys,
    people::{me, token_info},
    tables::{Caller, TableRequest},
};

/// Returns everything that the server has stored about the person, as a file. Secrets are not part of it.
#[utoipa::path(get, path = "/api/me/export", tag = "people", security(("cookie" = [])), responses((status = 200, body = Export)))]
pub(crate) async fn export(
    State(app): State<App>,
    RequireSession(person, current): RequireSession,
) -> ApiResult<Response> {
    app.rate_limits.work(&person.id)?;
    let sessions = app.store.cookies(&person.id).await?;
    let tokens = app.store.tokens(&person.id).await?;
    let keys = app.store.passkeys(&person.id).await?;
    let chat = app.store.chat_lines_of(&person.id).await?;
    let progress = app.store.progress(&person.id).await?;
    let shown = app.store.shown_profile(&person.id).await?;
    let ratings = app.store.person_ratings(&person.id).await?;
    let tables = app.store.tables_of(&person.id).await?;
    let notifications = notifications(&app, &person).await?;
    let table_webhooks = app.store.table_webhooks_of(&person.id).await?;
    let bells = app.store.bells_of(&person.id).await?;
    let relations = app.store.relations_of(&person.id).await?;
    let invitations = app.store.invitations_of(&person.id).await?;
    let seeks = app.store.seeks_of(&person.id).await?;
    let last_seen = app.store.last_seen(&person.id).await?;
    let vacations = app.store.vacations(&person.id).await?;
    let notes = app.store.notes_of(&person.id).await?;
    let muted = app.store.muted(&person.id).await?;
    let reports = app.store.reports_of(&person.id).await?;
    let last_visit = app.store.last_visit(&person.id).await?;
    let tournaments = app.store.exported_tournaments(&person.id).await?;
    let caller = Caller::person(&person, None);
    let head = Export {
        me: me(person),
        sessions: sessions.into_iter().map(|row| session_info(row, &current)).collect(),
        tokens: tokens.into_iter().map(token_info).collect(),
        passkeys: keys.into_iter().map(passkeys::info).collect(),
        chat: chat.into_iter().map(|(table, text, at)| ExportedLine { table, text, at }).collect(),
        progress,
        shown,
        ratings,
        notifications,
        table_webhooks: table_webhooks
            .into_iter()
            .map(|(table, hook)| ExportedWebhook { table, webhook: webhook_info(hook) })
            .collect(),
        bells,
        relations,
        invitations,
        seeks,
        last_seen,
        vacations,
        notes,
        muted,
        reports,
        last_visit,
        tournaments,
        tables: Vec::new(),
    };
    let head = serde_json::to_string(&head).map_err(|error| ApiError::internal(&error))?;
    // The tables come last, and are added one by one: there may be thousands, and each has to be opened.
    let Some(head) = head.strip_suffix("]}").map(str::to_owned) else {
        return Err(ApiError::internal(&"an export does not end with its tables"));
    };
    let body = stream::iter([Ok(Bytes::from(head))])
        .chain(tables_of(app, caller, tables))
        .chain(stream::iter([Ok(Bytes::from_static(b"]}\n"))]));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"shinar.json\""),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

/// The tables as JSON, separated by commas. A failure ends the file early, so that it cannot be taken for a whole one.
fn tables_of(
    app: App,
    caller: Caller,
    tables: Vec<TableId>,
) -> impl Stream<Item = std::io::Result<Bytes>> + Send {
    let mut first = true;
    stream::iter(tables)
        .then(move |id| {
            let (app, caller) = (app.clone(), caller.clone());
            async move { one(&app, caller, &id).await }
        })
        .filter_map(move |table| {
            let piece = match table {
                Ok(None) => None,
                Ok(Some(text)) => {
                    let comma = if std::mem::take(&mut first) { "" } else { "," };
                    Some(Ok(Bytes::from(format!("{comma}{text}"))))
                }
                Err(error) => Some(Err(std::io::Error::other(error.problem().error.message))),
            };
            std::future::ready(piece)
        })
}

/// A table as JSON; `None` if it was deleted meanwhile, or is damaged.
async fn one(app: &App, caller: Caller, id: &TableId) -> ApiResult<Option<String>> {
    let request = |reply| TableRequest::Info { caller: caller.clone(), reply };
    let table = match app.tables.ask(id, request).await {
        Ok(Ok(table)) => table,
        Ok(Err(_)) => return Ok(None),
        Err(error) if error.is_permanent() => {
            tracing::warn!(table = %id, %error, "cannot export a table");
            return Ok(None);
        }
        Err(error) => return Err(error.into()),
    };
    let record = match app.tables.ask(id, |reply| TableRequest::Record { caller, reply }).await? {
        Ok(record) => Some(record.to_string()),
        // The game is not over.
        Err(_) => None,
    };
    let text = serde_json::to_string(&ExportedTable { table, record });
    text.map(Some).map_err(|error| ApiError::internal(&error))
}
