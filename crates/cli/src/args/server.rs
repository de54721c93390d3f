//! The arguments of commands that serve tables and look after a server.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::setting_flags::{DataFlags, SettingFlags};

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
    /// What people have reported.
    #[command(subcommand)]
    Reports(ReportsCommand),
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
    /// List pairs of accounts with many rated games against each other in the last 90 days, the most one-sided first.
    Pairs {
        /// At most this many pairs.
        #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
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
    /// Keep a person out: they cannot sign in or act, and have lost the games they play.
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
    /// Close a table: a running game ends and does not count; a table that waits is deleted.
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

#[derive(Debug, Subcommand)]
pub(crate) enum ReportsCommand {
    /// List reports, the oldest of those that wait first.
    List {
        /// Also those that a host is done with.
        #[arg(long)]
        all: bool,
        /// At most this many.
        #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Say that a report is done with.
    Resolve {
        report: String,
        /// What was done about it, for other hosts.
        #[arg(long, default_value = "")]
        answer: String,
    },
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
