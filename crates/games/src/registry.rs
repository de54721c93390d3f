//! The one list of games.

use shinar_core::{GameInfo, Heuristic, OptionSpec, cases::CaseGame, prelude::*};

/// A game in the list.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// Its title, players, rules and version.
    pub info: &'static GameInfo,
    /// What can be chosen before a game begins.
    pub options: &'static [OptionSpec],
}

/// Generic code to run for a game that is known only by its id.
///
/// ```
/// use shinar_core::{Heuristic, cases::CaseGame};
/// use shinar_games::{Visitor, visit};
///
/// struct StateSize;
/// impl Visitor for StateSize {
///     type Out = usize;
///     fn visit<G: CaseGame + Heuristic>(self) -> usize {
///         size_of::<G::State>()
///     }
/// }
/// assert!(visit("babylonia", StateSize)? < 1000);
/// # Ok::<_, shinar_games::UnknownGame>(())
/// ```
pub trait Visitor {
    /// The result.
    type Out;
    /// Runs for the game `G`.
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

/// Finds a game by its id.
///
/// ```
/// assert_eq!(shinar_games::entry("amyitis")?.info.max_players, 4);
/// assert!(shinar_games::entry("chess").is_err());
/// # Ok::<_, shinar_games::UnknownGame>(())
/// ```
///
/// # Errors
///
/// There is no such game; the error lists those there are.
pub fn entry(id: &str) -> Result<GameEntry, UnknownGame> {
    all().iter().find(|entry| entry.info.id == id).copied().ok_or_else(|| UnknownGame::new(id))
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// Every game, in the order people see them.
        pub fn all() -> &'static [GameEntry] {
            const {
                &[$(GameEntry {
                    info: &<$game as Game>::INFO,
                    options: <<$game as Game>::Options as GameOptions>::SPECS,
                }),*]
            }
        }

        /// Runs a visitor for the game with an id.
        ///
        /// # Errors
        ///
        /// There is no such game; the error lists those there are.
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
