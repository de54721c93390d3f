//! Data files that people may correct.
//!
//! What is printed on the pieces of a game is data. The built-in file may be wrong, so a person can give a corrected copy
//! ([`OptionKind::File`](crate::OptionKind::File)). Every file that was read stays in memory under its digest: a state holds only a
//! reference, and a record names the file by the digest.

use std::{
    fmt,
    ops::Deref,
    sync::{Mutex, OnceLock, PoisonError},
};

use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest, Sha256};
use toml::de::{DeTable, DeValue};

use crate::json::{self, Part};

/// What a digest begins with.
const PREFIX: &str = "sha256:";
/// The longest file, in bytes.
const LONGEST: usize = 1 << 16;
/// The most corrected files that are kept, so that they cannot fill the memory.
const MOST: usize = 256;

/// The built-in data of a game and the corrected copies that were given.
pub struct Shelf<T: 'static> {
    built_in: OnceLock<Kept<T>>,
    text: &'static str,
    read: fn(&str) -> Result<T, String>,
    corrected: Mutex<Vec<Kept<T>>>,
}

impl<T> Shelf<T> {
    /// A shelf with a built-in file, and how to read such files.
    pub const fn new(text: &'static str, read: fn(&str) -> Result<T, String>) -> Self {
        Self { built_in: OnceLock::new(), text, read, corrected: Mutex::new(Vec::new()) }
    }

    /// The built-in data.
    ///
    /// # Panics
    /// If the file that was compiled in cannot be read: without it there is no game.
    #[expect(
        clippy::expect_used,
        reason = "part of the program, read by the tests of every game that has one"
    )]
    pub fn built_in(&self) -> Kept<T> {
        *self.built_in.get_or_init(|| {
            Kept::new(String::new(), (self.read)(self.text).expect("the built-in data can be read"))
        })
    }

    /// The data of a file's text, or of a digest whose text was given before.
    pub fn find(&self, value: &str) -> Result<Kept<T>, String> {
        if value.trim().is_empty() {
            return Err("the file is empty; leave it out to play with the built-in one".to_owned());
        }
        if value == self.text {
            return Ok(self.built_in());
        }
        let is_digest = value.starts_with(PREFIX);
        if !is_digest && value.len() > LONGEST {
            return Err(format!("the file has {} bytes; at most {LONGEST} are read", value.len()));
        }
        let wanted = if is_digest { value.to_owned() } else { digest(value) };
        if wanted == digest(self.text) {
            return Ok(self.built_in());
        }
        let mut corrected = self.corrected.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = corrected.iter().find(|kept| kept.digest() == wanted) {
            return Ok(*known);
        }
        if is_digest {
            return Err(format!("no file with the digest {value} was given; give the file itself"));
        }
        let data = (self.read)(value)?;
        if corrected.len() >= MOST {
            return Err(format!("{MOST} different files were given already"));
        }
        let kept = Kept::new(wanted, data);
        corrected.push(kept);
        Ok(kept)
    }
}

impl<T> fmt::Debug for Shelf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shelf")
    }
}

/// Reads a file in TOML: what it describes, and everything that is in it.
///
/// # Errors
///
/// The file is not TOML or does not describe a `T`; the message has the line.
pub fn read_file<T: DeserializeOwned>(text: &str) -> Result<(T, Value), String> {
    let mistake = |start: usize, message: &str| {
        let before = text.get(..start).unwrap_or_default();
        format!("line {}: {}", before.matches('\n').count() + 1, json::plain_words(message))
    };
    let table = DeTable::parse(text)
        .map_err(|error| mistake(error.span().map_or(0, |span| span.start), error.message()))?;
    let value = object(table.get_ref());
    match json::from_value(&value) {
        Ok(read) => Ok((read, value)),
        Err((path, message)) => Err(mistake(start(table.get_ref(), &path), &message)),
    }
}

fn object(table: &DeTable<'_>) -> Value {
    table.iter().map(|(key, value)| (key.get_ref().to_string(), plain(value.get_ref()))).collect()
}

/// A value without its place in the file.
fn plain(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::Boolean(is) => (*is).into(),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => number.into(),
            // No type takes a number that long; the message repeats it as it is written.
            Err(_) => number.as_str().into(),
        },
        DeValue::Float(number) => match number.as_str().parse::<f64>() {
            Ok(number) => number.into(),
            Err(_) => number.as_str().into(),
        },
        DeValue::String(text) => text.as_ref().into(),
        DeValue::Datetime(time) => time.to_string().into(),
        DeValue::Array(list) => list.iter().map(|value| plain(value.get_ref())).collect(),
        DeValue::Table(table) => object(table),
    }
}

/// Where the innermost part of a path that the file has begins.
fn start(table: &DeTable<'_>, path: &[Part]) -> usize {
    let mut start = 0;
    let mut inner: Option<&DeValue<'_>> = None;
    for part in path {
        let found = match (inner, part) {
            (None, Part::Key(key)) => entry(table, key),
            (Some(DeValue::Table(table)), Part::Key(key)) => entry(table, key),
            (Some(DeValue::Array(list)), Part::Index(index)) => {
                list.get(*index).map(|value| (value.span().start, value.get_ref()))
            }
            _ => None,
        };
        let Some((place, value)) = found else { break };
        (start, inner) = (place, Some(value));
    }
    start
}

fn entry<'a, 'i>(table: &'a DeTable<'i>, wanted: &str) -> Option<(usize, &'a DeValue<'i>)> {
    let (key, value) = table.iter().find(|(key, _)| key.get_ref() == wanted)?;
    Some((key.span().start, value.get_ref()))
}

fn digest(text: &str) -> String {
    format!("{PREFIX}{}", hex::encode(Sha256::digest(text.as_bytes())))
}

/// Data that stays in memory. Two are equal if they come from the same file.
pub struct Kept<T: 'static>(&'static (String, T));

impl<T> Kept<T> {
    fn new(digest: String, data: T) -> Self {
        Self(Box::leak(Box::new((digest, data))))
    }

    /// The digest of the file, `sha256:…`; empty for the built-in one.
    pub fn digest(self) -> &'static str {
        &self.0.0
    }

    /// Whether it is the built-in data.
    pub fn is_built_in(self) -> bool {
        self.digest().is_empty()
    }

    /// The data.
    #[inline]
    pub fn get(self) -> &'static T {
        &self.0.1
    }
}

impl<T> Clone for Kept<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Kept<T> {}

impl<T> PartialEq for Kept<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for Kept<T> {}

impl<T> Deref for Kept<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        &self.0.1
    }
}

impl<T> fmt::Debug for Kept<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_built_in() { "built-in" } else { self.digest() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SHELF: Shelf<u32> =
        Shelf::new("7", |text| text.parse().map_err(|_| format!("{text} is no number")));

    #[test]
    fn files_are_kept_by_their_digest() {
        assert_eq!((*SHELF.built_in(), SHELF.built_in().digest()), (7, ""));
        let other = SHELF.find("8").unwrap();
        assert_eq!((*other, other.is_built_in()), (8, false));
        assert_eq!(SHELF.find(other.digest()), Ok(other));
        assert_eq!(SHELF.find("8"), Ok(other));
        assert_eq!(SHELF.find(&digest("7")), Ok(SHELF.built_in()));
        assert_eq!(SHELF.find("7"), Ok(SHELF.built_in()));
        assert!(SHELF.find(" \n").unwrap_err().contains("empty"));
        assert!(SHELF.find("eight").unwrap_err().contains("no number"));
        assert!(SHELF.find(&digest("9")).unwrap_err().contains("give the file itself"));
        assert!(SHELF.find(&"1".repeat(LONGEST + 1)).unwrap_err().contains("bytes"));
    }
}
