//! Programs that the checks need and that neither cargo nor npm fetches.
//!
//! A check does not change the machine: it names what is missing and the command that installs it. `.ci/run`, which runs on
//! hosted CI machines, installs these packages itself.

use std::{fs, path::Path};

use anyhow::bail;

/// Where Debian installs PostgreSQL, with a folder for each version; `crates/server/tests/world` looks there too.
const POSTGRES: &str = "/usr/lib/postgresql";

/// The usual paths of browsers that the tests can drive; `web/e2e/world.mjs` tries the same ones.
const BROWSERS: [&str; 4] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// A program, by its Debian package.
pub(crate) struct Program {
    package: &'static str,
    purpose: &'static str,
    is_there: fn() -> bool,
}

pub(crate) const POSTGRESQL: Program = Program {
    package: "postgresql",
    purpose: "the server's tests start a PostgreSQL of their own",
    is_there: has_postgres,
};

pub(crate) const CHROMIUM: Program = Program {
    package: "chromium",
    purpose: "the browser tests drive Chromium; if it is elsewhere, set CHROMIUM=PATH",
    is_there: has_browser,
};

pub(crate) const WASM: Program = Program {
    package: "rustc-web rust-web-src lld-22",
    purpose: "the engine inside the page is WebAssembly; `rustup target add wasm32-unknown-unknown` will do as well",
    is_there: crate::wasm::can_build,
};

pub(crate) const PYTHON: Program = Program {
    package: "python3-venv",
    purpose: "the Python package is built and tested in a virtual environment; Python 3.10 or newer",
    is_there: crate::python::is_there,
};

/// Fails if a program is missing, and says how to install all that are.
pub(crate) fn check(programs: &[Program]) -> anyhow::Result<()> {
    let missing: Vec<_> = programs.iter().filter(|program| !(program.is_there)()).collect();
    match complaint(&missing) {
        Some(complaint) => bail!(complaint),
        None => Ok(()),
    }
}

fn complaint(missing: &[&Program]) -> Option<String> {
    if missing.is_empty() {
        return None;
    }
    let reasons: Vec<_> =
        missing.iter().map(|program| format!("\n  {}: {}", program.package, program.purpose)).collect();
    let packages: Vec<_> = missing.iter().map(|program| program.package).collect();
    Some(format!(
        "these programs are not installed:{}\non Debian: sudo apt-get install --no-install-recommends {}",
        reasons.concat(),
        packages.join(" ")
    ))
}

fn has_postgres() -> bool {
    let has_server = |version: &Path| {
        ["initdb", "postgres"].iter().all(|program| version.join("bin").join(program).is_file())
    };
    let versions = fs::read_dir(POSTGRES).into_iter().flatten().flatten();
    versions.into_iter().any(|version| has_server(&version.path()))
}

fn has_browser() -> bool {
    let named = std::env::var_os("CHROMIUM");
    named.is_some_and(|path| Path::new(&path).exists())
        || BROWSERS.iter().any(|path| Path::new(path).exists())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn what_is_missing_is_named_with_one_command() {
        assert_eq!(complaint(&[]), None);
        let text = complaint(&[&POSTGRESQL, &CHROMIUM]).unwrap();
        assert!(text.ends_with("sudo apt-get install --no-install-recommends postgresql chromium"), "{text}");
    }

    #[test]
    fn ci_installs_the_packages_that_are_checked_for() {
        let script = fs::read_to_string(crate::root().join(".ci/run")).unwrap();
        for program in [POSTGRESQL, CHROMIUM, WASM, PYTHON] {
            assert!(script.contains(&format!("packages+=({})", program.package)), "{}", program.package);
        }
    }
}
