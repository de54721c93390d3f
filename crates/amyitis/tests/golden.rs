//! Whole games and perft counts, compared with files.

use std::path::{Path, PathBuf};

use shinar_amyitis::Amyitis;
use shinar_core::golden;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name)
}

#[test]
fn playthroughs() {
    for players in 2..=4 {
        let text = golden::playthrough::<Amyitis>(players, &[], 1);
        golden::compare(&file(&format!("playthrough-{players}.txt")), &text);
    }
    let options = [("double_canals", "both"), ("strict_supply", "yes")];
    let text = golden::playthrough::<Amyitis>(3, &options, 2);
    golden::compare(&file("playthrough-3-strict.txt"), &text);
}

#[test]
fn perft() {
    let options: &[(&str, &str)] = &[("double_canals", "both"), ("strict_supply", "yes")];
    let rows: [golden::PerftRow<'_>; 4] =
        [(2, &[], 1, 5), (3, &[], 1, 5), (4, &[], 1, 5), (4, options, 2, 5)];
    golden::compare(&file("perft.txt"), &golden::perft_table::<Amyitis>(&rows));
}
