//! The craftsmen of a round: the deck, and the trios that are laid out from it.
//!
//! A third of all actions deal a card, and every turn asks which cards can be hired. Both are kept as a few words of
//! bits, so that neither takes a loop.

use crate::pieces::{CRAFTS, Craft, TRIO, TRIOS};

/// The cards not laid out this round.
///
/// The kind of a card is found by its number without a branch that chance would make a processor guess wrong. The
/// number of cards is counted apart, so that the next number can be drawn before the last card is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    /// Each byte counts the cards of its kind and of the kinds before it.
    up_to: u32,
    len: u8,
}

const _: () = assert!(CRAFTS == 4 && TRIO == 3);

impl Deck {
    /// A deck of fewer than 128 cards.
    pub(crate) fn new(counts: [u8; CRAFTS]) -> Self {
        let up_to = u32::from_le_bytes(counts).wrapping_mul(0x0101_0101);
        Self { up_to, len: (up_to >> 24) as u8 }
    }

    /// The number of cards.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.len.into()
    }

    /// How many cards there are of each kind.
    pub(crate) fn counts(self) -> [u8; CRAFTS] {
        self.up_to.wrapping_sub(self.up_to << 8).to_le_bytes()
    }

    /// The kind of the card with a number below [`len`](Self::len).
    #[inline]
    pub(crate) fn nth(self, nth: u32) -> Craft {
        let [one, two, three, _] = self.up_to.to_le_bytes().map(u32::from);
        match u8::from(nth >= one) + u8::from(nth >= two) + u8::from(nth >= three) {
            0 => Craft::Farmer,
            1 => Craft::Priest,
            2 => Craft::Engineer,
            _ => Craft::Merchant,
        }
    }

    /// Takes out a card of a kind that is there.
    #[inline]
    pub(crate) fn take(&mut self, craft: Craft) {
        self.up_to = self.up_to.wrapping_sub(0x0101_0101 << (8 * craft as u32));
        self.len = self.len.wrapping_sub(1);
    }
}

/// All trios of a round: every kind of card in every trio has its place, in the order of the actions that hire it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trios {
    /// The face-up cards in each place, two bits each.
    open: u32,
    /// The turned cards in each place, two bits each.
    turned: u32,
    /// The places with a face-up card, one bit each.
    faces: u16,
    /// The cards not yet dealt: one bit each, three of the four places of a trio.
    missing: u16,
    /// The places in trios whose next card can be paid with 0, 1, or 2 and more Talents (AMY-H1).
    paid: [u16; TRIO as usize],
}

/// One trio, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trio {
    /// Face-up cards by kind.
    pub(crate) open: [u8; CRAFTS],
    /// Turned cards by kind.
    pub(crate) turned: [u8; CRAFTS],
}

impl Trio {
    /// What the next card costs: the number of turned cards (AMY-H1).
    pub(crate) fn cost(&self) -> u16 {
        self.turned.iter().map(|&count| u16::from(count)).sum()
    }

    /// The number of cards.
    pub(crate) fn len(&self) -> u8 {
        self.open.iter().chain(&self.turned).sum()
    }
}

/// The places of one trio.
const PLACES: u16 = (1 << CRAFTS) - 1;
/// The undealt cards of one trio.
const CARDS: u16 = (1 << TRIO) - 1;
/// The first place of every trio.
const EVERY_TRIO: u16 = 0x1111;

const fn place(trio: usize, craft: Craft) -> usize {
    trio * CRAFTS + craft.index()
}

impl Trios {
    /// Trios without cards, as many as players.
    #[inline]
    pub(crate) fn new(players: u8) -> Self {
        let missing = (CARDS * EVERY_TRIO) & ((1u32 << (usize::from(players) * CRAFTS)) - 1) as u16;
        Self { open: 0, turned: 0, faces: 0, missing, paid: [!0; TRIO as usize] }
    }

    /// Whether all cards are dealt.
    #[inline]
    pub(crate) fn complete(&self) -> bool {
        self.missing == 0
    }

    /// Adds a card to the first trio that lacks one, and returns which it is; `None` if all are complete.
    #[inline]
    pub(crate) fn deal_next(&mut self, craft: Craft) -> Option<usize> {
        if self.complete() {
            return None;
        }
        let trio = self.missing.trailing_zeros() as usize / CRAFTS;
        self.missing &= self.missing - 1;
        self.lay(trio, craft);
        Some(trio)
    }

    /// Adds a card to a trio that lacks one.
    pub(crate) fn deal(&mut self, trio: usize, craft: Craft) {
        self.lay(trio, craft);
        let cards = self.missing & CARDS << (trio * CRAFTS);
        self.missing &= !(cards & cards.wrapping_neg());
    }

    #[inline]
    fn lay(&mut self, trio: usize, craft: Craft) {
        let place = place(trio, craft);
        self.open = self.open.wrapping_add(1 << (2 * place));
        self.faces |= 1 << place;
    }

    /// Turns a face-up card.
    #[inline]
    pub(crate) fn turn(&mut self, trio: usize, craft: Craft) {
        let cost = usize::from(self.cost(trio));
        if let Some(paid) = self.paid.get_mut(cost) {
            *paid &= !(PLACES << (trio * CRAFTS));
        }
        let place = place(trio, craft);
        let shift = 2 * place;
        self.open = self.open.wrapping_sub(1 << shift);
        self.turned = self.turned.wrapping_add(1 << shift);
        self.faces &= !(u16::from(self.open >> shift & 0b11 == 0) << place);
    }

    /// What the next card of a trio costs: the number of turned cards (AMY-H1).
    #[inline]
    pub(crate) fn cost(&self, trio: usize) -> u16 {
        // The sum of the four counts, in the highest: no more than the three cards of a trio.
        (((self.turned >> (2 * CRAFTS * trio)) as u8).wrapping_mul(0b0101_0101) >> 6).into()
    }

    /// The places of the face-up cards that a number of Talents can pay for, one bit each (AMY-R27).
    #[inline]
    pub(crate) fn within(&self, talents: u16) -> u16 {
        self.faces & self.paid[usize::from(talents.min(u16::from(TRIO) - 1))]
    }

    /// One trio; none beyond the last.
    pub(crate) fn get(&self, trio: usize) -> Option<Trio> {
        let counts = |word: u32| Craft::ALL.map(|craft| (word >> (2 * place(trio, craft)) & 0b11) as u8);
        (trio < TRIOS).then(|| Trio { open: counts(self.open), turned: counts(self.turned) })
    }

    /// How many cards of a place, in the order of the actions that hire them, lie face up or were turned.
    #[inline]
    pub(crate) fn count(&self, place: usize, turned: bool) -> usize {
        let word = if turned { self.turned } else { self.open };
        (word >> (2 * place) & 0b11) as usize
    }

    /// The trios, those of seats not in play without cards.
    pub(crate) fn all(&self) -> impl Iterator<Item = Trio> {
        (0..TRIOS).filter_map(|trio| self.get(trio))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_is_found_by_number() {
        let mut deck = Deck::new([2, 0, 3, 1]);
        let kinds: Vec<_> = (0..deck.len()).map(|nth| deck.nth(nth)).collect();
        let expected = [
            Craft::Farmer,
            Craft::Farmer,
            Craft::Engineer,
            Craft::Engineer,
            Craft::Engineer,
            Craft::Merchant,
        ];
        assert_eq!(kinds, expected);
        deck.take(Craft::Engineer);
        assert_eq!((deck.counts(), deck.len()), ([2, 0, 2, 1], 5));
    }

    #[test]
    fn a_trio_is_dealt_and_turned() {
        let mut trios = Trios::new(2);
        for _ in 0..3 {
            assert_eq!(trios.deal_next(Craft::Priest), Some(0));
        }
        assert_eq!(trios.get(0).unwrap().open, [0, 3, 0, 0]);
        trios.deal(1, Craft::Farmer);
        assert_eq!(trios.deal_next(Craft::Farmer), Some(1));
        for turned in 1..=3 {
            assert_eq!(trios.within(turned - 1), 0b1_0010);
            trios.turn(0, Craft::Priest);
            assert_eq!((trios.cost(0), trios.within(turned - 1)), (turned, 0b1_0000));
        }
        assert_eq!((trios.get(0).unwrap().cost(), trios.get(0).unwrap().len()), (3, 3));
    }
}
