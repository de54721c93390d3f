//! Standard output; a failed write is an error, not a panic.

use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};

use anyhow::anyhow;
use serde::Serialize;

/// Buffered standard output.
pub(crate) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    pub(crate) fn new() -> Self {
        Self(BufWriter::new(io::stdout().lock()))
    }

    /// Writes text as it is.
    pub(crate) fn text(&mut self, text: &str) -> anyhow::Result<()> {
        self.0.write_all(text.as_bytes()).map_err(|error| explain(&error))
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> anyhow::Result<()> {
        self.text(text.as_ref())?;
        self.text("\n")
    }

    /// Writes a value as one line of JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> anyhow::Result<()> {
        self.line(serde_json::to_string(value)?)
    }

    /// Flushes what has been written so far.
    pub(crate) fn flush(&mut self) -> anyhow::Result<()> {
        self.0.flush().map_err(|error| explain(&error))
    }

    /// Flushes the rest at the end.
    pub(crate) fn finish(&mut self) -> anyhow::Result<()> {
        self.flush()
    }
}

fn explain(error: &io::Error) -> anyhow::Error {
    match error.kind() {
        ErrorKind::BrokenPipe => anyhow!("standard output was closed before everything was written"),
        _ => anyhow!("standard output cannot be written: {error}"),
    }
}
