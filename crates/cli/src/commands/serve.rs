//! `shinar serve`: tables to play at in a browser.

use std::{
    env,
    io::{IsTerminal, stderr},
    path::PathBuf,
};

use anyhow::{Context, bail};
use shinar_server::{Config, Server, limits::Rates};
use tracing_subscriber::{
    EnvFilter, Layer,
    filter::{LevelFilter, filter_fn},
    fmt,
    layer::SubscriberExt,
    registry,
    util::SubscriberInitExt,
};

use crate::{args::ServeArgs, files, output::Output};

pub(crate) fn run(args: ServeArgs, out: &mut Output) -> anyhow::Result<bool> {
    if args.no_limits && !args.listen.ip().is_loopback() {
        bail!("--no-limits is for load tests; it needs an address of this machine, such as 127.0.0.1");
    }
    log()?;
    files::raise_limit();
    let open = args.open;
    let config = config(args)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(async {
        let server = Server::start(config).await?;
        let address = format!("http://{}", server.address());
        out.line(format!("Shinar is served at {address} (Ctrl-C ends it)"))?;
        out.flush()?;
        if open && let Err(error) = open::that_detached(&address) {
            eprintln!("cannot open a browser: {error}");
        }
        stopped().await?;
        server.stop();
        server.finished().await?;
        Ok(true)
    })
}

fn config(args: ServeArgs) -> anyhow::Result<Config> {
    let data = match (args.data, &args.database) {
        (Some(data), _) => data,
        (None, Some(_)) => PathBuf::new(),
        (None, None) => data_folder().context("there is no place for data; say --data DIR")?,
    };
    let mut config = Config::local(args.listen, data);
    config.database = args.database;
    config.origins = args.origins;
    config.behind_proxy = args.behind_proxy;
    config.bot_scale = args.scale;
    if let Some(threads) = args.bot_threads {
        config.bot_threads = threads.into();
    }
    if args.no_limits {
        config.rates = Rates::NONE;
    }
    Ok(config)
}

/// Where programs keep a user's data.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local").join("share")))?;
    Some(base.join("shinar"))
}

/// Logs go to standard error: for people at a terminal, as JSON otherwise. `SHINAR_LOG=debug` tells more.
fn log() -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_env("SHINAR_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    // At their chattiest libraries print everything that passes through them, secrets of players included.
    let discreet =
        filter_fn(|what| *what.level() <= LevelFilter::DEBUG || what.target().starts_with("shinar"));
    let layer = fmt::layer().with_writer(stderr);
    let layer = if stderr().is_terminal() { layer.boxed() } else { layer.json().boxed() };
    let started = registry().with(filter).with(layer.with_filter(discreet)).try_init();
    started.map_err(|error| anyhow::anyhow!("cannot log: {error}"))
}

/// Waits for the wish to stop: Ctrl-C, or SIGTERM where there are signals.
async fn stopped() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate()).context("cannot listen for signals")?;
        tokio::select! {
            stopped = tokio::signal::ctrl_c() => stopped.context("cannot listen for signals"),
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await.context("cannot listen for signals")
}
