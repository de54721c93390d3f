//! Programs that the tests need, from Debian's packages.

use std::process::Command;

use anyhow::{Context, bail};

use crate::Call;

/// Installs a package unless what it brings is there, and says so. Who may not install it learns from `help` what to do.
pub(crate) fn need(package: &str, is_there: impl Fn() -> bool, help: &str) -> anyhow::Result<()> {
    if is_there() {
        return Ok(());
    }
    let apt = Command::new("apt-get").arg("--version").output();
    if !apt.is_ok_and(|answer| answer.status.success()) {
        bail!("`{package}` is not installed, and there is no apt-get to install it with: {help}");
    }
    if !is_root()? {
        bail!("`{package}` is not installed, and only root can install it: {help}");
    }
    eprintln!("installing Debian's package `{package}`, which is missing");
    apt_get(&["update", "--quiet"]).run().context(help.to_owned())?;
    apt_get(&["install", "--yes", "--no-install-recommends", package]).run().context(help.to_owned())?;
    if is_there() {
        Ok(())
    } else {
        bail!("`{package}` was installed, but what it brings is not found: {help}")
    }
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
