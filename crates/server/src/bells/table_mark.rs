//! The marks of bells for tables' webhooks: a number, such as that of the turn, together with a seat.

use shinar_core::Seat;

/// More than a table has seats.
pub(crate) const SEATS: i64 = 256;

/// The mark for a number and a seat.
pub(crate) fn of(number: i64, seat: Seat) -> i64 {
    number * SEATS + i64::from(seat.0)
}

/// The number of a mark.
pub(crate) const fn number(mark: i64) -> i64 {
    mark.div_euclid(SEATS)
}

/// The seat of a mark.
pub(crate) const fn seat(mark: i64) -> Seat {
    Seat(mark.rem_euclid(SEATS) as u8)
}
