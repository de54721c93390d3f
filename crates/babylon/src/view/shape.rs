//! The JSON shape of a view.

use serde::Serialize;
use shinar_core::{CommonView, Seat};

use crate::{
    board::{Anchor, Cell, Corner, Direction, Stack},
    components::Corners,
    garden::Thing,
    pieces::{Flower, Material, Symbol, Tile, Token},
    rules::support::Support,
    state::End,
};

/// What an observer may know of a position.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "View"))]
#[cfg_attr(feature = "types", schemars(rename = "View"))]
pub(crate) struct Shown<'a> {
    #[serde(flatten)]
    pub(super) common: CommonView<ShownPhase, End>,
    pub(super) options: ShownOptions<'a>,
    /// Who begins every round; missing until that player is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) first: Option<Seat>,
    pub(super) round: u8,
    pub(super) rounds: u8,
    /// The round token in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) token: Option<Token>,
    /// How many of each round token have never been seen.
    pub(super) unseen_tokens: ShownTokens,
    /// The 16 stacks, row by row.
    pub(super) quarry: Vec<ShownStack>,
    /// Quarry tiles that have never been seen.
    pub(super) unseen: Vec<Tile>,
    /// Tiles that left the game.
    pub(super) gone: Vec<Tile>,
    /// The mined tile in the active player's hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) mined: Option<ShownHeld>,
    /// Double pillars in the active player's hand.
    pub(super) doubles: u8,
    /// Whether the active player changed a symbol this turn.
    pub(super) changed: bool,
    /// What is left of each piece, if the supply is limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) supply: Option<ShownSupply>,
    pub(super) seats: Vec<ShownSeat>,
}

/// What happens next: chance draws boards, tiles, the first player or a round token, or a player decides.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "Phase"))]
#[cfg_attr(feature = "types", schemars(rename = "Phase"))]
#[serde(rename_all = "snake_case")]
pub(super) enum ShownPhase {
    Board,
    Reveal,
    Start,
    Token,
    Remove,
    Mine,
    Build,
    Store,
    Over,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewOptions"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewOptions"))]
pub(super) struct ShownOptions<'a> {
    pub(super) overlap_any_level: bool,
    pub(super) stair_volume: bool,
    pub(super) strict_supply: bool,
    /// Where the tile list and the round tokens come from.
    pub(super) components: &'a str,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewTokens"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewTokens"))]
pub(super) struct ShownTokens {
    pub(super) pillar: u8,
    pub(super) double: u8,
    pub(super) change: u8,
    pub(super) add: u8,
    pub(super) flower: u8,
    pub(super) less: u8,
    pub(super) blank: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewSupply"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewSupply"))]
pub(super) struct ShownSupply {
    pub(super) single: u16,
    pub(super) double: u16,
    pub(super) lookout: u16,
    pub(super) stairs: u16,
    pub(super) fountain: u16,
    pub(super) statue: u16,
    pub(super) bridge: u16,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewTile"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewTile"))]
pub(super) struct ShownTile {
    pub(super) tile: Tile,
    /// Missing for a starting tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) material: Option<Material>,
    pub(super) flower: Flower,
    /// As they are printed: NW, NE, SE, SW.
    pub(super) symbols: Corners,
}

/// A tile that can be placed.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewHeld"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewHeld"))]
pub(super) struct ShownHeld {
    #[serde(flatten)]
    pub(super) tile: ShownTile,
    /// The symbols after each number of quarter turns clockwise, as far as they look different.
    pub(super) turns: Vec<Corners>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewStack"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewStack"))]
pub(super) struct ShownStack {
    pub(super) stack: Stack,
    /// How many tiles are left.
    pub(super) height: u8,
    /// Missing if there is none, or it is still face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) top: Option<ShownTile>,
    /// What mining it brings the player who is to mine.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) gain: Option<ShownGain>,
}

/// The pillars that mining a tile brings, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "Gain"))]
#[cfg_attr(feature = "types", schemars(rename = "Gain"))]
pub struct ShownGain {
    /// The edges that bring a pillar each.
    pub edges: Vec<Direction>,
    /// Pillars for the flower.
    pub flower: u8,
    /// Pillars that the round token takes away.
    pub less: u8,
    /// Pillars that the supply lacks.
    pub short: u8,
    /// What mining the tile brings after all that.
    pub pillars: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewSeat"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewSeat"))]
pub(super) struct ShownSeat {
    pub(super) seat: Seat,
    /// The flower of the board; missing until chance has drawn it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) flower: Option<Flower>,
    pub(super) score: i32,
    pub(super) rank: u8,
    /// The live score, row by row of the pad.
    pub(super) points: ShownPoints,
    pub(super) visible_holes: u32,
    /// Single pillars.
    pub(super) pillars: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) stored: Option<ShownHeld>,
    /// In the order in which they were placed.
    pub(super) tiles: Vec<ShownLaid>,
    pub(super) decorations: Vec<ShownDeco>,
    /// The highest level with a tile.
    pub(super) highest: u8,
    /// The garden from above, row by row.
    pub(super) plan: Vec<Vec<ShownCell>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewPoints"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewPoints"))]
pub(super) struct ShownPoints {
    pub(super) statues: u16,
    pub(super) fountains: u16,
    pub(super) bridges: u16,
    pub(super) stairs: u16,
    pub(super) variety: u16,
    pub(super) flowers: u16,
    pub(super) lookouts: u16,
    pub(super) highest: u16,
}

/// A tile in a garden.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewLaid"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewLaid"))]
pub(super) struct ShownLaid {
    pub(super) tile: Tile,
    /// Missing for a starting tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) material: Option<Material>,
    pub(super) flower: Flower,
    /// Its north-west cell.
    pub(super) anchor: Anchor,
    /// Quarter turns clockwise.
    pub(super) rotation: u8,
    pub(super) level: u8,
    /// As they lie, covered or not: NW, NE, SE, SW.
    pub(super) symbols: Corners,
    pub(super) supports: Vec<Support>,
    /// On the corner without a support.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) lookout: Option<ShownLookout>,
    /// Whether it was placed this turn.
    pub(super) fresh: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewLookout"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewLookout"))]
pub(super) struct ShownLookout {
    pub(super) corner: Corner,
    pub(super) cell: Cell,
    /// Whether nothing covers it.
    pub(super) seen: bool,
}

/// A decoration in a garden.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewDecoration"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewDecoration"))]
pub(super) struct ShownDeco {
    pub(super) kind: Symbol,
    /// Its western or northern end.
    pub(super) first: ShownEnd,
    /// Missing for a statue.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) second: Option<ShownEnd>,
    /// Whether it is a statue that holds a tile up.
    pub(super) pillar: bool,
    /// Whether anything of it can be seen from above.
    pub(super) seen: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewEnd"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewEnd"))]
pub(super) struct ShownEnd {
    pub(super) cell: Cell,
    pub(super) level: u8,
}

/// A cell of a garden from above.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewCell"))]
#[cfg_attr(feature = "types", schemars(rename = "ViewCell"))]
pub(super) struct ShownCell {
    /// 0 where the hole of the board can be seen.
    pub(super) level: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) symbol: Option<Symbol>,
    /// Whether it shows this symbol in place of the printed one for this turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"), schemars(default))]
    pub(super) changed: bool,
    /// What stands there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) thing: Option<ThingName>,
    /// Whether a footbridge spans the cell.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"), schemars(default))]
    pub(super) gap: bool,
    /// The number of its tile in `tiles`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(super) tile: Option<usize>,
}

/// What stands on a space.
#[derive(Clone, Copy, Serialize, strum::Display)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "Thing"))]
#[cfg_attr(feature = "types", schemars(rename = "Thing"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum ThingName {
    Lookout,
    Statue,
    StairsLower,
    StairsUpper,
    Fountain,
    Bridge,
}

impl ThingName {
    pub(crate) const fn of(thing: Thing) -> Option<Self> {
        match thing {
            Thing::Empty => None,
            Thing::Lookout => Some(Self::Lookout),
            Thing::Statue => Some(Self::Statue),
            Thing::Lower(_) => Some(Self::StairsLower),
            Thing::Upper(_) => Some(Self::StairsUpper),
            Thing::Fountain(_) => Some(Self::Fountain),
            Thing::Bridge(_) => Some(Self::Bridge),
        }
    }
}
