//! Whole games and perft counts, compared with files.

use std::path::{Path, PathBuf};

use shinar_tigris::Tigris;
use shinar_core::golden;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name)
}

#[test]
fn playthroughs() {
    for players in 2..=4 {
        let text = golden::playthrough::<Tigris>(players, &[], 1);
        golden::compare(&file(&format!("playthrough-{players}.txt")), &text);
    }
    let text = golden::playthrough::<Tigris>(3, &[("random_cards", "yes")], 2);
    golden::compare(&file("playthrough-3-random-cards.txt"), &text);
}

#[test]
fn perft() {
    let rows: [(u8, &[(&str, &str)], u64, u32); 4] =
        [(2, &[], 1, 2), (3, &[], 1, 2), (4, &[], 1, 2), (4, &[("random_cards", "yes")], 2, 2)];
    golden::compare(&file("perft.txt"), &golden::perft_table::<Tigris>(&rows));
}
