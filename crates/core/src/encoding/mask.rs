//! Legal actions by their dense indices.

use crate::{Choices, Dense, Game};

/// The legal actions as a mask, one byte for each dense index; the rest stays as it is.
pub fn mask_bytes<G: Game>(state: &G::State, mask: &mut [u8]) {
    G::choices(
        state,
        &mut Mask(|index: usize| {
            if let Some(place) = mask.get_mut(index) {
                *place = 1;
            }
        }),
    );
}

/// The legal actions as a mask, one bit for each dense index, lowest bit first; the rest stays as it is.
pub fn mask_bits<G: Game>(state: &G::State, mask: &mut [u8]) {
    G::choices(
        state,
        &mut Mask(|index: usize| {
            if let Some(byte) = mask.get_mut(index / 8) {
                *byte |= 1 << (index % 8);
            }
        }),
    );
}

/// Calls a function with the dense index of every legal action, in the order of the game's choices.
pub fn each_legal<G: Game>(state: &G::State, each: impl FnMut(usize)) {
    G::choices(state, &mut Mask(each));
}

/// Choices by their dense indices.
struct Mask<F>(F);

impl<A: Dense, F: FnMut(usize)> Choices<A> for Mask<F> {
    #[inline]
    fn each<I>(&mut self, actions: I)
    where
        I: IntoIterator<Item = A>,
        I::IntoIter: Clone,
    {
        actions.into_iter().for_each(|action| (self.0)(action.index()));
    }

    #[inline]
    fn bag<T: Dense>(&mut self, counts: &[u8], action: impl Fn(T) -> A) {
        let inside = T::all().zip(counts).filter(|(_, count)| **count > 0);
        inside.for_each(|(kind, _)| (self.0)(action(kind).index()));
    }
}
