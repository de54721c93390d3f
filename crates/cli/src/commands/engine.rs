//! `shinar engine`: the protocol of `docs/protocol.md` over standard input and output.

use std::io::{BufRead, Read, stdin};

use shinar_engine::{Engine, LONGEST};

use crate::output::Output;

pub(crate) fn run(out: &mut Output) -> anyhow::Result<bool> {
    let mut input = stdin().lock();
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(true);
        }
        let response = if read as u64 == LONGEST && line.last() != Some(&b'\n') {
            skip_line(&mut input)?;
            Engine::too_long()
        } else if line.trim_ascii().is_empty() {
            continue;
        } else {
            engine.respond(&line)
        };
        out.json(&response.json)?;
        out.flush()?;
        if response.quit {
            return Ok(true);
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}
