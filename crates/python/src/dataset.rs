//! Data sets of games between bots.

use std::path::PathBuf;

use numpy::PyArray1;
use pyo3::{
    prelude::*,
    types::{PyBytes, PyDict, PyTuple},
};
use shinar_lab::{
    DatasetSettings, Parts, SCHEMA, SCHEMA_VERSION, Survey, Written, dataset_part, write_dataset,
};

use crate::{
    convert::{self, Seed, Whole},
    errors,
    waiting::Waiting,
};

fn settings(
    game: &str,
    bots: &[String],
    options: Option<&Bound<'_, PyDict>>,
    seed: Seed,
) -> PyResult<DatasetSettings> {
    let bots = bots.iter().map(|name| name.parse().map_err(errors::bot)).collect::<PyResult<_>>()?;
    Ok(DatasetSettings { game: game.to_owned(), options: convert::options(options)?, bots, seed: seed.0 })
}

/// Writes a data set into a folder: the number of parts, and how many of them were there before.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "`shinar.dataset.write` names them all")]
pub(crate) fn dataset(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    games: Whole<u64>,
    folder: PathBuf,
    options: Option<&Bound<'_, PyDict>>,
    seed: Seed,
    per_part: Whole<u64>,
    threads: Whole<u16>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<(u64, u64)> {
    let settings = settings(game, &bots, options, seed)?;
    let parts = Parts { games: games.0, per_part: per_part.0, threads: threads.0 };
    let Written { parts, kept } = Waiting::new(progress).run(py, |waiting| {
        write_dataset(&settings, parts, &folder, waiting.stopped(), &|finished| waiting.tell((finished,)))
    })?;
    Ok((parts, kept))
}

/// The Parquet file of some games.
#[pyfunction]
pub(crate) fn part<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    first: Whole<u64>,
    end: Whole<u64>,
    options: Option<&Bound<'_, PyDict>>,
    seed: Seed,
) -> PyResult<Bound<'py, PyBytes>> {
    let settings = settings(game, &bots, options, seed)?;
    let file = Waiting::new(None)
        .run(py, |waiting| dataset_part(&settings, first.0..end.0, waiting.stopped(), &|| ()))?;
    Ok(PyBytes::new(py, &file))
}

/// Plays games and counts: lengths, decisions, legal actions at each, scores and outcomes by seat.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "`shinar.survey` names them all")]
pub(crate) fn survey<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    games: Whole<u64>,
    options: Option<&Bound<'_, PyDict>>,
    seed: Seed,
    threads: Whole<u16>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let settings = settings(game, &bots, options, seed)?;
    let Survey { lengths, decisions, legal, scores, outcome } =
        Waiting::new(progress).run(py, |waiting| {
            let done = &mut |finished: u64| waiting.tell((finished,));
            shinar_lab::survey(&settings, games.0, threads.0, waiting.stopped(), done)
        })?;
    let arrays = (
        PyArray1::from_vec(py, lengths),
        PyArray1::from_vec(py, decisions),
        PyArray1::from_vec(py, legal),
        PyArray1::from_vec(py, scores),
        PyArray1::from_vec(py, outcome),
    );
    arrays.into_pyobject(py)
}

/// The columns, in the language of Parquet.
#[pyfunction]
pub(crate) fn dataset_schema() -> &'static str {
    SCHEMA
}

/// The version of the columns.
#[pyfunction]
pub(crate) fn dataset_schema_version() -> u32 {
    SCHEMA_VERSION
}
