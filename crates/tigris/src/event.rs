//! What visibly happens.

use serde::{Serialize, Serializer};
use shinar_core::Seat;

use crate::{
    board::Square,
    pieces::{Colour, Leader, Monument},
    squares::SquareSet,
};

/// One visible happening. Points, seat and ruling are beside it in [`shinar_core::Event`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum What {
    /// A tile was drawn from the bag.
    Drew {
        /// What; only its owner knows.
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
        /// Which.
        leader: Leader,
        /// Where from, if it was on the board.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        from: Option<Square>,
        /// Where to.
        to: Square,
    },
    /// A leader went back to its owner, called back or driven out.
    Home {
        /// Which.
        leader: Leader,
        /// Where from.
        from: Square,
    },
    /// A tile was placed.
    Tile {
        /// What.
        colour: Colour,
        /// Where.
        square: Square,
    },
    /// A placed tile scored.
    Point {
        /// The colour of the points.
        colour: Colour,
        /// Whose leader earned them.
        leader: Leader,
    },
    /// A building added to the points of a placed tile.
    Bonus {
        /// The colour of the points and of the building.
        colour: Colour,
    },
    /// A tile united two kingdoms.
    United {
        /// Where it lies.
        square: Square,
    },
    /// A catastrophe was played.
    Catastrophe {
        /// Where.
        square: Square,
        /// The tile it destroyed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        tile: Option<Colour>,
    },
    /// Tiles were swapped.
    Swapped {
        /// How many.
        count: u8,
        /// Which, as letters; only their owner knows.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        tiles: Option<String>,
    },
    /// An action was let go.
    Passed,
    /// A revolt or a war begins.
    Conflict {
        /// The colour of the war; none for a revolt.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        war: Option<Colour>,
        /// The attacking leader.
        attacker: Leader,
        /// The attacker's strength on the board.
        attack: u8,
        /// The defending leader.
        defender: Leader,
        /// The defender's strength on the board.
        defence: u8,
    },
    /// A side added tiles from the hand.
    Support {
        /// For which leader.
        leader: Leader,
        /// What.
        colour: Colour,
        /// How many.
        count: u8,
    },
    /// A conflict was won.
    Won {
        /// The leader that won.
        leader: Leader,
        /// Its strength altogether.
        strength: u8,
        /// The strength of the other side.
        against: u8,
        /// The colour of the points.
        colour: Colour,
    },
    /// Supporters of the side that lost a war left the game.
    Removed {
        /// Their colour.
        colour: Colour,
        /// Where they lay.
        #[serde(serialize_with = "list")]
        #[cfg_attr(feature = "types", ts(as = "Vec<Square>"))]
        squares: SquareSet,
    },
    /// A building was put on the board or moved.
    Building {
        /// Which.
        colour: Colour,
        /// Where.
        square: Square,
    },
    /// A building went back to the supply.
    BuildingBack {
        /// Which.
        colour: Colour,
    },
    /// A monument was built.
    Monument {
        /// Which.
        monument: Monument,
        /// The upper left square of its four tiles.
        square: Square,
    },
    /// The wonder was built.
    Wonder {
        /// The centre of its five tiles.
        square: Square,
    },
    /// A chance to build was let go.
    Declined {
        /// `"monument"` or `"building"`.
        what: &'static str,
    },
    /// A treasure was taken.
    Treasure {
        /// Where it lay.
        square: Square,
    },
    /// A leader earned from a monument at the end of the turn.
    Income {
        /// Which leader.
        leader: Leader,
        /// From which monument.
        monument: Monument,
    },
    /// A king earned from the wonder at the end of the turn.
    WonderPoint {
        /// The colour chosen.
        colour: Colour,
    },
    /// The game ended.
    Over {
        /// Why.
        reason: &'static str,
    },
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
