//! Small conversions.

use std::{
    fmt::Display,
    hash::{BuildHasher, Hasher, RandomState},
};

use numpy::{PyArray1, PyArrayMethods};
use pyo3::{
    exceptions::PyOverflowError,
    prelude::*,
    sync::PyOnceLock,
    types::{PyDict, PyInt, PyList},
};
use shinar_core::{Observer, Seat};

use crate::errors;

/// Numbers with limits.
pub(crate) trait Limited: Sized {
    const LIMITS: (Self, Self);
}

macro_rules! limited {
    ($($type:ty),*) => {
        $(impl Limited for $type {
            const LIMITS: (Self, Self) = (Self::MIN, Self::MAX);
        })*
    };
}

limited!(u8, u16, u32, u64, usize);

/// A whole number. One that is too small or too large is refused like any other value that does not fit.
#[derive(Clone, Copy)]
pub(crate) struct Whole<T>(pub(crate) T);

impl<'a, 'py, T> FromPyObject<'a, 'py> for Whole<T>
where
    T: Limited + Display + FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        object.extract::<T>().map(Self).map_err(|error| {
            let (least, most) = T::LIMITS;
            refused_if_too_large(object, error, &format!("a number from {least} to {most} belongs here"))
        })
    }
}

/// A seed.
#[derive(Clone, Copy)]
pub(crate) struct Seed(pub(crate) u64);

impl<'a, 'py> FromPyObject<'a, 'py> for Seed {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        object.extract().map(Self).map_err(|error| {
            refused_if_too_large(object, error, &format!("a seed is a number from 0 to {}", u64::MAX))
        })
    }
}

fn refused_if_too_large(object: Borrowed<'_, '_, PyAny>, error: PyErr, right: &str) -> PyErr {
    if error.is_instance_of::<PyOverflowError>(object.py()) {
        // Python refuses to write numbers of thousands of digits.
        let found = object.str().map_or_else(|_| "something longer".to_owned(), |text| text.to_string());
        errors::wrong(&format!("{right}, not {found}"))
    } else {
        error
    }
}

/// The number of an action, a seat or something else that may not exist. A number beyond all limits stands for the largest, which does not either.
#[derive(Clone, Copy)]
pub(crate) struct Index(pub(crate) i64);

impl<'a, 'py> FromPyObject<'a, 'py> for Index {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        match object.extract() {
            Ok(number) => Ok(Self(number)),
            Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => Ok(Self(i64::MAX)),
            Err(error) => Err(error),
        }
    }
}

/// A number of players. One that no game has is refused like any other that this game has not.
pub(crate) fn players(number: Index) -> u8 {
    u8::try_from(number.0).unwrap_or(u8::MAX)
}

/// Options as Python gives them: a dictionary of text, truth values or numbers.
pub(crate) fn options(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let Some(options) = options else { return Ok(Vec::new()) };
    let mut pairs = Vec::new();
    for (key, value) in options {
        let value = match value.extract::<bool>() {
            Ok(true) => "yes".to_owned(),
            Ok(false) => "no".to_owned(),
            Err(_) => value.str()?.to_string(),
        };
        pairs.push((key.str()?.to_string(), value));
    }
    Ok(pairs)
}

/// A seat given by its number.
pub(crate) fn seat(Index(number): Index, players: u8) -> PyResult<Seat> {
    match u8::try_from(number) {
        Ok(seat) if seat < players => Ok(Seat(seat)),
        _ => Err(errors::wrong(&format!("there is no seat {number}; seats are 0 to {}", players - 1))),
    }
}

/// A seat given by its number, or a spectator.
pub(crate) fn observer(number: Option<Index>, players: u8) -> PyResult<Observer> {
    number.map_or(Ok(Observer::Spectator), |number| seat(number, players).map(Observer::Seat))
}

/// The number of an actor as OpenSpiel counts: seats from 0, then chance and the end.
pub(crate) fn actor(actor: shinar_core::Actor) -> i32 {
    match actor {
        shinar_core::Actor::Seat(seat) => seat.0.into(),
        shinar_core::Actor::Chance => -1,
        shinar_core::Actor::Over => -4,
    }
}

/// A list of indices. Every number is made once: lists of hundreds are asked for a million times a second.
pub(crate) fn indices<'py>(py: Python<'py>, indices: &[u32]) -> PyResult<Bound<'py, PyList>> {
    const KNOWN: usize = 1 << 15;
    static NUMBERS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();
    let numbers =
        NUMBERS.get_or_init(py, || (0..KNOWN).map(|number| PyInt::new(py, number).unbind()).collect());
    let number = |&index: &u32| match numbers.get(index as usize) {
        Some(number) => number.clone_ref(py),
        None => PyInt::new(py, index).unbind(),
    };
    PyList::new(py, indices.iter().map(number))
}

/// A mask of as many bytes, with ones at the indices.
pub(crate) fn mask<'py>(
    py: Python<'py>,
    count: usize,
    indices: &[u32],
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let mask = PyArray1::<u8>::zeros(py, [count], false);
    let mut places = mask.readwrite();
    let bytes = places.as_slice_mut()?;
    for &index in indices {
        if let Some(byte) = bytes.get_mut(index as usize) {
            *byte = 1;
        }
    }
    drop(places);
    Ok(mask)
}

/// Python objects from JSON.
pub(crate) fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    static LOADS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let loads = LOADS.get_or_try_init(py, || PyResult::Ok(py.import("json")?.getattr("loads")?.unbind()))?;
    loads.bind(py).call1((text,))
}

/// A seed, or one that nobody can foresee.
pub(crate) fn seed(seed: Option<Seed>) -> u64 {
    // The standard library seeds its hash maps from the system.
    seed.map_or_else(|| RandomState::new().build_hasher().finish(), |Seed(seed)| seed)
}
