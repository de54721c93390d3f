//! What may be chosen, stated once: the list, the check, the weights and the random draw all follow from it.

use rand::{Rng, RngExt};

use crate::{Dense, Game, Set, encoding::BitRow, set::Bits};

/// Takes in the alternatives of a decision or a draw, group by group, in a fixed order.
///
/// A game calls it from [`Game::choices`]; which implementation receives the calls decides
/// whether a list is made, an action is looked for, or one is drawn.
///
/// ```
/// use shinar_babylonia::Babylonia;
/// use shinar_core::{play, prelude::*};
///
/// let state = play::dealt_game::<Babylonia>(2, &Default::default(), 1, 20)?;
/// let mut legal = Vec::new();
/// Babylonia::legal_actions(&state, &mut legal);
/// // The check and the draw cannot disagree with the list: all three come from the same statement.
/// assert!(legal.iter().all(|&action| Babylonia::check(&state, action).is_ok()));
/// let drawn = Babylonia::random_action(&state, &mut play::stream(1, 1)).expect("a player decides");
/// assert!(legal.contains(&drawn));
/// # Ok::<_, shinar_core::SetupError>(())
/// ```
pub trait Choices<A: Copy> {
    /// One action.
    fn one(&mut self, action: A) {
        self.each([action]);
    }

    /// Several actions, all equally likely.
    fn each<I>(&mut self, actions: I)
    where
        I: IntoIterator<Item = A>,
        I::IntoIter: Clone;

    /// Several actions whose indices can be stated faster than the actions themselves, in any order.
    #[inline]
    fn indexed<I>(&mut self, actions: I, _indices: impl FnOnce(&mut BitRow))
    where
        I: IntoIterator<Item = A>,
        I::IntoIter: Clone,
    {
        self.each(actions);
    }

    /// One action for each member of a set, all equally likely.
    ///
    /// The dense indices of the actions increase with those of the members.
    #[inline]
    fn set<T: Dense, B: Bits>(&mut self, set: Set<T, B>, action: impl Fn(T) -> A + Clone) {
        self.each(set.into_iter().map(action));
    }

    /// One action for each pair of a member of one set and a member of another, all equally likely.
    #[inline]
    fn pairs<S: Dense, B: Bits, T: Dense, C: Bits>(
        &mut self,
        first: Set<S, B>,
        second: Set<T, C>,
        action: impl Fn(S, T) -> A + Clone,
    ) {
        for one in first {
            self.each(second.into_iter().map(|other| action(one, other)));
        }
    }

    /// One action for each kind of piece in a bag, as likely as there are such pieces.
    fn bag<T: Dense>(&mut self, counts: &[u8], action: impl Fn(T) -> A);
}

/// Puts every action into a buffer.
pub(crate) struct List<'a, A>(pub(crate) &'a mut Vec<A>);

impl<A: Copy> Choices<A> for List<'_, A> {
    #[inline]
    fn each<I>(&mut self, actions: I)
    where
        I: IntoIterator<Item = A>,
        I::IntoIter: Clone,
    {
        self.0.extend(actions);
    }

    #[inline]
    fn bag<T: Dense>(&mut self, counts: &[u8], action: impl Fn(T) -> A) {
        let inside = T::all().zip(counts).filter(|(_, count)| **count > 0);
        self.0.extend(inside.map(|(kind, _)| action(kind)));
    }
}

/// Looks for an action: how likely it is, 0 if it is not among the choices.
pub(crate) struct Weight<A> {
    pub(crate) action: A,
    pub(crate) weight: u32,
}

impl<A: Copy + Eq> Choices<A> for Weight<A> {
    fn each<I>(&mut self, actions: I)
    where
        I: IntoIterator<Item = A>,
        I::IntoIter: Clone,
    {
        self.weight += u32::from(actions.into_iter().any(|action| action == self.action));
    }

    fn bag<T: Dense>(&mut self, counts: &[u8], action: impl Fn(T) -> A) {
        let found = T::all().zip(counts).find(|(kind, _)| action(*kind) == self.action);
        self.weight += found.map_or(0, |(_, &count)| count.into());
    }
}

/// Draws one of the choices, each piece of a bag and every other action equally likely.
///
/// It is reservoir sampling by groups: a group of `n` among `t` choices so far takes the place of what was drawn before
/// with probability `n / t`, so that one pass is enough and no list is made.
struct Draw<'a, A, R: ?Sized> {
    rng: &'a mut R,
    total: u32,
    found: Option<A>,
}

impl<'a, A, R: Rng + ?Sized> Draw<'a, A, R> {
    fn new(rng: &'a mut R) -> Self {
        Self { rng, total: 0, found: None }
    }

    /// Which of the next `count` choices takes the place of what was drawn before, if one does.
    #[inline]
    fn pick(&mut self, count: u32) -> Option<u32> {
        if count == 0 {
            return None;
        }
        self.total += count;
        let nth = self.rng.random_range(0..self.total);
        (nth < count).then_some(nth)
    }
}

/// Draws one legal action: uniformly for a player, by weight for chance; `None` if the game is over.
#[inline]
pub fn random<G: Game, R: Rng + ?Sized>(state: &G::State, rng: &mut R) -> Option<G::Action> {
    let mut draw = Draw::new(rng);
    G::choices(state, &mut draw);
    draw.found
}

impl<A: Copy, R: Rng + ?Sized> Choices<A> for Draw<'_, A, R> {
    #[inline]
    fn each<I>(&mut self, actions: I)
    where
        I: IntoIterator<Item = A>,
        I::IntoIter: Clone,
    {
        let mut actions = actions.into_iter();
        if let Some(nth) = self.pick(actions.clone().count() as u32) {
            self.found = actions.nth(nth as usize);
        }
    }

    #[inline]
    fn set<T: Dense, B: Bits>(&mut self, set: Set<T, B>, action: impl Fn(T) -> A + Clone) {
        if let Some(nth) = self.pick(set.len()) {
            self.found = set.nth(nth).map(action);
        }
    }

    #[inline]
    fn pairs<S: Dense, B: Bits, T: Dense, C: Bits>(
        &mut self,
        first: Set<S, B>,
        second: Set<T, C>,
        action: impl Fn(S, T) -> A + Clone,
    ) {
        if first.is_empty() || second.is_empty() {
            return;
        }
        let each = second.len();
        if let Some(nth) = self.pick(first.len() * each) {
            let pair = first.nth(nth / each).zip(second.nth(nth % each));
            self.found = pair.map(|(one, other)| action(one, other));
        }
    }

    #[inline]
    fn bag<T: Dense>(&mut self, counts: &[u8], action: impl Fn(T) -> A) {
        let total = counts.iter().map(|&count| u32::from(count)).sum();
        if let Some(mut nth) = self.pick(total) {
            let kind = counts.iter().position(|&count| match nth.checked_sub(count.into()) {
                None => true,
                Some(rest) => {
                    nth = rest;
                    false
                }
            });
            self.found = kind.and_then(T::at).map(action);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::{Seat, play::stream};

    /// Two seats to choose from, a 9, and a bag with one piece of kind 0 and three of kind 2.
    fn state(out: &mut impl Choices<u8>) {
        out.set(Set::<Seat, u8>::from_bits(0b1010), |seat| seat.0);
        out.one(9);
        out.bag(&[1, 0, 3], |kind: Seat| 20 + kind.0);
    }

    #[test]
    fn one_statement_gives_list_weights_and_draws() {
        let mut list = Vec::new();
        state(&mut List(&mut list));
        assert_eq!(list, [1, 3, 9, 20, 22]);
        let weight = |action| {
            let mut found = Weight { action, weight: 0 };
            state(&mut found);
            found.weight
        };
        assert_eq!(list.iter().map(|&action| weight(action)).collect::<Vec<_>>(), [1, 1, 1, 1, 3]);
        assert_eq!((weight(0), weight(21)), (0, 0));
        let mut rng = stream(1, 1);
        let mut drawn = BTreeMap::new();
        for _ in 0..7000 {
            let mut draw = Draw::new(&mut rng);
            state(&mut draw);
            *drawn.entry(draw.found.unwrap()).or_insert(0) += 1;
        }
        assert!(
            list.iter().all(|action| (900..1100).contains(&(drawn[action] / weight(*action)))),
            "{drawn:?}"
        );
    }
}
