//! Networks that self-play has taught: what a leaf is worth and which actions are promising, from the features of a view.
//!
//! A network is small, so that a phone can search with it:
//!
//! ```text
//! features of the decider's view ── sum of their rows ── 64 ── 32 ── 32 ── for each seat: win logit, final points
//!                                                         └── query of 32 ── dot product with the parts of each legal action
//! ```
//!
//! The first layer costs only what is true of a position, as in NNUE. Seats are counted from the decider's, so that one network
//! plays every seat. It learns what the game's linear [`Heuristic`] does not know: the linear estimates and priors are
//! added to its outputs with learned factors, so that a network that has learned nothing plays like the linear knowledge.
//!
//! Everything is computed in one fixed order with 32-bit floats and no fused operations: a network decides alike on every machine and in
//! a browser. Files hold 16-bit floats in the format of safetensors; `docs/bots.md` lists their tensors.

use shinar_core::{
    Heuristic, MAX_SEATS, Observer, PerSeat, Seat,
    encoding::{Features, feature_count, relative},
    prelude::*,
};

use crate::{knowledge::Judgement, softmax::softmax};

mod file;
mod loaded;

pub use file::NetworkError;
pub use loaded::{install, loaded};

/// The first layer.
pub const FIRST: usize = 64;
/// The second layer.
pub const SECOND: usize = 32;
/// The third layer.
pub const THIRD: usize = 32;
/// The embedding of an action, and the query it is compared with.
pub const QUERY: usize = 32;
/// What the linear knowledge tells the second layer: the estimate of each seat.
pub const ESTIMATES: usize = MAX_SEATS;

/// The parameters of a network.
///
/// Matrices are stored by input: the row of an input is what it adds to every output. So a layer is a sum of rows, and inputs that are
/// zero cost nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// What it was trained for.
    pub about: About,
    /// A row for each feature, then the bias.
    pub first: Vec<[f32; FIRST]>,
    /// A row for each output of the first layer, then for each estimate, then the bias.
    pub second: Vec<[f32; SECOND]>,
    /// A row for each output of the second layer, then the bias.
    pub third: Vec<[f32; THIRD]>,
    /// A row for each output of the third layer, then the bias: win logits, then points.
    pub heads: Vec<[f32; 2 * MAX_SEATS]>,
    /// A row for each output of the first layer, then the bias.
    pub query: Vec<[f32; QUERY]>,
    /// The embedding of each part of actions; none if actions are ranked by the linear priors alone.
    pub parts: Vec<[f32; QUERY]>,
    /// How much linear estimates and linear priors count: one factor each.
    pub linear: [f32; 2],
}

/// What a network was trained for, and how; a file says it in its metadata.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules, for which features and actions have their numbers.
    pub rules: u32,
    /// How it was made: command, seeds, games, processor hours, result against its predecessor.
    pub made: String,
}

impl Network {
    /// A network that has learned nothing yet: it plays like the linear knowledge. Hidden layers get small numbers from `random`.
    pub fn untrained<G: Heuristic>(mut random: impl FnMut() -> f32) -> Self {
        let features = feature_count(G::GROUPS);
        let about = About {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            made: "not trained".to_owned(),
        };
        Self {
            about,
            first: rows(features + 1, |_| 0.1 * random()),
            second: rows(FIRST + ESTIMATES + 1, |_| 0.2 * random()),
            third: rows(SECOND + 1, |_| 0.25 * random()),
            heads: rows(THIRD + 1, |_| 0.0),
            query: rows(FIRST + 1, |_| 0.15 * random()),
            parts: rows(G::ACTION_PARTS, |_| 0.0),
            linear: [1.0, 1.0],
        }
    }

    /// The same network with nothing to say about actions, so that the linear priors rank them.
    #[must_use]
    pub fn without_policy(mut self) -> Self {
        self.parts.clear();
        self.linear[1] = 1.0;
        self
    }

    /// The same network, ready to learn about actions if it has nothing to say about them yet.
    #[must_use]
    pub fn with_policy<G: Heuristic>(mut self) -> Self {
        self.parts.resize(G::ACTION_PARTS, [0.0; QUERY]);
        self
    }
}

fn rows<const N: usize>(count: usize, mut number: impl FnMut(usize) -> f32) -> Vec<[f32; N]> {
    (0..count).map(|row| std::array::from_fn(|_| number(row))).collect()
}

/// Adds a row, a number of times.
#[inline]
fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += times * weight;
    }
}

/// A dense layer: the bias, and the rows of the inputs above zero.
#[inline]
fn dense<const N: usize>(rows: &[[f32; N]], inputs: impl Iterator<Item = f32>) -> [f32; N] {
    let mut sum = rows.last().copied().unwrap_or([0.0; N]);
    for (row, input) in rows.iter().zip(inputs) {
        if input != 0.0 {
            add(&mut sum, row, input);
        }
    }
    sum
}

/// Rectified: nothing below zero.
#[inline]
fn rectified<const N: usize>(mut values: [f32; N]) -> [f32; N] {
    for value in &mut values {
        *value = value.max(0.0);
    }
    values
}

/// The first layer as it is summed up.
struct Sum<'a> {
    rows: &'a [[f32; FIRST]],
    sum: [f32; FIRST],
}

impl Features for Sum<'_> {
    #[inline]
    fn put(&mut self, index: usize) {
        if let Some(row) = self.rows.get(index) {
            for (sum, weight) in self.sum.iter_mut().zip(row) {
                *sum += weight;
            }
        }
    }
}

/// The linear knowledge of a position, as a network takes it in: seats counted from the decider's, estimates relative to their mean and
/// in units of the lead that makes a victory likely.
pub fn estimates<G: Heuristic>(points: &PerSeat<f32>, own: Seat) -> [f32; ESTIMATES] {
    let players = points.len() as u8;
    let mean = points.iter().sum::<f32>() / f32::from(players.max(1));
    let mut inputs = [0.0; ESTIMATES];
    for seat in Seat::all(players) {
        inputs[relative(seat, own, players)] = ((points[seat.index()] - mean) / G::LEAD).clamp(-6.0, 6.0);
    }
    inputs
}

impl Network {
    /// The first layer of a position, seen by the seat that decides.
    #[inline]
    fn first_layer<G: GameEncoding>(&self, state: &G::State, own: Seat) -> [f32; FIRST] {
        let view = G::View::of(state, Observer::Seat(own));
        let bias = self.first.last().copied().unwrap_or([0.0; FIRST]);
        let mut layer = Sum { rows: &self.first, sum: bias };
        G::encode(&view, &mut layer);
        rectified(layer.sum)
    }

    /// What a position is worth, to the seat that decides and to all others.
    pub fn judge<G: Heuristic>(&self, state: &G::State, weights: &[f32]) -> Judgement {
        let players = state.players();
        let own = state.actor().seat().unwrap_or(Seat(0));
        let linear = G::estimate(state, weights);
        let inputs = estimates::<G>(&linear, own);
        let first = self.first_layer::<G>(state, own);
        let second = rectified(dense(&self.second, first.into_iter().chain(inputs)));
        let third = rectified(dense(&self.third, second.into_iter()));
        let heads = dense(&self.heads, third.into_iter());
        let mut shares = PerSeat::new();
        let mut points = PerSeat::new();
        for seat in Seat::all(players) {
            let place = relative(seat, own, players);
            shares.push(heads[place] + self.linear[0] * inputs[place]);
            points.push(linear[seat.index()] + G::LEAD * heads[MAX_SEATS + place]);
        }
        softmax(&mut shares);
        Judgement { shares, points }
    }

    /// Adds what the network thinks of actions to their linear priors.
    pub fn add_priors<G: Heuristic>(&self, state: &G::State, actions: &[G::Action], priors: &mut [f32]) {
        let Some(own) = state.actor().seat().filter(|_| !self.parts.is_empty()) else { return };
        let players = state.players();
        let first = self.first_layer::<G>(state, own);
        let query = dense(&self.query, first.into_iter());
        // Turned by this many seats, the decider sits where P1 does.
        let by = (players - own.0) % players;
        for (&action, prior) in actions.iter().zip(priors) {
            let mut sum = self.linear[1] * *prior;
            G::parts(G::turned(action, by, players), |part| {
                if let Some(row) = self.parts.get(part) {
                    sum += dot(row, &query);
                }
            });
            *prior = sum;
        }
    }
}

/// The dot product with an embedding.
#[inline]
fn dot(row: &[f32; QUERY], query: &[f32; QUERY]) -> f32 {
    // Several sums side by side: one after the other, each addition would wait for the last.
    let mut sums = [0.0; 8];
    for (row, query) in row.as_chunks::<8>().0.iter().zip(query.as_chunks::<8>().0) {
        for ((sum, one), other) in sums.iter_mut().zip(row).zip(query) {
            *sum += one * other;
        }
    }
    sums.iter().sum::<f32>()
}
