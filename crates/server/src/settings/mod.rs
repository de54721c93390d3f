//! The settings of a server: one list, from which the file, the environment variables, the flags and their help follow.

mod file;
mod value;

use std::{path::PathBuf, time::Duration};

pub use file::{BadFile, TextPosition};
use value::Value;

use crate::Config;

/// Everything that can be set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The configuration of the server.
    pub config: Config,
    /// What is logged: a level, or a filter such as `info,sqlx=warn`.
    pub log: String,
}

impl Default for Settings {
    fn default() -> Self {
        let config = Config::local(([127, 0, 0, 1], 8321).into(), PathBuf::new());
        Self { config, log: "info,sqlx=warn".to_owned() }
    }
}

/// One setting.
#[derive(Clone, Copy)]
pub struct Setting {
    /// Its name in the file; the part before the dot is its section.
    pub key: &'static str,
    /// A former name of its flag.
    pub alias: Option<&'static str>,
    /// What it does.
    pub help: &'static str,
    /// Whether the value is a secret: better in the file or the environment than in a list of processes.
    pub secret: bool,
    form: fn(&Settings) -> &'static str,
    switch: fn(&Settings) -> bool,
    get: fn(&Settings) -> String,
    set: fn(&mut Settings, &str) -> Result<(), String>,
}

impl std::fmt::Debug for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Setting").field("key", &self.key).finish_non_exhaustive()
    }
}

/// A value that does not fit its setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{setting}: {why}")]
pub struct BadSetting {
    /// The setting, as it was written: a key, an environment variable or a flag.
    pub setting: String,
    /// What is wrong, and what would be right.
    pub why: String,
}

impl Setting {
    /// The setting with a key.
    pub fn find(key: &str) -> Option<&'static Self> {
        SETTINGS.iter().find(|setting| setting.key == key)
    }

    /// The section of the file that it is in; empty at the top.
    pub fn section(&self) -> &'static str {
        self.key.split_once('.').map_or("", |(section, _)| section)
    }

    /// The name within its section.
    pub fn name(&self) -> &'static str {
        self.key.split_once('.').map_or(self.key, |(_, name)| name)
    }

    /// The environment variable, such as `SHINAR_LIMITS_REQUESTS`.
    pub fn variable(&self) -> String {
        format!("SHINAR_{}", self.key.replace('.', "_").to_uppercase())
    }

    /// The flag without its dashes, such as `limits-requests`.
    pub fn flag(&self) -> String {
        self.key.replace(['.', '_'], "-")
    }

    /// How its values are written, in capitals, such as `DURATION`.
    pub fn form(&self) -> &'static str {
        (self.form)(&Settings::default())
    }

    /// Whether it is yes or no, so that the flag alone means yes.
    pub fn is_switch(&self) -> bool {
        (self.switch)(&Settings::default())
    }

    /// The value as it is written in the file.
    pub fn value(&self, settings: &Settings) -> String {
        (self.get)(settings)
    }

    /// Sets it from text. `as_written` is how the one who set it calls it.
    pub fn set(&self, settings: &mut Settings, text: &str, as_written: &str) -> Result<(), BadSetting> {
        (self.set)(settings, text).map_err(|why| BadSetting { setting: as_written.to_owned(), why })
    }
}

impl Settings {
    /// Changes what a file says. Nothing changes if the file is wrong.
    pub fn read_file(&mut self, text: &str) -> Result<(), BadFile> {
        let mut changed = self.clone();
        file::read(&mut changed, text)?;
        *self = changed;
        Ok(())
    }

    /// Changes what environment variables say; `variable` looks one up. An empty one counts as missing.
    pub fn read_environment(&mut self, variable: impl Fn(&str) -> Option<String>) -> Result<(), BadSetting> {
        for setting in SETTINGS {
            let name = setting.variable();
            if let Some(text) = variable(&name).filter(|text| !text.is_empty()) {
                setting.set(self, &text, &name)?;
            }
        }
        Ok(())
    }

    /// Checks what only makes sense together.
    pub fn check(&self) -> Result<(), BadSetting> {
        let bad =
            |setting: &str, why: &str| Err(BadSetting { setting: setting.to_owned(), why: why.to_owned() });
        let metrics = &self.config.metrics;
        if metrics.token.as_ref().is_some_and(|token| token.len() < SHORTEST_TOKEN) {
            return bad("metrics.token", "a token has at least 16 characters, or can be guessed");
        }
        if metrics.token.is_some() && metrics.public {
            return bad("metrics.public", "metrics are public, or need metrics.token, not both");
        }
        let named = |(setting, why): (&str, String)| BadSetting { setting: setting.to_owned(), why };
        self.config.bells.check().map_err(named)?;
        self.config.mail.check().map_err(named)
    }

    /// The complete file with these values, commented: every line with a setting begins with `#`, which one removes to change it.
    pub fn to_file(&self) -> String {
        file::write(self)
    }
}

/// Reads a duration, such as `30m`; the error says what would be right.
pub fn duration(text: &str) -> Result<Duration, String> {
    Value::parse(text)
}

/// The shortest token for the metrics.
const SHORTEST_TOKEN: usize = 16;

/// The sections of the file in their order, with what they are about.
pub const SECTIONS: &[(&str, &str)] = &[
    ("", ""),
    ("bots", "Bots think on their own threads."),
    (
        "limits",
        "Limits on what people may ask for. A rate is a bucket: `burst` at once, refilled at the given rate.",
    ),
    ("timeouts", "How long the server waits."),
    ("retention", "What is deleted after a while. `off` keeps it for ever. Checked every ten minutes."),
    (
        "mail",
        "E-mail, to confirm addresses and to replace forgotten passwords. Without a host, none is sent.",
    ),
    (
        "notifications",
        "How people are told that it is their turn: by web push, webhooks and e-mail. Nothing needs to be set.",
    ),
    (
        "metrics",
        "Who may read /metrics. Without a token, only programs on this machine that connect directly.",
    ),
];

macro_rules! settings {
    ($($key:literal $(($($mark:ident $(= $given:literal)?),*))? => $($field:ident).+ $(in $range:expr)?, $help:literal;)*) => {
        /// All settings, in the order of the file.
        pub const SETTINGS: &[Setting] = &[$(
            Setting {
                key: $key,
                help: $help,
                get: |settings| settings.$($field).+.to_toml(),
                set: |settings, text| {
                    let value = Value::parse(text)?;
                    $(value::within(&value, &$range)?;)?
                    settings.$($field).+ = value;
                    Ok(())
                },
                $($($mark: settings!(@ $mark $($given)?),)*)?
                form: |settings| value::form(&settings.$($field).+),
                switch: |settings| value::is_switch(&settings.$($field).+),
                ..PLAIN
            }
        ),*];
    };
    (@ alias $given:literal) => { Some($given) };
    (@ secret) => { true };
}

settings! {
    "listen" => config.listen,
        "The address to listen on. 127.0.0.1 is this machine only; behind a reverse proxy leave it so.";
    "data" => config.data,
        "The folder of the database file, readable by its owner only. Empty: the user's data folder.";
    "database" (secret) => config.database,
        "Another database than the file in the data folder, such as postgres://shinar@localhost/shinar; several servers may share it.";
    "origins" (alias = "origin") => config.origins,
        "Other origins whose pages may open sockets, such as https://shinar.example.";
    "names" => config.names,
        "Names under which the server is reached without a proxy, such as shinar.example. Addresses, names without a dot and local ones (.local, .lan, .internal, .home.arpa) need not be listed; requests to other names are refused, so that no page of another site can pass for this one.";
    "behind_proxy" => config.behind_proxy,
        "Whether a reverse proxy terminates HTTPS and sets X-Forwarded-For. Never without one: clients could forge their address.";
    "proxy_hops" => config.proxy_hops in 1..=16,
        "How many trusted proxies each append an address to X-Forwarded-For: 1 for nginx or Caddy alone, 2 with a CDN in front of it.";
    "log" => log,
        "What is logged to standard error: error, warn, info, debug or trace, or a filter such as info,sqlx=warn. Rotation is the system's job (journald, logrotate).";
    "bots.threads" (alias = "bot-threads") => config.bot_threads in 1..=256,
        "How many bots may search at the same time. The default depends on the machine.";
    "bots.scale" (alias = "scale") => config.bot_scale in 0.001..=1000.0,
        "A factor for the bots' thinking times.";
    "limits.requests" => config.rates.requests,
        "Requests from one address, except for files of the page.";
    "limits.files" => config.rates.files,
        "Files of the page for one address. Each new visitor loads a few hundred.";
    "limits.entries" => config.rates.entries,
        "Attempts from one address to sign in, to create an account or to become a guest.";
    "limits.logins" => config.rates.logins,
        "Wrong passwords for one login from one address: the burst is free, then the waiting time doubles with each, from the interval of the rate to 15 minutes.";
    "limits.mails" => config.rates.mails,
        "E-mails to one address.";
    "limits.messages" => config.rates.messages,
        "Messages of one person on all sockets; of one address for spectators without an identity.";
    "limits.chat" => config.rates.chat,
        "Lines of chat of one person at all tables.";
    "limits.chat_of_address" => config.rates.chat_of_address,
        "Lines of chat from one address at all tables.";
    "limits.reports" => config.rates.reports,
        "Reports to the hosts by one person, and from one address.";
    "limits.tables" => config.rates.tables,
        "Tables created by one person.";
    "limits.invitations" => config.rates.invitations,
        "Invitations of one person to another.";
    "limits.open_tables" => config.rates.open_tables,
        "Public tables of one person that wait for players at the same time.";
    "limits.open_tables_of_address" => config.rates.open_tables_of_address,
        "Public tables of one address that wait for players at the same time.";
    "limits.work" => config.rates.work,
        "Expensive work for one person, such as hints and analyses.";
    "limits.sockets_of_person" => config.rates.sockets_of_person,
        "Sockets of one person at the same time.";
    "limits.sockets_of_address" => config.rates.sockets_of_address,
        "Sockets of one address at the same time, counted apart for people with a seat and for spectators. Raise it for a club behind one address.";
    "limits.spectators_of_address" => config.rates.spectators_of_address,
        "Sockets of spectators of one address at one table.";
    "limits.connections" => config.rates.connections,
        "Connections of one address at the same time; not limited behind a proxy, whose address they all have.";
    "timeouts.idle" => config.idle,
        "How long a table that nobody uses stays in memory.";
    "timeouts.request" => config.request_timeout,
        "How long a request may take: its head, the rest, and the pause before the next.";
    "timeouts.contributions" => config.patience.contributions,
        "How long the start of a game waits for the players' contributions to the shuffle.";
    "timeouts.no_show" => config.patience.no_show,
        "How long people who were found for each other are waited for before the others go on looking.";
    "timeouts.ping" => config.ping_interval,
        "How often sockets are pinged, and their credentials checked.";
    "retention.guests" => config.retention.guests,
        "Delete guests who have not been here for this long; at their tables bots take over. Accounts are never deleted.";
    "retention.chat" => config.retention.chat,
        "Delete lines of chat that are older.";
    "retention.public_tables" => config.patience.public_table,
        "Delete public tables that have waited for players for this long, unless somebody at them is connected.";
    "retention.private_tables" => config.patience.private_table,
        "Delete private tables that have waited for players for this long, unless somebody at them is connected.";
    "retention.unwatched" => config.patience.unwatched,
        "Close games among bots that nobody has watched for this long.";
    "retention.idle_tables" => config.retention.idle_tables,
        "Delete tables whose game is not over and where nothing has changed for this long. Records of finished games stay.";
    "mail.host" => config.mail.host,
        "The SMTP server, such as mail.shinar.example. Empty: no e-mail is sent.";
    "mail.port" => config.mail.port in 1..=65535,
        "Its port: usually 465 for tls, 587 for starttls.";
    "mail.encryption" => config.mail.encryption,
        "tls: from the first byte; starttls: after the command of that name; none: only for a server on this machine.";
    "mail.user" => config.mail.user,
        "The name to sign in with at the SMTP server. Empty: without signing in.";
    "mail.password" (secret) => config.mail.password,
        "The password for it.";
    "mail.from" => config.mail.from,
        "The sender, such as Shinar <club@shinar.example>.";
    "mail.page" => config.mail.page,
        "The address of the page, such as https://shinar.example/, for links in e-mails.";
    "notifications.delay" => config.bells.delay,
        "How long it must have been somebody's turn before they are told, so that fast games do not buzz.";
    "notifications.gather" => config.bells.gather,
        "How long an e-mail about tables waits for more to tell.";
    "notifications.give_up" => config.bells.give_up,
        "After how long nobody needs to be told any more what could not be delivered.";
    "notifications.webhook_patience" => config.bells.webhook_patience,
        "For how long a webhook may fail before it is disabled and its owner told.";
    "notifications.contact" => config.bells.contact,
        "Whom push services may ask about this server, such as mailto:host@shinar.example. Empty: mail.page, if it has https.";
    "notifications.loopback" => config.bells.loopback,
        "Whether browsers and webhooks on this machine may be told, without encryption. For tests only: everybody here could reach your other services.";
    "metrics.token" (secret) => config.metrics.token,
        "A secret that Prometheus sends as `Authorization: Bearer TOKEN`, at least 16 characters. With it, everybody needs it.";
    "metrics.public" => config.metrics.public,
        "Whether everybody may read the metrics.";
}

/// What most settings have; the rest is replaced.
const PLAIN: Setting = Setting {
    key: "",
    alias: None,
    help: "",
    secret: false,
    form: |_| "",
    switch: |_| false,
    get: |_| String::new(),
    set: |_, _| Ok(()),
};

#[cfg(test)]
mod tests;
