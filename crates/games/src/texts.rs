//! The texts of actions as JSON, each made once for the whole program.
//!
//! Positions of many tables list hundreds of legal actions many times a second, and mostly the same ones.

use std::{
    any::TypeId,
    sync::{Mutex, OnceLock, PoisonError},
};

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use shinar_core::Game;

use crate::game_table::to_json;

/// The texts of a game's actions, by their dense index.
pub(crate) struct Texts(Box<[OnceLock<Box<RawValue>>]>);

impl Texts {
    /// The texts of a game; there is one set of them.
    pub(crate) fn of<G: Game>() -> &'static Self {
        static GAMES: Mutex<Vec<(TypeId, &Texts)>> = Mutex::new(Vec::new());
        let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
        let game = TypeId::of::<G>();
        match games.iter().find(|(known, _)| *known == game) {
            Some((_, texts)) => texts,
            None => {
                let slots = (0..G::ACTIONS).map(|_| OnceLock::new()).collect();
                // One for each game, for as long as the program runs.
                let texts: &'static Self = Box::leak(Box::new(Self(slots)));
                games.push((game, texts));
                texts
            }
        }
    }

    /// Actions as a JSON array of their texts.
    pub(crate) fn list<G: Game>(&self, actions: &[G::Action]) -> Box<RawValue> {
        to_json(&List::<G> { texts: self, actions })
    }
}

struct List<'a, G: Game> {
    texts: &'a Texts,
    actions: &'a [G::Action],
}

impl<G: Game> Serialize for List<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let make = |action: G::Action| to_json(&G::action_text(action));
        serializer.collect_seq(self.actions.iter().map(|&action| {
            let slot = self.texts.0.get(G::action_index(action));
            // A law of every game: indices are below their number.
            slot.map_or(RawValue::NULL, |slot| slot.get_or_init(|| make(action)))
        }))
    }
}

#[cfg(test)]
mod tests {
    use crate::{all, new_table};

    #[test]
    fn lists_are_the_texts_of_the_legal_actions() {
        for entry in all() {
            let mut table = new_table(entry.info.id, 2, &[], Vec::new()).unwrap();
            let mut rng = shinar_core::play::stream(1, 0);
            while let Some(action) = table.random_action(&mut rng) {
                let read: Vec<String> = serde_json::from_str(table.legal_json().get()).unwrap();
                assert_eq!(read, table.legal(), "{}", entry.info.id);
                table.act(&action).unwrap();
            }
            assert_eq!(table.legal_json().get(), "[]");
        }
    }
}
