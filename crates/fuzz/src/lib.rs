//! Fuzz targets for every parser.
//!
//! A [`Target`] takes any bytes and panics if a law is broken: a value does not survive a round trip through its text, an error
//! points outside of the text, an accepted position cannot be played. Every target runs on every game in the list, so that
//! a new game is covered without an edit. Inputs are plain files: a record, a position, a case.
//!
//! `tests/short.rs` runs the targets on mutated seeds with stable Rust. `fuzz/` at the root of the repository hands them to
//! cargo-fuzz.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used, reason = "a broken law is a panic")]

pub mod actions;
pub mod bots;
pub mod cases;
pub mod components;
pub mod journals;
mod laws;
pub mod locales;
pub mod messages;
mod mutator;
pub mod options;
pub mod positions;
pub mod records;
pub mod requests;
mod seeds;
pub mod settings;

pub use mutator::Mutator;

/// A parser under test.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name, also of its file in `fuzz/fuzz_targets`.
    pub name: &'static str,
    /// Reads an input and panics if a law is broken.
    pub check: fn(&[u8]),
    /// Valid inputs to start from.
    pub seeds: fn() -> Vec<String>,
}

macro_rules! targets {
    ($($name:ident),* $(,)?) => {
        /// Every target.
        pub const TARGETS: &[Target] = &[$(
            Target { name: stringify!($name), check: $name::check, seeds: $name::seeds }
        ),*];
    };
}

targets!(
    actions, bots, cases, components, journals, locales, messages, options, positions, records, requests,
    settings
);
