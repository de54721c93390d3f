//! Reading a value from the words of a line.

use std::{
    collections::{BTreeMap, BTreeSet},
    str::FromStr,
};

use serde::{
    de::{
        self,
        value::{BorrowedStrDeserializer, SeqAccessDeserializer, StrDeserializer},
    },
    forward_to_deserialize_any,
};

use super::{Error, Nesting, SEATS};
use crate::{
    ParseError, Seat,
    notation::{Word, words},
};

/// The words of a line: fields by their keys, and the seats.
pub(super) struct Fields<'a> {
    fields: std::vec::IntoIter<(Word<'a>, Word<'a>)>,
    seats: Option<Vec<Word<'a>>>,
    value: Option<Reader<'a>>,
}

impl<'a> Fields<'a> {
    pub(super) fn read(line: &'a str) -> Result<Self, ParseError> {
        let mut fields: Vec<(Word<'a>, Word<'a>)> = Vec::new();
        let mut seats = BTreeMap::new();
        for word in words(line) {
            let Some((key, value)) = word.split_once('=') else {
                return Err(word.error(format!("expected key=value, found {:?}", word.text)));
            };
            let is_new = match key.text.parse::<Seat>() {
                Ok(seat) => seats.insert(seat, value).is_none(),
                Err(_) if key.text == SEATS => {
                    return Err(key.error("each seat has a word of its own, such as P1=…"));
                }
                Err(_) => {
                    let is_new = fields.iter().all(|(known, _)| known.text != key.text);
                    fields.push((key, value));
                    is_new
                }
            };
            if !is_new {
                return Err(key.error(format!("{} is given twice", key.text)));
            }
        }
        let empty = Word { text: "", column: 1 };
        let seats = seats.last_key_value().map(|(last, _)| {
            Seat::all(last.0 + 1).map(|seat| seats.get(&seat).copied().unwrap_or(empty)).collect()
        });
        Ok(Self { fields: fields.into_iter(), seats, value: None })
    }
}

impl<'de> de::Deserializer<'de> for Fields<'de> {
    type Error = Error;

    fn deserialize_any<V: de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_map(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> de::MapAccess<'de> for Fields<'de> {
    type Error = Error;

    fn next_key_seed<K: de::DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        if let Some((key, value)) = self.fields.next() {
            self.value = Some(Reader { word: value, nesting: Nesting::Field });
            return read_key(seed, &key).map(Some);
        }
        if self.seats.is_some() {
            return read_key(seed, &Word { text: SEATS, column: 1 }).map(Some);
        }
        Ok(None)
    }

    fn next_value_seed<V: de::DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        match self.value.take() {
            Some(reader) => reader.read(seed),
            None => {
                let words = self.seats.take().unwrap_or_default().into_iter();
                seed.deserialize(SeqAccessDeserializer::new(List { words, nesting: Nesting::Seat }))
            }
        }
    }
}

fn read_key<'de, K: de::DeserializeSeed<'de>>(seed: K, key: &Word<'de>) -> Result<K::Value, Error> {
    seed.deserialize(BorrowedStrDeserializer::new(key.text)).map_err(|error: Error| error.at(key))
}

/// Reads one value.
#[derive(Clone, Copy)]
struct Reader<'a> {
    word: Word<'a>,
    nesting: Nesting,
}

impl<'a> Reader<'a> {
    fn read<T: de::DeserializeSeed<'a>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self).map_err(|error| error.at(&self.word))
    }

    fn list(self, separator: char) -> List<std::vec::IntoIter<Word<'a>>> {
        let words = self.word.split(separator).collect::<Vec<_>>().into_iter();
        List { words, nesting: Nesting::Inner }
    }

    fn number<T: FromStr>(self) -> Result<T, Error> {
        let text = self.word.text;
        text.parse().map_err(|_| {
            let expected = match text.parse::<i128>() {
                Ok(number) if number < 0 => "a larger number",
                Ok(_) => "a smaller number",
                Err(_) => "a number",
            };
            Error::new(format_args!("expected {expected}, found {text:?}"))
        })
    }
}

macro_rules! read_numbers {
    ($($method:ident $visit:ident),*) => {$(
        fn $method<V: de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            visitor.$visit(self.number()?)
        }
    )*};
}

impl<'de> de::Deserializer<'de> for Reader<'de> {
    type Error = Error;

    read_numbers!(
        deserialize_i8 visit_i8, deserialize_i16 visit_i16, deserialize_i32 visit_i32, deserialize_i64 visit_i64,
        deserialize_u8 visit_u8, deserialize_u16 visit_u16, deserialize_u32 visit_u32, deserialize_u64 visit_u64,
        deserialize_f32 visit_f32, deserialize_f64 visit_f64
    );

    fn deserialize_any<V: de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(self.word.text)
    }

    fn deserialize_bool<V: de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.word.text {
            "yes" => visitor.visit_bool(true),
            "no" => visitor.visit_bool(false),
            other => Err(Error::new(format_args!("expected yes or no, found {other:?}"))),
        }
    }

    fn deserialize_option<V: de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: de::Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(self.list(';'))
    }

    fn deserialize_tuple<V: de::Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        let mut values = self.list(if self.nesting == Nesting::Field { ':' } else { ',' });
        let read = visitor.visit_seq(&mut values)?;
        match values.words.next() {
            None => Ok(read),
            Some(word) => {
                Err(Error::new(format_args!("nothing can follow here, found {:?}", word.text)).at(&word))
            }
        }
    }

    fn deserialize_tuple_struct<V: de::Visitor<'de>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_map<V: de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_map(Pairs::new(self.list(';').words, "key:value"))
    }

    fn deserialize_struct<V: de::Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if self.nesting == Nesting::Seat {
            return visitor.visit_map(Pairs::new(self.list('/').words, "field:value"));
        }
        self.deserialize_tuple(fields.len(), visitor)
    }

    fn deserialize_enum<V: de::Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        StrDeserializer::new(self.word.text).deserialize_enum(name, variants, visitor)
    }

    fn is_human_readable(&self) -> bool {
        false
    }

    forward_to_deserialize_any! {
        i128 u128 char str string bytes byte_buf unit unit_struct identifier ignored_any
    }
}

/// The values of a list.
struct List<I> {
    words: I,
    nesting: Nesting,
}

impl<'de, I: Iterator<Item = Word<'de>>> de::SeqAccess<'de> for List<I> {
    type Error = Error;

    fn next_element_seed<T: de::DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let nesting = self.nesting;
        self.words.next().map(|word| Reader { word, nesting }.read(seed)).transpose()
    }
}

/// Pairs `key:value`: of a map, or the fields of a seat.
struct Pairs<'a> {
    words: std::vec::IntoIter<Word<'a>>,
    form: &'static str,
    seen: BTreeSet<&'a str>,
    value: Option<Word<'a>>,
}

impl<'a> Pairs<'a> {
    fn new(words: std::vec::IntoIter<Word<'a>>, form: &'static str) -> Self {
        Self { words, form, seen: BTreeSet::new(), value: None }
    }
}

impl<'de> de::MapAccess<'de> for Pairs<'de> {
    type Error = Error;

    fn next_key_seed<K: de::DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some(word) = self.words.next() else { return Ok(None) };
        let Some((key, value)) = word.split_once(':') else {
            return Err(Error::new(format_args!("expected {}, found {:?}", self.form, word.text)).at(&word));
        };
        if !self.seen.insert(key.text) {
            return Err(Error::new(format_args!("{} is given twice", key.text)).at(&key));
        }
        self.value = Some(value);
        Reader { word: key, nesting: Nesting::Inner }.read(seed).map(Some)
    }

    fn next_value_seed<V: de::DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let word = self.value.take().ok_or_else(|| Error::new("a value without a key"))?;
        Reader { word, nesting: Nesting::Inner }.read(seed)
    }
}
