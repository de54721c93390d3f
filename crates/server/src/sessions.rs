//! Tells open sockets when the credentials of a person change, so that they close at once.
//!
//! A socket checks its credentials again whenever this says so, and with every ping, which also covers what happens in
//! other processes.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

use crate::api::PersonId;

/// The people who have open sockets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sessions(Arc<Mutex<HashMap<PersonId, watch::Sender<()>>>>);

impl Sessions {
    /// Subscribes to changes of a person's credentials. The first check is due at once: they may have changed since the request began.
    pub(crate) fn subscribe(&self, person: &PersonId) -> watch::Receiver<()> {
        let mut people = self.people();
        let sender = people.entry(person.clone()).or_insert_with(|| watch::channel(()).0);
        let mut receiver = sender.subscribe();
        receiver.mark_changed();
        receiver
    }

    /// A session, a token or the person was deleted.
    pub(crate) fn changed(&self, person: &PersonId) {
        let mut people = self.people();
        if let Some(sender) = people.get(person)
            && sender.send(()).is_err()
        {
            people.remove(person);
        }
    }

    /// Forgets people without sockets.
    pub(crate) fn sweep(&self) {
        self.people().retain(|_, sender| sender.receiver_count() > 0);
    }

    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
