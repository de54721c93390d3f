//! The table server: HTTP and WebSocket, people, tables, storage.
//!
//! [`Server::start`] puts everything together; `routes.rs` is the table of all routes; `tables/` runs the games.
//!
//! One task a table owns its match. A move is written before anybody hears of it; tables that nobody needs leave memory
//! and come back from their log. Bots think on threads of their own.

pub mod api;
mod app;
mod assets;
mod bots;
mod clock;
mod cluster;
mod error;
pub mod fair;
mod gates;
mod handlers;
mod identity;
mod jobs;
pub mod limits;
mod listen;
mod openapi;
mod people;
mod routes;
mod store;
mod tables;

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::OnceLock,
    time::Duration,
};

use anyhow::Context;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::{net::TcpListener, task::JoinHandle};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

pub use openapi::Document;

use crate::{
    app::{App, Parts},
    bots::Bots,
    cluster::Cluster,
    gates::Gates,
    jobs::Jobs,
    limits::Rates,
    people::People,
    store::{Kind, Store},
    tables::{Directory, Visitor, Wish},
};

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the database file, made if it is not there.
    pub data: PathBuf,
    /// The address of another database.
    pub database: Option<String>,
    /// How often somebody may ask.
    pub rates: Rates,
    /// Pages of other addresses that may open sockets, such as `https://shinar.example`.
    pub origins: Vec<String>,
    /// Whether a proxy before us tells in `X-Forwarded-For` who asks, and speaks HTTPS with browsers.
    pub behind_proxy: bool,
    /// How many bots may think deeply at the same time.
    pub bot_threads: usize,
    /// What the bots' times to think are multiplied by.
    pub bot_scale: f64,
    /// How long a table stays in memory that nobody needs.
    pub idle: Duration,
    /// How long a request may take: its head, the rest, and the pause before the next.
    pub patience: Duration,
    /// How often sockets are asked whether they are still there, and whether they may be.
    pub pulse: Duration,
}

impl Config {
    /// A server on this machine with its data in a folder.
    pub fn local(listen: SocketAddr, data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            listen,
            data,
            database: None,
            rates: Rates::STANDARD,
            origins: Vec::new(),
            behind_proxy: false,
            bot_threads: (2 * cores).clamp(2, 16),
            bot_scale: 1.0,
            idle: Duration::from_secs(60),
            patience: Duration::from_secs(30),
            pulse: Duration::from_secs(30),
        }
    }
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl Server {
    /// Opens the store and begins to listen.
    pub async fn start(config: Config) -> anyhow::Result<Self> {
        metrics_handle();
        let url = match &config.database {
            Some(url) => url.clone(),
            None => {
                let folder = config.data.display();
                make_folder(&config.data).with_context(|| format!("cannot make the folder {folder}"))?;
                Store::file_url(&config.data)
            }
        };
        let store = Store::open(&url).await?;
        let listener = TcpListener::bind(config.listen)
            .await
            .with_context(|| format!("cannot listen on {}", config.listen))?;
        let address = listener.local_addr()?;
        let stop = CancellationToken::new();
        let bots = Bots::start(config.bot_threads, config.bot_scale)?;
        let cluster = (store.kind() == Kind::Postgres).then(|| Cluster::new(&url));
        let tables = Directory::new(store.clone(), bots, config.idle, cluster.clone());
        if let Some(cluster) = &cluster {
            cluster.join(tables.clone()).await.context("cannot join the processes on this database")?;
        }
        let app = App::new(Parts {
            tables,
            people: People::new(store.clone(), config.behind_proxy),
            jobs: Jobs::start(store.clone(), cluster.clone(), stop.clone())?,
            cluster,
            gates: Gates::new(config.rates),
            sockets: TaskTracker::new(),
            stop: stop.clone(),
            store,
            config,
        });
        tracing::info!(%address, "the server listens");
        let task = tokio::spawn(serve(app, listener));
        Ok(Self { address, stop, task })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Tells it to stop: sockets are closed, everything that was begun is finished and written.
    pub fn stop(&self) {
        self.stop.cancel();
    }

    /// Waits until it has stopped.
    pub async fn finished(self) -> anyhow::Result<()> {
        self.task.await.context("the server stopped unexpectedly")
    }
}

/// Makes a folder for its owner alone: seeds of shuffles are in the database, secret until the end of a game.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

async fn serve(app: App, listener: TcpListener) {
    let housekeeping = tokio::spawn(keep_house(app.clone()));
    listen::serve(&app, listener, routes::routes(app.clone())).await;
    // Those at tables hear that they can come again; who does not listen is not waited for.
    app.sockets.close();
    let _ = tokio::time::timeout(limits::FAREWELL, app.sockets.wait()).await;
    app.tables.close().await;
    if let Some(cluster) = &app.cluster {
        cluster.leave().await;
    }
    // It ends by itself; its answer does not matter.
    let _ = housekeeping.await;
    app.store.clone().close().await;
    tracing::info!("the server has stopped; everything is written");
}

/// How often tables are looked at that nobody looks at.
const SWEEP: Duration = Duration::from_secs(2);
/// How often old tokens and old addresses are forgotten.
const TIDY: u32 = 300;
/// How often we look for analyses that another process did not finish.
const JOBS: u32 = 15;

/// Wakes tables whose clock ran out or whose bot must move, and forgets what is no longer needed.
async fn keep_house(app: App) {
    for round in 0u32.. {
        match app.store.due_tables(clock::now()).await {
            Ok(due) => app.tables.wake(due).await,
            Err(error) => tracing::error!(%error, "cannot look for tables that are due"),
        }
        // Alone, we know after the first look that nobody else left anything.
        if round == 0 || (app.cluster.is_some() && round.is_multiple_of(JOBS)) {
            resume_jobs(&app).await;
        }
        if round.is_multiple_of(TIDY) {
            app.gates.sweep();
            if let Err(error) = app.store.sweep_tokens(clock::now()).await {
                tracing::error!(%error, "cannot forget old tokens");
            }
        }
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            () = app.stop.cancelled() => return,
        }
    }
}

/// Takes up analyses that were not done when this server, or another process, stopped.
async fn resume_jobs(app: &App) {
    let jobs = app.store.undone_jobs().await.unwrap_or_default();
    for (table, level) in jobs {
        let claim = if app.jobs.has(&table) { None } else { app.jobs.claim(&table).await };
        let Some(claim) = claim else { continue };
        let seen = app.tables.ask(&table, |reply| Wish::Record { visitor: Visitor::host(), reply }).await;
        if let Ok(Ok(record)) = seen {
            // A full queue leaves the rest for the next start.
            let _ = app.jobs.begin(&table, level, record, claim);
        }
    }
}

/// There is one registry of figures in a process.
fn metrics_handle() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).as_ref()
}

fn metrics_text() -> String {
    if let Some(bytes) = resident_memory() {
        metrics::gauge!("process_resident_memory_bytes").set(bytes as f64);
    }
    metrics_handle().map(PrometheusHandle::render).unwrap_or_default()
}

/// The memory this process takes, where the system tells.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
