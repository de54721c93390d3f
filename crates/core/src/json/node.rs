//! Reading values out of JSON that has been parsed.
//!
//! Serde compiles the reader of a type once for every format that it is read from. Whatever people and programs write is parsed into a
//! [`Value`] first and read from there, so that every type has one reader, which knows the path of what it reads. Nobody waits for it,
//! so it is kept small rather than fast.

use std::fmt;

use serde::{
    de::{
        self, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess,
        Unexpected, VariantAccess, Visitor, value::BorrowedStrDeserializer,
    },
    forward_to_deserialize_any,
};
use serde_json::{Map, Value, map};

/// A part of a path.
#[derive(Debug, PartialEq)]
pub(crate) enum Part {
    Key(String),
    Index(usize),
}

/// Why a value cannot be read, and which one it is.
#[derive(Debug)]
pub(super) struct Fault {
    /// The innermost part comes first.
    path: Vec<Part>,
    message: String,
}

impl Fault {
    /// The path from outside to inside, and serde's message.
    pub(super) fn into_parts(self) -> (Vec<Part>, String) {
        (self.path.into_iter().rev().collect(), self.message)
    }

    #[cold]
    fn under(mut self, key: &str) -> Self {
        self.path.push(Part::Key(key.to_owned()));
        self
    }

    #[cold]
    fn at(mut self, index: usize) -> Self {
        self.path.push(Part::Index(index));
        self
    }

    #[cold]
    #[inline(never)]
    fn unexpected(value: &Value, expected: &dyn Expected) -> Self {
        Self::invalid_type(found(value), expected)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

impl de::Error for Fault {
    #[cold]
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self { path: Vec::new(), message: message.to_string() }
    }
}

fn found(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(is) => Unexpected::Bool(*is),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => Unexpected::Unsigned(number),
            (None, Some(number)) => Unexpected::Signed(number),
            (None, None) => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
        },
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

/// A value to be read.
///
/// Unlike serde's own readers it takes a type at its word: an object is never read from a list.
#[derive(Clone, Copy)]
pub(super) struct Node<'a>(pub(super) &'a Value);

impl<'de> Node<'de> {
    #[inline(never)]
    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let Value::Number(number) = self.0 else { return Err(Fault::unexpected(self.0, &visitor)) };
        if let Some(number) = number.as_u64() {
            visitor.visit_u64(number)
        } else if let Some(number) = number.as_i64() {
            visitor.visit_i64(number)
        } else {
            visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN))
        }
    }

    #[inline(never)]
    fn list<V: Visitor<'de>>(list: &'de [Value], visitor: V) -> Result<V::Value, Fault> {
        let mut items = Items { list, next: 0 };
        let read = visitor.visit_seq(&mut items)?;
        if items.next < list.len() {
            Err(Fault::invalid_length(list.len(), &"a shorter list"))
        } else {
            Ok(read)
        }
    }

    #[inline(never)]
    fn object<V: Visitor<'de>>(object: &'de Map<String, Value>, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_map(Fields { fields: object.iter(), last: None })
    }
}

macro_rules! numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            self.number(visitor)
        }
    )*};
}

macro_rules! texts {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.0 {
                Value::String(text) => visitor.visit_borrowed_str(text),
                other => Err(Fault::unexpected(other, &visitor)),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Fault;

    numbers!(
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32
        deserialize_u64 deserialize_f32 deserialize_f64
    );

    texts!(deserialize_char deserialize_str deserialize_string deserialize_identifier);

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(is) => visitor.visit_bool(*is),
            Value::Number(_) => self.number(visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => Self::list(list, visitor),
            Value::Object(object) => Self::object(object, visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Bool(is) => visitor.visit_bool(*is),
            other => Err(Fault::unexpected(other, &visitor)),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            other => Err(Fault::unexpected(other, &visitor)),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Array(list) => Self::list(list, visitor),
            other => Err(Fault::unexpected(other, &visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Object(object) => Self::object(object, visitor),
            other => Err(Fault::unexpected(other, &visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let (name, content) = match self.0 {
            Value::String(name) => (name, None),
            Value::Object(object) if object.len() == 1 => match object.iter().next() {
                Some((name, content)) => (name, Some(content)),
                None => return Err(Fault::unexpected(self.0, &visitor)),
            },
            // What the visitor expects is the enum by the name of its type.
            other => return Err(Fault::unexpected(other, &"variant identifier")),
        };
        visitor.visit_enum(Variant { name, content })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf }
}

struct Items<'a> {
    list: &'a [Value],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Fault;

    #[inline(never)]
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        let at = self.next;
        let Some(value) = self.list.get(at) else { return Ok(None) };
        self.next += 1;
        seed.deserialize(Node(value)).map(Some).map_err(|fault| fault.at(at))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.list.len() - self.next)
    }
}

struct Fields<'a> {
    fields: map::Iter<'a>,
    last: Option<(&'a str, &'a Value)>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Fault;

    #[inline(never)]
    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        let Some((key, value)) = self.fields.next() else { return Ok(None) };
        self.last = Some((key, value));
        seed.deserialize(Key(key)).map(Some).map_err(|fault: Fault| fault.under(key))
    }

    #[inline(never)]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        let (key, value) = self.last.ok_or_else(|| Fault::custom("a value without a key"))?;
        seed.deserialize(Node(value)).map_err(|fault| fault.under(key))
    }
}

/// The key of a field. JSON has only texts there, so a number is one in quotes.
struct Key<'a>(&'a str);

macro_rules! keys {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.0.parse::<i64>() {
                Ok(number) => visitor.visit_i64(number),
                Err(_) => visitor.visit_borrowed_str(self.0),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Fault;

    keys!(
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32
        deserialize_u64
    );

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        BorrowedStrDeserializer::new(self.0).deserialize_enum(name, variants, visitor)
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier
        ignored_any
    }
}

struct Variant<'a> {
    name: &'a str,
    content: Option<&'a Value>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Fault> {
        Ok((seed.deserialize(Key(self.name))?, self))
    }
}

impl<'de> Variant<'de> {
    fn content(&self) -> Result<Node<'de>, Fault> {
        self.content.map(Node).ok_or_else(|| Fault::invalid_type(Unexpected::UnitVariant, &"a map"))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        match self.content {
            None | Some(Value::Null) => Ok(()),
            Some(other) => Err(Fault::unexpected(other, &"unit").under(self.name)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        seed.deserialize(self.content()?).map_err(|fault| fault.under(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.content()?.deserialize_seq(visitor).map_err(|fault| fault.under(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.content()?.deserialize_map(visitor).map_err(|fault| fault.under(self.name))
    }
}
