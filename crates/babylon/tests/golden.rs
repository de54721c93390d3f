//! Whole games and perft counts, compared with files.

use std::path::{Path, PathBuf};

use shinar_babylon::Babylon;
use shinar_core::golden;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name)
}

#[test]
fn playthroughs() {
    for players in 2..=4 {
        let text = golden::playthrough::<Babylon>(players, &[], 1);
        golden::compare(&file(&format!("playthrough-{players}.txt")), &text);
    }
    let options = [("overlap_any_level", "no"), ("stair_volume", "no"), ("strict_supply", "yes")];
    let text = golden::playthrough::<Babylon>(2, &options, 2);
    golden::compare(&file("playthrough-2-options.txt"), &text);
}

#[test]
fn perft() {
    let strict: &[(&str, &str)] = &[("strict_supply", "yes")];
    let rows = [(2, &[][..], 1, 4), (3, &[], 1, 4), (4, &[], 1, 3), (4, strict, 2, 3)];
    golden::compare(&file("perft.txt"), &golden::perft_table::<Babylon>(&rows));
}
