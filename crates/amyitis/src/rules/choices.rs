//! What can be chosen now, as one word of bits: the list, the check and the random draw all read it.

use rand::{Rng, RngExt};

use crate::{
    action::{self, Action, SWAPPED},
    components::CityKind,
    pieces::{CITIES, CRAFTS, Craft, Good, Guild, LETTERS},
    rules::{canals, caravan, deal, plant, supply},
    state::{Phase, State},
};

/// A run of action indices, and which of them are legal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choices {
    pub(crate) base: usize,
    pub(crate) mask: u32,
}

impl Choices {
    fn new(base: usize, mask: impl Into<u32>) -> Self {
        Self { base, mask: mask.into() }
    }

    #[inline]
    pub(crate) fn contains(self, action: Action) -> bool {
        let bit = action.index().wrapping_sub(self.base);
        bit < 32 && self.mask >> bit & 1 == 1
    }

    /// The actions in order.
    pub(crate) fn actions(self) -> impl Iterator<Item = Action> {
        (0..32)
            .filter(move |bit| self.mask >> bit & 1 == 1)
            .filter_map(move |bit| Action::at(self.base + bit))
    }

    /// One of the actions, all equally likely; `None` if there are none.
    #[inline]
    pub(crate) fn random<R: Rng + ?Sized>(self, rng: &mut R) -> Option<Action> {
        let counts = bits_up_to_bytes(self.mask);
        let total = counts >> 24;
        if total == 0 {
            return None;
        }
        let nth = if total == 1 { 0 } else { rng.random_range(0..total) };
        Action::at(self.base + nth_bit(self.mask, counts, nth))
    }
}

/// For each byte of a word, the number of bits set in it and the bytes below.
#[inline]
const fn bits_up_to_bytes(word: u32) -> u32 {
    let pairs = word - (word >> 1 & 0x5555_5555);
    let fours = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f).wrapping_mul(0x0101_0101)
}

/// The place of the bit number `nth` that is set in a word, without a branch to guess wrong.
#[inline]
fn nth_bit(word: u32, counts: u32, nth: u32) -> usize {
    // The top bit of each byte stays set where the count up to there is at most `nth`.
    let below = (((nth * 0x0101_0101) | 0x8080_8080) - counts) & 0x8080_8080;
    let byte = (below >> 7).wrapping_mul(0x0101_0101) >> 24;
    let shift = (8 * byte) & 31;
    let before = ((counts << 8) >> shift) & 0xff;
    let within = NTH_OF_BYTE[(word >> shift & 0xff) as usize] >> (4 * (nth.wrapping_sub(before) & 7)) & 0xf;
    (shift + within) as usize
}

/// For each byte the places of its bits, four bits each, the lowest first.
static NTH_OF_BYTE: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut nth) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte] |= place << (4 * nth);
                nth += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// Everything that may be done now.
#[inline]
pub(crate) fn choices(state: &State) -> Choices {
    let own = state.own();
    match state.phase {
        Phase::Turn => turn_choices(state),
        Phase::Craft => {
            let counts = state.deck.iter().enumerate();
            Choices::new(
                action::DEAL,
                counts.fold(0u32, |mask, (at, &count)| mask | u32::from(count > 0) << at),
            )
        }
        Phase::Tiles => {
            let (quality, left) = deal::next_tiles(state);
            Choices::new(action::LAY + usize::from(quality - 1) * LETTERS, left)
        }
        Phase::Cards => Choices::new(action::CARD, deal::cards_left(state)),
        Phase::Flip => Choices::new(action::FLIP, 0b11u32),
        Phase::Leaders => Choices::new(action::LEADER, Good::PLAIN & !state.leaders),
        Phase::Start => Choices::new(action::START, (1u32 << state.players) - 1),
        Phase::Field | Phase::Harvest => Choices::new(action::FIELD, 0b11u32),
        Phase::Priest | Phase::Procession => Choices::new(action::ENTER, 0b111u32),
        Phase::Engineer | Phase::Canal => Choices::new(action::IRRIGATE, canals::available(state)),
        Phase::Sell => {
            // AMY-C3: one good, or two.
            let stop = u32::from(state.trade.done > 0) << (action::STOP - action::SELL);
            Choices::new(action::SELL, u32::from(own.goods.kinds()) | stop)
        }
        Phase::Pay => Choices::new(action::PAY, caravan::payable(state)),
        Phase::Take => match state.city(state.caravan.into()) {
            CityKind::Guild { offers, .. } => Choices::new(action::TAKE, takeable(state, offers)),
            _ => Choices::new(action::TAKE, 0u32),
        },
        Phase::Bonus => Choices::new(action::TAKE, takeable(state, Guild::ALL)),
        Phase::Token => Choices::new(action::TOKEN, state.leaders),
        Phase::Plant => Choices::new(action::PLANT, plant::plantable(state, state.caravan.into())),
        Phase::Good => Choices::new(action::GOOD, supply::goods(state)),
        Phase::Ishtar => Choices::new(action::GIFT, 0b11u32),
        Phase::Swap => Choices::new(action::SWAP, swaps(state)),
        Phase::Discard => Choices::new(action::DISCARD, own.goods.kinds()),
        Phase::Over => Choices::new(0, 0u32),
    }
}

/// AMY-A1: hire, move the caravan, or pass.
#[inline]
pub(crate) fn turn_choices(state: &State) -> Choices {
    // AMY-R16: passing is always allowed.
    let mut mask = 1 << (action::PASS - action::HIRE);
    let own = state.own();
    let crafts = crafts(state);
    for (at, trio) in state.trios.iter().enumerate() {
        // AMY-H1, AMY-R27: what can be paid.
        let paid = u32::from(own.talents >= trio.cost()).wrapping_neg();
        mask |= (u32::from(trio.faces()) & crafts & paid) << (at * CRAFTS);
    }
    mask |= u32::from(caravan::destinations(state)) << (action::GO - action::HIRE);
    Choices::new(action::HIRE, mask)
}

/// The kinds of craftsmen that have something to do.
#[inline]
fn crafts(state: &State) -> u32 {
    let mut crafts = (1 << CRAFTS) - 1;
    // AMY-R29
    if canals::available(state) == 0 {
        crafts &= !(1 << Craft::Engineer as u32);
    }
    if !supply::has_cube(state, state.active) {
        crafts = 1 << Craft::Merchant as u32;
    }
    crafts
}

/// The guilds of a list that the deciding player can take a card of, one bit each.
#[inline]
pub(crate) fn takeable<const N: usize>(state: &State, guilds: [Guild; N]) -> u32 {
    guilds
        .into_iter()
        .fold(0, |mask, guild| mask | u32::from(state.can_take(state.active, guild)) << guild.index())
}

/// AMY-T5, AMY-R19, AMY-R32: a good for another kind, never for wine; or nothing.
pub(crate) fn swaps(state: &State) -> u32 {
    let mut mask = 1 << (action::KEEP - action::SWAP);
    let get = u32::from(supply::goods(state) & Good::PLAIN);
    for give in Good::ALL {
        if state.own().goods.count(give) > 0 {
            mask |= (get & !u32::from(give.bit())) << (give.index() * SWAPPED);
        }
    }
    mask
}

const _: () = assert!(CITIES + 4 * CRAFTS < 32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_is_found_by_its_number() {
        for word in [1, 0x8000_0000, u32::MAX, 0x0410_2081, 0b1011_0110, 0xff00_ff00, 0x0001_0000] {
            let places = (0..32).filter(|place| word >> place & 1 == 1);
            let counts = bits_up_to_bytes(word);
            assert_eq!(counts >> 24, word.count_ones());
            for (nth, place) in places.enumerate() {
                assert_eq!(nth_bit(word, counts, nth as u32), place, "bit {nth} of {word:#x}");
            }
        }
    }
}
