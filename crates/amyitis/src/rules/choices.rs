//! What can be chosen now, as one word of bits: the list, the check and the random draw all read it.

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

    /// The legal action with a number.
    #[inline]
    pub(crate) fn nth(self, nth: u32) -> Option<Action> {
        let mut mask = self.mask;
        for _ in 0..nth {
            mask &= mask.wrapping_sub(1);
        }
        if mask == 0 { None } else { Action::at(self.base + mask.trailing_zeros() as usize) }
    }
}

/// Everything that may be done now.
#[inline]
pub(crate) fn choices(state: &State) -> Choices {
    let own = state.own();
    match state.phase {
        Phase::Turn => Choices::new(action::HIRE, turn(state)),
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
            Choices::new(action::SELL, u32::from(own.kinds()) | stop)
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
        Phase::Discard => Choices::new(action::DISCARD, own.kinds()),
        Phase::Over => Choices::new(0, 0u32),
    }
}

/// AMY-A1: hire, move the caravan, or pass.
#[inline]
fn turn(state: &State) -> u32 {
    // AMY-R16: passing is always allowed.
    let mut mask = 1 << (action::PASS - action::HIRE);
    let own = state.own();
    let crafts = crafts(state);
    for (at, trio) in state.trios.iter().take(state.players.into()).enumerate() {
        // AMY-H1, AMY-R27
        if own.talents < trio.cost() {
            continue;
        }
        let mut open = 0;
        for (craft, &count) in trio.open.iter().enumerate() {
            open |= u32::from(count > 0) << craft;
        }
        mask |= (open & crafts) << (at * CRAFTS);
    }
    mask | u32::from(caravan::destinations(state)) << (action::GO - action::HIRE)
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
        if state.own().goods[give.index()] > 0 {
            mask |= (get & !u32::from(give.bit())) << (give.index() * SWAPPED);
        }
    }
    mask
}

const _: () = assert!(CITIES + 4 * CRAFTS < 32);
