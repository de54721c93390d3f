//! Errors that say what, where, which rule, and what would be right.

use std::fmt;

use crate::Ruling;

/// An action that the rules refuse. The state is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message} [{ruling}]")]
pub struct Illegal {
    /// The rule that refuses it.
    pub ruling: Ruling,
    /// What is wrong and what would be right, for a player.
    pub message: String,
}

impl Illegal {
    /// A refusal by `ruling`.
    pub fn new(ruling: Ruling, message: impl Into<String>) -> Self {
        Self { ruling, message: message.into() }
    }
}

/// Text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// 1-based line.
    pub line: usize,
    /// 1-based column, counted in characters.
    pub column: usize,
    /// What was expected and what was found.
    pub message: String,
}

impl ParseError {
    /// An error at a place in a text.
    pub fn new(line: usize, column: usize, message: impl Into<String>) -> Self {
        Self { line, column, message: message.into() }
    }

    /// An error at a column of a one-line text.
    pub fn at(column: usize, message: impl Into<String>) -> Self {
        Self::new(1, column, message)
    }

    /// The same error in a one-line text that is line `line` of a larger one, starting after `columns` others.
    #[must_use]
    pub fn shifted(self, line: usize, columns: usize) -> Self {
        Self { line, column: self.column + columns, message: self.message }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// A short text, such as the name of a piece, that is not what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected}, found {found:?}")]
pub struct TextError {
    /// What would be right, such as `a card, 1 to 9`.
    pub expected: &'static str,
    /// The text.
    pub found: String,
}

impl TextError {
    /// An error about a text.
    pub fn new(expected: &'static str, found: impl Into<String>) -> Self {
        Self { expected, found: found.into() }
    }
}

/// A position or a choice of options that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The field it is about, such as `seats[1].stand`; empty for the whole.
    pub place: String,
    /// The rule it breaks, if it is a rule of the game.
    pub ruling: Option<Ruling>,
    /// What is wrong and what would be right.
    pub message: String,
}

impl SetupError {
    /// An error about a field.
    pub fn new(place: impl Into<String>, message: impl Into<String>) -> Self {
        Self { place: place.into(), ruling: None, message: message.into() }
    }

    /// The same error, citing a rule.
    #[must_use]
    pub fn by(self, ruling: Ruling) -> Self {
        Self { ruling: Some(ruling), ..self }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place)?;
        }
        f.write_str(&self.message)?;
        match self.ruling {
            Some(ruling) => write!(f, " [{ruling}]"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for SetupError {}

/// Why a text given as an action was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    /// It is no action of this game.
    #[error("{}", .0.message)]
    Unreadable(#[from] ParseError),
    /// It is one, but not allowed now.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}
