//! A link to a table, whichever process serves it.

use super::{Handle, OpenError, TableRequest};
use crate::cluster::RemoteTable;

/// A link to a table.
#[derive(Clone, Debug)]
pub(crate) enum TableLink {
    /// Its task runs in this process.
    Local(Handle),
    /// Another process serves it.
    Remote(RemoteTable),
}

impl TableLink {
    /// Sends a request, or returns it if the table cannot be reached through this link any more.
    pub(crate) async fn send(&self, request: TableRequest) -> Result<(), TableRequest> {
        match self {
            Self::Local(handle) => handle.send(request).await,
            Self::Remote(remote) => remote.send(request).await,
        }
    }

    /// Whether a socket whose messages have ended may reconnect: the table has closed, and did not dismiss the socket.
    pub(crate) fn may_reconnect(&self) -> bool {
        match self {
            Self::Local(handle) => handle.is_closed(),
            Self::Remote(remote) => remote.may_reconnect(),
        }
    }

    /// Why the table dropped a request.
    pub(super) fn failure(&self) -> OpenError {
        match self {
            Self::Local(handle) => handle.failure(),
            Self::Remote(_) => OpenError::Closing,
        }
    }
}
