//! Reading JSON that people and programs write, with errors for both.
//!
//! Serde's own messages name Rust types, keep quiet about the field, and let the last of two equal keys win. Everything that comes
//! in from outside is read here instead: an error names the field by its path and speaks of numbers, texts and lists.
//!
//! ```
//! use shinar_core::json;
//!
//! #[derive(Debug, serde::Deserialize)]
//! struct Order {
//!     players: u8,
//! }
//!
//! let order: Order = json::read(r#"{"players": 3}"#)?;
//! assert_eq!(order.players, 3);
//!
//! let error = json::read::<Order>(r#"{"players": "three"}"#).unwrap_err();
//! assert_eq!(error.message, r#"`players`: expected a whole number from 0 to 255, found the text "three""#);
//!
//! let error = json::read::<Order>(r#"{"players": 2, "players": 3}"#).unwrap_err();
//! assert_eq!(error.message, "`players` is given twice");
//! # Ok::<_, shinar_core::ParseError>(())
//! ```

use std::{collections::HashSet, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error as _, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Map, Value};
use serde_path_to_error::Segment;

use crate::ParseError;

/// How much of a text an error repeats, in characters.
const QUOTED: usize = 60;

/// Reads a value from JSON text.
///
/// # Errors
///
/// The text is not JSON, gives a key twice, or does not describe a `T`; the error has the place in the text and the path of the field.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, ParseError> {
    check_keys(text)?;
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| in_text(text, error.inner(), &with_path(&error, 0)))?;
    reader.end().map_err(|error| in_text(text, &error, &plain(&error)))?;
    Ok(value)
}

/// Reads an object whose field `tag` says which kind it is.
///
/// Serde buffers the other fields until it has seen the tag, and its errors then do not say which one is wrong. The wrong field is found by
/// leaving out each in turn: without it, the error is a different one.
///
/// # Errors
///
/// The value is not an object or does not describe a `T`; the message names the field.
pub fn from_tagged<T: DeserializeOwned>(value: &Value, tag: &str) -> Result<T, String> {
    let Value::Object(object) = value else {
        return Err(format!("expected an object, found {}", kind(value)));
    };
    T::deserialize(value).map_err(|error| {
        let message = error.to_string();
        let is_elsewhere = |key: &str| {
            let mut rest = object.clone();
            rest.shift_remove(key);
            T::deserialize(Value::Object(rest)).map_err(|error| error.to_string()).err()
                != Some(message.clone())
        };
        let culprits: Vec<_> = object.keys().filter(|key| *key != tag && is_elsewhere(key)).collect();
        let path = match culprits[..] {
            _ if is_about_fields(&error) => "",
            [] if object.contains_key(tag) => tag,
            [one] => one,
            _ => "",
        };
        named(path, &plain(&error))
    })
}

/// Reads a variant of an enum from an object: the field `tag` names it, the other fields are its own.
///
/// The enum itself is externally tagged. Where serde buffers a tag of its own, a number is accepted too, as the index of a variant.
///
/// # Errors
///
/// The object names no variant or does not describe it; the message names the field.
pub fn from_variant<T: DeserializeOwned>(mut object: Map<String, Value>, tag: &str) -> Result<T, String> {
    let name = match object.shift_remove(tag) {
        Some(Value::String(name)) => name,
        Some(other) => return Err(format!("`{tag}`: expected a word, found {}", kind(&other))),
        None => return Err(format!("the field `{tag}` is missing")),
    };
    let variant = Value::Object(Map::from_iter([(name.clone(), Value::Object(object))]));
    serde_path_to_error::deserialize(variant).map_err(|error| match error.path().iter().next() {
        Some(_) => with_path(&error, 1),
        None => named(tag, &plain(error.inner())),
    })
}

/// Parses JSON in which no object gives a key twice.
///
/// # Errors
///
/// The text is not JSON, or gives a key twice.
pub fn parse(text: &str) -> Result<Value, ParseError> {
    check_keys(text)?;
    serde_json::from_str(text).map_err(|error| in_text(text, &error, &plain(&error)))
}

/// Whether the text is JSON in which no object gives a key twice.
fn check_keys(text: &str) -> Result<(), ParseError> {
    match serde_json::from_str(text) {
        Ok(DistinctKeys) => Ok(()),
        Err(error) => Err(in_text(text, &error, &plain(&error))),
    }
}

/// An error at its place in the text, its column counted in characters and not in bytes.
fn in_text(text: &str, error: &serde_json::Error, message: &str) -> ParseError {
    let line = error.line().max(1);
    let row = text.split('\n').nth(line - 1).unwrap_or_default();
    let before = &row[..row.floor_char_boundary(error.column())];
    ParseError::new(line, before.chars().count().max(1), message)
}

/// The message of an error after the path of its field, without the first `skipped` parts of the path.
fn with_path(error: &serde_path_to_error::Error<serde_json::Error>, skipped: usize) -> String {
    let mut message = plain(error.inner());
    // The text is JSON, or it would have been refused before: what serde misses here is the name of a variant.
    if message == "expected value" {
        message = "expected a word".to_owned();
    }
    let mut parts: Vec<_> = error.path().iter().skip(skipped).collect();
    if is_about_fields(error.inner()) {
        // The message has the name; the path is that of the object around it.
        parts.pop_if(|last| matches!(last, Segment::Map { key } if message.contains(&format!("`{key}`"))));
    }
    let mut path = String::new();
    for part in parts {
        match part {
            Segment::Seq { .. } => {}
            Segment::Unknown => continue,
            _ if path.is_empty() => {}
            _ => path.push('.'),
        }
        path.push_str(&part.to_string());
    }
    named(&path, &message)
}

/// Whether an error is about the fields an object has, and not about the value of one.
fn is_about_fields(error: &serde_json::Error) -> bool {
    let message = error.to_string();
    ["missing field ", "unknown field ", "duplicate field "].iter().any(|start| message.starts_with(start))
}

/// A message after the path of its field; the root has none.
fn named(path: &str, message: &str) -> String {
    if path.is_empty() { message.to_owned() } else { format!("`{path}`: {message}") }
}

/// Any JSON, read only to see that no object gives a key twice.
struct DistinctKeys;

impl<'de> Deserialize<'de> for DistinctKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Keys;
        impl<'de> Visitor<'de> for Keys {
            type Value = DistinctKeys;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any JSON")
            }

            fn visit_unit<E>(self) -> Result<DistinctKeys, E> {
                Ok(DistinctKeys)
            }

            fn visit_bool<E>(self, _: bool) -> Result<DistinctKeys, E> {
                Ok(DistinctKeys)
            }

            fn visit_u64<E>(self, _: u64) -> Result<DistinctKeys, E> {
                Ok(DistinctKeys)
            }

            fn visit_i64<E>(self, _: i64) -> Result<DistinctKeys, E> {
                Ok(DistinctKeys)
            }

            fn visit_f64<E>(self, _: f64) -> Result<DistinctKeys, E> {
                Ok(DistinctKeys)
            }

            fn visit_str<E>(self, _: &str) -> Result<DistinctKeys, E> {
                Ok(DistinctKeys)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<DistinctKeys, A::Error> {
                while list.next_element::<DistinctKeys>()?.is_some() {}
                Ok(DistinctKeys)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<DistinctKeys, A::Error> {
                let mut keys = HashSet::new();
                while let Some(key) = object.next_key::<String>()? {
                    if keys.contains(&key) {
                        return Err(A::Error::custom(format_args!("`{key}` is given twice")));
                    }
                    keys.insert(key);
                    object.next_value::<DistinctKeys>()?;
                }
                Ok(DistinctKeys)
            }
        }
        deserializer.deserialize_any(Keys)
    }
}

/// Serde's message in plain words, without the place in the text.
fn plain(error: &serde_json::Error) -> String {
    let message = error.to_string();
    plain_words(message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message))
}

/// A message of serde in plain words.
pub(crate) fn plain_words(message: &str) -> String {
    for start in ["invalid type: ", "invalid value: "] {
        if let Some((found, expected)) =
            message.strip_prefix(start).and_then(|rest| rest.rsplit_once(", expected "))
        {
            return format!("expected {}, found {}", expected_words(expected), found_words(found));
        }
    }
    if let Some((found, expected)) =
        message.strip_prefix("invalid length ").and_then(|rest| rest.rsplit_once(", expected "))
    {
        return format!("expected {}, found {found} of them", expected_words(expected));
    }
    if let Some((found, expected)) =
        message.strip_prefix("unknown variant ").and_then(|rest| rest.split_once(", expected "))
    {
        return format!("expected {expected}, found {found}");
    }
    if let Some(rest) = message.strip_prefix("unknown field ") {
        return match rest.split_once(", expected ") {
            Some((found, known)) => format!("there is no field {found}; expected {known}"),
            None => format!("there is no field {}", rest.split(',').next().unwrap_or(rest)),
        };
    }
    if let Some(field) = message.strip_prefix("missing field ") {
        return format!("the field {field} is missing");
    }
    if let Some(field) = message.strip_prefix("duplicate field ") {
        return format!("{field} is given twice");
    }
    if message.starts_with("data did not match any variant") {
        return "this form is not known here".to_owned();
    }
    match message.strip_prefix("EOF while parsing ") {
        Some(what) => format!("the JSON ends in the middle of {what}"),
        None => message.to_owned(),
    }
}

/// What serde expected, without the names of Rust types.
fn expected_words(expected: &str) -> String {
    let is = |starts: &[&str]| starts.iter().any(|start| expected.starts_with(start));
    let words = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number, 0 or more",
        "i8" => "a whole number from -128 to 127",
        "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a string" | "a borrowed string" => "a text",
        "a sequence" => "a list",
        "a map" => "an object",
        "unit" => "null",
        "variant identifier" | "string or map" => "a word",
        _ if is(&["struct ", "internally tagged enum ", "adjacently tagged enum "]) => "an object",
        _ if is(&["enum "]) => "a word",
        _ if is(&["an array of length ", "a tuple of size ", "tuple "]) => {
            let length = expected.split_whitespace().find(|word| word.parse::<usize>().is_ok());
            return length.map_or_else(|| "a list".to_owned(), |length| format!("a list of {length}"));
        }
        other => other,
    };
    words.to_owned()
}

/// What serde found, as JSON calls it.
fn found_words(found: &str) -> String {
    if let Some(text) = found.strip_prefix("string ") {
        let short: String = text.chars().take(QUOTED).collect();
        let more = if short.len() < text.len() { "…" } else { "" };
        return format!("the text {short}{more}");
    }
    for start in ["integer ", "floating point ", "boolean "] {
        if let Some(value) = found.strip_prefix(start) {
            return value.trim_matches('`').to_owned();
        }
    }
    match found {
        "sequence" => "a list",
        "map" => "an object",
        "unit value" => "null",
        other => other,
    }
    .to_owned()
}

/// What kind of JSON a value is.
fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(default, deny_unknown_fields)]
    struct Order {
        players: u8,
        names: Vec<String>,
        pair: [i32; 2],
        share: f32,
        open: bool,
        place: Spot,
        mood: Mood,
        seats: std::collections::BTreeMap<String, u64>,
    }

    impl Default for Order {
        fn default() -> Self {
            let (place, mood) = (Spot { row: 0 }, Mood::Calm);
            Self {
                players: 2,
                names: vec![],
                pair: [0; 2],
                share: 0.5,
                open: true,
                place,
                mood,
                seats: Default::default(),
            }
        }
    }

    #[derive(Debug, Deserialize, PartialEq)]
    struct Spot {
        row: u8,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(rename_all = "snake_case")]
    enum Mood {
        Calm,
        Wild,
    }

    /// Each kind of mistake, and what is said about it.
    #[test]
    fn errors_name_the_field_and_no_rust_type() {
        for (text, message) in [
            (
                r#"{"players": "x"}"#,
                r#"`players`: expected a whole number from 0 to 255, found the text "x""#,
            ),
            (r#"{"players": 300}"#, "`players`: expected a whole number from 0 to 255, found 300"),
            (r#"{"players": 1.5}"#, "`players`: expected a whole number from 0 to 255, found 1.5"),
            (r#"{"players": null}"#, "`players`: expected a whole number from 0 to 255, found null"),
            (r#"{"names": ["a", 7]}"#, "`names[1]`: expected a text, found 7"),
            (r#"{"names": {}}"#, "`names`: expected a list, found an object"),
            (r#"{"pair": [1]}"#, "`pair`: expected a list of 2, found 1 of them"),
            (r#"{"share": true}"#, "`share`: expected a number, found true"),
            (r#"{"open": "yes"}"#, r#"`open`: expected true or false, found the text "yes""#),
            (r#"{"place": 7}"#, "`place`: expected an object, found 7"),
            (r#"{"place": {"row": -1}}"#, "`place.row`: expected a whole number from 0 to 255, found -1"),
            (r#"{"place": {}}"#, "`place`: the field `row` is missing"),
            (r#"{"mood": 3}"#, "`mood`: expected a word"),
            (r#"{"mood": "sad"}"#, "`mood`: expected `calm` or `wild`, found `sad`"),
            (r#"{"seats": {"2,2": []}}"#, "`seats.2,2`: expected a whole number, 0 or more, found a list"),
            (r#"{"seats": {"a": 1, "a": 2}}"#, "`a` is given twice"),
            (r#"{"players": 2, "players": 3}"#, "`players` is given twice"),
            ("7", "expected an object, found 7"),
            (r#"{"players": "#, "the JSON ends in the middle of a value"),
        ] {
            assert_eq!(read::<Order>(text).map_err(|error| error.message), Err(message.to_owned()), "{text}");
        }
        let error = read::<Order>(r#"{"player": 2}"#).unwrap_err();
        assert!(error.message.contains("there is no field `player`; expected one of `players`"), "{error}");
        assert!(read::<Order>("{} {}").is_err(), "one value and no more");
    }

    #[test]
    fn a_unit_variant_is_no_number() {
        assert_eq!(read::<Mood>("\"wild\"").ok(), Some(Mood::Wild));
        assert!(read::<Mood>("1").is_err() && Mood::deserialize(json!(1)).is_err());
    }

    #[test]
    fn places_count_characters() {
        let error = read::<Order>("{\n \"names\": [\"äöü\", 7]}").unwrap_err();
        assert_eq!((error.line, error.column), (2, 19));
    }

    #[test]
    fn long_texts_are_cut() {
        let text = format!(r#"{{"players": "{}"}}"#, "é".repeat(1000));
        assert!(read::<Order>(&text).unwrap_err().message.chars().count() < 150);
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Command {
        Stop {},
        Go { steps: u8, place: Option<Spot> },
    }

    #[test]
    fn variants_are_named_by_words() {
        let read = |value: Value| match value {
            Value::Object(object) => from_variant::<Command>(object, "cmd"),
            _ => unreachable!("only objects are tried"),
        };
        assert_eq!(read(json!({"cmd": "stop"})), Ok(Command::Stop {}));
        assert_eq!(read(json!({"steps": 3, "cmd": "go"})), Ok(Command::Go { steps: 3, place: None }));
        for (value, message) in [
            (json!({"cmd": 0}), "`cmd`: expected a word, found a number"),
            (json!({"cmd": {"stop": {}}}), "`cmd`: expected a word, found an object"),
            (json!({}), "the field `cmd` is missing"),
            (json!({"cmd": "dance"}), "`cmd`: expected `stop` or `go`, found `dance`"),
            (json!({"cmd": "stop", "now": 1}), "there is no field `now`"),
            (json!({"cmd": "go"}), "the field `steps` is missing"),
            (
                json!({"cmd": "go", "steps": "x"}),
                r#"`steps`: expected a whole number from 0 to 255, found the text "x""#,
            ),
            (
                json!({"cmd": "go", "steps": 1, "place": {"row": []}}),
                "`place.row`: expected a whole number from 0 to 255, found a list",
            ),
        ] {
            assert_eq!(read(value.clone()), Err(message.to_owned()), "{value}");
        }
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
    enum Tagged {
        Pass,
        Move { from: u8, to: u8 },
    }

    #[test]
    fn fields_beside_a_tag_are_named() {
        let read = |value: Value| from_tagged::<Tagged>(&value, "action");
        assert_eq!(read(json!({"from": 1, "action": "move", "to": 2})), Ok(Tagged::Move { from: 1, to: 2 }));
        for (value, message) in [
            (json!({"action": 0}), "`action`: expected a word, found 0"),
            (json!({"action": "dance"}), "`action`: expected `pass` or `move`, found `dance`"),
            (
                json!({"action": "move", "from": 1, "to": "x"}),
                r#"`to`: expected a whole number from 0 to 255, found the text "x""#,
            ),
            (json!({"action": "move", "from": 1}), "the field `to` is missing"),
            (json!({"action": "move", "x": 1, "y": 2}), "there is no field `x`"),
            (json!(["move", 1, 2]), "expected an object, found a list"),
            (json!(null), "expected an object, found null"),
        ] {
            let error = read(value.clone()).unwrap_err();
            assert!(error.starts_with(message), "{value}: {error}");
        }
    }

    #[test]
    fn columns_count_characters() {
        let ParseError { line, column, .. } = parse("{\"žeton\":\n \"𒀭𒀭\" 7}").unwrap_err();
        assert_eq!((line, column), (2, 7));
    }
}
