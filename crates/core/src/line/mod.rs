//! Positions in one line, by serde: `players=2 turn=9 tiles=4,6:6;22,4:m P1=score:3/stand:mopff`.
//!
//! | in Rust | in the line |
//! |---|---|
//! | a field | `key=value`, words in any order; a field that is not serialized is left out |
//! | the list `seats`, of structs | a word for each: `P1=field:value/field:value` |
//! | any other list | `a;b;c` |
//! | a map | `key:value;key:value` |
//! | a struct or a tuple elsewhere | its values in order: `a:b` as a field of its own, `a,b` within a seat or a list |
//! | `bool` | `yes`, `no` |
//!
//! A key given twice is refused. The format is not human-readable in serde's sense, so that a type may choose a
//! shorter form for it than it has in JSON, as [`Seat`](crate::Seat) does.

mod read;
mod write;

use std::fmt::{self, Display};

use serde::{
    Serialize,
    de::{self, DeserializeOwned},
    ser,
};

use self::{read::Fields, write::Writer};
use crate::{
    ParseError,
    notation::{Word, words},
};

/// The list that is written as one word for each seat.
const SEATS: &str = "seats";

/// Writes a struct as a line.
///
/// ```
/// use serde::{Deserialize, Serialize};
/// use shinar_core::line::{from_line, to_line};
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize)]
/// struct Position {
///     players: u8,
///     open: bool,
///     hand: Vec<String>,
/// }
///
/// let position = Position { players: 2, open: true, hand: vec!["king".into(), "priest".into()] };
/// let line = to_line(&position)?;
/// assert_eq!(line, "players=2 open=yes hand=king;priest");
/// assert_eq!(from_line::<Position>(&line)?, position);
/// # Ok::<_, shinar_core::ParseError>(())
/// ```
///
/// # Errors
/// If it holds something that the format has no form for, such as a struct within a list within a list.
pub fn to_line<T: Serialize>(value: &T) -> Result<String, ParseError> {
    value.serialize(Writer(Nesting::Root)).map_err(|error| ParseError::at(1, error.message))
}

/// Reads a struct from a line. The inverse of [`to_line`].
///
/// ```
/// use serde::Deserialize;
/// use shinar_core::line::from_line;
///
/// #[derive(Debug, Deserialize)]
/// struct Position {
///     players: u8,
/// }
///
/// assert_eq!(from_line::<Position>("players=3")?.players, 3);
/// let error = from_line::<Position>("players=many").expect_err("not a number");
/// assert_eq!(error.column, 9);
/// # Ok::<_, shinar_core::ParseError>(())
/// ```
///
/// # Errors
/// With the column of the word, and what was expected there.
pub fn from_line<T: DeserializeOwned>(line: &str) -> Result<T, ParseError> {
    let fields = Fields::read(line)?;
    T::deserialize(fields).map_err(|error| ParseError::at(error.column.unwrap_or(1), error.message))
}

/// Reads fields of a struct from a line; its other fields stay as they are.
///
/// # Errors
/// As [`from_line`].
pub fn update<T: Serialize + DeserializeOwned>(value: &mut T, line: &str) -> Result<(), ParseError> {
    let is_given =
        |key: &str| words(line).iter().any(|word| word.split_once('=').is_some_and(|(k, _)| k.text == key));
    let written = to_line(value)?;
    let kept = written.split(' ').filter(|word| word.split_once('=').is_some_and(|(key, _)| !is_given(key)));
    // What is given comes first, so that columns of errors are those of the line.
    *value = from_line(&std::iter::once(line).chain(kept).collect::<Vec<_>>().join(" "))?;
    Ok(())
}

/// Why a line could not be written or read.
#[derive(Debug)]
struct Error {
    column: Option<usize>,
    message: String,
}

impl Error {
    fn new(message: impl Display) -> Self {
        Self { column: None, message: message.to_string() }
    }

    /// The same error at a word, unless its place is already known more exactly.
    fn at(mut self, word: &Word<'_>) -> Self {
        self.column.get_or_insert(word.column);
        self
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

impl ser::Error for Error {
    fn custom<T: Display>(message: T) -> Self {
        Self::new(message)
    }
}

impl de::Error for Error {
    fn custom<T: Display>(message: T) -> Self {
        Self::new(message)
    }

    fn invalid_type(found: de::Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        Self::invalid_value(found, expected)
    }

    fn invalid_value(found: de::Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        match found {
            de::Unexpected::Str(text) => Self::new(format_args!("expected {expected}, found {text:?}")),
            other => Self::new(format_args!("expected {expected}, found {other}")),
        }
    }

    fn invalid_length(found: usize, expected: &dyn de::Expected) -> Self {
        // The expectation names a Rust type, and after it how many values that has.
        let expected = expected.to_string();
        let number = expected.split_whitespace().find(|word| word.parse::<usize>().is_ok());
        Self::new(format_args!("expected {} values, found {found}", number.unwrap_or("more")))
    }

    fn unknown_variant(found: &str, expected: &'static [&'static str]) -> Self {
        Self::new(format_args!("expected {}, found {found:?}", expected.join(", ")))
    }

    fn unknown_field(found: &str, expected: &'static [&'static str]) -> Self {
        Self::new(format_args!("there is no {found}; expected {}", expected.join(", ")))
    }
}

/// Where a value stands, which decides how it is separated.
#[derive(Clone, Copy, PartialEq)]
enum Nesting {
    Root,
    Field,
    Seats,
    Seat,
    /// A field of a seat, or an element of a list.
    Inner,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;
    use crate::Seat;

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Position {
        #[serde(skip_serializing_if = "Option::is_none")]
        players: Option<u8>,
        random: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        active: Option<Seat>,
        tiles: BTreeMap<String, i32>,
        pair: (Seat, u8),
        list: Vec<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        mood: Option<Mood>,
        seats: Vec<SeatPosition>,
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Mood {
        Calm,
        Wild,
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct SeatPosition {
        score: u16,
        points: Points,
        cards: Vec<u8>,
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Points {
        red: u8,
        blue: u8,
    }

    const LINE: &str = "players=2 random=yes active=P2 tiles=4,6:-3;5,5:1 pair=P1:7 list=1;2 \
                        P1=score:3/points:1,2/cards:4;5 P2=score:0/points:0,0/cards:";

    #[test]
    fn a_line_is_written_and_read() {
        let position: Position = from_line(LINE).unwrap();
        assert_eq!((position.active, &position.seats[0].cards), (Some(Seat(1)), &vec![4, 5]));
        assert_eq!(to_line(&position).unwrap(), LINE);
        assert_eq!(from_line::<Position>("").unwrap(), Position::default());
        assert_eq!(from_line::<Position>("P2=score:9").unwrap().seats.len(), 2);
    }

    #[test]
    fn an_update_changes_only_what_it_names() {
        let mut position: Position = from_line(LINE).unwrap();
        update(&mut position, "active=P1 P2=score:8").unwrap();
        assert_eq!((position.players, position.active, position.seats[1].score), (Some(2), Some(Seat(0)), 8));
    }

    #[test]
    fn errors_name_the_column_and_what_was_expected() {
        for (line, column, message) in [
            ("players", 1, "expected key=value, found \"players\""),
            ("random=no players=x", 19, "expected a number, found \"x\""),
            ("players=300", 9, "expected a smaller number, found \"300\""),
            ("players=-1", 9, "expected a larger number, found \"-1\""),
            ("random=true", 8, "expected yes or no, found \"true\""),
            ("active=P7", 8, "expected a seat, 0 to 3 or P1 to P4, found \"P7\""),
            ("players=2 players=3", 11, "players is given twice"),
            ("P1=score:1 P1=score:2", 12, "P1 is given twice"),
            ("P1=score:1/score:2", 12, "score is given twice"),
            ("tiles=4,6:1;4,6:2", 13, "4,6 is given twice"),
            ("tiles=4,6", 7, "expected key:value, found \"4,6\""),
            ("pair=P1:2:3", 11, "nothing can follow here, found \"3\""),
            ("P1=points:1,2,3", 15, "nothing can follow here, found \"3\""),
            ("pair=P1", 6, "expected 2 values, found 1"),
            ("seats=1", 1, "each seat has a word of its own, such as P1=…"),
            ("mood=sad", 6, "expected calm, wild, found \"sad\""),
        ] {
            let error = from_line::<Position>(line).unwrap_err();
            assert_eq!((error.column, error.message.as_str()), (column, message), "{line}");
        }
        let error = from_line::<Position>("colour=1").unwrap_err();
        assert!(error.message.starts_with("there is no colour; expected players, random"), "{error}");
    }
}
