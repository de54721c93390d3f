//! Writing a value as text.

use serde::{
    Serialize,
    ser::{self, Impossible},
};

use super::{Error, Nesting, SEATS};
use crate::{Seat, yes_no};

/// Writes one value as text.
pub(super) struct Writer(pub(super) Nesting);

/// The parts of a value, joined when they are complete.
pub(super) struct Parts {
    nesting: Nesting,
    separator: &'static str,
    parts: Vec<String>,
    key: Option<String>,
}

impl Writer {
    fn parts(self, separator: &'static str) -> Parts {
        Parts { nesting: self.0, separator, parts: Vec::new(), key: None }
    }
}

impl Parts {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T, nesting: Nesting) -> Result<(), Error> {
        self.parts.push(value.serialize(Writer(nesting))?);
        Ok(())
    }

    fn join(self) -> Result<String, Error> {
        Ok(self.parts.join(self.separator))
    }
}

macro_rules! written_as_text {
    ($($method:ident: $type:ty),*) => {$(
        fn $method(self, value: $type) -> Result<String, Error> {
            Ok(value.to_string())
        }
    )*};
}

impl ser::Serializer for Writer {
    type Ok = String;
    type Error = Error;
    type SerializeSeq = Parts;
    type SerializeTuple = Parts;
    type SerializeTupleStruct = Parts;
    type SerializeTupleVariant = Impossible<String, Error>;
    type SerializeMap = Parts;
    type SerializeStruct = Parts;
    type SerializeStructVariant = Impossible<String, Error>;

    written_as_text!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8,
        serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32, serialize_f64: f64,
        serialize_char: char
    );

    fn serialize_bool(self, value: bool) -> Result<String, Error> {
        Ok(yes_no(value).to_owned())
    }

    /// White space would break the line, and no position that can be played has any.
    fn serialize_str(self, value: &str) -> Result<String, Error> {
        Ok(value.split_whitespace().collect())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<String, Error> {
        Err(Error::new("bytes have no form in a line"))
    }

    fn serialize_none(self) -> Result<String, Error> {
        Err(Error::new("a value that is missing must not be serialized"))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<String, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<String, Error> {
        Ok(String::new())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<String, Error> {
        Ok(String::new())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<String, Error> {
        Ok(name.to_owned())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<String, Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: &T,
    ) -> Result<String, Error> {
        Err(Error::new(format_args!("`{name}` has no form in a line")))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts, Error> {
        let separator = if self.0 == Nesting::Seats { " " } else { ";" };
        Ok(self.parts(separator))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts, Error> {
        let separator = if self.0 == Nesting::Field { ":" } else { "," };
        Ok(self.parts(separator))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Parts, Error> {
        self.serialize_tuple(len)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Error> {
        Err(Error::new(format_args!("`{name}` has no form in a line")))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts, Error> {
        Ok(self.parts(";"))
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Parts, Error> {
        match self.0 {
            Nesting::Root => Ok(self.parts(" ")),
            Nesting::Seat => Ok(self.parts("/")),
            Nesting::Field | Nesting::Seats | Nesting::Inner => self.serialize_tuple(len),
        }
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Error> {
        Err(Error::new(format_args!("`{name}` has no form in a line")))
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

impl ser::SerializeSeq for Parts {
    type Ok = String;
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        if self.nesting != Nesting::Seats {
            return self.push(value, Nesting::Inner);
        }
        let seat = Seat(self.parts.len() as u8);
        self.parts.push(format!("{seat}={}", value.serialize(Writer(Nesting::Seat))?));
        Ok(())
    }

    fn end(self) -> Result<String, Error> {
        self.join()
    }
}

impl ser::SerializeTuple for Parts {
    type Ok = String;
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.push(value, Nesting::Inner)
    }

    fn end(self) -> Result<String, Error> {
        self.join()
    }
}

impl ser::SerializeTupleStruct for Parts {
    type Ok = String;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.push(value, Nesting::Inner)
    }

    fn end(self) -> Result<String, Error> {
        self.join()
    }
}

impl ser::SerializeMap for Parts {
    type Ok = String;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = Some(key.serialize(Writer(Nesting::Inner))?);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = self.key.take().ok_or_else(|| Error::new("a value without a key"))?;
        self.parts.push(format!("{key}:{}", value.serialize(Writer(Nesting::Inner))?));
        Ok(())
    }

    fn end(self) -> Result<String, Error> {
        self.join()
    }
}

impl ser::SerializeStruct for Parts {
    type Ok = String;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        match self.nesting {
            Nesting::Root if key == SEATS => {
                let seats = value.serialize(Writer(Nesting::Seats))?;
                self.parts.extend((!seats.is_empty()).then_some(seats));
            }
            Nesting::Root => {
                let text = value.serialize(Writer(Nesting::Field))?;
                self.parts.push(format!("{key}={text}"));
            }
            Nesting::Seat => {
                let text = value.serialize(Writer(Nesting::Inner))?;
                self.parts.push(format!("{key}:{text}"));
            }
            Nesting::Field | Nesting::Seats | Nesting::Inner => self.push(value, Nesting::Inner)?,
        }
        Ok(())
    }

    fn end(self) -> Result<String, Error> {
        self.join()
    }
}
