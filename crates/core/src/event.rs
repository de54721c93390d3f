//! What visibly happened.

use serde::Serialize;

use crate::{GameEvent, Observer, Ruling, Seat};

/// One visible happening, with the rule that caused it and the points it brought.
///
/// Log, animation, statistics, scoring audit and undo boundary all read this one stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Event<E> {
    /// What happened, in the game's own vocabulary.
    #[serde(flatten)]
    pub what: E,
    /// Whom it concerns, if it concerns one seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The points that seat gained by it.
    pub points: i32,
    /// The rule that made it happen.
    pub ruling: Ruling,
}

impl<E: GameEvent> Event<E> {
    /// The event as an observer sees it; `None` if the observer does not notice it at all.
    pub fn seen_by(&self, observer: Observer) -> Option<Self> {
        E::seen_by(self, observer)
    }

    /// One sentence about the event, without its points and ruling.
    pub fn describe(&self) -> String {
        E::describe(self)
    }
}

/// Receives events, or ignores them.
///
/// Rules build an event only `if L::LISTENS`, so that with `()` events cost nothing.
pub trait Listener<E> {
    /// Whether events are wanted at all.
    const LISTENS: bool;
    /// Takes one event.
    fn hear(&mut self, event: Event<E>);
}

impl<E> Listener<E> for () {
    const LISTENS: bool = false;
    #[inline]
    fn hear(&mut self, _: Event<E>) {}
}

impl<E> Listener<E> for Vec<Event<E>> {
    const LISTENS: bool = true;
    fn hear(&mut self, event: Event<E>) {
        self.push(event);
    }
}
