//! Errors of the lab as the exceptions of `shinar.errors`.

use pyo3::{prelude::*, sync::PyOnceLock, types::PyDict};
use shinar_core::{ActionError, Illegal, ParseError, Ruling, SetupError};
use shinar_lab::LabError;

/// Makes an exception of `shinar.errors` with these fields.
fn exception(class: &str, message: &str, fields: &[(&str, Field)]) -> PyErr {
    static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    Python::attach(|py| {
        let made = || {
            let module = MODULE.get_or_try_init(py, || py.import("shinar.errors").map(Bound::unbind))?;
            let keywords = PyDict::new(py);
            for (name, field) in fields {
                match field {
                    Field::Text(text) => keywords.set_item(name, text)?,
                    Field::Number(number) => keywords.set_item(name, number)?,
                    Field::Ruling(ruling) => {
                        keywords.set_item(name, ruling.map(|ruling| ruling.to_string()))?;
                    }
                }
            }
            module.bind(py).getattr(class)?.call((message,), Some(&keywords))
        };
        match made() {
            Ok(exception) => PyErr::from_value(exception),
            Err(error) => error,
        }
    })
}

enum Field {
    Text(String),
    Number(usize),
    Ruling(Option<Ruling>),
}

/// Something that is used by another thread right now.
pub(crate) fn busy(what: &str) -> PyErr {
    exception("BusyError", &format!("{what} is in use by another thread; give each thread its own"), &[])
}

/// A value that does not fit.
pub(crate) fn wrong(message: &str) -> PyErr {
    exception("ArgumentError", message, &[])
}

fn illegal(message: &str, why: &Illegal) -> PyErr {
    exception("IllegalActionError", message, &[("ruling", Field::Ruling(Some(why.ruling)))])
}

fn parse(error: &ParseError) -> PyErr {
    let fields = [("line", Field::Number(error.line)), ("column", Field::Number(error.column))];
    exception("ParseError", &error.to_string(), &fields)
}

fn setup(error: &SetupError) -> PyErr {
    let fields = [("place", Field::Text(error.place.clone())), ("ruling", Field::Ruling(error.ruling))];
    exception("SetupError", &error.to_string(), &fields)
}

pub(crate) fn lab(error: LabError) -> PyErr {
    let message = error.to_string();
    match error {
        LabError::Game(_) => exception("UnknownGameError", &message, &[]),
        LabError::Bot(_) => exception("UnknownBotError", &message, &[]),
        LabError::Setup(error) => setup(&error),
        LabError::Parse(error) => parse(&error),
        LabError::Replay(_) => exception("ReplayError", &message, &[]),
        LabError::Illegal { why, .. } => illegal(&message, &why),
        LabError::NoAction { .. } => exception("ActionIndexError", &message, &[]),
        LabError::Shape { .. } => exception("ShapeError", &message, &[]),
        LabError::Argument(_) => wrong(&message),
        LabError::File(error) => error.into(),
        LabError::Network(_) | LabError::Threads(_) | LabError::Stopped | LabError::Parquet(_) => {
            exception("ShinarError", &message, &[])
        }
    }
}

pub(crate) fn action(error: ActionError) -> PyErr {
    match error {
        ActionError::Unreadable(error) => parse(&error),
        ActionError::Illegal(why) => illegal(&why.to_string(), &why),
    }
}

pub(crate) fn bot(error: shinar_search::NoBot) -> PyErr {
    lab(error.into())
}
