//! Networks as files: 16-bit floats in the format of safetensors.

use std::collections::HashMap;

use half::f16;
use safetensors::{Dtype, SafeTensors, tensor::TensorView};
use shinar_core::{Heuristic, encoding::feature_count, prelude::*};

use super::{About, ESTIMATES, FIRST, Network, SECOND, THIRD};

/// The version of the layout.
const FORMAT: &str = "1";

/// The one entry of the metadata, with a line `key=value` for each fact: several entries would be written in a random order.
const ABOUT: &str = "shinar";

/// Why a file is no network for a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// It is no safetensors file, or it is incomplete.
    #[error("the network is damaged: {0}")]
    Damaged(String),
    /// It was made for something else.
    #[error(
        "the network has {what} {found}, and {expected} is needed; train it again, or play without it (knowledge=linear)"
    )]
    Other {
        /// What differs.
        what: &'static str,
        /// What the game has.
        expected: String,
        /// What the file has.
        found: String,
    },
}

fn damaged(problem: impl std::fmt::Display) -> NetworkError {
    NetworkError::Damaged(problem.to_string())
}

impl Network {
    /// Reads a network for a game.
    ///
    /// # Errors
    ///
    /// The file is damaged, or made for another game, version of the rules or encoding.
    pub fn read<G: Heuristic>(file: &[u8]) -> Result<Self, NetworkError> {
        let (_, header) = SafeTensors::read_metadata(file).map_err(damaged)?;
        let tensors = SafeTensors::deserialize(file).map_err(damaged)?;
        let about = header.metadata().as_ref().and_then(|texts| texts.get(ABOUT));
        let text = |key: &str| {
            let mut lines = about.into_iter().flat_map(|about| about.lines());
            let value = lines.find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
            value.map(str::to_owned).ok_or_else(|| damaged(format!("it does not say its {key:?}")))
        };
        let format = text("format")?;
        if format != FORMAT {
            return Err(NetworkError::Other { what: "format", expected: FORMAT.to_owned(), found: format });
        }
        let about = About {
            game: text("game")?,
            rules: text("rules")?.parse().map_err(|_| damaged("the version of its rules is no number"))?,
            made: text("made")?,
        };
        let linear: Vec<[f32; 2]> = rows(&tensors, "linear", Some(1))?;
        let network = Self {
            about,
            first: rows(&tensors, "first", None)?,
            second: rows(&tensors, "second", Some(FIRST + ESTIMATES + 1))?,
            third: rows(&tensors, "third", Some(SECOND + 1))?,
            heads: rows(&tensors, "heads", Some(THIRD + 1))?,
            query: rows(&tensors, "query", Some(FIRST + 1))?,
            parts: rows(&tensors, "parts", None)?,
            linear: linear.first().copied().unwrap_or_default(),
        };
        network.fits::<G>()?;
        Ok(network)
    }

    /// The file of a network.
    ///
    /// # Errors
    ///
    /// It has a number that is too large to be written.
    pub fn write(&self) -> Result<Vec<u8>, NetworkError> {
        let tensors = [
            ("first", bytes(&self.first)),
            ("second", bytes(&self.second)),
            ("third", bytes(&self.third)),
            ("heads", bytes(&self.heads)),
            ("query", bytes(&self.query)),
            ("parts", bytes(&self.parts)),
            ("linear", bytes(&[self.linear])),
        ];
        let mut views = Vec::new();
        for (name, (shape, bytes)) in &tensors {
            let is_finite = |pair: &[u8; 2]| f16::from_le_bytes(*pair).is_finite();
            if !bytes.as_chunks().0.iter().all(is_finite) {
                return Err(damaged(format!("{name} has a number beyond 16 bits")));
            }
            views.push((*name, TensorView::new(Dtype::F16, shape.clone(), bytes).map_err(damaged)?));
        }
        let about = [
            ("format", FORMAT.to_owned()),
            ("game", self.about.game.clone()),
            ("rules", self.about.rules.to_string()),
            ("made", self.about.made.replace('\n', " ")),
        ];
        let about: Vec<_> = about.map(|(key, value)| format!("{key}={value}")).into();
        let about = HashMap::from([(ABOUT.to_owned(), about.join("\n"))]);
        safetensors::serialize(views, Some(about)).map_err(damaged)
    }

    /// Whether it is for this game and this encoding of it.
    fn fits<G: GameEncoding>(&self) -> Result<(), NetworkError> {
        let About { game, rules, .. } = &self.about;
        let expected = [("game", G::INFO.id.to_owned()), ("rules", G::INFO.rules_version.to_string())];
        for ((what, expected), found) in expected.into_iter().zip([game.clone(), rules.to_string()]) {
            if found != expected {
                return Err(NetworkError::Other { what, expected, found });
            }
        }
        let sizes = [
            ("features", feature_count(G::GROUPS), self.first.len().saturating_sub(1), false),
            ("parts of actions", G::ACTION_PARTS, self.parts.len(), self.parts.is_empty()),
        ];
        for (what, expected, found, is_left_out) in sizes {
            if found != expected && !is_left_out {
                let (expected, found) = (expected.to_string(), found.to_string());
                return Err(NetworkError::Other { what, expected, found });
            }
        }
        Ok(())
    }
}

fn bytes<const N: usize>(rows: &[[f32; N]]) -> (Vec<usize>, Vec<u8>) {
    let bytes = rows.as_flattened().iter().flat_map(|&number| f16::from_f32(number).to_le_bytes());
    (vec![rows.len(), N], bytes.collect())
}

/// A matrix by its rows; `count` is how many there must be.
fn rows<const N: usize>(
    tensors: &SafeTensors<'_>,
    name: &'static str,
    count: Option<usize>,
) -> Result<Vec<[f32; N]>, NetworkError> {
    let tensor = tensors.tensor(name).map_err(damaged)?;
    let shape = tensor.shape();
    let fits = match *shape {
        [rows, columns] => columns == N && count.is_none_or(|count| count == rows),
        _ => false,
    };
    if !fits || tensor.dtype() != Dtype::F16 {
        let rows = count.map_or("any number of".to_owned(), |count| count.to_string());
        return Err(damaged(format!(
            "{name} is {shape:?} numbers of type {:?}; {rows} rows of {N} numbers of 16 bits were expected",
            tensor.dtype()
        )));
    }
    let numbers: Vec<_> =
        tensor.data().as_chunks().0.iter().map(|pair| f16::from_le_bytes(*pair).to_f32()).collect();
    if !numbers.iter().all(|number| number.is_finite()) {
        return Err(damaged(format!("{name} has something that is no number")));
    }
    Ok(numbers.as_chunks().0.to_vec())
}
