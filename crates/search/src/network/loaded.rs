//! The networks in use: each is read once, and shared by all bots.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use shinar_core::Heuristic;

use super::{Network, NetworkError};

/// By the id of the game. `None` where a game has no network, or one that cannot be used.
static LOADED: Mutex<BTreeMap<&'static str, Option<Arc<Network>>>> = Mutex::new(BTreeMap::new());

/// The network of a game: the installed one, or the one that is part of the program; `None` if it has none.
pub fn loaded<G: Heuristic>() -> Option<Arc<Network>> {
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    // A test reads every built-in network, so that an error here is no secret.
    let built_in = || G::NETWORK.and_then(|file| Network::read::<G>(file).ok()).map(Arc::new);
    loaded.entry(G::INFO.id).or_insert_with(built_in).clone()
}

/// Makes the network of a file the one that new bots of the game use.
///
/// The page's workers load networks like this, and tools that compare them.
///
/// # Errors
///
/// The file is damaged, or made for another game or encoding. Then everything stays as it was.
pub fn install<G: Heuristic>(file: &[u8]) -> Result<(), NetworkError> {
    let network = Arc::new(Network::read::<G>(file)?);
    LOADED.lock().unwrap_or_else(PoisonError::into_inner).insert(G::INFO.id, Some(network));
    Ok(())
}
