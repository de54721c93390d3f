//! `shinar export` and `shinar import`: everything a server has, as documented files.

use shinar_server::Manifest;

use super::grouped;
use crate::{
    args::{ExportArgs, ImportArgs},
    output::Output,
};

pub(crate) fn export(args: &ExportArgs, out: &mut Output) -> anyhow::Result<bool> {
    let url = args.server.config()?.database_url();
    let manifest = super::block_on(shinar_server::export(&url, &args.folder))?;
    print(&manifest, "exported", args.json, out)
}

pub(crate) fn import(args: &ImportArgs, out: &mut Output) -> anyhow::Result<bool> {
    let config = args.server.config()?;
    let manifest = super::block_on(shinar_server::import(&config, &args.folder))?;
    print(&manifest, "imported", args.json, out)
}

fn print(manifest: &Manifest, done: &str, json: bool, out: &mut Output) -> anyhow::Result<bool> {
    if json {
        out.json(manifest)?;
        return Ok(true);
    }
    for file in &manifest.files {
        out.line(format!("{:>12} {}", grouped(file.rows), file.table))?;
    }
    let rows: u64 = manifest.files.iter().map(|file| file.rows).sum();
    out.line(format!("{:>12} rows {done}", grouped(rows)))?;
    Ok(true)
}
