//! The parameters of a search.

/// The parameters of a search, under the names that the literature uses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// The number of simulations per decision; `u32::MAX` to search until stopped.
    pub iterations: u32,
    /// The exploration constant of PUCT: how much a promising prior counts against a good mean.
    pub c_puct: f32,
    /// Progressive widening: how many children a node has at first.
    pub first_children: u32,
    /// Progressive widening: how many more it gets, as a multiple of the square root of its visits.
    pub widening: f32,
    /// The length of a playout (*rollout*) in decisions; after it, or at once if 0, the heuristic evaluates the position.
    pub playout: u32,
    /// How many random actions a playout compares for each decision; it takes the one with the best prior.
    ///
    /// A few are cheap, and far better than one.
    pub playout_candidates: u32,
    /// The inverse *temperature* of the soft-max over priors: 1 takes them as they are, 0 ignores them.
    pub inverse_temperature: f32,
    /// *First-play urgency*, as a reduction: an action that was never tried is assumed to be worth the mean of its node
    /// less this much win probability.
    ///
    /// Optimistic enough to try what has a good prior, pessimistic enough not to try everything once.
    pub fpu_reduction: f32,
    /// The best action of each kind is always shown, with a logit at most this much below that of the best action of all;
    /// infinite to show actions by their priors alone.
    ///
    /// Some kinds are rarely right, so that their priors are low wherever they are; a search that trusts them
    /// would never find the moment.
    pub kinds: f32,
    /// How much points count beside the win probability, from 0 to 1. They tell actions apart when the outcome is clear.
    pub points: f32,
    /// How much win probability an end right now is worth more than one far off, to a player who would win by it.
    pub haste: f32,
    /// Whether the game's network is used, if it has one; otherwise the linear heuristic alone.
    pub network: bool,
    /// The *temperature* of the choice by visits: above 0, an action is drawn with the visits to the power of its inverse. For self-play.
    pub temperature: f32,
    /// The share of random numbers in the priors at the root, from 0 to 1. For self-play, to try what nobody would.
    pub root_noise: f32,
    /// Noise on the final evaluation of each action, as a multiple of the spread between the actions; it imitates human slips.
    pub noise: f32,
    /// How many trees grow in parallel (*root parallelism*). With a number of iterations the decision depends on this
    /// number but not on the machine.
    pub threads: u32,
}

impl SearchSettings {
    /// Settings that have proved good for all games.
    pub const STANDARD: Self = Self {
        iterations: 2000,
        c_puct: 0.6,
        first_children: 10,
        widening: 1.0,
        playout: 0,
        playout_candidates: 4,
        inverse_temperature: 1.0,
        fpu_reduction: 0.05,
        kinds: 3.0,
        points: 0.05,
        haste: 0.1,
        network: true,
        temperature: 0.0,
        root_noise: 0.0,
        noise: 0.0,
        threads: 1,
    };

    /// The settings that can be given by name: name, value, standard.
    pub(crate) fn named(&self) -> [(&'static str, String, String); 15] {
        let values = |settings: &Self| {
            [
                settings.c_puct.to_string(),
                settings.first_children.to_string(),
                settings.widening.to_string(),
                settings.playout.to_string(),
                settings.playout_candidates.to_string(),
                settings.inverse_temperature.to_string(),
                settings.fpu_reduction.to_string(),
                if settings.kinds.is_finite() { settings.kinds.to_string() } else { "off".to_owned() },
                settings.points.to_string(),
                settings.haste.to_string(),
                if settings.network { "network" } else { "linear" }.to_owned(),
                settings.temperature.to_string(),
                settings.root_noise.to_string(),
                settings.noise.to_string(),
                settings.threads.to_string(),
            ]
        };
        let mut all = NAMES.map(|name| (name, String::new(), String::new()));
        let pairs = values(self).into_iter().zip(values(&Self::STANDARD));
        for ((_, value, standard), pair) in all.iter_mut().zip(pairs) {
            (*value, *standard) = pair;
        }
        all
    }

    /// Sets one of them; `None` if there is none of that name, or the value is none for it.
    ///
    /// Three had names of this project's own before; these are still understood.
    pub(crate) fn set(&mut self, name: &str, text: &str) -> Option<()> {
        match (name, text) {
            ("kinds", "off") => self.kinds = f32::INFINITY,
            ("knowledge", "linear") => self.network = false,
            ("knowledge", "network") => self.network = true,
            _ => self.set_number(name, text.parse().ok().filter(|value| (0.0..=1000.0).contains(value))?)?,
        }
        Some(())
    }

    fn set_number(&mut self, name: &str, value: f32) -> Option<()> {
        match name {
            "c_puct" | "curiosity" => self.c_puct = value,
            "children" => self.first_children = value as u32,
            "widening" => self.widening = value,
            "playout" => self.playout = value as u32,
            "candidates" => self.playout_candidates = (value as u32).max(1),
            "inverse_temperature" | "sharpness" => self.inverse_temperature = value,
            "fpu" => self.fpu_reduction = value,
            "kinds" => self.kinds = value,
            "points" => self.points = value.min(1.0),
            "haste" => self.haste = value.min(1.0),
            "temperature" => self.temperature = value,
            "root_noise" => self.root_noise = value.min(1.0),
            "noise" | "slip" => self.noise = value,
            "threads" => self.threads = (value as u32).clamp(1, 64),
            _ => return None,
        }
        Some(())
    }
}

/// The names of the settings, in the order in which they are written.
const NAMES: [&str; 15] = [
    "c_puct",
    "children",
    "widening",
    "playout",
    "candidates",
    "inverse_temperature",
    "fpu",
    "kinds",
    "points",
    "haste",
    "knowledge",
    "temperature",
    "root_noise",
    "noise",
    "threads",
];

impl Default for SearchSettings {
    fn default() -> Self {
        Self::STANDARD
    }
}
