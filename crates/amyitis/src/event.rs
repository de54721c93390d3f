//! What visibly happens.

use serde::Serialize;
use shinar_core::Seat;

use crate::{
    board::{Side, Space},
    pieces::{Craft, Good, Guild, Plant, Row, Temple, Tile},
};

/// One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum What {
    /// A garden tile was laid out.
    Laid { space: Space, tile: Tile },
    /// A plant card was laid on a city of the ring.
    PlantLaid { city: &'static str, plant: Plant },
    /// A token was put on a caravan leader.
    LeaderToken { good: Good },
    /// A player begins the game.
    Starts,
    /// A craftsman was laid out in a trio, counted from 1.
    Dealt { trio: u8, craft: Craft },
    /// A banker paid.
    Income { talents: u16 },
    /// It is a player's turn.
    Turn,
    /// A player hired a craftsman.
    Hired { trio: u8, craft: Craft, cost: u16 },
    /// A cube was put on a field, and its good taken unless the supply had none.
    Harvested { row: Row, good: Good, taken: bool },
    /// A row of fields was full; whoever had most cubes in it took a gardener.
    RowFull { row: Row, gardener: bool },
    /// A cube went into a temple; nobody's seat is grey.
    Entered {
        temple: Temple,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        pushed: Option<Cube>,
    },
    /// A segment was irrigated; nobody's seat is grey.
    Irrigated { side: Side },
    /// Camels were taken.
    Camels { count: u16 },
    /// Talents were taken.
    Talents { count: u16 },
    /// The caravan moved.
    Moved { city: &'static str, steps: u8, camels: u16 },
    /// A good was sold.
    Sold { good: Good },
    /// Nothing could be irrigated after a sale.
    NothingToIrrigate,
    /// A good was paid.
    Paid { good: Good },
    /// A guild card was taken; gardeners have level 0.
    CardTaken { guild: Guild, level: u8 },
    /// A token was taken from a caravan leader.
    TokenTaken { good: Good },
    /// A space was planted and its tile taken.
    Planted { space: Space, tile: Tile, gardeners: u8 },
    /// A good was taken as bonus.
    GoodTaken { good: Good },
    /// A part of a tile's bonus was not to be had.
    BonusLost,
    /// Most cubes around a planted space.
    IrrigationBonus { space: Space, cubes: u8 },
    /// Nobody had most cubes around a planted space.
    NoIrrigationBonus { space: Space },
    /// A plant card was flipped.
    Flipped { city: &'static str, plant: Plant },
    /// A player passed.
    Passed,
    /// A player who passed took a Talent.
    PassTalent { talents: u16 },
    /// A player was first in the temple of Marduk, or second.
    Marduk { rank: u8 },
    /// A good was swapped for another.
    Swapped { give: Good, get: Good },
    /// Nothing was swapped.
    Kept,
    /// A good was given back.
    Discarded { good: Good },
    /// A round begins with this first player.
    Round { round: u16 },
    /// The favour of Amyitis for the tiles of a player.
    Favour { tiles: u8 },
    /// Points for goods left.
    GoodsLeft { goods: u8 },
    /// The game ended.
    Over { tiles_left: u8 },
}

/// Whose a cube is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cube {
    /// A player's.
    Of(Seat),
    /// Nobody's.
    Grey,
}

impl Cube {
    /// The owner of a cube by number: seats, then grey.
    pub(crate) const fn of(owner: usize) -> Self {
        if owner < shinar_core::MAX_SEATS { Self::Of(Seat(owner as u8)) } else { Self::Grey }
    }
}

impl std::fmt::Display for Cube {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Of(seat) => seat.fmt(f),
            Self::Grey => f.write_str("grey"),
        }
    }
}

impl Serialize for Cube {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An event of Amyitis.
pub type Event = shinar_core::Event<What>;
