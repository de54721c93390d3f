//! What those who watch or play at a table get to see of its match.

use std::cell::OnceCell;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shinar_core::{Actor, Observer, Seat};
use shinar_games::{ObservedEvent, Perspective, Table, Words};

use crate::{
    api::{LegalMoves, LogEntry, MoveForm, Position, ViewFor},
    clock::Millis,
    matches::Match,
};

/// What determines which positions and events a socket gets: sockets of one group get the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// The seats it plays; none for a spectator.
    pub seats: Vec<Seat>,
    /// The form of their messages.
    pub form: MessageForm,
}

impl Group {
    /// The observers whose views its sockets get.
    pub fn observers(&self) -> Vec<Observer> {
        match self.seats.as_slice() {
            [] => vec![Observer::Spectator],
            seats => seats.iter().copied().map(Observer::Seat).collect(),
        }
    }

    /// The listener whose events its sockets get.
    pub fn listener(&self) -> Perspective<'_> {
        match self.seats.as_slice() {
            [] => Perspective::One(Observer::Spectator),
            [seat] => Perspective::One(Observer::Seat(*seat)),
            seats => Perspective::Together(seats),
        }
    }
}

/// The form in which a socket gets its messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "StoredForm", into = "StoredForm")]
pub struct MessageForm {
    /// Whether it gets sentences in addition to the data.
    pub words: Words,
    /// The form of legal moves.
    pub moves: MoveForm,
}

/// A form as processes tell each other. The first version knew only words, and still understands what it needs to.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum StoredForm {
    Words(Words),
    Both { words: Words, moves: MoveForm },
}

impl From<StoredForm> for MessageForm {
    fn from(stored: StoredForm) -> Self {
        match stored {
            StoredForm::Words(words) => Self { words, moves: MoveForm::Full },
            StoredForm::Both { words, moves } => Self { words, moves },
        }
    }
}

impl From<MessageForm> for StoredForm {
    fn from(MessageForm { words, moves }: MessageForm) -> Self {
        match moves {
            MoveForm::Full => Self::Words(words),
            MoveForm::Index => Self::Both { words, moves },
        }
    }
}

/// The views of one position, for all who see it. In a game without secrets all see the same, which is written once.
pub struct Views<'a> {
    table: &'a dyn Table,
    /// The first view that was written.
    first: OnceCell<(Observer, Box<RawValue>)>,
}

impl std::fmt::Debug for Views<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Views").finish_non_exhaustive()
    }
}

impl<'a> Views<'a> {
    /// The views of the current position.
    pub fn of(game: &'a Match) -> Self {
        Self { table: game.table.as_ref(), first: OnceCell::new() }
    }

    fn view(&self, observer: Observer) -> Box<RawValue> {
        if self.table.info().secretive {
            return self.table.view(observer);
        }
        let (first, view) = self.first.get_or_init(|| (observer, self.table.view(observer)));
        match *first == observer {
            true => view.clone(),
            false => addressed(view, *first, observer).unwrap_or_else(|| self.table.view(observer)),
        }
    }
}

/// A view for another observer, if all that differs is whose it is; that comes first in every view.
fn addressed(view: &RawValue, from: Observer, to: Observer) -> Option<Box<RawValue>> {
    let beginning = |observer| Some(format!("{{\"observer\":{},", serde_json::to_string(&observer).ok()?));
    let rest = view.get().strip_prefix(&beginning(from)?)?;
    RawValue::from_string(beginning(to)? + rest).ok()
}

/// The position as a group may see it.
pub fn position(game: &Match, views: &Views<'_>, group: &Group, now: Millis) -> Position {
    let table = game.table.as_ref();
    let asked = if game.is_over() { None } else { game.asked() };
    let prompt = |observer| match group.form.words {
        Words::None => None,
        Words::English => Some(table.prompt(observer)),
    };
    let shown = group.observers().into_iter().map(|observer| {
        let may_act =
            asked.is_some_and(|seat| observer.is(seat) && !game.must_end() && !game.is_automatic(seat));
        ViewFor {
            observer,
            view: views.view(observer),
            legal: match (may_act, group.form.moves) {
                (false, _) => LegalMoves::Index(Vec::new()),
                (true, MoveForm::Full) => LegalMoves::Full(table.choices()),
                (true, MoveForm::Index) => LegalMoves::Index(table.legal_indices()),
            },
            prompt: prompt(observer),
        }
    });
    Position {
        version: game.version(),
        actor: if game.is_over() { Actor::Over } else { table.actor() },
        asked,
        must_end: game.must_end(),
        ends_turn: game.ends_turn(),
        may_undo: game.may_undo(),
        turn: game.turn(),
        prompt: prompt(Observer::Spectator),
        scores: table.scores().to_vec(),
        ranking: game.result().iter().map(|seat| seat.rank).collect(),
        views: shown.collect(),
        clocks: game.clocks.shown(table.players(), now),
    }
}

/// The log of a group since the game had `since` actions, numbered from `first`.
pub fn log(game: &Match, since: usize, group: &Group, first: u32) -> Vec<LogEntry> {
    let events = game.table.events(since, group.listener(), group.form.words);
    (first..)
        .zip(events)
        .map(|(n, event)| {
            let version = game.version_of(event.step);
            log_entry(n, version, event)
        })
        .collect()
}

/// The log entry of an event.
pub fn log_entry(n: u32, version: u64, event: ObservedEvent) -> LogEntry {
    let ObservedEvent { text, seat, points, ruling, event, step: _ } = event;
    LogEntry { n, version, text, seat, points, ruling: ruling.0, event }
}

#[cfg(test)]
mod tests {
    use shinar_games::{all, new_table};

    use super::*;

    /// Whole games: a view that was written for another observer is the observer's own, and is not written again.
    #[test]
    fn shared_views_are_the_same() {
        for entry in all() {
            let mut table = new_table(entry.info.id, 3, &[], Vec::new()).unwrap();
            let mut rng = shinar_core::play::stream(5, 0);
            while let Some(drawn) = table.draw(&mut rng) {
                let views = Views { table: table.as_ref(), first: OnceCell::new() };
                for observer in Observer::all(3) {
                    assert_eq!(views.view(observer).get(), table.view(observer).get(), "{}", entry.info.id);
                    if let Some((first, view)) = views.first.get() {
                        assert!(addressed(view, *first, observer).is_some(), "{}", entry.info.id);
                    }
                }
                assert_eq!(views.first.get().is_some(), !entry.info.secretive);
                table.play(drawn).unwrap();
            }
        }
    }
}
