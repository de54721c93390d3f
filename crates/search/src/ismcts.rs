//! Information-set Monte-Carlo tree search for two to four players.
//!
//! Every iteration samples a full state from the acting seat's view and walks down one tree. Each decider takes the
//! child with the best mixture of own share so far and prior (PUCT), among those that are legal in this sample; how often
//! a child was available counts instead of its parent's visits. Chance falls anew each time and makes no nodes: the tree is
//! one of decisions. A node shows only its most promising children at first and more as it is visited. A new node
//! is judged by the game's heuristic after a short playout.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Game, Heuristic, MAX_SEATS, PerSeat, Seat, play::settle_chance, shares};

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
    /// How many threads think side by side; with iterations the decision depends on their number, not on the machine.
    pub threads: u32,
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
        threads: 1,
    };

    /// The settings that can be given by name: name, value, standard.
    pub(crate) fn named(&self) -> [(&'static str, f32, f32); 7] {
        let standard = Self::STANDARD;
        [
            ("curiosity", self.curiosity, standard.curiosity),
            ("children", self.first_children as f32, standard.first_children as f32),
            ("widening", self.widening, standard.widening),
            ("playout", self.playout as f32, standard.playout as f32),
            ("sharpness", self.sharpness, standard.sharpness),
            ("slip", self.slip, standard.slip),
            ("threads", self.threads as f32, standard.threads as f32),
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
            "threads" => self.threads = (value as u32).clamp(1, 64),
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
    /// The positions of the best fresh actions.
    best: Vec<u32>,
    /// The children of the node that are legal.
    open: Vec<u32>,
    path: Vec<u32>,
    /// For each dense index the stamp of the last list it was in, and its place there.
    stamps: Vec<(u32, u32)>,
    stamp: u32,
    /// Whether the present list is stamped.
    is_stamped: bool,
}

impl<G: Game> Scratch<G> {
    /// Stamps every legal action with its place in the list, unless that is done.
    fn stamp(&mut self) {
        if self.is_stamped {
            return;
        }
        self.is_stamped = true;
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            // Once round: what is old must not look new.
            self.stamps.fill((0, 0));
            self.stamp = 1;
        }
        for (&action, place) in self.legal.iter().zip(0..) {
            self.stamps[G::action_index(action)] = (self.stamp, place);
        }
    }

    /// Lists the legal actions that no open child shows.
    fn gather_fresh(&mut self, tree: &Tree<G::Action>) {
        self.fresh.clear();
        if self.open.is_empty() {
            self.fresh.extend_from_slice(&self.legal);
            return;
        }
        self.stamp();
        for &child in &self.open {
            self.stamps[tree.at(child).index as usize].0 = 0;
        }
        let (stamps, stamp) = (&self.stamps, self.stamp);
        let unseen = self.legal.iter().copied().filter(|&action| stamps[G::action_index(action)].0 == stamp);
        self.fresh.extend(unseen);
    }
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
            best: Vec::new(),
            open: Vec::new(),
            path: Vec::new(),
            stamps: vec![(0, 0); G::ACTIONS],
            stamp: 0,
            is_stamped: false,
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
            self.open(tree, node, &state);
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

    /// Lists what is legal and gathers the children that are; counts that they were.
    ///
    /// Lists at a node are mostly the same from walk to walk, so a child first looks where it stood the last time.
    fn open(&mut self, tree: &mut Tree<G::Action>, node: u32, state: &G::State) {
        let scratch = &mut self.scratch;
        G::legal_actions(state, &mut scratch.legal);
        scratch.is_stamped = false;
        scratch.open.clear();
        let mut child = tree.at(node).first_child;
        while child != NONE {
            let at = tree.at_mut(child);
            let stands = scratch.legal.get(at.place as usize) == Some(&at.action) || {
                scratch.stamp();
                let (stamp, place) = scratch.stamps[at.index as usize];
                at.place = place;
                stamp == scratch.stamp
            };
            if stands {
                at.available += 1;
                scratch.open.push(child);
            }
            child = at.next_sibling;
        }
    }

    /// Shows as many of the legal actions as the node's visits have earned, the most promising first.
    fn widen(&mut self, tree: &mut Tree<G::Action>, node: u32, state: &G::State) {
        let visits = tree.at(node).visits as f32;
        let wanted = self.settings.first_children + (self.settings.widening * visits.sqrt()) as u32;
        let scratch = &mut self.scratch;
        let wanted = scratch.legal.len().min(wanted as usize);
        let missing = wanted.saturating_sub(scratch.open.len());
        if missing == 0 || tree.is_full() {
            return;
        }
        let all_fresh = scratch.open.is_empty();
        scratch.gather_fresh(tree);
        G::priors(state, &scratch.fresh, &self.weights, &mut scratch.priors);
        scratch.best.clear();
        scratch.best.extend((0..scratch.fresh.len() as u32).take(scratch.priors.len()));
        let priors = &scratch.priors;
        // The order is total, so that the same seed gives the same tree whatever the algorithm of the library.
        let order = |one: &u32, other: &u32| {
            let (one_prior, other_prior) = (priors[*one as usize], priors[*other as usize]);
            other_prior.total_cmp(&one_prior).then(one.cmp(other))
        };
        if missing < scratch.best.len() {
            scratch.best.select_nth_unstable_by(missing, order);
            scratch.best.truncate(missing);
        }
        scratch.best.sort_unstable_by(order);
        for &at in &scratch.best {
            let action = scratch.fresh[at as usize];
            let prior = (scratch.priors[at as usize] * self.settings.sharpness).exp();
            let child = tree.add_child(node, action, G::action_index(action) as u32, prior);
            let new = tree.at_mut(child);
            new.available = 1;
            if all_fresh {
                new.place = at;
            }
            scratch.open.push(child);
        }
    }

    /// The child to go on with, among those that are legal now.
    fn select(&self, tree: &Tree<G::Action>, node: u32, seat: usize) -> u32 {
        let parent = tree.at(node);
        let hope = if parent.visits > 0 { parent.shares[seat] / parent.visits as f32 } else { 0.0 };
        // An action not yet looked at is hoped to be nearly as good as the rest.
        let hope = (hope - 0.05).max(0.0);
        let open = &self.scratch.open;
        let total: f32 = open.iter().map(|&child| tree.at(child).prior).sum();
        let curiosity = self.settings.curiosity / total;
        let (mut best, mut best_score) = (NONE, f32::MIN);
        for &child in open {
            let at = tree.at(child);
            let visits = at.visits as f32;
            let mean = if at.visits > 0 { at.shares[seat] / visits } else { hope };
            let score = mean + curiosity * at.prior * (at.available as f32).sqrt() / (1.0 + visits);
            if score > best_score {
                (best, best_score) = (child, score);
            }
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

    /// The line that begins with an action, as far as the tree has looked into it.
    pub(crate) fn line_from(&self, action: G::Action) -> Vec<G::Action> {
        let index = G::action_index(action) as u32;
        let known = self.tree.as_ref().and_then(|tree| Some((tree, tree.child_with_index(ROOT, index)?)));
        known.map_or_else(|| vec![action], |(tree, child)| Self::line(tree, child))
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

impl<G: Heuristic> Ismcts<G> {
    /// Thinks: grows the tree of this view until the iterations are done or `stop` says so.
    pub(crate) fn grow(
        &mut self,
        view: &G::View,
        rng: &mut Pcg64Mcg,
        stop: Stop<'_>,
    ) -> Option<Growth<G::Action>> {
        let state = G::determinize(view, rng);
        let seat = G::actor(&state).seat()?;
        G::legal_actions(&state, &mut self.scratch.legal);
        let any = *self.scratch.legal.first()?;
        let players = G::players(&state).into();
        let mut growth = Growth { seat, players, any, iterations: 0 };
        if self.scratch.legal.len() == 1 {
            // Nothing to think about; the tree stays for the decision after this one.
            return Some(growth);
        }
        let mut tree = self.plant(view, any, rng);
        while growth.iterations < self.settings.iterations && (growth.iterations == 0 || !stop()) {
            let state = G::determinize(view, rng);
            self.walk(&mut tree, state, None, rng);
            growth.iterations += 1;
        }
        self.tree = Some(tree);
        Some(growth)
    }

    /// What was found out about the actions at the root.
    pub(crate) fn choices(&self) -> impl Iterator<Item = Choice<G::Action>> {
        let children = self.tree.iter().flat_map(|tree| tree.children(ROOT).map(|child| tree.at(child)));
        children.map(|node| Choice { action: node.action, visits: node.visits, shares: node.shares })
    }

    /// Keeps in mind what was decided, to see next time whether the tree still holds.
    pub(crate) fn remember(&mut self, view: &G::View, action: G::Action) {
        self.last = Some((view.clone(), action));
    }
}

/// How a tree grew.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Growth<A> {
    /// Who decides.
    pub(crate) seat: Seat,
    pub(crate) players: usize,
    /// A legal action; the only one if there were no iterations.
    pub(crate) any: A,
    pub(crate) iterations: u32,
}

/// An action with what was found out about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// The sums of shares over all visits.
    pub(crate) shares: [f32; MAX_SEATS],
}

impl<A: Copy> Choice<A> {
    fn share(&self, seat: usize) -> f32 {
        self.shares[seat] / self.visits as f32
    }

    /// The mean shares of the players.
    pub(crate) fn mean(&self, players: usize) -> PerSeat<f32> {
        (0..players).map(|seat| self.share(seat)).collect()
    }

    /// The one to play: the most visited, or with slips one that looked about as good.
    pub(crate) fn best(choices: &[Self], seat: usize, slip: f32, rng: &mut Pcg64Mcg) -> Option<Self> {
        let most = choices.iter().map(|choice| choice.visits).max()?;
        let serious = choices.iter().filter(|choice| {
            choice.visits > 0 && (choice.visits == most || (slip > 0.0 && choice.visits * 50 >= most))
        });
        let judged = serious.map(|choice| {
            let off = if slip > 0.0 { slip * (rng.random::<f32>() - rng.random::<f32>()) } else { 0.0 };
            (choice.share(seat) + off, *choice)
        });
        judged.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, choice)| choice)
    }
}

impl<G: Heuristic> Bot<G> for Ismcts<G> {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, stop: Stop<'_>) -> Option<Decision<G::Action>> {
        let Growth { seat, players, any, iterations } = self.grow(view, rng, stop)?;
        if iterations == 0 {
            return Some(Decision::bare(any));
        }
        let choices: Vec<_> = self.choices().collect();
        let chosen = Choice::best(&choices, seat.index(), self.settings.slip, rng);
        let action = chosen.map_or(any, |choice| choice.action);
        let shares = chosen.map(|choice| choice.mean(players));
        self.remember(view, action);
        Some(Decision { action, shares, line: self.line_from(action), iterations })
    }
}
