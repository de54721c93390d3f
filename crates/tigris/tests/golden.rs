//! Whole games and perft counts, compared with files.

use std::path::{Path, PathBuf};

use shinar_core::golden;
use shinar_tigris::Tigris;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name)
}

/// Games in which somebody builds a monument and chooses between wars: players, board, buildings, seed.
const GAMES: [(u8, &str, &str, u64); 12] = [
    (2, "std", "no", 129),
    (2, "std", "yes", 42),
    (2, "alt", "no", 5),
    (2, "alt", "yes", 2),
    (3, "std", "no", 15),
    (3, "std", "yes", 52),
    (3, "alt", "no", 21),
    (3, "alt", "yes", 37),
    (4, "std", "no", 4),
    (4, "std", "yes", 16),
    (4, "alt", "no", 21),
    (4, "alt", "yes", 14),
];

#[test]
fn playthroughs() {
    for (players, board, civ, seed) in GAMES {
        let text = golden::playthrough::<Tigris>(players, &[("board", board), ("civ", civ)], seed);
        let buildings = if civ == "yes" { "-civ" } else { "" };
        golden::compare(&file(&format!("playthrough-{players}-{board}{buildings}.txt")), &text);
    }
    // With a wonder that pays.
    let options = [("english", "yes"), ("wonder", "yes"), ("open_scoring", "yes")];
    let text = golden::playthrough::<Tigris>(3, &options, 288);
    golden::compare(&file("playthrough-3-options.txt"), &text);
}

#[test]
fn perft() {
    let all: &[(&str, &str)] = &[("board", "alt"), ("civ", "yes"), ("english", "yes"), ("wonder", "yes")];
    let rows: [golden::PerftRow<'_>; 5] = [
        (2, &[], 1, 2),
        (3, &[], 1, 2),
        (4, &[], 1, 2),
        (2, &[("board", "alt"), ("civ", "yes")], 2, 2),
        (4, all, 3, 2),
    ];
    golden::compare(&file("perft.txt"), &golden::perft_table::<Tigris>(&rows));
}
