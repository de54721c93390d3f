//! A lint for the prose: phrases that are not idiomatic English.
//!
//! `xtask/dialect.txt` says how often each may still occur. A test fails if a phrase occurs more often; `cargo xtask dialect` lowers
//! the counts to what is found.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::Context;

/// The file of phrases and counts.
const LIST: &str = "xtask/dialect.txt";

/// The extensions of the files that are read.
const KINDS: [&str; 4] = ["rs", "ts", "svelte", "md"];

/// Folders without sources.
const SKIPPED: [&str; 3] = ["target", "node_modules", "dist"];

/// A word or phrase, how often it may occur, and where it does.
struct Word {
    text: String,
    ceiling: usize,
    places: Vec<String>,
}

/// Lowers the counts to what is found; never raises one.
pub(crate) fn lower(root: &Path) -> anyhow::Result<()> {
    let lines: Vec<_> = found(root)?
        .iter()
        .map(|word| format!("{} {}\n", word.ceiling.min(word.places.len()), word.text))
        .collect();
    fs::write(root.join(LIST), lines.concat()).context(LIST)
}

/// Every word of the list with the places where it occurs.
fn found(root: &Path) -> anyhow::Result<Vec<Word>> {
    let list = fs::read_to_string(root.join(LIST)).context(LIST)?;
    let mut words = Vec::new();
    for line in list.lines() {
        let (ceiling, text) =
            line.split_once(' ').with_context(|| format!("{LIST}: {line:?} is not `COUNT WORD`"))?;
        let ceiling = ceiling.parse().with_context(|| format!("{LIST}: {line:?}"))?;
        words.push(Word { text: text.to_lowercase(), ceiling, places: Vec::new() });
    }
    for path in sources(root)? {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let name = path.strip_prefix(root).unwrap_or(&path).display();
        for (number, line) in text.lines().enumerate() {
            let line = line.to_lowercase();
            for word in &mut words {
                let times = occurrences(&line, &word.text);
                word.places.extend((0..times).map(|_| format!("{name}:{}", number + 1)));
            }
        }
    }
    Ok(words)
}

/// How often a word or phrase stands alone in a line.
fn occurrences(line: &str, word: &str) -> usize {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word)
        .filter(|(at, _)| !line[..*at].ends_with(is_part) && !line[at + word.len()..].starts_with(is_part))
        .count()
}

/// The files that are read: sources, documents, and the English locale.
fn sources(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    collect(root, &mut files)?;
    let english = root.join("locales/en");
    files.retain(|path| match path.extension().and_then(|kind| kind.to_str()) {
        Some("ftl") => path.starts_with(&english),
        Some(kind) => KINDS.contains(&kind),
        None => false,
    });
    files.sort();
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if entry.file_type()?.is_file() {
            files.push(entry.path());
        } else if entry.file_type()?.is_dir() && !name.starts_with('.') && !SKIPPED.contains(&&*name) {
            collect(&entry.path(), files)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn the_dialect_only_shrinks() {
        let mut complaints = Vec::new();
        for Word { text, ceiling, places } in found(crate::root()).unwrap() {
            let count = places.len();
            if count > ceiling {
                complaints.push(format!(
                    "{text:?} occurs {count} times, more than the {ceiling} allowed:\n  {}",
                    places.join("\n  ")
                ));
            }
        }
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    }

    #[test]
    fn words_stand_alone() {
        assert_eq!(occurrences("a bad badge, not bad_ but (bad)", "bad"), 2);
        assert_eq!(occurrences("éa", "a"), 0);
        assert_eq!(occurrences("two words, no two wordsmiths", "two words"), 1);
    }
}
