//! What a host does on the command line: settings, administration, backups, exports.
#![allow(missing_docs, clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod served;
mod shinar;
#[path = "../../server/tests/world/mod.rs"]
mod world;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::Command,
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use served::Served;
use shinar::{Called, shinar_with};
use sqlx::{AnyPool, Row, any::install_default_drivers};
use world::{Person, postgres};

fn shinar(args: &[&str]) -> Called {
    shinar_with(args, b"")
}

/// Runs a command that must succeed; returns its JSON.
#[track_caller]
fn json_of(args: &[&str]) -> Value {
    let called = shinar(&[args, &["--json"]].concat());
    assert_eq!(called.code, 0, "{args:?}: {}", called.err);
    serde_json::from_str(&called.out).unwrap_or_else(|_| panic!("{args:?}: {}", called.out))
}

/// Runs a command that must fail with one line that says why.
#[track_caller]
fn refused(args: &[&str], part: &str) {
    let called = shinar(args);
    assert_eq!((called.code, called.out.as_str()), (2, ""), "{args:?}: {}", called.err);
    assert!(called.err.contains(part) && called.err.lines().count() == 1, "{args:?}: {}", called.err);
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

fn stop(served: &mut Served) {
    let kill = Command::new("kill").args(["-TERM", &served.child.id().to_string()]).status();
    assert!(kill.expect("kill is there").success() && served.child.wait().expect("it ends").success());
}

fn nobody(served: &Served) -> Person {
    Person { http: reqwest::Client::new(), address: served.address, cookie: None, bearer: None }
}

#[test]
fn settings_come_from_file_environment_and_flags() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("shinar.toml");
    let data = folder.path().join("data");
    let printed = shinar(&["serve", "--print-config"]);
    assert_eq!((printed.code, printed.err.as_str()), (0, ""));
    assert!(printed.out.contains("\n#listen = \"127.0.0.1:8321\"\n"), "{}", printed.out);
    assert!(printed.out.contains("[retention]\n"), "{}", printed.out);
    // The printed file is a valid one; so is one with changes.
    fs::write(&file, printed.out.replace("#log = ", "log = ").replace("#public = false", "public = true"))
        .unwrap();
    let args = ["--config", text(&file), "--data", text(&data), "--no-limits"];
    let mut served = Served::start(&args, None);
    let metrics = |served: &Served| {
        let url = format!("http://{}/metrics", served.address);
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let request = reqwest::Client::new().get(url).header("x-forwarded-for", "192.0.2.1");
            request.send().await.unwrap().status().as_u16()
        })
    };
    assert_eq!(metrics(&served), 200);
    stop(&mut served);
    // A flag wins over the file.
    let mut served = Served::start(&[&args[..], &["--metrics-public=false"]].concat(), None);
    assert_eq!(metrics(&served), 403);
    stop(&mut served);

    fs::write(&file, "[limits]\nrequets = 5\n").unwrap();
    refused(&["serve", "--config", text(&file)], "line 2, column 1");
    refused(&["serve", "--config", text(&file)], "limits.requests");
    refused(&["serve", "--config", "/nowhere/shinar.toml"], "/nowhere/shinar.toml");
    refused(&["serve", "--proxy-hops", "0"], "from 1 to 16");
    refused(&["serve", "--limits-requests", "fast"], "30/min, burst 20");
    refused(&["serve", "--metrics-token", "short"], "at least 16");
    refused(&["serve", "--log", "info", "--log", "debug"], "more than once");
    let called =
        Command::new(env!("CARGO_BIN_EXE_shinar")).arg("serve").env("SHINAR_TIMEOUTS_IDLE", "soon").output();
    let error = String::from_utf8(called.unwrap().stderr).unwrap();
    assert!(error.contains("SHINAR_TIMEOUTS_IDLE") && error.contains("30s"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_looked_after_while_it_runs_and_when_it_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let data = text(&data);
    refused(&["admin", "stats", "--data", data], "there is no database");
    assert!(!Path::new(data).exists());
    let mut served = Served::start(&["--data", data, "--no-limits"], None);
    let plate = Path::new(data).join("shinar.db.admin");
    assert_eq!(fs::metadata(&plate).unwrap().permissions().mode() & 0o777, 0o600);
    let mut ann = nobody(&served);
    ann.get("/api/me").await.ok();
    ann.put("/api/me", json!({"name": "Ann"})).await.ok();
    ann.post("/api/account", json!({"login": "ann", "password": "correct horse"})).await.ok();
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let admin = |args: &[&str]| json_of(&[&["admin"], args, &["--data", data]].concat());

    assert_eq!(admin(&["stats"])["accounts"], 1);
    assert_eq!(admin(&["people", "list", "--search", "an"])[0]["login"], "ann");
    assert_eq!(admin(&["people", "role", "ann", "host"])["role"], "host");
    assert_eq!(ann.get("/api/host/statistics").await.ok()["tables_running"], 1);
    admin(&["people", "ban", "ann", "--reason", "a test"]);
    assert_eq!(ann.get("/api/me").await.code(), "banned");
    let shown = shinar(&["admin", "tables", "list", "--data", data]);
    assert!(shown.out.contains("Ann, Bo") && shown.out.contains(&table), "{}", shown.out);
    let posted = admin(&["notices", "post", "Back at ten", "--for", "2h"]);
    assert_eq!(nobody(&served).get("/api/notices").await.ok()[0], posted);
    refused(&["admin", "notices", "post", "x", "--for", "soon", "--data", data], "--for");
    assert_eq!(admin(&["reports", "list", "--all"]), json!([]));
    refused(&["admin", "reports", "resolve", "x/y", "--answer", "done", "--data", data], "no such report");
    refused(&["admin", "people", "show", "no/body", "--data", data], "no such person");
    refused(&["admin", "tables", "delete", "x", "--data", data], "no such table");
    let reset = shinar_with(
        &["admin", "people", "reset-password", "ann", "--stdin", "--data", data],
        b"battery staple\n",
    );
    assert!(reset.code == 0 && !reset.out.contains("staple"), "{} {}", reset.out, reset.err);

    // Killed, the server leaves its plate behind; the command line does without it.
    served.kill();
    assert!(plate.exists());
    assert_eq!(admin(&["people", "show", "ann"])["ban_reason"], "a test");
    admin(&["people", "unban", "ann"]);
    admin(&["tables", "delete", &table]);
    assert!(!plate.exists());
    let deeds: Vec<_> = admin(&["log"])
        .as_array()
        .unwrap()
        .iter()
        .map(|deed| deed["deed"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(deeds, ["delete table", "unban", "reset password", "post notice", "ban", "role"]);

    let served = Served::start(&["--data", data], None);
    let mut ann = nobody(&served);
    ann.post("/api/sign-in", json!({"login": "ann", "password": "battery staple"})).await.ok();
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_postgresql_any_process_does_it() {
    let url = postgres::new_database().await;
    let served = Served::start(&["--database", &url, "--no-limits"], None);
    let mut ann = nobody(&served);
    ann.get("/api/me").await.ok();
    let table = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let mut socket = ann.sit(&table).await;
    socket.expect("hello").await;
    let admin = |args: &[&str]| json_of(&[&["admin"], args, &["--database", &url]].concat());
    assert_eq!(admin(&["stats"])["tables_running"], 1);
    // The table is open at the other process, which deletes it and dismisses its people.
    admin(&["tables", "delete", &table]);
    assert!(socket.farewell().await.is_some());
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.status, 404);
    refused(&["backup", "x.db", "--database", &url], "pg_dump");
}

/// Every row of every table of a database, as JSON.
async fn everything(folder: &Path, args: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let manifest = json_of(&[&["export", text(folder)], args].concat());
    let mut tables = BTreeMap::new();
    for file in manifest["files"].as_array().unwrap() {
        let lines = fs::read_to_string(folder.join(file["file"].as_str().unwrap())).unwrap();
        let sorted = |line: &str| {
            let row: BTreeMap<String, Value> = serde_json::from_str(line).unwrap();
            serde_json::to_string(&row).unwrap()
        };
        let rows: BTreeSet<_> = lines.lines().map(sorted).collect();
        assert_eq!(rows.len() as u64, file["rows"].as_u64().unwrap());
        tables.insert(file["table"].as_str().unwrap().to_owned(), rows);
    }
    tables
}

/// The journals of all tables.
async fn journals(file: &Path) -> BTreeMap<String, Vec<String>> {
    install_default_drivers();
    let pool = AnyPool::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let mut journals: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in sqlx::query("SELECT id FROM tables").fetch_all(&pool).await.unwrap() {
        journals.insert(row.get("id"), Vec::new());
    }
    for row in sqlx::query("SELECT table_id, n, body FROM entries ORDER BY table_id, n")
        .fetch_all(&pool)
        .await
        .unwrap()
    {
        let journal =
            journals.get_mut(row.get::<String, _>("table_id").as_str()).expect("a table for every entry");
        journal.push(row.get("body"));
        assert_eq!(row.get::<i64, _>("n"), journal.len() as i64, "a gap");
    }
    pool.close().await;
    journals
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_are_made_while_people_play() {
    let folder = tempfile::tempdir().unwrap();
    let [data, other, saved, late] =
        ["data", "other", "saved.db", "late.db"].map(|name| folder.path().join(name));
    let mut served = Served::start(&["--data", text(&data), "--no-limits"], None);
    let url = format!("http://{}", served.address);
    let load = thread::spawn(move || json_of(&["load", "--url", &url, "--tables", "24", "--seconds", "6"]));
    thread::sleep(Duration::from_secs(3));
    let report = json_of(&["backup", text(&saved), "--data", text(&data)]);
    assert!(report["tables"].as_i64() >= Some(1) && report["entries"].as_i64() >= Some(1), "{report}");
    assert_eq!(fs::metadata(&saved).unwrap().permissions().mode() & 0o777, 0o600);
    refused(&["backup", text(&saved), "--data", text(&data)], "exists already");
    refused(&["restore", text(&saved), "--data", text(&data), "--replace"], "stop it first");
    let report = load.join().unwrap();
    assert_eq!(report["errors"], 0, "{report}");
    let mut ann = nobody(&served);
    let name = ann.get("/api/me").await.ok()["name"].clone();
    stop(&mut served);

    // The backup has a beginning of every journal.
    let (then, now) = (journals(&saved).await, journals(&data.join("shinar.db")).await);
    assert!(then.values().any(|journal| !journal.is_empty()));
    for (table, journal) in &then {
        assert!(now[table].starts_with(journal), "{table}");
    }
    assert!(now.values().map(Vec::len).sum::<usize>() > then.values().map(Vec::len).sum::<usize>());
    // Restored elsewhere, it is served, and every table opens.
    let restored = json_of(&["restore", text(&saved), "--data", text(&other)]);
    assert_eq!(restored["tables"], then.len());
    refused(&["restore", text(&saved), "--data", text(&other)], "--replace");
    assert_eq!(journals(&other.join("shinar.db")).await, then);
    let mut served_again = Served::start(&["--data", text(&other), "--no-limits"], None);
    let mut guest = nobody(&served_again);
    guest.get("/api/me").await.ok();
    for table in then.keys() {
        let shown = json_of(&["admin", "tables", "show", table, "--data", text(&other)]);
        assert!(shown["table"].is_object(), "{shown}");
        if shown["table"]["public"] == true {
            guest.sit(table).await.expect("hello").await;
        }
    }
    stop(&mut served_again);

    // A backup of a stopped server is equal in every row, in the place of another one, which is kept.
    let before = everything(&folder.path().join("export-1"), &["--data", text(&data)]).await;
    json_of(&["backup", text(&late), "--data", text(&data)]);
    let restored = json_of(&["restore", text(&late), "--data", text(&other), "--replace"]);
    assert!(Path::new(restored["replaced"].as_str().unwrap()).exists());
    assert_eq!(everything(&folder.path().join("export-2"), &["--data", text(&other)]).await, before);
    let served = Served::start(&["--data", text(&other)], None);
    ann.address = served.address;
    assert_eq!(ann.get("/api/me").await.ok()["name"], name);
    drop(served);

    // Damaged and foreign files are refused, and nothing is touched.
    let mut bytes = fs::read(&late).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0xaa);
    let bad = folder.path().join("bad.db");
    fs::write(&bad, &bytes).unwrap();
    refused(&["restore", text(&bad), "--check"], "damaged");
    refused(&["restore", text(&bad), "--data", text(&other), "--replace"], "damaged");
    fs::write(&bad, "this is no database, but a text that is long enough to be looked at").unwrap();
    refused(&["restore", text(&bad), "--check"], "not an SQLite database");
    let pool = AnyPool::connect(&format!("sqlite://{}", late.display())).await.unwrap();
    sqlx::query("UPDATE _sqlx_migrations SET version = 999 WHERE version = 7").execute(&pool).await.unwrap();
    pool.close().await;
    refused(&["restore", text(&late), "--check"], "newer version");
    assert_eq!(everything(&folder.path().join("export-3"), &["--data", text(&data)]).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn exports_go_from_one_database_to_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let data = path("data");
    let data = text(&data);
    let mut served = Served::start(&["--data", data, "--no-limits"], None);
    let mut ann = nobody(&served);
    ann.get("/api/me").await.ok();
    ann.put("/api/me", json!({"name": "Žofie \"Ž\" \\ \u{1f3b2}"})).await.ok();
    ann.post("/api/account", json!({"login": "ann", "password": "correct horse"})).await.ok();
    let mut records = BTreeMap::new();
    for game in ["babylonia", "tigris", "amyitis", "babylon"] {
        let table = ann.table(game, json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
        let mut socket = ann.sit(&table).await;
        let position = socket.expect("hello").await["position"].clone();
        socket.say(json!({"type": "chat", "client": "c", "text": "100 % \"sure\" \\ \u{1f3b2}"})).await;
        world::play_on(&mut socket, &[0, 1], position).await;
        records.insert(table.clone(), ann.get(&format!("/api/tables/{table}/record")).await.text);
    }
    let running = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bo"}])).await;
    let hook = json!({"url": "https://shinar.example/hook"});
    ann.put(&format!("/api/tables/{running}/webhook"), hook.clone()).await.ok();
    json_of(&["admin", "notices", "post", "Hello", "--data", data]);
    json_of(&["admin", "people", "role", "ann", "host", "--data", data]);
    // The server goes on; the export is of one moment.
    let first = path("first");
    let original = everything(&first, &["--data", data]).await;
    refused(&["export", text(&first), "--data", data], "exists already");
    refused(&["import", text(&first), "--data", data], "stop it first");
    stop(&mut served);
    refused(&["import", text(&first), "--data", data], "not empty");

    // Into PostgreSQL, and from there into a new file.
    let url = postgres::new_database().await;
    json_of(&["import", text(&first), "--database", &url]);
    assert_eq!(everything(&path("second"), &["--database", &url]).await, original);
    let back = path("back");
    json_of(&["import", text(&path("second")), "--data", text(&back)]);
    assert_eq!(everything(&path("third"), &["--data", text(&back)]).await, original);
    assert!(original["entries"].len() > 100 && original["chat"].len() == 4 && original["deeds"].len() == 2);
    for home in [["--database", &url], ["--data", text(&back)]] {
        let served = Served::start(&[home[0], home[1], "--no-limits"], None);
        ann.address = served.address;
        assert_eq!(ann.get("/api/me").await.ok()["login"], "ann");
        for (table, record) in &records {
            assert_eq!(ann.get(&format!("/api/tables/{table}/record")).await.text, *record);
        }
        assert_eq!(ann.get(&format!("/api/tables/{running}/webhook")).await.ok()["url"], hook["url"]);
        let mut socket = ann.sit(&running).await;
        let position = socket.expect("hello").await["position"].clone();
        world::play_on(&mut socket, &[0, 1], position).await;
    }

    // An export that was changed is refused.
    let people = first.join("people.jsonl");
    let honest = fs::read_to_string(&people).unwrap();
    fs::write(&people, honest.replace("ann", "bob")).unwrap();
    let empty = path("empty");
    refused(&["import", text(&first), "--data", text(&empty)], "people.jsonl is not as it was written");
    fs::write(&people, &honest).unwrap();
    let manifest = fs::read_to_string(first.join("manifest.json")).unwrap();
    for (from, to, part) in [
        ("\"version\": 1", "\"version\": 2", "version 2"),
        ("\"schema\": ", "\"schema\": 999", "newer version"),
        ("shinar-export", "other-export", "not an export"),
        ("people.jsonl", "../people.jsonl", "not the name of a file"),
        ("\"login\"", "\"lgoin\"", "no column \"lgoin\""),
    ] {
        fs::write(first.join("manifest.json"), manifest.replacen(from, to, 1)).unwrap();
        refused(&["import", text(&first), "--data", text(&empty)], part);
    }
}
