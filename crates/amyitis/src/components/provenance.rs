//! Where the values of a components file come from.

use serde_json::{Map, Value};

type Result<T> = std::result::Result<T, String>;

const WORDS: [&str; 4] = ["book", "source", "derived", "reconstructed"];
/// What names an entry needs no source.
const NAMES: [&str; 5] = ["name", "id", "kind", "level", "from"];

/// Every entry says where each of its values comes from.
pub(super) fn check(file: &Value) -> Result<()> {
    for (key, value) in file.as_object().into_iter().flatten() {
        match value {
            Value::Array(entries) => {
                for (at, entry) in entries.iter().enumerate() {
                    if let Value::Object(entry) = entry {
                        entry_says(&format!("{key}[{}]", at + 1), entry)?;
                    }
                }
            }
            Value::Object(entry) => entry_says(key, entry)?,
            _ => {}
        }
    }
    Ok(())
}

fn entry_says(place: &str, entry: &Map<String, Value>) -> Result<()> {
    match entry.get("from") {
        Some(Value::String(word)) => known(place, word),
        Some(Value::Object(each)) => {
            for (key, value) in entry.iter().filter(|(key, _)| !NAMES.contains(&key.as_str())) {
                let place = format!("{place}.from.{key}");
                match (each.get(key), value) {
                    (Some(Value::String(word)), _) => known(&place, word)?,
                    (Some(Value::Array(words)), Value::Array(values)) if words.len() == values.len() => {
                        for word in words {
                            known(&place, word.as_str().unwrap_or(""))?;
                        }
                    }
                    _ => return Err(format!("{place}: must say where the value comes from: {}", list())),
                }
            }
            match each.keys().find(|key| !entry.contains_key(*key)) {
                Some(key) => Err(format!("{place}.from.{key}: there is no value {key:?} in this entry")),
                None => Ok(()),
            }
        }
        _ => Err(format!("{place}: `from` must say where the values come from: {}", list())),
    }
}

fn known(place: &str, word: &str) -> Result<()> {
    if WORDS.contains(&word) {
        return Ok(());
    }
    Err(format!("{place}: {word:?} is no origin; choose {}", list()))
}

fn list() -> String {
    WORDS.join(", ")
}

/// Whether any of the values is reconstructed.
pub(super) fn any_reconstructed(from: &Value) -> bool {
    match from {
        Value::String(word) => word == "reconstructed",
        Value::Array(list) => list.iter().any(any_reconstructed),
        Value::Object(each) => each.values().any(any_reconstructed),
        _ => false,
    }
}

/// Whether one value of an entry is reconstructed, or any number of it.
pub(super) fn is_reconstructed(from: &Value, key: &str) -> bool {
    match from {
        Value::Object(each) => each.get(key).is_some_and(any_reconstructed),
        whole => any_reconstructed(whole),
    }
}
