//! The algorithm: single-observer ISMCTS with PUCT, progressive widening and open-loop chance.
//!
//! Every simulation samples a full state from the acting seat's view and descends one tree. At each node the decider takes the
//! child with the best sum of mean result and exploration bonus (PUCT), among those that are legal in this sample; how often
//! a child was available replaces its parent's visits. Chance is sampled on the way and has no nodes. A node has
//! only its most promising children and the best of each kind at first, and gets more as it is visited. A new leaf is evaluated by the game's heuristic,
//! after a short playout if the settings ask for one, and the result is backed up along the path.
//!
//! `docs/bots.md` describes the limits of this choice.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Heuristic, Observer, Seat, play::settle_chance, prelude::*, victory};

use crate::{
    bot::{Halt, Lead},
    knowledge::Knowledge,
    legal_set::LegalSet,
    settings::SearchSettings,
    softmax::{logit, probabilities},
    stats::{ActionStats, Evaluation},
    tree::{ROOT, Tree},
};

/// The length of the principal variation that is reported. Beyond it, there are too few visits to rely on.
const PV_LENGTH: usize = 8;

/// An action under examination gets at least one in this many simulations.
const EXAMINATION: u32 = 10;

/// After how many simulations it is counted again which actions lead.
const LEAD_CHECK: u32 = 32;

/// Whether this is the engine inside the page. It must stay small, so it does without what only self-play needs, and without following
/// others' replies through a kept tree.
pub(crate) const IN_PAGE: bool = cfg!(target_family = "wasm");

/// A tree and what makes it grow.
#[derive(Debug)]
pub(crate) struct TreeSearch<G: Game> {
    settings: SearchSettings,
    knowledge: Knowledge,
    tree: Option<Tree<G::Action>>,
    /// The view at the root and the actions played since, to see whether the next view follows from them.
    played: Option<(G::View, Vec<G::Action>)>,
    /// The nodes of a simulation, from the root on.
    path: Vec<u32>,
    legal: LegalSet<G>,
    /// The children of the current node that are legal in this sample.
    available: Vec<u32>,
    /// Candidates for a new node or for a playout, and their priors.
    unseen: Vec<G::Action>,
    priors: Vec<f32>,
    /// The places of the best of them.
    best: Vec<u32>,
    /// The place of the best of each kind, with its prior.
    kinds: Vec<Option<(u32, f32)>>,
}

/// How a tree grew.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Growth<A> {
    /// Who decides.
    pub(crate) seat: Seat,
    pub(crate) players: u8,
    /// A legal action; the only one if there were no iterations.
    pub(crate) any: A,
    pub(crate) iterations: u32,
}

/// Growing the tree.
impl<G: Heuristic> TreeSearch<G> {
    pub(crate) fn new(settings: SearchSettings, knowledge: Knowledge) -> Self {
        Self {
            settings,
            knowledge,
            tree: None,
            played: None,
            path: Vec::new(),
            legal: LegalSet::new(),
            available: Vec::new(),
            unseen: Vec::new(),
            priors: Vec::new(),
            best: Vec::new(),
            kinds: vec![None; G::Action::KINDS.len()],
        }
    }

    /// Grows the tree of this view until the iterations are done or `halt` says so, at least by one simulation.
    ///
    /// `None` if no seat decides; no iterations if there is only one legal action.
    pub(crate) fn grow(
        &mut self,
        view: &G::View,
        rng: &mut Pcg64Mcg,
        halt: Halt<'_>,
    ) -> Option<Growth<G::Action>> {
        let state = view.determinize(rng);
        let seat = state.actor().seat()?;
        self.legal.refill(|buffer| G::legal_actions(&state, buffer));
        let any = *self.legal.actions().first()?;
        let mut growth = Growth { seat, players: state.players(), any, iterations: 0 };
        if self.legal.actions().len() == 1 {
            return Some(growth);
        }
        let mut tree = self.plant(view, any, rng);
        let mut first = self.decisive(&mut tree, &state, seat);
        let mut lead = Lead::default();
        while growth.iterations < self.settings.iterations && (growth.iterations == 0 || !halt(lead)) {
            self.simulate(&mut tree, view.determinize(rng), first.take(), rng);
            growth.iterations += 1;
            lead.iterations = growth.iterations;
            if growth.iterations.is_multiple_of(LEAD_CHECK) {
                (lead.first, lead.second) = tree.most_visited(ROOT);
            }
            if growth.iterations == 1 && self.settings.root_noise > 0.0 && !IN_PAGE {
                tree.disturb_priors(ROOT, self.settings.root_noise, rng);
            }
        }
        self.tree = Some(tree);
        Some(growth)
    }

    /// Simulates one action until it has its share of the simulations, at least one.
    pub(crate) fn examine(&mut self, view: &G::View, action: G::Action, rng: &mut Pcg64Mcg, halt: Halt<'_>) {
        let Some(mut tree) = self.tree.take() else { return };
        let child = tree.child(ROOT, action).unwrap_or_else(|| tree.add_child(ROOT, action, 0.0));
        let enough = (tree.at(ROOT).stats.visits / EXAMINATION).max(1);
        let visits = |tree: &Tree<_>| tree.at(child).stats.visits;
        while visits(&tree) < enough && (visits(&tree) == 0 || !halt(Lead::default())) {
            self.simulate(&mut tree, view.determinize(rng), Some(child), rng);
        }
        self.tree = Some(tree);
    }

    /// The statistics of the actions at the root.
    pub(crate) fn root_actions(&self) -> impl Iterator<Item = ActionStats<G::Action>> {
        self.tree.iter().flat_map(|tree| tree.children(ROOT).map(|child| tree.at(child).stats))
    }

    /// The principal variation that begins with an action: from each node on to the most visited child.
    pub(crate) fn pv(&self, action: G::Action) -> Vec<G::Action> {
        let mut pv = vec![action];
        let Some(tree) = &self.tree else { return pv };
        let mut node = tree.child(ROOT, action);
        while let Some(parent) = node {
            node = tree.children(parent).max_by_key(|&child| tree.at(child).stats.visits);
            node = node.filter(|&child| tree.at(child).stats.visits > 0 && pv.len() < PV_LENGTH);
            pv.extend(node.map(|child| tree.at(child).stats.action));
        }
        pv
    }
}

/// Immediate wins.
impl<G: Heuristic> TreeSearch<G> {
    /// Finds a *decisive move*, an action that wins in this sample at once, and makes it a child of the root.
    ///
    /// Priors may rank it so low that widening would not reach it for thousands of simulations: in some games the last
    /// action is one that is useless at any other time. It is only simulated first, not played: in other samples it may not win.
    fn decisive(&mut self, tree: &mut Tree<G::Action>, state: &G::State, seat: Seat) -> Option<u32> {
        let wins = |action: &G::Action| {
            let mut after = state.clone();
            G::apply_unchecked(&mut after, *action, &mut ());
            after.actor() == Actor::Over && victory::<G>(&after)[seat.index()] == 1.0
        };
        let action = *self.legal.actions().iter().find(|action| wins(action))?;
        let child = tree.child(ROOT, action).unwrap_or_else(|| {
            self.knowledge.priors::<G>(state, &[action], &mut self.priors);
            let prior = self.priors.first().copied().unwrap_or(0.0);
            tree.add_child(ROOT, action, logit(prior, self.settings.inverse_temperature))
        });
        tree.at_mut(child).available += 1;
        Some(child)
    }
}

/// Keeping the tree between decisions.
impl<G: Heuristic> TreeSearch<G> {
    /// Records the decision at the root.
    pub(crate) fn remember(&mut self, view: &G::View, action: G::Action) {
        self.played = Some((view.clone(), vec![action]));
    }

    /// Records that nothing was decided at the root: the next search of this view continues with the same tree.
    pub(crate) fn stay(&mut self, view: &G::View) {
        self.played = Some((view.clone(), Vec::new()));
    }

    /// Records an action played after it as the only legal one.
    pub(crate) fn follow(&mut self, action: G::Action) {
        if let Some((_, actions)) = &mut self.played {
            actions.push(action);
        }
    }

    /// The tree to continue with: the subtree of the last one below the actions played, if the view follows from them, or an empty one.
    fn plant(&mut self, view: &G::View, any: G::Action, rng: &mut Pcg64Mcg) -> Tree<G::Action> {
        let played = self.played.take();
        let Some(mut tree) = self.tree.take() else { return Tree::new(any) };
        let kept = played.and_then(|(before, actions)| descendant::<G>(&tree, &before, &actions, view, rng));
        match kept {
            Some(ROOT) => {}
            Some(node) => tree.keep_below(node),
            None => tree.clear(any),
        }
        tree
    }
}

/// The node that a seat's actions lead to from the root, if they lead from its view there to the view here.
///
/// In between, nothing may have been drawn or revealed; then any sample shows it: after the actions it looks just like the view here. Other
/// seats may have decided, as long as the tree knows what they did: their replies are found by how the position looks after them.
fn descendant<G: Game>(
    tree: &Tree<G::Action>,
    before: &G::View,
    actions: &[G::Action],
    here: &G::View,
    rng: &mut Pcg64Mcg,
) -> Option<u32> {
    let mut state = before.determinize(rng);
    let Actor::Seat(seat) = state.actor() else { return None };
    let mut node = ROOT;
    for &action in actions {
        node = tree.child(node, action)?;
        G::apply_unchecked(&mut state, action, &mut ());
    }
    after_replies::<G>(tree, node, &state, seat, here, REPLIES)
}

/// How many decisions of others a kept tree is followed through.
const REPLIES: u32 = 3;

/// The node at which a seat decides next and sees this view, if the others' replies that the tree knows lead there.
fn after_replies<G: Game>(
    tree: &Tree<G::Action>,
    node: u32,
    state: &G::State,
    seat: Seat,
    here: &G::View,
    replies: u32,
) -> Option<u32> {
    match state.actor() {
        Actor::Seat(other) if other == seat => {
            (G::View::of(state, Observer::Seat(seat)) == *here).then_some(node)
        }
        Actor::Seat(_) if replies > 0 && !IN_PAGE => tree.children(node).find_map(|child| {
            let action = tree.at(child).stats.action;
            let mut after = state.clone();
            G::apply(&mut after, action, &mut ()).ok()?;
            after_replies::<G>(tree, child, &after, seat, here, replies - 1)
        }),
        _ => None,
    }
}

/// One simulation.
impl<G: Heuristic> TreeSearch<G> {
    /// Descends from a sampled state to a leaf, evaluates it and backs the result up. The first step is given or selected.
    fn simulate(
        &mut self,
        tree: &mut Tree<G::Action>,
        mut state: G::State,
        first: Option<u32>,
        rng: &mut Pcg64Mcg,
    ) {
        self.path.clear();
        self.path.push(ROOT);
        let mut next = first.or_else(|| self.step(tree, ROOT, &state));
        while let Some(node) = next {
            G::apply_unchecked(&mut state, tree.at(node).stats.action, &mut ());
            settle_chance::<G>(&mut state, rng);
            self.path.push(node);
            let is_new = tree.at(node).stats.visits == 0;
            next = if is_new { None } else { self.step(tree, node, &state) };
        }
        let evaluation = self.evaluate(&mut state, rng);
        tree.add_result(&self.path, &evaluation);
    }

    /// The child to descend to; `None` if the game is over.
    fn step(&mut self, tree: &mut Tree<G::Action>, node: u32, state: &G::State) -> Option<u32> {
        let Actor::Seat(seat) = state.actor() else { return None };
        self.legal.refill(|buffer| G::legal_actions(state, buffer));
        self.gather_available(tree, node);
        self.widen(tree, node, state);
        self.select(tree, node, seat)
    }

    /// Gathers the children that are legal, and counts that they were.
    fn gather_available(&mut self, tree: &mut Tree<G::Action>, node: u32) {
        self.available.clear();
        let mut next = tree.first_child(node);
        while let Some(child) = next {
            next = tree.next_sibling(child);
            let at = tree.at_mut(child);
            if let Some(place) = self.legal.place_of(at.stats.action, at.hint) {
                at.hint = place;
                at.available += 1;
                self.available.push(child);
            }
        }
    }

    /// Progressive widening: adds as many children as the visits of the node have earned, the best priors first.
    fn widen(&mut self, tree: &mut Tree<G::Action>, node: u32, state: &G::State) {
        let visits = tree.at(node).stats.visits as f32;
        let wanted = self.settings.first_children + (self.settings.widening * visits.sqrt()) as u32;
        let wanted = self.legal.actions().len().min(wanted.max(1) as usize);
        let missing = wanted.saturating_sub(self.available.len());
        if missing == 0 || tree.is_full() {
            return;
        }
        let shown = self.available.iter().map(|&child| tree.at(child).stats.action);
        self.legal.except(shown, &mut self.unseen);
        self.knowledge.priors::<G>(state, &self.unseen, &mut self.priors);
        greatest(&self.priors, missing, &mut self.best);
        if self.settings.kinds.is_finite() {
            self.show_kinds(tree);
        }
        for &place in &self.best {
            let Some(&action) = self.unseen.get(place as usize) else { continue };
            let logit = logit(self.priors[place as usize], self.settings.inverse_temperature);
            let child = tree.add_child(node, action, logit);
            let new = tree.at_mut(child);
            new.available = 1;
            // Right if the node had no children yet; otherwise the next look-up corrects it.
            new.hint = place;
            self.available.push(child);
        }
    }

    /// Adds the best action of each kind that no child has to the best ones, and raises its prior so that it is tried.
    fn show_kinds(&mut self, tree: &Tree<G::Action>) {
        self.kinds.fill(None);
        for (place, (action, &prior)) in self.unseen.iter().zip(&self.priors).enumerate() {
            let best = &mut self.kinds[action.kind()];
            if best.is_none_or(|(_, best)| prior > best) {
                *best = Some((place as u32, prior));
            }
        }
        // A kind that is shown already needs no other representative.
        for &child in &self.available {
            self.kinds[tree.at(child).stats.action.kind()] = None;
        }
        let is_first = self.available.is_empty();
        let best = self.priors.iter().copied().fold(f32::MIN, f32::max);
        let floor = best - self.settings.kinds / self.settings.inverse_temperature.max(f32::MIN_POSITIVE);
        for (place, prior) in self.kinds.iter().flatten().copied() {
            if !self.best.contains(&place) {
                self.best.push(place);
            }
            if is_first && prior < floor {
                self.priors[place as usize] = floor;
            }
        }
    }

    /// PUCT: the available child with the best sum of mean and exploration bonus for the seat that decides.
    fn select(&mut self, tree: &Tree<G::Action>, node: u32, seat: Seat) -> Option<u32> {
        let scale = self.scale(tree, seat);
        let c_puct = self.settings.c_puct * scale;
        let fpu_reduction = self.settings.fpu_reduction * scale;
        let first_play = (tree.at(node).mean(seat).unwrap_or(0.0) - fpu_reduction).max(0.0);
        probabilities(self.available.iter().map(|&child| tree.at(child).prior), &mut self.priors);
        let (mut best, mut best_score) = (None, f32::NEG_INFINITY);
        for (&child, prior) in self.available.iter().zip(&self.priors) {
            let at = tree.at(child);
            let bonus = c_puct * prior * (at.available as f32).sqrt() / (1.0 + at.stats.visits as f32);
            let score = at.mean(seat).unwrap_or(first_play) + bonus;
            if score > best_score {
                (best, best_score) = (Some(child), score);
            }
        }
        best
    }

    /// How far apart the available children are, relative to what is usual, at most 1.
    ///
    /// When the outcome of a game is clear, its actions differ by thousandths. Explored as if they could differ by tenths, they would all get the
    /// visits of their priors, and a game that is won would not be brought to its end.
    fn scale(&self, tree: &Tree<G::Action>, seat: Seat) -> f32 {
        let (mut least, mut most, mut visited) = (f32::MAX, f32::MIN, 0);
        for mean in self.available.iter().filter_map(|&child| tree.at(child).mean(seat)) {
            least = least.min(mean);
            most = most.max(mean);
            visited += 1;
        }
        if visited < SPREAD_KNOWN || !self.settings.kinds.is_finite() {
            return 1.0;
        }
        // Falls faster than the spread itself, so that small differences decide within a few visits.
        let part = ((most - least) / SPREAD).clamp(SMALLEST_SPREAD, 1.0);
        part * part.sqrt()
    }

    /// What a leaf is worth by the knowledge of the game, after a short playout.
    fn evaluate(&mut self, state: &mut G::State, rng: &mut Pcg64Mcg) -> Evaluation {
        for _ in 0..self.settings.playout {
            if state.actor().seat().is_none() {
                break;
            }
            self.legal.refill(|buffer| G::legal_actions(state, buffer));
            let legal = self.legal.actions();
            self.unseen.clear();
            for _ in 0..self.settings.playout_candidates {
                let place = rng.random_range(0..legal.len().max(1) as u32) as usize;
                self.unseen.extend(legal.get(place));
            }
            self.knowledge.priors::<G>(state, &self.unseen, &mut self.priors);
            let best = self.priors.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1));
            let Some(&action) = best.and_then(|(place, _)| self.unseen.get(place)) else { break };
            G::apply_unchecked(state, action, &mut ());
            settle_chance::<G>(state, rng);
        }
        let judgement = self.knowledge.judge::<G>(state);
        // Ends are worth the more the sooner they come, and a game that goes on the more the nearer its end is.
        let nearness = match state.actor() {
            Actor::Over => NEXT.powi(self.path.len() as i32 - 1),
            _ => NEXT_END * (1.0 - G::remaining(state)),
        };
        Evaluation::new(judgement, nearness, G::LEAD, &self.settings)
    }
}

/// How much of its nearness an end keeps for each decision until then.
const NEXT: f32 = 0.97;

/// From this spread between the best and the worst child on, actions are explored with the full constants.
const SPREAD: f32 = 0.05;

/// As many children must have been visited before their spread says something.
const SPREAD_KNOWN: u32 = 4;

/// The smallest part of it that counts.
const SMALLEST_SPREAD: f32 = 1e-3;

/// How near the end can seem before it is there.
const NEXT_END: f32 = 0.9;

/// Writes the places of the `count` greatest values into `places`, the greatest first.
///
/// The order is total, so that a seed gives the same tree whatever sorting algorithm the library uses. Only the wanted
/// values are sorted: there can be hundreds.
fn greatest(values: &[f32], count: usize, places: &mut Vec<u32>) {
    places.clear();
    places.extend(0..values.len() as u32);
    let order = |one: &u32, other: &u32| {
        values[*other as usize].total_cmp(&values[*one as usize]).then(one.cmp(other))
    };
    if count < places.len() {
        places.select_nth_unstable_by(count, order);
        places.truncate(count);
    }
    places.sort_unstable_by(order);
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*};
    use shinar_babylonia::Babylonia;
    use shinar_core::play;

    use super::*;

    type State = <Babylonia as Game>::State;

    /// The start of a turn in a game of two: two tokens are to be played, one after the other.
    fn turn(seed: u64) -> (State, Seat) {
        let mut state = play::dealt_game::<Babylonia>(2, &Default::default(), seed, 60).unwrap();
        let mut rng = play::stream(seed, 1);
        let first = state.actor();
        while state.actor() == first {
            let action = Babylonia::random_action(&state, &mut rng).unwrap();
            Babylonia::apply_unchecked(&mut state, action, &mut ());
        }
        settle_chance::<Babylonia>(&mut state, &mut rng);
        let seat = state.actor().seat().unwrap();
        (state, seat)
    }

    fn view(state: &State, seat: Seat) -> <Babylonia as Game>::View {
        GameView::of(state, Observer::Seat(seat))
    }

    fn search(iterations: u32) -> TreeSearch<Babylonia> {
        let settings = SearchSettings { iterations, ..SearchSettings::STANDARD };
        TreeSearch::new(settings, Knowledge::linear::<Babylonia>())
    }

    fn grow(search: &mut TreeSearch<Babylonia>, state: &State, seat: Seat, seed: u64) {
        search.grow(&view(state, seat), &mut play::stream(seed, 2), &mut |_| false).unwrap();
    }

    fn tree(search: &TreeSearch<Babylonia>) -> &Tree<<Babylonia as Game>::Action> {
        search.tree.as_ref().unwrap()
    }

    /// The second token of a turn is searched with the tree of the first, and with a fresh one.
    #[test]
    fn a_kept_tree_agrees_with_a_fresh_one() {
        let mut kept_trees = 0;
        for seed in 0..6 {
            let (mut state, seat) = turn(seed);
            let mut kept = search(800);
            grow(&mut kept, &state, seat, seed);
            tree(&kept).check();
            let best = kept.root_actions().max_by_key(|stats| stats.visits).unwrap();
            kept.remember(&view(&state, seat), best.action);
            Babylonia::apply_unchecked(&mut state, best.action, &mut ());
            if state.actor() != Actor::Seat(seat) {
                continue;
            }
            kept_trees += 1;
            grow(&mut kept, &state, seat, seed);
            tree(&kept).check();
            assert_eq!(tree(&kept).at(ROOT).stats.visits, best.visits + 800, "its visits are kept");

            let mut fresh = search(800 + best.visits);
            grow(&mut fresh, &state, seat, seed + 100);
            let (old, new) = (tree(&kept).at(ROOT), tree(&fresh).at(ROOT));
            let (old, new) = (old.mean(seat).unwrap(), new.mean(seat).unwrap());
            assert!((old - new).abs() < 0.05, "{old} with the kept tree, {new} with a fresh one");
        }
        assert!(kept_trees >= 3, "{kept_trees}");
    }

    #[test]
    fn a_tree_is_dropped_when_another_seat_decided() {
        let (mut state, seat) = turn(1);
        let mut search = search(200);
        grow(&mut search, &state, seat, 1);
        let action = search.root_actions().next().unwrap().action;
        search.remember(&view(&state, seat), action);
        let mut rng = play::stream(5, 5);
        loop {
            let action = Babylonia::random_action(&state, &mut rng).unwrap();
            let before = state.actor();
            Babylonia::apply_unchecked(&mut state, action, &mut ());
            if before != Actor::Seat(seat) && state.actor() == Actor::Seat(seat) {
                break;
            }
        }
        grow(&mut search, &state, seat, 2);
        tree(&search).check();
        assert_eq!(tree(&search).at(ROOT).stats.visits, 200);
    }

    /// Soft-max: however low the temperature of the priors, the best one is played and every visit is counted.
    #[test]
    fn the_sharpest_priors_play_the_best_prior() {
        for seed in 0..4 {
            let (state, seat) = turn(seed);
            let mut search = search(100);
            search.settings.inverse_temperature = 1000.0;
            grow(&mut search, &state, seat, seed);
            tree(&search).check();
            let visits: u32 = search.root_actions().map(|stats| stats.visits).sum();
            assert_eq!(visits, 100);
            let played = search.root_actions().max_by_key(|stats| stats.visits).unwrap().action;
            let (mut legal, mut priors) = (Vec::new(), Vec::new());
            Babylonia::legal_actions(&state, &mut legal);
            search.knowledge.priors::<Babylonia>(&state, &legal, &mut priors);
            let prior = legal.iter().position(|action| *action == played).map(|place| priors[place]);
            assert_eq!(prior, priors.iter().copied().reduce(f32::max));
        }
    }

    proptest! {
        #[test]
        fn the_greatest_come_first(values in vec(-3..3_i8, 0..30), count in 0..35_usize) {
            let values: Vec<_> = values.into_iter().map(f32::from).collect();
            let mut expected: Vec<_> = (0..values.len() as u32).collect();
            expected.sort_by(|one, other| values[*other as usize].total_cmp(&values[*one as usize]));
            expected.truncate(count);
            let mut places = vec![99];
            greatest(&values, count, &mut places);
            prop_assert_eq!(places, expected);
        }
    }
}
