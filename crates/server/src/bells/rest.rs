//! Nobody is notified while on vacation; afterwards they get what still matters.

use crate::{
    clock::Millis,
    store::{BellRow, Store, StoreError},
};

/// What a vacation makes of a bell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rest {
    /// Until when nothing is sent, if the person is on vacation.
    pub(super) until: Option<Millis>,
    /// Since when the bell counts as waiting: a vacation does not make it old.
    pub(super) since: Millis,
}

/// What the person's vacation makes of a bell.
pub(super) async fn rest(store: &Store, bell: &BellRow, now: Millis) -> Result<Rest, StoreError> {
    let plain = Rest { until: None, since: bell.created };
    // It says what is wrong with a channel, and not what happens at a table.
    if bell.kind.is_about_channel() {
        return Ok(plain);
    }
    Ok(match store.vacation(&bell.person).await? {
        Some(vacation) if vacation.from <= now && now < vacation.until => {
            Rest { until: Some(vacation.until), since: now }
        }
        Some(vacation) if vacation.until <= now => Rest { since: bell.created.max(vacation.until), ..plain },
        _ => plain,
    })
}
