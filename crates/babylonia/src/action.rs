//! Decisions and outcomes of chance.

use std::fmt;

use serde::{Deserialize, Serialize};
use shinar_core::{Seat, prelude::*, yes_no};

use crate::{
    board::{HEXES, Hex, SITES, Site},
    pieces::{CARDS, Card, KINDS, Kind, TILES, Tile},
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
    /// Chance: the card goes back to the box (BAB-V1).
    Box { card: Card },
    /// Chance: the tile comes to lie on the next place (BAB-S2).
    Lay { tile: Tile },
    /// Chance: the token is drawn from the pool to the stand (BAB-S5, BAB-T3).
    Draw { kind: Kind },
    /// Chance: the seat begins (BAB-S5).
    Start { seat: Seat },
    /// Plays a token from the stand (BAB-P1 to P7).
    Place { kind: Kind, hex: Hex },
    /// Plays no more tokens this turn.
    Finish,
    /// Chooses which surrounded city or ziggurat is resolved next (BAB-C2).
    Resolve {
        #[serde(rename = "hex")]
        #[cfg_attr(feature = "types", ts(as = "Hex"), schemars(with = "Hex"))]
        site: Site,
    },
    /// Takes a ziggurat card (BAB-Z1).
    Take { card: Card },
    /// Takes the extra turn of card 2 now, or keeps it for later (BAB-K2).
    Extra { yes: bool },
}

const BOX: usize = 0;
const LAY: usize = BOX + CARDS;
const DRAW: usize = LAY + TILES;
const START: usize = DRAW + KINDS;
const PLACE: usize = START + shinar_core::MAX_SEATS;
const FINISH: usize = PLACE + KINDS * HEXES;
const RESOLVE: usize = FINISH + 1;
const TAKE: usize = RESOLVE + SITES;
const EXTRA: usize = TAKE + CARDS;

impl Dense for Action {
    const COUNT: usize = EXTRA + 2;

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Box { card } => BOX + card.index(),
            Self::Lay { tile } => LAY + tile.index(),
            Self::Draw { kind } => DRAW + kind.index(),
            Self::Start { seat } => START + seat.index(),
            Self::Place { kind, hex } => PLACE + kind.index() * HEXES + hex.index(),
            Self::Finish => FINISH,
            Self::Resolve { site } => RESOLVE + site.index(),
            Self::Take { card } => TAKE + card.index(),
            Self::Extra { yes } => EXTRA + yes as usize,
        }
    }

    fn at(index: usize) -> Option<Self> {
        Some(match index {
            ..LAY => Self::Box { card: Card::at(index)? },
            LAY..DRAW => Self::Lay { tile: Tile::at(index - LAY)? },
            DRAW..START => Self::Draw { kind: Kind::at(index - DRAW)? },
            START..PLACE => Self::Start { seat: Seat::at(index - START)? },
            PLACE..FINISH => {
                let within = index - PLACE;
                Self::Place { kind: Kind::at(within / HEXES)?, hex: Hex::at(within % HEXES)? }
            }
            FINISH => Self::Finish,
            RESOLVE..TAKE => Self::Resolve { site: Site::at(index - RESOLVE)? },
            TAKE..EXTRA => Self::Take { card: Card::at(index - TAKE)? },
            EXTRA..Self::COUNT => Self::Extra { yes: index > EXTRA },
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Box { card } => write!(f, "box {card}"),
            Self::Lay { tile } => write!(f, "lay {tile}"),
            Self::Draw { kind } => write!(f, "draw {kind}"),
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Place { kind, hex } => write!(f, "place {kind} {hex}"),
            Self::Finish => f.write_str("finish"),
            Self::Resolve { site } => write!(f, "resolve {site}"),
            Self::Take { card } => write!(f, "take {card}"),
            Self::Extra { yes } => write!(f, "extra {}", yes_no(*yes)),
        }
    }
}
