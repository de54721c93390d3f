//! Tests that failed are run once more, by themselves.
//!
//! Many tests wait for sockets, disks, processes and browsers. On a busy machine one of them may be too slow for another. What fails
//! alone, too, has failed; what passes then is named, so that it can be mended.

use std::{
    io::{BufRead, BufReader, Write},
    process::Stdio,
};

use anyhow::{Context, bail};

use crate::{Call, cargo, step};

/// Runs the tests of the workspace.
pub(crate) fn cargo_tests() -> anyhow::Result<()> {
    eprintln!("== tests");
    let mut all = cargo("test --workspace --all-features --no-fail-fast".split(' '));
    let mut child = all.0.stderr(Stdio::piped()).spawn().context("cannot start cargo")?;
    let mut said = Vec::new();
    if let Some(stderr) = child.stderr.take() {
        for line in BufReader::new(stderr).split(b'\n') {
            let line = line?;
            std::io::stderr().write_all(&[&line[..], b"\n"].concat())?;
            said.push(String::from_utf8_lossy(&line).into_owned());
        }
    }
    if child.wait()?.success() {
        return Ok(());
    }
    let failed = failed_targets(&said);
    if failed.is_empty() {
        bail!("the tests check failed");
    }
    for target in failed {
        let name = format!("tests of {target} once more, one at a time");
        // Of the whole workspace, since a package by itself would be built with other features: targets of the same name run, too.
        let kind = target.split(' ').skip(2).chain(["--", "--test-threads=1"]);
        step(&name, cargo("test --workspace --all-features".split(' ').chain(kind)))?;
    }
    Ok(())
}

/// The targets that cargo lists in the end, such as `-p shinar-server --test server`.
fn failed_targets(said: &[String]) -> Vec<&str> {
    let list = said.iter().skip_while(|line| !(line.starts_with("error: ") && line.contains("failed:")));
    list.skip(1).map_while(|line| line.trim().strip_prefix('`')?.strip_suffix('`')).collect()
}

/// Runs something, and something else if it failed.
pub(crate) fn or_again(name: &str, first: Call, again: Call) -> anyhow::Result<()> {
    step(name, first).or_else(|error| {
        eprintln!("{error:#}");
        step(&format!("{name}: once more what failed"), again)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_targets_are_what_cargo_lists() {
        let said = "   Compiling a v1\nwarning: x\nerror: test failed, to rerun pass `-p a --lib`\n\
            error: 2 targets failed:\n    `-p a --lib`\n    `-p b --test server`\n";
        let lines: Vec<_> = said.lines().map(str::to_owned).collect();
        assert_eq!(failed_targets(&lines), ["-p a --lib", "-p b --test server"]);
        let compile: Vec<_> = ["error: could not compile `a`".to_owned()].into();
        assert_eq!(failed_targets(&compile), [""; 0]);
    }
}
