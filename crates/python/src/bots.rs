//! Bots, matches between them, and weights found by self-play.

use std::sync::Mutex;

use pyo3::{
    exceptions::PyTypeError,
    prelude::*,
    types::{PyDict, PyList, PyTuple},
};
use shinar_core::Seat;
use shinar_lab::{
    AnyBot, AnyState, Competitor, GameResult, Learning, Match, Question, Stage, Thought, Tuning, bot,
    learn_weights, ordered_weights, seconds, standings, tune_weights,
};
use shinar_search::BotSpec;

use crate::{
    convert::{self, Index, Seed, Whole},
    errors,
    observation::Observation,
    state::State,
    waiting::{Signals, Waiting},
};

/// A bot with its memory.
#[pyclass(module = "shinar._shinar", frozen)]
pub(crate) struct Bot {
    spec: BotSpec,
    seed: u64,
    scale: f64,
    weights: Option<Vec<(String, f32)>>,
    /// The game it plays, and the bot, once that is known.
    playing: Mutex<Option<(&'static str, Box<dyn AnyBot>)>>,
}

/// A question from a state or from an observation.
fn question(of: &Bound<'_, PyAny>) -> PyResult<Question> {
    let question = if let Ok(state) = of.cast::<State>() {
        state.get().lock().question()
    } else if let Ok(observation) = of.cast::<Observation>() {
        observation.get().lock().question()
    } else {
        return Err(PyTypeError::new_err("a bot thinks about a shinar.State or a shinar.Observation"));
    };
    question.ok_or_else(|| errors::wrong("no seat decides here; there is nothing to think about"))
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed, scale, weights))]
    fn new(
        name: &str,
        seed: Option<Seed>,
        scale: f64,
        weights: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let spec: BotSpec = name.parse().map_err(errors::bot)?;
        if !(scale > 0.0 && scale <= 1000.0) {
            return Err(errors::wrong("a bot's time can be multiplied by up to 1000, not by 0 or less"));
        }
        if weights.is_some() && !name.starts_with("ismcts") {
            return Err(errors::wrong("only a search with a number of iterations takes weights"));
        }
        let pairs = |weights: &Bound<'_, PyDict>| {
            weights
                .iter()
                .map(|(name, value)| Ok((name.extract()?, value.extract()?)))
                .collect::<PyResult<_>>()
        };
        let weights = weights.map(pairs).transpose()?;
        Ok(Self { spec, seed: convert::seed(seed), scale, weights, playing: Mutex::new(None) })
    }

    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// Decides: action, shares, line, visits, iterations.
    fn think<'py>(&self, py: Python<'py>, of: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
        let question = question(of)?;
        let game = question.game();
        let weights = match &self.weights {
            None => None,
            Some(weights) => Some(ordered_weights(game, weights).map_err(errors::lab)?),
        };
        let mut signals = Signals::new();
        let thought = py.detach(|| {
            let Ok(mut playing) = self.playing.try_lock() else { return Err(errors::busy("this bot")) };
            if playing.as_ref().is_none_or(|(known, _)| *known != game) {
                let made = bot(game, self.spec, self.seed, self.scale, weights).map_err(errors::lab)?;
                *playing = Some((game, made));
            }
            Ok(playing.as_mut().and_then(|(_, bot)| bot.think(&question, &mut || signals.came())))
        })?;
        if let Some(error) = signals.error {
            return Err(error);
        }
        let Thought { action, shares, pv, visits, iterations } =
            thought.ok_or_else(|| errors::wrong("the bot found nothing to decide"))?;
        (action, shares.map(|shares| shares.to_vec()), pv, visits, iterations).into_pyobject(py)
    }
}

/// Games between bots, which are names or functions; `progress` is called with the number of finished games.
#[pyfunction]
#[pyo3(signature = (game, bots, first, end, options, seed, threads, progress))]
#[allow(clippy::too_many_arguments, reason = "`shinar.arena` names them all")]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<Bound<'py, PyAny>>,
    first: Whole<u64>,
    end: Whole<u64>,
    options: Option<&Bound<'_, PyDict>>,
    seed: Seed,
    threads: Whole<u16>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let options = convert::options(options)?;
    let settings = Match { options, games: first.0..end.0, seed: seed.0, threads: threads.0 };
    let waiting = Waiting::new(progress);
    let functions: Vec<_> = bots.iter().map(|bot| bot.clone().unbind()).collect();
    let ask = |number: usize| {
        let (functions, waiting) = (&functions, &waiting);
        move |state: Box<dyn AnyState>, seat: Seat| {
            Python::attach(|py| {
                let observation = Bound::new(py, Observation::drawn(state, seat))?;
                functions[number].bind(py).call1((observation,))?.extract::<Index>()
            })
            .map(|Index(action)| action)
            .map_err(|error| {
                let message = error.to_string();
                waiting.fail(error);
                message
            })
        }
    };
    let asked: Vec<_> = (0..bots.len()).map(ask).collect();
    let mut competitors = Vec::new();
    for (bot, ask) in bots.iter().zip(&asked) {
        competitors.push(match bot.extract::<String>() {
            Ok(name) => Competitor::Bot(name.parse().map_err(errors::bot)?),
            Err(_) if bot.is_callable() => Competitor::Outsider(ask),
            Err(_) => return Err(PyTypeError::new_err("a bot is a name or a function of an observation")),
        });
    }
    let results = waiting.run(py, |waiting| {
        let done = &mut |finished: u64| waiting.tell((finished,));
        shinar_lab::arena(game, &competitors, &settings, waiting.stopped(), done)
    })?;
    results_as_dict(py, &results, bots.len())
}

fn results_as_dict<'py>(
    py: Python<'py>,
    results: &[GameResult],
    bots: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let games = PyList::empty(py);
    for result in results {
        let game = PyDict::new(py);
        game.set_item("scores", result.scores.to_vec())?;
        game.set_item("ranks", result.ranks.iter().map(|&rank| u32::from(rank)).collect::<Vec<_>>())?;
        game.set_item("seconds", seconds(&result.thought))?;
        game.set_item("decisions", result.decisions.to_vec())?;
        game.set_item("forfeits", result.forfeits.to_vec())?;
        games.append(game)?;
    }
    let deals: Vec<Vec<GameResult>> = results.chunks(bots.max(1)).map(<[GameResult]>::to_vec).collect();
    let table = PyList::empty(py);
    for standing in standings(&deals, bots) {
        let row = PyDict::new(py);
        row.set_item("games", standing.games)?;
        row.set_item("win_share", standing.win_share)?;
        row.set_item("mean_score", standing.mean_score)?;
        row.set_item("mean_rank", standing.mean_rank)?;
        row.set_item("elo", standing.elo)?;
        row.set_item("elo_low", standing.elo_low)?;
        row.set_item("elo_high", standing.elo_high)?;
        row.set_item("millis_per_decision", standing.millis_per_decision)?;
        row.set_item("forfeits", standing.forfeits)?;
        row.set_item("forfeit_reason", standing.forfeit_reason)?;
        table.append(row)?;
    }
    let all = PyDict::new(py);
    all.set_item("games", games)?;
    all.set_item("standings", table)?;
    Ok(all)
}

/// The weights of a game's heuristic.
#[pyfunction]
pub(crate) fn weights<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    named(py, &shinar_lab::weights(game).map_err(errors::lab)?)
}

fn named<'py>(py: Python<'py>, weights: &[(&'static str, f32)]) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (name, value) in weights {
        dict.set_item(name, value)?;
    }
    Ok(dict)
}

/// Weights found by an evolution strategy.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "`shinar.tune` names them all")]
pub(crate) fn tune<'py>(
    py: Python<'py>,
    game: &str,
    players: Index,
    options: Option<&Bound<'_, PyDict>>,
    rounds: Whole<u64>,
    pairs: Whole<u32>,
    iterations: Whole<u32>,
    step: f32,
    seed: Seed,
    threads: Whole<u16>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let options = convert::options(options)?;
    let tuning = Tuning {
        players: convert::players(players),
        iterations: iterations.0,
        pairs: pairs.0,
        step,
        seed: seed.0,
    };
    let (weights, tuned) = Waiting::new(progress).run(py, |waiting| {
        let done = &mut |rounds: u64| waiting.tell(("rounds", rounds));
        tune_weights(game, &options, &tuning, rounds.0, threads.0, waiting.stopped(), done)
    })?;
    let found = PyDict::new(py);
    found.set_item("weights", named(py, &weights)?)?;
    found.set_item("kept", tuned.kept)?;
    found.set_item("share", tuned.share)?;
    found.set_item("games", tuned.games)?;
    Ok(found)
}

/// Weights fitted to games of self-play.
#[pyfunction]
#[allow(clippy::too_many_arguments, reason = "`shinar.learn` names them all")]
pub(crate) fn learn<'py>(
    py: Python<'py>,
    game: &str,
    options: Option<&Bound<'_, PyDict>>,
    games: Whole<u64>,
    iterations: Whole<u32>,
    sweeps: Whole<u32>,
    pairs: Whole<u32>,
    seed: Seed,
    threads: Whole<u16>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let options = convert::options(options)?;
    let learning = Learning {
        games: games.0,
        iterations: iterations.0,
        sweeps: sweeps.0,
        seed: seed.0,
        threads: threads.0,
    };
    let (weights, learned) = Waiting::new(progress).run(py, |waiting| {
        let done = &mut |stage: Stage| match stage {
            Stage::Games(done) => waiting.tell(("games", done)),
            Stage::Sweeps(done) => waiting.tell(("sweeps", u64::from(done))),
        };
        learn_weights(game, &options, &learning, pairs.0, waiting.stopped(), done)
    })?;
    let loss = |loss: shinar_lab::LogLoss| {
        let dict = PyDict::new(py);
        dict.set_item("outcome", loss.outcome)?;
        dict.set_item("choice", loss.choice)?;
        PyResult::Ok(dict)
    };
    let found = PyDict::new(py);
    found.set_item("weights", named(py, &weights)?)?;
    found.set_item("decisions", learned.decisions)?;
    found.set_item("before", loss(learned.before)?)?;
    found.set_item("after", loss(learned.after)?)?;
    let shares = PyDict::new(py);
    for (players, share) in learned.shares {
        shares.set_item(players, share)?;
    }
    found.set_item("shares", shares)?;
    Ok(found)
}
