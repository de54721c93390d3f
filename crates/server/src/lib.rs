//! The table server: HTTP and WebSocket, people, tables, storage.
//!
//! [`Server::start`] puts everything together; `routes.rs` is the table of all routes; `tables/` runs the games.
//!
//! Each table has one task, which owns its match. A move is written before it is broadcast; idle tables are closed, and opened
//! again from their journal. Bots think on their own threads.

pub mod api;
mod app;
mod assets;
mod bells;
mod bots;
mod caller;
mod clock;
mod cluster;
mod error;
mod handlers;
pub mod host;
mod identity;
mod jobs;
pub mod limits;
mod listen;
mod mail;
mod names;
mod openapi;
mod passkeys;
mod people;
mod pool;
mod presence;
mod puzzle_counts;
mod rate_limits;
mod ratings;
mod routes;
mod seeks;
mod sessions;
pub mod settings;
mod sign_ins;
mod store;
mod tables;
mod telemetry;
mod tournaments;

use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use anyhow::Context;
use tokio::{net::TcpListener, task::JoinHandle};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

pub use bells::Bells;
pub use mail::{Mail, MailEncryption};
pub use routes::openapi;
pub use seeks::Find;
pub use shinar_play::fair;
pub use store::{BackupReport, ExportFile, Manifest, backup, export, import, restore, verify};

use crate::{
    app::{App, Parts},
    bells::Ringer,
    bots::Bots,
    cluster::Cluster,
    host::{Door, DoorPlate},
    jobs::Jobs,
    limits::{Patience, Rates},
    mail::Mailer,
    people::People,
    presence::Presence,
    puzzle_counts::PuzzleCounts,
    rate_limits::RateLimits,
    sign_ins::SignIns,
    store::{Kind, Store, StoreError},
    tables::{Caller, Directory, TableRequest},
};

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The folder of the database file, created if it does not exist.
    pub data: PathBuf,
    /// The address of a database to use instead of the file.
    pub database: Option<String>,
    /// The rate limits.
    pub rates: Rates,
    /// How long things are kept, or waited for, when nobody does anything.
    pub patience: Patience,
    /// Other origins whose pages may open sockets, such as `https://shinar.example`.
    pub origins: Vec<String>,
    /// Names of the server besides its addresses and local names, such as `shinar.example`.
    pub names: Vec<String>,
    /// Whether a trusted proxy speaks HTTPS with browsers, and sends the client's address in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How many trusted proxies each append an address to `X-Forwarded-For`.
    pub proxy_hops: usize,
    /// How many bots may search at the same time.
    pub bot_threads: usize,
    /// A factor for the bots' thinking times.
    pub bot_scale: f64,
    /// How long an idle table stays in memory.
    pub idle: Duration,
    /// How long a request may take: its head, the rest, and the pause before the next.
    pub request_timeout: Duration,
    /// How often sockets are pinged, and their credentials checked.
    pub ping_interval: Duration,
    /// How e-mail is sent; without a host none is sent, and nobody can replace a forgotten password.
    pub mail: Mail,
    /// How people are notified of what happens at their tables.
    pub bells: Bells,
    /// How people find each other.
    pub find: Find,
    /// What is deleted after a while.
    pub retention: Retention,
    /// Who may read the metrics.
    pub metrics: MetricsAccess,
}

/// After how long something is deleted; `None` keeps it for ever.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Guests who have not been here.
    pub guests: Option<Duration>,
    /// Lines of chat.
    pub chat: Option<Duration>,
    /// Tables whose game is not over and where nothing has changed.
    pub idle_tables: Option<Duration>,
}

impl Retention {
    /// Generous: nobody misses what is deleted.
    pub const STANDARD: Self =
        Self { guests: Some(Duration::from_secs(400 * DAY)), chat: None, idle_tables: None };
}

const DAY: u64 = 24 * 60 * 60;

/// Who may read the metrics. Without a token and not in public, programs on this machine that connect directly.
#[derive(Clone, Default)]
pub struct MetricsAccess {
    /// The secret to send as a bearer token.
    pub token: Option<String>,
    /// Whether everybody may.
    pub public: bool,
}

impl std::fmt::Debug for MetricsAccess {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MetricsAccess").field("public", &self.public).finish_non_exhaustive()
    }
}

impl Config {
    /// The address of its database.
    pub fn database_url(&self) -> String {
        self.database.clone().unwrap_or_else(|| Store::file_url(&self.data))
    }

    /// A server with standard settings and its data in a folder.
    pub fn local(listen: SocketAddr, data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            listen,
            data,
            database: None,
            rates: Rates::STANDARD,
            patience: Patience::STANDARD,
            origins: Vec::new(),
            names: Vec::new(),
            behind_proxy: false,
            proxy_hops: 1,
            bot_threads: (2 * cores).clamp(2, 16),
            bot_scale: 1.0,
            idle: Duration::from_secs(60),
            request_timeout: Duration::from_secs(30),
            ping_interval: Duration::from_secs(30),
            mail: Mail::default(),
            bells: Bells::STANDARD,
            find: Find::STANDARD,
            retention: Retention::STANDARD,
            metrics: MetricsAccess::default(),
        }
    }
}

/// A running server.
///
/// ```
/// use shinar_server::{Config, Server};
///
/// # tokio::runtime::Runtime::new()?.block_on(async {
/// let folder = tempfile::tempdir()?;
/// let server = Server::start(Config::local(([127, 0, 0, 1], 0).into(), folder.path().into())).await?;
/// println!("play at http://{}", server.address());
/// server.stop();
/// server.finished().await
/// # })?;
/// # Ok::<_, anyhow::Error>(())
/// ```
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: CancellationToken,
    task: JoinHandle<anyhow::Result<()>>,
    plate: DoorPlate,
}

impl Server {
    /// Opens the store and starts to listen.
    pub async fn start(config: Config) -> anyhow::Result<Self> {
        telemetry::install();
        let url = match &config.database {
            Some(url) => url.clone(),
            None => {
                store::make_folder(&config.data)?;
                Store::file_url(&config.data)
            }
        };
        let store = Store::open(&url).await?;
        let mail = Mailer::new(&config.mail, store.clone())?.map(Arc::new);
        let ringer = Ringer::new(&config, &store).await?;
        let listener = TcpListener::bind(config.listen)
            .await
            .with_context(|| format!("cannot listen on {}", config.listen))?;
        let address = listener.local_addr()?;
        let stop = CancellationToken::new();
        let bots = Bots::start(config.bot_threads, config.bot_scale)?;
        let cluster = (store.kind() == Kind::Postgres).then(|| Cluster::new(&url));
        let tables = Directory::new(store.clone(), bots, &config, cluster.clone());
        if let Some(cluster) = &cluster {
            cluster.join(tables.clone()).await.context("cannot join the other processes on this database")?;
        }
        let app = App::new(Parts {
            tables,
            people: People::new(store.clone(), config.behind_proxy, SignIns::new(config.rates.logins)),
            mail,
            ringer,
            jobs: Jobs::start(store.clone(), cluster.clone(), stop.clone())?,
            cluster,
            door: Door::open(config.database.is_none().then_some(config.data.as_path()), address)?,
            presence: Presence::default(),
            puzzle_counts: PuzzleCounts::default(),
            rate_limits: RateLimits::new(config.rates),
            sockets: TaskTracker::new(),
            stop: stop.clone(),
            store,
            config,
        });
        tracing::info!(%address, "the server is listening");
        let plate = app.door.plate(address);
        let task = tokio::spawn(serve(app, listener));
        Ok(Self { address, stop, task, plate })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How to look after it.
    pub fn door(&self) -> &DoorPlate {
        &self.plate
    }

    /// Starts the shutdown: sockets are closed, and requests in progress are finished and written.
    pub fn stop(&self) {
        self.stop.cancel();
    }

    /// Waits until the shutdown is complete. An error says that the last writes failed; whatever was acknowledged is written.
    pub async fn finished(self) -> anyhow::Result<()> {
        self.task.await.context("the server stopped unexpectedly")?
    }
}

async fn serve(app: App, listener: TcpListener) -> anyhow::Result<()> {
    let housekeeping = tokio::spawn(run_housekeeping(app.clone()));
    let bells = tokio::spawn(bells::run(app.clone()));
    let matching = tokio::spawn(seeks::run(app.clone()));
    let presence = tokio::spawn(presence::run(app.clone()));
    let tournaments = tokio::spawn(tournaments::run(app.clone()));
    listen::serve(&app, listener, routes::routes(app.clone())).await;
    app.door.close();
    // What is on its way has a moment; the rest is sent after the restart.
    let abort = bells.abort_handle();
    if tokio::time::timeout(limits::GRACE, bells).await.is_err() {
        abort.abort();
    }
    // Clients at tables are asked to reconnect; those that do not react in time are cut off.
    app.sockets.close();
    let _ = tokio::time::timeout(limits::GRACE, app.sockets.wait()).await;
    app.tables.close().await;
    if let Some(cluster) = &app.cluster {
        cluster.leave().await;
    }
    if let Some(mail) = &app.mail {
        let _ = tokio::time::timeout(limits::GRACE, mail.close()).await;
    }
    for (what, task) in [("matching", matching), ("presence", presence), ("tournaments", tournaments)] {
        if let Err(error) = task.await {
            tracing::error!(%error, what, "a task ended unexpectedly");
        }
    }
    if let Err(error) = housekeeping.await {
        tracing::error!(%error, "housekeeping ended unexpectedly");
    }
    match app.store.clone().close().await {
        Ok(()) => {
            tracing::info!("the server has stopped; everything is written");
            Ok(())
        }
        Err(error) => {
            tracing::error!(%error, "the server has stopped; only what was acknowledged is written");
            Err(error).context("the server has stopped; only what was acknowledged is written")
        }
    }
}

/// How often to look for tables that are due.
const SWEEP: Duration = Duration::from_secs(2);
/// The number of sweeps after which expired tokens and unused rate limits are deleted.
const TIDY: u32 = 300;
/// The number of sweeps after which to look for analyses that this server or another process did not finish.
const JOBS: u32 = 15;

/// Wakes tables whose clock has run out or whose bot must move, and deletes what has expired.
async fn run_housekeeping(app: App) {
    if let Err(error) = app.people.complete_names().await {
        let message = error.problem().error.message;
        tracing::error!(message, "cannot note what the names of accounts look like");
    }
    for round in 0u32.. {
        telemetry::upkeep();
        match app.store.due_tables(clock::now()).await {
            // A table that cannot write what happens to it is better left alone.
            Ok(_) if app.store.cannot_write() => {}
            Ok(due) => app.tables.wake(due).await,
            // The check makes the writer notice, and say so once.
            Err(StoreError::Unavailable(_)) => drop(app.store.check().await),
            Err(error) => tracing::error!(%error, "cannot look for due tables"),
        }
        if round.is_multiple_of(JOBS) {
            resume_jobs(&app).await;
            app.tables.store_records().await;
        }
        if round.is_multiple_of(TIDY) {
            app.rate_limits.sweep();
            app.people.sweep();
            for swept in [
                app.store.sweep_tokens(clock::now()).await,
                app.store.sweep_links(clock::now()).await,
                app.store.sweep_vacations(clock::now()).await,
            ] {
                match swept {
                    // What has expired can wait.
                    Ok(_) | Err(StoreError::CannotWrite) => {}
                    Err(error) => tracing::error!(%error, "cannot delete what has expired"),
                }
            }
            tidy_bells(&app).await;
            host::expire(&app).await;
        }
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            () = app.stop.cancelled() => return,
        }
    }
}

/// Forgets what people were told long ago.
async fn tidy_bells(app: &App) {
    let ago = |age: Duration| clock::now() - age.as_millis() as i64;
    match app.store.sweep_bells(ago(limits::BELLS_KEPT), ago(limits::MAIL_STOP)).await {
        Ok(_) | Err(StoreError::CannotWrite) => {}
        Err(error) => tracing::error!(%error, "cannot delete old notifications"),
    }
}

/// Resumes analyses that were not done when this server, or another process, stopped.
async fn resume_jobs(app: &App) {
    let jobs = match app.store.undone_jobs().await {
        Ok(jobs) => jobs,
        Err(StoreError::Unavailable(_)) => return,
        Err(error) => {
            tracing::error!(%error, "cannot look for unfinished analyses");
            return;
        }
    };
    for (table, level) in jobs {
        if app.jobs.has(&table) {
            continue;
        }
        let Some(reservation) = app.jobs.reserve_for_resumed() else {
            // The queue is full; the rest is resumed later.
            return;
        };
        let Some(claim) = app.jobs.claim(&table).await else { continue };
        let request = |reply| TableRequest::Record { caller: Caller::server(), reply };
        let record = match app.tables.ask(&table, request).await {
            Ok(Ok(record)) => record,
            Ok(Err(error)) => {
                let message = error.problem().error.message;
                tracing::error!(%table, message, "cannot resume an analysis");
                continue;
            }
            Err(error) => {
                tracing::error!(%table, %error, "cannot resume an analysis");
                continue;
            }
        };
        app.jobs.begin(&table, level, record, claim, reservation);
    }
}
