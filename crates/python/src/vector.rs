//! `shinar._shinar.Batch`: what `shinar.VectorEnv` is made of.

use std::sync::{Mutex, TryLockError};

use numpy::{
    BorrowError, Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArrayDyn,
};
use pyo3::{prelude::*, types::PyDict};
use shinar_lab::{AnyBatch, BatchSettings, Rewards, Rows, batch};

use crate::{
    convert::{self, Index, Seed, Whole},
    errors,
};

/// Games stepped at once, and the arrays that they fill, which are allocated once.
#[pyclass(module = "shinar._shinar", frozen)]
pub(crate) struct Batch {
    games: Mutex<Box<dyn AnyBatch>>,
    #[pyo3(get)]
    num_envs: usize,
    #[pyo3(get)]
    num_features: usize,
    #[pyo3(get)]
    num_actions: usize,
    #[pyo3(get)]
    observations: Option<Py<PyArray2<u8>>>,
    #[pyo3(get)]
    observation_bits: Option<Py<PyArray2<u8>>>,
    #[pyo3(get)]
    masks: Option<Py<PyArray2<u8>>>,
    #[pyo3(get)]
    mask_bits: Option<Py<PyArray2<u8>>>,
    #[pyo3(get)]
    features: Option<Py<PyArray1<i32>>>,
    #[pyo3(get)]
    offsets: Option<Py<PyArray1<i32>>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    scores: Option<Py<PyArray2<i32>>>,
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
    #[pyo3(get)]
    terminated: Py<PyArray1<bool>>,
    #[pyo3(get)]
    truncated: Py<PyArray1<bool>>,
    #[pyo3(get)]
    lengths: Py<PyArray1<u32>>,
    #[pyo3(get)]
    samples: Py<PyArray1<i64>>,
}

/// Exclusive use of an array.
struct Lent<'py, T: Element>(Option<PyReadwriteArrayDyn<'py, T>>);

impl<'py, T: Element> Lent<'py, T> {
    fn of<D: numpy::ndarray::Dimension>(
        py: Python<'py>,
        array: Option<&Py<numpy::PyArray<T, D>>>,
    ) -> PyResult<Self> {
        let Some(array) = array else { return Ok(Self(None)) };
        let array = array.bind(py).to_dyn().clone();
        array.try_readwrite().map(|array| Self(Some(array))).map_err(|error| match error {
            BorrowError::NotWriteable => {
                errors::wrong("an array of the environment is read-only; make it writeable again")
            }
            _ => errors::busy("an array of the environment"),
        })
    }

    fn slice(&mut self) -> PyResult<&mut [T]> {
        match &mut self.0 {
            None => Ok(&mut []),
            Some(array) => {
                array.as_slice_mut().map_err(|_| errors::wrong("an array of the environment was reshaped"))
            }
        }
    }
}

impl Batch {
    /// Runs something on the games and the rows, with the lock of the interpreter released.
    fn with_rows(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, Rows<'_>) -> Result<(), shinar_lab::LabError> + Send,
    ) -> PyResult<()> {
        let mut observations = Lent::of(py, self.observations.as_ref())?;
        let mut observation_bits = Lent::of(py, self.observation_bits.as_ref())?;
        let mut masks = Lent::of(py, self.masks.as_ref())?;
        let mut mask_bits = Lent::of(py, self.mask_bits.as_ref())?;
        let mut features = Lent::of(py, self.features.as_ref())?;
        let mut offsets = Lent::of(py, self.offsets.as_ref())?;
        let mut rewards = Lent::of(py, Some(&self.rewards))?;
        let mut scores = Lent::of(py, self.scores.as_ref())?;
        let mut seats = Lent::of(py, Some(&self.seats))?;
        let mut terminated = Lent::of(py, Some(&self.terminated))?;
        let mut truncated = Lent::of(py, Some(&self.truncated))?;
        let mut lengths = Lent::of(py, Some(&self.lengths))?;
        let rows = Rows {
            observations: observations.slice()?,
            observation_bits: observation_bits.slice()?,
            masks: masks.slice()?,
            mask_bits: mask_bits.slice()?,
            rewards: rewards.slice()?,
            scores: scores.slice()?,
            seats: seats.slice()?,
            terminated: terminated.slice()?,
            truncated: truncated.slice()?,
            lengths: lengths.slice()?,
        };
        let (features, offsets) = (features.slice()?, offsets.slice()?);
        let games = &self.games;
        let done = py.detach(move || {
            let mut games = match games.try_lock() {
                Ok(games) => games,
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
                Err(TryLockError::WouldBlock) => return None,
            };
            let done = work(&mut **games, rows);
            if done.is_ok() && !offsets.is_empty() {
                games.sparse(features, offsets);
            }
            Some(done)
        });
        match done {
            None => Err(errors::busy("this environment")),
            Some(done) => done.map_err(errors::lab),
        }
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        game, num_envs, players, options, opponents, seed, threads, rewards, point, observations, masks, scores
    ))]
    #[allow(clippy::too_many_arguments, reason = "`shinar.VectorEnv` names them all")]
    fn new(
        py: Python<'_>,
        game: &str,
        num_envs: Whole<usize>,
        players: Index,
        options: Option<&Bound<'_, PyDict>>,
        opponents: Vec<String>,
        seed: Seed,
        threads: Whole<usize>,
        rewards: &str,
        point: f32,
        observations: &str,
        masks: &str,
        scores: bool,
    ) -> PyResult<Self> {
        let rewards = match rewards {
            "share" => Rewards::Share,
            "points" => Rewards::Points,
            "both" => Rewards::Both(point),
            other => {
                return Err(errors::wrong(&format!(
                    "rewards are `share`, `points` or `both`, not {other:?}"
                )));
            }
        };
        let (Whole(num_envs), Whole(threads)) = (num_envs, threads);
        if !(1..=1 << 20).contains(&num_envs) || !(1..=1024).contains(&threads) {
            return Err(errors::wrong("there must be 1 to 1048576 games at a time, and 1 to 1024 threads"));
        }
        let opponents = opponents.iter().map(|name| name.parse().map_err(errors::bot));
        let settings = BatchSettings {
            slots: num_envs,
            players: convert::players(players),
            options: convert::options(options)?,
            opponents: opponents.collect::<PyResult<_>>()?,
            seed: seed.0,
            threads,
            rewards,
        };
        let games = batch(game, &settings).map_err(errors::lab)?;
        let (features, actions, seats) = (games.features(), games.actions(), usize::from(settings.players));
        fn array<T: Element>(py: Python<'_>, rows: usize, width: usize) -> Py<PyArray2<T>> {
            PyArray2::zeros(py, [rows, width], false).unbind()
        }
        fn list<T: Element>(py: Python<'_>, rows: usize) -> Py<PyArray1<T>> {
            PyArray1::zeros(py, [rows], false).unbind()
        }
        Ok(Self {
            games: Mutex::new(games),
            num_envs,
            num_features: features,
            num_actions: actions,
            observations: (observations == "dense").then(|| array(py, num_envs, features)),
            observation_bits: (observations == "bits").then(|| array(py, num_envs, features.div_ceil(8))),
            masks: (masks == "bytes").then(|| array(py, num_envs, actions)),
            mask_bits: (masks == "bits").then(|| array(py, num_envs, actions.div_ceil(8))),
            features: (observations == "sparse").then(|| list(py, num_envs * features)),
            offsets: (observations == "sparse").then(|| list(py, num_envs + 1)),
            rewards: array(py, num_envs, seats),
            scores: scores.then(|| array(py, num_envs, seats)),
            seats: list(py, num_envs),
            terminated: list(py, num_envs),
            truncated: list(py, num_envs),
            lengths: list(py, num_envs),
            samples: list(py, num_envs),
        })
    }

    fn reset(&self, py: Python<'_>, seed: Seed) -> PyResult<()> {
        self.with_rows(py, |games, rows| games.reset(seed.0, rows))
    }

    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|_| errors::wrong("the actions must be contiguous"))?;
        self.with_rows(py, |games, rows| games.step(actions, rows))
    }

    /// Draws legal actions into `samples`.
    fn sample(&self, py: Python<'_>) -> PyResult<()> {
        let mut samples = Lent::of(py, Some(&self.samples))?;
        let mut games = self.games.try_lock().map_err(|_| errors::busy("this environment"))?;
        games.sample(samples.slice()?);
        Ok(())
    }

    fn position(&self, env: Index) -> PyResult<Option<String>> {
        let games = self.games.try_lock().map_err(|_| errors::busy("this environment"))?;
        Ok(usize::try_from(env.0).ok().and_then(|env| games.position(env)))
    }
}
