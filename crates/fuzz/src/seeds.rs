//! Valid inputs, from random games and from the repository's files.

use std::{fs, path::Path};

use rand_pcg::Pcg64Mcg;
use shinar_core::{play, prelude::*};
use shinar_play::{
    JournalEntry, Player, Sheet,
    api::{NewTable, PersonId, TableState},
};

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

/// A request for a table of two players at one device.
pub(crate) fn request(game: &str) -> NewTable {
    let seats = r#"[{"kind": "me"}, {"kind": "local", "name": "Bea"}]"#;
    let text = format!(r#"{{"game": "{game}", "players": 2, "seats": {seats}}}"#);
    serde_json::from_str(&text).unwrap()
}

/// The sheet of a table that such a request makes, running.
pub(crate) fn sheet(game: &str, rng: &mut Pcg64Mcg) -> Sheet {
    let ann = Player { id: PersonId("ann".to_owned()), name: "Ann".to_owned(), account: false };
    let mut sheet = Sheet::make(&request(game), &ann, 0, rng).unwrap();
    sheet.state = TableState::Running;
    sheet
}

/// Entries of a journal as they are stored.
pub(crate) fn entry_texts(entries: &[JournalEntry]) -> Vec<String> {
    entries.iter().map(|entry| entry.to_text().unwrap()).collect()
}
