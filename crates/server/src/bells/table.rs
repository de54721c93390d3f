//! What a table's webhook is told. It is for everybody who reads the channel behind it, and not for the person who set it.
//!
//! So it does not matter who is at the table, whether its owner is asleep or on vacation, and what they want to be told themselves.

use shinar_core::Seat;

use super::{BellKind, table_mark};
use crate::{
    api::TableState,
    clock::Millis,
    store::{BellRow, Store, StoreError, WebhookRow},
    tables::{Sheet, Summary},
};

/// The webhook that takes a bell; `None` if it was removed, disabled, or replaced by somebody else's.
pub(super) async fn webhook_of(store: &Store, bell: &BellRow) -> Result<Option<WebhookRow>, StoreError> {
    let hook = store.webhook(bell.webhook()).await?;
    Ok(hook.filter(|hook| hook.disabled.is_none() && hook.person == bell.person))
}

/// Whether a bell for a table's webhook has waited for so long that nobody needs to be told any more.
pub(super) fn is_too_old(bell: &BellRow, give_up: Millis, now: Millis) -> bool {
    bell.created + give_up <= now
}

/// Whether what the table's webhook is to be told is still so.
pub(super) async fn still_matters(store: &Store, bell: &BellRow) -> Result<bool, StoreError> {
    let Some(table) = store.table(&bell.table_id).await? else { return Ok(false) };
    let (Ok(sheet), Ok(summary)) = (table.sheet(), table.summary()) else { return Ok(false) };
    // Of two people who took a seat one after the other, only the last one sits there.
    let is_last = bell.kind != BellKind::Joined || store.is_last_join(bell).await?;
    Ok(is_last && matters(bell, &sheet, &summary))
}

fn matters(bell: &BellRow, sheet: &Sheet, summary: &Summary) -> bool {
    let seat = table_mark::seat(bell.mark);
    match bell.kind {
        BellKind::Turn => {
            let plays = !summary.stand_ins.contains(&seat) && !summary.resigned.contains(&seat);
            let now = sheet.state == TableState::Running && summary.asked == Some(seat);
            plays && now && i64::from(summary.turn) == table_mark::number(bell.mark)
        }
        BellKind::Joined => {
            let sits = sheet.seats.get(seat.index()).is_some_and(|seat| seat.person.is_some());
            sheet.state == TableState::Waiting && sits
        }
        BellKind::Started => sheet.state == TableState::Running,
        BellKind::Over => sheet.state == TableState::Finished,
        // These are for people.
        BellKind::Rematch
        | BellKind::Round
        | BellKind::Invited
        | BellKind::Found
        | BellKind::Webhook
        | BellKind::TableWebhook => false,
    }
}

/// The seat that a bell for a table's webhook is about, with the name of its player.
pub(super) fn seat_of(bell: &BellRow, sheet: &Sheet) -> Option<(Seat, String)> {
    let seat = table_mark::seat(bell.mark);
    let about = bell.is_for_table() && matches!(bell.kind, BellKind::Turn | BellKind::Joined);
    let name = sheet.seats.get(seat.index()).filter(|_| about).map(|seat| seat.name.clone());
    Some((seat, name?))
}
