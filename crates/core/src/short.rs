//! Names of places and pieces without heap and without the machinery of formatting.
//!
//! A view names hundreds of them, and a server writes thousands of views a second.

/// A text of a few ASCII characters.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShortText {
    bytes: [u8; Self::MOST],
    length: usize,
}

impl ShortText {
    /// The most characters it can have; further ones are dropped.
    const MOST: usize = 12;

    /// The empty text.
    pub const fn new() -> Self {
        Self { bytes: [0; Self::MOST], length: 0 }
    }

    /// The text with one more ASCII character.
    #[must_use]
    pub const fn char(mut self, char: u8) -> Self {
        if self.length < Self::MOST && char.is_ascii() {
            self.bytes[self.length] = char;
            self.length += 1;
        }
        self
    }

    /// The text with a number below 100 appended.
    #[must_use]
    pub const fn number(self, number: u8) -> Self {
        let tens = if number < 10 { self } else { self.char(b'0' + number / 10 % 10) };
        tens.char(b'0' + number % 10)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        // It is ASCII throughout.
        str::from_utf8(&self.bytes[..self.length]).unwrap_or_default()
    }
}

/// Implements `Display` and `Serialize` for types with a [`ShortText`].
///
/// ```
/// use shinar_core::{ShortText, short_texts};
///
/// struct Square(u8, u8);
/// short_texts! { Square: |square| ShortText::new().number(square.0).char(b',').number(square.1); }
/// assert_eq!(Square(3, 14).to_string(), "3,14");
/// assert_eq!(serde_json::to_string(&Square(3, 14)).unwrap(), "\"3,14\"");
/// ```
#[macro_export]
macro_rules! short_texts {
    ($($type:ty: |$this:ident| $text:expr;)*) => {$(
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let $this = self;
                f.write_str($text.as_str())
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                let $this = self;
                serializer.serialize_str($text.as_str())
            }
        }
    )*};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_usual() {
        for number in 0..100 {
            assert_eq!(ShortText::new().number(number).as_str(), number.to_string());
        }
        let long = (0..20).fold(ShortText::new(), |text, _| text.char(b'x'));
        assert_eq!(long.as_str(), "x".repeat(12));
        assert_eq!(ShortText::new().char(0xff).as_str(), "");
    }
}
