//! The page in `web/`: built when its sources changed, checked in CI.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use anyhow::bail;

use crate::{Call, cargo, root, step};

/// The oldest Node.js that the page's tools run on.
const NODE: (u32, u32) = (20, 19);

/// What the page is made of, from the repository's root.
const SOURCES: [&str; 9] = [
    "crates/amyitis/data/components.toml",
    "locales",
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
];

/// Builds the page unless the built one is newer than everything it is made of.
pub(crate) fn build() -> anyhow::Result<()> {
    let built = changed(&root().join("web/dist/index.html"));
    let newest = SOURCES.iter().filter_map(|path| newest(&root().join(path))).max();
    if built.is_some() && built >= newest {
        return Ok(());
    }
    need_node()?;
    install()?;
    eprintln!("building the page");
    npm(["run", "--silent", "build"]).run()
}

/// Lints, types, tests and the build of the page; then the page in a real browser, at a real server.
pub(crate) fn ci() -> anyhow::Result<()> {
    install()?;
    step("page: format and lints", npm(["run", "--silent", "lint"]))?;
    step("page: types", npm(["run", "--silent", "check"]))?;
    step("page: tests", npm(["run", "--silent", "test"]))?;
    step("page: build", npm(["run", "--silent", "build"]))?;
    // With the features of the tests, so that nothing is built twice. Built for development, it serves `web/dist` as it lies there.
    step("page: server", cargo("build --quiet --workspace --all-features --bin shinar".split(' ')))?;
    let server = std::env::current_exe()?.with_file_name(format!("shinar{}", std::env::consts::EXE_SUFFIX));
    let mut browser = npm(["run", "--silent", "e2e"]);
    browser.0.env("SHINAR", server);
    step("page: in a browser", browser)
}

/// Fetches the page's packages unless those of the present lock file are there.
fn install() -> anyhow::Result<()> {
    let web = root().join("web");
    let there = changed(&web.join("node_modules/.package-lock.json"));
    if there.is_some() && there >= changed(&web.join("package-lock.json")) {
        return Ok(());
    }
    eprintln!("fetching the page's packages");
    // The versions are those of the lock file. `npm ci` would also insist that it lists binaries for all other systems.
    npm(["install", "--no-save", "--no-audit", "--no-fund"]).run()
}

/// Fails unless there is a Node.js that is new enough.
pub(crate) fn need_node() -> anyhow::Result<()> {
    let help = format!(
        "the page needs Node.js {}.{} or newer with npm: https://nodejs.org, or your system's packages `nodejs` and `npm`. \
         Everything else works without; `cargo run --release -- play babylonia` is a game in the terminal",
        NODE.0, NODE.1
    );
    let Ok(answer) = Command::new("node").arg("--version").output() else {
        bail!("Node.js is not installed; {help}");
    };
    let version = String::from_utf8_lossy(&answer.stdout);
    match node_version(&version) {
        Some(found) if found >= NODE => Ok(()),
        _ => bail!("Node.js here is {}; {help}", version.trim()),
    }
}

/// Reads `v20.19.1` as far as it matters.
fn node_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

fn npm<'a>(args: impl IntoIterator<Item = &'a str>) -> Call {
    // On Windows npm is a script that only the command interpreter finds.
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "npm"]);
        command
    } else {
        Command::new("npm")
    };
    command.args(args).current_dir(root().join("web"));
    Call(command)
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|facts| facts.modified()).ok()
}

/// When a file, or anything in a folder, changed last.
fn newest(path: &Path) -> Option<SystemTime> {
    let inside = fs::read_dir(path).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    inside.filter_map(|path: PathBuf| newest(&path)).chain(changed(path)).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node() {
        assert_eq!(node_version("v20.19.1\n"), Some((20, 19)));
        assert_eq!(node_version("v22.0.0"), Some((22, 0)));
        assert_eq!(node_version("nonsense"), None);
        assert!(node_version("v18.20.0") < Some(NODE));
    }
}
