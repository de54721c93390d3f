//! An external program that plays in the arena.
//!
//! It speaks the bot side of `docs/protocol.md`: one request per line on its standard input, one response per line on its standard
//! output. Whatever goes wrong with it is a forfeit with a reason, never an error of the arena.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::Duration,
};

use rand_pcg::Pcg64Mcg;
use serde::Deserialize;
use serde_json::json;
use shinar_arena::Player;
use shinar_core::json;
use shinar_core::{Heuristic, Seat, play, prelude::*};
use shinar_search::TimeSource;

/// The longest line that is read.
const LONGEST: u64 = 1 << 20;

pub(crate) struct Outsider {
    seat: Seat,
    players: u8,
    patience: Duration,
    /// Deals what the seat cannot know.
    rng: Pcg64Mcg,
    /// The running program, or why there is none.
    program: Result<Program, String>,
}

struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

#[derive(Deserialize)]
struct Response {
    action: String,
}

impl Outsider {
    pub(crate) fn new(command: &str, seat: Seat, players: u8, patience: Duration) -> Self {
        Self {
            seat,
            players,
            patience,
            rng: play::stream(seat.0.into(), 0),
            program: Program::start(command),
        }
    }

    fn ask<G: Heuristic>(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        new_turn: bool,
    ) -> Result<G::Action, String> {
        let program = self.program.as_mut().map_err(|why| why.clone())?;
        let texts: Vec<_> = legal.iter().map(|&action| action.to_string()).collect();
        let request = json!({
            "cmd": "decide",
            "game": G::INFO.id,
            "players": self.players,
            "seat": self.seat,
            "milliseconds": self.patience.as_millis() as u64,
            "view": view,
            "position": G::Setup::of(&view.determinize(&mut self.rng)).to_line(),
            "new_turn": new_turn,
            "legal": texts,
        });
        let ended = || "it exited without a response".to_owned();
        let sent = writeln!(program.input, "{request}").and_then(|()| program.input.flush());
        sent.map_err(|_| ended())?;
        let line = match program.lines.recv_timeout(self.patience) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => {
                return Err(format!("no response within {} s", self.patience.as_secs_f64()));
            }
            Err(RecvTimeoutError::Disconnected) => return Err(ended()),
        };
        let response: Response = json::read(&line).map_err(|error| {
            format!("it sent {:?}: {}", line.chars().take(80).collect::<String>(), error.message)
        })?;
        match texts.iter().position(|text| *text == response.action) {
            Some(at) => Ok(legal[at]),
            None => Err(format!("{:?} is not among the legal actions", response.action)),
        }
    }
}

impl<G: Heuristic> Player<G> for Outsider {
    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        new_turn: bool,
        _: TimeSource<'_>,
    ) -> Result<G::Action, String> {
        self.ask::<G>(view, legal, new_turn)
    }
}

impl Program {
    fn start(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("`cmd:` names no program")?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{name} cannot be started: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{name} has no pipes"));
        };
        let (send, lines) = channel();
        // Reading may block forever; the thread ends when the program does.
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = String::new();
                let read = std::io::Read::take(&mut output, LONGEST).read_line(&mut line);
                if !matches!(read, Ok(1..)) || send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, input, lines })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Ask it to quit, and kill it if it does not.
        let _ = writeln!(self.input, "{}", json!({"cmd": "quit"})).and_then(|()| self.input.flush());
        for _ in 0..20 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
