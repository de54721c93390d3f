//! What visibly happens.

use serde::Serialize;

use crate::{
    action::{Join, Place, Source},
    board::{Cell, Corner, Stack},
    pieces::{Flower, Symbol, Tile, Token},
    rules::score::Category,
};

/// One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum What {
    /// A seat got a board and its starting tile.
    Board {
        /// The flower of the board.
        flower: Flower,
    },
    /// A tile was turned up in the quarry.
    Revealed {
        /// Where.
        stack: Stack,
        /// Which.
        tile: Tile,
    },
    /// A player begins the game.
    Starts,
    /// A round token was turned up.
    Token {
        /// Which.
        token: Token,
        /// The round in which it is in force.
        round: u8,
    },
    /// A clay tile was taken out of the game.
    Removed {
        /// From where.
        stack: Stack,
        /// Which.
        tile: Tile,
    },
    /// A player's turn began.
    Turn {
        /// In this round.
        round: u8,
    },
    /// The round token brought pillars.
    Gift {
        /// Single pillars.
        singles: u8,
        /// Double pillars.
        doubles: u8,
    },
    /// A tile was mined.
    Mined {
        /// From where.
        stack: Stack,
        /// Which.
        tile: Tile,
        /// Edges that bring a pillar.
        edges: u8,
        /// Pillars for the flower.
        flower: u8,
        /// The pillars in all, after the round token.
        pillars: u8,
    },
    /// A tile was placed.
    Placed {
        /// Which.
        tile: Tile,
        /// Where from.
        source: Source,
        /// Its north-west cell.
        anchor: Cell,
        /// Quarter turns clockwise.
        rotation: u8,
        /// The level.
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
        /// Where.
        cell: Cell,
        /// The corner of the tile.
        corner: Corner,
        /// The level.
        level: u8,
    },
    /// Stairs, a fountain or a footbridge was built.
    Joined {
        /// What.
        symbol: Symbol,
        /// Its western or northern cell.
        first: Cell,
        /// Its other cell.
        second: Cell,
        /// The level of the first cell.
        level: u8,
    },
    /// A statue was built.
    Statue {
        /// Where.
        cell: Cell,
        /// The level.
        level: u8,
    },
    /// A space shows another symbol this turn.
    Changed {
        /// Where.
        cell: Cell,
        /// Which symbol.
        symbol: Symbol,
    },
    /// The mined tile was stored.
    Stored {
        /// Which.
        tile: Tile,
    },
    /// A tile left the game.
    Discarded {
        /// Which.
        tile: Tile,
    },
    /// Pillars that could not be stored went back.
    Returned {
        /// Single pillars.
        singles: u8,
        /// Double pillars.
        doubles: u8,
    },
    /// The live score of a category changed.
    Scored {
        /// Which category.
        category: Category,
        /// Its points now.
        total: u16,
    },
    /// The game ended.
    Over,
}

/// An event of Babylon.
pub type Event = shinar_core::Event<What>;

impl What {
    pub(crate) fn joined(join: Join, level: u8) -> Self {
        Self::Joined { symbol: join.symbol(), first: join.first(), second: join.second(), level }
    }

    pub(crate) fn placed(tile: Tile, place: Place, (singles, doubles, statues): (u8, u8, u8)) -> Self {
        let Place { source, anchor, rotation, level, .. } = place;
        Self::Placed { tile, source, anchor: anchor.cell(), rotation, level, singles, doubles, statues }
    }
}
