//! The PostgreSQL that the server's tests start: installed from Debian's packages when it is missing.

use std::{fs, path::Path, process::Command};

use anyhow::{Context, bail};

use crate::Call;

/// Where Debian puts the programs, a folder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// Installs PostgreSQL unless it is there, and says so.
pub(crate) fn install() -> anyhow::Result<()> {
    if is_there() {
        return Ok(());
    }
    let help = "the server's tests start a PostgreSQL of their own; install it with `apt install postgresql`";
    let apt = Command::new("apt-get").arg("--version").output();
    if !apt.is_ok_and(|answer| answer.status.success()) {
        bail!("PostgreSQL is not installed, and there is no apt-get to install it with: {help}");
    }
    if !is_root()? {
        bail!("PostgreSQL is not installed, and only root can install it: {help}");
    }
    eprintln!("PostgreSQL is not installed; installing Debian's package `postgresql`");
    apt_get(&["update"]).run()?;
    apt_get(&["install", "--yes", "--no-install-recommends", "postgresql"]).run()?;
    if is_there() { Ok(()) } else { bail!("PostgreSQL was installed, but is not in {PROGRAMS}: {help}") }
}

fn is_there() -> bool {
    let versions = fs::read_dir(PROGRAMS).into_iter().flatten().flatten();
    versions.into_iter().any(|version| has_server(&version.path()))
}

fn has_server(version: &Path) -> bool {
    ["initdb", "postgres"].iter().all(|program| version.join("bin").join(program).is_file())
}

fn is_root() -> anyhow::Result<bool> {
    let id = Command::new("id").arg("-u").output().context("cannot ask who we are")?;
    Ok(id.stdout.trim_ascii() == b"0")
}

fn apt_get(args: &[&str]) -> Call {
    let mut command = Command::new("apt-get");
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
    Call(command)
}
