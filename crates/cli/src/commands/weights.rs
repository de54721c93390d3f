//! A file of weights, as `shinar tune` and `shinar learn` print it.

use std::fmt::{Formatter, Result};

use serde::Serialize;
use shinar_core::Heuristic;

/// Weights, and how they were found.
#[derive(Serialize)]
pub(crate) struct Weights {
    title: &'static str,
    /// The command that reproduces them.
    command: String,
    weights: Vec<(&'static str, f32)>,
}

impl Weights {
    pub(crate) fn new<G: Heuristic>(command: String, values: Vec<f32>) -> Self {
        let weights = G::WEIGHTS.iter().copied().zip(values).collect();
        Self { title: G::INFO.title, command, weights }
    }

    /// Where they come from.
    pub(crate) fn head(&self, f: &mut Formatter<'_>) -> Result {
        writeln!(f, "# Weights of the heuristic of {}, found by", self.title)?;
        writeln!(f, "#   {}", self.command)
    }

    /// The weights, one per line.
    pub(crate) fn lines(&self, f: &mut Formatter<'_>) -> Result {
        self.weights.iter().try_for_each(|(name, weight)| writeln!(f, "{name} {weight}"))
    }
}
