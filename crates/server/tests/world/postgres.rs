//! A real PostgreSQL for tests: in its own folder, on a free port, stopped with the process that started it.
//!
//! It must stop however the test ends: a test may panic, abort, or be killed. So a shell runs in between, which holds
//! a pipe to us. When the pipe closes, for whatever reason, it stops the server and deletes the folder.

use std::{
    fs,
    io::Write,
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

/// The users to run PostgreSQL as if the tests run as root, which it refuses.
const USERS: [&str; 2] = ["postgres", "nobody"];

/// A PostgreSQL server.
pub(crate) struct Postgres {
    port: u16,
    folder: PathBuf,
    /// Holds the pipe whose closing ends the server.
    shell: Child,
}

/// Makes the variables of a server's environment, given its folder.
type Environment = fn(&Path) -> Vec<(String, String)>;

/// What is unusual about a server.
#[derive(Default)]
pub(crate) struct Unusual {
    /// It accepts encrypted connections only, with a certificate for `localhost` that it signed itself.
    pub(crate) tls: bool,
    /// Its environment, given its folder.
    pub(crate) environment: Option<Environment>,
}

static POSTGRES: OnceLock<Postgres> = OnceLock::new();

/// The address of a new, empty database.
pub(crate) async fn new_database() -> String {
    tokio::task::spawn_blocking(|| {
        POSTGRES.get_or_init(|| Postgres::start(&Unusual::default()));
    })
    .await
    .unwrap();
    POSTGRES.get().unwrap().new_database().await
}

impl Postgres {
    /// The address of a new, empty database.
    pub(crate) async fn new_database(&self) -> String {
        static LAST: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", LAST.fetch_add(1, Ordering::Relaxed));
        let mut connection = PgConnection::connect(&self.url("postgres")).await.unwrap();
        connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        connection.close().await.unwrap();
        self.url(&name)
    }

    /// The address of a database.
    pub(crate) fn url(&self, name: &str) -> String {
        format!("postgres://shinar@127.0.0.1:{}/{name}", self.port)
    }

    /// Where its data, its log and its certificate are.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Stops it at once, as if it had crashed.
    pub(crate) fn stop(&mut self) {
        fs::write(self.folder.join("log"), "").unwrap();
        writeln!(self.shell.stdin.as_mut().unwrap(), "stop").unwrap();
        let gone = || std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err();
        while !gone() {
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Starts it again.
    pub(crate) fn start_again(&mut self) {
        writeln!(self.shell.stdin.as_mut().unwrap(), "start").unwrap();
        assert!(comes_up(&self.folder, true), "PostgreSQL does not start again");
    }

    pub(crate) fn start(unusual: &Unusual) -> Self {
        let binaries = binaries();
        for _ in 0..5 {
            let folder = tempfile::Builder::new().prefix("shinar-postgres-").tempdir().unwrap().keep();
            let environment = unusual.environment.map(|of| of(&folder)).unwrap_or_default();
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
            if unusual.tls {
                certify(&folder, user);
            }
            let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            let mut shell = command(user, Path::new("/bin/sh"))
                .args(["-c", SCRIPT, "sh"])
                .args([&binaries.join("postgres"), &folder])
                .arg(port.to_string())
                .arg(if unusual.tls { "on" } else { "off" })
                .envs(environment)
                .stdin(Stdio::piped())
                .spawn()
                .unwrap();
            if comes_up(&folder, false) {
                return Self { port, folder, shell };
            }
            // Another process took the port meanwhile. Waiting for the shell closes the pipe.
            shell.wait().unwrap();
        }
        panic!("PostgreSQL does not start");
    }
}

/// Makes a certificate, and lets nobody in without encryption.
fn certify(folder: &Path, user: Option<u32>) {
    let data = folder.join("data");
    let made = command(user, Path::new("openssl"))
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost", "-addext", "basicConstraints=critical,CA:FALSE"])
        .arg("-keyout")
        .arg(data.join("server.key"))
        .arg("-out")
        .arg(data.join("server.crt"))
        .output()
        .unwrap();
    assert!(made.status.success(), "openssl: {}", String::from_utf8_lossy(&made.stderr));
    fs::write(data.join("pg_hba.conf"), "hostssl all all all trust\n").unwrap();
}

/// Runs the server until standard input closes; on demand it stops, and starts again. The data need not survive a crash of
/// the machine, so nothing is flushed.
const SCRIPT: &str = r#"
run() {
    "$1" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off \
        -c max_connections=200 -c ssl="$4" >>"$2/log" 2>&1 &
    server=$!
}
run "$@"
while read -r word; do
    case $word in
    stop) kill -QUIT $server; wait $server ;;
    start) run "$@" ;;
    esac
done
kill -QUIT $server
wait $server
rm -rf "$2"
"#;

/// Waits until the server itself says that it is ready; `false` if it gives up.
fn comes_up(folder: &Path, again: bool) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(60) {
        let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
        if log.contains("ready to accept connections") {
            return true;
        }
        // A server that had clients turns them away while it recovers.
        if log.contains("FATAL") && !again {
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

/// Gives the folder to the user that PostgreSQL runs as; `None` if that is the current user.
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
    // That user may have no access to the current folder.
    command.current_dir("/");
    command
}
