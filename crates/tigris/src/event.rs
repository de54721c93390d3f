//! What visibly happens.

use serde::{Serialize, Serializer};
use shinar_core::Seat;

use crate::{
    board::Square,
    pieces::{Colour, Handful, Leader, Monument},
    squares::SquareSet,
    state::End,
};

/// One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum What {
    /// A tile was drawn from the bag.
    Drew {
        /// Known to its owner only.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        colour: Option<Colour>,
    },
    /// A player begins the game.
    Starts,
    /// A player's turn began.
    Turn,
    /// A leader was put on the board or moved.
    Leader {
        leader: Leader,
        /// Missing if it was not on the board.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        from: Option<Square>,
        to: Square,
    },
    /// A leader went back to its owner.
    Home { leader: Leader, from: Square, cause: HomeCause },
    /// A tile was placed.
    Tile { colour: Colour, square: Square },
    /// A placed tile scored.
    Point {
        /// The colour of the points, which is that of the tile.
        colour: Colour,
        leader: Leader,
        /// Whether it is the king, because no leader of the tile's colour is in the kingdom (TNE-C4.7).
        stands_in: bool,
    },
    /// A building added to the points of a placed tile.
    Bonus {
        /// The colour of the points and of the building.
        colour: Colour,
    },
    /// A tile united two kingdoms.
    United { square: Square },
    /// A catastrophe was played.
    Catastrophe {
        square: Square,
        /// The tile it destroyed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        tile: Option<Colour>,
    },
    /// Tiles were swapped.
    Swapped {
        count: u8,
        /// Known to their owner only.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        tiles: Option<Handful>,
    },
    /// An action was let go.
    Passed,
    /// A revolt or a war begins.
    Conflict {
        kind: ConflictKind,
        attacker: Leader,
        /// The attacker's strength on the board.
        attack: u8,
        defender: Leader,
        /// The defender's strength on the board.
        defence: u8,
    },
    /// A side added tiles from the hand.
    Support { leader: Leader, colour: Colour, count: u8 },
    /// A conflict was won.
    Won {
        leader: Leader,
        loser: Leader,
        /// The winner's strength, tiles from the hand included.
        strength: u8,
        /// The loser's strength, tiles from the hand included.
        against: u8,
        /// The colour of the points.
        colour: Colour,
        /// How many supporters of the loser leave the board.
        removed: u8,
    },
    /// Supporters of the side that lost a war left the game.
    Removed {
        colour: Colour,
        #[serde(serialize_with = "list")]
        #[cfg_attr(feature = "types", ts(as = "Vec<Square>"), schemars(with = "Vec<Square>"))]
        squares: SquareSet,
    },
    /// A building was put on the board or moved.
    Building { colour: Colour, square: Square },
    /// A building went back to the supply.
    BuildingBack { colour: Colour },
    /// A monument was built.
    Monument {
        monument: Monument,
        /// The upper left square of its four tiles.
        square: Square,
        #[serde(serialize_with = "list")]
        #[cfg_attr(feature = "types", ts(as = "Vec<Square>"), schemars(with = "Vec<Square>"))]
        squares: SquareSet,
    },
    /// The wonder was built.
    Wonder {
        /// The centre of its five tiles.
        square: Square,
        #[serde(serialize_with = "list")]
        #[cfg_attr(feature = "types", ts(as = "Vec<Square>"), schemars(with = "Vec<Square>"))]
        squares: SquareSet,
    },
    /// A chance to build was let go.
    Declined { what: Offer },
    /// A treasure was taken.
    Treasure { square: Square },
    /// A leader earned from a monument at the end of the turn.
    Income {
        leader: Leader,
        monument: Monument,
        /// The colour of the points, which is that of the leader.
        colour: Colour,
    },
    /// A king earned from the wonder at the end of the turn.
    WonderPoint { colour: Colour },
    /// The game ended.
    Over { reason: End },
}

/// Why a leader goes back to its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HomeCause {
    /// Its owner took it off the board (TNE-C3.1).
    Withdrawn,
    /// It lost a conflict (TNE-C7.7, TNE-C8.8).
    Beaten,
    /// No temple is beside it any more (TNE-C3.8).
    NoTemple,
}

/// The two kinds of conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ConflictKind {
    /// A leader came into a kingdom that has one of its colour (TNE-C7.1).
    Revolt,
    /// A tile united kingdoms that have leaders of one colour (TNE-C8.1).
    War,
}

/// What a player may build, or leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A civilization building (TNE-C14.1).
    Building,
    /// A monument or the wonder (TNE-C10.1, TNE-D31).
    Monument,
}

fn list<S: Serializer>(squares: &SquareSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(*squares)
}

/// An event of Tigris & Euphrates.
pub type Event = shinar_core::Event<What>;

/// Puts an event together.
pub(crate) fn event(what: What, seat: Option<Seat>, points: u16, ruling: shinar_core::Ruling) -> Event {
    Event { what, seat, points: i32::from(points), ruling }
}
