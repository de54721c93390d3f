//! Information-set Monte-Carlo tree search for two to four players.
//!
//! This is the bot: it grows one or several trees ([`TreeSearch`] is the algorithm), adds up the statistics of their roots, and
//! plays the most visited action.

use rand_pcg::Pcg64Mcg;
use shinar_core::{Heuristic, prelude::*};

use crate::{
    analysis::Opinion,
    bot::{Bot, Decision, Halt},
    knowledge::Knowledge,
    parallel::run_all,
    settings::SearchSettings,
    stats::ActionStats,
    tree_search::{Growth, IN_PAGE, TreeSearch},
};

/// The searching bot. It keeps its trees between the decisions of a turn.
///
/// ```
/// use shinar_babylonia::{Babylonia, View};
/// use shinar_core::{Observer, play, prelude::*};
/// use shinar_search::{Bot, Ismcts, SearchSettings};
///
/// // A game of two, after 60 random actions and whatever chance then decides.
/// let mut state = play::dealt_game::<Babylonia>(2, &Default::default(), 7, 60)?;
/// let mut rng = play::stream(7, 1);
/// play::settle_chance::<Babylonia>(&mut state, &mut rng);
///
/// let seat = state.actor().seat().expect("a player decides");
/// let view = View::of(&state, Observer::Seat(seat));
/// let mut bot = Ismcts::<Babylonia>::new(SearchSettings { iterations: 100, ..SearchSettings::STANDARD });
/// let decision = bot.decide(&view, &mut rng, &mut |_| false).expect("there is something to decide");
/// assert!(Babylonia::check(&state, decision.action).is_ok());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Ismcts<G: Game> {
    noise: f32,
    temperature: f32,
    searches: Vec<TreeSearch<G>>,
}

impl<G: Heuristic> Ismcts<G> {
    /// A new bot.
    pub fn new(settings: SearchSettings) -> Self {
        Self::with_knowledge(settings, &Knowledge::of::<G>(&settings))
    }

    /// A new bot that evaluates positions by other knowledge than the settings say.
    pub fn with_knowledge(settings: SearchSettings, knowledge: &Knowledge) -> Self {
        let threads = settings.threads.max(1);
        let part = |thread: u32| match settings.iterations {
            u32::MAX => u32::MAX,
            // The first threads take the remainder.
            iterations => iterations / threads + u32::from(thread < iterations % threads),
        };
        let search = |thread| {
            TreeSearch::new(SearchSettings { iterations: part(thread), ..settings }, knowledge.clone())
        };
        let SearchSettings { noise, temperature, .. } = settings;
        Self { noise, temperature, searches: (0..threads).map(search).collect() }
    }

    /// Evaluates an action from this view; `None` if it was the only legal one.
    ///
    /// All threads of the settings search, then examine the action.
    pub fn opinion(
        &mut self,
        view: &G::View,
        action: G::Action,
        rng: &mut Pcg64Mcg,
        halt: Halt<'_>,
    ) -> Option<Opinion<G::Action>> {
        let growth = self.grow(view, rng, halt)?;
        if growth.iterations == 0 {
            return None;
        }
        let favourite = self.favourite(&growth, rng)?.action;
        run_all(&mut self.searches, rng, halt, |search, rng, halt| search.examine(view, action, rng, halt));
        // Only now: under examination the action taken may turn out to be the best.
        let actions = self.root_actions();
        let find = |wanted| actions.iter().find(|stats| stats.action == wanted && stats.visits > 0);
        let (favourite, taken) = (find(favourite)?, find(action)?);
        let loss = (favourite.share(growth.seat) - taken.share(growth.seat)).max(0.0);
        let best = if loss > 0.0 { favourite } else { taken };
        Some(Opinion { shares: best.mean(growth.players), best: best.action, pv: self.pv(best.action), loss })
    }

    /// Searches this view, then sees to it that each of these actions gets its share of the simulations, however poor it seemed.
    ///
    /// So the means of actions can be compared that a search alone would hardly look at. `None` if no seat decides; no visits if there is
    /// only one legal action.
    pub fn compare(
        &mut self,
        view: &G::View,
        actions: &[G::Action],
        rng: &mut Pcg64Mcg,
        halt: Halt<'_>,
    ) -> Option<Decision<G::Action>> {
        let growth = self.grow(view, rng, halt)?;
        if growth.iterations == 0 {
            return Some(Decision::bare(growth.any));
        }
        for &action in actions {
            run_all(&mut self.searches, rng, halt, |search, rng, halt| {
                search.examine(view, action, rng, halt);
            });
        }
        let mut decision = self.decision(&growth, rng);
        decision.iterations = decision.visits.iter().map(|one| one.visits).fold(0, u32::saturating_add);
        Some(decision)
    }

    /// Searches this view further, from where the last call with the same view stopped, and reports what all of it has found.
    ///
    /// So an evaluation can grow while somebody looks at it. `None` if no seat decides.
    pub fn look(
        &mut self,
        view: &G::View,
        rng: &mut Pcg64Mcg,
        halt: Halt<'_>,
    ) -> Option<Decision<G::Action>> {
        let growth = self.grow(view, rng, halt)?;
        if growth.iterations == 0 {
            return Some(Decision::bare(growth.any));
        }
        self.searches.iter_mut().for_each(|search| search.stay(view));
        let mut decision = self.decision(&growth, rng);
        decision.iterations = decision.visits.iter().map(|one| one.visits).fold(0, u32::saturating_add);
        Some(decision)
    }

    /// Grows all trees; `None` if no seat decides.
    fn grow(&mut self, view: &G::View, rng: &mut Pcg64Mcg, halt: Halt<'_>) -> Option<Growth<G::Action>> {
        let growths =
            run_all(&mut self.searches, rng, halt, |search, rng, halt| search.grow(view, rng, halt));
        let iterations =
            growths.iter().flatten().map(|growth| growth.iterations).fold(0, u32::saturating_add);
        growths.into_iter().flatten().next().map(|first| Growth { iterations, ..first })
    }

    /// The action to play: the most visited one, with noise one that looks about as good, with a temperature any.
    fn favourite(&self, growth: &Growth<G::Action>, rng: &mut Pcg64Mcg) -> Option<ActionStats<G::Action>> {
        if self.temperature > 0.0 && !IN_PAGE {
            return ActionStats::drawn(&self.root_actions(), self.temperature, rng);
        }
        ActionStats::favourite(&self.root_actions(), growth.seat, self.noise, rng)
    }

    /// What the trees show after they grew.
    fn decision(&self, growth: &Growth<G::Action>, rng: &mut Pcg64Mcg) -> Decision<G::Action> {
        let favourite = self.favourite(growth, rng);
        let action = favourite.map_or(growth.any, |stats| stats.action);
        Decision {
            action,
            shares: favourite.map(|stats| stats.mean(growth.players)),
            pv: self.pv(action),
            visits: ActionStats::visited(&self.root_actions(), growth.seat),
            iterations: growth.iterations,
        }
    }

    /// The statistics of the actions at the root, added up over all trees.
    fn root_actions(&self) -> Vec<ActionStats<G::Action>> {
        let mut all: Vec<ActionStats<G::Action>> = Vec::new();
        for stats in self.searches.iter().flat_map(TreeSearch::root_actions) {
            match all.iter_mut().find(|known| known.action == stats.action) {
                Some(known) => known.merge(&stats),
                None => all.push(stats),
            }
        }
        all
    }

    /// The principal variation that begins with an action, from the tree that knows the longest one.
    fn pv(&self, action: G::Action) -> Vec<G::Action> {
        let variations = self.searches.iter().map(|search| search.pv(action));
        variations.max_by_key(Vec::len).unwrap_or_default()
    }
}

impl<G: Heuristic> Bot<G> for Ismcts<G> {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, halt: Halt<'_>) -> Option<Decision<G::Action>> {
        let growth = self.grow(view, rng, halt)?;
        if growth.iterations == 0 {
            self.searches.iter_mut().for_each(|search| search.follow(growth.any));
            return Some(Decision::bare(growth.any));
        }
        let decision = self.decision(&growth, rng);
        self.searches.iter_mut().for_each(|search| search.remember(view, decision.action));
        Some(decision)
    }
}
