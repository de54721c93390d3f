//! Whole games and perft counts, compared with files.

use std::path::{Path, PathBuf};

use shinar_babylonia::Babylonia;
use shinar_core::golden;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name)
}

#[test]
fn playthroughs() {
    for players in 2..=4 {
        let text = golden::playthrough::<Babylonia>(players, &[], 1);
        golden::compare(&file(&format!("playthrough-{players}.txt")), &text);
    }
    let text = golden::playthrough::<Babylonia>(3, &[("random_cards", "yes")], 2);
    golden::compare(&file("playthrough-3-random-cards.txt"), &text);
}

#[test]
fn perft() {
    let rows: [golden::PerftRow<'_>; 4] =
        [(2, &[], 1, 2), (3, &[], 1, 2), (4, &[], 1, 2), (4, &[("random_cards", "yes")], 2, 2)];
    golden::compare(&file("perft.txt"), &golden::perft_table::<Babylonia>(&rows));
}
