//! The PostgreSQL that the server's tests start: installed from Debian's packages when it is missing.

use std::{fs, path::Path};

use crate::debian;

/// Where Debian puts the programs, a folder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// Installs PostgreSQL unless it is there, and says so.
pub(crate) fn install() -> anyhow::Result<()> {
    let help = "the server's tests start a PostgreSQL of their own; install it with `apt install postgresql`";
    debian::need("postgresql", is_there, help)
}

fn is_there() -> bool {
    let versions = fs::read_dir(PROGRAMS).into_iter().flatten().flatten();
    versions.into_iter().any(|version| has_server(&version.path()))
}

fn has_server(version: &Path) -> bool {
    ["initdb", "postgres"].iter().all(|program| version.join("bin").join(program).is_file())
}
