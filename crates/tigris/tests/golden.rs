//! Whole games and perft counts, compared with files.

use std::path::{Path, PathBuf};

use shinar_core::golden;
use shinar_tigris::Tigris;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name)
}

#[test]
fn playthroughs() {
    for players in 2..=4 {
        for board in ["std", "alt"] {
            for civ in ["no", "yes"] {
                let options = [("board", board), ("civ", civ)];
                let text = golden::playthrough::<Tigris>(players, &options, 1);
                let buildings = if civ == "yes" { "-civ" } else { "" };
                golden::compare(&file(&format!("playthrough-{players}-{board}{buildings}.txt")), &text);
            }
        }
    }
    let options = [("english", "yes"), ("wonder", "yes"), ("open_scoring", "yes")];
    let text = golden::playthrough::<Tigris>(3, &options, 2);
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
