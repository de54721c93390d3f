//! The way to a table, wherever it is.

use super::{Handle, Wish};
use crate::cluster::Far;

/// A way to a table.
#[derive(Clone, Debug)]
pub(crate) enum Way {
    /// Its task is in this process.
    Here(Handle),
    /// Another process has it.
    There(Far),
}

impl Way {
    /// Sends a wish; it comes back if the table is not to be reached this way any more.
    pub(crate) async fn send(&self, wish: Wish) -> Result<(), Wish> {
        match self {
            Self::Here(handle) => handle.send(wish).await,
            Self::There(far) => far.send(wish).await,
        }
    }

    /// Whether a socket that hears nothing more may connect again: the table went away, and did not send it away.
    pub(crate) fn may_come_again(&self) -> bool {
        match self {
            Self::Here(handle) => handle.is_closed(),
            Self::There(far) => far.may_come_again(),
        }
    }
}
