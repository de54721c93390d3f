//! Makes a table of the files of puzzles that lie beside the drawings of their games, so that nothing lists the games.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// Where the page keeps what it knows of each game, in a folder with the game's id.
const GAMES: &str = "../../web/src/games";
/// The name of a game's puzzles there.
const FILE: &str = "puzzles.json";
/// The list of games: a new one may bring a folder.
const LIST: &str = "../games/src/registry.rs";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={LIST}");
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let mut entries = Vec::new();
    // Without the page, as in a package of this crate alone, there are no puzzles.
    for folder in fs::read_dir(here.join(GAMES)).into_iter().flatten() {
        let folder = folder?;
        let file = folder.path().join(FILE);
        if file.is_file() {
            println!("cargo::rerun-if-changed={}", file.display());
            entries.push((folder.file_name(), fs::canonicalize(file)?));
        } else if folder.path().is_dir() {
            // Its puzzles are still to be made.
            println!("cargo::rerun-if-changed={}", folder.path().display());
        }
    }
    entries.sort();
    let line = |(game, file): &(_, PathBuf)| {
        format!("({game:?}, include_str!({:?})),\n", file.display().to_string())
    };
    let table: String = entries.iter().map(line).collect();
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(Path::join(&out, "puzzles.rs"), format!("&[\n{table}]\n"))
}
