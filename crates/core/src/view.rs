//! What the views of all games have in common.

use serde::{Deserialize, Serialize};

use crate::{Actor, Observer, Seat};

/// The part of a view that is the same in every game.
///
/// The JSON of every view has these fields beside its own. Front ends that know no game read nothing else of a view.
/// `P` names what is being decided and `E` why the game ended, in the game's own words; their words for people
/// are in the game's Fluent file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CommonView<P, E> {
    /// Whose eyes these are.
    pub observer: Observer,
    /// The number of players.
    pub players: u8,
    /// Who decides now.
    pub actor: Actor,
    /// What is being decided.
    pub phase: P,
    /// Whose turn it is; none before the first turn.
    pub active: Option<Seat>,
    /// Why the game is over; missing while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub end: Option<E>,
}
