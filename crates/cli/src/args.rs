//! The arguments, as they are written.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, Parser, Subcommand};
use shinar_core::Observer;
use shinar_search::BotSpec;

/// Board games of ancient Mesopotamia: play, simulate, check, study.
#[derive(Debug, Parser)]
#[command(name = "shinar", version, about, after_help = EXIT_CODES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 all went well; 1 a check did not hold; 2 bad input, or a file or pipe that \
                          could not be read or written.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games with their players and options.
    Games(GamesArgs),
    /// Show the rules of a game, or one of them by its id.
    Rules(RulesArgs),
    /// Play many random games and report speed, scores and ends.
    Sim(SimArgs),
    /// Count the sequences of actions from a dealt game, depth by depth.
    Perft(PerftArgs),
    /// Play in the terminal.
    Play(PlayArgs),
    /// Tell a recorded game again, or verify it.
    Replay(ReplayArgs),
    /// Let bots play a game and write its record.
    Record(RecordArgs),
    /// Let bots play against each other: who is stronger?
    Arena(ArenaArgs),
    /// Play neighbouring levels against each other and write the table of their strength.
    Ladder(LadderArgs),
    /// Improve the weights of a game's heuristic by self-play and print them.
    Tune(TuneArgs),
    /// Fit the weights of a game's heuristic to games of self-play and print them.
    Learn(LearnArgs),
    /// Look at every decision of a record: win chances, best alternatives, what was given away.
    Analyze(AnalyzeArgs),
    /// Ask a strong bot what to do in a position.
    Hint(HintArgs),
    /// Run files of rule cases.
    Cases(CasesArgs),
    /// Serve tables to play at in a browser, with others or with bots.
    Serve(ServeArgs),
    /// Put a server on this machine under load: many tables, real sockets, random legal play.
    Load(LoadArgs),
    /// Speak the JSON-lines protocol on standard input and output (docs/protocol.md).
    Engine,
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
    /// The id of a rule, such as `BAB-C4` or `c4`; all rules if it is left out.
    pub(crate) rule: Option<String>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// The address to listen on.
    #[arg(long, default_value = "127.0.0.1:8321")]
    pub(crate) listen: SocketAddr,
    /// The folder for the database file; the usual place for a user's data if it is left out.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Another database, such as postgres://user@host/name; several servers may share it.
    #[arg(long, value_name = "URL", env = "SHINAR_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// Open the page in a browser.
    #[arg(long)]
    pub(crate) open: bool,
    /// A page of another address that may open sockets, such as `https://shinar.example`; may be repeated.
    #[arg(long = "origin", value_name = "ORIGIN")]
    pub(crate) origins: Vec<String>,
    /// A proxy is before this server: it speaks HTTPS with browsers, and tells in X-Forwarded-For who asks.
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// How many bots may think deeply at the same time.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) bot_threads: Option<u16>,
    /// Multiply the bots' times to think by this.
    #[arg(long, default_value_t = 1.0, value_parser = scale)]
    pub(crate) scale: f64,
    /// Lift the limits on how often somebody may ask: for load tests, on an address of this machine only.
    #[arg(long)]
    pub(crate) no_limits: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LoadArgs {
    /// The server's address, on this machine; start it with --no-limits and a --data folder of its own.
    #[arg(long, default_value = "http://127.0.0.1:8321")]
    pub(crate) url: String,
    /// The number of tables; each has two players with a socket each.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=5000))]
    pub(crate) tables: u32,
    /// How long to play, in seconds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub(crate) seconds: u32,
    /// Actions per second of all tables together; as many as possible if it is left out.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rate: Option<u32>,
    /// The game to play; all games in turn if it is left out.
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Let so many bots of the highest level think meanwhile, at tables of their own.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=64))]
    pub(crate) bots: u16,
    /// Fix which actions are taken.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
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
    /// The seed of all that falls by chance; the same seed gives the same games.
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
    /// How many random actions come first.
    #[arg(long, default_value_t = 0)]
    pub(crate) steps: u32,
    /// How many actions deep.
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
    /// The seed of all chance; without it every game is another.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Go on with a saved record instead of a new game.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) load: Option<PathBuf>,
    /// Begin with a position from a file, as JSON or one-line text.
    #[arg(long, value_name = "FILE")]
    pub(crate) position: Option<PathBuf>,
    /// Draw without colours (also without a terminal, or with NO_COLOR set).
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
    /// Tell it as this observer saw it: P1 to P4, or spectator. Without it the whole truth is told.
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<Observer>,
    /// A file option that the record was made with.
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
    /// Report as JSON what was written.
    #[arg(long, requires = "out")]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CasesArgs {
    /// The game's id.
    pub(crate) game: String,
    /// The files.
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The bots, one a seat: random, greedy, level1 to level6, ismcts:2000 (iterations), ismcts:1s, or `cmd:PROGRAM ARGS`
    /// for a program that speaks the bot side of docs/protocol.md.
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<ArenaBot>,
    /// How many seconds an outside program has for a decision.
    #[arg(long, default_value_t = 10.0, value_parser = scale)]
    pub(crate) patience: f64,
    /// The number of games, rounded up to whole deals: every deal is played with all rotations of the seats.
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    /// The seed of the deals and of the bots.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Multiply all times to think by this.
    #[arg(long, default_value_t = 1.0, value_parser = scale)]
    pub(crate) scale: f64,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct AnalyzeArgs {
    /// The record.
    pub(crate) file: PathBuf,
    /// How many positions are looked into for each decision.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// The seed of the search.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Also draw the win chances into a new SVG file.
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// A file option that the record was made with.
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
    /// Who is asked.
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
    /// Multiply all times to think by this.
    #[arg(long, default_value_t = 1.0, value_parser = scale)]
    pub(crate) scale: f64,
    /// The seed of the deals and of the bots.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// Where results are kept, to go on with later.
    #[arg(long, value_name = "FILE", default_value = "docs/strength.jsonl")]
    pub(crate) results: PathBuf,
    /// Where the table is written.
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
    /// How many times the weights are changed.
    #[arg(long, default_value_t = 100)]
    pub(crate) rounds: u64,
    /// The pairs of games that decide about a change.
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
    /// The seed of all that falls by chance; the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The number of games to learn from, with every number of players in turn; a fifth of them is set aside to see how well it went.
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The iterations of the searches that play.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// How many times each weight is changed.
    #[arg(long, default_value_t = 25)]
    pub(crate) sweeps: u32,
    /// The pairs of games, for each number of players, that show what it is worth.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) pairs: u32,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
    /// Print JSON instead of a file of weights.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A bot of ours or a program from outside.
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
