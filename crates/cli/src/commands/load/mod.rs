//! `shinar load`: random legal play over real sockets at many tables of a server on this machine.
//!
//! Each table has two guests with a socket each. The time of an action runs from sending it until both guests have
//! received it. By default each table acts as soon as it can; with `--rate`, all tables together keep to a timetable; with `--idle`
//! they rest, and act once at the end.

mod host;
mod table;

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use serde_json::json;
use shinar_core::play::stream;
use tokio::task::JoinSet;

use self::{host::Host, table::TestTable};
use super::grouped;
use crate::{args::LoadArgs, output::Output, process, progress::Progress};

/// The most tables to set up at the same time.
const AT_ONCE: usize = 32;
/// The most seconds between two actions of a table.
const SLOWEST: u32 = 10;
/// The level of the bots that play meanwhile.
const BOT_LEVEL: u8 = 6;

/// The measurements of the tables.
#[derive(Debug, Default)]
struct Figures {
    /// How long each action took, in microseconds.
    times: Vec<u32>,
    finished: u64,
    /// What went wrong, and how often.
    errors: BTreeMap<String, u64>,
}

impl Figures {
    fn add(&mut self, other: Self) {
        self.times.extend(other.times);
        self.finished += other.finished;
        for (error, count) in other.errors {
            *self.errors.entry(error).or_default() += count;
        }
    }

    fn add_error(&mut self, error: &anyhow::Error) {
        *self.errors.entry(format!("{error:#}")).or_default() += 1;
    }

    /// The time in milliseconds within which a share of the actions had reached both guests; `times` are sorted.
    fn within(&self, share: f64) -> f64 {
        let last = self.times.len().saturating_sub(1);
        let index = (self.times.len() as f64 * share) as usize;
        self.times.get(index.min(last)).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }
}

pub(crate) fn run(args: &LoadArgs, out: &mut Output) -> anyhow::Result<bool> {
    if let Some(rate) = args.rate
        && args.tables > rate * SLOWEST
    {
        bail!(
            "--rate {rate} is too slow for {} tables: each must act once in {SLOWEST} seconds, or the server considers its \
             players gone; use at least --rate {}",
            args.tables,
            args.tables.div_ceil(SLOWEST)
        );
    }
    process::raise_file_limit();
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    let (figures, memory) = runtime.block_on(load(args))?;
    report(args, &figures, memory, out)?;
    Ok(figures.errors.is_empty())
}

async fn load(args: &LoadArgs) -> anyhow::Result<(Figures, Option<u64>)> {
    let host = Host::find(&args.url).await?;
    let games = host.games(args.game.as_deref()).await?;
    for game in games.iter().cycle().take(args.bots.into()) {
        host.bots_table(game, BOT_LEVEL).await?;
    }
    let seated = sit_down(&host, &games, args).await?;

    let start = Instant::now();
    let end = start + Duration::from_secs(args.seconds.into());
    let period = args.rate.map(|rate| Duration::from_secs(1) * args.tables / rate);
    let mut playing = JoinSet::new();
    for (number, table) in (0..).zip(seated) {
        let timetable = period.map(|period| (start + period * number / args.tables, period));
        match args.idle {
            true => playing.spawn(table.rest(end)),
            false => playing.spawn(table.play(timetable, end)),
        };
    }
    let mut progress = Progress::new(args.seconds.into(), "seconds");
    let mut figures = Figures::default();
    let mut second = tokio::time::interval(Duration::from_secs(1));
    let mut memory = None;
    loop {
        tokio::select! {
            done = playing.join_next() => match done {
                Some(done) => figures.add(done.context("a table's task failed")?),
                None => break,
            },
            _ = second.tick() => {
                progress.set(start.elapsed().as_secs());
                // The last figure from before the tables stop.
                if Instant::now() < end {
                    memory = host.memory().await.or(memory);
                }
            }
        }
    }
    figures.times.sort_unstable();
    Ok((figures, memory))
}

/// Sets up all tables, several at a time.
async fn sit_down(host: &Host, games: &[String], args: &LoadArgs) -> anyhow::Result<Vec<TestTable>> {
    let mut progress = Progress::new(args.tables.into(), "tables");
    let mut coming = JoinSet::new();
    let mut seated = Vec::with_capacity(args.tables as usize);
    let mut games = (0..args.tables).zip(games.iter().cycle());
    loop {
        while coming.len() < AT_ONCE
            && let Some((number, game)) = games.next()
        {
            let rng = stream(args.seed, number.into());
            coming.spawn(TestTable::sit_down(host.clone(), game.clone(), rng));
        }
        let Some(table) = coming.join_next().await else { return Ok(seated) };
        seated.push(table.context("a table's task failed")??);
        progress.set(seated.len() as u64);
    }
}

fn report(args: &LoadArgs, figures: &Figures, memory: Option<u64>, out: &mut Output) -> anyhow::Result<()> {
    let per_second = figures.times.len() as f64 / f64::from(args.seconds);
    let [p50, p99, worst] = [0.5, 0.99, 1.0].map(|share| figures.within(share));
    let errors: u64 = figures.errors.values().sum();
    let rss = memory.map(|bytes| bytes as f64 / 1e6);
    if args.json {
        let report = json!({
            "tables": args.tables,
            "sockets": 2 * args.tables,
            "seconds": args.seconds,
            "rate": args.rate,
            "idle": args.idle,
            "bots": args.bots,
            "actions": figures.times.len(),
            "actions_per_second": per_second,
            "p50_ms": p50,
            "p99_ms": p99,
            "max_ms": worst,
            "games_finished": figures.finished,
            "errors": errors,
            "error_texts": figures.errors.keys().collect::<Vec<_>>(),
            "server_rss_mb": rss,
        });
        return out.line(report.to_string());
    }
    out.line(format!(
        "{} tables, {} sockets, {} seconds{}",
        grouped(args.tables.into()),
        grouped(2 * u64::from(args.tables)),
        args.seconds,
        match (args.idle, args.rate) {
            (true, _) => " of rest".to_owned(),
            (false, Some(rate)) => format!(", {} actions/s requested", grouped(rate.into())),
            (false, None) => String::new(),
        }
    ))?;
    let actions = match args.idle {
        true => format!("{} actions afterwards", grouped(figures.times.len() as u64)),
        false => format!("{} actions/s", grouped(per_second as u64)),
    };
    out.line(format!(
        "{actions}; received by all within {p50:.1} ms (half), {p99:.1} ms (99 %), {worst:.1} ms (all)"
    ))?;
    out.line(format!("{} games were played to their end", grouped(figures.finished)))?;
    if let Some(rss) = rss {
        out.line(format!("the server took {rss:.0} MB"))?;
    }
    out.line(format!("{} errors", grouped(errors)))?;
    for (error, count) in &figures.errors {
        out.line(format!("  {count} × {error}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_the_times() {
        let figures = Figures { times: (1..=200).map(|n| n * 1000).collect(), ..Figures::default() };
        assert_eq!(figures.within(0.5), 101.0);
        assert_eq!(figures.within(0.99), 199.0);
        assert_eq!(figures.within(1.0), 200.0);
        assert_eq!(Figures::default().within(0.5), 0.0);
    }
}
