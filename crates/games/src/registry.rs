//! The only list of games.

use shinar_core::{Game, GameInfo, GameOptions, Heuristic, OptionSpec, cases::CaseGame};

/// A game of the list.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Facts about it.
    pub info: &'static GameInfo,
    /// Its options.
    pub options: &'static [OptionSpec],
}

/// Something to be done for a game that is known only by its id.
pub trait Visitor {
    /// What comes out of it.
    type Out;
    /// Does it for the game.
    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out;
}

/// There is no such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game {found:?}; the games are: {known}")]
pub struct UnknownGame {
    found: String,
    known: String,
}

impl UnknownGame {
    fn new(id: &str) -> Self {
        let known: Vec<_> = all().iter().map(|entry| entry.info.id).collect();
        Self { found: id.to_owned(), known: known.join(", ") }
    }
}

/// The entry of a game.
pub fn entry(id: &str) -> Result<Entry, UnknownGame> {
    all().iter().find(|entry| entry.info.id == id).copied().ok_or_else(|| UnknownGame::new(id))
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// Every game, in the order people see them.
        pub fn all() -> &'static [Entry] {
            const {
                &[$(Entry {
                    info: &<$game as Game>::INFO,
                    options: <<$game as Game>::Options as GameOptions>::SPECS,
                }),*]
            }
        }

        /// Does something for the game with an id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if id == <$game as Game>::INFO.id {
                return Ok(visitor.visit::<$game>());
            })*
            Err(UnknownGame::new(id))
        }
    };
}

games! {
    shinar_babylonia::Babylonia,
    shinar_tigris::Tigris,
    shinar_amyitis::Amyitis,
    shinar_babylon::Babylon,
}
