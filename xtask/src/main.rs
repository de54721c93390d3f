//! The repository's tasks: `cargo play`, `cargo ci`, `cargo xtask bless|dialect|types|wasm|site|new-game|schemathesis|crash|wheel|lab`.

mod again;
mod dialect;
mod needs;
mod new_game;
mod page;
mod python;
mod schemathesis;
mod wasm;

use std::{
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    time::Instant,
};

use anyhow::{Context, bail};
use clap::{Parser, Subcommand, ValueEnum};

#[derive(Debug, Parser)]
#[command(about = "The repository's tasks")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build the page and the server, and open the page.
    Play {
        /// Arguments for `shinar serve`, such as `--listen 0.0.0.0:8321`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },
    /// Check everything: format, lints, documentation, tests.
    Ci,
    /// Rewrite the golden files.
    Bless,
    /// Lower the counts of the prose lint to what is found.
    Dialect,
    /// Regenerate the page's TypeScript types from the Rust types.
    Types,
    /// Build the engine that runs inside the page.
    Wasm,
    /// Write the page as a folder for any plain web space: play on the device, rules, examples, records.
    Site {
        /// The folder to write.
        #[arg(default_value = "target/site")]
        folder: PathBuf,
    },
    /// Write the skeleton of a new game.
    NewGame {
        /// Its id in lowercase letters, such as `oasis`.
        name: String,
    },
    /// Build a wheel of the Python package for this machine.
    Wheel,
    /// Check the Python package together with Ray and PyTorch, which `cargo ci` does without because of their size.
    Lab,
    /// Send made-up requests to a real server, in the form of its OpenAPI document.
    Schemathesis,
    /// Kill the server again and again during play, let its disk fail, and check that nothing is lost.
    Crash {
        /// How often it is killed.
        #[arg(long, default_value_t = 1000)]
        rounds: u32,
        /// The database to use.
        #[arg(long, value_enum, default_value_t = Database::Sqlite)]
        database: Database,
        /// The seed of the play [default: a new one each time].
        #[arg(long)]
        seed: Option<u64>,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Database {
    Sqlite,
    Postgres,
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Play { rest } => play(&rest),
        Task::Ci => ci(),
        Task::Bless => bless(),
        Task::Dialect => dialect::lower(root()),
        Task::Types => types(),
        Task::Wasm => wasm::build(),
        Task::Site { folder } => page::site(&folder),
        Task::NewGame { name } => new_game::write(root(), &name),
        Task::Wheel => python::wheel(),
        Task::Lab => python::lab(),
        Task::Schemathesis => schemathesis::ci(),
        Task::Crash { rounds, database, seed } => crash(rounds, database, seed),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn play(rest: &[String]) -> anyhow::Result<()> {
    page::build()?;
    let serve = ["run", "--release", "--package", "shinar-cli", "--", "serve", "--open"];
    cargo(serve.into_iter().chain(rest.iter().map(String::as_str))).run()
}

fn ci() -> anyhow::Result<()> {
    page::need_node()?;
    needs::check(&[needs::POSTGRESQL, needs::CHROMIUM, needs::WASM, needs::PYTHON])?;
    step("format", cargo(["fmt", "--all", "--check"]))?;
    step(
        "lints",
        cargo("clippy --quiet --workspace --all-targets --all-features -- --deny warnings".split(' ')),
    )?;
    let mut doc = cargo("doc --quiet --workspace --no-deps --document-private-items".split(' '));
    doc.0.env("RUSTDOCFLAGS", "--deny warnings");
    step("documentation", doc)?;
    again::cargo_tests()?;
    python::ci()?;
    schemathesis::ci()?;
    page::ci()?;
    new_game::ci()
}

fn bless() -> anyhow::Result<()> {
    let mut golden = cargo("test --quiet --workspace --all-features --test golden".split(' '));
    golden.0.env("SHINAR_BLESS", "1");
    golden.run()
}

fn types() -> anyhow::Result<()> {
    let mut types = cargo("test --quiet --workspace --all-features --test types".split(' '));
    types.0.env("SHINAR_BLESS", "1");
    types.run()
}

fn crash(rounds: u32, database: Database, seed: Option<u64>) -> anyhow::Result<()> {
    let test = match database {
        Database::Sqlite => "on_sqlite",
        Database::Postgres => {
            needs::check(&[needs::POSTGRESQL])?;
            "on_postgres"
        }
    };
    let mut crash =
        cargo("test --package shinar-cli --test crash -- --exact --nocapture".split(' ').chain([test]));
    crash.0.env("SHINAR_CRASH_ROUNDS", rounds.to_string());
    if let Some(seed) = seed {
        crash.0.env("SHINAR_CRASH_SEED", seed.to_string());
    }
    crash.run()
}

fn step(name: &str, mut task: Call) -> anyhow::Result<()> {
    eprintln!("== {name}");
    let start = Instant::now();
    let result = task.run().with_context(|| format!("the {name} check failed"));
    eprintln!("== {name}: {} s", start.elapsed().as_secs());
    result
}

/// A program to run.
struct Call(Command);

fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Call {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    Call(command)
}

/// The repository's root.
fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// The debug build of `shinar`: beside this program, whichever the target folder is.
fn binary() -> anyhow::Result<PathBuf> {
    Ok(std::env::current_exe()?.with_file_name(format!("shinar{}", std::env::consts::EXE_SUFFIX)))
}

impl Call {
    fn run(&mut self) -> anyhow::Result<()> {
        let status = self.0.status().with_context(|| format!("cannot start {:?}", self.0.get_program()))?;
        if !status.success() {
            bail!("{:?} ended with {status}", self.0);
        }
        Ok(())
    }
}
