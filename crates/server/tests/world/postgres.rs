//! A real PostgreSQL for tests: in a folder of its own, on a free port, gone with the process that started it.
//!
//! The server's end must not depend on ours: a test may panic, abort, or be killed. So a shell stands between, which holds
//! a pipe to us. When the pipe closes, for whatever reason, it stops the server and deletes the folder.

use std::{
    fs,
    net::TcpListener,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use sqlx::{Connection, Executor, PgConnection};

/// The users that the server may run as when we are root, which it refuses.
const USERS: [&str; 2] = ["postgres", "nobody"];

/// The server of this process.
struct Postgres {
    port: u16,
    /// Holds the pipe whose closing ends the server.
    _shell: Child,
}

static POSTGRES: OnceLock<Postgres> = OnceLock::new();

/// The address of a new, empty database.
pub(crate) async fn new_database() -> String {
    static LAST: AtomicU32 = AtomicU32::new(0);
    let port = tokio::task::spawn_blocking(|| POSTGRES.get_or_init(start).port).await.unwrap();
    let url = |name: &str| format!("postgres://shinar@127.0.0.1:{port}/{name}");
    let name = format!("test_{}", LAST.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&url("postgres")).await.unwrap();
    connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
    connection.close().await.unwrap();
    url(&name)
}

fn start() -> Postgres {
    let binaries = binaries();
    for _ in 0..5 {
        let folder = tempfile::Builder::new().prefix("shinar-postgres-").tempdir().unwrap().keep();
        let user = unprivileged(&folder);
        let data = folder.join("data");
        let mut initdb = command(user, &binaries.join("initdb"));
        initdb.args([
            "--username=shinar",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "-D",
        ]);
        let made = initdb.arg(&data).stdout(Stdio::null()).output().unwrap();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut shell = command(user, Path::new("/bin/sh"))
            .args(["-c", SCRIPT, "sh"])
            .args([&binaries.join("postgres"), &folder])
            .arg(port.to_string())
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        if comes_up(&folder) {
            return Postgres { port, _shell: shell };
        }
        // Somebody else took the port meanwhile. The end of the wait closes the pipe.
        shell.wait().unwrap();
    }
    panic!("PostgreSQL does not start");
}

/// Runs the server until standard input closes. What is on disk need not outlive the machine here: nothing is flushed.
const SCRIPT: &str = r#"
"$1" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off \
    -c max_connections=200 >"$2/log" 2>&1 &
server=$!
while read -r _; do :; done
kill -QUIT $server
wait $server
rm -rf "$2"
"#;

/// Waits until the server itself says that it is ready; `false` if it gives up.
fn comes_up(folder: &Path) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(60) {
        let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
        if log.contains("ready to accept connections") {
            return true;
        }
        if log.contains("FATAL") {
            eprintln!("PostgreSQL: {log}");
            return false;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    false
}

/// Where the programs of the newest PostgreSQL are.
fn binaries() -> PathBuf {
    let mut found: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| {
            Some((version.as_ref().ok()?.file_name().to_str()?.parse().ok()?, version.ok()?.path()))
        })
        .filter(|(_, path): &(u32, PathBuf)| path.join("bin/postgres").exists())
        .collect();
    found.sort();
    match found.pop() {
        Some((_, path)) => path.join("bin"),
        None => panic!("these tests need PostgreSQL: `apt install postgresql`"),
    }
}

/// Gives the folder to the user that the server runs as; `None` if it can be us.
fn unprivileged(folder: &Path) -> Option<u32> {
    if fs::metadata(folder).unwrap().uid() != 0 {
        return None;
    }
    let id = USERS.iter().find_map(|user| {
        let id = Command::new("id").args(["-u", user]).output().ok()?;
        String::from_utf8(id.stdout).ok()?.trim().parse().ok()
    });
    let id = id.expect("a user to run PostgreSQL as");
    std::os::unix::fs::chown(folder, Some(id), None).unwrap();
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).unwrap();
    Some(id)
}

fn command(user: Option<u32>, program: &Path) -> Command {
    let Some(user) = user else { return Command::new(program) };
    let mut command = Command::new("setpriv");
    command.args([format!("--reuid={user}"), "--clear-groups".to_owned()]).arg(program);
    // Where we are may be closed to that user.
    command.current_dir("/");
    command
}
