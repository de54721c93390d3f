//! `shinar.Observation`: what one seat knows, for whoever decides from there.

use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::{PyArray1, PyArrayMethods};
use pyo3::{prelude::*, types::PyList};
use shinar_core::{Observer, Seat, encoding::feature_count, play};
use shinar_lab::AnyState;

use crate::{
    convert::{self, Index, Seed, from_json, indices},
    errors,
    state::State,
};

/// What one seat knows: what a bot decides from. It contains nothing that the seat cannot know.
///
/// It holds a state that was drawn from the seat's view, never the true one: whatever is the same in all such states can be read from it.
#[pyclass(module = "shinar", name = "Observation", frozen, generic)]
pub(crate) struct Observation {
    // No Python code runs while it is locked, so that nobody ever waits for it.
    inner: Mutex<Box<dyn AnyState>>,
    seat: Seat,
}

impl Observation {
    pub(crate) fn of(state: &dyn AnyState, seat: Seat) -> Self {
        Self::drawn(state.seen(Observer::Seat(seat)), seat)
    }

    pub(crate) fn drawn(inner: Box<dyn AnyState>, seat: Seat) -> Self {
        Self { inner: Mutex::new(inner), seat }
    }

    /// What it holds, for a moment.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Box<dyn AnyState>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn observer(&self) -> Observer {
        Observer::Seat(self.seat)
    }

    fn legal(&self) -> Vec<u32> {
        let mut inner = self.lock();
        if inner.actor().seat() == Some(self.seat) { inner.legal().to_vec() } else { Vec::new() }
    }
}

#[pymethods]
impl Observation {
    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.lock().info().id
    }

    /// The seat that knows this.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat.0
    }

    /// The number of players.
    fn num_players(&self) -> u8 {
        self.lock().players()
    }

    /// Who decides now: a seat from 0 on, -1 for chance, -4 if the game is over.
    fn current_player(&self) -> i32 {
        convert::actor(self.lock().actor())
    }

    /// The legal actions, in increasing order; none unless the seat decides.
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        indices(py, &self.legal())
    }

    /// The legal actions as an array with a byte for every action of the game: 1 if it is legal.
    fn legal_actions_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let count = self.lock().action_count();
        convert::mask(py, count, &self.legal())
    }

    /// The text of an action.
    fn action_to_string(&self, action: Index) -> PyResult<String> {
        let text = self.lock().action_text(action.0);
        text.map_err(errors::lab)
    }

    /// The action that a text means here.
    fn string_to_action(&self, text: &str) -> PyResult<u32> {
        let action = self.lock().parse_action(text);
        action.map_err(errors::action)
    }

    /// The numbers of the true features, in increasing order.
    fn features<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u16>> {
        let mut features = Vec::new();
        self.lock().features(self.observer(), &mut features);
        PyArray1::from_vec(py, features)
    }

    /// An array with a number for every feature, 1 if it is true.
    fn tensor<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let tensor = PyArray1::<f32>::zeros(py, [feature_count(self.lock().groups())], false);
        let mut places = tensor.readwrite();
        let slice = places.as_slice_mut()?;
        self.lock().tensor(self.observer(), slice);
        drop(places);
        Ok(tensor)
    }

    /// What the seat may know, as a dictionary; `shinar.types` has its types.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let view = self.lock().view_json(self.observer());
        from_json(py, &view)
    }

    /// A state that the seat cannot tell from the true one.
    #[pyo3(signature = (seed = None))]
    fn sample(&self, seed: Option<Seed>) -> PyResult<State> {
        let drawn = self.lock().resampled(self.seat, &mut play::stream(convert::seed(seed), 0));
        drawn.map(State::new).map_err(errors::lab)
    }

    fn __repr__(&self) -> String {
        let inner = self.lock();
        format!("<shinar.Observation {} seat={} actor={}>", inner.info().id, self.seat.0, inner.actor())
    }
}
