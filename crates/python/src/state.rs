//! `shinar.State`: a match of any game, shaped like OpenSpiel's.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Mutex, MutexGuard, PoisonError},
};

use numpy::{PyArray1, PyArrayMethods};
use pyo3::{
    prelude::*,
    types::{PyBytes, PyDict, PyList, PyType},
};
use shinar_core::{Actor, Observer, Record, Seat, encoding::feature_count, play};
use shinar_games::{Perspective, Table, Words};
use shinar_lab::{AnyState, new_state, state_from_position, state_from_record};

use crate::{
    convert::{self, Index, Seed, Whole, from_json, indices, observer, seat},
    errors,
    observation::Observation,
};

/// A match of any game, shaped like OpenSpiel's `State`.
///
/// `State("babylonia", 2, seed=7)` is the start of a game. Actions are dense indices; `action_to_string` names them. Chance is an actor: draw
/// for it with `apply_action` and `chance_outcomes`, or let the state do it with `settle()`.
#[pyclass(module = "shinar", name = "State", weakref, frozen, generic)]
pub(crate) struct State {
    // No Python code runs while it is locked, so that nobody ever waits for it.
    inner: Mutex<Box<dyn AnyState>>,
}

impl State {
    pub(crate) fn new(inner: Box<dyn AnyState>) -> Self {
        Self { inner: Mutex::new(inner) }
    }

    /// What it holds, for a moment.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Box<dyn AnyState>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A seat given by its number, or the one that decides.
    fn seat(&self, player: Option<Index>) -> PyResult<Seat> {
        let (players, actor) = {
            let inner = self.lock();
            (inner.players(), inner.actor())
        };
        match (player, actor) {
            (Some(player), _) => seat(player, players),
            (None, Actor::Seat(seat)) => Ok(seat),
            (None, _) => Err(errors::wrong("no seat decides here; name one")),
        }
    }

    fn observer(&self, number: Option<Index>) -> PyResult<Observer> {
        let players = self.lock().players();
        observer(number, players)
    }

    /// The legal actions, if they are this player's or nobody asks for one.
    fn legal(&self, player: Option<Index>) -> PyResult<Vec<u32>> {
        let mut inner = self.lock();
        let (players, actor) = (inner.players(), convert::actor(inner.actor()));
        match player {
            Some(Index(player)) if player != i64::from(actor) => {
                drop(inner);
                seat(Index(player), players).map(|_| Vec::new())
            }
            _ => Ok(inner.legal().to_vec()),
        }
    }

    fn table(&self) -> PyResult<Box<dyn Table>> {
        let table = self.lock().table();
        table.map_err(errors::lab)
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, players = None, options = None, *, seed = None))]
    fn __new__(
        game: &str,
        players: Option<Index>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<Seed>,
    ) -> PyResult<Self> {
        let info = shinar_games::entry(game).map_err(|error| errors::lab(error.into()))?.info;
        let players = players.map_or(info.min_players, convert::players);
        let options = convert::options(options)?;
        let inner = new_state(game, players, &options, convert::seed(seed)).map_err(errors::lab)?;
        Ok(Self::new(inner))
    }

    /// A state that begins with a position, as `position()` writes it or as JSON.
    #[classmethod]
    #[pyo3(signature = (game, position, *, seed = None))]
    fn from_position(
        _: &Bound<'_, PyType>,
        game: &str,
        position: &str,
        seed: Option<Seed>,
    ) -> PyResult<Self> {
        let inner = state_from_position(game, position, convert::seed(seed)).map_err(errors::lab)?;
        Ok(Self::new(inner))
    }

    /// The state after all actions of a record, each of which is checked.
    #[classmethod]
    #[pyo3(signature = (record, *, seed = None))]
    fn from_record(_: &Bound<'_, PyType>, record: &str, seed: Option<Seed>) -> PyResult<Self> {
        let record = Record::parse(record).map_err(|error| errors::lab(error.into()))?;
        let inner = state_from_record(&record, convert::seed(seed)).map_err(errors::lab)?;
        Ok(Self::new(inner))
    }

    // ---- OpenSpiel's words -----------------------------------------------------------------------------------

    /// Who decides now: a seat from 0 on, -1 for chance, -4 if the game is over.
    fn current_player(&self) -> i32 {
        convert::actor(self.lock().actor())
    }

    /// Whether chance decides now.
    fn is_chance_node(&self) -> bool {
        self.lock().actor() == Actor::Chance
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.lock().actor() == Actor::Over
    }

    /// Whether a seat decides now.
    fn is_player_node(&self) -> bool {
        self.lock().actor().seat().is_some()
    }

    /// The legal actions, in increasing order. With a player, none unless that player decides.
    #[pyo3(signature = (player = None))]
    fn legal_actions<'py>(&self, py: Python<'py>, player: Option<Index>) -> PyResult<Bound<'py, PyList>> {
        indices(py, &self.legal(player)?)
    }

    /// The legal actions as an array with a byte for every action of the game: 1 if it is legal.
    #[pyo3(signature = (player = None))]
    fn legal_actions_mask<'py>(
        &self,
        py: Python<'py>,
        player: Option<Index>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        convert::mask(py, self.num_distinct_actions(), &self.legal(player)?)
    }

    /// What chance may do now, with the probabilities; an empty list if it is not to act.
    fn chance_outcomes(&self) -> Vec<(u32, f64)> {
        self.lock().chance_outcomes()
    }

    /// Carries out an action of whoever decides, chance included.
    fn apply_action(&self, action: Index) -> PyResult<()> {
        let done = self.lock().apply(action.0);
        done.map_err(errors::lab)
    }

    /// The text of an action, as `play` takes it. OpenSpiel's form with a player before the action is accepted.
    #[pyo3(signature = (player_or_action, action = None))]
    fn action_to_string(&self, player_or_action: Index, action: Option<Index>) -> PyResult<String> {
        let text = self.lock().action_text(action.unwrap_or(player_or_action).0);
        text.map_err(errors::lab)
    }

    /// What an action does, as a dictionary: the types `Action` of `shinar.types`.
    fn action_data<'py>(&self, py: Python<'py>, action: Index) -> PyResult<Bound<'py, PyAny>> {
        let data = self.lock().action_json(action.0);
        from_json(py, &data.map_err(errors::lab)?)
    }

    /// The action that a text means here. OpenSpiel's form with a player before the text is accepted.
    #[pyo3(signature = (player_or_text, text = None))]
    fn string_to_action(&self, player_or_text: &Bound<'_, PyAny>, text: Option<&str>) -> PyResult<u32> {
        let text = match text {
            Some(text) => text.to_owned(),
            None => player_or_text.extract()?,
        };
        let action = self.lock().parse_action(&text);
        action.map_err(errors::action)
    }

    /// The number of players.
    fn num_players(&self) -> u8 {
        self.lock().players()
    }

    /// The number of actions of the game.
    fn num_distinct_actions(&self) -> usize {
        self.lock().action_count()
    }

    /// All actions so far, those of chance included.
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let history = self.lock().history().to_vec();
        indices(py, &history)
    }

    /// The number of actions so far.
    fn move_number(&self) -> usize {
        self.lock().history().len()
    }

    /// The share of the victory of every seat: 1 in total at the end of the game, and 0 for all before.
    fn returns(&self) -> Vec<f32> {
        let inner = self.lock();
        if inner.actor() == Actor::Over {
            inner.victory().to_vec()
        } else {
            vec![0.0; inner.players().into()]
        }
    }

    /// The same as `returns()`: nothing is rewarded before the end.
    fn rewards(&self) -> Vec<f32> {
        self.returns()
    }

    /// What `returns()` says for one seat.
    fn player_return(&self, player: Index) -> PyResult<f32> {
        let seat = self.seat(Some(player))?;
        Ok(self.returns().get(seat.index()).copied().unwrap_or_default())
    }

    /// What a seat knows, by default the one that decides: an array with a number for every feature, 1 if it is true.
    #[pyo3(signature = (player = None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<Index>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(player)?;
        let tensor = PyArray1::<f32>::zeros(py, [feature_count(self.lock().groups())], false);
        let mut places = tensor.readwrite();
        let slice = places.as_slice_mut()?;
        self.lock().tensor(Observer::Seat(seat), slice);
        drop(places);
        Ok(tensor)
    }

    /// The same as `observation_tensor()` with a byte for every feature, which is faster.
    #[pyo3(signature = (player = None))]
    fn observation_bytes<'py>(
        &self,
        py: Python<'py>,
        player: Option<Index>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(player)?;
        let bytes = PyArray1::<u8>::zeros(py, [feature_count(self.lock().groups())], false);
        let mut places = bytes.readwrite();
        let slice = places.as_slice_mut()?;
        self.lock().bytes(Observer::Seat(seat), slice);
        drop(places);
        Ok(bytes)
    }

    /// What a seat knows now, as JSON: its view.
    #[pyo3(signature = (player = None))]
    fn observation_string(&self, player: Option<Index>) -> PyResult<String> {
        let seat = self.seat(player)?;
        Ok(self.lock().view_json(Observer::Seat(seat)))
    }

    /// Everything that a seat has perceived, then its view: equal exactly for histories that it cannot tell apart.
    #[pyo3(signature = (player = None))]
    fn information_state_string(&self, player: Option<Index>) -> PyResult<String> {
        let seat = self.seat(player)?;
        let text = self.lock().information(Observer::Seat(seat));
        text.map_err(errors::lab)
    }

    /// A state that a seat cannot tell from this one, drawn uniformly over what it cannot know.
    ///
    /// It begins with the position that was drawn, so that its history is empty; what the seat perceived before stays in its information
    /// state. `sampler` is OpenSpiel's: a function that returns a number from 0 to 1.
    #[pyo3(signature = (player, sampler = None))]
    fn resample_from_infostate(&self, player: Index, sampler: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let seat = self.seat(Some(player))?;
        let seed = match sampler {
            None => convert::seed(None),
            Some(sampler) => sampler.call0()?.extract::<f64>()?.to_bits(),
        };
        let drawn = self.lock().resampled(seat, &mut play::stream(seed, 0));
        drawn.map(Self::new).map_err(errors::lab)
    }

    /// A copy. It draws for itself: `clone().settle()` does not foresee what `settle()` will draw here.
    ///
    /// What it draws follows from this state's seed and from how many copies came before, so that programs can be repeated; making copies
    /// changes nothing here.
    #[allow(clippy::should_implement_trait, reason = "it is OpenSpiel's name")]
    fn clone(&self) -> Self {
        Self::new(self.lock().copied())
    }

    // ---- our own words ---------------------------------------------------------------------------------------

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.lock().info().id
    }

    /// The options that differ from the default.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let pairs = self.lock().options();
        let options = PyDict::new(py);
        for (key, value) in pairs {
            options.set_item(key, value)?;
        }
        Ok(options)
    }

    /// The version of the rules that it is played by.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.lock().rules_version()
    }

    /// Carries out an action, given as text or by its number; returns its number.
    fn play(&self, action: &Bound<'_, PyAny>) -> PyResult<u32> {
        let index = match action.extract::<&str>() {
            Ok(text) => {
                let parsed = self.lock().parse_action(text);
                parsed.map_err(errors::action)?.into()
            }
            Err(_) => action.extract::<Index>()?.0,
        };
        self.apply_action(Index(index))?;
        Ok(index as u32)
    }

    /// Draws a legal action at random, by the odds of the game if chance decides. It is not carried out.
    fn sample_action(&self) -> PyResult<u32> {
        let drawn = self.lock().draw();
        drawn.ok_or_else(|| errors::wrong("the game is over; there is nothing to draw"))
    }

    /// Draws for chance until a seat decides or the game is over; returns how many actions that took.
    fn settle(&self) -> usize {
        self.lock().settle()
    }

    /// Makes what `settle` and `sample_action` will draw repeatable.
    fn seed(&self, seed: Seed) {
        self.lock().seed(seed.0);
    }

    /// The points of every seat.
    fn scores(&self) -> Vec<i32> {
        self.lock().scores().to_vec()
    }

    /// The rank of every seat, from 1 on; those who are equal share one.
    fn ranks(&self) -> Vec<u32> {
        self.lock().ranking().iter().map(|&rank| rank.into()).collect()
    }

    /// The share of the victory of every seat if the game ended as it stands.
    fn shares(&self) -> Vec<f32> {
        self.lock().victory().to_vec()
    }

    /// Why the game ended; `None` if it has not.
    #[getter]
    fn end_reason(&self) -> Option<&'static str> {
        self.lock().end_reason()
    }

    /// What a seat may know, or what everybody may, as a dictionary; `shinar.types` has its types.
    #[pyo3(signature = (observer = None))]
    fn view<'py>(&self, py: Python<'py>, observer: Option<Index>) -> PyResult<Bound<'py, PyAny>> {
        let observer = self.observer(observer)?;
        let view = self.lock().view_json(observer);
        from_json(py, &view)
    }

    /// What a bot in a seat decides from, by default in the one that decides. It holds nothing that the seat cannot know.
    #[pyo3(signature = (seat = None))]
    fn observe(&self, seat: Option<Index>) -> PyResult<Observation> {
        let seat = self.seat(seat)?;
        Ok(Observation::of(&**self.lock(), seat))
    }

    /// The numbers of the true features of what a seat knows, in increasing order.
    #[pyo3(signature = (seat = None))]
    fn features<'py>(&self, py: Python<'py>, seat: Option<Index>) -> PyResult<Bound<'py, PyArray1<u16>>> {
        let seat = self.seat(seat)?;
        let mut features = Vec::new();
        self.lock().features(Observer::Seat(seat), &mut features);
        Ok(PyArray1::from_vec(py, features))
    }

    /// What has happened from an action on, as an observer perceived it: dictionaries with the event, its step, seat, points, ruling and text.
    #[pyo3(signature = (since = Whole(0), observer = None, *, omniscient = false), text_signature = "(self, /, since=0, observer=None, *, omniscient=False)")]
    fn events<'py>(
        &self,
        py: Python<'py>,
        since: Whole<usize>,
        observer: Option<Index>,
        omniscient: bool,
    ) -> PyResult<Bound<'py, PyList>> {
        let observer = self.observer(observer)?;
        let perspective = if omniscient { Perspective::Omniscient } else { Perspective::One(observer) };
        let list = PyList::empty(py);
        for heard in self.table()?.events(since.0, perspective, Words::English) {
            let event = from_json(py, heard.event.get())?;
            let event = event.cast_into::<PyDict>()?;
            event.set_item("step", heard.step)?;
            event.set_item("text", heard.text)?;
            event.set_item("seat", heard.seat.map(|seat| seat.0))?;
            event.set_item("points", heard.points)?;
            event.set_item("ruling", heard.ruling.to_string())?;
            list.append(event)?;
        }
        Ok(list)
    }

    /// The game so far as text, which `from_record` reads; `names` are those of the seats.
    #[pyo3(signature = (names = None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let mut record = self.table()?.record();
        record.seats = names.unwrap_or_default();
        Ok(record.to_string())
    }

    /// The whole truth in one line, which `from_position` reads.
    fn position(&self) -> String {
        self.lock().position()
    }

    /// The same action if every seat that it names sat `by` places further on.
    fn turned(&self, action: Index, by: Index) -> PyResult<u32> {
        let turned = {
            let inner = self.lock();
            let by = by.0.rem_euclid(inner.players().into()) as u8;
            inner.turned(action.0, by)
        };
        turned.map_err(errors::lab)
    }

    /// The board as an observer sees it, as text.
    #[pyo3(signature = (observer = None, *, colour = false))]
    fn picture(&self, observer: Option<Index>, colour: bool) -> PyResult<String> {
        let observer = self.observer(observer)?;
        Ok(self.now()?.picture(observer, colour))
    }

    /// What is to be decided, in an English sentence for an observer.
    #[pyo3(signature = (observer = None))]
    fn prompt(&self, observer: Option<Index>) -> PyResult<String> {
        let observer = self.observer(observer)?;
        Ok(self.now()?.prompt(observer))
    }

    // ---- Python's words --------------------------------------------------------------------------------------

    /// The same as `clone()`.
    fn __copy__(&self) -> Self {
        self.clone()
    }

    /// The same as `clone()`.
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// For pickles: where it began, what was perceived before, and every action. What it will draw is not pickled.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let this = slf.get();
        let options = this.options(py)?;
        let restore = py.import("shinar._shinar")?.getattr("State")?.getattr("_restored")?;
        let arguments = {
            let inner = this.lock();
            let history: Vec<u8> = inner.history().iter().flat_map(|index| index.to_le_bytes()).collect();
            let recalls = inner.recalls();
            let recalls = recalls.map(|(seat, own, public)| (seat.0, own.to_owned(), public.to_owned()));
            (
                inner.info().id,
                inner.players(),
                inner.start_position(),
                inner.rules_version(),
                history,
                recalls,
            )
        };
        let (game, players, start, rules, history, recalls) = arguments;
        let history = PyBytes::new(py, &history);
        Ok((restore, (game, players, options, start, rules, history, recalls)).into_pyobject(py)?.into_any())
    }

    /// What was pickled.
    #[classmethod]
    #[pyo3(signature = (game, players, options, position, rules_version, history, recalls = None))]
    #[allow(clippy::too_many_arguments, reason = "a pickle names them all")]
    fn _restored(
        _: &Bound<'_, PyType>,
        game: &str,
        players: Index,
        options: &Bound<'_, PyDict>,
        position: Option<&str>,
        rules_version: Whole<u32>,
        history: &[u8],
        recalls: Option<(Index, String, String)>,
    ) -> PyResult<Self> {
        let mut inner = match position {
            Some(position) => state_from_position(game, position, convert::seed(None)),
            None => {
                let options = convert::options(Some(options))?;
                new_state(game, convert::players(players), &options, convert::seed(None))
            }
        }
        .map_err(errors::lab)?;
        if inner.rules_version() != rules_version.0 {
            return Err(errors::wrong(&format!(
                "this state was pickled under version {} of the rules, and this is version {}",
                rules_version.0,
                inner.rules_version()
            )));
        }
        if let Some((number, own, public)) = recalls {
            inner.recall(seat(number, inner.players())?, own, public);
        }
        for index in history.as_chunks().0 {
            inner.apply(u32::from_le_bytes(*index).into()).map_err(errors::lab)?;
        }
        Ok(Self::new(inner))
    }

    /// Whether both are the same position of the same game.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else { return false };
        // The same object twice cannot be locked twice.
        std::ptr::eq(self, other.get()) || self.lock().same(&**other.get().lock())
    }

    /// By the position.
    fn __hash__(&self) -> u64 {
        let inner = self.lock();
        let mut hasher = DefaultHasher::new();
        (inner.info().id, inner.position()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let inner = self.lock();
        let (info, players) = (inner.info(), inner.players());
        let steps = inner.history().len();
        format!("<shinar.State {} players={players} actions={steps} actor={}>", info.id, inner.actor())
    }

    fn __str__(&self) -> PyResult<String> {
        self.picture(None, false)
    }

    /// The board as everybody sees it, as a drawing for notebooks.
    fn _repr_svg_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("shinar.drawing")?.getattr("svg")?.call1((slf,))
    }

    /// The same with what is to be decided below it.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        let picture: String = Self::_repr_svg_(slf)?.extract()?;
        let prompt = slf.get().prompt(None)?;
        let text = prompt.replace('&', "&amp;").replace('<', "&lt;");
        Ok(format!("<figure style=\"margin: 0\">{picture}<figcaption>{text}</figcaption></figure>"))
    }
}

impl State {
    /// A table with the position and no history.
    fn now(&self) -> PyResult<Box<dyn Table>> {
        let (game, position) = {
            let inner = self.lock();
            (inner.info().id, inner.position())
        };
        let table = shinar_games::table_from_setup(game, &position, Vec::new());
        table.map_err(|error| errors::lab(error.into()))
    }
}
