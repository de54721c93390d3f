//! Helpers for reading text forms: words with their columns.

use std::{fmt, str::FromStr};

use crate::ParseError;

/// A word of a one-line text and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<'a> {
    /// The word.
    pub text: &'a str,
    /// Its 1-based column.
    pub column: usize,
}

impl<'a> Word<'a> {
    /// An error at this word.
    pub fn error(&self, message: impl Into<String>) -> ParseError {
        ParseError::at(self.column, message)
    }

    /// Reads the word as something whose errors say what was expected.
    pub fn read<T: FromStr<Err: fmt::Display>>(&self) -> Result<T, ParseError> {
        self.text.parse().map_err(|error: T::Err| self.error(error.to_string()))
    }

    /// Reads the word as something; an error says what was expected.
    pub fn parse<T: FromStr>(&self, expected: &str) -> Result<T, ParseError> {
        self.text.parse().map_err(|_| self.error(format!("expected {expected}, found {:?}", self.text)))
    }

    /// The parts between separators, each with its own column; none for an empty word.
    pub fn split(&self, separator: char) -> impl Iterator<Item = Word<'a>> + use<'a> {
        let mut column = self.column;
        let parts = if self.text.is_empty() { None } else { Some(self.text.split(separator)) };
        parts.into_iter().flatten().map(move |text| {
            let word = Word { text, column };
            column += text.chars().count() + 1;
            word
        })
    }

    /// The parts before and after the first separator.
    pub fn split_once(&self, separator: char) -> Option<(Word<'a>, Word<'a>)> {
        let (before, after) = self.text.split_once(separator)?;
        let column = self.column + before.chars().count() + 1;
        Some((Word { text: before, column: self.column }, Word { text: after, column }))
    }
}

/// The words of a line, separated by white space.
pub fn words(line: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut start = None;
    for (column, (at, c)) in line.char_indices().enumerate() {
        match (c.is_whitespace(), start) {
            (false, None) => start = Some((at, column + 1)),
            (true, Some((from, column))) => {
                words.push(Word { text: &line[from..at], column });
                start = None;
            }
            _ => {}
        }
    }
    if let Some((from, column)) = start {
        words.push(Word { text: &line[from..], column });
    }
    words
}

/// The one candidate that `text` is a prefix of, if there is exactly one; a full match always wins.
pub fn by_prefix<'a, T: AsRef<str>>(text: &str, candidates: &'a [T]) -> Option<&'a T> {
    if let Some(exact) = candidates.iter().find(|c| c.as_ref() == text) {
        return Some(exact);
    }
    let mut matching = candidates.iter().filter(|c| !text.is_empty() && c.as_ref().starts_with(text));
    matching.next().filter(|_| matching.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_columns() {
        let found: Vec<_> = words(" žeton  4,6").into_iter().map(|w| (w.text, w.column)).collect();
        assert_eq!(found, [("žeton", 2), ("4,6", 9)]);
        let parts: Vec<_> = words(" a;bc;d")[0].split(';').map(|w| (w.text, w.column)).collect();
        assert_eq!(parts, [("a", 2), ("bc", 4), ("d", 7)]);
        assert_eq!(Word { text: "", column: 3 }.split(';').count(), 0);
    }

    #[test]
    fn a_prefix_must_be_unambiguous() {
        let names = ["finish", "farmer", "farmers"];
        assert_eq!(by_prefix("fi", &names), Some(&"finish"));
        assert_eq!(by_prefix("fa", &names), None);
        assert_eq!(by_prefix("farmer", &names), Some(&"farmer"));
        assert_eq!(by_prefix("", &names), None);
    }
}
