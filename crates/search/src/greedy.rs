//! One decision ahead.

use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Heuristic, play::settle_chance, shares};

use crate::{
    bot::{Bot, Decision, Stop},
    stats::ActionStats,
};

/// Takes the action with the best evaluation, on average over some samples of what is hidden.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Greedy {
    /// The number of samples.
    pub samples: u32,
    /// Noise on the evaluation of each action, as a multiple of the spread between the actions: human slips.
    pub slip: f32,
}

impl Greedy {
    /// No slips, and enough samples.
    pub const STANDARD: Self = Self { samples: 4, slip: 0.0 };
}

impl<G: Heuristic> Bot<G> for Greedy {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, stop: Stop<'_>) -> Option<Decision<G::Action>> {
        let mut state = G::determinize(view, rng);
        let Actor::Seat(seat) = G::actor(&state) else { return None };
        let mut legal = Vec::new();
        G::legal_actions(&state, &mut legal);
        if let [only] = legal[..] {
            return Some(Decision::bare(only));
        }
        let mut actions: Vec<_> = legal.into_iter().map(ActionStats::new).collect();
        let mut samples = 0;
        while samples == 0 || (samples < self.samples && !stop()) {
            if samples > 0 {
                state = G::determinize(view, rng);
            }
            for stats in &mut actions {
                let mut next = state.clone();
                G::apply_unchecked(&mut next, stats.action, &mut ());
                settle_chance::<G>(&mut next, rng);
                stats.add(&shares::<G>(&next, G::weights()));
            }
            samples += 1;
        }
        let best = ActionStats::best(actions.iter().copied(), seat, self.slip, rng)?;
        Some(Decision {
            action: best.action,
            shares: Some(best.mean(G::players(&state))),
            line: vec![best.action],
            iterations: samples * actions.len() as u32,
        })
    }
}
