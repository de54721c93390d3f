//! Fluent files of a game: its rules and its cover.

use std::{fs, path::Path};

use shinar_words::{Cover, Rulebook};

/// Reads a file as rules and as a cover. What is accepted can be written as constants, and the rules as a page.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(book) = Rulebook::read(&text) {
        assert!(!book.to_rust().is_empty());
        assert!(book.chapters.iter().all(|chapter| !chapter.title.is_empty()));
    }
    if let Ok(cover) = Cover::read(&text) {
        assert!(!cover.to_rust().is_empty());
    }
}

/// The English files of all games.
pub fn seeds() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with("rulings-") || name.starts_with("cover-")
    });
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}
