//! A pen for terminal pictures.

use std::fmt::{self, Write};

use anstyle::{AnsiColor, Style};

use crate::Seat;

/// Collects lines of text, with colour or without.
#[derive(Debug, Default)]
pub struct Pen {
    colour: bool,
    text: String,
}

/// The ink of something drawn. Colour never carries information that the letters do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Plain text.
    Plain,
    /// Frames, coordinates, what is not in play.
    Faint,
    /// Headings, whose turn it is.
    Strong,
    /// Water.
    River,
    /// Something worth points.
    Gold,
    /// A piece of a player.
    Of(Seat),
    /// Something of that player that was just played.
    Fresh(Seat),
}

impl Ink {
    fn style(self) -> Style {
        let of = |seat: Seat| {
            let colours =
                [AnsiColor::BrightBlue, AnsiColor::BrightRed, AnsiColor::BrightWhite, AnsiColor::Green];
            Style::new().bold().fg_color(Some(colours[seat.index() % colours.len()].into()))
        };
        match self {
            Self::Plain => Style::new(),
            Self::Faint => Style::new().dimmed(),
            Self::Strong => Style::new().bold(),
            Self::River => Style::new().fg_color(Some(AnsiColor::Cyan.into())),
            Self::Gold => Style::new().fg_color(Some(AnsiColor::Yellow.into())),
            Self::Of(seat) => of(seat),
            Self::Fresh(seat) => of(seat).underline(),
        }
    }
}

impl Pen {
    /// A pen that writes colour codes, or none.
    pub fn new(colour: bool) -> Self {
        Self { colour, text: String::new() }
    }

    /// Writes with an ink.
    pub fn ink(&mut self, ink: Ink, what: impl fmt::Display) -> &mut Self {
        let style = ink.style();
        // Writing to a string cannot fail.
        let _ = if self.colour && style != Style::new() {
            write!(self.text, "{style}{what}{style:#}")
        } else {
            write!(self.text, "{what}")
        };
        self
    }

    /// Writes plainly.
    pub fn put(&mut self, what: impl fmt::Display) -> &mut Self {
        self.ink(Ink::Plain, what)
    }

    /// Ends the line, without blanks at its end.
    pub fn line(&mut self) -> &mut Self {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text.push('\n');
        self
    }

    /// What was written.
    pub fn finish(self) -> String {
        self.text
    }
}
