//! `shinar`, the command line.
//!
//! Exit codes: 0 success; 1 a check failed (such as a case); 2 bad input, or a file or pipe that could not
//! be read or written. An error is one line on standard error, and nothing has been written or changed.

mod args;
mod commands;
mod files;
mod output;
mod outsider;
mod process;
mod progress;
mod setting_flags;
mod svg;

use std::process::ExitCode;

use clap::{Parser, error::ErrorKind};

use crate::{
    args::{Cli, Command},
    output::Output,
};

/// The server sends many small messages: the system's allocator takes a fifth of its time, this one a twentieth.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return match error.print() {
                Ok(()) => ExitCode::SUCCESS,
                Err(_) => ExitCode::from(2),
            };
        }
        Err(error) => {
            eprintln!("{}", usage_line(&error.to_string()));
            return ExitCode::from(2);
        }
    };
    let mut output = Output::new();
    let result = run(cli.command, &mut output).and_then(|passed| {
        output.finish()?;
        Ok(passed)
    });
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Clap's message in one line: what is wrong and what would be right, without the usage below it.
fn usage_line(message: &str) -> String {
    let paragraph =
        message.lines().take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let words: Vec<_> = paragraph.map(str::trim).filter(|line| !line.is_empty()).collect();
    if words.is_empty() || !words[0].starts_with("error") {
        return "error: say what to do, for example `shinar games`; `shinar --help` lists the commands"
            .to_owned();
    }
    format!("{}; see --help", words.join(" "))
}

fn run(command: Command, out: &mut Output) -> anyhow::Result<bool> {
    match command {
        Command::Games(args) => commands::games::run(&args, out),
        Command::Rules(args) => commands::rules::run(&args, out),
        Command::Sim(args) => commands::sim::run(&args, out),
        Command::Perft(args) => commands::perft::run(&args, out),
        Command::Play(args) => commands::play::run(&args, out),
        Command::Replay(args) => commands::replay::run(&args, out),
        Command::Record(args) => commands::record::run(&args, out),
        Command::Dataset(args) => commands::dataset::run(&args, out),
        Command::Selfplay(args) => commands::train::self_play(&args, out),
        Command::Train(args) => commands::train::run(&args, out),
        Command::Analyse(args) => commands::analyse::run(&args, out),
        Command::Hint(args) => commands::hint::run(&args, out),
        Command::Ladder(args) => commands::ladder::run(&args, out),
        Command::Tune(args) => commands::tune::run(&args, out),
        Command::Learn(args) => commands::learn::run(&args, out),
        Command::Arena(args) => commands::arena::run(&args, out),
        Command::Puzzles(args) => commands::puzzles::run(&args, out),
        Command::Cases(args) => commands::cases::run(&args, out),
        Command::Serve(args) => commands::serve::run(&args, out),
        Command::Admin(args) => commands::admin::run(&args, out),
        Command::Backup(args) => commands::backup::backup(&args, out),
        Command::Restore(args) => commands::backup::restore(&args, out),
        Command::Export(args) => commands::export::export(&args, out),
        Command::Import(args) => commands::export::import(&args, out),
        Command::Load(args) => commands::load::run(&args, out),
        Command::Engine => commands::engine::run(out),
        Command::Bot(args) => commands::bot::run(&args, out),
    }
}
