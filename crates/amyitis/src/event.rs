//! What visibly happens.

use serde::Serialize;
use shinar_core::Seat;

use crate::{
    board::{Side, Space},
    pieces::{Craft, Good, Guild, Plant, Row, Temple, Tile, named},
};

/// One visible happening; its points, its seat and the ruling behind it stand beside it.
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
    /// A craftsman was laid out in a trio, counted from 0.
    Dealt { trio: u8, craft: Craft },
    /// A banker paid.
    Income { talents: u16 },
    /// It is a player's turn.
    Turn,
    /// A player hired a craftsman.
    Hired { trio: u8, craft: Craft, cost: u16 },
    /// A cube was put on a field, and its good taken unless the supply had none.
    Harvested { row: Row, good: Good, taken: bool, cause: Cause },
    /// A row of fields was full; whoever had most cubes in it took a gardener.
    RowFull { row: Row, gardener: bool },
    /// A cube went into a temple, a grey one if there is no seat; `pushed` was pushed out.
    Entered {
        temple: Temple,
        cause: Cause,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        pushed: Option<Cube>,
    },
    /// A segment was irrigated, with a grey cube if there is no seat.
    Irrigated { side: Side, cause: Cause },
    /// Camels were taken.
    Camels { count: u16, cause: Cause },
    /// Talents were taken.
    Talents { count: u16, cause: Cause },
    /// The caravan moved.
    Moved { city: &'static str, steps: u8, camels: u16 },
    /// A good was sold.
    Sold { city: &'static str, good: Good },
    /// Nothing could be irrigated after a sale.
    NothingToIrrigate { city: &'static str },
    /// A good was paid.
    Paid { good: Good },
    /// A guild card was taken; gardeners have level 0.
    CardTaken { guild: Guild, level: u8, cause: Cause },
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
    Over { reason: End, tiles_left: u8 },
}

named! {
    /// What brings something about that has several reasons.
    #[strum(serialize_all = "snake_case")]
    Cause, "a cause";
    /// A hired craftsman.
    Craftsman,
    /// What was paid or sold in a city.
    Trade,
    /// The bonus of a garden tile.
    Tile,
    /// A gift of Ishtar.
    Ishtar,
    /// The spaces on both sides are planted.
    Planting,
    /// The reward of Tammouz.
    Tammouz,
    /// The procession at the end of a round.
    Procession,
}

named! {
    /// Why the game ended.
    #[strum(serialize_all = "snake_case")]
    End, "a reason for the end";
    /// Few enough tiles were left in the garden.
    GardenPlanted,
}

/// Whose a cube is: a seat, or null for a grey one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Cube {
    Of(Seat),
    Grey,
}

impl Cube {
    /// The owner of a cube by number: seats, then grey.
    pub(crate) const fn of(owner: usize) -> Self {
        if owner < shinar_core::MAX_SEATS { Self::Of(Seat(owner as u8)) } else { Self::Grey }
    }
}

/// An event of Amyitis.
pub type Event = shinar_core::Event<What>;
