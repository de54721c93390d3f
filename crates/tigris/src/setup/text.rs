//! Values of a position as the text that people write: `K1`, `red/blue`, `P1`.
//!
//! Views, events and actions spell the same types out; only positions use the short forms.

use std::{fmt::Display, str::FromStr};

use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

pub(super) fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

pub(super) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

/// A value that may be missing. Seats read their text by themselves, so that this only writes.
pub(super) fn option<T: Display, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => serializer.collect_str(value),
        None => serializer.serialize_none(),
    }
}

/// Lists of such values.
pub(super) mod list {
    use super::*;

    pub(in super::super) fn serialize<T, S>(values: &[T], serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Display,
        S: Serializer,
    {
        serializer.collect_seq(values.iter().map(T::to_string))
    }

    pub(in super::super) fn deserialize<'de, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let texts = Vec::<String>::deserialize(deserializer)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}

/// Maps with such keys.
pub(super) mod keys {
    use std::collections::BTreeMap;

    use serde::Serialize;

    use super::*;

    pub(in super::super) fn serialize<K, V, S>(map: &BTreeMap<K, V>, serializer: S) -> Result<S::Ok, S::Error>
    where
        K: Display,
        V: Serialize,
        S: Serializer,
    {
        serializer.collect_map(map.iter().map(|(key, value)| (key.to_string(), value)))
    }

    pub(in super::super) fn deserialize<'de, K, V, D>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
    where
        K: FromStr<Err: Display> + Ord,
        V: Deserialize<'de>,
        D: Deserializer<'de>,
    {
        let map = BTreeMap::<String, V>::deserialize(deserializer)?;
        map.into_iter().map(|(key, value)| Ok((key.parse().map_err(D::Error::custom)?, value))).collect()
    }
}
