//! What visibly happens.

use serde::Serialize;
use shinar_core::Seat;

use crate::{
    board::Hex,
    pieces::{Card, Kind, Tile},
};

/// One visible happening; seat, points and ruling stand beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum What {
    /// A card went back to the box.
    Boxed { card: Card },
    /// A tile was laid out.
    Laid { hex: Hex, tile: Tile },
    /// A token was drawn to the stand.
    Drew {
        /// Missing for everyone but its owner.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        kind: Option<Kind>,
    },
    /// The seat begins the game.
    Starts,
    /// A token was placed.
    Placed {
        hex: Hex,
        /// Missing if the token lies face down and belongs to another player.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        kind: Option<Kind>,
        /// Whether it went into a river.
        face_down: bool,
    },
    /// A field was scored and left the game.
    Field {
        hex: Hex,
        tile: Tile,
        /// Whether it scored the city tiles in front of all players instead of a printed number.
        counts_cities: bool,
    },
    /// Points for a token beside a ziggurat.
    Ziggurats {
        /// Where the token went.
        hex: Hex,
        /// How many ziggurats the seat touches.
        touched: u8,
    },
    /// A surrounded city or ziggurat is resolved.
    Surrounded { hex: Hex, site: SiteKind },
    /// Points for the citizens of a seat at a city.
    Citizens {
        /// The city.
        hex: Hex,
        /// How many tokens scored.
        tokens: u8,
    },
    /// The seat took a city tile.
    CityTaken { hex: Hex, tile: Tile },
    /// A tie beside a city: its tile left the game.
    CityLost { hex: Hex, tile: Tile },
    /// Points for the city tiles in front of the seat.
    Cities { owned: u8 },
    /// Points for pairs of city tiles by card 7.
    CityPairs { pairs: u8 },
    /// A tie beside a ziggurat: no one takes a card.
    ZigguratTied { hex: Hex },
    /// The seat took a ziggurat card.
    CardTaken { card: Card },
    /// The seat plays one more turn by card 2.
    ExtraTurn,
    /// The seat's turn began.
    Turn,
    /// The game ended.
    Over { reason: End },
}

/// What can be surrounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum SiteKind {
    City,
    Ziggurat,
}

/// Why a game ended (BAB-E1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum End {
    /// A stand is empty and cannot be refilled.
    StandEmpty,
    /// At most one city is left on the board.
    OneCityLeft,
}

/// An event of Babylonia.
pub type Event = shinar_core::Event<What>;

/// Puts an event together.
pub(crate) fn event(what: What, seat: Option<Seat>, points: u16, ruling: shinar_core::Ruling) -> Event {
    Event { what, seat, points: i32::from(points), ruling }
}
