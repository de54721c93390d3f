//! Reading and writing files, and the options that name one.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use shinar_core::{Heuristic, OptionKind, Record, find_option};
use shinar_games::entry;
use shinar_search::network;

/// The text of a file.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    String::from_utf8(bytes).ok().with_context(|| format!("{} is not UTF-8 text", path.display()))
}

/// Writes a file that must not exist yet, completely or not at all.
pub(crate) fn write_new(path: &Path, text: &str) -> anyhow::Result<()> {
    let folder = match path.parent() {
        Some(parent) if parent != Path::new("") => parent.to_path_buf(),
        _ => PathBuf::from("."),
    };
    let cannot = || format!("cannot write {}", path.display());
    if path.exists() {
        bail!("{} exists; choose another name or remove it first", path.display());
    }
    let mut file = tempfile::NamedTempFile::new_in(&folder).with_context(cannot)?;
    file.write_all(text.as_bytes()).with_context(cannot)?;
    file.as_file().sync_all().with_context(cannot)?;
    file.persist_noclobber(path).map_err(|error| error.error).with_context(cannot)?;
    Ok(())
}

/// Options as the game takes them: a file option has the text of the file instead of its path.
pub(crate) fn options(game: &str, given: &[(String, String)]) -> anyhow::Result<Vec<(String, String)>> {
    let specs = entry(game)?.options;
    let mut options = Vec::new();
    for (key, value) in given {
        let value = match find_option(specs, key)?.kind {
            OptionKind::File => read(Path::new(value))?,
            OptionKind::Choice(_) => value.clone(),
        };
        options.push((key.clone(), value));
    }
    Ok(options)
}

/// Reads a record; an error names the file, the line and the column.
pub(crate) fn read_record(path: &Path) -> anyhow::Result<Record> {
    Record::parse(&read(path)?).with_context(|| path.display().to_string())
}

/// Makes the network of a file the one that bots of the game use.
pub(crate) fn install_network<G: Heuristic>(path: &Path) -> anyhow::Result<()> {
    let file = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    network::install::<G>(&file).with_context(|| path.display().to_string())
}
