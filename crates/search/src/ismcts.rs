//! Information-set Monte-Carlo tree search for two to four players.
//!
//! Every iteration samples a full state from the acting seat's view and walks down one tree. Each decider takes the
//! child with the best mixture of own share so far and prior (PUCT), among those that are legal in this sample; how often
//! a child was available counts instead of its parent's visits. Chance falls anew each time and makes no nodes: the tree is
//! one of decisions. A node shows only its most promising children at first and more as it is visited. A new node
//! is judged by the game's heuristic after a short playout.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Game, Heuristic, PerSeat, play::settle_chance, shares};

use crate::{
    analysis::Opinion,
    bot::{Bot, Decision, Stop},
    tree::{NONE, ROOT, Tree},
};

/// How a search thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The number of iterations; `u32::MAX` to think until told to stop.
    pub iterations: u32,
    /// How much unlooked-at promise counts.
    pub curiosity: f32,
    /// How many children a node shows at first.
    pub first_children: u32,
    /// How many more it shows: this times the square root of its visits.
    pub widening: f32,
    /// How many decisions a playout goes on before it is judged.
    pub playout: u32,
    /// How sharp priors are: 1 takes them as they are, 0 ignores them.
    pub sharpness: f32,
    /// How far the judgement of an action may be off in the end, in shares of the victory: human slips.
    pub slip: f32,
}

impl Settings {
    /// What has proved good for all games.
    pub const STANDARD: Self = Self {
        iterations: 2000,
        curiosity: 0.6,
        first_children: 10,
        widening: 1.0,
        playout: 0,
        sharpness: 1.0,
        slip: 0.0,
    };

    /// The settings that can be given by name: name, value, standard.
    pub(crate) fn named(&self) -> [(&'static str, f32, f32); 6] {
        let standard = Self::STANDARD;
        [
            ("curiosity", self.curiosity, standard.curiosity),
            ("children", self.first_children as f32, standard.first_children as f32),
            ("widening", self.widening, standard.widening),
            ("playout", self.playout as f32, standard.playout as f32),
            ("sharpness", self.sharpness, standard.sharpness),
            ("slip", self.slip, standard.slip),
        ]
    }

    /// Sets one of them; `None` if there is none of that name.
    pub(crate) fn set(&mut self, name: &str, value: f32) -> Option<()> {
        match name {
            "curiosity" => self.curiosity = value,
            "children" => self.first_children = value as u32,
            "widening" => self.widening = value,
            "playout" => self.playout = value as u32,
            "sharpness" => self.sharpness = value,
            "slip" => self.slip = value,
            _ => return None,
        }
        Some(())
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// The searching bot. It keeps its tree between decisions of the same turn.
#[derive(Debug)]
pub struct Ismcts<G: Game> {
    settings: Settings,
    weights: Vec<f32>,
    tree: Option<Tree<G::Action>>,
    /// The view the tree belongs to and the action chosen there, to see whether the next view follows from it.
    last: Option<(G::View, G::Action)>,
    scratch: Scratch<G>,
}

/// Buffers that are used again and again.
#[derive(Debug)]
struct Scratch<G: Game> {
    legal: Vec<G::Action>,
    fresh: Vec<G::Action>,
    priors: Vec<f32>,
    path: Vec<u32>,
    /// For each dense index the walk's number that last found it legal.
    stamps: Vec<u32>,
    walk: u32,
}

impl<G: Heuristic> Ismcts<G> {
    /// A new bot.
    pub fn new(settings: Settings) -> Self {
        Self::with_weights(settings, G::weights().to_vec())
    }

    /// A new bot that judges by other weights than the game's own.
    pub fn with_weights(settings: Settings, weights: Vec<f32>) -> Self {
        let scratch = Scratch {
            legal: Vec::new(),
            fresh: Vec::new(),
            priors: Vec::new(),
            path: Vec::new(),
            stamps: vec![0; G::ACTIONS],
            walk: 0,
        };
        Self { settings, weights, tree: None, last: None, scratch }
    }

    /// The tree to go on with: the part below the last action, if the view follows from it, or an empty one.
    fn plant(&mut self, view: &G::View, any: G::Action, rng: &mut Pcg64Mcg) -> Tree<G::Action> {
        let last = self.last.take();
        let Some(mut tree) = self.tree.take() else { return Tree::new(any) };
        if let Some((before, action)) = last {
            // Where nothing hidden was revealed in between, any sample leads to just this view.
            let mut state = G::determinize(&before, rng);
            let seat = G::actor(&state);
            G::apply_unchecked(&mut state, action, &mut ());
            if let (Actor::Seat(same), true) = (G::actor(&state), G::actor(&state) == seat)
                && G::view(&state, shinar_core::Observer::Seat(same)) == *view
                && let Some(child) = tree.child_with_index(ROOT, G::action_index(action) as u32)
            {
                tree.keep_below(child);
                return tree;
            }
        }
        tree.clear(any);
        tree
    }

    /// One walk down the tree from a sampled state, by way of a certain child of the root if one is given.
    fn walk(&mut self, tree: &mut Tree<G::Action>, mut state: G::State, by: Option<u32>, rng: &mut Pcg64Mcg) {
        let mut node = ROOT;
        self.scratch.path.clear();
        self.scratch.path.push(ROOT);
        if let Some(child) = by {
            G::apply_unchecked(&mut state, tree.at(child).action, &mut ());
            self.scratch.path.push(child);
            node = child;
        }
        loop {
            settle_chance::<G>(&mut state, rng);
            let Actor::Seat(seat) = G::actor(&state) else { break };
            if tree.at(node).visits == 0 && node != ROOT {
                break;
            }
            self.list_legal(&state);
            self.widen(tree, node, &state);
            let child = self.select(tree, node, seat.index());
            if child == NONE {
                break;
            }
            G::apply_unchecked(&mut state, tree.at(child).action, &mut ());
            self.scratch.path.push(child);
            node = child;
        }
        let value = self.judge(&mut state, rng);
        for &node in &self.scratch.path {
            tree.add_result(node, &value);
        }
    }

    fn list_legal(&mut self, state: &G::State) {
        let scratch = &mut self.scratch;
        scratch.walk = scratch.walk.wrapping_add(1);
        G::legal_actions(state, &mut scratch.legal);
        for &action in &scratch.legal {
            scratch.stamps[G::action_index(action)] = scratch.walk;
        }
    }

    /// Shows as many of the legal actions as the node's visits have earned, the most promising first.
    fn widen(&mut self, tree: &mut Tree<G::Action>, node: u32, state: &G::State) {
        let visits = tree.at(node).visits as f32;
        let wanted = self.settings.first_children + (self.settings.widening * visits.sqrt()) as u32;
        let scratch = &mut self.scratch;
        let shown = tree.children(node).filter(|&child| {
            let at = tree.at(child).index as usize;
            scratch.stamps[at] == scratch.walk
        });
        let shown = shown.count() as u32;
        let missing = wanted.min(scratch.legal.len() as u32).saturating_sub(shown);
        if missing == 0 {
            return;
        }
        // What is shown already is not fresh: take its stamp away for a moment.
        for child in tree.children(node) {
            scratch.stamps[tree.at(child).index as usize] ^= u32::MAX;
        }
        scratch.fresh.clear();
        let (stamps, walk) = (&scratch.stamps, scratch.walk);
        let unseen = scratch.legal.iter().copied().filter(|&action| stamps[G::action_index(action)] == walk);
        scratch.fresh.extend(unseen);
        for child in tree.children(node) {
            scratch.stamps[tree.at(child).index as usize] ^= u32::MAX;
        }
        G::priors(state, &scratch.fresh, &self.weights, &mut scratch.priors);
        for _ in 0..missing {
            let best = scratch.priors.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1));
            let Some((at, &prior)) = best else { break };
            let action = scratch.fresh.swap_remove(at);
            scratch.priors.swap_remove(at);
            tree.add_child(
                node,
                action,
                G::action_index(action) as u32,
                (prior * self.settings.sharpness).exp(),
            );
        }
    }

    /// The child to go on with, among those that are legal now; counts that they were.
    fn select(&self, tree: &mut Tree<G::Action>, node: u32, seat: usize) -> u32 {
        let parent = tree.at(node);
        let hope = if parent.visits > 0 { parent.shares[seat] / parent.visits as f32 } else { 0.0 };
        let (stamps, walk) = (&self.scratch.stamps, self.scratch.walk);
        let mut total = 0.0;
        let mut child = parent.first_child;
        while child != NONE {
            let at = tree.at(child);
            if stamps[at.index as usize] == walk {
                total += at.prior;
            }
            child = at.next_sibling;
        }
        let (mut best, mut best_score) = (NONE, f32::MIN);
        let mut child = tree.at(node).first_child;
        while child != NONE {
            let at = tree.at_mut(child);
            let next = at.next_sibling;
            if stamps[at.index as usize] == walk {
                at.available += 1;
                let visits = at.visits as f32;
                // An action not yet looked at is hoped to be nearly as good as the rest.
                let mean = if at.visits > 0 { at.shares[seat] / visits } else { (hope - 0.05).max(0.0) };
                let promise = at.prior / total * (at.available as f32).sqrt() / (1.0 + visits);
                let score = mean + self.settings.curiosity * promise;
                if score > best_score {
                    (best, best_score) = (child, score);
                }
            }
            child = next;
        }
        best
    }

    /// The shares of a leaf, after a short playout in which deciders follow the priors loosely.
    fn judge(&mut self, state: &mut G::State, rng: &mut Pcg64Mcg) -> PerSeat<f32> {
        for _ in 0..self.settings.playout {
            settle_chance::<G>(state, rng);
            if G::actor(state).seat().is_none() {
                break;
            }
            let scratch = &mut self.scratch;
            G::legal_actions(state, &mut scratch.legal);
            // Of a few drawn at random the most promising is taken: cheap, and far better than blind.
            scratch.fresh.clear();
            for _ in 0..4 {
                let at = rng.random_range(0..scratch.legal.len().max(1) as u32) as usize;
                scratch.fresh.extend(scratch.legal.get(at));
            }
            G::priors(state, &scratch.fresh, &self.weights, &mut scratch.priors);
            let best = scratch.priors.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1));
            let Some(&action) = best.and_then(|(at, _)| scratch.fresh.get(at)) else { break };
            G::apply_unchecked(state, action, &mut ());
        }
        settle_chance::<G>(state, rng);
        shares::<G>(state, &self.weights)
    }

    /// The child of the root to play: the most visited, or with slips one that looked about as good.
    fn choose(&self, tree: &Tree<G::Action>, seat: usize, rng: &mut Pcg64Mcg) -> u32 {
        let most = tree.children(ROOT).map(|child| tree.at(child).visits).max().unwrap_or(0);
        let slip = self.settings.slip;
        let serious = tree.children(ROOT).filter(|&child| {
            let visits = tree.at(child).visits;
            visits > 0 && (visits == most || (slip > 0.0 && visits * 50 >= most))
        });
        let judged = serious.map(|child| {
            let node = tree.at(child);
            let off = if slip > 0.0 { slip * (rng.random::<f32>() - rng.random::<f32>()) } else { 0.0 };
            (node.shares[seat] / node.visits as f32 + off, child)
        });
        judged.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(NONE, |(_, child)| child)
    }

    /// What is likely to follow: the most visited children from a child of the root on.
    fn line(tree: &Tree<G::Action>, first: u32) -> Vec<G::Action> {
        let mut line = vec![tree.at(first).action];
        let mut node = first;
        while let Some(child) = tree.children(node).max_by_key(|&child| tree.at(child).visits) {
            if tree.at(child).visits == 0 || line.len() >= 8 {
                break;
            }
            line.push(tree.at(child).action);
            node = child;
        }
        line
    }
}

impl<G: Heuristic> Ismcts<G> {
    /// What a search from this view thinks of an action; `None` if there is nothing to decide.
    ///
    /// The action is looked into at least a tenth as often as everything together.
    pub fn opinion(
        &mut self,
        view: &G::View,
        action: G::Action,
        rng: &mut Pcg64Mcg,
        stop: Stop<'_>,
    ) -> Option<Opinion<G::Action>> {
        let decision = self.decide(view, rng, stop)?;
        let mut tree = self.tree.take()?;
        let state = G::determinize(view, rng);
        let (seat, players) = (G::actor(&state).seat()?.index(), G::players(&state));
        let index = G::action_index(action) as u32;
        let asked =
            tree.child_with_index(ROOT, index).unwrap_or_else(|| tree.add_child(ROOT, action, index, 1.0));
        let least = (tree.at(ROOT).visits / 10).max(1);
        while tree.at(asked).visits < least && (tree.at(asked).visits == 0 || !stop()) {
            let state = G::determinize(view, rng);
            self.walk(&mut tree, state, Some(asked), rng);
        }
        // With a closer look the action taken may turn out to be the best.
        let best = tree.child_with_index(ROOT, G::action_index(decision.action) as u32)?;
        let mean = |child: u32| tree.at(child).mean(players);
        let (hoped, got) = (mean(best)?, mean(asked)?);
        let loss = (hoped[seat] - got[seat]).max(0.0);
        let (best, shares) = if loss > 0.0 { (best, hoped) } else { (asked, got) };
        Some(Opinion { shares, best: tree.at(best).action, line: Self::line(&tree, best), loss })
    }
}

impl<G: Heuristic> Bot<G> for Ismcts<G> {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, stop: Stop<'_>) -> Option<Decision<G::Action>> {
        let state = G::determinize(view, rng);
        let seat = G::actor(&state).seat()?;
        G::legal_actions(&state, &mut self.scratch.legal);
        let any = *self.scratch.legal.first()?;
        if self.scratch.legal.len() == 1 {
            // Nothing to think about; the tree stays for the decision after this one.
            return Some(Decision::bare(any));
        }
        let mut tree = self.plant(view, any, rng);
        let mut iterations = 0;
        while iterations < self.settings.iterations && (iterations == 0 || !stop()) {
            let state = G::determinize(view, rng);
            self.walk(&mut tree, state, None, rng);
            iterations += 1;
        }
        let chosen = self.choose(&tree, seat.index(), rng);
        let (action, line, shares) = match chosen {
            NONE => (any, vec![any], None),
            child => {
                (tree.at(child).action, Self::line(&tree, child), tree.at(child).mean(G::players(&state)))
            }
        };
        self.tree = Some(tree);
        self.last = Some((view.clone(), action));
        Some(Decision { action, shares, line, iterations })
    }
}
