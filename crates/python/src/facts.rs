//! What can be known of the games without playing them.

use pyo3::{
    prelude::*,
    types::{PyDict, PyList},
};
use shinar_core::{
    OptionKind,
    encoding::{self as features, feature_count},
};
use shinar_lab::new_state;

use crate::{convert::Index, errors};

/// Every game with its players, options and sizes.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for entry in shinar_games::all() {
        let info = entry.info;
        let state = new_state(info.id, info.min_players, &[], 0).map_err(errors::lab)?;
        let game = PyDict::new(py);
        game.set_item("id", info.id)?;
        game.set_item("title", info.title)?;
        game.set_item("credit", info.credit)?;
        game.set_item("min_players", info.min_players)?;
        game.set_item("max_players", info.max_players)?;
        game.set_item("rules_version", info.rules_version)?;
        game.set_item("max_actions", info.max_actions)?;
        game.set_item("hidden_information", info.secretive)?;
        game.set_item("num_actions", state.action_count())?;
        game.set_item("num_features", feature_count(state.groups()))?;
        let options = PyDict::new(py);
        for option in entry.options {
            let choices: Vec<&str> = match option.kind {
                OptionKind::Choice(choices) => choices.to_vec(),
                OptionKind::File => Vec::new(),
            };
            let about = PyDict::new(py);
            about.set_item("choices", choices)?;
            about.set_item("help", option.to_string())?;
            options.set_item(option.key, about)?;
        }
        game.set_item("options", options)?;
        list.append(game)?;
    }
    Ok(list)
}

/// The groups of features of a game: where each begins, its shape, the names of its axes, and what it says.
#[pyfunction]
pub(crate) fn encoding<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyList>> {
    let info = shinar_games::entry(game).map_err(|error| errors::lab(error.into()))?.info;
    let state = new_state(game, info.min_players, &[], 0).map_err(errors::lab)?;
    let list = PyList::empty(py);
    let mut start = 0;
    for group in state.groups() {
        let about = PyDict::new(py);
        about.set_item("name", group.name)?;
        about.set_item("start", start)?;
        about.set_item("size", group.len())?;
        about.set_item("shape", group.axes.iter().map(|axis| axis.len).collect::<Vec<_>>())?;
        about.set_item("axes", group.axes.iter().map(|axis| axis.name).collect::<Vec<_>>())?;
        about.set_item("about", group.about)?;
        list.append(about)?;
        start += group.len();
    }
    Ok(list)
}

/// The name of a feature.
#[pyfunction]
pub(crate) fn feature_name(game: &str, index: Index) -> PyResult<String> {
    let Index(index) = index;
    let info = shinar_games::entry(game).map_err(|error| errors::lab(error.into()))?.info;
    let state = new_state(game, info.min_players, &[], 0).map_err(errors::lab)?;
    let name = usize::try_from(index).ok().and_then(|index| features::feature_name(state.groups(), index));
    let count = feature_count(state.groups());
    name.ok_or_else(|| {
        errors::wrong(&format!("{game} has no feature {index}; its features are 0 to {}", count - 1))
    })
}
