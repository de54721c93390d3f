//! The English words of a game, read from its Fluent files when the game is built.
//!
//! Every sentence has one home: `locales/en/rulings-GAME.ftl` for the rules and `locales/en/cover-GAME.ftl` for the
//! game's title and options. Translators translate the same messages, the page reads the files as they are, and the
//! `build.rs` of a game crate turns the English ones into constants:
//!
//! ```no_run
//! // build.rs
//! shinar_words::rulings("../../locales/en/rulings-babylonia.ftl");
//! shinar_words::cover("../../locales/en/cover-babylonia.ftl");
//! ```
//!
//! which `include!(concat!(env!("OUT_DIR"), "/rulings.rs"))`, or `/cover.rs`, includes where they are needed. A malformed
//! file fails the build with a message that names the file and the id.

mod cover;
mod error;
mod fluent;
mod rulings;
mod rust;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
};

pub use cover::{Cover, OptionWords};
pub use error::Error;
pub use rulings::{Chapter, Rule, Rulebook};
pub use rust::markdown;

/// For a `build.rs`: writes `$OUT_DIR/rulings.rs` with a constant for every rule, and `BOOK`, a static that contains them all.
///
/// In an engine for the page `BOOK` has no sentences: the page reads them from the same files, in the visitor's language.
pub fn rulings(file: &str) {
    let in_page = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    finish(generate(file, "rulings.rs", |text| {
        let book = Rulebook::read(text)?;
        Ok(if in_page { book.without_sentences() } else { book }.to_rust())
    }));
}

/// For a `build.rs`: writes `$OUT_DIR/cover.rs` with `TITLE`, and a constant for what each option changes.
pub fn cover(file: &str) {
    finish(generate(file, "cover.rs", |text| Ok(Cover::read(text)?.to_rust())));
}

fn generate(
    file: &str,
    output: &str,
    translate: impl FnOnce(&str) -> Result<String, Error>,
) -> Result<(), String> {
    // Cargo resolves relative paths in the package's folder, which is also where it runs the script.
    println!("cargo::rerun-if-changed={file}");
    let folder = env::var_os("OUT_DIR").map(PathBuf::from).ok_or("OUT_DIR is set for build scripts only")?;
    write(Path::new(file), &folder.join(output), translate)
}

fn write(
    from: &Path,
    to: &Path,
    translate: impl FnOnce(&str) -> Result<String, Error>,
) -> Result<(), String> {
    let text = fs::read_to_string(from).map_err(|error| format!("{}: {error}", from.display()))?;
    let code = translate(&text).map_err(|error| format!("{}: {error}", from.display()))?;
    fs::write(to, code).map_err(|error| format!("{}: {error}", to.display()))
}

fn finish(result: Result<(), String>) {
    if let Err(message) = result {
        println!("cargo::error={message}");
        process::exit(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_names_the_file_and_the_id() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("rulings-ur.ftl"), folder.path().join("rulings.rs"));
        fs::write(&from, "UR-D1 = Dice.\n").unwrap();
        let message = write(&from, &to, |text| Ok(Rulebook::read(text)?.to_rust())).unwrap_err();
        assert!(message.ends_with("rulings-ur.ftl: UR-D1: is before the first chapter"), "{message}");
        assert!(!to.exists());
    }

    #[test]
    fn a_missing_file_is_named() {
        let message = write(Path::new("nowhere.ftl"), Path::new("out"), |_| Ok(String::new())).unwrap_err();
        assert!(message.starts_with("nowhere.ftl: "), "{message}");
    }
}
