//! The six levels: from one that lets a child win to the strongest we have.
//!
//! Lower levels think less deeply and misjudge what they see, as people do; none plays nonsense.

use std::time::Duration;

use crate::{greedy::Greedy, ismcts::Settings};

/// One of the six levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// 1 to 6.
    pub number: u8,
    /// Its name.
    pub name: &'static str,
    /// How it thinks.
    pub(crate) thought: Thought,
}

/// How a level thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Thought {
    /// One decision ahead, at once.
    Greedy(Greedy),
    /// Tree search with a number of iterations, at once.
    Quick(Settings),
    /// Tree search with a time for a whole turn.
    Timed(Settings, Duration),
}

const fn search(iterations: u32, slip: f32) -> Settings {
    Settings { iterations, slip, ..Settings::STANDARD }
}

const fn timed(millis: u64, slip: f32) -> Thought {
    Thought::Timed(search(u32::MAX, slip), Duration::from_millis(millis))
}

/// A look at a few actions, without much sense for which are worth it.
const LOOKS_AROUND: Settings = Settings { sharpness: 0.2, first_children: 20, ..search(6, 2.0) };

/// All levels, the weakest first.
pub const LEVELS: [Level; 6] = [
    Level { number: 1, name: "pupil", thought: Thought::Greedy(Greedy { samples: 1, slip: 4.0 }) },
    Level { number: 2, name: "scribe", thought: Thought::Quick(LOOKS_AROUND) },
    Level { number: 3, name: "messenger", thought: Thought::Quick(search(40, 0.8)) },
    Level { number: 4, name: "astronomer", thought: timed(500, 0.5) },
    Level { number: 5, name: "governor", thought: timed(2000, 0.2) },
    Level { number: 6, name: "sage", thought: timed(5000, 0.0) },
];
