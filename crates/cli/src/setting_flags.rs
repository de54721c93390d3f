//! A flag for each setting of a server, made from the list of settings.

use std::{env, fs, path::PathBuf};

use anyhow::Context;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, error::ErrorKind};
use shinar_server::{
    Config,
    settings::{SECTIONS, SETTINGS, Setting, Settings},
};

/// The settings that were given as flags.
#[derive(Clone, Debug, Default)]
pub(crate) struct SettingFlags(Vec<(&'static Setting, String)>);

impl Args for SettingFlags {
    fn augment_args(command: Command) -> Command {
        SETTINGS.iter().fold(command, |command, setting| {
            let mut arg = Arg::new(setting.key)
                .long(setting.flag())
                .value_name(setting.form())
                .help(setting.help)
                .help_heading(heading(setting))
                // An empty value is one, too: it means none.
                .value_parser(clap::builder::StringValueParser::new())
                .action(ArgAction::Append);
            if let Some(alias) = setting.alias {
                arg = arg.alias(alias);
            }
            if setting.is_switch() {
                arg = arg.num_args(0..=1).default_missing_value("true");
            }
            command.arg(arg)
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

fn heading(setting: &Setting) -> String {
    let known = SECTIONS.iter().find(|(section, _)| *section == setting.section() && !section.is_empty());
    known.map_or_else(|| "Settings".to_owned(), |(section, _)| format!("Settings [{section}]"))
}

impl FromArgMatches for SettingFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = SETTINGS.iter().filter_map(|setting| {
            let values: Vec<&String> = matches.get_many(setting.key)?.collect();
            Some((setting, values))
        });
        let mut flags = Vec::new();
        for (setting, values) in given {
            let text = values.iter().map(|value| value.as_str()).collect::<Vec<_>>().join(",");
            if values.len() > 1 && setting.form() != "LIST" {
                let message = format!("--{} cannot be given more than once\n", setting.flag());
                return Err(clap::Error::raw(ErrorKind::ArgumentConflict, message));
            }
            // Checked here, so that a wrong value is a wrong argument.
            let name = format!("--{}", setting.flag());
            setting
                .set(&mut Settings::default(), &text, &name)
                .map_err(|error| clap::Error::raw(ErrorKind::InvalidValue, format!("{error}\n")))?;
            flags.push((setting, text));
        }
        Ok(Self(flags))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl SettingFlags {
    /// The settings: from a file, then from the environment, then from these flags.
    pub(crate) fn settings(&self, file: Option<&PathBuf>) -> anyhow::Result<Settings> {
        let mut settings = Settings::default();
        if let Some(file) = file {
            let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            settings.read_file(&text).with_context(|| file.display().to_string())?;
        }
        settings.read_environment(|name| env::var(name).ok())?;
        for (setting, text) in &self.0 {
            setting.set(&mut settings, text, &format!("--{}", setting.flag()))?;
        }
        settings.check()?;
        let config = &mut settings.config;
        if config.data.as_os_str().is_empty() && config.database.is_none() {
            config.data = data_folder().context("no data folder is known; give one with --data DIR")?;
        }
        Ok(settings)
    }
}

/// Which server's data a command works on.
#[derive(Debug, Args)]
pub(crate) struct DataFlags {
    /// The server's file of settings.
    #[arg(long, value_name = "FILE", env = "SHINAR_CONFIG", global = true)]
    config: Option<PathBuf>,
    /// The server's data folder [default: as in the settings, or the user's data folder].
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// The server's database, such as postgres://shinar@localhost/shinar [default: as in the settings].
    #[arg(long, value_name = "URL", global = true)]
    database: Option<String>,
}

impl DataFlags {
    /// The configuration of the server.
    pub(crate) fn config(&self) -> anyhow::Result<Config> {
        let mut config = SettingFlags::default().settings(self.config.as_ref())?.config;
        if let Some(data) = &self.data {
            config.data.clone_from(data);
            // The folder has its own database.
            config.database = None;
        }
        if let Some(database) = &self.database {
            config.database = Some(database.clone());
        }
        Ok(config)
    }
}

/// The user's data folder.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local").join("share")))?;
    Some(base.join("shinar"))
}
