//! The parts of a state: what a player holds, trios, lines of cubes, canals, a trade under way.

use crate::{
    components::BonusCard,
    pieces::{CRAFTS, Craft, GOODS, Good, Guild, TEMPLE_SPACES},
    state::{NONE, SEATS},
};

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holding {
    pub(crate) talents: u16,
    pub(crate) camels: u16,
    pub(crate) goods: Goods,
    /// The level in each guild; for gardeners their number.
    pub(crate) guild: [u8; Guild::ALL.len()],
    /// Garden tiles, one bit each.
    pub(crate) tiles: u64,
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
    kinds: u8,
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

    /// The kinds there are, one bit each.
    #[inline]
    pub(crate) fn kinds(&self) -> u8 {
        self.kinds
    }

    /// Adds a good, unless there are more than anybody can count.
    #[inline]
    pub(crate) fn gain(&mut self, good: Good) {
        let count = &mut self.counts[good.index()];
        if *count < u8::MAX {
            *count += 1;
            self.total += 1;
            self.kinds |= good.bit();
        }
    }

    /// Takes a good away, if there is one.
    #[inline]
    pub(crate) fn lose(&mut self, good: Good) {
        let count = &mut self.counts[good.index()];
        if *count > 0 {
            *count -= 1;
            self.total -= 1;
            if *count == 0 {
                self.kinds &= !good.bit();
            }
        }
    }
}

/// Three craftsmen that are hired one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trio {
    /// Face-up cards by kind.
    open: [u8; CRAFTS],
    /// Turned cards by kind.
    turned: [u8; CRAFTS],
    /// The kinds that lie face up, one bit each.
    faces: u8,
    /// The number of cards.
    len: u8,
    /// The number of turned cards.
    cost: u8,
}

impl Trio {
    /// Adds a card.
    #[inline]
    pub(crate) fn deal(&mut self, craft: Craft) {
        let count = &mut self.open[craft.index()];
        *count = count.saturating_add(1);
        self.faces |= 1 << craft as u8;
        self.len = self.len.saturating_add(1);
    }

    /// Turns a card.
    #[inline]
    pub(crate) fn turn(&mut self, craft: Craft) {
        let count = &mut self.open[craft.index()];
        *count = count.saturating_sub(1);
        if *count == 0 {
            self.faces &= !(1 << craft as u8);
        }
        let turned = &mut self.turned[craft.index()];
        *turned = turned.saturating_add(1);
        self.cost = self.cost.saturating_add(1);
    }

    /// Face-up cards by kind.
    pub(crate) fn open(&self) -> [u8; CRAFTS] {
        self.open
    }

    /// Turned cards by kind.
    pub(crate) fn turned(&self) -> [u8; CRAFTS] {
        self.turned
    }

    /// The kinds that lie face up, one bit each.
    #[inline]
    pub(crate) fn faces(&self) -> u8 {
        self.faces
    }

    /// What the next card costs: the number of turned cards (AMY-H1).
    #[inline]
    pub(crate) fn cost(&self) -> u16 {
        self.cost.into()
    }

    /// The number of cards.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }
}

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
        let code = self.owners.iter().rev().fold(0, |code, &owner| code * OWNERS + usize::from(owner));
        code % CODES
    }
}

impl<const N: usize> Line<N> {
    /// The owners from the left.
    #[inline]
    pub(crate) fn owners(&self) -> &[u8] {
        self.owners.get(..self.len as usize).unwrap_or(&[])
    }

    /// Adds a cube on the right; nothing if the line is full.
    #[inline]
    pub(crate) fn push(&mut self, owner: usize) {
        if let Some(place) = self.owners.get_mut(self.len as usize) {
            *place = owner as u8;
            self.len += 1;
        }
    }

    /// Adds a cube on the left and moves the others on; answers the owner of the one that falls off (AMY-R11).
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
    /// The segments with cubes of each owner; second segments of double sides are 32 bits higher.
    pub(crate) cubes: [u64; SEATS + 1],
    /// All segments with cubes.
    pub(crate) taken: u64,
    /// Sides all of whose segments are irrigated, one bit each.
    pub(crate) full: u32,
    /// Sides that water from the river reaches, irrigated or not, one bit each.
    pub(crate) reached: u32,
    /// Corner points that water reaches, one bit each.
    pub(crate) wet: u32,
    /// Spaces with at least one completely irrigated side, one bit each (AMY-P1).
    pub(crate) watered: u16,
}

/// How far a trade of several steps has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trade {
    /// Goods sold, or parts of the price paid.
    pub(crate) done: u8,
    /// The space just planted, while its bonus is being taken.
    pub(crate) space: u8,
    /// Goods still to be chosen as bonus.
    pub(crate) goods: u8,
    /// The guild card still to be taken as bonus.
    pub(crate) card: BonusCard,
}

impl Default for Trade {
    fn default() -> Self {
        Self { done: 0, space: NONE, goods: 0, card: BonusCard::None }
    }
}
