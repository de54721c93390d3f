//! Gradient descent for networks, written out: most inputs are zero, and a general library would multiply by all of them.
//!
//! One step takes a batch of decisions. The gradients of the first layer and of the embeddings exist only for rows that the batch
//! used; Adam keeps its moments for every row and changes a row when it is used (*lazy* Adam).

use shinar_core::{Heuristic, MAX_SEATS, prelude::Dense};
use shinar_search::network::{ESTIMATES, FIRST, Network, QUERY, SECOND, THIRD};

use super::samples::{Sample, Samples, Targets};

/// How a network learns.
#[derive(Clone, Copy, Debug)]
pub struct TrainingSettings {
    /// How often all decisions are seen. Choices are learned from every time, what came of the game once: all decisions of a game tell
    /// the same result, and a network that hears it often knows the game by heart.
    pub epochs: u32,
    /// The decisions of a batch.
    pub batch: usize,
    /// The first step size; it falls to a fiftieth of it like a cosine.
    pub rate: f32,
    /// How fast numbers that bring nothing fall back to zero, as a fraction of the step size.
    pub decay: f32,
    /// The slope below which steps become smaller: rare features are trusted less.
    pub calm: f32,
    /// How much of the target is what the search made of a position; the rest is how the game ended.
    pub searched: f32,
    /// The order of the decisions and the first numbers depend on it.
    pub seed: u64,
}

impl Default for TrainingSettings {
    fn default() -> Self {
        Self { epochs: 3, batch: 256, rate: 2e-3, decay: 0.01, calm: 1e-3, searched: 0.8, seed: 1 }
    }
}

/// How much the points count in the loss.
const POINTS: f32 = 0.05;

/// What a network misses: less is better.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    /// The log-loss of the win probabilities against who won.
    pub outcome: f64,
    /// The log-loss of the priors against what the search looked at.
    pub policy: f64,
    /// The squared error of the points, in leads that make a victory likely.
    pub points: f64,
    decisions: f64,
    choices: f64,
}

impl Losses {
    /// The means.
    fn mean(self) -> Self {
        Self {
            outcome: self.outcome / self.decisions.max(1.0),
            policy: self.policy / self.choices.max(1.0),
            points: self.points / self.decisions.max(1.0),
            ..self
        }
    }
}

/// Numbers with their gradients and Adam's moments.
#[derive(Debug)]
struct Rows<const N: usize> {
    gradients: Vec<[f32; N]>,
    moments: Vec<[[f32; N]; 2]>,
    /// What is left of the moments' beginning at zero.
    zeros: Vec<[f32; 2]>,
    /// The rows that have a gradient, if only some can have.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
}

impl<const N: usize> Rows<N> {
    fn new(rows: &[[f32; N]]) -> Self {
        Self {
            gradients: vec![[0.0; N]; rows.len()],
            moments: vec![[[0.0; N]; 2]; rows.len()],
            zeros: vec![[1.0; 2]; rows.len()],
            touched: Vec::new(),
            is_touched: vec![false; rows.len()],
        }
    }

    #[inline]
    fn add(&mut self, row: usize, gradient: &[f32; N], times: f32) {
        if !self.is_touched[row] {
            self.is_touched[row] = true;
            self.touched.push(row as u32);
        }
        for (sum, gradient) in self.gradients[row].iter_mut().zip(gradient) {
            *sum += times * gradient;
        }
    }

    /// One step of Adam on the rows that have gradients.
    fn step(&mut self, rows: &mut [[f32; N]], pace: Pace) {
        let Pace { rate, decay, calm, scale } = pace;
        for row in self.touched.drain(..) {
            let row = row as usize;
            self.is_touched[row] = false;
            let [first, second] = &mut self.moments[row];
            let gradients = &mut self.gradients[row];
            let zeros = &mut self.zeros[row];
            *zeros = [0.9 * zeros[0], 0.999 * zeros[1]];
            let [of_first, of_second] = [1.0 / (1.0 - zeros[0]), 1.0 / (1.0 - zeros[1])];
            for at in 0..N {
                let gradient = gradients[at] * scale;
                gradients[at] = 0.0;
                first[at] = 0.9 * first[at] + 0.1 * gradient;
                second[at] = 0.999 * second[at] + 0.001 * gradient * gradient;
                let slope = of_first * first[at] / ((of_second * second[at]).sqrt() + calm);
                rows[row][at] -= rate * (slope + decay * rows[row][at]);
            }
        }
    }
}

/// How a step is made.
#[derive(Clone, Copy)]
struct Pace {
    rate: f32,
    decay: f32,
    calm: f32,
    /// What a gradient is multiplied by: one over the size of the batch.
    scale: f32,
}

/// A network that learns.
#[derive(Debug)]
pub struct Trainer {
    network: Network,
    settings: TrainingSettings,
    /// The parts of every action, by its dense index.
    parts: Vec<Vec<u16>>,
    first: Rows<FIRST>,
    second: Rows<SECOND>,
    third: Rows<THIRD>,
    heads: Rows<{ 2 * MAX_SEATS }>,
    query: Rows<QUERY>,
    embeddings: Rows<QUERY>,
    linear: Rows<2>,
    /// The logits and then the probabilities of the legal actions.
    logits: Vec<f32>,
    rate: f32,
}

/// What a network computes for a decision, kept for the way back.
struct Forward {
    first: [f32; FIRST],
    second: [f32; SECOND],
    third: [f32; THIRD],
    shares: [f32; MAX_SEATS],
    points: [f32; MAX_SEATS],
    query: [f32; QUERY],
}

impl Trainer {
    /// Goes on with a network.
    pub fn new<G: Heuristic>(network: Network, settings: TrainingSettings) -> Self {
        let network = network.with_policy::<G>();
        let parts = |index: usize| {
            let mut parts = Vec::new();
            if let Some(action) = G::Action::at(index) {
                G::parts(action, |part| parts.push(part as u16));
            }
            parts
        };
        Self {
            parts: (0..G::Action::COUNT).map(parts).collect(),
            first: Rows::new(&network.first),
            second: Rows::new(&network.second),
            third: Rows::new(&network.third),
            heads: Rows::new(&network.heads),
            query: Rows::new(&network.query),
            embeddings: Rows::new(&network.parts),
            linear: Rows::new(&[[0.0; 2]]),
            logits: Vec::new(),
            rate: settings.rate,
            network,
            settings: TrainingSettings { epochs: settings.epochs.max(1), ..settings },
        }
    }

    /// The network as it is now.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Learns from all decisions as often as the settings say; `done` gets the fraction that is done and the losses since the last call,
    /// and stops by returning `false`.
    pub fn train(&mut self, samples: &Samples, places: &[u32], mut done: impl FnMut(f32, Losses) -> bool) {
        let mut order = places.to_vec();
        let batches = order.len().div_ceil(self.settings.batch.max(1)) as u32 * self.settings.epochs;
        let mut made = 0;
        let mut random = rand_pcg::Pcg64Mcg::new(self.settings.seed.into());
        let mut losses = Losses::default();
        for epoch in 0..self.settings.epochs {
            shuffle(&mut order, &mut random);
            for batch in order.chunks(self.settings.batch.max(1)) {
                let progress = made as f32 / batches.max(1) as f32;
                self.rate =
                    self.settings.rate * (0.02 + 0.49 * (1.0 + (std::f32::consts::PI * progress).cos()));
                for &place in batch {
                    let Some(sample) = samples.get(place as usize) else { continue };
                    self.learn(sample, place % self.settings.epochs == epoch, &mut losses);
                }
                self.step(1.0 / batch.len().max(1) as f32);
                made += 1;
                let is_time = made % 500 == 0 || made == batches;
                if is_time && !done(made as f32 / batches.max(1) as f32, std::mem::take(&mut losses).mean()) {
                    return;
                }
            }
        }
    }

    /// The mean losses on some decisions.
    pub fn losses<'a>(&mut self, samples: impl Iterator<Item = Sample<'a>>) -> Losses {
        let mut losses = Losses::default();
        for sample in samples {
            let forward = self.forward(sample);
            self.policy(sample, &forward.query);
            self.count(sample, &forward, &mut losses);
        }
        losses.mean()
    }

    /// The win probabilities that the network gives, from the decider's seat on.
    pub fn shares(&self, sample: Sample<'_>) -> [f32; MAX_SEATS] {
        self.forward(sample).shares
    }

    fn forward(&self, sample: Sample<'_>) -> Forward {
        let Network { first: rows, second, third, heads, query, linear, .. } = &self.network;
        let targets = sample.targets;
        let mut first = rows.last().copied().unwrap_or([0.0; FIRST]);
        for &feature in sample.features {
            add(&mut first, &rows[usize::from(feature)], 1.0);
        }
        rectify(&mut first);
        let mut hidden = layer(second, first.iter().chain(&targets.estimates));
        rectify(&mut hidden);
        let mut last = layer(third, hidden.iter());
        rectify(&mut last);
        let out = layer(heads, last.iter());
        let (mut shares, mut points) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for seat in 0..usize::from(targets.players) {
            shares[seat] = out[seat] + linear[0] * targets.estimates[seat];
            points[seat] = out[MAX_SEATS + seat];
        }
        softmax(&mut shares[..usize::from(targets.players)]);
        Forward { query: layer(query, first.iter()), first, second: hidden, third: last, shares, points }
    }

    /// Puts the probabilities of the legal actions into `logits`.
    fn policy(&mut self, sample: Sample<'_>, query: &[f32; QUERY]) {
        self.logits.clear();
        for action in sample.actions {
            let mut logit = self.network.linear[1] * action.prior;
            for &part in &self.parts[usize::from(action.index)] {
                logit += dot(&self.network.parts[usize::from(part)], query);
            }
            self.logits.push(logit);
        }
        softmax(&mut self.logits);
    }

    fn count(&self, sample: Sample<'_>, forward: &Forward, losses: &mut Losses) {
        let targets = sample.targets;
        losses.decisions += 1.0;
        for seat in 0..usize::from(targets.players) {
            losses.outcome -= f64::from(targets.outcome[seat] * forward.shares[seat].max(1e-6).ln());
            let error = f64::from(forward.points[seat] - targets.points[seat]);
            losses.points += error * error / f64::from(targets.players);
        }
        if !sample.actions.is_empty() {
            losses.choices += 1.0;
            for (action, probability) in sample.actions.iter().zip(&self.logits) {
                losses.policy -= f64::from(weight(action.share) * probability.max(1e-6).ln());
            }
        }
    }

    /// Adds the gradients of one decision: those of the choice, and with `outcome` those of what came of it.
    fn learn(&mut self, sample: Sample<'_>, outcome: bool, losses: &mut Losses) {
        let forward = self.forward(sample);
        self.policy(sample, &forward.query);
        self.count(sample, &forward, losses);
        let (mut first, mut linear) = ([0.0; FIRST], [0.0; 2]);
        if outcome {
            first = self.learn_outcome(sample, &forward, &mut linear);
        }
        // The policy.
        if !sample.actions.is_empty() {
            let mut query = [0.0; QUERY];
            for (action, probability) in sample.actions.iter().zip(&self.logits) {
                let slope = probability - weight(action.share);
                linear[1] += slope * action.prior;
                for &part in &self.parts[usize::from(action.index)] {
                    add(&mut query, &self.network.parts[usize::from(part)], slope);
                    self.embeddings.add(part.into(), &forward.query, slope);
                }
            }
            let below: [f32; FIRST] =
                back(&mut self.query, &self.network.query, forward.first.iter(), &query);
            add(&mut first, &below, 1.0);
        }
        self.linear.add(0, &linear, 1.0);
        gate(&mut first, &forward.first);
        for &feature in sample.features {
            self.first.add(feature.into(), &first, 1.0);
        }
        self.first.add(self.network.first.len() - 1, &first, 1.0);
    }

    /// Adds the gradients of what came of a decision; returns those of the first layer.
    fn learn_outcome(
        &mut self,
        sample: Sample<'_>,
        forward: &Forward,
        linear: &mut [f32; 2],
    ) -> [f32; FIRST] {
        let targets = sample.targets;
        // The heads: soft-max with log-loss, and the error of the points with bounded slope.
        let mut out = [0.0; 2 * MAX_SEATS];
        for seat in 0..usize::from(targets.players) {
            let wanted = self.wanted(targets, seat);
            out[seat] = forward.shares[seat] - wanted;
            linear[0] += out[seat] * targets.estimates[seat];
            out[MAX_SEATS + seat] = POINTS * (forward.points[seat] - targets.points[seat]).clamp(-2.0, 2.0);
        }
        let mut third = back(&mut self.heads, &self.network.heads, forward.third.iter(), &out);
        gate(&mut third, &forward.third);
        let mut second: [f32; SECOND] =
            back(&mut self.third, &self.network.third, forward.second.iter(), &third);
        gate(&mut second, &forward.second);
        let inputs = forward.first.iter().chain(&targets.estimates);
        let below: [f32; FIRST + ESTIMATES] = back(&mut self.second, &self.network.second, inputs, &second);
        let mut first = [0.0; FIRST];
        first.copy_from_slice(&below[..FIRST]);
        first
    }

    fn wanted(&self, targets: &Targets, seat: usize) -> f32 {
        let part = self.settings.searched;
        part * targets.searched[seat] + (1.0 - part) * targets.outcome[seat]
    }

    fn step(&mut self, scale: f32) {
        let TrainingSettings { decay, calm, .. } = self.settings;
        let pace = Pace { rate: self.rate, decay, calm, scale };
        let Network { first, second, third, heads, query, parts, linear, .. } = &mut self.network;
        self.first.step(first, pace);
        self.second.step(second, pace);
        self.third.step(third, pace);
        self.heads.step(heads, pace);
        self.query.step(query, pace);
        self.embeddings.step(parts, pace);
        let mut row = [*linear];
        // The linear knowledge is not forgotten.
        self.linear.step(&mut row, Pace { decay: 0.0, ..pace });
        *linear = row[0];
    }
}

fn weight(share: u16) -> f32 {
    f32::from(share) / f32::from(u16::MAX)
}

fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, number) in sum.iter_mut().zip(row) {
        *sum += times * number;
    }
}

/// A dense layer; the last row is the bias.
fn layer<'a, const N: usize>(rows: &[[f32; N]], inputs: impl Iterator<Item = &'a f32>) -> [f32; N] {
    let mut sum = rows.last().copied().unwrap_or([0.0; N]);
    for (row, &input) in rows.iter().zip(inputs) {
        if input != 0.0 {
            add(&mut sum, row, input);
        }
    }
    sum
}

/// The gradients of a layer: those of its numbers are added, those of its inputs returned.
fn back<'a, const N: usize, const M: usize>(
    gradients: &mut Rows<N>,
    rows: &[[f32; N]],
    inputs: impl Iterator<Item = &'a f32>,
    slopes: &[f32; N],
) -> [f32; M] {
    let mut below = [0.0; M];
    for (at, &input) in inputs.enumerate() {
        if input != 0.0 {
            gradients.add(at, slopes, input);
        }
        below[at] = dot(&rows[at], slopes);
    }
    gradients.add(rows.len() - 1, slopes, 1.0);
    below
}

fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

fn rectify(values: &mut [f32]) {
    values.iter_mut().for_each(|value| *value = value.max(0.0));
}

/// Where a layer gave nothing, nothing is to blame.
fn gate(slopes: &mut [f32], values: &[f32]) {
    for (slope, value) in slopes.iter_mut().zip(values) {
        if *value == 0.0 {
            *slope = 0.0;
        }
    }
}

fn softmax(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for logit in logits.iter_mut() {
        *logit = (*logit - most).exp();
        sum += *logit;
    }
    logits.iter_mut().for_each(|logit| *logit /= sum);
}

fn shuffle(order: &mut [u32], random: &mut rand_pcg::Pcg64Mcg) {
    use rand::RngExt;
    for at in (1..order.len()).rev() {
        order.swap(at, random.random_range(0..=at as u32) as usize);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use rand::RngExt;
    use shinar_babylon::Babylon;

    use super::*;
    use crate::{
        dataset::{DatasetSettings, dataset_part},
        training::read_samples,
    };

    fn samples() -> Samples {
        let bots = vec!["ismcts:12".parse().unwrap(); 3];
        let settings = DatasetSettings { game: "babylon".to_owned(), options: Vec::new(), bots, seed: 4 };
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("part.parquet");
        std::fs::write(&path, dataset_part(&settings, 0..6, &AtomicBool::new(false), &|| ()).unwrap())
            .unwrap();
        read_samples::<Babylon>(&[path], |_| ()).unwrap()
    }

    fn random_network() -> Network {
        let mut rng = shinar_core::play::stream(2, 0);
        let mut random = || rng.random::<f32>() - 0.5;
        let mut network = Network::untrained::<Babylon>(&mut random);
        network.heads.as_flattened_mut().iter_mut().for_each(|number| *number = 0.3 * random());
        network.parts.as_flattened_mut().iter_mut().for_each(|number| *number = 0.3 * random());
        network
    }

    /// A number of a network, by its row and column.
    type Number = fn(&mut Network, usize, usize) -> &mut f32;

    /// What training lowers, for one decision.
    fn loss(network: &Network, sample: Sample<'_>, settings: TrainingSettings) -> f64 {
        let mut trainer = Trainer::new::<Babylon>(network.clone(), settings);
        let forward = trainer.forward(sample);
        trainer.policy(sample, &forward.query);
        let mut sum = 0.0;
        for seat in 0..usize::from(sample.targets.players) {
            let wanted = f64::from(trainer.wanted(sample.targets, seat));
            sum -= wanted * f64::from(forward.shares[seat]).ln();
            let error = f64::from((forward.points[seat] - sample.targets.points[seat]).abs());
            let huber = if error < 2.0 { error * error / 2.0 } else { 2.0 * error - 2.0 };
            sum += f64::from(POINTS) * huber;
        }
        for (action, probability) in sample.actions.iter().zip(&trainer.logits) {
            sum -= f64::from(weight(action.share)) * f64::from(*probability).ln();
        }
        sum
    }

    /// The gradients are those of the loss: a small step along a number changes the loss as much as its gradient says.
    #[test]
    fn gradients_are_right() {
        let samples = samples();
        let network = random_network();
        let settings = TrainingSettings::default();
        let sample =
            (0..samples.len()).filter_map(|at| samples.get(at)).find(|one| one.actions.len() > 4).unwrap();
        let mut trainer = Trainer::new::<Babylon>(network.clone(), settings);
        trainer.learn(sample, true, &mut Losses::default());
        let part = usize::from(trainer.parts[usize::from(sample.actions[2].index)][0]);
        let feature = usize::from(sample.features[3]);
        let mut checked = 0;
        for column in 0..8 {
            let numbers: [(f32, Number, usize); 6] = [
                (trainer.first.gradients[feature][column], |n, row, at| &mut n.first[row][at], feature),
                (trainer.second.gradients[FIRST + 1][column], |n, row, at| &mut n.second[row][at], FIRST + 1),
                (trainer.third.gradients[SECOND][column], |n, row, at| &mut n.third[row][at], SECOND),
                (trainer.heads.gradients[THIRD][column], |n, row, at| &mut n.heads[row][at], THIRD),
                (trainer.query.gradients[FIRST][column], |n, row, at| &mut n.query[row][at], FIRST),
                (trainer.embeddings.gradients[part][column], |n, row, at| &mut n.parts[row][at], part),
            ];
            for (at, (gradient, number, row)) in numbers.into_iter().enumerate() {
                let moved = |by: f32| {
                    let mut network = network.clone();
                    *number(&mut network, row, column) += by;
                    loss(&network, sample, settings)
                };
                let step = 2e-3;
                let slope = (moved(step) - moved(-step)) / f64::from(2.0 * step);
                let difference = (slope - f64::from(gradient)).abs();
                assert!(
                    difference < 0.02 + 0.05 * slope.abs(),
                    "{at}, column {column}: {gradient} and {slope}"
                );
                checked += usize::from(slope.abs() > 1e-3);
            }
        }
        assert!(checked > 20, "only {checked} numbers matter at all");
    }

    #[test]
    fn learning_lowers_the_losses() {
        let samples = samples();
        let places: Vec<_> = (0..samples.len() as u32).collect();
        let all = || (0..samples.len()).filter_map(|at| samples.get(at));
        // By heart, which is what it must not do otherwise: who won, again and again.
        let settings = TrainingSettings {
            epochs: 1,
            batch: 32,
            searched: 0.0,
            calm: 1e-5,
            ..TrainingSettings::default()
        };
        let mut rng = shinar_core::play::stream(2, 0);
        let network = Network::untrained::<Babylon>(|| rng.random::<f32>() - 0.5);
        let mut trainer = Trainer::new::<Babylon>(network, settings);
        let before = trainer.losses(all());
        for _ in 0..12 {
            trainer.train(&samples, &places, |_, _| true);
        }
        let after = trainer.losses(all());
        assert!(after.outcome < 0.8 * before.outcome, "{before:?} {after:?}");
        assert!(
            after.policy < 0.9 * before.policy && after.points < 0.5 * before.points,
            "{before:?} {after:?}"
        );
    }
}
