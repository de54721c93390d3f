//! What can be chosen now: a run of action indices with one bit each. [`Game::choices`] states it, and a random draw reads
//! it directly.

use rand::{Rng, RngExt};
use shinar_core::{Set, bits::pick_bit, prelude::*};

use crate::{
    action::{self, Action, SWAPPED},
    components::CityKind,
    pieces::{CITIES, CRAFTS, Craft, GoodSet, GuildSet, TRIOS, goods},
    rules::{canals, caravan, deal, plant, supply},
    state::{Phase, State},
    version::Version,
};

/// The place of an action in the run of indices that a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offset(u8);

impl Dense for Offset {
    const COUNT: usize = u32::BITS as usize;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

/// A run of action indices, and which of them may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    base: u16,
    offsets: Set<Offset, u32>,
}

const _: () = assert!(Action::COUNT <= u16::MAX as usize);

impl Question {
    /// Nothing to choose.
    pub(crate) const NONE: Self = Self { base: 0, offsets: Set::from_bits(0) };

    #[inline(always)]
    fn new(base: usize, offsets: impl Into<u32>) -> Self {
        Self { base: base as u16, offsets: Set::from_bits(offsets.into()) }
    }

    /// The action at an offset.
    #[inline]
    #[expect(clippy::expect_used, reason = "a question is about a run of indices of actions")]
    fn action(self, offset: usize) -> Action {
        Action::at(usize::from(self.base) + offset).expect("an offset leads to an action")
    }

    /// States the actions in order.
    pub(crate) fn choices(self, out: &mut impl Choices<Action>) {
        out.set(self.offsets, |offset| self.action(offset.index()));
    }

    /// The number of actions.
    pub(crate) fn len(self) -> u32 {
        self.offsets.len()
    }

    /// The only action, if there are no others.
    #[inline]
    fn only(self) -> Option<Action> {
        let bits = self.offsets.bits();
        bits.is_power_of_two().then(|| self.action(bits.trailing_zeros() as usize))
    }

    /// One of the actions, all equally likely; `None` if there are none.
    #[inline]
    pub(crate) fn random<R: Rng + ?Sized>(self, rng: &mut R) -> Option<Action> {
        let offset =
            pick_bit(self.offsets.bits(), |count| if count == 1 { 0 } else { rng.random_range(0..count) })?;
        Some(self.action(offset as usize))
    }
}

/// Both rows of fields: neither is ever full.
const FIELDS: u32 = 0b11;
/// A bit for each temple.
const TEMPLES_OPEN: u32 = 0b111;

/// Asks chance for the next thing of a kind to be dealt.
pub(crate) fn ask_chance(state: &mut State, phase: Phase) {
    state.phase = phase;
    state.question = question(state, phase);
}

/// AMY-X2: the action that a seat takes without being asked, because no other is possible.
#[inline]
pub(crate) fn forced(state: &State) -> Option<Action> {
    let only = state.question.only()?;
    let asked =
        state.version == Version::First && !matches!(state.phase, Phase::Pay | Phase::Token | Phase::Discard);
    (!asked && !state.phase.is_chance()).then_some(only)
}

/// What may be done in a phase. Where the phase is known, the others cost nothing.
#[inline(always)]
pub(crate) fn question(state: &State, phase: Phase) -> Question {
    let own = state.own();
    match phase {
        Phase::Turn => turn(state),
        Phase::Tiles => {
            let (first, left) = deal::next_tiles(state);
            Question::new(action::LAY + first, left)
        }
        Phase::Cards => Question::new(action::CARD, deal::cards_left(state).bits()),
        Phase::Flip => Question::new(action::FLIP, 0b11u32),
        Phase::Leaders => {
            Question::new(action::LEADER, (goods::PLAIN & supply::goods(state)).minus(state.leaders).bits())
        }
        Phase::Start => Question::new(action::START, (1u32 << state.players) - 1),
        Phase::Field | Phase::Harvest => Question::new(action::FIELD, FIELDS),
        Phase::Priest | Phase::Procession => Question::new(action::ENTER, TEMPLES_OPEN),
        Phase::Engineer | Phase::Canal => Question::new(action::IRRIGATE, canals::available(state).bits()),
        Phase::Sell => {
            // AMY-C3: one good, or two.
            let stop = u32::from(state.trade.done > 0) << (action::STOP - action::SELL);
            Question::new(action::SELL, u32::from(own.goods.kinds().bits()) | stop)
        }
        Phase::Pay => Question::new(action::PAY, caravan::payable(state).bits()),
        Phase::Take => match state.city(state.caravan.into()) {
            CityKind::Guild { offers: [one, two], .. } => {
                let offers = GuildSet::of(one).with(two);
                Question::new(action::TAKE, (state.takeable(state.active) & offers).bits())
            }
            CityKind::Sale { .. } | CityKind::Plant { .. } => Question::NONE,
        },
        Phase::Bonus => Question::new(action::TAKE, state.takeable(state.active).bits()),
        Phase::Token => Question::new(action::TOKEN, state.leaders.bits()),
        Phase::Plant => Question::new(action::PLANT, plant::plantable(state, state.caravan.into()).bits()),
        Phase::Good => Question::new(action::GOOD, supply::goods(state).bits()),
        Phase::Ishtar => Question::new(action::GIFT, 0b11u32),
        Phase::Swap => swaps(state),
        Phase::Discard => Question::new(action::DISCARD, own.goods.kinds().bits()),
        // What can be dealt is the deck.
        Phase::Craft | Phase::Over => Question::NONE,
    }
}

/// AMY-A1: hire, move the caravan, or pass.
#[inline(always)]
fn turn(state: &State) -> Question {
    // AMY-R16: passing is always allowed.
    let mut mask = 1 << (action::PASS - action::HIRE);
    // AMY-H1, AMY-R27: what can be paid.
    mask |= u32::from(state.trios.within(state.talents(state.active))) & crafts(state);
    mask |= caravan::destinations(state) << (action::GO - action::HIRE);
    Question::new(action::HIRE, mask)
}

/// The craftsmen that have something to do, in every trio.
#[inline]
fn crafts(state: &State) -> u32 {
    const EVERY_TRIO: u32 = {
        let mut trio = 0;
        let mut firsts = 0;
        while trio < TRIOS {
            firsts |= 1 << (trio * CRAFTS);
            trio += 1;
        }
        firsts
    };
    const ALL: u32 = EVERY_TRIO * ((1 << CRAFTS) - 1);
    if !supply::has_cube(state, state.active) {
        return EVERY_TRIO << Craft::Merchant as u32;
    }
    // AMY-R29
    if canals::available(state).is_empty() {
        return ALL & !(EVERY_TRIO << Craft::Engineer as u32);
    }
    ALL
}

/// AMY-T5, AMY-R19, AMY-R32: a good for another kind, never for wine; or nothing.
pub(crate) fn swaps(state: &State) -> Question {
    let mut mask = 1 << (action::KEEP - action::SWAP);
    let get = goods::PLAIN & supply::goods(state);
    for give in state.own().goods.kinds() {
        mask |= u32::from(get.minus(GoodSet::of(give)).bits()) << (give.index() * SWAPPED);
    }
    Question::new(action::SWAP, mask)
}

const _: () = assert!(CITIES + TRIOS * CRAFTS < 32);
