//! The six levels, from one that a child can beat to the strongest there is.
//!
//! Lower levels search less and add noise to what they find, which resembles human slips; none plays nonsense.

use std::time::Duration;

use crate::{greedy::Greedy, settings::SearchSettings};

/// One of the six levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// From 1, the weakest, to 6.
    pub number: u8,
    /// A calling, from `pupil` to `sage`; as good as the number in a [`BotSpec`](crate::BotSpec).
    pub name: &'static str,
    /// How it decides.
    pub(crate) algorithm: Algorithm,
}

/// How a level decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Algorithm {
    /// One decision ahead.
    Greedy(Greedy),
    /// Tree search with a number of iterations.
    Counted(SearchSettings),
    /// Tree search with a time for a whole turn.
    Timed(SearchSettings, Duration),
}

const fn search(iterations: u32, noise: f32) -> SearchSettings {
    SearchSettings { iterations, noise, ..SearchSettings::STANDARD }
}

const fn timed(millis: u64, noise: f32) -> Algorithm {
    Algorithm::Timed(search(u32::MAX, noise), Duration::from_millis(millis))
}

/// The next action only, with a great deal of noise.
const ONE_AHEAD: Algorithm = Algorithm::Greedy(Greedy { samples: 1, noise: 4.0 });

/// A glance at a few actions, with little regard for their priors.
const GLANCE: SearchSettings =
    SearchSettings { inverse_temperature: 0.2, first_children: 20, ..search(6, 2.0) };

/// All levels, the weakest first.
pub const LEVELS: [Level; 6] = [
    Level { number: 1, name: "pupil", algorithm: ONE_AHEAD },
    Level { number: 2, name: "scribe", algorithm: Algorithm::Counted(GLANCE) },
    Level { number: 3, name: "messenger", algorithm: Algorithm::Counted(search(40, 0.8)) },
    Level { number: 4, name: "astronomer", algorithm: timed(500, 0.5) },
    Level { number: 5, name: "governor", algorithm: timed(2000, 0.2) },
    Level { number: 6, name: "sage", algorithm: timed(5000, 0.0) },
];
