//! Decisions and outcomes of chance.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use shinar_core::{MAX_SEATS, Seat, prelude::*};

use crate::{
    board::{SIDES, SPACES, Side, Space},
    pieces::{
        CITIES, CRAFTS, Craft, GOODS, Gift, Good, Guild, PlantCard, Row, TEMPLES, TILE_IDS, TRIOS, Temple,
        Tile, side_name,
    },
};

/// One atomic decision, or one outcome of chance. As JSON the field `action` says which.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::EnumDiscriminants,
)]
#[strum_discriminants(
    name(ActionKind),
    vis(pub(crate)),
    derive(strum::VariantNames),
    strum(serialize_all = "snake_case")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), schemars(rename = "Action"))]
#[serde(tag = "action", rename_all = "snake_case", remote = "Self")]
#[allow(missing_docs)]
pub enum Action {
    /// Chance: the tile comes to lie on the next space of the garden (AMY-S6).
    Lay { tile: Tile },
    /// Chance: the plant card, one of P1 to P3, comes to lie on the next plant city (AMY-S3).
    Card { card: PlantCard },
    /// Chance: side b of card K lies up, or side a (AMY-S3).
    Flip { flipped: bool },
    /// Chance: a token of the good comes to lie on the next caravan leader (AMY-S5).
    Leader { good: Good },
    /// Chance: the seat begins (AMY-S7).
    Start { seat: Seat },
    /// Chance: the craftsman is laid out (AMY-I1).
    Deal { craft: Craft },
    /// Hires a craftsman of a trio, counted from 0 (AMY-H1).
    Hire { trio: u8, craft: Craft },
    /// Moves the caravan by 1 to 9 spaces (AMY-C1).
    Go { steps: u8 },
    /// Passes (AMY-A2).
    Pass,
    /// Harvests the next field of a row (AMY-H2, AMY-T5).
    Field { row: Row },
    /// Enters a temple (AMY-H4, AMY-T1).
    Enter { temple: Temple },
    /// Irrigates a segment of a side (AMY-H5, AMY-C3).
    Irrigate { side: Side },
    /// Sells a good in Babylon (AMY-C3).
    Sell { good: Good },
    /// Sells no second good (AMY-C3).
    Stop,
    /// Pays with this token (AMY-C4, AMY-C7, AMY-C8).
    Pay { good: Good },
    /// Takes a guild card (AMY-C4, AMY-P4).
    Take { guild: Guild },
    /// Takes the token of a caravan leader (AMY-R2).
    Token { good: Good },
    /// Plants on a space (AMY-P1).
    Plant { space: Space },
    /// Takes a good as the bonus of a tile (AMY-P4).
    Good { good: Good },
    /// Takes a gift of Ishtar (AMY-T3).
    Gift { gift: Gift },
    /// Swaps a good for another one in the temple of Tammouz (AMY-T5).
    Swap { give: Good, get: Good },
    /// Swaps nothing (AMY-T5).
    Keep,
    /// Gives a good back at the end of the round (AMY-T8).
    Discard { good: Good },
}

// What can be chosen at one moment is a run of indices, so that a set of choices is one word of bits.
pub(crate) const LAY: usize = 0;
pub(crate) const CARD: usize = LAY + TILE_IDS;
pub(crate) const FLIP: usize = CARD + PlantCard::ALL.len() - 1;
pub(crate) const LEADER: usize = FLIP + 2;
pub(crate) const START: usize = LEADER + GOODS - 1;
pub(crate) const DEAL: usize = START + MAX_SEATS;
pub(crate) const HIRE: usize = DEAL + CRAFTS;
pub(crate) const GO: usize = HIRE + TRIOS * CRAFTS;
pub(crate) const PASS: usize = GO + CITIES;
pub(crate) const FIELD: usize = PASS + 1;
pub(crate) const ENTER: usize = FIELD + 2;
pub(crate) const IRRIGATE: usize = ENTER + TEMPLES;
pub(crate) const SELL: usize = IRRIGATE + SIDES;
pub(crate) const STOP: usize = SELL + GOODS;
pub(crate) const PAY: usize = STOP + 1;
pub(crate) const TAKE: usize = PAY + GOODS;
pub(crate) const TOKEN: usize = TAKE + Guild::ALL.len();
pub(crate) const PLANT: usize = TOKEN + GOODS - 1;
pub(crate) const GOOD: usize = PLANT + SPACES;
pub(crate) const GIFT: usize = GOOD + GOODS;
pub(crate) const SWAP: usize = GIFT + 2;
pub(crate) const KEEP: usize = SWAP + GOODS * (GOODS - 1);
pub(crate) const DISCARD: usize = KEEP + 1;

/// The goods a swap can bring: all but wine.
pub(crate) const SWAPPED: usize = GOODS - 1;

impl Dense for Action {
    const COUNT: usize = DISCARD + GOODS;

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Lay { tile } => LAY + tile.index(),
            Self::Card { card } => CARD + card.index(),
            Self::Flip { flipped } => FLIP + flipped as usize,
            Self::Leader { good } => LEADER + good.index(),
            Self::Start { seat } => START + seat.index(),
            Self::Deal { craft } => DEAL + craft.index(),
            Self::Hire { trio, craft } => HIRE + trio as usize * CRAFTS + craft.index(),
            Self::Go { steps } => GO + steps as usize - 1,
            Self::Pass => PASS,
            Self::Field { row } => FIELD + row.index(),
            Self::Enter { temple } => ENTER + temple.index(),
            Self::Irrigate { side } => IRRIGATE + side.index(),
            Self::Sell { good } => SELL + good.index(),
            Self::Stop => STOP,
            Self::Pay { good } => PAY + good.index(),
            Self::Take { guild } => TAKE + guild.index(),
            Self::Token { good } => TOKEN + good.index(),
            Self::Plant { space } => PLANT + space.index(),
            Self::Good { good } => GOOD + good.index(),
            Self::Gift { gift } => GIFT + gift.index(),
            Self::Swap { give, get } => SWAP + give.index() * SWAPPED + get.index(),
            Self::Keep => KEEP,
            Self::Discard { good } => DISCARD + good.index(),
        }
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        TABLE.get(index).copied()
    }
}

impl Action {
    /// Works an action out from its index, for the table.
    const fn decode(index: usize) -> Self {
        match index {
            ..CARD => Self::Lay { tile: Tile(index as u8) },
            CARD..FLIP => Self::Card { card: PlantCard::ALL[index - CARD] },
            FLIP..LEADER => Self::Flip { flipped: index > FLIP },
            LEADER..START => Self::Leader { good: Good::ALL[index - LEADER] },
            START..DEAL => Self::Start { seat: Seat((index - START) as u8) },
            DEAL..HIRE => Self::Deal { craft: Craft::ALL[index - DEAL] },
            HIRE..GO => Self::Hire {
                trio: ((index - HIRE) / CRAFTS) as u8,
                craft: Craft::ALL[(index - HIRE) % CRAFTS],
            },
            GO..PASS => Self::Go { steps: (index - GO) as u8 + 1 },
            PASS => Self::Pass,
            FIELD..ENTER => Self::Field { row: Row::ALL[index - FIELD] },
            ENTER..IRRIGATE => Self::Enter { temple: Temple::ALL[index - ENTER] },
            IRRIGATE..SELL => Self::Irrigate { side: Side((index - IRRIGATE) as u8) },
            SELL..STOP => Self::Sell { good: Good::ALL[index - SELL] },
            STOP => Self::Stop,
            PAY..TAKE => Self::Pay { good: Good::ALL[index - PAY] },
            TAKE..TOKEN => Self::Take { guild: Guild::ALL[index - TAKE] },
            TOKEN..PLANT => Self::Token { good: Good::ALL[index - TOKEN] },
            PLANT..GOOD => Self::Plant { space: Space((index - PLANT) as u8) },
            GOOD..GIFT => Self::Good { good: Good::ALL[index - GOOD] },
            GIFT..SWAP => Self::Gift { gift: Gift::ALL[index - GIFT] },
            SWAP..KEEP => Self::Swap {
                give: Good::ALL[(index - SWAP) / SWAPPED],
                get: Good::ALL[(index - SWAP) % SWAPPED],
            },
            KEEP => Self::Keep,
            _ => Self::Discard { good: Good::ALL[index - DISCARD] },
        }
    }
}

static TABLE: [Action; Action::COUNT] = {
    let mut table = [Action::Pass; Action::COUNT];
    let mut index = 0;
    while index < Action::COUNT {
        table[index] = Action::decode(index);
        index += 1;
    }
    table
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { tile } => write!(f, "lay {tile}"),
            Self::Card { card } => write!(f, "card {card}"),
            Self::Flip { flipped } => write!(f, "side {}", side_name(*flipped)),
            Self::Leader { good } => write!(f, "leader {good}"),
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Deal { craft } => write!(f, "deal {craft}"),
            Self::Hire { trio, craft } => write!(f, "hire {} {craft}", trio + 1),
            Self::Go { steps } => write!(f, "go {steps}"),
            Self::Pass => f.write_str("pass"),
            Self::Field { row } => write!(f, "field {row}"),
            Self::Enter { temple } => write!(f, "enter {temple}"),
            Self::Irrigate { side } => write!(f, "irrigate {side}"),
            Self::Sell { good } => write!(f, "sell {good}"),
            Self::Stop => f.write_str("stop"),
            Self::Pay { good } => write!(f, "pay {good}"),
            Self::Take { guild } => write!(f, "take {guild}"),
            Self::Token { good } => write!(f, "token {good}"),
            Self::Plant { space } => write!(f, "plant {space}"),
            Self::Good { good } => write!(f, "good {good}"),
            Self::Gift { gift } => write!(f, "gift {gift}"),
            Self::Swap { give, get } => write!(f, "swap {give} {get}"),
            Self::Keep => f.write_str("keep"),
            Self::Discard { good } => write!(f, "discard {good}"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Action {
    /// Refuses what has no index of its own, such as the tenth step of the caravan or a swap for wine.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let action = Self::deserialize(deserializer)?;
        if Self::at(action.index()) == Some(action) {
            Ok(action)
        } else {
            Err(D::Error::custom(format_args!("there is no action `{action}`")))
        }
    }
}
