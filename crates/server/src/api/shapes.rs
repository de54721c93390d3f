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
    /// What its seat can tell about it at a glance, in the game's own shape; only of legal moves with something to say.
    #[schema(value_type = Option<Object>)]
    outlook: Option<Value>,
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

/// Who looks: a seat, or a spectator.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Observer)]
#[serde(untagged)]
pub(super) enum ObserverShape {
    /// A seat, 0-based.
    Seat(u8),
    /// Nobody at the table.
    Other(Spectator),
}

/// Who looks if no seat does.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Spectator {
    /// Somebody beside the table.
    Spectator,
}
