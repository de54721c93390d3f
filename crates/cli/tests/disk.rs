//! The disk is full, broken or read-only while people play, the database goes away and comes back. Nothing that was
//! acknowledged is lost; the server says that it cannot write, and goes on by itself when it can.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod faults;
mod players;
mod served;
#[path = "../../server/tests/world/mod.rs"]
mod world;

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use faults::Disk;
use players::{Doors, Seating, Table};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use served::Served;
use sqlx::{AnyPool, Row};
use world::{
    Person,
    postgres::{Postgres, Unusual},
};

/// How long the server may take to notice something. The machine may be busy.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long the disk fails.
const TROUBLE: Duration = Duration::from_secs(2);

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk() {
    sqlite(Disk::Full).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn failing_writes() {
    sqlite(Disk::WriteError).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn failing_flushes() {
    sqlite(Disk::FlushError).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_disk() {
    sqlite(Disk::ReadOnly).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn torn_writes() {
    sqlite(Disk::Torn).await;
}

async fn sqlite(disk: Disk) {
    let (place, faults) = Seating::failing();
    trouble(place, Trouble::Steady, || faults.set(disk), || faults.set(Disk::Sound)).await;
}

/// A disk without room lets the server write a little now and then, where there was something before.
#[tokio::test(flavor = "multi_thread")]
async fn no_room_to_grow() {
    let (place, faults) = Seating::failing();
    trouble(place, Trouble::Now, || faults.set(Disk::NoGrowth), || faults.set(Disk::Sound)).await;
}

/// PostgreSQL's own disk is full.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_under_postgres() {
    let (postgres, faults) = faults::postgres().await;
    let place = Seating::on(postgres.new_database().await);
    trouble(place, Trouble::Now, || faults.set(Disk::NoGrowth), || faults.set(Disk::Sound)).await;
}

/// PostgreSQL is gone for a while.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_goes_away() {
    let start = || Postgres::start(&Unusual::default());
    let mut postgres = tokio::task::spawn_blocking(start).await.unwrap();
    let place = Seating::on(postgres.new_database().await);
    let served = place.serve();
    let mut ann = players::guest(served.address).await;
    postgres.stop();
    for _ in 0..3 {
        let begun = Instant::now();
        assert_eq!(ann.get("/healthz").await.status, 503);
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    }
    let begun = Instant::now();
    let refused = ann.get("/api/me").await;
    assert_eq!((refused.status, refused.code().as_str()), (503, "unavailable"));
    assert!(begun.elapsed() < Duration::from_secs(6), "{:?}", begun.elapsed());
    postgres.start_again();
    eventually("the server is healthy again", async || ann.get("/healthz").await.status == 200).await;
    assert_eq!(ann.put("/api/me", json!({"name": "Ann"})).await.ok()["name"], "Ann");
    let errors = place.errors();
    let told = errors.iter().filter(|line| line.contains("cannot be written")).count();
    assert!(told <= 1, "{errors:#?}");
}

/// How steadily the disk fails.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trouble {
    /// Nothing can be written.
    Steady,
    /// Now and then a little can be written.
    Now,
}

/// People play, the disk fails, and recovers.
async fn trouble(place: Seating, trouble: Trouble, breaks: impl Fn(), heals: impl Fn()) {
    let mut served = place.serve();
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut tables = vec![
        Table::of_two(served.address, &mut rng).await,
        Table::of_two(served.address, &mut rng).await,
        Table::begin(served.address, &mut rng).await,
    ];
    let mut ann = players::guest(served.address).await;
    ann.put("/api/me", json!({"name": "Ann"})).await.ok();
    let watched = ann.table("babylonia", json!([{"kind": "me"}, {"kind": "local", "name": "Bea"}])).await;
    let mut socket = ann.sit(&watched).await;
    let position = socket.expect("hello").await["position"].clone();

    let doors = Doors::many(vec![served.address]);
    let players = players::sit_down(&mut tables, &doors);
    let pool = place.pool().await;
    grows(&pool).await;
    breaks();
    eventually("the server notices", async || cannot_write(&ann.get("/healthz").await)).await;

    match trouble {
        Trouble::Steady => says_so(&mut ann, &watched, &position, &pool).await,
        Trouble::Now => tokio::time::sleep(TROUBLE).await,
    }
    heals();

    // It goes on by itself.
    eventually("the server is healthy again", async || ann.get("/healthz").await.status == 200).await;
    assert_eq!(ann.put("/api/me", json!({"name": "Cid"})).await.ok()["name"], "Cid");
    grows(&pool).await;
    assert!(ann.get("/metrics").await.text.contains("shinar_store_writable 1"));
    doors.close();
    players::stand_up(&mut tables, players).await;
    let put_off: u32 = tables.iter().flat_map(|table| &table.players).map(|player| player.put_off).sum();
    let repeated: u32 = tables.iter().flat_map(|table| &table.players).map(|player| player.repeated).sum();
    let done: usize = tables.iter().flat_map(|table| &table.players).map(|player| player.done.len()).sum();
    eprintln!("disk: {done} acknowledged, {put_off} put off, {repeated} repeated");
    assert!(repeated > 0, "nobody noticed anything");
    for table in &mut tables {
        table.check(served.address, &place).await;
    }
    pool.close().await;

    // It was logged once, and not for every request.
    let errors = place.errors();
    assert_eq!(errors.len(), 1, "{errors:#?}");
    assert!(errors[0].contains("the database cannot be written"), "{errors:#?}");

    assert!(served.terminate().success());
    assert!(place.log().contains("everything is written"));
    let served = place.serve();
    let mut ann = Person { address: served.address, ..ann };
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Cid");
    for mut table in tables {
        table.check(served.address, &place).await;
        table.give_up().await;
        table.verify(served.address, &place).await;
    }
}

/// The server says to everybody, in every way, that it cannot write, as long as it cannot.
async fn says_so(ann: &mut Person, watched: &str, position: &Value, pool: &AnyPool) {
    let mut nobody = players::guest_at(ann.address);
    let refused = nobody.get("/api/me").await;
    assert!(cannot_write(&refused), "{} {}", refused.status, refused.text);
    assert!(refused.headers.get("set-cookie").is_none(), "a cookie that nobody will know");
    for (method, path, body) in [
        ("PUT", "/api/me".to_owned(), json!({"name": "Bob"})),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({"game": "babylonia", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ),
        ("POST", "/api/tokens".to_owned(), json!({"name": "program"})),
        ("POST", format!("/api/tables/{watched}/leave"), json!({})),
    ] {
        let refused = ann.ask(ann.request(method, &path).json(&body)).await;
        assert!(cannot_write(&refused), "{method} {path}: {} {}", refused.status, refused.text);
    }
    says_so_on_sockets(ann, watched, position).await;
    let metrics = ann.get("/metrics").await.text;
    assert!(metrics.contains("shinar_store_writable 0"), "{metrics}");
    let begun = Instant::now();
    let before = entries(pool).await;
    while begun.elapsed() < TROUBLE {
        let health = ann.get("/healthz").await;
        assert_eq!(health.status, 503, "{}", health.text);
        // What is stored can still be read.
        assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(entries(pool).await, before, "something was written after all");
}

/// A move and a line of chat are refused with a code of their own, or the socket is closed with one.
async fn says_so_on_sockets(ann: &Person, table: &str, position: &Value) {
    let seat = position["asked"].as_u64().unwrap() as usize;
    let action = world::legal(position, seat)[0].clone();
    let act = json!({"type": "act", "client": "try", "version": position["version"], "seat": seat, "action": action, "end": true});
    for message in [act, json!({"type": "chat", "client": "line", "text": "hello"})] {
        let mut socket = ann.sit(table).await;
        socket.say(message).await;
        loop {
            match socket.hear_any().await {
                Ok(heard) if heard["type"] == "refused" => {
                    assert_eq!(heard["code"], "cannot_write", "{heard}");
                    break;
                }
                Ok(heard) => assert_ne!(heard["type"], "done", "{heard}"),
                Err(closed) => {
                    assert_eq!(closed.map(|(code, _)| code), Some(4503));
                    break;
                }
            }
        }
    }
}

/// Who stops a server that cannot write learns that not everything is written.
#[tokio::test(flavor = "multi_thread")]
async fn stopping_without_room_is_honest() {
    let (place, faults) = Seating::failing();
    let mut served = place.serve();
    let mut ann = players::guest(served.address).await;
    faults.set(Disk::Full);
    eventually("the server notices", async || {
        ann.put("/api/me", json!({"name": "Ann"})).await;
        cannot_write(&ann.get("/healthz").await)
    })
    .await;
    let status = served.terminate();
    assert_eq!(status.code(), Some(2), "{status}");
    let log = place.log();
    assert!(log.contains("only what was acknowledged is written"), "{log}");
    assert!(!log.contains("everything is written"), "{log}");
}

/// The same on a small file system of its own, if the tests may mount one.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_file_system() {
    let place = Seating::sqlite();
    let data = place.path("data");
    fs::create_dir(&data).unwrap();
    let mount = Command::new("mount").args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]).arg(&data).output();
    if !mount.is_ok_and(|mount| mount.status.success()) {
        eprintln!("skipped: only root can mount a file system");
        return;
    }
    let _mounted = Mounted(data.clone());
    let filler = data.join("filler");
    let fill = || {
        // Everything that is left, a page at a time.
        let mut file = fs::File::create(&filler).unwrap();
        while std::io::Write::write_all(&mut file, &[1; 4096]).is_ok() {}
    };
    trouble(place, Trouble::Now, fill, || fs::remove_file(&filler).unwrap()).await;
}

struct Mounted(std::path::PathBuf);

impl Drop for Mounted {
    fn drop(&mut self) {
        // Lazily: it may be in use until the test has ended.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_server_names_the_first() {
    let place = Seating::sqlite();
    let mut first = place.serve();
    let (code, error, _) = fails_to_start(&["--data", place.path("data").to_str().unwrap()]);
    assert_ne!(code, Some(0));
    assert!(error.contains(&format!("in use by process {}", first.child.id())), "{error}");
    // The first one has not noticed anything.
    players::guest(first.address).await;
    first.kill();
    let mut second = place.serve();
    players::guest(second.address).await;
    assert!(second.terminate().success());
    place.serve();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_stored_is_private() {
    for existed in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        if existed {
            fs::create_dir(&data).unwrap();
            fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
            fs::write(data.join("shinar.db"), "").unwrap();
            fs::set_permissions(data.join("shinar.db"), fs::Permissions::from_mode(0o644)).unwrap();
        }
        let served = Served::with_umask(&["--data", data.to_str().unwrap()], "000");
        players::guest(served.address).await;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&data), 0o700);
        let mut names = Vec::new();
        for entry in fs::read_dir(&data).unwrap() {
            let path = entry.unwrap().path();
            assert_eq!(mode(&path), 0o600, "{}", path.display());
            names.push(path.file_name().unwrap().to_str().unwrap().to_owned());
        }
        names.sort();
        assert_eq!(
            names,
            ["shinar.db", "shinar.db-shm", "shinar.db-wal", "shinar.db.admin", "shinar.db.lock"]
        );
    }
}

#[test]
fn what_cannot_be_opened_is_said_at_once() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("shinar.db"),
        "this is no database, but a text that is long enough ".repeat(100),
    )
    .unwrap();
    let (code, error, took) = fails_to_start(&["--data", folder.path().to_str().unwrap()]);
    assert_ne!(code, Some(0));
    assert!(error.contains("file is not a database"), "{error}");
    assert!(took < Duration::from_secs(10), "{took:?}");

    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = format!("postgres://shinar:secret-password@127.0.0.1:{port}/shinar");
    let (code, error, took) = fails_to_start(&["--database", &url]);
    assert_ne!(code, Some(0));
    assert!(error.contains("refused") && !error.contains("secret-password"), "{error}");
    assert!(took < Duration::from_secs(10), "{took:?}");
}

/// Damaged pages are found, and the health check says so.
#[tokio::test(flavor = "multi_thread")]
async fn damaged_pages_are_noticed() {
    let place = Seating::sqlite();
    let mut served = place.serve();
    for _ in 0..30 {
        players::guest(served.address).await;
    }
    assert!(served.terminate().success());
    let file = place.path("data/shinar.db");
    let mut bytes = fs::read(&file).unwrap();
    // The first two pages stay, so that it looks sound at first.
    for byte in &mut bytes[2 * 4096..] {
        *byte ^= 0x55;
    }
    fs::write(&file, bytes).unwrap();
    let log = place.path("log");
    match Served::try_start(&["--data", place.path("data").to_str().unwrap()], &log) {
        // Some damage is found at once.
        None => {
            assert!(place.log().contains("malformed") || place.log().contains("damaged"), "{}", place.log());
        }
        Some(served) => {
            let mut nobody = players::guest_at(served.address);
            eventually("the damage is noticed", async || nobody.get("/healthz").await.status == 503).await;
        }
    }
}

/// PostgreSQL that accepts encrypted connections only.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_over_tls() {
    let postgres =
        tokio::task::spawn_blocking(|| Postgres::start(&Unusual { tls: true, ..Unusual::default() }));
    let postgres = postgres.await.unwrap();
    let plain = postgres.url("postgres").replace("127.0.0.1", "localhost");
    let (_, error, _) = fails_to_start(&["--database", &format!("{plain}?sslmode=disable")]);
    assert!(error.contains("pg_hba.conf") || error.contains("no encryption"), "{error}");
    let certificate = postgres.folder().join("data/server.crt");
    let verified = format!("{plain}?sslmode=verify-full&sslrootcert={}", certificate.display());
    for url in [format!("{plain}?sslmode=require"), verified] {
        let served = Served::start(&["--database", &url], None);
        let mut ann = players::guest(served.address).await;
        assert_eq!(ann.get("/healthz").await.status, 200);
    }
    // A certificate that nobody vouches for, or for another name, is not accepted if it is to be verified.
    let (_, error, _) = fails_to_start(&["--database", &format!("{plain}?sslmode=verify-full")]);
    assert!(error.to_lowercase().contains("certificate"), "{error}");
    let other = postgres.url("postgres");
    let other = format!("{other}?sslmode=verify-full&sslrootcert={}", certificate.display());
    let (_, error, _) = fails_to_start(&["--database", &other]);
    assert!(error.to_lowercase().contains("certificate"), "{error}");
}

/// Starts a server that must not start; returns its exit code, what it says, and how long it took.
fn fails_to_start(args: &[&str]) -> (Option<i32>, String, Duration) {
    let begun = Instant::now();
    let child = Command::new(env!("CARGO_BIN_EXE_shinar"))
        .args(["serve", "--listen", "127.0.0.1:0"])
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let output = child.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap(), begun.elapsed())
}

fn cannot_write(answer: &world::Answer) -> bool {
    answer.status == 503 && answer.code() == "cannot_write"
}

/// Waits until something is so.
async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < PATIENCE, "{what}: not in time");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn entries(pool: &AnyPool) -> i64 {
    let count = sqlx::query("SELECT COUNT(*) AS number FROM entries").fetch_one(pool).await;
    count.unwrap().get("number")
}

/// Waits until people have played on a little.
async fn grows(pool: &AnyPool) {
    let before = entries(pool).await;
    eventually("people play on", async || entries(pool).await >= before + 20).await;
}
