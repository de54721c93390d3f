//! The arguments, as they are written.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use shinar_core::Observer;
use shinar_search::BotSpec;

use crate::setting_flags::{DataFlags, SettingFlags};

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
    /// Analyse every decision of a record: win probabilities, best alternatives, losses.
    #[command(alias = "analyze")]
    Analyse(AnalyseArgs),
    /// Ask a strong bot for a move in a position.
    Hint(HintArgs),
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

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Read settings from a file. Flags win over the environment, the environment over the file.
    #[arg(long, value_name = "FILE", env = "SHINAR_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Print the complete file of settings with all defaults, commented, and stop.
    #[arg(long)]
    pub(crate) print_config: bool,
    /// Open the page in the default browser.
    #[arg(long)]
    pub(crate) open: bool,
    /// Lift the rate limits, for load tests; only on a loopback address.
    #[arg(long)]
    pub(crate) no_limits: bool,
    #[command(flatten)]
    pub(crate) settings: SettingFlags,
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist.
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) server: DataFlags,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// The backup.
    pub(crate) file: PathBuf,
    /// Only verify the backup.
    #[arg(long)]
    pub(crate) check: bool,
    /// Replace a database that exists; it is kept under another name beside the new one.
    #[arg(long)]
    pub(crate) replace: bool,
    #[command(flatten)]
    pub(crate) server: DataFlags,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    /// The folder to write; it must not exist.
    pub(crate) folder: PathBuf,
    #[command(flatten)]
    pub(crate) server: DataFlags,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    /// The folder of the export.
    pub(crate) folder: PathBuf,
    #[command(flatten)]
    pub(crate) server: DataFlags,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
    #[command(flatten)]
    pub(crate) server: DataFlags,
    /// Print JSON.
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// Guests and accounts.
    #[command(subcommand)]
    People(PeopleCommand),
    /// Tables and their games.
    #[command(subcommand)]
    Tables(TablesCommand),
    /// Browsers and programs in which somebody is signed in.
    #[command(subcommand)]
    Sessions(SessionsCommand),
    /// Notices that everybody sees on the page.
    #[command(subcommand)]
    Notices(NoticesCommand),
    /// Numbers of people, tables and lines of chat, and the size of the database.
    Stats,
    /// What hosts have done, the newest first.
    Log {
        /// At most this many lines.
        #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
}

/// A person is named by login or by id.
#[derive(Debug, Subcommand)]
pub(crate) enum PeopleCommand {
    /// List people, the most recently seen first.
    List {
        /// Only those whose name, login or id contains this.
        #[arg(long, value_name = "TEXT")]
        search: Option<String>,
        /// At most this many.
        #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Show one person.
    Show { person: String },
    /// Give an account a new password, and sign it out everywhere.
    ResetPassword {
        person: String,
        /// Read the password from standard input [default: a random one, which is printed].
        #[arg(long)]
        stdin: bool,
    },
    /// Change the name that others see.
    Rename { person: String, name: String },
    /// Keep a person out: they cannot sign in or act, and bots take over at their tables.
    Ban {
        person: String,
        /// The reason that the person gets to see.
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Let a person in again.
    Unban { person: String },
    /// Delete a person: bots take over at their tables, and their chat stays without the name.
    Delete { person: String },
    /// Give an account a role, or take it away.
    Role {
        person: String,
        #[arg(value_parser = ["host", "none"])]
        role: String,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    /// List tables, the most recently changed first.
    List {
        /// Only those in this state.
        #[arg(long, value_parser = ["waiting", "running", "finished"])]
        state: Option<String>,
        /// At most this many.
        #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Show one table, without what is secret in its game.
    Show { table: String },
    /// Let everybody leave: bots finish a running game; a table that waits is deleted.
    Close { table: String },
    /// Delete a table with its journal, chat and analysis.
    Delete { table: String },
}

#[derive(Debug, Subcommand)]
pub(crate) enum SessionsCommand {
    /// List the sessions and program tokens of a person.
    List { person: String },
    /// End one of them, or all.
    End {
        person: String,
        /// The id of the session [default: all].
        session: Option<String>,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum NoticesCommand {
    /// List the notices that are shown.
    List,
    /// Show a notice to everybody.
    Post {
        text: String,
        /// How long it is shown, such as 30m, 2h or 3d.
        #[arg(long = "for", value_name = "DURATION", default_value = "1d")]
        lasts: String,
    },
    /// Remove a notice.
    Remove { notice: String },
}

#[derive(Debug, Args)]
pub(crate) struct LoadArgs {
    /// The address of the server, on this machine; start it with --no-limits and a --data folder of its own.
    #[arg(long, default_value = "http://127.0.0.1:8321")]
    pub(crate) url: String,
    /// The number of tables; each has two players with a socket each.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=5000))]
    pub(crate) tables: u32,
    /// How long to play, in seconds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub(crate) seconds: u32,
    /// Let the tables rest for that time instead, with their sockets open, and then act once at each.
    #[arg(long, conflicts_with = "rate")]
    pub(crate) idle: bool,
    /// Actions per second of all tables together [default: as many as possible].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rate: Option<u32>,
    /// The game to play [default: all games in turn].
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Meanwhile let this many bots of the highest level play at tables of their own.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=64))]
    pub(crate) bots: u16,
    /// The seed of the actions taken.
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
    /// The number of games played at the same time.
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
