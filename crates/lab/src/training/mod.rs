//! Networks that learn from self-play.

mod generations;
mod samples;
mod trainer;

use std::path::{Path, PathBuf};

use shinar_core::{Heuristic, play};
use shinar_search::network::Network;

pub use generations::{Comparison, Schedule, Step, compare, generations, self_play};
pub use samples::{LegalAction, Sample, Samples, Targets};
pub use trainer::{Losses, Trainer, TrainingSettings};

use crate::error::LabError;

/// One game in this many is held out.
const HOLD_OUT: u32 = 20;

/// The parts of all data sets below some folders, in order.
///
/// # Errors
///
/// A folder cannot be read.
pub fn parts_below(folders: &[PathBuf]) -> Result<Vec<PathBuf>, LabError> {
    let mut parts = Vec::new();
    let mut open = folders.to_vec();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "parquet") {
                parts.push(path);
            }
        }
    }
    parts.sort();
    Ok(parts)
}

/// The decisions of some parts.
///
/// # Errors
///
/// A part cannot be read, or belongs to another game.
pub fn read_samples<G: Heuristic>(parts: &[PathBuf], mut done: impl FnMut(u64)) -> Result<Samples, LabError> {
    let mut samples = Samples::default();
    let mut games = 0;
    for (part, number) in parts.iter().zip(1..) {
        games += samples.read::<G>(Path::new(part), games)?;
        done(number);
    }
    Ok(samples)
}

/// What training has led to.
#[derive(Clone, Debug)]
pub struct Trained {
    /// The network.
    pub network: Network,
    /// The number of decisions it learned from.
    pub decisions: usize,
    /// Its losses on the games held out, by the first, second and last third of the games.
    pub held_out: [Losses; 3],
    /// Those of the linear heuristic on the same decisions.
    pub linear: [Losses; 3],
}

/// Trains a network, from the beginning or from another one.
pub fn train<G: Heuristic>(
    samples: &Samples,
    start: Option<Network>,
    settings: TrainingSettings,
    done: impl FnMut(f32, Losses) -> bool,
) -> Trained {
    use rand::RngExt;
    let mut rng = play::stream(settings.seed, 0);
    let untrained = || Network::untrained::<G>(|| rng.random::<f32>() * 2.0 - 1.0);
    let mut linear = Trainer::new::<G>(Network::untrained::<G>(|| 0.0), settings);
    let mut trainer = Trainer::new::<G>(start.unwrap_or_else(untrained), settings);
    let is_held_out = |place: u32| {
        samples.get(place as usize).is_some_and(|sample| sample.targets.game % HOLD_OUT == HOLD_OUT - 1)
    };
    let (held_out, seen): (Vec<u32>, Vec<u32>) =
        (0..samples.len() as u32).partition(|&place| is_held_out(place));
    trainer.train(samples, &seen, done);
    let third = |trainer: &mut Trainer, third: usize| {
        let of_third = |sample: &Sample<'_>| ((sample.targets.progress * 3.0) as usize).min(2) == third;
        trainer.losses(held_out.iter().filter_map(|&place| samples.get(place as usize)).filter(of_third))
    };
    Trained {
        held_out: [0, 1, 2].map(|number| third(&mut trainer, number)),
        linear: [0, 1, 2].map(|number| third(&mut linear, number)),
        network: trainer.network().clone(),
        decisions: seen.len(),
    }
}
