//! Valid inputs, from random games and from the repository's files.

use std::{fs, path::Path};

use shinar_core::{play, prelude::*};

/// How many actions precede the positions.
const STEPS: [u32; 5] = [0, 5, 40, 120, 300];

/// Positions of random games with every number of players.
pub(crate) fn states<G: Game>() -> Vec<G::State> {
    let mut states = Vec::new();
    for players in G::INFO.players() {
        for steps in STEPS {
            let seed = u64::from(players) * 1000 + u64::from(steps);
            states.push(play::dealt_game::<G>(players, &G::Options::default(), seed, steps).unwrap());
        }
    }
    states
}

/// The texts of all files in a folder of the crates, such as `cases`.
pub(crate) fn files(folder: &str) -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut paths: Vec<_> = fs::read_dir(crates)
        .unwrap()
        .filter_map(|entry| fs::read_dir(entry.unwrap().path().join(folder)).ok())
        .flat_map(|entries| entries.map(|entry| entry.unwrap().path()))
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}
