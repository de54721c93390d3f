//! What a game tells bots about itself.

use crate::{Actor, Game, PerSeat};

/// Cheap knowledge of a game, for bots.
///
/// The weights are data: a list of numbers with names, found by self-play. Functions take them as a slice, so that
/// tuning can try others.
pub trait Heuristic: Game {
    /// The names of the weights, in order.
    const WEIGHTS: &'static [&'static str];

    /// How many points of lead make a victory likely: with so many more than the only rival, about 73 %.
    const LEAD: f32;

    /// The weights in use.
    fn weights() -> &'static [f32];

    /// The final points each seat may expect.
    fn estimate(state: &Self::State, weights: &[f32]) -> PerSeat<f32>;

    /// How promising each action looks to the decider, higher is better; one number an action into `out`.
    ///
    /// Differences count: 1 more makes an action about 2.7 times as likely to be looked at.
    fn priors(state: &Self::State, actions: &[Self::Action], weights: &[f32], out: &mut Vec<f32>);
}

/// The share of the victory each seat may expect: certain at the end, before it by the estimated points.
pub fn shares<G: Heuristic>(state: &G::State, weights: &[f32]) -> PerSeat<f32> {
    if G::actor(state) == Actor::Over {
        return victory::<G>(state);
    }
    let mut shares = G::estimate(state, weights);
    let best = shares.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for share in &mut shares {
        *share = ((*share - best) / G::LEAD).exp();
        sum += *share;
    }
    for share in &mut shares {
        *share /= sum;
    }
    shares
}

/// The victory as it stands, shared by all who are first.
pub fn victory<G: Game>(state: &G::State) -> PerSeat<f32> {
    let ranks = G::ranking(state);
    let first = ranks.iter().filter(|&&rank| rank == 1).count().max(1) as f32;
    ranks.iter().map(|&rank| if rank == 1 { 1.0 / first } else { 0.0 }).collect()
}

/// Reads a list of weights from its text: lines `name value`, comments with `#`.
///
/// A weight that is missing or unreadable is 0; a test of the game checks that none is.
pub fn read_weights<const N: usize>(names: &[&str; N], text: &str) -> [f32; N] {
    let mut weights = [0.0; N];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let (Some(name), Some(value)) = (words.next(), words.next()) else { continue };
        if let Some(at) = names.iter().position(|known| *known == name) {
            weights[at] = value.parse().unwrap_or(0.0);
        }
    }
    weights
}
