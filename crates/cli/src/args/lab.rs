//! The arguments of commands about bots: matches, analysis, learning.

use std::path::PathBuf;

use clap::Args;
use shinar_search::BotSpec;

use super::{DealArgs, GameArgs, key_value, scale};

#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The bots, one per seat: random, greedy, level1 to level6, ismcts:2000 (iterations), ismcts:1s, or `cmd:PROGRAM ARGS`
    /// for a program that speaks the bot side of docs/protocol.md.
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<ArenaBot>,
    /// How many seconds an external program has for a decision.
    #[arg(long, default_value_t = 10.0, value_parser = scale)]
    pub(crate) patience: f64,
    /// The number of games, rounded up to whole deals: every deal is played with all rotations of the seats.
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    /// The seed of the deals and of the bots.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Multiply all thinking times by this.
    #[arg(long, default_value_t = 1.0, value_parser = scale)]
    pub(crate) scale: f64,
    /// The network that bots use instead of the built-in one.
    #[arg(long, value_name = "FILE")]
    pub(crate) network: Option<PathBuf>,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BotArgs {
    /// The bot: random, greedy, level1 to level6, ismcts:2000 (iterations), ismcts:1s.
    pub(crate) bot: BotSpec,
    /// The network that it uses instead of the built-in one, for the game of that network.
    #[arg(long, value_name = "FILE")]
    pub(crate) network: Option<PathBuf>,
    /// The seed of its random draws.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// How games of self-play are played.
#[derive(Debug, Args)]
pub(crate) struct PlayingArgs {
    /// The game's id.
    pub(crate) game: String,
    /// The number of games, in a run those of each generation: most with the usual options, two players most often.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The iterations of each decision.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..))]
    pub(crate) iterations: u32,
    /// The seed of all random draws.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SelfplayArgs {
    #[command(flatten)]
    pub(crate) playing: PlayingArgs,
    /// The folder to write into: a data set (docs/datasets.md) for each number of players and each option. What is there stays.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: PathBuf,
    /// The network that plays [default: linear knowledge].
    #[arg(long, value_name = "FILE")]
    pub(crate) network: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) playing: PlayingArgs,
    /// The folder of the run: games, networks and results of every generation.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    /// The number of generations.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=999))]
    pub(crate) generations: u32,
    /// How many generations' games a network learns from.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) window: u32,
    /// How often a network sees every decision.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) epochs: u32,
    /// The pairs of games, for each number of players, in which a network plays its predecessor.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) pairs: u64,
}

#[derive(Debug, Args)]
pub(crate) struct DatasetArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The bots, one per seat, which take every seat in turn: random, greedy, level1 to level6, ismcts:2000 (iterations).
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<BotSpec>,
    /// The number of games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The folder to write into. If it holds parts of the same data set already, only the missing ones are made.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: PathBuf,
    /// The seed of the deals and of the bots.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The number of games in each file.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games_per_file: u64,
    /// The number of files made at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct AnalyseArgs {
    /// The record.
    pub(crate) file: PathBuf,
    /// The number of search iterations per decision.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// The seed of the search.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Also draw the win probabilities into a new SVG file.
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// The file of a file option that the record was made with.
    #[arg(long = "option", value_name = "KEY=FILE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct HintArgs {
    /// The game's id.
    pub(crate) game: String,
    /// A file with the position, as JSON or one-line text.
    #[arg(long, value_name = "FILE")]
    pub(crate) position: PathBuf,
    /// The bot to ask.
    #[arg(long, default_value_t = BotSpec::HINT)]
    pub(crate) bot: BotSpec,
    /// The seed of the bot.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    /// The game's id.
    pub(crate) game: String,
    /// The number of players.
    #[arg(long)]
    pub(crate) players: u8,
    /// The games of each match.
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    /// The games of the matches of level 6.
    #[arg(long, default_value_t = 60)]
    pub(crate) top_games: u64,
    /// Play only the matches of this bot against weaker ones, such as `level5`.
    #[arg(long, value_name = "BOT")]
    pub(crate) only: Option<BotSpec>,
    /// Play only the matches against this weaker bot, such as `greedy`.
    #[arg(long, value_name = "BOT")]
    pub(crate) against: Option<BotSpec>,
    /// Multiply all thinking times by this.
    #[arg(long, default_value_t = 1.0, value_parser = scale)]
    pub(crate) scale: f64,
    /// The seed of the deals and of the bots.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// The file in which results are kept, to continue later.
    #[arg(long, value_name = "FILE", default_value = "docs/strength.jsonl")]
    pub(crate) results: PathBuf,
    /// The file that the table is written to.
    #[arg(long, value_name = "FILE", default_value = "docs/strength.md")]
    pub(crate) table: PathBuf,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    pub(crate) deal: DealArgs,
    /// The number of changes to try.
    #[arg(long, default_value_t = 100)]
    pub(crate) rounds: u64,
    /// The pairs of games that decide on a change.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) pairs: u32,
    /// The iterations of the searches that play.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// How much the weights are changed, relative to their size.
    #[arg(long, default_value_t = 0.2)]
    pub(crate) step: f32,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// Print JSON instead of a file of weights.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LearnArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The seed of all random draws; the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The number of games, with every number of players in turn; a fifth of them is held out to measure the fit.
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The iterations of the searches that play.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// How often each weight is tried.
    #[arg(long, default_value_t = 25)]
    pub(crate) sweeps: u32,
    /// The pairs of games, for each number of players, in which the new weights play the old.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) pairs: u32,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// Print JSON instead of a file of weights.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A built-in bot or an external program.
#[derive(Clone, Debug)]
pub(crate) enum ArenaBot {
    Ours(BotSpec),
    Command(String),
}

impl std::str::FromStr for ArenaBot {
    type Err = shinar_search::NoBot;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("cmd:") {
            Some(command) => Ok(Self::Command(command.to_owned())),
            None => text.parse().map(Self::Ours),
        }
    }
}

impl std::fmt::Display for ArenaBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Ours(spec) => spec.fmt(f),
            Self::Command(command) => write!(f, "cmd:{command}"),
        }
    }
}
