//! The time.

pub(crate) use shinar_play::clock::Millis;

/// The current time.
pub(crate) fn now() -> Millis {
    match std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH) {
        Ok(since) => since.as_millis() as Millis,
        Err(before) => -(before.duration().as_millis() as Millis),
    }
}
