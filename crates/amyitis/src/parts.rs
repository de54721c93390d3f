//! The parts of a state: what a player holds, lines of cubes, canals, a trade under way.

use crate::{
    action::SWAPPED,
    board::{CornerSet, SegmentSet, SideSet, Space, SpaceSet},
    components::{CityKind, Components, PlantSide},
    pieces::{
        BonusCard, CITIES, GOODS, Good, GoodSet, Guild, Plant, PlantCard, TEMPLE_SPACES, TileSet,
        goods as sets,
    },
    state::{NONE, SEATS},
};

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holding {
    pub(crate) camels: u16,
    pub(crate) goods: Goods,
    /// The level in each guild; for gardeners their number.
    pub(crate) guild: [u8; Guild::ALL.len()],
    /// Garden tiles.
    pub(crate) tiles: TileSet,
}

impl Holding {
    #[inline]
    pub(crate) fn level(&self, guild: Guild) -> u8 {
        self.guild[guild.index()]
    }
}

/// Goods, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Goods {
    counts: [u8; GOODS],
    kinds: GoodSet,
    /// The kinds there are at least two of.
    twos: GoodSet,
    total: u16,
}

impl Goods {
    /// How many there are of each good.
    #[inline]
    pub(crate) fn counts(&self) -> &[u8; GOODS] {
        &self.counts
    }

    /// How many there are of one good.
    #[inline]
    pub(crate) fn count(&self, good: Good) -> u8 {
        self.counts[good.index()]
    }

    /// How many there are in all.
    #[inline]
    pub(crate) fn total(&self) -> u16 {
        self.total
    }

    /// The kinds there are.
    #[inline]
    pub(crate) fn kinds(&self) -> GoodSet {
        self.kinds
    }

    /// Adds a good, unless there are more than anybody can count.
    #[inline]
    pub(crate) fn gain(&mut self, good: Good) {
        let count = &mut self.counts[good.index()];
        let more = u8::from(*count < u8::MAX);
        *count += more;
        self.total += u16::from(more);
        self.kinds.insert(good);
        self.twos = GoodSet::from_bits(self.twos.bits() | u8::from(*count >= 2) << good as u8);
    }

    /// Takes a good away, if there is one.
    #[inline]
    pub(crate) fn lose(&mut self, good: Good) {
        let count = &mut self.counts[good.index()];
        let less = u8::from(*count > 0);
        *count -= less;
        self.total -= u16::from(less);
        // Without a branch that depends on the position.
        self.kinds = GoodSet::from_bits(self.kinds.bits() & !(u8::from(*count == 0) << good as u8));
        self.twos = GoodSet::from_bits(self.twos.bits() & !(u8::from(*count < 2) << good as u8));
    }
}

/// The plant cards in their cities, and what follows for those who come to buy.
///
/// Whether a plant can be paid for is asked in every turn, for all cities at once; the cards change seldom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plants {
    /// The card of each city: twice its number, plus one for side b.
    codes: [u8; CITIES],
    /// The cities that sell plants of quality 1 and of quality 2, one bit each.
    pub(crate) selling: [u16; 2],
    /// For each set of plain goods a group of four bits: the plant cities, counted along the ring, whose cards ask for a
    /// good that is not in the set. The first word has the cards that ask for another good than their city, the second
    /// those that ask for the same, of which two are needed then.
    missing: [u64; 2],
}

impl Plants {
    /// No card in any city.
    pub(crate) const NONE: Self = Self { codes: [NONE; CITIES], selling: [0; 2], missing: [0; 2] };

    /// The card of a city: twice its number, plus one for side b; [`NONE`] without one.
    #[inline]
    pub(crate) fn code(&self, city: usize) -> u8 {
        self.codes[city]
    }

    /// The plant cities, counted along the ring, whose cards ask for a good that is not among these; two are needed where
    /// the city asks for the same.
    #[inline]
    fn missing(&self, goods: &Goods) -> usize {
        let group = |set: GoodSet| 4 * (set & sets::PLAIN).bits();
        let [other, same] = self.missing;
        (other >> group(goods.kinds) | same >> group(goods.twos)) as usize & 0b1111
    }

    /// Lays a card with this upper side on a city.
    pub(crate) fn set(&mut self, city: usize, plant: Plant, side: PlantSide, components: &Components) {
        self.codes[city] = 2 * plant.card as u8 + u8::from(plant.flipped);
        let bit = 1 << city;
        let put = |cities: u16, here: bool| cities & !bit | (bit * u16::from(here));
        for (quality, cities) in (1..).zip(&mut self.selling) {
            *cities = put(*cities, side.quality == quality);
        }
        let at = (components.plant_cities & (bit - 1)).count_ones();
        let own = matches!(components.ring[city], CityKind::Plant { good } if side.extra == Some(good));
        for (same, missing) in self.missing.iter_mut().enumerate() {
            let sets = side.extra.filter(|_| own == (same == 1)).map_or(0, |good| WITHOUT[good.index()]);
            *missing = *missing & !(EVERY_SET << at) | sets << at;
        }
    }
}

/// The cities whose price a player can pay, one bit each.
///
/// Every turn asks for them, and it takes several look-ups after each other to find them. So they are kept, and found again
/// when the player's goods or the plant cards change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Affordable {
    /// The cities whose own good can be paid; guilds ask for nothing else.
    pub(crate) own: u16,
    /// The cities where the good on a plant card can be paid as well (AMY-C7).
    pub(crate) plants: u16,
}

impl Affordable {
    /// What some goods can pay. No branch depends on them: they are hard to guess.
    #[inline]
    pub(crate) fn with(goods: &Goods, plants: &Plants, components: &Components) -> Self {
        // AMY-C8: all where there is wine, nothing where there is none.
        let wine = |kinds: GoodSet| u16::from(kinds.contains(Good::Wine)).wrapping_neg();
        let (one_wine, two_wines) = (wine(goods.kinds), wine(goods.twos));
        let without_wine = components.buyers[usize::from((goods.kinds & sets::PLAIN).bits())];
        // The second good is paid as such, or with wine that the first one did not take.
        let second = !components.plants_at[plants.missing(goods)] | without_wine & one_wine | two_wines;
        let own = without_wine | one_wine;
        Self { own, plants: own & second }
    }
}

/// The first bit of every group of four.
const EVERY_SET: u64 = 0x1111_1111_1111_1111;

/// For each good the first bit of the groups whose number, a set of plain goods, does not have it.
const WITHOUT: [u64; GOODS] = {
    let mut sets = [EVERY_SET; GOODS];
    let mut good = 0;
    while good < SWAPPED {
        let mut set = 0;
        while set < 1 << SWAPPED {
            if set >> good & 1 == 1 {
                sets[good] &= !(1 << (4 * set));
            }
            set += 1;
        }
        good += 1;
    }
    sets
};

const _: () = assert!(1 << SWAPPED == 16 && PlantCard::ALL.len() <= 4);

/// Cubes in a line, the first on the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line<const N: usize> {
    owners: [u8; N],
    len: u8,
}

/// The values of a place in a line: the seats, grey, empty.
pub(crate) const OWNERS: usize = SEATS + 2;
/// The ways to fill a temple.
pub(crate) const CODES: usize = OWNERS.pow(TEMPLE_SPACES as u32);
/// A place without a cube.
const EMPTY: u8 = OWNERS as u8 - 1;

impl<const N: usize> Default for Line<N> {
    fn default() -> Self {
        Self { owners: [EMPTY; N], len: 0 }
    }
}

impl Line<TEMPLE_SPACES> {
    /// The whole line as one number.
    #[inline]
    pub(crate) fn code(&self) -> usize {
        self.owners.iter().rev().fold(0, |code, &owner| code * OWNERS + usize::from(owner))
    }
}

impl<const N: usize> Line<N> {
    /// The owners from the left.
    #[inline]
    pub(crate) fn owners(&self) -> &[u8] {
        &self.owners[..self.len as usize]
    }

    /// Adds a cube on the right; nothing if the line is full.
    #[inline]
    pub(crate) fn push(&mut self, owner: usize) {
        if let Some(place) = self.owners.get_mut(self.len as usize) {
            *place = owner as u8;
            self.len += 1;
        }
    }

    /// Adds a cube on the left and moves the others on; returns the owner of the one that falls off (AMY-R11).
    #[inline]
    pub(crate) fn push_left(&mut self, owner: usize) -> Option<u8> {
        let last = self.owners.last().copied().filter(|&owner| owner != EMPTY);
        self.owners.copy_within(..N - 1, 1);
        self.owners[0] = owner as u8;
        self.len = (self.len + 1).min(N as u8);
        last
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.len as usize >= N
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }
}

/// The canals with their cubes, and what follows from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Canals {
    /// The segments with cubes of each owner.
    pub(crate) cubes: [SegmentSet; SEATS + 1],
    /// All segments with cubes.
    pub(crate) taken: SegmentSet,
    /// Sides all of whose segments are irrigated.
    pub(crate) full: SideSet,
    /// Sides that water from the river reaches, irrigated or not.
    pub(crate) reached: SideSet,
    /// Corner points that water reaches.
    pub(crate) wet: CornerSet,
    /// Spaces with at least one completely irrigated side (AMY-P1).
    pub(crate) watered: SpaceSet,
}

/// How far a trade of several steps has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trade {
    /// Goods sold, or parts of the price paid.
    pub(crate) done: u8,
    /// The space just planted, while its bonus is being taken.
    pub(crate) space: Option<Space>,
    /// Goods still to be chosen as bonus.
    pub(crate) goods: u8,
    /// The guild card still to be taken as bonus.
    pub(crate) card: Option<BonusCard>,
}
