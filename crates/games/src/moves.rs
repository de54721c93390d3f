//! Actions of any game as values.
//!
//! An action is read once, from text, JSON or its index, and is a [`Move`] from then on. Its text and its JSON are
//! made once for the whole program: many tables list hundreds of legal moves many times a second, and
//! mostly the same ones.

use std::{
    any::TypeId,
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ptr,
    sync::{Mutex, OnceLock, PoisonError},
};

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use shinar_core::prelude::*;

use crate::game_table::to_json;

/// An action of a table's game: an index, a text, and a JSON form. It need not be legal.
///
/// As JSON it is `{"text": "place merchant 4,6", "action": …}` with the action in the game's own shape.
#[derive(Clone, Copy)]
pub struct Move(&'static Written);

/// A legal move with its outlook: what its seat can know about it at a glance.
///
/// As JSON it is the move with a field `outlook` in the game's own shape, if there is one.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The move.
    pub one: Move,
    /// Its foreseeable effects; see [`Game::outlook`].
    pub outlook: Option<Box<RawValue>>,
}

/// An action as it is written.
struct Written {
    index: usize,
    text: Box<str>,
    action: Box<RawValue>,
    /// The whole move.
    json: Box<RawValue>,
}

#[derive(Serialize)]
struct Json<'a> {
    text: &'a str,
    action: &'a RawValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    outlook: Option<&'a RawValue>,
}

impl Written {
    fn new<G: Game>(action: G::Action) -> Self {
        let (index, text) = (action.index(), action.to_string().into_boxed_str());
        let action = to_json(&action);
        let json = to_json(&Json { text: &text, action: &action, outlook: None });
        Self { index, text, action, json }
    }
}

impl Move {
    /// The dense index: stable for a version of the game's rules.
    pub fn index(self) -> usize {
        self.0.index
    }

    /// The canonical text, such as `place merchant 4,6`.
    pub fn text(self) -> &'static str {
        &self.0.text
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({})", self.text())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl AsRef<str> for Move {
    fn as_ref(&self) -> &str {
        self.text()
    }
}

// Every action of every game is written once, so that its address is its identity.
impl PartialEq for Move {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for Move {}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        ptr::hash(self.0, state);
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.json.serialize(serializer)
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { one, outlook } = self;
        match outlook {
            None => one.serialize(serializer),
            Some(outlook) => {
                let Written { text, action, .. } = one.0;
                Json { text, action, outlook: Some(outlook) }.serialize(serializer)
            }
        }
    }
}

#[cfg(feature = "types")]
shinar_core::json_form! {
    Move: shinar_core::types::JsonForm {
        typescript: "{ text: string, action: { action: string }, outlook?: unknown }".to_owned(),
        schema: serde_json::json!({
            "type": "object",
            "properties": {"text": {"type": "string"}, "action": {"type": "object"}, "outlook": {}},
            "required": ["text", "action"],
        }),
    },
}

/// The moves of a game, by their dense index.
pub(crate) struct Moves<G> {
    written: &'static [OnceLock<Written>],
    game: PhantomData<G>,
}

impl<G: Game> Moves<G> {
    /// The moves of the game; there is one set of them.
    pub(crate) fn new() -> Self {
        type MovesOfGame = (TypeId, &'static [OnceLock<Written>]);
        static GAMES: Mutex<Vec<MovesOfGame>> = Mutex::new(Vec::new());
        let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
        let game = TypeId::of::<G>();
        let known = games.iter().find(|(known, _)| *known == game).map(|(_, written)| *written);
        let written = known.unwrap_or_else(|| {
            // One for each game, for as long as the program runs.
            let written: &'static _ = Vec::leak((0..G::Action::COUNT).map(|_| OnceLock::new()).collect());
            games.push((game, written));
            written
        });
        Self { written, game: PhantomData }
    }

    /// An action as a move.
    pub(crate) fn of(&self, action: G::Action) -> Move {
        let write = || Written::new::<G>(action);
        Move(match self.written.get(action.index()) {
            Some(slot) => slot.get_or_init(write),
            // Unreachable: it is a law of every game that indices are below `ACTIONS`.
            None => Box::leak(Box::new(write())),
        })
    }

    /// The move with an index.
    pub(crate) fn at(&self, index: usize) -> Option<Move> {
        G::Action::at(index).map(|action| self.of(action))
    }

    /// The action behind a move; `None` if it is one of another game.
    pub(crate) fn action(&self, of: Move) -> Option<G::Action> {
        let written = self.written.get(of.index())?.get()?;
        if ptr::eq(written, of.0) { G::Action::at(of.index()) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use shinar_core::ActionError;

    use crate::{all, new_table};

    /// Whole games: text, JSON and index of every legal move lead to the same move.
    #[test]
    fn moves_are_read_as_they_are_written() {
        for entry in all() {
            let id = entry.info.id;
            let mut table = new_table(id, 2, &[], Vec::new()).unwrap();
            let mut rng = shinar_core::play::stream(1, 0);
            while let Some(drawn) = table.draw(&mut rng) {
                let legal = table.legal();
                assert!(legal.contains(&drawn), "{id}: {drawn}");
                let indices: Vec<_> = legal.iter().map(|one| one.index() as u32).collect();
                assert_eq!(table.legal_indices(), indices, "{id}");
                for one in legal {
                    let json: Value = serde_json::to_value(one).unwrap();
                    assert_eq!(json["text"], one.text(), "{id}");
                    assert_eq!(table.parse(one.text()).unwrap(), one, "{id}");
                    assert_eq!(table.read(&json["action"]).unwrap(), one, "{id}: {json}");
                    assert_eq!(table.move_at(one.index()), Some(one), "{id}");
                }
                table.play(drawn).unwrap();
            }
            assert!(table.legal().is_empty());
        }
    }

    #[test]
    fn choices_are_the_legal_moves_with_an_outlook() {
        let mut outlooks = 0;
        for entry in all() {
            let mut table = new_table(entry.info.id, 2, &[], Vec::new()).unwrap();
            let mut rng = shinar_core::play::stream(2, 0);
            while let Some(drawn) = table.draw(&mut rng) {
                let choices = table.choices();
                assert_eq!(choices.iter().map(|choice| choice.one).collect::<Vec<_>>(), table.legal());
                for choice in choices {
                    let (json, one) = (serde_json::to_value(&choice).unwrap(), choice.one);
                    assert_eq!(json["text"], one.text());
                    assert_eq!(json["action"], serde_json::to_value(one).unwrap()["action"]);
                    assert_eq!(json.get("outlook").is_some(), choice.outlook.is_some());
                    outlooks += usize::from(choice.outlook.is_some());
                }
                table.play(drawn).unwrap();
            }
        }
        assert!(outlooks > 0);
    }

    #[test]
    fn what_is_no_action_is_refused() {
        for entry in all() {
            let mut table = new_table(entry.info.id, 2, &[], Vec::new()).unwrap();
            for wrong in [Value::Null, serde_json::json!({"action": "dance"}), serde_json::json!([1])] {
                let error = table.read(&wrong).unwrap_err();
                assert!(matches!(&error, ActionError::Unreadable(_)), "{error}");
                assert!(error.to_string().contains("no action"), "{error}");
            }
            assert!(matches!(table.parse("dance"), Err(ActionError::Unreadable(_))));
            assert_eq!(table.move_at(usize::MAX), None);
            let other = all().iter().find(|other| other.info.id != entry.info.id).unwrap();
            let stranger = new_table(other.info.id, 2, &[], Vec::new()).unwrap().legal()[0];
            assert!(matches!(table.play(stranger), Err(ActionError::Unreadable(_))));
            assert_eq!(table.steps(), 0);
        }
    }
}
