//! Maps whose keys have several spellings, such as `4,6` and `04,6`: a key may come twice without looking it.

use std::{collections::BTreeMap, fmt, marker::PhantomData, str::FromStr};

use serde::{
    Deserialize, Deserializer,
    de::{Error, MapAccess, Visitor},
};
use serde_with::{DisplayFromStr, de::DeserializeAsWrap};

/// Reads a map and refuses a key that is given twice, in whatever spelling; for `#[serde(deserialize_with)]`.
///
/// ```
/// use std::collections::BTreeMap;
///
/// #[derive(Debug, serde::Deserialize)]
/// struct Prices {
///     #[serde(deserialize_with = "shinar_core::distinct_map")]
///     by_year: BTreeMap<u16, u8>,
/// }
///
/// let error = serde_json::from_str::<Prices>(r#"{"by_year": {"7": 1, "07": 2}}"#).unwrap_err();
/// assert!(error.to_string().starts_with("7 is given twice"));
/// ```
///
/// # Errors
/// If a key or a value cannot be read, or a key is given twice.
pub fn distinct_map<'de, D, K, V>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: FromStr<Err: fmt::Display> + fmt::Display + Ord,
    V: Deserialize<'de>,
{
    DistinctMap::deserialize(deserializer).map(|map| map.0)
}

/// As [`distinct_map`], for a map that may be missing.
///
/// # Errors
/// If a key or a value cannot be read, or a key is given twice.
pub fn optional_distinct_map<'de, D, K, V>(deserializer: D) -> Result<Option<BTreeMap<K, V>>, D::Error>
where
    D: Deserializer<'de>,
    K: FromStr<Err: fmt::Display> + fmt::Display + Ord,
    V: Deserialize<'de>,
{
    Ok(Option::<DistinctMap<K, V>>::deserialize(deserializer)?.map(|map| map.0))
}

struct DistinctMap<K, V>(BTreeMap<K, V>);

impl<'de, K, V> Deserialize<'de> for DistinctMap<K, V>
where
    K: FromStr<Err: fmt::Display> + fmt::Display + Ord,
    V: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

struct Entries<K, V>(PhantomData<(K, V)>);

impl<'de, K, V> Visitor<'de> for Entries<K, V>
where
    K: FromStr<Err: fmt::Display> + fmt::Display + Ord,
    V: Deserialize<'de>,
{
    type Value = DistinctMap<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut map = BTreeMap::new();
        while let Some(key) = entries.next_key::<DeserializeAsWrap<K, DisplayFromStr>>()? {
            let key = key.into_inner();
            if map.contains_key(&key) {
                return Err(A::Error::custom(format_args!("{key} is given twice")));
            }
            map.insert(key, entries.next_value()?);
        }
        Ok(DistinctMap(map))
    }
}
