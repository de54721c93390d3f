//! What visibly happens.

use serde::Serialize;

use crate::{
    action::{Join, Place, Source},
    board::{Anchor, Cell, Corner, Stack},
    pieces::{Flower, Material, Symbol, Tile, Token},
    rules::{quarry::Gain, score::Category, support::Bill},
    state::End,
};

/// One visible event; seat, points and ruling are kept beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum What {
    /// A seat got a board and its starting tile.
    Board { flower: Flower },
    /// A tile was turned up in the quarry.
    Revealed { stack: Stack, tile: Tile },
    /// A player begins the game.
    Starts,
    /// A round token was turned up.
    Token {
        token: Token,
        /// The round in which it is in force.
        round: u8,
    },
    /// A clay tile was taken out of the game.
    Removed { stack: Stack, tile: Tile },
    /// A player's turn began.
    Turn { round: u8 },
    /// The round token brought pillars.
    Gift { singles: u8, doubles: u8 },
    /// A tile was mined.
    Mined {
        stack: Stack,
        tile: Tile,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        material: Option<Material>,
        /// Edges that bring a pillar.
        edges: u8,
        /// Pillars for the flower.
        flower: u8,
        /// Pillars that the round token takes away.
        less: u8,
        /// Pillars that the supply lacks.
        short: u8,
        /// What the player gets: edges and flower, less what is taken away or lacks.
        pillars: u8,
    },
    /// A tile was placed.
    Placed {
        tile: Tile,
        /// Missing for a starting tile.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        material: Option<Material>,
        source: Source,
        /// Its north-west cell.
        anchor: Anchor,
        /// Quarter turns clockwise.
        rotation: u8,
        level: u8,
        /// Single pillars under it.
        singles: u8,
        /// Double pillars under it.
        doubles: u8,
        /// Statues under it that became pillars.
        statues: u8,
    },
    /// A lookout was put on the unsupported corner.
    Lookout {
        cell: Cell,
        /// The corner of the tile.
        corner: Corner,
        level: u8,
    },
    /// Stairs, a fountain or a footbridge was built.
    Joined {
        symbol: Symbol,
        /// Its western or northern cell.
        first: Cell,
        second: Cell,
        /// The level of the first cell.
        level: u8,
    },
    /// A statue was built.
    Statue { cell: Cell, level: u8 },
    /// A space shows another symbol this turn.
    Changed { cell: Cell, symbol: Symbol },
    /// The mined tile was stored.
    Stored {
        tile: Tile,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        material: Option<Material>,
    },
    /// A tile left the game.
    Discarded {
        tile: Tile,
        /// Missing for a starting tile.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        material: Option<Material>,
    },
    /// Pillars that could not be stored went back.
    Returned { singles: u8, doubles: u8 },
    /// The live score of a category changed.
    Scored {
        category: Category,
        /// Its points now.
        total: u16,
    },
    /// The game ended.
    Over { reason: End },
}

/// An event of Babylon.
pub type Event = shinar_core::Event<What>;

impl What {
    pub(crate) fn joined(join: Join, level: u8) -> Self {
        Self::Joined { symbol: join.symbol(), first: join.first(), second: join.second(), level }
    }

    pub(crate) fn mined(stack: Stack, tile: Tile, gain: Gain) -> Self {
        let Gain { edges, flower, less, short, pillars } = gain;
        Self::Mined { stack, tile, material: tile.material(), edges, flower, less, short, pillars }
    }

    pub(crate) fn placed(tile: Tile, place: Place, bill: Bill) -> Self {
        let Place { source, anchor, rotation, level, .. } = place;
        let Bill { singles, doubles, statues } = bill;
        let material = tile.material();
        Self::Placed { tile, material, source, anchor, rotation, level, singles, doubles, statues }
    }
}
