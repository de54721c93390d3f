//! Seats, the actor that decides, and observers.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, IntoDeserializer},
};

use crate::Dense;

/// The largest number of players any game here has.
pub const MAX_SEATS: usize = 4;

/// One value for every seat of a game, in seat order.
pub type PerSeat<T> = ArrayVec<T, MAX_SEATS>;

/// A player's place: 0-based in code and in JSON, `P1`, `P2`, … in every text that people read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise among `players`.
    #[inline]
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        if self.0 + 1 >= players { Self(0) } else { Self(self.0 + 1) }
    }

    /// All seats of a game, in order.
    pub fn all(players: u8) -> impl ExactSizeIterator<Item = Self> + Clone + use<> {
        (0..players).map(Self)
    }
}

impl Dense for Seat {
    const COUNT: usize = MAX_SEATS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < MAX_SEATS).then_some(Self(index as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }
}

/// The text was no seat; seats are written `P1` to `P4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a seat, P1 to P4")]
pub struct NoSeat;

impl FromStr for Seat {
    type Err = NoSeat;

    fn from_str(text: &str) -> Result<Self, NoSeat> {
        match text.as_bytes() {
            [b'P' | b'p', digit @ b'1'..=b'4'] => Ok(Self(digit - b'1')),
            _ => Err(NoSeat),
        }
    }
}

/// Who decides now. There is exactly one decider at every moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player chooses.
    Seat(Seat),
    /// A draw, a shuffle, a lot: the outcome is an action like any other.
    Chance,
    /// The game has ended.
    Over,
}

impl Actor {
    /// The deciding seat, if a player decides.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance | Self::Over => None,
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Chance => f.write_str("chance"),
            Self::Over => f.write_str("over"),
        }
    }
}

/// Who looks at a state: a player from a seat, or a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// Sees what is open, and the secrets of this seat.
    Seat(Seat),
    /// Sees what is open.
    Spectator,
}

impl Observer {
    /// Every observer of a game: all its seats, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Self> + Clone + use<> {
        Seat::all(players).map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether this observer knows the secrets of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl fmt::Display for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Observer {
    type Err = NoSeat;

    fn from_str(text: &str) -> Result<Self, NoSeat> {
        if text == "spectator" { Ok(Self::Spectator) } else { text.parse().map(Self::Seat) }
    }
}

impl Serialize for Seat {
    /// The number for programs; the text in the one-line form, which people write.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_u8(self.0)
        } else {
            serializer.collect_str(self)
        }
    }
}

impl<'de> Deserialize<'de> for Seat {
    /// Reads the number of programs, and the `P1` that people write into positions.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Seat;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat, 0 to 3 or P1 to P4")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seat, E> {
                match u8::try_from(number) {
                    Ok(seat) if usize::from(seat) < MAX_SEATS => Ok(Seat(seat)),
                    _ => Err(E::invalid_value(de::Unexpected::Unsigned(number), &self)),
                }
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seat, E> {
                text.parse().map_err(|NoSeat| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// JSON writes a seat as its number and everything else as a word.
macro_rules! seat_or_word {
    ($($type:ident: $($word:literal = $other:ident),*;)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    Self::Seat(seat) => seat.serialize(serializer),
                    $(Self::$other => serializer.serialize_str($word),)*
                }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Visitor;
                impl de::Visitor<'_> for Visitor {
                    type Value = $type;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str(concat!("a seat, 0 to 3 or P1 to P4" $(, ", or ", $word)*))
                    }

                    fn visit_u64<E: de::Error>(self, number: u64) -> Result<$type, E> {
                        Seat::deserialize(number.into_deserializer()).map($type::Seat)
                    }

                    fn visit_str<E: de::Error>(self, text: &str) -> Result<$type, E> {
                        match text {
                            $($word => Ok($type::$other),)*
                            _ => text
                                .parse()
                                .map($type::Seat)
                                .map_err(|NoSeat| E::invalid_value(de::Unexpected::Str(text), &self)),
                        }
                    }
                }
                deserializer.deserialize_any(Visitor)
            }
        }
    )*};
}
seat_or_word! {
    Actor: "chance" = Chance, "over" = Over;
    Observer: "spectator" = Spectator;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_one_based_in_text() {
        assert_eq!(Seat(0).to_string(), "P1");
        assert_eq!("P4".parse(), Ok(Seat(3)));
        assert_eq!("P5".parse::<Seat>(), Err(NoSeat));
        assert_eq!("".parse::<Seat>(), Err(NoSeat));
    }

    #[test]
    fn json_writes_numbers_and_words() {
        fn round_trip<T: Serialize + de::DeserializeOwned>(value: &T) -> (String, T) {
            let text = serde_json::to_string(value).unwrap();
            let back = serde_json::from_str(&text).unwrap();
            (text, back)
        }
        assert_eq!(round_trip(&Seat(2)), ("2".to_owned(), Seat(2)));
        assert_eq!(round_trip(&Actor::Seat(Seat(0))), ("0".to_owned(), Actor::Seat(Seat(0))));
        assert_eq!(round_trip(&Actor::Chance), ("\"chance\"".to_owned(), Actor::Chance));
        assert_eq!(round_trip(&Observer::Spectator), ("\"spectator\"".to_owned(), Observer::Spectator));
        assert_eq!(serde_json::from_str::<Seat>("\"P3\"").unwrap(), Seat(2));
        for wrong in ["4", "-1", "\"P5\"", "\"\"", "null", "1.5"] {
            assert!(serde_json::from_str::<Seat>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn play_goes_round() {
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(2).next(4), Seat(3));
    }
}
