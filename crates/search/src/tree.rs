//! The search tree: nodes in one vector, children as linked lists.

use shinar_core::{MAX_SEATS, PerSeat};

/// No node.
pub(crate) const NONE: u32 = u32::MAX;

/// A decision that was looked into.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// The action that leads here; unused in the root.
    pub(crate) action: A,
    /// Its dense index.
    pub(crate) index: u32,
    /// Where it stood in the list of legal actions the last time.
    pub(crate) place: u32,
    pub(crate) first_child: u32,
    pub(crate) next_sibling: u32,
    pub(crate) visits: u32,
    /// How often it could have been chosen: hidden information makes some actions possible only sometimes.
    pub(crate) available: u32,
    pub(crate) prior: f32,
    pub(crate) shares: [f32; MAX_SEATS],
}

impl<A> Node<A> {
    /// The mean shares of the players, if it was visited.
    pub(crate) fn mean(&self, players: u8) -> Option<PerSeat<f32>> {
        let shares = self.shares.iter().take(players as usize);
        (self.visits > 0).then(|| shares.map(|sum| sum / self.visits as f32).collect())
    }
}

/// A growing tree.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    pub(crate) nodes: Vec<Node<A>>,
}

pub(crate) const ROOT: u32 = 0;

/// How many nodes a tree may have, so that a bot that thinks long stays below some 60 MB.
const MOST_NODES: usize = 1 << 20;

impl<A: Copy> Tree<A> {
    pub(crate) fn new(any: A) -> Self {
        let mut tree = Self { nodes: Vec::new() };
        tree.clear(any);
        tree
    }

    pub(crate) fn clear(&mut self, any: A) {
        self.nodes.clear();
        self.nodes.push(Self::node(any, 0, 1.0));
    }

    fn node(action: A, index: u32, prior: f32) -> Node<A> {
        Node {
            action,
            index,
            place: NONE,
            first_child: NONE,
            next_sibling: NONE,
            visits: 0,
            available: 0,
            prior,
            shares: [0.0; MAX_SEATS],
        }
    }

    pub(crate) fn at(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    pub(crate) fn at_mut(&mut self, node: u32) -> &mut Node<A> {
        &mut self.nodes[node as usize]
    }

    pub(crate) fn add_child(&mut self, parent: u32, action: A, index: u32, prior: f32) -> u32 {
        let child = self.nodes.len() as u32;
        let mut node = Self::node(action, index, prior);
        node.next_sibling = self.at(parent).first_child;
        self.nodes.push(node);
        self.at_mut(parent).first_child = child;
        child
    }

    /// Whether the tree must not grow any more; what it has is searched on.
    pub(crate) fn is_full(&self) -> bool {
        self.nodes.len() >= MOST_NODES
    }

    pub(crate) fn children(&self, node: u32) -> Children<'_, A> {
        Children { tree: self, next: self.at(node).first_child }
    }

    pub(crate) fn add_result(&mut self, node: u32, shares: &PerSeat<f32>) {
        let node = self.at_mut(node);
        node.visits += 1;
        for (sum, share) in node.shares.iter_mut().zip(shares) {
            *sum += share;
        }
    }

    /// The child of the root with a dense index.
    pub(crate) fn child_with_index(&self, node: u32, index: u32) -> Option<u32> {
        self.children(node).find(|&child| self.at(child).index == index)
    }

    /// Makes a node the root and forgets everything that does not hang below it.
    pub(crate) fn keep_below(&mut self, node: u32) {
        let mut kept = Vec::new();
        let mut root = self.at(node).clone();
        root.next_sibling = NONE;
        kept.push(root);
        // Breadth first: each node's children move behind it and its list is linked anew.
        let mut at = 0;
        while at < kept.len() {
            let mut child = kept[at].first_child;
            let mut last = NONE;
            while child != NONE {
                let mut moved = self.at(child).clone();
                child = moved.next_sibling;
                moved.next_sibling = NONE;
                let new = kept.len() as u32;
                kept.push(moved);
                if last == NONE {
                    kept[at].first_child = new;
                } else {
                    kept[last as usize].next_sibling = new;
                }
                last = new;
            }
            at += 1;
        }
        self.nodes = kept;
    }
}

/// The children of a node, the newest first.
pub(crate) struct Children<'a, A> {
    tree: &'a Tree<A>,
    next: u32,
}

impl<A: Copy> Iterator for Children<'_, A> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        if self.next == NONE {
            return None;
        }
        let child = self.next;
        self.next = self.tree.at(child).next_sibling;
        Some(child)
    }
}
