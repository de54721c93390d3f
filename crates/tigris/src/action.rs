//! Decisions and outcomes of chance.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use shinar_core::{MAX_SEATS, Seat, prelude::*};

use crate::{
    board::{COLUMNS, ROWS, SQUARES, Square},
    pieces::{COLOURS, Colour, HAND, HANDFULS, Handful, LEADERS, Leader, MONUMENTS, Monument},
};

/// One atomic decision, or one outcome of chance.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::EnumDiscriminants,
)]
#[strum_discriminants(
    name(ActionKind),
    vis(pub(crate)),
    derive(strum::VariantNames),
    strum(serialize_all = "snake_case")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Action {
    /// Chance: the tile is drawn from the bag to a hand (TNE-D47).
    Draw { colour: Colour },
    /// Chance: the seat begins (TNE-C2.1).
    Start { seat: Seat },
    /// Puts a leader on the board or moves it there (TNE-C3.1).
    Leader { leader: Leader, square: Square },
    /// Takes a leader off the board (TNE-C3.1).
    Withdraw { leader: Leader },
    /// Places a tile from the hand (TNE-C4.1).
    Tile { colour: Colour, square: Square },
    /// Plays a catastrophe (TNE-C9.2).
    Catastrophe { square: Square },
    /// Discards tiles and draws as many (TNE-C6.1).
    Swap { tiles: Handful },
    /// Lets one action go (TNE-C2.2).
    Pass,
    /// Adds tiles from the hand to a conflict (TNE-C7.4, TNE-C8.6).
    Support {
        seat: Seat,
        #[serde(deserialize_with = "count")]
        count: u8,
    },
    /// Chooses which war is fought next (TNE-C8.2).
    Choose { colour: Colour },
    /// Builds a monument on the 2×2 with this upper left corner (TNE-C10.1).
    Monument {
        monument: Monument,
        #[serde(deserialize_with = "corner")]
        square: Square,
    },
    /// Builds the wonder on the plus with this centre (TNE-D31).
    Wonder { square: Square },
    /// Builds neither monument nor wonder (TNE-C10.3).
    NoMonument,
    /// Puts or moves the building of the placed tile's colour there (TNE-C14.1).
    Building { square: Square },
    /// Leaves the building where it is (TNE-C14.2).
    NoBuilding,
    /// Takes a treasure (TNE-C11.2).
    Take { square: Square },
    /// Takes the point of the wonder (TNE-D31).
    WonderPoint { colour: Colour },
}

/// Reads a number of tiles that a hand can hold: more would share an index with another action.
fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let count = u8::deserialize(deserializer)?;
    if count <= HAND { Ok(count) } else { Err(D::Error::custom("no more than 6 tiles can be added")) }
}

/// Reads the upper left square of a 2×2: others would share an index with another action.
fn corner<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
    let corner = Square::deserialize(deserializer)?;
    match corner.block() {
        Some(_) => Ok(corner),
        None => Err(D::Error::custom(format_args!("no 2×2 has its upper left on {corner}"))),
    }
}

/// The upper left corners of 2×2 squares: all but the last column and row.
const CORNERS: usize = (COLUMNS as usize - 1) * (ROWS as usize - 1);

const DRAW: usize = 0;
const START: usize = DRAW + COLOURS;
const LEADER: usize = START + MAX_SEATS;
const WITHDRAW: usize = LEADER + LEADERS * SQUARES;
const TILE: usize = WITHDRAW + LEADERS;
const CATASTROPHE: usize = TILE + COLOURS * SQUARES;
const SWAP: usize = CATASTROPHE + SQUARES;
const PASS: usize = SWAP + HANDFULS;
const SUPPORT: usize = PASS + 1;
const CHOOSE: usize = SUPPORT + MAX_SEATS * (HAND as usize + 1);
const MONUMENT: usize = CHOOSE + COLOURS;
const WONDER: usize = MONUMENT + MONUMENTS * CORNERS;
const NO_MONUMENT: usize = WONDER + SQUARES;
const BUILDING: usize = NO_MONUMENT + 1;
const NO_BUILDING: usize = BUILDING + SQUARES;
const TAKE: usize = NO_BUILDING + 1;
const WONDER_POINT: usize = TAKE + SQUARES;

impl Dense for Action {
    const COUNT: usize = WONDER_POINT + COLOURS;

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Draw { colour } => DRAW + colour.index(),
            Self::Start { seat } => START + seat.index(),
            Self::Leader { leader, square } => LEADER + leader.index() * SQUARES + square.index(),
            Self::Withdraw { leader } => WITHDRAW + leader.index(),
            Self::Tile { colour, square } => TILE + colour.index() * SQUARES + square.index(),
            Self::Catastrophe { square } => CATASTROPHE + square.index(),
            Self::Swap { tiles: handful } => SWAP + handful.index(),
            Self::Pass => PASS,
            Self::Support { seat, count } => SUPPORT + seat.index() * (HAND as usize + 1) + count as usize,
            Self::Choose { colour } => CHOOSE + colour.index(),
            Self::Monument { monument, square } => {
                let corner = square.y() as usize * (COLUMNS as usize - 1) + square.x() as usize;
                MONUMENT + monument.index() * CORNERS + corner
            }
            Self::Wonder { square } => WONDER + square.index(),
            Self::NoMonument => NO_MONUMENT,
            Self::Building { square } => BUILDING + square.index(),
            Self::NoBuilding => NO_BUILDING,
            Self::Take { square } => TAKE + square.index(),
            Self::WonderPoint { colour } => WONDER_POINT + colour.index(),
        }
    }

    fn at(index: usize) -> Option<Self> {
        let square = |within: usize| Square::at(within % SQUARES);
        Some(match index {
            ..START => Self::Draw { colour: Colour::at(index - DRAW)? },
            START..LEADER => Self::Start { seat: Seat::at(index - START)? },
            LEADER..WITHDRAW => {
                let within = index - LEADER;
                Self::Leader { leader: Leader::at(within / SQUARES)?, square: square(within)? }
            }
            WITHDRAW..TILE => Self::Withdraw { leader: Leader::at(index - WITHDRAW)? },
            TILE..CATASTROPHE => {
                let within = index - TILE;
                Self::Tile { colour: Colour::at(within / SQUARES)?, square: square(within)? }
            }
            CATASTROPHE..SWAP => Self::Catastrophe { square: square(index - CATASTROPHE)? },
            SWAP..PASS => Self::Swap { tiles: Handful::at(index - SWAP)? },
            PASS => Self::Pass,
            SUPPORT..CHOOSE => {
                let (each, within) = (HAND as usize + 1, index - SUPPORT);
                Self::Support { seat: Seat::at(within / each)?, count: (within % each) as u8 }
            }
            CHOOSE..MONUMENT => Self::Choose { colour: Colour::at(index - CHOOSE)? },
            MONUMENT..WONDER => {
                let (each, within) = (COLUMNS as usize - 1, index - MONUMENT);
                let corner = within % CORNERS;
                let corner = Square::on((corner % each) as u8, (corner / each) as u8)?;
                Self::Monument { monument: Monument::at(within / CORNERS)?, square: corner }
            }
            WONDER..NO_MONUMENT => Self::Wonder { square: square(index - WONDER)? },
            NO_MONUMENT => Self::NoMonument,
            BUILDING..NO_BUILDING => Self::Building { square: square(index - BUILDING)? },
            NO_BUILDING => Self::NoBuilding,
            TAKE..WONDER_POINT => Self::Take { square: square(index - TAKE)? },
            WONDER_POINT..Self::COUNT => Self::WonderPoint { colour: Colour::at(index - WONDER_POINT)? },
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw { colour } => write!(f, "draw {}", colour.letter()),
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Leader { leader, square } => write!(f, "leader {leader} {square}"),
            Self::Withdraw { leader } => write!(f, "withdraw {leader}"),
            Self::Tile { colour, square } => write!(f, "tile {} {square}", colour.letter()),
            Self::Catastrophe { square } => write!(f, "cat {square}"),
            Self::Swap { tiles: handful } => write!(f, "swap {handful}"),
            Self::Pass => f.write_str("pass"),
            Self::Support { seat, count } => write!(f, "support {seat} {count}"),
            Self::Choose { colour } => write!(f, "choose {colour}"),
            Self::Monument { monument, square } => write!(f, "monument {monument} {square}"),
            Self::Wonder { square } => write!(f, "wonder {square}"),
            Self::NoMonument => f.write_str("monument no"),
            Self::Building { square } => write!(f, "building {square}"),
            Self::NoBuilding => f.write_str("building no"),
            Self::Take { square } => write!(f, "take {square}"),
            Self::WonderPoint { colour } => write!(f, "wonderpoint {colour}"),
        }
    }
}
