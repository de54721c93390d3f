//! The shapes of types from `core` and `games` in the OpenAPI document; those crates do not depend on utoipa.
#![allow(dead_code, reason = "only their shape is used")]

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// An action of a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Move)]
pub(super) struct MoveShape {
    /// The canonical text, such as `place merchant 4,6`.
    text: String,
    /// The action in the game's own shape.
    #[schema(value_type = Object)]
    action: Value,
    /// What the move would bring at a glance, in the game's own shape; only for legal moves where there is something to say.
    #[schema(value_type = Option<Object>)]
    outlook: Option<Value>,
}

/// Who decides: a seat, chance, or nobody.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Actor)]
#[serde(untagged)]
pub(super) enum ActorShape {
    /// A seat, 0-based.
    Seat(u8),
    /// Chance, or nobody.
    Other(NoSeat),
}

/// Who decides if it is not a seat.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum NoSeat {
    /// Chance: a draw is due.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// An observer: a seat, or a spectator.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Observer)]
#[serde(untagged)]
pub(super) enum ObserverShape {
    /// A seat, 0-based.
    Seat(u8),
    /// A spectator.
    Other(Spectator),
}

/// An observer without a seat.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Spectator {
    /// A spectator, who sees what everybody sees.
    Spectator,
}
