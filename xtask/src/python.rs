//! The Python package: `cargo xtask wheel`, its part of `cargo ci`, and `cargo xtask lab`, which needs PyTorch.
//!
//! Everything is installed into a virtual environment below `target/`, which stays there for the next run.

use std::{fs, path::PathBuf, process::Command};

use anyhow::Context;

use crate::{Call, again, root, step};

/// A virtual environment with what an extra of `pyproject.toml` names.
struct Environment(PathBuf);

impl Environment {
    /// Makes it, unless it is there already with the same requirements.
    fn new(name: &str, extras: &[&str]) -> anyhow::Result<Self> {
        let folder = target().join(name);
        let wanted = fs::read_to_string(root().join("pyproject.toml")).context("pyproject.toml")?;
        let mark = folder.join("pyproject.toml");
        if fs::read_to_string(&mark).is_ok_and(|known| known == wanted) {
            return Ok(Self(folder));
        }
        let made = Self::empty(name)?;
        let mut packages = vec!["maturin>=1.9.4,<2".to_owned(), "numpy>=1.26".to_owned()];
        for extra in extras {
            packages.extend(requirements(&wanted, extra)?);
        }
        let mut pip = made.program("pip");
        pip.args(["install", "--quiet", "--disable-pip-version-check"]).args(packages);
        step("python packages", Call(pip))?;
        fs::write(mark, wanted)?;
        Ok(made)
    }

    /// Makes it from scratch, with nothing in it.
    fn empty(name: &str) -> anyhow::Result<Self> {
        let folder = target().join(name);
        let mut python = Command::new("python3");
        python.args(["-m", "venv", "--clear"]).arg(&folder);
        step("python environment", Call(python))?;
        Ok(Self(folder))
    }

    /// One of its programs, run at the root of the repository.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.0.join("bin").join(name));
        let path = std::env::var_os("PATH").unwrap_or_default();
        let paths = std::env::split_paths(&path).collect::<Vec<_>>();
        let all = std::env::join_paths([self.0.join("bin")].into_iter().chain(paths)).unwrap_or(path);
        command.current_dir(root()).env("VIRTUAL_ENV", &self.0).env("PATH", all);
        command
    }

    fn run(&self, name: &str, program: &str, args: &[&str]) -> anyhow::Result<()> {
        let mut command = self.program(program);
        command.args(args);
        step(name, Call(command))
    }
}

/// The packages of an extra in `pyproject.toml`: a list of texts over several lines or one.
fn requirements(project: &str, extra: &str) -> anyhow::Result<Vec<String>> {
    let (_, rest) = project
        .split_once(&format!("\n{extra} = ["))
        .with_context(|| format!("pyproject.toml has no extra {extra}"))?;
    // Brackets inside a text belong to it, as in `ray[client]`.
    let mut parts = rest.split('"');
    let mut found = Vec::new();
    while !parts.next().context("pyproject.toml: a list without an end")?.contains(']') {
        found.push(parts.next().context("pyproject.toml: a text without an end")?.to_owned());
    }
    Ok(found)
}

/// The target folder of this build.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Builds a wheel for this machine.
pub(crate) fn wheel() -> anyhow::Result<()> {
    let environment = Environment::new("python-wheel", &[])?;
    let folder = target().join("wheels");
    let folder = folder.display().to_string();
    environment.run("wheel", "maturin", &["build", "--release", "--out", &folder])?;
    eprintln!("the wheel is in {folder}");
    Ok(())
}

/// Builds the package in a virtual environment, checks its types, runs its tests, and installs it as anybody would.
pub(crate) fn ci() -> anyhow::Result<()> {
    check("python", &["test"], "torch")?;
    install()
}

/// The tests with the package that `cargo ci` does without because of its size: PyTorch.
pub(crate) fn lab() -> anyhow::Result<()> {
    check("python-lab", &["test", "heavy"], "")
}

/// Tests may be skipped for want of `missing` only.
fn check(name: &str, extras: &[&str], missing: &str) -> anyhow::Result<()> {
    let environment = Environment::new(name, extras)?;
    // Not the release build, which would compile everything once more.
    environment.run("python package", "maturin", &["develop", "--quiet"])?;
    environment.run("python types", "mypy", &[])?;
    let compare = ["-m", "mypy.stubtest", "shinar._shinar"];
    environment.run("python stubs", "python", &compare)?;
    let pytest = |args: &[&str]| {
        let mut tests = environment.program("pytest");
        tests.args(args).env("SHINAR_MISSING_PACKAGES", missing);
        Call(tests)
    };
    again::or_again("python tests", pytest(&[]), pytest(&["--last-failed"]))
}

/// `pip install .` into an environment with nothing else in it, and a first game.
fn install() -> anyhow::Result<()> {
    let environment = Environment::empty("python-clean")?;
    let mut pip = environment.program("pip");
    pip.args(["install", "--quiet", "--disable-pip-version-check", "."]);
    // With what was compiled for the tests.
    pip.env("MATURIN_PEP517_ARGS", "--profile dev");
    step("python install", Call(pip))?;
    let mut play = environment.program("python");
    // Away from the sources, which could be imported as well.
    play.current_dir(&environment.0).args(["-c", FIRST_GAME]);
    step("python first game", Call(play))
}

const FIRST_GAME: &str = "
import pathlib, sys
import shinar

assert pathlib.Path(sys.prefix) in pathlib.Path(shinar.__file__).parents, shinar.__file__
for game in shinar.games():
    state = shinar.State(game['id'], seed=1)
    while not state.is_terminal():
        state.apply_action(state.sample_action())
    assert abs(sum(state.returns()) - 1) < 1e-6
";

/// Whether there is a Python that can make virtual environments.
pub(crate) fn is_there() -> bool {
    let ask = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";
    let asked = Command::new("python3").args(["-c", ask]).output();
    asked.is_ok_and(|output| output.status.success())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn extras_are_read_from_the_project() {
        let project = fs::read_to_string(root().join("pyproject.toml")).unwrap();
        let test = requirements(&project, "test").unwrap();
        assert!(test.iter().any(|one| one.starts_with("pytest")), "{test:?}");
        let heavy = requirements(&project, "heavy").unwrap();
        assert!(heavy.iter().all(|one| !test.contains(one)), "{heavy:?} stay out of `cargo ci`");
        assert_eq!(requirements("\na = [\"b[c]>=1\", \"d\"]\ne = []", "a").unwrap(), ["b[c]>=1", "d"]);
        assert!(requirements("\na = [\"b\"", "a").is_err());
        assert!(requirements(&project, "nothing").is_err());
    }
}
