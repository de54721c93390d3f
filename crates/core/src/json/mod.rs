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

mod node;

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Map, Value, value::RawValue};

use self::node::Node;
pub(crate) use self::node::Part;
use crate::ParseError;

/// How much of a text an error repeats, in characters.
const QUOTED: usize = 60;

/// Reads a value from JSON text.
///
/// # Errors
///
/// The text is not JSON, gives a key twice, or does not describe a `T`; the error has the place in the text and the path of the field.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, ParseError> {
    from_value(&parse(text)?).map_err(|(path, message)| {
        let found = Place(&path).deserialize(&mut serde_json::Deserializer::from_str(text));
        let start =
            found.ok().flatten().map_or(0, |found| found.get().as_ptr() as usize - text.as_ptr() as usize);
        let before = &text[..text.floor_char_boundary(start)];
        let row = before.rsplit('\n').next().unwrap_or_default();
        ParseError::new(before.matches('\n').count() + 1, row.chars().count() + 1, with_path(&path, &message))
    })
}

/// Reads a value; an error has the path of what is wrong, and serde's message.
pub(crate) fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, (Vec<Part>, String)> {
    T::deserialize(Node(value)).map_err(node::Fault::into_parts)
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
    let read = |value: &Value| from_value::<T>(value).map_err(|(_, message)| message);
    read(value).map_err(|message| {
        let is_elsewhere = |key: &str| {
            let mut rest = object.clone();
            rest.shift_remove(key);
            read(&Value::Object(rest)).err().as_ref() != Some(&message)
        };
        let culprits: Vec<_> = object.keys().filter(|key| *key != tag && is_elsewhere(key)).collect();
        let path = match culprits[..] {
            _ if is_about_fields(&message) => "",
            [] if object.contains_key(tag) => tag,
            [one] => one,
            _ => "",
        };
        named(path, &plain_words(&message))
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
    from_value(&variant).map_err(|fault| match fault {
        // The first part is the name of the variant.
        (path, message) if !path.is_empty() => with_path(&path[1..], &message),
        (_, message) => named(tag, &plain_words(&message)),
    })
}

/// Parses JSON in which no object gives a key twice.
///
/// # Errors
///
/// The text is not JSON, or gives a key twice.
pub fn parse(text: &str) -> Result<Value, ParseError> {
    match serde_json::from_str(text) {
        Ok(Distinct(value)) => Ok(value),
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

/// A message of serde after the path of its field.
fn with_path(path: &[Part], message: &str) -> String {
    let parts = match path {
        // The message has the name; the path is that of the object around it.
        [around @ .., Part::Key(key)]
            if is_about_fields(message) && message.contains(&format!("`{key}`")) =>
        {
            around
        }
        all => all,
    };
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Index(index) => text.push_str(&format!("[{index}]")),
            Part::Key(key) => {
                text.push_str(if text.is_empty() { "" } else { "." });
                text.push_str(key);
            }
        }
    }
    named(&text, &plain_words(message))
}

/// Whether a message of serde is about the fields an object has, and not about the value of one.
fn is_about_fields(message: &str) -> bool {
    ["missing field ", "unknown field ", "duplicate field "].iter().any(|start| message.starts_with(start))
}

/// A message after the path of its field; the root has none.
fn named(path: &str, message: &str) -> String {
    if path.is_empty() { message.to_owned() } else { format!("`{path}`: {message}") }
}

/// Finds what is at the end of a path.
struct Place<'p>(&'p [Part]);

impl<'de> DeserializeSeed<'de> for Place<'_> {
    type Value = Option<&'de RawValue>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        if self.0.is_empty() {
            <&RawValue>::deserialize(deserializer).map(Some)
        } else {
            deserializer.deserialize_any(self)
        }
    }
}

impl<'de> Visitor<'de> for Place<'_> {
    type Value = Option<&'de RawValue>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list or an object")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut found = None;
        if let [Part::Index(index), rest @ ..] = self.0 {
            for _ in 0..*index {
                list.next_element::<IgnoredAny>()?;
            }
            found = list.next_element_seed(Place(rest))?.flatten();
        }
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(found)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Self::Value, A::Error> {
        let mut found = None;
        while let Some(key) = object.next_key::<String>()? {
            match self.0 {
                [Part::Key(wanted), rest @ ..] if *wanted == key => {
                    found = object.next_value_seed(Place(rest))?;
                }
                _ => _ = object.next_value::<IgnoredAny>()?,
            }
        }
        Ok(found)
    }
}

/// Any JSON in which no object gives a key twice.
struct Distinct(Value);

impl<'de> Deserialize<'de> for Distinct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any JSON")
            }

            fn visit_unit<E>(self) -> Result<Value, E> {
                Ok(Value::Null)
            }

            fn visit_bool<E>(self, is: bool) -> Result<Value, E> {
                Ok(is.into())
            }

            fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
                Ok(number.into())
            }

            fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
                Ok(number.into())
            }

            fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
                Ok(number.into())
            }

            fn visit_str<E>(self, text: &str) -> Result<Value, E> {
                Ok(text.into())
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
                let mut values = Vec::new();
                while let Some(Distinct(value)) = list.next_element()? {
                    values.push(value);
                }
                Ok(Value::Array(values))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
                let mut values = Map::new();
                while let Some(key) = object.next_key::<String>()? {
                    if values.contains_key(&key) {
                        return Err(A::Error::custom(format_args!("`{key}` is given twice")));
                    }
                    let Distinct(value) = object.next_value()?;
                    values.insert(key, value);
                }
                Ok(Value::Object(values))
            }
        }
        deserializer.deserialize_any(Any).map(Distinct)
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
        "unit variant" => "a word",
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
            (r#"{"mood": 3}"#, "`mood`: expected a word, found 3"),
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
