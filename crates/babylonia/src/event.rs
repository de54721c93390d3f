//! What visibly happens.

use serde::Serialize;
use shinar_core::Seat;

use crate::{
    board::Hex,
    pieces::{Card, Kind, Tile},
};

/// One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum What {
    /// A card went back to the box.
    Boxed {
        /// The card.
        card: Card,
    },
    /// A tile was laid out.
    Laid {
        /// Where.
        hex: Hex,
        /// What.
        tile: Tile,
    },
    /// A token was drawn to the stand.
    Drew {
        /// What; only its owner knows.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        kind: Option<Kind>,
    },
    /// A player begins the game.
    Starts,
    /// A token was placed.
    Placed {
        /// Where.
        hex: Hex,
        /// What; only the owner knows it of a token face down in a river.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        kind: Option<Kind>,
    },
    /// A field was scored and left the game.
    Field {
        /// Where.
        hex: Hex,
        /// Which.
        tile: Tile,
    },
    /// Points for a token beside a ziggurat.
    Ziggurats {
        /// Where the token went.
        hex: Hex,
        /// How many ziggurats the player touches.
        touched: u8,
    },
    /// A surrounded city or ziggurat is resolved.
    Surrounded {
        /// Where.
        hex: Hex,
    },
    /// Points for the citizens of a player at a city.
    Citizens {
        /// The city.
        hex: Hex,
        /// How many tokens scored.
        tokens: u8,
    },
    /// A player took a city tile.
    CityTaken {
        /// Where it lay.
        hex: Hex,
        /// Which.
        tile: Tile,
    },
    /// Nobody had most tokens beside a city: it left the game.
    CityLost {
        /// Where it lay.
        hex: Hex,
        /// Which.
        tile: Tile,
    },
    /// Points for the city tiles in front of a player.
    Cities {
        /// How many the player has.
        owned: u8,
    },
    /// Points for pairs of city tiles by card 7.
    CityPairs {
        /// How many pairs.
        pairs: u8,
    },
    /// Nobody had most tokens beside a ziggurat.
    ZigguratTied {
        /// Where.
        hex: Hex,
    },
    /// A player took a ziggurat card.
    CardTaken {
        /// Which.
        card: Card,
    },
    /// A player plays one more turn by card 2.
    ExtraTurn,
    /// A player's turn began.
    Turn,
    /// The game ended.
    Over {
        /// Why.
        reason: &'static str,
    },
}

/// An event of Babylonia.
pub type Event = shinar_core::Event<What>;

/// Puts an event together.
pub(crate) fn event(what: What, seat: Option<Seat>, points: u16, ruling: shinar_core::Ruling) -> Event {
    Event { what, seat, points: i32::from(points), ruling }
}
