//! One decision ahead.

use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Heuristic, PerSeat, Seat, play::settle_chance, shares};

use crate::bot::{Bot, Decision, Stop};

/// Takes the action after which the own share looks best, on average over some samples of what is hidden.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Greedy {
    /// How many samples are looked at.
    pub samples: u32,
    /// How far the judgement of an action may be off, relative to how far the actions lie apart: human slips.
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
        let mut actions = Vec::new();
        G::legal_actions(&state, &mut actions);
        if let [only] = actions[..] {
            return Some(Decision::bare(only));
        }
        let mut sums = vec![PerSeat::<f32>::new(); actions.len()];
        let mut samples = 0;
        while samples == 0 || (samples < self.samples && !stop()) {
            if samples > 0 {
                state = G::determinize(view, rng);
            }
            for (sum, &action) in sums.iter_mut().zip(&actions) {
                let mut next = state.clone();
                G::apply_unchecked(&mut next, action, &mut ());
                settle_chance::<G>(&mut next, rng);
                add(sum, &shares::<G>(&next, G::weights()));
            }
            samples += 1;
        }
        self.best::<G>(seat, &actions, sums, samples, rng)
    }
}

impl Greedy {
    fn best<G: Heuristic>(
        &self,
        seat: Seat,
        actions: &[G::Action],
        sums: Vec<PerSeat<f32>>,
        samples: u32,
        rng: &mut Pcg64Mcg,
    ) -> Option<Decision<G::Action>> {
        use rand::RngExt;
        let mean = |sum: &PerSeat<f32>| sum[seat.index()] / samples as f32;
        let best = sums.iter().map(mean).fold(f32::MIN, f32::max);
        let apart = best - sums.iter().map(mean).fold(f32::MAX, f32::min);
        let judged = sums.into_iter().zip(actions).map(|(mut sum, &action)| {
            let off = if self.slip > 0.0 { rng.random::<f32>() - rng.random::<f32>() } else { 0.0 };
            let judgement = mean(&sum) + self.slip * apart * off;
            sum.iter_mut().for_each(|share| *share /= samples as f32);
            (judgement, sum, action)
        });
        let (_, shares, action) = judged.max_by(|one, other| one.0.total_cmp(&other.0))?;
        let iterations = samples * actions.len() as u32;
        Some(Decision { action, shares: Some(shares), line: vec![action], iterations })
    }
}

fn add(sum: &mut PerSeat<f32>, shares: &PerSeat<f32>) {
    if sum.is_empty() {
        *sum = shares.clone();
        return;
    }
    for (sum, share) in sum.iter_mut().zip(shares) {
        *sum += share;
    }
}
