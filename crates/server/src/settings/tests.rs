//! The list of settings is complete, and file, environment and flags agree.

use std::{collections::BTreeSet, time::Duration};

use super::*;
use crate::{
    Bells, Find, Mail, MailEncryption, MetricsAccess, Retention,
    limits::{Patience, Rate, Rates},
};

fn values(settings: &Settings) -> Vec<(&'static str, String)> {
    SETTINGS.iter().map(|setting| (setting.key, setting.value(settings))).collect()
}

/// The printed file with all settings in force.
fn uncommented(file: &str) -> String {
    let setting =
        |line: &str| line.strip_prefix('#').filter(|rest| !rest.starts_with(' ')).map(str::to_owned);
    file.lines().map(|line| setting(line).unwrap_or_else(|| line.to_owned()) + "\n").collect()
}

#[test]
fn the_printed_file_has_every_default() {
    let file = Settings::default().to_file();
    let mut read = Settings::default();
    read.read_file(&file).unwrap();
    assert_eq!(values(&read), values(&Settings::default()));
    // Read into other settings, the uncommented file brings every default back.
    let mut other = elsewhere();
    assert!(values(&other).iter().zip(values(&Settings::default())).all(|(one, two)| *one != two));
    other.read_file(&uncommented(&file)).unwrap();
    assert_eq!(values(&other), values(&Settings::default()));
    for setting in SETTINGS {
        assert!(file.contains(&format!("\n#{} = ", setting.name())), "{}", setting.key);
    }
}

/// Settings of which each differs from its default. Fails to compile when a field is new and has no setting.
fn elsewhere() -> Settings {
    let rate = Rate::new(7, 3);
    let rates = Rates {
        requests: rate,
        files: rate,
        entries: rate,
        logins: rate,
        mails: None,
        messages: rate,
        chat: rate,
        chat_of_address: None,
        reports: rate,
        tables: rate,
        invitations: None,
        open_tables: Some(2),
        open_tables_of_address: None,
        work: None,
        sockets_of_person: Some(3),
        sockets_of_address: None,
        spectators_of_address: Some(4),
        connections: Some(5),
    };
    let day = Some(Duration::from_secs(86_400));
    let config = Config {
        listen: ([0, 0, 0, 0], 1).into(),
        data: "elsewhere".into(),
        database: Some("postgres://".to_owned()),
        rates,
        patience: Patience {
            public_table: Duration::from_secs(1),
            private_table: Duration::from_secs(2),
            unwatched: Duration::from_secs(3),
            contributions: Duration::from_secs(4),
            no_show: Duration::from_secs(9),
            arrivals: Duration::from_secs(5),
        },
        origins: vec!["https://a.example".to_owned(), "https://b.example".to_owned()],
        names: vec!["c.example".to_owned()],
        behind_proxy: true,
        proxy_hops: 2,
        bot_threads: Settings::default().config.bot_threads + 1,
        bot_scale: 0.5,
        idle: Duration::from_secs(61),
        request_timeout: Duration::from_secs(31),
        ping_interval: Duration::from_secs(29),
        retention: Retention { guests: day, chat: day, idle_tables: day },
        mail: Mail {
            host: Some("mail.example".to_owned()),
            port: 587,
            encryption: MailEncryption::StartTls,
            user: Some("shinar".to_owned()),
            password: Some("secret".to_owned()),
            from: "club@shinar.example".to_owned(),
            page: "https://shinar.example/".to_owned(),
        },
        bells: Bells {
            delay: Duration::from_secs(5),
            gather: Duration::from_secs(6),
            give_up: Duration::from_secs(7),
            webhook_patience: Duration::from_secs(8),
            contact: Some("mailto:host@shinar.example".to_owned()),
            loopback: true,
            ..Bells::STANDARD
        },
        // Nothing that a host need choose.
        find: Find::STANDARD,
        metrics: MetricsAccess { token: Some("0123456789abcdef".to_owned()), public: true },
    };
    Settings { config, log: "debug".to_owned() }
}

#[test]
fn values_survive_the_file() {
    let other = elsewhere();
    let mut read = Settings::default();
    read.read_file(&uncommented(&other.to_file())).unwrap();
    assert_eq!(values(&read), values(&other));
}

#[test]
fn the_environment_wins_over_the_file() {
    let mut settings = Settings::default();
    settings.read_file("log = \"warn\"\n[limits]\nrequests = \"5/min, burst 5\"\nconnections = 9").unwrap();
    let variable = |name: &str| match name {
        "SHINAR_LIMITS_REQUESTS" => Some("off".to_owned()),
        "SHINAR_LOG" => Some(String::new()),
        _ => None,
    };
    settings.read_environment(variable).unwrap();
    assert!(settings.config.rates.requests.is_none());
    assert_eq!((settings.config.rates.connections, settings.log.as_str()), (Some(9), "warn"));
    let wrong = |name: &str| (name == "SHINAR_PROXY_HOPS").then(|| "17".to_owned());
    let error = settings.read_environment(wrong).unwrap_err().to_string();
    assert_eq!(error, "SHINAR_PROXY_HOPS: 17 is not from 1 to 16");
}

#[test]
fn mistakes_are_refused_with_line_and_suggestion() {
    for (file, place, part) in [
        ("lisen = \"127.0.0.1:1\"", (1, 1), "did you mean \"listen\"?"),
        (
            "[limits]\nrequests = \"30/min, burst 20\"\nrequets = 1",
            (3, 1),
            "did you mean \"limits.requests\"?",
        ),
        ("\nrequests = \"30/min, burst 20\"", (2, 1), "did you mean \"requests\" in [limits]?"),
        ("[limit]\nrequests = 1", (1, 2), "did you mean \"limits\"?"),
        ("colour = \"blue\"", (1, 1), "--print-config"),
        ("listen = \"here\"", (1, 10), "127.0.0.1:8321"),
        ("proxy_hops = 0", (1, 14), "from 1 to 16"),
        ("[metrics]\ntoken = { a = 1 }", (2, 9), "TEXT"),
        ("listen =", (1, 9), ""),
        ("log = \"a\"\nlog = \"b\"", (2, 1), "duplicate"),
    ] {
        let mut settings = Settings::default();
        let error = settings.read_file(file).unwrap_err();
        assert_eq!((error.at.line, error.at.column), place, "{file}: {error}");
        assert!(error.to_string().contains(part), "{file}: {error}");
        assert_eq!(values(&settings), values(&Settings::default()), "{file}");
    }
}

#[test]
fn names_are_unique() {
    let flags: BTreeSet<_> = SETTINGS
        .iter()
        .flat_map(|setting| [Some(setting.flag()), setting.alias.map(str::to_owned)])
        .flatten()
        .collect();
    let aliases = SETTINGS.iter().filter(|setting| setting.alias.is_some()).count();
    assert_eq!(flags.len(), SETTINGS.len() + aliases);
    for setting in SETTINGS {
        assert!(SECTIONS.iter().any(|(section, _)| *section == setting.section()), "{}", setting.key);
        assert!(setting.help.ends_with('.'), "{}", setting.key);
    }
}
