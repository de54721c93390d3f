//! The legal actions of a position, with a fast lookup of an action's place in the list.
//!
//! A simulation looks up every child of every node on its path. Hashing would cost more than the rules of the
//! game do, so there is one slot per dense action index instead. Slots are not cleared but numbered: one
//! is valid only if it carries the number of the current list.

use shinar_core::prelude::*;

/// A list of legal actions that knows the place of each.
#[derive(Debug)]
pub(crate) struct LegalSet<G: Game> {
    actions: Vec<G::Action>,
    /// By dense action index.
    slots: Vec<Slot>,
    /// The number of the current list.
    generation: u32,
    /// Whether the slots are those of the current list; they are filled at the first lookup that needs them.
    is_indexed: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The number of the list in which the action was last seen.
    generation: u32,
    /// Its place in that list.
    place: u32,
    /// Only true inside [`LegalSet::except`].
    is_excluded: bool,
}

impl<G: Game> LegalSet<G> {
    /// An empty set.
    pub(crate) fn new() -> Self {
        Self {
            actions: Vec::new(),
            slots: vec![Slot::default(); G::Action::COUNT],
            generation: 0,
            is_indexed: false,
        }
    }

    /// Replaces the list with the one that `list` writes into the buffer.
    pub(crate) fn refill(&mut self, list: impl FnOnce(&mut Vec<G::Action>)) {
        list(&mut self.actions);
        self.is_indexed = false;
    }

    /// The list, in the game's order.
    pub(crate) fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The place of an action in the list; `None` if it is not legal.
    ///
    /// `hint` is its place in an earlier list. The lists of a node hardly differ from one simulation to the next, so the
    /// hint is usually right and no slot is needed.
    pub(crate) fn place_of(&mut self, action: G::Action, hint: u32) -> Option<u32> {
        if self.actions.get(hint as usize) == Some(&action) {
            return Some(hint);
        }
        self.index();
        let slot = self.slots[action.index()];
        (slot.generation == self.generation).then_some(slot.place)
    }

    /// Writes the legal actions that are not among `shown` into `rest`, in the order of the list.
    pub(crate) fn except(
        &mut self,
        shown: impl ExactSizeIterator<Item = G::Action> + Clone,
        rest: &mut Vec<G::Action>,
    ) {
        rest.clear();
        if shown.len() == 0 {
            rest.extend_from_slice(&self.actions);
            return;
        }
        for action in shown.clone() {
            self.slots[action.index()].is_excluded = true;
        }
        let slots = &self.slots;
        let is_left = |action: &G::Action| !slots[(*action).index()].is_excluded;
        rest.extend(self.actions.iter().copied().filter(is_left));
        for action in shown {
            self.slots[action.index()].is_excluded = false;
        }
    }

    /// Fills the slots of the current list, unless that has been done.
    fn index(&mut self) {
        if self.is_indexed {
            return;
        }
        self.is_indexed = true;
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // The counter wrapped: clear stale slots.
            self.slots.fill(Slot::default());
            self.generation = 1;
        }
        for (&action, place) in self.actions.iter().zip(0..) {
            let slot = &mut self.slots[action.index()];
            (slot.generation, slot.place) = (self.generation, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*, sample::subsequence};
    use shinar_example_ur::{Action, Ur};

    use super::*;

    fn all() -> Vec<Action> {
        Action::all().collect()
    }

    /// Lists as games write them: some of the actions, each once, in any order.
    fn list() -> impl Strategy<Value = Vec<Action>> {
        subsequence(all(), 0..Action::COUNT).prop_shuffle()
    }

    fn filled(set: &mut LegalSet<Ur>, list: &[Action]) {
        set.refill(|buffer| {
            buffer.clear();
            buffer.extend_from_slice(list);
        });
    }

    proptest! {
        #[test]
        fn places_are_those_of_the_current_list(lists in vec(list(), 1..6), hint in 0..30_u32) {
            let mut set = LegalSet::<Ur>::new();
            for list in &lists {
                filled(&mut set, list);
                for action in all() {
                    let place = list.iter().position(|other| *other == action).map(|place| place as u32);
                    prop_assert_eq!(set.place_of(action, hint), place);
                }
            }
        }

        #[test]
        fn what_is_left_keeps_its_order(list in list(), shown in list(), later in list()) {
            let mut set = LegalSet::<Ur>::new();
            filled(&mut set, &list);
            let mut rest = all();
            set.except(shown.iter().copied(), &mut rest);
            let expected: Vec<_> = list.iter().copied().filter(|action| !shown.contains(action)).collect();
            prop_assert_eq!(rest, expected);
            // Neither the places nor the next list remember what was excluded.
            for (&action, place) in list.iter().zip(0..) {
                prop_assert_eq!(set.place_of(action, u32::MAX), Some(place));
            }
            filled(&mut set, &later);
            let mut rest = Vec::new();
            set.except([].into_iter(), &mut rest);
            prop_assert_eq!(rest, later);
        }
    }

    #[test]
    fn a_wrapped_counter_revives_nothing() {
        let mut set = LegalSet::<Ur>::new();
        set.generation = u32::MAX - 1;
        filled(&mut set, &[Action::Move { from: 3 }]);
        assert_eq!(set.place_of(Action::Move { from: 3 }, 9), Some(0));
        for _ in 0..3 {
            filled(&mut set, &[Action::Pass]);
            assert_eq!(set.place_of(Action::Pass, 9), Some(0));
            assert_eq!(set.place_of(Action::Move { from: 3 }, 9), None);
            assert_eq!(set.place_of(Action::Move { from: 4 }, 9), None);
        }
    }
}
