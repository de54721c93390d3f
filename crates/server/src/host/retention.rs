//! Deletes what the settings do not keep for ever. Tables that wait for players expire by themselves.

use std::time::Duration;

use super::{delete_person, remove_table};
use crate::{Retention, api::TableState, app::App, clock, error::ApiResult};

/// How many people or tables are deleted at once; the rest follows the next time.
const BATCH: i64 = 200;

/// Deletes what has expired.
pub(crate) async fn expire(app: &App) {
    if let Err(error) = run(app).await {
        let message = error.problem().error.message;
        tracing::error!(message, "cannot delete what has expired");
    }
}

async fn run(app: &App) -> ApiResult<()> {
    let Retention { guests, chat, idle_tables } = app.config.retention;
    let now = clock::now();
    let before = |age: Duration| now - age.as_millis() as i64;
    app.store.sweep_notices(now).await?;
    if let Some(age) = idle_tables {
        let tables = app.store.stale_tables(TableState::Running, before(age), BATCH).await?;
        for table in &tables {
            remove_table(app, table).await?;
        }
        log(tables.len() as u64, "idle tables");
    }
    if let Some(age) = guests {
        let guests = app.store.stale_guests(before(age), BATCH).await?;
        for guest in &guests {
            delete_person(app, guest).await?;
        }
        log(guests.len() as u64, "guests");
    }
    if let Some(age) = chat {
        log(app.store.delete_chat(before(age)).await?, "lines of chat");
    }
    Ok(())
}

fn log(number: u64, what: &str) {
    if number > 0 {
        tracing::info!(number, what, "deleted what had expired");
    }
}
