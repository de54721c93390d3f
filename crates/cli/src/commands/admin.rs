//! `shinar admin`: looking after a server, whether it runs or not.
//!
//! Tables live in the memory of a server, so everything goes through one: the one that uses the data folder, or, if none does,
//! and for PostgreSQL, one that is started for the occasion.

use std::{
    env,
    io::{Read, stdin},
    net::TcpStream,
    time::Duration,
};

use anyhow::{Context, anyhow, bail};
use reqwest::{Client, Method, StatusCode, Url};
use serde_json::{Value, json};
use shinar_server::{
    Config, Server,
    host::{ACTOR, DoorPlate, knock},
    settings,
};
use time::OffsetDateTime;

use crate::{
    args::{
        AdminArgs, AdminCommand, NoticesCommand, PeopleCommand, ReportsCommand, SessionsCommand,
        TablesCommand,
    },
    output::Output,
};

pub(crate) fn run(args: &AdminArgs, out: &mut Output) -> anyhow::Result<bool> {
    let config = args.server.config()?;
    let reply = super::block_on(async {
        let (desk, server) = Desk::find(config).await?;
        let reply = desk.carry_out(&args.command).await;
        if let Some(server) = server {
            server.stop();
            server.finished().await?;
        }
        reply
    })?;
    if args.json {
        out.json(&reply.body)?;
    } else {
        out.text(&reply.text())?;
    }
    Ok(true)
}

/// How long a server may take to accept a connection.
const KNOCK: Duration = Duration::from_secs(2);

/// Where deeds are sent.
struct Desk {
    plate: DoorPlate,
    http: Client,
}

/// What the server said, and how to show it.
struct Reply {
    body: Value,
    shown: Shown,
}

/// How a response is shown.
enum Shown {
    /// As columns: their names in the JSON.
    Columns(&'static [&'static str]),
    /// A name and a value in each line.
    Fields,
    /// As a sentence.
    Done(String),
}

impl Desk {
    /// The running server, or one that is started for the occasion and must be stopped.
    async fn find(mut config: Config) -> anyhow::Result<(Self, Option<Server>)> {
        if config.database.is_none() {
            let open = knock(&config.data)?
                .filter(|plate| TcpStream::connect_timeout(&plate.address, KNOCK).is_ok());
            if let Some(plate) = open {
                return Ok((Self { plate, http: Client::new() }, None));
            }
            let database = config.data.join("shinar.db");
            if !database.exists() {
                bail!(
                    "there is no database {}; name the server's folder with --data, or its settings with --config",
                    database.display()
                );
            }
        }
        config.listen = ([127, 0, 0, 1], 0).into();
        config.behind_proxy = false;
        let server = Server::start(config).await?;
        Ok((Self { plate: server.door().clone(), http: Client::new() }, Some(server)))
    }

    async fn ask(
        &self,
        method: Method,
        path: &[&str],
        query: &[(&str, String)],
        body: Option<Value>,
    ) -> anyhow::Result<Value> {
        let mut url = Url::parse(&format!("http://{}/api", self.plate.address))?;
        // Whatever people type is one part of the path.
        url.path_segments_mut().map_err(|()| anyhow!("no path"))?.extend(path);
        if !query.is_empty() {
            url.query_pairs_mut().extend_pairs(query);
        }
        let mut request =
            self.http.request(method, url).bearer_auth(&self.plate.secret).header(ACTOR, user());
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.context("the server does not respond")?;
        let status = response.status();
        let text = response.text().await.context("the server does not respond")?;
        if status == StatusCode::NO_CONTENT {
            return Ok(json!({"done": true}));
        }
        let value: Value =
            serde_json::from_str(&text).with_context(|| format!("the server said {status}"))?;
        match value["error"]["message"].as_str() {
            Some(message) if !status.is_success() => bail!("{message}"),
            _ if !status.is_success() => bail!("the server said {status}"),
            _ => Ok(value),
        }
    }

    async fn get(&self, path: &[&str], query: &[(&str, String)]) -> anyhow::Result<Value> {
        self.ask(Method::GET, path, query, None).await
    }

    async fn carry_out(&self, command: &AdminCommand) -> anyhow::Result<Reply> {
        match command {
            AdminCommand::People(command) => self.people(command).await,
            AdminCommand::Tables(command) => self.tables(command).await,
            AdminCommand::Sessions(command) => self.sessions(command).await,
            AdminCommand::Notices(command) => self.notices(command).await,
            AdminCommand::Reports(command) => self.reports(command).await,
            AdminCommand::Stats => Reply::fields(self.get(&["host", "statistics"], &[]).await?),
            AdminCommand::Log { limit } => {
                let body = self.get(&["host", "log"], &[("limit", limit.to_string())]).await?;
                Reply::columns(body, &["at", "actor", "deed", "subject", "detail"])
            }
        }
    }

    async fn people(&self, command: &PeopleCommand) -> anyhow::Result<Reply> {
        let (method, person, what, body) = match command {
            PeopleCommand::List { search, limit } => {
                let mut query = vec![("limit", limit.to_string())];
                query.extend(search.clone().map(|search| ("search", search)));
                let body = self.get(&["host", "people"], &query).await?;
                return Reply::columns(
                    body,
                    &["id", "name", "login", "seen", "role", "banned", "tables", "sessions"],
                );
            }
            PeopleCommand::Pairs { limit } => {
                let body = self.get(&["host", "pairs"], &[("limit", limit.to_string())]).await?;
                return Reply::columns(
                    body,
                    &[
                        "winner_name",
                        "loser_name",
                        "games",
                        "won",
                        "resigned",
                        "actions",
                        "last",
                        "winner",
                        "loser",
                    ],
                );
            }
            PeopleCommand::ResetPassword { person, stdin } => {
                let password = if *stdin { Some(password()?) } else { None };
                let body = Some(json!({"password": password}));
                let body = self.ask(Method::POST, &["host", "people", person, "password"], &[], body).await?;
                return match password {
                    Some(_) => Reply::done(
                        json!({"done": true}),
                        format!("{person} has the new password, and is signed out everywhere"),
                    ),
                    None => Reply::fields(body),
                };
            }
            PeopleCommand::Delete { person } => {
                let body = self.ask(Method::DELETE, &["host", "people", person], &[], None).await?;
                return Reply::done(body, format!("{person} is deleted"));
            }
            PeopleCommand::Show { person } => {
                return Reply::fields(self.get(&["host", "people", person], &[]).await?);
            }
            PeopleCommand::Rename { person, name } => {
                (Method::PUT, person, "name", Some(json!({"name": name})))
            }
            PeopleCommand::Ban { person, reason } => {
                (Method::PUT, person, "ban", Some(json!({"reason": reason})))
            }
            PeopleCommand::Unban { person } => (Method::DELETE, person, "ban", None),
            PeopleCommand::Role { person, role } => {
                let role = Some(role.as_str()).filter(|role| *role != "none");
                (Method::PUT, person, "role", Some(json!({"role": role})))
            }
        };
        Reply::fields(self.ask(method, &["host", "people", person, what], &[], body).await?)
    }

    async fn tables(&self, command: &TablesCommand) -> anyhow::Result<Reply> {
        match command {
            TablesCommand::List { state, limit } => {
                let mut query = vec![("limit", limit.to_string())];
                query.extend(state.clone().map(|state| ("state", state)));
                let body = self.get(&["host", "tables"], &query).await?;
                Reply::columns(
                    body,
                    &["id", "state", "table.game", "table.seats", "changed", "entries", "chat"],
                )
            }
            TablesCommand::Show { table } => Reply::fields(self.get(&["host", "tables", table], &[]).await?),
            TablesCommand::Close { table } => {
                let body = self.ask(Method::POST, &["host", "tables", table, "close"], &[], None).await?;
                Reply::done(body, format!("everybody has left {table}"))
            }
            TablesCommand::Delete { table } => {
                let body = self.ask(Method::DELETE, &["host", "tables", table], &[], None).await?;
                Reply::done(body, format!("{table} is deleted"))
            }
        }
    }

    async fn sessions(&self, command: &SessionsCommand) -> anyhow::Result<Reply> {
        match command {
            SessionsCommand::List { person } => {
                let body = self.get(&["host", "people", person, "sessions"], &[]).await?;
                Reply::columns(body, &["id", "kind", "name", "created", "expires"])
            }
            SessionsCommand::End { person, session } => {
                let mut path = vec!["host", "people", person, "sessions"];
                path.extend(session.as_deref());
                let body = self.ask(Method::DELETE, &path, &[], None).await?;
                let which = session
                    .as_ref()
                    .map_or("all sessions".to_owned(), |session| format!("session {session}"));
                Reply::done(body, format!("{which} of {person} ended"))
            }
        }
    }

    async fn reports(&self, command: &ReportsCommand) -> anyhow::Result<Reply> {
        match command {
            ReportsCommand::List { all, limit } => {
                let query = [("all", all.to_string()), ("limit", limit.to_string())];
                let body = self.get(&["host", "reports"], &query).await?;
                let columns = &[
                    "id",
                    "created",
                    "reporter_name",
                    "name",
                    "person",
                    "table",
                    "resolved",
                    "reason",
                    "said",
                ];
                Reply::columns(body, columns)
            }
            ReportsCommand::Resolve { report, answer } => {
                let path = ["host", "reports", report, "resolve"];
                let body = self.ask(Method::POST, &path, &[], Some(json!({"answer": answer}))).await?;
                Reply::done(body, format!("report {report} is done with"))
            }
        }
    }

    async fn notices(&self, command: &NoticesCommand) -> anyhow::Result<Reply> {
        match command {
            NoticesCommand::List => {
                Reply::columns(self.get(&["notices"], &[]).await?, &["id", "created", "until", "text"])
            }
            NoticesCommand::Post { text, lasts } => {
                let lasts = settings::duration(lasts).map_err(|why| anyhow!("--for: {why}"))?;
                let body = json!({"text": text, "seconds": lasts.as_secs()});
                Reply::fields(self.ask(Method::POST, &["host", "notices"], &[], Some(body)).await?)
            }
            NoticesCommand::Remove { notice } => {
                let body = self.ask(Method::DELETE, &["host", "notices", notice], &[], None).await?;
                Reply::done(body, format!("notice {notice} is removed"))
            }
        }
    }
}

/// Who uses the command line, for the log.
fn user() -> String {
    let known = ["SUDO_USER", "USER", "LOGNAME"].iter().find_map(|name| env::var(name).ok());
    known.filter(|name| name.bytes().all(|b| b.is_ascii_graphic())).unwrap_or_default()
}

/// The first line of standard input.
fn password() -> anyhow::Result<String> {
    let mut text = String::new();
    stdin().take(4096).read_to_string(&mut text).context("cannot read the password")?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

impl Reply {
    fn columns(body: Value, columns: &'static [&'static str]) -> anyhow::Result<Self> {
        Ok(Self { body, shown: Shown::Columns(columns) })
    }

    fn fields(body: Value) -> anyhow::Result<Self> {
        Ok(Self { body, shown: Shown::Fields })
    }

    fn done(body: Value, sentence: String) -> anyhow::Result<Self> {
        Ok(Self { body, shown: Shown::Done(sentence) })
    }

    fn text(&self) -> String {
        match &self.shown {
            Shown::Done(sentence) => format!("{sentence}\n"),
            Shown::Fields => {
                let fields = self.body.as_object().into_iter().flatten();
                fields.map(|(name, value)| format!("{name:<16} {}\n", cell(name, value))).collect()
            }
            Shown::Columns(columns) => {
                let name = |column: &str| column.rsplit('.').next().unwrap_or_default().to_owned();
                let mut rows = vec![columns.iter().map(|column| name(column)).collect::<Vec<_>>()];
                for row in self.body.as_array().into_iter().flatten() {
                    let value = |column: &&str| {
                        let value = column.split('.').fold(row, |value, part| &value[part]);
                        cell(&name(column), value)
                    };
                    rows.push(columns.iter().map(value).collect());
                }
                aligned(&rows)
            }
        }
    }
}

/// The names of fields that are times.
const TIMES: [&str; 9] =
    ["at", "created", "changed", "seen", "banned", "expires", "until", "last", "resolved"];

/// A value for people.
fn cell(name: &str, value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        // Statistics count with some of the same names.
        Value::Number(number) if TIMES.contains(&name) && number.as_i64() > Some(1_000_000_000_000) => {
            number.as_i64().map_or_else(String::new, moment)
        }
        Value::Array(seats) if name == "seats" => {
            let name = |seat: &Value| match seat["name"].as_str() {
                Some("") | None => "(open)".to_owned(),
                Some(name) => name.to_owned(),
            };
            seats.iter().map(name).collect::<Vec<_>>().join(", ")
        }
        value => value.to_string(),
    }
}

/// A time in milliseconds since 1970, in UTC.
fn moment(millis: i64) -> String {
    match OffsetDateTime::from_unix_timestamp(millis / 1000) {
        Ok(time) => {
            let (date, clock) = (time.date(), time.time());
            format!("{date} {:02}:{:02}", clock.hour(), clock.minute())
        }
        Err(_) => millis.to_string(),
    }
}

/// Rows as columns of equal width; the last one is as long as it is.
fn aligned(rows: &[Vec<String>]) -> String {
    let count = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<_> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}
