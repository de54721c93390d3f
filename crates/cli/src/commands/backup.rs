//! `shinar backup` and `shinar restore`: copies of a server's database file.

use anyhow::bail;
use shinar_server::{BackupReport, Config};

use super::grouped;
use crate::{
    args::{BackupArgs, RestoreArgs},
    output::Output,
};

pub(crate) fn backup(args: &BackupArgs, out: &mut Output) -> anyhow::Result<bool> {
    let config = args.server.config()?;
    only_files(&config)?;
    let report = super::block_on(shinar_server::backup(&config.data, &args.file))?;
    print(&report, "written", args.json, out)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut Output) -> anyhow::Result<bool> {
    if args.check {
        let report = super::block_on(shinar_server::verify(&args.file))?;
        return print(&report, "undamaged", args.json, out);
    }
    let config = args.server.config()?;
    only_files(&config)?;
    let report = super::block_on(shinar_server::restore(&args.file, &config.data, args.replace))?;
    print(&report, "restored", args.json, out)?;
    if let (Some(replaced), false) = (&report.replaced, args.json) {
        out.line(format!("the database that was there is kept as {}", replaced.display()))?;
    }
    Ok(true)
}

fn only_files(config: &Config) -> anyhow::Result<()> {
    if config.database.is_some() {
        bail!("PostgreSQL is backed up with pg_dump (docs/hosting.md), or with `shinar export`");
    }
    Ok(())
}

fn print(report: &BackupReport, done: &str, json: bool, out: &mut Output) -> anyhow::Result<bool> {
    if json {
        out.json(report)?;
    } else {
        let BackupReport { file, bytes, people, tables, entries, .. } = report;
        let [bytes, people, tables, entries] =
            [*bytes, *people as u64, *tables as u64, *entries as u64].map(grouped);
        out.line(format!(
            "{done}: {} ({bytes} bytes, {people} people, {tables} tables, {entries} journal entries)",
            file.display()
        ))?;
    }
    Ok(true)
}
