//! What types of `core` and `games` look like in the OpenAPI document; they cannot describe themselves there.
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
}

/// Who decides: a seat, or nobody.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Actor)]
#[serde(untagged)]
pub(super) enum ActorShape {
    /// A seat, 0-based.
    Seat(u8),
    /// Chance, or nobody because the game is over.
    Other(NoSeat),
}

/// Who decides if no seat does.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum NoSeat {
    /// A draw.
    Chance,
    /// Nobody: the game is over.
    Over,
}
