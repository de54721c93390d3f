//! Pictures and sentences for a terminal.

use shinar_core::{Event, Pen};

use crate::{event::What, view::View};

pub(crate) fn draw(_: &View, _: &mut Pen) {}

pub(crate) fn prompt(_: &View) -> String {
    String::new()
}

pub(crate) fn describe(event: &Event<What>) -> String {
    format!("{:?}", event.what)
}
