//! The guide for hosts is true: its commands run, and its files are valid.
#![allow(missing_docs, clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod served;
mod shinar;
#[path = "../../server/tests/world/mod.rs"]
mod world;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::LazyLock,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use served::Served;
use shinar::shinar_with;
use shinar_server::settings::Settings;
use world::{Person, postgres};

static ROOT: LazyLock<PathBuf> = LazyLock::new(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));

fn guide() -> String {
    fs::read_to_string(ROOT.join("docs/hosting.md")).unwrap()
}

/// The contents of the guide's blocks in a language.
fn blocks(language: &str) -> Vec<String> {
    let text = guide();
    let parts = text.split("```").skip(1).step_by(2);
    parts.filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n')).map(str::to_owned).collect()
}

/// The words of a command: quotes keep words together.
fn words(line: &str) -> Vec<String> {
    line.split('"')
        .enumerate()
        .flat_map(|(number, part)| match number % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// Programs of the system that the guide uses, which a test cannot run.
const SYSTEM: [&str; 15] = [
    "apt",
    "caddy",
    "certbot",
    "chown",
    "cp",
    "createdb",
    "createuser",
    "curl",
    "install",
    "journalctl",
    "mkdir",
    "nginx",
    "podman",
    "sh",
    "systemctl",
];

#[tokio::test(flavor = "multi_thread")]
async fn its_commands_run() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir_all(folder.path().join("backups")).unwrap();
    let url = postgres::new_database().await;
    let mut served = Some(Served::start(&["--data", data.to_str().unwrap(), "--no-limits"], None));
    let address = served.as_ref().unwrap().address;
    let mut ann = Person { http: reqwest::Client::new(), address, cookie: None, bearer: None };
    ann.get("/api/me").await.ok();
    ann.post("/api/account", json!({"login": "ann", "password": "correct horse"})).await.ok();
    let mut bea = Person { http: reqwest::Client::new(), address, cookie: None, bearer: None };
    bea.get("/api/me").await.ok();
    let reported = ann.get("/api/me").await.ok()["id"].clone();
    let report = bea.post("/api/reports", json!({"person": reported, "reason": "rude"})).await;
    assert_eq!(report.status, 204);
    let reports = shinar_with(&["admin", "reports", "list", "--json", "--data", data.to_str().unwrap()], b"");
    let reports: Value = serde_json::from_str(&reports.out).unwrap();
    let report = reports[0]["id"].as_str().unwrap();
    let mut ran = 0;
    for line in blocks("sh").iter().flat_map(|block| block.lines()) {
        let words = words(line);
        let place = |word: &String| {
            word.replace("REPORT", report)
                .replace("/var/lib/shinar", data.to_str().unwrap())
                .replace("/var/backups/shinar", folder.path().join("backups").to_str().unwrap())
                .replace("postgres://shinar@localhost/shinar", &url)
        };
        let mut args: Vec<_> = words.iter().skip(1).map(place).collect();
        match words[0].as_str() {
            "shinar" => {
                if let Some(at) = args.iter().position(|arg| arg == ">") {
                    args.truncate(at);
                }
                let args: Vec<_> = args.iter().map(String::as_str).collect();
                if args[0] == "serve" && !args.contains(&"--print-config") {
                    // It says where it listens, or the test fails; another port does not matter.
                    let at = args.iter().position(|arg| *arg == "--listen").unwrap_or(args.len());
                    drop(Served::start(
                        &[&args[1..at], args.get(at + 2..).unwrap_or_default()].concat(),
                        None,
                    ));
                } else {
                    let called = shinar_with(&args, b"");
                    assert_eq!(called.code, 0, "{line}: {} {}", called.out, called.err);
                }
                ran += 1;
            }
            "systemctl" if words[1] == "stop" => drop(served.take()),
            "systemctl" if words[1] == "start" => {
                served = Some(Served::start(&["--data", data.to_str().unwrap(), "--no-limits"], None));
            }
            "pg_dump" | "pg_restore" => postgres_tool(&words[0], &args, folder.path(), line),
            program => {
                assert!(SYSTEM.contains(&program), "the guide uses {program}, which no test knows: {line}");
            }
        }
    }
    assert!(ran >= 20, "{ran} commands");
}

/// Runs a program of PostgreSQL's. Restoring needs an empty database, so there the program only reads the file.
fn postgres_tool(program: &str, args: &[String], folder: &Path, line: &str) {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .unwrap()
        .map(|version| version.unwrap().path().join("bin").join(program));
    let path = versions.filter(|path| path.exists()).max().expect("PostgreSQL is installed");
    let mut command = Command::new(path);
    match program {
        "pg_restore" => command.args(["--list", "shinar.dump"]),
        _ => command.args(args),
    };
    let done = command.current_dir(folder).output().unwrap();
    assert!(done.status.success(), "{line}: {}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn every_file_it_names_exists_and_is_named() {
    let guide = guide();
    let named: BTreeSet<_> = guide
        .split(|c: char| c.is_whitespace() || "`*()".contains(c))
        .filter_map(|word| word.trim_end_matches(['.', ',', ';', ':']).strip_prefix("deploy/"))
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect();
    let there: BTreeSet<_> = fs::read_dir(ROOT.join("deploy"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(named, there);
}

#[test]
fn its_settings_are_valid() {
    let blocks = blocks("toml");
    assert!(!blocks.is_empty());
    for block in blocks {
        let mut settings = Settings::default();
        settings.read_file(&block).unwrap_or_else(|error| panic!("{error}\n{block}"));
        settings.check().unwrap();
    }
}

/// Runs a checker of the system; `None`, with a line that says so, if it is not installed.
fn checker(program: &str, args: &[&str]) -> Option<Output> {
    match Command::new(program).args(args).current_dir(&*ROOT).output() {
        Ok(output) => Some(output),
        Err(error) => {
            println!("skipped: {program} cannot be run here ({error})");
            None
        }
    }
}

#[track_caller]
fn assert_fine(output: &Output) {
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn fail2ban_finds_wrong_sign_ins() {
    let filter = fs::read_to_string(ROOT.join("deploy/fail2ban-filter.conf")).unwrap();
    let pattern = filter.lines().find_map(|line| line.strip_prefix("failregex = ")).unwrap();
    assert!(!pattern.contains(['\\', '(', '[', '*', '+', '?']), "compared as text: {pattern}");
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let served = Served::start(
        &["--data", folder.path().join("data").to_str().unwrap(), "--behind-proxy"],
        Some(&log),
    );
    let nobody = Person { http: reqwest::Client::new(), address: served.address, cookie: None, bearer: None };
    let wrong = json!({"login": "ann", "password": "wrong horse"});
    for address in ["203.0.113.7", "2001:db8::7"] {
        let request = nobody.request("POST", "/api/sign-in").header("x-forwarded-for", address);
        assert_eq!(request.json(&wrong).send().await.unwrap().status(), 401);
        let expected = pattern.replace("<HOST>", address);
        let log = fs::read_to_string(&log).unwrap();
        assert_eq!(log.lines().filter(|line| line.contains(&expected)).count(), 1, "{expected}\n{log}");
        assert!(!log.contains("wrong horse") && !log.contains("ann"), "{log}");
    }
}

#[test]
fn the_units_are_valid() {
    let folder = tempfile::tempdir().unwrap();
    for unit in ["shinar.service", "shinar-backup.service", "shinar-backup.timer"] {
        let text = fs::read_to_string(ROOT.join("deploy").join(unit)).unwrap();
        // The check insists that the program exists.
        let text = text.replace("/usr/local/bin/shinar", env!("CARGO_BIN_EXE_shinar"));
        fs::write(folder.path().join(unit), text).unwrap();
    }
    for unit in ["shinar.service", "shinar-backup.timer"] {
        let path = folder.path().join(unit);
        let Some(output) = checker("systemd-analyze", &["verify", path.to_str().unwrap()]) else { return };
        assert_fine(&output);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let ours: Vec<_> = said.lines().filter(|line| line.contains("shinar")).collect();
        assert!(ours.is_empty(), "{ours:?}");
    }
}

#[test]
fn the_configurations_of_proxies_are_valid() {
    let config = ["validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
    if let Some(output) = checker("caddy", &config) {
        assert_fine(&output);
    }
    // nginx insists on certificates that exist.
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    let text = fs::read_to_string(ROOT.join("deploy/nginx.conf")).unwrap();
    let text = text
        .replace("/etc/letsencrypt/live/shinar.example/fullchain.pem", &place("cert.pem"))
        .replace("/etc/letsencrypt/live/shinar.example/privkey.pem", &place("key.pem"))
        .replace("/run/nginx.pid", &place("pid"))
        .replace("/var/log/nginx/error.log", &place("error.log"));
    fs::write(folder.path().join("nginx.conf"), text).unwrap();
    let (key, cert) = (place("key.pem"), place("cert.pem"));
    let made = checker(
        "openssl",
        &[
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-subj",
            "/CN=shinar.example",
            "-keyout",
            &key,
            "-out",
            &cert,
        ],
    );
    let Some(made) = made else { return };
    assert_fine(&made);
    if let Some(output) = checker("nginx", &["-t", "-c", &place("nginx.conf")]) {
        assert_fine(&output);
    }
}

/// The names of metrics in expressions.
fn metrics_in(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| word.starts_with("shinar_") || word.starts_with("process_"))
        .map(str::to_owned)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn dashboard_and_alerts_use_metrics_that_exist() {
    let dashboard = fs::read_to_string(ROOT.join("deploy/grafana-dashboard.json")).unwrap();
    let parsed: Value = serde_json::from_str(&dashboard).unwrap();
    let expressions: Vec<_> = parsed["panels"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|panel| panel["targets"].as_array().unwrap())
        .map(|target| target["expr"].as_str().unwrap().to_owned())
        .collect();
    assert!(expressions.len() >= 8);
    let alerts = fs::read_to_string(ROOT.join("deploy/shinar-alerts.yml")).unwrap();
    let used = metrics_in(&(expressions.join(" ") + &alerts + &guide()));
    let used: BTreeSet<_> = used.into_iter().filter(|name| name != "shinar_").collect();

    // Two processes and a bot, so that everything there is to measure happens.
    let url = postgres::new_database().await;
    let [one, two] = [(); 2].map(|()| Served::start(&["--database", &url, "--no-limits"], None));
    let mut ann = Person { http: reqwest::Client::new(), address: one.address, cookie: None, bearer: None };
    ann.get("/api/me").await.ok();
    let table = ann.table("babylonia", json!([{"kind": "bot", "level": 1}, {"kind": "me"}])).await;
    ann.address = two.address;
    let mut socket = ann.sit(&table).await;
    socket.until(|position| position["asked"] == 1).await;
    // Some are counted a moment after what they count.
    let start = Instant::now();
    loop {
        let mut text = String::new();
        for address in [one.address, two.address] {
            ann.address = address;
            text += &ann.get("/metrics").await.text;
        }
        let missing = used.iter().find(|name| !text.lines().any(|line| line.starts_with(name.as_str())));
        let Some(missing) = missing else { break };
        assert!(start.elapsed() < Duration::from_secs(20), "there is no metric {missing}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[test]
fn the_files_of_prometheus_are_valid() {
    if let Some(output) = checker("promtool", &["check", "rules", "deploy/shinar-alerts.yml"]) {
        assert_fine(&output);
    }
    // Without its own checker, at least what a person could mistype: tabs, and odd indentation.
    for name in ["prometheus.yml", "shinar-alerts.yml"] {
        let text = fs::read_to_string(ROOT.join("deploy").join(name)).unwrap();
        for line in text.lines() {
            let indent = line.len() - line.trim_start().len();
            assert!(!line.contains('\t') && indent.is_multiple_of(2), "{name}: {line}");
        }
    }
}
