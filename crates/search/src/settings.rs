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
        noise: 0.0,
        threads: 1,
    };

    /// The settings that can be given by name: name, value, standard.
    pub(crate) fn named(&self) -> [(&'static str, f32, f32); 9] {
        let standard = Self::STANDARD;
        [
            ("c_puct", self.c_puct, standard.c_puct),
            ("children", self.first_children as f32, standard.first_children as f32),
            ("widening", self.widening, standard.widening),
            ("playout", self.playout as f32, standard.playout as f32),
            ("candidates", self.playout_candidates as f32, standard.playout_candidates as f32),
            ("inverse_temperature", self.inverse_temperature, standard.inverse_temperature),
            ("fpu", self.fpu_reduction, standard.fpu_reduction),
            ("noise", self.noise, standard.noise),
            ("threads", self.threads as f32, standard.threads as f32),
        ]
    }

    /// Sets one of them; `None` if there is none of that name.
    ///
    /// Three had names of this project's own before; these are still understood.
    pub(crate) fn set(&mut self, name: &str, value: f32) -> Option<()> {
        match name {
            "c_puct" | "curiosity" => self.c_puct = value,
            "children" => self.first_children = value as u32,
            "widening" => self.widening = value,
            "playout" => self.playout = value as u32,
            "candidates" => self.playout_candidates = (value as u32).max(1),
            "inverse_temperature" | "sharpness" => self.inverse_temperature = value,
            "fpu" => self.fpu_reduction = value,
            "noise" | "slip" => self.noise = value,
            "threads" => self.threads = (value as u32).clamp(1, 64),
            _ => return None,
        }
        Some(())
    }
}

impl Default for SearchSettings {
    fn default() -> Self {
        Self::STANDARD
    }
}
