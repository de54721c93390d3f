//! The search tree: nodes in one vector, children as linked lists.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::Seat;

use crate::{
    softmax::{Logit, probabilities},
    stats::{ActionStats, Evaluation},
};

/// The root of every tree.
pub(crate) const ROOT: u32 = 0;

/// The end of a list of children, and the hint of an action that was in no list yet.
pub(crate) const NONE: u32 = u32::MAX;

/// The most nodes that a tree may have: about 80 MB, however long a bot searches.
const MOST_NODES: usize = 1 << 20;

/// An action in the tree, and the situation it leads to.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// The action that leads here, and its statistics; in the root the action has no meaning.
    pub(crate) stats: ActionStats<A>,
    /// Its prior; see [`Logit`].
    pub(crate) prior: Logit,
    /// In how many simulations it could have been selected: hidden information makes some actions legal only in some samples.
    pub(crate) available: u32,
    /// Its place in the last list of legal actions that contained it.
    pub(crate) hint: u32,
    first_child: u32,
    next_sibling: u32,
}

impl<A: Copy> Node<A> {
    fn new(action: A, prior: Logit) -> Self {
        Self {
            stats: ActionStats::new(action),
            prior,
            available: 0,
            hint: NONE,
            first_child: NONE,
            next_sibling: NONE,
        }
    }

    /// The mean utility of a seat, if the node was visited.
    pub(crate) fn mean(&self, seat: Seat) -> Option<f32> {
        (self.stats.visits > 0).then(|| self.stats.utility(seat))
    }
}

/// A growing tree.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree of only a root; `any` fills the place of its action.
    pub(crate) fn new(any: A) -> Self {
        Self { nodes: vec![Node::new(any, Logit::default())] }
    }

    pub(crate) fn at(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    pub(crate) fn at_mut(&mut self, node: u32) -> &mut Node<A> {
        &mut self.nodes[node as usize]
    }

    /// The children of a node, the newest first.
    pub(crate) fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(self.first_child(node), |&child| self.next_sibling(child))
    }

    /// The child that an action leads to.
    pub(crate) fn child(&self, node: u32, action: A) -> Option<u32> {
        self.children(node).find(|&child| self.at(child).stats.action == action)
    }

    /// The first of the children, for loops that change them.
    pub(crate) fn first_child(&self, node: u32) -> Option<u32> {
        listed(self.at(node).first_child)
    }

    /// The child after another one.
    pub(crate) fn next_sibling(&self, child: u32) -> Option<u32> {
        listed(self.at(child).next_sibling)
    }

    /// Adds a child with a logit as prior.
    pub(crate) fn add_child(&mut self, parent: u32, action: A, logit: f32) -> u32 {
        let prior = match self.first_child(parent) {
            Some(sibling) => self.at(sibling).prior.sibling(logit),
            None => Logit::first(logit),
        };
        let child = self.nodes.len() as u32;
        let next_sibling = std::mem::replace(&mut self.at_mut(parent).first_child, child);
        self.nodes.push(Node { next_sibling, ..Node::new(action, prior) });
        child
    }

    /// The visits of the two most visited children.
    pub(crate) fn most_visited(&self, node: u32) -> (u32, u32) {
        self.children(node).map(|child| self.at(child).stats.visits).fold(
            (0, 0),
            |(first, second), visits| {
                if visits > first { (visits, first) } else { (first, second.max(visits)) }
            },
        )
    }

    /// Whether the tree may not grow further; the search goes on with the nodes it has.
    pub(crate) fn is_full(&self) -> bool {
        self.nodes.len() >= MOST_NODES
    }

    /// Mixes random numbers into the priors of a node's children: so that self-play also tries what looks hopeless.
    pub(crate) fn disturb_priors(&mut self, node: u32, part: f32, rng: &mut Pcg64Mcg) {
        let children: Vec<_> = self.children(node).collect();
        let mut priors = Vec::new();
        probabilities(children.iter().map(|&child| self.at(child).prior), &mut priors);
        // Exponential numbers, divided by their sum, are spread evenly over all ways to share 1 (Dirichlet's with alpha 1).
        let draws: Vec<f32> = children.iter().map(|_| -(1.0 - rng.random::<f32>()).ln()).collect();
        let sum = draws.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let mut first: Option<Logit> = None;
        for ((&child, prior), draw) in children.iter().zip(priors).zip(draws) {
            let logit = ((1.0 - part) * prior + part * draw / sum).max(f32::MIN_POSITIVE).ln();
            let mixed = first.map_or_else(|| Logit::first(logit), |first| first.sibling(logit));
            first = first.or(Some(mixed));
            self.at_mut(child).prior = mixed;
        }
    }

    /// Backs a result up along a path.
    pub(crate) fn add_result(&mut self, path: &[u32], evaluation: &Evaluation) {
        for &node in path {
            self.at_mut(node).stats.add(evaluation);
        }
    }

    /// Empties the tree but for its root.
    pub(crate) fn clear(&mut self, any: A) {
        self.nodes.clear();
        self.nodes.push(Node::new(any, Logit::default()));
    }

    /// Makes a node the root and drops everything that is not below it.
    pub(crate) fn keep_below(&mut self, node: u32) {
        let mut kept = vec![Node { next_sibling: NONE, ..self.at(node).clone() }];
        // Breadth first: the children of each kept node are appended, and its list is linked in the same order.
        let mut parent = 0;
        while parent < kept.len() {
            let mut child = kept[parent].first_child;
            let mut elder = None;
            while child != NONE {
                let moved = Node { next_sibling: NONE, ..self.at(child).clone() };
                child = self.at(child).next_sibling;
                let new = kept.len() as u32;
                kept.push(moved);
                match elder.replace(new as usize) {
                    None => kept[parent].first_child = new,
                    Some(elder) => kept[elder].next_sibling = new,
                }
            }
            parent += 1;
        }
        self.nodes = kept;
    }
}

fn listed(node: u32) -> Option<u32> {
    (node != NONE).then_some(node)
}

#[cfg(test)]
impl<A: Copy + PartialEq> Tree<A> {
    /// Checks what holds for every tree: each node hangs in one place, siblings differ, and the visits add up.
    pub(crate) fn check(&self) {
        let mut reached = vec![false; self.nodes.len()];
        let mut open = vec![ROOT];
        while let Some(node) = open.pop() {
            assert!(!std::mem::replace(&mut reached[node as usize], true), "{node} hangs in two places");
            let children: Vec<_> = self.children(node).collect();
            let below: u32 = children.iter().map(|&child| self.at(child).stats.visits).sum();
            assert!(below <= self.at(node).stats.visits, "more visits below {node} than in it");
            for &child in &children {
                let at = self.at(child);
                assert_eq!(self.child(node, at.stats.action), Some(child), "twins below {node}");
                let sum: f32 = at.stats.shares.iter().sum();
                let visits = at.stats.visits as f32;
                assert!((sum - visits).abs() <= 1e-3 * visits, "shares of {node} do not add up");
                assert!(at.stats.visits <= at.available, "{child} was visited more often than possible");
            }
            open.extend(children);
        }
        assert!(reached.iter().all(|reached| *reached), "a node is lost");
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*};

    use super::*;

    /// A node with everything below it, in order.
    #[derive(Debug, PartialEq)]
    struct Below(u32, u32, f32, Vec<Self>);

    fn below(tree: &Tree<u32>, node: u32) -> Below {
        let at = tree.at(node);
        let children = tree.children(node).map(|child| below(tree, child)).collect();
        Below(at.stats.action, at.stats.visits, at.prior.logit, children)
    }

    /// A tree in which each new node hangs below a random older one and was visited once on its way.
    fn grown(parents: &[prop::sample::Index]) -> (Tree<u32>, Vec<u32>) {
        let mut tree = Tree::new(0);
        let mut parent_of = vec![ROOT];
        for (parent, action) in parents.iter().zip(1..) {
            let parent = parent.index(tree.len()) as u32;
            let new = tree.add_child(parent, action, action as f32);
            parent_of.push(parent);
            let mut path = vec![new];
            while path.last() != Some(&ROOT) {
                path.extend(path.last().map(|&last| parent_of[last as usize]));
            }
            tree.add_result(&path, &Evaluation::by_shares([0.25, 0.75].into_iter().collect()));
            path.iter().for_each(|&node| tree.at_mut(node).available += 1);
        }
        (tree, parent_of)
    }

    proptest! {
        #[test]
        fn a_kept_part_is_the_part_it_was(
            parents in vec(any::<prop::sample::Index>(), 1..80),
            root in any::<prop::sample::Index>(),
        ) {
            let (mut tree, _) = grown(&parents);
            tree.check();
            let root = root.index(tree.len()) as u32;
            let before = below(&tree, root);
            tree.keep_below(root);
            tree.check();
            prop_assert_eq!(below(&tree, ROOT), before);
            let grown = tree.add_child(ROOT, u32::MAX, 0.0);
            prop_assert_eq!(tree.children(ROOT).next(), Some(grown));
        }
    }
}
