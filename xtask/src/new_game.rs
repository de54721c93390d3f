//! `cargo xtask new-game NAME`: the skeleton of a playable game, made from the tiny game in `examples/ur`.
//!
//! The skeleton is that game under another name, so it compiles, obeys the laws and can be played at once; its author then replaces
//! one rule after another. There is no separate template that could become outdated.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, bail, ensure};

use crate::{cargo, page, root};

/// The game that is copied.
const PATTERN: &str = "examples/ur";

/// The names of a new game.
struct Names {
    /// `oasis`: the id, the crate's folder, the locale files.
    id: String,
    /// `Oasis`: the type, and the title until its author chooses a better one.
    title: String,
    /// `OAS-`: the prefix of its rulings.
    prefix: String,
}

/// Writes the skeleton into the repository at `root` and prints the next steps.
pub(crate) fn write(root: &Path, id: &str) -> anyhow::Result<()> {
    let names = names(root, id)?;
    let crate_folder = root.join("crates").join(id);
    for file in files(&root.join(PATTERN))? {
        let within = file.strip_prefix(root.join(PATTERN))?;
        if within.extension().is_some_and(|kind| kind == "ftl") {
            continue;
        }
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        put(&crate_folder.join(names.renamed(&within.to_string_lossy())), &names.renamed(&text))?;
    }
    for language in languages(root)? {
        for kind in ["cover", "rulings"] {
            let text = fs::read_to_string(root.join(PATTERN).join(format!("{kind}.ftl")))?;
            put(&language.join(format!("{kind}-{id}.ftl")), &names.renamed(&text))?;
        }
    }
    register(root, &names)?;
    eprintln!(
        "crates/{id} is a playable copy of {PATTERN}, known to commands, server and page.\n\
         Its words are in locales/*/cover-{id}.ftl and rulings-{id}.ftl.\n\
         Next: change its rules in crates/{id}/src, then `cargo test -p shinar-{id}`; `cargo play` shows it on the plain board.\n\
         CONTRIBUTING.md describes every step, including the drawings."
    );
    Ok(())
}

/// The name of the game that CI makes.
const REHEARSED: &str = "oasis";

/// Makes a game, runs its laws, serves it, and plays it to its end in a browser. The page must be built.
pub(crate) fn ci() -> anyhow::Result<()> {
    eprintln!("== a new game");
    let copy = tempfile::tempdir()?;
    let binary = rehearse(copy.path(), REHEARSED)?;
    let mut browser = page::npm(["run", "--silent", "e2e:newcomer"]);
    browser.0.env("SHINAR", binary).env("GAME", REHEARSED).env("PAGE", "dist");
    browser.run().context("a new game cannot be played in the browser")
}

/// Makes a game in a copy of the repository, runs its laws, and returns the binary that knows it.
///
/// The copy shares this repository's target folder, so that only what depends on the new game is built.
fn rehearse(copy: &Path, id: &str) -> anyhow::Result<PathBuf> {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output()?;
    ensure!(
        listed.status.success(),
        "`git ls-files` failed: the new game is made in a copy of the tracked files"
    );
    for file in String::from_utf8(listed.stdout)?.split_terminator('\0') {
        let (from, to) = (root().join(file), copy.join(file));
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        // A file may be deleted but not yet committed.
        if from.exists() {
            fs::copy(&from, &to).with_context(|| file.to_owned())?;
        }
    }
    write(copy, id)?;
    // This program lies in `target/debug`, wherever that is.
    let built = std::env::current_exe()?.with_file_name("");
    let target = built.parent().context("xtask runs outside of a target folder")?;
    let cargo = |args: &[&str]| {
        let mut call = cargo(args.iter().copied());
        call.0.current_dir(copy).env("CARGO_TARGET_DIR", target);
        call.run()
    };
    cargo(&["test", "--quiet", "--package", &format!("shinar-{id}")])?;
    cargo(&["build", "--quiet", "--package", "shinar-cli"])?;
    let binary = copy.join(format!("shinar{}", std::env::consts::EXE_SUFFIX));
    fs::copy(built.join(binary.file_name().unwrap_or_default()), &binary)?;
    Ok(binary)
}

fn names(root: &Path, id: &str) -> anyhow::Result<Names> {
    let letters = id.len() >= 3 && id.len() <= 20 && id.bytes().all(|byte| byte.is_ascii_lowercase());
    ensure!(letters, "{id:?} is not a valid name: use 3 to 20 lowercase letters, such as `oasis`");
    ensure!(!root.join("crates").join(id).exists(), "crates/{id} exists already");
    let prefix = format!("{}-", id[..3].to_ascii_uppercase());
    let books = fs::read_dir(root.join("locales/en"))?.filter_map(|entry| Some(entry.ok()?.path()));
    for book in books {
        let taken = fs::read_to_string(&book)?.lines().any(|line| line.starts_with(&prefix));
        ensure!(!taken, "the rulings in {} begin with {prefix} too; choose another name", book.display());
    }
    let title = format!("{}{}", id[..1].to_ascii_uppercase(), &id[1..]);
    Ok(Names { id: id.to_owned(), title, prefix })
}

impl Names {
    /// A text of the pattern with the new names.
    fn renamed(&self, text: &str) -> String {
        let Self { id, title, prefix } = self;
        // The pattern's locale files are in its folder, those of a real game in `locales`.
        let text = text
            .replace("\"rulings.ftl\"", &format!("\"../../locales/en/rulings-{id}.ftl\""))
            .replace("\"cover.ftl\"", &format!("\"../../locales/en/cover-{id}.ftl\""))
            .replace("shinar-example-ur", &format!("shinar-{id}"))
            .replace("shinar_example_ur", &format!("shinar_{id}"))
            .replace("UR-", prefix);
        let text = replace_word(&text, "Ur", title);
        replace_word(&text, "ur", id)
    }
}

/// Replaces a word where it is not part of another.
fn replace_word(text: &str, word: &str, by: &str) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(word) {
        let (before, after) = (&rest[..at], &rest[at + word.len()..]);
        let alone = !out.chars().chain(before.chars()).next_back().is_some_and(is_part)
            && !after.chars().next().is_some_and(is_part);
        out.push_str(before);
        out.push_str(if alone { by } else { word });
        rest = after;
    }
    out.push_str(rest);
    out
}

/// The two shared edits that a game needs: the list of games, and the manifest of the crate that holds the list.
fn register(root: &Path, Names { id, title, .. }: &Names) -> anyhow::Result<()> {
    let list = root.join("crates/games/src/registry.rs");
    let text = fs::read_to_string(&list)?;
    let Some((before, after)) = text.rsplit_once("\n}") else {
        bail!("{} does not end with the list of games", list.display());
    };
    put(&list, &format!("{before}\n    shinar_{id}::{title},\n}}{after}"))?;
    let manifest = root.join("crates/games/Cargo.toml");
    let text = fs::read_to_string(&manifest)?;
    let line = format!("[dependencies]\nshinar-{id} = {{ path = \"../{id}\" }}\n");
    ensure!(text.contains("[dependencies]\n"), "{} has no dependencies", manifest.display());
    put(&manifest, &text.replacen("[dependencies]\n", &line, 1))
}

fn put(path: &Path, text: &str) -> anyhow::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text).with_context(|| path.display().to_string())
}

/// The folders of all languages.
fn languages(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(root.join("locales"))?;
    Ok(entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_dir()).collect())
}

/// Every file below a folder.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn names_are_replaced_where_they_stand_alone() {
        let names = Names { id: "oasis".into(), title: "Oasis".into(), prefix: "OAS-".into() };
        assert_eq!(
            names.renamed("struct Ur; id: \"ur\", return hurry Urn UR-M1 shinar_example_ur::Ur"),
            "struct Oasis; id: \"oasis\", return hurry Urn OAS-M1 shinar_oasis::Oasis"
        );
    }

    #[test]
    fn bad_names_are_refused() {
        for name in ["", "ab", "Oasis", "two words", "babylonia", "bab", "../up"] {
            assert!(names(root(), name).is_err(), "{name}");
        }
        assert_eq!(names(root(), "oasis").unwrap().prefix, "OAS-");
    }
}
