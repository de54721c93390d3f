//! `shinar serve`: tables to play at in a browser.

use std::io::{IsTerminal, stderr};

use anyhow::{Context, bail};
use shinar_server::{Server, limits::Rates, settings::Settings};
use tracing_subscriber::{
    EnvFilter, Layer,
    filter::{LevelFilter, filter_fn},
    fmt,
    layer::SubscriberExt,
    registry,
    util::SubscriberInitExt,
};

use crate::{args::ServeArgs, output::Output, process};

pub(crate) fn run(args: &ServeArgs, out: &mut Output) -> anyhow::Result<bool> {
    if args.print_config {
        out.text(&Settings::default().to_file())?;
        return Ok(true);
    }
    let Settings { mut config, log: filter } = args.settings.settings(args.config.as_ref())?;
    if args.no_limits {
        if !config.listen.ip().is_loopback() {
            bail!("--no-limits is for load tests; it needs a loopback address, such as 127.0.0.1");
        }
        config.rates = Rates::NONE;
    }
    log(&filter)?;
    process::raise_file_limit();
    process::avoid_huge_pages();
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(async {
        let server = Server::start(config).await?;
        let address = format!("http://{}", server.address());
        out.line(format!("Shinar is served at {address} (Ctrl-C ends it)"))?;
        out.flush()?;
        if args.open
            && let Err(error) = open::that_detached(&address)
        {
            eprintln!("cannot open a browser: {error}");
        }
        stopped().await?;
        server.stop();
        server.finished().await?;
        Ok(true)
    })
}

/// Logs go to standard error: readable in a terminal, as JSON otherwise.
fn log(filter: &str) -> anyhow::Result<()> {
    let filter =
        EnvFilter::try_new(filter).with_context(|| format!("log: {filter:?} is not a level or a filter"))?;
    // At the trace level libraries print everything that passes through them, including secrets of players.
    let discreet =
        filter_fn(|what| *what.level() <= LevelFilter::DEBUG || what.target().starts_with("shinar"));
    let layer = fmt::layer().with_writer(stderr);
    let layer = if stderr().is_terminal() { layer.boxed() } else { layer.json().boxed() };
    let started = registry().with(filter).with(layer.with_filter(discreet)).try_init();
    started.map_err(|error| anyhow::anyhow!("cannot log: {error}"))
}

/// Waits for the signal to stop: Ctrl-C, or SIGTERM on Unix.
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
