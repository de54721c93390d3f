//! The arguments, as they are written.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use shinar_core::Observer;

mod lab;
mod server;

pub(crate) use lab::*;
pub(crate) use server::*;

/// Board games of ancient Mesopotamia: play, simulate, check, study.
#[derive(Debug, Parser)]
#[command(name = "shinar", version, about, after_help = EXIT_CODES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 success; 1 a check failed; 2 bad input, or a file or pipe that \
                          could not be read or written.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games with their players and options.
    Games(GamesArgs),
    /// Show the rules of a game, or one of them by its id.
    Rules(RulesArgs),
    /// Play many random games and report speed, scores and how they ended.
    Sim(SimArgs),
    /// Count the sequences of actions from a position, depth by depth.
    Perft(PerftArgs),
    /// Play in the terminal.
    Play(PlayArgs),
    /// Show a recorded game event by event, or verify it.
    Replay(ReplayArgs),
    /// Let bots play a game, and write its record.
    Record(RecordArgs),
    /// Play bots against each other to see which is stronger.
    Arena(ArenaArgs),
    /// Play neighbouring levels against each other and write a table of their strength.
    Ladder(LadderArgs),
    /// Improve the weights of a game's heuristic by self-play and print them.
    Tune(TuneArgs),
    /// Fit the weights of a game's heuristic to games of self-play and print them.
    Learn(LearnArgs),
    /// Write games between bots as a Parquet data set: positions, features, legal actions, visits, outcomes (docs/datasets.md).
    Dataset(DatasetArgs),
    /// Let bots play with themselves, with every number of players and every option, and write what a network learns from.
    Selfplay(SelfplayArgs),
    /// Train networks for a game by self-play, generation after generation. The same command goes on with a run that was stopped.
    Train(TrainArgs),
    /// Analyse every decision of a record: win probabilities, best alternatives, losses.
    #[command(alias = "analyze")]
    Analyse(AnalyseArgs),
    /// Ask a strong bot for a move in a position.
    Hint(HintArgs),
    /// List puzzles, make more of them, or search them again (docs/puzzles.md).
    #[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
    Puzzles(PuzzlesArgs),
    /// Run rule cases from files.
    Cases(CasesArgs),
    /// Serve tables to play at in a browser, with others or with bots.
    Serve(Box<ServeArgs>),
    /// Look after a server: people, tables, sessions, notices, statistics. Works while it runs.
    Admin(AdminArgs),
    /// Write a copy of the database file of a server, which may be running.
    Backup(BackupArgs),
    /// Put a backup in the place of a stopped server's database file.
    Restore(RestoreArgs),
    /// Write everything a server has as documented files (docs/export.md), from either database.
    Export(ExportArgs),
    /// Read an export into an empty database of either kind.
    Import(ImportArgs),
    /// Load-test a server on this machine: many tables, real sockets, random legal play.
    Load(LoadArgs),
    /// Speak the JSON-lines protocol on standard input and output (docs/protocol.md).
    Engine,
    /// Play for others: speak the bot side of the protocol on standard input and output (docs/protocol.md).
    Bot(BotArgs),
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// The game's id; `shinar games` lists them.
    pub(crate) game: String,
    /// The id of a rule, such as `BAB-C4` or `c4` [default: all rules].
    pub(crate) rule: Option<String>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Which game, and how it is set up.
#[derive(Debug, Args)]
pub(crate) struct GameArgs {
    /// The game's id; `shinar games` lists them.
    pub(crate) game: String,
    /// Set an option of the game; may be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
}

/// A game to be dealt to a number of players.
#[derive(Debug, Args)]
pub(crate) struct DealArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The number of players.
    #[arg(long)]
    pub(crate) players: u8,
    /// The seed of all random draws; the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("an option is written KEY=VALUE".to_owned()),
    }
}

fn scale(text: &str) -> Result<f64, String> {
    let known = text.parse().ok().filter(|scale| (0.001..=1000.0).contains(scale));
    known.ok_or_else(|| "a scale is a number from 0.001 to 1000".to_owned())
}

#[derive(Debug, Args)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) deal: DealArgs,
    /// The number of games.
    #[arg(long, default_value_t = 10_000)]
    pub(crate) games: u64,
    /// The number of threads.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) deal: DealArgs,
    /// How many random actions to play first.
    #[arg(long, default_value_t = 0)]
    pub(crate) steps: u32,
    /// The depth, in actions.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=64))]
    pub(crate) depth: u32,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Who sits where: `human`, or a bot: level1 to level6, greedy, random, ismcts:2000, ismcts:1s.
    #[arg(long, value_delimiter = ',', default_value = "human,level3")]
    pub(crate) seats: Vec<String>,
    /// The seed of all random draws [default: a new one each time].
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Continue a saved record instead of starting a new game.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) load: Option<PathBuf>,
    /// Start from a position in a file, as JSON or one-line text.
    #[arg(long, value_name = "FILE")]
    pub(crate) position: Option<PathBuf>,
    /// Draw without colours; the default without a terminal or with NO_COLOR set.
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The record.
    pub(crate) file: PathBuf,
    /// Only check: hash, every action, the result.
    #[arg(long)]
    pub(crate) verify: bool,
    /// Stop after this many actions.
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<usize>,
    /// Show it as this observer saw it: P1 to P4, or spectator [default: everything].
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<Observer>,
    /// The file of a file option that the record was made with.
    #[arg(long = "option", value_name = "KEY=FILE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RecordArgs {
    #[command(flatten)]
    pub(crate) deal: DealArgs,
    /// Who sits where; `random` for all by default.
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// Write to a new file instead of standard output.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Print a summary of what was written as JSON.
    #[arg(long, requires = "out")]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CasesArgs {
    /// The game's id.
    pub(crate) game: String,
    /// Files with cases, in the format of `docs/cases.md`.
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PuzzlesArgs {
    #[command(subcommand)]
    pub(crate) command: Option<PuzzlesCommand>,
    /// The game's id; `shinar games` lists them.
    #[arg(required = true)]
    pub(crate) game: Option<String>,
    /// Only those with this theme.
    #[arg(long)]
    pub(crate) theme: Option<String>,
    /// Only those of this difficulty.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) difficulty: Option<u8>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PuzzlesCommand {
    /// Mine puzzles from self-play. What is in the file stays, and mining goes on after it.
    Make {
        /// The game's id.
        game: String,
        /// The file of puzzles to begin or to go on with.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// How many puzzles the file should have.
        #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        count: u32,
        /// The seed of the games and of all searches; the same seed gives the same puzzles.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The number of games mined at the same time; what is found does not depend on it.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
        threads: u16,
        /// Print a summary as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Search the puzzles again, with another seed, and report which hold.
    Verify {
        /// The game's id.
        game: String,
        /// A file of puzzles [default: those that are shipped].
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
        /// Remove those that fail from the file.
        #[arg(long, requires = "file", conflicts_with = "count")]
        drop: bool,
        /// How many to search, evenly spread [default: all].
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
        count: Option<u32>,
        /// The iterations of each search.
        #[arg(long, default_value_t = shinar_arena::puzzles::criteria::DEEP, value_parser = clap::value_parser!(u32).range(1..))]
        iterations: u32,
        /// The seed of the searches.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The number of puzzles searched at the same time.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
        threads: u16,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
}
