use std::fmt;

/// What is wrong with a Fluent file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The id of the message, or the line if no id can be read.
    pub place: String,
    /// What is wrong there.
    pub message: String,
}

impl Error {
    pub(crate) fn new(place: impl Into<String>, message: impl Into<String>) -> Self {
        Self { place: place.into(), message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

impl std::error::Error for Error {}
