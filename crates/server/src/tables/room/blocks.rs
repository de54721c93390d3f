//! Whom people at a table do not want to hear: what the blocked say is not sent to whoever has blocked them.

use std::collections::HashSet;

use super::Room;
use crate::{
    api::PersonId,
    tables::audience::{Caller, SocketId},
};

impl Room {
    /// Whom a caller has blocked.
    pub(super) async fn blocked_by(&mut self, caller: &Caller) -> HashSet<PersonId> {
        let Some(person) = caller.id().filter(|_| caller.account) else { return HashSet::new() };
        self.blocks(person, true).await.unwrap_or_default()
    }

    /// Looks again whom the person at a socket has blocked.
    pub(super) async fn look_up_blocks(&mut self, id: SocketId) {
        let Some(caller) = self.audience.socket(id).map(|socket| socket.caller.clone()) else { return };
        let unheard = self.blocked_by(&caller).await;
        self.audience.do_not_hear(id, unheard);
    }

    /// Looks again who has blocked somebody who speaks.
    pub(super) async fn look_up_deaf(&mut self, author: &PersonId) {
        if let Some(deaf) = self.blocks(author, false).await {
            self.audience.not_heard_by(author, &deaf);
        }
    }

    /// Who has blocked a person, or whom a person has blocked; `None` if that cannot be read, and then what was known before holds.
    async fn blocks(&mut self, person: &PersonId, by: bool) -> Option<HashSet<PersonId>> {
        let read = self.directory.store().blocks(person, by).await;
        read.inspect_err(
            |error| tracing::warn!(table = %self.sheet.id, %error, "cannot look up who has blocked whom"),
        )
        .ok()
    }
}
