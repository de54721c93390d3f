//! The Python package `shinar`: a thin translation of `shinar-lab`.
//!
//! Nothing is decided here. Python objects become Rust values, [`shinar_lab`] does the work, and what it returns becomes Python objects.
//! Whatever takes longer than a blink runs with the interpreter's lock released.

#![allow(
    clippy::needless_pass_by_value,
    reason = "functions called from Python take what was extracted for them"
)]

mod bots;
mod convert;
mod dataset;
mod errors;
mod facts;
mod observation;
mod state;
mod vector;
mod waiting;

use pyo3::prelude::*;

/// The compiled part of the package `shinar`.
#[pymodule]
mod _shinar {
    #[pymodule_export]
    use super::{
        bots::{Bot, arena, learn, tune, weights},
        dataset::{dataset, dataset_schema, dataset_schema_version, part, survey},
        facts::{encoding, feature_name, games},
        observation::Observation,
        state::State,
        vector::Batch,
    };

    /// What a point counts beside the victory unless somebody says otherwise.
    #[pymodule_export]
    const POINT: f64 = shinar_lab::Rewards::POINT;
}
