//! Decisions and outcomes of chance.

use std::fmt;

use shinar_core::{Seat, yes_no};

use crate::{
    board::{HEXES, Hex, SITES, Site},
    pieces::{CARDS, Card, KINDS, Kind, TILES, Tile},
};

/// One atomic decision, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance: the card goes back to the box (BAB-V1).
    Box(Card),
    /// Chance: the tile comes to lie on the next place (BAB-S2).
    Lay(Tile),
    /// Chance: the token is drawn from the pool to the stand (BAB-S5, BAB-T3).
    Draw(Kind),
    /// Chance: the seat begins (BAB-S5).
    Start(Seat),
    /// Plays a token from the stand (BAB-P1 to P7).
    Place(Kind, Hex),
    /// Plays no more tokens this turn.
    Finish,
    /// Chooses what is resolved next (BAB-C2).
    Resolve(Site),
    /// Takes a ziggurat card (BAB-Z1).
    Take(Card),
    /// Takes the extra turn of card 2 now, or not (BAB-K2).
    Extra(bool),
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

impl Action {
    /// The number of dense indices.
    pub const COUNT: usize = EXTRA + 2;

    /// The dense index.
    pub const fn index(self) -> usize {
        match self {
            Self::Box(card) => BOX + card.index(),
            Self::Lay(tile) => LAY + tile.index(),
            Self::Draw(kind) => DRAW + kind.index(),
            Self::Start(seat) => START + seat.index(),
            Self::Place(kind, hex) => PLACE + kind.index() * HEXES + hex.index(),
            Self::Finish => FINISH,
            Self::Resolve(site) => RESOLVE + site.index(),
            Self::Take(card) => TAKE + card.index(),
            Self::Extra(yes) => EXTRA + yes as usize,
        }
    }

    /// The action with a dense index.
    pub fn at(index: usize) -> Option<Self> {
        Some(match index {
            ..LAY => Self::Box(Card::numbered(index as u8 + 1)?),
            LAY..DRAW => Self::Lay(Tile::at(index - LAY)),
            DRAW..START => Self::Draw(Kind::ALL[index - DRAW]),
            START..PLACE => Self::Start(Seat((index - START) as u8)),
            PLACE..FINISH => {
                let within = index - PLACE;
                Self::Place(Kind::ALL[within / HEXES], Hex((within % HEXES) as u8))
            }
            FINISH => Self::Finish,
            RESOLVE..TAKE => Self::Resolve(Site((index - RESOLVE) as u8)),
            TAKE..EXTRA => Self::Take(Card::numbered((index - TAKE) as u8 + 1)?),
            EXTRA..Self::COUNT => Self::Extra(index > EXTRA),
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Box(card) => write!(f, "box {card}"),
            Self::Lay(tile) => write!(f, "lay {tile}"),
            Self::Draw(kind) => write!(f, "draw {kind}"),
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Place(kind, hex) => write!(f, "place {kind} {hex}"),
            Self::Finish => f.write_str("finish"),
            Self::Resolve(site) => write!(f, "resolve {site}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Extra(yes) => write!(f, "extra {}", yes_no(*yes)),
        }
    }
}

// Replaced by the tagged form of this game's actions.
impl serde::Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.index() as u64)
    }
}

impl<'de> serde::Deserialize<'de> for Action {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u64::deserialize(deserializer)? as usize;
        Self::at(index).ok_or_else(|| serde::de::Error::custom("no such action"))
    }
}
